"""A window of the program, and matches to find in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import engine
from engine.core.chance import Chance
from engine.core.match import Match
from gui.kit import i18n
from gui.shell.home.page import HomePage
from gui.shell.window import MainWindow
from gui.table.saving import save_as


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    """The real window with the home page filled."""
    i18n.install(qapp, "en")
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    home = window.page
    assert isinstance(home, HomePage)
    qtbot.waitUntil(lambda: home.complete)
    yield window
    window.go_home()
    i18n.install(qapp, "en")


def played(moves: int = 12, seed: int = 3, players: tuple[str, ...] = ("Ann", "Ben")) -> Match:
    match = engine.new_match("carcassonne", players, seed=seed)
    luck = Chance.start(seed)
    for _ in range(moves):
        match.play(luck.pick("move", match.actions()))
    return match


@pytest.fixture
def saved() -> Callable[..., Path]:
    """Saves a match under a name."""

    def save(name: str, **how: object) -> Path:
        return save_as(played(**how), name)  # type: ignore[arg-type]

    return save
