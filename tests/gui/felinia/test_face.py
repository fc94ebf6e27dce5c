"""Felinia on the shelf and at the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from gui.felinia.face import FACE
from gui.table.view import TableView
from tests.gui.felinia.sitting import Sitting, match_of


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)})


def test_the_cover_fills_its_rectangle(qtbot: QtBot) -> None:
    image = QImage(125, 165, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    FACE.cover(p, QRectF(image.rect()))
    p.end()
    assert image.pixelColor(1, 1).alpha() == image.pixelColor(123, 163).alpha() == 255
    assert colours(image) > 80


def test_a_thumbnail_shows_the_island(qtbot: QtBot) -> None:
    image = FACE.thumbnail(match_of(3), QSize(240, 150))
    assert (image.width(), image.height()) == (240, 150)
    assert colours(image) > 120


def test_supplies_and_what_remains(qtbot: QtBot) -> None:
    match: Any = match_of(3, professional=True)
    supplies = FACE.supplies(match.game, 0, "red")
    assert [(supply.left, supply.of) for supply in supplies] == [
        (10, 10),
        (2, 6),
        (0, None),
        (0, None),
        (0, None),
    ]
    remaining = FACE.remaining(match.game)
    assert remaining is not None
    assert remaining.count == len(remaining.kinds) == 16


def test_the_ground_is_painted_once_for_each_zoom(qtbot: QtBot) -> None:
    table = Sitting(qtbot, match_of(2))
    ground = table.board.ground
    assert not ground.at_rest
    ground.complete()
    assert ground.at_rest
    table.click("market_1")
    assert ground.at_rest  # no move changes it
    table.view.zoom_in()
    table.view.settle()
    assert not ground.at_rest
    qtbot.waitUntil(lambda: ground.at_rest, timeout=10000)


def test_a_match_at_the_table(qtbot: QtBot, store: Any) -> None:
    store.remember("open_hands", True)
    table = TableView(match_of(3), FACE)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.show()
    board: Any = table.furniture.board
    eye = table.furniture.eye
    eye.settle()
    place = eye.mapFromScene(board.targets.middle("market_2"))
    qtbot.mouseClick(eye.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert len(table.match.history) == 1
    lowest = eye.mapFromScene(board.targets.shape("2/board")).boundingRect()
    assert eye.viewport().rect().contains(lowest.toAlignedRect())
    qtbot.keyClick(eye, Qt.Key.Key_Down)
    qtbot.keyClick(eye, Qt.Key.Key_Return)
    assert len(table.match.history) == 2
    table.close()
