"""Katzburg as it always is: houses in the evening, the market place, empty stalls, the guild's sign."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import draw, halo, stamp
from gui.felinia.art.colours import CREAM, INK, PARCHMENT, PARCHMENT_EDGE
from gui.felinia.art.symbols import SYMBOLS
from gui.felinia.plan import COUNTER, GOOD, SIGN, STALL, STALLS, TOWN, sides
from gui.kit.brush import across, numeral
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import LEFT, at, clear, clipped, dark, light, mix, pen, shadow, write
from gui.kit.paths import box, line, oval, poly, shape

WIDE, TALL = TOWN.width(), TOWN.height()
SKY = 92.0
EVENING = "#C9DCCB"


def paint_town(p: QPainter, markets: Sequence[bool], guild: str, swaps: Sequence[str]) -> None:
    """The town from its upper left corner.

    markets:  whether each of them is open, from the top
    guild:    what the guild is called
    swaps:    the cards that come with an exchange of goods
    """
    frame = box(0, 0, WIDE, TALL, 14)
    shadow(p, frame, 10, 0.6)
    with clipped(p, frame):
        _skyline(p)
        _cobbles(p)
        _order(p, len(markets))
        for row, is_open in enumerate(markets):
            with at(p, 0, STALLS + STALL * row):
                _stall(p, row + 1, is_open)
        _sign(p, guild, swaps)
        _ribbon(p, 156, 72, 210, 42, "Katzburg")
    draw(p, frame, None, pen("#1A100A", 5))
    draw(p, box(3, 3, WIDE - 6, TALL - 6, 12), None, pen("#C8962E", 2))


# ---------------------------------------------------------------- houses


def _skyline(p: QPainter) -> None:
    """Gabled houses around a town hall with cat's ears, in evening light."""
    rng = random.Random("katzburg")
    p.fillRect(QRectF(0, 0, WIDE, SKY), across(0, 0, 0, SKY, "#7FB2C4", EVENING, "#F6E0AE"))
    sun = halo(WIDE * 0.82, SKY * 0.42, 150, clear("#FFF3C0", 0.8), clear("#FFF3C0", 0.0))
    draw(p, oval(WIDE * 0.82, SKY * 0.42, 150), sun)
    for base, scale, fade in ((SKY - 4, 0.75, 0.45), (SKY + 6, 0.9, 0.0)):
        x = -14.0
        while x < WIDE:
            wide, tall = rng.uniform(26, 44) * scale, rng.uniform(34, 58) * scale
            _house(p, rng, x, base, wide, tall, fade)
            x += wide - 1
    for side in (-1, 1):
        with at(p, 156 + side * 98, SKY + 4):
            _turret(p, side)


def _house(p: QPainter, rng: random.Random, x: float, base: float, w: float, h: float, fade: float) -> None:
    wall = mix(rng.choice(("#F2E1BC", "#E3C596", "#D9B48A", "#EAD9C4", "#C9A27E")), EVENING, fade)
    roof = mix(rng.choice(("#B4472E", "#9C5A3C", "#8A3A2A", "#A85A30")), EVENING, fade)
    ink = pen(clear(INK, 0.43 if fade else 0.9), 1.2)
    shades = light(wall, 0.3), wall, dark(wall, 0.22)
    draw(p, box(x, base - h, w, h + 4), across(x, 0, x + w, 0, *shades), ink)
    gable = poly((x - 2, base - h), (x + w / 2, base - h - w * 0.72), (x + w + 2, base - h))
    shades = light(roof, 0.22), roof, dark(roof, 0.3)
    draw(p, gable, across(x, base - h - w * 0.7, x + w, base - h, *shades), ink)
    if not fade:
        draw(
            p,
            line((x, base - h * 0.5), (x + w, base - h * 0.5)),
            None,
            pen(clear("#5A3A20", 0.59), 1.6),
        )
    columns = 2 if w < 36 else 3
    for row in range(2):
        for column in range(columns):
            glass = "#FFD97A" if rng.random() < 0.35 else clear("#4A5A62", 0.43 if fade else 0.86)
            pane = box(x + w / (columns + 1) * (column + 1) - 3, base - h * (0.86 - row * 0.42), 6, 8, 1)
            draw(p, pane, glass, pen(clear(INK, 0.63), 0.8))


def _turret(p: QPainter, side: int) -> None:
    """A tower of the town hall on the origin; its roof is one of the two ears."""
    draw(p, box(-15, -70, 30, 76), across(-15, 0, 15, 0, "#F3E6CB", "#D2B78E", "#97774F"), pen(INK, 1.5))
    ear = shape(
        -19,
        -68,
        (-8 + side * 4, -86, side * 8, -90, side * 11, -94),
        (side * 14, -86, 14, -80, 19, -68),
    )
    draw(p, ear, across(-18, -94, 18, -68, "#6FA59A", "#3D7A72", "#1F4A48"), pen(INK, 1.5))
    window = shape(-5, -38, (-5, -54), (-5, -61, 5, -61, 5, -54), (5, -38))
    draw(p, window, "#FFD97A", pen(INK, 1.2))


def _ribbon(p: QPainter, x: float, y: float, w: float, h: float, name: str) -> None:
    """A cloth ribbon with a name."""
    with at(p, x, y):
        for side in (-1, 1):
            end = side * w / 2
            tail = poly(
                (end - side * 14, -h / 2 + 7),
                (end + side * 30, -h / 2 + 7),
                (end + side * 18, 7),
                (end + side * 30, h / 2 + 7),
                (end - side * 14, h / 2 + 7),
            )
            draw(p, tail, "#6E1F17", pen(INK, 1.4))
        band = box(-w / 2, -h / 2, w, h, 3)
        shadow(p, band, 5, 0.5)
        draw(p, band, across(0, -h / 2, 0, h / 2, "#C24A38", "#A5321F", "#7A2114"), pen(INK, 1.5))
        for edge in (-h / 2 + 4, h / 2 - 4):
            draw(p, line((-w / 2, edge), (w / 2, edge)), None, pen(clear("#F0D38A", 0.78), 1))
        numeral(p, 0, 0, 30, name, CREAM)


# ---------------------------------------------------------------- the market place


def _cobbles(p: QPainter) -> None:
    """Rows of small arcs."""
    rng = random.Random("cobbles")
    tall = TALL - SKY
    p.fillRect(QRectF(0, SKY, WIDE, tall), across(0, SKY, WIDE, TALL, "#D9C69C", "#C4AC7E", "#A88E62"))
    ink = pen(clear("#4A3A24", 0.18), 0.9)
    for row in range(int(tall / 13) + 1):
        for column in range(int(WIDE / 19) + 2):
            x, y = column * 19 - (row % 2) * 9.5, SKY + row * 13 + 12
            hue = rng.choice(("#FFF3D0", "#5A4630", "#5A4630", "#8A7450"))
            draw(p, shape(x, y, (x + 1, y - 13, x + 17, y - 13, x + 18, y)), clear(hue, 0.1), ink)


def _order(p: QPainter, markets: int) -> None:
    """Trading runs from the first stall down to the guild."""
    x, top = 27.0, STALLS + COUNTER.center().y()
    draw(p, line((x, top), (x, top + STALL * markets - 40)), None, pen("#5A3A20", 5))
    for row in range(markets):
        y = top + STALL * row + STALL / 2
        draw(p, poly((x - 11, y - 8), (x + 11, y - 8), (x, y + 9)), "#8C2F22", pen(INK, 1.4))


def _stall(p: QPainter, number: int, is_open: bool) -> None:
    """A market stall: number, awning, counter with three spaces; a closed one is boarded up."""
    x, y, w, h = sides(COUNTER)
    draw(p, box(x + 8, y + h - 6, w - 4, 16, 6), clear("#2A1C10", 0.27))
    for post in (x + 4, x + w - 11):
        draw(
            p,
            box(post, y - 14, 7, h + 18, 1),
            across(post, 0, post + 7, 0, "#B98A5A", "#6A4426"),
            pen(INK, 1.4),
        )
    draw(p, box(x, y, w, h, 5), across(0, y, 0, y + h, "#8A5C36", "#74492A", "#4E2F1A"), pen(INK, 1.8))
    step = (w - 18) / 3
    for space in range(3):
        left = x + 9 + step * space + (step - GOOD - 6) / 2
        hollow = box(left, y + 5, GOOD + 6, h - 9, 7)
        draw(p, hollow, across(0, y, 0, y + h, "#2E1A0E", "#5A3A20"), pen(clear("#E7C67E", 0.47), 1.2))
    if not is_open:
        _shutters(p)
    _awning(p, x - 9, y - 22, w + 18, 18)
    with at(p, 27, y + h / 2):
        shadow(p, oval(0, 0, 19), 3, 0.41)
        wood = across(-18, -18, 18, 18, "#B98A5A", "#7A5230", "#4A2E18")
        draw(p, oval(0, 0, 19), wood, pen(INK, 1.6))
        draw(p, oval(0, 0, 15), None, pen(clear("#F3DCA4", 0.75), 1.2))
        numeral(p, 0, 0, 25, str(number), CREAM)


def _shutters(p: QPainter) -> None:
    """Planks in front of a market that takes no part."""
    x, y, w, h = sides(COUNTER)
    for row in range(4):
        plank = box(x + 5, y + 4 + row * (h - 6) / 4, w - 10, (h - 10) / 4, 2)
        draw(p, plank, across(0, y, 0, y + h, "#C79C66", "#96683A", "#6A4526"), pen(INK, 1.4))
    for a, b in (((x + 14, y + 8), (x + w - 14, y + h - 8)), ((x + 14, y + h - 8), (x + w - 14, y + 8))):
        draw(p, line(a, b), None, pen(INK, 15))
        draw(p, line(a, b), None, pen("#B98A52", 12))


def _awning(p: QPainter, x: float, y: float, w: float, h: float) -> None:
    stripes = 14
    step = w / stripes
    roof = line((x + 9, y), (x + w - 9, y), (x + w, y + h))
    for i in range(stripes):
        roof.arcTo(QRectF(x + w - (i + 1) * step, y + h - 6, step, 13), 0, -180)
    roof.closeSubpath()
    shadow(p, roof, 4, 0.45)
    with clipped(p, roof):
        for i in range(stripes):
            hue = "#B3402E" if i % 2 == 0 else "#FBF1DA"
            top = x + 9 + i * (w - 18) / stripes
            stripe = poly(
                (top, y),
                (top + (w - 18) / stripes, y),
                (x + (i + 1) * step, y + h),
                (x + (i + 1) * step, y + h + 8),
                (x + i * step, y + h + 8),
                (x + i * step, y + h),
            )
            draw(p, stripe, across(0, y, 0, y + h + 7, light(hue, 0.25), hue, dark(hue, 0.2)))
    draw(p, roof, None, pen(INK, 1.6))


# ---------------------------------------------------------------- the guild


def _sign(p: QPainter, name: str, swaps: Sequence[str]) -> None:
    """The exchanges of the guild on a signboard; its bonus tiles lie on it."""
    x, y, w, h = sides(SIGN)
    card = box(x, y, w, h, 10)
    shadow(p, card, 8, 0.5)
    draw(p, card, across(x, y, x + w, y + h, "#FAF1DC", PARCHMENT, PARCHMENT_EDGE), pen(INK, 1.8))
    draw(p, box(x + 4, y + 4, w - 8, h - 8, 7), None, pen(clear("#B79F73", 0.8), 1.2))
    write(p, QRectF(x + 14, y + 5, w - 28, 36), name, serif(28, BOLD, fixed=True), INK, LEFT)
    for number, card_kind in enumerate(swaps):
        _exchange(p, x + 28 + 147 * number, y + 71, ("goods",), ("goods", card_kind))
    draw(p, line((x + 10, y + 106), (x + w - 10, y + 106)), None, pen("#B79F73", 1.4))
    _exchange(p, x + 28, y + 144, ("gold", "spice"), ())


def _exchange(p: QPainter, x: float, y: float, give: Sequence[str], take: Sequence[str]) -> None:
    """What is given, an arrow, what is taken."""
    for thing in give:
        stamp(p, x, y, 42, SYMBOLS[thing])
        x += 36
    arrow = poly(
        (x - 13, y - 4),
        (x - 4, y - 4),
        (x - 4, y - 10),
        (x + 7, y),
        (x - 4, y + 10),
        (x - 4, y + 4),
        (x - 13, y + 4),
    )
    draw(p, arrow, "#8C2F22", pen(INK, 1.2))
    for thing in take:
        x += 33
        stamp(p, x, y, 42, SYMBOLS[thing])
