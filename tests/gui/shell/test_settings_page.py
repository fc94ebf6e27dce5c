"""Settings take hold at once, in the whole window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

import engine
from gui.kit import places
from gui.kit.settings import settings
from gui.kit.theme import seat_colour, theme
from gui.kit.widgets.switch import Switch
from gui.shell.settings import SettingsPage
from gui.shell.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def press(switch: Switch, text: str, qtbot: QtBot) -> None:
    slip = next(slip for slip in switch.findChildren(QRadioButton) if slip.text() == text)
    qtbot.mouseClick(slip, LEFT)


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    window.show_settings()
    assert isinstance(window.page, SettingsPage)
    return window.page


def test_the_language_changes_every_page_at_once(
    page: SettingsPage, window: MainWindow, qtbot: QtBot
) -> None:
    press(page.language, "Deutsch", qtbot)
    qtbot.waitUntil(lambda: window.page.windowTitle() == "Einstellungen")
    assert isinstance(window.page, SettingsPage)
    assert window.page is not page
    press(window.page.language, "English", qtbot)
    qtbot.waitUntil(lambda: window.page.windowTitle() == "Settings")


def test_the_running_match_survives_a_change_of_language(window: MainWindow, qtbot: QtBot) -> None:
    from gui.table.view import TableView

    from .conftest import played

    match = played(moves=5)
    window.sit_down(match)
    table = window.page
    window.show_settings()
    assert isinstance(window.page, SettingsPage)
    press(window.page.language, "Deutsch", qtbot)
    qtbot.waitUntil(lambda: window.page.windowTitle() == "Einstellungen")
    window.back()
    assert isinstance(window.page, TableView)
    assert window.page.match is match
    assert window.page is not table, "it was set up anew, in the new language"
    window.page.shut()
    [kept] = places.autosave().glob("*.json")
    assert engine.load(kept).digest() == match.digest()


def test_the_light_changes_at_once(page: SettingsPage, qtbot: QtBot) -> None:
    press(page.theme, "Night", qtbot)
    assert theme().night
    dark = page.grab().toImage().pixelColor(page.width() // 2, page.height() - 5)
    press(page.theme, "Day", qtbot)
    assert not theme().night
    light = page.grab().toImage().pixelColor(page.width() // 2, page.height() - 5)
    assert light.red() > dark.red()


def test_panels_go_below_each_other_when_the_text_grows(page: SettingsPage, qtbot: QtBot) -> None:
    page.window().resize(1280, 800)
    looks, play = (page._panels.itemAt(number).widget() for number in (0, 1))
    qtbot.waitUntil(lambda: looks.y() == play.y())
    settings().change(text_scale=2.0)
    qtbot.waitUntil(lambda: looks.y() < play.y())


def test_text_grows_live_by_keyboard(page: SettingsPage, qtbot: QtBot) -> None:
    slider = page.text_size.slider
    slider.setFocus()
    for _ in range(10):
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert settings().values.text_scale == 2.0
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert settings().values.text_scale == 0.8


def test_switches_are_kept(page: SettingsPage, qtbot: QtBot) -> None:
    press(page.animation, "calm", qtbot)
    assert settings().values.animation == "slow"
    for toggle, read in (
        (page.confirm, lambda: settings().values.confirm_irreversible),
        (page.take_back, lambda: settings().recall("free_take_back", False)),
        (page.open_hands, lambda: settings().recall("open_hands", False)),
    ):
        before = read()
        qtbot.mouseClick(toggle, LEFT)
        assert read() is not before


def test_colours_for_colour_blind_eyes(page: SettingsPage, qtbot: QtBot) -> None:
    before = seat_colour("green").fill
    qtbot.mouseClick(page.colours, LEFT)
    assert seat_colour("green").fill != before
