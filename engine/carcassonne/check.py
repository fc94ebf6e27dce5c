"""Whether a state that came from a file is one that play can lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.carcassonne import SPEC
from engine.carcassonne.board import Board
from engine.carcassonne.cells import cell_at
from engine.carcassonne.figures import FIGURES
from engine.carcassonne.guest import require
from engine.carcassonne.tiles import ANY, FORMS, TILES
from engine.core.options import complete

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne


def check(game: Carcassonne) -> None:
    """Raise SaveError unless everything on the table agrees with everything else."""
    _check_seats(game)
    _check_tiles(game)
    _check_features(game)
    _check_figures(game)
    _check_steps(game)
    for moment in game.moments["check"]:
        moment(game)


def _check_seats(game: Carcassonne) -> None:
    state = game.state
    require(complete(SPEC.options, game.options) == game.options, "options are missing")
    expected = {guest.id for guest in game.moments.guests if guest.State is not None}
    require(game.extra.keys() == expected, "it does not know what its options need")
    require(SPEC.min_players <= game.players <= SPEC.max_players, "so many cannot play")
    for totals in (*state.supply.values(), *state.track.values()):
        require(len(totals) == game.players and min(totals) >= 0, "figures of seats that are not there")
    moved = [sum(totals) for totals in zip(*state.track.values(), strict=True)]
    require(moved == game.points, "the score track does not show the scores")


def _check_tiles(game: Carcassonne) -> None:
    state = game.state
    trail = state.trail
    require(trail[:1] == (cell_at(0, 0),), "the start tile is not where it belongs")
    require(len(trail) == len(set(trail)) and set(trail) == state.tiles.keys(), "tiles laid twice or never")
    in_hand = [step.tile for step in game.steps if hasattr(step, "tile")]
    box = Counter(game.box())
    used = Counter([*state.stack, *in_hand, *(tile for tile, _ in state.tiles.values())])
    require(used <= box, "tiles that are not in the box")


def _check_features(game: Carcassonne) -> None:
    """Lay the tiles once more and compare what has grown."""
    state = game.state
    again = Board()
    for cell in state.trail:
        tile, turns = state.tiles[cell]
        wanted = again.wanted.get(cell)
        require(wanted is not None or not again.trail, "a tile touches no other")
        edges = FORMS[tile, turns].edges
        fits = all(want in (ANY, edge) for want, edge in zip(wanted or "", edges, strict=False))
        require(fits, "tiles that do not fit together")
        again.lay(cell, tile, turns)
    for moment in game.moments["links"]:
        for one, two in moment(game):
            again.join(one, two, 0)
    require(again.wanted == state.wanted, "the open places do not agree with the tiles")
    require(_grown(again) == _grown(state), "the features do not agree with the tiles")
    named = {segment: name for name, feature in state.features.items() for segment in feature.segments}
    require(named == state.feature_of, "a feature is named wrongly")


def _grown(board: Board) -> set[tuple[str, int, tuple[int, ...]]]:
    return {
        (feature.kind, feature.open, tuple(sorted(feature.segments))) for feature in board.features.values()
    }


def _check_figures(game: Carcassonne) -> None:
    state = game.state
    require(state.figures.keys() <= state.feature_of.keys(), "a figure stands nowhere")
    require(all(state.figures.values()), "a place for figures without any")
    owned: Counter[tuple[int, str]] = Counter()
    for segment, standing in state.figures.items():
        for figure in standing:
            good = figure.figure in state.supply and figure.seat in range(game.players)
            require(good, "a figure that is not in the game")
            kind = state.segment(segment).kind
            require(kind in FIGURES[figure.figure].places, "a figure stands where it must not")
            owned[figure.seat, figure.figure] += 1
    for name, counts in state.supply.items():
        for seat, count in enumerate(counts):
            complete = count + owned[seat, name] == FIGURES[name].count
            require(complete, "figures have been lost or found")


def _check_steps(game: Carcassonne) -> None:
    """Whatever a step names must be there."""
    state = game.state
    known: Mapping[str, object] = {
        "seat": range(game.players),
        "cell": state.tiles,
        "segment": state.feature_of,
        "tile": TILES,
    }
    for step in game.steps:
        for name, things in known.items():
            if hasattr(step, name):
                require(getattr(step, name) in things, f"{step.kind} has no {name}")  # type: ignore[operator]
        if hasattr(step, "x") and hasattr(step, "y"):
            require(cell_at(step.x, step.y) in state.tiles, f"{step.kind} has no tile")
