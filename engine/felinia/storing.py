"""Goods are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.problems import Refusal
from engine.core.values import Action, Step
from engine.felinia.actions import RentStorage
from engine.felinia.box import STORAGE
from engine.felinia.choice import Choice
from engine.felinia.events import StorageRented
from engine.felinia.purse import pay

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


class Store(Step["Felinia"], frozen=True, gc=False):
    """Ask a seat that has more goods than it may keep (FEL-110)."""

    seat: int
    rented: bool = False

    def run(self, game: Felinia) -> None:
        if len(game.family(self.seat).goods) <= (STORAGE.most if self.rented else STORAGE.free):
            return
        decision = StoreGoods(self.seat, self.rented)
        actions = decision.actions(game)
        if len(actions) == 1:
            decision.take(game, actions[0])
        else:
            game.push(decision)


class StoreGoods(Choice, frozen=True):
    """Pay for one more space, once, and sell goods that are too many, in any order (FEL-110, FEL-111).

    Who pays first has room on the coin track for what the sale brings.
    """

    rule: ClassVar[str] = "FEL-110"

    rented: bool = False

    def choices(self, game: Felinia) -> list[Action]:
        can_rent = not self.rented and game.family(self.seat).silver >= STORAGE.price
        return [RENT_STORAGE] if can_rent else []

    def choose(self, game: Felinia, action: RentStorage) -> None:
        pay(game, self.seat, STORAGE.price)
        game.emit(StorageRented(self.seat, STORAGE.price))
        game.push(Store(self.seat, rented=True))

    def again(self) -> Step[Felinia]:
        return Store(self.seat, self.rented)

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        if not isinstance(action, RentStorage):
            return None
        return Refusal("FEL-110", "too_many_goods" if self.rented else "lacks_silver")


RENT_STORAGE = RentStorage()
