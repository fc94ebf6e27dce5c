"""Painted titles: letters as outlines with a dark edge, a soft shadow and a graded fill."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QTransform

from gui.kit.fonts import BLACK, serif
from gui.kit.paint import Colour, at, clear, clipped, graded, paint, stroke
from gui.kit.paths import box


def letters(text: str, size: float, bend: float) -> QPainterPath:
    """Text as an outline, centred on (0, 0), its middle raised by ``bend``."""
    font = serif(size, BLACK, fixed=True)
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    result = QPainterPath()
    x = -width / 2
    for i, letter in enumerate(text):
        step = metrics.horizontalAdvance(text[: i + 1]) - metrics.horizontalAdvance(text[:i])
        middle = (x + step / 2) / (width / 2 or 1)
        glyph = QPainterPath()
        glyph.addText(QPointF(-step / 2, 0), font, letter)
        place = QTransform().translate(x + step / 2, -bend * (1 - middle * middle))
        place.rotate(math.degrees(math.atan2(2 * bend * middle, width / 2 or 1)))
        result.addPath(place.map(glyph))
        x += step
    return result


def lettering(p: QPainter, shape: QPainterPath, size: float, fill: QBrush, edge: Colour) -> None:
    """Letters of a size with a dark edge and a soft drop shadow."""
    with at(p, size * 0.03, size * 0.07):
        stroke(p, shape, clear("#000000", 0.4), size * 0.2)
    stroke(p, shape, edge, size * 0.17)
    p.fillPath(shape, fill)


def title(
    p: QPainter,
    text: str,
    x: float,
    y: float,
    size: float,
    top: Colour,
    bottom: Colour,
    edge: Colour,
    bend: float,
    widest: float = math.inf,
) -> None:
    """The title of a box on (x, y): a graded fill with a glint on its upper half.

    Words that would be wider than ``widest`` are painted smaller.
    """
    shape = letters(text, size, bend)
    if shape.boundingRect().width() > widest:
        size *= widest / shape.boundingRect().width()
        shape = letters(text, size, bend)
    with at(p, x, y):
        lettering(p, shape, size, graded(shape, top, bottom), edge)
        with clipped(p, shape):
            bounds = shape.boundingRect()
            upper = box(bounds.x(), bounds.y(), bounds.width(), bounds.height() * 0.46)
            paint(p, upper, clear("#FFFFFF", 0.16))
