"""What a seat knows: its own hand, and the face-down cards it has seen.

A card in a hand or stack remembers who has seen it (`Slot.seen`), so a search,
a raided hand or a card put under a stack is not forgotten when a bot imagines
the rest.  Views show less: of stacks only the heights, of the other's hand only
the backs, as one who looks at the table sees them.

Who is asked about a card that may be played at an odd moment must not be found
out by it.  So it is not the hand that decides who is asked, but what both
players know of it (`may_hold`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.catan_duel.catalog import CARDS
from engine.catan_duel.table import BOTH, Pile, Slot

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel


def conceal(game: CatanDuel, data: dict[str, Any], seat: int) -> None:
    """Blank out stacks, the other's hand, and the discard pile below its top card (CAT-039, CAT-141)."""
    state, shown = game.state, data["state"]
    shown["heights"] = {
        "stacks": [len(stack) for stack in state.stacks],
        "events": len(state.events),
        "landscapes": len(state.landscapes),
        "discard": len(state.discard),
    }
    shown["stacks"] = shown["events"] = shown["landscapes"] = None
    shown["hands"] = [
        [{"card": slot.card if owner == seat else None, "back": slot.back} for slot in hand]
        for owner, hand in enumerate(state.hands)
    ]
    shown["discard"] = list(state.discard[-1:])


def may_hold(game: CatanDuel, seat: int, cards: Iterable[str]) -> bool:
    """Whether one of these cards is in a hand, as far as everybody at the table can tell.

    Everybody sees the backs of a hand, the discard pile, and the cards that both have seen.
    """
    state, hand = game.state, game.state.hands[seat]
    shown = {slot.card for slot in hand if slot.seen == BOTH}
    covered = {slot.back for slot in hand if slot.seen != BOTH}
    elsewhere = [
        slot.card for pile in (*state.stacks, state.hands[1 - seat]) for slot in pile if slot.seen == BOTH
    ]
    for card in cards:
        at_large = CARDS[card].count - state.discard.count(card) - elsewhere.count(card)
        if card in shown or (CARDS[card].back in covered and at_large > 0):
            return True
    return False


def imagine(game: CatanDuel, seat: int) -> None:
    """Deal anew what the seat has not seen: stacks, the other's hand, events and landscapes."""
    state, other = game.state, 1 - seat
    *state.stacks, state.hands[other] = _dealt(game, seat, [*state.stacks, state.hands[other]])
    (state.events,) = _dealt(game, seat, [state.events])
    (state.landscapes,) = _dealt(game, seat, [state.landscapes])


def _dealt(game: CatanDuel, seat: int, piles: list[Pile]) -> list[Pile]:
    """The piles with the cards that the seat has not seen in another order; backs stay where they are."""
    unseen: dict[str, list[str]] = {}
    for slot in (slot for pile in piles for slot in pile if not slot.known_to(seat)):
        unseen.setdefault(slot.back, []).append(slot.card)
    for back in sorted(unseen):
        unseen[back] = game.chance.shuffle("unseen", sorted(unseen[back]))
    return [
        tuple(slot if slot.known_to(seat) else Slot(unseen[slot.back].pop(), slot.seen) for slot in pile)
        for pile in piles
    ]
