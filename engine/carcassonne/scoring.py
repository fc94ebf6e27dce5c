"""Scoring: what is complete, what it is worth, who gets it, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.carcassonne.board import Feature, Figure, added, shares
from engine.carcassonne.cells import cell_name, cell_of, index_of, segment_names, xy
from engine.carcassonne.figures import FIGURES, SCORING_MEEPLE, SPECIAL_IDS
from engine.carcassonne.tiles import CENTRES, CITY, FIELD, GARDEN, KINDS, MONASTERY, ROAD
from engine.carcassonne.values import FeatureClosed, FigureReturned, FinalScoring, GameOver
from engine.core.values import Part, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

RULES = {ROAD: "CAR-037", CITY: "CAR-040", MONASTERY: "CAR-044", GARDEN: "CAR-090"}
FINAL_RULES = {ROAD: "CAR-057", CITY: "CAR-058", MONASTERY: "CAR-059", GARDEN: "CAR-096", FIELD: "CAR-070"}


class Score(Step["Carcassonne"], frozen=True):
    """Score everything that the partial turn has completed (CAR-017)."""

    seat: int
    cell: int

    def run(self, game: Carcassonne) -> None:
        features = completed(game, self.cell)
        if not features:
            return
        steps: Sequence[Step[Carcassonne]] = ()
        if len(features) > 1:
            for moment in game.moments["scoring_order"]:
                steps = steps or moment(game, self.seat, features)
        game.push(
            *(steps or [ScoreFeature(self.seat, name) for name in features]),
            *game.guest_steps("after_awards", self.seat),
        )


class ScoreFeature(Step["Carcassonne"], frozen=True):
    """Score a completed feature, named by one of its segments; its figures return (CAR-046)."""

    seat: int
    segment: int

    def run(self, game: Carcassonne) -> None:
        feature = game.state.feature(self.segment)
        game.emit(FeatureClosed(self.seat, feature.kind, segment_names(feature.segments)))
        winners = shares(strengths(game, self.segment))
        game.push(
            *awards(game, feature, winners, final=False),
            *game.guest_steps("scored", self.seat, feature, winners),
            ReturnFigures(self.segment),
        )


class Award(Step["Carcassonne"], frozen=True):
    """Points for a seat, still to be moved on the score track."""

    seat: int
    source: str
    parts: tuple[Part, ...]
    rule: str
    places: tuple[str, ...] = ()
    final: bool = False

    @property
    def points(self) -> int:
        return sum(part.points for part in self.parts)

    def run(self, game: Carcassonne) -> None:
        for moment in game.moments["mover"]:
            if step := moment(game, self):
                game.push(step)
                return
        self.move(game, SCORING_MEEPLE.id)

    def move(self, game: Carcassonne, figure: str) -> None:
        """Move one of the seat's scoring figures by these points."""
        start = game.state.track[figure][self.seat]
        scored = game.award(self.seat, self.source, self.parts, self.rule, self.places)
        game.state.track[figure] = added(game.state.track[figure], self.seat, scored.points)
        game.push(*game.guest_steps("moved", self, figure, start))


class ReturnFigures(Step["Carcassonne"], frozen=True):
    """Every figure of a scored feature goes back to its supply."""

    segment: int

    def run(self, game: Carcassonne) -> None:
        state = game.state
        bring_home(game, state.standing(state.feature_of[self.segment]))


class EndGame(Step["Carcassonne"], frozen=True):
    """The final scoring, with what guests settle before and after it."""

    def run(self, game: Carcassonne) -> None:
        game.emit(FinalScoring())
        game.push(
            *game.leaving_guest_steps("before_final"),
            ScoreRest(),
            *game.leaving_guest_steps("after_final"),
            CrownWinners(),
        )


class ScoreRest(Step["Carcassonne"], frozen=True):
    """Score what is unfinished, and the fields (CAR-057 to CAR-061, CAR-069)."""

    def run(self, game: Carcassonne) -> None:
        features = game.state.features
        steps: list[Step[Carcassonne]] = []
        for name in in_order(game, game.state.claimed()):
            winners = shares(strengths(game, name))
            steps += awards(game, features[name], winners, final=True)
            steps.append(ReturnFigures(name))
        game.push(*steps)


class CrownWinners(Step["Carcassonne"], frozen=True):
    """The game is over."""

    def run(self, game: Carcassonne) -> None:
        game.emit(GameOver(tuple(game.ranking()[0])))


def bring_home(game: Carcassonne, figures: Sequence[tuple[int, Figure]]) -> None:
    """Return figures from the segments they stand on to their supplies."""
    for segment, figure in figures:
        game.state.take_figure(segment, figure)
        x, y = xy(cell_of(segment))
        game.emit(FigureReturned(figure.seat, figure.figure, x, y, index_of(segment)))
    if figures:
        send_strays_home(game)


def send_strays_home(game: Carcassonne) -> None:
    """Special figures do not stay where their owner has no meeple any more."""
    state = game.state
    if not SPECIAL_IDS.isdisjoint(state.supply):
        bring_home(
            game,
            [
                (segment, figure)
                for segment in sorted(state.figures)
                for figure in state.figures[segment]
                if figure.figure in SPECIAL_IDS and state.feature_of[segment] not in state.held(figure.seat)
            ],
        )


def completed(game: Carcassonne, cell: int) -> list[int]:
    """The features that the tile at a cell has just completed, in the order of scoring."""
    state = game.state
    features = state.features
    done = {name for name in state.touched(cell) if not features[name].open}
    for moment in game.moments["completed"]:
        done.update(moment(game, cell))
    if not done:
        return []
    if any(features[name].kind == GARDEN for name in done):
        # a garden on which nobody stands is only a picture
        claimed = state.claimed()
        done = {name for name in done if features[name].kind != GARDEN or name in claimed}
    return in_order(game, done)


def in_order(game: Carcassonne, names: Iterable[int]) -> list[int]:
    """Features sorted by kind, then by place."""
    features = game.state.features
    return sorted(names, key=lambda name: (KINDS.index(features[name].kind), min(features[name].segments)))


def strengths(game: Carcassonne, segment: int) -> list[int]:
    """How much each seat's figures on a feature count for the majority."""
    counted = [0] * game.players
    for _, figure in game.state.standing(game.state.feature_of[segment]):
        counted[figure.seat] += FIGURES[figure.figure].strength
    return counted


def worth(game: Carcassonne, feature: Feature, seat: int, final: bool) -> list[Part]:
    """What a feature gives the seat, as a sum of parts."""
    state = game.state
    if feature.kind == FIELD:
        parts = [Part("cities", len(state.cities(feature)), 3)]
    elif feature.kind == CITY:
        each = 1 if final else 2
        parts = [Part("tiles", len(state.cells(feature)), each)]
        if shields := state.shields(feature):
            parts.append(Part("shields", shields, each))
    else:
        parts = [Part("tiles", len(state.cells(feature)))]
    for moment in game.moments["worth"]:
        parts = moment(game, feature, seat, final, parts)
    return parts


def awards(game: Carcassonne, feature: Feature, winners: Sequence[int], final: bool) -> list[Award]:
    """One award for each winner that gets anything."""
    rule = (FINAL_RULES if final else RULES)[feature.kind]
    parts = {seat: tuple(worth(game, feature, seat, final)) for seat in winners}
    paid = [seat for seat in winners if sum(part.points for part in parts[seat])]
    places = scored_places(game, feature) if paid else ()
    return [Award(seat, feature.kind, parts[seat], rule, places, final) for seat in paid]


def scored_places(game: Carcassonne, feature: Feature) -> tuple[str, ...]:
    """Where the points of a feature come from: its segments, and what else it counts."""
    state = game.state
    places = segment_names(feature.segments)
    if feature.kind in CENTRES:
        own = cell_of(feature.segments[0])
        places += tuple(cell_name(cell) for cell in state.cells(feature) if cell != own)
    elif feature.kind == FIELD:
        for city in state.cities(feature):
            places += segment_names(state.features[city].segments)
    return places
