"""Carcassonne a second time, as plainly and slowly as possible, to compare with.

Nothing is kept up to date: every question is answered by walking over the whole
table.  Only the resource files are shared with the engine.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

RESOURCES = Path(__file__).resolve().parents[3] / "resources" / "carcassonne"
TILES: dict[str, dict[str, Any]] = {
    tile["id"]: tile | {"set": path.stem}
    for path in RESOURCES.glob("*.json")
    for tile in json.loads(path.read_text()).get("tiles", [])
}
KINDS: dict[str, list[dict[str, Any]]] = {name: tile["features"] for name, tile in TILES.items()}
NEXT = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIDES = ["N", "E", "S", "W"]
COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
CORNERS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
STRENGTH = {"meeple": 1, "big_meeple": 2, "abbot": 1, "builder": 0, "pig": 0}
MEEPLES = ("meeple", "big_meeple", "abbot")
COUNT = {"meeple": 7, "big_meeple": 1, "abbot": 1, "builder": 1, "pig": 1}

Node = tuple[int, int, int]
Place = tuple[int, int]
Feature = frozenset[Node]


def turned(side: str, turns: int) -> str:
    return SIDES[(SIDES.index(side) + turns) % 4]


def direction(feature: dict[str, Any], turns: int) -> str:
    return COMPASS[(COMPASS.index(feature["direction"]) + 2 * turns) % 8]


def half_point(half: int) -> tuple[float, float]:
    """Where on the border of a unit square around (0, 0) the middle of a half side lies."""
    return [
        (-0.25, -0.5),
        (0.25, -0.5),
        (0.5, -0.25),
        (0.5, 0.25),
        (0.25, 0.5),
        (-0.25, 0.5),
        (-0.5, 0.25),
        (-0.5, -0.25),
    ][half]


class NaiveGame:
    """A table with everything that can lie and stand on it."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        start = "river/source" if options["river"] else "base/d"
        self.tiles: dict[Place, tuple[str, int]] = {(0, 0): (start, 0)}
        self.laid: list[Place] = [(0, 0)]
        self.figures: list[tuple[Node, int, str]] = []
        self.ferries: dict[Place, tuple[int, int]] = {}
        self.magic: dict[str, Node] = {}
        self.gold: Counter[Place] = Counter()
        self._seen: tuple[Any, list[Feature]] | None = None

    # -- the table as border points

    def exits(self, x: int, y: int, index: int) -> set[tuple[float, float]]:
        """The points on the tile's border where a feature leaves it."""
        tile, turns = self.tiles[x, y]
        feature = KINDS[tile][index]
        points = set()
        for side in feature.get("sides", []):
            dx, dy = NEXT[turned(side, turns)]
            points.add((x + dx / 2, y + dy / 2))
        for half in feature.get("halves", []):
            dx2, dy2 = half_point((half + 2 * turns) % 8)
            points.add((x + dx2, y + dy2))
        return points

    @staticmethod
    @cache
    def edges(tile: str, turns: int) -> dict[str, str]:
        edges = dict.fromkeys(SIDES, "field")
        for feature in KINDS[tile]:
            for side in feature.get("sides", []):
                edges[turned(side, turns)] = feature["type"]
        return edges

    def nodes(self) -> list[Node]:
        return [
            (x, y, index)
            for (x, y), (tile, _) in self.tiles.items()
            for index, entry in enumerate(KINDS[tile])
            if entry["type"] in ("road", "city", "monastery", "garden", "field")
            and not entry.get("decorative")
        ]

    def kind(self, node: Node) -> str:
        return str(self.data(node)["type"])

    def data(self, node: Node) -> dict[str, Any]:
        x, y, index = node
        return KINDS[self.tiles[x, y][0]][index]

    def features(self) -> list[Feature]:
        """All features, by flood fill over shared border points and ferries."""
        now = (len(self.tiles), sorted(self.ferries.items()))
        if self._seen is None or self._seen[0] != now:
            self._seen = (now, self._flooded())
        return self._seen[1]

    def _flooded(self) -> list[Feature]:
        at: dict[tuple[str, tuple[float, float]], list[Node]] = {}
        for node in self.nodes():
            for point in self.exits(*node):
                at.setdefault((self.kind(node), point), []).append(node)
        found: list[Feature] = []
        seen: set[Node] = set()
        for node in self.nodes():
            if node in seen:
                continue
            group, edge = {node}, [node]
            while edge:
                here = edge.pop()
                near = [other for point in self.exits(*here) for other in at[self.kind(here), point]]
                x, y, index = here
                if index in self.ferries.get((x, y), ()):
                    near += [(x, y, other) for other in self.ferries[x, y]]
                for other in near:
                    if other not in group:
                        group.add(other)
                        edge.append(other)
            seen |= group
            found.append(frozenset(group))
        return found

    def feature(self, node: Node) -> Feature:
        return next(feature for feature in self.features() if node in feature)

    def kind_of(self, feature: Feature) -> str:
        return self.kind(next(iter(feature)))

    def open_ends(self, feature: Feature) -> int:
        if self.kind_of(feature) in ("monastery", "garden"):
            ((x, y, _),) = feature
            return sum((x + dx, y + dy) not in self.tiles for dx, dy in CORNERS)
        points = Counter(point for node in feature for point in self.exits(*node))
        return list(points.values()).count(1)

    def complete(self) -> set[Feature]:
        """Everything that is finished but fields."""
        return {f for f in self.features() if self.kind_of(f) != "field" and not self.open_ends(f)}

    # -- where tiles may lie

    def may_lie(self, tile: str, x: int, y: int, turns: int) -> bool:
        edges = self.edges(tile, turns)
        touching = [side for side, (dx, dy) in NEXT.items() if (x + dx, y + dy) in self.tiles]
        return (
            (x, y) not in self.tiles
            and bool(touching)
            and all(
                self.edges(*self.tiles[x + NEXT[side][0], y + NEXT[side][1]])[OPPOSITE[side]] == edges[side]
                for side in touching
            )
            and (TILES[tile]["set"] != "river" or self.flows(tile, x, y, turns))
        )

    def flows(self, tile: str, x: int, y: int, turns: int) -> bool:
        """Whether a river tile goes on from the last one, and not around the same bend."""
        here, way, bend = (0, 0), "E", 0
        for place in self.laid[1:]:
            here, way, bend = self._downstream(here, way, *self.tiles[place])
        dx, dy = NEXT[way]
        if (x, y) != (here[0] + dx, here[1] + dy):
            return False
        sides = self._water(tile, turns)
        if OPPOSITE[way] not in sides:
            return False
        return bend == 0 or self._downstream(here, way, tile, turns)[2] != bend

    def _water(self, tile: str, turns: int) -> list[str]:
        return [turned(side, turns) for e in KINDS[tile] if e["type"] == "river" for side in e["sides"]]

    def _downstream(self, here: Place, way: str, tile: str, turns: int) -> tuple[Place, str, int]:
        """After one more river tile: where it lies, where the river leaves it, and how it bends (1 right, 3 left)."""
        place = (here[0] + NEXT[way][0], here[1] + NEXT[way][1])
        onwards = [side for side in self._water(tile, turns) if side != OPPOSITE[way]]
        if not onwards:
            return place, way, 0
        return place, onwards[0], (SIDES.index(onwards[0]) - SIDES.index(way)) % 4

    @staticmethod
    @cache
    def look(tile: str, turns: int) -> set[tuple[Any, ...]]:
        """Equal for turns that cannot be told apart."""
        return {
            (
                feature["type"],
                frozenset(turned(side, turns) for side in feature.get("sides", [])),
                frozenset((half + 2 * turns) % 8 for half in feature.get("halves", [])),
                feature.get("inn"),
                feature.get("good"),
                direction(feature, turns) if "direction" in feature else None,
            )
            for feature in KINDS[tile]
        }

    def placements(self, tile: str) -> set[tuple[int, int, int]]:
        found = set()
        for x, y in {(x + dx, y + dy) for x, y in self.tiles for dx, dy in NEXT.values()}:
            looks: list[set[tuple[Any, ...]]] = []
            for turns in range(4):
                if self.look(tile, turns) not in looks:
                    looks.append(self.look(tile, turns))
                    if self.may_lie(tile, x, y, turns):
                        found.add((x, y, turns))
        return found

    # -- figures

    def supply(self, seat: int, figure: str) -> int:
        brings = {
            "meeple": True,
            **{name: self.options[name] for name in ("big_meeple", "abbot", "builder", "pig")},
        }
        if not brings[figure]:
            return 0
        return COUNT[figure] - sum(owner == seat and kind == figure for _, owner, kind in self.figures)

    def standing(self, feature: Feature) -> list[tuple[int, str]]:
        return [(seat, figure) for node, seat, figure in self.figures if node in feature]

    def figure_choices(self, x: int, y: int, seat: int) -> set[tuple[str, int]]:
        """Which figure may be set on which entry of the tile at (x, y)."""
        allowed = {
            "meeple": {"road", "city", "monastery", "field"},
            "big_meeple": {"road", "city", "monastery", "field"},
            "abbot": {"monastery", "garden"},
            "builder": {"road", "city"},
            "pig": {"field"},
        }
        found = set()
        for feature in self.features():
            kind = self.kind_of(feature)
            here = [index for nx, ny, index in feature if (nx, ny) == (x, y)]
            standing = self.standing(feature)
            meeples = [owner for owner, figure in standing if figure in MEEPLES]
            for figure, kinds in allowed.items():
                if kind not in kinds or not self.supply(seat, figure):
                    continue
                if figure in MEEPLES:
                    free = not meeples and (kind != "field" or self.options["farmers"])
                else:
                    free = seat in meeples
                if free:
                    found |= {(figure, index) for index in here}
        return found

    def abbot_to_recall(self, seat: int) -> Node | None:
        for node, owner, figure in self.figures:
            if (owner, figure) == (seat, "abbot") and self.open_ends(self.feature(node)):
                return node
        return None

    def strays(self) -> list[tuple[Node, int, str]]:
        """Builders and pigs without a meeple of their owner."""
        return [
            (node, seat, figure)
            for node, seat, figure in self.figures
            if figure in ("builder", "pig")
            and not any(o == seat and f in MEEPLES for o, f in self.standing(self.feature(node)))
        ]

    def concerned(self, seat: int, sign: str) -> list[tuple[Node, str]]:
        """The meeples of a seat that a crop circle is about."""
        kind = {"pitchfork": "field", "club": "road", "shield": "city"}[sign]
        return [
            (node, figure)
            for node, owner, figure in self.figures
            if owner == seat and figure in ("meeple", "big_meeple") and self.kind(node) == kind
        ]

    # -- what expansions ask

    def entry(self, place: Place, kind: str) -> dict[str, Any] | None:
        return next((entry for entry in KINDS[self.tiles[place][0]] if entry["type"] == kind), None)

    def landing(self, x: int, y: int) -> set[int]:
        return {
            index
            for nx, ny, index in self.nodes()
            if (nx, ny) == (x, y)
            and self.kind((x, y, index)) in ("road", "city", "monastery")
            and self.open_ends(self.feature((x, y, index)))
        }

    def magic_targets(self) -> set[tuple[str, Node]]:
        taken = [self.feature(node) for node in self.magic.values()]
        return {
            (figure, node)
            for feature in self.features()
            if self.kind_of(feature) in ("road", "city") and self.open_ends(feature) and feature not in taken
            for node in feature
            for figure in ("mage", "witch")
        }

    def together(self) -> bool:
        return len(self.magic) == 2 and self.feature(self.magic["mage"]) == self.feature(self.magic["witch"])

    def first_ferries(self, x: int, y: int) -> set[Place]:
        """Ferries that can be turned after a tile was laid at (x, y): walk each of its roads outwards."""
        found = set()
        for node in self.nodes():
            if node[:2] == (x, y) and self.kind(node) == "road":
                for point in self.exits(*node):
                    lake = self._walk((x, y), node, point)
                    if lake is not None and lake != (x, y):
                        found.add(lake)
        return found

    def _walk(self, start: Place, node: Node, point: tuple[float, float]) -> Place | None:
        seen = {node}
        while True:
            onwards = [
                other
                for other in self.nodes()
                if other not in seen and self.kind(other) == "road" and point in self.exits(*other)
            ]
            if not onwards:
                return None
            (node,) = onwards
            seen.add(node)
            x, y, index = node
            if self.data(node).get("ends_at") == "pier":
                return (x, y) if index in self.ferries.get((x, y), ()) else None
            ways = self.exits(*node) - {point}
            if not ways:
                return None
            (point,) = ways

    # -- scoring

    def winners(self, feature: Feature) -> list[int]:
        counts: Counter[int] = Counter()
        for seat, figure in self.standing(feature):
            counts[seat] += STRENGTH[figure]
        best = max(counts.values(), default=0)
        return sorted(seat for seat, count in counts.items() if count == best > 0)

    def value(self, feature: Feature, seat: int, final: bool) -> int:
        kind = self.kind_of(feature)
        tiles = {(x, y) for x, y, _ in feature}
        if kind == "field":
            touched = {(x, y, city) for x, y, i in feature for city in self.data((x, y, i))["cities"]}
            cities = sum(
                bool(city & touched) and self.open_ends(city) == 0
                for city in self.features()
                if self.kind_of(city) == "city"
            )
            return cities * (4 if (seat, "pig") in self.standing(feature) else 3)
        if kind in ("monastery", "garden"):
            return 9 - self.open_ends(feature)
        if kind == "road":
            inn = any(self.data(node)["inn"] for node in feature)
            points = len(tiles) * ((0 if final else 2) if inn else 1)
        else:
            shields = sum(self.data(node)["shields"] for node in feature)
            cathedral = any(self.data(node)["cathedral"] for node in feature)
            points = (len(tiles) + shields) * ((0 if final else 3) if cathedral else (1 if final else 2))
        if self.magic.get("mage") in feature:
            points += len(tiles)
        elif self.magic.get("witch") in feature:
            points = -(-points // 2)
        return points

    def awards(self, feature: Feature, final: bool) -> list[tuple[int, str, int]]:
        """Who gets how much for a feature."""
        kind = self.kind_of(feature)
        found = [(seat, kind, self.value(feature, seat, final)) for seat in self.winners(feature)]
        return [award for award in found if award[2]]

    def goods(self, feature: Feature) -> Counter[str]:
        return Counter(good for node in feature if (good := self.data(node).get("good")))

    def around(self, feature: Feature) -> set[Place]:
        """The tiles from which a completed feature brings gold."""
        tiles = {(x, y) for x, y, _ in feature}
        if self.kind_of(feature) in ("monastery", "garden"):
            tiles |= {(x + dx, y + dy) for x, y in tiles for dx, dy in CORNERS}
        return tiles

    def message(self, number: int, seat: int, meeple: Node | None) -> int:
        """What a message gives that is carried out, for number 8 with this meeple."""
        own = [(node, f) for node, owner, f in self.figures if owner == seat and f in MEEPLES]
        if number in (1, 2, 3):
            kind = {1: "road", 2: "city", 3: "monastery"}[number]
            mine = {self.feature(node) for node, _ in own if self.kind(node) == kind}
            return min((self.value(feature, seat, final=True) for feature in mine), default=0)
        if number == 5:
            cities = {self.feature(node) for node, _ in own if self.kind(node) == "city"}
            return 2 * sum(self.data(node)["shields"] for city in cities for node in city)
        if number == 6:
            return 2 * sum(self.kind(node) == "city" for node, _ in own)
        if number == 7:
            return 3 * sum(self.kind(node) == "field" for node, _ in own)
        if number == 8:
            assert meeple is not None
            feature = self.feature(meeple)
            return self.value(feature, seat, final=True) if seat in self.winners(feature) else 0
        return 0
