"""The cards, the set-up and the boxes, read from the resources.

A card is data: what it costs, shows and stores, and where it may lie.  What it
does beyond that is its behaviour (see `engine.catan_duel.behaviour`).
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

DATA = Path(__file__).resolve().parents[2] / "resources" / "catan_duel"

RESOURCES = ("wood", "brick", "grain", "wool", "ore", "gold")
ROAD, SETTLEMENT, CITY = "central/road", "central/settlement", "central/city"
YULE = "base/yule"
ROOM = 3
"""A landscape stores so many of its resource (CAT-020)."""


class Points(Struct, frozen=True):
    """What cards are worth."""

    victory: int = 0
    strength: int = 0
    trade: int = 0
    skill: int = 0
    progress: int = 0

    def __add__(self, other: Points) -> Points:
        return Points(
            self.victory + other.victory,
            self.strength + other.strength,
            self.trade + other.trade,
            self.skill + other.skill,
            self.progress + other.progress,
        )


NO_POINTS = Points()


class Card(Struct, frozen=True, dict=True):
    """A card as the resources describe it.

    back:     the stack it belongs to: cards with one back lie in stacks of their own
    kind:     "action", "building", "unit", "special_place", "event", "landscape", "road",
              "settlement" or "city"
    unit:     what sort of unit: "hero", "trade_ship", "large_trade_ship", "pirate_ship" or "other"
    place:    where it lies: "settlement" (any town), "city", "landscape", "hand", "events"
    unique:   only one of it may lie in a principality
    open:     it is built from the open stack and never comes to a hand
    same_as:  another card that it is a further copy of, with another back
    facts:    numbers and names that its behaviour works with
    rule:     the entry of the rule ledger about it
    """

    id: str
    count: int
    back: str
    kind: str
    place: str
    rule: str
    unit: str = ""
    cost: dict[str, int] = field(default_factory=dict)
    points: Points = NO_POINTS
    unique: bool = False
    attack: bool = False
    open: bool = False
    same_as: str = ""
    facts: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def name(self) -> str:
        """What it is called, whatever its back: the id of the card it is a copy of."""
        return self.same_as or self.id

    @cached_property
    def price(self) -> int:
        """How many resources it costs in all, as printed."""
        return sum(self.cost.values())

    @cached_property
    def stores(self) -> str:
        """The resource that can lie on it."""
        stored: str = self.facts.get("stores", "")
        return stored

    @property
    def hero(self) -> bool:
        return self.unit == "hero"

    @property
    def trade_ship(self) -> bool:
        return self.unit in ("trade_ship", "large_trade_ship")

    @property
    def expansion(self) -> bool:
        return self.kind in ("building", "unit", "special_place")


class Box(Struct, frozen=True, dict=True):
    """One of the games that can be played with the cards.

    sets:                 whose cards take part
    stacks:               into how many draw stacks the cards of each back are dealt
    target:               victory points that win
    wins_at_once:         during the own turn already, not only at its end
    chosen_hands:         start hands are picked out of a stack, not drawn
    landscapes_arranged:  both may rearrange their landscapes before the first turn
    """

    sets: tuple[str, ...]
    stacks: dict[str, int]
    target: int
    wins_at_once: bool
    chosen_hands: bool
    landscapes_arranged: bool

    @cached_property
    def backs(self) -> tuple[str, ...]:
        """The back of each draw stack, from left to right."""
        return tuple(back for back, count in self.stacks.items() for _ in range(count))


class StartLayout(Struct, frozen=True):
    """The landscapes of a start principality, from left to right."""

    colour: str
    top: tuple[str, ...]
    bottom: tuple[str, ...]


class SetUp(Struct, frozen=True):
    principalities: tuple[StartLayout, ...]
    central_stacks: dict[str, int]
    event_die: tuple[str, ...]


class _CardSet(Struct):
    set: str
    cards: tuple[Card, ...]


def _cards() -> dict[str, Card]:
    sets = ("central", "base", "gold", "turmoil", "progress")
    read = [
        msgspec.json.decode((DATA / "cards" / f"{name}.json").read_bytes(), type=_CardSet) for name in sets
    ]
    return {card.id: card for one in read for card in one.cards}


CARDS = _cards()
BOXES = msgspec.json.decode((DATA / "boxes.json").read_bytes(), type=dict[str, Box])
SET_UP = msgspec.json.decode((DATA / "setup.json").read_bytes(), type=SetUp)


def box_cards(box: Box) -> list[Card]:
    """Every kind of card that takes part beside the central ones."""
    return [card for card in CARDS.values() if card.id.split("/")[0] in box.sets]
