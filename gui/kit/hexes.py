"""Hexagons with a corner at the top: where they lie, and how cardboard ones look.

The axial coordinates are those of ``engine.core.hexes``; ``size`` is always the distance from the middle to a corner.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from engine.core.hexes import Hex
from gui.kit.paint import Colour, clear, dark
from gui.kit.paths import Point, poly

ROOT3 = math.sqrt(3)
LIGHT_FROM = math.radians(-125)


def corners(size: float = 1.0, x: float = 0.0, y: float = 0.0) -> list[Point]:
    """The six corners, clockwise from the top; side i lies between corner i and the next."""
    turns = [math.radians(60 * i) for i in range(6)]
    return [(x + size * math.sin(turn), y - size * math.cos(turn)) for turn in turns]


def hexagon(size: float = 1.0, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    return poly(*corners(size, x, y))


def middle_of(hex: Hex, size: float) -> QPointF:
    """Where the middle of a hex lies, if (0, 0) lies at the origin."""
    q, r = hex
    return QPointF(ROOT3 * (q + r / 2) * size, 1.5 * r * size)


def hex_at(place: QPointF, size: float) -> Hex:
    """The hex a point lies in."""
    q = (place.x() / ROOT3 - place.y() / 3) / size
    r = place.y() * 2 / 3 / size
    rounded_q, rounded_r, rounded_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(rounded_q - q), abs(rounded_r - r), abs(rounded_s + q + r)
    if off_q > off_r and off_q > off_s:
        return -rounded_r - rounded_s, rounded_r
    if off_r > off_s:
        return rounded_q, -rounded_q - rounded_s
    return rounded_q, rounded_r


def outline(hexes: Iterable[Hex], size: float, swell: float = 1.0) -> QPainterPath:
    """The shape that hexes make together; ``swell`` above 1 joins them and gives them an edge."""
    shape = QPainterPath()
    for hex in hexes:
        middle = middle_of(hex, size)
        shape = shape.united(hexagon(size * swell, middle.x(), middle.y()))
    return shape.simplified()


def bevel(p: QPainter, points: Sequence[Point], inner: float, strength: float = 0.35) -> None:
    """Tint the band between a shape and its ``inner`` scaled copy by how each side faces the light.

    A strength below 0 turns the light round: the shape looks sunken.
    """
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]]):
        facing = strength * math.cos(math.atan2((y1 + y2) / 2 - cy, (x1 + x2) / 2 - cx) - LIGHT_FROM)
        band = poly(
            (x1, y1),
            (x2, y2),
            (cx + (x2 - cx) * inner, cy + (y2 - cy) * inner),
            (cx + (x1 - cx) * inner, cy + (y1 - cy) * inner),
        )
        p.fillPath(band, clear("#FFF8E1" if facing > 0 else "#1E1008", abs(facing)))


def thickness(
    p: QPainter, points: Sequence[Point], dx: float, dy: float, colour: Colour = "#B4986E", layers: int = 6
) -> None:
    """The cut edge of cardboard: copies of the outline, darker the deeper they lie."""
    for layer in range(layers, 0, -1):
        depth = layer / layers
        shape = poly(*((x + dx * depth, y + dy * depth) for x, y in points))
        p.fillPath(shape, dark(colour, 0.12 + 0.33 * depth + (0.07 if layer % 2 else 0)))
