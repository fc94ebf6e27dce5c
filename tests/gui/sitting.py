"""A match, its board and a view of it, played with a real pointer and real keys: what all games share."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from engine.core.match import Match
from gui.kit.camera import BoardView
from gui.table.board import Board

AnyBoard = TypeVar("AnyBoard", bound=Board)
LEFT = Qt.MouseButton.LeftButton


class BoardSitting(Generic[AnyBoard]):
    """What is chosen is played at once; a game says where its places lie.

    tried:  what was attempted although it is not offered
    """

    def __init__(self, qtbot: QtBot, match: Match, board: AnyBoard, size: tuple[int, int]) -> None:
        self.qtbot = qtbot
        self.match = match
        self.board = board
        self.tried: list[Any] = []
        board.chosen.connect(self._play)
        board.tried.connect(self.tried.append)
        self.view = BoardView(board, board.unit)
        self.view.zoomed.connect(board.set_zoom)
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.show()
        self.view.show()
        self.view.fit(board.focus_rect())
        self.view.settle()

    def _play(self, action: Any) -> None:
        events = self.match.play(action)
        self.board.play(events, self.match.game)
        self.show()

    def eyes(self) -> int | None:
        """The seat that looks: whoever decides."""
        return self.match.decision.seat if self.match.decision is not None else None

    def show(self) -> None:
        """Show the match as it is now; who looks is offered the own decisions only."""
        self.board.show_game(self.match.game, self.eyes())
        decision = self.match.decision
        if decision is not None and decision.seat == self.eyes():
            self.board.offer(decision, self.match.actions())
        else:
            self.board.offer(None, ())

    # -- the hand

    def spot(self, *place: Any) -> QPointF:
        """Where a place lies on the board."""
        raise NotImplementedError

    def point(self, *place: Any) -> QPoint:
        """Where a place lies in the view."""
        return self.view.mapFromScene(self.spot(*place))

    def move(self, *place: Any) -> None:
        self._move_to(self.point(*place))

    def click(self, *place: Any) -> None:
        self.click_at(self.spot(*place))

    def click_at(self, spot: QPointF, button: Qt.MouseButton = LEFT) -> None:
        point = self.view.mapFromScene(spot)
        self._move_to(point)
        self.qtbot.mouseClick(self.view.viewport(), button, pos=point)

    def drag(self, start: str, end: str) -> None:
        """Pull a thing to a place, which may only lie where it does once the thing is lifted."""
        port, here = self.view.viewport(), self.point(start)
        self._move_to(here)
        self.qtbot.mousePress(port, LEFT, pos=here)
        self.qtbot.mouseMove(port, here + QPoint(30, -30))
        there = self.point(end)
        self.qtbot.mouseMove(port, (here + there) / 2)
        self.qtbot.mouseMove(port, there)
        self.qtbot.mouseRelease(port, LEFT, pos=there)

    def _move_to(self, point: QPoint) -> None:
        """Always from elsewhere: a pointer that already is there does not move."""
        self.qtbot.mouseMove(self.view.viewport(), QPoint(2, 2))
        self.qtbot.mouseMove(self.view.viewport(), point)

    def key(self, key: Qt.Key, text: str = "") -> bool:
        return self.board.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))
