"""Parts that buildings are made of."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainter, QPainterPath

from gui.burgundy.art.brush import LINE, lit
from gui.burgundy.art.colours import STONE
from gui.kit.brush import across, fill, line
from gui.kit.paint import INK, Colour, clear, clipped, dark, light
from gui.kit.paths import Point, box, oval, poly, shape


def ground(p: QPainter, top: float = 0.30, colour: Colour = "#C9AE7F") -> None:
    fill(
        p,
        shape(-1, top, (-0.5, top - 0.05, 0.4, top + 0.05, 1, top - 0.02), (1, 1), (-1, 1)),
        across(0, top, 0, 0.8, light(colour, 0.2), dark(colour, 0.12)),
        0,
    )


def gabled_house(
    p: QPainter,
    x: float,
    y: float,
    w: float,
    h: float,
    roof_h: float,
    wall: Colour,
    roof: Colour,
    depth: Point = (0.42, -0.10),
) -> None:
    """A house seen from its gable, its long side going off to the right in shade."""
    dx, dy = depth
    eave = 0.035
    side = poly((x + w, y), (x + w + dx, y + dy), (x + w + dx, y - h + dy), (x + w, y - h))
    fill(p, side, dark(wall, 0.26), LINE)
    front = poly((x, y), (x + w, y), (x + w, y - h), (x + w / 2, y - h - roof_h), (x, y - h))
    fill(p, front, lit(wall, front, 0.15), LINE)
    top = (x + w / 2, y - h - roof_h - eave)
    slope = poly(
        top,
        (top[0] + dx, top[1] + dy),
        (x + w + dx + eave * 1.4, y - h + dy + eave),
        (x + w + eave * 1.4, y - h + eave),
    )
    fill(p, slope, lit(roof, slope), LINE)
    for i in range(1, 4):
        t = i / 4
        a = (top[0] + (x + w + eave - top[0]) * t, top[1] + (y - h + eave - top[1]) * t)
        line(p, *a, a[0] + dx, a[1] + dy, clear(INK, 0.27), 0.014)
    left = poly(
        (x - eave * 1.4, y - h + eave),
        (x - eave * 1.4 - 0.03, y - h + eave - 0.05),
        (top[0], top[1] - 0.035),
        (x + w + eave * 1.4 + 0.03, y - h + eave - 0.05),
        (x + w + eave * 1.4, y - h + eave),
        top,
    )
    fill(p, left, light(roof, 0.12), LINE)


def window(
    p: QPainter, x: float, y: float, w: float, h: float, lit_up: bool = False, arched: bool = False
) -> None:
    path = arch(x, y, w, h) if arched else box(x - w / 2, y - h, w, h)
    fill(p, path, "#F2B64A" if lit_up else "#46586A", 0.018)
    line(p, x, y - h, x, y, clear(INK, 0.59), 0.012)


def arch(x: float, y: float, w: float, h: float) -> QPainterPath:
    """A round-headed opening, standing on y."""
    return shape(
        x - w / 2,
        y,
        (x - w / 2, y - h + w / 2),
        (x - w / 2, y - h - w * 0.1, x + w / 2, y - h - w * 0.1, x + w / 2, y - h + w / 2),
        (x + w / 2, y),
    )


def battlement(x: float, y: float, w: float, h: float, teeth: int) -> QPainterPath:
    """A wall top from x to x + w whose merlons rise h above y."""
    points = [(x, y + h)]
    step = w / (2 * teeth - 1)
    for i in range(2 * teeth - 1):
        top = y - h if i % 2 == 0 else y
        points += [(x + i * step, top), (x + (i + 1) * step, top)]
    return poly(*points, (x + w, y + h))


def stone_wall(
    p: QPainter, path: QPainterPath, colour: Colour = STONE, seed: int = 1, courses: int = 6
) -> None:
    """A lit wall with a few seeded stones."""
    b = path.boundingRect()
    fill(p, path, across(b.left(), 0, b.right(), 0, light(colour, 0.30), colour, dark(colour, 0.30)), LINE)
    dice = random.Random(seed)
    with clipped(p, path):
        for _ in range(courses * 2):
            x, y = (
                b.left() + dice.random() * b.width(),
                b.top() + (dice.randrange(courses) + 0.5) * b.height() / courses,
            )
            line(p, x, y, x + 0.05, y, clear(INK, 0.35), 0.014)


def flag(p: QPainter, x: float, y: float, h: float, colour: Colour, w: float = 0.22) -> None:
    line(p, x, y, x, y - h, INK, 0.028)
    fill(
        p,
        shape(
            x,
            y - h,
            (x + w * 0.3, y - h - 0.04, x + w * 0.6, y - h + 0.06, x + w, y - h + 0.02),
            (x + w * 0.8, y - h + 0.08),
            (x + w, y - h + 0.15),
            (x + w * 0.6, y - h + 0.19, x + w * 0.3, y - h + 0.09, x, y - h + 0.13),
        ),
        colour,
        0.018,
    )


def crate(p: QPainter, x: float, y: float, size: float, colour: Colour) -> None:
    """A packed crate, standing on y."""
    s = size
    front = box(x - s / 2, y - s, s, s)
    fill(
        p,
        poly(
            (x - s / 2, y - s), (x - s * 0.28, y - s * 1.22), (x + s * 0.72, y - s * 1.22), (x + s / 2, y - s)
        ),
        light(colour, 0.35),
        0.02,
    )
    fill(
        p,
        poly((x + s / 2, y - s), (x + s * 0.72, y - s * 1.22), (x + s * 0.72, y - s * 0.22), (x + s / 2, y)),
        dark(colour, 0.35),
        0.02,
    )
    fill(p, front, colour, 0.02)
    line(p, x - s / 2, y - s * 0.5, x + s / 2, y - s * 0.5, clear(INK, 0.59), 0.018)
    line(p, x, y - s, x, y, clear(INK, 0.59), 0.018)


def bush(p: QPainter, x: float, y: float, size: float, colour: Colour = "#7FA04B") -> None:
    leaves = oval(x, y - size * 0.5, size * 0.62, size * 0.55)
    leaves = leaves.united(oval(x - size * 0.45, y - size * 0.25, size * 0.42)).united(
        oval(x + size * 0.48, y - size * 0.28, size * 0.45)
    )
    fill(p, leaves, lit(colour, leaves, 0.3), 0.018)
