"""Robbers: they wait on the score track for figures that move on (CAR-274 to CAR-296)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.carcassonne.board import shares
from engine.carcassonne.cells import cell_at, cell_of, index_of, segment_of, xy
from engine.carcassonne.expansions.robbing import (
    ROBBER,
    ROBBERS,
    ChooseLoot,
    ChooseTrail,
    FollowFigure,
    Gang,
    Rob,
    RobberFollowed,
    RobFigure,
    gang,
    note_move,
)
from engine.carcassonne.guest import Guest, Steps, require
from engine.carcassonne.look import TRACK_SPACES, TrackPlace
from engine.carcassonne.scoring import Award, ScoreFeature, strengths
from engine.carcassonne.tiles import tile_set
from engine.carcassonne.values import PASS, Pass
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Part, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

LEFT_OVER = 3
"""Points for a robber that is still on the track at the end (CAR-288)."""


class PutRobber(Action, frozen=True):
    """Put or move the own robber to this space of the score track."""

    space: int


class ScoreNext(Action, frozen=True):
    """Score next the completed feature to which this part of the tile at (x, y) belongs."""

    x: int
    y: int
    feature: int


class RobberPut(Event, frozen=True):
    seat: int
    space: int


class RobberReturned(Event, frozen=True):
    seat: int


class PlaceRobber(Decision["Carcassonne"], frozen=True):
    """Where the seat's robber waits, if anywhere else than now (CAR-275 to CAR-277)."""

    rule: ClassVar[str] = "CAR-275"

    def actions(self, game: Carcassonne) -> list[PutRobber | Pass]:
        return [*(PutRobber(space) for space in _targets(game, self.seat)), PASS]

    def take(self, game: Carcassonne, action: PutRobber | Pass) -> None:
        if isinstance(action, PutRobber):
            gang(game).spaces[self.seat] = action.space
            game.emit(RobberPut(self.seat, action.space))

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        if not isinstance(action, PutRobber):
            return Refusal(self.rule, "not_now")
        if action.space == gang(game).spaces.get(self.seat):
            return Refusal("CAR-276", "same_space")
        return Refusal(self.rule, "nobody_there")


class OfferRobber(Step["Carcassonne"], frozen=True):
    """Ask where to put a robber: the active seat, or the next one whose robber is at home (CAR-277)."""

    seat: int
    active: bool

    def run(self, game: Carcassonne) -> None:
        seat: int | None = self.seat
        if not self.active:
            others = [(self.seat + step) % game.players for step in range(1, game.players)]
            seat = next((other for other in others if other not in gang(game).spaces), None)
        if seat is not None and _targets(game, seat):
            game.push(PlaceRobber(seat))


class ChooseScoring(Decision["Carcassonne"], frozen=True):
    """Which of the completed features, named by segments, is scored next (CAR-052)."""

    rule: ClassVar[str] = "CAR-052"

    segments: tuple[int, ...]

    def actions(self, game: Carcassonne) -> list[ScoreNext]:
        return [ScoreNext(*xy(cell_of(segment)), index_of(segment)) for segment in self.segments]

    def take(self, game: Carcassonne, action: ScoreNext) -> None:
        chosen = segment_of(cell_at(action.x, action.y), action.feature)
        rest = tuple(segment for segment in self.segments if segment != chosen)
        game.push(
            ScoreFeature(self.seat, chosen),
            ChooseScoring(self.seat, rest) if len(rest) > 1 else ScoreFeature(self.seat, rest[0]),
        )


class ReturnRobbers(Step["Carcassonne"], frozen=True):
    """Robbers that have robbed go home (CAR-281)."""

    def run(self, game: Carcassonne) -> None:
        kept = gang(game)
        sated, kept.sated = kept.sated, ()
        for seat in sated:
            _go_home(game, seat)


class SettleRobbers(Step["Carcassonne"], frozen=True):
    """Robbers that are still on the track at the end give 3 points (CAR-288)."""

    def run(self, game: Carcassonne) -> None:
        waiting = sorted(gang(game).spaces)
        for seat in waiting:
            _go_home(game, seat)
        parts = (Part("left_over", LEFT_OVER),)
        game.push(*[Award(seat, ROBBER, parts, "CAR-288", final=True) for seat in waiting])


class Robbers(Guest):
    id = ROBBERS
    options = (flag(ROBBERS),)
    actions = (PutRobber, RobFigure, FollowFigure, ScoreNext)
    events = (RobberPut, RobberFollowed, RobberReturned)
    steps = (
        PlaceRobber,
        OfferRobber,
        ChooseScoring,
        Rob,
        ChooseLoot,
        ChooseTrail,
        ReturnRobbers,
        SettleRobbers,
    )
    State = Gang

    def tiles(self) -> Sequence[str]:
        return tile_set("robbers")

    def set_up(self, game: Carcassonne) -> None:
        game.extra[self.id] = Gang()

    def after_tile(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        if game.state.form(cell).tile.symbols.get("robber"):
            return [OfferRobber(seat, active=True), OfferRobber(seat, active=False)]
        return ()

    def scoring_order(self, game: Carcassonne, seat: int, features: Sequence[int]) -> Steps:
        """The order matters when a robber waits and several features are worth something to someone."""
        if not gang(game).spaces:
            return ()
        paying = [name for name in features if shares(strengths(game, name))]
        if len(paying) < 2:
            return ()
        rest = [ScoreFeature(seat, name) for name in features if name not in paying]
        return [ChooseScoring(seat, tuple(paying)), *rest]

    def moved(self, game: Carcassonne, award: Award, figure: str, start: int) -> Steps:
        if gang(game).spaces:
            note_move(game, award, figure, start)
        return ()

    def after_awards(self, game: Carcassonne, seat: int) -> Steps:
        return [Rob(seat)] if gang(game).spaces else ()

    def after_scoring(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        return [ReturnRobbers()]

    def before_final(self, game: Carcassonne) -> Steps:
        return [SettleRobbers()]

    def on_track(self, game: Carcassonne) -> Iterable[TrackPlace]:
        return [TrackPlace(seat, ROBBER, space, 0) for seat, space in sorted(gang(game).spaces.items())]

    def belongings(self, game: Carcassonne, seat: int) -> Mapping[str, int]:
        return {ROBBER: int(seat not in gang(game).spaces)}

    def check(self, game: Carcassonne) -> None:
        kept = gang(game)
        seats = range(game.players)
        for seat, space in kept.spaces.items():
            require(seat in seats and space in range(TRACK_SPACES), "a robber is not on the track")
        require(set(kept.sated) <= kept.spaces.keys(), "a robber that is not there has robbed")
        for prey in (*kept.loot, *kept.trails):
            good = prey.seat in seats and prey.figure in game.state.track and prey.robber in kept.spaces
            require(good, "somebody is robbed who is not there")
        for step in game.steps:
            if isinstance(step, ChooseScoring):
                known = set(step.segments) <= game.state.feature_of.keys()
                require(known and len(set(step.segments)) > 1, "nothing to be scored")


def _targets(game: Carcassonne, seat: int) -> list[int]:
    """The spaces with a foreign scoring figure, without the one where the seat's robber already is."""
    spaces = {
        total % TRACK_SPACES
        for totals in game.state.track.values()
        for other, total in enumerate(totals)
        if other != seat
    }
    return sorted(spaces - {gang(game).spaces.get(seat)})


def _go_home(game: Carcassonne, seat: int) -> None:
    del gang(game).spaces[seat]
    game.emit(RobberReturned(seat))
