"""What can be seen on the table, for boards, hints and bots.  Nothing here changes a game.

What a seat must not see is not asked here: a hand is described for its owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.catan_duel.building import hindrance, places_for, price_cut
from engine.catan_duel.catalog import CARDS, YULE, Card
from engine.catan_duel.choice import Browsing
from engine.catan_duel.happenings import FileEvent
from engine.catan_duel.places import BESIDE, PLACES, ROWS, SITES, site
from engine.catan_duel.prince import STRENGTH, TRADE, Prince
from engine.catan_duel.table import NOBODY
from engine.catan_duel.trading import available
from engine.catan_duel.turn import ActionPhase, RollDice, play_hindrance
from engine.core.problems import Refusal

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel


class Lying(Struct, frozen=True):
    """A card in a principality.

    under:   a card that it covers, or ""
    stock:   how much is stored on it; None where nothing can be
    number:  the die number of a landscape, 0 for other cards
    beside:  the landscapes that an expansion on a building site lies beside
    used:    it has been used and cannot be used again in this turn
    """

    place: str
    column: int
    row: str
    depth: str
    card: str
    kind: str
    under: str
    stock: int | None
    number: int
    beside: tuple[str, ...]
    used: bool


class FreePlace(Struct, frozen=True):
    """A place where something can be laid, and which cards the seat could lay there now."""

    place: str
    column: int
    row: str
    depth: str
    buildable: tuple[str, ...]


class Points(Struct, frozen=True):
    """What a seat has; victory points include the tokens."""

    victory: int
    strength: int
    trade: int
    skill: int
    progress: int
    strength_token: bool
    trade_token: bool
    target: int


class Price(Struct, frozen=True):
    """One kind of resource in a price: how many, and how many of them are missing."""

    resource: str
    count: int
    missing: int


class Choice(Struct, frozen=True):
    """A card that a seat could build or play, or why it cannot.

    left:    how many of it there are in its stack, or in the hand
    prices:  its price by kinds, with what is missing
    cut:     how many resources of the seat's choice are left out of the price
    places:  where it could lie, whether or not it can be paid
    refusal: None when it can be used now
    """

    card: str
    left: int
    prices: tuple[Price, ...]
    cut: int
    places: tuple[str, ...]
    refusal: Refusal | None


class Rate(Struct, frozen=True):
    """So many of a kind for 1 of another; `enough` when they are there, `by` as in an Offer."""

    give: str
    count: int
    by: str
    enough: bool


class StackView(Struct, frozen=True):
    """A draw stack: its back and its height."""

    number: int
    back: str
    height: int


class Centre(Struct, frozen=True):
    """What lies between the two principalities.

    yule_in:  after how many event cards Yule comes
    event:    the event card that is being resolved, or ""
    discard:  the top card of the discard pile, or ""
    """

    stacks: tuple[StackView, ...]
    central: dict[str, int]
    landscapes: int
    events: int
    yule_in: int
    event: str
    open: tuple[str, ...]
    discard: str
    discarded: int
    number: int
    face: str


def principality(game: CatanDuel, seat: int) -> list[Lying]:
    """Every card of a principality, from left to right."""
    realm = game.state.realms[seat]
    return [_lying(game, seat, place, card) for place, card in realm.lying]


def columns(game: CatanDuel, seat: int) -> range:
    """The columns that a principality takes up, with the landscapes at both ends."""
    towns = [PLACES[town].column for town in game.state.realms[seat].towns]
    return range(towns[0] - 1, towns[-1] + 2)


def free_places(game: CatanDuel, seat: int) -> list[FreePlace]:
    """Where something could be laid, and what of it the seat can build there now."""
    me = game.prince(seat)
    where: dict[str, list[str]] = {place: [] for place in _empty_sites(me)}
    for choice in (*hand(game, seat), *market(game, seat)):
        for place in choice.places:
            where.setdefault(place, [])
            if choice.refusal is None:
                where[place].append(choice.card)
    return [_free(place, cards) for place, cards in where.items()]


def hand(game: CatanDuel, seat: int) -> list[Choice]:
    """The hand of a seat, card by card: by their backs, and then as they came."""
    me = game.prince(seat)
    return [_choice(me, CARDS[slot.card], 1) for slot in game.state.hands[seat]]


def laid_open(game: CatanDuel) -> list[str]:
    """The cards that only the deciding seat may see now: of a searched stack, a shown hand, a pile."""
    decision = game.decision()
    return decision.laid_open(game) if isinstance(decision, Browsing) else []


def backs(game: CatanDuel, seat: int) -> list[str]:
    """What the other sees of a hand."""
    return [slot.back for slot in game.state.hands[seat]]


def market(game: CatanDuel, seat: int) -> list[Choice]:
    """What both can build without a hand card: the central stacks and the open stack."""
    me, state = game.prince(seat), game.state
    central = [_choice(me, CARDS[card], left) for card, left in state.central.items()]
    opened = [_choice(me, CARDS[card], state.open.count(card)) for card in dict.fromkeys(state.open)]
    return [*central, *opened]


def points(game: CatanDuel, seat: int) -> Points:
    me = game.prince(seat)
    shown = me.points
    return Points(
        me.victory,
        shown.strength,
        shown.trade,
        shown.skill,
        shown.progress,
        me.leads(STRENGTH),
        me.leads(TRADE),
        game.box.target,
    )


def called_off(game: CatanDuel) -> bool:
    """Whether the game is over without a victory."""
    return game.over and game.state.winner == NOBODY


def stocks(game: CatanDuel, seat: int) -> dict[str, int]:
    """How many of each resource a seat has."""
    return game.prince(seat).stocks


def rates(game: CatanDuel, seat: int) -> list[Rate]:
    """At which rates a seat trades."""
    me = game.prince(seat)
    return [
        Rate(offer.give, offer.count, offer.by, available(me, offer) >= offer.count)
        for offer in me.realm.offers
    ]


def hand_limit(game: CatanDuel, seat: int) -> int:
    return game.prince(seat).hand_limit


def search_price(game: CatanDuel, seat: int) -> int:
    """What looking through a stack costs a seat at the end of its turn."""
    return game.prince(seat).search_price


def centre(game: CatanDuel) -> Centre:
    """The stacks, the dice and the event in play."""
    state = game.state
    filed = next((step.card for step in game.steps if isinstance(step, FileEvent)), "")
    from_top = [slot.card for slot in reversed(state.events)]
    return Centre(
        tuple(
            StackView(number, back, len(stack))
            for number, (back, stack) in enumerate(zip(game.box.backs, state.stacks, strict=True))
        ),
        dict(state.central),
        len(state.landscapes),
        len(state.events),
        from_top.index(YULE),
        filed,
        state.open,
        state.discard[-1] if state.discard else "",
        len(state.discard),
        state.number,
        state.face,
    )


def _lying(game: CatanDuel, seat: int, place: str, card: Card) -> Lying:
    where, realm = PLACES[place], game.state.realms[seat]
    return Lying(
        place,
        where.column,
        where.row,
        where.depth,
        card.id,
        card.kind,
        realm.under.get(place, ""),
        game.state.stock.get(place),
        card.facts.get("number", 0),
        BESIDE.get(place, ()),
        place in game.state.used,
    )


def _empty_sites(me: Prince) -> list[str]:
    """The building sites that no card lies on."""
    realm = me.realm
    return [
        place
        for town in realm.towns
        for row in ROWS
        for depth in (SITES if town in realm.cities else SITES[:1])
        if (place := site(me.seat, PLACES[town].column, row, depth)) not in realm.cards
    ]


def _free(place: str, cards: list[str]) -> FreePlace:
    where = PLACES[place]
    return FreePlace(place, where.column, where.row, where.depth, tuple(dict.fromkeys(cards)))


def _choice(me: Prince, card: Card, left: int) -> Choice:
    stock = me.stocks
    prices = tuple(Price(kind, count, max(0, count - stock[kind])) for kind, count in card.cost.items())
    places = () if card.kind == "action" else tuple(places_for(me, card))
    return Choice(card.id, left, prices, price_cut(me, card), places, _refusal(me, card))


def _refusal(me: Prince, card: Card) -> Refusal | None:
    """Why a card cannot be used now; what is wrong with the card itself comes before the wrong moment."""
    decision = me.game.decision()
    own = decision if decision is not None and decision.seat == me.seat else None
    if card.kind == "action":
        moment = isinstance(own, (RollDice, ActionPhase))
        refusal = play_hindrance(me, card, before_roll=isinstance(own, RollDice))
    else:
        moment = isinstance(own, ActionPhase)
        refusal = hindrance(me, card)
    return refusal or (None if moment else Refusal("CAT-080", "not_now"))
