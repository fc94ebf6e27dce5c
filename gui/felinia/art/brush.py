"""The painter's hand for pictograms: mirrored shapes, round fills, ink lines.

A pictogram lives in a box from -50 to 50 and is stamped at any size.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from gui.kit.brush import Fill
from gui.kit.paint import Colour, at
from gui.kit.paths import shape

LINE = 2.6
"""The outline of every pictogram."""


def draw(p: QPainter, path: QPainterPath, fill: Fill | None = None, line: QPen | None = None) -> None:
    """Fill a shape, outline it, or both."""
    p.setBrush(
        Qt.BrushStyle.NoBrush if fill is None else QColor(fill) if isinstance(fill, str) else QBrush(fill)
    )
    p.setPen(QPen(Qt.PenStyle.NoPen) if line is None else line)
    p.drawPath(path)


def halo(x: float, y: float, radius: float, *colours: Colour) -> QRadialGradient:
    """Colours spread evenly from a middle outwards."""
    gradient = QRadialGradient(x, y, radius)
    for i, colour in enumerate(colours):
        gradient.setColorAt(i / (len(colours) - 1), QColor(colour))
    return gradient


def mirrored(top: float, *segments: tuple[float, ...]) -> QPainterPath:
    """A shape symmetric about x = 0; its right half is given from top to bottom in cubic segments."""
    path = shape(0, top, *segments, close=False)
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
