"""The base set: what its cards do.  Heroes only show points; they need no words here."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from engine.catan_duel.behaviour import Behaviour, Condition, Steps, card
from engine.catan_duel.catalog import CARDS, RESOURCES, ROOM
from engine.catan_duel.conditions import has, has_resources
from engine.catan_duel.happenings import BRIGAND, DrawEvent, RebuildEvents
from engine.catan_duel.losses import NameCards, RaidHand, ShowHand, Surrender
from engine.catan_duel.places import PLACES
from engine.catan_duel.prince import STRENGTH
from engine.catan_duel.rates import Offer
from engine.catan_duel.resources import Grow, Pay, PayAny, Receive, gain
from engine.catan_duel.settling import ChooseLandscapes
from engine.catan_duel.values import PASS, ChooseNumber, Pass, Store, Swap, Swapped
from engine.core.values import Decision

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel
    from engine.catan_duel.prince import Prince
    from engine.catan_duel.realm import Realm

# -- action cards


class SetDie(Decision["CatanDuel"], frozen=True, gc=False):
    """Which number the production die shows this turn."""

    rule: ClassVar[str] = "CAT-061"

    def actions(self, game: CatanDuel) -> list[ChooseNumber]:
        return [ChooseNumber(number) for number in range(1, 7)]

    def take(self, game: CatanDuel, action: ChooseNumber) -> None:
        game.state.number = action.number


@card("base/brigitta")
class Brigitta(Behaviour):
    """Before rolling: set the production die."""

    needs = (Condition("die_already_set", lambda me: not me.game.state.number),)
    steps = (SetDie,)
    before_roll = True

    def play(self, me: Prince) -> Steps:
        return [SetDie(me.seat)]


@card("base/goldsmith")
class Goldsmith(Behaviour):
    """3 gold become 2 free resources."""

    needs = (has(3, "gold"),)

    def play(self, me: Prince) -> Steps:
        return [Pay(me.seat, {"gold": 3}, self.card.id), Receive(me.seat, 2, self.card.id)]


@card("base/merchant_caravan")
class MerchantCaravan(Behaviour):
    """2 resources become 2 free resources."""

    needs = (has_resources(2),)

    def play(self, me: Prince) -> Steps:
        return [PayAny(me.seat, 2, self.card.id), Receive(me.seat, 2, self.card.id)]


@card("base/scout")
class Scout(Behaviour):
    """While building a settlement: choose its landscapes from the whole stack."""

    def scouts(self, me: Prince, town: str) -> Steps:
        return [ChooseLandscapes(me.seat, town)]


class Relocate(Decision["CatanDuel"], frozen=True, gc=False):
    """Which two cards change places."""

    rule: ClassVar[str] = "CAT-087"

    def actions(self, game: CatanDuel) -> list[Swap]:
        return [Swap(first, second) for first, second in exchangeable(game.state.realms[self.seat])]

    def take(self, game: CatanDuel, action: Swap) -> None:
        game.swap(self.seat, action.first, action.second)
        game.emit(Swapped(self.seat, action.first, action.second))
        game.recount()


def exchangeable(realm: Realm) -> list[tuple[str, str]]:
    """Two landscapes, or two expansions that may lie where the other one does."""
    lands = [place for place, _ in realm.landscapes]
    outer = [place for place, _ in realm.expansions if PLACES[place].is_outside]
    sites = [place for place, _ in realm.expansions if PLACES[place].is_site]
    fitting = [pair for pair in combinations(sites, 2) if fit(realm, *pair)]
    return [*combinations(lands, 2), *combinations(outer, 2), *fitting]


def fit(realm: Realm, first: str, second: str) -> bool:
    """Whether two expansions come to lie beside other landscapes, where both may lie."""
    one, other = CARDS[realm.cards[first]], CARDS[realm.cards[second]]
    moves = realm.beside(first) != realm.beside(second)
    return moves and realm.may_lie(one, second) and realm.may_lie(other, first)


@card("base/relocation")
class Relocation(Behaviour):
    """Exchange two own landscapes or two own expansions."""

    steps = (Relocate,)

    def play(self, me: Prince) -> Steps:
        return [Relocate(me.seat)]


# -- buildings


@card("base/iron_foundry", "base/grain_mill", "base/lumber_camp", "base/weavers_shop", "base/brick_factory")
class Booster(Behaviour):
    """Landscapes of its resource beside it yield 1 more."""

    def boost(self, resource: str) -> int:
        return int(resource == self.card.facts["boosts"])


@card("base/parish_hall")
class ParishHall(Behaviour):
    """Searching a stack costs 1 resource instead of 2."""

    def search_price(self) -> int | None:
        return self.fact("search_price")


@card("base/storehouse")
class Storehouse(Behaviour):
    """Brigands do not count the two landscapes beside it."""

    def shelters(self, realm: Realm, place: str, danger: str) -> Iterable[str]:
        return realm.beside(place) if danger == BRIGAND else ()


@card("base/marketplace")
class Marketplace(Behaviour):
    """1 resource that the opponent's landscapes yield, when more of his have the number."""

    def after_production(self, me: Prince, number: int) -> Steps:
        theirs = me.other.realm.harvest[number]
        if len(theirs) <= len(me.realm.harvest[number]):
            return ()
        kinds = {me.other.lying_at(place).stores for place, _ in theirs}
        return [Receive(me.seat, 1, self.card.id, tuple(kind for kind in RESOURCES if kind in kinds))]


@card("base/toll_bridge")
class TollBridge(Behaviour):
    """2 gold more at every Plentiful Harvest."""

    def on_harvest(self, me: Prince) -> Steps:
        return [Receive(me.seat, self.fact("harvest_gold"), self.card.id, ("gold",))]


# -- ships


@card(
    "base/ore_ship",
    "base/grain_ship",
    "base/gold_ship",
    "base/lumber_ship",
    "base/brick_ship",
    "base/wool_ship",
)
class TradeShip(Behaviour):
    """2 of its resource for 1 other."""

    def offers(self, realm: Realm, place: str) -> Iterable[Offer]:
        return [Offer(self.card.facts["trades"], 2)]


@card("base/large_trade_ship")
class LargeTradeShip(Behaviour):
    """2 resources of one landscape beside it for 1 other."""

    def offers(self, realm: Realm, place: str) -> Iterable[Offer]:
        lands = {land: one.stores for land, one in realm.landscapes}
        return [Offer(lands[land], 2, land) for land in realm.beside(place)]


# -- events


@card("base/fraternal_feuds")
class FraternalFeuds(Behaviour):
    """Who has the strength advantage puts 2 of the other's hand cards under stacks."""

    def concerns(self, me: Prince) -> bool:
        return me.other.leads(STRENGTH) and bool(me.hand)

    def happens(self, me: Prince) -> Steps:
        return [ShowHand(me.other.seat), RaidHand(me.other.seat, 2)]


@card("base/invention")
class Invention(Behaviour):
    """1 free resource for each own building with a progress point, at most 2."""

    def happens(self, me: Prince) -> Steps:
        learned = [place for place, building in me.realm.buildings if building.points.progress]
        return [Receive(me.seat, min(2, len(learned)), self.card.id)]


@card("base/year_of_plenty")
class YearOfPlenty(Behaviour):
    """Each landscape receives 1 for every Storehouse and Abbey beside it."""

    def happens(self, me: Prince) -> Steps:
        fed = [
            land
            for land, _ in me.realm.landscapes
            for building in me.realm.around(land)
            if building.name in ("base/storehouse", "base/abbey")
        ]
        return [Grow(tuple(fed), self.card.id)]


class BuyResource(Decision["CatanDuel"], frozen=True, gc=False):
    """What is bought for 1 gold, and where it is stored.

    left:  how many resources may still be bought
    """

    rule: ClassVar[str] = "CAT-075"

    left: int
    why: str

    def actions(self, game: CatanDuel) -> list[Store | Pass]:
        return [*(Store(place) for place in for_sale(game.prince(self.seat))), PASS]

    def take(self, game: CatanDuel, action: Store | Pass) -> None:
        if isinstance(action, Pass):
            return
        me = game.prince(self.seat)
        gain(game, action.place, 1, self.why)
        if self.left > 1 and me.stock("gold") > 1 and for_sale(me):
            game.push(BuyResource(self.seat, self.left - 1, self.why))
        game.push(Pay(self.seat, {"gold": 1}, self.why))


def for_sale(me: Prince) -> list[str]:
    """The stores that a bought resource can go to."""
    kinds = [kind for kind in RESOURCES if kind != "gold"]
    stock = me.game.state.stock
    return [place for kind in kinds for place in me.realm.stores[kind] if stock[place] < ROOM]


@card("base/traveling_merchant")
class TravelingMerchant(Behaviour):
    """Buy up to 2 resources at 1 gold each."""

    steps = (BuyResource,)

    def concerns(self, me: Prince) -> bool:
        return me.stock("gold") > 0 and bool(for_sale(me))

    def happens(self, me: Prince) -> Steps:
        return [BuyResource(me.seat, 2, self.card.id)]


@card("base/feud")
class Feud(Behaviour):
    """Who has the strength advantage names 3 buildings of the other, who removes 1 of them."""

    def concerns(self, me: Prince) -> bool:
        return me.other.leads(STRENGTH) and bool(me.realm.buildings)

    def happens(self, me: Prince) -> Steps:
        places = tuple(place for place, _ in me.realm.buildings)
        if len(places) <= 3:
            return [Surrender(me.seat, places, self.card.id)]
        return [NameCards(me.other.seat, places, 3, self.card.id)]


@card("base/yule")
class Yule(Behaviour):
    """Make the event stack anew and draw again."""

    def revealed(self, game: CatanDuel, seat: int) -> Steps:
        return [RebuildEvents(), DrawEvent()]


@card("base/trade_ships_race")
class TradeShipsRace(Behaviour):
    """Most trade ships: 1 free resource; a tie with ships brings it to both."""

    def happens(self, me: Prince) -> Steps:
        mine, theirs = len(me.realm.trade_ships), len(me.other.realm.trade_ships)
        return [Receive(me.seat, 1, self.card.id)] if mine and mine >= theirs else ()
