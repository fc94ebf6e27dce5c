"""What all cards share: pictures at every size, the thickness of a pile, a fan in the hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gui.kit.fonts import BOLD, serif
from gui.kit.paint import CENTRE, CREAM, INK, clear, paint, stroke, write
from gui.kit.paths import oval, rounded
from gui.kit.pixmaps import pictures

MASTER = 240
"""Pictures without lettering are painted once, so many pixels wide, and made smaller from there."""
SPREAD = 1.06
"""Cards in rows lie so far apart, in cards."""
THICK = 5
"""More cards than this no longer make a pile look higher."""


def card_pixmap(key: Hashable, side: float, pixels: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A square card ``side`` units wide, painted for ``pixels`` device pixels; ``draw`` paints in units."""
    return pictures.get(key, side, side, max(8.0, pixels) / side, draw)


def shrunk_pixmap(key: Hashable, side: float, pixels: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """The same for costly pictures without text: smaller ones are made from a large one."""
    if pixels > MASTER:
        return card_pixmap(key, side, pixels, draw)
    master = card_pixmap(key, side, MASTER, draw)

    def shrink(p: QPainter) -> None:
        across = max(8, round(pixels))
        small = master.scaled(
            across, across, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        p.drawPixmap(QRectF(0, 0, side, side), small, QRectF(small.rect()))

    return card_pixmap((key, "shrunk"), side, pixels, shrink)


def paint_edges(p: QPainter, card: QRectF, count: int, radius: float = 5.0) -> None:
    """The cards below the uppermost one: the higher the pile, the more edges show."""
    for i in range(min(count, THICK) - 1, 0, -1):
        edge = rounded(card.translated(i * card.width() * 0.013, i * card.width() * 0.021), radius)
        paint(p, edge, "#EFE3C6", "#B9A578")
        stroke(p, edge, clear(INK, 0.6), 0.8)


def paint_count(p: QPainter, middle: QPointF, radius: float, count: int) -> None:
    """How many cards there are, on a dark disc."""
    disc = oval(middle.x(), middle.y(), radius)
    paint(p, disc, "#3A2B22", "#1C130F")
    stroke(p, disc, "#EBCF92", radius * 0.11)
    place = QRectF(middle.x() - radius, middle.y() - radius * 1.06, 2 * radius, 2 * radius)
    write(p, place, str(count), serif(radius * 1.25, BOLD, fixed=True), CREAM, CENTRE)


@dataclass(frozen=True)
class Held:
    """Where a card of a fan is: its middle and how far it leans."""

    middle: QPointF
    lean: float


def fan(count: int, middle: QPointF, side: float, room: float, lean: float = 4.0) -> list[Held]:
    """Cards side by side on a shallow arc around ``middle``, closer together when there is little room."""
    step = min(side * 1.02, (room - side) / max(1, count - 1))
    held = []
    for i in range(count):
        off = i - (count - 1) / 2
        angle = lean * off
        drop = (1 - math.cos(math.radians(angle))) * side * 7
        held.append(Held(QPointF(middle.x() + off * step, middle.y() + drop), angle))
    return held


def largest(count: int, room: QSizeF, limit: float) -> tuple[float, int]:
    """The largest cards that fit in rows into so much room, and how many of them lie in a row."""
    options = []
    for across in range(1, max(1, count) + 1):
        down = -(-max(1, count) // across)
        side = min(room.width() / across, room.height() / down) / SPREAD
        options.append((min(side, limit / SPREAD), -down, across))
    side, _, across = max(options)
    return side, across


def rows(count: int, across: int, side: float, area: QRectF, lean: float = 0.0) -> list[Held]:
    """Cards in rows in the middle of an area; ``lean`` lets neighbours lie a little askew."""
    down = -(-max(1, count) // across)
    gap = side * SPREAD
    held = []
    for i in range(count):
        row, column = divmod(i, across)
        in_row = min(across, count - row * across)
        x = area.center().x() + (column - (in_row - 1) / 2) * gap
        y = area.center().y() + (row - (down - 1) / 2) * gap
        held.append(Held(QPointF(x, y), lean if (row + column) % 2 else -lean))
    return held
