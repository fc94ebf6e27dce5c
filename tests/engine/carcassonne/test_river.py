"""Section 9 of the ledger: the river."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import engine
from engine.carcassonne import look
from engine.carcassonne.cells import cell_at
from engine.carcassonne.tiles import TILES
from engine.carcassonne.turn import DrawTile
from engine.carcassonne.values import LayTile, SetFigure
from engine.core.problems import Refusal
from tests.engine.carcassonne.table import NAMES, Scene, Table


def river(*tiles: str, seed: int = 1) -> Table:
    table = Table()
    table.match = engine.new_match(
        "carcassonne",
        NAMES[:2],
        {"river": True},
        seed=seed,
        script={"tiles": [f"river/{tile}" for tile in tiles]},
    )
    return table


def played(seed: int) -> engine.Match:
    match = engine.new_match("carcassonne", NAMES[:3], {"river": True}, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.actions()))
    return match


@pytest.mark.rule("CAR-076", "CAR-077")
def test_the_source_replaces_the_start_tile() -> None:
    game = river().game
    assert look.laid_tiles(game) == [look.LaidTile(0, 0, "river/source", 0, 0)]
    box = Counter(game.box())
    assert sum(count for tile, count in box.items() if TILES[tile].set == "river") == 12
    assert box["base/d"] == 3
    assert box.total() == 71 + 12


@pytest.mark.rule("CAR-077", "CAR-078", "CAR-085", "CAR-326")
@pytest.mark.parametrize("seed", range(5))
def test_river_tiles_come_first_and_the_lake_last_of_them(seed: int) -> None:
    match = engine.new_match("carcassonne", NAMES[:2], {"river": True, "ferries": True}, seed=seed)
    game = match.game
    drawn = [game.decision().tile, *reversed(game.state.stack)]
    assert all(TILES[tile].set == "river" for tile in drawn[:11])
    assert drawn[10] == "river/lake"
    assert not any(TILES[tile].set == "river" for tile in drawn[11:])
    guessed = game.guess(1, 9).state.stack
    assert guessed[-10] == "river/lake"
    assert Counter(guessed) == Counter(game.state.stack)


@pytest.mark.rule("CAR-079")
def test_the_river_runs_on_and_nowhere_else() -> None:
    table = river("straight")
    assert table.match.actions() == (LayTile(1, 0, 0),)
    # fields would fit together below the source
    assert table.game.why_not(LayTile(0, 1, 0)) == Refusal("CAR-079", "not_the_river")


@pytest.mark.rule("CAR-080")
def test_two_bends_in_a_row_may_not_go_the_same_way() -> None:
    table = river("curve", "road_curve")
    # from the west to the south
    table.match.play(LayTile(1, 0, 0))
    table.match.play(table.match.actions()[-1])
    assert table.match.decision.tile == "river/road_curve"
    # coming from the north, a bend to the west would be the same turn to the right again
    to_the_west, to_the_east = LayTile(1, 1, 1), LayTile(1, 1, 2)
    assert table.game.why_not(to_the_west) == Refusal("CAR-080", "same_bend", ("1,0",))
    assert table.match.actions() == (to_the_east,)


@pytest.mark.rule("CAR-081")
def test_a_straight_tile_between_two_bends_resets_the_check() -> None:
    table = river("curve", "straight", "road_curve")
    for action in (LayTile(1, 0, 0), LayTile(1, 1, 1)):
        table.match.play(action)
        if table.asks_for_figure:
            table.match.play(table.match.actions()[-1])
    assert {(action.x, action.y, action.turns) for action in table.match.actions()} == {(1, 2, 1), (1, 2, 2)}


@pytest.mark.rule("CAR-082")
def test_a_river_tile_that_fits_nowhere_goes_back_to_the_box() -> None:
    # a city already stands where the river's two banks would have to be fields
    scene = Scene(
        "river",
        laid=[("base/e", 1, 1, 0)],
        draw=["river/straight"],
    )
    scene.game.steps.pop()
    scene.game.state.stack += ["river/lake", "river/city_city", "river/road_curve", "river/straight"]
    scene.game.push(DrawTile(0))
    scene.events = scene.game.opening()
    assert [event.tile for event in scene.events if event.kind == "tile_discarded"] == [
        "river/straight",
        "river/road_curve",
    ]
    assert scene.match.decision.tile == "river/city_city"
    assert scene.game.state.stack[-1] == "river/lake"


@pytest.mark.rule("CAR-083", "CAR-084")
def test_meeples_stand_beside_the_river_never_on_it() -> None:
    table = river("city_road")
    table.match.play(LayTile(1, 0, 0))
    offered = table.offered_features()
    kinds = [entry["type"] for entry in TILES["river/city_road"].features]
    assert "river" not in {kinds[index] for index in offered}
    assert {kinds[index] for index in offered} == {"city", "road", "field"}
    assert table.game.why_not(SetFigure("meeple", kinds.index("river"))) is not None


@pytest.mark.rule("CAR-084", "CAR-066")
def test_the_river_separates_fields() -> None:
    table = river("city_city")
    table.match.play(LayTile(1, 0, 0))
    north, south = (table.game.state.feature_of[cell_at(1, 0) * 16 + index] for index in (3, 4))
    # the source joins them around its spring
    assert north == south
    scene = Scene("river", laid=[("river/straight", 5, 5, 0), ("river/city_city", 6, 5, 0)], draw=["base/u"])
    fields = look.features(scene.game, "field")
    mine = [field.segments for field in fields if any(x in (5, 6) for x, _, _ in field.segments)]
    assert mine == [((5, 5, 1), (6, 5, 3)), ((5, 5, 2), (6, 5, 4))]


@pytest.mark.rule("CAR-085", "CAR-080")
@pytest.mark.parametrize("seed", range(8))
def test_every_river_tile_is_a_turn_and_none_bends_like_the_one_before(seed: int) -> None:
    match = played(seed)
    laid = [event for entry in match.entries for event in entry.events if event.kind == "tile_laid"]
    assert [event.seat for event in laid] == [number % 3 for number in range(len(laid))]
    sides = []
    for event in laid:
        if TILES[event.tile].set == "river":
            entry = next(entry for entry in TILES[event.tile].features if entry["type"] == "river")
            sides.append(((event.x, event.y), {("NESW".index(s) + event.turns) % 4 for s in entry["sides"]}))
    here, out, before = (0, 0), 1, 0
    for place, open_sides in sides:
        dx, dy = [(0, -1), (1, 0), (0, 1), (-1, 0)][out]
        assert place == (here[0] + dx, here[1] + dy)
        assert (out + 2) % 4 in open_sides
        onwards = [side for side in open_sides if side != (out + 2) % 4]
        if onwards:
            bend = (onwards[0] - out) % 4
            assert bend == 0 or bend != before
            here, out, before = place, onwards[0], bend
