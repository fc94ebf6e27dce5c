"""Carcassonne's board played by hand: real pointer, wheel and keys on a real view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from engine.carcassonne.values import LayTile, Pass, SetFigure
from tests.gui.carcassonne.sitting import Sitting

TILES = ["base/x", "base/u", "base/e", "base/b"]


@pytest.fixture
def sitting(qtbot: QtBot) -> Callable[..., Sitting]:
    def sit(tiles: list[str] = TILES, **options: bool) -> Sitting:
        match = engine.new_match("carcassonne", ["Ann", "Ben"], options, seed=1, script={"tiles": tiles})
        return Sitting(qtbot, match)

    return sit


def test_a_click_lays_the_tile_on_a_lawful_place(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.click(1.5, 0.5)  # a crossing east of the start tile's road
    assert table.match.history == [LayTile(1, 0, 0)]
    assert (1, 0) in table.board.land.laid


def test_the_right_button_goes_through_lawful_turns_only(sitting: Callable[..., Sitting]) -> None:
    table = sitting(["base/u", *TILES[2:]])
    table.move(0.5, 1.5)  # south of the start tile: meadow, so the straight road must lie across
    hand: Any = table.board._hand
    assert hand.places[0, 1] == [0]
    table.click(0.5, 1.5, Qt.MouseButton.RightButton)
    assert hand.turns == 0


def test_the_wheel_turns_the_tile_and_elsewhere_zooms(sitting: Callable[..., Sitting]) -> None:
    table = sitting(["base/e", *TILES[2:]])
    table.move(0.5, 1.5)  # a city cap: may look east, south or west, not north
    hand: Any = table.board._hand
    assert hand.places[0, 1] == [1, 2, 3]
    seen = [hand.turns]
    for _ in range(3):
        table.wheel(0.5, 1.5, -1)
        seen.append(hand.turns)
    assert seen == [1, 2, 3, 1]
    pixels = table.view.pixels
    table.wheel(0.5, 0.5, 1)  # over a laid tile the wheel is the camera's
    table.view.settle()
    assert table.view.pixels > pixels


def test_a_place_where_the_tile_does_not_fit_says_why(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.click(0.5, -0.5)  # a crossing north of the city
    assert table.match.history == []
    assert len(table.tried) == 1
    refusal = table.match.game.why_not(table.tried[0])
    assert refusal is not None
    assert refusal.rule == "CAR-020"


def test_a_drag_moves_the_camera_and_lays_nothing(qtbot: QtBot, sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    port = table.view.viewport()
    start = table.point(1.5, 0.5)
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        qtbot.mouseMove(port, start + QPoint(-20 * step, 5 * step))
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start + QPoint(-80, 20))
    assert table.match.history == []
    assert table.point(1.5, 0.5) != start


def test_a_meeple_is_set_where_it_is_clicked(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.click(1.5, 0.5)
    offered = {action.feature for action in table.match.actions() if isinstance(action, SetFigure)}
    from gui.carcassonne.art.places import standing_place

    feature = min(offered)
    x, y = standing_place("base/x", 0, feature)
    table.click(1 + x, y)
    assert table.match.history[-1] == SetFigure("meeple", feature)
    assert len(table.board.figures.items) == 1


def test_a_taken_feature_says_why(sitting: Callable[..., Sitting]) -> None:
    table = sitting(["base/u", "base/u", *TILES[2:]])
    table.click(1.5, 0.5)
    table.match.play(SetFigure("meeple", 0))
    table.show()
    table.click(2.5, 0.5)
    table.click(2.5, 0.5)  # the road goes on where Ann's highwayman already stands
    refusal = table.match.game.why_not(table.tried[-1])
    assert refusal is not None
    assert (refusal.rule, refusal.places) == ("CAR-028", ("1,0/0",))


def test_a_whole_turn_by_keyboard(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    assert not table.key(Qt.Key.Key_Return)  # nothing is held yet
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_R)
    assert table.key(Qt.Key.Key_Return)
    assert len(table.match.history) == 1
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Return)
    assert isinstance(table.match.history[-1], SetFigure)


def test_escape_puts_the_tile_aside(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.key(Qt.Key.Key_Left)
    assert table.key(Qt.Key.Key_Escape)
    assert not table.key(Qt.Key.Key_Return)
    assert table.match.history == []


def test_only_passing_is_left_to_the_prompt(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    assert all(table.board.takes(action) for action in table.match.actions())
    table.click(1.5, 0.5)
    left = [action for action in table.match.actions() if not table.board.takes(action)]
    assert left == [Pass()]


def test_hovering_a_feature_lights_it_with_its_worth(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.move(0.5, 0.12)  # the start tile's city
    lit, bubble = table.board._worth
    assert lit.boundingRect().width() > 0
    assert bubble._said == (2, "City, when closed", "1 tile(s) \u00d7 2; unfinished at the end: 1")
    table.move(3.5, 3.5)
    assert table.board._worth == []


def test_a_field_has_no_worth_without_farmers(sitting: Callable[..., Sitting]) -> None:
    with_farmers, without = sitting(), sitting(farmers=False)
    for table in (with_farmers, without):
        table.move(0.5, 0.85)  # below the start tile's road
    assert with_farmers.board._worth
    assert without.board._worth == []


def test_the_overlays_are_drawn_from_the_game(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.click(1.5, 0.5)
    field = next(a for a in table.match.actions() if isinstance(a, SetFigure) and a.feature >= 4)
    table.match.play(field)
    table.show()
    fields, fits, _ = table.board.tools()
    fields.setChecked(True)
    assert len(table.board.overlays._items) == 1
    fits.setChecked(True)
    assert len(table.board.overlays._items) == 1 + 6
    fields.setChecked(False)
    fits.setChecked(False)
    assert table.board.overlays._items == []


def test_undo_takes_the_tile_from_the_land(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.click(1.5, 0.5)
    table.match.undo()
    table.show()
    assert (1, 0) not in table.board.land.laid


def test_events_can_be_hurried(store: Any, sitting: Callable[..., Sitting]) -> None:
    store.change(animation="slow")
    table = sitting()
    events = table.match.play(LayTile(1, 0, 0))
    played: list[bool] = []
    table.board.played.connect(lambda: played.append(True))
    table.board.play(events, table.match.game)
    assert played == []
    table.board.finish()
    assert played == [True]
    assert (1, 0) in table.board.land.laid


def test_places_of_events_can_be_lit(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.board.light(("0,0/0", "0,0"))
    assert len(table.board._lit) == 2
    table.board.light(())
    assert table.board._lit == []
    assert table.board.spot("0,0") == QPointF(50, 50)
    assert table.board.spot("7,7") is None


def test_a_resting_pointer_does_not_take_what_the_keys_hold(
    qtbot: QtBot, sitting: Callable[..., Sitting]
) -> None:
    table = sitting()
    table.move(0.5, -0.5)  # the tile does not fit there
    table.key(Qt.Key.Key_Right)
    hand: Any = table.board._hand
    held = hand.cell
    assert held in hand.places
    qtbot.mouseMove(table.view.viewport(), table.point(0.5, -0.5))  # the land has moved, not the pointer
    assert hand.cell == held
    table.move(0.6, -0.6)
    assert hand.cell == (0, -1)


def test_the_worth_of_a_feature_stays_in_sight(sitting: Callable[..., Sitting]) -> None:
    table = sitting()
    table.view.resize(320, 320)
    table.view.fit(table.board.focus_rect())
    table.view.settle()
    for x in (0.05, 0.95):
        table.move(x, 0.5)
        bubble = table.board._worth[1]
        left = table.view.mapFromScene(bubble.pos()).x() + bubble.boundingRect().left() + 14
        shown = table.view.mapFromScene(table.board.focus_rect()).boundingRect()
        assert left >= shown.left() - 1 or bubble.boundingRect().width() - 28 > shown.width()


def test_who_turns_the_wheel_gets_every_step_before_the_land_is_painted_anew(
    qtbot: QtBot, sitting: Callable[..., Sitting]
) -> None:
    table = sitting()
    land = table.board.land
    qtbot.waitUntil(lambda: land.at_rest)
    table.view.zoom_in()
    table.view.settle()
    QApplication.processEvents()
    assert not land.at_rest
    qtbot.waitUntil(lambda: land.at_rest)
