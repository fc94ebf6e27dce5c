"""Harbours and the names of the countries along the coast."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from gui.felinia.art.brush import draw, halo
from gui.felinia.art.colours import HUES, INK
from gui.felinia.art.island import AREA, Island, direction
from gui.kit.brush import across
from gui.kit.fonts import SEMIBOLD, serif
from gui.kit.paint import Colour, at, clear, dark, light, pen, shadow
from gui.kit.paths import box, curve, line, oval, poly

LIFT = 25
"""How far names stand off the coast."""
TRACKING = 2.0
LETTERS = 22.0


def paint_harbour(p: QPainter, island: Island, country: str) -> None:
    """A jetty from the shore to the harbour point, and a beacon in the country's colour."""
    land = island.countries[country]
    x, y = land.harbour
    out = island.seaward(country)
    angle = math.degrees(math.atan2(out.y(), out.x()))
    inland = next(d for d in range(200) if island.coast.contains(QPointF(x, y) - out * d))
    with at(p, x, y, turn=angle):
        _jetty(p, inland)
    swings = [math.radians(angle + turn) for turn in (68, -68, 40, -40)]
    rocks = [(x + 33 * math.cos(swing), y + 33 * math.sin(swing)) for swing in swings]
    with at(p, *max(rocks, key=lambda rock: min(island.at_sea(rock[0], rock[1] + 10), 24))):
        rock = curve((-15, 14), (-9, 7), (2, 9), (10, 6), (16, 14), (9, 20), (-8, 20), closed=True)
        draw(p, rock, across(-14, 6, 14, 20, "#CFC3AA", "#8F836C", "#5A5142"), pen(INK, 1.2))
        paint_beacon(p, HUES[country])


def _jetty(p: QPainter, inland: int) -> None:
    """Planks from (-inland, 0) to the origin and a cross-piece beyond it."""
    deck = box(-inland - 12, -6.5, inland + 26, 13, 1).united(box(4, -15, 11, 30, 1))
    plank = pen(clear("#4A2C14", 0.59), 0.9)
    shadow(p, deck, 4, 0.41)
    draw(p, deck, across(-inland, -7, 12, 7, "#EBC896", "#CF9E62", "#A8743E"), pen("#2B190E", 1.4))
    for i in range(-inland - 8, 4, 5):
        draw(p, line((i, -6.5), (i, 6.5)), None, plank)
    for i in range(-11, 14, 5):
        draw(p, line((4, i), (15, i)), None, plank)
    for x, y in ((15, -15), (15, 15), (4, -15), (4, 15), (-inland * 0.6, -6.5), (-inland * 0.6, 6.5)):
        draw(p, oval(x, y, 2.8), halo(x - 1, y - 1, 4, "#9A6A3A", "#3A2210"), pen("#1E110A", 1))


def paint_beacon(p: QPainter, colour: Colour) -> None:
    draw(p, oval(4, 15, 14, 4), clear("#1E1A10", 0.31))
    draw(
        p,
        poly((-9, 15), (-6, -12), (6, -12), (9, 15)),
        across(-9, 0, 9, 0, "#FFFDF2", "#E8DBC0", "#A8977A"),
        pen(INK, 1.3),
    )
    for y0, y1 in ((8, 2), (-4, -10)):
        w0, w1 = 6 + (y0 + 12) / 9, 6 + (y1 + 12) / 9
        draw(
            p,
            poly((-w0, y0), (w0, y0), (w1, y1), (-w1, y1)),
            across(-9, 0, 9, 0, light(colour, 0.3), colour, dark(colour, 0.35)),
            pen(clear(INK, 0.63), 0.8),
        )
    draw(p, box(-8, -15, 16, 4, 1.5), "#5A4634", pen(INK, 1.1))
    draw(p, oval(0, -19, 15), halo(0, -19, 15, clear("#FFE48A", 0.75), clear("#FFE48A", 0.0)))
    draw(p, box(-4.5, -22, 9, 8, 1), "#FFE9A0", pen(INK, 1.1))
    draw(p, poly((-8, -22), (-5, -30), (0, -25), (5, -30), (8, -22)), colour, pen(INK, 1.2))


def paint_names(p: QPainter, island: Island, names: dict[str, str]) -> None:
    """The names of the countries along the coast, letters upright to the reader."""
    coast = [_coast(island, degree) for degree in range(360)]
    smooth = [sum(coast[(degree + k) % 360][0] for k in range(-18, 19)) / 37 for degree in range(360)]
    font = serif(LETTERS, SEMIBOLD, italic=True, fixed=True)
    for country, name in names.items():
        middle = _quiet(island, [degree for degree in range(360) if coast[degree][1] == country])
        along = 1 if math.sin(math.radians(middle)) < 0.35 else -1
        lift = LIFT if along > 0 else LIFT + LETTERS * 0.7
        _letter_by_letter(p, name, font, [r + lift for r in smooth], middle, along, dark(HUES[country], 0.8))


def _coast(island: Island, degree: int) -> tuple[float, str]:
    """How far the coast lies from the middle of the chart in a direction, and whose it is there."""
    angle, reach = math.radians(degree), island.reach(degree)
    way = QPointF(math.cos(angle), math.sin(angle))
    province = island.province_at(AREA.center() + way * (reach - 12))
    return reach, island.provinces[province].country if province else ""


def _quiet(island: Island, own: list[int]) -> int:
    """The direction of a country's coast with most room: away from its ends and from jetties."""
    busy = [direction(QPointF(*country.harbour)) for country in island.countries.values()]

    def room(degree: int) -> float:
        ends = next(k for k in range(360) if not {(degree - k) % 360, (degree + k) % 360} <= set(own))
        return min(ends + 2, *(_apart(degree, harbour) + 1 for harbour in busy))

    return max(own, key=room)


def _apart(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)


def _letter_by_letter(
    p: QPainter,
    text: str,
    font: QFont,
    reach: list[float],
    middle: float,
    along: int,
    colour: Colour,
) -> None:
    metrics = QFontMetricsF(font)
    advances = [metrics.horizontalAdvance(letter) + TRACKING for letter in text]
    centre = AREA.center()
    angle = middle - along * math.degrees(sum(advances) / 2 / reach[round(middle) % 360])
    for letter, advance in zip(text, advances, strict=True):
        radius = reach[round(angle) % 360]
        angle += along * math.degrees(advance / 2 / radius)
        turn = math.radians(angle)
        place = centre + QPointF(math.cos(turn), math.sin(turn)) * radius
        with at(p, place.x(), place.y(), turn=angle + 90 * along):
            outline = QPainterPath()
            outline.addText(QPointF(-advance / 2, 0), font, letter)
            draw(p, outline, None, pen(clear("#EAF6F2", 0.85), 4.2))
            draw(p, outline, colour)
        angle += along * math.degrees(advance / 2 / radius)
