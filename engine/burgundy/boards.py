"""The principalities of the box: their spaces, who lies beside whom, and the areas, prepared once.

Inside, a space is known by its index, 0 to 36 in reading order; outside by the
name that the resources and rules use, "h01" to "h37".
"""

from __future__ import annotations

from msgspec import Struct

from engine.burgundy import resources
from engine.core import hexes

RADIUS = 3
CELLS = tuple(hexes.hexagon(RADIUS))
"""The axial coordinates of each space."""
NAMES = tuple(f"h{number:02}" for number in range(1, len(CELLS) + 1))
INDEX = {name: index for index, name in enumerate(NAMES)}

CASTLE, MINE, RIVER, PASTURE, TOWN, MONASTERY = COLOURS = (
    "castle",
    "mine",
    "river",
    "pasture",
    "town",
    "monastery",
)


class Board(Struct, frozen=True, eq=False):
    """A principality.

    copies:   how many players can have it
    start:    the space of the start castle when all play on this board, or -1
    colours:  the colour of each space
    numbers:  the die of each space
    around:   the neighbours of each space
    areas:    the connected spaces of one colour
    area_of:  the index of the area in which each space lies
    spaces:   the spaces of each colour and number
    whole:    all spaces of each colour
    """

    id: str
    copies: int
    start: int
    colours: tuple[str, ...]
    numbers: tuple[int, ...]
    around: tuple[tuple[int, ...], ...]
    areas: tuple[tuple[int, ...], ...]
    area_of: tuple[int, ...]
    spaces: dict[tuple[str, int], tuple[int, ...]]
    whole: dict[str, tuple[int, ...]]


class _Entry(Struct):
    id: str
    copies: int
    spaces: tuple[str, ...]
    numbers: tuple[str, ...]
    start: str = ""


class _File(Struct):
    letters: dict[str, str]
    boards: tuple[_Entry, ...]


def _prepared(entry: _Entry, letters: dict[str, str]) -> Board:
    colours = tuple(letters[letter] for letter in "".join(entry.spaces))
    numbers = tuple(int(number) for number in "".join(entry.numbers))
    at = {cell: index for index, cell in enumerate(CELLS)}
    areas = tuple(
        tuple(sorted(at[cell] for cell in area))
        for area in hexes.areas(dict(zip(CELLS, colours, strict=True)))
    )
    area_of = {space: number for number, area in enumerate(areas) for space in area}
    every = range(len(CELLS))
    return Board(
        entry.id,
        entry.copies,
        INDEX.get(entry.start, -1),
        colours,
        numbers,
        tuple(tuple(at[near] for near in hexes.neighbours(cell) if near in at) for cell in CELLS),
        areas,
        tuple(area_of[space] for space in every),
        {
            (colour, number): tuple(s for s in every if (colours[s], numbers[s]) == (colour, number))
            for colour in COLOURS
            for number in range(1, 7)
        },
        {colour: tuple(space for space in every if colours[space] == colour) for colour in COLOURS},
    )


def _read() -> dict[str, Board]:
    file: _File = resources.read("boards", _File)
    return {entry.id: _prepared(entry, file.letters) for entry in file.boards}


BOARDS = _read()
