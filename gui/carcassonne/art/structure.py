"""From a tile's topology to the shape of its cities, walls, roads and rivers (unturned)."""

from __future__ import annotations

import math
import random

from gui.carcassonne.art.geometry import CORNERS, Point, cubic, distance, even, inside, normals, turned
from gui.carcassonne.art.kinds import Feature, Kind, side_types, sides_of
from gui.carcassonne.art.model import WALL_HIGH, Bridge, City, Shape, Thing, Way
from gui.carcassonne.art.room import Room

CORNER_HALVES = ((7, 0), (1, 2), (3, 4), (5, 6))  # the half-sides that meet at each corner
EMBLEM_GOAL = {"shield": (0.30, 0.30)}
ANY_EMBLEM_GOAL = (0.34, 0.40)


def enter(side: int, depth: float) -> Point:
    """The point straight in from the middle of a side."""
    return turned((0.5, depth), side)


def _without_repeats(outline: list[Point]) -> list[Point]:
    return [
        point for point, before in zip(outline, [outline[-1], *outline]) if math.dist(point, before) > 1e-6
    ]


class StructureBuilder:
    """Builds the shape of one kind of tile; the wall's lean and a road's bend are seeded by its id."""

    def __init__(self, kind: Kind):
        self.kind = kind
        self.features: list[Feature] = kind["features"]
        self.rng = random.Random(kind["id"])
        self.types = {feature["type"] for feature in self.features}
        self.side_types = side_types(kind)
        self.shape = Shape(kind, hub=self._hub())

    def build(self) -> Shape:
        self._add_cities()
        self._add_rivers()
        self._add_monastery()
        self._add_roads()
        self._add_bridges()
        self._add_landmarks()
        for city in self.shape.cities:
            self._add_emblems(city)
            self._add_towers(city)
        self._add_symbols()
        return self.shape

    # cities

    def _add_cities(self) -> None:
        corners: set[int] = set()
        for index, feature in enumerate(self.features):
            if feature["type"] == "city":
                city, ends = self._city(index, feature)
                self.shape.cities.append(city)
                corners |= ends
        self.shape.wall_corners = frozenset(corners)

    def _wedge_corners(self) -> set[int]:
        """Corners where two fields meet without a side between them: there the city reaches the corner."""
        owner = {half: i for i, f in enumerate(self.features) if f["type"] == "field" for half in f["halves"]}
        return {
            corner
            for corner, (a, b) in enumerate(CORNER_HALVES)
            if a in owner and b in owner and owner[a] != owner[b]
        }

    def _city(self, index: int, feature: Feature) -> tuple[City, set[int]]:
        sides = sides_of(feature)
        if len(sides) == 4:
            return City(index, feature, sides, list(CORNERS), []), set()
        wedges = self._wedge_corners()
        start = next(side for side in sides if (side - 1) % 4 not in sides)
        outline: list[Point] = []
        walls: list[list[Point]] = []
        corners: set[int] = set()
        run: list[int] = []
        for step in range(4):
            side = (start + step) % 4
            if side in sides:
                outline += [CORNERS[side], CORNERS[(side + 1) % 4]]
                continue
            run.append(side)
            after = (side + 1) % 4
            if after in sides or after in wedges:
                wall = self._wall(run, split=bool(wedges))
                walls.append(wall)
                outline += wall
                corners |= {run[0], after}
                run = []
        return City(index, feature, sides, _without_repeats(outline), walls), corners

    def _wall(self, run: list[int], split: bool) -> list[Point]:
        """A wall along one, two or three sides that are not the city's, from corner to corner."""
        first = run[0]
        beside_city = any(self._type(side) == "city" for side in run)
        lean = self.rng.uniform(-0.025, 0.025)
        if len(run) == 1:  # the field is a lens over one side
            depth = 0.46 if beside_city else (0.30 if split else 0.20)
            a, b = (0.30 + lean, depth * 1.33), (0.70 + lean, depth * 1.33)
            if split:
                leaves_city = self._type(first - 1) == "city"
                a, b = ((0.22, 0.40), (0.60, 0.33)) if leaves_city else ((0.40, 0.33), (0.78, 0.40))
            end = (1.0, 0.0)
        elif len(run) == 2:  # across the corner
            bow = 0.10 if beside_city or "monastery" in self.types else self.rng.uniform(0.02, 0.045)
            a, b = (0.285 - bow * 4 / 3, 0.285 + bow * 4 / 3), (0.715 - bow * 4 / 3, 0.715 + bow * 4 / 3)
            if split:
                a, b = (0.30, 0.28), (0.78, 0.42)
            end = (1.0, 1.0)
        else:  # a cap on a single side
            depth = self._cap_depth((first - 1) % 4)
            width = 0.36 if depth < 0.24 else 0.32
            a, b = (depth * 1.33, width + lean), (depth * 1.33, 1 - width + lean)
            end = (0.0, 1.0)
        return [turned(point, first) for point in cubic((0.0, 0.0), a, b, end)]

    def _type(self, side: int) -> str:
        return self.side_types[side % 4]

    def _cap_depth(self, side: int) -> float:
        if self._type(side + 1) == "city" or self._type(side - 1) == "city":
            return 0.205
        if "crop_circle" in self.types and self._type(side + 2) == "city":
            return 0.335  # the circle reaches from wall to wall and parts the fields
        crowded = self._type(side + 2) == "city" or "monastery" in self.types or "lake" in self.types
        return 0.27 if crowded else 0.32

    def _add_emblems(self, city: City) -> None:
        wanted = ["shield"] * city.feature["shields"]
        wanted += [city.feature["good"]] if city.feature["good"] else []
        wanted += ["cathedral"] if city.feature["cathedral"] else []
        for kind in wanted:
            place = (0.5, 0.5) if kind == "cathedral" else self._city_spot(city, kind)
            city.emblems.append(Thing(kind, *place, 1.0, 0))

    @staticmethod
    def _city_spot(city: City, kind: str) -> Point:
        walls = [point for wall in city.walls for point in even(wall, 0.05)]
        walls += [(x, y - WALL_HIGH) for x, y in walls]
        goal = EMBLEM_GOAL.get(kind, ANY_EMBLEM_GOAL)
        others = [emblem.place for emblem in city.emblems]
        grid = [0.16 + 0.034 * i for i in range(21)]
        spots = [(x, y) for x in grid for y in grid if inside((x, y), city.outline)]
        return max(
            spots,
            key=lambda spot: (
                min(distance(spot, walls), 0.16)
                - 0.12 * math.dist(spot, goal)
                + min(0.0, distance(spot, others) - 0.25)
                + min(0.0, distance(spot, city.gates) - 0.2)
            ),
        )

    @staticmethod
    def _add_towers(city: City) -> None:
        for wall in city.walls:
            spots = (wall[len(wall) * 3 // 10], wall[len(wall) * 7 // 10])
            city.towers += [spot for spot in spots if distance(spot, city.gates) > 0.13]

    # ways

    def _hub(self) -> Point:
        """Where roads meet that end on the tile."""
        caps = [sides_of(f)[0] for f in self.features if f["type"] == "city" and len(f["sides"]) == 1]
        if len(caps) == 1:
            return turned((0.5, 0.57), caps[0])
        corner = self._bend_to_keep_off()
        if corner is not None:
            x, y = CORNERS[corner]
            return 0.5 + (0.5 - x) * 0.14, 0.5 + (0.5 - y) * 0.14
        return 0.5, 0.5

    def _bend_to_keep_off(self) -> int | None:
        """The corner a road bends round, if the field outside the bend runs on between it and a crop circle."""
        if "crop_circle" not in self.types:
            return None
        fields = [set(f["halves"]) for f in self.features if f["type"] == "field"]
        for feature in self.features:
            sides = sorted(sides_of(feature)) if feature["type"] == "road" else []
            if len(sides) == 2 and (sides[1] - sides[0]) % 2:
                a, b = sides if sides[1] - sides[0] == 1 else sides[::-1]
                if any({2 * a, 2 * b + 1} <= halves for halves in fields):
                    return b
        return None

    def _add_rivers(self) -> None:
        for index, feature in enumerate(self.features):
            if feature["type"] != "river":
                continue
            sides = sides_of(feature)
            if len(sides) == 1:
                end = (0.5, 0.5)
                line = cubic(enter(sides[0], 0), enter(sides[0], 0.2), end, end)
                kind = "spring" if feature.get("source") else "pond"
                self.shape.landmarks.append(Thing(kind, *end, 1.0, self.rng.randrange(60)))
            else:
                line = self._through(sides[0], sides[1], 0.12 if "monastery" in self.types else None)
            self.shape.rivers.append(Way(index, feature, line))

    def _through(self, a: int, b: int, pushed: float | None = None) -> list[Point]:
        """A way between two sides, at right angles to both; a straight one bends a little, away from a city."""
        if (a - b) % 4 != 2:
            depth = 0.27 + self.rng.uniform(-0.02, 0.02)
            return cubic(enter(a, 0), enter(a, depth), enter(b, depth), enter(b, 0))
        across = min(a, b) == 1
        bend = self._bend(0 if across else 3, 2 if across else 1) if pushed is None else pushed
        half = cubic((0, 0.5), (0.2, 0.5), (0.3, 0.5 + bend), (0.5, 0.5 + bend), 12)
        line = half + [(1 - x, y) for x, y in half[-2::-1]]
        return line if across else [(y, x) for x, y in line]

    def _bend(self, before: int, after: int) -> float:
        beside = self._type(before), self._type(after)
        if beside == ("city", "city") or all(kind in ("road", "river") for kind in beside):
            return 0.0
        if "city" in beside:
            return 0.05 if beside[0] == "city" else -0.05
        return self.rng.choice((-0.05, 0.05))

    def _add_roads(self) -> None:
        gateless = iter(self.shape.cities)
        for index, feature in enumerate(self.features):
            if feature["type"] != "road":
                continue
            sides = sides_of(feature)
            if len(sides) == 2:
                line = self._through(sides[0], sides[1])
            elif sides:
                line = self._ending(sides[0], feature)
            else:  # a decorative lane from the village to a city's gate
                line = self._to_gate(self.shape.hub, self.shape.hub, next(gateless))
            self.shape.roads.append(Way(index, feature, line))

    def _ending(self, side: int, feature: Feature) -> list[Point]:
        start, end, target = enter(side, 0), feature["ends_at"], self.shape.hub
        if end == "city":
            return self._to_gate(start, enter(side, 0.14), self._gate_city(side))
        if end == "monastery":
            church = self.shape.landmark("monastery")
            assert church is not None
            target = church.x, church.y + 0.10 * church.size
        elif end == "house":
            target = 0.77, 0.56
            self.shape.landmarks.append(Thing("cottage", 0.83, 0.57, 1.15, 3))
        elif end == "pier":
            reach = 0.20 / math.dist(start, target)  # just into the lake
            target = target[0] + (start[0] - target[0]) * reach, target[1] + (start[1] - target[1]) * reach
        pull = enter(side, 0.12 if end == "pier" else 0.24)
        return cubic(start, pull, ((pull[0] + target[0]) / 2, (pull[1] + target[1]) / 2), target)

    def _gate_city(self, side: int) -> City:
        """The city a road runs into: the one that both fields beside the road touch."""
        beside = [
            set(f["cities"])
            for f in self.features
            if f["type"] == "field" and ({2 * side, 2 * side + 1} & set(f["halves"]))
        ]
        shared = set.intersection(*beside) if beside else set()
        fitting = [city for city in self.shape.cities if city.index in shared] or self.shape.cities
        return min(fitting, key=lambda city: distance(enter(side, 0.1), city.wall_points()))

    @staticmethod
    def _to_gate(start: Point, pull: Point, city: City) -> list[Point]:
        spots = [spot for wall in city.walls for spot in list(zip(wall, normals(wall)))[5:-5]]
        (gx, gy), (nx, ny) = min(spots, key=lambda spot: math.dist(spot[0], pull))
        city.gates.append((gx, gy))
        return cubic(start, pull, (gx + nx * 0.09, gy + ny * 0.09), (gx - nx * 0.02, gy - ny * 0.02))

    def _add_bridges(self) -> None:
        ways = self.shape.rivers + [road for road in self.shape.roads if road.feature["sides"]]
        for i, under in enumerate(ways):
            for over in ways[i + 1 :]:
                self._bridge_between(under, over)

    def _bridge_between(self, under: Way, over: Way) -> None:
        if under.feature.get("ends_at") == "house":
            under, over = over, under
        if math.dist(under.line[-1], over.line[-1]) < 0.001:  # they meet, they do not cross
            return
        fine, below = even(over.line, 0.02), even(under.line, 0.02)
        k = min(range(4, len(fine) - 3), key=lambda n: distance(fine[n], below))
        if distance(fine[k], below) < 0.03:
            (x1, y1), (x2, y2) = fine[k - 2], fine[k + 2]
            length = math.hypot(x2 - x1, y2 - y1)
            self.shape.bridges.append(Bridge(*fine[k], (x2 - x1) / length, (y2 - y1) / length))

    # landmarks

    def _put(self, kind: str, radius: float, towards: Point = (0.5, 0.5)) -> None:
        (x, y), room = Room(self.shape).roomiest(radius, towards)
        self.shape.landmarks.append(Thing(kind, x, y, room / radius, self.rng.randrange(60)))

    def _add_monastery(self) -> None:
        if "monastery" not in self.types:
            return
        roads = [feature for feature in self.features if feature["type"] == "road"]
        at_its_door = any(road.get("ends_at") == "monastery" for road in roads)
        if "river" in self.types:
            self.shape.landmarks.append(Thing("monastery", 0.5, 0.29, 0.78, 0))
        elif at_its_door or not (roads or self.shape.cities):
            self.shape.landmarks.append(Thing("monastery", 0.5, 0.50, 1.0, 0))
        else:  # keeps clear of the roads that pass it
            self.shape.roads = [Way(-1, road, self._through(*sides_of(road))) for road in roads]
            self._put("monastery", 0.34)
            self.shape.roads = []

    def _add_landmarks(self) -> None:
        landmarks, hub = self.shape.landmarks, self.shape.hub
        ends = {road.feature.get("ends_at") for road in self.shape.roads}
        for kind in ("village", "junction"):
            if kind in ends:
                landmarks.append(Thing(kind, *hub, 1.0, self.rng.randrange(60)))
        for feature in self.features:
            if feature["type"] == "lake":
                landmarks.append(Thing("lake", *hub, 1.0, self.rng.randrange(60)))
            elif feature["type"] == "crop_circle":
                size = 1.0 if "field" in self.types else 0.6  # between two cities it lies in a narrow lane
                landmarks.append(Thing("crop_" + feature["kind"], *hub, size, 0))
            elif feature["type"] == "garden":
                self._put("garden", 0.145, towards=(0.5, 0.6))
            elif feature["type"] == "flying_machine":
                self._put("machine", 0.12)
        self._add_inn()

    def _add_symbols(self) -> None:
        """Signs of the small boxes lie on the meadow, or in the city where the meadow is too narrow."""
        for kind in self.kind["symbols"]:
            (x, y), room = Room(self.shape).roomiest(0.12, towards=(0.8, 0.8))
            if room > 0.07:
                self.shape.landmarks.append(Thing(kind, x, y, room / 0.12, 0))
            else:
                city = max(self.shape.cities, key=lambda city: len(city.open_sides))
                city.emblems.append(Thing(kind, *self._city_spot(city, kind), 0.85, 0))

    def _add_inn(self) -> None:
        line = [point for road in self.shape.roads if road.feature["inn"] for point in even(road.line, 0.05)]
        if not line:
            return
        room = Room(self.shape)
        spots = [(0.14 + 0.045 * i, 0.18 + 0.045 * j) for i in range(17) for j in range(16)]
        x, y = max(
            spots,
            key=lambda spot: min(room.at(spot), 0.085) * 3 - distance(spot, line) - 0.2 * abs(spot[0] - 0.5),
        )
        self.shape.landmarks.append(Thing("inn", x, y, 1.0, 0))
