"""Where things are on a tile: its shape, the ground of each feature, and which feature is under the pointer.

Everything is in the unit square of the tile as it lies (after ``turns`` quarter turns clockwise). A feature is
named by its index in the tile's data. Where a figure stands on it is told by ``places.standing_place``.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from gui.carcassonne.art.geometry import (
    TILE_RECT,
    Point,
    band_path,
    ellipse_path,
    lengthened,
    minus,
    off_sides,
    path_of,
    rings,
    smooth,
    straightened,
    turned,
)
from gui.carcassonne.art.kinds import tile_kinds
from gui.carcassonne.art.model import CROP_CIRCLE, LAKES, RIVER, ROAD, Shape, Thing, Way
from gui.carcassonne.art.scatter import Decoration, scatter
from gui.carcassonne.art.structure import StructureBuilder

VARIANTS = 4
ROAD_END = 0.045  # roads that end in a village or at a junction stop this far from its middle
TOP_FIRST = ("monastery", "garden", "flying_machine", "crop_circle", "road", "lake", "river", "city", "field")


@cache
def shape_of(tile_id: str, turns: int = 0) -> Shape:
    """The tile's geometry after quarter turns clockwise."""
    if turns % 4:
        return shape_of(tile_id).turned(turns)
    return StructureBuilder(tile_kinds()[tile_id]).build()


@lru_cache(maxsize=512)
def decoration_of(tile_id: str, turns: int = 0, variant: int = 0) -> Decoration:
    """Roofs and trees of one look of the tile."""
    if turns % 4:
        return decoration_of(tile_id, 0, variant).turned(turns)
    return scatter(shape_of(tile_id), variant % VARIANTS)


def feature_path(tile_id: str, turns: int, index: int) -> QPainterPath:
    """The ground of a feature; empty for what covers no ground (a decorative lane)."""
    return QPainterPath(_paths(tile_id, turns % 4)[index])


def feature_at(tile_id: str, turns: int, x: float, y: float) -> int | None:
    """The feature seen at the point: where one lies over another (a bridge), the upper one."""
    paths, point = _paths(tile_id, turns % 4), QPointF(x, y)
    return next((index for index in _seen_order(tile_id) if paths[index].contains(point)), None)


@cache
def _seen_order(tile_id: str) -> tuple[int, ...]:
    features = tile_kinds()[tile_id]["features"]
    return tuple(sorted(range(len(features)), key=lambda index: TOP_FIRST.index(features[index]["type"])))


@cache
def _paths(tile_id: str, turns: int) -> tuple[QPainterPath, ...]:
    shape = shape_of(tile_id, turns)
    paths = [QPainterPath() for _ in shape.kind["features"]]
    for city in shape.cities:
        paths[city.index] = path_of(city.outline, closed=True)
    for way in shape.rivers:
        paths[way.index] = band_path(way.line, RIVER)
    for way in shape.roads:
        paths[way.index] = _road_path(shape, way)
    for index, feature in enumerate(shape.kind["features"]):
        kind = "crop_" + feature["kind"] if feature["type"] == "crop_circle" else feature["type"]
        place = shape.landmark("machine" if kind == "flying_machine" else kind)
        if place:
            paths[index] = landmark_path(place)
        elif kind == "river" and (lake := shape.landmark("spring") or shape.landmark("pond")):
            paths[index] = paths[index].united(landmark_path(lake))
    for index, ground in _field_grounds(shape).items():
        paths[index] = ground
    return tuple(straightened(path.intersected(_square())) for path in paths)


def _square() -> QPainterPath:
    square = QPainterPath()
    square.addRect(TILE_RECT)
    return square


def landmark_path(thing: Thing) -> QPainterPath:
    """The ground a landmark covers."""
    x, y, size = thing.x, thing.y, thing.size
    if thing.kind in LAKES:
        return lake_path(thing)
    if thing.kind == "monastery":
        return ellipse_path(x, y + 0.03 * size, 0.245 * size, 0.195 * size)
    if thing.kind == "garden":
        return ellipse_path(x, y, 0.122 * size, 0.110 * size)
    if thing.kind.startswith("crop_"):
        return ellipse_path(x, y, CROP_CIRCLE * size, CROP_CIRCLE * size)
    return ellipse_path(x, y, 0.10, 0.10)


def lake_path(thing: Thing) -> QPainterPath:
    rx, ry = LAKES[thing.kind]
    wave = thing.looks / 10
    return smooth(
        [
            (thing.x + math.cos(a) * rx * k, thing.y + math.sin(a) * ry * k)
            for a, k in ((i * math.tau / 18, 0.995 + 0.05 * math.sin(wave + i * 2.3)) for i in range(18))
        ]
    )


def _road_path(shape: Shape, road: Way) -> QPainterPath:
    if road.feature.get("decorative"):
        return QPainterPath()
    band = band_path(road.line, ROAD)
    if road.feature.get("ends_at") in ("village", "junction", "crop_circle"):
        reach = CROP_CIRCLE if road.feature["ends_at"] == "crop_circle" else ROAD_END
        band = minus(band, ellipse_path(*shape.hub, reach, reach))
    for city in shape.cities:
        if not road.passes_through:
            band = minus(band, path_of(city.outline, closed=True))
    church = shape.landmark("monastery")
    return minus(band, landmark_path(church)) if church else band


def _field_grounds(shape: Shape) -> dict[int, QPainterPath]:
    """The ground of each field: the meadow cut by cities, ways and water, told apart by its half-sides."""
    land = _square()
    for city in shape.cities:
        land = minus(land, path_of([_beyond(point) for point in city.outline], closed=True))
    for ways, width in ((shape.roads, ROAD), (shape.rivers, RIVER)):
        for way in ways:
            land = minus(land, band_path(lengthened(way.line, 0.03), width))
    for thing in shape.landmarks:
        if thing.kind in LAKES:
            land = minus(land, lake_path(thing))
        elif thing.kind.startswith("crop_"):
            land = minus(land, ellipse_path(thing.x, thing.y, CROP_CIRCLE + 0.02, CROP_CIRCLE + 0.02))
    parts = [path_of(ring, closed=True) for ring in rings(land)]
    grounds: dict[int, QPainterPath] = {}
    fields = [(i, f["halves"]) for i, f in enumerate(shape.kind["features"]) if f["type"] == "field"]
    for index, halves in fields:
        probes = [
            QPointF(*turned((0.25 + 0.5 * (half % 2), 0.03), half // 2 + shape.turns)) for half in halves
        ]
        for part in [part for part in parts if any(part.contains(probe) for probe in probes)]:
            grounds[index] = grounds.get(index, QPainterPath()).united(part)
            parts.remove(part)
    for index in [
        index for index, halves in fields if not halves
    ]:  # enclosed by cities: the largest ground left
        grounds[index] = max(parts, key=_extent)
    return {index: _without_landmarks(ground, shape) for index, ground in grounds.items()}


def _beyond(point: Point) -> Point:
    """A corner of the tile moved a little outwards: a cut has to cross the sides, not to touch them."""
    x, y = point
    return ((x - 0.5) * 1.02 + 0.5, (y - 0.5) * 1.02 + 0.5) if off_sides(point) < 1e-6 else point


def _extent(path: QPainterPath) -> float:
    box = path.boundingRect()
    return box.width() * box.height()


def _without_landmarks(ground: QPainterPath, shape: Shape) -> QPainterPath:
    """Monastery and garden stand on the field but are features of their own."""
    for kind in ("monastery", "garden"):
        thing = shape.landmark(kind)
        if thing:
            ground = minus(ground, landmark_path(thing))
    return ground
