"""Whether a state that came from a file is one that play can lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from engine.core.options import complete
from engine.core.problems import SaveError
from engine.core.values import Decision
from engine.felinia import SPEC
from engine.felinia.box import (
    BERTHS,
    BONUS_TILES,
    CARDS,
    COINS,
    GOODS,
    GUILD,
    JOURNEY,
    MARKET_SPACES,
    MERCHANTS,
    SHIP_TILES,
    STONES,
    TRADE_TILES,
    cards_needed,
)
from engine.felinia.exploring import GoAshore, GoOn, ReturnShip, Sail, Walk
from engine.felinia.placing import PlaceStone
from engine.felinia.purse import sorted_goods
from engine.felinia.state import PHASES, State
from engine.felinia.trading import BuyGoods, NameGood, TradeAtGuild

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


def check(game: Felinia) -> None:
    """Raise SaveError unless everything on the table agrees with everything else."""
    _check_seats(game)
    _check_goods(game)
    _check_stones(game)
    _check_ships(game)
    _check_tiles(game)
    _check_steps(game)
    _check_merchants(game)
    for moment in game.moments["check"]:
        moment(game)


def _require(good: bool, what: str) -> None:
    if not good:
        raise SaveError("state", f"The stored state is impossible: {what}.")


def _once(things: Iterable[str]) -> bool:
    return max(Counter(things).values(), default=0) <= 1


def _seats(game: Felinia, seats: Iterable[int]) -> bool:
    return all(seat in range(game.players) for seat in seats)


def _check_seats(game: Felinia) -> None:
    state = game.state
    _require(complete(SPEC.options, game.options) == game.options, "options are missing")
    _require(SPEC.min_players <= game.players <= SPEC.max_players, "so many cannot play")
    _require(set(game.extra) == {g.id for g in game.moments.guests if g.State}, "parts of another game")
    _require(len(state.families) == game.players, "families of seats that are not there")
    _require(state.first in range(game.players), "the start player is not there")
    _require(state.phase in PHASES and state.round >= 1, "a phase that does not exist")
    for family in state.families:
        _require(0 <= family.silver <= COINS.most, "silver beyond the coin track")
        _require(set(family.paid) <= set(range(STONES)), "a stone lies on no field")
    for card in CARDS.values():
        units = [getattr(family, card.id) for family in state.families]
        needed = sum(cards_needed(card.id, count) for count in units)
        _require(min(units) >= 0 and needed <= card.count, "more cards than there are")


def _check_goods(game: Felinia) -> None:
    state = game.state
    _require(state.markets.keys() == set(game.markets), "markets that are not open")
    _require(state.bag.keys() == GOODS.keys() and min(state.bag.values()) >= 0, "the bag is not right")
    aside = [step.given for step in game.steps if isinstance(step, NameGood)]
    held = [*aside]
    for goods in (*state.markets.values(), *(family.goods for family in state.families)):
        _require(set(goods) <= GOODS.keys() and goods == sorted_goods(goods), "goods that do not exist")
        held += goods
    _require(all(len(goods) <= MARKET_SPACES for goods in state.markets.values()), "a market is too full")
    for good in GOODS.values():
        _require(held.count(good.id) + state.bag[good.id] == good.count, "goods have been lost or found")


def _check_stones(game: Felinia) -> None:
    state = game.state
    _require(state.stones.keys() == {*game.markets, GUILD}, "stones lie on no open market")
    placed = [seat for stones in state.stones.values() for seat in stones]
    _require(_seats(game, placed), "stones of seats that are not there")
    still_to_place = Counter(step.seat for step in game.steps if isinstance(step, PlaceStone))
    for seat, family in enumerate(state.families):
        count = placed.count(seat) + len(family.paid) + still_to_place[seat]
        _require(count <= STONES, "too many stones")


def _check_ships(game: Felinia) -> None:
    state = game.state
    tiles = [berth.tile for berth in state.ships if berth.tile]
    _require(len(state.ships) == BERTHS, "ships are missing")
    known = {*state.ship_stack, *tiles} <= SHIP_TILES.keys()
    _require(known and _once([*state.ship_stack, *tiles]), "ship tiles that do not exist")
    backs = [SHIP_TILES[tile].back for tile in state.ship_stack]
    _require(backs == sorted(backs), "the ship tiles lie in an impossible order")
    shown = state.ships_shown in ((0, 1) if game.options["open_ships"] else (0,))
    _require(shown and state.ships_shown <= len(state.ship_stack), "a ship tile lies open")
    for berth in state.ships:
        seats = SHIP_TILES[berth.tile].seats if berth.tile else 0
        _require(len(berth.aboard) <= seats and _seats(game, berth.aboard), "a ship is too full")


def _check_tiles(game: Felinia) -> None:
    state, provinces = game.state, game.island.provinces
    taken = [tile for family in state.families for tile in (*family.tiles, *family.specials)]
    used = [*state.tiles.values(), *taken]
    _require(set(used) <= set(game.trade_tiles()) and _once(used), "trade tiles that do not exist")
    for family in state.families:
        _require(all(TRADE_TILES[tile].cat for tile in family.tiles), "a special tile lies face down")
        _require(not any(TRADE_TILES[tile].cat for tile in family.specials), "a trade tile lies open")
    _check_posts(game, state)
    for province, tile in state.tiles.items():
        _require(provinces[province].country == TRADE_TILES[tile].country, "a tile in the wrong country")
    bonus = [*state.bonus, *(tile for family in state.families for tile in family.bonus)]
    _require(sorted(bonus) == sorted(BONUS_TILES), "bonus tiles lost or found")


def _check_posts(game: Felinia, state: State) -> None:
    posts = {post for posts in game.island.posts.values() for post in posts}
    _require(state.tiles.keys() <= posts and state.merchants.keys() <= posts, "a province without a post")
    _require(state.turned <= state.tiles.keys(), "an open tile where there is none")
    _require(not state.tiles.keys() & state.merchants.keys(), "a merchant has not taken the tile")
    _require(_seats(game, state.merchants.values()), "merchants of seats that are not there")


def _check_merchants(game: Felinia) -> None:
    """Everyone has ten: at home, aboard, on the way or at a post."""
    state = game.state
    standing = Counter(state.merchants.values())
    aboard = Counter(seat for berth in state.ships for seat in berth.aboard)
    walking = Counter(step.seat for step in game.steps if isinstance(step, GoOn | Walk))
    for seat, family in enumerate(state.families):
        away = standing[seat] + aboard[seat] + walking[seat]
        _require(family.merchants >= 0 and family.merchants + away == MERCHANTS, "merchants lost or found")


def _check_steps(game: Felinia) -> None:
    """Whatever a step names must be there."""
    state = game.state
    sailing = [ship for ship, berth in enumerate(state.ships) if berth.tile]
    known: Mapping[str, Any] = {
        "seat": range(game.players),
        "turn": range(STONES),
        "place": state.stones,
        "market": state.markets,
        "given": GOODS,
        "card": game.swap_cards,
        "price": range(1, COINS.most + 1),
        "ship": sailing,
        "country": game.island.posts,
        "left": range(JOURNEY.tiles_turned + 1),
    }
    for step in game.steps:
        for name, things in known.items():
            if hasattr(step, name):
                _require(getattr(step, name) in things, f"{step.kind} has no {name}")
        if isinstance(step, GoOn | Walk):
            way = step.way
            walked = bool(way) and set(way) <= game.island.provinces.keys() and _once(way)
            _require(walked, "a merchant on no way")
    _check_order(game)


def _check_order(game: Felinia) -> None:
    """Steps that take from a heap must find enough there."""
    state = game.state
    ships = [step.ship for step in game.steps if isinstance(step, Sail | ReturnShip)]
    _require(len(set(ships)) == len(ships), "a ship sails twice")
    ashore = Counter(step.ship for step in game.steps if isinstance(step, GoAshore))
    _require(all(count <= len(state.ships[ship].aboard) for ship, count in ashore.items()), "nobody aboard")
    decisions = [step for step in game.steps if isinstance(step, Decision)]
    placing = all(isinstance(step, PlaceStone) for step in decisions)
    _require(placing or len(decisions) == 1, "two decisions at once")
    for step in decisions:
        if isinstance(step, BuyGoods | TradeAtGuild | NameGood):
            place = step.market if isinstance(step, BuyGoods) else GUILD
            _require(state.stones[place][-1:] == (step.seat,), "a deal without a stone")
