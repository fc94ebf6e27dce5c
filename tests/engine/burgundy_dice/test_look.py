"""What can be read off the table."""

from __future__ import annotations

import pytest

from engine.burgundy_dice import look
from engine.burgundy_dice.scoring import CIRCLES
from engine.burgundy_dice.values import Mark
from tests.engine.burgundy_dice.table import ANN, BEN, BLUE, GREEN, GREY, ORANGE, VIOLET, YELLOW, Table


@pytest.mark.rule("BDG-120")
def test_a_sheet_is_seen_as_it_was_until_all_have_finished() -> None:
    table = Table((3, 5, YELLOW, BLUE, 1))
    before = table.sheet()
    table.mark("h28", 3)
    assert look.sheet(table.game, ANN, ANN) == table.sheet() != before
    assert look.sheet(table.game, ANN, BEN) == before
    assert look.sheet(table.game, ANN, None) == before
    table.end()
    table.turn()
    assert look.sheet(table.game, ANN, BEN) == table.sheet()


@pytest.mark.rule("BDG-051", "BDG-056", "BDG-058")
def test_what_a_marking_would_bring() -> None:
    table = Table((1, 3, VIOLET, YELLOW, 1))
    table.put(h33=1)
    digest = table.match.digest()
    assert look.yields(table.game, Mark("h32", 1)) == look.Yield(4, ("h32", "h33"), "monk", "")
    assert look.yields(table.game, Mark("h28", 3)) == look.Yield(2, ("h28",), "", "")
    assert look.yields(table.game, Mark("h37", 3)) == look.Yield(0, (), "", "")
    table.give("monk", CIRCLES[0])
    assert look.yields(table.game, Mark("h32", 1)).lost == "monk"
    table.set_sheet(ANN, table.sheet())
    assert table.match.digest() != digest  # only what the test itself wrote has changed
    assert table.sheet().numbers[31] == -1


@pytest.mark.rule("BDG-084", "BDG-103")
def test_which_stars_are_left() -> None:
    table = Table()
    assert set(look.stars(table.game).values()) == {(True, True)}
    table.game.state.stars = (1, 2, 0, 0, 0, 0)
    found = look.stars(table.game)
    assert (found[VIOLET], found[GREY], found[BLUE]) == ((False, True), (False, False), (True, True))
    alone = Table((1, 2, GREEN, ORANGE, 1), players=1)
    assert set(look.stars(alone.game).values()) == {(True, True)}
    alone.phase(3)
    assert set(look.stars(alone.game).values()) == {(False, True)}


@pytest.mark.rule("BDG-022", "BDG-102")
def test_how_much_time_is_gone() -> None:
    table = Table((1, 2, GREY, GREY, 2))
    assert look.time_gone(table.game) == (2, 0, 0)
    table.phase(2, boxes=7, round=5)
    assert look.time_gone(table.game) == (10, 7, 0)
    alone = Table((1, 2, GREY, GREY, 2), players=1)
    assert look.time_gone(alone.game) == (1, 0, 0)
    alone.phase(3, round=4)
    assert look.time_gone(alone.game) == (8, 8, 4)
