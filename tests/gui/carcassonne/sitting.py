"""A match, its board and a view of it, played by pointer, wheel and keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core.match import Match
from gui.carcassonne.board import CarcassonneBoard
from gui.carcassonne.face import FACE
from gui.kit.camera import BoardView


class Sitting:
    """A match, its board and a view of it; what is chosen is played at once."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        self.qtbot = qtbot
        self.match = match
        self.board: CarcassonneBoard = FACE.board(match.seats)
        self.tried: list[Any] = []
        self.board.chosen.connect(self._play)
        self.board.tried.connect(self.tried.append)
        self.view = BoardView(self.board, self.board.unit)
        self.view.zoomed.connect(self.board.set_zoom)
        qtbot.addWidget(self.view)
        self.view.resize(900, 700)
        self._show()
        self.view.show()
        self.view.fit(self.board.focus_rect())
        self.view.settle()

    def _play(self, action: Any) -> None:
        events = self.match.play(action)
        self.board.play(events, self.match.game)
        self._show()

    def _show(self) -> None:
        self.board.show_game(self.match.game, 0)
        self.board.offer(self.match.decision, self.match.actions())

    def point(self, x: float, y: float) -> QPoint:
        return self.view.mapFromScene(QPointF(x * 100, y * 100))

    def move(self, x: float, y: float) -> None:
        """Always from elsewhere: a pointer that already is there does not move."""
        self.qtbot.mouseMove(self.view.viewport(), QPoint(2, 2))
        self.qtbot.mouseMove(self.view.viewport(), self.point(x, y))

    def click(self, x: float, y: float, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        self.move(x, y)
        self.qtbot.mouseClick(self.view.viewport(), button, pos=self.point(x, y))

    def wheel(self, x: float, y: float, notches: int) -> None:
        place = QPointF(self.point(x, y))
        event = QWheelEvent(
            place,
            self.view.viewport().mapToGlobal(place),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.view.viewport(), event)

    def key(self, key: Qt.Key) -> bool:
        return self.board.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
