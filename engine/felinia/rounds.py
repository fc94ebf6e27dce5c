"""The rounds: set-up, the order of the phases, and what is prepared between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.values import Step
from engine.felinia.box import GOODS_AT_FIRST, MARKET_SPACES, SHIP_TILES, STONES, TRADE_TILES
from engine.felinia.events import MarketFilled, NextShipShown, RoundBegan, ShipsRanOut, ShipTileLaid
from engine.felinia.exploring import Explore
from engine.felinia.placing import PlaceStone
from engine.felinia.purse import draw_good, sorted_goods
from engine.felinia.scoring import EndGame
from engine.felinia.state import NO_TILE, PLACING, PREPARING, STORING, Berth
from engine.felinia.storing import Store
from engine.felinia.trading import BeginTrade

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


class Open(Step["Felinia"], frozen=True, gc=False):
    """Ships, goods and tiles come to the table (FEL-024, FEL-025, FEL-027)."""

    def run(self, game: Felinia) -> None:
        for back in ("blue", "grey"):
            tiles = [tile.id for tile in SHIP_TILES.values() if tile.back == back]
            game.state.ship_stack += game.chance.shuffle(f"{back} ships", tiles)[::-1]
        fill_ships(game)
        fill_markets(game, GOODS_AT_FIRST)
        tiles = game.chance.shuffle("trade tiles", game.trade_tiles())
        for country, posts in game.island.posts.items():
            own = [tile for tile in tiles if TRADE_TILES[tile].country == country]
            game.state.tiles.update(zip(posts, own))
        for set_up in game.moments["set_up"]:
            set_up(game)
        game.push(BeginRound())


class BeginRound(Step["Felinia"], frozen=True, gc=False):
    """The five phases of a round (FEL-030); everyone places in turn, three times (FEL-040)."""

    def run(self, game: Felinia) -> None:
        game.state.round += 1
        game.emit(RoundBegan(game.state.round, game.state.first))
        game.begin_phase(PLACING)
        placings = [PlaceStone(seat, turn) for turn in range(STONES) for seat in game.seats_in_order()]
        game.push(*placings, BeginTrade(), Explore(), EndRound())


class EndRound(Step["Felinia"], frozen=True, gc=False):
    """Store and prepare, unless the game ends (FEL-150)."""

    def run(self, game: Felinia) -> None:
        if game.state.ending:
            game.push(EndGame())
        else:
            game.begin_phase(STORING)
            game.push(*[Store(seat) for seat in game.seats_in_order()], Prepare())


class Prepare(Step["Felinia"], frozen=True, gc=False):
    """Clear the boards and fill ships and markets, or end the game (FEL-120 to FEL-123, FEL-151)."""

    def run(self, game: Felinia) -> None:
        state = game.state
        game.begin_phase(PREPARING)
        for seat in range(game.players):
            game.change(seat, paid=())
        if len(empty_ships(game)) > len(state.ship_stack):
            state.ending = True
            game.emit(ShipsRanOut())
            game.push(Explore(), EndGame())
            return
        fill_ships(game)
        fill_markets(game, MARKET_SPACES)
        state.first = (state.first + 1) % game.players
        game.push(BeginRound())


def empty_ships(game: Felinia) -> list[int]:
    return [ship for ship, berth in enumerate(game.state.ships) if berth.tile == NO_TILE]


def fill_ships(game: Felinia) -> None:
    """A tile on every ship without one; with open ships the next one is shown (FEL-121, FEL-180)."""
    state = game.state
    for ship in empty_ships(game):
        tile = state.ship_stack.pop()
        state.ships_shown = max(0, state.ships_shown - 1)
        state.ships[ship] = Berth(tile)
        game.emit(ShipTileLaid(ship, tile, len(state.ship_stack)))
    if game.options["open_ships"] and state.ship_stack and not state.ships_shown:
        state.ships_shown = 1
        game.emit(NextShipShown(state.ship_stack[-1]))


def fill_markets(game: Felinia, spaces: int) -> None:
    """Random goods for every open market from the top, as long as there are any (FEL-122)."""
    state = game.state
    for market in game.markets:
        drawn: list[str] = []
        while len(state.markets[market]) + len(drawn) < spaces and (good := draw_good(game)):
            drawn.append(good)
        if drawn:
            state.markets[market] = sorted_goods((*state.markets[market], *drawn))
            game.emit(MarketFilled(market, tuple(drawn)))
