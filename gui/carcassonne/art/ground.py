"""What lies flat: meadow, water, roads and the ground of cities."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform

from gui.carcassonne.art.colours import CITY_GROUND, LAND, blend, ink, line, radial
from gui.carcassonne.art.geometry import (
    TILE_RECT,
    Line,
    Point,
    even,
    lengthened,
    normals,
    off_sides,
    path_of,
    smooth,
)
from gui.carcassonne.art.model import BANK, LAKES, RIVER, ROAD, ROAD_RIM, City, Shape
from gui.carcassonne.art.nature import TUFT
from gui.carcassonne.art.shapes import lake_path
from gui.carcassonne.art.stamps import Canvas
from gui.kit.paint import clipped, pen

MEADOWS = 6  # looks of the grass
BLADES = ("#6F9640", "#A9C76B", "#7DA348", "#B7CF78")
DAPPLES = ("#98BA5B", "#82A94D", "#A0BC5C", "#87AF52")
WRAPS = [QPointF(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
NO_PEN = Qt.PenStyle.NoPen


@lru_cache(maxsize=48)
def meadow_image(pixels: int, looks: int) -> QImage:
    """Grass. Near the sides all looks are the same and repeat with the tile, so fields run on across the joins."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ink(LAND["meadow"]))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(pixels, pixels)
    inner, rim = random.Random(f"meadow {looks}"), random.Random("meadow")
    for _ in range(26):
        r = inner.uniform(0.06, 0.20)
        x, y = inner.uniform(r * 0.8, 1 - r * 0.8), inner.uniform(r * 0.8, 1 - r * 0.8)
        r = min(r, off_sides((x, y)))
        colour = inner.choice(DAPPLES)
        p.fillRect(
            QRectF(x - r, y - r, 2 * r, 2 * r),
            radial(x, y, r, (0, ink(colour, 1, 0.5)), (1, ink(colour, 1, 0))),
        )
    for _ in range(420):
        place = inner.random(), inner.random()
        blade = _blade(inner, *place)
        if off_sides(place) > 0.03:
            _draw_blade(p, blade)
    for _ in range(900):
        place = rim.random(), rim.random()
        stalk, tint = _blade(rim, *place)
        if off_sides(place) <= 0.03 and rim.random() < 0.5:
            for step in WRAPS:
                moved = stalk.translated(step)
                if TILE_RECT.adjusted(-0.02, -0.02, 0.02, 0.02).contains(moved.p1()):
                    _draw_blade(p, (moved, tint))
    p.end()
    return image


def _blade(rng: random.Random, x: float, y: float) -> tuple[QLineF, tuple[str, float]]:
    blade = QLineF(x, y, x + rng.uniform(-0.006, 0.006), y - rng.uniform(0.008, 0.018))
    return blade, (rng.choice(BLADES), rng.choice((0.22, 0.32, 0.42)))


def _draw_blade(p: QPainter, blade: tuple[QLineF, tuple[str, float]]) -> None:
    stalk, (colour, strength) = blade
    p.setPen(line(0.0045, colour, 1, strength))
    p.drawLine(stalk)


def worn(way: Line, widths: Sequence[float], rng: random.Random, rough: float) -> list[QPainterPath]:
    """Bands of these widths along the way. Their edges waver together, but not at the tile's sides: there they are
    exact."""
    points = even(way, 0.04)
    sides = list(zip(points, normals(points)))
    calm = [max(0.0, min(1.0, (off_sides(point) - 0.03) / 0.1)) * rough for point in points]
    left, right = ([quiet * rng.uniform(-1, 1) for quiet in calm] for _ in (0, 1))
    bands = []
    for width in widths:
        a = [
            (x + nx * (width / 2 + w), y + ny * (width / 2 + w)) for ((x, y), (nx, ny)), w in zip(sides, left)
        ]
        b = [
            (x - nx * (width / 2 + w), y - ny * (width / 2 + w))
            for ((x, y), (nx, ny)), w in zip(sides, right)
        ]
        bands.append(smooth(a + b[::-1]))
    return bands


def paint_waters(p: QPainter, shape: Shape) -> None:
    """Rivers, lakes and springs as one body of water, so that no bank runs across a mouth."""
    rng = random.Random(shape.kind["id"] + "water")
    lakes = [thing for thing in shape.landmarks if thing.kind in LAKES]
    if not (lakes or shape.rivers):
        return
    water, spots = QPainterPath(), []
    for way in shape.rivers:
        water = water.united(worn(lengthened(way.line), [RIVER], rng, 0.009)[0])
        spots += even(way.line, 0.05)
    for lake in lakes:
        rx, ry = LAKES[lake.kind]
        water = water.united(lake_path(lake))
        spots += [
            (lake.x + rng.uniform(-0.7, 0.7) * rx, lake.y + rng.uniform(-0.7, 0.7) * ry)
            for _ in range(round(40 * rx))
        ]
    blue = LAND["river"]
    p.strokePath(water, pen(blend(LAND["river_bank"], LAND["meadow_dark"], 0.45), 2 * BANK + 0.012))
    p.strokePath(water, pen(LAND["river_bank"], 2 * BANK))
    p.fillPath(water, ink(blue))
    with clipped(p, water):
        p.strokePath(water.translated(0.008, 0.012), pen(ink(blue, 0.82, 0.66), 0.05))  # the bank's shade
        p.strokePath(water, pen(ink(blue, 0.74, 0.66), 0.012))
        for x, y in [spot for spot in spots if off_sides(spot) > 0.09]:
            x, y, w = (
                x + rng.uniform(-0.055, 0.055),
                y + rng.uniform(-0.055, 0.055),
                rng.uniform(0.008, 0.026),
            )
            ripple = QPainterPath(QPointF(x - w, y))
            ripple.quadTo(x, y - 0.012, x + w, y)
            p.strokePath(ripple, pen(ink("#FFFFFF", 1, rng.choice((0.35, 0.5, 0.65))), 0.006))


def paint_roads(canvas: Canvas, shape: Shape) -> None:
    """All rims first, then all surfaces, so that roads which meet flow into each other."""
    p, rng = canvas.p, random.Random(shape.kind["id"] + "road")
    widths = (ROAD + ROAD_RIM * 1.5, ROAD + ROAD_RIM * 0.7, ROAD)
    bands = [worn(lengthened(road.line), widths, rng, 0.005) for road in shape.roads]
    colours = blend(LAND["road_edge"], LAND["meadow_dark"], 0.35), ink(LAND["road_edge"]), ink(LAND["road"])
    for k, colour in enumerate(colours):
        for band in bands:
            p.fillPath(band[k], colour)
    if canvas.coarse:
        return
    for road in shape.roads:
        points = even(lengthened(road.line), 0.03)
        inner = [point for point in points if off_sides(point) > 0.06]  # nothing loose near a join
        p.setPen(line(0.013, LAND["road"], 0.91, 0.78))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for rut in (-0.021, 0.021):  # of wheels
            p.drawPath(
                path_of([(x + nx * rut, y + ny * rut) for (x, y), (nx, ny) in zip(points, normals(points))])
            )
        p.setPen(NO_PEN)
        for x, y in inner:
            p.setBrush(ink(LAND["road_edge"], rng.choice((0.95, 1.1, 1.3)), 0.58))
            p.drawEllipse(QPointF(x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.03, 0.03)), 0.0055, 0.004)
        for (x, y), (nx, ny) in zip(inner, normals(inner)):
            if rng.random() < 0.6:  # grass leaning over the edge
                edge = rng.choice((-1, 1)) * ROAD * 0.54
                canvas.stamp(TUFT, x + nx * edge, y + ny * edge + 0.008, 1.0, rng.randrange(3))


def paint_trail(p: QPainter, trail: list[Point]) -> None:
    """A sheep path: bare earth showing through, thinner at its ends."""
    for points, width in ((trail, 0.010), (trail[1:-1], 0.017)):
        p.strokePath(path_of(points), line(width, "#C7BE86", 1, 0.30))


@lru_cache(maxsize=6)
def _paving(pixels: int) -> QBrush:
    """Trodden earth with cobbles, the same in all cities."""
    rng = random.Random("paving")
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ink(CITY_GROUND))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(pixels, pixels)
    p.setPen(NO_PEN)
    for _ in range(170):
        p.setBrush(ink(CITY_GROUND, rng.choice((0.88, 0.94, 1.08, 1.14)), 0.58))
        p.drawEllipse(QPointF(rng.random(), rng.random()), 0.011, 0.007)
    p.end()
    brush = QBrush(image)
    brush.setTransform(QTransform.fromScale(1 / pixels, 1 / pixels))
    return brush


def paint_city_ground(canvas: Canvas, city: City) -> None:
    canvas.p.fillPath(path_of(city.outline, closed=True), _paving(canvas.pixels))
