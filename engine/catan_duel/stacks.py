"""Hands, draw stacks and what goes from one to the other (CAT-120 to CAT-127, CAT-140 to CAT-146)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.catalog import CARDS
from engine.catan_duel.choice import Browsing, RealChoice
from engine.catan_duel.resources import PayAny
from engine.catan_duel.table import BOTH, Pile, Slot
from engine.catan_duel.values import (
    PASS,
    CardDrawn,
    CardPicked,
    CardPutUnder,
    CardUnderStack,
    Discarded,
    Draw,
    Pass,
    PutUnder,
    Search,
    StackSearched,
    TakeCard,
)
from engine.core.problems import Refusal
from engine.core.values import Decision, Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel


# -- moving cards


def matching_stacks(game: CatanDuel, card: str) -> list[int]:
    """The draw stacks with the back of a card; an empty one may be founded anew (CAT-140)."""
    back = CARDS[card].back
    return [number for number, one in enumerate(game.box.backs) if one == back]


def without(pile: Pile, card: str) -> Pile:
    """The pile without one of these cards, the uppermost one."""
    for place in range(len(pile) - 1, -1, -1):
        if pile[place].card == card:
            return pile[:place] + pile[place + 1 :]
    raise ValueError(f"{card} is not there")


def without_one(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The names without one of these, the last one."""
    place = len(names) - 1 - names[::-1].index(name)
    return names[:place] + names[place + 1 :]


def into_hand(game: CatanDuel, seat: int, slot: Slot) -> None:
    """A hand is kept by the backs of its cards: nobody shall tell from their order which one is played."""
    hand = (*game.state.hands[seat], slot.shown_to(seat))
    game.state.hands[seat] = tuple(sorted(hand, key=attrgetter("back")))


def out_of_hand(game: CatanDuel, seat: int, card: str) -> None:
    """A hand loses a card for all to see; of equal ones that which the other may have known already."""
    hand = game.state.hands[seat]
    known = Slot(card, BOTH)
    place = hand.index(known) if known in hand else hand.index(Slot(card, 1 << seat))
    game.state.hands[seat] = hand[:place] + hand[place + 1 :]


def draw(game: CatanDuel, seat: int, stack: int) -> None:
    *rest, top = game.state.stacks[stack]
    game.state.stacks[stack] = tuple(rest)
    into_hand(game, seat, top)
    game.emit(CardDrawn(seat, top.card, stack))


def put_under(game: CatanDuel, seat: int, owner: int, card: str, stack: int) -> None:
    """A seat puts a card of a hand face down under a stack.

    Who sees a hand lose a card without seeing which no longer knows what is left of it.
    """
    state = game.state
    left = without(state.hands[owner], card)
    if seat == owner:
        left = tuple(Slot(slot.card, 1 << owner) for slot in left)
    state.hands[owner] = left
    state.stacks[stack] = (Slot(card, 1 << seat), *state.stacks[stack])
    game.emit(CardPutUnder(seat, card, stack, owner))


def look_through(game: CatanDuel, seat: int, stack: int) -> None:
    """The seat sees a whole stack; its order stays."""
    state = game.state
    state.stacks[stack] = tuple(slot.shown_to(seat) for slot in state.stacks[stack])
    game.emit(StackSearched(seat, stack))


def pick_out(game: CatanDuel, seat: int, stack: int, card: str) -> None:
    """The seat takes a card out of a stack that it looks through.

    Who does not see which one no longer knows what is left of the stack.
    """
    left = without(game.state.stacks[stack], card)
    game.state.stacks[stack] = tuple(Slot(slot.card, slot.seen & 1 << seat) for slot in left)
    into_hand(game, seat, Slot(card))
    game.emit(CardPicked(seat, card, stack))


def different(cards: Iterable[str]) -> list[str]:
    return sorted(set(cards))


class Discard(Step["CatanDuel"], frozen=True, gc=False):
    """A played action card goes to the discard pile (CAT-081)."""

    seat: int
    card: str

    def run(self, game: CatanDuel) -> None:
        game.state.discard += (self.card,)
        game.emit(Discarded(self.seat, self.card))


# -- looking through a stack


class PickCard(Browsing, frozen=True, gc=False):
    """Which card of a stack the seat takes.

    count:  how many it takes in all, one after the other
    """

    rule: ClassVar[str] = "CAT-124"

    stack: int
    count: int = 1

    def laid_open(self, game: CatanDuel) -> list[str]:
        """From the top of the stack."""
        return [slot.card for slot in reversed(game.state.stacks[self.stack])]

    def actions(self, game: CatanDuel) -> list[TakeCard]:
        return [TakeCard(card) for card in different(self.laid_open(game))]

    def take(self, game: CatanDuel, action: TakeCard) -> None:
        pick_out(game, self.seat, self.stack, action.card)
        if self.count > 1:
            game.push(PickCard(self.seat, self.stack, self.count - 1))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        if isinstance(action, TakeCard):
            return Refusal(self.rule, "not_in_stack")
        return Refusal(self.rule, "must_take" if isinstance(action, Pass) else "not_now")


class LookThrough(Step["CatanDuel"], frozen=True, gc=False):
    """Look through a stack and take so many of its cards."""

    seat: int
    stack: int
    count: int = 1

    def run(self, game: CatanDuel) -> None:
        look_through(game, self.seat, self.stack)
        game.push(PickCard(self.seat, self.stack, self.count))


# -- the end of the turn


class Refill(Step["CatanDuel"], frozen=True, gc=False):
    """Draw up to the hand limit, or give up what is above it (CAT-121, CAT-122)."""

    seat: int

    def run(self, game: CatanDuel) -> None:
        me = game.prince(self.seat)
        surplus = len(game.state.hands[self.seat]) - me.hand_limit
        if surplus > 0:
            game.push(LayOff(self.seat), self)
        elif surplus < 0 and any(game.state.stacks):
            game.push(DrawCard(self.seat), self)


class DrawCard(RealChoice, frozen=True, gc=False):
    """From which stack the next card is drawn."""

    rule: ClassVar[str] = "CAT-121"

    def actions(self, game: CatanDuel) -> list[Draw]:
        return [Draw(number) for number, stack in enumerate(game.state.stacks) if stack]

    def take(self, game: CatanDuel, action: Draw) -> None:
        draw(game, self.seat, action.stack)

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return Refusal(self.rule, "empty_stack" if isinstance(action, Draw) else "not_now")


class LayOff(RealChoice, frozen=True, gc=False):
    """Which card above the hand limit goes under which stack."""

    rule: ClassVar[str] = "CAT-122"

    def actions(self, game: CatanDuel) -> list[PutUnder]:
        return ways_to_put_under(game, self.seat)

    def take(self, game: CatanDuel, action: PutUnder) -> None:
        put_under(game, self.seat, self.seat, action.card, action.stack)

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return put_under_refusal(self.rule, action)


class Exchange(Decision["CatanDuel"], frozen=True, gc=False):
    """Whether a hand card is exchanged for another one (CAT-123, CAT-124)."""

    rule: ClassVar[str] = "CAT-123"

    def actions(self, game: CatanDuel) -> list[PutUnder | Pass]:
        return [*ways_to_put_under(game, self.seat), PASS]

    def take(self, game: CatanDuel, action: PutUnder | Pass) -> None:
        if isinstance(action, PutUnder):
            put_under(game, self.seat, self.seat, action.card, action.stack)
            game.push(NewCard(self.seat))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return put_under_refusal(self.rule, action)


class NewCard(Decision["CatanDuel"], frozen=True, gc=False):
    """Where the card for the exchanged one comes from: from a top, or searched for a price."""

    rule: ClassVar[str] = "CAT-124"

    def actions(self, game: CatanDuel) -> list[Draw | Search]:
        filled = [number for number, stack in enumerate(game.state.stacks) if stack]
        me = game.prince(self.seat)
        searches = [Search(number) for number in filled] if me.total >= me.search_price else []
        return [*(Draw(number) for number in filled), *searches]

    def take(self, game: CatanDuel, action: Draw | Search) -> None:
        if isinstance(action, Draw):
            draw(game, self.seat, action.stack)
        else:
            price = game.prince(self.seat).search_price
            game.push(PayAny(self.seat, price, "search"), LookThrough(self.seat, action.stack))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        if isinstance(action, Search):
            me = game.prince(self.seat)
            return Refusal(self.rule, "price" if me.total < me.search_price else "empty_stack")
        return Refusal("CAT-123", "empty_stack" if isinstance(action, Draw) else "not_now")


def ways_to_put_under(game: CatanDuel, seat: int) -> list[PutUnder]:
    return [
        PutUnder(card, stack)
        for card in different(game.prince(seat).hand)
        for stack in matching_stacks(game, card)
    ]


def put_under_refusal(rule: str, action: Any) -> Refusal:
    return Refusal("CAT-140", "other_back") if isinstance(action, PutUnder) else Refusal(rule, "not_now")


# -- cards that lay in a principality


class PutAway(RealChoice, frozen=True, gc=False):
    """Under which stack a card that lay in the principality goes (CAT-146)."""

    rule: ClassVar[str] = "CAT-146"

    card: str

    def actions(self, game: CatanDuel) -> list[PutUnder]:
        return [PutUnder(self.card, stack) for stack in matching_stacks(game, self.card)]

    def take(self, game: CatanDuel, action: PutUnder) -> None:
        stacks = game.state.stacks
        stacks[action.stack] = (Slot(self.card, BOTH), *stacks[action.stack])
        game.emit(CardUnderStack(self.seat, self.card, action.stack))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return put_under_refusal(self.rule, action)


STEPS: Sequence[type[Step[Any]]] = (
    Discard,
    PickCard,
    LookThrough,
    Refill,
    DrawCard,
    LayOff,
    Exchange,
    NewCard,
    PutAway,
)
