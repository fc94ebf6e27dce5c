"""The rules of five board games, without any window.

    import engine
    match = engine.new_match("carcassonne", ["Ann", "Ben"], options={"farmers": False}, seed=7)
    while not match.over:
        match.play(match.actions()[0])
    match.scores(), match.ranking()

Each game's package says in its docstring what it offers, what it asks of chance
and what a script may fix.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from engine.core import match as _match
from engine.core import save as _save
from engine.core.match import Match, Seat
from engine.core.options import Option, Value
from engine.core.problems import IllegalAction, OptionError, Refusal, SaveError, ScriptError
from engine.core.save import dumps, save
from engine.core.shelf import GAMES, game_spec
from engine.core.spec import GameSpec

__all__ = [
    "GAMES",
    "GameSpec",
    "IllegalAction",
    "Match",
    "Option",
    "OptionError",
    "Refusal",
    "SaveError",
    "ScriptError",
    "Seat",
    "dumps",
    "load",
    "loads",
    "new_match",
    "save",
]


def new_match(
    game_id: str,
    players: Sequence[str | Seat],
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    script: Mapping[str, Sequence[Any]] | None = None,
) -> Match:
    """Set up a match; OptionError says in one sentence what does not go together."""
    return _match.new_match(game_spec(game_id), players, options, seed, script)


def loads(text: str | bytes) -> Match:
    """The match of a save's text; SaveError for anything that is not a good save."""
    return _save.loads(GAMES, text)


def load(path: str | os.PathLike[str]) -> Match:
    """The match of a save file; SaveError for anything that is not a good save."""
    return _save.load(GAMES, path)


def __getattr__(name: str) -> ModuleType:
    """`engine.bots` and `engine.<game>` without importing them first."""
    if name == "bots" or name in GAMES:
        return import_module(f"engine.{name}")
    raise AttributeError(f"module 'engine' has no attribute {name!r}")
