"""The picture of one tile, layer by layer."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from gui.carcassonne.art import buildings, crossings, emblems, ground, nature, walls
from gui.carcassonne.art.geometry import CORNERS, TILE_RECT
from gui.carcassonne.art.model import City, Shape, Thing
from gui.carcassonne.art.scatter import Decoration, clear_of_top, seam_houses
from gui.carcassonne.art.stamps import Canvas, Stamp

Layer = list[tuple[float, Callable[[QPainter], None]]]
MEADOW_STAMPS = {"tree": nature.TREE, "bush": nature.BUSH, "sheep": nature.SHEEP, "rock": nature.ROCK}
COARSE_MEADOW = {"tree": nature.TREE}  # the rest is too small to be seen in a coarse picture
ROOF_STAMPS = {"house": buildings.HOUSE_STAMP, "chapel": buildings.CHAPEL, "tree": nature.TREE}
SIDE_TOUCHES_TIP = 0.2  # a tower with its foot further up would lose its tip to the upper side
COARSE_ROOF = 1.4  # coarse pictures show half the houses, but larger


def paint_tile(canvas: Canvas, shape: Shape, decoration: Decoration, variant: int) -> None:
    """Paints the tile into the unit square."""
    p = canvas.p
    p.setClipRect(TILE_RECT, Qt.ClipOperation.IntersectClip)
    looks = zlib.crc32(shape.kind["id"].encode()) + variant
    p.drawImage(TILE_RECT, ground.meadow_image(canvas.pixels, looks % ground.MEADOWS))
    over_city = crossings.roads_over_cities(shape)
    _paint_flat(canvas, shape, decoration)
    if not over_city:
        for bridge in shape.bridges:
            crossings.paint_bridge(p, bridge)
    for thing in shape.landmarks:
        if thing.kind.startswith("crop_"):
            emblems.paint_crop_circle(p, thing.x, thing.y, thing.size, thing.kind)
    for _, draw in sorted(_standing(canvas, shape, decoration), key=lambda piece: piece[0]):
        draw(p)
    for road in over_city:
        crossings.paint_viaduct(p, shape, road)
    _paint_signs(p, shape)


def _paint_flat(canvas: Canvas, shape: Shape, decoration: Decoration) -> None:
    p = canvas.p
    for thing in decoration.meadow:
        if thing.kind == "crop":
            nature.paint_crop(p, thing.x, thing.y, thing.size, thing.looks)
    if not canvas.coarse:
        for trail in decoration.trails:
            ground.paint_trail(p, trail)
        for thing in decoration.meadow:
            if thing.kind == "flowers":
                canvas.stamp(nature.FLOWER, thing.x, thing.y, thing.size, thing.looks)
    ground.paint_waters(p, shape)
    for thing in shape.landmarks:
        if thing.kind == "garden":
            nature.paint_garden(p, thing.x, thing.y, thing.size)
        elif thing.kind == "spring":
            crossings.paint_spring(canvas, thing)
    ground.paint_roads(canvas, shape)
    for road in shape.roads:
        if road.feature.get("ends_at") == "pier":
            crossings.paint_pier(p, road)
    for city in shape.cities:
        ground.paint_city_ground(canvas, city)
    for city in shape.cities:
        walls.paint_wall_shadow(p, city)


def _standing(canvas: Canvas, shape: Shape, decoration: Decoration) -> Layer:
    """Everything upright as (foot, draw), to be painted from the back to the front."""
    pieces: Layer = []
    for city in shape.cities:
        pieces += _city_pieces(canvas, city, decoration.houses[city.index])
    for corner in shape.wall_corners:
        x, y = CORNERS[corner]
        pieces.append((y + 0.02, _stamped(canvas, walls.TOWER_STAMP, x, y)))
    stamps = COARSE_MEADOW if canvas.coarse else MEADOW_STAMPS
    for thing in decoration.meadow:
        if thing.kind in stamps:
            pieces.append(
                (thing.y, _stamped(canvas, stamps[thing.kind], thing.x, thing.y, thing.size, thing.looks))
            )
    for thing in shape.landmarks:
        draw = _landmark(canvas, thing)
        if draw:
            pieces.append((thing.y + (0.06 if thing.kind == "inn" else 0.0), draw))
    return pieces


def _city_pieces(canvas: Canvas, city: City, houses: list[Thing]) -> Layer:
    pieces: Layer = []
    for wall in city.walls:
        pieces += walls.wall_pieces(wall)
    if canvas.coarse:
        houses = [house._replace(size=COARSE_ROOF) for house in houses[::2]]
    for house in clear_of_top(city, houses) + seam_houses(city):
        foot = house.y + 0.03
        pieces.append(
            (foot, _stamped(canvas, ROOF_STAMPS[house.kind], house.x, foot, house.size, house.looks))
        )
    for x, y in city.towers:
        size = 1.0 if y > SIDE_TOUCHES_TIP else 0.72
        pieces.append((y + 0.02, _stamped(canvas, walls.TOWER_STAMP, x, y + 0.01, size)))
    for x, y in city.gates:
        pieces.append((y + 0.03, _stamped(canvas, walls.gate_stamp(city, (x, y)), x, y)))
    for emblem in city.emblems:
        if emblem.kind == "cathedral":
            pieces.append(
                (emblem.y + 0.19, partial(buildings.paint_cathedral, x=emblem.x, y=emblem.y + 0.12))
            )
    return pieces


def _stamped(
    canvas: Canvas, stamp: Stamp, x: float, y: float, size: float = 1.0, looks: int = 0
) -> Callable[[QPainter], None]:
    return lambda p: canvas.stamp(stamp, x, y, size, looks)


def _landmark(canvas: Canvas, thing: Thing) -> Callable[[QPainter], None] | None:
    x, y = thing.place
    match thing.kind:
        case "monastery":
            return partial(buildings.paint_monastery, x=x, y=y, size=thing.size)
        case "village":
            return partial(buildings.paint_village, x=x, y=y, looks=thing.looks, fine=canvas.fine)
        case "junction":
            return partial(buildings.paint_junction, x=x, y=y)
        case "inn":
            return partial(buildings.paint_inn, x=x, y=y)
        case "cottage":
            return _stamped(canvas, buildings.HOUSE_STAMP, x, y + 0.03, thing.size, thing.looks)
        case "gold" | "mage" | "robber":
            return partial(emblems.SYMBOLS[thing.kind], x=x, y=y, size=thing.size)
    return None


def _paint_signs(p: QPainter, shape: Shape) -> None:
    for city in shape.cities:
        for emblem in city.emblems:
            if emblem.kind in emblems.CITY_EMBLEMS:
                emblems.CITY_EMBLEMS[emblem.kind](p, emblem.x, emblem.y)
            elif emblem.kind in emblems.SYMBOLS:
                emblems.SYMBOLS[emblem.kind](p, emblem.x, emblem.y, emblem.size)
    machine = shape.landmark("machine")
    if machine:
        flight = next(f for f in shape.kind["features"] if f["type"] == "flying_machine")
        emblems.paint_machine(p, machine.x, machine.y, flight["direction"], shape.turns)
