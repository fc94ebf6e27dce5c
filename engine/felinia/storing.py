"""Goods are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.problems import Refusal
from engine.core.values import Action, Step
from engine.felinia.box import STORAGE
from engine.felinia.choice import Choice
from engine.felinia.purse import pay
from engine.felinia.values import RentStorage, StorageRented

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


class Store(Step["Felinia"], frozen=True, gc=False):
    """Ask a seat that has more goods than it may keep for nothing (FEL-110)."""

    seat: int

    def run(self, game: Felinia) -> None:
        if len(game.family(self.seat).goods) <= STORAGE.free:
            return
        decision = StoreGoods(self.seat)
        actions = decision.actions(game)
        if len(actions) == 1:
            decision.take(game, actions[0])
        else:
            game.push(decision)


class StoreGoods(Choice, frozen=True):
    """Sell goods that are too many, or pay for one more space (FEL-110, FEL-111)."""

    rule: ClassVar[str] = "FEL-110"

    def choices(self, game: Felinia) -> list[Action]:
        family = game.family(self.seat)
        can_rent = len(family.goods) <= STORAGE.most and family.silver >= STORAGE.price
        return [RENT_STORAGE] if can_rent else []

    def choose(self, game: Felinia, action: RentStorage) -> None:
        pay(game, self.seat, STORAGE.price)
        game.emit(StorageRented(self.seat, STORAGE.price))

    def again(self) -> Step[Felinia]:
        return Store(self.seat)

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        if not isinstance(action, RentStorage):
            return None
        if len(game.family(self.seat).goods) > STORAGE.most:
            return Refusal("FEL-110", "too_many_goods")
        return Refusal("FEL-110", "lacks_silver")


RENT_STORAGE = RentStorage()
