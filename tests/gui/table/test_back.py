"""Undo and redo, the time line, the way from the past into a new match, the replay."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.core.match import Match, Seat
from gui.kit.settings import settings
from gui.table.banner import Banner
from gui.table.menu import table_menu
from tests.gui.table.tables import PromptBot, click, click_bed, key, press, sit_down, texts
from tests.gui.table.toy import Plant, Water, garden, play_to_the_end

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


def test_undo_and_redo_have_names(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    click_bed(qtbot, table, 4)
    assert "Undo: plant bed 5" in texts(table)
    assert table.tools.undo.toolTip().startswith("Undo: plant bed 5")
    key(qtbot, table.furniture.eye, Qt.Key.Key_Z, CTRL)
    assert table.match.history == []
    assert table.furniture.board.shown == {}  # type: ignore[attr-defined]
    assert table.tools.redo.toolTip().startswith("Redo: plant bed 5")
    key(qtbot, table.furniture.eye, Qt.Key.Key_Z, CTRL | SHIFT)
    assert table.match.history == [Plant(4)]
    key(qtbot, table.furniture.eye, Qt.Key.Key_Z, CTRL)
    key(qtbot, table.furniture.eye, Qt.Key.Key_Y, CTRL)
    assert table.match.history == [Plant(4)]
    assert [row.line.text for row in table.furniture.log.model.rows] == ["Ann plants bed 5"]


def test_undo_stops_at_what_was_revealed(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Leave")
    click(qtbot, table.tools.undo)
    assert len(table.match.history) == 2
    press(qtbot, table, "Free take-back in this match")
    assert table.match.history == [Plant(4)]
    assert table.referee.free_take_back


def test_free_take_back_goes_through(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    agree = next(action for action in table_menu(table).actions() if action.text().startswith("Free"))
    agree.trigger()
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Leave")
    assert any(text.startswith("Undo") for text in texts(table))
    key(qtbot, table.furniture.eye, Qt.Key.Key_Z, CTRL)
    assert table.match.history == [Plant(4)]
    other = sit_down(qtbot, garden())
    assert not other.referee.free_take_back  # another match, another agreement


def test_a_table_begins_as_the_settings_say(qtbot: QtBot) -> None:
    settings().remember("free_take_back", True)
    assert sit_down(qtbot, garden()).referee.free_take_back


def test_undo_steps_over_bots(qtbot: QtBot) -> None:
    bot = PromptBot()
    table = sit_down(qtbot, garden("Ann", Seat("Bo", player="easy")), thinker=bot)
    table.flow.set_free_take_back(True)
    click_bed(qtbot, table, 8)
    press(qtbot, table, "Pour 1")
    qtbot.waitUntil(lambda: len(table.match.history) == 4)
    assert table.match.decision is not None
    assert table.match.decision.seat == 0
    table.flow.undo()
    assert table.match.history == [Plant(8)]  # Ann's own last choice is open again
    table.flow.redo()
    assert len(table.match.history) == 4


def _halfway() -> Match:
    match = garden()
    for cell in range(4):
        match.play(Plant(cell))
        match.play(Water(1))
    return match


def test_the_time_line_steps_through_the_match(qtbot: QtBot) -> None:
    table = sit_down(qtbot, _halfway())
    furniture = table.furniture
    board = furniture.board
    key(qtbot, furniture.eye, Qt.Key.Key_Left, ALT)
    assert table.display.looking == 7
    assert furniture.past_banner.text == "You look at the past: move 7 of 8"
    assert furniture.past_banner.isVisible()
    assert board.actions == ()  # type: ignore[attr-defined]  # no decision is offered
    click_bed(qtbot, table, 8)
    assert len(table.match.history) == 8
    click(qtbot, furniture.timeline.first)
    assert board.shown == {}  # type: ignore[attr-defined]
    assert furniture.seats.cards[0].shown_score == 0
    click(qtbot, furniture.timeline.forth)
    assert board.shown == {0: 0}  # type: ignore[attr-defined]
    place = furniture.timeline.strip.place_of(2).center().toPoint()
    click(qtbot, furniture.timeline.strip, place)
    assert table.display.looking == 6  # both actions of the third turn
    key(qtbot, furniture.timeline.strip, Qt.Key.Key_Home)
    assert table.display.looking == 0
    key(qtbot, furniture.timeline.strip, Qt.Key.Key_End)
    assert table.display.looking is None
    assert not furniture.past_banner.isVisible()
    assert len(board.actions) == 5  # type: ignore[attr-defined]


def test_escape_leads_back_to_now(qtbot: QtBot) -> None:
    table = sit_down(qtbot, _halfway())
    key(qtbot, table.furniture.eye, Qt.Key.Key_Home)
    assert table.display.looking == 0
    key(qtbot, table.furniture.eye, Qt.Key.Key_Escape)
    assert table.display.looking is None


def test_the_past_can_be_gone_on_from(qtbot: QtBot) -> None:
    table = sit_down(qtbot, _halfway())
    table.flow.look_at(3)
    with qtbot.waitSignal(table.branched) as branched:
        press(qtbot, table, "Go on from here")
    other = branched.args[0]
    assert other.history == table.match.history[:3]
    assert len(table.match.history) == 8


def test_a_long_match_scrolls(qtbot: QtBot) -> None:
    table = sit_down(qtbot, play_to_the_end(garden("A", "B")), (700, 500))
    strip = table.furniture.timeline.strip
    assert strip.place_of(len(strip.marks)).right() <= strip.width()
    table.flow.look_at(1)
    assert strip.place_of(0).left() >= 0
    assert strip.place_of(len(strip.marks)).right() > strip.width()


def test_since_your_last_turn(qtbot: QtBot) -> None:
    match = garden("Ann", "Ben")
    for action in (Plant(0), Water(1), Plant(1), Water(2)):
        match.play(action)
    table = sit_down(qtbot, match)
    played = []
    play = table.furniture.board.play

    def listen(events, game):  # type: ignore[no-untyped-def]
        played.append((events, game))
        play(events, game)

    table.furniture.board.play = listen  # type: ignore[method-assign]
    key(qtbot, table.furniture.eye, Qt.Key.Key_R, CTRL)
    assert [game for _, game in played] == [match.at(3), match.at(4)]
    assert len(table.furniture.board.actions) == 7  # type: ignore[attr-defined]


def test_the_last_move_is_marked(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Pour 1")
    kinds = [event.kind for event in table.furniture.board.last]  # type: ignore[attr-defined]
    assert kinds == ["planted", "scored", "dreamed", "rained"]


def test_the_banner_is_painted_anew_for_every_moment(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    paint = Banner.paintEvent
    monkeypatch.setattr(
        Banner, "paintEvent", lambda self, event: (painted.append(self.text), paint(self, event))
    )
    table = sit_down(qtbot, garden())
    table.referee.play(Plant(3))
    table.referee.play(Water(0))
    for count in (1, 0):
        table.flow.look_at(count)
        qtbot.waitUntil(lambda count=count: any(f"move {count} of 2" in text for text in painted))


def test_the_menu_leads_to_the_settings(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    wanted = next(action for action in table_menu(table).actions() if action.text().startswith("Settings"))
    with qtbot.waitSignal(table.open_settings):
        wanted.trigger()
