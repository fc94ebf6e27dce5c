"""The dice game on the shelf and at a real table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.values import END_TURN, Mark, StartAt
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from gui.burgundy_dice import plan
from gui.burgundy_dice.face import FACE
from gui.kit.settings import settings
from gui.table.view import TableView
from tests.gui.burgundy_dice.sitting import BLUE, NAMES, VIOLET, rolled, sat_down


def colours(image: QImage) -> int:
    """How many different colours a coarse look finds."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)})


@pytest.mark.parametrize("theme", ["day", "night"])
def test_cover_and_thumbnail_are_pictures(theme: str) -> None:
    settings().change(theme=theme)
    image = QImage(250, 330, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    FACE.cover(painter, QRectF(image.rect()))
    painter.end()
    assert colours(image) > 200
    assert colours(FACE.thumbnail(sat_down((1, 5, VIOLET, BLUE, 1), players=3), QSize(320, 200))) > 200


def test_supplies_tell_nothing_that_was_done_in_this_round() -> None:
    match = sat_down((1, 2, VIOLET, VIOLET, 1), players=2)
    before = [supply.left for supply in FACE.supplies(match.game, 0, "yellow")]
    assert before == [1, 0, 0, 0]
    match.play(next(action for action in match.actions() if action.kind == "take_worker"))
    match.play(END_TURN)
    assert [supply.left for supply in FACE.supplies(match.game, 0, "yellow")] == before


def test_what_remains_of_time() -> None:
    remaining = FACE.remaining(sat_down((1, 2, VIOLET, VIOLET, 2), players=2).game)
    assert remaining is not None
    assert remaining.count == 8
    assert [kind.left for kind in remaining.kinds] == [8, 10, 10]
    alone = FACE.remaining(sat_down((1, 2, VIOLET, VIOLET, 2)).game)
    assert alone is not None
    assert [kind.left for kind in alone.kinds] == [7, 8, 8]


def test_only_marks_stand_on_the_time_line() -> None:
    match = sat_down((1, 2, VIOLET, VIOLET, 1))
    match.play(Mark("h33", 1))
    match.play(END_TURN)
    assert [FACE.time_mark(entry) is not None for entry in match.entries] == [False, True, False]


class Table:
    """A real table with two people, one of whom looks."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        self.qtbot = qtbot
        self.match = match
        self.view = TableView(match, FACE)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        self.view.show()

    def click(self, hex: str) -> None:
        eye = self.view.furniture.eye
        spot = eye.mapFromScene(plan.hex_middle(INDEX[hex]))
        self.qtbot.mouseMove(eye.viewport(), QPoint(2, 2))
        self.qtbot.mouseMove(eye.viewport(), spot)
        self.qtbot.mouseClick(eye.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def press(self, words: str) -> None:
        button = next(button for button in self.view.furniture.prompt.buttons if words in button.text())
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    script = rolled((1, 5, VIOLET, BLUE, 1), (2, 6, VIOLET, BLUE, 1))
    table = Table(qtbot, new_match(SPEC, NAMES[:2], seed=1, script=script))
    yield table
    table.view.shut()


def test_people_choose_at_an_open_table(table: Table) -> None:
    table.click("h27")
    assert not table.view.furniture.curtain.isVisible()
    board = table.view.furniture.board
    assert board.main == 1  # type: ignore[attr-defined]
    assert "0/hex/h27/0" not in board.paper.names  # type: ignore[attr-defined]
    table.click("h11")
    assert table.match.history == [StartAt("h27"), StartAt("h11")]
    table.click("h33")
    assert table.match.history[-1] == Mark("h33", 1)
    table.press("that is my turn")
    assert table.match.history[-1] == END_TURN
    assert not table.view.furniture.curtain.isVisible()
    assert board.main == 1  # type: ignore[attr-defined]


def test_a_refusal_is_said_with_its_rule(table: Table) -> None:
    table.click("h27")
    table.click("h11")
    table.click("h37")
    assert table.view.furniture.prompt.rule == "BDG-031"


def test_a_turn_is_taken_back_with_a_key(table: Table, qtbot: QtBot) -> None:
    for hex in ("h27", "h11"):
        table.click(hex)
    table.click("h33")
    qtbot.keyClick(table.view.furniture.eye, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.match.history == [StartAt("h27"), StartAt("h11")]


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1920, 1080), QSize(800, 600)])
def test_the_whole_board_is_in_sight_at_every_size(qtbot: QtBot, size: QSize) -> None:
    match = sat_down((1, 5, VIOLET, BLUE, 1), players=5)
    view = TableView(match, FACE)
    qtbot.addWidget(view)
    view.resize(size)
    view.show()
    eye, board = view.furniture.eye, view.furniture.board
    shown = eye.mapFromScene(board.focus_rect()).boundingRect()
    assert eye.viewport().rect().contains(shown)
    for small in board.aside.sheets:  # type: ignore[attr-defined]
        if small.isVisible():
            assert board.focus_rect().contains(small.area.translated(small.pos()))
    view.shut()


def test_a_random_game_is_shown_at_every_moment(qtbot: QtBot) -> None:
    match = new_match(SPEC, NAMES[:3], {"duchy": "D"}, seed=7)
    board = FACE.board(match.seats)
    luck = Chance.start(7)
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    while not match.over:
        events = match.play(luck.pick("action", match.actions()))
        board.play(events, match.game)
        decision = match.decision
        board.show_game(match.game, decision.seat if decision is not None else 0)
        board.offer(decision, match.actions())
        board.mark_last(events)
    painter = QPainter(image)
    board.render(painter)
    painter.end()
    assert colours(image) > 100
    sums = {name.split("/")[2] for name in board.paper.names if name.split("/")[1] == "sum"}
    assert sums == {"0", "1", "2"}
