"""What lies on the table, as those who look at it get it from `engine.felinia.look`."""

from __future__ import annotations

from msgspec import Struct

from engine.core.values import Part
from engine.felinia.scoring import Worth


class MarketView(Struct, frozen=True):
    """A market or the guild.

    spaces:  how many goods find room; none on the guild
    stones:  whose stones lie there, the top one last
    price:   what the next deal costs; 0 when no stone lies there
    """

    place: str
    closed: bool
    spaces: int
    goods: tuple[str, ...]
    stones: tuple[int, ...]
    price: int


class Deal(Struct, frozen=True):
    """A stone that is still to be worked off, and what a deal with it will cost."""

    place: str
    seat: int
    price: int


class ShipView(Struct, frozen=True):
    """A ship with its tile; `tile` is "" when it has none.

    aboard:  whose merchants sit there, the front one first
    leaves:  its place in the order of departure, from 0, if the ships left now, or as they leave; None when it stays
    """

    ship: int
    tile: str
    destination: str
    departure: str
    goods: dict[str, int]
    silver: int
    seats: int
    aboard: tuple[int, ...]
    leaves: int | None

    @property
    def full(self) -> bool:
        return self.seats > 0 and len(self.aboard) == self.seats


class Lack(Struct, frozen=True):
    """What somebody still needs for a seat on a ship.

    free:  whether there is a seat and a merchant at home to take it
    """

    ship: int
    free: bool
    goods: dict[str, int]
    silver: int

    @property
    def nothing(self) -> bool:
        return self.free and not self.goods and not self.silver


class ProvinceView(Struct, frozen=True):
    """A province.

    owner:  whose merchant stands there for good
    back:   the country on the back of the tile that lies there; "" when there is none
    tile:   the tile, when it lies open
    """

    id: str
    country: str
    kind: str
    symbol: str
    symbol_count: int
    paths: tuple[str, ...]
    neighbours: tuple[str, ...]
    owner: int | None
    back: str
    tile: str


class Group(Struct, frozen=True):
    """Merchants of one seat in neighbouring provinces, and what they would score now."""

    seat: int
    provinces: tuple[str, ...]
    parts: tuple[Part, ...]
    points: int


class FamilyView(Struct, frozen=True):
    """What a seat has before it; tiles and cards that the eyes cannot see are None.

    stones:  those still in hand
    paid:    the fields of the board with a stone, by placing turn
    backs:   the countries on the backs of the trade tiles
    places:  cards of mysterious places
    """

    seat: int
    silver: int
    goods: tuple[str, ...]
    gold: int
    spice: int
    provisions: int
    merchants: int
    aboard: int
    settled: int
    stones: int
    paid: tuple[int, ...]
    backs: tuple[str, ...]
    tiles: tuple[str | None, ...]
    specials: tuple[str, ...]
    bonus: tuple[str | None, ...]
    places: tuple[str | None, ...]


class Projection(Struct, frozen=True):
    """What a seat would score if the game ended now, as far as the eyes can tell.

    by_source:  points of each source that is known
    hidden:     the sources that are not
    """

    seat: int
    worths: tuple[Worth, ...]
    by_source: dict[str, int]
    hidden: tuple[str, ...]

    @property
    def points(self) -> int:
        return sum(self.by_source.values())
