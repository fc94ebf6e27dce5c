"""Going aboard after a deal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.problems import Refusal
from engine.core.values import Action, Step
from engine.felinia.actions import PASS, Board, Pass
from engine.felinia.box import SHIP_TILES, ShipTile
from engine.felinia.choice import Choice
from engine.felinia.events import Boarded, LastMerchantBoarded
from engine.felinia.purse import pay, raisable, return_goods, sorted_goods
from engine.felinia.state import Berth, Family

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


class OfferShips(Step["Felinia"], frozen=True, gc=False):
    """Ask whether somebody goes aboard, if there is a seat that could be paid for."""

    seat: int

    def run(self, game: Felinia) -> None:
        family = game.family(self.seat)
        if family.merchants and any(affordable(family, ship) for ship in open_ships(game)):
            game.push(BoardShips(self.seat))


class BoardShips(Choice, frozen=True):
    """Which ship a merchant boards; asked again as long as there is something to board (FEL-072)."""

    rule: ClassVar[str] = "FEL-070"

    def choices(self, game: Felinia) -> list[Action]:
        family = game.family(self.seat)
        boards = []
        for ship, berth in enumerate(game.state.ships):
            if free_seats(berth):
                tile = SHIP_TILES[berth.tile]
                if not lacking(family, tile) and family.silver >= tile.silver:
                    boards.append(Board(ship))
        return [*boards, PASS]

    def choose(self, game: Felinia, action: Board | Pass) -> None:
        if isinstance(action, Board):
            board(game, self.seat, action.ship)
            game.push(OfferShips(self.seat))

    def again(self) -> Step[Felinia]:
        return OfferShips(self.seat)

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        if not isinstance(action, Board) or action.ship not in range(len(game.state.ships)):
            return None
        berth, places = game.state.ships[action.ship], (f"ship/{action.ship}",)
        if not free_seats(berth):
            return Refusal("FEL-070", "no_seat", places)
        if lacking(game.family(self.seat), SHIP_TILES[berth.tile]):
            return Refusal("FEL-070", "lacks_goods", places)
        return Refusal("FEL-070", "lacks_silver", places)


def board(game: Felinia, seat: int, ship: int) -> None:
    """Pay and sit down on the front seat that is free (FEL-071)."""
    state = game.state
    berth = state.ships[ship]
    tile = SHIP_TILES[berth.tile]
    goods = sorted_goods(Counter(tile.goods).elements())
    return_goods(game, seat, *goods)
    pay(game, seat, tile.silver)
    merchants = game.family(seat).merchants - 1
    game.change(seat, merchants=merchants)
    state.ships[ship] = Berth(berth.tile, (*berth.aboard, seat))
    game.emit(Boarded(seat, ship, len(berth.aboard), goods, tile.silver))
    if not merchants:
        state.ending = True
        game.emit(LastMerchantBoarded(seat))


def free_seats(berth: Berth) -> int:
    return SHIP_TILES[berth.tile].seats - len(berth.aboard) if berth.tile else 0


def open_ships(game: Felinia) -> list[ShipTile]:
    """The tiles of the ships that have a free seat."""
    return [SHIP_TILES[berth.tile] for berth in game.state.ships if free_seats(berth)]


def lacking(family: Family, tile: ShipTile) -> dict[str, int]:
    """The goods that a seat on the ship asks for and the family does not have."""
    missing = {good: count - family.goods.count(good) for good, count in tile.goods.items()}
    return {good: count for good, count in missing.items() if count > 0}


def affordable(family: Family, tile: ShipTile) -> bool:
    """Whether the family has the goods, and the silver if need be by selling other things."""
    return not lacking(family, tile) and raisable(family, goods=sum(tile.goods.values())) >= tile.silver
