"""From the shelf to a running match, and back to it after the program was left or killed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from gui.kit import places
from gui.kit.settings import settings
from gui.kit.widgets.buttons import GoldButton
from gui.kit.widgets.fields import Choice
from gui.kit.widgets.toast import Toast
from gui.shell.home.cards import SaveRow
from gui.shell.home.page import HomePage
from gui.shell.newgame.page import NewGamePage
from gui.shell.rules.page import RulesPage
from gui.shell.saves.page import SavesPage
from gui.shell.settings import SettingsPage
from gui.shell.window import USUAL_SIZE, MainWindow
from gui.table.view import TableView

from .conftest import played

LEFT = Qt.MouseButton.LeftButton


def home(window: MainWindow) -> HomePage:
    assert isinstance(window.page, HomePage)
    return window.page


def test_a_click_on_a_box_leads_to_a_running_match(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(home(window).shelf.boxes[0], LEFT)
    page = window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.start_button, LEFT)
    table = window.page
    assert isinstance(table, TableView)
    assert table.match.spec.id == "carcassonne"
    assert {seat.name for seat in table.match.seats} == {"Ann", "Ben"}


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_match_is_started_with_the_keyboard_alone(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    qtbot.waitUntil(lambda: home(window).shelf.boxes[0].hasFocus())
    qtbot.keyClick(QApplication.focusWidget(), key)
    qtbot.waitUntil(lambda: isinstance(window.page, NewGamePage))
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, TableView))


def test_a_box_is_named_for_screen_readers(window: MainWindow) -> None:
    box = home(window).shelf.boxes[0]
    assert box.accessibleName() == "Carcassonne"
    assert "2–6 players" in box.accessibleDescription()


@pytest.mark.parametrize(
    ("key", "modifier", "kind"),
    [
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, RulesPage),
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, SettingsPage),
        (Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier, SavesPage),
    ],
)
def test_keys_open_pages_and_escape_leads_back(
    window: MainWindow, qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier, kind: type
) -> None:
    qtbot.waitUntil(lambda: home(window).shelf.boxes[0].hasFocus())
    qtbot.keyClick(QApplication.focusWidget(), key, modifier)
    assert isinstance(window.page, kind)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(window.page, HomePage)


def test_f1_opens_the_rules_of_the_game_one_looks_at(window: MainWindow, qtbot: QtBot) -> None:
    box = home(window).shelf.boxes[3]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_F1)
    assert isinstance(window.page, RulesPage)
    assert window.page.beam.findChild(Choice).value() == box.face.id
    window.back()
    window.set_up("burgundy")
    qtbot.keyClick(window.page, Qt.Key.Key_F1)
    assert isinstance(window.page, RulesPage)
    assert window.page.beam.findChild(Choice).value() == "burgundy"


def test_without_a_match_the_card_invites_to_play(window: MainWindow, qtbot: QtBot) -> None:
    card = home(window).continue_card
    assert card is not None
    qtbot.mouseClick(card.findChild(GoldButton), LEFT)
    assert isinstance(window.page, NewGamePage)


def test_a_match_that_was_left_goes_on_where_it_stood(window: MainWindow, qtbot: QtBot) -> None:
    window.sit_down(played(moves=9))
    table = window.page
    assert isinstance(table, TableView)
    digest = table.match.digest()
    table.leave()
    old = home(window).continue_card
    qtbot.waitUntil(lambda: home(window).continue_card is not old)
    card = home(window).continue_card
    assert card is not None
    button = card.findChild(GoldButton)
    assert "to play" in button.words()
    qtbot.mouseClick(button, LEFT)
    again = window.page
    assert isinstance(again, TableView)
    assert again.match.digest() == digest
    assert len(list(places.autosave().glob("*.json"))) == 1, "it goes on in the same file"


def test_latest_saves_open_from_home(saved, window: MainWindow, qtbot: QtBot) -> None:
    path = saved("Sunday", moves=7)
    home(window).fill()
    qtbot.waitUntil(lambda: home(window).complete)
    row = home(window).findChild(SaveRow)
    assert row.words() == "Sunday"
    before = path.read_bytes()
    qtbot.mouseClick(row, LEFT)
    table = window.page
    assert isinstance(table, TableView)
    assert len(table.match.history) == 7
    assert path.read_bytes() == before, "a save is never written by playing on"


def test_a_damaged_file_is_refused_with_a_sentence(window: MainWindow, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.tafelrunde"
    wrong.write_text('{"format": "tafelrunde", "vers', encoding="utf-8")
    window.open_file(wrong)
    assert isinstance(window.page, HomePage)
    assert window.findChild(Toast).text == "This file cannot be read: it is damaged or something else."
    assert wrong.read_text(encoding="utf-8") == '{"format": "tafelrunde", "vers'


def test_a_forged_move_is_refused_with_its_number(window: MainWindow, tmp_path: Path) -> None:
    match = played(moves=6)
    text = engine.dumps(match)
    first = text.index('"actions":[') + len('"actions":[')
    end = text.index("}", first) + 1
    forged = tmp_path / "forged.tafelrunde"
    forged.write_text(text[:end] + "," + text[first:end] + text[end:], encoding="utf-8")
    window.open_file(forged)
    assert window.findChild(Toast).text == "Move 2 of this saved match is not allowed by the rules."


def test_a_save_dropped_on_the_window_is_opened(saved, window: MainWindow) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(saved("Dropped", moves=5)))])
    drop = QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    window.dropEvent(drop)
    assert isinstance(window.page, TableView)


def test_the_window_keeps_its_size(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(960, 643)  # a size that fits the screen which does not exist
    window.close()
    assert settings().layout("window")
    again = MainWindow()
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (960, 643)


def test_f1_at_the_table_opens_the_rules_beside_it(window: MainWindow, qtbot: QtBot) -> None:
    from gui.shell.rules.page import RulesSide

    window.sit_down(played(moves=0))
    table = window.page
    assert isinstance(table, TableView)
    qtbot.waitUntil(lambda: table.isAncestorOf(QApplication.focusWidget()))
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    side = window.findChild(RulesSide)
    assert side is not None
    assert window.page is table
    qtbot.waitUntil(lambda: side.reader.section == "placing-a-tile")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(RulesSide) is None)


def test_the_first_box_has_the_keyboard_before_the_window_is_active(qtbot: QtBot) -> None:
    """A window gives the keyboard only to what can be seen when it becomes active."""
    page = HomePage()
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: page.complete)
    assert page.focusWidget() is page.shelf.boxes[0]
    assert page.shelf.boxes[0].isVisible()


def test_a_screen_smaller_than_the_window_is_filled(window: MainWindow) -> None:
    assert window.screen().availableSize().width() < USUAL_SIZE.width()
    assert window.windowState() & Qt.WindowState.WindowMaximized
