"""Bots, sums, what remains, the end."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.core.game import Game
from engine.core.match import Seat
from gui.kit.widgets.sheet import Sheet
from gui.table.chart import nice_step
from gui.table.ending import Ending
from gui.table.view import TableView
from tests.gui.table.tables import PromptBot, SlowBot, click, click_bed, key, press, sit_down, texts
from tests.gui.table.toy import GardenWords, Plant, Water, garden, play_to_the_end


def open_sheet(table: TableView) -> Sheet:
    return next(sheet for sheet in table.window().findChildren(Sheet) if sheet.isVisible())


def test_a_bot_moves_by_itself(qtbot: QtBot) -> None:
    bot = PromptBot()
    table = sit_down(qtbot, garden("Ann", Seat("Bo", player="easy")), thinker=bot)
    click_bed(qtbot, table, 4)
    press(qtbot, table, "Leave")
    assert table.furniture.prompt.page.title == "Bo is thinking"
    qtbot.waitUntil(lambda: len(table.match.history) == 4)
    assert bot.asked == [1, 1]
    assert table.furniture.prompt.page.title == "Plant a flower, Ann"


def test_a_bot_can_be_stopped_and_go_on(qtbot: QtBot) -> None:
    bot = SlowBot()
    table = sit_down(qtbot, garden(Seat("Bo", player="easy"), "Ann"), thinker=bot)
    press(qtbot, table, "Stop")
    assert bot.stopped == 1
    assert table.furniture.prompt.page.title == "Bo waits"
    press(qtbot, table, "Go on")
    assert bot.asked == [0, 0]
    assert table.furniture.prompt.page.title == "Bo is thinking"


def test_a_bot_that_fails_stops_the_match_only_for_a_moment(qtbot: QtBot) -> None:
    class Failing(PromptBot):
        def poll(self) -> None:
            raise RuntimeError("no answer")

    table = sit_down(qtbot, garden(Seat("Bo", player="easy"), "Ann"), thinker=Failing())
    qtbot.waitUntil(lambda: table.furniture.prompt.page.title == "Bo waits")


def test_closing_stops_a_thinking_bot(qtbot: QtBot) -> None:
    bot = SlowBot()
    table = sit_down(qtbot, garden(Seat("Bo", player="easy"), "Ann"), thinker=bot)
    table.close()
    assert bot.stopped
    assert not table.referee.is_thinking


def test_looking_back_lets_no_bot_move(qtbot: QtBot) -> None:
    match = garden("Ann", Seat("Bo", player="easy"))
    match.play(Plant(0))
    match.play(Water(0))
    bot = PromptBot()
    table = sit_down(qtbot, match, thinker=bot)
    table.flow.look_at(0)
    assert not table.referee.is_thinking
    table.flow.look_at(2)
    qtbot.waitUntil(lambda: len(match.history) == 4)


def test_a_score_opens_as_a_sum(qtbot: QtBot) -> None:
    match = garden()
    for action in (Plant(0), Water(2), Plant(1), Water(1), Plant(2), Water(1)):
        match.play(action)
    table = sit_down(qtbot, match)
    click(qtbot, table.furniture.seats.cards[0])
    sums = table.furniture.sums
    assert sums.isVisible()
    assert not table.furniture.log.isVisible()
    assert [(row.line.text, row.line.points) for row in sums.model.rows] == [
        ("Flowers", ((0, 13),)),
        ("1 plant × 2 + 2 can × 3", ((0, 8),)),
        ("1 plant × 2 + 1 can × 3", ((0, 5),)),
    ]
    assert sums.model.rows[1].line.detail == "TOY-004"
    key(qtbot, sums.lines, Qt.Key.Key_Home)
    key(qtbot, sums.lines, Qt.Key.Key_Down)
    assert table.furniture.board.lit == ("cell-0",)  # type: ignore[attr-defined]
    sums.show_seat(1)
    assert sums.model.rows[0].line.points == ((1, 5),)
    key(qtbot, sums.lines, Qt.Key.Key_Escape)
    assert not sums.isVisible()
    assert table.furniture.log.isVisible()


def test_what_remains_opens_as_kinds(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    assert table.furniture.remaining.accessibleName() == "9 beds still free"
    click(qtbot, table.furniture.remaining)
    sheet = open_sheet(table)
    assert "sunny: 9/9" in [child.accessibleName() for child in sheet.findChildren(QWidget)]


def test_the_end_screen_says_what_was_special_about_the_end(qtbot: QtBot) -> None:
    class Words(GardenWords):
        def ending(self, game: Game[Any]) -> str:
            return "It began to rain."

    match = garden("Ann", "Ben")
    play_to_the_end(match)
    host = QWidget()
    qtbot.addWidget(host)
    for words, said in ((Words(), True), (GardenWords(), False)):
        labels = [label.text() for label in Ending(host, match, words).findChildren(QLabel)]
        assert ("It began to rain." in labels) == said


def test_the_end_screen(qtbot: QtBot) -> None:
    match = garden("Ann", "Ben")
    for _ in range(17):
        match.play(match.actions()[-1])
    table = sit_down(qtbot, match)
    press(qtbot, table, "Pour 2")
    ending = open_sheet(table)
    assert isinstance(ending, Ending)
    assert match.over
    assert ending.accessibleName() == "Ann wins"
    names = [child.accessibleName() for child in ending.findChildren(QWidget) if child.accessibleName()]
    assert f"1. Ann: {match.scores()[0]}" in names
    assert f"2. Ben: {match.scores()[1]}" in names
    with qtbot.waitSignal(table.play_again) as again:
        ending.close_with("again")
    fresh = again.args[0]
    assert fresh.history == []
    assert fresh.seats == match.seats
    assert texts(table) == ["Show the result", "Leave the table"]


def test_a_shared_victory_is_told(qtbot: QtBot) -> None:
    match = garden("Ann", "Ben", "Cleo")
    while not match.over:
        match.play(match.actions()[0])
    table = sit_down(qtbot, match)
    assert open_sheet(table).accessibleName() == "Ann, Ben and Cleo share the victory"


def test_stepping_through_a_finished_match(qtbot: QtBot) -> None:
    match = play_to_the_end(garden())
    table = sit_down(qtbot, match)
    open_sheet(table).close_with("step")
    assert table.display.looking == 0
    table.flow.look_at(len(match.entries))
    assert table.display.looking is None
    assert not [sheet for sheet in table.window().findChildren(Ending) if sheet.isVisible()]  # told once


def test_the_chart_has_round_steps() -> None:
    assert [nice_step(value) for value in (0.2, 1, 3, 7, 12, 33)] == [1, 1, 5, 10, 20, 50]
