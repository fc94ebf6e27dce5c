"""Walking over the sheet with the arrow keys."""

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
    best: tuple[float, QPointF] | None = None
    for place in places:
        ahead = QPointF.dotProduct(place - start, way)
        aside = abs((place.x() - start.x()) * way.y() - (place.y() - start.y()) * way.x())
        if ahead > 1e-6 and (best is None or ahead + 2 * aside < best[0]):
            best = (ahead + 2 * aside, place)
    return best[1] if best else None
