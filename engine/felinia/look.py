"""What can be seen on the table, for boards, hints and bots.  Nothing here changes a game.

Where somebody keeps a secret, `eyes` says who looks: a seat, or None for somebody
who knows no more than all do.  When the game is over, everybody sees everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.felinia import professional
from engine.felinia.boarding import free_seats, lacking
from engine.felinia.box import (
    CATS,
    COINS,
    GUILD,
    MARKET_SPACES,
    MARKETS,
    SHIP_TILES,
    STONES,
    TRADE_TILES,
    closed_markets,
)
from engine.felinia.exploring import GoOn, Sail, Walk, departing
from engine.felinia.scoring import BONUS, TRADE, group_worths, worths
from engine.felinia.state import PLACING, TRADING
from engine.felinia.trading import BuyGoods, NameGood, TradeAtGuild, price
from engine.felinia.views import Deal, FamilyView, Group, Lack, MarketView, Projection, ProvinceView, ShipView

if TYPE_CHECKING:
    from engine.felinia.game import Felinia

SECRET_SOURCES = (TRADE, BONUS, professional.SOURCE)
"""What others cannot add up before the end."""


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


def pay_of_stone(game: Felinia, seat: int, turn: int) -> int:
    """The silver that a stone on the own board brings in a placing turn, as far as it finds room (FEL-041)."""
    return min(COINS.fields[turn], COINS.most - game.family(seat).silver)


def traded_now(game: Felinia) -> str:
    """The market, or the guild, whose top stone is being worked off; "" for none."""
    match game.decision():
        case BuyGoods(market=market):
            return market
        case TradeAtGuild() | NameGood():
            return GUILD
    return ""


def in_bag(game: Felinia, good: str) -> int:
    """How many tiles of a kind of goods are in the bag, which everyone can work out (FEL-250)."""
    return game.state.bag[good]


def bonus_tiles(game: Felinia) -> tuple[str, ...]:
    """The bonus tiles that are left at the guild."""
    return tuple(game.state.bonus)


# -- the harbour


def ships(game: Felinia) -> list[ShipView]:
    """The four ships."""
    order = _departures(game)
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


def _departures(game: Felinia) -> list[int]:
    """The ships that would leave now, while there is still trade; later those that are still to leave."""
    if game.state.phase in (PLACING, TRADING):
        return departing(game)
    waiting = [step.ship for step in game.steps if isinstance(step, Sail)]
    return sorted(waiting, key=lambda ship: SHIP_TILES[game.state.ships[ship].tile].minutes)


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


def groups(game: Felinia) -> list[Group]:
    """All merchants on the island in groups, as they would score now."""
    return [
        Group(seat, worth.places, worth.parts, worth.points)
        for seat in range(game.players)
        for worth in group_worths(game, seat)
    ]


def gain_of_post(game: Felinia, seat: int, province: str) -> int:
    """What the seat's merchants would score more if one of them stayed in a province."""
    settled = game.copy()
    settled.state.merchants[province] = seat
    now, then = (sum(worth.points for worth in group_worths(one, seat)) for one in (game, settled))
    return then - now


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


def places_left(game: Felinia) -> int:
    """How many cards of mysterious places are in the stack."""
    return professional.places_left(game)


def drawn_places(game: Felinia, eyes: int | None) -> tuple[str | None, ...]:
    """The cards of mysterious places that somebody is looking at."""
    return professional.drawn_places(game, eyes)


def keepable_places(game: Felinia) -> list[str]:
    """Those of the drawn cards that can be kept; only for who drew them."""
    decision = game.decision()
    return professional.keepable(game, decision.seat) if drawn_places(game, None) and decision else []


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
