"""Sections 11 and 12 of the ledger: inns, cathedrals and the big meeple."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.carcassonne import look
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.tiles import FORMS, TILES
from engine.carcassonne.values import SetFigure
from engine.core.values import Part, Scored
from tests.engine.carcassonne.table import ANN, BEN, Laid, Scene, city, road

INN = "ic/inn_straight_garden"
"""Its road runs from west to east with an inn; entry 0."""


def inn_road(x: int, y: int, length: int, inns: int) -> list[Laid]:
    """As `road`, with inns on its first straight tiles."""
    return [
        (INN if 0 < number <= inns else tile, tx, ty, turns)
        for number, (tile, tx, ty, turns) in enumerate(road(x, y, length))
    ]


def cathedral_city(x: int, y: int) -> list[Laid]:
    """7 tiles and 2 shields around one cathedral; base/e at (x, y - 1), turned twice, completes it."""
    return [
        ("ic/cathedral", x, y, 0),
        ("base/f", x - 1, y, 0),
        ("base/e", x - 2, y, 1),
        ("base/f", x + 1, y, 0),
        ("base/e", x + 2, y, 3),
        ("base/e", x, y + 1, 0),
    ]


@pytest.mark.rule("CAR-100", "CAR-105", "CAR-011")
def test_six_inns_and_two_cathedrals() -> None:
    tiles = [tile for tile in TILES.values() if tile.set == "inns_cathedrals"]
    assert sum(tile.count for tile in tiles) == 18
    inns = [tile.id for tile in tiles if any(entry.get("inn") for entry in tile.features)]
    assert len(inns) == 6
    cathedrals = [tile for tile in tiles if any(entry.get("cathedral") for entry in tile.features)]
    assert [(tile.id, tile.count) for tile in cathedrals] == [("ic/cathedral", 2)]
    assert FORMS["ic/cathedral", 0].edges == "cccc"


@pytest.mark.rule("CAR-101", "CAR-102")
@pytest.mark.parametrize("inns", [1, 2])
def test_example_a_road_of_five_tiles_with_inns(inns: int) -> None:
    scene = Scene(
        "inns_cathedrals",
        laid=inn_road(10, 10, 5, inns),
        figures=[(BEN, "meeple", 10, 10, 0)],
        draw=["base/a"],
    )
    scene.put(14, 10, 1).done()
    assert scene.scored == [(BEN, "road", 10)]
    (scored,) = scene.of(Scored)
    assert scored.parts == (Part("tiles", 5), Part("inn", 5))


@pytest.mark.rule("CAR-103")
def test_example_an_unfinished_road_with_an_inn() -> None:
    scene = Scene(
        "inns_cathedrals",
        laid=inn_road(10, 10, 5, 1),
        figures=[(BEN, "meeple", 10, 10, 0)],
        draw=["base/b"],
        last=True,
    )
    road_seen = look.feature_at(scene.game, 10, 10, 0)
    assert road_seen is not None
    assert road_seen.now == (Part("tiles", 4), Part("inn", 4, -1))
    assert road_seen.closed == (Part("tiles", 4), Part("inn", 4))
    assert scene.put(0, 1).done().scored == []
    assert scene.returned == [BEN]


@pytest.mark.rule("CAR-104", "CAR-034")
def test_the_inn_at_the_junction_counts_for_two_of_its_roads() -> None:
    entries = TILES["ic/inn_junction"].features
    assert [(entry["sides"], entry["inn"]) for entry in entries if entry["type"] == "road"] == [
        (["E"], True),
        (["W"], True),
        (["S"], False),
    ]
    laid: list[Laid] = [("ic/inn_junction", 10, 10, 0), ("base/a", 10, 11, 2), ("base/a", 9, 10, 3)]
    scene = Scene(
        "inns_cathedrals",
        laid=laid,
        figures=[(ANN, "meeple", 10, 10, 2), (BEN, "meeple", 10, 10, 0)],
        draw=["base/a"],
    )
    scene.put(11, 10, 1).done()
    assert scene.scored == [(BEN, "road", 4)]
    west, south = look.feature_at(scene.game, 10, 10, 1), look.feature_at(scene.game, 10, 10, 2)
    assert west is not None
    assert south is not None
    assert sum(part.points for part in west.now) == 4
    assert sum(part.points for part in south.now) == 2


@pytest.mark.rule("CAR-106", "CAR-040")
def test_example_a_city_with_cathedral_of_seven_tiles_and_two_shields() -> None:
    scene = Scene(
        "inns_cathedrals", laid=cathedral_city(10, 10), figures=[(BEN, "meeple", 10, 10, 0)], draw=["base/e"]
    )
    scene.put(10, 9, 2).done()
    assert scene.scored == [(BEN, "city", 27)]


@pytest.mark.rule("CAR-107")
def test_a_second_cathedral_changes_nothing() -> None:
    laid: list[Laid] = [
        ("ic/cathedral", 10, 10, 0),
        ("ic/cathedral", 11, 10, 0),
        ("base/e", 9, 10, 1),
        ("base/e", 12, 10, 3),
        ("base/e", 10, 11, 0),
        ("base/e", 11, 11, 0),
        ("base/e", 10, 9, 2),
    ]
    scene = Scene("inns_cathedrals", laid=laid, figures=[(BEN, "meeple", 10, 10, 0)], draw=["base/e"])
    scene.put(11, 9, 2).done()
    assert scene.scored == [(BEN, "city", 24)]


@pytest.mark.rule("CAR-108")
def test_example_an_unfinished_city_with_a_cathedral() -> None:
    scene = Scene(
        "inns_cathedrals",
        laid=cathedral_city(10, 10),
        figures=[(BEN, "meeple", 10, 10, 0)],
        draw=["base/b"],
        last=True,
    )
    seen = look.feature_at(scene.game, 10, 10, 0)
    assert seen is not None
    assert seen.now == (Part("tiles", 6, 1), Part("shields", 2, 1), Part("cathedral", 8, -1))
    assert seen.closed == (Part("tiles", 6, 2), Part("shields", 2, 2), Part("cathedral", 8, 1))
    assert scene.put(0, 1).done().scored == []


@pytest.mark.rule("CAR-074")
def test_a_cathedral_does_not_make_a_field_richer() -> None:
    scene = Scene(
        "inns_cathedrals",
        laid=cathedral_city(10, 10),
        figures=[(BEN, "meeple", 10, 11, 1)],
        draw=["base/e"],
        last=True,
    )
    assert scene.put(10, 9, 2).done().scored == [(BEN, "field", 3)]


@pytest.mark.rule("CAR-109")
def test_four_cities_around_an_inner_field() -> None:
    scene = Scene("inns_cathedrals", "abbot", draw=["ic/four_cities_garden"]).put(0, -1)
    kinds = [entry["type"] for entry in TILES["ic/four_cities_garden"].features]
    offered = Counter(kinds[action.feature] for action in scene.offers(SetFigure))
    assert offered == {"city": 4, "field": 1, "garden": 1}
    scene.set("meeple", kinds.index("field"))
    assert scene.figures_at(0, -1, kinds.index("field")) == [(ANN, "meeple")]


@pytest.mark.rule("CAR-110")
def test_the_short_roads_of_the_village_take_nobody() -> None:
    scene = Scene("inns_cathedrals", draw=["ic/village_two_cities"]).put(0, -1)
    entries = TILES["ic/village_two_cities"].features
    offered = [action.feature for action in scene.offers(SetFigure)]
    assert [index for index in offered if entries[index]["type"] == "road"] == [2, 3]
    assert not any(entries[index].get("decorative") for index in offered)
    east, west = (scene.game.state.feature_of[segment_of(cell_at(0, -1), index)] for index in (2, 3))
    assert east != west
    assert len([index for index in offered if entries[index]["type"] == "field"]) == 4


@pytest.mark.rule("CAR-111")
def test_the_fields_of_the_wedge_do_not_meet() -> None:
    scene = Scene("inns_cathedrals", laid=[("ic/city_corner_wedge", 10, 10, 0)], draw=["base/u"])
    one, two = (scene.game.state.feature_of[segment_of(cell_at(10, 10), index)] for index in (1, 2))
    assert one != two


@pytest.mark.rule("CAR-112")
def test_the_monastery_ends_both_roads() -> None:
    scene = Scene(
        "inns_cathedrals",
        laid=[("base/a", 9, 10, 3)],
        draw=["ic/monastery_road"],
    )
    scene.put(10, 10).set("meeple", 0)
    assert scene.scored == [(ANN, "road", 2)]
    east = look.feature_at(scene.game, 10, 10, 1)
    assert east is not None
    assert east.open == 1


# -- the big meeple


@pytest.mark.rule("CAR-113", "CAR-009", "CAR-010")
def test_everybody_has_one_big_meeple_also_without_the_tiles() -> None:
    scene = Scene("big_meeple", draw=["base/a"], players=4)
    assert scene.left("big_meeple") == (1, 1, 1, 1)
    assert {TILES[tile].set for tile in scene.game.box()} == {"base"}
    assert "big_meeple" not in Scene("inns_cathedrals", draw=["base/a"]).game.state.supply


@pytest.mark.rule("CAR-114")
def test_it_is_placed_like_any_meeple() -> None:
    scene = Scene("big_meeple", draw=["base/a"]).put(0, 1, 0)
    offered = Counter(action.figure for action in scene.offers(SetFigure))
    assert offered["big_meeple"] == offered["meeple"] == 3
    scene.set("big_meeple", 1)
    assert scene.left("big_meeple") == (0, 1)
    assert scene.left("meeple") == (7, 7)


@pytest.mark.rule("CAR-115", "CAR-116", "CAR-117", "CAR-049")
def test_example_big_against_one_normal_meeple() -> None:
    scene = Scene(
        "big_meeple",
        laid=city(10, 10, 4),
        figures=[(ANN, "big_meeple", 10, 10, 0), (BEN, "meeple", 11, 10, 0)],
        draw=["base/e"],
    )
    scene.put(13, 10, 3).done()
    assert scene.scored == [(ANN, "city", 8)]
    assert scene.left("big_meeple") == (1, 1)
    assert scene.left("meeple") == (7, 7)


@pytest.mark.rule("CAR-115", "CAR-050")
def test_example_big_against_two_normal_meeples() -> None:
    scene = Scene(
        "big_meeple",
        laid=city(10, 10, 5, shields=1),
        figures=[(ANN, "big_meeple", 10, 10, 0), (BEN, "meeple", 11, 10, 0), (BEN, "meeple", 12, 10, 0)],
        draw=["base/e"],
    )
    assert scene.put(14, 10, 3).done().scored == [(ANN, "city", 12), (BEN, "city", 12)]


@pytest.mark.rule("CAR-118", "CAR-073")
def test_example_a_big_farmer_against_a_normal_one() -> None:
    cities = [tile for x in (10, 11, 12) for tile in [("base/e", x, 10, 0), ("base/e", x, 9, 2)]]
    scene = Scene(
        "big_meeple",
        laid=cities,
        figures=[(ANN, "big_meeple", 10, 10, 1), (BEN, "meeple", 12, 10, 1)],
        draw=["base/b"],
        last=True,
    )
    scene.put(0, 1).done()
    assert scene.scored == [(ANN, "field", 9)]
    assert scene.returned == [ANN, BEN]
