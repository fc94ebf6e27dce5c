"""Section 20 of the ledger: mage and witch."""

from __future__ import annotations

import pytest

from engine.carcassonne import look
from engine.carcassonne.board import Feature
from engine.carcassonne.cells import cell_at, segment_of, xy
from engine.carcassonne.expansions.mage_witch import Enchant, MagicLeft, MagicPut, PutMagic, RemoveMagic
from engine.carcassonne.tiles import TILES
from engine.carcassonne.values import Pass
from engine.core.values import Part
from tests.engine.carcassonne.table import ANN, BEN, Scene, city, road
from tests.engine.carcassonne.test_inns_cathedrals import cathedral_city, inn_road


def bewitched(scene: Scene, **places: tuple[int, int, int]) -> Scene:
    """Mage and witch stand there."""
    for figure, (x, y, feature) in places.items():
        scene.game.extra["mage_witch"].at[figure] = segment_of(cell_at(x, y), feature)
    return scene


def magic(scene: Scene) -> dict[str, tuple[int, int]]:
    return {figure: xy(segment // 16) for figure, segment in scene.game.extra["mage_witch"].at.items()}


def closed(scene: Scene) -> Scene:
    """Nothing on the table is open any more, but for the fields."""
    for name, feature in list(scene.game.state.features.items()):
        if feature.kind in ("road", "city"):
            scene.game.state.features[name] = Feature(feature.kind, 0, feature.segments)
    return scene


@pytest.mark.rule("CAR-252", "CAR-011")
def test_eight_tiles_with_the_symbol() -> None:
    tiles = [tile for tile in TILES.values() if tile.set == "mage_witch"]
    assert sum(tile.count for tile in tiles) == 8
    assert all(tile.symbols.get("mage") for tile in tiles)
    assert magic(Scene("mage_witch", draw=["base/u"])) == {}


@pytest.mark.rule("CAR-253", "CAR-254", "CAR-256", "CAR-258", "CAR-334")
def test_a_magic_tile_brings_one_of_them_to_any_open_road_or_city() -> None:
    scene = Scene(
        "mage_witch", laid=road(10, 10, 3), figures=[(BEN, "meeple", 10, 10, 0)], draw=["mw/two_caps"]
    )
    scene.put(0, -1)  # completes the city of the start tile
    assert scene.asked == "move_magic"
    places = {(action.figure, action.x, action.y, action.feature) for action in scene.match.actions()}
    assert {place[1:] for place in places if place[0] == "mage"} == {
        (0, 0, 1),  # the open road of the start tile
        (10, 10, 0),  # Ben's road
        (11, 10, 0),
        (0, -1, 0),  # the other city of the new tile
    }
    assert {place[0] for place in places} == {"mage", "witch"}
    assert scene.refused(PutMagic("mage", 0, 0, 0)) == "CAR-258"
    assert scene.refused(PutMagic("mage", 10, 10, 2)) == "CAR-254"
    assert scene.refused(Pass()) == "CAR-253"
    assert scene.refused(RemoveMagic("mage")) == "CAR-259"
    scene.do(PutMagic("witch", 11, 10, 0))
    assert scene.of(MagicPut) == [MagicPut(ANN, "witch", 11, 10, 0)]
    assert scene.asked == "place_figure"
    assert look.pieces(scene.game) == [look.Piece("witch", 11, 10, feature=0)]


@pytest.mark.rule("CAR-255", "CAR-256", "CAR-257")
def test_never_together_and_always_elsewhere() -> None:
    scene = bewitched(
        Scene("mage_witch", laid=[*road(10, 10, 3), *city(20, 20, 3)], draw=["mw/two_caps"]),
        mage=(10, 10, 0),
    )
    scene.put(0, -1)
    assert scene.refused(PutMagic("witch", 11, 10, 0)) == "CAR-255"
    assert scene.refused(PutMagic("mage", 11, 10, 0)) == "CAR-257"
    assert PutMagic("mage", 20, 20, 0) in scene.match.actions()  # move the one in play
    assert PutMagic("witch", 20, 20, 0) in scene.match.actions()  # or bring in the other
    scene.do(PutMagic("witch", 20, 20, 0))
    assert magic(scene) == {"mage": (10, 10), "witch": (20, 20)}


@pytest.mark.rule("CAR-259")
def test_with_nowhere_to_go_one_of_them_leaves() -> None:
    scene = Scene("mage_witch", draw=["mw/two_caps"])
    scene.put(0, -1)
    game = scene.game
    bewitched(closed(scene), mage=(0, 0, 1), witch=(0, 0, 0))
    game._actions = None
    assert game.actions() == (RemoveMagic("mage"), RemoveMagic("witch"))
    scene.do(RemoveMagic("witch"))
    assert magic(scene) == {"mage": (0, 0)}
    assert scene.of(MagicLeft) == [MagicLeft("witch", 0, 0, 0)]


@pytest.mark.rule("CAR-259")
def test_the_only_one_in_play_leaves_without_a_question() -> None:
    # one open road in the whole world, and the mage is on it: neither can he move nor the witch come
    scene = bewitched(closed(Scene("mage_witch", laid=road(10, 10, 3), draw=["base/b"])), mage=(10, 10, 0))
    game = scene.game
    name = game.state.feature_of[segment_of(cell_at(10, 10), 0)]
    game.state.features[name] = Feature("road", 1, game.state.features[name].segments)
    Enchant(ANN, symbol=True).run(game)
    assert magic(scene) == {}
    assert scene.asked == "place_tile"
    # now that nobody is in play, the road is free for either
    Enchant(ANN, symbol=True).run(game)
    assert scene.asked == "move_magic"


@pytest.mark.rule("CAR-260", "CAR-345")
def test_a_tile_that_brings_them_together_forces_a_move_before_scoring() -> None:
    laid = [*road(10, 10, 3), ("base/a", 13, 10, 1), *city(20, 20, 3)]
    scene = bewitched(
        Scene("mage_witch", laid=laid, figures=[(BEN, "meeple", 10, 10, 0)], draw=["base/u"]),
        mage=(10, 10, 0),
        witch=(13, 10, 0),
    )
    scene.put(12, 10)  # a tile without the symbol that also completes the road
    assert scene.asked == "move_magic"
    assert scene.refused(PutMagic("mage", 12, 10, 0)) == "CAR-258"
    scene.do(PutMagic("witch", 20, 20, 0)).done()
    assert scene.scored == [(BEN, "road", 8)]
    assert magic(scene) == {"witch": (20, 20)}


@pytest.mark.rule("CAR-261")
def test_without_a_target_one_of_the_two_leaves() -> None:
    scene = Scene("mage_witch", laid=[*road(10, 10, 3), ("base/a", 13, 10, 1)], draw=["base/u"])
    bewitched(closed(scene), mage=(10, 10, 0), witch=(13, 10, 0))
    state = scene.game.state
    for end in (10, 13):
        name = state.feature_of[segment_of(cell_at(end, 10), 0)]
        feature = state.features[name]
        state.features[name] = Feature("road", 1, feature.segments)
    scene.put(12, 10)
    assert scene.match.actions() == (RemoveMagic("mage"), RemoveMagic("witch"))


@pytest.mark.rule("CAR-263", "CAR-266")
def test_example_a_city_of_eight_tiles_with_the_mage() -> None:
    scene = bewitched(
        Scene(
            "mage_witch",
            laid=city(10, 10, 8, shields=2),
            figures=[(ANN, "meeple", 10, 10, 0), (BEN, "meeple", 11, 10, 0)],
            draw=["base/e"],
        ),
        mage=(12, 10, 0),
    )
    scene.put(17, 10, 3).done()
    assert scene.scored == [(ANN, "city", 28), (BEN, "city", 28)]
    assert magic(scene) == {}


@pytest.mark.rule("CAR-263", "CAR-264", "CAR-266", "CAR-328")
def test_example_two_roads_with_witch_and_mage() -> None:
    # one crossing completes Ben's road of 5 and Ann's road of 3
    laid = [*road(6, 10, 5), ("base/u", 11, 10, 0), ("base/a", 12, 10, 1)]
    scene = bewitched(
        Scene(
            "mage_witch",
            laid=laid,
            figures=[(BEN, "meeple", 6, 10, 0), (ANN, "meeple", 12, 10, 0)],
            draw=["base/x"],
        ),
        witch=(7, 10, 0),
        mage=(11, 10, 0),
    )
    scene.put(10, 10).done()
    assert sorted(scene.scored) == [(ANN, "road", 6), (BEN, "road", 3)]
    assert magic(scene) == {}


@pytest.mark.rule("CAR-265")
def test_inn_and_cathedral_count_before_the_witch_halves() -> None:
    scene = bewitched(
        Scene(
            "mage_witch",
            "inns_cathedrals",
            laid=inn_road(10, 10, 5, 1),
            figures=[(BEN, "meeple", 10, 10, 0)],
            draw=["base/a"],
        ),
        witch=(10, 10, 0),
    )
    assert scene.put(14, 10, 1).done().scored == [(BEN, "road", 5)]
    scene = bewitched(
        Scene(
            "mage_witch",
            "inns_cathedrals",
            laid=cathedral_city(10, 10),
            figures=[(BEN, "meeple", 10, 10, 0)],
            draw=["base/e"],
        ),
        witch=(10, 10, 0),
    )
    assert scene.put(10, 9, 2).done().scored == [(BEN, "city", 14)]


@pytest.mark.rule("CAR-267")
def test_they_also_leave_what_is_completed_without_meeples() -> None:
    scene = bewitched(Scene("mage_witch", laid=road(10, 10, 3), draw=["base/a"]), mage=(10, 10, 0))
    scene.put(12, 10, 1).do(Pass())
    assert scene.scored == []
    assert magic(scene) == {}


@pytest.mark.rule("CAR-268", "CAR-349")
@pytest.mark.parametrize(("figure", "points"), [("mage", 8), ("witch", 2)])
def test_in_the_final_scoring_they_act_as_before(figure: str, points: int) -> None:
    scene = bewitched(
        Scene(
            "mage_witch",
            laid=road(10, 10, 5),
            figures=[(BEN, "meeple", 10, 10, 0)],
            draw=["base/b"],
            last=True,
        ),
        **{figure: (10, 10, 0)},
    )
    assert scene.put(0, 1).done().scored == [(BEN, "road", points)]


@pytest.mark.rule("CAR-269", "CAR-270")
@pytest.mark.parametrize(("figure", "on_the_road", "in_the_city"), [("mage", 4, 6), ("witch", 0, 0)])
def test_unfinished_inn_roads_and_cathedrals(figure: str, on_the_road: int, in_the_city: int) -> None:
    for laid, points in ((inn_road(10, 10, 5, 1), on_the_road), (cathedral_city(10, 10), in_the_city)):
        scene = bewitched(
            Scene(
                "mage_witch",
                "inns_cathedrals",
                laid=laid,
                figures=[(BEN, "meeple", 10, 10, 0)],
                draw=["base/b"],
                last=True,
            ),
            **{figure: (10, 10, 0)},
        )
        assert sum(scored for _, _, scored in scene.put(0, 1).done().scored) == points


@pytest.mark.rule("CAR-271")
def test_fields_and_monasteries_do_not_care() -> None:
    scene = bewitched(
        Scene(
            "mage_witch",
            laid=road(10, 10, 4),
            figures=[(BEN, "meeple", 10, 10, 1), (ANN, "meeple", 10, 10, 2)],
            draw=["base/b"],
        ),
        mage=(10, 10, 0),
    )
    monastery, field = look.feature_at(scene.game, 10, 10, 1), look.feature_at(scene.game, 10, 10, 2)
    assert monastery is not None
    assert field is not None
    assert monastery.now == (Part("tiles", 2),)
    assert field.now == (Part("cities", 0, 3),)
    road_seen = look.feature_at(scene.game, 10, 10, 0)
    assert road_seen is not None
    assert road_seen.now == (Part("tiles", 3), Part("mage", 3))


@pytest.mark.rule("CAR-272")
def test_they_change_neither_majorities_nor_goods_nor_gold() -> None:
    scene = bewitched(
        Scene(
            "mage_witch",
            "gold_mines",
            "traders_builders",
            laid=[("base/e", 10, 10, 1), ("tb/band_wine", 11, 10, 0)],
            figures=[(BEN, "meeple", 10, 10, 0)],
            draw=["base/e"],
        ),
        witch=(10, 10, 0),
    )
    scene.game.extra["gold_mines"].bars[cell_at(10, 10)] = 2
    scene.put(12, 10, 3).done()
    assert scene.scored == [(BEN, "city", 3)]
    assert look.belongings(scene.game, ANN)["wine"] == 1
    assert look.belongings(scene.game, BEN)["gold_bar"] == 2
