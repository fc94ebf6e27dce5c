"""The games that can be played, in the order of the home shelf."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from engine.core.problems import OptionError
from engine.core.spec import GameSpec


class Shelf(Mapping[str, GameSpec]):
    """Game ids to specs.  A game's package is imported when it is first asked for."""

    def __init__(self, *ids: str) -> None:
        self._ids = ids

    def __getitem__(self, id: str) -> GameSpec:
        if id not in self._ids:
            raise KeyError(id)
        spec: GameSpec = import_module(f"engine.{id}").SPEC
        return spec

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


GAMES = Shelf("carcassonne", "burgundy", "burgundy_dice", "felinia", "catan_duel")


def game_spec(id: str) -> GameSpec:
    """The game of that id; OptionError when it is not on the shelf."""
    if id not in GAMES:
        raise OptionError("unknown_game", f"There is no game {id!r}.", game=id)
    return GAMES[id]
