"""Whether a state that came from a file is one that play can lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.catan_duel.building import Erect, places_for
from engine.catan_duel.catalog import CARDS, CITY, RESOURCES, ROAD, ROOM, SET_UP, SETTLEMENT, Card, box_cards
from engine.catan_duel.happenings import FileEvent
from engine.catan_duel.places import PLACES, ROWS, landscape, middle, town_of
from engine.catan_duel.realm import Realm
from engine.catan_duel.settling import ChooseLandscapes, LayLandscapes
from engine.catan_duel.stacks import Discard, PutAway
from engine.catan_duel.table import BOTH, NOBODY
from engine.core.problems import SaveError
from engine.core.values import Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel

MOST = 1000
"""No count in a step comes near this."""
MOST_TURNS = 10**6


def check(game: CatanDuel) -> None:
    """Raise SaveError unless everything on the table agrees with everything else."""
    _require(game.players == 2, "so many cannot play")
    for seat, realm in enumerate(game.state.realms):
        _check_realm(realm, seat)
    _check_table(game)
    _check_cards(game)
    _check_points(game)
    for step in game.steps:
        _check_step(game, step)


def _require(good: object, what: str) -> None:
    if not good:
        raise SaveError("state", f"The stored state is impossible: {what}.")


# -- principalities


def _check_realm(realm: Realm, seat: int) -> None:
    _require(realm.seat == seat, "a principality of somebody else")
    for layer in (realm.cards, realm.under):
        for place, card in layer.items():
            _require(place in PLACES and PLACES[place].seat == seat, "a card lies nowhere")
            _require(card in CARDS, "a card that does not exist")
    _require(realm.under.keys() <= realm.cards.keys(), "a card is covered by nothing")
    columns = sorted(PLACES[place].column for place in realm.cards if not PLACES[place].row)
    _require(len(columns) >= 3, "a principality without towns")
    _require(columns == list(range(columns[0], columns[-1] + 1)), "a gap between towns")
    for column in columns:
        card = realm.cards[middle(seat, column)]
        fits = card in (SETTLEMENT, CITY) if column % 2 else card == ROAD
        _require(fits, "something wrong in the middle row")
    towns = [column for column in columns if column % 2]
    lands = {landscape(seat, column + step, row) for column in towns for step in (-1, 1) for row in ROWS}
    _require(lands >= {p for p in realm.cards if PLACES[p].is_landscape}, "a landscape lies apart")
    for place, name in realm.cards.items():
        if PLACES[place].row:
            _require(_fits(realm, place, CARDS[name]), "a card lies where it must not")
    for place, name in realm.under.items():
        covers = CARDS[realm.cards[place]].facts.get("covers")
        _require(CARDS[name].name == covers, "a card covers another that it must not cover")


def _fits(realm: Realm, place: str, card: Card) -> bool:
    where = PLACES[place]
    if where.is_landscape:
        return card.kind == "landscape"
    if where.is_outside:
        return card.expansion and card.place == "landscape" and place[:-1] in realm.cards
    town = realm.cards.get(town_of(place))
    inner = where.depth == "1" or town == CITY
    return town is not None and inner and card.place in ("settlement", "city") and realm.may_lie(card, place)


# -- the rest of the table


def _check_table(game: CatanDuel) -> None:
    state = game.state
    _require(len(state.realms) == len(state.hands) == 2, "so many cannot play")
    stores = [place for realm in state.realms for place in realm.all_stores]
    _require(sorted(stores) == sorted(state.stock), "stocks without a place")
    _require(all(0 <= amount <= ROOM for amount in state.stock.values()), "more than a landscape holds")
    _require(state.active in (0, 1) and state.starter in (0, 1), "nobody's turn")
    _require(state.number in range(7), "a die that shows no number")
    _require(state.face in ("", *SET_UP.event_die), "a die that shows no face")
    _require(state.winner in (NOBODY, 0, 1), "an unknown winner")
    _require((state.winner == NOBODY) or not game.steps, "a winner of a running game")
    _require(0 <= state.turn <= MOST_TURNS, "too many turns")
    _require(all(place in PLACES for place in state.used), "a used card that lies nowhere")
    _require(all(card in CARDS for card in state.announced), "a card that does not exist")
    backs = game.box.backs
    _require(len(state.stacks) == len(backs), "too many stacks or too few")
    for back, stack in zip(backs, state.stacks, strict=True):
        _require(all(slot.card in CARDS and slot.back == back for slot in stack), "a card in a wrong stack")
    for hand, bit in zip(state.hands, (1, 2), strict=True):
        _require(all(slot.card in CARDS and slot.back in backs for slot in hand), "no hand cards")
        _require(all(slot.seen & bit for slot in hand), "a hand that its owner does not know")
    piles = [*state.stacks, *state.hands, state.events, state.landscapes]
    _require(all(0 <= slot.seen <= BOTH for pile in piles for slot in pile), "seen by nobody at the table")


def _check_cards(game: CatanDuel) -> None:
    """Every card of the box is somewhere, and only once."""
    state = game.state
    towns = Counter(card for realm in state.realms for card in realm.cards.values())
    in_hand = [card for step in game.steps for card in _carried(step)]
    for name, left in state.central.items():
        built = towns[name] + in_hand.count(name) + (towns[CITY] if name == SETTLEMENT else 0)
        _require(left >= 0 and left + built == CARDS[name].count, "roads or towns lost or found")
    _require(state.central.keys() == SET_UP.central_stacks.keys(), "a central stack is missing")
    used: list[str] = [*state.open, *state.discard, *in_hand]
    used += [
        slot.card for pile in (*state.hands, *state.stacks, state.events, state.landscapes) for slot in pile
    ]
    used += [
        card for realm in state.realms for layer in (realm.cards, realm.under) for card in layer.values()
    ]
    box = Counter({card.id: card.count for card in box_cards(game.box)})
    box.update({card.id: card.count for card in CARDS.values() if card.kind == "landscape"})
    counted = Counter(card for card in used if card not in state.central)
    _require(counted == box, "cards have been lost or found")
    kinds = {slot.card for slot in state.events}, {slot.card for slot in state.landscapes}
    _require(all(CARDS[card].kind == "event" for card in kinds[0]), "an event stack of other cards")
    _require(all(CARDS[card].kind == "landscape" for card in kinds[1]), "a landscape stack of other cards")
    _require(all(CARDS[card].open for card in state.open), "an open stack of other cards")
    _require(all(_may_be_discarded(CARDS[card]) for card in state.discard), "a strange discard pile")


def _may_be_discarded(card: Card) -> bool:
    return not card.open and (card.expansion or card.kind == "action")


def _carried(step: Step[Any]) -> Iterable[str]:
    """The cards that lie nowhere else while a step waits."""
    if isinstance(step, (Discard, Erect, PutAway, FileEvent)):
        return [step.card]
    if isinstance(step, LayLandscapes):
        return step.cards
    return step.chosen if isinstance(step, ChooseLandscapes) else ()


def _check_points(game: CatanDuel) -> None:
    counted = game.copy()
    counted.recount()
    state = game.state
    good = counted.state.tokens == state.tokens and counted.state.victory == state.victory
    _require(good and counted.points == game.points, "points that the cards do not show")


# -- steps


def _check_step(game: CatanDuel, step: Step[Any]) -> None:
    """Whatever a step names must be there."""
    state = game.state
    lying = {place for realm in state.realms for place in realm.cards}
    for name in step.__struct_fields__:
        value = getattr(step, name)
        wrong = f"{step.kind} has a wrong {name}"
        match name:
            case "seat":
                _require(value in (0, 1), wrong)
            case "card":
                _require(value in CARDS, wrong)
            case "cards" | "chosen":
                _require(all(CARDS[card].kind == "landscape" for card in value), wrong)
            case "stack":
                _require(value in range(len(state.stacks)), wrong)
            case "taken":
                _require(value in range(-1, len(state.stacks)), wrong)
            case "number":
                _require(value in range(1, 7), wrong)
            case "place" if not isinstance(step, Erect):
                _require(value in lying, wrong)
            case "places" | "named" | "into":
                stores = step.kind in ("pay_from", "store_at", "receive_at", "hand_over", "grow", "shrink")
                _require(set(value) <= (state.stock.keys() if stores else lying), wrong)
                _require(len(value) == len(set(value)) or step.kind == "grow", wrong)
            case "count" | "needed" | "left" | "cut" | "levy":
                _require(0 <= value <= MOST, wrong)
            case "cost":
                _require(set(value) <= set(RESOURCES) and all(0 <= n <= MOST for n in value.values()), wrong)
            case "kinds":
                _require(set(value) <= set(RESOURCES), wrong)
            case "kind_of":
                _require(value in RESOURCES, wrong)
            case "town":
                seat = step.seat  # type: ignore[attr-defined]
                _require(value in state.realms[seat].towns, wrong)
                _require(len(_bare_corners(state.realms[seat], value)) == 2, wrong)
    if isinstance(step, Erect):
        sites = places_for(game.prince(step.seat), CARDS[step.card])
        _require(step.place in sites, "a card is being built where it must not lie")


def _bare_corners(realm: Realm, town: str) -> list[str]:
    place = PLACES[town]
    every = [landscape(place.seat, place.column + step, row) for step in (-1, 1) for row in ROWS]
    return [corner for corner in every if corner not in realm.cards]
