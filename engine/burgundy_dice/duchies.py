"""The four duchies: their hexes, who lies beside whom, and the regions, prepared once.

A hex is known by its index, 0 to 36 in reading order; outside it has the name
that events and actions use, "h01" to "h37".
"""

from __future__ import annotations

from msgspec import Struct

from engine.burgundy_dice import resources
from engine.burgundy_dice.scoring import COLOURS
from engine.core import hexes

RADIUS = 3
CELLS = tuple(hexes.hexagon(RADIUS))
"""The axial coordinates of each hex."""
NAMES = tuple(f"h{number:02}" for number in range(1, len(CELLS) + 1))
INDEX = {name: index for index, name in enumerate(NAMES)}


class Duchy(Struct, frozen=True, eq=False):
    """A printed duchy.

    colours:  the colour of each hex
    bonuses:  the bonus square of each castle, by its hex
    around:   the neighbours of each hex
    regions:  the connected hexes of one colour
    region:   the region in which each hex lies
    whole:    all hexes of each colour
    """

    id: str
    colours: tuple[str, ...]
    bonuses: dict[int, str]
    around: tuple[tuple[int, ...], ...]
    regions: tuple[tuple[int, ...], ...]
    region: tuple[tuple[int, ...], ...]
    whole: dict[str, tuple[int, ...]]


class _Entry(Struct):
    id: str
    spaces: tuple[str, ...]
    castles: dict[str, str]


class _File(Struct):
    letters: dict[str, str]
    duchies: tuple[_Entry, ...]


def _prepared(entry: _Entry, letters: dict[str, str]) -> Duchy:
    colours = tuple(letters[letter] for letter in "".join(entry.spaces))
    at = {cell: index for index, cell in enumerate(CELLS)}
    regions = tuple(
        tuple(sorted(at[cell] for cell in area))
        for area in hexes.areas(dict(zip(CELLS, colours, strict=True)))
    )
    region_of = {hex: region for region in regions for hex in region}
    every = range(len(CELLS))
    return Duchy(
        entry.id,
        colours,
        {INDEX[name]: bonus for name, bonus in entry.castles.items()},
        tuple(tuple(at[near] for near in hexes.neighbours(cell) if near in at) for cell in CELLS),
        regions,
        tuple(region_of[hex] for hex in every),
        {colour: tuple(hex for hex in every if colours[hex] == colour) for colour in COLOURS},
    )


def _read() -> dict[str, Duchy]:
    file: _File = resources.read("duchies", _File)
    return {entry.id: _prepared(entry, file.letters) for entry in file.duchies}


DUCHIES = _read()
