"""The tiles of the box, read from the resources, and their turned forms, prepared once.

Sides are 0 to 3 = north, east, south, west.  Half sides are 0 to 7, clockwise
from the western half of the north side.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

DATA = Path(__file__).resolve().parents[2] / "resources" / "carcassonne"

ROAD, CITY, MONASTERY, GARDEN, FIELD = "road", "city", "monastery", "garden", "field"
KINDS = (ROAD, CITY, MONASTERY, GARDEN, FIELD)
"""The kinds of features, in the order in which they are scored (CAR-052)."""
CENTRES = (MONASTERY, GARDEN)
"""Features that are complete when they are surrounded."""

EDGES = {"field": "f", "road": "r", "city": "c", "river": "v"}
"""What a side can show (CAR-020)."""
ANY = "."
"""A side to which nothing lies yet."""
NO_NEIGHBOURS = ANY * 4

_SIDES = "NESW"
_COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_HALF_ACROSS = (5, 4, 7, 6, 1, 0, 3, 2)
"""The half side of the neighbouring tile that each half side touches."""


class Segment(Struct, frozen=True):
    """One entry of a turned tile's feature list.

    cities:  indices of the cities that a field touches on this tile
    data:    the entry as it stands in the resources, unturned
    """

    kind: str
    sides: tuple[int, ...]
    halves: tuple[int, ...]
    cities: tuple[int, ...]
    shields: int
    data: dict[str, Any]


class Tile(Struct, frozen=True):
    """A kind of tile as the resources describe it.

    set:      the name of its resource file
    count:    how many of them are shuffled into the stack
    start:    whether one more of them is the start tile
    symbols:  what is printed on it beside its features
    """

    id: str
    set: str
    count: int
    start: bool
    features: tuple[dict[str, Any], ...]
    symbols: dict[str, Any]


class Form(Struct, frozen=True, eq=False):
    """A tile turned clockwise by some quarter turns, prepared for laying.

    edges:     what its four sides show, as letters
    segments:  its feature list
    features:  index, kind and number of open sides of each segment that can be claimed; fields never close
    centres:   indices of the features that want to be surrounded
    ports:     the index of the feature at each side (0-3) and half side (4-11), or -1
    contacts:  for each side the pairs of an own feature and the neighbour's port it touches
    """

    tile: Tile
    turns: int
    edges: str
    segments: tuple[Segment, ...]
    features: tuple[tuple[int, str, int], ...]
    centres: tuple[int, ...]
    ports: tuple[int, ...]
    contacts: tuple[tuple[tuple[int, int], ...], ...]


def _read() -> dict[str, Tile]:
    tiles = {}
    for path in sorted(DATA.glob("*.json")):
        for tile in msgspec.json.decode(path.read_bytes()).get("tiles", ()):
            tiles[tile["id"]] = Tile(
                tile["id"],
                path.stem,
                tile["count"],
                tile.get("start_extra", False),
                tuple(tile["features"]),
                tile["symbols"],
            )
    return tiles


def _turned_entry(entry: dict[str, Any], turns: int) -> Segment:
    return Segment(
        entry["type"],
        tuple(sorted((_SIDES.index(side) + turns) % 4 for side in entry.get("sides", ()))),
        tuple(sorted((half + 2 * turns) % 8 for half in entry.get("halves", ()))),
        tuple(entry.get("cities", ())),
        entry.get("shields", 0),
        entry,
    )


def _form(tile: Tile, turns: int) -> Form:
    segments = tuple(_turned_entry(entry, turns) for entry in tile.features)
    edges = [EDGES["field"]] * 4
    ports = [-1] * 12
    features = []
    for index, segment in enumerate(segments):
        for side in segment.sides:
            edges[side] = EDGES[segment.kind]
        if segment.kind in KINDS and not segment.data.get("decorative"):
            features.append((index, segment.kind, 1 if segment.kind == FIELD else len(segment.sides)))
            for port in (*segment.sides, *(4 + half for half in segment.halves)):
                ports[port] = index
    contacts = []
    for side in range(4):
        pairs = [(ports[side], (side + 2) % 4)]
        pairs += [(ports[4 + half], 4 + _HALF_ACROSS[half]) for half in (2 * side, 2 * side + 1)]
        contacts.append(tuple(pair for pair in pairs if pair[0] >= 0))
    centres = tuple(index for index, segment in enumerate(segments) if segment.kind in CENTRES)
    return Form(
        tile, turns, "".join(edges), segments, tuple(features), centres, tuple(ports), tuple(contacts)
    )


def _look(tile: Tile, turns: int) -> frozenset[tuple[object, ...]]:
    """Equal for turns that cannot be told apart."""
    seen = []
    for entry in tile.features:
        segment = _turned_entry(entry, turns)
        rest = {name: value for name, value in entry.items() if name not in ("sides", "halves", "cities")}
        if "direction" in rest:
            rest["direction"] = _COMPASS[(_COMPASS.index(rest["direction"]) + 2 * turns) % 8]
        if "piers" in rest:
            rest["piers"] = sorted((_SIDES.index(side) + turns) % 4 for side in rest["piers"])
        seen.append((segment.sides, segment.halves, str(rest)))
    return frozenset(seen)


def _different_turns(tile: Tile) -> tuple[int, ...]:
    """The turns that look different, each at its smallest number."""
    looks = [_look(tile, turns) for turns in range(4)]
    return tuple(turns for turns in range(4) if looks.index(looks[turns]) == turns)


def _fits(tile: str) -> defaultdict[str, tuple[int, ...]]:
    """What surrounds a place -> the turns in which one tile fits there."""
    fits: defaultdict[str, tuple[int, ...]] = defaultdict(tuple)
    for turns in TURNS[tile]:
        for wanted in product(*((ANY, edge) for edge in FORMS[tile, turns].edges)):
            fits["".join(wanted)] += (turns,)
    return fits


TILES = _read()
FORMS = {(tile.id, turns): _form(tile, turns) for tile in TILES.values() for turns in range(4)}
TURNS = {tile.id: _different_turns(tile) for tile in TILES.values()}
FITS = {tile: _fits(tile) for tile in TILES}


def tile_set(name: str) -> list[str]:
    """Every single tile of a set, without the start tile."""
    return [tile.id for tile in TILES.values() if tile.set == name for _ in range(tile.count)]
