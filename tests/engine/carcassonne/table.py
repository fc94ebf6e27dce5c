"""A table for tests: lay named tiles one after the other and see what comes of it."""

from __future__ import annotations

from typing import Any, NamedTuple

import engine
from engine.carcassonne.game import Carcassonne
from engine.carcassonne.tiles import FORMS
from engine.carcassonne.values import FigureReturned, LayTile, Pass, SetFigure
from engine.core.match import Match
from engine.core.values import Event, Scored

ANN, BEN, CID = range(3)
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")


class Turn(NamedTuple):
    """Lay a tile of the base set and perhaps set a meeple: on a kind of feature, or on an index."""

    tile: str
    x: int
    y: int
    turns: int = 0
    on: str | int | None = None


def feature_index(tile: str, on: str | int) -> int:
    if isinstance(on, int):
        return on
    kinds = [segment.kind for segment in FORMS[f"base/{tile}", 0].segments]
    assert kinds.count(on) == 1, f"base/{tile} has {kinds.count(on)} of {on}"
    return kinds.index(on)


class Table:
    """A match that is played turn by turn with the tiles a test names.

    last:  whether the box holds no other tiles, so that the game ends with the last turn
    then:  tiles that are drawn after the last turn
    """

    def __init__(
        self,
        *turns: Turn,
        players: int = 2,
        last: bool = False,
        then: tuple[str, ...] = (),
        options: dict[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        tiles = [f"base/{tile}" for tile in (*(turn.tile for turn in turns), *then)]
        self.match: Match = engine.new_match(
            "carcassonne", NAMES[:players], options=options, seed=seed, script={"tiles": tiles}
        )
        if last:
            del self.game.state.stack[: -(len(tiles) - 1) or None]
        self.events: list[Event] = []
        for turn in turns:
            self.lay(turn)

    @property
    def game(self) -> Carcassonne:
        game = self.match.game
        assert isinstance(game, Carcassonne)
        return game

    @property
    def scores(self) -> list[int]:
        return self.match.scores()

    def lay(self, turn: Turn) -> None:
        """Play a whole turn; `events` are those of this turn."""
        seat = self.seat
        self.events = self.match.play(LayTile(turn.x, turn.y, turn.turns))
        if self.asks_for_figure:
            assert self.seat == seat
            choice = Pass() if turn.on is None else SetFigure("meeple", feature_index(turn.tile, turn.on))
            self.events += self.match.play(choice)
        else:
            assert turn.on is None, "there was no figure to set"

    @property
    def seat(self) -> int:
        assert self.match.decision is not None
        return self.match.decision.seat

    @property
    def asks_for_figure(self) -> bool:
        return self.match.decision is not None and self.match.decision.kind == "place_figure"

    def of(self, kind: type[Event]) -> list[Any]:
        """The events of one kind in the turn last played."""
        return [event for event in self.events if type(event) is kind]

    @property
    def scored(self) -> list[tuple[int, str, int]]:
        """Who scored with what how much in the turn last played."""
        return [(event.seat, event.source, event.points) for event in self.of(Scored)]

    @property
    def returned(self) -> list[int]:
        """Whose figures came home in the turn last played."""
        return sorted(event.seat for event in self.of(FigureReturned))

    def supply(self, seat: int) -> int:
        return self.game.state.supply["meeple"][seat]

    def offered_features(self) -> list[int]:
        """The indices on which a meeple can be set now."""
        return [action.feature for action in self.match.actions() if isinstance(action, SetFigure)]
