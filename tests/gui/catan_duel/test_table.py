"""Catan at the table: two large principalities fit, hands stay hidden, the tools work."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from engine import catan_duel
from engine.catan_duel import SPEC
from engine.catan_duel.catalog import CARDS, CITY, ROAD, SETTLEMENT
from engine.catan_duel.values import CardDrawn, Pass, Roll
from engine.core.match import Match, new_match
from gui.catan_duel import log
from gui.catan_duel.face import FACE, LIES_OPEN
from gui.catan_duel.index import CardIndex, found
from gui.catan_duel.texts import card_name
from gui.kit.announce import announcer
from gui.table.face import Privacy
from gui.table.rulebook import rulebook
from gui.table.view import TableView
from tests.gui.catan_duel.sitting import first_turn

TOWNS = (-5, -3, -1, 1, 3)
DECISIONS = (
    (catan_duel.__doc__ or "").partition("Decisions and their actions")[2].partition("\n\n")[0].splitlines()
)


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


def five_settlements_and_a_city() -> Match:
    """The same with a city of four expansions on both sides: five rows each."""
    match = five_settlements()
    for seat in range(2):
        realm = match.game.state.realms[seat].with_card(f"{seat}:1", CITY)
        for place in ("1t2", "1b2", "1b1"):
            realm = realm.with_card(f"{seat}:{place}", "base/wool_ship")
        match.game.state.realms[seat] = realm
    match.game._actions = None
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
    assert board.free_rect().contains(shown)
    assert board.pixels >= least
    assert board.layout.whole.contains(board.layout.hand.adjusted(1, 1, -1, -1))
    table.shut()


def test_cities_on_both_sides_are_squeezed_but_stay_readable(qtbot: QtBot) -> None:
    table = sit(qtbot, five_settlements_and_a_city(), QSize(1280, 800))
    board: Any = table.furniture.board
    shown = table.furniture.eye.mapFromScene(board.layout.whole).boundingRect()
    assert board.free_rect().contains(shown)
    assert board.pixels >= 58
    assert board.pixels * board.layout.size(1) >= 46
    outer = board.realms.items["0:1b2"]
    assert outer.shown[0] > 0.2
    assert outer.zValue() < board.realms.items["0:1b1"].zValue()
    assert board.spots.at(board.layout.seen("0:1b2").center()) == "place:0:1b2"
    assert board.spots.at(board.layout.place("0:1b2").center() - QPointF(0, 35)) == "place:0:1b1"
    table.shut()


def test_a_wide_window_puts_the_hand_aside_and_a_narrow_one_below(qtbot: QtBot) -> None:
    table = sit(qtbot, five_settlements_and_a_city(), QSize(1920, 1080))
    board: Any = table.furniture.board
    assert board.layout.wide
    assert board.layout.hand.left() > board.layout.mat(0).right()
    table.resize(1280, 800)
    assert not board.layout.wide
    assert board.layout.hand.top() > board.layout.mat(0).bottom()
    table.shut()


def test_lights_follow_the_board_when_the_window_changes(qtbot: QtBot) -> None:
    table = sit(qtbot, first_turn(), QSize(1280, 800))
    board: Any = table.furniture.board
    board._touch.pick_up("hand:base/austin")
    for size in (QSize(1500, 800), QSize(1500, 1000), QSize(1280, 720)):
        table.resize(size)
        sites = [board.layout.seen(place) for place in ("0:-1t1", "0:-1b1", "0:1t1", "0:1b1")]
        assert board._touch._lights._rects == sites
        assert board._touch.picked == "hand:base/austin"
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


def test_what_the_other_chooses_openly_needs_no_curtain(qtbot: QtBot) -> None:
    """Both take a resource at a celebration: Ben does so in Ann's turn, and nobody's hand is in sight."""
    match = first_turn(roll=False)
    table = sit(qtbot, match, QSize(1280, 800))
    board: Any = table.furniture.board
    table.referee.play(Roll())
    while match.decision.seat == 0:
        assert FACE.privacy(match.game, 0) is Privacy.CURTAIN
        table.referee.play(match.actions()[0])
    assert match.decision.kind == "store_at"
    assert FACE.privacy(match.game, 1) is Privacy.FACE_DOWN
    assert not table.furniture.curtain.isVisible()
    assert all(card.card is None for realm in board.sight.realms for card in realm.hand)
    place = board._touch.ways.firsts()[0]
    at = table.furniture.eye.mapFromScene(board._touch.rect(place).center())
    qtbot.mouseClick(table.furniture.eye.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert match.decision.seat == 0
    assert table.furniture.curtain.isVisible()  # Ann's hand comes back to her alone
    table.shut()


def test_decisions_about_hands_are_taken_behind_the_curtain() -> None:
    hands = ("refuse_event", "send_scout", "pick_card", "raid_hand", "steal_card", "draw_card", "exchange")
    assert not set(LIES_OPEN) & set(hands)


def test_a_line_of_the_log_shows_the_card_that_it_names(qtbot: QtBot) -> None:
    match = first_turn()
    table = sit(qtbot, match, QSize(1280, 800))
    board: Any = table.furniture.board
    board.light(("card:base/goldsmith",))
    assert board.reader.card == "base/goldsmith"
    board.light(())
    assert board.reader.card == ""
    [line] = log.lines([CardDrawn(seat=1, stack=0, card="base/abbey")], match.seats)
    assert line.places == ("card:base/abbey",)
    [unknown] = log.lines([CardDrawn(seat=1, stack=0, card=None)], match.seats)
    assert (unknown.detail, unknown.places) == ("", ())
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
    index.name.clear()
    qtbot.keyClick(index.name, Qt.Key.Key_Return)
    heard: list[str] = []
    announcer.spoken.connect(heard.append)
    across = index.gallery._across()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(index.gallery, key)
    assert index.gallery.at == across + 1
    assert heard[-1].startswith(card_name(index.gallery.cards[across + 1]))
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


def test_the_rules_explain_every_decision() -> None:
    """F1 opens the section that helps with what the engine's own list of decisions names."""
    book = rulebook(SPEC.id)
    kinds = [
        line.split("(")[0].strip() for line in DECISIONS if line.startswith("    ") and line[4].isalpha()
    ]
    assert len(kinds) > 30
    assert [kind for kind in kinds if book.section_for(kind) is None] == []
