"""Cards of the theme games with the mouse at the real table."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from engine.catan_duel.values import PASS, Build
from gui.catan_duel.face import FACE
from gui.catan_duel.words import CatanWords
from gui.table.view import TableView
from tests.engine.catan_duel.duel import BLUE, RED, Duel
from tests.engine.catan_duel.test_hope import bare
from tests.gui.catan_duel.test_table import sit

SIZE = QSize(1280, 800)


def click(qtbot: QtBot, table: TableView, *spots: str) -> None:
    """Click one spot of the board after the other."""
    board: Any = table.furniture.board
    eye = table.furniture.eye
    for spot in spots:
        at = eye.mapFromScene(board._touch.rect(spot).center())
        qtbot.mouseMove(eye.viewport(), at)
        qtbot.mouseClick(eye.viewport(), Qt.MouseButton.LeftButton, pos=at)


def press_return(qtbot: QtBot, table: TableView) -> None:
    """The keyboard is at the one answer already."""
    focused = table.window().focusWidget()
    assert focused is table.furniture.prompt.buttons[0]
    qtbot.keyClick(focused, Qt.Key.Key_Return)


def attacked() -> Duel:
    """Red can play the Archer against blue, who has Heinrich and Austin."""
    duel = Duel("turmoil")
    duel.lay(RED, "-1t1", "turmoil/hedge_tavern")
    duel.lay(BLUE, "-1t1", "turmoil/heinrich")
    duel.lay(BLUE, "1t1", "base/austin")
    duel.hand(RED, "turmoil/archer")
    duel.hand(BLUE, "base/goldsmith")
    duel.act()
    return duel


@pytest.mark.rule("CAT-T07")
@pytest.mark.parametrize(("number", "units"), [(3, 2), (6, 1)])
def test_an_attack_is_warded_off_with_a_click_on_the_dice(qtbot: QtBot, number: int, units: int) -> None:
    duel = attacked()
    duel.luck(protection_die=[number])
    table = sit(qtbot, duel.match, SIZE)
    board: Any = table.furniture.board
    click(qtbot, table, "hand:turmoil/archer", "play")
    assert (duel.asked, duel.asked_seat) == ("ward_off", BLUE)
    assert not table.furniture.curtain.isVisible(), "everything about it lies open"
    assert all(card.card is None for realm in board.sight.realms for card in realm.hand)
    click(qtbot, table, "dice")
    if duel.asked == "give_up":
        click(qtbot, table, f"place:{BLUE}:1t1", "fan:base/austin", "stack:0")
        assert duel.state.stacks[0][0].card == "base/austin"
    assert duel.state.discard[-1:] == ("turmoil/archer",)
    assert len(duel.prince(BLUE).realm.units) == units
    assert table.furniture.curtain.isVisible(), "red's hand comes back to red alone"
    table.shut()


@pytest.mark.rule("CAT-T07")
def test_an_attack_may_be_let_through_with_the_one_button(qtbot: QtBot) -> None:
    duel = attacked()
    table = sit(qtbot, duel.match, SIZE)
    click(qtbot, table, "hand:turmoil/archer", "play")
    letting = next(button for button in table.furniture.prompt.buttons if button.isVisible())
    assert sum(action == PASS for action in duel.match.actions()) == 1
    qtbot.mouseClick(letting, Qt.MouseButton.LeftButton)
    assert duel.asked != "ward_off"
    table.shut()


def library() -> Duel:
    """Red has a city and can pay for the Library."""
    duel = Duel("progress")
    duel.city(RED)
    duel.hand(RED, "progress/library")
    duel.stock(RED, wood=3, brick=3, grain=3, wool=3, ore=3, gold=3)
    duel.stack(1, "base/abbey", "base/austin", "base/goldsmith")
    duel.act()
    return duel


@pytest.mark.rule("CAT-089")
def test_the_library_searches_a_stack_by_clicks(qtbot: QtBot) -> None:
    duel = library()
    place = next(
        a.place for a in duel.match.actions() if isinstance(a, Build) and a.card == "progress/library"
    )
    table = sit(qtbot, duel.match, SIZE)
    click(qtbot, table, "hand:progress/library", f"place:{place}")
    while duel.asked == "pay_from":
        board: Any = table.furniture.board
        click(qtbot, table, board._touch.ways.firsts()[0])
    assert duel.asked == "search_stack"
    click(qtbot, table, "stack:1")
    assert duel.asked == "pick_card"
    click(qtbot, table, "fan:base/austin")
    assert duel.cards(RED) == ["base/austin"]
    assert [slot.card for slot in duel.state.stacks[1]] == ["base/goldsmith", "base/abbey"]
    assert duel.asked == "action_phase"
    table.shut()


@pytest.mark.parametrize("cards", [(), ("turmoil/sebastian",)])
def test_who_cannot_refuse_an_event_passes_with_one_key(qtbot: QtBot, cards: tuple[str, ...]) -> None:
    """Blue is asked whatever the hand holds; before the curtain is lifted both ways look the same."""
    duel = Duel("turmoil")
    duel.lay(BLUE, "1t1", "base/austin")
    duel.hand(BLUE, "turmoil/archer", *cards)
    duel.stock(BLUE, gold=2)
    duel.event("turmoil/riots")
    assert (duel.asked, duel.asked_seat) == ("refuse_event", BLUE)
    table = TableView(duel.match, FACE)
    qtbot.addWidget(table)
    table.resize(SIZE)
    table.show()
    assert table.furniture.curtain.isVisible()
    assert table.furniture.prompt.page.title == "…"
    table.furniture.curtain.lifted.emit()
    text = table.furniture.prompt.page.text
    assert ("no card against it" in text) is not bool(cards)
    if not cards:
        press_return(qtbot, table)
        qtbot.waitUntil(lambda: duel.asked != "refuse_event")
    table.shut()


def test_who_has_no_scout_passes_with_one_key(qtbot: QtBot) -> None:
    duel = Duel()
    duel.lay(RED, "2", "central/road")
    duel.hand(RED, "base/abbey")
    duel.stock(RED, wood=1, brick=1, grain=1, wool=1)
    duel.act()
    table = sit(qtbot, duel.match, SIZE)
    click(qtbot, table, "central:central/settlement", f"place:{RED}:3")
    assert duel.asked == "send_scout"
    assert "no Scout" in table.furniture.prompt.page.text
    press_return(qtbot, table)
    qtbot.waitUntil(lambda: duel.asked == "lay_landscapes")
    table.shut()


def test_a_game_that_nobody_can_win_says_so(qtbot: QtBot) -> None:
    duel = bare("turmoil", 4, 3)
    words = CatanWords()
    assert words.ending(duel.game) == ""
    table = sit(qtbot, duel.match, SIZE)
    table.referee.play(PASS)
    assert "12 victory points" in words.ending(duel.game)
    lines = words.entry(duel.match.entries[-1], duel.match.seats)
    assert "The game is called off" in [line.text for line in lines]
    assert any("12 victory points" in line.detail for line in lines)
    board: Any = table.furniture.board
    assert board._verdict.isVisible()
    table.shut()
