"""The pieces on their way from one position to the next."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject

from engine.core.game import Game
from engine.core.values import Event
from gui.table.board import Board
from gui.table.eye import TableEye

HASTE = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


class Moving(QObject):
    """Lets the board play one move at a time; a click or a key on the board finishes it."""

    def __init__(self, board: Board, eye: TableEye) -> None:
        super().__init__(eye)
        self._board = board
        self._then: Callable[[], None] | None = None
        board.played.connect(self._rest)
        eye.installEventFilter(self)
        eye.viewport().installEventFilter(self)

    @property
    def is_under_way(self) -> bool:
        return self._then is not None

    def play(self, events: Sequence[Event], game: Game[Any], then: Callable[[], None]) -> None:
        """Move the pieces to where they are in `game`, then go on."""
        self._then = then
        self._board.light(())
        self._board.offer(None, ())
        try:
            self._board.play(events, game)
        except Exception:
            sys.excepthook(*sys.exc_info())  # a motion that fails is reported; the match goes on without it
            self._rest()

    def finish(self) -> None:
        """Bring everything that moves to its end at once."""
        if self.is_under_way:
            self._board.finish()

    def break_off(self) -> None:
        """Bring it to its end, and go on with something else."""
        self._then = None
        self._board.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.is_under_way and event.type() in HASTE:
            self.finish()
            return True
        return super().eventFilter(watched, event)

    def _rest(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()
