"""The two landscapes of a new settlement (CAT-101)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.behaviour import BEHAVIOURS, overriding
from engine.catan_duel.choice import Browsing
from engine.catan_duel.knowledge import may_hold
from engine.catan_duel.stacks import Discard, different, out_of_hand, without
from engine.catan_duel.table import Slot
from engine.catan_duel.values import (
    PASS,
    LandscapeLaid,
    LandscapesRevealed,
    LayAbove,
    Pass,
    Play,
    Played,
    TakeCard,
)
from engine.core.problems import Refusal
from engine.core.values import Decision, Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel

PER_SETTLEMENT = 2


class NewLandscapes(Step["CatanDuel"], frozen=True, gc=False):
    """Ask who may hold a card that chooses the landscapes; otherwise they are drawn."""

    seat: int
    town: str

    def run(self, game: CatanDuel) -> None:
        if may_hold(game, self.seat, overriding("scouts")):
            game.push(SendScout(self.seat, self.town))
        else:
            game.push(DrawLandscapes(self.seat, self.town))


class SendScout(Decision["CatanDuel"], frozen=True, gc=False):
    """Whether a card is played to choose the landscapes, before any is turned up (CAT-B04).

    Whoever may hold such a card is asked: to ask only who does hold it would give it away.
    """

    rule: ClassVar[str] = "CAT-101"

    town: str

    def actions(self, game: CatanDuel) -> list[Play | Pass]:
        able = overriding("scouts")
        return [*(Play(card) for card in different(game.prince(self.seat).hand) if card in able), PASS]

    def take(self, game: CatanDuel, action: Play | Pass) -> None:
        if isinstance(action, Pass):
            game.push(DrawLandscapes(self.seat, self.town))
            return
        out_of_hand(game, self.seat, action.card)
        game.emit(Played(self.seat, action.card))
        game.push(
            *BEHAVIOURS[action.card].scouts(game.prince(self.seat), self.town),
            Discard(self.seat, action.card),
        )


class DrawLandscapes(Step["CatanDuel"], frozen=True, gc=False):
    """Turn up the top landscapes of the stack."""

    seat: int
    town: str

    def run(self, game: CatanDuel) -> None:
        stack = game.state.landscapes
        game.state.landscapes = stack[:-PER_SETTLEMENT]
        drawn = tuple(slot.card for slot in reversed(stack[-PER_SETTLEMENT:]))
        game.emit(LandscapesRevealed(self.seat, drawn))
        game.push(LayLandscapes(self.seat, self.town, drawn))


class ChooseLandscapes(Browsing, frozen=True, gc=False):
    """Which landscapes are taken out of the whole stack; then it is shuffled (CAT-B04)."""

    rule: ClassVar[str] = "CAT-101"

    town: str
    chosen: tuple[str, ...] = ()

    def laid_open(self, game: CatanDuel) -> list[str]:
        """Sorted, because the stack is shuffled afterwards."""
        return sorted(slot.card for slot in game.state.landscapes)

    def actions(self, game: CatanDuel) -> list[TakeCard]:
        return [TakeCard(card) for card in self.laid_open(game)]

    def take(self, game: CatanDuel, action: TakeCard) -> None:
        state = game.state
        state.landscapes = without(state.landscapes, action.card)
        chosen = (*self.chosen, action.card)
        if len(chosen) < PER_SETTLEMENT:
            game.push(ChooseLandscapes(self.seat, self.town, chosen))
            return
        left = sorted(slot.card for slot in state.landscapes)
        state.landscapes = tuple(Slot(card) for card in reversed(game.chance.shuffle("landscapes", left)))
        game.emit(LandscapesRevealed(self.seat, chosen))
        game.push(LayLandscapes(self.seat, self.town, chosen))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return Refusal(self.rule, "not_in_stack" if isinstance(action, TakeCard) else "not_now")


class LayLandscapes(Decision["CatanDuel"], frozen=True, gc=False):
    """Which of two landscapes lies above and which below."""

    rule: ClassVar[str] = "CAT-101"

    town: str
    cards: tuple[str, ...]

    def actions(self, game: CatanDuel) -> list[LayAbove]:
        return [LayAbove(card) for card in self.cards]

    def take(self, game: CatanDuel, action: LayAbove) -> None:
        above = self.cards.index(action.card)
        places = game.state.realms[self.seat].new_corners(self.town)
        for place, card in zip(places, (self.cards[above], self.cards[1 - above]), strict=True):
            game.lay(place, card)
            game.emit(LandscapeLaid(self.seat, card, place))


STEPS: Sequence[type[Step[Any]]] = (
    NewLandscapes,
    SendScout,
    DrawLandscapes,
    ChooseLandscapes,
    LayLandscapes,
)
