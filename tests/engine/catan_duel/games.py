"""Games that play themselves.

Whoever chooses quite at random demolishes as often as he builds; in a theme game
the cards then run out before anybody has 12 points, and by the rules such a game
never ends.  So the random player here demolishes seldom.
"""

from __future__ import annotations

from functools import cache

from engine.catan_duel import SPEC
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from engine.core.values import Action

SELDOM = 20


def any_action(match: Match, luck: Chance) -> Action:
    offered = match.actions()
    if luck.roll("mood", SELDOM) > 1:
        offered = tuple(action for action in offered if action.kind != "demolish")
    return luck.pick("action", offered)


@cache
def played_a_while(box: str, decisions: int, seed: int = 1) -> Match:
    """A random game up to a number of decisions.  It is shared: take a branch before playing on."""
    match = new_match(SPEC, ["Red", "Blue"], {"game": box}, seed)
    luck = Chance.start(seed + 1)
    while not match.over and len(match.history) < decisions:
        match.play(any_action(match, luck))
    return match
