"""What the expansions do beside the laying of tiles, as small pictures on the time line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.carcassonne.art.emblems import paint_machine
from gui.carcassonne.art.figures import paint_figure
from gui.carcassonne.art.letter import paint_seal
from gui.carcassonne.neutral import NEUTRAL
from gui.carcassonne.words import tile_painter
from gui.kit.paint import at
from gui.table.face import Painter


def time_mark(event: Any) -> Painter | None:
    maker = MAKERS.get(event.kind)
    return None if maker is None else maker(event)


def _message(event: Any) -> Painter:
    return lambda painter, rect: paint_seal(painter, rect, event.number)


def _flight(event: Any) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        with at(painter, rect.center().x(), rect.center().y(), rect.width() * 2.4):
            paint_machine(painter, 0, 0.02, "NE", 0)

    return paint


def _magic(event: Any) -> Painter:
    return lambda painter, rect: paint_figure(painter, rect, event.figure, NEUTRAL[event.figure])


def _ferry(event: Any) -> Painter:
    return tile_painter("ferry/four")


MAKERS: dict[str, Callable[[Any], Painter]] = {
    "message_drawn": _message,
    "flown": _flight,
    "magic_put": _magic,
    "ferry_laid": _ferry,
}
