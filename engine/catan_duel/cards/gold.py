"""The Era of Gold: what its cards do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.behaviour import Behaviour, Condition, Steps, card
from engine.catan_duel.catalog import ROOM, Points
from engine.catan_duel.choice import RealChoice
from engine.catan_duel.conditions import LOOT, STRENGTH_ADVANTAGE, either, has_points, owns, room_for
from engine.catan_duel.losses import Surrender
from engine.catan_duel.rates import Offer
from engine.catan_duel.resources import GiveOne, HandOver, Receive, Take
from engine.catan_duel.values import Pick
from engine.core.problems import Refusal
from engine.core.values import Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel
    from engine.catan_duel.prince import Prince
    from engine.catan_duel.realm import Realm

GUILD, PIRATES, HARBOR, MARKET = "gold/merchant_guild", "gold/pirate_ship", "gold/harbor", "base/marketplace"

# -- action cards


@card("gold/gudrun")
class Gudrun(Behaviour):
    """Up to 2 gold from the opponent for each own Pirate Ship."""

    needs = (
        owns(PIRATES),
        Condition("nothing_to_take", lambda me: me.other.stock("gold")),
        room_for("gold"),
    )

    def play(self, me: Prince) -> Steps:
        return [HandOver(me.seat, "gold", 2 * me.count(PIRATES), self.card.id)]


@card("gold/trade_master")
class TradeMaster(Behaviour):
    """1 or 2 resources from the opponent."""

    needs = (owns(GUILD), LOOT)

    def play(self, me: Prince) -> Steps:
        return [Take(me.seat, 2, 1, self.card.id)]


@card("gold/merchant")
class Merchant(Behaviour):
    """1 or 2 resources from the opponent, then 1 back."""

    needs = (
        either(
            "needs_city_or_trade",
            Condition("needs_city", lambda me: me.realm.cities),
            has_points(3, "trade"),
        ),
        LOOT,
    )

    def play(self, me: Prince) -> Steps:
        return [Take(me.seat, 2, 1, self.card.id), GiveOne(me.seat, self.card.id)]


class ChooseLoot(RealChoice, frozen=True, gc=False):
    """Which own landscape is filled with what the opponent has of its kind."""

    rule: ClassVar[str] = "CAT-026"

    why: str

    def actions(self, game: CatanDuel) -> list[Pick]:
        return [Pick(place) for place in fillable(game.prince(self.seat))]

    def take(self, game: CatanDuel, action: Pick) -> None:
        kind = game.prince(self.seat).lying_at(action.place).stores
        game.push(HandOver(self.seat, kind, ROOM, self.why, (action.place,)))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        return Refusal(self.rule, "no_room" if isinstance(action, Pick) else "not_now")


def fillable(me: Prince) -> list[str]:
    """Landscapes with room for something that the opponent has."""
    stock = me.game.state.stock
    return [
        place for place, land in me.realm.landscapes if stock[place] < ROOM and me.other.stock(land.stores)
    ]


@card("gold/brigands")
class Brigands(Behaviour):
    """Fill one own landscape with what the opponent has of its kind."""

    needs = (STRENGTH_ADVANTAGE, Condition("nothing_to_take", lambda me: fillable(me)))
    steps = (ChooseLoot,)

    def play(self, me: Prince) -> Steps:
        return [ChooseLoot(me.seat, self.card.id)]


class SetEvent(Step["CatanDuel"], frozen=True, gc=False):
    """The event die shows this face without being thrown."""

    face: str

    def run(self, game: CatanDuel) -> None:
        game.state.face = self.face


@card("gold/reiner")
class Reiner(Behaviour):
    """Before rolling: the event is a Celebration, at which its player takes 1 resource more."""

    steps = (SetEvent,)
    before_roll = True

    def play(self, me: Prince) -> Steps:
        return [SetEvent("celebration")]

    def on_celebration(self, me: Prince) -> Steps:
        return [Receive(me.seat, 1, self.card.id)]


# -- at a landscape


@card("gold/gold_cache")
class GoldCache(Behaviour):
    """Stores 3 gold; to be laid it needs a hero with strength."""

    needs = (Condition("needs_hero", lambda me: any(hero.points.strength for _, hero in me.realm.heroes)),)


# -- ships and buildings


@card("gold/pirate_ship")
class PirateShip(Behaviour):
    """When built, the opponent discards a trade ship.  1 gold more at every Plentiful Harvest."""

    def built(self, me: Prince) -> Steps:
        ships = tuple(place for place, _ in me.other.realm.trade_ships)
        return [Surrender(me.other.seat, ships, self.card.id, sunk=True)]

    def on_harvest(self, me: Prince) -> Steps:
        return [Receive(me.seat, self.fact("harvest_gold"), self.card.id, ("gold",))]


@card("gold/moneylender")
class Moneylender(Behaviour):
    """The trade advantage takes 2 resources when Trade is rolled."""

    def on_trade(self) -> int:
        return 2


@card("gold/harbor")
class Harbor(Behaviour):
    """1 victory point with 3 trade ships."""

    def bonus(self, realm: Realm) -> Points:
        return Points(victory=int(len(realm.trade_ships) >= 3))


@card("gold/trading_base")
class TradingBase(Behaviour):
    """Marketplace and Harbor count 1 trade point more."""

    def bonus(self, realm: Realm) -> Points:
        return Points(trade=realm.count(MARKET) + realm.count(HARBOR))


@card("gold/mint")
class Mint(Behaviour):
    """Once a turn 1 gold for 1 other resource."""

    def offers(self, realm: Realm, place: str) -> Iterable[Offer]:
        return [Offer("gold", 1, place)]


@card("gold/salt_silo")
class SaltSilo(Behaviour):
    """Every trade ship counts 1 trade point more."""

    def bonus(self, realm: Realm) -> Points:
        return Points(trade=len(realm.trade_ships))


@card("gold/staple_house")
class StapleHouse(Behaviour):
    """When built, 2 free resources."""

    needs = (owns(GUILD),)

    def built(self, me: Prince) -> Steps:
        return [Receive(me.seat, 2, self.card.id)]


# -- events


@card("gold/gift_for_the_prince")
class GiftForThePrince(Behaviour):
    """1 gold for each own unit with strength."""

    def happens(self, me: Prince) -> Steps:
        armed = [place for place, unit in me.realm.units if unit.points.strength]
        return [Receive(me.seat, len(armed), self.card.id, ("gold",))]
