"""Merchants, bidding stones and coins."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import draw, halo, mirrored
from gui.felinia.art.colours import CREAM, OUTLINE
from gui.kit.brush import across, numeral
from gui.kit.paint import at, clear, light, mix, pen, shadow
from gui.kit.paths import oval, shape
from gui.kit.theme import SeatColour, paint_mark


def paint_merchant(p: QPainter, player: SeatColour) -> None:
    """A wooden merchant with hat, cloak and bundle; the mark of the colour on the cloak."""
    fill, deep = player.fill, player.dark
    cloak = mirrored(-14, (10, -14, 15, -6, 18, 6), (22, 22, 25, 32, 25, 40), (14, 48, 6, 48, 0, 48))
    crown = shape(
        -13, -30, (-15, -46, -8, -46, 0, -45), (8, -46, 15, -46, 13, -30), (4, -26, -4, -26, -13, -30)
    )
    brim = oval(0, -29, 25, 6.5)
    bundle = oval(-19, 2, 11, 13)
    figure = cloak.united(crown).united(brim).united(bundle).united(oval(0, -20, 11))
    draw(
        p,
        oval(9, 43, 30, 9),
        halo(9, 43, 30, clear("#000000", 0.51), clear("#000000", 0.24), clear("#000000", 0.0)),
    )
    draw(p, figure, None, pen(clear(CREAM, 0.92), 9))
    line = pen(OUTLINE, 2.6)
    draw(p, bundle, halo(-22, -3, 18, "#E2BC84", "#A97740", "#6A4722"), line)
    draw(p, shape(-26, -6, (-18, 2, -12, 12), close=False), None, pen("#5B3A1C", 2))
    draw(p, cloak, across(-20, -12, 24, 46, light(fill, 0.45), fill, deep), line)
    draw(p, shape(0, -12, (5, 14, 3, 46), close=False), None, pen(clear(deep, 0.78), 2.2))
    draw(p, oval(0, -20, 10.5), halo(-4, -24, 17, "#FBDFB8", "#D9A878", "#A06F48"), line)
    draw(p, brim, across(-20, -32, 20, -22, light(fill, 0.35), fill, deep), line)
    draw(p, crown, across(-12, -46, 12, -28, light(fill, 0.45), fill, deep), line)
    draw(p, shape(-13, -33, (0, -29, 13, -33), close=False), None, pen(CREAM, 3))
    draw(
        p,
        shape(9, -34, (22, -38, 30, -48, 31, -56), (20, -54, 10, -46, 9, -34)),
        CREAM,
        pen(OUTLINE, 1.6),
    )
    paint_mark(p, player.mark, QRectF(-10, 9, 22, 22), CREAM, OUTLINE)


def paint_stone(p: QPainter, player: SeatColour, w: float = 62, thick: float = 13) -> None:
    """A bidding stone seen from above the edge; origin at the middle of its top face."""
    fill, deep, ry = player.fill, player.dark, w * 0.2
    side = shape(
        -w / 2,
        0,
        (-w / 2, thick),
        (-w / 2, thick + ry * 1.3, w / 2, thick + ry * 1.3, w / 2, thick),
        (w / 2, 0),
    )
    draw(p, side, across(-w / 2, 0, w / 2, 0, light(fill, 0.25), fill, deep), pen(OUTLINE, 1.3))
    draw(
        p,
        oval(0, 0, w / 2, ry),
        across(-w / 2, -ry, w / 2, ry, light(fill, 0.55), fill, mix(fill, deep, 0.5)),
        pen(OUTLINE, 1.3),
    )
    for x, y, scale in ((0, 0, w * 0.13), (0, ry + thick * 0.42, thick * 0.36)):
        with at(p, x, y):
            p.scale(1, 0.5 if y == 0 else 1)
            paint_mark(p, player.mark, QRectF(-scale, -scale, 2 * scale, 2 * scale), CREAM)


def paint_stack(p: QPainter, stones: Sequence[SeatColour], w: float = 62, thick: float = 13) -> None:
    """Stones from the bottom up on a flagstone; origin at the flagstone."""
    draw(
        p,
        oval(0, 5, w * 0.66, w * 0.27),
        across(-w / 2, -10, w / 2, 14, "#CFC3AA", "#9A8D74", "#6C614E"),
        pen("#3A2C22", 1.3),
    )
    draw(
        p,
        oval(0, 2, w * 0.6, w * 0.235),
        across(-w / 2, -10, w / 2, 14, "#E8DEC8", "#C2B598", "#968A70"),
        pen(clear("#3A2C22", 0.59), 1),
    )
    if stones:
        draw(p, oval(6, 6, w * 0.58, w * 0.22), clear("#1A100A", 0.35))
    for i, player in enumerate(stones):
        with at(p, random.Random(f"{i}{player.id}").uniform(-2, 2), -thick * (i + 1) + 2):
            paint_stone(p, player, w, thick)


def paint_coin(p: QPainter, r: float, text: str = "") -> None:
    """A silver coin with a number struck into it, centred on the origin."""
    shadow(p, oval(0, 0, r), r * 0.15, 0.36)
    draw(p, oval(0, 0, r), across(-r, -r, r, r, "#FFFFFF", "#D3D8DD", "#838B94"), pen("#3C4148", 1.3))
    draw(
        p,
        oval(0, 0, r * 0.8),
        across(-r, -r, r, r, "#C3C9CF", "#E9EDF0", "#FFFFFF"),
        pen(clear("#5A6169", 0.71), 0.9),
    )
    if text:
        numeral(p, 0, 0, r * 1.3, text, OUTLINE)
