"""Monks, workers, silver and goods."""

from __future__ import annotations

import pytest

from engine.burgundy_dice.scoring import CIRCLES
from engine.burgundy_dice.sheet import CROSSED
from engine.burgundy_dice.values import EndTurn, GoodsSold, HexMarked, Mark, Sell
from tests.engine.burgundy_dice.table import ANN, BEN, BLUE, GREEN, GREY, ORANGE, VIOLET, YELLOW, Table


@pytest.mark.rule("BDG-060")
def test_using_a_bonus_crosses_it_out_and_the_castle_row_counts_like_the_others() -> None:
    table = Table((1, 2, GREEN, GREEN, 1), (1, 2, GREEN, GREEN, 1), (1, 2, GREEN, GREEN, 1))
    table.give("monk")
    assert table.sheet().owned("monk") == 2
    table.turn(("h33", 1, "monk"))
    table.pass_all()
    assert table.sheet().crossed == (1, 0, 0, 0)
    table.turn(("h32", 1, "monk"))  # completes the region: another monk
    assert table.sheet().owned("monk") == 1
    assert table.sheet().crossed == (1, 0, 0, 0)
    assert table.sheet().castles[0] == CROSSED  # the row had none left, so the castle's was used
    table.without_bonuses()
    table.pass_all()
    assert table.refused(Mark("h28", 1, "monk")) == ("BDG-060", "no_monk")
    assert table.refused(Mark("h28", 5, "worker")) == ("BDG-060", "no_worker")


@pytest.mark.rule("BDG-061")
def test_example_nobody_turns_a_colour_die_and_a_number_die_in_one_turn() -> None:
    table = Table((1, 2, GREEN, GREEN, 1))
    table.give("worker")
    table.give("monk")
    assert ("h26", 5, "monk") not in table.marks()
    assert table.refused(Mark("h26", 5, "monk")) == ("BDG-061", "one_bonus")
    assert table.refused(Mark("h26", 5, "worker")) == ("BDG-061", "one_bonus")


@pytest.mark.rule("BDG-061")
@pytest.mark.parametrize(("bonus", "first"), [("monk", ("h28", 1)), ("worker", ("h33", 2))])
def test_example_no_second_hex_after_a_bonus_for_the_first(bonus: str, first: tuple[str, int]) -> None:
    table = Table((1, 6, VIOLET, VIOLET, 1))
    for each in ("silver", "worker", "monk"):
        table.give(each)
    table.mark(*first, bonus)
    assert table.match.actions() == (EndTurn(),)
    assert table.refused(Mark("h32", 1, "silver")) == ("BDG-061", "one_bonus")


@pytest.mark.rule("BDG-061")
def test_example_a_hex_bought_with_silver_uses_no_other_bonus() -> None:
    table = Table((1, 6, VIOLET, BLUE, 1))
    for bonus in ("silver", "worker", "monk"):
        table.give(bonus)
    table.mark("h33", 1)
    assert table.marks() == {("h26", 6, "silver")}
    assert table.refused(Mark("h28", 6, "monk")) == ("BDG-061", "one_bonus")
    assert table.refused(Mark("h28", 6, "silver")) == ("BDG-030", "colour")
    assert table.refused(Mark("h26", 5, "silver")) == ("BDG-030", "number")


@pytest.mark.rule("BDG-062")
def test_a_monk_turns_a_colour_die_for_this_player_alone() -> None:
    table = Table((3, 6, VIOLET, VIOLET, 1))
    table.without_bonuses(BEN)
    assert ("h28", 3, "monk") in table.marks()
    assert ("h26", 6, "monk") in table.marks()
    table.turn(("h28", 3, "monk"))
    assert table.game.state.colours == (VIOLET, VIOLET)
    assert table.marks() == set()


@pytest.mark.rule("BDG-063")
def test_a_worker_turns_a_number_die_for_this_player_alone() -> None:
    table = Table((3, 6, VIOLET, VIOLET, 1))
    table.without_bonuses()
    assert table.marks() == set()
    table.give("worker")
    assert table.marks() == {(hex, number, "worker") for hex in ("h32", "h33") for number in (1, 2)}
    table.turn(("h33", 2, "worker"))
    assert table.sheet().owned("worker") == 0
    assert table.game.state.numbers == (3, 6)


@pytest.mark.rule("BDG-062", "BDG-063")
def test_a_bonus_is_not_offered_for_what_the_dice_show_anyway() -> None:
    table = Table((1, 6, VIOLET, BLUE, 1))
    table.give("worker")
    assert table.refused(Mark("h33", 1, "monk")) == ("BDG-062", "needless")
    assert table.refused(Mark("h33", 1, "worker")) == ("BDG-063", "needless")


@pytest.mark.rule("BDG-064")
def test_silver_pays_for_a_second_hex() -> None:
    table = Table((1, 6, VIOLET, BLUE, 1))
    table.give("silver")
    assert table.refused(Mark("h33", 1, "silver")) == ("BDG-064", "first")
    table.mark("h33", 1)
    assert table.refused(Mark("h26", 6)) == ("BDG-064", "needs_silver")
    table.mark("h26", 6, "silver")
    assert table.sheet().owned("silver") == 0
    assert (table.sheet().numbers[32], table.sheet().numbers[25]) == (1, 6)


@pytest.mark.rule("BDG-064", "BDG-060")
def test_without_silver_there_is_no_second_hex() -> None:
    table = Table((1, 6, VIOLET, BLUE, 1))
    table.mark("h33", 1)
    assert table.match.actions() == (EndTurn(),)
    assert table.refused(Mark("h26", 6, "silver")) == ("BDG-060", "no_silver")


@pytest.mark.rule("BDG-065")
def test_example_the_same_colour_die_with_another_number_die() -> None:
    table = Table((2, 4, ORANGE, GREY, 1))
    table.give("silver")
    table.mark("h20", 2)
    assert ("h21", 4, "silver") in table.marks()
    assert table.refused(Mark("h21", 2, "silver"))[0] == "BDG-043"
    table.mark("h21", 4, "silver")
    event = table.of(HexMarked)[0]
    assert (event.number_die, event.colour_die) == (1, 0)


@pytest.mark.rule("BDG-065")
@pytest.mark.parametrize(
    ("roll", "dice"),
    [((1, 1, YELLOW, GREY, 1), (1, 0)), ((1, 5, YELLOW, YELLOW, 1), (0, 1))],
    ids=["two ones", "two yellow"],
)
def test_example_two_dice_that_show_the_same_are_two_dice(roll: tuple, dice: tuple[int, int]) -> None:
    table = Table(roll)
    table.give("silver")
    table.put(h33=1, h20=2)
    table.mark("h37", 1)
    assert ("h36", 1, "silver") in table.marks()
    table.mark("h36", 1, "silver")
    event = table.of(HexMarked)[0]
    assert (event.number_die, event.colour_die) == dice


@pytest.mark.rule("BDG-065")
def test_example_the_same_two_dice_once_more_are_illegal() -> None:
    table = Table((1, 5, YELLOW, BLUE, 1))
    table.give("silver")
    table.put(h33=1, h20=2)
    table.mark("h37", 1)  # number die 1 with colour die 1
    assert table.refused(Mark("h36", 1, "silver")) == ("BDG-065", "same_dice")
    seconds = {(number, table.game.duchy.colours[int(hex[1:]) - 1]) for hex, number, _ in table.marks()}
    assert seconds == {(5, YELLOW), (5, BLUE)}  # a river takes no 1, so (1, 2) finds no hex


@pytest.mark.rule("BDG-066")
def test_the_second_hex_may_touch_the_first_and_sees_its_number() -> None:
    table = Table((1, 5, VIOLET, GREEN, 1), starts=("h24", "h24"))
    table.give("silver")
    assert ("h19", 1, "") not in table.marks()
    table.mark("h25", 1)
    assert table.marks() == set()  # violet and 1 are used, 5 is no number for a monastery
    table = Table((1, 2, VIOLET, GREEN, 1), starts=("h24", "h24"))
    table.give("silver")
    table.mark("h25", 1)
    assert table.marks() == {("h19", 2, "silver")}
    # a castle takes the number just written beside it
    table = Table((4, 2, ORANGE, GREEN, 1))
    table.give("silver")
    table.mark("h20", 4)
    assert ("h14", 4, "silver") in table.marks()
    assert ("h14", 2, "silver") not in table.marks()


@pytest.mark.rule("BDG-067")
def test_silver_from_a_mine_completed_first_pays_for_the_second_hex_at_once() -> None:
    table = Table((3, 5, GREY, BLUE, 1))
    table.put(h32=1, h31=5, h30=3)
    assert table.sheet().owned("silver") == 0
    table.mark("h34", 3)
    assert table.sheet().owned("silver") == 1
    assert ("h26", 5, "silver") in table.marks()


@pytest.mark.rule("BDG-068")
def test_silver_does_not_turn_the_worker_into_a_combination() -> None:
    table = Table((1, 6, VIOLET, BLUE, 1))
    table.give("silver", 2)
    table.take_worker()
    assert table.match.actions() == (EndTurn(),)
    assert table.refused(Mark("h33", 1, "silver")) == ("BDG-068", "after_worker")


@pytest.mark.rule("BDG-070", "BDG-072", "BDG-071")
def test_example_three_goods_one_of_them_in_the_castle_row() -> None:
    table = Table((1, 6, GREY, GREY, 1), (1, 6, VIOLET, BLUE, 2), starts=("h11", "h11"))
    table.give("goods", 2)
    table.put(h17=6)
    table.pass_all()
    assert [action.goods for action in table.match.actions()] == [0, 1, 2, 3]
    assert table.refused(Sell(4)) == ("BDG-070", "no_goods")
    table.sell(3)
    event = table.of(GoodsSold)[0]
    assert (event.goods, event.silver) == (3, 3)
    assert table.sheet().owned("goods") == 0
    assert table.sheet().castles[2] == CROSSED
    assert table.noted() == (1, 6)
    # in the same turn one of the new silver pays for a second hex
    table.put(h25=1)
    table.mark("h19", 1)
    assert any(bonus == "silver" for _, _, bonus in table.marks())
    table.mark("h18", 6, "silver")
    assert table.sheet().owned("silver") == 2


@pytest.mark.rule("BDG-070", "BDG-073")
def test_any_number_of_goods_and_only_before_the_turn() -> None:
    table = Table((1, 6, GREY, GREY, 1), (1, 6, VIOLET, BLUE, 2))
    table.give("goods", 3)
    table.pass_all()
    table.sell(1)
    assert table.sheet().owned("goods") == 2
    assert table.refused(Sell(1)) == ("BDG-070", "not_now")
    table.turn()
    table.turn()
    assert (ANN, "goods", 2) in table.scored


@pytest.mark.rule("BDG-073")
def test_goods_cannot_be_sold_on_a_single_hourglass_nor_when_earned_in_this_round() -> None:
    table = Table((1, 6, GREY, BLUE, 1), (5, 6, BLUE, BLUE, 2))
    table.give("goods")
    assert table.asks == "mark_hex"
    assert table.refused(Sell(1)) == ("BDG-073", "not_now")
    table.without_bonuses()
    table.put(h26=5)
    table.pass_all()
    assert table.asks == "mark_hex"
    table.mark("h31", 6)
    assert table.sheet().owned("goods") == 1
    assert table.match.actions() == (EndTurn(),)


@pytest.mark.rule("BDG-071", "BDG-073")
def test_without_a_free_silver_circle_the_points_are_still_scored() -> None:
    table = Table((1, 6, GREY, GREY, 1), (1, 6, GREY, GREY, 2))
    table.give("goods", 2)
    table.give("silver", CIRCLES[1] - 1)
    table.pass_all()
    table.sell(2)
    event = table.of(GoodsSold)[0]
    assert (event.goods, event.silver) == (2, 1)
    assert table.noted() == (1, 4)


@pytest.mark.rule("BDG-072", "BDG-061")
def test_selling_is_no_use_of_a_bonus() -> None:
    table = Table((1, 6, GREY, GREY, 1), (1, 6, GREEN, GREEN, 2))
    table.give("goods")
    table.pass_all()
    table.sell(1)
    table.mark("h33", 1, "monk")
    assert table.sheet().owned("monk") == 0


@pytest.mark.rule("BDG-110")
def test_the_worked_example_of_the_rulebook() -> None:
    table = Table((4, 6, YELLOW, ORANGE, 1))
    table.phase(2)
    table.put(h33=1, h37=3, h19=1, h25=2, h20=4, h21=6, h22=3, h28=5)
    table.give("monk")
    table.give("worker")
    assert (table.sheet().owned("monk"), table.sheet().owned("worker")) == (2, 1)
    marks = table.marks()
    assert {mark for mark in marks if mark[2] == ""} == {
        (hex, number, "") for hex in ("h12", "h13") for number in (4, 6)
    }
    assert [hex for hex, _, bonus in marks if bonus == "worker" and hex == "h36"] == ["h36"]
    assert not [hex for hex, _, _ in marks if table.game.duchy.colours[int(hex[1:]) - 1] == ORANGE]
    assert {mark for mark in marks if mark[2] == "monk"} >= {
        ("h26", 6, "monk"),
        ("h31", 6, "monk"),
        ("h18", 6, "monk"),
        ("h30", 4, "monk"),
    }
    table.mark("h36", 3, "worker")
    assert table.noted()[-1] == 6
    assert table.sheet().owned("worker") == 0
