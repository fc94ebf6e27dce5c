"""Hexagons in axial coordinates (q, r) with pointed tops: q grows to the right, r down and to the right."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six ways to a neighbour, clockwise from the right."""


def neighbours(hex: Hex) -> tuple[Hex, ...]:
    """The six hexes around one, clockwise from the right."""
    q, r = hex
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(one: Hex, other: Hex) -> int:
    """How many steps lie between two hexes."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def hexagon(radius: int) -> list[Hex]:
    """All hexes up to `radius` steps around (0, 0), row by row from the top left."""
    reach = range(-radius, radius + 1)
    return [(q, r) for r in reach for q in reach if abs(q + r) <= radius]


def connected(start: Hex, within: Iterable[Hex]) -> set[Hex]:
    """The hexes that can be reached from one without leaving `within`."""
    left = set(within)
    left.discard(start)
    found = {start}
    edge = [start]
    while edge:
        for hex in neighbours(edge.pop()):
            if hex in left:
                left.remove(hex)
                found.add(hex)
                edge.append(hex)
    return found


def areas(colours: Mapping[Hex, Hashable]) -> list[set[Hex]]:
    """The connected areas of one colour, in the order of the mapping."""
    found: list[set[Hex]] = []
    done: set[Hex] = set()
    for hex, colour in colours.items():
        if hex not in done:
            area = connected(hex, (other for other, same in colours.items() if same == colour))
            found.append(area)
            done |= area
    return found
