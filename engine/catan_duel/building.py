"""Building: what a card costs, where it may lie, what it demands (CAT-083 to CAT-103), and taking it away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.behaviour import BEHAVIOURS
from engine.catan_duel.catalog import CARDS, SETTLEMENT, Card
from engine.catan_duel.choice import RealChoice
from engine.catan_duel.places import PLACES
from engine.catan_duel.resources import Pay
from engine.catan_duel.settling import NewLandscapes
from engine.catan_duel.stacks import PutAway, out_of_hand, without_one
from engine.catan_duel.values import Build, Built, Removed, Waive
from engine.core.problems import Refusal
from engine.core.values import Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel
    from engine.catan_duel.prince import Prince

_RULES = {"settlement": "CAT-083", "city": "CAT-084", "landscape": "CAT-085"}
"""The rule about each kind of place."""


def rule_of(card: Card) -> str:
    return _RULES[card.place] if card.expansion else card.rule


# -- what can be built


def price_cut(me: Prince, card: Card) -> int:
    """How many resources of the builder's choice are left out of the price."""
    return sum([one.price_cut(card) for _, one in me.realm.taking_part("price_cut")])


def missing(me: Prince, cost: dict[str, int]) -> int:
    """How many resources are lacking for a price."""
    return sum([max(0, count - me.stock(kind)) for kind, count in cost.items()])


def affordable(me: Prince, card: Card) -> bool:
    lacking = missing(me, card.cost)
    return not lacking or lacking <= price_cut(me, card)


def buildable(me: Prince) -> list[str]:
    """The cards a seat may think of building: of its hand, of the open stack, of the central stacks."""
    state = me.game.state
    hand = sorted({slot.card for slot in state.hands[me.seat]})
    return [
        *(card for card in hand if CARDS[card].expansion),
        *dict.fromkeys(state.open),
        *(card for card, left in state.central.items() if left),
    ]


def places_for(me: Prince, card: Card) -> Sequence[str]:
    return BEHAVIOURS[card.id].places(me.realm)


def unmet(me: Prince, card: Card) -> Refusal | None:
    """The first condition of a card that does not hold (CAT-087)."""
    for condition in BEHAVIOURS[card.id].needs:
        if not condition.holds(me):
            return Refusal(card.rule, condition.reason, condition.cards)
    return None


def hindrance(me: Prince, card: Card) -> Refusal | None:
    """Why a card cannot be built anywhere."""
    if me.game.state.central.get(card.id) == 0:
        return Refusal("CAT-103", "stack_empty")
    if card.unique and me.has(card.name):
        return Refusal("CAT-086", "only_once")
    if not affordable(me, card):
        return Refusal(rule_of(card), "price")
    return unmet(me, card) or (None if places_for(me, card) else Refusal(rule_of(card), "no_place"))


def builds(me: Prince) -> list[Build]:
    """Everything that can be built now."""
    found = []
    for name in buildable(me):
        card = CARDS[name]
        if hindrance(me, card) is None:
            found += [Build(name, place) for place in places_for(me, card)]
    return found


def build_refusal(me: Prince, action: Build) -> Refusal:
    if action.card not in me.game.state.central and action.card not in buildable(me):
        return Refusal("CAT-080", "not_at_hand")
    card = CARDS[action.card]
    return hindrance(me, card) or Refusal(rule_of(card), "wrong_place", tuple(places_for(me, card)))


# -- building


def build(me: Prince, action: Build) -> None:
    """Take the card from where it lies, pay and lay it down."""
    game, card = me.game, CARDS[action.card]
    if card.id in game.state.central:
        game.state.central[card.id] -= 1
    elif card.open:
        game.state.open = without_one(game.state.open, card.id)
    else:
        out_of_hand(game, me.seat, card.id)
    game.push(
        PayPrice(me.seat, card.id, card.cost, price_cut(me, card)), Erect(me.seat, card.id, action.place)
    )


class PayPrice(Step["CatanDuel"], frozen=True, gc=False):
    """Leave out of a price what need not be paid, then pay it.

    cut:  how many resources may still be left out
    """

    seat: int
    card: str
    cost: dict[str, int]
    cut: int

    def run(self, game: CatanDuel) -> None:
        if not self.cut or not self.cost:
            game.push(Pay(self.seat, self.cost, "price"))
        else:
            game.push(WaiveResource(self.seat, self.card, self.cost, self.cut))

    def choices(self, game: CatanDuel) -> list[str]:
        """What can be left out so that the rest can be paid."""
        me = game.prince(self.seat)
        return [kind for kind in self.cost if missing(me, self.without(kind).cost) <= self.cut - 1]

    def without(self, kind: str) -> PayPrice:
        cost = {one: count - (one == kind) for one, count in self.cost.items()}
        cost = {one: count for one, count in cost.items() if count}
        return PayPrice(self.seat, self.card, cost, self.cut - 1)


class WaiveResource(RealChoice, frozen=True, gc=False):
    """Which resource is left out of a reduced price."""

    rule: ClassVar[str] = "CAT-087"

    card: str
    cost: dict[str, int]
    cut: int

    def actions(self, game: CatanDuel) -> list[Waive]:
        price = PayPrice(self.seat, self.card, self.cost, self.cut)
        return [Waive(kind) for kind in price.choices(game)]

    def take(self, game: CatanDuel, action: Waive) -> None:
        game.push(PayPrice(self.seat, self.card, self.cost, self.cut).without(action.resource))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return Refusal(self.rule, "price" if isinstance(action, Waive) else "not_now")


class Erect(Step["CatanDuel"], frozen=True, gc=False):
    """Lay a paid card down; what it does when it is built comes after the price (CAT-089)."""

    seat: int
    card: str
    place: str

    def run(self, game: CatanDuel) -> None:
        game.lay(self.place, self.card)
        game.emit(Built(self.seat, self.card, self.place))
        game.recount()
        if self.card == SETTLEMENT:
            game.push(NewLandscapes(self.seat, self.place))
        game.push(*BEHAVIOURS[self.card].built(game.prince(self.seat)))


# -- taking away

DEMOLITION = "demolition"


def remove(game: CatanDuel, place: str, why: str, to: str) -> str:
    """Take a card out of a principality; where it goes then is said by `to`."""
    state = game.state
    seat = PLACES[place].seat
    card = state.realms[seat].cards[place]
    state.realms[seat] = state.realms[seat].without(place)
    state.stock.pop(place, None)
    if place in state.used:
        state.used = without_one(state.used, place)
    if CARDS[card].open:
        to = "open"
        state.open += (card,)
    elif to == "discard":
        state.discard += (card,)
    game.emit(Removed(seat, card, place, why, to))
    game.recount()
    return card


def demolish(game: CatanDuel, place: str) -> None:
    """Remove an own expansion without compensation (CAT-115, CAT-116)."""
    remove(game, place, DEMOLITION, "discard")


class Lose(Step["CatanDuel"], frozen=True, gc=False):
    """An expansion is lost to an event or to an action card and goes under a stack of the owner's choice."""

    place: str
    why: str

    def run(self, game: CatanDuel) -> None:
        card = remove(game, self.place, self.why, "stack")
        owner = game.prince(PLACES[self.place].seat)
        for _, one in owner.realm.taking_part("own_loss"):
            game.push(*one.own_loss(owner))
        if not CARDS[card].open:
            game.push(PutAway(owner.seat, card))


class Sink(Step["CatanDuel"], frozen=True, gc=False):
    """An expansion goes to the discard pile."""

    place: str
    why: str

    def run(self, game: CatanDuel) -> None:
        remove(game, self.place, self.why, "discard")


STEPS: Sequence[type[Step[Any]]] = (PayPrice, WaiveResource, Erect, Lose, Sink)
