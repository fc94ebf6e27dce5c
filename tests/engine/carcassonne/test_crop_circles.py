"""Section 22 of the ledger: crop circles."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.carcassonne.expansions.builder import DrawAgain
from engine.carcassonne.expansions.crop_circles import (
    AddMeeple,
    ChooseAdding,
    ChooseRemoving,
    CircleChosen,
    RemoveMeeple,
)
from engine.carcassonne.tiles import FORMS, TILES
from engine.carcassonne.values import Pass, SetFigure
from tests.engine.carcassonne.table import ANN, BEN, CID, Scene, city, road

SIGNS = {
    "pitchfork": "crop/pitchfork_cap_road",
    "club": "crop/club_junction",
    "shield": "crop/shield_two_caps",
}
LAND = [*road(10, 10, 4), *city(20, 20, 4)]
"""A road at (10, 10), a city at (20, 20); their fields are entry 2 at (10, 10) and entry 1 at (20, 20)."""
ONE_EACH = [(ANN, 10, 10, 0), (ANN, 20, 20, 0), (ANN, 10, 10, 2)]
"""A highwayman, a knight and a farmer."""


@pytest.mark.rule("CAR-297", "CAR-011")
def test_two_tiles_for_each_sign() -> None:
    tiles = [tile for tile in TILES.values() if tile.set == "crop_circles"]
    signs = Counter(e["kind"] for tile in tiles for e in tile.features if e["type"] == "crop_circle")
    assert signs == {"pitchfork": 2, "club": 2, "shield": 2}
    assert sum(tile.count for tile in tiles) == 6


@pytest.mark.rule("CAR-298", "CAR-336")
def test_it_is_a_normal_turn_and_nobody_stands_on_the_circle() -> None:
    scene = Scene("crop_circles", draw=["crop/shield_two_caps"]).put(0, -1)
    circle = [entry["type"] for entry in TILES["crop/shield_two_caps"].features].index("crop_circle")
    assert circle not in scene.offered_features()
    scene.set("meeple", 1)  # completes the city of the start tile
    assert scene.scored == [(ANN, "city", 4)]


@pytest.mark.rule("CAR-299", "CAR-067", "CAR-034")
def test_circles_separate_roads_and_fields() -> None:
    assert Counter(kind for _, kind, _ in FORMS["crop/club_crossing", 0].features) == {"road": 3, "field": 3}
    assert Counter(kind for _, kind, _ in FORMS["crop/shield_two_caps", 0].features) == {
        "city": 2,
        "field": 2,
    }
    scene = Scene("crop_circles", laid=[("base/a", 11, 10, 1)], draw=["crop/club_junction"])
    scene.put(10, 10).set("meeple", 1)
    assert scene.scored == [(ANN, "road", 2)]  # it ends at the circle


@pytest.mark.rule("CAR-300", "CAR-303", "CAR-302", "CAR-310")
@pytest.mark.parametrize(
    ("sign", "place"), [("pitchfork", (10, 10, 2)), ("club", (10, 10, 0)), ("shield", (20, 20, 0))]
)
def test_each_sign_concerns_one_kind(sign: str, place: tuple[int, int, int]) -> None:
    figures = [(seat, "meeple", x, y, feature) for seat, x, y, feature in ONE_EACH]
    scene = Scene("crop_circles", laid=LAND, figures=figures, draw=[SIGNS[sign]])
    scene.put(*{"pitchfork": (0, -1, 2), "shield": (0, -1, 0), "club": (1, 0, 0)}[sign]).do(Pass())
    assert scene.asked == "choose_circle"
    assert scene.match.actions() == (ChooseAdding(), ChooseRemoving())
    assert scene.refused(Pass()) == "CAR-300"
    scene.do(ChooseRemoving())
    assert [(e.x, e.y, e.feature) for e in scene.events if e.kind == "figure_returned"] == [place]
    assert scene.scored == []
    assert scene.of(CircleChosen) == [CircleChosen(ANN, sign, False)]


@pytest.mark.rule("CAR-301", "CAR-304", "CAR-305", "CAR-306", "CAR-307", "CAR-308", "CAR-343")
def test_example_a() -> None:
    scene = Scene(
        "crop_circles",
        laid=[*city(20, 20, 4), ("base/b", 29, 30, 0)],
        figures=[(BEN, "meeple", 20, 20, 0), (ANN, "meeple", 21, 20, 0)],
        draw=["crop/shield_two_caps"],
        players=3,
    )
    scene.put(30, 30).set("meeple", 1).do(ChooseAdding())
    # Ben sits to the left and adds a knight to his own
    assert (scene.asked, scene.seat) == ("join_circle", BEN)
    assert scene.match.actions() == (AddMeeple("meeple", 20, 20, 0), Pass())
    scene.do(AddMeeple("meeple", 20, 20, 0))
    # Cid has no knight; Ann acts last
    assert (scene.asked, scene.seat) == ("join_circle", ANN)
    assert scene.match.actions() == (AddMeeple("meeple", 21, 20, 0), AddMeeple("meeple", 30, 30, 1), Pass())
    assert scene.refused(AddMeeple("meeple", 30, 30, 0)) == "CAR-306"
    scene.do(AddMeeple("meeple", 30, 30, 1))
    assert scene.figures_at(30, 30, 1) == [(ANN, "meeple"), (ANN, "meeple")]
    assert scene.figures_at(20, 20, 0) == [(BEN, "meeple"), (BEN, "meeple")]
    assert scene.seat == BEN


@pytest.mark.rule("CAR-302", "CAR-304", "CAR-305", "CAR-310")
def test_example_b() -> None:
    # Cid lays the pitchfork and completes a city of 4 points; the others lose their farmers
    scene = Scene(
        "crop_circles",
        laid=LAND,
        figures=[(ANN, "meeple", 10, 10, 2), (BEN, "meeple", 20, 20, 1)],
        draw=["crop/pitchfork_cap_road"],
        players=3,
        seat=CID,
    )
    scene.put(0, -1, 2).set("meeple", 0)
    assert scene.scored == [(CID, "city", 4)]
    scene.do(ChooseRemoving())
    assert [event.seat for event in scene.events if event.kind == "figure_returned"] == [CID, ANN, BEN]
    assert scene.left("meeple") == (7, 7, 7)
    assert scene.scores == [0, 0, 4]


@pytest.mark.rule("CAR-308")
def test_with_nothing_in_the_supply_nobody_is_asked() -> None:
    scene = Scene(
        "crop_circles", laid=LAND, figures=[(BEN, "meeple", 20, 20, 0)], draw=["crop/shield_two_caps"]
    )
    scene.game.state.supply["meeple"] = (7, 0)
    scene.put(0, -1).do(Pass(), ChooseAdding())
    assert scene.asked == "place_tile"


@pytest.mark.rule("CAR-305")
def test_without_any_meeple_of_the_kind_there_is_nothing_to_choose() -> None:
    scene = Scene("crop_circles", draw=["crop/shield_two_caps"]).put(0, -1).do(Pass())
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-309")
def test_normal_and_big_meeples_only() -> None:
    scene = Scene(
        "crop_circles",
        "big_meeple",
        "abbot",
        "builder",
        laid=LAND,
        figures=[(BEN, "big_meeple", 20, 20, 0), (BEN, "meeple", 21, 20, 0), (BEN, "builder", 21, 20, 0)],
        draw=["crop/shield_two_caps"],
    )
    scene.put(0, -1).do(Pass())
    removing = scene.match.branch(len(scene.match.history))
    scene.do(ChooseAdding())
    assert {action.figure for action in scene.offers(AddMeeple)} == {"meeple"}
    assert scene.refused(AddMeeple("abbot", 20, 20, 0)) == "CAR-309"
    assert scene.refused(AddMeeple("big_meeple", 20, 20, 0)) == "CAR-026"
    scene.match = removing
    scene.do(ChooseRemoving())
    assert scene.match.actions() == (RemoveMeeple("big_meeple", 20, 20, 0), RemoveMeeple("meeple", 21, 20, 0))


@pytest.mark.rule("CAR-309")
def test_the_big_meeple_can_be_added() -> None:
    scene = Scene(
        "crop_circles",
        "big_meeple",
        laid=LAND,
        figures=[(BEN, "meeple", 20, 20, 0)],
        draw=["crop/shield_two_caps"],
    )
    scene.put(0, -1).do(Pass(), ChooseAdding(), AddMeeple("big_meeple", 20, 20, 0))
    assert scene.figures_at(20, 20, 0) == [(BEN, "meeple"), (BEN, "big_meeple")]


@pytest.mark.rule("CAR-311", "CAR-318", "CAR-145", "CAR-153")
@pytest.mark.parametrize(
    ("figure", "sign", "place"), [("builder", "shield", (20, 20, 0)), ("pig", "pitchfork", (10, 10, 2))]
)
def test_builder_and_pig_leave_with_the_last_meeple(
    figure: str, sign: str, place: tuple[int, int, int]
) -> None:
    scene = Scene(
        "crop_circles",
        figure,
        laid=LAND,
        figures=[(BEN, "meeple", *place), (BEN, figure, *place)],
        draw=[SIGNS[sign]],
    )
    scene.put(0, -1, 2 if sign == "pitchfork" else 0).do(Pass(), ChooseRemoving())
    assert scene.left(figure) == (1, 1)
    assert scene.left("meeple") == (7, 7)


@pytest.mark.rule("CAR-312")
def test_added_meeples_score_nothing_by_themselves() -> None:
    scene = Scene(
        "crop_circles",
        laid=LAND,
        figures=[(ANN, "meeple", 20, 20, 0), (BEN, "meeple", 21, 20, 0)],
        draw=["crop/shield_two_caps", "base/e"],
    )
    scene.put(0, -1).do(Pass(), ChooseAdding(), AddMeeple("meeple", 21, 20, 0), Pass())
    assert scene.scored == []
    scene.put(23, 20, 3).done()
    assert scene.scored == [(BEN, "city", 8)]


@pytest.mark.rule("CAR-313", "CAR-319")
def test_the_circle_comes_before_the_builders_second_tile() -> None:
    scene = Scene(
        "crop_circles",
        "builder",
        laid=city(20, 20, 4),
        figures=[(ANN, "meeple", 20, 20, 0), (ANN, "builder", 21, 20, 0)],
        draw=["crop/shield_two_corners"],
    )
    scene.put(23, 20).do(Pass())
    assert scene.asked == "choose_circle"
    scene.do(ChooseRemoving())
    # the builder has gone with the knight, but the bonus was earned
    assert scene.left("builder") == (1, 1)
    assert scene.asked == "bonus_turn"
    scene.do(DrawAgain())
    assert scene.seat == ANN


@pytest.mark.rule("CAR-330")
def test_a_builder_opens_no_feature_for_adding() -> None:
    scene = Scene(
        "crop_circles",
        "builder",
        laid=LAND,
        figures=[(BEN, "meeple", 20, 20, 0), (BEN, "builder", 22, 20, 0)],
        draw=["crop/shield_two_caps"],
    )
    scene.put(0, -1).do(Pass(), ChooseAdding())
    assert scene.match.actions() == (AddMeeple("meeple", 20, 20, 0), Pass())
    assert SetFigure("builder", 0) not in scene.match.actions()
