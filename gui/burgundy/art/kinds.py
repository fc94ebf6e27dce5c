"""The six kinds of spaces and tiles: their colours as rims, their plain signs."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtGui import QColor, QConicalGradient, QLinearGradient, QPainter

from gui.burgundy.art.colours import CREAM, DARK, KIND, KINDS
from gui.burgundy.art.parts import arch, battlement
from gui.kit.brush import across, fill, line
from gui.kit.hexes import hexagon
from gui.kit.paint import Colour, at, dark, light, stroke
from gui.kit.paths import box, oval, poly, shape


def rim_of(kind: str) -> QLinearGradient:
    colour = KIND[kind]
    return across(-0.7, -0.9, 0.7, 0.9, light(colour, 0.30), colour, dark(colour, 0.22))


def any_kind() -> QConicalGradient:
    """All six kinds round a circle: what fits everywhere."""
    wheel = QConicalGradient(0, 0, 90)
    for i, kind in enumerate(KINDS):
        wheel.setColorAt(i / 6 + 0.002, KIND[kind])
        wheel.setColorAt((i + 1) / 6 - 0.002, KIND[kind])
    return wheel


def sign_ink(kind: str) -> QColor:
    """What shows on the colour of a kind."""
    return CREAM if kind in ("castle", "river", "mine") else DARK


def kind_glyph(p: QPainter, kind: str) -> None:
    """A little hex with the plain sign of its kind; radius 1, readable at 16 pixels."""
    fill(p, hexagon(1.0), rim_of(kind), 0.10)
    with at(p, 0, 0, 1.2):
        KIND_SIGN[kind](p, sign_ink(kind))


def sign_castle(p: QPainter, ink: Colour) -> None:
    keep = battlement(-0.42, -0.20, 0.84, 0.14, 4).united(box(-0.36, -0.1, 0.72, 0.52))
    fill(p, keep.subtracted(arch(0, 0.42, 0.24, 0.34)), ink, 0)


def sign_mine(p: QPainter, ink: Colour) -> None:
    for s in (-1, 1):
        line(p, -0.34 * s, 0.38, 0.24 * s, -0.28, ink, 0.13)
    stroke(p, shape(-0.02, -0.44, (0.20, -0.44, 0.42, -0.20, 0.44, 0.02), close=False), ink, 0.13)
    fill(p, poly((-0.44, -0.16), (-0.18, -0.46), (-0.04, -0.34), (-0.32, -0.04)), ink, 0)


def sign_river(p: QPainter, ink: Colour) -> None:
    fill(
        p,
        shape(
            -0.50,
            0.14,
            (0.50, 0.14),
            (0.44, 0.42, 0.28, 0.44, 0.20, 0.44),
            (-0.28, 0.44),
            (-0.40, 0.42, -0.48, 0.28, -0.50, 0.14),
        ),
        ink,
        0,
    )
    fill(p, shape(-0.04, -0.50, (0.40, -0.34, 0.40, -0.06, 0.34, 0.04), (-0.04, 0.04)), ink, 0)
    fill(p, poly((-0.12, -0.36), (-0.12, 0.04), (-0.40, 0.04)), ink, 0)


def sign_pasture(p: QPainter, ink: Colour) -> None:
    fleece = oval(0.10, 0.0, 0.26, 0.20)
    for i in range(9):
        a = math.radians(40 * i)
        fleece = fleece.united(oval(0.10 + 0.25 * math.cos(a), -0.02 + 0.17 * math.sin(a), 0.115))
    for x in (-0.06, 0.06, 0.22, 0.34):
        line(p, x, 0.16, x, 0.40, ink, 0.075)
    fill(p, fleece, ink, 0)
    fill(
        p,
        shape(
            -0.30, -0.24, (-0.42, -0.24, -0.54, -0.04, -0.50, 0.06), (-0.44, 0.14, -0.32, 0.10, -0.24, -0.02)
        ),
        ink,
        0,
    )


def sign_town(p: QPainter, ink: Colour) -> None:
    house = poly((-0.40, 0.40), (-0.40, -0.06), (0, -0.46), (0.40, -0.06), (0.40, 0.40))
    fill(p, house.subtracted(box(-0.10, 0.10, 0.20, 0.32)), ink, 0)


def sign_monastery(p: QPainter, ink: Colour) -> None:
    line(p, 0, -0.50, 0, -0.22, ink, 0.10)
    line(p, -0.12, -0.40, 0.12, -0.40, ink, 0.10)
    nave = poly((-0.40, 0.40), (-0.40, 0.04), (0, -0.28), (0.40, 0.04), (0.40, 0.40))
    fill(p, nave.subtracted(arch(0, 0.42, 0.26, 0.36)), ink, 0)


KIND_SIGN: dict[str, Callable[[QPainter, Colour], None]] = {
    "castle": sign_castle,
    "mine": sign_mine,
    "river": sign_river,
    "pasture": sign_pasture,
    "town": sign_town,
    "monastery": sign_monastery,
}


def fleur(p: QPainter, colour: Colour) -> None:
    """A lily, two units high."""
    fill(
        p,
        shape(
            0,
            -1,
            (0.34, -0.6, 0.30, -0.2, 0.10, 0.16),
            (-0.10, 0.16),
            (-0.30, -0.2, -0.34, -0.6, 0, -1),
        ),
        colour,
        0,
    )
    for s in (-1, 1):
        leaf = shape(
            s * 0.16,
            0.16,
            (s * 0.2, -0.4, s * 0.9, -0.5, s * 0.86, 0.0),
            (s * 0.80, 0.20, s * 0.56, 0.18, s * 0.56, 0.02),
            (s * 0.60, -0.16, s * 0.34, -0.1, s * 0.30, 0.16),
        )
        foot = shape(
            s * 0.04,
            0.32,
            (s * 0.10, 0.6, s * 0.30, 0.76, s * 0.44, 0.66),
            (s * 0.34, 0.90, s * 0.10, 0.86, s * 0.02, 0.60),
        )
        fill(p, leaf, colour, 0)
        fill(p, foot, colour, 0)
    fill(p, box(-0.42, 0.16, 0.84, 0.15, 0.05), colour, 0)
    fill(p, poly((-0.09, 0.31), (0.09, 0.31), (0, 0.95)), colour, 0)
