"""The island: provinces, where one can walk, and who is whose neighbour.  All of it is data."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from msgspec import Struct

from engine.felinia.box import read

BASIC = "basic"
POST = "post"


class Province(Struct, frozen=True):
    """A province.

    kind:        "harbour", "junction" or "post"
    symbol:      what entering it brings, `symbol_count` times; "" for nothing
    paths:       where a merchant can walk from here
    neighbours:  the provinces across its borders: their merchants make a group with those here
    """

    id: str
    country: str
    kind: str
    symbol: str
    symbol_count: int
    paths: tuple[str, ...]
    neighbours: tuple[str, ...]


class _Country(Struct, frozen=True):
    id: str
    harbour_province: str


class _Map(Struct, frozen=True):
    countries: tuple[_Country, ...]
    provinces: tuple[Province, ...]


class Island(Struct, frozen=True):
    """One side of the board.

    posts:     the provinces of each country where a tile is laid, in the order of the map
    harbours:  the province of each country at which its ships land
    """

    provinces: dict[str, Province]
    posts: dict[str, tuple[str, ...]]
    harbours: dict[str, str]

    def groups(self, standing: Collection[str]) -> list[tuple[str, ...]]:
        """The provinces in sets of connected neighbours, each in the order of the map (FEL-163)."""
        left = [province for province in self.provinces if province in standing]
        groups = []
        while left:
            group = [left.pop(0)]
            for province in group:
                for other in self.provinces[province].neighbours:
                    if other in left:
                        left.remove(other)
                        group.append(other)
            groups.append(tuple(province for province in self.provinces if province in group))
        return groups


def island_of(contents: _Map) -> Island:
    provinces = {province.id: province for province in contents.provinces}
    posts = {
        country.id: tuple(p.id for p in contents.provinces if p.country == country.id and p.kind == POST)
        for country in contents.countries
    }
    return Island(provinces, posts, {country.id: country.harbour_province for country in contents.countries})


@cache
def island(name: str) -> Island:
    """The map of this name."""
    return island_of(read(f"map_{name}", _Map))
