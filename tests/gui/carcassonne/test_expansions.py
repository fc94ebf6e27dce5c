"""Every decision of the expansions made on the board, with real pointer and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import engine
from engine.carcassonne import look
from engine.carcassonne.values import LayTile, Pass
from engine.core.match import Match
from gui.carcassonne.art.ferry import crossing
from gui.carcassonne.art.figures import OUTLINES
from gui.carcassonne.art.places import further_place
from gui.carcassonne.art.shapes import shape_of
from gui.carcassonne.art.track import BOARD, DARK, SPACES, space_rect, way_to
from gui.carcassonne.home import home
from gui.carcassonne.land import SIDE, cell_at
from gui.carcassonne.layers import IN_HAND
from gui.carcassonne.lens import Lens
from gui.carcassonne.offer_hand import Tray
from gui.carcassonne.offered import STEP, OfferedPicture, SeatTag
from gui.table.seats import SeatCard
from tests.engine.carcassonne.table import Scene, road
from tests.gui.carcassonne.positions import (
    CASES,
    Case,
    all_figures,
    choosing_loot,
    joining_a_circle,
    leaving_a_circle,
    message,
    placing_a_robber,
)
from tests.gui.carcassonne.sitting import Sitting

NAMES = ("Ann", "Ben", "Cid", "Dot")
case_names = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[2]}")


def where(table: Sitting, action: Any) -> QPointF:
    """The point of the scene at which a player would look for an action, from what lies on the table."""
    board, decision, game = table.board, table.match.decision, table.match.game
    x = getattr(action, "x", getattr(decision, "x", None))
    y = getattr(action, "y", getattr(decision, "y", None))
    match action.kind:
        case "put_gold" | "take_gold":
            return QPointF(x + 0.5, y + 0.5) * 100
        case "set_figure" | "put_magic" | "land" | "add_meeple":
            tile = board.land.laid[x, y]
            standing = [f for f in look.standing(game) if (f.x, f.y, f.feature) == (x, y, action.feature)]
            px, py = further_place(tile.tile_id, tile.turns, action.feature, len(standing))
            return seen(table, (x, y), QPointF(px, py))
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
            return seen(table, (x, y), QPointF(machine.x, machine.y))
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
            rect = board.track.inside()
            high = 0.8 if action.kind == "carry_out_message" else 0.93
            return QPointF(rect.center().x(), rect.top() + rect.height() * high)
    raise AssertionError(action)


def seen(table: Sitting, cell: tuple[int, int], place: QPointF) -> QPointF:
    """A place of a tile, which may be seen through a glass."""
    for item in table.board.items():
        if isinstance(item, Lens) and item.cell == cell:
            return item.rect.topLeft() + place * item.rect.width()
    return (QPointF(*cell) + place) * 100


def picture(table: Sitting, cell: tuple[int, int], number: int, count: int) -> QPointF:
    """The middle of a picture in the row above a tile, whatever the zoom."""
    top = table.view.mapFromScene(QPointF((cell[0] + 0.5) * 100, cell[1] * 100))
    return table.view.mapToScene(
        round(top.x() + (number + 0.5 - count / 2) * STEP), round(top.y() - STEP / 2 - 14)
    )


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[[Match], Sitting]:
    return lambda match: Sitting(qtbot, match)


@case_names
def test_a_click_takes_what_is_offered(sit: Callable[[Match], Sitting], case: Case) -> None:
    decision, position, kind = case
    table = sit(position().match)
    assert table.match.decision is not None
    assert table.match.decision.kind == decision
    offered: list[Any] = [action for action in table.match.actions() if action.kind == kind]
    in_hand = getattr(offered[0], "figure", "")
    wanted = [action for action in offered if getattr(action, "figure", "") == in_hand][-1]
    chosen: list[Any] = []
    table.board.chosen.disconnect(table._play)
    table.board.chosen.connect(chosen.append)
    place = where(table, wanted)
    table.click(place.x() / 100, place.y() / 100)
    assert chosen == [wanted]


@case_names
def test_arrows_and_enter_take_what_is_offered(sit: Callable[[Match], Sitting], case: Case) -> None:
    table = sit(case[1]().match)
    actions = table.match.actions()
    before = len(table.match.history)
    assert not table.key(Qt.Key.Key_Return)
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Return)
    assert table.match.history[before] in actions


@case_names
def test_what_is_moved_comes_to_rest_where_the_game_has_it(
    store: Any, sit: Callable[[Match], Sitting], case: Case
) -> None:
    store.change(animation="slow")
    match = case[1]().match
    table = sit(match)
    events = match.play(next(action for action in match.actions() if action.kind == case[2]))
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


def test_only_what_cannot_be_shown_is_left_to_the_prompt(sit: Callable[[Match], Sitting]) -> None:
    for case in CASES:
        table = sit(case[1]().match)
        left = {action.kind for action in table.match.actions() if not table.board.takes(action)}
        twice = {"recall_abbot", "fly", "move_figure", "carry_out_message", "message_points"}
        assert left <= twice | {"pass", "choose_adding", "choose_removing", "draw_again"}


def test_the_tray_chooses_the_builder(sit: Callable[[Match], Sitting]) -> None:
    table = sit(all_figures().match)
    kinds = list(
        dict.fromkeys(action.figure for action in table.match.actions() if action.kind == "set_figure")
    )
    assert len(kinds) > 2
    tray = next(item for item in table.board.items() if isinstance(item, Tray))
    foot = table.view.mapFromScene(tray.pos())
    across = (kinds.index("builder") + 0.5 - len(kinds) / 2) * Tray.STEP
    place = table.view.mapToScene(round(foot.x() + across), round(foot.y() + 16 + Tray.STEP / 2))
    table.click(place.x() / 100, place.y() / 100)
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Return)
    assert table.match.history[-1].figure == "builder"


def test_r_takes_the_next_kind_of_figure(sit: Callable[[Match], Sitting]) -> None:
    table = sit(all_figures().match)
    kinds = list(
        dict.fromkeys(action.figure for action in table.match.actions() if action.kind == "set_figure")
    )
    assert table.key(Qt.Key.Key_R)
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Return)
    assert table.match.history[-1].figure == kinds[1]


def test_a_seat_that_decides_in_anothers_turn_is_named(sit: Callable[[Match], Sitting]) -> None:
    for position, tags in ((joining_a_circle, 1), (leaving_a_circle, 0), (choosing_loot, 1)):
        table = sit(position().match)
        assert sum(isinstance(item, SeatTag) for item in table.board.items()) == tags


# -- the glass over small tiles


def test_figures_are_set_through_a_glass_where_tiles_are_small(sit: Callable[[Match], Sitting]) -> None:
    table = sit(all_figures().match)
    table.view.resize(420, 400)
    table.view.fit(table.board.focus_rect())
    table.view.settle()
    (glass,) = [item for item in table.board.items() if isinstance(item, Lens)]
    assert glass.rect.width() > 1.5 * SIDE
    wanted = next(action for action in table.match.actions() if action.kind == "set_figure")
    place = where(table, wanted)
    table.click(place.x() / 100, place.y() / 100)
    assert table.match.history[-1] == wanted


def test_large_tiles_need_no_glass(sit: Callable[[Match], Sitting]) -> None:
    table = sit(all_figures().match)
    table.view.resize(1800, 1800)
    table.view.fit(table.board.focus_rect())
    table.view.settle()
    assert not [item for item in table.board.items() if isinstance(item, Lens)]


def test_a_row_of_pictures_keeps_clear_of_the_panels(sit: Callable[[Match], Sitting]) -> None:
    scene = Scene("ferries", laid=road(-3, 3, 3), draw=["ferry/four"]).put(-1, 3).do(Pass())
    table = sit(scene.match)  # six ways over the lake, which lies at the rim of the land
    table.view.resize(560, 560)
    table.view.fit(table.board.focus_rect())
    table.view.settle()
    pictures = [item for item in table.board.items() if isinstance(item, OfferedPicture)]
    assert len(pictures) == 6
    shown = table.view.mapFromScene(table.board.focus_rect()).boundingRect()
    for picture in pictures:
        middle = table.view.mapFromScene(picture.pos()).x()
        assert shown.left() <= middle + picture.slot().left()
        assert middle + picture.slot().right() <= shown.right() + 1


# -- things that go to a seat


def test_goods_rise_from_the_city_and_go_to_who_completed_it(
    store: Any, sit: Callable[[Match], Sitting]
) -> None:
    store.change(animation="slow")
    scene = Scene("traders_builders", laid=[("base/e", 3, 3, 1), ("tb/band_wine", 4, 3, 0)], draw=["base/e"])
    table = sit(scene.match)
    events = [*scene.match.play(LayTile(5, 3, 3)), *scene.match.play(Pass())]
    assert "goods_taken" in {event.kind for event in events}
    before = set(table.board.items())
    table.board.play(events, scene.match.game)
    wine = [item for item in table.board.items() if item not in before and item.zValue() == IN_HAND]
    assert any(cell_at(item.pos()) == (4, 3) for item in wine)
    table.board.finish()
    assert all(item.scene() is None for item in wine)


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


def test_the_track_can_be_kept_open_only_with_messages_or_robbers(sit: Callable[[Match], Sitting]) -> None:
    plain = sit(engine.new_match("carcassonne", NAMES[:2], seed=1))
    assert not plain.board.tools()[2].isEnabled()
    plain.board.tools()[2].setChecked(True)
    assert not plain.board.track.isVisible()
    table = sit(engine.new_match("carcassonne", NAMES[:2], options={"messages": True}, seed=1))
    assert not table.board.track.isVisible()
    table.board.tools()[2].setChecked(True)
    assert table.board.track.isVisible()
    assert table.board.focus_rect().contains(table.board.track.rect())
    assert not table.board.track.rect().intersects(table.board.land.rect())


def test_a_folded_track_opens_over_the_land_for_a_decision_on_it(sit: Callable[[Match], Sitting]) -> None:
    table = sit(placing_a_robber().match)
    board = table.board
    assert board.track.isVisible()
    assert board.focus_rect().contains(board.track.rect())
    shown = board.focus_rect()
    assert table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Return)
    table.match.play(Pass())  # Ben leaves his robber at home
    board.show_game(table.match.game, None)
    board.offer(table.match.decision, table.match.actions())
    assert not board.track.isVisible()
    assert board.focus_rect() == shown  # it has cost the land no room


def test_a_letter_does_not_lie_over_meeples_that_can_be_chosen(sit: Callable[[Match], Sitting]) -> None:
    assert sit(message(1).match).board.track.isVisible()
    assert not sit(message(8).match).board.track.isVisible()


def test_the_choice_to_keep_the_track_open_is_remembered(store: Any, sit: Callable[[Match], Sitting]) -> None:
    for kept in (True, False):
        table = sit(engine.new_match("carcassonne", NAMES[:2], options={"robbers": True}, seed=1))
        if table.board.tools()[2].isChecked() != kept:
            table.board.tools()[2].trigger()
        again = sit(engine.new_match("carcassonne", NAMES[:2], options={"robbers": True}, seed=1))
        assert again.board.tools()[2].isChecked() == kept


def test_figures_on_one_space_do_not_hide_each_other(sit: Callable[[Match], Sitting]) -> None:
    options = {"messages": True, "robbers": True}
    table = sit(engine.new_match("carcassonne", NAMES, options=options, seed=1))
    table.board.tools()[2].setChecked(True)
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


def test_things_go_to_the_card_of_their_seat(qtbot: QtBot, sit: Callable[[Match], Sitting]) -> None:
    table = sit(all_figures().match)
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(1300, 800)
    table.view.setParent(room)
    card = SeatCard(table.match.seats[1], room)
    card.setGeometry(1000, 300, 240, 120)
    room.show()
    place = table.view.mapFromScene(home(table.board, 1))
    assert card.geometry().contains(table.view.mapTo(room, place))
    card.hide()
    assert not card.geometry().contains(table.view.mapTo(room, table.view.mapFromScene(home(table.board, 1))))
