"""The Era of Turmoil: what its cards do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.behaviour import Behaviour, Condition, Steps, card
from engine.catan_duel.building import Lose
from engine.catan_duel.catalog import Card
from engine.catan_duel.choice import Browsing, RealChoice
from engine.catan_duel.conditions import LOOT, STRENGTH_ADVANTAGE, owns
from engine.catan_duel.losses import ShowHand, Surrender
from engine.catan_duel.places import PLACES, town_of
from engine.catan_duel.resources import Pay, Receive, Take
from engine.catan_duel.stacks import different, into_hand, out_of_hand
from engine.catan_duel.table import BOTH, Slot
from engine.catan_duel.values import PASS, CardStolen, Demand, Pass, Pick, TakeCard
from engine.core.problems import Refusal
from engine.core.values import Action, Decision

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel
    from engine.catan_duel.prince import Prince

TAVERN = "turmoil/hedge_tavern"

# -- attacks


@card("turmoil/voyage_of_plunder")
class VoyageOfPlunder(Behaviour):
    """2 resources from an opponent who has more victory points, otherwise 1."""

    needs = (STRENGTH_ADVANTAGE, LOOT)

    def play(self, me: Prince) -> Steps:
        count = 2 if me.behind else 1
        return [Take(me.seat, count, count, self.card.id)]


def armed(me: Prince) -> tuple[str, ...]:
    """The places of the units with strength."""
    return tuple(place for place, unit in me.realm.units if unit.points.strength)


@card("turmoil/archer")
class Archer(Behaviour):
    """The opponent loses a unit with strength, of his choice."""

    needs = (owns(TAVERN), Condition("no_target", lambda me: armed(me.other)))
    wardable = True

    def play(self, me: Prince) -> Steps:
        return [Surrender(me.other.seat, armed(me.other), self.card.id)]


def burnable(me: Prince) -> tuple[str, ...]:
    """The places of buildings in settlements and cities that nothing guards."""
    guards = me.realm.taking_part("guards")
    return tuple(
        place
        for place, _ in me.realm.buildings
        if PLACES[place].is_site and not any(one.guards(post, place) for post, one in guards)
    )


@card("turmoil/arsonist")
class Arsonist(Behaviour):
    """Choose an unguarded building in a settlement or city of the opponent: he loses it."""

    needs = (owns(TAVERN), Condition("no_target", lambda me: burnable(me.other)))
    wardable = True

    def play(self, me: Prince) -> Steps:
        return [Surrender(me.seat, burnable(me.other), self.card.id)]


class StealCard(Browsing, frozen=True, gc=False):
    """Which card of the opponent's hand is taken, if any."""

    rule: ClassVar[str] = "CAT-087"

    def laid_open(self, game: CatanDuel) -> list[str]:
        return game.prince(1 - self.seat).hand

    def actions(self, game: CatanDuel) -> list[TakeCard | Pass]:
        return [*(TakeCard(card) for card in different(self.laid_open(game))), PASS]

    def take(self, game: CatanDuel, action: TakeCard | Pass) -> None:
        if isinstance(action, TakeCard):
            out_of_hand(game, 1 - self.seat, action.card)
            into_hand(game, self.seat, Slot(action.card, BOTH))
            game.emit(CardStolen(self.seat, action.card, 1 - self.seat))


@card("turmoil/traitor")
class Traitor(Behaviour):
    """See the opponent's hand and take 1 card, or none."""

    needs = (owns(TAVERN), Condition("no_target", lambda me: me.other.hand))
    steps = (StealCard,)
    wardable = True

    def play(self, me: Prince) -> Steps:
        return [ShowHand(me.seat), StealCard(me.seat)]


# -- protection


@card("turmoil/sebastian")
class Sebastian(Behaviour):
    """Riots, Feud or Fraternal Feuds pass its player by."""

    def refuses(self, event: Card) -> bool:
        return event.name in ("turmoil/riots", "base/feud", "base/fraternal_feuds")


@card("turmoil/lookout_tower", "turmoil/heinrich")
class Watch(Behaviour):
    """Wards off Archer, Arsonist and Traitor when the die shows one of its numbers."""

    def wards_on(self) -> Sequence[int]:
        return self.card.facts["wards_on"]  # type: ignore[no-any-return]


@card("turmoil/irmgard")
class Irmgard(Behaviour):
    """1 free resource for every other own expansion lost to an event or an attack."""

    def own_loss(self, me: Prince) -> Steps:
        return [Receive(me.seat, 1, self.card.id)]


@card("turmoil/fire_brigade")
class FireBrigade(Behaviour):
    """No building of its city burns."""

    def guards(self, place: str, other_place: str) -> bool:
        return town_of(place) == town_of(other_place)


@card("turmoil/chapel_low", "turmoil/chapel_high")
class Chapel(Behaviour):
    """Riots pass its owner by when the production die shows one of its numbers."""

    def spares(self, me: Prince, event: Card) -> bool:
        return event.name == "turmoil/riots" and me.game.state.number in self.card.facts["spares_on"]


# -- buildings


@card("turmoil/drill_ground")
class DrillGround(Behaviour):
    """Heroes cost 1 resource less."""

    def price_cut(self, card: Card) -> int:
        return int(card.hero)


@card("turmoil/fairgrounds")
class Fairgrounds(Behaviour):
    """When built, 2 free resources for who has more skill."""

    def built(self, me: Prince) -> Steps:
        return [Receive(me.seat, 2, self.card.id)] if me.points.skill > me.other.points.skill else ()


class ChooseTithe(Decision["CatanDuel"], frozen=True, gc=False):
    """Whether the tithe is wool or grain."""

    rule: ClassVar[str] = "CAT-089"

    count: int
    why: str

    def actions(self, game: CatanDuel) -> list[Demand]:
        return [Demand("wool"), Demand("grain")]

    def take(self, game: CatanDuel, action: Demand) -> None:
        game.push(Receive(self.seat, self.count, self.why, (action.resource,)))


@card("turmoil/tithe_barn")
class TitheBarn(Behaviour):
    """When built, 1 wool for each own hero, or 1 grain for each."""

    steps = (ChooseTithe,)

    def built(self, me: Prince) -> Steps:
        return [ChooseTithe(me.seat, len(me.realm.heroes), self.card.id)] if me.realm.heroes else ()


# -- events


class PayLevy(Action, frozen=True, gc=False):
    """Pay the gold that the riots demand."""


class SettleRiots(RealChoice, frozen=True, gc=False):
    """Whether the levy is paid or a unit leaves."""

    rule: ClassVar[str] = "CAT-075"

    levy: int
    why: str

    def actions(self, game: CatanDuel) -> list[PayLevy | Pick]:
        me = game.prince(self.seat)
        paying: list[PayLevy | Pick] = [PayLevy()] if me.stock("gold") >= self.levy else []
        return [*paying, *(Pick(place) for place in restless(me))]

    def take(self, game: CatanDuel, action: PayLevy | Pick) -> None:
        if isinstance(action, Pick):
            game.push(Lose(action.place, self.why))
        else:
            game.push(Pay(self.seat, {"gold": self.levy}, self.why))

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        if isinstance(action, PayLevy):
            return Refusal(self.rule, "needs_gold")
        return Refusal(self.rule, "not_affected" if isinstance(action, Pick) else "not_now")


def restless(me: Prince) -> tuple[str, ...]:
    """The places of the units with strength or trade points."""
    return tuple(place for place, unit in me.realm.units if unit.points.strength or unit.points.trade)


@card("turmoil/riots")
class Riots(Behaviour):
    """Pay 1 gold for 1 or 2 units with strength or trade points, 2 gold for more, or lose one of them."""

    steps = (SettleRiots,)
    actions = (PayLevy,)

    def concerns(self, me: Prince) -> bool:
        return bool(restless(me))

    def happens(self, me: Prince) -> Steps:
        return [SettleRiots(me.seat, 1 if len(restless(me)) <= 2 else 2, self.card.id)]
