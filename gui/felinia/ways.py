"""Walking over the table by keyboard."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt

WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def nearest(start: QPointF, way: QPointF, places: Iterable[QPointF]) -> QPointF | None:
    """The next place in a direction: how far it is counts, and twice how far it is off the way."""

    def cost(place: QPointF) -> float:
        aside = abs((place.x() - start.x()) * way.y() - (place.y() - start.y()) * way.x())
        return QPointF.dotProduct(place - start, way) + 2 * aside

    ahead = [place for place in places if QPointF.dotProduct(place - start, way) > 1e-6]
    return min(ahead, key=cost, default=None)
