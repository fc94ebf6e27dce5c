"""Starting castles and the three ways to choose them."""

from __future__ import annotations

import pytest

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.sheet import CIRCLED, FREE, STARTED
from engine.burgundy_dice.values import BonusGained, CastleChosen, CastlesShown, DiceRolled, Mark, StartAt
from engine.core.match import new_match
from engine.core.problems import OptionError
from engine.core.values import Scored
from tests.engine.burgundy_dice.table import ANN, BEN, BLUE, CARL, GREEN, NAMES, ORANGE, Table

CASTLES_OF_A = ["h11", "h14", "h24", "h27"]


@pytest.mark.rule("BDG-001", "BDG-002", "BDG-010")
def test_everyone_gets_an_empty_sheet_of_the_same_duchy() -> None:
    for duchy in "ABCD":
        table = Table(players=3, starts=(), duchy=duchy)
        assert table.game.duchy.id == duchy
        assert [set(sheet.numbers) for sheet in table.game.state.sheets] == [{-1}] * 3
        assert table.seat == ANN


@pytest.mark.rule("BDG-010")
def test_one_roll_serves_all_and_nobody_rolls_in_between() -> None:
    table = Table((2, 4, BLUE, ORANGE, 1), (1, 1, BLUE, BLUE, 1), players=3)
    rolls = []
    for _ in range(3):
        assert table.game.state.numbers == (2, 4)
        table.turn()
        rolls.append(len(table.of(DiceRolled)))
    assert rolls == [0, 0, 1]
    assert table.game.state.numbers == (1, 1)


@pytest.mark.rule("BDG-011")
def test_every_player_marks_one_of_four_castles_before_the_first_roll() -> None:
    table = Table(starts=())
    assert [action.hex for action in table.match.actions()] == CASTLES_OF_A
    assert table.game.state.round == 0
    assert table.refused(StartAt("h01")) == ("BDG-011", "no_castle")
    assert table.refused(Mark("h12", 1)) == ("BDG-011", "not_now")
    table.play(StartAt("h11"))
    assert table.sheet(ANN).numbers[INDEX["h11"]] == STARTED
    assert table.seat == BEN
    assert table.asks == "choose_castle"


@pytest.mark.rule("BDG-012", "BDG-015")
def test_example_the_castle_with_the_blue_square() -> None:
    table = Table((5, 6, BLUE, ORANGE, 1), starts=("h11", "h27"))
    sheet = table.sheet(ANN)
    assert sheet.owned("goods") == 1
    assert sheet.circled == (0, 0, 0, 0)
    assert sheet.castles == (FREE, FREE, CIRCLED, FREE)
    assert table.match.scores() == [1, 1]
    around = {"h05", "h06", "h10", "h12", "h17", "h18"}
    assert {hex for hex, _, _ in table.marks()} == around - {"h12"}  # no die shows yellow


@pytest.mark.rule("BDG-013", "BDG-015")
def test_castles_are_chosen_unseen_and_several_may_choose_the_same() -> None:
    table = Table(players=3, starts=("h11",))
    chosen = table.of(CastleChosen)[0]
    assert chosen.seen_by(ANN) == chosen
    assert chosen.seen_by(BEN) is None
    assert table.of(BonusGained)[0].seen_by(BEN) is None
    assert table.game.view(BEN)["state"]["sheets"][ANN] is None
    assert table.game.view(ANN)["state"]["sheets"][ANN] is not None
    assert StartAt("h11") in table.match.actions()
    table.play(StartAt("h11"))
    table.play(StartAt("h14"))
    shown = table.of(CastlesShown)[0]
    assert shown.hexes == ("h11", "h11", "h14")
    assert shown.reveals
    assert table.game.view(BEN)["state"]["sheets"][ANN]["numbers"][INDEX["h11"]] == STARTED


@pytest.mark.rule("BDG-014")
def test_the_first_point_is_already_printed() -> None:
    match = new_match(SPEC, NAMES[:4], seed=1)
    assert match.scores() == [1, 1, 1, 1]
    assert [
        (event.seat, event.source, event.points) for event in match.opening if isinstance(event, Scored)
    ] == [(seat, GREEN, 1) for seat in range(4)]
    assert all(sheet.columns == ((1,), (), ()) for sheet in match.game.state.sheets)


@pytest.mark.rule("BDG-015", "BDG-044")
def test_the_starting_castle_counts_as_marked_for_green_but_holds_no_number() -> None:
    table = Table((1, 2, GREEN, GREEN, 1))
    table.put(h20=4, h13=1, h12=1)
    assert table.sheet().full((INDEX["h27"],))
    # h14 touches h13 (1) and h20 (4); no castle takes a number from the starting castle
    assert table.numbers_for("h14") == [1]


@pytest.mark.rule("BDG-100")
def test_all_different_openly_and_in_turn() -> None:
    table = Table(players=3, starts=("h14",), castles="different")
    assert table.of(CastleChosen)[0].seen_by(CARL) == table.of(CastleChosen)[0]
    assert table.game.view(CARL)["state"]["sheets"][ANN]["numbers"][INDEX["h14"]] == STARTED
    assert [action.hex for action in table.match.actions()] == ["h11", "h24", "h27"]
    assert table.refused(StartAt("h14")) == ("BDG-100", "taken")
    table.play(StartAt("h27"))
    assert [action.hex for action in table.match.actions()] == ["h11", "h24"]
    table.play(StartAt("h11"))
    assert table.of(CastlesShown) == []
    assert table.asks == "mark_hex"


@pytest.mark.rule("BDG-100")
def test_five_cannot_all_be_different() -> None:
    new_match(SPEC, NAMES[:4], {"castles": "different"})
    with pytest.raises(OptionError) as caught:
        new_match(SPEC, NAMES, {"castles": "different"})
    assert caught.value.key == "too_many_castles"


@pytest.mark.rule("BDG-101")
def test_all_the_same_as_the_owner_says() -> None:
    table = Table(players=4, starts=("h24",), castles="same")
    assert table.seat == ANN
    assert table.asks == "mark_hex"
    assert [sheet.numbers.index(STARTED) for sheet in table.game.state.sheets] == [INDEX["h24"]] * 4
    assert [sheet.owned("worker") for sheet in table.game.state.sheets] == [1] * 4
