"""A hand: how one kind of decision is made on the board itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from engine.core.values import Action

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard


THINKING = 120
"""Milliseconds after which a player is taken to think."""


class Hand:
    """What the pointer and the keys do while a decision waits."""

    def __init__(self, board: CarcassonneBoard) -> None:
        self.board = board
        self._items: list[QGraphicsItem] = []
        self._tasks: list[Callable[[], object]] = []
        self._idle = QTimer(board)
        self._idle.timeout.connect(self._do_task)

    def prepare(self, tasks: Iterable[Callable[[], object]]) -> None:
        """Do these one after the other while the player thinks and nothing else happens."""
        self._tasks = list(tasks)
        self._idle.start(THINKING)

    def _do_task(self) -> None:
        self._idle.setInterval(0)
        if self._tasks:
            self._tasks.pop()()
        else:
            self._idle.stop()

    def show(self, item: QGraphicsItem) -> None:
        """Put something on the board until the hand is emptied."""
        self._items.append(item)
        self.board.addItem(item)

    def take_away(self, item: QGraphicsItem) -> None:
        """Take one thing off the board again."""
        self._items.remove(item)
        self.board.removeItem(item)

    def empty(self) -> None:
        """Take everything away again."""
        for item in self._items:
            self.board.removeItem(item)
        self._items.clear()

    def leave_board(self) -> None:
        """The decision is taken, or somebody else's."""
        self._idle.stop()
        self._idle.deleteLater()
        self.empty()

    def takes(self, action: Action) -> bool:
        raise NotImplementedError

    def point(self, place: QPointF) -> bool:
        """The pointer is there; True when the hand has something to do with it."""
        return False

    def leave(self) -> None:
        """The pointer has left the board."""

    def click(self, place: QPointF) -> bool:
        return False

    def turn(self, by: int) -> bool:
        """The right button; True when that turns something."""
        return False

    def wheel(self, place: QPointF, by: int) -> bool:
        """The wheel over the board; False leaves it to the camera."""
        return False

    def key(self, event: QKeyEvent) -> bool:
        return False

    def set_zoom(self, pixels: float) -> None:
        """Pictures of another size are wanted."""
