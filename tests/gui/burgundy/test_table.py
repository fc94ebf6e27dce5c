"""Burgundy at the table: everything a player needs is in sight between the panels."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from pytestqt.qtbot import QtBot

from engine.burgundy import SPEC
from engine.core.chance import Chance
from engine.core.match import Match, Seat, new_match
from gui.burgundy.face import FACE
from gui.table.view import TableView

SEATS = [
    Seat(name, colour)
    for name, colour in (("Anna", "blue"), ("Benno", "red"), ("Carla", "yellow"), ("Dario", "green"))
]


def fourth_phase() -> Match:
    """Four players in the fourth phase."""
    match = new_match(SPEC, SEATS, {}, seed=3)
    luck = Chance.start(3)
    while match.game.state.phase < 3:
        actions: list[Any] = match.actions()
        wanted = [a for a in actions if a.kind in ("place_tile", "take_tile", "fetch_goods", "sell_goods")]
        match.play(luck.pick("action", wanted or [a for a in actions if a.kind != "spend_worker"] or actions))
    return match


@pytest.fixture(scope="module")
def played() -> Match:
    return fourth_phase()


@pytest.fixture
def table(qtbot: QtBot, played: Match, request: pytest.FixtureRequest) -> TableView:
    size = getattr(request, "param", (1280, 800))
    table = TableView(played.branch(len(played.entries)), FACE)
    qtbot.addWidget(table, before_close_func=lambda widget: widget.shut())
    table.resize(*size)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return table


@pytest.mark.parametrize("table", [(1280, 800), (1920, 1080)], indirect=True)
def test_everything_lies_between_the_panels(table: TableView) -> None:
    eye, board = table.furniture.eye, table.furniture.board
    covered = eye._covered
    free = QRectF(eye.rect()).adjusted(covered.left(), 0, -covered.right(), -covered.bottom())
    for item in board.pieces.items.values():
        reach = item.look.size
        shown = eye.mapFromScene(QRectF(-reach, -reach, 2 * reach, 2 * reach).translated(item.look.spot))
        assert free.contains(QRectF(shown.boundingRect())), item.look


def test_tiles_are_large_enough_to_be_told_apart(table: TableView) -> None:
    board = table.furniture.board
    scale = table.furniture.eye.transform().m11()
    radius = {
        name: item.look.size * scale for name, item in board.pieces.items.items() if item.look.what == "tile"
    }
    own = board.large
    assert min(r for name, r in radius.items() if "/" not in name) > 19
    assert min(r for name, r in radius.items() if name.startswith(f"{own}/")) > 23
    assert min(radius.values()) > 12


def test_a_tile_is_taken_at_the_table_and_taken_back(qtbot: QtBot, table: TableView) -> None:
    match, board, eye = table.match, table.furniture.board, table.furniture.eye
    seat = match.decision.seat  # type: ignore[union-attr]
    assert board.large == seat
    space = next(action.space for action in match.actions() if action.kind == "take_tile")
    before = len(match.entries)
    spot = eye.mapFromScene(board.targets.spot(space))
    qtbot.mouseMove(eye.viewport(), QPoint(spot.x() - 30, spot.y()))
    qtbot.mouseClick(eye.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    if board._hand is not None and board._hand.has_fan:
        qtbot.keyClick(eye, Qt.Key.Key_Return)
    assert len(match.entries) == before + 1
    table.flow.undo()
    assert len(match.entries) == before
    assert space in board.pieces.items


def test_a_refusal_is_told_in_words(qtbot: QtBot, table: TableView) -> None:
    board, eye = table.furniture.board, table.furniture.eye
    offered = {a.space for a in table.match.actions() if a.kind in ("take_tile", "buy_tile")}
    space = next(
        name for name in board.pieces.items if name[0] == "d" and "/" not in name and name not in offered
    )
    spot = eye.mapFromScene(board.targets.spot(space))
    qtbot.mouseClick(eye.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert table.furniture.prompt.rule == "COB-055"
