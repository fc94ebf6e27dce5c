"""Catan at the table: two large principalities fit, hands stay hidden, the tools work."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from engine.catan_duel import SPEC
from engine.catan_duel.catalog import CARDS, ROAD, SETTLEMENT
from engine.catan_duel.values import Pass
from engine.core.match import Match, new_match
from gui.catan_duel.face import FACE
from gui.catan_duel.index import CardIndex, found
from gui.catan_duel.window import free_rect
from gui.table.view import TableView
from tests.gui.catan_duel.sitting import first_turn

TOWNS = (-5, -3, -1, 1, 3)


def five_settlements() -> Match:
    """Both have grown to five settlements with eleven landscapes each and an expansion at each town."""
    match = first_turn()
    game: Any = match.game
    lands = [card.id for card in CARDS.values() if card.kind == "landscape"]
    built = ("base/abbey", "base/weavers_shop", "base/austin", "base/toll_bridge", "base/gold_ship")
    for seat in range(2):
        for number, column in enumerate(TOWNS):
            game.lay(f"{seat}:{column}", SETTLEMENT)
            if f"{seat}:{column + 1}" not in game.state.realms[seat].cards:
                game.lay(f"{seat}:{column + 1}", ROAD)
            game.lay(f"{seat}:{column}t1", built[number])
            for row in "tb":
                for side in (-1, 1):
                    if f"{seat}:{column + side}{row}" not in game.state.realms[seat].cards:
                        game.lay(f"{seat}:{column + side}{row}", lands[number])
    game._actions = None
    return match


def sit(qtbot: QtBot, match: Match, size: QSize) -> TableView:
    table = TableView(match, FACE)
    qtbot.addWidget(table)
    table.resize(size)
    table.show()
    if table.furniture.curtain.isVisible():
        table.furniture.curtain.lifted.emit()
    return table


@pytest.mark.parametrize(("size", "least"), [(QSize(1280, 800), 56), (QSize(1920, 1080), 84)])
def test_hand_and_five_settlements_each_fit(qtbot: QtBot, size: QSize, least: int) -> None:
    table = sit(qtbot, five_settlements(), size)
    board: Any = table.furniture.board
    eye = table.furniture.eye
    shown = eye.mapFromScene(board.layout.whole).boundingRect()
    assert free_rect(eye).adjusted(-2, -2, 2, 14).contains(shown)
    assert board.pixels >= least
    assert board.layout.whole.contains(board.layout.hand.adjusted(1, 1, -1, -1))
    table.shut()


def test_a_wide_window_puts_the_hand_aside_and_a_narrow_one_below(qtbot: QtBot) -> None:
    match = five_settlements()
    match.game.state.realms[0] = match.game.state.realms[0].with_card("0:1", "central/city")
    for seat in range(2):
        for place in (f"{seat}:1t2", f"{seat}:1b2"):
            match.game.state.realms[seat] = match.game.state.realms[seat].with_card(place, "base/wool_ship")
    match.game._actions = None
    table = sit(qtbot, match, QSize(1920, 1080))
    board: Any = table.furniture.board
    assert board.layout.wide
    assert board.layout.hand.left() > board.layout.mat(0).right()
    table.resize(1280, 800)
    assert not board.layout.wide
    assert board.layout.hand.top() > board.layout.mat(0).bottom()
    table.shut()


def test_the_hand_of_the_last_one_is_gone_behind_the_curtain(qtbot: QtBot) -> None:
    match = first_turn()
    table = sit(qtbot, match, QSize(1280, 800))
    board: Any = table.furniture.board
    assert board.own_cards()
    while match.decision is not None and match.decision.seat == 0:
        passing = [action for action in match.actions() if isinstance(action, Pass)]
        table.referee.play((passing or list(match.actions()))[0])
    assert table.furniture.curtain.isVisible()
    assert all(card.card is None for realm in board.sight.realms for card in realm.hand)
    table.furniture.curtain.lifted.emit()
    assert board.below == 1
    assert len(board.own_cards()) == len(match.game.state.hands[1])
    table.shut()


def test_a_card_is_built_at_the_table_and_told_in_the_log(qtbot: QtBot) -> None:
    match = first_turn()
    table = sit(qtbot, match, QSize(1280, 800))
    board: Any = table.furniture.board
    port = table.furniture.eye.viewport()
    for spot in ("hand:base/austin", "place:0:1b1"):
        rect = board._touch.rect(spot)
        at = table.furniture.eye.mapFromScene(rect.center())
        qtbot.mouseMove(port, at)
        qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)
    assert match.game.state.realms[0].cards["0:1b1"] == "base/austin"
    table.shut()


def test_the_index_finds_cards_by_name_set_and_kind(qtbot: QtBot) -> None:
    assert len(found("", "", "")) == len([card for card in CARDS.values() if not card.same_as])
    assert found("candamir", "", "") == ["base/candamir"]
    assert all(CARDS[card].kind == "event" for card in found("", "turmoil", "event"))
    table = sit(qtbot, first_turn(), QSize(1280, 800))
    board: Any = table.furniture.board
    board.tools()[0].trigger()
    index = table.findChild(CardIndex) or table.window().findChild(CardIndex)
    assert isinstance(index, CardIndex)
    qtbot.keyClicks(index.name, "harald")
    assert index.gallery.cards == ["base/harald"]
    qtbot.keyClick(index.name, Qt.Key.Key_Escape)
    table.shut()


def test_cover_thumbnail_and_seats(qtbot: QtBot, tmp_path: Path) -> None:
    match = new_match(SPEC, ["Ann", "Ben"], seed=1)
    image = QImage(250, 330, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    FACE.cover(painter, QRectF(image.rect()))
    painter.end()
    assert len({image.pixel(x, y) for x in range(0, 250, 25) for y in range(0, 330, 33)}) > 20
    small = FACE.thumbnail(match, QSize(200, 130))
    assert small.size() == QSize(200, 130)
    assert [supply.left for supply in FACE.supplies(match.game, 0, "red")] == [0, 0, 0, 0]
