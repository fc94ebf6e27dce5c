"""The box of the game that is set up, lying on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.kit.paint import clear, shadow, stroke
from gui.kit.paths import line, rounded
from gui.kit.pixmaps import pictures
from gui.kit.theme import theme
from gui.table.face import Face

SHAPE = 271 / 205
"""Height of a box by its width."""
EDGE = 16
"""Room for its shadow."""


class LyingBox(QWidget):
    """The front of the box, as wide as it is told to be."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self._face = face

    def set_front_width(self, width: float) -> None:
        self.setFixedSize(round(width) + 2 * EDGE, round(width * SHAPE) + 2 * EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        front = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        shadow(p, rounded(front, 4), 12, 0.6)
        size = QRectF(0, 0, front.width(), front.height())
        key, ratio = ("lying cover", self._face.id), self.devicePixelRatioF()
        picture = pictures.get(key, size.width(), size.height(), ratio, lambda q: self._face.cover(q, size))
        p.drawPixmap(front.topLeft(), picture)
        if theme().night:
            p.fillRect(front, clear("#0C1222", 0.22))
        stroke(p, rounded(front, 3), clear("#1A100A", 0.85), 1.4)
        top = front.top() + 2
        stroke(p, line((front.left() + 2, top), (front.right() - 2, top)), clear("#FFFFFF", 0.5), 1.4)
