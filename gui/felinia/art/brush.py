"""The painter's hand for pictograms: shapes of cubic curves, graded fills, ink lines.

A pictogram lives in a box from -50 to 50 and is stamped at any size.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from gui.felinia.art.colours import INK
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import Colour, at

Fill = Colour | QBrush | QGradient
Segment = tuple[float, ...]
LINE = 2.6
"""The outline of every pictogram."""


def draw(p: QPainter, path: QPainterPath, fill: Fill | None = None, line: QPen | None = None) -> None:
    """Fill a shape, outline it, or both."""
    p.setBrush(
        Qt.BrushStyle.NoBrush if fill is None else QColor(fill) if isinstance(fill, str) else QBrush(fill)
    )
    p.setPen(QPen(Qt.PenStyle.NoPen) if line is None else line)
    p.drawPath(path)


def slope(x1: float, y1: float, x2: float, y2: float, *colours: Colour) -> QLinearGradient:
    """Colours spread evenly from one point to another."""
    return _spread(QLinearGradient(x1, y1, x2, y2), colours)


def halo(x: float, y: float, radius: float, *colours: Colour) -> QRadialGradient:
    """Colours spread evenly from a middle outwards."""
    return _spread(QRadialGradient(x, y, radius), colours)


def _spread(gradient: Any, colours: tuple[Colour, ...]) -> Any:
    for i, colour in enumerate(colours):
        gradient.setColorAt(i / (len(colours) - 1), QColor(colour))
    return gradient


def bezier(start: tuple[float, float], *segments: Segment) -> QPainterPath:
    """An open line: each segment has 2 (straight), 4 (quadratic) or 6 (cubic) numbers."""
    path = QPainterPath(QPointF(*start))
    for segment in segments:
        match len(segment):
            case 2:
                path.lineTo(*segment)
            case 4:
                path.quadTo(*segment)
            case 6:
                path.cubicTo(*segment)
    return path


def closed(start: tuple[float, float], *segments: Segment) -> QPainterPath:
    """A shape with such an outline."""
    path = bezier(start, *segments)
    path.closeSubpath()
    return path


def mirrored(top: float, *segments: Segment) -> QPainterPath:
    """A shape symmetric about x = 0; its right half is given from top to bottom in cubic segments."""
    path = bezier((0, top), *segments)
    ends = [(0.0, top), *((segment[4], segment[5]) for segment in segments)]
    for i in range(len(segments) - 1, -1, -1):
        x1, y1, x2, y2 = segments[i][:4]
        path.cubicTo(-x2, y2, -x1, y1, -ends[i][0], ends[i][1])
    path.closeSubpath()
    return path


def both_sides(p: QPainter, right: Callable[[], object]) -> None:
    """Draw the right half, then the same mirrored."""
    for flip in (False, True):
        with at(p, 0, 0, flip=flip):
            right()


def stamp(p: QPainter, x: float, y: float, size: float, pictogram: Callable[..., None], *args: Any) -> None:
    """Draw a pictogram around (x, y), so large."""
    with at(p, x, y, size / 100):
        pictogram(p, *args)


def numeral(
    p: QPainter,
    x: float,
    y: float,
    size: float,
    words: str,
    colour: Colour = INK,
    weight: QFont.Weight = BOLD,
) -> None:
    """Figures centred on (x, y), as an outline: they sit still at every zoom."""
    path = QPainterPath()
    path.addText(0, 0, serif(100, weight, fixed=True), words)
    bounds = path.boundingRect()
    with at(p, x, y, size / 100):
        p.translate(-bounds.center().x(), -bounds.center().y())
        p.fillPath(path, QColor(colour))
