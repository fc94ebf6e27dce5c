"""A quick opinion on how a seat stands, in victory points beyond those it already has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.catan_duel.catalog import CARDS, CITY, RESOURCES, ROAD, SETTLEMENT, Card
from engine.catan_duel.happenings import SAFE
from engine.catan_duel.prince import Prince
from engine.catan_duel.realm import Realm
from engine.catan_duel.resources import PayFrom, StoreAt

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel

WORTH = {"wood": 0.055, "brick": 0.06, "grain": 0.06, "wool": 0.05, "ore": 0.065, "gold": 0.04}
"""What a resource in stock is worth; the second of a kind half as much more, and so on."""
GOALS = {ROAD: 0.3, SETTLEMENT: 0.6, CITY: 0.7}
"""What it is worth to have the whole price of a central card together."""
BRIGANDS = 0.3
"""The part of what brigands would take that is as good as lost."""


def prospects(game: CatanDuel, seat: int) -> float:
    """What the principality and the stock of a seat promise, less half of what the other's do."""
    after = _settled(game)
    me = after.prince(seat)
    under_way = _lead(after, seat) - _lead(game, seat)
    return under_way + _promise(me) - 0.5 * _promise(me.other) + 0.02 * len(me.hand)


def _settled(game: CatanDuel) -> CatanDuel:
    """The position when everything is paid and stored: what is built comes after its price."""
    if not isinstance(game.decision(), (PayFrom, StoreAt)):
        return game
    after = game.copy()
    while isinstance(after.decision(), (PayFrom, StoreAt)):
        after.carry_out(after.actions()[0])
    return after


def _lead(game: CatanDuel, seat: int) -> int:
    return game.points[seat] - game.points[1 - seat]


def _promise(me: Prince) -> float:
    stocks = me.stocks
    value = me.realm.worth_of(layout_promise)
    for kind, count in stocks.items():
        value += WORTH[kind] * (count - 0.06 * count * count)
    if sum(stocks.values()) > SAFE:
        value -= BRIGANDS * (WORTH["wool"] * stocks["wool"] + WORTH["gold"] * stocks["gold"])
    return value + _best_goal(me, stocks)


def _best_goal(me: Prince, stocks: dict[str, int]) -> float:
    """How near the seat is to what it wants to build next."""
    best = 0.0
    central = me.game.state.central
    for goal, worth in GOALS.items():
        card = CARDS[goal]
        if central[goal] and me.realm.free_places(card):
            best = max(best, worth * _share(card, stocks) ** 2)
    for slot in me.game.state.hands[me.seat]:
        card = CARDS[slot.card]
        if card.expansion and me.realm.free_places(card):
            best = max(best, _card_worth(card) * _share(card, stocks) ** 2)
    return best


def _share(card: Card, stocks: dict[str, int]) -> float:
    """Which part of a price is there."""
    if not card.price:
        return 1.0
    return 1 - sum([max(0, count - stocks[kind]) for kind, count in card.cost.items()]) / card.price


def _card_worth(card: Card) -> float:
    points = card.points
    return 0.25 + 0.7 * points.victory + 0.1 * (points.strength + points.trade + points.progress)


def layout_promise(realm: Realm) -> float:
    """What the cards of a principality will still be good for."""
    points = realm.points
    value = 0.07 * points.strength + 0.09 * points.trade + 0.05 * points.skill + 0.2 * points.progress
    value += 0.08 * len(realm.landscapes) + 0.05 * len({card.stores for _, card in realm.landscapes})
    numbers = {card.facts["number"] for _, card in realm.landscapes}
    value += 0.04 * len(numbers)
    value += 0.15 * sum(amount - 1 for fruits in realm.harvest.values() for _, amount in fruits)
    value += 0.1 * len(realm.expansions)
    value += 0.06 * sum(3 - offer.count for offer in realm.offers)
    roads = sum(1 for _, card in realm.lying if card.id == ROAD)
    value += 0.45 * (roads - len(realm.towns) + 1)
    return value + 0.05 * sum(1 for kind in RESOURCES if realm.stores[kind])
