"""What shines: where the next touch can go, what the last move changed, what a log line speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.catan_duel import layers
from gui.kit.paint import clear, glow, mix, stroke
from gui.kit.paths import rounded
from gui.kit.theme import SeatColour, theme

REACH = 22.0


class Lights(QGraphicsItem):
    """Glowing frames; the one under the pointer or the keyboard is brighter, a touched one is gold."""

    def __init__(self, layer: int = layers.LIGHT) -> None:
        super().__init__()
        self._rects: list[QRectF] = []
        self._near: QRectF | None = None
        self._held: QRectF | None = None
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_lights(self, rects: Sequence[QRectF], near: QRectF | None, held: QRectF | None) -> None:
        if (list(rects), near, held) != (self._rects, self._near, self._held):
            self.prepareGeometryChange()
            self._rects, self._near, self._held = list(rects), near, held
            self.update()

    def boundingRect(self) -> QRectF:
        area = QRectF()
        for rect in (*self._rects, *(r for r in (self._near, self._held) if r is not None)):
            area = area.united(rect)
        return area.adjusted(-REACH, -REACH, REACH, REACH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = theme()
        for rect in self._rects:
            frame = rounded(rect.adjusted(1, 1, -1, -1), 7)
            glow(painter, frame, room.glow, min(16.0, rect.width() * 0.1 + 6))
            stroke(painter, frame, room.glow, 3.4)
        if self._held is not None:
            frame = rounded(self._held.adjusted(-1, -1, 1, 1), 8)
            glow(painter, frame, mix(room.glow, "#FFFFFF", 0.3), 15)
        if self._near is not None:
            frame = rounded(self._near.adjusted(-3, -3, 3, 3), 9)
            stroke(painter, frame, clear("#3A2410", 0.7), 6.5)
            stroke(painter, frame, "#FFF6D8", 3.6)


class LastMove(QGraphicsItem):
    """Brackets around the cards that the last move changed, in the colour of who made it."""

    def __init__(self, rects: Sequence[QRectF], colour: SeatColour) -> None:
        super().__init__()
        self._rects = list(rects)
        self._colour = colour
        self.setZValue(layers.MARK)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        area = QRectF()
        for rect in self._rects:
            area = area.united(rect)
        return area.adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect in self._rects:
            corners = _brackets(rect.adjusted(1, 1, -1, -1), rect.width() * 0.2)
            stroke(painter, corners, clear("#1E140C", 0.6), 7.5)
            stroke(painter, corners, "#FFF4D6", 5.6)
            stroke(painter, corners, self._colour.fill, 3.2)


def _brackets(rect: QRectF, reach: float) -> QPainterPath:
    """The four corners of a rectangle."""
    path = QPainterPath()
    for x, y, dx, dy in (
        (rect.left(), rect.top(), 1, 1),
        (rect.right(), rect.top(), -1, 1),
        (rect.right(), rect.bottom(), -1, -1),
        (rect.left(), rect.bottom(), 1, -1),
    ):
        path.moveTo(x + dx * reach, y)
        path.lineTo(x, y)
        path.lineTo(x, y + dy * reach)
    return path
