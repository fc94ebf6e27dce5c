"""Several ways to do what was clicked: a little list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.core.values import Action
from gui.burgundy.layers import BUBBLE
from gui.kit.brush import fill
from gui.kit.fonts import SEMIBOLD, sans, scale
from gui.kit.paint import LEFT, clear, shadow, write
from gui.kit.paths import rounded
from gui.kit.theme import theme

PADDING = 8.0


class Fan(QGraphicsItem):
    """Actions by name, one of them picked out; at reading size whatever the zoom."""

    def __init__(self, choices: Sequence[tuple[str, Action]], unit: float) -> None:
        super().__init__()
        self._choices = tuple(choices)
        self.picked = 0
        self.setScale(unit)
        self.setZValue(BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def action(self) -> Action:
        return self._choices[self.picked][1]

    @property
    def label(self) -> str:
        return self._choices[self.picked][0]

    def walk(self, by: int) -> None:
        self.picked = (self.picked + by) % len(self._choices)
        self.update()

    def row_at(self, point: QPointF) -> int | None:
        """The row under a point of the scene."""
        here = self.mapFromScene(point)
        number = int((here.y() - PADDING) // self._row())
        inside = 0 <= here.x() <= self._wide() and 0 <= number < len(self._choices)
        return number if inside and here.y() >= PADDING else None

    def size(self) -> tuple[float, float]:
        return self._wide(), len(self._choices) * self._row() + 2 * PADDING

    def _row(self) -> float:
        return 28 * scale()

    def _wide(self) -> float:
        metrics = QFontMetricsF(_voice())
        return max(metrics.horizontalAdvance(text) for text, _ in self._choices) + 2 * PADDING + 20

    def boundingRect(self) -> QRectF:
        wide, high = self.size()
        return QRectF(-10, -10, wide + 20, high + 24)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, (wide, high) = theme(), self.size()
        card = rounded(QRectF(0, 0, wide, high), 9)
        shadow(painter, card, 9, 0.55)
        fill(painter, card, room.paper, 1.8, room.gold)
        for number, (text, _) in enumerate(self._choices):
            row = QRectF(PADDING, PADDING + number * self._row(), wide - 2 * PADDING, self._row())
            if number == self.picked:
                fill(painter, rounded(row, 6), clear(room.glow, 0.6), 0)
            write(painter, row.adjusted(9, 0, -4, 0), text, _voice(), room.ink, LEFT)


def _voice():  # type: ignore[no-untyped-def]
    return sans(16, SEMIBOLD)
