"""The painter's hand for pieces in unit space: thin ink lines, light from the upper left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QGradient, QLinearGradient, QPainter, QPainterPath, QPen

from gui.kit.fonts import BOLD, serif
from gui.kit.paint import Colour, at, dark, light, pen

Fill = Colour | QBrush | QGradient
INK = "#33251C"
LINE = 0.026
"""The usual outline of a piece of radius 1."""


def fill(p: QPainter, path: QPainterPath, brush: Fill, line: float = LINE, ink: Colour = INK) -> None:
    """Fill a shape and ink its outline; a line of 0 leaves the outline out."""
    p.setBrush(QColor(brush) if isinstance(brush, str) else brush)
    p.setPen(pen(ink, line) if line else QPen(Qt.PenStyle.NoPen))
    p.drawPath(path)


def line(
    p: QPainter, x1: float, y1: float, x2: float, y2: float, colour: Colour = INK, width: float = LINE
) -> None:
    p.setPen(pen(colour, width))
    p.drawLine(QPointF(x1, y1), QPointF(x2, y2))


def dashed(p: QPainter, path: QPainterPath, colour: Colour, width: float) -> None:
    """Draw an outline as dashes."""
    dashes = pen(colour, width, Qt.PenCapStyle.FlatCap)
    dashes.setDashPattern([3, 2.4])
    p.strokePath(path, dashes)


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


def lit(colour: Colour, path: QPainterPath, strength: float = 0.22) -> QLinearGradient:
    """The fill of a surface under light from the upper left."""
    b = path.boundingRect()
    tones = light(colour, strength), QColor(colour), dark(colour, strength * 0.8)
    return across(b.left(), b.top(), b.right(), b.bottom(), *tones)


def numeral(
    p: QPainter,
    x: float,
    y: float,
    size: float,
    words: str,
    colour: Colour = INK,
    weight: QFont.Weight = BOLD,
) -> None:
    """Centred figures at any scale, as an outline: tiny unit spaces defeat hinted text."""
    path = QPainterPath()
    path.addText(0, 0, serif(100, weight, fixed=True), words)
    b = path.boundingRect()
    with at(p, x, y, size / 100):
        p.translate(-b.center().x(), -b.center().y())
        p.fillPath(path, QColor(colour))


def soft_shadow(
    p: QPainter, path: QPainterPath, dx: float, dy: float, blur: float, strength: float = 0.35
) -> None:
    """A cheap blur: the shape filled several times with ever thinner outlines."""
    steps = 7
    tint = QColor("#140A04")
    tint.setAlphaF(strength / steps)
    with at(p, dx, dy):
        for i in range(steps):
            fill(p, path, tint, blur * 2 * (i + 0.5) / steps, tint)
