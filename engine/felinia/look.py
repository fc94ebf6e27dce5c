"""What can be seen on the table, for boards, hints and bots.  Nothing here changes a game.

Where somebody keeps a secret, `eyes` says who looks: a seat, or None for somebody
who knows no more than all do.  When the game is over, everybody sees everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.core.values import Part
from engine.felinia import professional
from engine.felinia.boarding import free_seats, lacking
from engine.felinia.box import (
    CARDS,
    CATS,
    GUILD,
    MARKET_SPACES,
    MARKETS,
    SHIP_TILES,
    STONES,
    TRADE_TILES,
    cards_needed,
    closed_markets,
)
from engine.felinia.exploring import GoOn, Walk, costs_provision, departing, next_steps
from engine.felinia.scoring import BONUS, TRADE, Worth, group_worths, worths
from engine.felinia.trading import price

if TYPE_CHECKING:
    from engine.felinia.game import Felinia

SECRET_SOURCES = (TRADE, BONUS, professional.SOURCE)
"""What others cannot add up before the end."""


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
    leaves:  its place in the order of departure if the ships left now, from 0; None when it stays
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


class Reward(Struct, frozen=True):
    """So much of something, for entering a province; `source` is the province or a special tile."""

    what: str
    count: int
    source: str


class StepView(Struct, frozen=True):
    """A step that the walking merchant can take.

    tile:       the tile it would take there, to stay for good; "" when it could walk on
    provision:  whether the step costs a provision
    """

    province: str
    rewards: tuple[Reward, ...]
    tile: str
    provision: bool


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


# -- the city


def markets(game: Felinia) -> list[MarketView]:
    """All markets from the top, closed ones too, and the guild."""
    state = game.state
    closed = closed_markets(game.players)
    return [
        MarketView(
            place,
            place in closed,
            0 if place == GUILD else MARKET_SPACES,
            state.markets.get(place, ()),
            state.stones.get(place, ()),
            0 if place in closed else price(game, place),
        )
        for place in (*MARKETS, GUILD)
    ]


def deals_to_come(game: Felinia) -> list[Deal]:
    """All stones in the order in which they will be worked off, with falling prices."""
    return [
        Deal(place, seat, height)
        for place in (*game.markets, GUILD)
        for height, seat in reversed(list(enumerate(game.state.stones[place], 1)))
    ]


def bonus_tiles(game: Felinia) -> tuple[str, ...]:
    """The bonus tiles that are left at the guild."""
    return tuple(game.state.bonus)


def cards_left(game: Felinia) -> dict[str, int]:
    """How many cards of each sort lie in the supply."""
    families = game.state.families
    return {
        card.id: card.count - sum(cards_needed(card.id, getattr(family, card.id)) for family in families)
        for card in CARDS.values()
    }


# -- the harbour


def ships(game: Felinia) -> list[ShipView]:
    """The four ships."""
    order = departing(game)
    views = []
    for ship, berth in enumerate(game.state.ships):
        leaves = order.index(ship) if ship in order else None
        if berth.tile:
            tile = SHIP_TILES[berth.tile]
            about = (tile.id, tile.destination, tile.departure, tile.goods, tile.silver, tile.seats)
            views.append(ShipView(ship, *about, berth.aboard, leaves))
        else:
            views.append(ShipView(ship, "", "", "", {}, 0, 0, (), None))
    return views


def lacks(game: Felinia, seat: int) -> list[Lack]:
    """What a seat still needs to board each ship that has a tile."""
    family = game.family(seat)
    found = []
    for ship, berth in enumerate(game.state.ships):
        if berth.tile:
            tile = SHIP_TILES[berth.tile]
            free = bool(free_seats(berth) and family.merchants)
            found.append(Lack(ship, free, lacking(family, tile), max(0, tile.silver - family.silver)))
    return found


def ships_to_come(game: Felinia) -> tuple[str, ...]:
    """The ship tiles in the stack, which everyone can work out, in no order."""
    return tuple(sorted(game.state.ship_stack))


def next_ship(game: Felinia) -> str:
    """The tile that comes next, when it lies open."""
    return game.state.ship_stack[-1] if game.state.ships_shown else ""


# -- the island


def provinces(game: Felinia) -> list[ProvinceView]:
    """All provinces as they lie there."""
    return [province_view(game, province) for province in game.island.provinces]


def province_view(game: Felinia, id: str) -> ProvinceView:
    state, province = game.state, game.island.provinces[id]
    tile = state.tiles.get(id, "")
    return ProvinceView(
        province.id,
        province.country,
        province.kind,
        province.symbol,
        province.symbol_count,
        province.paths,
        province.neighbours,
        state.merchants.get(id),
        TRADE_TILES[tile].country if tile else "",
        tile if id in state.turned else "",
    )


def walking(game: Felinia) -> tuple[int, tuple[str, ...]] | None:
    """Whose merchant is on its way, and the provinces it came through."""
    for step in game.steps:
        if isinstance(step, GoOn | Walk):
            return step.seat, step.way
    return None


def possible_steps(game: Felinia) -> list[StepView]:
    """Where the walking merchant can go next, and what it finds there."""
    decision = game.decision()
    if not isinstance(decision, Walk):
        return []
    return [
        StepView(
            province,
            rewards(game, decision.seat, province),
            game.state.tiles.get(province, ""),
            costs_provision(decision.way),
        )
        for province in next_steps(game, decision.seat, decision.way)
    ]


def rewards(game: Felinia, seat: int, id: str) -> tuple[Reward, ...]:
    """What a seat's merchant gets for entering a province, a special tile's gifts included."""
    province = game.island.provinces[id]
    found = [Reward(province.symbol, province.symbol_count, id)] if province.symbol else []
    for special in game.family(seat).specials:
        if province.symbol and TRADE_TILES[special].income == province.symbol:
            found.append(Reward(province.symbol, 1, special))
    if id in game.state.turned:
        tile = TRADE_TILES[game.state.tiles[id]]
        found += [Reward(what, count, tile.id) for what, count in tile.at_once.items()]
    return tuple(found)


def groups(game: Felinia) -> list[Group]:
    """All merchants on the island in groups, as they would score now."""
    return [
        Group(seat, worth.places, worth.parts, worth.points)
        for seat in range(game.players)
        for worth in group_worths(game, seat)
    ]


def distribution(game: Felinia, country: str) -> dict[str, int]:
    """How many tiles of each cat have this country's back: printed on the board (FEL-010)."""
    return _by_cat(tile for tile in game.trade_tiles() if TRADE_TILES[tile].country == country)


def unseen_tiles(game: Felinia, country: str, eyes: int | None) -> dict[str, int]:
    """Cats with this country's back that the eyes cannot see: face down on posts or before others."""
    state = game.state
    seen = {tile for province, tile in state.tiles.items() if province in state.turned}
    for seat, family in enumerate(state.families):
        if _sees(game, eyes, seat):
            seen.update(family.tiles)
    tiles = (tile for tile in game.trade_tiles() if tile not in seen)
    return _by_cat(tile for tile in tiles if TRADE_TILES[tile].country == country)


# -- the players


def families(game: Felinia, eyes: int | None) -> list[FamilyView]:
    """What everyone has before them."""
    return [family_view(game, seat, eyes) for seat in range(game.players)]


def family_view(game: Felinia, seat: int, eyes: int | None) -> FamilyView:
    state, family = game.state, game.family(seat)
    placed = len(family.paid) + sum(stones.count(seat) for stones in state.stones.values())
    places = professional.kept_places(game, seat)
    seen = _sees(game, eyes, seat)
    return FamilyView(
        seat,
        family.silver,
        family.goods,
        family.gold,
        family.spice,
        family.provisions,
        family.merchants,
        sum(berth.aboard.count(seat) for berth in state.ships),
        list(state.merchants.values()).count(seat),
        STONES - placed,
        family.paid,
        tuple(TRADE_TILES[tile].country for tile in family.tiles),
        family.tiles if seen else (None,) * len(family.tiles),
        family.specials,
        family.bonus if seen else (None,) * len(family.bonus),
        places if seen else (None,) * len(places),
    )


def drawn_places(game: Felinia, eyes: int | None) -> tuple[str | None, ...]:
    """The cards of mysterious places that somebody is looking at."""
    return professional.drawn_places(game, eyes)


def projection(game: Felinia, seat: int, eyes: int | None) -> Projection:
    """What a seat would score now, by source."""
    seen = _sees(game, eyes, seat)
    found = [worth for worth in worths(game, seat) if seen or worth.source not in SECRET_SOURCES]
    by_source: Counter[str] = Counter()
    for worth in found:
        by_source[worth.source] += worth.points
    view = family_view(game, seat, eyes)
    secret = {TRADE: view.tiles, BONUS: view.bonus, professional.SOURCE: view.places}
    hidden = tuple(source for source in SECRET_SOURCES if None in secret[source])
    return Projection(seat, tuple(found), dict(by_source), hidden)


def _sees(game: Felinia, eyes: int | None, seat: int) -> bool:
    return game.over or eyes == seat


def _by_cat(tiles: Iterable[str]) -> dict[str, int]:
    """Numbers of tiles by cat, in the order of the cats; special tiles have none."""
    counts = Counter(TRADE_TILES[tile].cat for tile in tiles)
    return {cat: counts[cat] for cat in CATS if counts[cat]}
