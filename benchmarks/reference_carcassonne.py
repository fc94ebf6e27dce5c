"""A yardstick, not a product: base-game Carcassonne with farmers, two players, in plain Python.

It has the three ideas any good engine has (open places kept up to date instead of searched,
features merged by union-find instead of traced, turned tiles prepared once) and nothing else:
no undo, no log, no checks, no expansions.
"""

from __future__ import annotations

import random
from typing import Any

Place = tuple[int, int]
Segment = tuple[str, tuple[int, ...], Any]
Form = tuple[str, list[Segment]]  # what the four sides show, and the segments

# sides 0..3 = N E S W; half sides 0..7 clockwise from the left half of N
# (count, [(kind, sides or halves, pennants or indices of the cities a field touches)])
TILES: list[tuple[int, list[Segment]]] = [
    (2, [("m", (), 0), ("r", (2,), 0), ("f", (0, 1, 2, 3, 4, 5, 6, 7), ())]),
    (4, [("m", (), 0), ("f", (0, 1, 2, 3, 4, 5, 6, 7), ())]),
    (1, [("c", (0, 1, 2, 3), 1)]),
    (4, [("c", (0,), 0), ("r", (1, 3), 0), ("f", (2, 7), (0,)), ("f", (3, 4, 5, 6), ())]),
    (5, [("c", (0,), 0), ("f", (2, 3, 4, 5, 6, 7), (0,))]),
    (2, [("c", (1, 3), 1), ("f", (0, 1), (0,)), ("f", (4, 5), (0,))]),
    (1, [("c", (0, 2), 0), ("f", (2, 3), (0,)), ("f", (6, 7), (0,))]),
    (3, [("c", (1,), 0), ("c", (3,), 0), ("f", (0, 1, 4, 5), (0, 1))]),
    (2, [("c", (1,), 0), ("c", (2,), 0), ("f", (0, 1, 6, 7), (0, 1))]),
    (3, [("c", (0,), 0), ("r", (1, 2), 0), ("f", (3, 4), ()), ("f", (2, 5, 6, 7), (0,))]),
    (3, [("c", (0,), 0), ("r", (2, 3), 0), ("f", (5, 6), ()), ("f", (2, 3, 4, 7), (0,))]),
    (
        3,
        [
            ("c", (0,), 0),
            ("r", (1,), 0),
            ("r", (2,), 0),
            ("r", (3,), 0),
            ("f", (3, 4), ()),
            ("f", (5, 6), ()),
            ("f", (2, 7), (0,)),
        ],
    ),
    (2, [("c", (0, 3), 1), ("f", (2, 3, 4, 5), (0,))]),
    (3, [("c", (0, 3), 0), ("f", (2, 3, 4, 5), (0,))]),
    (2, [("c", (0, 3), 1), ("r", (1, 2), 0), ("f", (3, 4), ()), ("f", (2, 5), (0,))]),
    (3, [("c", (0, 3), 0), ("r", (1, 2), 0), ("f", (3, 4), ()), ("f", (2, 5), (0,))]),
    (1, [("c", (0, 1, 3), 1), ("f", (4, 5), (0,))]),
    (3, [("c", (0, 1, 3), 0), ("f", (4, 5), (0,))]),
    (2, [("c", (0, 1, 3), 1), ("r", (2,), 0), ("f", (4,), (0,)), ("f", (5,), (0,))]),
    (1, [("c", (0, 1, 3), 0), ("r", (2,), 0), ("f", (4,), (0,)), ("f", (5,), (0,))]),
    (8, [("r", (0, 2), 0), ("f", (1, 2, 3, 4), ()), ("f", (0, 5, 6, 7), ())]),
    (9, [("r", (2, 3), 0), ("f", (5, 6), ()), ("f", (0, 1, 2, 3, 4, 7), ())]),
    (
        4,
        [
            ("r", (1,), 0),
            ("r", (2,), 0),
            ("r", (3,), 0),
            ("f", (3, 4), ()),
            ("f", (5, 6), ()),
            ("f", (0, 1, 2, 7), ()),
        ],
    ),
    (
        1,
        [
            ("r", (0,), 0),
            ("r", (1,), 0),
            ("r", (2,), 0),
            ("r", (3,), 0),
            ("f", (1, 2), ()),
            ("f", (3, 4), ()),
            ("f", (5, 6), ()),
            ("f", (0, 7), ()),
        ],
    ),
]
START = 3
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
MATE = (5, 4, 7, 6, 1, 0, 3, 2)  # half side that touches this one on the next tile


def turned(segments: list[Segment], turn: int) -> Form:
    out: list[Segment] = []
    edges = ["f"] * 4
    for kind, places, extra in segments:
        step, sides = (2, 8) if kind == "f" else (1, 4)
        out.append((kind, tuple((place + step * turn) % sides for place in places), extra))
        if kind in "cr":
            for place in out[-1][1]:
                edges[place] = kind
    return "".join(edges), out


def forms(segments: list[Segment]) -> list[Form]:
    """The turns that look different."""
    found: dict[object, Form] = {}
    for turn in range(4):
        edges, rotated = turned(segments, turn)
        look = sorted((k, tuple(sorted(p)), e if k != "f" else 0) for k, p, e in rotated)
        found.setdefault((edges, tuple(look)), (edges, rotated))
    return list(found.values())


FORMS = [forms(segments) for _, segments in TILES]


class Feature:
    __slots__ = ("cities", "done", "kind", "meeples", "open", "parent", "pennants", "tiles")

    def __init__(self, kind: str, open_: int, tile: Place, pennants: int) -> None:
        self.kind = kind
        self.open = open_
        self.tiles = {tile}
        self.pennants = pennants
        self.meeples: list[int] | None = None
        self.cities: list[Feature] | None = None
        self.parent: Feature | None = None
        self.done = False


def root(feature: Feature) -> Feature:
    while feature.parent is not None:
        if feature.parent.parent is not None:
            feature.parent = feature.parent.parent
        feature = feature.parent
    return feature


class Game:
    def __init__(self, seed: int) -> None:
        self.bag = [kind for kind, (count, _) in enumerate(TILES) for _ in range(count)]
        self.bag.remove(START)
        random.Random(seed).shuffle(self.bag)
        # place -> edges, feature per side, field per half side
        self.board: dict[Place, tuple[str, list[Feature | None], list[Feature | None]]] = {}
        self.wanted: dict[Place, list[str | None]] = {}  # open place -> required edges
        self.around: dict[Place, Feature] = {}  # monasteries
        self.players = 2
        self.turn = 0
        self.phase = "tile"
        self.score = [0] * self.players
        self.supply = [7] * self.players
        self.claimed: list[Feature] = []
        self.fresh: list[Feature] = []
        self.touched: list[Feature] = []
        self.over = False
        self.put(FORMS[START][0], (0, 0))
        self.draw()

    # -- legal actions
    def legal(self) -> list[Any]:
        if self.phase == "tile":
            candidates = FORMS[self.current]
            found: list[Any] = []
            for place, (n, e, s, w) in self.wanted.items():
                for form in candidates:
                    edges = form[0]
                    if (
                        (n is None or n == edges[0])
                        and (e is None or e == edges[1])
                        and (s is None or s == edges[2])
                        and (w is None or w == edges[3])
                    ):
                        found.append((place, form))
            return found
        found = [None]
        if self.supply[self.turn]:
            for index, feature in enumerate(self.fresh):
                if root(feature).meeples is None:
                    found.append(index)
        return found

    # -- applying
    def apply(self, action: Any) -> None:
        if self.phase == "tile":
            place, form = action
            self.put(form, place)
            self.phase = "meeple"
            return
        if action is not None:
            feature = root(self.fresh[action])
            feature.meeples = [0] * self.players
            feature.meeples[self.turn] = 1
            self.supply[self.turn] -= 1
            self.claimed.append(feature)
        self.finish()
        self.turn = (self.turn + 1) % self.players
        self.draw()

    def draw(self) -> None:
        while self.bag:
            self.current = self.bag.pop()
            self.phase = "tile"
            if self.legal():
                return
        self.final()
        self.over = True

    def put(self, form: Form, place: Place) -> None:
        x, y = place
        edges, segments = form
        board = self.board
        sides: list[Any] = [None] * 4
        halves: list[Any] = [None] * 8
        fresh: list[Feature] = []
        cities: list[Feature] = []
        touched: list[Feature] = []
        for kind, places, extra in segments:
            feature = Feature(kind, len(places), place, extra if kind == "c" else 0)
            fresh.append(feature)
            if kind == "f":
                for p in places:
                    halves[p] = feature
                feature.cities = [cities[c] for c in extra]
            elif kind == "m":
                self.around[place] = feature
                feature.open = 8 - sum((x + dx, y + dy) in board for dx, dy in AROUND)
            else:
                if kind == "c":
                    cities.append(feature)
                for p in places:
                    sides[p] = feature
        board[place] = (edges, sides, halves)
        self.wanted.pop(place, None)
        for side, (dx, dy) in enumerate(STEP):
            other = (x + dx, y + dy)
            near: Any = board.get(other)
            back = (side + 2) % 4
            if near is None:
                need = self.wanted.get(other)
                if need is None:
                    need = self.wanted[other] = [None] * 4
                need[back] = edges[side]
                continue
            if sides[side] is not None:
                touched.append(self.join(sides[side], near[1][back], 2))
            for half in (2 * side, 2 * side + 1):
                if halves[half] is not None:
                    self.join(halves[half], near[2][MATE[half]], 0)
        for dx, dy in AROUND:
            monastery = self.around.get((x + dx, y + dy))
            if monastery is not None:
                monastery.open -= 1
                touched.append(monastery)
        self.fresh = fresh
        self.touched = touched + fresh

    def join(self, one: Feature, two: Feature, closed: int) -> Feature:
        one, two = root(one), root(two)
        if one is two:
            one.open -= closed
            return one
        if len(one.tiles) < len(two.tiles):
            one, two = two, one
        two.parent = one
        one.open += two.open - closed
        one.pennants += two.pennants
        one.tiles |= two.tiles
        if two.cities:
            one.cities = (one.cities or []) + two.cities
        if two.meeples is not None:
            if one.meeples is None:
                one.meeples = two.meeples
            else:
                one.meeples = [a + b for a, b in zip(one.meeples, two.meeples, strict=True)]
        return one

    # -- scoring
    def value(self, feature: Feature, final: bool) -> int:
        if feature.kind == "m":
            return 9 - feature.open
        if feature.kind == "r":
            return len(feature.tiles)
        points = len(feature.tiles) + feature.pennants
        return points if final else 2 * points

    def award(self, feature: Feature, meeples: list[int], points: int) -> None:
        most = max(meeples)
        for player, count in enumerate(meeples):
            if count == most:
                self.score[player] += points

    def finish(self) -> None:
        for part in self.touched:
            feature = root(part)
            if feature.kind == "f" or feature.open or feature.done:
                continue
            feature.done = True
            if feature.meeples is not None:
                self.award(feature, feature.meeples, self.value(feature, False))
                for player, count in enumerate(feature.meeples):
                    self.supply[player] += count
                feature.meeples = [0] * self.players

    def final(self) -> None:
        seen: set[int] = set()
        for part in self.claimed:
            feature = root(part)
            if id(feature) in seen or feature.meeples is None or not any(feature.meeples):
                continue
            seen.add(id(feature))
            if feature.kind == "f":
                done = {id(root(city)) for city in feature.cities or () if root(city).done}
                self.award(feature, feature.meeples, 3 * len(done))
            elif not feature.done:
                self.award(feature, feature.meeples, self.value(feature, True))


def random_game(seed: int) -> Game:
    chance = random.Random(seed)
    game = Game(seed)
    while not game.over:
        game.apply(chance.choice(game.legal()))
    return game
