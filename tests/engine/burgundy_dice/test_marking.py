"""Marking a hex: combinations, neighbours, and the condition of each colour.

Neighbours in duchy A: h27 (the starting castle) touches h20, h21, h26, h28, h32 and h33.
"""

from __future__ import annotations

import pytest

from engine.burgundy_dice.sheet import CIRCLED
from engine.burgundy_dice.values import BonusGained, BonusLost, EndTurn, HexMarked, Mark, TakeWorker
from tests.engine.burgundy_dice.table import ANN, BLUE, GREEN, GREY, ORANGE, VIOLET, YELLOW, Table


@pytest.mark.rule("BDG-030")
def test_one_number_die_and_one_colour_die_mark_one_hex() -> None:
    table = Table((1, 5, VIOLET, BLUE, 1))
    table.without_bonuses()
    assert table.marks() == {("h33", 1, ""), ("h32", 1, ""), ("h26", 5, "")}
    table.mark("h26", 5)
    event = table.of(HexMarked)[0]
    assert (event.hex, event.number, event.number_die, event.colour_die) == ("h26", 5, 1, 1)
    assert table.sheet().numbers[25] == 5


@pytest.mark.rule("BDG-030")
def test_what_the_dice_do_not_show_and_what_is_marked_already() -> None:
    table = Table((1, 5, VIOLET, BLUE, 1))
    table.without_bonuses()
    assert table.refused(Mark("h33", 2)) == ("BDG-030", "number")
    assert table.refused(Mark("h28", 1)) == ("BDG-030", "colour")
    assert table.refused(Mark("h27", 1)) == ("BDG-030", "marked")
    assert table.refused(Mark("h99", 1)) == ("BDG-030", "no_hex")
    assert table.refused(EndTurn()) == ("BDG-030", "not_now")


@pytest.mark.rule("BDG-031")
def test_the_hex_must_touch_a_marked_one_of_the_same_player() -> None:
    table = Table((1, 5, VIOLET, BLUE, 1), (1, 2, VIOLET, VIOLET, 1), starts=("h27", "h11"))
    assert table.refused(Mark("h19", 1)) == ("BDG-031", "apart")
    table.turn(("h26", 5))
    assert ("h19", 1, "") not in table.marks()  # what Ann has marked opens nothing for Ben
    table.turn()
    assert table.seat == ANN
    assert ("h19", 1, "") in table.marks()


@pytest.mark.rule("BDG-032")
def test_a_worker_instead_of_a_combination_is_the_whole_turn() -> None:
    table = Table((1, 5, VIOLET, BLUE, 1))
    table.give("silver")
    assert TakeWorker() in table.match.actions()
    table.take_worker()
    assert table.of(BonusGained)[0].bonus == "worker"
    assert table.sheet().circled == (0, 1, 0, 1)
    assert table.match.actions() == (EndTurn(),)
    assert table.refused(Mark("h33", 1)) == ("BDG-068", "after_worker")


@pytest.mark.rule("BDG-032")
def test_without_a_fitting_combination_only_the_worker_is_left() -> None:
    table = Table((1, 2, BLUE, GREEN, 1))
    table.without_bonuses()
    assert table.match.actions() == (TakeWorker(),)


@pytest.mark.rule("BDG-032", "BDG-058")
def test_without_a_free_worker_circle_the_player_gets_nothing() -> None:
    table = Table((1, 2, BLUE, GREEN, 1))
    table.give("worker", 10)
    table.take_worker()
    assert table.of(BonusLost)[0].bonus == "worker"
    assert table.sheet().owned("worker") == 10


@pytest.mark.rule("BDG-033")
def test_at_most_two_combinations() -> None:
    table = Table((1, 2, VIOLET, YELLOW, 1))
    table.give("silver", 3)
    table.mark("h33", 1)
    table.mark("h28", 2, "silver")
    assert table.match.actions() == (EndTurn(),)
    assert table.refused(Mark("h32", 1, "silver")) == ("BDG-033", "two_hexes")


@pytest.mark.rule("BDG-040", "BDG-041", "BDG-042")
@pytest.mark.parametrize(
    ("colour", "hex", "numbers", "rule"),
    [
        (VIOLET, "h33", [1, 2], "BDG-040"),
        (GREY, "h30", [3, 4], "BDG-041"),
        (BLUE, "h26", [5, 6], "BDG-042"),
    ],
)
def test_monasteries_mines_and_rivers(colour: str, hex: str, numbers: list[int], rule: str) -> None:
    for number in range(1, 7):
        table = Table((number, number, colour, colour, 1))
        table.put(h32=1, h31=5)
        table.without_bonuses()
        assert table.numbers_for(hex) == [number] * (number in numbers)
        if number not in numbers:
            assert table.refused(Mark(hex, number)) == (rule, colour)


@pytest.mark.rule("BDG-046")
def test_the_same_number_any_number_of_times_in_monasteries_mines_and_rivers() -> None:
    table = Table((1, 5, VIOLET, BLUE, 1))
    table.put(h33=1, h26=5)
    table.without_bonuses()
    assert ("h32", 1, "") in table.marks()
    assert ("h31", 5, "") in table.marks()


@pytest.mark.rule("BDG-043", "BDG-046")
def test_example_a_town_of_four_holding_2_and_5() -> None:
    table = Table((2, 5, ORANGE, ORANGE, 1), starts=("h11", "h11"))
    table.put(h05=2, h06=5)
    table.give("worker")
    assert table.numbers_for("h10") == [1, 3, 4, 6]
    refusal = table.game.why_not(Mark("h10", 2))
    assert refusal is not None
    assert (refusal.rule, refusal.places) == ("BDG-043", ("0/h05", "0/h06"))


@pytest.mark.rule("BDG-043")
def test_other_towns_do_not_matter() -> None:
    table = Table((4, 4, ORANGE, ORANGE, 1))
    table.put(h20=4, h21=1, h22=2, h28=3, h14=4, h15=1)
    table.without_bonuses()
    assert table.marks() == {("h09", 4, "")}


@pytest.mark.rule("BDG-044", "BDG-046")
def test_example_a_castle_beside_6_and_1_and_the_starting_castle() -> None:
    # h24 touches h17, h18, h23, h25, h29 and h30; h11 starts, and touches h17 and h18, not h24
    table = Table((6, 1, GREEN, GREEN, 1), starts=("h11", "h11"))
    table.put(h17=6, h18=6, h25=1)
    table.give("worker")
    assert table.numbers_for("h24") == [1, 6]
    assert table.refused(Mark("h24", 3, "worker")) == ("BDG-044", GREEN)


@pytest.mark.rule("BDG-045", "BDG-046")
def test_example_a_pasture_of_two_holding_3() -> None:
    table = Table((1, 5, YELLOW, YELLOW, 1))
    table.put(h20=1, h13=3, h33=1)
    table.give("worker")
    assert table.numbers_for("h12") == [3]
    assert table.numbers_for("h37") == [1, 2, 3, 4, 5, 6]  # the first of another pasture
    assert table.refused(Mark("h12", 1)) == ("BDG-045", YELLOW)


@pytest.mark.rule("BDG-122")
def test_an_action_names_hex_number_and_bonus_and_nothing_twice() -> None:
    table = Table((2, 2, VIOLET, VIOLET, 1))
    table.give("worker")
    marks = [action for action in table.match.actions() if isinstance(action, Mark)]
    assert len(marks) == len(set(marks))
    # two dice that show the same are one to the player
    assert [m for m in marks if m.hex == "h33"] == [Mark("h33", 1, "worker"), Mark("h33", 2)]
    # the monk of the starting castle turns a colour die into any other colour
    assert {m.hex for m in marks if m.bonus == "monk"} == {"h20", "h21", "h28"}
    assert table.sheet().castles[0] == CIRCLED
