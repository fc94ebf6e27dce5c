"""Trade tiles: the country on the back, the cat and its span on the front."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtGui import QColor, QPainter

from gui.felinia.art.brush import both_sides, draw, halo, stamp
from gui.felinia.art.cats import CAT_HEADS
from gui.felinia.art.colours import CREAM, GOLD, HUES, PARCHMENT
from gui.felinia.art.symbols import paint_paw
from gui.kit.brush import across
from gui.kit.paint import Colour, clear, clipped, dark, light, mix, pen, shadow
from gui.kit.paths import box, oval, poly, shape


def paint_tile_body(p: QPainter, size: float, colour: Colour, thickness: float) -> None:
    """Thick cardboard square with its shadow, seen slightly from above."""
    h = size / 2
    body = box(-h, -h, size, size, size * 0.13)
    shadow(p, body.translated(0, thickness), size * 0.09, 0.45)
    draw(p, body.translated(0, thickness), dark(colour, 0.5), pen(clear("#1A100A", 0.9), 1.2))
    draw(
        p,
        body,
        across(-h, -h, h, h, light(colour, 0.3), colour, dark(colour, 0.22)),
        pen(clear("#1A100A", 0.9), 1.2),
    )
    draw(p, box(-h + 1.2, -h + 1.2, size - 2.4, size - 2.4, size * 0.11), None, pen(clear(CREAM, 0.51), 1))


def paint_coat(p: QPainter, country: str, colour: Colour) -> None:
    """The coat of the country's cat as a pattern, so that colour never stands alone."""
    if country == "tiger":
        for i in range(-3, 4):
            stripe = shape(45, i * 14 - 4, (30, i * 14 - 2, 18, i * 14 + 3), (30, i * 14 + 4, 45, i * 14 + 4))
            both_sides(p, partial(draw, p, stripe, colour))
    elif country == "lion":
        for i in range(18):
            a = i * math.pi / 9
            draw(
                p,
                poly(
                    (12 * math.cos(a), 12 * math.sin(a)),
                    (60 * math.cos(a - 0.09), 60 * math.sin(a - 0.09)),
                    (60 * math.cos(a + 0.09), 60 * math.sin(a + 0.09)),
                ),
                colour,
            )
    elif country == "lynx":
        for row in range(-3, 4):
            draw(
                p,
                shape(
                    -45,
                    row * 15 + 8,
                    *((x, row * 15 + (-5 if i % 2 == 0 else 8)) for i, x in enumerate(range(-33, 46, 11))),
                    close=False,
                ),
                None,
                pen(colour, 4),
            )
    else:
        for row in range(-3, 4):
            for col in range(-3, 4):
                x, y = col * 14 + (row % 2) * 7, row * 12.5
                if country == "cheetah":
                    draw(p, oval(x, y, 3.6, 3), colour)
                else:
                    draw(p, oval(x, y, 4.2, 3.6), None, pen(colour, 2.4))


def paint_trade_back(p: QPainter, country: str, size: float) -> None:
    """Face-down tile: country colour and the pattern of its coat behind a paw."""
    colour, h = QColor(HUES[country]), size / 2
    paint_tile_body(p, size, colour, size * 0.07)
    inner = box(-h * 0.78, -h * 0.78, size * 0.78, size * 0.78, size * 0.08)
    draw(
        p,
        inner,
        halo(
            -h * 0.2,
            -h * 0.3,
            size * 0.7,
            mix(colour, CREAM, 0.18),
            dark(colour, 0.12),
            dark(colour, 0.3),
        ),
        pen(clear(CREAM, 0.59), 1),
    )
    with clipped(p, inner):
        stamp(p, 0, 0, size, paint_coat, country, clear(CREAM, 0.24))
    stamp(p, 0.8, 1.4, size * 0.56, paint_paw, clear("#000000", 0.35))
    stamp(p, 0, 0, size * 0.56, paint_paw, light(colour, 0.72))


def paint_trade_front(p: QPainter, country: str, kind: str, span: int, size: float) -> None:
    """Open tile: rim in the colour of the country, ground in the colour of the cat, span as pips."""
    h, rim, ground = size / 2, QColor(HUES[country]), QColor(HUES[kind])
    paint_tile_body(p, size, rim, size * 0.07)
    field = box(-h * 0.84, -h * 0.84, size * 0.84, size * 0.84, size * 0.09)
    draw(
        p,
        field,
        halo(-h * 0.25, -h * 0.4, size * 0.95, light(ground, 0.82), light(ground, 0.55), light(ground, 0.22)),
        pen(clear("#1A100A", 0.78), 1),
    )
    stamp(p, 0, -size * 0.095, size * 0.66, CAT_HEADS[kind])
    plate_w, plate_h, y = size * (0.17 * span + 0.08), size * 0.17, h * 0.62
    draw(
        p,
        box(-plate_w / 2, y - plate_h / 2, plate_w, plate_h, plate_h / 2),
        PARCHMENT,
        pen(clear("#1A100A", 0.9), 1),
    )
    for i in range(span):
        x = (i - (span - 1) / 2) * size * 0.165
        r = size * (0.036 + 0.009 * i)
        draw(
            p,
            oval(x, y, r),
            halo(x - r * 0.4, y - r * 0.4, r * 1.6, "#F6D57A", GOLD, "#7A5514"),
            pen(clear("#3A2608", 1.0), 0.8),
        )
