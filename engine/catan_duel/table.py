"""Everything that lies on the table."""

from __future__ import annotations

from msgspec import Struct

from engine.catan_duel.catalog import CARDS
from engine.catan_duel.realm import Realm
from engine.core.game import State

NOBODY = -1


class Slot(Struct, frozen=True, gc=False):
    """A card in a hand or stack, and which seats know that it is this one (one bit each)."""

    card: str
    seen: int = 0

    def shown_to(self, *seats: int) -> Slot:
        seen = self.seen
        for seat in seats:
            seen |= 1 << seat
        return self if seen == self.seen else Slot(self.card, seen)

    def known_to(self, seat: int) -> bool:
        return bool(self.seen >> seat & 1)

    @property
    def back(self) -> str:
        return CARDS[self.card].back


BOTH = 0b11
Pile = tuple[Slot, ...]
"""From the bottom to the top; of a hand, by the backs and then as the cards came."""


class Table(State, gc=False):
    """The mutable heart of the game.

    realms:      the two principalities
    stock:       how much lies on each landscape and other store, by place
    hands:       the hand of each seat
    stacks:      the draw stacks, from left to right
    events:      the event stack
    landscapes:  the stack of landscapes
    central:     how many roads, settlements and cities are left
    open:        the cards of the open stack
    discard:     the pile of discarded cards, the last one on top
    tokens:      who holds the "strength" and the "trade" token; -1 for nobody
    active:      whose turn it is
    starter:     who began
    number:      the production die of this turn; 0 before it is rolled
    face:        the event die of this turn; "" before it is rolled
    announced:   the cards played before the roll of this turn
    used:        the places of cards that have been used once in this turn
    turn:        how many turns have begun
    victory:     the victory points of each seat by where they come from
    winner:      who has won; -1 while nobody has
    """

    realms: list[Realm]
    stock: dict[str, int]
    hands: list[Pile]
    stacks: list[Pile]
    events: Pile
    landscapes: Pile
    central: dict[str, int]
    open: tuple[str, ...]
    discard: tuple[str, ...]
    tokens: dict[str, int]
    active: int = 0
    starter: int = 0
    number: int = 0
    face: str = ""
    announced: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    turn: int = 0
    victory: dict[str, tuple[int, ...]] = {}
    winner: int = NOBODY
