"""Long work in small steps."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from gui.shell.errand import Errand


def test_the_window_is_served_between_the_steps(qtbot: QtBot, qapp) -> None:
    told: list[str] = []

    def steps() -> Iterator[None]:
        for number in range(3):
            told.append(f"step {number}")
            QTimer.singleShot(0, qapp, lambda: told.append("window"))
            yield

    errand = Errand(qapp)
    errand.run(steps())
    assert errand.running
    qtbot.waitUntil(lambda: not errand.running)
    assert told == ["step 0", "window", "step 1", "window", "step 2", "window"]


def test_a_new_errand_takes_the_place_of_the_old_one(qtbot: QtBot) -> None:
    owner = QObject()
    told: list[str] = []

    def steps(name: str) -> Iterator[None]:
        for _ in range(2):
            told.append(name)
            yield

    errand = Errand(owner)
    errand.run(steps("old"))
    errand.run(steps("new"))
    qtbot.waitUntil(lambda: not errand.running)
    assert told == ["new", "new"]
