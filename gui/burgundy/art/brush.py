"""The painter's hand for pieces in unit space: thin ink lines, light from the upper left."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from gui.kit.brush import across, fill
from gui.kit.paint import Colour, at, dark, light, pen

LINE = 0.026
"""The usual outline of a piece of radius 1."""


def dashed(p: QPainter, path: QPainterPath, colour: Colour, width: float) -> None:
    """Draw an outline as dashes."""
    dashes = pen(colour, width, Qt.PenCapStyle.FlatCap)
    dashes.setDashPattern([3, 2.4])
    p.strokePath(path, dashes)


def lit(colour: Colour, path: QPainterPath, strength: float = 0.22) -> QLinearGradient:
    """The fill of a surface under light from the upper left."""
    b = path.boundingRect()
    tones = light(colour, strength), QColor(colour), dark(colour, strength * 0.8)
    return across(b.left(), b.top(), b.right(), b.bottom(), *tones)


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
