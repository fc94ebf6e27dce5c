"""The hex tiles of the box, read from the resources."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.burgundy import resources

BLACK = "black"
"""The back, and the supply, of the tiles for the black depot."""


class Tile(Struct, frozen=True, eq=False):
    """A kind of tile as the resources describe it.

    kind:         "castle", "mine", "ship", "animal", "building" or "monastery"
    type:         what it is among its kind: equal types are the same building or animal
    set:          the name of its resource file
    spaces:       the colours of the spaces it goes on
    back:         the supply it belongs to, unless its back is black
    normal:       how many have that back
    black:        how many have black backs
    effects:      what happens when it is laid, as data
    power:        what it changes while it lies, as data
    animals:      how many animals it shows
    joker:        whether it counts at the end as any one building
    joins_herds:  whether it scores again with animals of every kind
    """

    id: str
    kind: str
    type: str
    set: str
    spaces: tuple[str, ...]
    back: str
    normal: int
    black: int
    effects: tuple[dict[str, Any], ...]
    power: dict[str, Any]
    animals: int
    joker: bool
    joins_herds: bool


class _Kind(Struct):
    id: str
    spaces: tuple[str, ...]
    back: str
    effects: tuple[dict[str, Any], ...]


class _Entry(Struct):
    id: str
    kind: str
    type: str
    normal: int
    black: int
    effects: tuple[dict[str, Any], ...] | None = None
    power: dict[str, Any] = {}
    animals: int = 0
    joker: bool = False
    joins_herds: bool = False


class _File(Struct):
    tiles: tuple[_Entry, ...] = ()
    kinds: tuple[_Kind, ...] = ()


BASE = "tiles"


def _read() -> tuple[dict[str, str], dict[str, Tile]]:
    """The supply of each colour of spaces, and every tile of every set, the base set first."""
    files: dict[str, _File] = {name: resources.read(name, _File) for name in resources.names()}
    order = sorted(files, key=lambda name: (name != BASE, name))
    kinds = {kind.id: kind for file in files.values() for kind in file.kinds}
    tiles = [_tile(entry, name, kinds[entry.kind]) for name in order for entry in files[name].tiles]
    supply_of = {colour: kind.back for kind in files[BASE].kinds for colour in kind.spaces}
    return supply_of | {BLACK: BLACK}, {tile.id: tile for tile in tiles}


def _tile(entry: _Entry, set: str, kind: _Kind) -> Tile:
    return Tile(
        entry.id,
        entry.kind,
        entry.type,
        set,
        kind.spaces,
        kind.back,
        entry.normal,
        entry.black,
        kind.effects if entry.effects is None else entry.effects,
        entry.power,
        entry.animals,
        entry.joker,
        entry.joins_herds,
    )


SUPPLY_OF, TILES = _read()
"""From which supply a depot space of each colour is filled; and the tiles by their id."""


def supplies(*sets: str) -> dict[str, tuple[str, ...]]:
    """Every single tile of these sets, by its back."""
    found: dict[str, list[str]] = {back: [] for back in SUPPLY_OF.values()}
    for tile in TILES.values():
        if tile.set in sets:
            found[tile.back] += [tile.id] * tile.normal
            found[BLACK] += [tile.id] * tile.black
    return {back: tuple(tiles) for back, tiles in found.items()}
