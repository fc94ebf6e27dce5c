"""What is in the box, read from the resources: goods, cards, ships, tiles, and what they are worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs

DATA = Path(__file__).resolve().parents[2] / "resources" / "felinia"

BOARD = "board"
"""Where a stone lies that was placed for silver, on the player's own board."""
SILVER, GOODS_SYMBOL = "silver", "goods"
"""Symbols of provinces; the others name a card or something of a guest."""
SPICE, PROVISIONS = "spice", "provisions"

T = TypeVar("T")


class Tariff(Struct, frozen=True):
    """What things are worth at the end.

    group, places:  points for each when there is one, when there are two, ...; the last holds for all more
    place_bonus:    points for each place card beyond that
    """

    gold: int
    spices_per_point: int
    goods: int
    provisions: int
    group: tuple[int, ...]
    places: tuple[int, ...]
    place_bonus: int


class Silver(Struct, frozen=True):
    """The coin track, and what a stone on the own board brings in each placing turn."""

    most: int
    start: int
    fields: tuple[int, ...]


class Storage(Struct, frozen=True):
    """How many goods may be kept for nothing, and how many at most for how much silver."""

    free: int
    most: int
    price: int


class Journey(Struct, frozen=True):
    """How far a merchant walks, and how many tiles are turned up on arrival."""

    each: int
    tiles_turned: int


class _Each(Struct, frozen=True):
    each: int


class _Berths(Struct, frozen=True):
    berths: int


class _Markets(Struct, frozen=True):
    ids: tuple[str, ...]
    guild: str
    spaces: int
    at_first: int
    closed: dict[int, tuple[str, ...]]


class _StartGoods(Struct, frozen=True):
    by_players: dict[int, tuple[tuple[str, ...], ...]]


class Good(Struct, frozen=True):
    """A kind of goods and the country whose colour it has."""

    id: str
    count: int
    country: str


class Card(Struct, frozen=True):
    """A sort of two-sided cards; those that sell for nothing cannot be sold."""

    id: str
    count: int
    large_side: int
    sells_for: int


class _Goods(Struct, frozen=True):
    kinds: tuple[Good, ...]


class _Cards(Struct, frozen=True):
    kinds: tuple[Card, ...]


class _Box(Struct, frozen=True):
    merchants: _Each
    stones: _Each
    silver: Silver
    goods: _Goods
    markets: _Markets
    start_goods: _StartGoods
    cards: _Cards
    good_sells_for: int
    storage: Storage
    steps: Journey
    scoring: Tariff
    ships: _Berths


class ShipTile(Struct, frozen=True):
    """Where a ship goes, what each seat costs, and when it leaves."""

    id: str
    destination: str
    goods: dict[str, int]
    silver: int
    seats: int
    departure: str
    back: str

    @property
    def minutes(self) -> int:
        """The departure as a number that can be compared (FEL-262)."""
        hours, minutes = self.departure.split(":")
        return 60 * int(hours) + int(minutes)


class TradeTile(Struct, frozen=True):
    """A tile that waits on a post; a special tile shows no cat.

    cat:      the kind for which it is scored
    rule:     the rule of a special tile
    at_once:  what a special tile brings when it is taken
    income:   the symbol for which it brings one more of the same
    scoring:  what it changes in its owner's tariff
    leaves:   whether it leaves the game as soon as it is taken
    """

    id: str
    country: str
    cat: str = ""
    rule: str = ""
    at_once: dict[str, int] = {}
    income: str = ""
    scoring: dict[str, Any] = {}
    leaves: bool = False


class BonusTile(Struct, frozen=True):
    """Counts as so many tiles of its cat, or gives so many points for each of them."""

    id: str
    cat: str
    tiles: int
    points_each: int


class Cat(Struct, frozen=True):
    """A kind of trade tiles and the most that one of them is worth."""

    id: str
    most: int


class _Tiles(Struct, frozen=True):
    tiles: tuple[TradeTile, ...]


class _BonusTiles(Struct, frozen=True):
    tiles: tuple[BonusTile, ...]


class _TileFile(Struct, frozen=True):
    kinds: tuple[Cat, ...]
    trade: _Tiles
    special: _Tiles
    bonus: _BonusTiles


class _ShipFile(Struct, frozen=True):
    tiles: tuple[ShipTile, ...]


def read(name: str, type: type[T]) -> T:
    """The contents of a file of the resources."""
    return msgspec.json.decode((DATA / f"{name}.json").read_bytes(), type=type, strict=False)


_BOX = read("box", _Box)
_TILES = read("tiles", _TileFile)

MERCHANTS = _BOX.merchants.each
STONES = _BOX.stones.each
COINS = _BOX.silver
STORAGE = _BOX.storage
JOURNEY = _BOX.steps
TARIFF = _BOX.scoring
BERTHS = _BOX.ships.berths

GOODS = {good.id: good for good in _BOX.goods.kinds}
GOOD_PRICE = _BOX.good_sells_for
CARDS = {card.id: card for card in _BOX.cards.kinds}
SALES = {
    **{card.id: card.sells_for for card in CARDS.values() if card.sells_for},
    **dict.fromkeys(GOODS, GOOD_PRICE),
}
"""What can be sold at any time, and for how much silver."""

MARKETS = _BOX.markets.ids
"""All of them, from the top; some are closed when fewer play."""
GUILD = _BOX.markets.guild
MARKET_SPACES = _BOX.markets.spaces
GOODS_AT_FIRST = _BOX.markets.at_first

SHIP_TILES = {tile.id: tile for tile in read("ships", _ShipFile).tiles}
TRADE_TILES = {tile.id: tile for tile in (*_TILES.trade.tiles, *_TILES.special.tiles)}
PLAIN_TILES = tuple(tile.id for tile in _TILES.trade.tiles)
SPECIAL_TILES = tuple(tile.id for tile in _TILES.special.tiles)
BONUS_TILES = {tile.id: tile for tile in _TILES.bonus.tiles}
CATS = {cat.id: cat for cat in _TILES.kinds}


def open_markets(players: int) -> tuple[str, ...]:
    """The markets that take part, in the order in which they are worked off (FEL-023)."""
    closed = _BOX.markets.closed[players]
    return tuple(market for market in MARKETS if market not in closed)


def closed_markets(players: int) -> tuple[str, ...]:
    return _BOX.markets.closed[players]


def start_goods(players: int) -> tuple[tuple[str, ...], ...]:
    """The goods of each seat at the beginning (FEL-021)."""
    return _BOX.start_goods.by_players[players]


def cards_needed(card: str, units: int) -> int:
    """How many cards show so many units when the large sides are used well (FEL-132)."""
    large = CARDS[card].large_side
    return units // large + units % large


def each(scale: tuple[int, ...], count: int) -> int:
    """Points for each of `count` things by a scale of the tariff."""
    return scale[min(count, len(scale)) - 1] if count else 0


def tariff_with(tiles: tuple[str, ...]) -> Tariff:
    """The tariff of an owner of these special tiles."""
    tariff = TARIFF
    for tile in tiles:
        tariff = structs.replace(tariff, **TRADE_TILES[tile].scoring)
    return tariff
