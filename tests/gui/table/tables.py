"""Sitting down at a table, and what hands do there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.core.match import Match
from engine.core.values import Action
from gui.kit.settings import settings
from gui.table.choices import ChoiceButton
from gui.table.face import Face
from gui.table.view import TableView
from tests.gui.table.toy import GardenFace


class PromptBot:
    """A player that is not a person and takes the first action at once."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.asked: list[int] = []
        self.stopped = 0

    def ask(self, match: Match, seat: int, level: str, seconds: float) -> None:
        self.match = match
        self.asked.append(seat)

    def poll(self) -> Action | None:
        return self.match.actions()[0] if self.match is not None else None

    def stop(self) -> None:
        self.match = None
        self.stopped += 1


class SlowBot(PromptBot):
    """Never comes to a decision."""

    def poll(self) -> Action | None:
        return None


def sit_down(
    qtbot: QtBot,
    match: Match,
    size: tuple[int, int] = (1280, 800),
    face: Face | None = None,
    **more: Any,
) -> TableView:
    """A table that is shown and has asked its first question."""
    settings().change(confirm_irreversible=False)
    table = TableView(match, face or GardenFace(), **more)
    qtbot.addWidget(table, before_close_func=lambda widget: widget.shut())
    table.resize(*size)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return table


def texts(table: TableView) -> list[str]:
    """The buttons of the prompt."""
    return [
        button.words() for button in table.furniture.prompt.findChildren(ChoiceButton) if button.isVisible()
    ]


def press(qtbot: QtBot, table: TableView, text: str) -> None:
    """Click the button of the prompt whose words begin so."""
    buttons = table.furniture.prompt.findChildren(ChoiceButton)
    button = next(button for button in buttons if button.words().startswith(text) and button.isVisible())
    click(qtbot, button)


def click(qtbot: QtBot, widget: QWidget, place: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place or widget.rect().center())


def click_bed(qtbot: QtBot, table: TableView, cell: int) -> None:
    """Click a bed on the board."""
    eye = table.furniture.eye
    spot = table.furniture.board.beds[cell].rect().center()  # type: ignore[attr-defined]
    click(qtbot, eye.viewport(), eye.mapFromScene(spot))


def key(
    qtbot: QtBot,
    widget: QWidget,
    code: Qt.Key,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    qtbot.keyClick(widget, code, modifier)
