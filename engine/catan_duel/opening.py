"""From the laid-out cards to the first turn: who begins, start hands, landscapes (CAT-037 to CAT-055)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from engine.catan_duel.stacks import LookThrough, draw
from engine.catan_duel.turn import BeginTurn
from engine.catan_duel.values import PASS, ChooseStack, Pass, StartRolled, Swap, Swapped
from engine.core.problems import Refusal
from engine.core.values import Decision, Step

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel

START_HAND = 3
START_BACK = "base"
"""Start hands come from stacks of the base set only."""


class FindStarter(Step["CatanDuel"], frozen=True, gc=False):
    """Both roll until one number is higher (CAT-037)."""

    def run(self, game: CatanDuel) -> None:
        game.recount()
        rolled = [0, 0]
        while rolled[0] == rolled[1]:
            for seat in range(game.players):
                rolled[seat] = game.chance.roll("start die", 6)
                game.emit(StartRolled(seat, rolled[seat]))
        starter = rolled.index(max(rolled))
        game.state.active = game.state.starter = starter
        arranging = [ArrangeLandscapes(seat) for seat in (starter, 1 - starter)]
        game.push(
            StartHand(starter),
            *(arranging if game.box.landscapes_arranged else ()),
            BeginTurn(starter),
        )


class StartHand(Decision["CatanDuel"], frozen=True, gc=False):
    """From which stack the start hand comes: its top cards, or three of one's choice (CAT-038, CAT-054).

    taken:  the stack of the starting player, which the other one must not use
    """

    rule: ClassVar[str] = "CAT-038"

    taken: int = -1

    def actions(self, game: CatanDuel) -> list[ChooseStack]:
        backs = game.box.backs
        return [
            ChooseStack(stack)
            for stack, back in enumerate(backs)
            if back == START_BACK and stack != self.taken
        ]

    def take(self, game: CatanDuel, action: ChooseStack) -> None:
        if self.taken < 0:
            game.push(StartHand(1 - self.seat, action.stack))
        if game.box.chosen_hands:
            game.push(LookThrough(self.seat, action.stack, START_HAND))
        else:
            for _ in range(START_HAND):
                draw(game, self.seat, action.stack)

    def refusal(self, game: CatanDuel, action: Any) -> Refusal:
        if isinstance(action, ChooseStack):
            return Refusal(self.rule, "taken" if action.stack == self.taken else "no_such_stack")
        return Refusal(self.rule, "not_now")


class ArrangeLandscapes(Decision["CatanDuel"], frozen=True, gc=False):
    """Which landscapes change places before the first turn (CAT-055).

    left:  how many exchanges are left; five are enough for every order of six
    """

    rule: ClassVar[str] = "CAT-055"

    left: int = 5

    def actions(self, game: CatanDuel) -> list[Swap | Pass]:
        places = [place for place, _ in game.state.realms[self.seat].landscapes]
        return [*(Swap(first, second) for first, second in combinations(places, 2)), PASS]

    def take(self, game: CatanDuel, action: Swap | Pass) -> None:
        if isinstance(action, Swap):
            game.swap(self.seat, action.first, action.second)
            game.emit(Swapped(self.seat, action.first, action.second))
            if self.left > 1:
                game.push(ArrangeLandscapes(self.seat, self.left - 1))


STEPS: Sequence[type[Step[Any]]] = (FindStarter, StartHand, ArrangeLandscapes)
