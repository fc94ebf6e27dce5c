"""Section 18 of the ledger: ferries."""

from __future__ import annotations

import pytest

from engine.carcassonne import look
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.expansions.builder import DrawAgain
from engine.carcassonne.expansions.ferries import FerryLaid, LayFerry, MoveFerry
from engine.carcassonne.expansions.mage_witch import PutMagic
from engine.carcassonne.tiles import TILES
from engine.carcassonne.values import FeatureClosed, Pass
from tests.engine.carcassonne.table import ANN, BEN, Figured, Laid, Scene, road

LAKE = "ferry/three"
"""Road ends: 0 in the east, 1 in the south, 2 in the west."""
EAST, SOUTH, WEST = range(3)
WEST_ROAD: list[Laid] = road(10, 10, 3)
"""Two tiles of a road that leads to a lake at (12, 10) from the west."""
CROSSED: list[Laid] = [*WEST_ROAD, (LAKE, 12, 10, 0)]


def crossed(
    *figures: Figured,
    options: tuple[str, ...] = (),
    more: list[Laid] | None = None,
    draw: tuple[str, ...] = ("base/u",),
    ferry: tuple[int, int] = (EAST, WEST),
    **how: int,
) -> Scene:
    """A lake at (12, 10) with a road of two tiles in the west and nothing in the east and south."""
    return Scene(
        "ferries",
        *options,
        laid=[*CROSSED, *(more or [])],
        ferries=[(12, 10, *ferry)],
        figures=figures,
        draw=draw,
        **how,  # type: ignore[arg-type]
    )


def points(scene: Scene, x: int, y: int, feature: int) -> int:
    view = look.feature_at(scene.game, x, y, feature)
    assert view is not None
    return sum(part.points for part in view.now)


@pytest.mark.rule("CAR-209", "CAR-011")
def test_eight_lakes_with_three_or_four_piers() -> None:
    tiles = [tile for tile in TILES.values() if tile.set == "ferries"]
    assert sum(tile.count for tile in tiles) == 8
    for tile in tiles:
        (lake,) = [entry for entry in tile.features if entry["type"] == "lake"]
        roads = [entry for entry in tile.features if entry["type"] == "road"]
        assert len(lake["piers"]) == len(roads) in (3, 4)
        assert {entry["ends_at"] for entry in roads} == {"pier"}


@pytest.mark.rule("CAR-210", "CAR-211", "CAR-036")
def test_every_road_of_a_lake_ends_at_its_pier() -> None:
    scene = Scene("ferries", laid=WEST_ROAD, figures=[(BEN, "meeple", 10, 10, 0)], draw=[LAKE]).put(12, 10)
    assert [index for index in scene.offered_features() if index < 3] == [EAST, SOUTH]
    scene.do(Pass(), LayFerry(EAST, SOUTH))
    assert scene.scored == [(BEN, "road", 3)]


@pytest.mark.rule("CAR-212", "CAR-213", "CAR-337", "CAR-224")
def test_a_ferry_must_be_laid_after_the_figure() -> None:
    scene = Scene("ferries", laid=WEST_ROAD, draw=[LAKE]).put(12, 10).do(Pass())
    assert scene.asked == "place_ferry"
    assert scene.match.actions() == (LayFerry(EAST, SOUTH), LayFerry(EAST, WEST), LayFerry(SOUTH, WEST))
    assert scene.refused(LayFerry(EAST, EAST)) == "CAR-212"
    assert scene.refused(Pass()) == "CAR-212"
    scene.do(LayFerry(EAST, WEST))
    assert scene.of(FerryLaid) == [FerryLaid(ANN, 12, 10, EAST, WEST, False)]
    assert look.pieces(scene.game) == [look.Piece("ferry", 12, 10, feature=3, joins=(EAST, WEST))]
    state = scene.game.state
    assert (
        state.feature_of[segment_of(cell_at(12, 10), EAST)]
        == state.feature_of[segment_of(cell_at(10, 10), 0)]
    )
    assert scene.asked == "place_tile"


@pytest.mark.rule("CAR-212")
def test_four_piers_can_be_joined_in_six_ways() -> None:
    scene = Scene("ferries", laid=WEST_ROAD, draw=["ferry/four"]).put(12, 10).do(Pass())
    assert len(scene.match.actions()) == 6


@pytest.mark.rule("CAR-214")
def test_example_joining_the_own_road_with_another() -> None:
    scene = Scene("ferries", laid=WEST_ROAD, figures=[(BEN, "meeple", 10, 10, 0)], draw=[LAKE])
    scene.put(12, 10).set("meeple", EAST).do(LayFerry(EAST, WEST))
    shared = look.feature_at(scene.game, 10, 10, 0)
    assert shared is not None
    assert shared.owners == (ANN, BEN)
    assert (shared.open, scene.scored) == (1, [])


@pytest.mark.rule("CAR-215", "CAR-228")
def test_example_a_lake_completes_a_road_and_a_city() -> None:
    laid = [*WEST_ROAD, ("base/g", 12, 9, 1), ("base/g", 12, 8, 1), ("base/e", 12, 7, 2)]
    scene = Scene(
        "ferries",
        laid=laid,
        figures=[(BEN, "meeple", 10, 10, 0), (ANN, "meeple", 12, 8, 0)],
        draw=["ferry/cap"],
    )
    scene.put(12, 10).set("meeple", 1).do(LayFerry(1, 2))
    assert scene.scored == [(BEN, "road", 3), (ANN, "city", 8)]
    assert scene.left("meeple") == (6, 7)


@pytest.mark.rule("CAR-216", "CAR-217", "CAR-338")
def test_who_extends_the_road_may_turn_the_ferry() -> None:
    scene = crossed().put(13, 10)
    assert scene.asked == "place_figure"
    scene.do(Pass())
    assert scene.asked == "turn_ferries"
    assert scene.match.actions() == (
        MoveFerry(12, 10, EAST, SOUTH),
        MoveFerry(12, 10, SOUTH, WEST),
        Pass(),
    )
    assert scene.refused(MoveFerry(12, 10, EAST, WEST)) == "CAR-217"
    assert scene.refused(MoveFerry(12, 10, EAST, 3)) == "CAR-217"
    assert scene.refused(MoveFerry(10, 10, EAST, SOUTH)) == "CAR-216"
    scene.do(Pass())
    assert scene.seat == BEN


@pytest.mark.rule("CAR-218", "CAR-227", "CAR-228")
def test_a_ferry_may_be_turned_away_from_the_extended_road() -> None:
    scene = crossed((BEN, "meeple", 10, 10, 0))
    scene.put(13, 10).do(Pass(), MoveFerry(12, 10, SOUTH, WEST))
    # the eastern road now ends at the pier; Ben's goes on to the south
    assert points(scene, 10, 10, 0) == 3
    east = look.feature_at(scene.game, 13, 10, 0)
    assert east is not None
    assert (set(east.segments), east.open) == ({(12, 10, EAST), (13, 10, 0)}, 1)
    south = look.feature_at(scene.game, 12, 10, SOUTH)
    assert south is not None
    assert (south.owners, south.open) == ((BEN,), 1)


@pytest.mark.rule("CAR-228")
def test_a_road_is_completed_by_a_ferry_only_once() -> None:
    scene = crossed((BEN, "meeple", 10, 10, 0), draw=("base/u", "base/b"), more=[("base/b", 20, 20, 0)])
    scene.put(13, 10).do(Pass(), MoveFerry(12, 10, EAST, SOUTH))
    assert scene.scored == [(BEN, "road", 3)]
    assert [event.feature for event in scene.of(FeatureClosed)] == ["road"]
    scene.put(21, 20).do(Pass())
    assert scene.of(FeatureClosed) == []


@pytest.mark.rule("CAR-228", "CAR-231")
def test_a_ferry_over_a_loop_that_is_complete_completes_nothing() -> None:
    # the road between the southern and the western pier was complete before the ferry joined its ends
    loop: list[Laid] = [("base/v", 11, 10, 3), ("base/v", 11, 11, 2), ("base/v", 12, 11, 1)]
    scene = Scene(
        "ferries",
        laid=[*loop, ("ferry/four", 12, 10, 0), ("base/u", 13, 10, 0)],
        ferries=[(12, 10, 0, 1)],
        draw=["base/u"],
    )
    scene.put(14, 10).do(Pass(), MoveFerry(12, 10, 2, 3))
    assert scene.of(FeatureClosed) == []


@pytest.mark.rule("CAR-227", "CAR-228")
def test_example_two_seats_that_no_longer_share_a_road() -> None:
    scene = crossed((BEN, "meeple", 10, 10, 0), (ANN, "meeple", 12, 10, EAST))
    scene.put(13, 10).do(Pass(), MoveFerry(12, 10, EAST, SOUTH))
    # cut off at its pier, Ben's road is complete and scored at once
    assert scene.scored == [(BEN, "road", 3)]
    mine = look.feature_at(scene.game, 12, 10, EAST)
    assert mine is not None
    assert (mine.owners, mine.open) == ((ANN,), 2)


TWO_LAKES: list[Laid] = [*CROSSED, ("base/u", 13, 10, 0), (LAKE, 14, 10, 0)]


@pytest.mark.rule("CAR-219", "CAR-226")
def test_only_the_first_ferry_on_the_way() -> None:
    scene = Scene(
        "ferries",
        laid=TWO_LAKES,
        ferries=[(12, 10, EAST, WEST), (14, 10, EAST, WEST)],
        draw=["base/u"],
    )
    scene.put(15, 10).do(Pass())
    assert {(action.x, action.y) for action in scene.offers(MoveFerry)} == {(14, 10)}
    assert scene.refused(MoveFerry(12, 10, EAST, SOUTH)) == "CAR-219"
    # turned away or towards others, no further ferry comes into reach
    scene.do(MoveFerry(14, 10, EAST, SOUTH))
    assert scene.asked == "place_tile"


@pytest.mark.rule("CAR-220", "CAR-221")
def test_the_first_ferry_in_each_direction_once() -> None:
    scene = Scene(
        "ferries",
        laid=[*CROSSED, (LAKE, 14, 10, 0)],
        ferries=[(12, 10, EAST, WEST), (14, 10, SOUTH, WEST)],
        draw=["base/u"],
    )
    scene.put(13, 10).do(Pass())
    assert {action.x for action in scene.offers(MoveFerry)} == {12, 14}
    scene.do(MoveFerry(14, 10, EAST, SOUTH))
    assert {action.x for action in scene.offers(MoveFerry)} == {12}
    assert scene.refused(MoveFerry(14, 10, SOUTH, WEST)) == "CAR-221"
    scene.do(MoveFerry(12, 10, EAST, SOUTH))
    assert scene.asked == "place_tile"


@pytest.mark.rule("CAR-220")
def test_several_roads_of_one_tile_lead_to_ferries() -> None:
    # a crossing ends three roads, two of which lead to ferries
    scene = Scene(
        "ferries",
        laid=[*CROSSED, (LAKE, 14, 10, 0)],
        ferries=[(12, 10, EAST, WEST), (14, 10, SOUTH, WEST)],
        draw=["base/w"],
    )
    scene.put(13, 10).do(Pass())
    assert {action.x for action in scene.offers(MoveFerry)} == {12, 14}


@pytest.mark.rule("CAR-222", "CAR-137")
def test_in_a_double_turn_a_ferry_may_be_turned_in_each_part() -> None:
    scene = crossed(
        (ANN, "meeple", 12, 10, EAST),
        (ANN, "builder", 12, 10, EAST),
        options=("builder",),
        draw=("base/u", "base/u"),
    )
    scene.put(13, 10).do(Pass(), MoveFerry(12, 10, EAST, SOUTH), DrawAgain())
    scene.put(14, 10).do(Pass())
    assert MoveFerry(12, 10, EAST, WEST) in scene.match.actions()


@pytest.mark.rule("CAR-223", "CAR-224")
def test_a_lake_at_a_road_with_a_ferry() -> None:
    scene = crossed(draw=(LAKE,))
    asked = []
    scene.put(13, 10)
    while scene.asked != "place_tile":
        asked.append(scene.asked)
        scene.do(Pass() if Pass() in scene.match.actions() else scene.match.actions()[0])
    assert asked == ["place_figure", "place_ferry", "turn_ferries"]
    # the new ferry itself is not turned again
    scene = crossed(draw=(LAKE,)).put(13, 10).do(Pass(), LayFerry(EAST, WEST))
    assert {action.x for action in scene.offers(MoveFerry)} == {12}


@pytest.mark.rule("CAR-225")
def test_a_pier_without_ferry_leads_to_none() -> None:
    scene = crossed(ferry=(SOUTH, WEST)).put(13, 10).do(Pass())
    assert scene.asked == "place_tile"


@pytest.mark.rule("CAR-229", "CAR-232", "CAR-037")
def test_a_lake_is_no_inn_and_counts_once() -> None:
    scene = crossed((BEN, "meeple", 10, 10, 0), options=("inns_cathedrals",), draw=("base/a",))
    scene.put(13, 10, 1).do(Pass(), Pass())
    assert scene.scored == [(BEN, "road", 4)]


@pytest.mark.rule("CAR-230")
def test_turning_a_ferry_earns_no_builder_bonus() -> None:
    # Ann's builder stands on the southern road; she extends the eastern one and joins the two
    scene = crossed(
        (ANN, "meeple", 12, 11, 0),
        (ANN, "builder", 12, 11, 0),
        options=("builder",),
        more=[("base/u", 12, 11, 1)],
    )
    scene.put(13, 10).do(Pass(), MoveFerry(12, 10, EAST, SOUTH))
    joined = look.feature_at(scene.game, 13, 10, 0)
    assert joined is not None
    assert joined.owners == (ANN,)
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-231")
def test_a_scored_road_can_be_joined_occupied_and_scored_again() -> None:
    scene = crossed(ferry=(EAST, SOUTH), draw=("base/u", "base/a"))
    west = look.feature_at(scene.game, 10, 10, 0)
    assert west is not None
    assert west.complete
    scene.put(13, 10).set("meeple", 0).do(MoveFerry(12, 10, EAST, WEST))
    assert scene.scored == []
    again = look.feature_at(scene.game, 10, 10, 0)
    assert again is not None
    assert (again.complete, again.owners) == (False, (ANN,))
    scene.put(14, 10, 1).do(Pass(), Pass())
    assert scene.scored == [(ANN, "road", 5)]


@pytest.mark.rule("CAR-233", "CAR-145")
def test_a_builder_that_is_cut_off_goes_home_before_scoring() -> None:
    scene = crossed((BEN, "meeple", 10, 10, 0), (BEN, "builder", 12, 10, EAST), options=("builder",))
    scene.put(13, 10).do(Pass(), MoveFerry(12, 10, EAST, SOUTH))
    kinds = [(event.kind, getattr(event, "figure", "")) for event in scene.events]
    assert kinds.index(("figure_returned", "builder")) < kinds.index(("scored", ""))
    assert scene.left("builder") == (1, 1)


# -- with others


@pytest.mark.rule("CAR-262", "CAR-273")
def test_a_ferry_that_brings_mage_and_witch_together_forces_a_move() -> None:
    scene = crossed(options=("mage_witch",), ferry=(SOUTH, WEST), draw=("base/u", "base/u"))
    at = scene.game.extra["mage_witch"].at
    at["mage"], at["witch"] = segment_of(cell_at(10, 10), 0), segment_of(cell_at(12, 10), EAST)
    scene.put(12, 11, 1).do(Pass(), MoveFerry(12, 10, EAST, WEST))
    assert scene.asked == "move_magic"
    scene.do(PutMagic("witch", 12, 11, 0))
    assert scene.asked == "place_tile"
    # the witch stands on a part: when the ferry is turned again, she stays with it
    assert points(scene, 12, 11, 0) == 1


@pytest.mark.rule("CAR-273")
def test_mage_and_witch_stay_with_their_part_of_a_split_road() -> None:
    scene = crossed((BEN, "meeple", 10, 10, 0), (ANN, "meeple", 12, 10, EAST), options=("mage_witch",))
    scene.game.extra["mage_witch"].at["mage"] = segment_of(cell_at(12, 10), EAST)
    scene.put(13, 10).do(Pass(), MoveFerry(12, 10, EAST, SOUTH))
    assert scene.scored == [(BEN, "road", 3)]
    assert points(scene, 13, 10, 0) == 4


@pytest.mark.rule("CAR-314")
def test_a_ferry_joins_an_inn_to_a_road_without() -> None:
    scene = Scene(
        "ferries",
        "inns_cathedrals",
        laid=[("base/a", 10, 10, 3), ("ic/inn_straight_garden", 11, 10, 0), ("base/a", 13, 10, 1)],
        figures=[(BEN, "meeple", 13, 10, 0)],
        draw=[LAKE],
    )
    scene.put(12, 10).do(Pass(), LayFerry(EAST, WEST))
    assert scene.scored == [(BEN, "road", 8)]


@pytest.mark.rule("CAR-320")
def test_gold_on_a_lake_belongs_to_every_road_over_it() -> None:
    scene = crossed((BEN, "meeple", 10, 10, 0), options=("gold_mines",), draw=("base/u",))
    scene.game.extra["gold_mines"].bars[cell_at(12, 10)] = 1
    scene.put(13, 10).do(Pass(), MoveFerry(12, 10, EAST, SOUTH))
    assert look.belongings(scene.game, BEN)["gold_bar"] == 1


def test_a_loop_over_its_own_lake_is_complete() -> None:
    # from the western pier around to the southern one
    laid: list[Laid] = [("base/v", 11, 10, 3), ("base/v", 11, 11, 2), ("base/v", 12, 11, 1)]
    scene = Scene("ferries", laid=laid, figures=[(BEN, "meeple", 11, 11, 0)], draw=[LAKE])
    scene.put(12, 10).do(Pass(), LayFerry(SOUTH, WEST))
    assert scene.scored == [(BEN, "road", 4)]
    assert scene.asked == "place_tile"
