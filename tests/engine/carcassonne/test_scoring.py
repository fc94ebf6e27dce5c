"""Sections 5 and 6 of the ledger: completing, scoring, the score track."""

from __future__ import annotations

import pytest

from engine.carcassonne import look
from engine.carcassonne.board import Board
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.scoring import Award
from engine.carcassonne.values import FeatureClosed
from engine.core.values import Part, Scored
from tests.engine.carcassonne.table import ANN, BEN, Table, Turn


def parts(table: Table) -> list[tuple[Part, ...]]:
    return [event.parts for event in table.of(Scored)]


# -- roads


@pytest.mark.rule("CAR-036", "CAR-034")
@pytest.mark.parametrize(
    "end",
    [Turn("w", 1, 0), Turn("l", 1, 0), Turn("x", 1, 0), Turn("t", 1, 0, 1), Turn("a", 1, 0, 1)],
    ids=["village", "village with city", "crossing", "city", "monastery"],
)
def test_what_ends_a_road(end: Turn) -> None:
    table = Table(Turn("w", -1, 0, on=0), end)
    assert table.scored == [(ANN, "road", 3)]
    assert parts(table) == [(Part("tiles", 3, 1),)]
    assert table.of(Scored)[0].rule == "CAR-037"


@pytest.mark.rule("CAR-036")
def test_a_road_that_runs_into_itself_is_complete() -> None:
    table = Table(Turn("v", 0, 1, 3, on="road"), Turn("v", 1, 1), Turn("v", 1, 2, 1), Turn("v", 0, 2, 2))
    assert table.scored == [(ANN, "road", 4)]


@pytest.mark.rule("CAR-037")
def test_example_a_road_of_three_tiles_gives_3_although_an_opponent_laid_the_last() -> None:
    """EXAMPLE: a completed road of 3 tiles gives 3 points, although an opponent laid the last tile."""
    table = Table(Turn("w", -1, 0, on=0), Turn("w", 1, 0))
    assert table.scores == [3, 0]
    assert table.of(Scored)[0].places == ("-1,0/0", "0,0/1", "1,0/2")


@pytest.mark.rule("CAR-038", "CAR-034")
def test_a_tile_counts_once_however_often_the_road_crosses_it() -> None:
    table = Table(Turn("w", 0, 1, on=0), Turn("v", 1, 1), Turn("v", 1, 2, 1), Turn("v", 0, 2, 2))
    assert table.scored == [(ANN, "road", 4)]
    assert table.of(Scored)[0].places == ("0,1/0", "0,1/1", "1,1/0", "0,2/0", "1,2/0")


@pytest.mark.rule("CAR-034")
def test_each_road_that_leaves_a_crossing_is_its_own() -> None:
    table = Table(Turn("x", 1, 0, on=0))
    assert sorted(len(view.segments) for view in look.features(table.game, "road")) == [1, 1, 1, 2]


@pytest.mark.rule("CAR-035")
@pytest.mark.parametrize("tile", ["tb/bridge", "gold/bridge"])
def test_roads_on_a_bridge_do_not_touch(tile: str) -> None:
    board = Board()
    for x, y, kind, turns in ((0, 0, tile, 0), (1, 0, "base/u", 0), (0, 1, "base/u", 1)):
        board.lay(cell_at(x, y), kind, turns)
    roads = [feature for feature in board.features.values() if feature.kind == "road"]
    assert [(len(road.segments), road.open) for road in roads] == [(2, 2), (2, 2)]
    across, down = (board.feature_of[segment_of(cell_at(x, y), 0)] for x, y in ((1, 0), (0, 1)))
    assert across != down


# -- cities


@pytest.mark.rule("CAR-040")
def test_example_a_city_worth_8() -> None:
    """EXAMPLE: a completed city is worth 8 points: 3 tiles and 1 shield."""
    table = Table(Turn("m", 0, -1, 2, on="city"), Turn("e", 1, -1, 3))
    assert table.scored == [(ANN, "city", 8)]
    assert parts(table) == [(Part("tiles", 3, 2), Part("shields", 1, 2))]
    assert table.of(Scored)[0].rule == "CAR-040"
    assert table.of(Scored)[0].places == ("0,-1/0", "1,-1/0", "0,0/0")


@pytest.mark.rule("CAR-041")
def test_a_city_of_two_tiles_gives_4() -> None:
    table = Table(Turn("e", 0, -1, 2, on="city"))
    assert table.scored == [(ANN, "city", 4)]
    assert parts(table) == [(Part("tiles", 2, 2),)]


@pytest.mark.rule("CAR-039")
def test_a_city_with_a_gap_is_not_complete() -> None:
    table = Table(Turn("c", 0, -1, on="city"), Turn("e", 1, -1, 3), Turn("e", -1, -1, 1))
    assert table.scored == []
    assert look.feature_at(table.game, 0, 0, 0).open == 1
    table = Table(Turn("c", 0, -1, on="city"), Turn("e", 1, -1, 3), Turn("e", -1, -1, 1), Turn("e", 0, -2, 2))
    assert table.scored == [(ANN, "city", 12)]


@pytest.mark.rule("CAR-038")
def test_a_tile_with_two_parts_of_one_city_counts_once() -> None:
    board = Board()
    ring = (
        (0, 0, "base/i", 0),  # caps in the north and west
        (-1, 0, "base/n", 1),  # east and north
        (-1, -1, "base/n", 2),  # south and east
        (0, -1, "base/n", 3),  # west and south
    )
    for x, y, tile, turns in ring:
        board.lay(cell_at(x, y), tile, turns)
    city = board.feature(segment_of(cell_at(0, 0), 0))
    assert (len(city.segments), city.open) == (5, 0)
    assert len(board.cells(city)) == 4


# -- monasteries


MONASTERY = (
    Turn("b", 0, 1, on="monastery"),
    Turn("u", -1, 0),
    Turn("u", 1, 0),
    Turn("b", -1, 1),
    Turn("b", 1, 1),
    Turn("b", 0, 2),
    Turn("e", -1, 2, 3),
)


@pytest.mark.rule("CAR-042", "CAR-043", "CAR-044")
def test_example_a_monk_with_eight_tiles_around_scores_9() -> None:
    """EXAMPLE: a monk on a monastery with 8 surrounding tiles scores 9 points and returns."""
    table = Table(*MONASTERY)
    assert table.scored == []
    assert look.feature_at(table.game, 0, 1, 0).open == 1
    table = Table(*MONASTERY, Turn("e", 1, 2, 1))
    assert table.scored == [(ANN, "monastery", 9)]
    assert parts(table) == [(Part("tiles", 9, 1),)]
    assert table.returned == [ANN]
    assert table.of(Scored)[0].rule == "CAR-044"
    assert set(table.of(Scored)[0].places) == {
        "0,1/0", "-1,0", "0,0", "1,0", "-1,1", "1,1", "-1,2", "0,2", "1,2"
    }  # fmt: skip


@pytest.mark.rule("CAR-043")
def test_a_tile_counts_for_several_monasteries() -> None:
    table = Table(*MONASTERY, Turn("e", 1, 2, 1))
    missing = {(x, y): look.feature_at(table.game, x, y, 0).open for x, y in ((-1, 1), (1, 1), (0, 2))}
    assert missing == {(-1, 1): 3, (1, 1): 3, (0, 2): 3}


@pytest.mark.rule("CAR-042")
def test_a_monastery_laid_into_the_last_gap_is_complete_at_once() -> None:
    table = Table(
        Turn("u", -1, 0),
        Turn("u", 1, 0),
        Turn("b", -1, 1),
        Turn("b", 1, 1),
        Turn("e", -1, 2, 3),
        Turn("e", 1, 2, 1),
        Turn("b", 0, 2),
        Turn("b", 0, 1, on="monastery"),
    )
    assert table.scored == [(BEN, "monastery", 9)]


# -- who scores


@pytest.mark.rule("CAR-046", "CAR-047")
def test_only_the_figures_of_the_scored_feature_return() -> None:
    table = Table(Turn("u", 1, 0, on=1), Turn("w", -1, 0, on=0), Turn("w", 2, 0))
    assert table.scored == [(BEN, "road", 4)]
    assert table.returned == [BEN]
    assert [(figure.seat, figure.role) for figure in look.standing(table.game)] == [(ANN, "farmer")]


@pytest.mark.rule("CAR-048")
def test_a_feature_without_meeples_gives_nothing() -> None:
    table = Table(Turn("e", 0, -1, 2))
    assert table.of(FeatureClosed) == [FeatureClosed(ANN, "city", ("0,-1/0", "0,0/0"))]
    assert table.scored == []


@pytest.mark.rule("CAR-050", "CAR-051")
def test_example_two_highwaymen_on_a_joined_road_of_four_tiles() -> None:
    """EXAMPLE: two roads, one highwayman each, joined and completed as a road of 4 tiles: both score 4."""
    table = Table(
        Turn("w", -1, 0, on=0),
        Turn("b", 0, 1),
        Turn("b", 0, 2),
        Turn("w", 1, 1, 3, on=0),
        Turn("v", 1, 0),
    )
    assert table.scored == [(ANN, "road", 4), (BEN, "road", 4)]
    assert table.returned == [ANN, BEN]


@pytest.mark.rule("CAR-046", "CAR-049", "CAR-050", "CAR-051")
def test_example_two_knights_against_one_in_a_city_worth_10() -> None:
    """EXAMPLE: you have 2 knights and Blue 1 in a completed city worth 10: you score 10, Blue 0, all return."""
    table = Table(
        Turn("u", -1, 0),
        Turn("u", 1, 0),
        Turn("e", -1, 1, 1, on="city"),
        Turn("e", 1, 1, 3, on="city"),
        Turn("b", 1, 2),
        Turn("u", 2, 0),
        Turn("e", 0, 2, 0, on="city"),
        Turn("q", 0, 1, 2),
    )
    assert table.scored == [(ANN, "city", 10)]
    assert table.scores == [10, 0]
    assert table.returned == [ANN, ANN, BEN]
    assert (table.supply(ANN), table.supply(BEN)) == (7, 7)


@pytest.mark.rule("CAR-052")
def test_several_features_are_scored_roads_first_then_cities_then_monasteries() -> None:
    table = Table(
        Turn("b", 0, 1),
        Turn("a", 1, 0, 1),
        Turn("b", -1, 1),
        Turn("b", 1, 1),
        Turn("b", 0, 2),
        Turn("e", -1, 2, 3),
        Turn("e", 1, 2, 1),
        Turn("e", -2, 1, 3),
        Turn("a", -2, 0, 3),
        Turn("e", 0, -1, 2),
        Turn("e_garden", -1, -1, 2),
        Turn("d", -1, 0),
    )
    assert [event.feature for event in table.of(FeatureClosed)] == ["road", "city", "monastery"]


# -- the score track


@pytest.mark.rule("CAR-053", "CAR-054", "CAR-055", "CAR-012", "CAR-013")
@pytest.mark.parametrize(
    ("points", "space", "laps"), [(0, 0, 0), (49, 49, 0), (50, 0, 1), (51, 1, 1), (123, 23, 2), (500, 0, 10)]
)
def test_the_track_is_a_circuit_of_50_spaces(points: int, space: int, laps: int) -> None:
    game = Table().game.copy()
    if points:
        Award(BEN, "city", (Part("tiles", points),), "CAR-040").run(game)
    assert look.score_track(game)[BEN] == look.TrackPlace(BEN, "scoring_meeple", space, laps)
    assert game.scores() == [0, points]
