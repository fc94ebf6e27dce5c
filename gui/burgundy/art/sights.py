"""Little views for the map: a château, a village, a mill, a vineyard."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from gui.burgundy.art.brush import LINE, lit
from gui.burgundy.art.colours import CREAM, PLASTER, ROOF, ROOF_BROWN, TIMBER
from gui.burgundy.art.parts import arch, bush, gabled_house
from gui.burgundy.art.places import fort
from gui.kit.brush import fill, line
from gui.kit.paint import INK, at
from gui.kit.paths import oval, poly, shape


def chateau(p: QPainter) -> None:
    """A château on its hill."""
    hill = shape(-1.2, 0.62, (-0.8, 0.20, 0.8, 0.16, 1.2, 0.62))
    fill(p, hill, "#A9BE6A", 0)
    fort(p, "#E8DCC2", "#DCCDB0", "#4A6C8C")
    for x, y, size in ((-0.86, 0.56, 0.24), (0.84, 0.58, 0.28), (0.62, 0.62, 0.18)):
        bush(p, x, y, size)


def village(p: QPainter) -> None:
    """A few roofs round a tree."""
    fill(p, shape(-1.2, 0.56, (-0.6, 0.28, 0.6, 0.28, 1.2, 0.56)), "#B5C583", 0)
    for x, y, roof in ((-0.72, 0.30, ROOF), (0.22, 0.26, ROOF_BROWN), (-0.30, 0.48, ROOF)):
        gabled_house(p, x, y, 0.36, 0.24, 0.22, PLASTER, roof, (0.30, -0.06))
    bush(p, 0.86, 0.52, 0.34)


def mill(p: QPainter) -> None:
    """A windmill."""
    fill(p, shape(-1.0, 0.66, (-0.5, 0.40, 0.5, 0.40, 1.0, 0.66)), "#B5C583", 0)
    tower = poly((-0.30, 0.56), (-0.20, -0.24), (0.20, -0.24), (0.30, 0.56))
    fill(p, tower, lit(PLASTER, tower), LINE)
    cap = poly((-0.24, -0.24), (0.0, -0.54), (0.24, -0.24))
    fill(p, cap, lit(ROOF_BROWN, cap), LINE)
    fill(p, arch(0, 0.56, 0.18, 0.28), TIMBER, LINE)
    for i in range(4):
        with at(p, 0, -0.26, 1, 22 + 90 * i):
            fill(p, poly((0.02, -0.10), (0.20, -0.10), (0.20, -0.74), (0.02, -0.74)), CREAM, 0.02)
            line(p, 0, 0, 0, -0.76, INK, 0.03)
    fill(p, oval(0, -0.26, 0.05), INK, 0)


def vineyard(p: QPainter) -> None:
    """Rows of vines running up a slope."""
    for row in range(4):
        y = -0.24 + row * 0.24
        for i in range(6):
            x = -0.62 + i * 0.25 + row * 0.04
            line(p, x, y + 0.10, x, y - 0.10, TIMBER, 0.03)
            fill(p, oval(x, y - 0.06 + 0.02 * math.sin(i + row), 0.10, 0.08), "#7C9A48", 0.02)
