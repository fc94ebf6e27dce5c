"""Resources that come, go and change hands, and who chooses the landscapes.

Someone is asked only where there is a real choice: a payment that takes all of
a kind, or a gain for which one landscape has room, is carried out at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.catalog import CARDS, RESOURCES, ROOM
from engine.catan_duel.choice import RealChoice
from engine.catan_duel.places import PLACES
from engine.catan_duel.values import (
    PASS,
    Demand,
    Gained,
    Lapsed,
    Pass,
    Spend,
    Spent,
    Store,
)
from engine.core.problems import Refusal
from engine.core.values import Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel


def resource_at(game: CatanDuel, place: str) -> str:
    return CARDS[game.state.realms[PLACES[place].seat].cards[place]].stores


def gain(game: CatanDuel, place: str, amount: int, why: str) -> None:
    """A store receives resources; what finds no room is lost (CAT-021)."""
    stock = game.state.stock
    stored = min(amount, ROOM - stock[place])
    stock[place] += stored
    game.emit(Gained(PLACES[place].seat, place, resource_at(game, place), stored, amount - stored, why))


def spend(game: CatanDuel, place: str, amount: int, why: str) -> None:
    game.state.stock[place] -= amount
    game.emit(Spent(PLACES[place].seat, place, resource_at(game, place), amount, why))


def pay_from(game: CatanDuel, seat: int, places: Iterable[str], count: int, why: str) -> None:
    """Take resources away from stores, at once or by asking which."""
    if not count:
        return
    stock = game.state.stock
    filled = [place for place in places if stock[place]]
    if sum([stock[place] for place in filled]) <= count:
        for place in filled:
            spend(game, place, stock[place], why)
    elif len(filled) == 1:
        spend(game, filled[0], count, why)
    else:
        game.push(PayFrom(seat, tuple(filled), count, why))


def store_into(game: CatanDuel, seat: int, places: Iterable[str], count: int, why: str) -> None:
    """Put resources into stores, at once or by asking where; what finds no room lapses (CAT-024)."""
    if not count:
        return
    stock = game.state.stock
    roomy = [place for place in places if stock[place] < ROOM]
    room = sum([ROOM - stock[place] for place in roomy])
    if room <= count:
        for place in roomy:
            gain(game, place, ROOM - stock[place], why)
        if room < count:
            game.emit(Lapsed(seat, _common_kind(game, places), count - room, why))
    elif len(roomy) == 1:
        gain(game, roomy[0], count, why)
    else:
        game.push(StoreAt(seat, tuple(roomy), count, why))


def _common_kind(game: CatanDuel, places: Iterable[str]) -> str:
    kinds = {resource_at(game, place) for place in places}
    return kinds.pop() if len(kinds) == 1 else ""


class PayFrom(RealChoice, frozen=True, gc=False):
    """From which store the next resource of a payment is taken (CAT-023)."""

    rule: ClassVar[str] = "CAT-023"

    places: tuple[str, ...]
    count: int
    why: str

    def actions(self, game: CatanDuel) -> list[Spend]:
        stock = game.state.stock
        return [Spend(place) for place in self.places if stock[place]]

    def take(self, game: CatanDuel, action: Spend) -> None:
        spend(game, action.place, 1, self.why)
        pay_from(game, self.seat, self.places, self.count - 1, self.why)

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        if isinstance(action, Spend):
            return Refusal(self.rule, "no_stock", self.places)
        return Refusal(self.rule, "not_now")


class StoreAt(RealChoice, frozen=True, gc=False):
    """Where the next resource that comes in is stored, and so of which kind it is (CAT-023, CAT-024)."""

    rule: ClassVar[str] = "CAT-023"

    places: tuple[str, ...]
    count: int
    why: str

    def actions(self, game: CatanDuel) -> list[Store]:
        stock = game.state.stock
        return [Store(place) for place in self.places if stock[place] < ROOM]

    def take(self, game: CatanDuel, action: Store) -> None:
        gain(game, action.place, 1, self.why)
        store_into(game, self.seat, self.places, self.count - 1, self.why)

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        if isinstance(action, Store):
            return Refusal("CAT-024", "no_room", self.places)
        return Refusal(self.rule, "not_now")


class Pay(Step["CatanDuel"], frozen=True, gc=False):
    """Pay so many of each kind."""

    seat: int
    cost: dict[str, int]
    why: str

    def run(self, game: CatanDuel) -> None:
        stores = game.state.realms[self.seat].stores
        for kind, count in self.cost.items():
            pay_from(game, self.seat, stores[kind], count, self.why)


class PayAny(Step["CatanDuel"], frozen=True, gc=False):
    """Pay so many resources of any kinds."""

    seat: int
    count: int
    why: str

    def run(self, game: CatanDuel) -> None:
        pay_from(game, self.seat, game.state.realms[self.seat].all_stores, self.count, self.why)


class Receive(Step["CatanDuel"], frozen=True, gc=False):
    """Receive so many resources of these kinds, each of the seat's choice."""

    seat: int
    count: int
    why: str
    kinds: tuple[str, ...] = RESOURCES

    def run(self, game: CatanDuel) -> None:
        stores = game.state.realms[self.seat].stores
        store_into(
            game, self.seat, [place for kind in self.kinds for place in stores[kind]], self.count, self.why
        )


class ReceiveAt(Step["CatanDuel"], frozen=True, gc=False):
    """Receive so many resources at these stores only."""

    seat: int
    count: int
    why: str
    places: tuple[str, ...]

    def run(self, game: CatanDuel) -> None:
        store_into(game, self.seat, self.places, self.count, self.why)


class Grow(Step["CatanDuel"], frozen=True, gc=False):
    """Each of these stores receives one resource of its kind."""

    places: tuple[str, ...]
    why: str

    def run(self, game: CatanDuel) -> None:
        for place in self.places:
            gain(game, place, 1, self.why)


class Shrink(Step["CatanDuel"], frozen=True, gc=False):
    """Each of these stores loses one resource, if it holds any."""

    places: tuple[str, ...]
    why: str

    def run(self, game: CatanDuel) -> None:
        for place in self.places:
            if game.state.stock[place]:
                spend(game, place, 1, self.why)


class HandOver(Step["CatanDuel"], frozen=True, gc=False):
    """The other gives so many of a kind, as far as he has them and they can be stored (CAT-026).

    into:  the stores that take them; all of the kind when there are none
    """

    seat: int
    kind_of: str
    count: int
    why: str
    into: tuple[str, ...] = ()

    def run(self, game: CatanDuel) -> None:
        stock = game.state.stock
        giver = 1 - self.seat
        into = self.into or game.state.realms[self.seat].stores[self.kind_of]
        source = game.state.realms[giver].stores[self.kind_of]
        room = sum([ROOM - stock[place] for place in into])
        count = min(self.count, room, sum([stock[place] for place in source]))
        game.push(ReceiveAt(self.seat, count, self.why, into))
        pay_from(game, giver, source, count, self.why)


class Take(Step["CatanDuel"], frozen=True, gc=False):
    """Take resources of one's choice from the other, one after the other.

    count:   how many at most
    needed:  how many of them must be taken while the other has any
    """

    seat: int
    count: int
    needed: int
    why: str

    def run(self, game: CatanDuel) -> None:
        if self.count and game.prince(self.seat).loot:
            game.push(DemandResource(self.seat, self.count, self.needed, self.why))


class DemandResource(RealChoice, frozen=True, gc=False):
    """Which resource is taken from the other."""

    rule: ClassVar[str] = "CAT-026"

    count: int
    needed: int
    why: str

    def actions(self, game: CatanDuel) -> list[Demand | Pass]:
        demands: list[Demand | Pass] = [Demand(kind) for kind in game.prince(self.seat).loot]
        return demands if self.needed else [*demands, PASS]

    def take(self, game: CatanDuel, action: Demand | Pass) -> None:
        if isinstance(action, Demand):
            game.push(
                HandOver(self.seat, action.resource, 1, self.why),
                Take(self.seat, self.count - 1, max(0, self.needed - 1), self.why),
            )

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        if isinstance(action, Demand) and action.resource in RESOURCES:
            missing = "no_room" if game.prince(self.seat).other.stock(action.resource) else "other_has_none"
            return Refusal(self.rule, missing)
        return Refusal(self.rule, "must_take" if isinstance(action, Pass) else "not_now")


class GiveOne(RealChoice, frozen=True, gc=False):
    """Which resource the seat gives to the other; only what the other can store."""

    rule: ClassVar[str] = "CAT-026"

    why: str

    def actions(self, game: CatanDuel) -> list[Spend]:
        me = game.prince(self.seat)
        other = me.other
        stock = game.state.stock
        return [
            Spend(place)
            for place in me.realm.all_stores
            if stock[place] and other.room(resource_at(game, place))
        ]

    def take(self, game: CatanDuel, action: Spend) -> None:
        spend(game, action.place, 1, self.why)
        game.push(Receive(1 - self.seat, 1, self.why, (resource_at(game, action.place),)))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return Refusal(self.rule, "cannot_give" if isinstance(action, Spend) else "not_now")


STEPS: Sequence[type[Step[Any]]] = (
    PayFrom,
    StoreAt,
    Pay,
    PayAny,
    Receive,
    ReceiveAt,
    Grow,
    Shrink,
    HandOver,
    Take,
    DemandResource,
    GiveOne,
)
