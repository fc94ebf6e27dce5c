"""Walking over a board with the arrow keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import QPointF, Qt

WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ASIDE = 2.0
"""How much more it counts to be off the way than to be far along it."""
BARELY = 1e-6

Name = TypeVar("Name")


def nearest(start: QPointF, way: QPointF, places: Mapping[Name, QPointF]) -> Name | None:
    """The next of the places in a direction, by its name; None when nothing lies that way.

    The place one starts from may be among them: it lies in no direction.
    """

    def ahead(name: Name) -> float:
        return QPointF.dotProduct(places[name] - start, way)

    def cost(name: Name) -> float:
        step = places[name] - start
        return ahead(name) + ASIDE * abs(step.x() * way.y() - step.y() * way.x())

    return min((name for name in places if ahead(name) > BARELY), key=cost, default=None)


def first(places: Mapping[Name, QPointF]) -> Name:
    """Where walking begins: the highest place, of several the leftmost."""
    return min(places, key=lambda name: (places[name].y(), places[name].x()))
