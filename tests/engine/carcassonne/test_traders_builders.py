"""Sections 13 to 15 of the ledger: goods, the builder and the pig."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.carcassonne import look
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.expansions.builder import DrawAgain
from engine.carcassonne.expansions.traders_builders import GOODS, GoodsTaken
from engine.carcassonne.tiles import FORMS, TILES
from engine.carcassonne.values import Pass, SetFigure
from tests.engine.carcassonne.table import ANN, BEN, CID, Laid, Scene, city, road


def traded_city(x: int, y: int, *goods: str) -> list[Laid]:
    """As `city`, with a tile for each of the goods in its middle."""
    band = {"wine": "tb/band_wine", "grain": "tb/band_grain_gate", "cloth": "tb/band_cloth_cap"}
    return [("base/e", x, y, 1), *((band[name], x + step, y, 0) for step, name in enumerate(goods, 1))]


def taken(scene: Scene) -> list[dict[str, int]]:
    return [look.belongings(scene.game, seat) for seat in range(scene.game.players)]


# -- goods


@pytest.mark.rule("CAR-119", "CAR-011")
def test_one_token_for_each_symbol() -> None:
    tiles = [tile for tile in TILES.values() if tile.set == "traders_builders"]
    assert sum(tile.count for tile in tiles) == 24
    symbols = Counter(
        entry["good"]
        for tile in tiles
        for entry in tile.features
        for _ in range(tile.count)
        if entry.get("good")
    )
    assert symbols == GOODS == {"wine": 9, "grain": 6, "cloth": 5}


@pytest.mark.rule("CAR-120", "CAR-121", "CAR-122", "CAR-123")
def test_example_completing_the_city_of_another() -> None:
    scene = Scene(
        "traders_builders",
        laid=traded_city(10, 10, "wine", "grain", "grain"),
        figures=[(BEN, "meeple", 10, 10, 0)],
        draw=["base/e"],
    )
    scene.put(14, 10, 3).done()
    assert scene.scored == [(BEN, "city", 10)]
    assert taken(scene) == [{"wine": 1, "grain": 2, "cloth": 0}, {"wine": 0, "grain": 0, "cloth": 0}]
    kinds = [event.kind for event in scene.events]
    assert kinds.index("scored") < kinds.index("goods_taken") < kinds.index("figure_returned")
    assert scene.of(GoodsTaken) == [GoodsTaken(ANN, "grain", 2), GoodsTaken(ANN, "wine", 1)]


@pytest.mark.rule("CAR-121")
def test_goods_of_a_city_without_any_knight() -> None:
    scene = Scene("traders_builders", laid=traded_city(10, 10, "cloth"), draw=["base/e"], seat=BEN)
    scene.put(12, 10, 3).do(Pass())
    assert scene.scored == []
    assert taken(scene)[BEN]["cloth"] == 1


@pytest.mark.rule("CAR-124", "CAR-125", "CAR-126", "CAR-127", "CAR-351")
def test_example_twenty_and_thirty_points_for_goods() -> None:
    scene = Scene("traders_builders", laid=traded_city(10, 10, "wine"), draw=["base/b"], last=True)
    scene.game.extra["traders_builders"].taken = {"wine": (2, 2), "grain": (3, 3), "cloth": (0, 1)}
    scene.put(0, 1).done()
    assert scene.scores == [20, 30]
    assert {source for _, source, _ in scene.scored} == {"goods"}


@pytest.mark.rule("CAR-126")
def test_goods_that_nobody_has_score_nothing() -> None:
    scene = Scene("traders_builders", draw=["base/b"], last=True).put(0, 1).done()
    assert scene.scored == []


@pytest.mark.rule("CAR-128", "CAR-035")
def test_the_bridge_has_two_through_roads_and_four_fields() -> None:
    for tile in ("tb/bridge", "gold/bridge"):
        kinds = Counter(kind for _, kind, _ in FORMS[tile, 0].features)
        assert kinds == {"road": 2, "field": 4}
    scene = Scene(
        "traders_builders",
        laid=[("tb/bridge", 10, 10, 0), ("base/a", 9, 10, 3), ("base/a", 10, 9, 0)],
        figures=[(BEN, "meeple", 10, 10, 0)],
        draw=["base/a"],
    )
    scene.put(11, 10, 1).done()
    assert scene.scored == []  # Ben stands on the other road
    assert [event.feature for event in scene.events if event.kind == "feature_closed"] == ["road"]


@pytest.mark.rule("CAR-129", "CAR-130", "CAR-131")
def test_special_tiles() -> None:
    kinds = {tile: Counter(kind for _, kind, _ in FORMS[tile, 0].features) for tile in TILES}
    assert kinds["tb/monastery_three_roads"] == {"road": 3, "monastery": 1, "field": 3}
    assert kinds["tb/cap_two_roads_house"] == {"city": 1, "road": 2, "field": 3}
    ends = [entry["ends_at"] for entry in TILES["tb/cap_two_roads_house"].features if entry["type"] == "road"]
    assert sorted(ends) == ["city", "house"]
    assert kinds["tb/corner_cloth_two_caps"] == {"city": 3, "field": 1}
    scene = Scene("traders_builders", draw=["tb/corner_cloth_two_caps"]).put(0, -1)
    assert SetFigure("meeple", 3) in scene.match.actions()


# -- the builder

ROAD: list[Laid] = road(10, 10, 3)
"""Two tiles of an open road, from (10, 10) to (11, 10)."""


def builder(draw: list[str], *more: tuple[int, str, int, int, int], **how: object) -> Scene:
    """Ann has a highwayman and her builder on ROAD."""
    figures = [(ANN, "meeple", 10, 10, 0), (ANN, "builder", 11, 10, 0), *more]
    return Scene("builder", laid=ROAD, figures=figures, draw=draw, **how)  # type: ignore[arg-type]


@pytest.mark.rule("CAR-132", "CAR-009", "CAR-010")
def test_everybody_has_one_builder_also_without_goods() -> None:
    scene = Scene("builder", draw=["base/u"], players=3)
    assert scene.left("builder") == (1, 1, 1)
    assert scene.game.extra.keys() == {"builder"}
    assert {TILES[tile].set for tile in scene.game.box()} == {"base"}


@pytest.mark.rule("CAR-133", "CAR-134", "CAR-135", "CAR-136")
def test_where_a_builder_can_be_placed() -> None:
    far = [("base/u", 10 + step, 10, 0) for step in range(2, 6)]
    scene = Scene(
        "builder",
        laid=[*ROAD, *far],
        figures=[(ANN, "meeple", 10, 10, 0), (BEN, "meeple", 11, 10, 0), (BEN, "builder", 12, 10, 0)],
        draw=["base/w"],
    )
    scene.put(16, 10, 0)
    offered = [action for action in scene.offers(SetFigure) if action.figure == "builder"]
    assert offered == [SetFigure("builder", 2)]  # the road from the west
    assert scene.refused(SetFigure("builder", 0)) == "CAR-133"
    assert scene.refused(SetFigure("builder", 3)) == "CAR-134"
    # foreign builders and meeples do not matter; a meeple could not be placed there
    assert SetFigure("meeple", 2) not in scene.match.actions()


@pytest.mark.rule("CAR-134")
@pytest.mark.parametrize(("feature", "kind"), [(1, "monastery"), (2, "field")])
def test_a_builder_is_no_monk_and_no_farmer(feature: int, kind: str) -> None:
    scene = Scene("builder", figures=[(ANN, "meeple", 0, 0, 3)], draw=["base/a"]).put(0, 1)
    assert TILES["base/a"].features[feature]["type"] == kind
    assert scene.refused(SetFigure("builder", feature)) == "CAR-134"


@pytest.mark.rule("CAR-137", "CAR-142", "CAR-140")
def test_extending_the_builders_road_gives_one_more_tile_but_not_two() -> None:
    scene = builder(["base/u", "base/u", "base/u"])
    scene.put(12, 10).do(Pass())
    assert scene.asked == "bonus_turn"
    scene.do(DrawAgain())
    assert (scene.asked, scene.seat) == ("place_tile", ANN)
    scene.put(13, 10).set("meeple", 1)
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-141")
def test_the_second_tile_may_be_declined_before_it_is_drawn() -> None:
    scene = builder(["base/u", "base/c"])
    scene.put(12, 10).do(Pass())
    before = scene.game.state.stack[-1]
    scene.do(Pass())
    assert (scene.asked, scene.seat, scene.match.decision.tile) == ("place_tile", BEN, before)


@pytest.mark.rule("CAR-138", "CAR-143", "CAR-146")
def test_the_bonus_is_kept_when_the_road_is_completed() -> None:
    scene = builder(["base/a"])
    scene.put(12, 10, 1).do(Pass())
    assert scene.scored == [(ANN, "road", 3)]
    assert scene.left("builder") == (1, 1)
    assert scene.left("meeple") == (7, 7)
    assert scene.asked == "bonus_turn"


@pytest.mark.rule("CAR-139")
def test_placing_the_builder_gives_no_bonus_for_the_same_tile() -> None:
    scene = Scene("builder", laid=ROAD, figures=[(ANN, "meeple", 10, 10, 0)], draw=["base/u"])
    scene.put(12, 10).set("builder", 0)
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-143", "CAR-142", "CAR-144")
def test_example_a_builder_over_three_turns() -> None:
    scene = Scene(
        "builder",
        laid=[("base/a", 10, 10, 3)],
        draw=["base/u", "base/b", "base/u", "base/b", "base/s", "base/r"],
    )
    scene.put(11, 10).set("meeple", 0)  # turn 1: highwayman
    scene.put(0, 1).done()
    scene.put(12, 10).set("builder", 0)  # turn 2: builder added
    scene.put(0, 2).done()
    # turn 3a: the road ends in a city, where a knight is placed
    scene.put(13, 10, 1).set("meeple", 0)
    assert scene.scored == [(ANN, "road", 4)]
    assert scene.left("builder") == (1, 1)
    # turn 3b: the second tile extends the knight's city, and the builder joins him
    scene.do(DrawAgain())
    scene.put(13, 9, 2).set("builder", 0)
    assert scene.figures_at(13, 9, 0) == [(ANN, "builder")]
    assert scene.seat == BEN


@pytest.mark.rule("CAR-144")
def test_the_builder_stays_and_helps_again_in_later_turns() -> None:
    scene = builder(["base/u", "base/b", "base/b", "base/u"])
    scene.put(12, 10).do(Pass(), DrawAgain())
    scene.put(0, 1).done()
    scene.put(0, 2).done()
    assert scene.seat == ANN
    scene.put(13, 10).do(Pass())
    assert (scene.asked, scene.seat) == ("bonus_turn", ANN)


@pytest.mark.rule("CAR-137")
def test_others_get_nothing_for_extending_it() -> None:
    scene = builder(["base/u"], seat=BEN)
    scene.put(12, 10).do(Pass())
    assert (scene.asked, scene.seat) == ("place_tile", ANN)


@pytest.mark.rule("CAR-146", "CAR-032")
def test_a_builder_counts_neither_for_the_majority_nor_for_the_value() -> None:
    scene = Scene(
        "builder",
        laid=city(10, 10, 4),
        figures=[(ANN, "meeple", 10, 10, 0), (ANN, "builder", 11, 10, 0), (BEN, "meeple", 12, 10, 0)],
        draw=["base/e"],
        seat=BEN,
    )
    scene.put(13, 10, 3).done()
    assert scene.scored == [(ANN, "city", 8), (BEN, "city", 8)]
    assert scene.returned == [ANN, ANN, BEN]


@pytest.mark.rule("CAR-147")
def test_joining_extends_but_lying_beside_does_not() -> None:
    # a road of its own that the tile joins to the builder's
    scene = builder(["base/v"])
    scene.put(12, 10, 0).do(Pass())
    assert scene.asked == "bonus_turn"
    # a tile below, whose road does not meet the builder's
    scene = builder(["base/u"])
    scene.put(11, 11).do(Pass())
    assert scene.asked == "place_tile"


@pytest.mark.rule("CAR-148")
def test_without_tiles_the_bonus_is_lost() -> None:
    scene = builder(["base/u"], last=True)
    scene.put(12, 10).do(Pass())
    assert scene.match.over


# -- the pig

FIELD: list[Laid] = [tile for x in (10, 11) for tile in [("base/e", x, 10, 0), ("base/e", x, 9, 2)]]
"""Two completed cities on one field, which is entry 1 of the tiles at (10, 10) and (11, 10)."""


@pytest.mark.rule("CAR-150", "CAR-009", "CAR-010")
def test_everybody_has_one_pig_also_without_goods() -> None:
    scene = Scene("pig", draw=["base/u"], players=3)
    assert scene.left("pig") == (1, 1, 1)
    assert "builder" not in scene.game.state.supply


@pytest.mark.rule("CAR-151", "CAR-152")
def test_where_a_pig_can_be_placed() -> None:
    scene = Scene(
        "pig",
        laid=FIELD,
        figures=[(ANN, "meeple", 10, 10, 1), (BEN, "meeple", 11, 10, 1), (BEN, "pig", 11, 10, 1)],
        draw=["base/a"],
    )
    scene.put(10, 11)
    assert [action for action in scene.offers(SetFigure) if action.figure == "pig"] == [SetFigure("pig", 2)]
    assert scene.refused(SetFigure("pig", 1)) == "CAR-151"
    scene.set("pig", 2)
    assert scene.left("pig") == (0, 0)
    assert scene.seat == BEN


@pytest.mark.rule("CAR-151")
def test_a_pig_needs_an_own_farmer() -> None:
    scene = Scene("pig", laid=FIELD, figures=[(BEN, "meeple", 10, 10, 1)], draw=["base/a"]).put(10, 11)
    assert scene.refused(SetFigure("pig", 2)) == "CAR-151"


@pytest.mark.rule("CAR-154", "CAR-155", "CAR-156", "CAR-350")
def test_example_a_pig_with_the_majority() -> None:
    scene = Scene(
        "pig",
        laid=FIELD,
        figures=[
            (ANN, "meeple", 10, 10, 1),
            (ANN, "meeple", 11, 10, 1),
            (ANN, "pig", 10, 10, 1),
            (BEN, "meeple", 10, 10, 1),
            (BEN, "pig", 11, 10, 1),
        ],
        draw=["base/b"],
        last=True,
    )
    scene.put(0, 1).done()
    assert scene.scored == [(ANN, "field", 8)]
    assert scene.left("pig") == (1, 1)


@pytest.mark.rule("CAR-154")
def test_a_shared_field_is_worth_more_to_the_owner_of_a_pig() -> None:
    farmers = [(ANN, "meeple", 10, 10, 1), (BEN, "meeple", 11, 10, 1), (BEN, "pig", 11, 10, 1)]
    scene = Scene("pig", laid=FIELD, figures=farmers, draw=["base/b"])
    field = look.feature_at(scene.game, 10, 10, 1)
    assert field is not None
    assert (field.owners, field.points) == ((ANN, BEN), (6, 8))


@pytest.mark.rule("CAR-154", "CAR-156", "CAR-073")
def test_example_three_farmers_and_two_pigs() -> None:
    scene = Scene(
        "pig",
        laid=FIELD,
        figures=[
            (ANN, "meeple", 10, 10, 1),
            (BEN, "meeple", 11, 10, 1),
            (CID, "meeple", 11, 10, 1),
            (ANN, "pig", 10, 10, 1),
            (BEN, "pig", 10, 10, 1),
        ],
        draw=["base/b"],
        players=3,
        last=True,
    )
    scene.put(0, 1).done()
    assert scene.scored == [(ANN, "field", 8), (BEN, "field", 8), (CID, "field", 6)]


@pytest.mark.rule("CAR-155", "CAR-032")
def test_a_pig_does_not_count_for_the_majority() -> None:
    scene = Scene(
        "pig",
        laid=FIELD,
        figures=[(ANN, "meeple", 10, 10, 1), (ANN, "pig", 10, 10, 1), (BEN, "meeple", 11, 10, 1)],
        draw=["base/b"],
    )
    field = look.feature_at(scene.game, 10, 10, 1)
    assert field is not None
    assert (field.strengths, field.owners) == ((1, 1), (ANN, BEN))
    assert scene.game.state.feature_of[segment_of(cell_at(10, 10), 1)] in scene.game.state.held(ANN)
