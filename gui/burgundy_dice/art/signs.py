"""Printed signs, about two units wide: the six colours, the four bonuses, the hourglass, the lily."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from engine.burgundy_dice.scoring import (
    CASTLE,
    GOODS,
    MINE,
    MONASTERY,
    MONK,
    PASTURE,
    RIVER,
    SILVER,
    TOWN,
    WORKER,
)
from gui.burgundy_dice.art.colours import COLOUR, CREAM
from gui.kit.brush import across, fill, line
from gui.kit.dice import paint_face
from gui.kit.hexes import hexagon
from gui.kit.paint import Colour, at, clear, dark, light, stroke
from gui.kit.paths import box, oval, poly, shape

INK = "#33251C"


# ---------------------------------------------------------------- colours


def _arch(x: float, foot: float, w: float, h: float) -> QPainterPath:
    return shape(
        x - w / 2,
        foot,
        (x - w / 2, foot - h * 0.55),
        (x - w / 2, foot - h, x + w / 2, foot - h, x + w / 2, foot - h * 0.55),
        (x + w / 2, foot),
    )


def _castle(p: QPainter, ink: Colour) -> None:
    keep = box(-0.36, -0.1, 0.72, 0.52).united(box(-0.42, -0.22, 0.84, 0.16))
    for i in range(4):
        keep = keep.united(box(-0.42 + i * 0.235, -0.36, 0.135, 0.18))
    fill(p, keep.subtracted(_arch(0, 0.44, 0.24, 0.36)), ink)


def _mine(p: QPainter, ink: Colour) -> None:
    for s in (-1, 1):
        line(p, -0.34 * s, 0.38, 0.24 * s, -0.28, ink, 0.13)
    stroke(p, shape(-0.02, -0.44, (0.20, -0.44, 0.42, -0.20, 0.44, 0.02), close=False), ink, 0.13)
    fill(p, poly((-0.44, -0.16), (-0.18, -0.46), (-0.04, -0.34), (-0.32, -0.04)), ink)


def _river(p: QPainter, ink: Colour) -> None:
    hull = shape(
        -0.50,
        0.14,
        (0.50, 0.14),
        (0.44, 0.42, 0.28, 0.44, 0.20, 0.44),
        (-0.28, 0.44),
        (-0.40, 0.42, -0.48, 0.28, -0.50, 0.14),
    )
    fill(p, hull, ink)
    fill(p, shape(-0.04, -0.50, (0.40, -0.34, 0.40, -0.06, 0.34, 0.04), (-0.04, 0.04)), ink)
    fill(p, poly((-0.12, -0.36), (-0.12, 0.04), (-0.40, 0.04)), ink)


def _pasture(p: QPainter, ink: Colour) -> None:
    fleece = oval(0.10, 0.0, 0.26, 0.20)
    for i in range(9):
        a = math.radians(40 * i)
        fleece = fleece.united(oval(0.10 + 0.25 * math.cos(a), -0.02 + 0.17 * math.sin(a), 0.115))
    head = shape(
        -0.30, -0.24, (-0.42, -0.24, -0.54, -0.04, -0.50, 0.06), (-0.44, 0.14, -0.32, 0.10, -0.24, -0.02)
    )
    for x in (-0.06, 0.06, 0.22, 0.34):
        fleece = fleece.united(box(x - 0.037, 0.12, 0.075, 0.29, 0.03))
    fill(p, fleece.united(head), ink)


def _town(p: QPainter, ink: Colour) -> None:
    house = poly((-0.40, 0.40), (-0.40, -0.06), (0, -0.46), (0.40, -0.06), (0.40, 0.40))
    fill(p, house.subtracted(box(-0.10, 0.10, 0.20, 0.32)), ink)


def _monastery(p: QPainter, ink: Colour) -> None:
    line(p, 0, -0.50, 0, -0.22, ink, 0.10)
    line(p, -0.12, -0.40, 0.12, -0.40, ink, 0.10)
    nave = poly((-0.40, 0.40), (-0.40, 0.04), (0, -0.28), (0.40, 0.04), (0.40, 0.40))
    fill(p, nave.subtracted(_arch(0, 0.42, 0.26, 0.36)), ink)


COLOUR_SIGN: dict[str, Callable[[QPainter, Colour], None]] = {
    CASTLE: _castle,
    MINE: _mine,
    RIVER: _river,
    PASTURE: _pasture,
    TOWN: _town,
    MONASTERY: _monastery,
}


def colour_hex(p: QPainter, colour: str) -> None:
    """A printed hexagon of a colour with its sign; radius 1."""
    tint = COLOUR[colour]
    fill(
        p,
        hexagon(1.0),
        across(-0.6, -0.8, 0.6, 0.8, light(tint, 0.25), tint, dark(tint, 0.12)),
        0.08,
        dark(tint, 0.5),
    )
    with at(p, 0, 0, 1.15):
        COLOUR_SIGN[colour](p, CREAM)


# ---------------------------------------------------------------- bonuses


def _monk(p: QPainter) -> None:
    """Hooded, with a cross on the robe."""
    robe = shape(-0.52, 0.70, (-0.52, 0.20, -0.40, 0.02, 0, 0.02), (0.40, 0.02, 0.52, 0.20, 0.52, 0.70))
    fill(p, robe, across(-0.5, 0, 0.5, 0.7, "#A3785A", "#7A5236", "#5E3D28"), 0.07, INK)
    hood = shape(-0.36, 0.10, (-0.50, -0.50, -0.20, -0.80, 0, -0.80), (0.20, -0.80, 0.50, -0.50, 0.36, 0.10))
    fill(p, hood, across(-0.4, -0.8, 0.4, 0.1, "#AE8262", "#7A5236", "#5E3D28"), 0.07, INK)
    fill(p, oval(0, -0.22, 0.23, 0.28), "#F0C9A0", 0.06, INK)
    line(p, 0, 0.16, 0, 0.62, CREAM, 0.07)
    line(p, -0.12, 0.30, 0.12, 0.30, CREAM, 0.07)


def _silver(p: QPainter) -> None:
    """A coin with a milled edge and a crown."""
    fill(p, oval(0, 0, 0.9), across(-0.7, -0.7, 0.7, 0.7, "#FFFFFF", "#C9CDD2", "#7E858D"), 0.10, "#4C5258")
    stroke(p, oval(0, 0, 0.72), "#8D949C", 0.07)
    crown = shape(
        -0.42, 0.32, (-0.50, -0.26), (-0.24, 0.02), (0, -0.40), (0.24, 0.02), (0.50, -0.26), (0.42, 0.32)
    )
    fill(p, crown, "#7D848C", 0.05, "#5A6168")


def _goods(p: QPainter) -> None:
    """A barrel."""
    body = shape(
        -0.50,
        -0.74,
        (0.50, -0.74),
        (0.80, -0.27, 0.80, 0.33, 0.50, 0.80),
        (-0.50, 0.80),
        (-0.80, 0.33, -0.80, -0.27, -0.50, -0.74),
    )
    fill(p, body, across(-0.75, 0, 0.75, 0, "#F1D3A6", "#D9AA70", "#9A6B40"), 0.09, INK)
    for x in (-0.27, 0.0, 0.27):
        stave = shape(x, -0.66, (x * 1.5, -0.17, x * 1.5, 0.33, x, 0.76), close=False)
        stroke(p, stave, clear(INK, 0.42), 0.055)
    for y, w in ((-0.36, 0.68), (0.40, 0.70)):
        line(p, -w, y, w, y, "#4A4A4E", 0.15)
    fill(p, oval(0, -0.74, 0.50, 0.15), "#F5DDB6", 0.08, INK)


def _worker(p: QPainter) -> None:
    """A straw hat, a shovel over the shoulder."""
    line(p, 0.30, 0.62, 0.58, -0.44, INK, 0.15)
    line(p, 0.30, 0.62, 0.58, -0.44, "#B07A45", 0.07)
    blade = shape(
        0.48, -0.42, (0.46, -0.70, 0.54, -0.86, 0.66, -0.94), (0.76, -0.82, 0.78, -0.62, 0.70, -0.38)
    )
    fill(p, blade, across(0.45, 0, 0.8, 0, "#F2F4F6", "#9AA1A8"), 0.06, INK)
    body = shape(-0.52, 0.70, (-0.52, 0.20, -0.38, 0.02, 0.0, 0.02), (0.38, 0.02, 0.50, 0.20, 0.50, 0.70))
    fill(p, body, across(-0.5, 0, 0.5, 0.7, "#6D9CA8", "#2F6B7A", "#22505C"), 0.07, INK)
    fill(p, poly((-0.15, 0.04), (0.15, 0.04), (0.0, 0.30)), CREAM, 0.05, INK)
    fill(p, oval(0, -0.14, 0.25, 0.26), "#F0C9A0", 0.07, INK)
    fill(p, shape(-0.26, -0.28, (-0.24, -0.66, 0.24, -0.66, 0.26, -0.28)), "#F0C75A", 0.07, INK)
    fill(p, oval(0, -0.28, 0.50, 0.13), across(-0.5, 0, 0.5, 0, "#FBE08A", "#E3B23E"), 0.07, INK)


BONUS_SIGN: dict[str, Callable[[QPainter], None]] = {
    MONK: _monk,
    SILVER: _silver,
    GOODS: _goods,
    WORKER: _worker,
}


# ---------------------------------------------------------------- others


def hourglass(p: QPainter, colour: Colour) -> None:
    """An hourglass two units high."""
    glass = shape(
        -0.52,
        -0.78,
        (0.52, -0.78),
        (0.50, -0.20, 0.14, -0.14, 0.10, 0.0),
        (0.14, 0.14, 0.50, 0.20, 0.52, 0.78),
        (-0.52, 0.78),
        (-0.50, 0.20, -0.14, 0.14, -0.10, 0.0),
        (-0.14, -0.14, -0.50, -0.20, -0.52, -0.78),
    )
    fill(p, glass, clear(light(colour, 0.75), 0.8), 0.10, colour)
    fill(p, shape(-0.40, 0.72, (-0.34, 0.30, 0.34, 0.30, 0.40, 0.72)), colour)
    sand = shape(
        -0.30,
        -0.40,
        (0.30, -0.40),
        (0.2, -0.16, 0.05, -0.12, 0, 0),
        (-0.05, -0.12, -0.2, -0.16, -0.30, -0.40),
    )
    fill(p, sand, colour)
    for y in (-0.88, 0.88):
        line(p, -0.62, y, 0.62, y, colour, 0.20)


def lily(p: QPainter, colour: Colour) -> None:
    """A lily two units high."""
    leaf = shape(
        0, -1, (0.34, -0.6, 0.30, -0.2, 0.10, 0.16), (-0.10, 0.16), (-0.30, -0.2, -0.34, -0.6, 0, -1)
    )
    fill(p, leaf, colour)
    for s in (-1, 1):
        petal = shape(
            s * 0.16,
            0.16,
            (s * 0.2, -0.4, s * 0.9, -0.5, s * 0.86, 0.0),
            (s * 0.80, 0.20, s * 0.56, 0.18, s * 0.56, 0.02),
            (s * 0.60, -0.16, s * 0.34, -0.1, s * 0.30, 0.16),
        )
        fill(p, petal, colour)
    fill(p, box(-0.42, 0.16, 0.84, 0.15, 0.05), colour)
    fill(p, poly((-0.16, 0.31), (0.16, 0.31), (0, 0.95)), colour)


def sun_star(radius: float, rays: int = 8, inner: float = 0.74) -> QPainterPath:
    """A star of many short rays."""
    step = math.pi / rays
    reach = [radius * (inner if i % 2 else 1) for i in range(rays * 2)]
    return poly(*((r * math.sin(i * step), -r * math.cos(i * step)) for i, r in enumerate(reach)))


def paint_star(p: QPainter, radius: float, tint: QColor, rays: int = 8, inner: float = 0.74) -> None:
    brush = across(-radius, -radius, radius, radius, light(tint, 0.4), tint, dark(tint, 0.10))
    fill(p, sun_star(radius, rays, inner), brush, 1.2, "#4A3B30")


def dice_painter(numbers: Sequence[int], colours: Sequence[str]) -> Callable[[QPainter, QRectF], None]:
    """The four dice that everyone combines, flat."""

    def paint(p: QPainter, rect: QRectF) -> None:
        side = min(rect.width(), rect.height()) / 4
        for i, number in enumerate(numbers):
            with at(p, rect.center().x() + (2 * i - 1) * side, rect.center().y() - side, side * 0.78):
                paint_face(p, number)
        for i, colour in enumerate(colours):
            with at(p, rect.center().x() + (2 * i - 1) * side, rect.center().y() + side, side * 0.9):
                colour_hex(p, colour)

    return paint
