"""Ink and colour for pictures drawn in units of their own: outlined shapes, lines, gradients, figures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QGradient, QLinearGradient, QPainter, QPainterPath, QPen

from gui.kit.fonts import BOLD, serif
from gui.kit.paint import INK, Colour, at, pen

Fill = Colour | QBrush | QGradient


def fill(p: QPainter, path: QPainterPath, brush: Fill, line: float = 0.0, ink: Colour = INK) -> None:
    """Fill a shape; with a line above 0 its outline is inked."""
    p.setBrush(QColor(brush) if isinstance(brush, str) else brush)
    p.setPen(pen(ink, line) if line else QPen(Qt.PenStyle.NoPen))
    p.drawPath(path)


def line(p: QPainter, x1: float, y1: float, x2: float, y2: float, colour: Colour, width: float) -> None:
    p.setPen(pen(colour, width))
    p.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def across(x1: float, y1: float, x2: float, y2: float, *colours: Colour) -> QLinearGradient:
    """Colours spread evenly from one point to another."""
    slope = QLinearGradient(x1, y1, x2, y2)
    for i, colour in enumerate(colours):
        slope.setColorAt(i / (len(colours) - 1), QColor(colour))
    return slope


def numeral(
    p: QPainter,
    x: float,
    y: float,
    size: float,
    words: str,
    colour: Colour = INK,
    weight: QFont.Weight = BOLD,
) -> None:
    """Figures centred on (x, y), as an outline: the same at every scale, which hinted text is not."""
    path = QPainterPath()
    path.addText(0, 0, serif(100, weight, fixed=True), words)
    with at(p, x, y, size / 100):
        p.translate(-path.boundingRect().center())
        p.fillPath(path, QColor(colour))
