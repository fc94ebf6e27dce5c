"""Random games in random mixes, compared after every action with the slow second engine."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import engine
from engine.carcassonne import SPEC
from engine.carcassonne.game import Carcassonne
from engine.carcassonne.tiles import TILES
from engine.carcassonne.turn import PlaceTile
from engine.core.match import Match
from engine.core.options import Options
from engine.core.plain import plain
from engine.core.values import Decision
from tests.engine.carcassonne.shadow import Shadow
from tests.engine.carcassonne.table import NAMES

EXPANSIONS = [option.id for option in SPEC.options if option.id != "farmers"]


def new_match(seed: int, options: Options, tiles: int) -> tuple[Match, random.Random]:
    """A match with at most so many tiles beside the river, drawn by lot, so that many can be played."""
    rng = random.Random(seed)
    match = engine.new_match("carcassonne", NAMES[: 2 + seed % 5], options, seed=seed)
    stack = match.game.state.stack
    land = [index for index, tile in enumerate(stack) if TILES[tile].set != "river"]
    for index in sorted(rng.sample(land, max(0, len(land) - tiles)), reverse=True):
        del stack[index]
    return match, rng


def compare(seed: int, options: Options, tiles: int = 200) -> Counter[str]:
    """Play a random game beside its shadow; what was decided how often."""
    match, rng = new_match(seed, options, tiles)
    shadow = Shadow(match)
    decided: Counter[str] = Counter()
    while not match.over:
        assert match.decision is not None
        decided[match.decision.kind] += 1
        shadow.play(rng.choice(match.actions()))
        if rng.random() < 0.04:
            shadow.compare_worth()
    return decided


def mix(seed: int) -> Options:
    rng = random.Random(seed)
    likely = rng.choice([0.3, 0.5, 0.8, 1.0])
    return {name: rng.random() < likely for name in EXPANSIONS} | {"farmers": rng.random() < 0.8}


@pytest.mark.rule("CAR-019", "CAR-020", "CAR-021", "CAR-024", "CAR-028", "CAR-030", "CAR-066")
@pytest.mark.parametrize("seed", range(15))
def test_the_base_game(seed: int) -> None:
    decided = compare(seed, {"farmers": seed % 4 != 3})
    assert decided["place_tile"] >= 65
    assert decided.keys() == {"place_tile", "place_figure"}


@pytest.mark.rule("CAR-009", "CAR-010")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_each_expansion_alone(expansion: str) -> None:
    """All of its tiles are there, and only some of the base game's."""
    for seed in range(2):
        compare(seed, {expansion: True}, tiles=50)


@pytest.mark.rule("CAR-009", "CAR-227", "CAR-243", "CAR-284", "CAR-344")
@pytest.mark.parametrize("seed", range(100))
def test_random_mixes(seed: int) -> None:
    compare(seed, mix(seed), tiles=45)


def test_everything_to_the_last_tile() -> None:
    """In a few games with everything nearly every kind of decision is met."""
    decided: Counter[str] = Counter()
    for seed in range(4):
        decided += compare(seed, dict.fromkeys(EXPANSIONS, True))
    assert decided["place_tile"] > 4 * 150
    seldom = {"choose_gold", "choose_loot", "choose_trail", "choose_scoring", "bonus_turn", "land_meeple"}
    kinds = {step.__struct_config__.tag for step in Carcassonne.step_types if issubclass(step, Decision)}
    assert kinds - seldom <= decided.keys() <= kinds


@pytest.mark.rule("CAR-005", "CAR-015", "CAR-065")
@pytest.mark.parametrize("seed", range(16))
def test_nothing_is_lost_in_a_random_game(seed: int) -> None:
    match, rng = new_match(seed, {} if seed < 6 else mix(seed), tiles=200)
    box = Counter(match.game.box())
    events = [*match.opening]
    while not match.over:
        events += match.play(rng.choice(match.actions()))
        game = match.game
        if rng.random() < 0.1:
            Carcassonne.restore(plain(game.snapshot()))
        in_hand = [game.decision().tile] if isinstance(game.decision(), PlaceTile) else []
        discarded = [event.tile for event in events if event.kind == "tile_discarded"]
        laid = [tile for tile, _ in game.state.tiles.values()]
        assert Counter([*game.state.stack, *in_hand, *discarded, *laid]) == box
    scored: Counter[int] = Counter()
    for event in events:
        if event.kind == "scored":
            assert event.points == sum(part.points for part in event.parts)
            scored[event.seat] += event.points
    assert [scored[seat] for seat in range(game.players)] == match.scores()
    assert game.state.figures == {}
    assert len(game.state.track) == 1
