"""A match, its board and a view of it, played by pointer, wheel and keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core.match import Match
from gui.carcassonne.board import CarcassonneBoard
from gui.carcassonne.face import FACE
from tests.gui.sitting import LEFT, BoardSitting


class Sitting(BoardSitting[CarcassonneBoard]):
    def __init__(self, qtbot: QtBot, match: Match) -> None:
        super().__init__(qtbot, match, FACE.board(match.seats), (900, 700))

    def spot(self, *place: float) -> QPointF:
        """Places are counted in tiles."""
        x, y = place
        return QPointF(x * 100, y * 100)

    def click(self, x: float, y: float, button: Qt.MouseButton = LEFT) -> None:
        self.click_at(self.spot(x, y), button)

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
