"""A thing of the table at reading size: its picture, its name and what it means."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.felinia.layers import BUBBLE
from gui.felinia.looks import Look
from gui.kit.fonts import BOLD, sans, scale, serif
from gui.kit.paint import LEFT, TOP_LEFT, at, parchment, write
from gui.kit.theme import theme

WIDE = 310.0
PICTURE = 84.0
PADDING = 14.0


@dataclass(frozen=True)
class Explained:
    """What a card says; without a look it has no picture."""

    title: str
    text: str
    look: Look | None = None


class Card(QGraphicsItem):
    """Something explained; `unit` are the scene units of a pixel of the screen."""

    def __init__(self, said: Explained, unit: float) -> None:
        super().__init__()
        self.said = said
        self.setScale(unit)
        self.setZValue(BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def size(self) -> tuple[float, float]:
        wide = WIDE * scale()
        room = QRectF(0, 0, wide - self._left() - PADDING, 4000)
        words = QFontMetricsF(sans(16)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.said.text)
        head = PADDING + 30 * scale()
        tall = head + words.height() + PADDING
        return wide, max(tall, PICTURE + 2 * PADDING) if self.said.look else tall

    def _left(self) -> float:
        return PICTURE + 2 * PADDING if self.said.look else PADDING

    def boundingRect(self) -> QRectF:
        wide, tall = self.size()
        return QRectF(-12, -12, wide + 26, tall + 30)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, tall = self.size()
        parchment(painter, QRectF(0, 0, wide, tall), 10, 10)
        if self.said.look:
            rect = self.said.look.rect
            share = PICTURE / max(rect.width(), rect.height())
            middle = rect.center() * share
            x, y = PADDING + PICTURE / 2, min(tall / 2, PADDING + PICTURE / 2 + 6)
            with at(painter, x - middle.x(), y - middle.y(), share):
                self.said.look.paint(painter)
        left, ink = self._left(), theme().ink
        head = QRectF(left, PADDING - 3, wide - left - PADDING, 28 * scale())
        write(painter, head, self.said.title, serif(20, BOLD), ink, LEFT, 0.6)
        body = QRectF(left, PADDING + 28 * scale(), wide - left - PADDING, tall)
        write(painter, body, self.said.text, sans(16), ink, TOP_LEFT)
