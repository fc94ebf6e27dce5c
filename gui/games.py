"""The faces of the games: which of the engine's games can be shown, and how."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

import engine

if TYPE_CHECKING:
    from gui.table.face import Face


def on_the_shelf() -> tuple[str, ...]:
    """Ids of the games that have a face, in the order of the shelf; nothing is loaded yet."""
    return tuple(game for game in engine.GAMES if _has_face(game))


@cache
def face(game: str) -> Face:
    """The face of a game; loaded when it is first asked for."""
    found: Face = import_module(f"gui.{game}.face").FACE
    return found


def faces() -> dict[str, Face]:
    """Every game on the shelf with its face."""
    return {game: face(game) for game in on_the_shelf()}


@cache
def _has_face(game: str) -> bool:
    try:
        return find_spec(f"gui.{game}.face") is not None
    except ModuleNotFoundError:
        return False  # the game has no folder in gui yet
