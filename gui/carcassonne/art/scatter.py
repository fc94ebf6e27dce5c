"""Seeded decoration: roofs in the cities, trees, hedged parcels and sheep on the meadow.

It is seeded by the tile's id and a variant, so that two tiles of one kind differ, and placed before turning,
so that a tile keeps its trees when it is turned. Nothing here touches a side: no join can show.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

from gui.carcassonne.art.geometry import Point, distance, even, inside, off_sides, side_distance, turned
from gui.carcassonne.art.model import HOUSE, WALL_THICK, City, Shape, Thing
from gui.carcassonne.art.room import Room

ROW, COLUMN, SWAY = 0.094, 0.110, 0.016  # the loose grid on which roofs stand
SEAM = (0.155, 0.27, 0.385, 0.50, 0.615, 0.73, 0.845)  # places along an open side, out of reach of any wall
SEAM_SWAY = (0.012, -0.028, 0.026, -0.008, 0.03, -0.022, 0.016)
FREE_OF_WALL, FREE_OF_SEAM, FREE_OF_TOP, FREE_FOR_SPIRE = WALL_THICK / 2 + 0.034, 0.075, 0.12, 0.19
GROWTH = (
    ("tree", 7, 0.036),
    ("bush", 12, 0.024),
    ("sheep", 4, 0.04),
    ("flowers", 14, 0.03),
    ("rock", 3, 0.022),
)


@dataclass
class Decoration:
    houses: dict[int, list[Thing]] = field(default_factory=dict)  # by the city's index
    meadow: list[Thing] = field(default_factory=list)
    trails: list[list[Point]] = field(default_factory=list)

    def turned(self, turns: int) -> Decoration:
        return Decoration(
            {index: [house.turned(turns) for house in houses] for index, houses in self.houses.items()},
            [thing.turned(turns) for thing in self.meadow],
            [[turned(point, turns) for point in trail] for trail in self.trails],
        )


def scatter(shape: Shape, variant: int) -> Decoration:
    """The decoration of an unturned shape."""
    rng = random.Random(f"{shape.kind['id']}:{variant}")
    streets = [point for road in shape.roads if road.passes_through for point in even(road.line, 0.05)]
    houses = {city.index: _roofs(city, streets, rng) for city in shape.cities}
    room = Room(shape)
    meadow = _meadow(room, rng)
    return Decoration(houses, meadow, _trails(room, rng))


def _trails(room: Room, rng: random.Random) -> list[list[Point]]:
    """A path that sheep have trodden, if there is room to wander on."""
    for _ in range(4):
        x, y, heading = rng.uniform(0.15, 0.85), rng.uniform(0.15, 0.85), rng.uniform(0, math.tau)
        bend = rng.uniform(-0.25, 0.25)
        trail: list[Point] = []
        while len(trail) < 14 and off_sides((x, y)) > 0.07 and room.at((x, y)) > 0.004:
            trail.append((x, y))
            heading += bend + rng.uniform(-0.2, 0.2)
            x, y = x + math.cos(heading) * 0.035, y + math.sin(heading) * 0.035
        if len(trail) > 6:
            return [trail]
    return []


def _roofs(city: City, streets: list[Point], rng: random.Random) -> list[Thing]:
    walls = [point for wall in city.walls for point in even(wall, 0.03)]
    x0, y0 = rng.uniform(0, COLUMN), rng.uniform(0, ROW)
    roofs = []
    for row in range(-1, 12):
        for column in range(-1, 10):
            place = (
                x0 + (column + row % 2 / 2) * COLUMN + rng.uniform(-SWAY, SWAY),
                y0 + row * ROW + rng.uniform(-SWAY, SWAY),
            )
            looks, size = rng.randrange(60), rng.uniform(0.92, 1.05)
            if (
                0.07 < place[0] < 0.93
                and 0.085 < place[1] < 0.95
                and inside(place, city.outline)
                and all(side_distance(place, side) > FREE_OF_SEAM for side in city.open_sides)
                and distance(place, walls) > FREE_OF_WALL
                and distance(place, city.gates) > 0.09
                and distance(place, streets) > 0.11
                and not any(_crowds(place, emblem) for emblem in city.emblems)
            ):
                roofs.append(Thing("house", *place, size, looks))
    return _with_landmarks(roofs, city, rng)


def _crowds(place: Point, emblem: Thing) -> bool:
    reach = 0.27 if emblem.kind == "cathedral" else 0.13
    return math.hypot(place[0] - emblem.x, place[1] - 0.02 - emblem.y) < reach


def _with_landmarks(roofs: list[Thing], city: City, rng: random.Random) -> list[Thing]:
    """A chapel, and a green tree here and there, give the crowd of roofs something to rest the eye on."""
    signs = [emblem.place for emblem in city.emblems]
    order = list(range(len(roofs)))
    rng.shuffle(order)
    chapel = next((k for k in order if distance(roofs[k].place, signs) > 0.24), None)
    if chapel is not None and len(order) > 6:
        roofs[chapel] = roofs[chapel]._replace(kind="chapel", size=1.0)
    for k in order[: len(order) // 9]:
        if k != chapel:
            roofs[k] = roofs[k]._replace(kind="tree", size=1.0)
    return roofs


def _meadow(room: Room, rng: random.Random) -> list[Thing]:
    things: list[Thing] = []

    def grow(kind: str, place: Point, radius: float) -> None:
        size, looks = rng.choice((0.85, 1.0, 1.15)), rng.randrange(60)
        margin = 0.09 if kind == "tree" else 0.03  # any side may come to lie on top of a crown
        if off_sides(place) - margin > radius * size and room.at(place) > radius * size:
            things.append(Thing(kind, *place, size, looks))
            room.take(things[-1])

    if rng.random() < 0.5:
        spots = [(rng.uniform(0.18, 0.82), rng.uniform(0.18, 0.82)) for _ in range(16)]
        place = max(spots, key=room.at)
        free = min(room.at(place), 0.19)
        if free > 0.125:
            things.append(Thing("crop", *place, free / 0.17 * rng.uniform(0.8, 1.0), rng.randrange(60)))
            room.take(things[-1])
    tries = [(rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9)) for _ in range(30)]
    for x, y in [place for place in tries if room.at(place) > 0.07][:3]:
        for _ in range(rng.randint(3, 7)):
            grow("tree", (rng.gauss(x, 0.055), rng.gauss(y, 0.045)), 0.036)
    for kind, count, radius in GROWTH:
        for _ in range(count):
            grow(kind, (rng.uniform(0.06, 0.94), rng.uniform(0.09, 0.95)), radius)
    return things


def seam_houses(city: City) -> list[Thing]:
    """Houses astride the city's open sides: fixed places and looks, so both tiles paint the same house."""
    houses = []
    for side in city.open_sides:
        for k, along in enumerate(SEAM):
            x, y = ((along, 0.0), (1.0, along), (along, 1.0), (0.0, along))[side]
            sway = SEAM_SWAY[k]
            place = (x, y + sway) if side % 2 == 0 else (x + sway, y)
            houses.append(Thing("house", *place, 1.0, (5 if side % 2 else 0) + k * 7))
    return houses


def clear_of_top(city: City, houses: list[Thing]) -> list[Thing]:
    """The city's houses, moved down or left out where an open upper side would cut off their roofs."""
    houses = [house._replace(kind="house") if house.y < FREE_FOR_SPIRE else house for house in houses]
    if 0 not in city.open_sides:
        return houses
    kept = [house for house in houses if house.y >= FREE_OF_TOP]
    for house in houses:
        if house.y < FREE_OF_TOP and all(
            math.hypot(house.x - o.x, FREE_OF_TOP - o.y) > HOUSE * 0.75 for o in kept
        ):
            kept.append(house._replace(y=FREE_OF_TOP))
    return kept
