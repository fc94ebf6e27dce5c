"""What seats can choose in their turns, and the small questions that follow at once.

`die` is 0 or 1 for an own die and None where none is used: after a castle, by
the effect of a building.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from engine.burgundy import deeds
from engine.burgundy.placing import place
from engine.burgundy.state import NO_TILE
from engine.core.values import Action, Decision

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy


class TurnAction(Action, frozen=True):
    """Something that a seat can do in its turn.

    meanwhile:  whether it can also be done while an effect waits, which then goes on waiting
    """

    meanwhile: ClassVar[bool] = False

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        raise NotImplementedError


class TakeTile(TurnAction, frozen=True, gc=False):
    """Take the tile on a space of a numbered depot to a key space."""

    die: int | None
    space: str

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        deeds.use_die(game, choice.seat, self.die)
        receive(game, choice.seat, self.space, self.die)


class PlaceTile(TurnAction, frozen=True, gc=False):
    """Lay the tile of a key space (0 to 2) on a space of the principality."""

    die: int | None
    slot: int
    hex: str

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        deeds.use_die(game, choice.seat, self.die)
        place(game, choice.seat, self.slot, self.hex, self.die)


class SellGoods(TurnAction, frozen=True, gc=False):
    """Sell all own goods of a colour."""

    die: int | None
    good: str

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        deeds.use_die(game, choice.seat, self.die)
        deeds.sell(game, choice.seat, self.good, self.die)


class TakeWorkers(TurnAction, frozen=True, gc=False):
    """Use a die, whatever it shows, for workers."""

    die: int | None

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        deeds.use_die(game, choice.seat, self.die)
        deeds.take_workers(game, choice.seat, self.die)


class SpendWorker(TurnAction, frozen=True, gc=False):
    """Change an own unused die by 1 or -1; with monastery 8 also by 2 or -2."""

    meanwhile: ClassVar[bool] = True

    die: int
    change: int

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        deeds.spend_worker(game, choice.seat, self.die, self.change)


class BuyTile(TurnAction, frozen=True, gc=False):
    """The one purchase of the turn: `pay` is "silver" or, with monastery 6, "workers"."""

    meanwhile: ClassVar[bool] = True

    space: str
    pay: str

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        deeds.pay_purchase(game, choice.seat, self.space, self.pay)
        receive(game, choice.seat, self.space, None)


class EndTurn(TurnAction, frozen=True, gc=False):
    """Both dice are used and nothing more is wanted."""

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        pass


class Decline(TurnAction, frozen=True, gc=False):
    """Do without what an effect offers."""

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        pass


class FetchGoods(TurnAction, frozen=True, gc=False):
    """Fetch goods with a ship from one depot; with monastery 5 also from two neighbouring ones."""

    depots: tuple[int, ...]

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        own, new = deeds.colours_at(game, choice.seat, self.depots)
        room = game.estate(choice.seat).store_room
        if 0 < room < len(new):
            game.push(ChooseGoods(choice.seat, self.depots))
        else:
            deeds.fetch_goods(game, choice.seat, self.depots, [*own, *new[:room]])


class KeepGoods(Action, frozen=True, gc=False):
    """The new colours that go into the store, where not all of them fit."""

    goods: tuple[str, ...]


class ChooseGoods(Decision["Burgundy"], frozen=True, gc=False):
    """Which of the new colours at the depots go into the store (COB-090)?"""

    rule: ClassVar[str] = "COB-090"

    depots: tuple[int, ...]

    def actions(self, game: Burgundy) -> list[KeepGoods]:
        _, new = deeds.colours_at(game, self.seat, self.depots)
        room = game.estate(self.seat).store_room
        return [KeepGoods(goods) for goods in combinations(new, min(room, len(new)))]

    def take(self, game: Burgundy, action: KeepGoods) -> None:
        own, _ = deeds.colours_at(game, self.seat, self.depots)
        deeds.fetch_goods(game, self.seat, self.depots, [*own, *action.goods])


class DiscardTile(Action, frozen=True, gc=False):
    """Which stored tile leaves the game to make room."""

    slot: int


class MakeRoom(Decision["Burgundy"], frozen=True, gc=False):
    """The key spaces are full: which stored tile leaves the game for the one on `space` (COB-057)?"""

    rule: ClassVar[str] = "COB-057"

    space: str
    die: int | None

    def actions(self, game: Burgundy) -> list[DiscardTile]:
        return [DiscardTile(slot) for slot, tile in enumerate(game.estate(self.seat).storage) if tile]

    def take(self, game: Burgundy, action: DiscardTile) -> None:
        deeds.discard(game, self.seat, action.slot)
        deeds.store(game, self.seat, self.space, self.die)


def receive(game: Burgundy, seat: int, space: str, die: int | None) -> None:
    """A tile comes to the key spaces; when they are full one must go first."""
    if NO_TILE in game.estate(seat).storage:
        deeds.store(game, seat, space, die)
    else:
        game.push(MakeRoom(seat, space, die))


END_TURN = EndTurn()
DECLINE = Decline()
