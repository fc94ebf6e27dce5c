"""Section 17 of the ledger: messages."""

from __future__ import annotations

from typing import Any

import pytest

from engine.carcassonne import look
from engine.carcassonne.cells import cell_at, segment_of
from engine.carcassonne.expansions.abbot import RecallAbbot
from engine.carcassonne.expansions.builder import DrawAgain
from engine.carcassonne.expansions.messages import (
    MESSAGES,
    CarryOutMessage,
    MessageDrawn,
    MessagePoints,
    MessageResolved,
    MoveFigure,
    TakeBackMeeple,
)
from engine.carcassonne.values import Pass
from tests.engine.carcassonne.table import ANN, BEN, Figured, Laid, Scene, around, city, road
from tests.engine.carcassonne.test_inns_cathedrals import cathedral_city, inn_road

TRIGGER = road(-20, -20, 3)
"""Completed by base/a at (-18, -20), turned once: 3 points for Ann, who stands on it."""


def mail(
    *numbers: int,
    laid: list[Laid] | None = None,
    figures: tuple[Figured, ...] = (),
    options: tuple[str, ...] = (),
    totals: tuple[int, ...] = (2, 0),
    draw: tuple[str, ...] = (),
    messengers: tuple[int, ...] = (),
    **how: Any,
) -> Scene:
    """Ann is about to complete a road of 3; the messages come in this order."""
    scene = Scene(
        "messages",
        *options,
        laid=[*TRIGGER, *(laid or [])],
        figures=[(ANN, "meeple", -20, -20, 0), *figures],
        draw=["base/a", *draw],
        totals=totals,
        script={"messages": list(numbers)},
        **how,
    )
    if messengers:
        scene.game.state.track["messenger"] = messengers
        scene.game.points = [one + two for one, two in zip(totals, messengers, strict=True)]
    return scene


def message(number: int, *more: int, **how: Any) -> Scene:
    """Ann has drawn this message by moving her scoring meeple from 2 to 5."""
    scene = mail(number, *more, **how).put(-18, -20, 1).do(Pass(), MoveFigure("scoring_meeple"))
    assert scene.of(MessageDrawn) == [MessageDrawn(ANN, number)]
    return scene


def gained(scene: Scene) -> int:
    """What the message gave."""
    return sum(points for _, source, points in scene.scored if source == "message")


@pytest.mark.rule("CAR-175")
def test_eight_messages_and_a_messenger_for_everybody() -> None:
    assert sorted(MESSAGES) == [1, 2, 3, 4, 5, 6, 7, 8]
    scene = Scene("messages", draw=["base/u"], players=3)
    assert sorted(scene.game.extra["messages"].stack) == sorted(MESSAGES)
    assert [(place.figure, place.space) for place in look.score_track(scene.game)] == [
        *[("messenger", 0)] * 3,
        *[("scoring_meeple", 0)] * 3,
    ]


@pytest.mark.rule("CAR-176", "CAR-177", "CAR-339")
def test_the_seat_chooses_which_figure_moves_all_of_it() -> None:
    scene = mail(1, totals=(1, 0)).put(-18, -20, 1).do(Pass())
    assert (scene.asked, scene.seat) == ("choose_figure", ANN)
    assert scene.match.actions() == (MoveFigure("scoring_meeple"), MoveFigure("messenger"))
    scene.do(MoveFigure("messenger"))
    assert scene.game.state.track == {"scoring_meeple": (1, 0), "messenger": (3, 0)}
    assert scene.scores == [4, 0]


@pytest.mark.rule("CAR-176")
def test_figures_on_the_same_total_leave_nothing_to_choose() -> None:
    scene = mail(1, totals=(0, 0)).put(-18, -20, 1).do(Pass())
    assert scene.asked == "place_tile"
    assert sum(totals[ANN] for totals in scene.game.state.track.values()) == 3


@pytest.mark.rule("CAR-178", "CAR-179")
@pytest.mark.parametrize(
    ("start", "draws"), [(2, True), (3, False), (7, True), (47, True), (42, True), (10, False)]
)
def test_landing_on_every_fifth_space_brings_a_message(start: int, draws: bool) -> None:
    scene = mail(5, totals=(start, 0)).put(-18, -20, 1).do(Pass(), MoveFigure("scoring_meeple"))
    assert bool(scene.of(MessageDrawn)) == draws


@pytest.mark.rule("CAR-180", "CAR-323")
def test_others_choose_their_figure_but_get_no_message() -> None:
    scene = Scene(
        "messages", laid=road(10, 10, 3), figures=[(BEN, "meeple", 10, 10, 0)], draw=["base/a"], totals=(0, 2)
    )
    scene.put(12, 10, 1).do(Pass())
    assert (scene.asked, scene.seat) == ("choose_figure", BEN)
    scene.do(MoveFigure("scoring_meeple"))
    assert scene.of(MessageDrawn) == []
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-181", "CAR-182", "CAR-341")
def test_one_message_for_a_scoring_round() -> None:
    # a crossing completes two roads of 3: both figures land on dark spaces
    laid = [*road(10, 10, 3), ("base/u", 13, 10, 0), ("base/a", 14, 10, 1)]
    scene = Scene(
        "messages",
        laid=laid,
        figures=[(ANN, "meeple", 10, 10, 0), (ANN, "meeple", 14, 10, 0)],
        draw=["base/x"],
        totals=(2, 0),
        script={"messages": [5, 6]},
    )
    scene.game.state.track["messenger"] = (7, 0)
    scene.game.points = [9, 0]
    scene.put(12, 10).do(Pass(), MoveFigure("scoring_meeple"), MoveFigure("messenger"))
    assert scene.game.state.track["scoring_meeple"][ANN] == 5
    assert scene.game.state.track["messenger"][ANN] == 10
    assert scene.of(MessageDrawn) == [MessageDrawn(ANN, 5)]
    scene.do(CarryOutMessage())
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-182")
def test_a_figure_that_only_passed_a_dark_space_brings_nothing() -> None:
    laid = [*road(10, 10, 3), ("base/u", 13, 10, 0), ("base/a", 14, 10, 1)]
    scene = Scene(
        "messages",
        laid=laid,
        figures=[(ANN, "meeple", 10, 10, 0), (ANN, "meeple", 14, 10, 0)],
        draw=["base/x"],
        totals=(2, 0),
    )
    scene.put(12, 10).do(Pass(), MoveFigure("scoring_meeple"), MoveFigure("scoring_meeple"))
    assert scene.scores == [8, 0]
    assert scene.of(MessageDrawn) == []


@pytest.mark.rule("CAR-183", "CAR-184", "CAR-186")
def test_points_of_a_message_can_bring_the_next_one() -> None:
    scene = (
        mail(5, 6, totals=(2, 0), messengers=(8, 0)).put(-18, -20, 1).do(Pass(), MoveFigure("scoring_meeple"))
    )
    assert scene.match.decision.number == 5
    scene.do(MessagePoints(), MoveFigure("messenger"))  # 8 and 2 are 10
    assert scene.of(MessageResolved) == [MessageResolved(ANN, 5, False)]
    assert gained(scene) == 2
    assert (scene.asked, scene.match.decision.number) == ("resolve_message", 6)
    assert scene.game.extra["messages"].stack[-1] == 5


@pytest.mark.rule("CAR-184", "CAR-185")
def test_two_points_instead_also_when_the_action_gives_nothing() -> None:
    scene = message(6)  # there is no knight
    assert scene.match.actions() == (CarryOutMessage(), MessagePoints())
    assert scene.refused(Pass()) == "CAR-184"
    nothing = scene.match.branch(len(scene.match.history))
    scene.do(MessagePoints(), MoveFigure("messenger"))
    assert gained(scene) == 2
    scene.match, scene.events = nothing, []
    scene.do(CarryOutMessage())
    assert scene.scored == []


@pytest.mark.rule("CAR-185")
def test_message_8_without_a_meeple_is_worth_its_two_points() -> None:
    scene = mail(8).put(-18, -20, 1).do(Pass(), MoveFigure("scoring_meeple"))
    # the highwayman is home again, so there was nothing to choose but the figure
    assert scene.of(MessageResolved) == [MessageResolved(ANN, 8, False)]
    scene.do(MoveFigure("messenger"))
    assert gained(scene) == 2


@pytest.mark.rule("CAR-186", "CAR-004")
def test_what_lies_under_the_stack_is_known_the_rest_is_not() -> None:
    scene = message(6, 1).do(CarryOutMessage())
    view = scene.game.view(BEN)["extra"]["messages"]
    assert view["stack"] == [None] * 7 + [6]
    guesses = {scene.game.guess(BEN, seed).extra["messages"].stack for seed in range(20)}
    assert len(guesses) > 10
    assert {stack[-1] for stack in guesses} == {6}


@pytest.mark.rule("CAR-004")
def test_the_message_being_read_is_known() -> None:
    scene = message(7)
    assert {scene.game.guess(BEN, seed).extra["messages"].stack[0] for seed in range(10)} == {7}


SHORT, SHORT2, LONG = road(10, 10, 3), road(10, 15, 3), road(10, 15, 6)


@pytest.mark.rule("CAR-187", "CAR-188")
def test_message_1_scores_the_smallest_own_road() -> None:
    figures = (
        (ANN, "meeple", 10, 10, 0),
        (BEN, "meeple", 11, 10, 0),
        (BEN, "meeple", 11, 10, 0),
        (ANN, "meeple", 10, 15, 0),
        (BEN, "meeple", 10, 20, 0),
    )
    scene = message(1, laid=[*SHORT, *LONG, *road(10, 20, 2)], figures=figures).do(CarryOutMessage())
    scene.do(MoveFigure("messenger"))
    assert gained(scene) == 2  # no majority is needed
    assert scene.figures_at(10, 10, 0) == [(ANN, "meeple")]


@pytest.mark.rule("CAR-189")
def test_message_2_scores_the_smallest_own_city() -> None:
    figures = ((ANN, "meeple", 10, 10, 0), (ANN, "meeple", 10, 15, 0))
    scene = message(2, laid=[*city(10, 10, 5, shields=1), *city(10, 15, 7)], figures=figures)
    scene.do(CarryOutMessage(), MoveFigure("messenger"))
    assert gained(scene) == 5


@pytest.mark.rule("CAR-190", "CAR-191")
def test_message_3_scores_the_smallest_own_monastery() -> None:
    figures = ((ANN, "meeple", 10, 10, 0), (ANN, "abbot", 20, 20, 1))
    laid = [("base/b", 10, 10, 0), *around(10, 10, 4), ("base/u_garden", 20, 20, 0)]
    scene = message(3, laid=laid, figures=figures, options=("abbot",)).do(
        CarryOutMessage(), MoveFigure("messenger")
    )
    assert gained(scene) == 5  # the garden is no monastery
    figures = ((ANN, "abbot", 10, 10, 0),)
    scene = message(3, laid=laid, figures=figures, options=("abbot",)).do(
        CarryOutMessage(), MoveFigure("messenger")
    )
    assert gained(scene) == 5


@pytest.mark.rule("CAR-192", "CAR-193", "CAR-204", "CAR-324")
def test_message_4_gives_one_more_partial_turn() -> None:
    scene = message(4, draw=("base/b", "base/u")).do(CarryOutMessage())
    assert (scene.asked, scene.seat) == ("place_tile", ANN)
    scene.put(0, 1).set("meeple", 0)
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-193")
def test_message_4_without_tiles_has_no_effect() -> None:
    scene = message(4, last=True).do(CarryOutMessage())
    assert scene.match.over


@pytest.mark.rule("CAR-193", "CAR-344", "CAR-149")
def test_the_tile_of_message_4_comes_before_the_builders() -> None:
    scene = message(
        4, figures=((ANN, "builder", -19, -20, 0),), options=("builder",), draw=("base/b", "base/b")
    )
    scene.do(CarryOutMessage())
    scene.put(0, 1).do(Pass())
    assert (scene.asked, scene.seat) == ("bonus_turn", ANN)
    scene.do(DrawAgain())
    scene.put(0, 2).do(Pass())
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-194", "CAR-149")
def test_the_tile_of_message_4_can_earn_the_builders_bonus() -> None:
    figures = ((ANN, "meeple", 10, 10, 0), (ANN, "builder", 11, 10, 0))
    scene = message(4, laid=SHORT, figures=figures, options=("builder",), draw=("base/u", "base/u", "base/u"))
    scene.do(CarryOutMessage())
    scene.put(12, 10).do(Pass())
    assert (scene.asked, scene.seat) == ("bonus_turn", ANN)
    scene.do(DrawAgain())
    scene.put(13, 10).do(Pass())
    assert (scene.asked, scene.seat) == ("place_tile", BEN)


@pytest.mark.rule("CAR-195")
def test_message_5_counts_shields_of_all_cities_with_an_own_knight() -> None:
    figures = (
        (ANN, "meeple", 10, 10, 0),
        (BEN, "meeple", 11, 10, 0),
        (BEN, "meeple", 12, 10, 0),
        (ANN, "meeple", 10, 15, 0),
        (BEN, "meeple", 10, 20, 0),
    )
    laid = [*city(10, 10, 6, shields=2), *city(10, 15, 5, shields=1), *city(10, 20, 5, shields=2)]
    scene = message(5, laid=laid, figures=figures).do(CarryOutMessage(), MoveFigure("messenger"))
    assert gained(scene) == 6


@pytest.mark.rule("CAR-196", "CAR-203")
def test_message_6_counts_own_knights() -> None:
    figures = ((ANN, "meeple", 10, 10, 0), (ANN, "big_meeple", 11, 10, 0), (ANN, "meeple", 10, 15, 0))
    scene = message(6, laid=[*city(10, 10, 5), *SHORT2], figures=figures, options=("big_meeple",))
    scene.do(CarryOutMessage(), MoveFigure("messenger"))
    assert gained(scene) == 4
    assert scene.figures_at(10, 10, 0) == [(ANN, "meeple")]


@pytest.mark.rule("CAR-197", "CAR-203")
def test_message_7_counts_own_farmers() -> None:
    figures = ((ANN, "meeple", 10, 10, 2), (ANN, "big_meeple", 10, 15, 2), (BEN, "meeple", 10, 15, 2))
    scene = message(7, laid=[*SHORT, *SHORT2], figures=figures, options=("big_meeple",))
    scene.do(CarryOutMessage(), MoveFigure("messenger"))
    assert gained(scene) == 6
    assert scene.left("big_meeple") == (0, 1)


@pytest.mark.rule("CAR-198", "CAR-199", "CAR-200")
def test_message_8_scores_one_meeple_and_takes_it_back() -> None:
    figures = (
        (ANN, "meeple", 10, 15, 0),
        (BEN, "meeple", 11, 15, 0),
        (ANN, "meeple", 10, 10, 0),
        (BEN, "meeple", 11, 10, 0),
        (BEN, "meeple", 11, 10, 0),
    )
    scene = message(8, laid=[*SHORT, *LONG], figures=figures)
    assert scene.match.actions() == (
        TakeBackMeeple("meeple", 10, 10, 0),
        TakeBackMeeple("meeple", 10, 15, 0),
        MessagePoints(),
    )
    assert scene.refused(CarryOutMessage()) == "CAR-184"
    assert scene.refused(TakeBackMeeple("meeple", 11, 15, 0)) == "CAR-198"
    other = scene.match.branch(len(scene.match.history))
    scene.do(TakeBackMeeple("meeple", 10, 15, 0), MoveFigure("messenger"))
    assert gained(scene) == 5  # a shared majority; Ben gets nothing
    assert scene.scores[BEN] == 0
    assert scene.figures_at(11, 15, 0) == [(BEN, "meeple")]
    assert scene.left("meeple") == (6, 4)
    # without the majority it only goes home
    scene.match, scene.events = other, []
    scene.do(TakeBackMeeple("meeple", 10, 10, 0))
    assert scene.scored == []
    assert scene.left("meeple")[ANN] == 6


@pytest.mark.rule("CAR-198", "CAR-329", "CAR-153", "CAR-200", "CAR-065")
def test_message_8_on_a_farmer_with_a_pig() -> None:
    laid: list[Laid] = [tile for x in (10, 11) for tile in [("base/e", x, 10, 0), ("base/e", x, 9, 2)]]
    figures = ((ANN, "meeple", 10, 10, 1), (ANN, "pig", 11, 10, 1))
    scene = message(8, laid=laid, figures=figures, options=("pig",))
    scene.do(TakeBackMeeple("meeple", 10, 10, 1), MoveFigure("messenger"))
    assert gained(scene) == 8
    assert scene.left("pig") == (1, 1)


@pytest.mark.rule("CAR-200", "CAR-145", "CAR-319")
def test_message_8_sends_a_lonely_builder_home() -> None:
    figures = ((ANN, "meeple", 10, 10, 0), (ANN, "builder", 11, 10, 0))
    scene = message(8, laid=SHORT, figures=figures, options=("builder",))
    scene.do(TakeBackMeeple("meeple", 10, 10, 0), MoveFigure("messenger"))
    assert scene.left("builder") == (1, 1)


@pytest.mark.rule("CAR-201", "CAR-202")
@pytest.mark.parametrize("number", [1, 2, 8])
def test_unfinished_inn_roads_and_cathedrals_are_worth_nothing(number: int) -> None:
    laid = cathedral_city(10, 10) if number == 2 else inn_road(10, 10, 5, 1)
    scene = message(number, laid=laid, figures=((ANN, "meeple", 10, 10, 0),), options=("inns_cathedrals",))
    scene.do(TakeBackMeeple("meeple", 10, 10, 0) if number == 8 else CarryOutMessage())
    assert gained(scene) == 0


@pytest.mark.rule("CAR-205", "CAR-347", "CAR-055")
def test_before_the_final_scoring_both_totals_become_one() -> None:
    scene = mail(1, totals=(1, 30), messengers=(2, 25), last=True, figures=((BEN, "meeple", 0, 0, 1),))
    scene.put(-18, -20, 1).do(Pass(), MoveFigure("messenger")).done()
    assert scene.match.over
    assert scene.game.state.track == {"scoring_meeple": tuple(scene.scores)}
    kinds = [event.kind for event in scene.events]
    assert kinds.index("figures_united") > kinds.index("final_scoring")
    assert scene.scores == [6, 56]


@pytest.mark.rule("CAR-206")
def test_no_messages_in_the_final_scoring() -> None:
    scene = Scene(
        "messages",
        laid=road(10, 10, 6),
        figures=[(ANN, "meeple", 10, 10, 0)],
        draw=["base/b"],
        totals=(5, 0),
        last=True,
    )
    scene.put(0, 1).done()
    assert scene.scored == [(ANN, "road", 5)]
    assert scene.of(MessageDrawn) == []


@pytest.mark.rule("CAR-207", "CAR-325")
def test_mage_and_witch_count_and_stay() -> None:
    scene = message(1, laid=LONG, figures=((ANN, "meeple", 10, 15, 0),), options=("mage_witch",))
    scene.game.extra["mage_witch"].at["mage"] = segment_of(cell_at(10, 15), 0)
    scene.do(CarryOutMessage(), MoveFigure("messenger"))
    assert gained(scene) == 10
    assert set(scene.game.extra["mage_witch"].at) == {"mage"}


@pytest.mark.rule("CAR-208")
def test_others_on_the_same_dark_space_do_not_matter() -> None:
    scene = mail(5, totals=(2, 5)).put(-18, -20, 1).do(Pass(), MoveFigure("scoring_meeple"))
    assert scene.of(MessageDrawn) == [MessageDrawn(ANN, 5)]


@pytest.mark.rule("CAR-182", "CAR-327")
def test_a_recalled_abbot_belongs_to_the_same_round() -> None:
    laid = [("base/b", 20, 20, 0), *around(20, 20, 2)]
    scene = mail(5, totals=(2, 0), laid=laid, figures=((ANN, "abbot", 20, 20, 0),), options=("abbot",))
    scene.put(-18, -20, 1).do(RecallAbbot(), MoveFigure("scoring_meeple"))
    # 2 and 3 are 5, but the road is still to come: it is the same round
    assert scene.of(MessageDrawn) == []
    scene.do(MoveFigure("messenger"))
    assert scene.of(MessageDrawn) == [MessageDrawn(ANN, 5)]


@pytest.mark.rule("CAR-204", "CAR-324")
def test_a_message_in_each_part_of_a_double_turn() -> None:
    figures = ((ANN, "builder", -19, -20, 0),)
    scene = message(5, 6, figures=figures, options=("builder",), laid=road(10, 10, 5), draw=("base/a",))
    scene.do(CarryOutMessage(), DrawAgain())
    scene.put(14, 10, 1).set("meeple", 0).do(MoveFigure("messenger"))
    assert scene.of(MessageDrawn) == [MessageDrawn(ANN, 6)]
