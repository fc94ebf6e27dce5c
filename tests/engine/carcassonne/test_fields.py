"""Section 8 of the ledger: farmers."""

from __future__ import annotations

import pytest

from engine.carcassonne import look
from engine.carcassonne.board import Board
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.values import LayTile
from engine.core.values import Part, Scored
from tests.engine.carcassonne.table import ANN, BEN, Table, Turn

THREE_CITIES = (
    Turn("e", 0, 1, 1, on="field"),
    Turn("e", 1, 1, 3, on="field"),
    Turn("e", 0, 2, 1),
    Turn("e", 1, 2, 3),
    Turn("e_garden", 0, 3, 1),
    Turn("i", 1, 3, 3),
)
"""Ann's field in the west and Ben's in the east of three cities; a fourth one is open in the south.

The tile u at (1, 0) joins the fields."""


@pytest.mark.rule("CAR-064")
def test_farmers_are_an_option() -> None:
    table = Table(
        Turn("e", 0, 1, 1), Turn("e", 1, 1, 3), Turn("u", 1, 0), options={"farmers": False}, last=True
    )
    assert table.scores == [0, 0]
    without = Table(then=("e",), options={"farmers": False})
    without.match.play(LayTile(0, 1, 1))
    assert without.offered_features() == [0]


@pytest.mark.rule("CAR-065", "CAR-069")
def test_a_farmer_stays_until_the_end_and_is_scored_only_then() -> None:
    table = Table(*THREE_CITIES, then=("u",))
    assert table.scores == [0, 0]
    assert [figure.role for figure in look.standing(table.game)] == ["farmer", "farmer"]
    assert (table.supply(ANN), table.supply(BEN)) == (6, 6)


@pytest.mark.rule("CAR-066")
def test_roads_and_cities_part_fields() -> None:
    game = Table(then=("u",)).game
    # the start tile: a strip between city and road, and the land south of the road
    assert [len(view.segments) for view in look.features(game, "field")] == [1, 1]
    game = Table(Turn("u", 1, 0), Turn("u", -1, 0)).game
    assert [view.places for view in look.features(game, "field")] == [
        ("-1,0/1", "0,0/2", "1,0/1"),
        ("-1,0/2", "0,0/3", "1,0/2"),
    ]


@pytest.mark.rule("CAR-067")
def test_a_crop_circle_parts_fields_too() -> None:
    board = Board()
    board.lay(cell_at(0, 0), "crop/shield_two_caps", 0)
    west, east = (board.feature_of[segment_of(cell_at(0, 0), index)] for index in (3, 4))
    assert west != east


@pytest.mark.rule("CAR-068")
def test_a_field_with_a_farmer_takes_no_other() -> None:
    table = Table(Turn("b", 0, 1, on="field"), then=("b",))
    table.match.play(LayTile(0, 2, 0))
    assert table.offered_features() == [0]


@pytest.mark.rule("CAR-070", "CAR-071", "CAR-073", "CAR-075")
def test_example_two_farmers_share_a_field_with_three_completed_cities() -> None:
    """EXAMPLE: Red and Blue, one farmer each, completed cities A, B, C and the open city D: both score 9."""
    table = Table(*THREE_CITIES, Turn("u", 1, 0), last=True)
    assert table.scored == [(ANN, "field", 9), (BEN, "field", 9)]
    assert table.of(Scored)[0].parts == (Part("cities", 3, 3),)
    assert table.of(Scored)[0].rule == "CAR-070"
    assert table.match.ranking() == [[ANN, BEN]]


@pytest.mark.rule("CAR-070", "CAR-073", "CAR-075")
def test_example_one_farmer_more_on_a_field_with_four_completed_cities() -> None:
    """EXAMPLE: Yellow has one farmer more than Black on a field with 4 completed cities: 12 and 0."""
    table = Table(*THREE_CITIES, Turn("j", 1, 4, on=2), Turn("b", 0, 4), Turn("u", 1, 0), last=True)
    assert table.scored == [(ANN, "field", 12)]
    assert table.returned == [ANN, ANN, BEN]


@pytest.mark.rule("CAR-072", "CAR-075")
def test_example_a_city_counts_for_every_field_it_touches() -> None:
    """EXAMPLE: a farmer on a small field touching A and B scores 6, although they also count for another."""
    table = Table(Turn("e", 0, -1, 2, on="field"), Turn("d", 1, 0, on=2), Turn("e", 1, -1, 2), last=True)
    assert table.scored == [(ANN, "field", 6), (BEN, "field", 6)]


@pytest.mark.rule("CAR-072", "CAR-074")
def test_a_city_counts_once_however_often_it_touches_and_whatever_is_in_it() -> None:
    # city of three tiles with a shield, touched by the field on two of them
    table = Table(
        Turn("m", 0, -1, 2, on=1), Turn("e", 1, -1, 3), Turn("b", 1, -2), Turn("b", 0, -2), last=True
    )
    (field,) = [event for event in table.of(Scored) if event.source == "field"]
    assert (field.seat, field.parts) == (ANN, (Part("cities", 1, 3),))
    assert {"0,-1/1", "1,-1/1"} < set(field.places)
    assert {"0,-1/0", "1,-1/0", "0,0/0"} < set(field.places)


@pytest.mark.rule("CAR-070")
def test_a_field_without_completed_cities_gives_nothing() -> None:
    table = Table(Turn("b", 0, 1, on="field"), last=True)
    assert table.scored == []
    assert table.returned == [ANN]


@pytest.mark.rule("CAR-075")
def test_a_field_cut_off_by_a_road_does_not_touch_the_city() -> None:
    # the land south of the start tile's road sees nothing of the city in the north
    table = Table(Turn("e", 0, -1, 2), Turn("b", 0, 1, on="field"), last=True)
    assert table.scored == []
    assert look.feature_at(table.game, 0, 0, 2).cities == (("0,-1/0", "0,0/0"),)
    assert look.feature_at(table.game, 0, 0, 3).cities == ()
