"""Events as movement: what the moves of every game have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from engine.core.values import Event
from gui.kit.motion import Motion, Track


class Choreography(QObject):
    """Plays events on a board; a game says in `compose` what moves.

    target:  the game that will be shown when everything has moved

    Signals:
        done: everything lies where it belongs
    """

    done = Signal()

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._motion = Motion(self)
        self._motion.done.connect(self._end)
        self._passing: list[QGraphicsItem] = []
        self.target: Any = None

    @property
    def running(self) -> bool:
        return self._motion.running

    def begin(self, events: Sequence[Event], game: Any) -> None:
        self.finish()
        self.target = game
        self.compose(events)
        self._motion.start()

    def finish(self) -> None:
        """Everything has happened at once."""
        self._motion.finish()

    def compose(self, events: Sequence[Event]) -> None:
        """Queue what moves for these events, from the board as it lies to `target`."""
        raise NotImplementedError

    def then(self, *tracks: Track) -> Choreography:
        """Queue tracks that run together after everything queued so far."""
        self._motion.then(*tracks)
        return self

    def pass_by(self, item: QGraphicsItem) -> None:
        """Have something on the board that is gone when everything has moved."""
        self._passing.append(item)
        if item.scene() is None:
            self._scene.addItem(item)

    def _end(self) -> None:
        for item in self._passing:
            self._scene.removeItem(item)
        self._passing = []
        self.done.emit()
