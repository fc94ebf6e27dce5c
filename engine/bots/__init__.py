"""Players that are not people.

They serve every game through its contract alone, and think only on what their
seat may know: two positions that look alike from a seat are alike to its bot.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.bots import easy
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.match import Match
from engine.core.problems import OptionError
from engine.core.values import Action

__all__ = ["LEVELS", "by_lot", "choose", "decide", "own_luck"]

LEVELS = ("random", "easy")
"""Weakest first."""
SELDOM = 20
"""One time in so many."""


def choose(match: Match, seat: int, level: str, seconds: float) -> Action:
    """A legal action for the seat whose decision it is, within about so many seconds.

    The same position, level and enough time give the same action.
    """
    return decide(match.game, seat, level, seconds, own_luck(match.game, seat))


def decide(game: Game[Any], seat: int, level: str, seconds: float, chance: Chance) -> Action:
    """As `choose`, for a bare game and with the bot's luck from outside."""
    if level not in LEVELS:
        raise OptionError("bot_level", f"There is no bot {level!r}.", level=level)
    decision = game.decision()
    if decision is None or decision.seat != seat:
        raise ValueError(f"seat {seat} has nothing to decide")
    if level == "random" or len(game.actions()) == 1:
        return by_lot(game.actions(), chance)
    return easy.best(game, seat, seconds, chance)


def by_lot(actions: Sequence[Action], chance: Chance) -> Action:
    """Any of the actions, but those that only undo something seldom."""
    often = [action for action in actions if not action.seldom]
    if 0 < len(often) < len(actions) and chance.roll("mood", SELDOM) > 1:
        return chance.pick("bot", often)
    return chance.pick("bot", actions)


def own_luck(game: Game[Any], seat: int) -> Chance:
    """Luck that depends on nothing but what the seat sees."""
    seen = msgspec.json.encode(game.view(seat), order="deterministic")
    return Chance.start(int.from_bytes(hashlib.blake2b(seen, digest_size=8).digest(), "big"))
