"""Carcassonne a second time, as plainly and slowly as possible, to compare with.

Nothing is kept up to date: every question is answered by walking over the whole
table.  Only the resource files are shared with the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RESOURCES = Path(__file__).resolve().parents[3] / "resources" / "carcassonne"
KINDS: dict[str, list[dict[str, Any]]] = {
    tile["id"]: tile["features"] for tile in json.loads((RESOURCES / "base.json").read_text())["tiles"]
}
NEXT = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SIDES = ["N", "E", "S", "W"]
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
CORNERS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]

Node = tuple[int, int, int]


def turned(side: str, turns: int) -> str:
    return SIDES[(SIDES.index(side) + turns) % 4]


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
    """A table, its figures and its scores."""

    def __init__(self, players: int, farmers: bool) -> None:
        self.players = players
        self.farmers = farmers
        self.tiles: dict[tuple[int, int], tuple[str, int]] = {(0, 0): ("base/d", 0)}
        self.meeples: dict[Node, int] = {}
        self.scores = [0] * players

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

    def edges(self, tile: str, turns: int) -> dict[str, str]:
        edges = dict.fromkeys(SIDES, "field")
        for feature in KINDS[tile]:
            for side in feature.get("sides", []):
                edges[turned(side, turns)] = feature["type"]
        return edges

    def nodes(self) -> list[Node]:
        return [(x, y, i) for (x, y), (tile, _) in self.tiles.items() for i in range(len(KINDS[tile]))]

    def kind(self, node: Node) -> str:
        return str(self.data(node)["type"])

    def data(self, node: Node) -> dict[str, Any]:
        x, y, index = node
        return KINDS[self.tiles[x, y][0]][index]

    def features(self) -> list[frozenset[Node]]:
        """All features, by flood fill over shared border points."""
        at: dict[tuple[str, tuple[float, float]], list[Node]] = {}
        for node in self.nodes():
            for point in self.exits(*node):
                at.setdefault((self.kind(node), point), []).append(node)
        found: list[frozenset[Node]] = []
        seen: set[Node] = set()
        for node in self.nodes():
            if node in seen:
                continue
            group, edge = {node}, [node]
            while edge:
                here = edge.pop()
                for point in self.exits(*here):
                    for other in at[self.kind(here), point]:
                        if other not in group:
                            group.add(other)
                            edge.append(other)
            seen |= group
            found.append(frozenset(group))
        return found

    def open_ends(self, feature: frozenset[Node]) -> int:
        kind = self.kind(next(iter(feature)))
        if kind in ("monastery", "garden"):
            ((x, y, _),) = feature
            return sum((x + dx, y + dy) not in self.tiles for dx, dy in CORNERS)
        points = [point for node in feature for point in self.exits(*node)]
        return sum(points.count(point) == 1 for point in set(points))

    # -- legal moves

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
        )

    def look(self, tile: str, turns: int) -> set[tuple[Any, ...]]:
        return {
            (
                feature["type"],
                frozenset(turned(side, turns) for side in feature.get("sides", [])),
                frozenset((half + 2 * turns) % 8 for half in feature.get("halves", [])),
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

    def supply(self, seat: int) -> int:
        return 7 - list(self.meeples.values()).count(seat)

    def free_features(self, x: int, y: int, seat: int) -> list[int]:
        if not self.supply(seat):
            return []
        kinds = {"road", "city", "monastery"} | ({"field"} if self.farmers else set())
        return sorted(
            index
            for feature in self.features()
            if not any(node in self.meeples for node in feature)
            for nx, ny, index in feature
            if (nx, ny) == (x, y) and self.kind((nx, ny, index)) in kinds
        )

    # -- scoring

    def winners(self, feature: frozenset[Node]) -> list[int]:
        seats = [self.meeples[node] for node in feature if node in self.meeples]
        return [s for s in set(seats) if seats.count(s) == max(seats.count(other) for other in seats)]

    def value(self, feature: frozenset[Node], final: bool) -> int:
        kind = self.kind(next(iter(feature)))
        tiles = {(x, y) for x, y, _ in feature}
        if kind == "road":
            return len(tiles)
        if kind == "city":
            shields = sum(self.data(node)["shields"] for node in feature)
            return (len(tiles) + shields) * (1 if final else 2)
        if kind == "field":
            touched = {(x, y, city) for x, y, i in feature for city in self.data((x, y, i))["cities"]}
            return 3 * sum(
                bool(city & touched) and self.open_ends(city) == 0
                for city in self.features()
                if self.kind(next(iter(city))) == "city"
            )
        return 9 - self.open_ends(feature)

    def score(self, feature: frozenset[Node], final: bool) -> None:
        for seat in self.winners(feature):
            self.scores[seat] += self.value(feature, final)
        for node in feature:
            self.meeples.pop(node, None)

    def score_completed(self) -> None:
        for feature in self.features():
            if self.kind(next(iter(feature))) != "field" and self.open_ends(feature) == 0:
                self.score(feature, final=False)

    def score_rest(self) -> None:
        for feature in self.features():
            self.score(feature, final=True)
