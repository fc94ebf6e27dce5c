"""A seat as a small button: its mark in its colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.core.match import Seat
from gui.kit.fonts import scale
from gui.kit.paint import clear, paint, stroke
from gui.kit.paths import rounded
from gui.kit.theme import paint_mark, seat_colour, theme
from gui.kit.widgets.buttons import Button
from gui.kit.widgets.focus import RING


class SeatTab(Button):
    """Chooses a seat; the chosen one is framed."""

    def __init__(self, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._seat = seat
        self.setCheckable(True)
        self.setAccessibleName(seat.name)
        self.setToolTip(seat.name)

    def sizeHint(self) -> QSize:
        side = round(30 * scale()) + 2 * RING
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, colour = theme(), seat_colour(self._seat.colour)
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        shape = rounded(face, 7 * scale())
        if self.isChecked() or self._lit():
            paint(p, shape, clear(room.glow, 0.35 if self.isChecked() else 0.18))
        if self.isChecked():
            stroke(p, shape, room.gold, 1.8)
        self.paint_ring(p, face, 7 * scale())
        inset = face.width() * 0.24
        mark = face.adjusted(inset, inset, -inset, -inset)
        paint_mark(p, colour.mark, mark, colour.fill, room.ink if room.night else colour.dark)
