"""A hand: how one kind of decision is made on the board itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from engine.core.values import Action

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Hand:
    """What the pointer and the keys do while a decision waits."""

    def __init__(self, board: CarcassonneBoard) -> None:
        self.board = board
        self._items: list[QGraphicsItem] = []

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


def nearest(start: QPointF, way: QPointF, places: Iterable[QPointF]) -> QPointF | None:
    """The next place in a direction: how far it is counts, and twice how far it is off the way."""
    best: tuple[float, QPointF] | None = None
    for place in places:
        ahead = QPointF.dotProduct(place - start, way)
        aside = abs((place.x() - start.x()) * way.y() - (place.y() - start.y()) * way.x())
        if ahead > 1e-6 and (best is None or ahead + 2 * aside < best[0]):
            best = (ahead + 2 * aside, place)
    return best[1] if best else None
