"""The tiles that say where a ship goes, when, and what a seat on it costs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial

from PySide6.QtGui import QPainter

from engine.felinia.box import ShipTile
from gui.felinia.art.brush import draw, stamp
from gui.felinia.art.cats import CAT_HEADS
from gui.felinia.art.colours import GOLD, HUES, OUTLINE, PARCHMENT, PARCHMENT_EDGE
from gui.felinia.art.goods import paint_goods_tile
from gui.felinia.art.pieces import paint_coin
from gui.felinia.art.ships import paint_ship
from gui.kit.brush import across, numeral
from gui.kit.paint import at, clear, clipped, dark, light, pen, shadow
from gui.kit.paths import box, line, oval

WIDE, TALL = 196.0, 150.0
BAND = 58.0
GOOD = 52.0


def paint_clock_face(p: QPainter, r: float, time: str) -> None:
    hour, minute = (int(part) for part in time.split(":"))
    draw(p, oval(0, 0, r), across(-r, -r, r, r, "#F8DE9A", GOLD, "#7A5514"), pen(OUTLINE, 1.1))
    draw(p, oval(0, 0, r * 0.8), "#FFFBF0", pen(clear(OUTLINE, 0.63), 0.8))
    for share, length, width in (((hour + minute / 60) / 12, 0.45, 2.2), (minute / 60, 0.64, 1.5)):
        a = math.tau * share
        draw(
            p,
            line((0, 0), (r * length * math.sin(a), -r * length * math.cos(a))),
            None,
            pen(OUTLINE, width),
        )


def paint_ship_tile(
    p: QPainter, tile: ShipTile, lacking: Mapping[str, int] | None = None, is_ready: bool = False
) -> None:
    """Destination and departure on a band, below it the price and the seats.

    lacking:  how many of each good, and of "silver", the one who looks does not have: those are pale;
              None: nobody is asked
    is_ready: whether a seat is free and nothing is lacking
    """
    colour = HUES[tile.destination]
    card = box(0, 0, WIDE, TALL, 12)
    shadow(p, card, 8, 0.45)
    draw(p, card.translated(0, 4), dark(colour, 0.5), pen(OUTLINE, 1.6))
    draw(p, card, across(0, 0, WIDE, TALL, "#FFFBF0", PARCHMENT, PARCHMENT_EDGE), pen(OUTLINE, 2))
    with clipped(p, card):
        shades = light(colour, 0.25), colour, dark(colour, 0.25)
        draw(p, box(0, 0, WIDE, BAND), across(0, 0, WIDE, BAND, *shades), pen(OUTLINE, 1.6))
    if is_ready:
        draw(p, card, None, pen(READY, 6))
        draw(p, card, None, pen("#D6F5DE", 1.6))
    stamp(p, 33, 31, 54, CAT_HEADS[tile.destination])
    with at(p, 87, BAND / 2):
        paint_clock_face(p, 20, tile.departure)
    numeral(p, 151, BAND / 2, 38 if len(tile.departure) < 5 else 32, tile.departure, "#FFFFFF")
    _price(p, tile, lacking)
    for i in range(tile.seats):
        x, y = WIDE - 17, (BAND + TALL) / 2 + (i - (tile.seats - 1) / 2) * 34
        draw(p, oval(x, y, 11), "#FFFDF6", pen(OUTLINE, 2.6))
        draw(p, oval(x, y, 6), None, pen(clear(OUTLINE, 0.43), 1.6))


def _price(p: QPainter, tile: ShipTile, lacking: Mapping[str, int] | None) -> None:
    missing = lacking or {}
    wares = [
        (partial(paint_goods_tile, kind=good, size=GOOD), number < count - missing.get(good, 0))
        for good, count in tile.goods.items()
        for number in range(count)
    ]
    if tile.silver:
        wares.append((partial(paint_coin, r=23, text=str(tile.silver)), not missing.get("silver")))
    for i, (paint, here) in enumerate(wares):
        with at(p, 31 + i * (GOOD + 4), (BAND + TALL) / 2 - 2):
            p.setOpacity(1.0 if here else PALE)
            paint(p)
            p.setOpacity(1.0)
            if lacking is not None:
                paint_verdict(p, here)


PALE = 0.38
"""What one does not have."""
READY = "#2E8B57"


def paint_verdict(p: QPainter, here: bool) -> None:
    """A tick where one has what is asked, an open ring where not; shape as well as colour says it."""
    with at(p, 18, 20):
        if here:
            draw(p, oval(0, 0, 10), across(-9, -9, 9, 9, "#7CC28A", "#2E8B57"), pen("#FFFDF6", 2))
            draw(p, line((-4.5, 0), (-1, 4), (5, -4)), None, pen("#FFFFFF", 3))
        else:
            draw(p, oval(0, 0, 8.5), "#FFFDF6", pen("#B3402E", 3))


def paint_pile(p: QPainter, count: int, back: str) -> None:
    """Ship tiles face down, the topmost from the upper left corner; `back` is its colour."""
    colour = BACKS[back]
    for depth in range(min(count, 5) - 1, -1, -1):
        card = box(-depth * 0.5, depth * 3.4, WIDE, TALL, 12)
        if depth == min(count, 5) - 1:
            shadow(p, card, 8, 0.45)
        draw(
            p,
            card,
            across(0, 0, WIDE, TALL, light(colour, 0.3), colour, dark(colour, 0.25)),
            pen(OUTLINE, 1.8),
        )
    draw(p, box(9, 9, WIDE - 18, TALL - 18, 8), None, pen(clear("#FFF6DC", 0.6), 2))
    stamp(p, 70, TALL / 2 - 2, 104, paint_ship, "")
    numeral(p, 152, TALL / 2, 56, str(count), "#FFF6DC")


BACKS = {"grey": "#7C848C", "blue": "#33699A"}
