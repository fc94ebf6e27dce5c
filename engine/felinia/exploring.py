"""Ships leave, merchants walk, find tiles and stay, or come home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.problems import Refusal
from engine.core.values import Action, Step
from engine.felinia.actions import PASS, Pass, TurnTile, WalkTo
from engine.felinia.boarding import free_seats
from engine.felinia.box import CARDS, GOODS_SYMBOL, JOURNEY, SHIP_TILES, SILVER, TRADE_TILES
from engine.felinia.choice import Choice
from engine.felinia.events import (
    MerchantWalked,
    ProvisionEaten,
    ShipCancelled,
    ShipReturned,
    ShipSailed,
    SpecialTaken,
    TileTaken,
    TileTurned,
    WentHome,
)
from engine.felinia.island import Province
from engine.felinia.purse import gain
from engine.felinia.state import EXPLORING, Berth

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


class Explore(Step["Felinia"], frozen=True, gc=False):
    """The full ships leave, or the earliest; when the game ends, all of them (FEL-080, FEL-081, FEL-150)."""

    def run(self, game: Felinia) -> None:
        game.begin_phase(EXPLORING)
        game.push(*[Sail(ship) for ship in departing(game)])


class Sail(Step["Felinia"], frozen=True, gc=False):
    """A ship brings its merchants ashore, one after the other, and returns (FEL-083, FEL-084)."""

    ship: int

    def run(self, game: Felinia) -> None:
        berth = game.state.ships[self.ship]
        if not berth.aboard:
            game.state.ships[self.ship] = Berth()
            game.emit(ShipCancelled(self.ship, berth.tile))
            return
        destination = SHIP_TILES[berth.tile].destination
        game.emit(ShipSailed(self.ship, berth.tile, destination, berth.aboard))
        game.push(*[GoAshore(self.ship)] * len(berth.aboard), ReturnShip(self.ship))


class GoAshore(Step["Felinia"], frozen=True, gc=False):
    """The front merchant takes the first step, into the province at the harbour (FEL-091)."""

    ship: int

    def run(self, game: Felinia) -> None:
        berth = game.state.ships[self.ship]
        seat, *behind = berth.aboard
        game.state.ships[self.ship] = Berth(berth.tile, tuple(behind))
        enter(game, seat, (game.island.harbours[SHIP_TILES[berth.tile].destination],))


class ReturnShip(Step["Felinia"], frozen=True, gc=False):
    ship: int

    def run(self, game: Felinia) -> None:
        tile = game.state.ships[self.ship].tile
        game.state.ships[self.ship] = Berth()
        game.emit(ShipReturned(self.ship, tile))


class OfferTiles(Step["Felinia"], frozen=True, gc=False):
    """After the first step, ask for tiles to turn up if any lie face down (FEL-092)."""

    seat: int
    country: str
    left: int

    def run(self, game: Felinia) -> None:
        if self.left and face_down(game, self.country):
            game.push(TurnTiles(self.seat, self.country, self.left))


class TurnTiles(Choice, frozen=True):
    """Which tile of the country is turned up; the second may depend on the first."""

    rule: ClassVar[str] = "FEL-092"

    country: str
    left: int

    def choices(self, game: Felinia) -> list[Action]:
        return [*(TurnTile(province) for province in face_down(game, self.country)), PASS]

    def choose(self, game: Felinia, action: TurnTile | Pass) -> None:
        if isinstance(action, TurnTile):
            game.state.turned.add(action.province)
            game.emit(TileTurned(self.seat, action.province, game.state.tiles[action.province]))
            game.push(OfferTiles(self.seat, self.country, self.left - 1))

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        if not isinstance(action, TurnTile):
            return None
        province = game.island.provinces.get(action.province)
        if province is None or province.id not in game.state.tiles:
            return Refusal("FEL-092", "no_tile")
        if province.country != self.country:
            return Refusal("FEL-092", "other_country", (province.id,))
        return Refusal("FEL-092", "already_open", (province.id,))


class GoOn(Step["Felinia"], frozen=True, gc=False):
    """Ask for the next step, or send the merchant home when there is none (FEL-097)."""

    seat: int
    way: tuple[str, ...]

    def run(self, game: Felinia) -> None:
        if next_steps(game, self.seat, self.way):
            game.push(Walk(self.seat, self.way))
        else:
            go_home(game, self.seat, self.way)


class Walk(Choice, frozen=True):
    """The next step of a merchant that came this way, or home (FEL-090)."""

    rule: ClassVar[str] = "FEL-090"

    way: tuple[str, ...]

    def choices(self, game: Felinia) -> list[Action]:
        return [*(WalkTo(province) for province in next_steps(game, self.seat, self.way)), PASS]

    def choose(self, game: Felinia, action: WalkTo | Pass) -> None:
        if isinstance(action, Pass):
            go_home(game, self.seat, self.way)
            return
        if costs_provision(self.way):
            game.change(self.seat, provisions=game.family(self.seat).provisions - 1)
            game.emit(ProvisionEaten(self.seat))
        enter(game, self.seat, (*self.way, action.province))

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        return obstacle(game, self.way, action.province) if isinstance(action, WalkTo) else None


def departing(game: Felinia) -> list[int]:
    """The ships that leave now, the earliest first."""
    ships = game.state.ships
    waiting = [ship for ship, berth in enumerate(ships) if berth.tile]
    waiting.sort(key=lambda ship: SHIP_TILES[ships[ship].tile].minutes)
    if game.state.ending:
        return waiting
    return [ship for ship in waiting if not free_seats(ships[ship])] or waiting[:1]


def face_down(game: Felinia, country: str) -> list[str]:
    """The posts of a country whose tile lies face down."""
    state = game.state
    return [post for post in game.island.posts[country] if post in state.tiles and post not in state.turned]


def costs_provision(way: tuple[str, ...]) -> bool:
    """Whether the next step is one more than every merchant may walk (FEL-206)."""
    return len(way) >= JOURNEY.each


def next_steps(game: Felinia, seat: int, way: tuple[str, ...]) -> list[str]:
    """Where a merchant that came this way can walk next."""
    if costs_provision(way) and not game.family(seat).provisions:
        return []
    paths = game.island.provinces[way[-1]].paths
    return [province for province in paths if obstacle(game, way, province) is None]


def obstacle(game: Felinia, way: tuple[str, ...], province: str) -> Refusal | None:
    """Why a merchant cannot walk into a province, provisions aside (FEL-096)."""
    state, places = game.state, (province,)
    if province not in game.island.provinces[way[-1]].paths:
        return Refusal("FEL-090", "no_path", places if province in game.island.provinces else ())
    if province in way:
        return Refusal("FEL-096", "visited", places)
    if province in state.merchants:
        return Refusal("FEL-096", "occupied", places)
    if province in state.tiles and province not in state.turned:
        return Refusal("FEL-096", "face_down", places)
    return None


def enter(game: Felinia, seat: int, way: tuple[str, ...]) -> None:
    """The merchant enters the last province of its way."""
    province = game.island.provinces[way[-1]]
    game.emit(MerchantWalked(seat, way[-2] if len(way) > 1 else "", province.id, len(way)))
    if province.id in game.state.tiles:
        settle(game, seat, province.id)
        return
    steps = reward(game, seat, province)
    if len(way) == 1:
        steps.append(OfferTiles(seat, province.country, JOURNEY.tiles_turned))
    game.push(*steps, GoOn(seat, way))


def reward(game: Felinia, seat: int, province: Province) -> list[Step[Any]]:
    """Give what the symbol promises (FEL-094, FEL-207); what needs a choice comes back as steps."""
    symbol = province.symbol
    if not symbol:
        return []
    if symbol not in (SILVER, GOODS_SYMBOL, *CARDS):
        found = [step for moment in game.moments["symbol"] for step in moment(game, seat, symbol)]
        return found * province.symbol_count
    gain(game, seat, symbol, province.symbol_count, province.id)
    for tile in game.family(seat).specials:
        if TRADE_TILES[tile].income == symbol:
            gain(game, seat, symbol, 1, tile)
    return []


def settle(game: Felinia, seat: int, province: str) -> None:
    """Take the tile and stay for good (FEL-095, FEL-230)."""
    state, family = game.state, game.family(seat)
    tile = TRADE_TILES[state.tiles.pop(province)]
    state.turned.discard(province)
    state.merchants[province] = seat
    if tile.cat:
        game.change(seat, tiles=(*family.tiles, tile.id))
        game.emit(TileTaken(seat, province, tile.id, tile.country))
        return
    if not tile.leaves:
        game.change(seat, specials=(*family.specials, tile.id))
    game.emit(SpecialTaken(seat, province, tile.id, tile.leaves))
    for what, count in tile.at_once.items():
        gain(game, seat, what, count, tile.id)


def go_home(game: Felinia, seat: int, way: tuple[str, ...]) -> None:
    game.change(seat, merchants=game.family(seat).merchants + 1)
    game.emit(WentHome(seat, way[-1]))
