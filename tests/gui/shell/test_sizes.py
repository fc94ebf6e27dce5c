"""Nothing is cut: at every text size the pages fit the smallest window we promise."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

import engine
from gui.kit.settings import settings
from gui.kit.widgets.buttons import GoldButton, PaperButton
from gui.kit.widgets.switch import Switch, Toggle
from gui.shell.home.page import HomePage
from gui.shell.newgame import setup
from gui.shell.newgame.page import NewGamePage
from gui.shell.page import Page
from gui.shell.saves.page import SavesPage
from gui.shell.settings import SettingsPage


def cut(page: Page) -> list[str]:
    """Widgets with words that are smaller than their words, or stick out of the page sideways."""
    found = []
    for kind in (QLabel, GoldButton, PaperButton, Switch, Toggle):
        for widget in page.findChildren(kind):
            if not widget.isVisible():
                continue
            least = widget.minimumSizeHint()
            right = widget.mapTo(page, widget.rect().bottomRight()).x()
            if widget.width() < least.width() or widget.height() < least.height() or right > page.width():
                found.append(
                    f"{type(widget).__name__} {getattr(widget, 'text', str)()!r} {widget.geometry()}"
                )
    return found


def new_game() -> NewGamePage:
    spec = engine.GAMES["carcassonne"]
    setup.keep_favourite(spec, "Sonntagsrunde mit allen Nachbarn", setup.first_set_up(spec))
    return NewGamePage(spec.id)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("make", [HomePage, new_game, SettingsPage, SavesPage])
def test_no_words_are_cut(make, size: float, language: str, saved, qtbot: QtBot, qapp) -> None:
    from gui.kit import i18n

    i18n.install(qapp, language)
    settings().change(text_scale=size)
    saved("Sonntagsrunde mit allen Nachbarn", players=("Ann", "Benedikt", "Clara", "Maximiliane"))
    page: Page = make()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.arrive()
    if isinstance(page, HomePage | SavesPage):
        qtbot.waitUntil(lambda: page.complete)
    qtbot.wait(150)
    try:
        assert page.width() == 1280
        assert cut(page) == []
        assert not [area for area in page.findChildren(QScrollArea) if _sideways(area)]
    finally:
        i18n.install(qapp, "en")


def _sideways(area: QScrollArea) -> bool:
    content: QWidget = area.widget()
    return content.width() > area.viewport().width()
