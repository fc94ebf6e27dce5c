"""Where figures stand on a tile.

All places of a tile are chosen together: each well inside its own feature, off emblems and sides, and at least
``APART`` from every other, so that figures offered side by side can be told and clicked apart. A figure's picture
is to be centred on its place.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache

from gui.carcassonne.art.geometry import Point, distance, even, off_sides
from gui.carcassonne.art.shapes import feature_at, shape_of

APART = 0.2  # never closer than this, on any tile
WISHED = 0.36  # the width of a figure: closer than this they begin to hide each other
BESIDE = 0.25  # figures on one feature overlap, but none hides another
CELLS = 25
STEP = 1 / CELLS
ROUNDS = 4
STANDING = ("city", "road", "field", "monastery", "garden")


def standing_place(tile_id: str, turns: int, index: int) -> Point:
    """The middle of a figure on the feature, in the unit square of the tile as it lies."""
    return _places(tile_id, turns % 4)[index]


@cache
def further_place(tile_id: str, turns: int, index: int, number: int) -> Point:
    """Where the how-manieth figure on a feature stands, counted from 0: beside those before it."""
    first = standing_place(tile_id, turns, index)
    if not number:
        return first
    before = [further_place(tile_id, turns, index, earlier) for earlier in range(number)]
    spots = _spots(tile_id, turns % 4)[index]
    others = [place for other, place in _places(tile_id, turns % 4).items() if other != index]

    def comfort(spot: tuple[Point, float]) -> float:
        return (
            spot[1]
            - 4 * _crowding(spot[0], before)
            - 0.3 * _crowding(spot[0], others)
            - math.dist(spot[0], first)
        )

    best = max(spots, key=comfort)[0]
    if distance(best, before) >= BESIDE:
        return best
    side = (
        BESIDE * ((number + 1) // 2) * (1 if number % 2 else -1)
    )  # too little room: left and right of the first
    return min(0.92, max(0.08, first[0] + side)), first[1]


@cache
def _places(tile_id: str, turns: int) -> dict[int, Point]:
    spots = _spots(tile_id, turns)
    order = sorted(spots, key=lambda index: len(spots[index]))
    chosen: dict[int, Point] = {}
    for _ in range(ROUNDS):
        for index in order:
            others = [place for other, place in chosen.items() if other != index]
            chosen[index] = max(spots[index], key=lambda spot: spot[1] - _crowding(spot[0], others))[0]
    return chosen


def _crowding(place: Point, others: list[Point]) -> float:
    crowding = 0.0
    for other in others:
        gap = math.dist(place, other)
        crowding += 1.5 * max(0.0, WISHED - gap) + 40 * max(0.0, APART + 0.02 - gap)
    return crowding


@lru_cache(maxsize=200)
def _spots(tile_id: str, turns: int) -> dict[int, list[tuple[Point, float]]]:
    """For each feature the places on it with their worth."""
    shape = shape_of(tile_id, turns)
    owners = [
        [feature_at(tile_id, turns, (column + 0.5) * STEP, (row + 0.5) * STEP) for column in range(CELLS)]
        for row in range(CELLS)
    ]
    rooms = _rooms(owners)
    signs = [emblem.place for city in shape.cities for emblem in city.emblems]
    signs += [thing.place for thing in shape.landmarks if thing.kind not in ("monastery", "garden")]
    spots: dict[int, list[tuple[Point, float]]] = {}
    for row in range(CELLS):
        for column in range(CELLS):
            index = owners[row][column]
            if index is not None and shape.kind["features"][index]["type"] in STANDING:
                place = (column + 0.5) * STEP, (row + 0.5) * STEP
                worth = (
                    _inwards(place)
                    + min(rooms[row][column], 0.2)
                    + min(distance(place, signs), 0.25)
                    - 0.1 * math.dist(place, (0.5, 0.5))
                )
                spots.setdefault(index, []).append((place, worth))
    for road in shape.roads:  # a road is narrow: stand on its middle line
        middle = road.line[len(road.line) // 2]
        line = [point for point in even(road.line, 0.02) if feature_at(tile_id, turns, *point) == road.index]
        if line:
            spots[road.index] = [(point, _inwards(point) - 0.3 * math.dist(point, middle)) for point in line]
    for kind, dx, dy in (("monastery", 0.10, 0.07), ("garden", 0.0, 0.0)):
        thing = shape.landmark(kind)
        if thing:  # beside the church door, so that the church stays in sight
            index = next(i for i, f in enumerate(shape.kind["features"]) if f["type"] == kind)
            wish = thing.x + dx * thing.size, thing.y + dy * thing.size
            spots[index] = [(place, -2 * math.dist(place, wish)) for place, _ in spots[index]] + [(wish, 0.0)]
    return spots


def _inwards(place: Point) -> float:
    """Better a little closer to another figure than half off the tile."""
    off = off_sides(place)
    return 2.0 * min(off, 0.09) + 0.6 * min(off, 0.2)


def _rooms(owners: list[list[int | None]]) -> list[list[float]]:
    """For each cell about how far it is to a cell of another owner, in two sweeps."""
    far = 2.0
    rooms = [[far] * CELLS for _ in range(CELLS)]
    sweeps = (
        (range(CELLS), ((-1, 0, 1.0), (0, -1, 1.0), (-1, -1, 1.4), (1, -1, 1.4))),
        (range(CELLS - 1, -1, -1), ((1, 0, 1.0), (0, 1, 1.0), (1, 1, 1.4), (-1, 1, 1.4))),
    )
    for cells, steps in sweeps:
        for row in cells:
            for column in cells:
                for dx, dy, length in steps:
                    x, y = column + dx, row + dy
                    if 0 <= x < CELLS and 0 <= y < CELLS:
                        near = rooms[y][x] if owners[y][x] == owners[row][column] else 0.0
                        rooms[row][column] = min(rooms[row][column], near + length * STEP)
    return rooms
