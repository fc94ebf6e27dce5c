"""Cards that someone has to give up, and who names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.building import Lose, Sink
from engine.catan_duel.choice import Browsing, RealChoice
from engine.catan_duel.stacks import different, matching_stacks, put_under, put_under_refusal
from engine.catan_duel.values import HandShown, Pick, PutUnder
from engine.core.problems import Refusal
from engine.core.values import Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel


class Surrender(Step["CatanDuel"], frozen=True, gc=False):
    """One of these cards, if there are any, leaves the principality.

    seat:  who chooses
    sunk:  it goes to the discard pile instead of under a stack
    """

    seat: int
    places: tuple[str, ...]
    why: str
    sunk: bool = False

    def run(self, game: CatanDuel) -> None:
        if self.places:
            game.push(GiveUp(self.seat, self.places, self.why, self.sunk))


class GiveUp(RealChoice, frozen=True, gc=False):
    """Which card leaves the principality."""

    rule: ClassVar[str] = "CAT-145"

    places: tuple[str, ...]
    why: str
    sunk: bool = False

    def actions(self, game: CatanDuel) -> list[Pick]:
        return [Pick(place) for place in self.places]

    def take(self, game: CatanDuel, action: Pick) -> None:
        game.push(Sink(action.place, self.why) if self.sunk else Lose(action.place, self.why))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return Refusal(self.rule, "not_affected" if isinstance(action, Pick) else "not_now", self.places)


class NameCards(RealChoice, frozen=True, gc=False):
    """Name several of the other's cards, one after the other; he gives up one of them."""

    rule: ClassVar[str] = "CAT-145"

    places: tuple[str, ...]
    count: int
    why: str
    named: tuple[str, ...] = ()

    def actions(self, game: CatanDuel) -> list[Pick]:
        return [Pick(place) for place in self.places if place not in self.named]

    def take(self, game: CatanDuel, action: Pick) -> None:
        named = (*self.named, action.place)
        if len(named) < self.count:
            game.push(NameCards(self.seat, self.places, self.count, self.why, named))
        else:
            game.push(Surrender(1 - self.seat, named, self.why))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return Refusal(self.rule, "not_affected" if isinstance(action, Pick) else "not_now", self.places)


class ShowHand(Step["CatanDuel"], frozen=True, gc=False):
    """A seat looks at the whole hand of the other."""

    seat: int

    def run(self, game: CatanDuel) -> None:
        owner = 1 - self.seat
        hands = game.state.hands
        hands[owner] = tuple(slot.shown_to(self.seat) for slot in hands[owner])
        game.emit(HandShown(self.seat, owner))


class RaidHand(Browsing, frozen=True, gc=False):
    """Which cards of the other's hand go under which stacks, one after the other (CAT-B15)."""

    rule: ClassVar[str] = "CAT-146"

    count: int

    def laid_open(self, game: CatanDuel) -> list[str]:
        return game.prince(1 - self.seat).hand

    def actions(self, game: CatanDuel) -> list[PutUnder]:
        return [
            PutUnder(card, stack)
            for card in different(self.laid_open(game))
            for stack in matching_stacks(game, card)
        ]

    def take(self, game: CatanDuel, action: PutUnder) -> None:
        put_under(game, self.seat, 1 - self.seat, action.card, action.stack)
        if self.count > 1 and game.state.hands[1 - self.seat]:
            game.push(RaidHand(self.seat, self.count - 1))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return put_under_refusal(self.rule, action)


STEPS: Sequence[type[Step[Any]]] = (Surrender, GiveUp, NameCards, ShowHand, RaidHand)
