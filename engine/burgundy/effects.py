"""What tiles do once, when they are laid, and what they ask of the player then.

The resources name an effect by its "do" and fill its fields; a guest can bring
effects of its own.  While an effect waits for an answer the player may still
spend workers and make the purchase of the turn (COB-051, COB-082); then the
effect is asked anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from engine.burgundy import choices, deeds
from engine.burgundy.actions import (
    DECLINE,
    FetchGoods,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
    TurnAction,
)
from engine.burgundy.boards import INDEX, NAMES
from engine.burgundy.main_board import DEPOTS, NUMBERED, SPACES, next_depot
from engine.burgundy.placing import DoEffect
from engine.burgundy.refusals import refusal_of
from engine.burgundy.tiles import TILES
from engine.burgundy.values import hex_place
from engine.core.problems import Refusal
from engine.core.values import Decision, Part, Step

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy


class Effect(Struct, frozen=True, tag_field="do"):
    """What happens when a tile is laid."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        raise NotImplementedError


class EffectChoice(Decision["Burgundy"], frozen=True, gc=False):
    """An effect that asks something.

    asks:               the kinds of answers
    optional:           whether it can be declined (COB-110)
    tile, number, hex:  the effect of this number of the tile that was laid on the space
    """

    asks: ClassVar[tuple[type[TurnAction], ...]]
    optional: ClassVar[bool] = True

    tile: str
    number: int
    hex: str

    def answers(self, game: Burgundy) -> list[TurnAction]:
        """What the effect itself offers."""
        raise NotImplementedError

    def actions(self, game: Burgundy) -> list[TurnAction]:
        declining = [DECLINE] if self.optional else []
        seat = self.seat
        return [
            *self.answers(game),
            *declining,
            *choices.worker_changes(game, seat),
            *choices.trades(game, seat),
        ]

    def take(self, game: Burgundy, action: TurnAction) -> None:
        if action.meanwhile:
            game.push(DoEffect(self.seat, self.tile, self.number, self.hex))
        action.carry_out(game, self)

    def refusal(self, game: Burgundy, action: Any) -> Refusal:
        return refusal_of(game, self, self.asks, action, uses_dice=False)


# -- gains and points


class GainEffect(Effect, frozen=True, tag="gain"):
    silver: int = 0
    workers: int = 0

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        deeds.gain(game, cause.seat, cause.tile, self.silver, self.workers)


class ScoreEffect(Effect, frozen=True, tag="score"):
    points: int

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        part = Part(cause.tile, 1, self.points)
        game.score(cause.seat, "building", [part], "COB-125", [hex_place(cause.seat, cause.hex)])


class HerdEffect(Effect, frozen=True, tag="herd"):
    """An animal scores, and with it all tiles of its kind on the same pasture (COB-101 to COB-105)."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        score_herd(game, cause, [TILES[cause.tile].type])


def pasture(game: Burgundy, cause: DoEffect) -> list[int]:
    """The other animals that lie on the pasture of the new one."""
    estate = game.estate(cause.seat)
    new = INDEX[cause.hex]
    spaces = estate.map.areas[estate.map.area_of[new]]
    for moment in game.moments["pasture"]:
        spaces = moment(game, cause.seat, spaces)
    laid = [space for space in spaces if space != new and estate.laid[space]]
    return [space for space in laid if TILES[estate.laid[space]].animals]


def score_herd(game: Burgundy, cause: DoEffect, types: list[str]) -> None:
    """Points for the new animal and for those on its pasture that are of these types or join any herd."""
    laid = game.estate(cause.seat).laid
    spaces = [INDEX[cause.hex]]
    for space in pasture(game, cause):
        tile = TILES[laid[space]]
        if tile.type in types or tile.joins_herds:
            spaces.append(space)
    parts = [Part(laid[space], 1, TILES[laid[space]].animals) for space in spaces]
    parts += [Part(tile, len(spaces), more) for tile, more in game.powers(cause.seat).animal_points]
    places = [hex_place(cause.seat, NAMES[space]) for space in spaces]
    game.score(cause.seat, "animals", parts, "COB-101", places)


# -- ships


class FetchEffect(Effect, frozen=True, tag="fetch_goods"):
    """A ship takes all goods of a depot (COB-088); where no goods lie there is nothing to choose."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        if any(game.state.goods):
            game.push(ChooseDepot(cause.seat, cause.tile, cause.number, cause.hex))


class ChooseDepot(EffectChoice, frozen=True, gc=False):
    """From which depot, or which two neighbouring ones, the ship fetches goods."""

    rule: ClassVar[str] = "COB-088"
    asks = (FetchGoods,)
    optional: ClassVar[bool] = False

    def answers(self, game: Burgundy) -> list[TurnAction]:
        found: list[TurnAction] = [FetchGoods((depot,)) for depot in DEPOTS]
        if game.powers(self.seat).second_depot:
            found += [FetchGoods((depot, next_depot(depot))) for depot in DEPOTS]
        return found


class AdvanceEffect(Effect, frozen=True, tag="advance"):
    """The marker moves on the bridge."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        game.push(*game.guest_steps("shipped", cause.seat), AdvanceMarker(cause.seat))


class AdvanceMarker(Step["Burgundy"], frozen=True, gc=False):
    seat: int

    def run(self, game: Burgundy) -> None:
        deeds.advance_marker(game, self.seat)


# -- taking, selling, laying, anything


class TakeEffect(Effect, frozen=True, tag="take"):
    """A tile of these kinds from any numbered depot; none there, none taken (COB-109)."""

    kinds: tuple[str, ...]
    rule: str

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        if choices.takes_of(game, self.kinds):
            game.push(TakeFreely(cause.seat, cause.tile, cause.number, cause.hex))


class TakeFreely(EffectChoice, frozen=True, gc=False):
    """Which tile to take from the numbered depots with market, carpenter or church."""

    rule: ClassVar[str] = "COB-107"
    asks = (TakeTile,)

    def answers(self, game: Burgundy) -> list[TurnAction]:
        return choices.takes_of(game, self.effect(game).kinds)

    def effect(self, game: Burgundy) -> TakeEffect:
        effect = game.effects[self.tile][self.number]
        assert isinstance(effect, TakeEffect)
        return effect

    def refusal(self, game: Burgundy, action: Any) -> Refusal:
        if isinstance(action, TakeTile) and action.die is None and action.space in SPACES:
            if action.space not in NUMBERED:
                return Refusal("COB-117", "black_depot", (action.space,))
            if action.space in game.state.depots:
                return Refusal(self.effect(game).rule, "wrong_kind", (action.space,))
        return super().refusal(game, action)


class SellEffect(Effect, frozen=True, tag="sell"):
    """Sell one colour of choice (COB-119)."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        if any(game.estate(cause.seat).goods):
            game.push(SellFreely(cause.seat, cause.tile, cause.number, cause.hex))


class SellFreely(EffectChoice, frozen=True, gc=False):
    """Which colour to sell with the warehouse."""

    rule: ClassVar[str] = "COB-119"
    asks = (SellGoods,)

    def answers(self, game: Burgundy) -> list[TurnAction]:
        return choices.sales(game, self.seat, None, choices.ANY_NUMBER)


class PlaceEffect(Effect, frozen=True, tag="place"):
    """Lay one more tile; also asked when only a purchase could bring one that fits (COB-086)."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        purchase = not game.state.bought and choices.trades(game, cause.seat)
        if purchase or choices.all_placements(game, cause.seat):
            game.push(PlaceFreely(cause.seat, cause.tile, cause.number, cause.hex))


class PlaceFreely(EffectChoice, frozen=True, gc=False):
    """Which tile to lay where with the town hall."""

    rule: ClassVar[str] = "COB-122"
    asks = (PlaceTile,)

    def answers(self, game: Burgundy) -> list[TurnAction]:
        return choices.all_placements(game, self.seat)


class ExtraActionEffect(Effect, frozen=True, tag="extra_action"):
    """One more action as if with a die of any number (COB-095)."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        game.push(ActFreely(cause.seat, cause.tile, cause.number, cause.hex))


class ActFreely(EffectChoice, frozen=True, gc=False):
    """What to do with the extra action of a castle; it cannot be declined (COB-098)."""

    rule: ClassVar[str] = "COB-095"
    asks = (TakeTile, PlaceTile, SellGoods, TakeWorkers)
    optional: ClassVar[bool] = False

    def answers(self, game: Burgundy) -> list[TurnAction]:
        found = choices.any_actions(game, self.seat)
        for moment in game.moments["extra_actions"]:
            found += moment(game, self.seat)
        return found

    def refusal(self, game: Burgundy, action: Any) -> Refusal:
        return Refusal("COB-098", "not_now") if action == DECLINE else super().refusal(game, action)


EFFECTS: tuple[type[Effect], ...] = (
    GainEffect,
    ScoreEffect,
    HerdEffect,
    FetchEffect,
    AdvanceEffect,
    TakeEffect,
    SellEffect,
    PlaceEffect,
    ExtraActionEffect,
)
STEPS = (AdvanceMarker, ChooseDepot, TakeFreely, SellFreely, PlaceFreely, ActFreely)
