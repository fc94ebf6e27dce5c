"""Where ways meet water, roofs or each other: bridges, piers, a road carried over a city."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter

from gui.carcassonne.art.colours import LAND, NIGHT, STONE, TIMBER, ink
from gui.carcassonne.art.geometry import even, inside, lengthened, normals
from gui.carcassonne.art.ground import worn
from gui.carcassonne.art.model import ROAD, Bridge, Shape, Thing, Way
from gui.carcassonne.art.nature import ROCK
from gui.carcassonne.art.stamps import Canvas
from gui.kit.paint import at, pen

NO_PEN = Qt.PenStyle.NoPen


def paint_bridge(p: QPainter, bridge: Bridge) -> None:
    """A stone bridge for the upper way: deck, then the two parapets."""
    half, deck = 0.135, ROAD / 2 + 0.014
    with at(p, bridge.x, bridge.y, turn=math.degrees(math.atan2(bridge.dy, bridge.dx))):
        p.setPen(NO_PEN)
        p.setBrush(ink(NIGHT, 1, 0.28))
        p.drawRoundedRect(QRectF(-half + 0.02, -deck, 2 * half, 2 * deck + 0.035), 0.03, 0.03)
        p.setPen(pen(ink(STONE, 0.6), 0.006))
        p.setBrush(ink(STONE))
        p.drawRect(QRectF(-half, -deck, 2 * half, 2 * deck))
        p.fillRect(QRectF(-half - 0.01, -ROAD / 2 + 0.006, 2 * half + 0.02, ROAD - 0.012), ink(LAND["road"]))
        p.setPen(pen(ink(LAND["road"], 0.86, 0.7), 0.005))
        p.drawLines([QLineF(k * 0.029, -ROAD / 2 + 0.01, k * 0.029, ROAD / 2 - 0.01) for k in range(-4, 5)])
        p.setPen(pen(ink(STONE, 0.55), 0.005))
        for side in (-1, 1):
            p.setBrush(ink(STONE, 1.18 if side < 0 else 1.0))
            p.drawRect(QRectF(-half, side * deck - 0.011, 2 * half, 0.022))
            for end in (-half, half):
                p.drawRect(QRectF(end - 0.016, side * deck - 0.017, 0.032, 0.034))


def paint_pier(p: QPainter, road: Way) -> None:
    """Planks where a road ends in a lake."""
    (x1, y1), (x2, y2) = road.line[-4], road.line[-1]
    with at(p, x2, y2, turn=math.degrees(math.atan2(y2 - y1, x2 - x1))):
        p.setPen(pen(ink(TIMBER, 0.6), 0.005))
        for k in range(5):
            p.setBrush(ink("#A97C4C", (0.92, 1.0, 1.08)[k % 3]))
            p.drawRect(QRectF(-0.055 + k * 0.026, -0.042, 0.026, 0.084))


def paint_spring(canvas: Canvas, spring: Thing) -> None:
    """Rocks around the source of a river."""
    for dx, dy in (
        (0.0, -0.09),
        (0.055, -0.08),
        (-0.055, -0.075),
        (-0.10, -0.03),
        (-0.11, 0.03),
        (-0.07, 0.08),
    ):
        canvas.stamp(ROCK, spring.x + dx, spring.y + dy, 1.9)


def roads_over_cities(shape: Shape) -> list[Way]:
    return [
        road
        for road in shape.roads
        if road.passes_through
        and any(inside(road.line[len(road.line) // 2], city.outline) for city in shape.cities)
    ]


def paint_viaduct(p: QPainter, shape: Shape, road: Way) -> None:
    """A road carried over the roofs of a city: shadow, side wall, deck and parapets."""
    over = [point for point in road.line if any(inside(point, city.outline) for city in shape.cities)]
    line = even(lengthened(over, 0.06), 0.03)
    (deck,) = worn(line, [ROAD + 0.036], random.Random(1), 0.0)
    p.fillPath(deck.translated(0.045, 0.04), ink(NIGHT, 1, 0.37))
    p.fillPath(deck.translated(0, 0.02), ink(STONE, 0.7))
    p.strokePath(deck, pen(ink(STONE, 0.55), 0.008))
    p.fillPath(deck, ink(STONE, 1.1))
    (surface,) = worn(lengthened(line, 0.02), [ROAD - 0.012], random.Random(1), 0.0)
    p.fillPath(surface, ink(LAND["road"]))
    p.strokePath(surface, pen(ink(LAND["road"], 0.8), 0.005))
    for (x, y), (nx, ny) in list(zip(line, normals(line)))[1:-1]:
        p.setPen(pen(ink(LAND["road"], 0.86), 0.006))
        p.drawLine(QLineF(x - nx * 0.043, y - ny * 0.043, x + nx * 0.043, y + ny * 0.043))
        p.setPen(pen(ink(STONE, 0.55), 0.004))
        p.setBrush(ink(STONE, 1.25))
        for k in (-ROAD / 2 - 0.006, ROAD / 2 + 0.006):
            p.drawRect(QRectF(x + nx * k - 0.009, y + ny * k - 0.012, 0.018, 0.018))
