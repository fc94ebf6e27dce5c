"""The Era of Progress: what its cards do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.behaviour import Behaviour, Condition, Steps, card
from engine.catan_duel.catalog import ROOM, Card
from engine.catan_duel.choice import Browsing, RealChoice
from engine.catan_duel.conditions import BEHIND, FILLED_DISCARD, either, has_points, owns, room_for
from engine.catan_duel.places import corners, town_of
from engine.catan_duel.resources import Grow, Receive, Shrink
from engine.catan_duel.stacks import LookThrough, different, into_hand, without_one
from engine.catan_duel.table import BOTH, Slot
from engine.catan_duel.values import PASS, CardFetched, Pass, Pick, Search, TakeCard
from engine.core.problems import Refusal
from engine.core.values import Decision

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel
    from engine.catan_duel.prince import Prince
    from engine.catan_duel.realm import Realm

UNIVERSITY, LIBRARY, TOWN_HALL, BATH = (
    "progress/university",
    "progress/library",
    "progress/town_hall",
    "progress/bath_house",
)
PARISH_HALL, ABBEY = "base/parish_hall", "base/abbey"

# -- action cards


def fruitful(me: Prince) -> list[str]:
    """The landscapes with this turn's number that have room; none before the first roll."""
    stock, number = me.game.state.stock, me.game.state.number
    return [place for place, _ in me.realm.harvest.get(number, ()) if stock[place] < ROOM]


@card("progress/benjamin")
class Benjamin(Behaviour):
    """Each own landscape with this turn's number receives 1 once more."""

    needs = (Condition("no_room", lambda me: fruitful(me)),)

    def play(self, me: Prince) -> Steps:
        return [Grow(tuple(fruitful(me)), self.card.id)]


@card("progress/three_field_system")
class ThreeFieldSystem(Behaviour):
    """Up to 2 grain."""

    needs = (owns(UNIVERSITY), room_for("grain"))

    def play(self, me: Prince) -> Steps:
        return [Receive(me.seat, 2, self.card.id, ("grain",))]


@card("progress/mineral_mining")
class MineralMining(Behaviour):
    """Up to 2 ore."""

    needs = (owns(UNIVERSITY), room_for("ore"))

    def play(self, me: Prince) -> Steps:
        return [Receive(me.seat, 2, self.card.id, ("ore",))]


class FetchCard(Browsing, frozen=True, gc=False):
    """Which card of the discard pile comes to the hand."""

    rule: ClassVar[str] = "CAT-141"

    def laid_open(self, game: CatanDuel) -> list[str]:
        """From the top of the pile."""
        return [*reversed(game.state.discard)]

    def actions(self, game: CatanDuel) -> list[TakeCard]:
        return [TakeCard(card) for card in different(self.laid_open(game))]

    def take(self, game: CatanDuel, action: TakeCard) -> None:
        game.state.discard = without_one(game.state.discard, action.card)
        into_hand(game, self.seat, Slot(action.card, BOTH))
        game.emit(CardFetched(self.seat, action.card))


class Finder(Behaviour):
    """Takes 1 card from the discard pile."""

    steps = (FetchCard,)
    fetches = True

    def play(self, me: Prince) -> Steps:
        return [FetchCard(me.seat)]


@card("progress/guido")
class Guido(Finder):
    """Needs a Town Hall, or fewer victory points than the opponent."""

    needs = (either("needs_card_or_behind", owns(TOWN_HALL), BEHIND), FILLED_DISCARD)


@card("progress/gustav")
class Gustav(Finder):
    """Needs a Library, or fewer victory points than the opponent."""

    needs = (either("needs_card_or_behind", owns(LIBRARY), BEHIND), FILLED_DISCARD)


def curable(me: Prince) -> dict[str, tuple[str, ...]]:
    """For each Bath House the landscapes beside it, if one of them has room."""
    stock = me.game.state.stock
    baths = {place: me.realm.beside(place) for place, building in me.realm.buildings if building.name == BATH}
    return {bath: lands for bath, lands in baths.items() if any(stock[land] < ROOM for land in lands)}


class ChooseBath(RealChoice, frozen=True, gc=False):
    """At which Bath House the Doctor works."""

    rule: ClassVar[str] = "CAT-087"

    why: str

    def actions(self, game: CatanDuel) -> list[Pick]:
        return [Pick(place) for place in curable(game.prince(self.seat))]

    def take(self, game: CatanDuel, action: Pick) -> None:
        game.push(Grow(curable(game.prince(self.seat))[action.place], self.why))


@card("progress/doctor")
class Doctor(Behaviour):
    """The two landscapes beside one Bath House receive 1 each."""

    needs = (owns(BATH), Condition("no_room", lambda me: curable(me)))
    steps = (ChooseBath,)

    def play(self, me: Prince) -> Steps:
        return [ChooseBath(me.seat, self.card.id)]


# -- units and buildings


@card("progress/chief_cannoneer")
class ChiefCannoneer(Behaviour):
    """Needs the University."""

    needs = (owns(UNIVERSITY),)


@card("progress/building_crane")
class BuildingCrane(Behaviour):
    """City expansions that cost more than 4 resources cost 1 less."""

    needs = (owns(UNIVERSITY),)

    def price_cut(self, card: Card) -> int:
        return int(card.expansion and card.place == "city" and card.price > 4)


class SearchStack(Decision["CatanDuel"], frozen=True, gc=False):
    """Which draw stack is looked through, if any."""

    rule: ClassVar[str] = "CAT-089"

    def actions(self, game: CatanDuel) -> list[Search | Pass]:
        return [*(Search(number) for number, stack in enumerate(game.state.stacks) if stack), PASS]

    def take(self, game: CatanDuel, action: Search | Pass) -> None:
        if isinstance(action, Search):
            game.push(LookThrough(self.seat, action.stack))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return Refusal(self.rule, "empty_stack" if isinstance(action, Search) else "not_now")


@card("progress/library")
class Library(Behaviour):
    """When built, look through a draw stack and take 1 card."""

    steps = (SearchStack,)

    def built(self, me: Prince) -> Steps:
        return [SearchStack(me.seat)] if any(me.game.state.stacks) else ()


@card("progress/parliament")
class Parliament(Behaviour):
    """Needs 2 progress points."""

    needs = (has_points(2, "progress"),)


@card("progress/town_hall")
class TownHall(Behaviour):
    """Laid on the Parish Hall in a city; searching a stack costs nothing."""

    needs = (owns(PARISH_HALL),)

    def places(self, realm: Realm) -> Sequence[str]:
        return [
            place
            for place, building in realm.buildings
            if building.name == self.card.facts["covers"] and town_of(place) in realm.cities
        ]

    def search_price(self) -> int | None:
        return self.fact("search_price")


@card("progress/university")
class University(Behaviour):
    """Needs Abbey or Library."""

    needs = (either("needs_one_card", owns(ABBEY), owns(LIBRARY)),)


# -- the plague

PLAGUE = "progress/plague"


@card("progress/bath_house")
class BathHouse(Behaviour):
    """The plague does not reach the landscapes of its city."""

    def shelters(self, realm: Realm, place: str, danger: str) -> Iterable[str]:
        return corners(town_of(place)) if danger == PLAGUE else ()


@card("progress/pharmacy")
class Pharmacy(Behaviour):
    """1 free resource after every plague."""

    def after_event(self, me: Prince, event: Card) -> Steps:
        return [Receive(me.seat, 1, self.card.id)] if event.name == PLAGUE else ()


@card("progress/plague")
class Plague(Behaviour):
    """Every landscape at an own city loses 1, unless a card keeps it out of it."""

    def happens(self, me: Prince) -> Steps:
        sick = {land for city in me.realm.cities for land in corners(city)} - me.realm.sheltered(PLAGUE)
        return [Shrink(tuple(land for land, _ in me.realm.landscapes if land in sick), self.card.id)]
