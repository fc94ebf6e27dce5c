"""The sheet played by hand: real pointer and keys on a real view."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.values import END_TURN, Mark, StartAt, TakeWorker
from engine.core.match import new_match
from gui.burgundy_dice import plan
from gui.burgundy_dice.art.pencil import figures
from gui.burgundy_dice.paper import owned_spots
from gui.kit.settings import settings
from tests.gui.burgundy_dice.sitting import BLUE, GREEN, NAMES, ORANGE, VIOLET, YELLOW, Sitting, sat_down


def die(number: int) -> QPointF:
    return plan.DICE_SPOTS[number][0]


def test_a_click_chooses_the_starting_castle(qtbot: QtBot) -> None:
    table = Sitting(qtbot, new_match(SPEC, NAMES[:2], seed=1))
    assert table.offered == {11, 14, 24, 27}
    table.click("h01")
    assert table.tried == [StartAt("h01")]
    table.click("h14")
    assert table.match.history == [StartAt("h14")]


def test_a_click_marks_the_only_thing_that_fits(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1)))
    table.click("h33")
    assert table.match.history[-1] == Mark("h33", 1)
    assert "0/hex/h33/1" in table.board.paper.names


def test_hexes_glow_for_the_die_under_the_pointer(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1)))
    assert table.offered == {33, 32, 26, 20, 21, 28}  # the last three with the castle's monk
    table.move(die(1))
    assert table.offered == {26, 20, 21, 28}
    table.move(die(2))
    assert table.offered == {33, 32}
    table.move("h01")
    assert table.offered == {33, 32, 26, 20, 21, 28}


def test_dice_are_picked_by_clicks_until_they_are_let_go(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 2, YELLOW, VIOLET, 1)))
    table.click(die(0))
    table.click(die(3))
    table.move("h01")
    assert table.offered == {33, 32}
    table.click(die(1))  # the other number die instead
    table.click("h33")
    assert table.match.history[-1] == Mark("h33", 2)


def test_a_usable_bonus_can_be_picked(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1)))
    spot, bonus = owned_spots(table.game.state.sheets[0])[0]
    assert bonus == "monk"
    table.click(spot)
    table.move("h01")
    assert table.offered == {20, 21, 28}


def test_only_when_several_numbers_fit_it_asks_which(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, ORANGE, BLUE, 1)))
    table.click("h20")
    assert len(table.match.history) == 1
    hand: Any = table.board._hand
    assert [number for number, _ in hand._fan.options] == [1, 5]
    table.click(hand._fan.spot(1))
    assert table.match.history[-1] == Mark("h20", 5)


def test_a_second_click_takes_the_number_that_costs_nothing(qtbot: QtBot) -> None:
    match = sat_down((2, 5, VIOLET, BLUE, 1), start="h24")  # the castle with the worker
    table = Sitting(qtbot, match)
    table.click("h25")
    hand: Any = table.board._hand
    assert hand._fan.options == ((2, ""), (1, "worker"))
    table.click("h25")
    assert table.match.history[-1] == Mark("h25", 2)


def test_a_click_elsewhere_closes_the_question(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, ORANGE, BLUE, 1)))
    table.click("h20")
    hand: Any = table.board._hand
    table.click("h37")
    assert hand._fan is None
    assert len(table.match.history) == 1
    assert table.tried == []


@pytest.mark.parametrize(
    ("hex", "rule"), [("h01", "BDG-031"), ("h27", "BDG-030"), ("h26", "BDG-042"), ("h28", "BDG-030")]
)
def test_a_hex_that_cannot_be_marked_says_why(qtbot: QtBot, hex: str, rule: str) -> None:
    table = Sitting(qtbot, sat_down((1, 2, VIOLET, BLUE, 1)))
    table.game.state.sheets[0] = table.game.state.sheets[0].spent("monk")
    table.game._actions = None
    table.show()
    table.click(hex)
    assert len(table.tried) == 1
    refusal = table.game.why_not(table.tried[0])
    assert refusal is not None
    assert refusal.rule == rule


def test_a_second_hex_for_silver_and_the_turn_is_confirmed_by_enter(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((2, 5, YELLOW, BLUE, 1), start="h14"))  # the castle with silver
    table.click("h13")  # a pasture takes both numbers
    table.key(Qt.Key.Key_2, "2")
    assert table.match.history[-1] == Mark("h13", 2)
    assert table.match.decision is not None
    assert table.match.decision.kind == "finish_turn"
    assert table.offered == set()  # the other hex of the pasture wants a 2 from the same two dice
    assert table.key(Qt.Key.Key_Return)
    assert table.match.history[-1] == END_TURN


def test_what_the_board_does_not_take_is_left_to_the_prompt(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1)))
    left = [action for action in table.match.actions() if not table.board.takes(action)]
    assert left == [TakeWorker()]


def test_a_free_worker_circle_takes_the_worker_and_the_dice_end_the_turn(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1)))
    table.click(plan.circle("worker", 1))  # not the next free one
    assert len(table.match.history) == 1
    table.click(plan.circle("worker", 0))
    assert table.match.history[-1] == TakeWorker()
    table.click(die(2))
    assert table.match.history[-1] == END_TURN


def test_arrows_walk_and_enter_marks(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1)))
    hand: Any = table.board._hand
    assert table.key(Qt.Key.Key_Down)
    assert hand.pointed == INDEX["h20"]
    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Down)
    assert hand.pointed in (INDEX["h32"], INDEX["h33"])
    table.key(Qt.Key.Key_Return)
    assert table.match.history[-1] in (Mark("h32", 1), Mark("h33", 1))


def test_a_figure_writes_itself_into_the_pointed_hex(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, ORANGE, BLUE, 1)))
    table.move("h21")
    assert table.key(Qt.Key.Key_5, "5")
    assert table.match.history[-1] == Mark("h21", 5)


def test_the_question_by_keys(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, ORANGE, BLUE, 1)))
    table.move("h21")
    table.key(Qt.Key.Key_Return)
    assert table.key(Qt.Key.Key_Escape)
    assert len(table.match.history) == 1
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)
    assert table.match.history[-1] == Mark("h21", 5)


def test_undoing_rubs_the_number_out(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1)))
    table.click("h33")
    table.match.undo()
    table.show()
    assert "0/hex/h33/1" not in table.board.paper.names


def test_strokes_never_change_when_they_are_painted_again() -> None:
    one, other = (figures(10, 10, 30, "25", "seed")[0].path for _ in range(2))
    assert one == other
    assert figures(10, 10, 30, "25", "another")[0].path != one


def test_the_others_marks_stay_hidden_until_the_round_ends(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1), players=3))
    table.click("h33")
    table.key(Qt.Key.Key_Return)
    table.match.play(Mark("h26", 5))  # Ben, unseen
    table.show()
    ben: Any = table.board.aside.sheets[1]
    assert ben._look.sheet.numbers[25] == -1
    assert ben._look.busy
    for action in (END_TURN, TakeWorker(), END_TURN):
        table.match.play(action)
    table.show()
    assert ben._look.sheet.numbers[25] == 5
    assert not ben._look.busy


def test_a_click_on_a_small_sheet_brings_it_to_the_middle_and_back(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1), players=3))
    small = table.board.aside.sheets[1]
    table.click(small.pos() + QPointF(40, 40))
    assert table.board.main == 1
    table.click("h33")  # nothing is chosen on somebody else's sheet
    assert len(table.match.history) == 3
    assert not table.key(Qt.Key.Key_Down)
    assert table.tried == []
    assert table.key(Qt.Key.Key_Escape)
    assert table.board.main == 0
    assert table.board._hand is not None
    assert table.board._hand._offer.isVisible()
    table.click("h33")
    assert table.match.history[-1] == Mark("h33", 1)


def test_the_next_sheet_by_its_action(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1), players=3))
    (action,) = table.board.tools()
    seen = []
    for _ in range(3):
        action.trigger()
        seen.append(table.board.main)
    assert seen == [1, 2, 0]
    alone = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1)))
    assert alone.board.tools() == []


def test_the_last_marks_are_those_of_the_last_round_only(qtbot: QtBot) -> None:
    table = Sitting(
        qtbot, sat_down((1, 5, VIOLET, BLUE, 1), (2, 6, VIOLET, BLUE, 1), (1, 1, GREEN, GREEN, 1))
    )
    for hex in ("h33", "h32"):
        table.click(hex)
        table.key(Qt.Key.Key_Return)
    events = [event for entry in table.match.entries for event in entry.events]
    table.board.mark_last(events)
    assert table.board._last == {0: [INDEX["h32"]]}


def test_places_of_events_lie_on_the_sheets(qtbot: QtBot) -> None:
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1), players=2))
    assert table.board.spot("0/h19") == plan.DUCHY
    small = table.board.spot("1/h19")
    assert small is not None
    assert not plan.SHEET.contains(small)
    table.board.light(["0/h19", "1/h01"])
    assert len(table.board._lit) == 1
    table.board.light([])
    assert table.board._lit == []


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_a_whole_turn_with_and_without_movement_shows_the_same(qtbot: QtBot, speed: str) -> None:
    settings().change(animation=speed)
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1), (2, 6, VIOLET, BLUE, 2)))
    with qtbot.waitSignal(table.board.played, timeout=5000):
        events = table.match.play(Mark("h33", 1))
        table.board.play(events, table.match.game)
    with qtbot.waitSignal(table.board.played, timeout=5000):
        events = table.match.play(END_TURN)
        table.board.play(events, table.match.game)
    assert {"0/hex/h33/1", "0/time/0/1"} <= table.board.paper.names
    assert [item.value for item in table.board.dice.items] == [2, 6, 1, 3, 6]
    assert [item.pos() for item in table.board.dice.items] == [spot for spot, _ in plan.DICE_SPOTS]


def test_a_click_ends_a_running_movement(qtbot: QtBot) -> None:
    settings().change(animation="slow")
    table = Sitting(qtbot, sat_down((1, 5, VIOLET, BLUE, 1), (2, 6, VIOLET, BLUE, 2)))
    events = table.match.play(Mark("h33", 1))
    with qtbot.waitSignal(table.board.played, timeout=1000):
        table.board.play(events, table.match.game)
        table.click("h01")
    assert "0/hex/h33/1" in table.board.paper.names
