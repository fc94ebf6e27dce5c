"""What is known of a game before it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from engine.core.game import Game
from engine.core.options import Option, Options
from engine.core.problems import OptionError


def _no_conflict(options: Options, players: int) -> OptionError | None:
    return None


class GameSpec(Struct, frozen=True):
    """A game as the shelf and the new-game dialog see it.

    load:      imports and returns the game's class, so that the shelf stays light
    rules:     raised whenever a change of the rules may break the replay of older saves
    chance:    the names under which the game asks chance: all that a script may fix
    secrets:   whether seats know different things with these options, so that the table needs its curtain
    conflict:  what does not go together in these options with so many players, or None
    """

    id: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    load: Callable[[], type[Game[Any]]]
    rules: int = 1
    chance: tuple[str, ...] = ()
    secrets: bool | Callable[[Options], bool] = False
    conflict: Callable[[Options, int], OptionError | None] = _no_conflict

    def check_players(self, players: int) -> None:
        """OptionError unless so many can play."""
        if not self.min_players <= players <= self.max_players:
            raise OptionError(
                "players",
                f"This game is for {self.min_players} to {self.max_players} players, not {players}.",
                least=self.min_players,
                most=self.max_players,
                players=players,
            )
