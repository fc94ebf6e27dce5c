"""The furniture at every size of window and text: nothing is left out, nothing cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.core.game import Game
from engine.core.match import Match, Seat
from engine.core.values import Decision
from gui.kit.fonts import sans
from gui.kit.settings import settings
from gui.table import furniture
from gui.table.face import Prompt, Words
from gui.table.view import TableView
from tests.gui.table.tables import key, sit_down
from tests.gui.table.toy import GardenFace, GardenWords, Plant, Water, garden, paint_flower

SIZES = [(1280, 800, 2.0), (1280, 800, 0.8), (1280, 800, 1.0), (1920, 1080, 1.5), (3840, 2160, 2.0)]


class LongWords(GardenWords):
    """Asks at length, with a picture and keys."""

    def prompt(self, game: Game[Any], decision: Decision[Any], seats: Sequence[Seat]) -> Prompt:
        brief = super().prompt(game, decision, seats)
        hint = "Think of the bees, of the birds and of the neighbours, who also like to look at flowers. " * 2
        return Prompt(brief.title, hint, (("R", "turn"), ("Enter", "plant")), paint_flower)


class LongFace(GardenFace):
    def words(self) -> Words:
        return LongWords()


def halfway() -> Match:
    match = garden("Ann", "Ben", "Cleo", "Dora")
    for cell in range(4):
        match.play(Plant(cell))
        match.play(Water(1))
    match.play(Plant(5))
    return match


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]} at {size[2]:.0%}")
def table(qtbot: QtBot, request: pytest.FixtureRequest) -> TableView:
    width, height, text = request.param
    settings().change(text_scale=text)
    return sit_down(qtbot, halfway(), (width, height), face=LongFace())


def place(widget: QWidget, table: TableView) -> QRect:
    return QRect(widget.mapTo(table, widget.rect().topLeft()), widget.size())


def test_the_log_shows_at_least_five_lines(table: TableView) -> None:
    line = QFontMetricsF(sans(15.5)).lineSpacing()
    assert table.furniture.log.lines.viewport().height() >= 5 * line


def test_every_tool_is_at_hand(table: TableView) -> None:
    card = table.furniture.tools
    for button in card.buttons:
        assert button.isVisible()
        assert card.rect().contains(button.geometry())
        assert not [other for other in card.buttons if other.geometry().intersects(button.geometry())][1:]


def test_the_answers_are_in_sight(table: TableView) -> None:
    """Where room is short, the sentence is scrolled to, not the answers."""
    prompt = place(table.furniture.prompt, table)
    first = table.furniture.prompt.buttons[0]
    assert prompt.contains(place(first, table))
    assert not first.visibleRegion().isEmpty()


def test_a_table_at_rest_rests(qtbot: QtBot, table: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    qtbot.wait(50)
    arranged: list[int] = []
    arrange = furniture.arrange
    monkeypatch.setattr(furniture, "arrange", lambda *given: (arranged.append(1), arrange(*given))[1])
    qtbot.wait(100)
    assert arranged == []


def test_the_board_knows_its_room(table: TableView) -> None:
    pieces = table.furniture
    free = pieces.board.free_rect()
    assert free.left() >= place(pieces.tools, table).right() - 14
    assert free.right() <= place(pieces.log, table).left() + 14
    assert free.bottom() <= place(pieces.timeline, table).top() + 14
    shown = pieces.eye.mapFromScene(pieces.board.focus_rect()).boundingRect()
    assert free.contains(shown)


def test_a_board_without_a_view_has_no_room() -> None:
    assert GardenFace().board(garden().seats).free_rect().isEmpty()


def test_the_zoom_is_kept_for_the_next_match_of_the_game(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    eye = table.furniture.eye
    whole = eye.pixels
    key(qtbot, eye, Qt.Key.Key_Plus)
    zoomed = eye.pixels
    assert zoomed > whole
    assert sit_down(qtbot, garden()).furniture.eye.pixels == zoomed
    key(qtbot, eye, Qt.Key.Key_0)
    assert eye.pixels == whole
    assert sit_down(qtbot, garden()).furniture.eye.pixels == whole


def test_a_larger_window_shows_the_board_larger_until_the_player_takes_over(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden(), (1000, 700))
    eye = table.furniture.eye
    small = eye.pixels
    table.resize(1900, 1200)
    qtbot.waitUntil(lambda: eye.pixels > small * 1.3)
    eye.zoom_in()
    chosen = eye.pixels
    table.resize(1000, 700)
    qtbot.wait(1)
    assert eye.pixels == chosen
