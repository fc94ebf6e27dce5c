"""The printer's hand: flat fills with an ink line, plain lines, figures at any scale."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QGradient, QLinearGradient, QPainter, QPainterPath, QPen

from gui.kit.fonts import BOLD, serif
from gui.kit.paint import Colour, at, pen

Fill = Colour | QBrush | QGradient


def fill(p: QPainter, path: QPainterPath, brush: Fill, line: float = 0.0, ink: Colour = "#33251C") -> None:
    """Fill a shape; with a line above 0 its outline is inked."""
    p.setBrush(QColor(brush) if isinstance(brush, str) else brush)
    p.setPen(pen(ink, line) if line else QPen(Qt.PenStyle.NoPen))
    p.drawPath(path)


def line(p: QPainter, x1: float, y1: float, x2: float, y2: float, colour: Colour, width: float) -> None:
    p.setPen(pen(colour, width))
    p.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def shape(x: float, y: float, *segments: tuple[float, ...], close: bool = True) -> QPainterPath:
    """A path of lines (x, y) and cubic segments (x1, y1, x2, y2, x, y)."""
    path = QPainterPath(QPointF(x, y))
    for segment in segments:
        if len(segment) == 2:
            path.lineTo(*segment)
        else:
            path.cubicTo(*segment)
    if close:
        path.closeSubpath()
    return path


def across(x1: float, y1: float, x2: float, y2: float, *colours: Colour) -> QLinearGradient:
    """Colours spread evenly from one point to another."""
    slope = QLinearGradient(x1, y1, x2, y2)
    for i, colour in enumerate(colours):
        slope.setColorAt(i / (len(colours) - 1), QColor(colour))
    return slope


def numeral(
    p: QPainter, x: float, y: float, size: float, words: str, colour: Colour, weight: QFont.Weight = BOLD
) -> None:
    """Centred printed figures as an outline, so that they are the same at every scale."""
    path = QPainterPath()
    path.addText(0, 0, serif(100, weight, fixed=True), words)
    middle = path.boundingRect().center()
    with at(p, x, y, size / 100):
        p.translate(-middle)
        p.fillPath(path, QColor(colour))
