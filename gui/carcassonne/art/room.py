"""Where there is room on the meadow of a tile."""

from __future__ import annotations

import math

from gui.carcassonne.art.geometry import Point, distance, even, inside, off_sides
from gui.carcassonne.art.model import BANK, FOOTPRINT, RIVER, ROAD, WALL_HIGH, WALL_THICK, Shape, Thing

BROAD, FINE = 0.07, 0.0175  # steps of the search for the roomiest place


class Room:
    """Answers how far a point is from all that a thing on the meadow must not touch."""

    def __init__(self, shape: Shape):
        self._cities = [even([*city.outline, city.outline[0]], 0.06) for city in shape.cities]
        self._bands: list[tuple[float, list[Point]]] = []
        walls = [point for city in shape.cities for wall in city.walls for point in even(wall, 0.045)]
        if walls:
            self._bands += [(WALL_THICK, walls), (0.0, [(x, y - WALL_HIGH) for x, y in walls])]
        for ways, reach in ((shape.roads, ROAD / 2 + 0.012), (shape.rivers, RIVER / 2 + BANK)):
            points = [point for way in ways for point in even(way.line, 0.045)]
            if points:
                self._bands.append((reach, points))
        self._taken = [(thing.x, thing.y, FOOTPRINT[thing.kind] * thing.size) for thing in shape.landmarks]

    def take(self, thing: Thing) -> None:
        self._taken.append((thing.x, thing.y, FOOTPRINT[thing.kind] * thing.size))

    def at(self, point: Point) -> float:
        """The free radius at the point; negative inside a city."""
        room = off_sides(point)
        x, y = point
        for tx, ty, reach in self._taken:
            room = min(room, math.hypot(tx - x, ty - y) - reach)
        for reach, points in self._bands:
            room = min(room, distance(point, points) - reach)
        if room > 0 and any(inside(point, outline) for outline in self._cities):
            return -1.0
        return room

    def roomiest(self, radius: float, towards: Point = (0.5, 0.5)) -> tuple[Point, float]:
        """The best place for something of this radius, and the room it has; nearness decides between equals."""

        def worth(point: Point) -> float:
            return min(self.at(point), radius) - 0.06 * math.dist(point, towards)

        grid = [0.08 + BROAD * i for i in range(13)]
        best = sorted(((x, y) for x in grid for y in grid), key=worth)[-3:]
        near = [FINE * k for k in range(-2, 3)]
        place = max(((x + dx, y + dy) for x, y in best for dx in near for dy in near), key=worth)
        return place, max(0.05, min(self.at(place), radius))
