"""Random games, compared after every action with the slow second engine."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import engine
from engine.carcassonne import look
from engine.carcassonne.cells import cell_of, index_of, xy
from engine.carcassonne.game import Carcassonne
from engine.carcassonne.turn import PlaceFigure, PlaceTile
from engine.carcassonne.values import LayTile, SetFigure
from tests.engine.carcassonne.naive import NaiveGame, Node
from tests.engine.carcassonne.table import NAMES


def node(segment: int) -> Node:
    return (*xy(cell_of(segment)), index_of(segment))


def compare_tables(game: Carcassonne, naive: NaiveGame) -> None:
    state = game.state
    assert {xy(cell): tile for cell, tile in state.tiles.items()} == naive.tiles
    ours = {frozenset(map(node, feature.segments)): feature for feature in state.features.values()}
    theirs = naive.features()
    assert ours.keys() == set(theirs)
    for nodes in theirs:
        if ours[nodes].kind != "field":
            assert ours[nodes].open == naive.open_ends(nodes)
    standing = {node(segment): figure.seat for segment, (figure,) in state.figures.items()}
    assert standing == naive.meeples
    for seat in range(game.players):
        assert state.supply["meeple"][seat] == naive.supply(seat)
    assert game.scores() == naive.scores


def compare_choices(game: Carcassonne, naive: NaiveGame) -> None:
    decision = game.decision()
    if isinstance(decision, PlaceTile):
        offered = [(a.x, a.y, a.turns) for a in game.actions() if isinstance(a, LayTile)]
        assert len(offered) == len(set(offered)) == len(game.actions())
        assert set(offered) == naive.placements(decision.tile)
    elif isinstance(decision, PlaceFigure):
        offered_features = [action.feature for action in game.actions() if isinstance(action, SetFigure)]
        assert offered_features == naive.free_features(decision.x, decision.y, decision.seat)


def compare_worth(game: Carcassonne, naive: NaiveGame) -> None:
    for nodes in naive.features():
        view = look.feature_at(game, *min(nodes))
        assert view is not None
        assert set(view.segments) == nodes
        if view.kind != "garden":
            assert sum(part.points for part in view.now) == naive.value(nodes, final=not view.complete)
            assert set(view.owners) == set(naive.winners(nodes))


@pytest.mark.rule("CAR-019", "CAR-020", "CAR-021", "CAR-024", "CAR-028", "CAR-030", "CAR-066")
@pytest.mark.parametrize("seed", range(36))
def test_a_random_game_agrees_with_the_naive_engine(seed: int) -> None:
    rng = random.Random(seed)
    players, farmers = 2 + seed % 5, seed % 4 != 3
    match = engine.new_match("carcassonne", NAMES[:players], {"farmers": farmers}, seed=seed)
    naive = NaiveGame(players, farmers)
    while not match.over:
        decision = match.decision
        compare_choices(match.game, naive)
        action = rng.choice(match.actions())
        match.play(action)
        if isinstance(decision, PlaceTile) and isinstance(action, LayTile):
            naive.tiles[action.x, action.y] = (decision.tile, action.turns)
            figure_follows = bool(naive.free_features(action.x, action.y, decision.seat))
            assert isinstance(match.decision, PlaceFigure) == figure_follows
            if not figure_follows:
                naive.score_completed()
        elif isinstance(decision, PlaceFigure):
            if isinstance(action, SetFigure):
                naive.meeples[decision.x, decision.y, action.feature] = decision.seat
            naive.score_completed()
        if match.over:
            naive.score_rest()
        compare_tables(match.game, naive)
        if rng.random() < 0.05:
            compare_worth(match.game, naive)


@pytest.mark.rule("CAR-005", "CAR-015", "CAR-065")
@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_lost_in_a_random_game(seed: int) -> None:
    rng = random.Random(seed)
    players = 2 + seed % 5
    match = engine.new_match("carcassonne", NAMES[:players], seed=seed)
    box = Counter(match.game.box())
    events = [*match.opening]
    while not match.over:
        events += match.play(rng.choice(match.actions()))
        game = match.game
        on_table = Counter(figure.seat for figures in game.state.figures.values() for figure in figures)
        assert [game.state.supply["meeple"][seat] + on_table[seat] for seat in range(players)] == [
            7
        ] * players
        in_hand = [game.decision().tile] if isinstance(game.decision(), PlaceTile) else []
        discarded = [event.tile for event in events if event.kind == "tile_discarded"]
        laid = [tile for tile, _ in game.state.tiles.values()]
        assert Counter([*game.state.stack, *in_hand, *discarded, *laid]) == box
        assert nobody_stands_on_anything_complete(game)
    scored = Counter()
    for event in events:
        if event.kind == "scored":
            assert event.points == sum(part.points for part in event.parts)
            scored[event.seat] += event.points
    assert [scored[seat] for seat in range(players)] == match.scores()
    assert game.state.supply["meeple"] == (7,) * players


def nobody_stands_on_anything_complete(game: Carcassonne) -> bool:
    if isinstance(game.decision(), PlaceFigure):
        return True  # the turn is not over yet
    return all(game.state.feature(segment).open for segment in game.state.figures)
