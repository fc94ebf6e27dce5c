"""What the dice bring: production, the five faces of the event die, the event cards (CAT-062 to CAT-077)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.behaviour import BEHAVIOURS, overriding
from engine.catan_duel.catalog import CARDS, YULE
from engine.catan_duel.knowledge import may_hold
from engine.catan_duel.places import PLACES
from engine.catan_duel.prince import TRADE
from engine.catan_duel.resources import Receive, Take, gain, resource_at, spend, store_into
from engine.catan_duel.stacks import Discard, different, out_of_hand
from engine.catan_duel.table import BOTH, NOBODY, Pile, Slot
from engine.catan_duel.values import (
    PASS,
    BrigandsCounted,
    EventRevealed,
    EventSpared,
    EventsShuffled,
    Pass,
    Play,
    Played,
)
from engine.core.values import Decision, Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel

BRIGAND = "brigand"
"""The red face of the event die, which comes before production (CAT-062)."""
SAFE = 7
"""So many resources the brigands leave alone (CAT-070)."""
BELOW_YULE = 3


# -- production


class Produce(Step["CatanDuel"], frozen=True, gc=False):
    """The landscapes of both yield, the active player's first; then the rest (CAT-063 to CAT-065)."""

    number: int

    def run(self, game: CatanDuel) -> None:
        game.push(*(Yield(seat, self.number) for seat in game.in_turn_order()), AfterProduction(self.number))


class Yield(Step["CatanDuel"], frozen=True, gc=False):
    """Every landscape with the number yields; gold may go into a cache instead (CAT-066)."""

    seat: int
    number: int

    def run(self, game: CatanDuel) -> None:
        realm = game.state.realms[self.seat]
        for place, amount in realm.harvest[self.number]:
            caches = [s for s in realm.stores[resource_at(game, place)] if PLACES[s].is_outside]
            if caches:
                store_into(game, self.seat, [place, *caches], amount, "production")
            else:
                gain(game, place, amount, "production")


class AfterProduction(Step["CatanDuel"], frozen=True, gc=False):
    number: int

    def run(self, game: CatanDuel) -> None:
        for seat in reversed(game.in_turn_order()):
            me = game.prince(seat)
            for _, card in me.realm.taking_part("after_production"):
                game.push(*card.after_production(me, self.number))


# -- the faces of the event die


class Brigands(Step["CatanDuel"], frozen=True, gc=False):
    """Who owns more than 7 resources loses all wool and gold (CAT-070, CAT-071)."""

    def run(self, game: CatanDuel) -> None:
        stock = game.state.stock
        for seat in game.in_turn_order():
            realm = game.state.realms[seat]
            sheltered = realm.sheltered(BRIGAND)
            count = sum([stock[place] for place, _ in realm.landscapes if place not in sheltered])
            game.emit(BrigandsCounted(seat, count, count > SAFE))
            if count > SAFE:
                for place, card in realm.landscapes:
                    if card.stores in ("wool", "gold") and stock[place]:
                        spend(game, place, stock[place], BRIGAND)


class TradeFace(Step["CatanDuel"], frozen=True, gc=False):
    """The holder of the trade advantage takes a resource from the other (CAT-072)."""

    def run(self, game: CatanDuel) -> None:
        seat = game.state.tokens[TRADE]
        if seat != NOBODY:
            raised = [card.on_trade() for _, card in game.prince(seat).realm.taking_part("on_trade")]
            count = max([1, *(amount for amount in raised if amount is not None)])
            game.push(Take(seat, count, count, "trade_face"))


class Celebration(Step["CatanDuel"], frozen=True, gc=False):
    """Who has more skill receives a free resource; equal skill brings it to both (CAT-073)."""

    def run(self, game: CatanDuel) -> None:
        skill = [game.prince(seat).points.skill for seat in range(game.players)]
        steps: list[Step[Any]] = []
        for seat in game.in_turn_order():
            if skill[seat] == max(skill):
                steps.append(Receive(seat, 1, "celebration"))
        for card in game.state.announced:
            steps += BEHAVIOURS[card].on_celebration(game.prince(game.state.active))
        game.push(*steps)


class Harvest(Step["CatanDuel"], frozen=True, gc=False):
    """Both receive a free resource; then cards that bring more (CAT-074)."""

    def run(self, game: CatanDuel) -> None:
        steps: list[Step[Any]] = [Receive(seat, 1, "harvest") for seat in game.in_turn_order()]
        for seat in game.in_turn_order():
            me = game.prince(seat)
            steps += [step for _, card in me.realm.taking_part("on_harvest") for step in card.on_harvest(me)]
        game.push(*steps)


class DrawEvent(Step["CatanDuel"], frozen=True, gc=False):
    """Draw an event card and let it happen, to the active player first (CAT-025, CAT-075)."""

    def run(self, game: CatanDuel) -> None:
        state = game.state
        *rest, top = state.events
        state.events = tuple(rest)
        game.emit(EventRevealed(state.active, top.card))
        steps = BEHAVIOURS[top.card].revealed(game, state.active)
        if steps is None:
            happening = [Happen(seat, top.card) for seat in game.in_turn_order()]
            steps = [*happening, AfterEvent(top.card), FileEvent(top.card)]
        game.push(*steps)


FACES: dict[str, Callable[[], Step[Any]]] = {
    BRIGAND: Brigands,
    "trade": TradeFace,
    "celebration": Celebration,
    "harvest": Harvest,
    "event_card": DrawEvent,
}


# -- event cards


class Happen(Step["CatanDuel"], frozen=True, gc=False):
    """An event happens to a seat, unless a lying card spares it or a card of its hand refuses it."""

    seat: int
    card: str

    def run(self, game: CatanDuel) -> None:
        me, event = game.prince(self.seat), CARDS[self.card]
        behaviour = BEHAVIOURS[self.card]
        if not behaviour.concerns(me):
            return
        for _, card in me.realm.taking_part("spares"):
            if card.spares(me, event):
                game.emit(EventSpared(self.seat, event.id, card.card.id))
                return
        refusers = [card for card in overriding("refuses") if BEHAVIOURS[card].refuses(event)]
        if may_hold(game, self.seat, refusers):
            game.push(RefuseEvent(self.seat, self.card))
        else:
            game.push(*behaviour.happens(me))


class RefuseEvent(Decision["CatanDuel"], frozen=True, gc=False):
    """Whether a card is played so that an event passes by.

    Whoever may hold such a card is asked: to ask only who does hold it would give it away.
    """

    rule: ClassVar[str] = "CAT-075"

    card: str

    def actions(self, game: CatanDuel) -> list[Play | Pass]:
        event, hand = CARDS[self.card], different(game.prince(self.seat).hand)
        return [*(Play(card) for card in hand if BEHAVIOURS[card].refuses(event)), PASS]

    def take(self, game: CatanDuel, action: Play | Pass) -> None:
        if isinstance(action, Pass):
            game.push(*BEHAVIOURS[self.card].happens(game.prince(self.seat)))
            return
        out_of_hand(game, self.seat, action.card)
        game.emit(Played(self.seat, action.card))
        game.emit(EventSpared(self.seat, self.card, action.card))
        game.push(Discard(self.seat, action.card))


class AfterEvent(Step["CatanDuel"], frozen=True, gc=False):
    """Cards that answer an event when it has happened to both."""

    card: str

    def run(self, game: CatanDuel) -> None:
        steps: list[Step[Any]] = []
        for seat in game.in_turn_order():
            me = game.prince(seat)
            for _, card in me.realm.taking_part("after_event"):
                steps += card.after_event(me, CARDS[self.card])
        game.push(*steps)


class FileEvent(Step["CatanDuel"], frozen=True, gc=False):
    """A resolved event card goes under the event stack, seen by both (CAT-076)."""

    card: str

    def run(self, game: CatanDuel) -> None:
        game.state.events = (Slot(self.card, BOTH), *game.state.events)


class RebuildEvents(Step["CatanDuel"], frozen=True, gc=False):
    """Make the event stack anew, as at the beginning (CAT-077)."""

    def run(self, game: CatanDuel) -> None:
        game.state.events = event_stack(game)
        game.emit(EventsShuffled())


def event_stack(game: CatanDuel) -> Pile:
    """Three events, Yule on them, the rest on top; everyone knows where Yule lies (CAT-036, CAT-051)."""
    drawn = game.chance.shuffle("events", [card for card in game.event_cards() if card != YULE])
    below, above = drawn[-BELOW_YULE:], drawn[:-BELOW_YULE]
    order = [*(Slot(card) for card in above), Slot(YULE, BOTH), *(Slot(card) for card in below)]
    return tuple(reversed(order))


STEPS: Sequence[type[Step[Any]]] = (
    Produce,
    Yield,
    AfterProduction,
    Brigands,
    TradeFace,
    Celebration,
    Harvest,
    DrawEvent,
    Happen,
    RefuseEvent,
    AfterEvent,
    FileEvent,
    RebuildEvents,
)
