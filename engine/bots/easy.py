"""The easy bot: takes what gives most points now, by its own guess of what it cannot see.

Every action is tried on a few guesses of the position.  When the same seat has
to decide again right after it, the best of those answers counts, so that the
two halves of one move (a tile and the figure on it) are weighed together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.values import Action

GUESSES = 4
"""A fixed number, so that with enough time the clock has no say in the choice."""
MOST_ANSWERS = 30
"""Of a next decision with more answers, evenly spread ones are tried."""


def best(game: Game[Any], seat: int, seconds: float, chance: Chance) -> Action:
    """The action with the highest mean value; equal ones by lot."""
    late_at = monotonic() + seconds

    def late() -> bool:
        return monotonic() >= late_at

    actions = chance.shuffle("order", game.actions())
    values = [0.0] * len(actions)
    for number in range(GUESSES):
        guess = game.guess(seat, chance.roll("guess", 2**53))
        found = [_value_after(guess, action, seat, late) for action in _until(late, actions)]
        if number and len(found) < len(actions):
            break  # half a round would weigh the actions unequally
        values = [value + more for value, more in zip(values, found, strict=False)]
        if late():
            break
    return actions[max(range(len(values)), key=values.__getitem__)]


def _until(late: Callable[[], bool], actions: Sequence[Action]) -> Iterator[Action]:
    """The actions that there is time for, at least one."""
    for number, action in enumerate(actions):
        if number and late():
            return
        yield action


def _value_after(game: Game[Any], action: Action, seat: int, late: Callable[[], bool]) -> float:
    """How the seat stands after an action, its best next answer included."""
    after = _after(game, action)
    decision = after.decision()
    if decision is None or decision.seat != seat or late():
        return _standing(after, seat)
    answers = after.actions()
    some = _until(late, answers[:: 1 + len(answers) // MOST_ANSWERS])
    return max(_standing(_after(after, answer), seat) for answer in some)


def _after(game: Game[Any], action: Action) -> Game[Any]:
    """The game after an action that it offers: a guess offers its seat what the game itself does."""
    after = game.copy()
    after.carry_out(action)
    return after


def _standing(game: Game[Any], seat: int) -> float:
    """Points of the seat ahead of the mean of the others, and what the game itself says of the seat."""
    own = game.points[seat]
    others = sum(game.points) - own
    return own - others / max(1, game.players - 1) + game.judge(seat)
