"""The land of the chart: hand colouring, borders, lake and tracks."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from gui.felinia.art.brush import draw, halo, stamp
from gui.felinia.art.colours import CREAM, HUES, INK
from gui.felinia.art.island import AREA, Island
from gui.felinia.art.symbols import paint_anchor
from gui.kit.brush import across
from gui.kit.paint import at, clear, clipped, dark, light, mix, pen, shadow
from gui.kit.paths import line, oval, shape

DOTS = (("#2F2013", 7.2, 1.62), (HUES["track"], 4.8, 2.43))
"""A track is a dotted line on a darker one: colours, widths, gaps."""


def paint_ground(p: QPainter, island: Island) -> None:
    """The bare island with its shadow on the water."""
    shadow(p, island.coast, 8, 0.5)
    draw(p, island.coast, HUES["shore"])


def paint_country(p: QPainter, island: Island, country: str) -> None:
    """Hand colouring: a pale wash inside, pigment gathering along the border."""
    rng, colour, land = random.Random(country), QColor(HUES[country]), island.lands[country]
    edge = land.boundingRect()
    with clipped(p, island.ground), clipped(p, land):
        wash = mix("#F6EBCB", colour, 0.30), mix("#F0E0B8", colour, 0.48)
        draw(p, land, across(edge.left(), edge.top(), edge.right(), edge.bottom(), *wash))
        for _ in range(26):
            x, y = rng.uniform(edge.left(), edge.right()), rng.uniform(edge.top(), edge.bottom())
            r, hue = rng.uniform(30, 95), rng.choice((light(colour, 0.75), dark(colour, 0.1)))
            blot = halo(x, y, r, clear(hue, 0.18), clear(hue, 0.1), clear(hue, 0.0))
            p.fillRect(QRectF(x - r, y - r, 2 * r, 2 * r), blot)
        for width, strength in ((62, 0.09), (50, 0.09), (38, 0.11), (27, 0.13), (17, 0.17), (9, 0.24)):
            draw(p, land, None, pen(clear(colour, strength), width))


def paint_grain(p: QPainter, island: Island) -> None:
    """Short pen strokes, a breath of difference between provinces, and the bright edge of the beach."""
    rng = random.Random("land")
    with clipped(p, island.ground):
        p.setPen(pen(clear(INK, 0.13), 0.9))
        for _ in range(2600):
            x, y = rng.uniform(40, AREA.width() - 30), rng.uniform(40, AREA.height() - 30)
            p.drawPath(line((x, y), (x + rng.uniform(2, 6), y + rng.uniform(-1, 1))))
        for name, ground in island.shapes.items():
            chance = random.Random(name)
            tinge = chance.choice(("#FFFFFF", "#FFFFFF", "#3A2410"))
            draw(p, ground, clear(tinge, chance.uniform(0, 0.08)))
        for width, strength in ((26, 0.18), (17, 0.31), (9, 0.51)):
            draw(p, island.coast, None, pen(clear("#F4E6BE", strength), width))


def paint_borders(p: QPainter, island: Island) -> None:
    """Dashes between provinces, red lines between countries, ink along the coast."""
    for path in island.province_borders:
        draw(p, path, None, pen(clear(CREAM, 0.51), 3.2))
    for path in island.province_borders:
        dashes = pen(clear(INK, 0.78), 1.5)
        dashes.setDashPattern([4.5, 2.6])
        draw(p, path, None, dashes)
    for path in island.country_borders:
        draw(p, path, None, pen(clear(CREAM, 0.82), 7.5))
    for path in island.country_borders:
        draw(p, path, None, pen(clear("#8C2F22", 0.92), 3.2))
        dots = pen(clear(CREAM, 0.94), 1.4)
        dots.setDashPattern([0.1, 5])
        draw(p, path, None, dots)
    draw(p, island.coast, None, pen(INK, 2.4))


def paint_exceptions(p: QPainter, island: Island) -> None:
    """Where the data says other than the shapes: a river parts who are no neighbours, a rope joins who are."""
    for path in island.barriers:
        for colour, width in ((INK, 11.0), (HUES["sea"], 8.4), ("#BFE3E2", 3.0)):
            draw(p, path, None, pen(colour, width))
    for one, other in island.bridges:
        rope = line(island.provinces[one].centroid, island.provinces[other].centroid)
        for colour, width in (("#4A2E14", 6.0), ("#E3C487", 3.6)):
            dashes = pen(colour, width)
            dashes.setDashPattern([2.4, 1.8])
            draw(p, rope, None, dashes)


def paint_lake(p: QPainter, island: Island) -> None:
    lake = island.lake
    edge, middle = lake.boundingRect(), lake.boundingRect().center()
    water = "#BFE3E2", HUES["sea"], HUES["sea_deep"]
    draw(p, lake, across(edge.left(), edge.top(), edge.right(), edge.bottom(), *water))
    with clipped(p, lake):
        for reach, strength in ((4, 0.75), (9, 0.51), (15, 0.31)):
            draw(p, lake, None, pen(clear("#E8F6F0", strength / 3), 2 * reach))
            with at(p, middle.x(), middle.y(), 1 - reach / 56):
                p.translate(-middle)
                draw(p, lake, None, pen(clear("#1D5570", strength), 1.1))
    draw(p, lake, None, pen(INK, 2))
    stamp(p, middle.x(), middle.y(), 100, _fish)


def _fish(p: QPainter) -> None:
    body = shape(
        -22,
        -2,
        (-16, -16, 2, -18, 14, -6),
        (26, -16),
        (24, -4, 30, 6),
        (14, 2),
        (2, 14, -14, 10, -22, -2),
    )
    draw(p, body, across(-20, -14, 20, 12, "#F6E7C8", "#E2A65A", "#B5632E"), pen(INK, 1.6))
    draw(p, oval(-13, -4.5, 1.7), INK)
    draw(p, shape(-6, -12, (-2, -3, -6, 7), close=False), None, pen(INK, 1.2))
    for x in (1, 7):
        draw(p, shape(x, -7, (x + 3, -3, x, 2), close=False), None, pen(clear(INK, 0.59), 1))


def paint_tracks(p: QPainter, island: Island) -> None:
    """The ways of the merchants, and an anchor where they come ashore."""
    for track in island.tracks.values():
        for colour, width, gap in DOTS:
            dots = pen(colour, width)
            dots.setDashPattern([0.01, gap])
            draw(p, track, None, dots)
    for province in island.provinces.values():
        if province.kind == "harbour" and not province.symbol:
            x, y = province.centroid
            with at(p, x, y):
                paint_landing(p)


def paint_landing(p: QPainter) -> None:
    """The sign of a harbour province, around the origin."""
    shadow(p, oval(0, 0, 12), 3, 0.32)
    draw(
        p, oval(0, 0, 12), across(-12, -12, 12, 12, "#FFF8E0", HUES["track"], "#C9A868"), pen("#2F2013", 1.8)
    )
    stamp(p, 0, 0, 15, paint_anchor, "#2F2013")
