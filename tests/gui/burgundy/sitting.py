"""A board of Burgundy with a view on it, and what hands do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from engine.burgundy import SPEC
from engine.core.match import Match, new_match
from gui.burgundy.board import BurgundyBoard
from gui.burgundy.face import FACE
from gui.kit.camera import BoardView

SCRIPT: dict[str, list[Any]] = {
    "start player": [6, 1],
    "start goods": ["red", "red", "brown", "violet", "pink", "orange"],
    "beige": ["bank", "church", "market", "carpenter", "town_hall", "watchtower"],
    "dice 0": [3, 5],
    "dice 1": [2, 2],
    "white die": [1],
}
"""Ann begins with two red goods and a brown one; her dice show 3 and 5."""


class Sitting:
    """A match, its board and a view of it; what is chosen is played at once."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        self.qtbot = qtbot
        self.match = match
        self.board: BurgundyBoard = FACE.board(match.seats)
        self.tried: list[Any] = []
        self.board.chosen.connect(self._play)
        self.board.tried.connect(self.tried.append)
        self.view = BoardView(self.board, self.board.unit)
        self.view.zoomed.connect(self.board.set_zoom)
        qtbot.addWidget(self.view)
        self.view.resize(900, 820)
        self.show()
        self.view.show()
        self.view.fit(self.board.focus_rect())
        self.view.settle()

    def _play(self, action: Any) -> None:
        events = self.match.play(action)
        self.board.play(events, self.match.game)
        self.show()

    def show(self) -> None:
        decision = self.match.decision
        seat = decision.seat if decision is not None else None
        self.board.show_game(self.match.game, seat)
        self.board.offer(decision, self.match.actions())

    @property
    def hand(self) -> Any:
        return self.board._hand

    def point(self, name: str) -> QPoint:
        return self.view.mapFromScene(self.board.targets.spot(name))

    def move(self, name: str) -> None:
        """Always from elsewhere: a pointer that already is there does not move."""
        self.qtbot.mouseMove(self.view.viewport(), QPoint(1, 1))
        self.qtbot.mouseMove(self.view.viewport(), self.point(name))

    def click(self, name: str) -> None:
        self.move(name)
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(name))

    def click_at(self, place: QPointF) -> None:
        spot = self.view.mapFromScene(place)
        self.qtbot.mouseMove(self.view.viewport(), spot)
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def drag(self, name: str, to: str) -> None:
        port, start, end = self.view.viewport(), self.point(name), self.point(to)
        self.qtbot.mouseMove(port, start)
        self.qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.6, 1.0):
            self.qtbot.mouseMove(port, start + (end - start) * share)
        self.qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key) -> bool:
        return self.board.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def sits(qtbot: QtBot) -> Callable[..., Sitting]:
    def sit(players: int = 2, options: dict[str, Any] | None = None, **script: list[Any]) -> Sitting:
        names = ["Ann", "Ben", "Cleo", "Dan"][:players]
        told = SCRIPT | {name.replace("_die", " die"): outcomes for name, outcomes in script.items()}
        return Sitting(qtbot, new_match(SPEC, names, options or {}, seed=1, script=told))

    return sit
