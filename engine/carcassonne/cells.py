"""Places on the table as whole numbers, so that states stay flat and quick to copy.

A cell is one place for a tile; x grows eastwards, y southwards, and the start
tile lies at (0, 0).  A segment is one entry of a laid tile's feature list.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

WIDTH = 512
CENTRE = WIDTH // 2
REACH = CENTRE - 2
"""How far a tile may lie from the start: further than any stack of tiles reaches."""

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = (-WIDTH, 1, WIDTH, -1)
"""From a cell to the next one north, east, south and west of it."""

AROUND = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
"""From a cell to the eight around it."""

PER_TILE = 16
"""More than any tile has features."""


def cell_at(x: int, y: int) -> int:
    return (y + CENTRE) * WIDTH + x + CENTRE


def xy(cell: int) -> tuple[int, int]:
    return cell % WIDTH - CENTRE, cell // WIDTH - CENTRE


def segment_of(cell: int, index: int) -> int:
    return cell * PER_TILE + index


def cell_of(segment: int) -> int:
    return segment // PER_TILE


def index_of(segment: int) -> int:
    return segment % PER_TILE


@cache
def cell_name(cell: int) -> str:
    """A tile's place as events and refusals name it: "2,-1"."""
    x, y = xy(cell)
    return f"{x},{y}"


@cache
def segment_name(segment: int) -> str:
    """A segment as events and refusals name it: "2,-1/3"."""
    return f"{cell_name(cell_of(segment))}/{index_of(segment)}"


def segment_names(segments: Iterable[int]) -> tuple[str, ...]:
    return tuple(segment_name(segment) for segment in sorted(segments))
