"""What seats choose and what happens.

Places are named as in `engine.catan_duel.places`, draw stacks are numbered from
0, `why` is the cause of a change: "production", "price", "search", "demolition",
"trade" with the supply, a face of the event die ("trade_face" for Trade) or the
id of a card.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import structs

from engine.core.values import Action, Event

# -- actions


class ChooseStack(Action, frozen=True, gc=False):
    """Take the start hand from this draw stack."""

    stack: int


class TakeCard(Action, frozen=True, gc=False):
    """Take this card out of the cards that lie open to the seat."""

    card: str


class Swap(Action, frozen=True, gc=False):
    """Exchange what lies at two places."""

    first: str
    second: str


class Pass(Action, frozen=True, gc=False):
    """Do nothing, or nothing more."""


class Roll(Action, frozen=True, gc=False):
    """Throw the dice."""


class Play(Action, frozen=True, gc=False):
    """Play an action card from the hand."""

    card: str


class ChooseNumber(Action, frozen=True, gc=False):
    """Set the production die."""

    number: int


class Build(Action, frozen=True, gc=False):
    """Build a card of the hand, of the open stack or of a central stack at a place."""

    card: str
    place: str


class Trade(Action, frozen=True, gc=False):
    """Give resources of a kind for 1 of another.

    by:  "" for the rate that holds for all stores of the kind, otherwise the place that trades:
         the landscape that a Large Trade Ship empties, or a card that may be used once a turn
    """

    give: str
    get: str
    by: str = ""


class Demolish(Action, frozen=True, gc=False):
    """Remove an own expansion."""

    seldom: ClassVar[bool] = True

    place: str


class Spend(Action, frozen=True, gc=False):
    """Take 1 resource away from this store."""

    place: str


class Store(Action, frozen=True, gc=False):
    """Put 1 resource into this store."""

    place: str


class Demand(Action, frozen=True, gc=False):
    """Take 1 resource of this kind from the other player."""

    resource: str


class Waive(Action, frozen=True, gc=False):
    """Leave this resource out of a price."""

    resource: str


class Draw(Action, frozen=True, gc=False):
    """Draw the top card of a stack."""

    stack: int


class Search(Action, frozen=True, gc=False):
    """Look through a stack, to take one of its cards."""

    stack: int


class PutUnder(Action, frozen=True, gc=False):
    """Put a card face down under a stack with its back."""

    card: str
    stack: int


class Pick(Action, frozen=True, gc=False):
    """Choose the card that lies at a place."""

    place: str


class LayAbove(Action, frozen=True, gc=False):
    """Lay this one of two new landscapes above, the other one below."""

    card: str


PASS = Pass()
ROLL = Roll()

# -- events


class StartRolled(Event, frozen=True, gc=False):
    """A seat has rolled for the first turn."""

    seat: int
    number: int

    @property
    def reveals(self) -> bool:
        return True


class TurnBegan(Event, frozen=True, gc=False):
    seat: int
    turn: int


class DiceRolled(Event, frozen=True, gc=False):
    """The dice of a turn, whether thrown or set by a card."""

    seat: int
    number: int
    face: str

    @property
    def reveals(self) -> bool:
        return True


class Gained(Event, frozen=True, gc=False):
    """A store holds `amount` more; `lost` found no room."""

    seat: int
    place: str
    resource: str
    amount: int
    lost: int
    why: str


class Spent(Event, frozen=True, gc=False):
    """A store holds `amount` less."""

    seat: int
    place: str
    resource: str
    amount: int
    why: str


class Lapsed(Event, frozen=True, gc=False):
    """Resources that nobody could store."""

    seat: int
    resource: str
    amount: int
    why: str


class Traded(Event, frozen=True, gc=False):
    seat: int
    give: str
    count: int
    get: str
    by: str


class Built(Event, frozen=True, gc=False):
    seat: int
    card: str
    place: str


class LandscapesRevealed(Event, frozen=True, gc=False):
    """Two landscapes for a new settlement."""

    seat: int
    cards: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


class LandscapeLaid(Event, frozen=True, gc=False):
    seat: int
    card: str
    place: str


class Swapped(Event, frozen=True, gc=False):
    seat: int
    first: str
    second: str


class Removed(Event, frozen=True, gc=False):
    """A card has left a principality: to "discard", to the "open" stack, or under a draw "stack"."""

    seat: int
    card: str
    place: str
    why: str
    to: str


class Played(Event, frozen=True, gc=False):
    """An action card was played."""

    seat: int
    card: str


class Discarded(Event, frozen=True, gc=False):
    seat: int
    card: str


class CardHidden(Event, frozen=True, gc=False):
    """Something about a card that only some seats may know; for the others it is None."""

    seat: int
    card: str | None

    def knowing(self) -> tuple[int, ...]:
        return (self.seat,)

    def seen_by(self, seat: int) -> Event:
        return self if seat in self.knowing() else structs.replace(self, card=None)


class CardDrawn(CardHidden, frozen=True, gc=False):
    """The seat drew the top card of a stack."""

    stack: int

    @property
    def reveals(self) -> bool:
        return True


class CardPicked(CardHidden, frozen=True, gc=False):
    """The seat picked a card out of a stack that it looked through."""

    stack: int


class CardPutUnder(CardHidden, frozen=True, gc=False):
    """The seat put a card of `owner`'s hand under a stack."""

    stack: int
    owner: int


class CardStolen(CardHidden, frozen=True, gc=False):
    """The seat took a card out of the hand of the other, who knows it too."""

    owner: int

    def knowing(self) -> tuple[int, ...]:
        return (self.seat, self.owner)


class CardFetched(Event, frozen=True, gc=False):
    """The seat took a card out of the discard pile; it is shown."""

    seat: int
    card: str


class StackSearched(Event, frozen=True, gc=False):
    """The seat looks through a draw stack."""

    seat: int
    stack: int

    @property
    def reveals(self) -> bool:
        return True


class HandShown(Event, frozen=True, gc=False):
    """The seat looks at the hand of the owner."""

    seat: int
    owner: int

    @property
    def reveals(self) -> bool:
        return True


class CardUnderStack(Event, frozen=True, gc=False):
    """A card that lay in a principality goes under a stack, for all to see."""

    seat: int
    card: str
    stack: int


class EventRevealed(Event, frozen=True, gc=False):
    """The seat drew an event card."""

    seat: int
    card: str

    @property
    def reveals(self) -> bool:
        return True


class EventsShuffled(Event, frozen=True, gc=False):
    """The event stack was made anew."""


class EventSpared(Event, frozen=True, gc=False):
    """An event passed a seat by, because of this card."""

    seat: int
    event: str
    card: str


class AttackRolled(Event, frozen=True, gc=False):
    """The seat rolled against an attack."""

    seat: int
    card: str
    number: int
    warded: bool

    @property
    def reveals(self) -> bool:
        return True


class BrigandsCounted(Event, frozen=True, gc=False):
    """How many resources the brigands count at a seat; above 7 they rob."""

    seat: int
    count: int
    robbed: bool


class TokenMoved(Event, frozen=True, gc=False):
    """The "strength" or "trade" token lies at another seat now; -1 is the middle."""

    token: str
    seat: int


class CalledOff(Event, frozen=True, gc=False):
    """Nobody can reach the target any more; the end follows."""

    target: int


class GameOver(Event, frozen=True, gc=False):
    winners: tuple[int, ...]
