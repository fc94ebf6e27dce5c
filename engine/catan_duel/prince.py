"""One player as the cards speak of him: what he owns, what he can store, who the other one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.catan_duel.catalog import CARDS, RESOURCES, ROOM, Card, Points
from engine.catan_duel.realm import Realm

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel

STRENGTH, TRADE = "strength", "trade"
"""The two advantages and their tokens (CAT-130, CAT-131)."""
ADVANTAGE = 3
"""Points that an advantage takes at least."""


class Prince:
    """A seat of a game, only to be asked: nothing here changes anything."""

    __slots__ = ("game", "realm", "seat")

    def __init__(self, game: CatanDuel, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.realm: Realm = game.state.realms[seat]

    @property
    def other(self) -> Prince:
        return Prince(self.game, 1 - self.seat)

    # -- resources

    def stock(self, resource: str) -> int:
        stock = self.game.state.stock
        return sum([stock[place] for place in self.realm.stores[resource]])

    def room(self, resource: str) -> int:
        stock = self.game.state.stock
        return sum([ROOM - stock[place] for place in self.realm.stores[resource]])

    @property
    def stocks(self) -> dict[str, int]:
        return {resource: self.stock(resource) for resource in RESOURCES}

    @property
    def total(self) -> int:
        stock = self.game.state.stock
        return sum([stock[place] for place in self.realm.all_stores])

    @property
    def loot(self) -> list[str]:
        """The kinds of resources that the other has and this one can store (CAT-026)."""
        other = self.other
        return [kind for kind in RESOURCES if other.stock(kind) and self.room(kind)]

    # -- cards

    @property
    def hand(self) -> list[str]:
        return [slot.card for slot in self.game.state.hands[self.seat]]

    @property
    def hand_limit(self) -> int:
        """How many cards the hand holds at the end of the turn (CAT-120)."""
        return 3 + self.points.progress

    def count(self, name: str) -> int:
        return self.realm.count(name)

    def has(self, name: str) -> bool:
        return self.realm.count(name) > 0

    def lying_at(self, place: str) -> Card:
        return CARDS[self.realm.cards[place]]

    @property
    def search_price(self) -> int:
        """What looking through a draw stack costs (CAT-124)."""
        prices = [card.search_price() for _, card in self.realm.taking_part("search_price")]
        return min([price for price in prices if price is not None], default=2)

    # -- points

    @property
    def points(self) -> Points:
        """Without the tokens."""
        return self.realm.points

    @property
    def victory(self) -> int:
        return self.game.points[self.seat]

    def leads(self, token: str) -> bool:
        """Whether he holds the strength or the trade advantage."""
        return self.game.state.tokens[token] == self.seat

    @property
    def behind(self) -> bool:
        """Whether the other has more victory points."""
        return self.victory < self.other.victory
