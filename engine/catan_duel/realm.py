"""A principality: which card lies where, and everything that follows from it.

A realm is a value.  Whoever lays or removes a card makes another one, so what
follows from the cards is worked out once and kept with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct

from engine.catan_duel.behaviour import BEHAVIOURS, Behaviour, overriding
from engine.catan_duel.catalog import CARDS, CITY, RESOURCES, ROAD, SETTLEMENT, Card, Points
from engine.catan_duel.places import (
    BESIDE,
    ORDER,
    PLACES,
    ROWS,
    SITES,
    SITES_BESIDE,
    corners,
    landscape,
    middle,
    outside,
    site,
    town_of,
)
from engine.catan_duel.rates import Offer, best_offers


class Realm(Struct, frozen=True, dict=True):
    """The cards of one principality.

    cards:  what lies at each place, the uppermost card only
    under:  what is covered by it
    """

    seat: int
    cards: dict[str, str]
    under: dict[str, str]

    # -- other realms

    def with_card(self, place: str, card: str) -> Realm:
        """The realm with one more card; a card that already lies there is covered."""
        under = self.under
        if place in self.cards and self.cards[place] != SETTLEMENT:
            under = {**under, place: self.cards[place]}
        return Realm(self.seat, {**self.cards, place: card}, under)

    def without(self, place: str) -> Realm:
        """The realm without the uppermost card at a place."""
        cards, under = self.cards.copy(), self.under
        if place in under:
            under = under.copy()
            cards[place] = under.pop(place)
        else:
            del cards[place]
        return Realm(self.seat, cards, under)

    def swapped(self, first: str, second: str) -> Realm:
        """The realm with what lies at two places exchanged; what hangs on a landscape goes with it."""
        pairs = [(first, second)]
        if PLACES[first].is_landscape:
            pairs.append((outside(first), outside(second)))
        cards, under = self.cards.copy(), self.under.copy()
        for one, other in pairs:
            for layer in (cards, under):
                moved = {other: layer.pop(one, None), one: layer.pop(other, None)}
                layer.update({place: card for place, card in moved.items() if card is not None})
        return Realm(self.seat, cards, under)

    # -- what lies there

    @cached_property
    def lying(self) -> tuple[tuple[str, Card], ...]:
        """Every uppermost card with its place, from left to right."""
        return tuple((place, CARDS[self.cards[place]]) for place in sorted(self.cards, key=ORDER.__getitem__))

    @cached_property
    def expansions(self) -> tuple[tuple[str, Card], ...]:
        return tuple((place, card) for place, card in self.lying if card.expansion)

    @cached_property
    def buildings(self) -> tuple[tuple[str, Card], ...]:
        return tuple((place, card) for place, card in self.lying if card.kind == "building")

    @cached_property
    def units(self) -> tuple[tuple[str, Card], ...]:
        return tuple((place, card) for place, card in self.lying if card.kind == "unit")

    @cached_property
    def heroes(self) -> tuple[tuple[str, Card], ...]:
        return tuple((place, card) for place, card in self.units if card.hero)

    @cached_property
    def trade_ships(self) -> tuple[tuple[str, Card], ...]:
        return tuple((place, card) for place, card in self.units if card.trade_ship)

    @cached_property
    def landscapes(self) -> tuple[tuple[str, Card], ...]:
        return tuple((place, card) for place, card in self.lying if card.kind == "landscape")

    @cached_property
    def towns(self) -> tuple[str, ...]:
        """The places of settlements and cities, from left to right."""
        return tuple(place for place, card in self.lying if card.kind in ("settlement", "city"))

    @cached_property
    def cities(self) -> tuple[str, ...]:
        return tuple(place for place in self.towns if self.cards[place] == CITY)

    @cached_property
    def _counts(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for layer in (self.cards, self.under):
            for card in layer.values():
                name = CARDS[card].name
                counts[name] = counts.get(name, 0) + 1
        return counts

    def count(self, name: str) -> int:
        """How many of a card lie here, covered ones included."""
        return self._counts.get(name, 0)

    def beside(self, place: str) -> tuple[str, ...]:
        """The landscapes left and right of a building site, as far as they lie there."""
        return tuple(land for land in BESIDE[place] if land in self.cards)

    def around(self, land: str) -> tuple[Card, ...]:
        """The cards on the building sites beside a landscape."""
        return tuple(CARDS[self.cards[place]] for place in SITES_BESIDE[land] if place in self.cards)

    # -- moments

    @cached_property
    def _moments(self) -> dict[str, tuple[tuple[str, Behaviour], ...]]:
        return {}

    def taking_part(self, moment: str) -> tuple[tuple[str, Behaviour], ...]:
        """The lying cards that care about a moment, with their places."""
        found = self._moments.get(moment)
        if found is None:
            caring = overriding(moment)
            found = tuple(
                (place, BEHAVIOURS[card.id]) for place, card in self.expansions if card.id in caring
            )
            self._moments[moment] = found
        return found

    def sheltered(self, danger: str) -> set[str]:
        """The landscapes that cards keep out of a danger."""
        cards = self.taking_part("shelters")
        return {land for place, card in cards for land in card.shelters(self, place, danger)}

    # -- points

    @cached_property
    def points(self) -> Points:
        total = Points(victory=len(self.towns) + len(self.cities)) + self.expansion_points
        for _, behaviour in self.taking_part("bonus"):
            total += behaviour.bonus(self)
        return total

    @cached_property
    def expansion_points(self) -> Points:
        """The printed points of the expansions."""
        total = Points()
        for _, card in self.expansions:
            total += card.points
        return total

    # -- resources

    @cached_property
    def stores(self) -> dict[str, tuple[str, ...]]:
        """For each resource the places that can hold it."""
        stores: dict[str, tuple[str, ...]] = dict.fromkeys(RESOURCES, ())
        for place, card in self.lying:
            if card.stores:
                stores[card.stores] += (place,)
        return stores

    @cached_property
    def all_stores(self) -> tuple[str, ...]:
        return tuple(place for place, card in self.lying if card.stores)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """At which rates resources can be traded."""
        return best_offers(
            [offer for place, card in self.taking_part("offers") for offer in card.offers(self, place)]
        )

    @cached_property
    def harvest(self) -> dict[int, tuple[tuple[str, int], ...]]:
        """For each number of the die the landscapes that yield and how much (CAT-063, CAT-064)."""
        fruits: dict[int, tuple[tuple[str, int], ...]] = dict.fromkeys(range(1, 7), ())
        boosters = self.taking_part("boost")
        for place, card in self.landscapes:
            amount = 1 + sum(one.boost(card.stores) for site, one in boosters if place in BESIDE[site])
            fruits[card.facts["number"]] += ((place, amount),)
        return fruits

    # -- opinions

    @cached_property
    def _opinions(self) -> dict[Callable[[Realm], float], float]:
        return {}

    def worth_of(self, opinion: Callable[[Realm], float]) -> float:
        """What somebody thinks of these cards, asked once."""
        known = self._opinions.get(opinion)
        if known is None:
            known = self._opinions[opinion] = opinion(self)
        return known

    # -- where something can be built

    @cached_property
    def _free(self) -> dict[str, tuple[str, ...]]:
        """By a card's kind of place; of two free sites on one side of a city the inner one (CAT-017)."""
        town_sites = {
            town: tuple(
                sites[0]
                for row in ROWS
                if (sites := [s for s in self._sites(town, row) if s not in self.cards])
            )
            for town in self.towns
        }
        seat, columns = self.seat, [PLACES[town].column for town in self.towns]
        ends = [(columns[0], -1), (columns[-1], 1)]
        return {
            "settlement": tuple(s for town in self.towns for s in town_sites[town]),
            "city": tuple(s for town in self.cities for s in town_sites[town]),
            "landscape": tuple(
                outside(place) for place, _ in self.landscapes if outside(place) not in self.cards
            ),
            ROAD: tuple(
                middle(seat, end + step) for end, step in ends if middle(seat, end + step) not in self.cards
            ),
            SETTLEMENT: tuple(
                middle(seat, end + 2 * step) for end, step in ends if middle(seat, end + step) in self.cards
            ),
            CITY: tuple(town for town in self.towns if self.cards[town] == SETTLEMENT),
        }

    def _sites(self, town: str, row: str) -> list[str]:
        depths = SITES if self.cards[town] == CITY else SITES[:1]
        return [site(self.seat, PLACES[town].column, row, depth) for depth in depths]

    def free_places(self, card: Card) -> tuple[str, ...]:
        """Where a card may lie by its kind of place (CAT-083 to CAT-085, CAT-100 to CAT-102)."""
        free = self._free
        return free[card.id] if card.id in free else free[card.place]

    def may_lie(self, card: Card, place: str) -> bool:
        """Whether a card may lie on a building site, free or not."""
        return card.place == "settlement" or self.cards[town_of(place)] == CITY

    def new_corners(self, town: str) -> tuple[str, str]:
        """The places above and below the outer side of a new settlement."""
        top, bottom = (
            next(c for c in corners(town) if PLACES[c].row == row and c not in self.cards) for row in ROWS
        )
        return top, bottom


def start_realm(seat: int, top: tuple[str, ...], bottom: tuple[str, ...]) -> Realm:
    """Two settlements, a road and six landscapes (CAT-031)."""
    cards = {middle(seat, -1): SETTLEMENT, middle(seat, 0): ROAD, middle(seat, 1): SETTLEMENT}
    for row, lands in zip(ROWS, (top, bottom), strict=True):
        for column, land in zip((-2, 0, 2), lands, strict=True):
            cards[landscape(seat, column, row)] = land
    return Realm(seat, cards, {})
