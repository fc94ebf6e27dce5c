"""Games that play themselves, as the random bot plays them."""

from __future__ import annotations

from functools import cache

from engine.bots import by_lot
from engine.catan_duel import SPEC
from engine.core.chance import Chance
from engine.core.match import Match, new_match


@cache
def played_a_while(box: str, decisions: int, seed: int = 1) -> Match:
    """A random game up to a number of decisions.  It is shared: take a branch before playing on."""
    match = new_match(SPEC, ["Red", "Blue"], {"game": box}, seed)
    luck = Chance.start(seed + 1)
    while not match.over and len(match.history) < decisions:
        match.play(by_lot(match.actions(), luck))
    return match
