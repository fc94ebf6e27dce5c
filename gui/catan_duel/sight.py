"""What lies on the table, as far as whoever looks may see it.

The board draws from this and from nothing else, so it cannot show what it does not hold: hands of others and
stacks are backs and heights.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.catan_duel import look


@dataclass(frozen=True)
class HandCard:
    """A card in a hand; ``card`` is None for who sees only its back."""

    back: str
    card: str | None


@dataclass(frozen=True)
class Principality:
    """What one seat has.

    cards:    what lies at each place
    stock:    how much lies in each store
    totals:   how much there is of each resource
    choices:  what the looker could build or play; of others nothing
    used:     places of cards that have done their work in this turn
    """

    seat: int
    cards: dict[str, str]
    stock: dict[str, int]
    totals: dict[str, int]
    points: look.Points
    hand: tuple[HandCard, ...]
    hand_limit: int
    rates: tuple[look.Rate, ...]
    choices: dict[str, look.Choice]
    used: tuple[str, ...]

    @property
    def tokens(self) -> tuple[str, ...]:
        """The advantages it holds."""
        held = {"strength": self.points.strength_token, "trade": self.points.trade_token}
        return tuple(token for token, here in held.items() if here)

    def rate(self, kind: str) -> look.Rate:
        """The rate that holds for all stores of a kind."""
        return next(rate for rate in self.rates if rate.give == kind and not rate.by)

    def purse(self, card: str) -> dict[str, int]:
        """What there is to pay a card with; a price that is cut far enough counts as paid."""
        choice = self.choices.get(card)
        missing = sum(price.missing for price in choice.prices) if choice is not None else 0
        if choice is None or not missing or missing > choice.cut:
            return self.totals
        return {price.resource: price.count for price in choice.prices}


@dataclass(frozen=True)
class Sight:
    """The whole table.

    backs:    the draw stacks from left to right, with their heights
    central:  how many roads, settlements and cities are left
    event:    the event card that is being resolved, or ""
    discard:  how many cards have been discarded, and the last one
    lit:      the landscapes whose number was rolled
    """

    realms: tuple[Principality, Principality]
    backs: tuple[tuple[str, int], ...]
    central: dict[str, int]
    landscapes: int
    events: int
    event: str
    open: tuple[str, ...]
    discard: tuple[int, str]
    number: int
    face: str
    target: int
    lit: frozenset[str] = field(default=frozenset())

    @property
    def open_kinds(self) -> dict[str, int]:
        """The cards of the open stack, each with its count."""
        return {card: self.open.count(card) for card in self.open}


def see(game: Any, seat: int | None) -> Sight:
    """What a seat sees; None is somebody who sits at none."""
    centre = look.centre(game)
    realms = _principality(game, 0, seat), _principality(game, 1, seat)
    rolled = [
        card.place
        for owner in range(2)
        for card in look.principality(game, owner)
        if card.number and card.number == centre.number
    ]
    return Sight(
        realms=realms,
        backs=tuple((stack.back, stack.height) for stack in centre.stacks),
        central=centre.central,
        landscapes=centre.landscapes,
        events=centre.events,
        event=centre.event,
        open=centre.open,
        discard=(centre.discarded, centre.discard),
        number=centre.number,
        face=centre.face,
        target=look.points(game, 0).target,
        lit=frozenset(rolled),
    )


def _principality(game: Any, owner: int, seat: int | None) -> Principality:
    lying, points = look.principality(game, owner), look.points(game, owner)
    backs = look.backs(game, owner)
    own = look.hand(game, owner) if owner == seat else []
    market = look.market(game, owner) if owner == seat else []
    known: list[str | None] = [choice.card for choice in own] if owner == seat else [None] * len(backs)
    return Principality(
        seat=owner,
        cards={card.place: card.card for card in lying},
        stock={card.place: card.stock for card in lying if card.stock is not None},
        totals=look.stocks(game, owner),
        points=points,
        hand=tuple(HandCard(back, card) for back, card in zip(backs, known)),
        hand_limit=look.hand_limit(game, owner),
        rates=tuple(look.rates(game, owner)),
        choices={choice.card: choice for choice in (*own, *market)},
        used=tuple(card.place for card in lying if card.used),
    )
