"""Phases, rounds and turns, and what a seat does in its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.burgundy import choices
from engine.burgundy.actions import (
    END_TURN,
    EndTurn,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
    TurnAction,
)
from engine.burgundy.deeds import bridge_order, gain
from engine.burgundy.main_board import PHASES, spaces_in_use
from engine.burgundy.refusals import refusal_of
from engine.burgundy.scoring import EndGame
from engine.burgundy.state import NOBODY, Die
from engine.burgundy.tiles import SUPPLY_OF, TILES
from engine.burgundy.values import DiceRolled, GoodLaid, PhaseBegan, PhaseEnded, TurnBegan
from engine.core.problems import Refusal
from engine.core.values import Decision, Step

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy

ASKED = (TakeTile, PlaceTile, SellGoods, TakeWorkers, EndTurn)
"""What a turn is about: the four actions with a die (COB-045), and its end."""


class BeginPhase(Step["Burgundy"], frozen=True, gc=False):
    """Clear and fill the depots, turn up the goods of the rounds (COB-026 to COB-031)."""

    def run(self, game: Burgundy) -> None:
        state = game.state
        phase = PHASES[state.phase]
        cleared = tuple(state.depots.items())
        state.depots.clear()
        for space in spaces_in_use(game.players):
            supply = SUPPLY_OF[space.colour_in(game.players, phase.id)]
            if state.supplies[supply]:
                state.depots[space.id] = game.draw_tile(supply)
        state.round = 0
        state.round_goods = tuple(game.draw_good("goods") for _ in range(phase.rounds))
        game.emit(PhaseBegan(phase.id, cleared, tuple(state.depots.items()), state.round_goods))
        game.push(*game.guest_steps("phase_begins"), BeginRound())


class BeginRound(Step["Burgundy"], frozen=True, gc=False):
    """All roll; the white die sends a good to its depot (COB-034, COB-035); then everyone's turn (COB-037)."""

    def run(self, game: Burgundy) -> None:
        state, chance = game.state, game.chance
        state.order = bridge_order(game)
        rolled = [
            (chance.roll(f"dice {seat}", 6), chance.roll(f"dice {seat}", 6)) for seat in range(game.players)
        ]
        state.dice = [Die(value) for pair in rolled for value in pair]
        state.white = chance.roll("white die", 6)
        game.emit(DiceRolled(PHASES[state.phase].id, state.round, state.order, tuple(rolled), state.white))
        good, *later = state.round_goods
        state.round_goods = tuple(later)
        state.goods[state.white - 1] += (good,)
        game.emit(GoodLaid(good, state.white))
        game.push(*game.guest_steps("round_begins"), *(BeginTurn(seat) for seat in state.order), EndRound())


class BeginTurn(Step["Burgundy"], frozen=True, gc=False):
    seat: int

    def run(self, game: Burgundy) -> None:
        game.state.active = self.seat
        game.state.bought = False
        game.emit(TurnBegan(self.seat))
        for moment in game.moments["turn_begins"]:
            moment(game, self.seat)
        game.push(GoOn(self.seat))


class GoOn(Step["Burgundy"], frozen=True, gc=False):
    """The turn goes on as long as there is something to do; without it, it ends by itself."""

    seat: int

    def run(self, game: Burgundy) -> None:
        if game.unused_dice(self.seat) or choices.trades(game, self.seat):
            game.push(TakeTurn(self.seat))


class TakeTurn(Decision["Burgundy"], frozen=True, gc=False):
    """What to do next with the dice, workers and silver (COB-043, COB-048, COB-081)."""

    rule: ClassVar[str] = "COB-043"

    def actions(self, game: Burgundy) -> list[TurnAction]:
        seat = self.seat
        found: list[TurnAction] = []
        unused = game.unused_dice(seat)
        for die in unused:
            found += choices.die_actions(game, seat, die, game.state.dice[2 * seat + die].value)
        found += choices.worker_changes(game, seat)
        found += choices.trades(game, seat)
        for moment in game.moments["turn_actions"]:
            found += moment(game, seat)
        if not unused:
            found.append(END_TURN)
        return found

    def take(self, game: Burgundy, action: TurnAction) -> None:
        if not isinstance(action, EndTurn):
            game.push(GoOn(self.seat))
        action.carry_out(game, self)

    def refusal(self, game: Burgundy, action: Any) -> Refusal:
        return refusal_of(game, self, ASKED, action, uses_dice=True)


class EndRound(Step["Burgundy"], frozen=True, gc=False):
    """The next round, or the end of the phase after the last one (COB-172)."""

    def run(self, game: Burgundy) -> None:
        state = game.state
        state.active = NOBODY
        if state.round + 1 < PHASES[state.phase].rounds:
            state.round += 1
            game.push(BeginRound())
        else:
            game.emit(PhaseEnded(PHASES[state.phase].id))
            game.push(*game.guest_steps("phase_ends"), PayMines(), EndPhase())


class PayMines(Step["Burgundy"], frozen=True, gc=False):
    """Silver for every mine, and what monasteries add (COB-173)."""

    def run(self, game: Burgundy) -> None:
        for seat in bridge_order(game):
            mines = sum(1 for tile in game.estate(seat).laid if tile and TILES[tile].kind == "mine")
            if mines:
                silver = mines
                for moment in game.moments["mine_silver"]:
                    silver = moment(game, seat, silver)
                gain(game, seat, "mine", silver=silver)
                for tile, more in game.powers(seat).on_mine:
                    gain(game, seat, tile, more.silver * mines, more.workers * mines)


class EndPhase(Step["Burgundy"], frozen=True, gc=False):
    """The next phase, or the end of the game after the last one (COB-176)."""

    def run(self, game: Burgundy) -> None:
        state = game.state
        if state.phase + 1 < len(PHASES):
            state.phase += 1
            game.push(BeginPhase())
        else:
            game.push(EndGame())
