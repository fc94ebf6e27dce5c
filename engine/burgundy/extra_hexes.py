"""Guest: the four further hexes (COB-195 to COB-208).

Monastery 27 is a power like others; 28 sells workers; the crane copies a
building; the geese score with any herd.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from engine.burgundy.actions import TurnAction
from engine.burgundy.deeds import gain, pay
from engine.burgundy.effects import Effect, EffectChoice, pasture, score_herd
from engine.burgundy.guest import Guest
from engine.burgundy.placing import DoEffect
from engine.burgundy.tiles import TILES
from engine.core.options import Option, flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy


class WorkersBought(Event, frozen=True, gc=False):
    """The seat pays for workers, which it then gains."""

    seat: int
    silver: int


class BuyWorkers(TurnAction, frozen=True, gc=False):
    """Two workers for 1 silver, with monastery 28."""

    meanwhile: ClassVar[bool] = True

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        seat = choice.seat
        pay(game, seat, silver=1)
        game.emit(WorkersBought(seat, 1))
        gain(game, seat, "bought", workers=game.powers(seat).workers_for_silver)


class UseBuilding(TurnAction, frozen=True, gc=False):
    """Use the advantage of this building with the crane."""

    building: str

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        assert isinstance(choice, ChooseBuilding)
        effects = range(len(game.effects[self.building]))
        game.push(*(DoEffect(choice.seat, self.building, number, choice.hex) for number in effects))


class CopyEffect(Effect, frozen=True, tag="copy_building"):
    """The crane: the advantage of any building (COB-201)."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        game.push(ChooseBuilding(cause.seat, cause.tile, cause.number, cause.hex))


class ChooseBuilding(EffectChoice, frozen=True, gc=False):
    """Which building the crane stands for."""

    rule: ClassVar[str] = "COB-201"
    asks = (UseBuilding,)

    def answers(self, game: Burgundy) -> list[TurnAction]:
        buildings = [
            tile for tile in TILES.values() if tile.kind == "building" and tile.set in game.tile_sets
        ]
        return [UseBuilding(tile.id) for tile in buildings if tile.id != self.tile]


class CountHerd(TurnAction, frozen=True, gc=False):
    """Score the animals of this kind with the geese."""

    animal: str

    def carry_out(self, game: Burgundy, choice: Decision[Any]) -> None:
        assert isinstance(choice, ChooseHerd)
        score_herd(game, choice.cause, [self.animal])


class MixedHerdEffect(Effect, frozen=True, tag="mixed_herd"):
    """The geese score with one other kind on their pasture (COB-204)."""

    def happen(self, game: Burgundy, cause: DoEffect) -> None:
        kinds = herds(game, cause)
        if len(kinds) > 1:
            game.push(ChooseHerd(cause.seat, cause.tile, cause.number, cause.hex))
        else:
            score_herd(game, cause, kinds)


class ChooseHerd(EffectChoice, frozen=True, gc=False):
    """Which kind of animal scores with the geese."""

    rule: ClassVar[str] = "COB-204"
    asks = (CountHerd,)
    optional: ClassVar[bool] = False

    def answers(self, game: Burgundy) -> list[TurnAction]:
        return [CountHerd(kind) for kind in herds(game, self.cause)]

    @property
    def cause(self) -> DoEffect:
        return DoEffect(self.seat, self.tile, self.number, self.hex)


def herds(game: Burgundy, cause: DoEffect) -> list[str]:
    """The kinds of animals on the pasture of the geese."""
    laid = game.estate(cause.seat).laid
    return sorted({TILES[laid[space]].type for space in pasture(game, cause)})


class ExtraHexes(Guest):
    id: ClassVar[str] = "extra_hexes"
    options: ClassVar[tuple[Option, ...]] = (flag("extra_hexes"),)
    tiles: ClassVar[tuple[str, ...]] = ("extra_hexes",)
    actions = (BuyWorkers, UseBuilding, CountHerd)
    events = (WorkersBought,)
    steps = (ChooseBuilding, ChooseHerd)
    effects = (CopyEffect, MixedHerdEffect)

    def refusal(self, game: Burgundy, decision: Decision[Any], action: Action) -> Refusal | None:
        if not isinstance(action, BuyWorkers):
            return None
        owned = game.powers(decision.seat).workers_for_silver
        return Refusal("COB-199", "no_silver" if owned else "no_monastery")

    def trades(self, game: Burgundy, seat: int) -> Iterable[TurnAction]:
        if game.powers(seat).workers_for_silver and game.estate(seat).silver:
            return (BuyWorkers(),)
        return ()
