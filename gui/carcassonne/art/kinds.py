"""The kinds of tiles, read from the resources, and what can be told from their data alone."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from gui.kit import resources

SETS = (
    "base",
    "river",
    "inns_cathedrals",
    "traders_builders",
    "flying_machines",
    "ferries",
    "gold_mines",
    "mage_witch",
    "robbers",
    "crop_circles",
)
SIDES = "NESW"

Feature = dict[str, Any]
Kind = dict[str, Any]


@lru_cache(maxsize=1)
def tile_kinds() -> dict[str, Kind]:
    """Every kind of tile by its id."""
    kinds = {}
    for name in SETS:
        for kind in json.loads(resources.path(f"carcassonne/{name}.json").read_text(encoding="utf-8"))[
            "tiles"
        ]:
            kinds[kind["id"]] = kind
    return kinds


def sides_of(feature: Feature) -> list[int]:
    """The sides a feature reaches, N, E, S, W as 0 to 3."""
    return [SIDES.index(side) for side in feature.get("sides", ())]


def side_types(kind: Kind, turns: int = 0) -> tuple[str, ...]:
    """What lies at the middle of each side: city, road, river or field."""
    types = ["field"] * 4
    for feature in kind["features"]:
        for side in sides_of(feature):
            types[(side + turns) % 4] = feature["type"]
    return tuple(types)
