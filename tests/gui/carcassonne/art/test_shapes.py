"""Shapes of all kinds of tiles in all turns: every feature has its ground, and nobody else's."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF

from gui.carcassonne.art.geometry import CORNERS, turned
from gui.carcassonne.art.kinds import side_types, sides_of, tile_kinds
from gui.carcassonne.art.places import APART, STANDING, standing_place
from gui.carcassonne.art.shapes import decoration_of, feature_at, feature_path, shape_of

KINDS = sorted(tile_kinds())
GRID = [(0.0213 + 0.0397 * column, 0.0217 + 0.0397 * row) for column in range(25) for row in range(25)]


def features(tile_id: str) -> list[tuple[int, dict]]:
    return [(i, f) for i, f in enumerate(tile_kinds()[tile_id]["features"]) if not f.get("decorative")]


def test_all_kinds_of_the_box_are_known() -> None:
    assert len(KINDS) == 123


@pytest.mark.parametrize("tile_id", KINDS)
def test_every_feature_has_ground_inside_the_tile(tile_id: str) -> None:
    for turns in range(4):
        for index, feature in features(tile_id):
            path = feature_path(tile_id, turns, index)
            assert not path.isEmpty(), (turns, feature)
            box = path.boundingRect()
            assert min(box.left(), box.top()) > -1e-6
            assert max(box.right(), box.bottom()) < 1 + 1e-6
            assert any(path.contains(QPointF(x, y)) for x, y in GRID), (turns, feature)


@pytest.mark.parametrize("tile_id", KINDS)
def test_fields_and_cities_do_not_share_ground(tile_id: str) -> None:
    for turns in range(4):
        grounds = [i for i, f in features(tile_id) if f["type"] in ("field", "city", "monastery", "garden")]
        paths = [feature_path(tile_id, turns, index) for index in grounds]
        for x, y in GRID:
            assert sum(path.contains(QPointF(x, y)) for path in paths) <= 1, (turns, x, y)


@pytest.mark.parametrize("tile_id", KINDS)
def test_features_reach_the_sides_of_their_data(tile_id: str) -> None:
    for turns in range(4):
        for index, feature in features(tile_id):
            if feature["type"] in ("city", "road", "river"):
                for side in sides_of(feature):
                    assert feature_at(tile_id, turns, *turned((0.5, 0.004), side + turns)) == index
            elif feature["type"] == "field":
                for half in feature["halves"]:
                    probe = turned((0.25 + 0.5 * (half % 2), 0.01), half // 2 + turns)
                    assert feature_at(tile_id, turns, *probe) == index, (turns, half)


@pytest.mark.parametrize("tile_id", KINDS)
def test_ways_cross_the_middle_of_a_side_at_right_angles(tile_id: str) -> None:
    for turns in range(4):
        shape = shape_of(tile_id, turns)
        for way in shape.roads + shape.rivers:
            for side in sides_of(way.feature):
                middle = turned((0.5, 0.0), side + turns)
                end, inner = min(
                    (way.line[:2], way.line[:-3:-1]), key=lambda ends: math.dist(ends[0], middle)
                )
                assert math.dist(end, middle) < 1e-9
                inwards = turned((0.5, 0.001), side + turns)
                straight = (inwards[0] - middle[0], inwards[1] - middle[1])
                along = (inner[0] - end[0], inner[1] - end[1])
                assert abs(straight[0] * along[1] - straight[1] * along[0]) < 0.1 * math.hypot(*along) * 0.001


@pytest.mark.parametrize("tile_id", KINDS)
def test_pointing_finds_the_topmost_path(tile_id: str) -> None:
    for turns in range(4):
        paths = {index: feature_path(tile_id, turns, index) for index, _ in features(tile_id)}
        for x, y in GRID:
            found = feature_at(tile_id, turns, x, y)
            under = [index for index, path in paths.items() if path.contains(QPointF(x, y))]
            assert (found in under) if under else found is None, (turns, x, y)


def test_a_road_on_a_bridge_lies_over_the_river() -> None:
    kind = tile_kinds()["river/road_bridge"]["features"]
    found = feature_at("river/road_bridge", 0, 0.5, 0.5)
    assert found is not None
    assert kind[found]["type"] == "road"


@pytest.mark.parametrize("tile_id", KINDS)
def test_figures_stand_on_their_own_feature_and_apart(tile_id: str) -> None:
    for turns in range(4):
        places = {i: standing_place(tile_id, turns, i) for i, f in features(tile_id) if f["type"] in STANDING}
        for index, place in places.items():
            assert feature_at(tile_id, turns, *place) == index, (turns, index)
            for other, there in places.items():
                assert other == index or math.dist(place, there) >= APART, (turns, index, other)


@pytest.mark.parametrize("tile_id", KINDS)
def test_turning_moves_the_shape_and_nothing_else(tile_id: str) -> None:
    shape, lying = shape_of(tile_id), shape_of(tile_id, 3)
    assert side_types(lying.kind, 3)[0] == side_types(shape.kind)[1]
    for city, after in zip(shape.cities, lying.cities, strict=True):
        assert after.outline == [turned(point, 3) for point in city.outline]
    meadow, turned_meadow = decoration_of(tile_id).meadow, decoration_of(tile_id, 3).meadow
    assert [thing.place for thing in turned_meadow] == [turned(thing.place, 3) for thing in meadow]


@pytest.mark.parametrize("tile_id", KINDS)
def test_decoration_keeps_off_the_sides(tile_id: str) -> None:
    for variant in range(4):
        decoration = decoration_of(tile_id, 0, variant)
        for thing in decoration.meadow + [h for houses in decoration.houses.values() for h in houses]:
            assert 0.05 < thing.x < 0.95
            assert 0.05 < thing.y < 0.96


def test_variants_differ() -> None:
    assert len({tuple(decoration_of("base/u", 0, variant).meadow) for variant in range(4)}) == 4


def test_walls_end_in_corners() -> None:
    for tile_id in KINDS:
        shape = shape_of(tile_id)
        ends = {end for city in shape.cities for wall in city.walls for end in (wall[0], wall[-1])}
        assert ends == {CORNERS[corner] for corner in shape.wall_corners}
