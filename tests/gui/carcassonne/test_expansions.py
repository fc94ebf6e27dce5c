"""Every decision of the expansions made on the board, with real pointer and keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

import engine
from engine.carcassonne import look
from engine.carcassonne.expansions.robbers import ChooseTrail, Prey
from engine.core.match import Match
from gui.carcassonne.art.ferry import crossing
from gui.carcassonne.art.figures import OUTLINES
from gui.carcassonne.art.places import further_place
from gui.carcassonne.art.shapes import shape_of
from gui.carcassonne.art.track import BOARD, DARK, SPACES, space_rect, way_to
from gui.carcassonne.offered import STEP
from tests.gui.carcassonne.sitting import Sitting

NAMES = ("Ann", "Ben", "Cid", "Dot")
Case = tuple[str, tuple[str, ...], int, int, str]
#: decision, options, seats, the seed to begin looking with, an action that must be among those offered
CASES: list[Case] = [
    ("place_gold", ("gold_mines",), 2, 2, "put_gold"),
    ("choose_gold", ("gold_mines", "big_meeple"), 4, 331, "take_gold"),
    ("move_magic", ("mage_witch",), 2, 1, "put_magic"),
    ("place_ferry", ("ferries",), 2, 1, "lay_ferry"),
    ("turn_ferries", ("ferries",), 2, 1, "move_ferry"),
    ("place_figure", ("flying_machines",), 2, 1, "fly"),
    ("land_meeple", ("flying_machines",), 2, 23, "land"),
    ("place_figure", ("abbot",), 2, 2, "recall_abbot"),
    ("choose_figure", ("messages",), 2, 8, "move_figure"),
    ("resolve_message", ("messages",), 2, 123, "carry_out_message"),
    ("resolve_message", ("messages",), 2, 123, "message_points"),
    ("resolve_message", ("messages",), 2, 235, "take_back_meeple"),
    ("place_robber", ("robbers",), 2, 1, "put_robber"),
    ("choose_loot", ("robbers", "messages"), 4, 333, "rob_figure"),
    ("choose_scoring", ("robbers",), 4, 333, "score_next"),
    ("choose_circle", ("crop_circles",), 2, 1, "choose_removing"),
    ("join_circle", ("crop_circles",), 2, 2, "add_meeple"),
    ("leave_circle", ("crop_circles",), 2, 6, "remove_meeple"),
    ("bonus_turn", ("builder",), 2, 12, "draw_again"),
]


def reach(kind: str, options: Sequence[str], seats: int, seed: int, action: str) -> Match:
    """Play at random until somebody has this decision, and this action among its answers."""
    for number in range(seed, seed + 400):
        match = engine.new_match(
            "carcassonne", NAMES[:seats], options=dict.fromkeys(options, True), seed=number
        )
        luck = random.Random(number)
        while not match.over:
            actions = match.actions()
            if match.decision.kind == kind and any(offered.kind == action for offered in actions):
                return match
            match.play(luck.choice([offered for offered in actions if offered.kind != "pass"] or actions))
    raise AssertionError(f"nobody ever has to decide {kind}")


def where(table: Sitting, action: Any) -> QPointF:
    """The point of the scene at which a player would look for an action, from what lies on the table."""
    board, decision, game = table.board, table.match.decision, table.match.game
    x = getattr(action, "x", getattr(decision, "x", None))
    y = getattr(action, "y", getattr(decision, "y", None))
    match action.kind:
        case "put_gold" | "take_gold":
            return QPointF(x + 0.5, y + 0.5) * 100
        case "put_magic" | "land" | "add_meeple":
            tile = board.land.laid[x, y]
            standing = [f for f in look.standing(game) if (f.x, f.y, f.feature) == (x, y, action.feature)]
            px, py = further_place(tile.tile_id, tile.turns, action.feature, len(standing))
            return QPointF(x + px, y + py) * 100
        case "score_next":
            tile = board.land.laid[x, y]
            px, py = further_place(tile.tile_id, tile.turns, action.feature, 0)
            return QPointF(x + px, y + py) * 100
        case "take_back_meeple" | "remove_meeple":
            return board.figures.find(decision.seat, action.figure, x, y, action.feature).pos()
        case "recall_abbot":
            abbot = next(f for f in look.standing(game) if (f.seat, f.figure) == (decision.seat, "abbot"))
            return board.figures.find(abbot.seat, "abbot", abbot.x, abbot.y, abbot.feature).pos()
        case "fly":
            tile = board.land.laid[x, y]
            machine = shape_of(tile.tile_id, tile.turns).landmark("machine")
            return QPointF(x + machine.x, y + machine.y) * 100
        case "lay_ferry" | "move_ferry":
            row = [a for a in table.match.actions() if a.kind == action.kind and getattr(a, "x", x) == x]
            row = [a for a in row if getattr(a, "y", y) == y]
            return picture(table, (x, y), row.index(action), len(row))
        case "choose_adding" | "choose_removing":
            return picture(table, board.last_place(), int(action.kind == "choose_removing"), 2)
        case "draw_again":
            return picture(table, board.last_place(), 0, 1)
        case "put_robber":
            return board.track.space(action.space).center()
        case "move_figure":
            return board.track.figure(decision.seat, action.figure)
        case "rob_figure" | "follow_figure":
            return board.track.figure(action.seat, action.figure)
        case "carry_out_message" | "message_points":
            rect = board.track.rect()
            high = 0.42 if action.kind == "carry_out_message" else 0.6
            return QPointF(rect.left() + rect.width() * 0.84, rect.top() + rect.height() * high)
    raise AssertionError(action)


def picture(table: Sitting, cell: tuple[int, int], number: int, count: int) -> QPointF:
    """The middle of a picture in the row above a tile, whatever the zoom."""
    top = table.view.mapFromScene(QPointF((cell[0] + 0.5) * 100, cell[1] * 100))
    return table.view.mapToScene(
        round(top.x() + (number + 0.5 - count / 2) * STEP), round(top.y() - STEP / 2 - 14)
    )


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[[Match], Sitting]:
    return lambda match: Sitting(qtbot, match)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[4]}")
def test_a_click_takes_what_is_offered(sit: Callable[[Match], Sitting], case: Case) -> None:
    table = sit(reach(*case))
    offered = [action for action in table.match.actions() if action.kind == case[4]]
    in_hand = getattr(offered[0], "figure", "")
    wanted = [action for action in offered if case[0] != "move_magic" or action.figure == in_hand][-1]
    chosen: list[Any] = []
    table.board.chosen.disconnect(table._play)
    table.board.chosen.connect(chosen.append)
    place = where(table, wanted)
    table.click(place.x() / 100, place.y() / 100)
    assert chosen == [wanted]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[4]}")
def test_arrows_and_enter_take_what_is_offered(sit: Callable[[Match], Sitting], case: Case) -> None:
    table = sit(reach(*case))
    actions = table.match.actions()
    before = len(table.match.history)
    assert not table.key(Qt.Key.Key_Return)
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Return)
    assert table.match.history[before] in actions


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[4]}")
def test_what_is_moved_comes_to_rest_where_the_game_has_it(
    store: Any, sit: Callable[[Match], Sitting], case: Case
) -> None:
    store.change(animation="slow")
    match = reach(*case)
    table = sit(match)
    events = match.play(next(action for action in match.actions() if action.kind == case[4]))
    played: list[bool] = []
    table.board.played.connect(lambda: played.append(True))
    table.board.play(events, match.game)
    table.board.finish()
    assert played == [True]
    assert len(table.board.figures.items) == len(look.standing(match.game))
    assert len(table.board.pieces.items) == len(look.pieces(match.game))
    if table.board.track.in_play:
        stands = {(p.seat, p.figure): p for p in look.score_track(match.game)}
        assert table.board.track.at == stands


def test_a_robber_follows_the_figure_that_is_clicked(sit: Callable[[Match], Sitting]) -> None:
    match = engine.new_match("carcassonne", NAMES[:3], options={"robbers": True}, seed=1)
    game: Any = match.game
    game.state.track["scoring_meeple"] = (0, 7, 12)
    gang = game.extra["robbers"]
    gang.spaces[0] = 3
    gang.trails = (Prey(0, 1, "scoring_meeple", 2), Prey(0, 2, "scoring_meeple", 3))
    game.push(ChooseTrail(0))
    table = sit(match)
    place = table.board.track.space(12).center()
    table.click(place.x() / 100, place.y() / 100)
    assert match.history[-1].kind == "follow_figure"
    assert match.history[-1].seat == 2


def test_only_what_cannot_be_shown_is_left_to_the_prompt(sit: Callable[[Match], Sitting]) -> None:
    for case in CASES:
        table = sit(reach(*case))
        left = {action.kind for action in table.match.actions() if not table.board.takes(action)}
        twice = {"recall_abbot", "fly", "move_figure", "carry_out_message", "message_points"}
        assert left <= twice | {"pass", "choose_adding", "choose_removing", "draw_again"}


def test_the_tray_chooses_the_builder(sit: Callable[[Match], Sitting]) -> None:
    options = ("builder", "pig", "big_meeple")
    match = reach("place_figure", options, 2, 2, "set_figure")
    while not any(getattr(action, "figure", "") == "builder" for action in match.actions()):
        match.play(match.actions()[0])
    table = sit(match)
    hand: Any = table.board._hand
    kinds = hand._kinds
    assert "builder" in kinds
    x, y = table.board.last_place()
    top = table.view.mapFromScene(QPointF((x + 0.5) * 100, y * 100))
    slot = hand._tray.STEP
    number = kinds.index("builder")
    place = table.view.mapToScene(
        round(top.x() + (number + 0.5 - len(kinds) / 2) * slot), round(top.y() - 16 - slot / 2)
    )
    table.click(place.x() / 100, place.y() / 100)
    assert {offer.figure for offer in hand._shown} <= {"builder", ""}
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Return)
    assert match.history[-1].figure == "builder"


def test_a_seat_that_decides_in_anothers_turn_is_named(sit: Callable[[Match], Sitting]) -> None:
    match = reach("leave_circle", ("crop_circles",), 2, 6, "remove_meeple")
    table = sit(match)
    tags = [item for item in table.board.items() if type(item).__name__ == "SeatTag"]
    assert len(tags) == (match.decision.seat != table.board.turn_of())


# -- the score track


def test_the_track_is_a_circuit_of_fifty_spaces() -> None:
    assert SPACES == look.TRACK_SPACES
    places = [space_rect(space).center().toTuple() for space in range(SPACES)]
    assert len(set(places)) == SPACES
    for space in range(SPACES):
        step = space_rect(space + 1).center() - space_rect(space).center()
        assert step.manhattanLength() == 1
        assert BOARD.contains(space_rect(space))
    assert way_to(2.5) == QPointF(3.0, 0.5)
    assert DARK == 5


def test_the_track_is_there_only_with_messages_or_robbers(sit: Callable[[Match], Sitting]) -> None:
    plain = sit(engine.new_match("carcassonne", NAMES[:2], seed=1))
    assert not plain.board.track.isVisible()
    assert not plain.board.tools()[2].isEnabled()
    table = sit(engine.new_match("carcassonne", NAMES[:2], options={"messages": True}, seed=1))
    assert table.board.track.isVisible()
    assert table.board.focus_rect().contains(table.board.track.rect())
    assert not table.board.track.rect().intersects(table.board.land.rect())


def test_a_folded_track_opens_for_a_decision_on_it(sit: Callable[[Match], Sitting]) -> None:
    match = reach("place_robber", ("robbers",), 2, 1, "put_robber")
    table = sit(match)
    table.board.tools()[2].setChecked(False)
    assert table.board.track.isVisible()  # the robber is being placed
    table.board.offer(None, ())
    assert not table.board.track.isVisible()
    table.board.tools()[2].setChecked(True)
    assert table.board.track.isVisible()


def test_figures_on_one_space_do_not_hide_each_other(sit: Callable[[Match], Sitting]) -> None:
    options = {"messages": True, "robbers": True}
    table = sit(engine.new_match("carcassonne", NAMES, options=options, seed=1))
    track = table.board.track
    places = [track.figure(*walker) for walker in track.at]
    assert len({place.toTuple() for place in places}) == len(places) == 8


def test_figures_on_one_feature_do_not_hide_each_other() -> None:
    for tile, feature in (("base/c", 0), ("base/u", 0), ("base/x", 1)):
        places = [further_place(tile, 0, feature, number) for number in range(3)]
        for number, one in enumerate(places):
            for other in places[:number]:
                assert abs(one[0] - other[0]) + abs(one[1] - other[1]) >= 0.19, tile


def test_every_way_a_ferry_can_lie_begins_and_ends_at_its_piers() -> None:
    for tile in ("ferry/cap", "ferry/three", "ferry/four"):
        roads = {road.index: road.line[-1] for road in shape_of(tile, 1).roads}
        one, two = sorted(roads)[:2]
        way = crossing(tile, 1, one, two)
        assert way.pointAtPercent(0).toTuple() == pytest.approx(roads[one])
        assert way.pointAtPercent(1).toTuple() == pytest.approx(roads[two])


def test_every_figure_has_an_outline() -> None:
    game: Any = engine.new_match(
        "carcassonne",
        NAMES[:2],
        options={option.id: True for option in engine.GAMES["carcassonne"].options},
        seed=1,
    ).game
    for figure in (
        *look.supply(game, 0),
        *(place.figure for place in look.score_track(game)),
        "mage",
        "witch",
    ):
        assert figure in OUTLINES
