"""A board whose pieces are moved by a choreography: what such boards have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsSceneMouseEvent

from engine.core.game import Game
from engine.core.values import Event
from gui.table.board import Board
from gui.table.choreography import Choreography


class MovedBoard(Board):
    """Plays events with the choreography given to `move_with`, then shows the game by `_show`."""

    _moves: Choreography

    def move_with(self, moves: Choreography) -> None:
        self._moves = moves
        moves.done.connect(self._settle)

    def play(self, events: Sequence[Event], game: Game[Any]) -> None:
        self.offer(None, ())
        self._moves.begin(events, game)

    def finish(self) -> None:
        self._moves.finish()

    def _settle(self) -> None:
        self._show(self._moves.target)
        self.played.emit()

    def _show(self, game: Any) -> None:
        """Lay everything where it belongs in this game, for the eyes that look already."""
        raise NotImplementedError

    def _take_away(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)
        items.clear()

    # ---------------------------------------------------------------- pointer

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press may become a pan, so it is left to the camera; a click is what is let go in place."""
        event.setAccepted(self._moves.running or self._grips(event))
        self._moves.finish()

    def _grips(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Whether a press belongs to the board and cannot become a pan."""
        return False


def dragged(event: QGraphicsSceneMouseEvent, button: Qt.MouseButton) -> bool:
    """Whether the pressed pointer has moved so far that this is no click."""
    way = event.screenPos() - event.buttonDownScreenPos(button)
    return way.manhattanLength() >= QApplication.startDragDistance()
