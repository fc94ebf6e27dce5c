"""An island as geometry: provinces, borders, tracks and free ground, all from the map's data."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

import msgspec
from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from gui.kit import resources
from gui.kit.paths import Point, curve, line, shape

AREA = QRectF(0, 0, 1000, 930)
"""The chart; every island lies in the middle of it."""
MARGINS = 56.0, 50.0
"""Water left and right of an island, and above and below it, at least."""
TILE = 62.0
"""The side of a trade tile where there is room for it."""

Edge = tuple[Point, Point]


class Province(Struct, frozen=True):
    """A province as the map describes it; `centroid` is where its piece stands."""

    id: str
    country: str
    kind: str
    symbol: str
    symbol_count: int
    paths: tuple[str, ...]
    neighbours: tuple[str, ...]
    centroid: Point
    polygon: tuple[Point, ...]


class Country(Struct, frozen=True):
    """A country and the point of the coast where its jetty ends."""

    id: str
    harbour: Point
    harbour_province: str


class _Map(Struct, frozen=True):
    countries: tuple[Country, ...]
    provinces: tuple[Province, ...]
    outline: tuple[Point, ...]
    lake: tuple[Point, ...]


class Island:
    """One map, moved to the middle of the chart and shrunk until it fits.

    shapes:            the ground of each province
    lands:             the ground of each country
    province_borders, country_borders:  lines between neighbours
    barriers:          borders over which merchants are no neighbours
    bridges:           neighbours without a common border
    tracks:            the ways a merchant walks, by their two ends; from a harbour by the country's id
    tile:              the side of a tile that no neighbour's tile touches
    """

    def __init__(self, contents: bytes) -> None:
        data = msgspec.json.decode(contents, type=_Map)
        self._fit = _fitting(data.outline)
        self.countries = {c.id: self._moved_country(c) for c in data.countries}
        self.provinces = {p.id: self._moved_province(p) for p in data.provinces}
        self.outline = self._moved(data.outline)
        self.coast = curve(*self.outline, closed=True)
        self.lake = curve(*self._moved(data.lake), closed=True)
        self.ground = self.coast.subtracted(self.lake)
        self.shapes = {p.id: curve(*p.polygon, closed=True) for p in self.provinces.values()}
        self._find_borders()
        self.tracks = self._find_tracks()
        self.tile = min(TILE, 0.94 * self._nearest_pieces())
        self._free: dict[str, list[tuple[float, int, int]]] = {}
        self._reach: dict[int, float] = {}

    # ---------------------------------------------------------------- questions

    def centre(self, province: str) -> QPointF:
        return QPointF(*self.provinces[province].centroid)

    def province_at(self, point: QPointF) -> str | None:
        return next((name for name, shape in self.shapes.items() if shape.contains(point)), None)

    def way(self, start: str, end: str) -> QPainterPath:
        """The track from one province to another, or from a country's jetty to its harbour province."""
        track = self.tracks.get((start, end))
        if track is not None:
            return track
        back = self.tracks.get((end, start))
        if back is not None:
            return back.toReversed()
        return line(self.provinces[start].centroid, self.provinces[end].centroid)

    def seaward(self, country: str) -> QPointF:
        """The direction in which a country's jetty reaches out to sea, one unit long."""
        land = self.countries[country]
        (x, y), (cx, cy) = land.harbour, self.provinces[land.harbour_province].centroid
        reach = math.hypot(x - cx, y - cy)
        return QPointF((x - cx) / reach, (y - cy) / reach)

    def mooring(self, country: str) -> QPointF:
        """Where a ship lies while its merchants are ashore: near the jetty, clear of coast and frame."""
        harbour = QPointF(*self.countries[country].harbour)
        inside = AREA.adjusted(46, 84, -46, -38)
        places = [
            harbour + QPointF(math.cos(turn), math.sin(turn)) * reach
            for reach in (66, 84, 102, 120)
            for turn in (math.radians(degree) for degree in range(0, 360, 15))
        ]
        free = [place for place in places if inside.contains(place)]
        return max(free, key=lambda place: min(self.at_sea(place.x(), place.y()), 62.0))

    def sea_way(self, start: QPointF, country: str) -> QPainterPath:
        """How a ship sails from the quay below the chart around the coast to its mooring."""
        end, middle = self.mooring(country), AREA.center()
        first, last = direction(QPointF(start.x(), AREA.bottom() + 60)), direction(end)
        turn = (last - first + 180) % 360 - 180
        points = [start.toTuple()]
        for step in range(1, 24):
            degree = first + turn * step / 24
            away = max(self.reach(round(degree) + near) for near in range(-9, 10, 3)) + 34
            angle = math.radians(degree)
            points.append((middle.x() + away * math.cos(angle), middle.y() + away * math.sin(angle)))
        return curve(*points, end.toTuple())

    def reach(self, degree: int) -> float:
        """How far the coast lies from the middle of the chart in a direction, clockwise from east."""
        degree %= 360
        if degree not in self._reach:
            way = QPointF(math.cos(math.radians(degree)), math.sin(math.radians(degree)))
            self._reach[degree] = next(
                r for r in range(560, 0, -3) if self.coast.contains(AREA.center() + way * r)
            )
        return self._reach[degree]

    def at_sea(self, x: float, y: float) -> float:
        """How far from the coast a point lies; negative on land."""
        away = min(distance(x, y, edge) for edge in ring(self.outline))
        return -away if self.coast.contains(QPointF(x, y)) else away

    def free_ground(self, country: str) -> list[tuple[float, int, int]]:
        """Points of a country with their distance to borders, tracks and pieces."""
        if country not in self._free:
            lands = [province for province in self.provinces.values() if province.country == country]
            self._free[country] = [spot for land in lands for spot in self._free_around(land)]
        return self._free[country]

    def _free_around(self, land: Province, step: int = 7) -> list[tuple[float, int, int]]:
        """Below the piece more room is kept: a tree there would hide its crown and show only a trunk."""
        shape = self.shapes[land.id]
        edges = list(ring(land.polygon))
        roads = [track for ends, track in self.tracks.items() if land.id in ends]
        dots = [road.pointAtPercent(i / 12) for road in roads for i in range(13)]
        cx, cy = land.centroid
        clearance = 24 if land.kind == "harbour" and not land.symbol else 0.68 * self.tile
        bounds, spots = shape.boundingRect(), []
        for x in range(int(bounds.left()), int(bounds.right()), step):
            for y in range(int(bounds.top()), int(bounds.bottom()), step):
                if shape.contains(QPointF(x, y)):
                    room = min(
                        min(distance(x, y, edge) for edge in edges),
                        min((math.hypot(x - d.x(), y - d.y()) for d in dots), default=99) - 6,
                        math.hypot(x - cx, (y - cy) * (0.7 if y > cy else 1)) - clearance,
                    )
                    spots.append((room, x, y))
        return spots

    # ---------------------------------------------------------------- reading the map

    def _moved(self, points: Iterable[Point]) -> tuple[Point, ...]:
        scale, dx, dy = self._fit
        return tuple((x * scale + dx, y * scale + dy) for x, y in points)

    def _moved_country(self, country: Country) -> Country:
        return msgspec.structs.replace(country, harbour=self._moved([country.harbour])[0])

    def _moved_province(self, province: Province) -> Province:
        return msgspec.structs.replace(
            province, centroid=self._moved([province.centroid])[0], polygon=self._moved(province.polygon)
        )

    def _find_borders(self) -> None:
        owners: dict[frozenset[Point], list[Province]] = {}
        for province in self.provinces.values():
            for edge in ring(province.polygon):
                owners.setdefault(frozenset(edge), []).append(province)
        inner: list[Edge] = []
        outer: list[Edge] = []
        shut: list[Edge] = []
        rims: dict[str, list[Edge]] = {country: [] for country in self.countries}
        joined: set[frozenset[str]] = set()
        for points, lands in owners.items():
            a, b = points
            countries = {land.country for land in lands}
            if len(lands) == 2:
                joined.add(frozenset(land.id for land in lands))
                (inner if len(countries) == 1 else outer).append((a, b))
                if lands[0].id not in lands[1].neighbours:
                    shut.append((a, b))
            if len(countries) == 2 or len(lands) == 1:
                for country in countries:
                    rims[country].append((a, b))
        self.province_borders = [curve(*points) for points in chains(inner)]
        self.country_borders = [curve(*points) for points in chains(outer)]
        self.barriers = [curve(*points) for points in chains(shut)]
        self.lands = {
            country: curve(*max(chains(edges), key=len)[:-1], closed=True) for country, edges in rims.items()
        }
        self.bridges = sorted(
            (province.id, other)
            for province in self.provinces.values()
            for other in province.neighbours
            if province.id < other and frozenset((province.id, other)) not in joined
        )

    def _find_tracks(self) -> dict[tuple[str, str], QPainterPath]:
        tracks = {
            (province.id, other): self._track(province, self.provinces[other])
            for province in self.provinces.values()
            for other in province.paths
            if province.id < other
        }
        for country in self.countries.values():
            inland = self.provinces[country.harbour_province].centroid
            tracks[country.id, country.harbour_province] = line(country.harbour, inland)
        return tracks

    @staticmethod
    def _track(start: Province, end: Province) -> QPainterPath:
        (x1, y1), (x2, y2) = start.centroid, end.centroid
        bow = random.Random(start.id + end.id).choice((-1, 1)) * 0.09
        return shape(
            x1, y1, ((x1 + x2) / 2 - (y2 - y1) * bow, (y1 + y2) / 2 + (x2 - x1) * bow, x2, y2), close=False
        )

    def _nearest_pieces(self) -> float:
        """The smallest distance of two pieces, as squares see it."""
        middles = [province.centroid for province in self.provinces.values()]
        return min(
            max(abs(ax - bx), abs(ay - by)) for i, (ax, ay) in enumerate(middles) for bx, by in middles[:i]
        )


@cache
def island(name: str) -> Island:
    """The map of this name, "basic" or "professional"."""
    return Island(resources.path(f"felinia/map_{name}.json").read_bytes())


def _fitting(outline: Sequence[Point]) -> tuple[float, float, float]:
    """How to shrink and move a map so that it lies in the middle of the chart."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    wide, tall = max(xs) - min(xs), max(ys) - min(ys)
    scale = min(1.0, (AREA.width() - 2 * MARGINS[0]) / wide, (AREA.height() - 2 * MARGINS[1]) / tall)
    middle = AREA.center()
    return (
        scale,
        middle.x() - scale * (min(xs) + max(xs)) / 2,
        middle.y() - scale * (min(ys) + max(ys)) / 2,
    )


def direction(point: QPointF) -> float:
    """Where a point lies seen from the middle of the chart, in degrees."""
    away = point - AREA.center()
    return math.degrees(math.atan2(away.y(), away.x()))


def ring(points: Sequence[Point]) -> Iterable[Edge]:
    """The edges of a closed line."""
    return pairwise((*points, points[0]))


def distance(x: float, y: float, edge: Edge) -> float:
    """From a point to a straight piece of a line."""
    (ax, ay), (bx, by) = edge
    dx, dy = bx - ax, by - ay
    share = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1)))
    return math.hypot(x - ax - share * dx, y - ay - share * dy)


def chains(edges: Sequence[Edge]) -> list[list[Point]]:
    """Edges joined into lines; a closed one repeats its first point at the end."""
    links: dict[Point, list[Point]] = {}
    for a, b in edges:
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)
    left = {frozenset(edge) for edge in edges}
    found = []
    for start in [point for point, ends in links.items() if len(ends) != 2] + list(links):
        for end in links[start]:
            if frozenset((start, end)) in left:
                found.append(_follow(start, end, links, left))
    return found


def _follow(
    start: Point, here: Point, links: dict[Point, list[Point]], left: set[frozenset[Point]]
) -> list[Point]:
    """Walk along unused edges until the line branches, ends or closes."""
    left.discard(frozenset((start, here)))
    joined = [start, here]
    while len(links[here]) == 2:
        onward = [point for point in links[here] if frozenset((here, point)) in left]
        if not onward:
            break
        left.discard(frozenset((here, onward[0])))
        here = onward[0]
        joined.append(here)
    return joined
