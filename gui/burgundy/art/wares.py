"""The goods: six wares on their squares."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter

from gui.burgundy.art.brush import lit, soft_shadow
from gui.burgundy.art.colours import CREAM, GOODS, GOODS_COLOUR
from gui.kit.brush import across, fill, line
from gui.kit.dice import pips
from gui.kit.hexes import bevel, thickness
from gui.kit.paint import INK, at, clear, dark, light, stroke
from gui.kit.paths import Point, box, oval, poly, shape

SQUARE: list[Point] = [(-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)]


def fish(p: QPainter) -> None:
    fill(p, poly((0.22, 0.0), (0.52, -0.26), (0.44, 0.0), (0.52, 0.26)), "#E9F4F2", 0.06)
    body = shape(-0.54, 0.02, (-0.34, -0.34, 0.10, -0.34, 0.34, 0.0), (0.10, 0.34, -0.34, 0.34, -0.54, 0.02))
    fill(p, body, across(0, -0.3, 0, 0.3, "#FFFFFF", "#BFE0DA"), 0.06)
    stroke(p, shape(-0.22, -0.20, (-0.12, -0.08, -0.12, 0.10, -0.22, 0.22), close=False), INK, 0.045)
    fill(p, oval(-0.34, -0.05, 0.05), INK, 0)
    for x in (0.0, 0.14):
        stroke(
            p,
            shape(x, -0.10, (x + 0.06, -0.04, x + 0.06, 0.06, x, 0.12), close=False),
            clear(INK, 0.55),
            0.04,
        )


def grapes(p: QPainter) -> None:
    stroke(p, shape(0.0, -0.30, (0.0, -0.44, 0.06, -0.50, 0.14, -0.52), close=False), "#5A3A24", 0.08)
    fill(
        p,
        shape(0.04, -0.36, (0.16, -0.54, 0.40, -0.50, 0.46, -0.34), (0.30, -0.22, 0.12, -0.22, 0.04, -0.36)),
        "#9CBF5A",
        0.05,
    )
    for x, y in (
        (-0.28, -0.18),
        (0, -0.2),
        (0.26, -0.16),
        (-0.16, 0.06),
        (0.13, 0.06),
        (0, 0.30),
        (-0.01, -0.02),
    ):
        berry = oval(x, y, 0.165)
        fill(p, berry, lit("#EBD9F5", berry, 0.5), 0.05)


def cloth(p: QPainter) -> None:
    fold = shape(
        -0.48,
        -0.20,
        (0.20, -0.20),
        (0.20, 0.40),
        (0.06, 0.48, -0.02, 0.34, -0.14, 0.40),
        (-0.26, 0.46, -0.36, 0.34, -0.48, 0.40),
    )
    fill(p, fold, across(-0.5, 0, 0.2, 0, "#FFF2F6", "#FFFFFF", "#EBC2D3"), 0.06)
    for x in (-0.28, -0.06):
        line(p, x, -0.06, x, 0.30, clear("#B35F86", 0.67), 0.05)
    roll = box(-0.54, -0.38, 0.98, 0.28, 0.14)
    fill(p, roll, across(0, -0.4, 0, -0.1, "#FFFFFF", "#F3CFDE"), 0.06)
    fill(p, oval(0.36, -0.24, 0.10, 0.13), "#FFFFFF", 0.05)
    stroke(p, oval(0.36, -0.24, 0.04, 0.06), clear(INK, 0.59), 0.03)


def jug(p: QPainter) -> None:
    handle = shape(0.16, -0.30, (0.56, -0.34, 0.56, 0.14, 0.26, 0.16), close=False)
    stroke(p, handle, INK, 0.15)
    stroke(p, handle, "#F6E3D2", 0.07)
    body = shape(
        -0.18,
        -0.48,
        (0.18, -0.48),
        (0.14, -0.26),
        (0.42, -0.10, 0.42, 0.32, 0.16, 0.48),
        (-0.16, 0.48),
        (-0.42, 0.32, -0.42, -0.10, -0.14, -0.26),
    )
    fill(p, body, across(-0.4, 0, 0.4, 0, "#FFF6E8", "#F2D8C2", "#CF9F84"), 0.06)
    stroke(p, shape(-0.33, 0.06, (-0.16, 0.16, 0.16, 0.16, 0.33, 0.06), close=False), "#9C2B20", 0.08)


def barrel(p: QPainter) -> None:
    body = shape(
        -0.30,
        -0.44,
        (0.30, -0.44),
        (0.48, -0.16, 0.48, 0.20, 0.30, 0.48),
        (-0.30, 0.48),
        (-0.48, 0.20, -0.48, -0.16, -0.30, -0.44),
    )
    fill(p, body, across(-0.45, 0, 0.45, 0, "#F1D3A6", "#D9AA70", "#9A6B40"), 0.06)
    for x in (-0.16, 0.0, 0.16):
        stroke(
            p, shape(x, -0.40, (x * 1.5, -0.1, x * 1.5, 0.2, x, 0.46), close=False), clear(INK, 0.43), 0.035
        )
    for y, w in ((-0.22, 0.41), (0.24, 0.42)):
        line(p, -w, y, w, y, "#4A4A4E", 0.09)
    fill(p, oval(0, -0.44, 0.30, 0.09), "#F5DDB6", 0.05)


def cheese(p: QPainter) -> None:
    fill(p, poly((-0.50, 0.02), (0.28, -0.32), (0.50, 0.02)), "#FFF1B8", 0.06)
    side = poly((-0.50, 0.02), (0.50, 0.02), (0.50, 0.36), (-0.50, 0.36))
    fill(p, side, across(0, 0, 0, 0.36, "#FFE083", "#E8B23E"), 0.06)
    for x, y, r in ((-0.28, 0.20, 0.08), (0.04, 0.14, 0.06), (0.28, 0.24, 0.085)):
        fill(p, oval(x, y, r), "#C98A24", 0.03)


GOODS_PICTURE: dict[str, Callable[[QPainter], None]] = {
    "turquoise": fish,
    "violet": grapes,
    "pink": cloth,
    "red": jug,
    "brown": barrel,
    "orange": cheese,
}


def goods(p: QPainter, colour: str, depth: float = 0.14, shadow: bool = True) -> None:
    """A goods square, two units wide: its colour, its ware, and the die number that sells it."""
    tint = GOODS_COLOUR[colour]
    if shadow:
        soft_shadow(p, poly(*SQUARE), 0.10, 0.16, 0.20, 0.45)
    thickness(p, SQUARE, depth * 0.3, depth)
    fill(
        p,
        poly(*SQUARE),
        across(-0.9, -0.9, 0.9, 0.9, light(tint, 0.28), tint, dark(tint, 0.18)),
        0.05,
        dark(tint, 0.65),
    )
    bevel(p, SQUARE, 0.88, 0.4)
    stroke(p, box(-0.74, -0.74, 1.48, 1.48, 0.08), clear(CREAM, 0.51), 0.04)
    with at(p, 0.10, 0.16, 1.18):
        GOODS_PICTURE[colour](p)
    face = box(-0.86, -0.86, 0.66, 0.66, 0.14)
    fill(p, face, CREAM, 0.05)
    pips(p, -0.53, -0.53, 0.19, 0.085, GOODS.index(colour) + 1)


def goods_back(p: QPainter) -> None:
    """A face-down good."""
    soft_shadow(p, poly(*SQUARE), 0.10, 0.16, 0.20, 0.45)
    thickness(p, SQUARE, 0.04, 0.14)
    fill(p, poly(*SQUARE), across(-0.9, -0.9, 0.9, 0.9, "#E2C79A", "#C9A66E", "#A88450"), 0.05, "#5A4526")
    bevel(p, SQUARE, 0.88, 0.4)
    stroke(p, poly((-0.6, 0), (0, -0.6), (0.6, 0), (0, 0.6)), clear(INK, 0.51), 0.06)
    stroke(p, poly((-0.36, 0), (0, -0.36), (0.36, 0), (0, 0.36)), clear(INK, 0.43), 0.05)
