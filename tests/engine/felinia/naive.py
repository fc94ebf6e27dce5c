"""A slow and simple second opinion on the final scoring, written from the rulebook's sentences alone.

It reads the resources itself and shares no code with the engine but the struct it is asked about.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from engine.felinia.state import Family

RESOURCES = Path(__file__).parents[3] / "resources" / "felinia"


def _read(name: str) -> Any:
    return json.loads((RESOURCES / f"{name}.json").read_text(encoding="utf-8"))


TILES = _read("tiles")
CAT_OF = {tile["id"]: tile["cat"] for tile in TILES["trade"]["tiles"]}
MOST = {kind["id"]: kind["most"] for kind in TILES["kinds"]}
BONUS = {tile["id"]: tile for tile in TILES["bonus"]["tiles"]}


class NaiveMap:
    """Which provinces touch: pairs, in any order."""

    def __init__(self, name: str) -> None:
        self.touching = {
            frozenset((province["id"], other))
            for province in _read(f"map_{name}")["provinces"]
            for other in province["neighbours"]
        }

    def groups(self, provinces: set[str]) -> list[set[str]]:
        """Merge groups that touch until none do."""
        groups = [{province} for province in sorted(provinces)]
        while True:
            for one, two in combinations(groups, 2):
                if any(frozenset((a, b)) in self.touching for a in one for b in two):
                    groups = [group for group in groups if group not in (one, two)] + [one | two]
                    break
            else:
                return groups


def merchant_points(sizes: list[int], hermit: bool) -> int:
    points = 0
    for size in sizes:
        if size == 1:
            points += 2 if hermit else 1
        elif size == 2:
            points += 4
        else:
            points += 3 * size
    return points


def tile_points(tiles: list[str], bonus: list[str]) -> int:
    points = 0
    owned = Counter(CAT_OF[tile] for tile in tiles)
    for tile in bonus:
        if BONUS[tile]["tiles"]:
            owned[BONUS[tile]["cat"]] += 1
        else:
            points += owned[BONUS[tile]["cat"]]
    for cat, count in owned.items():
        for _ in range(count):
            points += MOST[cat] if count > MOST[cat] else count
    return points


def place_points(count: int, book: bool) -> int:
    points = {0: 0, 1: 1}.get(count, 2 * count)
    return points + count if book else points


def final_points(island: NaiveMap, family: Family, standing: set[str], places: int) -> int:
    """All points of a player with these belongings."""
    special = family.specials
    points = tile_points(list(family.tiles), list(family.bonus))
    sizes = [len(group) for group in island.groups(standing)]
    points += merchant_points(sizes, hermit="special_lone_merchant" in special)
    points += family.gold + len(family.goods)
    points += family.spice if "special_spice_score" in special else family.spice // 2
    points += 2 * family.provisions if "special_provisions_score" in special else 0
    return points + place_points(places, book="special_mystery_score" in special)
