"""The geometry of one tile as plain values; painting and hit testing only read it.

The unturned shape is built once per kind; turning moves every point, but not what stands on it: houses, trees
and emblems stay upright and keep their light from the upper left.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from gui.carcassonne.art.geometry import CORNERS, Point, spun, turned
from gui.carcassonne.art.kinds import Feature, Kind

# fractions of the tile's side
ROAD, ROAD_RIM = 0.105, 0.016
RIVER, BANK = 0.17, 0.026
WALL_THICK, WALL_HIGH = 0.042, 0.062
HOUSE = 0.118
CROP_CIRCLE = 0.165
LAKES = {"spring": (0.115, 0.095), "pond": (0.25, 0.22), "lake": (0.235, 0.205)}  # half widths
FOOTPRINT = {  # radius that other things keep away from
    "monastery": 0.26,
    "garden": 0.125,
    "village": 0.12,
    "junction": 0.07,
    "lake": 0.26,
    "pond": 0.27,
    "spring": 0.13,
    "inn": 0.085,
    "cottage": 0.06,
    "crop": 0.15,
    "tree": 0.016,
    "bush": 0.026,
    "sheep": 0.035,
    "flowers": 0.03,
    "rock": 0.03,
    "gold": 0.075,
    "mage": 0.09,
    "robber": 0.09,
    "crop_club": 0.2,
    "crop_shield": 0.2,
    "crop_pitchfork": 0.2,
    "machine": 0.12,
}


class Thing(NamedTuple):
    """Something that stands or lies on the tile. ``looks`` is a seed for how it looks."""

    kind: str
    x: float
    y: float
    size: float
    looks: int

    @property
    def place(self) -> Point:
        return self.x, self.y

    def turned(self, turns: int) -> Thing:
        return Thing(self.kind, *turned(self.place, turns), self.size, self.looks)


class Bridge(NamedTuple):
    """The middle of a bridge and the direction of the way on it."""

    x: float
    y: float
    dx: float
    dy: float

    def turned(self, turns: int) -> Bridge:
        return Bridge(*turned((self.x, self.y), turns), *spun((self.dx, self.dy), turns))


@dataclass
class City:
    index: int
    feature: Feature
    open_sides: list[int]
    outline: list[Point]
    walls: list[list[Point]]
    gates: list[Point] = field(default_factory=list)
    towers: list[Point] = field(default_factory=list)
    emblems: list[Thing] = field(default_factory=list)

    def wall_points(self) -> list[Point]:
        return [point for wall in self.walls for point in wall]

    def turned(self, turns: int) -> City:
        return City(
            self.index,
            self.feature,
            [(side + turns) % 4 for side in self.open_sides],
            _all_turned(self.outline, turns),
            [_all_turned(wall, turns) for wall in self.walls],
            _all_turned(self.gates, turns),
            _all_turned(self.towers, turns),
            [emblem.turned(turns) for emblem in self.emblems],
        )


@dataclass
class Way:
    """A road or a river along its middle line."""

    index: int
    feature: Feature
    line: list[Point]

    @property
    def passes_through(self) -> bool:
        return len(self.feature["sides"]) == 2

    def turned(self, turns: int) -> Way:
        return Way(self.index, self.feature, _all_turned(self.line, turns))


@dataclass
class Shape:
    """All that is fixed about a kind of tile: what players own, score and recognise it by."""

    kind: Kind
    turns: int = 0
    hub: Point = (0.5, 0.5)
    cities: list[City] = field(default_factory=list)
    roads: list[Way] = field(default_factory=list)
    rivers: list[Way] = field(default_factory=list)
    bridges: list[Bridge] = field(default_factory=list)
    landmarks: list[Thing] = field(default_factory=list)
    wall_corners: frozenset[int] = frozenset()

    def landmark(self, kind: str) -> Thing | None:
        return next((thing for thing in self.landmarks if thing.kind == kind), None)

    def turned(self, turns: int) -> Shape:
        return Shape(
            self.kind,
            (self.turns + turns) % 4,
            turned(self.hub, turns),
            [city.turned(turns) for city in self.cities],
            [road.turned(turns) for road in self.roads],
            [river.turned(turns) for river in self.rivers],
            [bridge.turned(turns) for bridge in self.bridges],
            [thing.turned(turns) for thing in self.landmarks],
            frozenset((corner + turns) % len(CORNERS) for corner in self.wall_corners),
        )


def _all_turned(points: list[Point], turns: int) -> list[Point]:
    return [turned(point, turns) for point in points]
