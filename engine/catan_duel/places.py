"""Where cards lie.

A place is named "seat:column" with a suffix.  Columns count from left to right;
a principality begins with the road at column 0 between the settlements at -1
and 1, so settlements stand at odd columns, roads at even ones.

    0:1      the settlement or city of seat 0 at column 1; 0:0 a road
    0:2t     the landscape above the road place at column 2; 0:2b the one below
    0:1t1    the building site above the settlement at column 1; 0:1t2 a city's outer one
    0:2t+    the place for a landscape expansion outside of a landscape
"""

from __future__ import annotations

from msgspec import Struct

SEATS = 2
REACH = 16
"""No principality grows farther to either side: five more settlements are two columns each."""
ROWS = ("t", "b")
SITES = ("1", "2")
OUTSIDE = "+"


class Place(Struct, frozen=True):
    """A place's parts; `row` is "" in the middle row, `depth` "" for a landscape or there."""

    name: str
    seat: int
    column: int
    row: str
    depth: str

    @property
    def is_site(self) -> bool:
        return self.depth in SITES

    @property
    def is_landscape(self) -> bool:
        return bool(self.row) and not self.depth

    @property
    def is_outside(self) -> bool:
        return self.depth == OUTSIDE


def middle(seat: int, column: int) -> str:
    return f"{seat}:{column}"


def landscape(seat: int, column: int, row: str) -> str:
    return f"{seat}:{column}{row}"


def site(seat: int, column: int, row: str, depth: str) -> str:
    return f"{seat}:{column}{row}{depth}"


def outside(landscape_place: str) -> str:
    return landscape_place + OUTSIDE


def _every_place() -> dict[str, Place]:
    places = []
    for seat in range(SEATS):
        for column in range(-REACH, REACH + 1):
            depths = ("", OUTSIDE) if column % 2 == 0 else SITES
            places.append(Place(middle(seat, column), seat, column, "", ""))
            for row in ROWS:
                for depth in depths:
                    places.append(Place(f"{seat}:{column}{row}{depth}", seat, column, row, depth))
    return {place.name: place for place in places}


PLACES = _every_place()
ORDER = {name: number for number, name in enumerate(PLACES)}
"""From left to right, for lists in a stable order."""

BESIDE = {
    name: (
        landscape(place.seat, place.column - 1, place.row),
        landscape(place.seat, place.column + 1, place.row),
    )
    for name, place in PLACES.items()
    if place.is_site
}
"""The two landscapes left and right of a building site (CAT-013)."""

SITES_BESIDE = {
    name: tuple(other for other, lands in BESIDE.items() if name in lands)
    for name, place in PLACES.items()
    if place.is_landscape
}
"""The building sites that a landscape lies beside."""


def corners(town: str) -> tuple[str, ...]:
    """The four landscapes at the corners of a settlement or city (CAT-012, CAT-014)."""
    place = PLACES[town]
    return tuple(landscape(place.seat, place.column + step, row) for row in ROWS for step in (-1, 1))


def town_of(site_name: str) -> str:
    """The settlement or city that a building site belongs to."""
    place = PLACES[site_name]
    return middle(place.seat, place.column)
