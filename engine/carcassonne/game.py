"""The game of Carcassonne: set-up, what is known, what is possible."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Self

from engine.carcassonne import turn, values
from engine.carcassonne.board import Board
from engine.carcassonne.cells import cell_at
from engine.carcassonne.check import check
from engine.carcassonne.figures import FIGURES, MEEPLE, SCORING_MEEPLE
from engine.carcassonne.guest import Guest
from engine.carcassonne.guests import GUESTS, invited
from engine.carcassonne.judge import prospects
from engine.carcassonne.scoring import (
    Award,
    CrownWinners,
    EndGame,
    ReturnFigures,
    Score,
    ScoreFeature,
    ScoreRest,
)
from engine.carcassonne.tiles import TILES, tile_set
from engine.core.chance import Chance
from engine.core.game import AnyState, Game
from engine.core.guests import Moments
from engine.core.options import Options
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Scored, Step


class Carcassonne(Game[Board]):
    """The base game and its guests."""

    State = Board
    action_types: ClassVar[tuple[type[Action], ...]] = (
        values.LayTile,
        values.SetFigure,
        values.Pass,
        *(action for guest in GUESTS for action in guest.actions),
    )
    event_types: ClassVar[tuple[type[Event], ...]] = (
        Scored,
        values.TileDrawn,
        values.TileDiscarded,
        values.TileLaid,
        values.FigureSet,
        values.FigureReturned,
        values.FeatureClosed,
        values.FinalScoring,
        values.GameOver,
        *(event for guest in GUESTS for event in guest.events),
    )
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (
        turn.DrawTile,
        turn.PlaceTile,
        turn.OfferFigure,
        turn.PlaceFigure,
        turn.EndPartialTurn,
        Score,
        ScoreFeature,
        Award,
        ReturnFigures,
        EndGame,
        ScoreRest,
        CrownWinners,
        *(step for guest in GUESTS for step in guest.steps),
    )
    extra_types: ClassVar[dict[str, type[AnyState]]] = {
        guest.id: guest.State for guest in GUESTS if guest.State is not None
    }
    end_rule: ClassVar[str] = "CAR-056"

    __slots__ = ("moments",)

    moments: Moments[Guest]

    def __init__(self, options: Options, players: int, chance: Chance) -> None:
        super().__init__(options, players, chance)
        self.moments = invited(options)

    def copy(self) -> Self:
        new = super().copy()
        new.moments = self.moments
        return new

    # -- set-up

    def set_up(self) -> None:
        start, *tiles = self.box()
        figures = [MEEPLE.id]
        for more_figures in self.moments["figures"]:
            figures += more_figures()
        self.state = Board(
            stack=self._stacked(tiles),
            supply={figure: (FIGURES[figure].count,) * self.players for figure in figures},
            track={SCORING_MEEPLE.id: (0,) * self.players},
        )
        self.state.lay(cell_at(0, 0), start, 0)
        for set_up in self.moments["set_up"]:
            set_up(self)
        turn.begin_turn(self, 0)

    def box(self) -> list[str]:
        """Every single tile that takes part, the start tile first."""
        start = next(tile.id for tile in TILES.values() if tile.start)
        for start_tile in self.moments["start_tile"]:
            start = start_tile()
        tiles = tile_set("base")
        for more_tiles in self.moments["tiles"]:
            tiles += more_tiles()
        return [start, *tiles]

    def _stacked(self, tiles: list[str]) -> list[str]:
        """The tiles in random order, the next one last."""
        stack = self.chance.shuffle("tiles", tiles)[::-1]
        for arrange in self.moments["arrange"]:
            stack = arrange(self, stack)
        return stack

    # -- guests

    def guest_steps(self, moment: str, *facts: Any) -> list[Step[Any]]:
        """The steps that the guests want at a moment."""
        guests = self.moments[moment]
        return [step for steps in guests for step in steps(self, *facts)] if guests else []

    def leaving_guest_steps(self, moment: str) -> list[Step[Any]]:
        """The same at the end of the game, where the last guest comes first (CAR-346 to CAR-352)."""
        return [step for steps in reversed(self.moments[moment]) for step in steps(self)]

    def guest_refusal(self, decision: Decision[Any], action: Action) -> Refusal | None:
        for moment in self.moments["refusal"]:
            refusal: Refusal | None = moment(self, decision, action)
            if refusal is not None:
                return refusal
        return None

    # -- what is known

    def conceal(self, data: dict[str, Any], seat: int) -> None:
        """The order of the stack is a secret; what is in it everyone can count."""
        data["state"]["stack"] = None
        data["state"]["remaining"] = dict(sorted(Counter(self.state.stack).items()))
        for conceal in self.moments["conceal"]:
            conceal(self, data, seat)

    def imagine(self, seat: int) -> None:
        self.state.stack = self._stacked(sorted(self.state.stack))
        for imagine in self.moments["imagine"]:
            imagine(self, seat)

    def check(self) -> None:
        check(self)

    def judge(self, seat: int) -> float:
        return prospects(self, seat)
