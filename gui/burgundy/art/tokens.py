"""Coins, workers, points, bonus cards and the stones of the bridge."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.burgundy.art.brush import lit, soft_shadow
from gui.burgundy.art.colours import CREAM, DARK, GOLD, KIND, WOOD
from gui.burgundy.art.kinds import KIND_SIGN, sign_ink
from gui.kit.brush import across, fill, line, numeral
from gui.kit.hexes import thickness
from gui.kit.paint import INK, at, clear, clipped, dark, light, stroke
from gui.kit.paths import box, oval, poly, shape
from gui.kit.theme import SeatColour, paint_mark


def coin_face(p: QPainter) -> None:
    """A silver coin of radius 1 with a milled edge and a crown."""
    fill(p, oval(0, 0, 1), across(-0.7, -0.7, 0.7, 0.7, "#FFFFFF", "#C9CDD2", "#7E858D"), 0.10, "#4C5258")
    stroke(p, oval(0, 0, 0.80), "#8D949C", 0.07)
    crown = shape(
        -0.46, 0.34, (-0.56, -0.28), (-0.26, 0.02), (0, -0.44), (0.26, 0.02), (0.56, -0.28), (0.46, 0.34)
    )
    with at(p, 0.05, 0.06):
        fill(p, crown, "#FFFFFF", 0)
    fill(p, crown, "#7D848C", 0.05, "#5A6168")


def silver(p: QPainter) -> None:
    soft_shadow(p, oval(0, 0, 0.95), 0.10, 0.20, 0.18, 0.42)
    fill(p, oval(0.03, 0.13, 1), "#6E757C", 0.06, "#3E444A")
    coin_face(p)


def worker_figure(p: QPainter) -> None:
    """A workman under a straw hat, his shovel over the shoulder; about 1.4 high, centred."""
    line(p, 0.30, 0.62, 0.58, -0.44, INK, 0.15)
    line(p, 0.30, 0.62, 0.58, -0.44, "#B07A45", 0.07)
    blade = shape(
        0.48, -0.42, (0.46, -0.70, 0.54, -0.86, 0.66, -0.94), (0.76, -0.82, 0.78, -0.62, 0.70, -0.38)
    )
    fill(p, blade, across(0.45, 0, 0.8, 0, "#F2F4F6", "#9AA1A8"), 0.06)
    body = shape(-0.52, 0.70, (-0.52, 0.20, -0.38, 0.02, 0.0, 0.02), (0.38, 0.02, 0.50, 0.20, 0.50, 0.70))
    fill(p, body, lit("#2F6B7A", body, 0.3), 0.07)
    fill(p, poly((-0.15, 0.04), (0.15, 0.04), (0.0, 0.30)), CREAM, 0.05)
    fill(p, oval(0, -0.14, 0.25, 0.26), "#F0C9A0", 0.07)
    crown = shape(-0.26, -0.28, (-0.24, -0.66, 0.24, -0.66, 0.26, -0.28))
    fill(p, crown, "#F0C75A", 0.07)
    brim = oval(0, -0.28, 0.50, 0.13)
    fill(p, brim, across(-0.5, 0, 0.5, 0, "#FBE08A", "#E3B23E"), 0.07)


def worker(p: QPainter) -> None:
    """A WOODen chip of radius 1."""
    soft_shadow(p, oval(0, 0, 0.95), 0.10, 0.20, 0.18, 0.42)
    fill(p, oval(0.03, 0.16, 1), dark(WOOD, 0.45), 0.06, dark(WOOD, 0.7))
    fill(
        p,
        oval(0, 0, 1),
        across(-0.7, -0.7, 0.7, 0.7, light(WOOD, 0.55), light(WOOD, 0.2), dark(WOOD, 0.15)),
        0.08,
        dark(WOOD, 0.6),
    )
    stroke(p, oval(0, 0, 0.84), clear(dark(WOOD, 0.4), 0.59), 0.05)
    with clipped(p, oval(0, 0, 0.84)), at(p, -0.06, 0.14, 0.92):
        worker_figure(p)


def laurel(p: QPainter, number: str) -> None:
    """Victory points: figures inside a wreath of radius 1."""
    fill(p, oval(0, 0, 1.0), across(-0.7, -0.7, 0.7, 0.7, "#FFF6DC", "#F1DFB2"), 0.05, GOLD)
    stroke(p, oval(0, 0, 0.82), "#5E7F34", 0.05)
    for side in (-1, 1):
        for i in range(7):
            a = math.radians(96 - i * 30)
            x, y = side * 0.82 * math.cos(a), 0.82 * math.sin(a)
            with at(p, x, y, 1, math.degrees(math.atan2(y, x)) - side * 62):
                leaf = shape(
                    -0.22, 0, (-0.10, -0.13, 0.12, -0.13, 0.24, 0), (0.12, 0.10, -0.10, 0.10, -0.22, 0)
                )
                fill(p, leaf, "#7FAE4A" if i % 2 else "#5F8C36", 0.035, "#35551E")
    numeral(p, 0, 0.0, 1.35 if len(number) < 2 else 1.05, number)


def bonus_card(p: QPainter, kind: str, points: int = 0, large: bool = True, shadow: bool = True) -> None:
    """The card for the first (large) or second (small) to fill a colour: a swallow-tailed banner, 2 units wide."""
    h = 1.0 if large else 0.8
    w = 0.84 if large else 0.66
    banner = [(-w, -h), (w, -h), (w, h), (0, h * 0.72), (-w, h)]
    path = poly(*banner)
    colour = KIND[kind]
    if shadow:
        soft_shadow(p, path, 0.06, 0.12, 0.14, 0.42)
        thickness(p, banner, 0.03, 0.10)
    fill(p, path, across(-w, -h, w, h, light(colour, 0.3), colour, dark(colour, 0.25)), 0.05)
    stroke(
        p,
        poly(*((x * 0.84, y * 0.86) for x, y in banner)),
        clear(CREAM if large else DARK, 0.75),
        0.05 if large else 0.035,
    )
    if not large and points:  # the sign stands on the large one
        numeral(p, 0, -h * 0.1, 1.15, str(points), sign_ink(kind))
        return
    with at(p, 0, -h * (0.5 if points else 0.2), (0.6 if points else 0.9) * w):
        KIND_SIGN[kind](p, sign_ink(kind))
    if points:
        with at(p, 0, h * 0.22, 0.52 * w / 0.84):
            fill(p, oval(0, 0, 1), CREAM, 0.09)
            numeral(p, 0, 0, 1.35, str(points))


def stone(p: QPainter, colour: SeatColour) -> None:
    """A wooden disc of the bridge, two units wide, standing on (0, 0)."""
    soft_shadow(p, oval(0, 0.05, 1, 0.48), 0.14, 0.14, 0.18, 0.4)
    side = box(-1, -0.4, 2, 0.4).united(oval(0, 0, 1, 0.48)).united(oval(0, -0.43, 1, 0.48))
    tint = colour.fill
    fill(p, side, across(-1, 0, 1, 0, light(tint, 0.2), tint, dark(tint, 0.4)), 0.06, colour.dark)
    top = across(-0.7, -0.9, 0.7, 0, light(tint, 0.35), tint)
    fill(p, oval(0, -0.43, 1, 0.48), top, 0.05, clear(colour.dark, 0.8))
    p.save()
    p.translate(0, -0.43)
    p.scale(1, 0.56)
    paint_mark(p, colour.mark, QRectF(-0.48, -0.48, 0.96, 0.96), line=clear(DARK, 0.6))
    p.restore()
