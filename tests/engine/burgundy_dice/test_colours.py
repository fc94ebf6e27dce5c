"""Extra points for all hexes of a colour."""

from __future__ import annotations

import pytest

from engine.burgundy_dice.duchies import NAMES
from engine.burgundy_dice.scoring import COLOURS
from engine.burgundy_dice.values import ColourCompleted
from tests.engine.burgundy_dice.table import ANN, BEN, CARL, DORA, GREEN, GREY, VIOLET, YELLOW, Table

YELLOW_HEXES = ("h12", "h13", "h23", "h28", "h29", "h36", "h37")


def all_but(table: Table, seat: int, last: str, colour: str = YELLOW) -> None:
    """The seat has marked all hexes of a colour but one; and what leads there."""
    rest = [NAMES[hex] for hex in table.game.duchy.whole[colour] if NAMES[hex] != last]
    table.put(seat, **dict.fromkeys(rest, 3))


def stars(table: Table, colour: str = YELLOW) -> int:
    return table.game.state.stars[COLOURS.index(colour)]


@pytest.mark.rule("BDG-080", "BDG-081", "BDG-085")
def test_the_first_gets_the_higher_number_at_the_end_of_the_round() -> None:
    table = Table((3, 3, YELLOW, GREY, 1))
    table.phase(2)
    all_but(table, ANN, "h28")
    table.turn(("h28", 3))
    assert table.of(ColourCompleted) == []
    table.turn()
    assert [(event.seat, event.place) for event in table.of(ColourCompleted)] == [(ANN, 1)]
    assert table.scored == [(ANN, YELLOW, 2), (ANN, "colours", 4)]
    assert table.sheet().columns == ((1,), (2, 4), ())


@pytest.mark.rule("BDG-081", "BDG-082", "BDG-083", "BDG-084", "BDG-085")
def test_example_two_first_one_second_one_too_late() -> None:
    table = Table(*[(3, 3, YELLOW, GREY, 1)] * 4, players=4)
    for seat in range(4):
        all_but(table, seat, "h28")
    for seat in range(4):
        table.turn(*([("h28", 3)] if seat in (ANN, BEN) else []))
    assert [row for row in table.scored if row[1] == "colours"] == [(ANN, "colours", 4), (BEN, "colours", 4)]
    assert stars(table) == 1
    for seat in range(4):
        table.turn(*([("h28", 3)] if seat == CARL else []))
    assert [row for row in table.scored if row[1] == "colours"] == [(CARL, "colours", 2)]
    assert stars(table) == 2
    for seat in range(4):
        table.turn(*([("h28", 3)] if seat == DORA else []))
    assert [row for row in table.scored if row[1] == "colours"] == []
    assert [(event.seat, event.place) for event in table.of(ColourCompleted)] == [(DORA, 0)]
    assert stars(table) == 2


@pytest.mark.rule("BDG-082", "BDG-083", "BDG-085")
def test_example_one_first_and_two_second() -> None:
    table = Table(*[(3, 3, YELLOW, GREY, 1)] * 3, players=3)
    for seat in range(3):
        all_but(table, seat, "h28")
    table.turn(("h28", 3))
    table.pass_all()
    for seat in range(3):
        table.turn(*([("h28", 3)] if seat != ANN else []))
    assert [row for row in table.scored if row[1] == "colours"] == [
        (BEN, "colours", 2),
        (CARL, "colours", 2),
    ]
    assert stars(table) == 2


@pytest.mark.rule("BDG-015", "BDG-080", "BDG-081")
def test_the_starting_castle_counts_for_green() -> None:
    table = Table((1, 2, GREEN, GREEN, 1))
    table.put(h26=5, h25=1, h18=6, h12=1, h20=1, h11=1, h14=1)
    table.turn(("h24", 1))
    table.turn()
    assert (ANN, "colours", 3) in table.scored


@pytest.mark.rule("BDG-081")
@pytest.mark.parametrize(("colour", "numbers"), [(VIOLET, 1), (GREY, 3)])
def test_second_places_of_violet_and_grey(colour: str, numbers: int) -> None:
    last = {VIOLET: "h33", GREY: "h30"}[colour]
    table = Table(*[(numbers, numbers, colour, YELLOW, 1)] * 2)
    for seat in (ANN, BEN):
        rest = [NAMES[hex] for hex in table.game.duchy.whole[colour] if NAMES[hex] != last]
        table.put(seat, **dict.fromkeys(rest, numbers), h31=5)
    table.turn((last, numbers))
    table.turn()
    table.turn()
    table.turn((last, numbers))
    second = {VIOLET: 2, GREY: 1}[colour]
    assert (BEN, "colours", second) in table.scored
