"""The professional game: another island with open tiles, provisions, special tiles and mysterious places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct, structs

from engine.core import game as core
from engine.core.problems import Refusal, SaveError
from engine.core.values import Action, Event, Part, Step
from engine.felinia.actions import PASS, Pass
from engine.felinia.box import PROVISIONS, SPECIAL_TILES, each, read, tariff_with
from engine.felinia.choice import Choice
from engine.felinia.guest import Guest
from engine.felinia.purse import return_goods
from engine.felinia.scoring import Worth

if TYPE_CHECKING:
    from engine.felinia.game import Felinia

SYMBOL = "mystery"
SOURCE = "places"
"""What points for the cards are called."""
DRAWN_AT_ONCE = 2
NOBODY = -1


class PlaceCard(Struct, frozen=True):
    """A mysterious place of some sort; keeping it may cost a goods tile."""

    id: str
    sort: str
    cost: str


class _PlaceFile(Struct, frozen=True):
    cards: tuple[PlaceCard, ...]


CARDS = {card.id: card for card in read("places", _PlaceFile).cards}


class Places(core.State):
    """The cards of mysterious places.

    stack:   the next one last
    kept:    those of each seat
    drawn:   those that a seat is looking at
    drawer:  the seat that does
    """

    stack: list[str]
    kept: list[tuple[str, ...]]
    drawn: tuple[str, ...] = ()
    drawer: int = NOBODY


class KeepPlace(Action, frozen=True, gc=False):
    """Keep a drawn card, for the goods tile it asks for."""

    rule: ClassVar[str] = "FEL-210"

    card: str


class PlacesDrawn(Event, frozen=True):
    """A seat looks at cards of mysterious places; the others only see how many."""

    seat: int
    cards: tuple[str | None, ...]

    @property
    def reveals(self) -> bool:
        return True

    def seen_by(self, seat: int) -> PlacesDrawn:
        return self if seat == self.seat else structs.replace(self, cards=(None,) * len(self.cards))


class PlaceKept(Event, frozen=True):
    """A seat kept one of the cards and gave a goods tile for it, or none ("")."""

    seat: int
    card: str | None
    given: str

    def seen_by(self, seat: int) -> PlaceKept:
        return self if seat == self.seat else structs.replace(self, card=None)


class PlacesReturned(Event, frozen=True):
    """So many of the cards went under the stack."""

    seat: int
    count: int


class PlacesShown(Event, frozen=True):
    """A seat turned up its mysterious places."""

    seat: int
    cards: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


class DrawPlaces(Step["Felinia"], frozen=True, gc=False):
    """Look at the two top cards (FEL-210)."""

    seat: int

    def run(self, game: Felinia) -> None:
        places = places_of(game)
        places.drawn = tuple(places.stack.pop() for _ in range(min(DRAWN_AT_ONCE, len(places.stack))))
        if places.drawn:
            places.drawer = self.seat
            game.emit(PlacesDrawn(self.seat, places.drawn))
            game.push(OfferPlaces(self.seat))


class OfferPlaces(Step["Felinia"], frozen=True, gc=False):
    """Ask which card is kept, if any can be (FEL-212)."""

    seat: int

    def run(self, game: Felinia) -> None:
        if keepable(game, self.seat):
            game.push(ChoosePlace(self.seat))
        else:
            put_back(game, self.seat)


class ChoosePlace(Choice, frozen=True):
    """Which of the drawn cards is kept (FEL-210 to FEL-213)."""

    rule: ClassVar[str] = "FEL-210"

    def choices(self, game: Felinia) -> list[Action]:
        return [*(KeepPlace(card) for card in keepable(game, self.seat)), PASS]

    def choose(self, game: Felinia, action: KeepPlace | Pass) -> None:
        if isinstance(action, KeepPlace):
            places, card = places_of(game), CARDS[action.card]
            if card.cost:
                return_goods(game, self.seat, card.cost)
            places.kept[self.seat] += (card.id,)
            places.drawn = tuple(drawn for drawn in places.drawn if drawn != card.id)
            game.emit(PlaceKept(self.seat, card.id, card.cost))
        put_back(game, self.seat)

    def again(self) -> Step[Felinia]:
        return OfferPlaces(self.seat)

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        if not isinstance(action, KeepPlace):
            return None
        places = places_of(game)
        if action.card not in places.drawn:
            return Refusal("FEL-210", "not_drawn")
        if CARDS[action.card].sort in sorts(places.kept[self.seat]):
            return Refusal("FEL-210", "same_sort")
        return Refusal("FEL-211", "lacks_goods")


def places_of(game: Felinia) -> Places:
    places = game.extra[Professional.id]
    assert isinstance(places, Places)
    return places


def kept_places(game: Felinia, seat: int) -> tuple[str, ...]:
    """A seat's cards; nobody has any in the basic game."""
    return places_of(game).kept[seat] if Professional.id in game.extra else ()


def places_left(game: Felinia) -> int:
    """How many cards are in the stack."""
    return len(places_of(game).stack) if Professional.id in game.extra else 0


def drawn_places(game: Felinia, eyes: int | None) -> tuple[str | None, ...]:
    """The cards that somebody is looking at, as far as the eyes see them."""
    if Professional.id not in game.extra:
        return ()
    places = places_of(game)
    return places.drawn if places.drawer == eyes else (None,) * len(places.drawn)


def sorts(cards: Sequence[str]) -> set[str]:
    return {CARDS[card].sort for card in cards}


def keepable(game: Felinia, seat: int) -> list[str]:
    """The drawn cards that the seat may keep."""
    places = places_of(game)
    owned, goods = sorts(places.kept[seat]), game.family(seat).goods
    return [
        card
        for card in places.drawn
        if CARDS[card].sort not in owned and (not CARDS[card].cost or CARDS[card].cost in goods)
    ]


def put_back(game: Felinia, seat: int) -> None:
    """What is left of the drawn cards goes under the stack, in the order drawn."""
    places = places_of(game)
    if places.drawn:
        places.stack[:0] = reversed(places.drawn)
        game.emit(PlacesReturned(seat, len(places.drawn)))
    places.drawn, places.drawer = (), NOBODY


class Professional(Guest):
    """The professional game."""

    id = "professional"
    actions = (KeepPlace,)
    events = (PlacesDrawn, PlaceKept, PlacesReturned, PlacesShown)
    steps = (DrawPlaces, OfferPlaces, ChoosePlace)
    State = Places

    def island(self) -> str:
        return "professional"

    def tiles(self) -> Sequence[str]:
        return SPECIAL_TILES

    def set_up(self, game: Felinia) -> None:
        """All tiles lie open from the start (FEL-202, FEL-203)."""
        game.state.turned = set(game.state.tiles)
        game.extra[self.id] = Places(game.chance.shuffle("places", list(CARDS))[::-1], [()] * game.players)

    def swap_cards(self) -> Sequence[str]:
        return (PROVISIONS,)

    def symbol(self, game: Felinia, seat: int, symbol: str) -> Sequence[Step[Any]]:
        return (DrawPlaces(seat),) if symbol == SYMBOL else ()

    def show(self, game: Felinia, seat: int) -> None:
        game.emit(PlacesShown(seat, places_of(game).kept[seat]))

    def worth(self, game: Felinia, seat: int) -> Sequence[Worth]:
        """One card is worth one point, two or more two each (FEL-214, FEL-234)."""
        count = len(places_of(game).kept[seat])
        tariff = tariff_with(game.family(seat).specials)
        parts = [Part(SOURCE, count, each(tariff.places, count)), Part("bonus", count, tariff.place_bonus)]
        return (Worth(SOURCE, tuple(part for part in parts if part.points), "FEL-214"),)

    def conceal(self, game: Felinia, data: dict[str, Any], seat: int) -> None:
        places = data["extra"][self.id]
        places["stack"] = [None] * len(places["stack"])
        places["kept"] = [
            cards if owner == seat else [None] * len(cards) for owner, cards in enumerate(places["kept"])
        ]
        if places["drawer"] != seat:
            places["drawn"] = [None] * len(places["drawn"])

    def imagine(self, game: Felinia, seat: int) -> None:
        """Deal anew what others hold and what comes; nobody gets two cards of a sort."""
        places = places_of(game)
        known = {*places.kept[seat], *(places.drawn if places.drawer == seat else ())}
        unknown = game.chance.shuffle("imagined places", [card for card in CARDS if card not in known])
        for owner in range(game.players):
            if owner != seat:
                places.kept[owner] = _dealt(unknown, len(places.kept[owner]))
        if places.drawer != seat:
            places.drawn = tuple(unknown.pop() for _ in places.drawn)
        places.stack = unknown

    def check(self, game: Felinia) -> None:
        places = places_of(game)
        held = [*places.stack, *places.drawn, *(card for cards in places.kept for card in cards)]
        looking = [step.seat for step in game.steps if isinstance(step, OfferPlaces | ChoosePlace)]
        if (
            sorted(held) != sorted(CARDS)
            or len(places.kept) != game.players
            or any(len(sorts(cards)) < len(cards) for cards in places.kept)
            or len(places.drawn) > DRAWN_AT_ONCE
            or looking != ([places.drawer] if places.drawn else [])
        ):
            raise SaveError("state", "The stored state is impossible: mysterious places lost or found.")


def _dealt(cards: list[str], count: int) -> tuple[str, ...]:
    """Take so many cards of different sorts out of the list, sorts of which most are left first.

    Taking from the largest heaps leaves enough sorts for those who are dealt to later.
    """
    heaps: dict[str, list[str]] = {}
    for card in cards:
        heaps.setdefault(CARDS[card].sort, []).append(card)
    largest = sorted(heaps.values(), key=len, reverse=True)[:count]
    dealt = tuple(heap[0] for heap in largest)
    cards[:] = [card for card in cards if card not in dealt]
    return dealt
