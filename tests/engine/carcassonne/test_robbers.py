"""Section 21 of the ledger: robbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.carcassonne import look
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.expansions.abbot import RecallAbbot
from engine.carcassonne.expansions.messages import MoveFigure
from engine.carcassonne.expansions.robbers import PutRobber, RobberPut, RobberReturned, ScoreNext
from engine.carcassonne.expansions.robbing import FollowFigure, RobberFollowed, RobFigure
from engine.carcassonne.tiles import TILES
from engine.carcassonne.values import Pass
from tests.engine.carcassonne.table import ANN, BEN, CID, DOT, Figured, Laid, Scene, around, city, road

ROBBER_TILE = "rob/straight"


def robbed(
    robbers: dict[int, int],
    *figures: Figured,
    laid: list[Laid] | None = None,
    options: tuple[str, ...] = (),
    draw: tuple[str, ...] = ("base/a",),
    **how: Any,
) -> Scene:
    """Robbers already wait on these spaces; a road of 5 tiles at (10, 10) is completed at (14, 10)."""
    laid = road(10, 10, 5) if laid is None else laid
    scene = Scene("robbers", *options, laid=laid, figures=figures, draw=draw, **how)
    scene.game.extra["robbers"].spaces.update(robbers)
    return scene


def spaces(scene: Scene) -> dict[int, int]:
    return scene.game.extra["robbers"].spaces


HIGHWAYMAN = (ANN, "meeple", 10, 10, 0)


@pytest.mark.rule("CAR-274", "CAR-011")
def test_eight_tiles_and_a_robber_for_everybody() -> None:
    tiles = [tile for tile in TILES.values() if tile.set == "robbers"]
    assert sum(tile.count for tile in tiles) == 8
    assert all(tile.symbols.get("robber") for tile in tiles)
    scene = Scene("robbers", draw=["base/u"], players=4)
    assert [look.belongings(scene.game, seat) for seat in range(4)] == [{"robber": 1}] * 4


@pytest.mark.rule("CAR-275", "CAR-335")
def test_a_robber_waits_where_another_stands() -> None:
    scene = Scene("robbers", laid=[("base/u", 30, 30, 1)], draw=[ROBBER_TILE], players=3, totals=(7, 12, 60))
    scene.put(30, 31)
    assert (scene.asked, scene.seat) == ("place_robber", ANN)
    assert scene.match.actions() == (PutRobber(10), PutRobber(12), Pass())
    assert scene.refused(PutRobber(7)) == "CAR-275"
    scene.do(PutRobber(10))
    assert scene.of(RobberPut) == [RobberPut(ANN, 10)]
    assert look.TrackPlace(ANN, "robber", 10, 0) in look.score_track(scene.game)
    assert look.belongings(scene.game, ANN) == {"robber": 0}
    assert (scene.asked, scene.seat) == ("place_robber", BEN)
    scene.do(Pass())
    assert (scene.asked, scene.seat) == ("place_figure", ANN)


@pytest.mark.rule("CAR-276")
def test_the_own_robber_may_be_moved() -> None:
    scene = robbed(
        {ANN: 12}, laid=[("base/u", 30, 30, 1)], draw=(ROBBER_TILE,), players=3, totals=(7, 12, 20)
    )
    scene.put(30, 31)
    assert scene.match.actions() == (PutRobber(20), Pass())
    assert scene.refused(PutRobber(12)) == "CAR-276"
    scene.do(PutRobber(20))
    assert spaces(scene) == {ANN: 20}


@pytest.mark.rule("CAR-277", "CAR-278")
@pytest.mark.parametrize("first", [PutRobber(5), Pass()])
def test_example_the_next_one_whose_robber_is_at_home(first: Any) -> None:
    scene = robbed(
        {BEN: 0, CID: 0},
        laid=[("base/u", 30, 30, 1)],
        draw=(ROBBER_TILE,),
        players=4,
        totals=(0, 5, 0, 0),
    )
    scene.put(30, 31).do(first)
    assert (scene.asked, scene.seat) == ("place_robber", DOT)
    scene.do(Pass())
    assert scene.asked == "place_figure"  # nobody else may


@pytest.mark.rule("CAR-279", "CAR-280", "CAR-281", "CAR-284", "CAR-285", "CAR-342")
def test_example_robbed_points_are_not_robbed() -> None:
    scene = robbed({BEN: 10, CID: 20}, HIGHWAYMAN, players=3, totals=(10, 20, 0))
    scene.put(14, 10, 1).do(Pass())
    assert scene.scored == [(ANN, "road", 5), (BEN, "robber", 3)]
    assert scene.scores == [15, 23, 0]
    assert spaces(scene) == {CID: 23}
    assert scene.of(RobberFollowed) == [RobberFollowed(CID, BEN, 23)]
    assert scene.of(RobberReturned) == [RobberReturned(BEN)]


@pytest.mark.rule("CAR-287")
def test_example_two_robbers_at_one_figure() -> None:
    scene = robbed(
        {ANN: 0, DOT: 0}, (BEN, "meeple", 10, 10, 0), laid=road(10, 10, 4), players=4, totals=(5, 0, 1, 9)
    )
    scene.put(13, 10, 1).do(Pass())
    assert scene.scored == [(BEN, "road", 4), (ANN, "robber", 2), (DOT, "robber", 2)]
    assert spaces(scene) == {}


@pytest.mark.rule("CAR-287")
def test_robbers_rob_in_turn_order_from_the_active_seat() -> None:
    scene = robbed({ANN: 0, CID: 0}, (BEN, "meeple", 10, 10, 0), seat=BEN, players=3, totals=(5, 0, 9))
    scene.put(14, 10, 1).do(Pass())
    assert scene.scored == [(BEN, "road", 5), (CID, "robber", 3), (ANN, "robber", 3)]


@pytest.mark.rule("CAR-284", "CAR-287")
def test_a_robber_that_has_robbed_follows_nobody() -> None:
    # Ben stands with the two robbers and moves by robbed points before Cid's robber takes its share
    scene = robbed({BEN: 0, CID: 0}, HIGHWAYMAN, players=3, totals=(0, 0, 7))
    scene.put(14, 10, 1).do(Pass())
    assert scene.scored == [(ANN, "road", 5), (BEN, "robber", 3), (CID, "robber", 3)]
    assert scene.of(RobberFollowed) == []
    assert spaces(scene) == {}


@pytest.mark.rule("CAR-291", "CAR-292")
def test_a_figure_that_comes_round_to_the_robber_is_robbed_once() -> None:
    # a city of 25 tiles is a whole lap, after which the figure leaves the same space once more
    scene = robbed(
        {BEN: 0},
        (ANN, "meeple", 10, 10, 0),
        (ANN, "meeple", 35, 10, 0),
        laid=[*city(10, 10, 25), ("base/e", 35, 10, 3)],
        draw=("base/h",),
        totals=(0, 9),
    )
    scene.put(34, 10, 1).do(Pass())
    scene.do(scene.offers(ScoreNext)[0])
    assert scene.scores == [54, 9 + 25]


@pytest.mark.rule("CAR-282", "CAR-290")
def test_a_robber_robs_at_the_next_opportunity_even_in_the_same_turn() -> None:
    scene = Scene(
        "robbers",
        laid=[("base/a", 30, 30, 0), ("base/a", 30, 32, 2)],
        figures=[(BEN, "meeple", 30, 30, 0)],
        draw=[ROBBER_TILE],
    )
    scene.put(30, 31).do(PutRobber(0), Pass(), Pass())
    assert scene.scored == [(BEN, "road", 3), (ANN, "robber", 2)]
    assert spaces(scene) == {}


@pytest.mark.rule("CAR-283", "CAR-294")
def test_nobody_robs_his_own_figure_and_the_robber_stays() -> None:
    scene = robbed({ANN: 0}, HIGHWAYMAN, totals=(0, 7))
    scene.put(14, 10, 1).do(Pass())
    assert scene.scored == [(ANN, "road", 5)]
    assert spaces(scene) == {ANN: 0}


@pytest.mark.rule("CAR-286", "CAR-052")
def test_the_owner_chooses_between_several_amounts() -> None:
    laid = [*road(10, 10, 5), ("base/u", 15, 10, 0), ("base/a", 16, 10, 1)]
    scene = robbed(
        {CID: 0},
        HIGHWAYMAN,
        (BEN, "meeple", 16, 10, 0),
        laid=laid,
        draw=("base/x",),
        players=3,
        totals=(0, 0, 9),
    )
    scene.put(14, 10).do(Pass())
    # both roads are worth something while a robber waits: the active seat orders them
    assert scene.asked == "choose_scoring"
    assert scene.refused(Pass()) == "CAR-052"
    by_road = {action.x: action for action in scene.offers(ScoreNext)}
    scene.do(by_road[max(by_road)])
    assert (scene.asked, scene.seat) == ("choose_loot", CID)
    assert set(scene.match.actions()) == {RobFigure(ANN, "scoring_meeple"), RobFigure(BEN, "scoring_meeple")}
    scene.do(RobFigure(ANN, "scoring_meeple"))
    assert sorted(scene.scored) == [(ANN, "road", 5), (BEN, "road", 3), (CID, "robber", 3)]
    assert spaces(scene) == {}


@pytest.mark.rule("CAR-291", "CAR-052")
@pytest.mark.parametrize(("first", "half"), [("road", 3), ("city", 5)])
def test_of_several_awards_to_one_figure_only_the_first_is_halved(first: str, half: int) -> None:
    laid = [
        *road(10, 10, 5),
        ("base/g", 14, 9, 1),
        ("base/g", 14, 8, 1),
        ("base/g", 14, 7, 1),
        ("base/e", 14, 6, 2),
    ]
    scene = robbed(
        {BEN: 0}, HIGHWAYMAN, (ANN, "meeple", 14, 8, 0), laid=laid, draw=("base/l",), totals=(0, 9)
    )
    scene.put(14, 10).do(Pass())
    kinds = {
        scene.game.state.segment(segment_of(cell_at(action.x, action.y), action.feature)).kind: action
        for action in scene.offers(ScoreNext)
    }
    scene.do(kinds[first])
    assert sorted(scene.scored) == [(ANN, "city", 10), (ANN, "road", 5), (BEN, "robber", half)]


@pytest.mark.rule("CAR-285")
def test_the_owner_chooses_whom_to_follow() -> None:
    # Ann's points are robbed by Ben and Cid, who stand together with Dot's robber
    scene = robbed(
        {BEN: 10, CID: 10, DOT: 20},
        HIGHWAYMAN,
        players=4,
        totals=(10, 20, 20, 0),
    )
    scene.put(14, 10, 1).do(Pass())
    # both get 3 and stand on 23: there is nothing to choose
    assert spaces(scene) == {DOT: 23}
    scene = robbed({BEN: 10, CID: 20, DOT: 20}, HIGHWAYMAN, players=4, totals=(10, 20, 30, 0))
    scene.put(14, 10, 1).do(Pass())
    assert spaces(scene) == {CID: 23, DOT: 23}


@pytest.mark.rule("CAR-285")
def test_two_that_leave_for_different_spaces_by_robbed_points() -> None:
    # Ben robs Ann's 5, Cid robs Dot's 3 in the same scoring; Eve's robber stands with both
    laid = [*road(10, 10, 5), ("base/u", 15, 10, 0), ("base/a", 16, 10, 1)]
    scene = robbed(
        {BEN: 1, CID: 2, 4: 20},
        HIGHWAYMAN,
        (DOT, "meeple", 16, 10, 0),
        laid=laid,
        draw=("base/x",),
        players=5,
        totals=(1, 20, 20, 2, 40),
    )
    scene.put(14, 10).do(Pass())
    scene.do(scene.match.actions()[0])
    assert (scene.asked, scene.seat) == ("choose_trail", 4)
    scene.do(FollowFigure(CID, "scoring_meeple"))
    assert spaces(scene) == {4: 22}
    assert scene.scores == [6, 23, 22, 5, 40]


@pytest.mark.rule("CAR-288", "CAR-289", "CAR-346")
def test_robbers_left_over_at_the_end_give_three() -> None:
    scene = robbed({BEN: 0}, HIGHWAYMAN, draw=("base/b",), last=True, totals=(0, 7))
    scene.put(0, 1).done()
    assert scene.scored == [(BEN, "robber", 3), (ANN, "road", 4)]
    assert spaces(scene) == {}


@pytest.mark.rule("CAR-292", "CAR-055")
def test_spaces_are_shared_across_laps() -> None:
    scene = robbed({CID: 12}, HIGHWAYMAN, players=3, totals=(62, 12, 0))
    scene.put(14, 10, 1).do(Pass())
    assert scene.scored == [(ANN, "road", 5), (CID, "robber", 3)]


@pytest.mark.rule("CAR-294")
def test_a_lonely_robber_waits_for_whoever_leaves_next() -> None:
    scene = robbed(
        {BEN: 33}, HIGHWAYMAN, totals=(28, 0), laid=road(10, 10, 5), draw=("base/a", "base/b", "base/a")
    )
    scene.put(14, 10, 1).do(Pass())
    assert spaces(scene) == {BEN: 33}
    assert scene.scores == [33, 0]
    # now Ann stands there, and the next points she gets are robbed
    game = scene.game
    for tile, x, y, turns in road(40, 40, 3):
        game.state.lay(cell_at(x, y), tile, turns)
    scene.put(0, 1).done()
    scene.put(42, 40, 1).set("meeple", 0)
    assert scene.scored == [(ANN, "road", 3), (BEN, "robber", 2)]


@pytest.mark.rule("CAR-295", "CAR-327")
def test_the_points_of_a_recalled_abbot_are_robbed_in_step_2() -> None:
    scene = robbed(
        {BEN: 0},
        (ANN, "abbot", 20, 20, 0),
        (BEN, "meeple", 10, 10, 0),
        laid=[("base/b", 20, 20, 0), *around(20, 20, 3), *road(10, 10, 5)],
        options=("abbot",),
        totals=(0, 7),
    )
    scene.put(14, 10, 1).do(RecallAbbot())
    assert scene.scored == [(ANN, "monastery", 4), (BEN, "robber", 2), (BEN, "road", 5)]


@pytest.mark.rule("CAR-293")
def test_with_messages_a_robber_also_waits_for_the_messenger() -> None:
    scene = Scene(
        "robbers",
        "messages",
        laid=[("base/u", 30, 30, 1), *road(10, 10, 5)],
        draw=[ROBBER_TILE],
        totals=(3, 12),
    )
    scene.put(30, 31)
    assert scene.match.actions() == (PutRobber(0), PutRobber(12), Pass())  # messenger and scoring meeple
    scene = robbed({BEN: 0}, HIGHWAYMAN, options=("messages",), totals=(4, 0))
    scene.put(14, 10, 1).do(Pass(), MoveFigure("scoring_meeple"))
    assert spaces(scene) == {BEN: 0}  # Ann moved her other figure
    scene = robbed({BEN: 0}, HIGHWAYMAN, options=("messages",), totals=(4, 0))
    scene.put(14, 10, 1).do(Pass(), MoveFigure("messenger"))
    assert scene.scored[:2] == [(ANN, "road", 5), (BEN, "robber", 3)]


@pytest.mark.rule("CAR-291", "CAR-293", "CAR-176")
@pytest.mark.parametrize(
    ("road_with", "city_with", "robbed_points"),
    [
        ("messenger", "scoring_meeple", 2),
        ("scoring_meeple", "messenger", 3),
        ("messenger", "messenger", 2),
        ("scoring_meeple", "scoring_meeple", None),
    ],
)
def test_a_road_and_a_city_with_two_scoring_figures(
    road_with: str, city_with: str, robbed_points: int | None
) -> None:
    # the robber waits beside the messenger; a road of 3 and a city of 6 points are completed in this order
    scene = robbed(
        {BEN: 0},
        HIGHWAYMAN,
        (ANN, "meeple", 12, 9, 0),
        laid=[*road(10, 10, 3), ("base/g", 12, 9, 1), ("base/e", 12, 8, 2)],
        draw=("base/l",),
        options=("messages",),
        totals=(4, 9),
    )
    scene.put(12, 10).do(Pass())
    scene.do(scene.offers(ScoreNext)[0], MoveFigure(road_with), MoveFigure(city_with))
    if robbed_points is None:
        assert spaces(scene) == {BEN: 0}
    else:
        assert (scene.asked, scene.seat) == ("choose_figure", BEN)
        scene.do(MoveFigure("scoring_meeple"))
        assert scene.scores == [4 + 9, 9 + robbed_points]
    assert [award[:2] for award in scene.scored[:2]] == [(ANN, "road"), (ANN, "city")]


@pytest.mark.rule("CAR-296", "CAR-182")
def test_robbed_points_can_bring_the_active_seat_a_message() -> None:
    scene = robbed(
        {ANN: 0},
        (BEN, "meeple", 10, 10, 0),
        options=("messages",),
        totals=(2, 0),
        script={"messages": [5]},
    )
    scene.put(14, 10, 1).do(Pass())
    assert (scene.asked, scene.seat) == ("choose_figure", ANN)
    scene.do(MoveFigure("scoring_meeple"))  # 2 and 3 are 5
    assert (scene.asked, scene.seat) == ("resolve_message", ANN)


@pytest.mark.rule("CAR-052")
def test_without_a_waiting_robber_nobody_is_asked_for_the_order() -> None:
    laid = [*road(10, 10, 5), ("base/a", 15, 10, 1)]
    scene = robbed({}, HIGHWAYMAN, (BEN, "meeple", 15, 10, 0), laid=laid, draw=("base/x",))
    scene.put(14, 10).do(Pass())
    assert scene.asked == "place_tile"
