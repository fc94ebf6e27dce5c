"""A table for tests: lay named tiles one after the other and see what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import engine
from engine.carcassonne.board import Figure
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.game import Carcassonne
from engine.carcassonne.tiles import FORMS
from engine.carcassonne.turn import PlaceTile
from engine.carcassonne.values import FigureReturned, LayTile, Pass, SetFigure
from engine.core.match import Match
from engine.core.values import Action, Event, Scored

ANN, BEN, CID, DOT = range(4)
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


Laid = tuple[str, int, int, int]
"""A tile that lies somewhere: its id, x, y and turns."""
Figured = tuple[int, str, int, int, int]
"""A figure that stands somewhere: seat, figure, x, y and index of the feature."""


class Scene(Table):
    """A position put together by hand, from which a turn is played.

    Tiles may lie apart from the start tile and more often than the box has them: a
    test shows only what it is about.  `options` are the flags that are switched on.

    draw:     the tiles that are drawn from here on, the first one by `seat`
    last:     whether the game ends with them
    totals:   points of the seats' scoring meeples
    ferries:  where ferries lie: x, y and the two road ends of each
    """

    def __init__(
        self,
        *options: str,
        laid: Sequence[Laid] = (),
        figures: Sequence[Figured] = (),
        draw: Sequence[str],
        players: int = 2,
        seat: int = 0,
        last: bool = False,
        totals: Sequence[int] = (),
        ferries: Sequence[tuple[int, int, int, int]] = (),
        script: dict[str, list[Any]] | None = None,
    ) -> None:
        self.match = engine.new_match(
            "carcassonne", NAMES[:players], dict.fromkeys(options, True), seed=1, script=script
        )
        game = self.game
        state = game.state
        for tile, x, y, turns in laid:
            wanted = state.wanted.get(cell_at(x, y), "....")
            edges = FORMS[tile, turns].edges
            assert all(want in (".", edge) for want, edge in zip(wanted, edges)), f"{tile} at {x},{y}"
            state.lay(cell_at(x, y), tile, turns)
        for x, y, one, two in ferries:
            game.extra["ferries"].at[cell_at(x, y)] = (one, two)
            state.join(segment_of(cell_at(x, y), one), segment_of(cell_at(x, y), two), 0)
        for owner, figure, x, y, feature in figures:
            state.set_figure(segment_of(cell_at(x, y), feature), Figure(owner, figure))
        if totals:
            state.track["scoring_meeple"] = tuple(totals)
            game.points = list(totals)
        first, *others = draw
        state.stack[:] = [*([] if last else state.stack), *reversed(others)]
        game.steps = [PlaceTile(seat, first)]
        game._actions = None
        self.events = []

    def put(self, x: int, y: int, turns: int = 0) -> Scene:
        """Lay the drawn tile; `events` are those from here on."""
        self.events = []
        return self.do(LayTile(x, y, turns))

    def do(self, *actions: Action) -> Scene:
        for action in actions:
            self.events += self.match.play(action)
        return self

    def set(self, figure: str, feature: int) -> Scene:
        return self.do(SetFigure(figure, feature))

    def done(self) -> Scene:
        """Go on to the next tile or the end: pass, or take what is offered first."""
        while not self.match.over and not isinstance(self.match.decision, PlaceTile):
            actions = self.match.actions()
            self.do(Pass() if Pass() in actions else actions[0])
        return self

    @property
    def asked(self) -> str | None:
        return None if self.match.decision is None else self.match.decision.kind

    def offers(self, kind: type[Action]) -> list[Any]:
        """The actions of a kind that are offered now."""
        return [action for action in self.match.actions() if type(action) is kind]

    def figures_at(self, x: int, y: int, feature: int) -> list[tuple[int, str]]:
        standing = self.game.state.figures.get(segment_of(cell_at(x, y), feature), ())
        return [(figure.seat, figure.figure) for figure in standing]

    def left(self, figure: str) -> tuple[int, ...]:
        """How many figures of a kind the seats have in their supplies."""
        return self.game.state.supply[figure]

    def refused(self, action: Action) -> str:
        """The rule that forbids an action."""
        refusal = self.game.why_not(action)
        assert refusal is not None
        return refusal.rule


def road(x: int, y: int, length: int) -> list[Laid]:
    """A road from west to east that ends at a monastery in the west; its last tile is missing.

    Completed by base/a at (x + length - 1, y), turned once.  Its part on each tile is entry 0.
    """
    return [("base/a", x, y, 3), *(("base/u", x + step, y, 0) for step in range(1, length - 1))]


def city(x: int, y: int, size: int, shields: int = 0) -> list[Laid]:
    """A city from west to east whose last tile is missing.

    Completed by base/e at (x + size - 1, y), turned three times.  Its part on each tile is entry 0.
    """
    middle = ["base/f"] * shields + ["base/g"] * (size - 2 - shields)
    return [("base/e", x, y, 1), *((tile, x + step, y, 0) for step, tile in enumerate(middle, 1))]


def around(x: int, y: int, count: int) -> list[Laid]:
    """So many of the tiles around a monastery or garden, empty fields with a monastery each."""
    places = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
    return [("base/b", x + dx, y + dy, 0) for dx, dy in places[:count]]
