"""Ways to move that belong to this game: ships sail, merchants stride, tiles turn over."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from gui.kit.motion import Track

FLIGHT = 260


def appear(item: QGraphicsItem) -> Track:
    """The item is there from the beginning of its move."""

    def step(share: float) -> None:
        if isValid(item):
            item.setOpacity(1.0)

    return Track(step, 1)


def fade_late(item: QGraphicsItem, ms: int = FLIGHT) -> Track:
    """The item vanishes in the last third of its move."""

    def step(share: float) -> None:
        if isValid(item):
            item.setOpacity(min(1.0, (1 - share) * 3))

    return Track(step, ms)


def sail(item: QGraphicsItem, course: QPainterPath, ms: int) -> Track:
    """A ship follows its course, its bow ahead, rocking a little."""

    def step(share: float) -> None:
        if not isValid(item):
            return
        item.setPos(course.pointAtPercent(share))
        west = 90 < course.angleAtPercent(min(share, 0.98)) < 270
        swell = 0 if share in (0, 1) else 3 * abs(1 - 4 * ((share * 3) % 0.5)) - 1.5
        item.setTransform(QTransform.fromScale(-1 if west and share < 1 else 1, 1).rotate(swell))

    return Track(step, ms)


def stride(item: QGraphicsItem, track: QPainterPath, ms: int) -> Track:
    """A merchant follows a track in small hops."""

    def step(share: float) -> None:
        if isValid(item):
            hop = 9 * abs(1 - 2 * ((share * 3) % 1)) - 9 if share < 1 else 0
            item.setPos(track.pointAtPercent(share) + QPointF(0, hop))

    return Track(step, ms)


def turn_over(item: QGraphicsItem, start: float, end: float) -> Track:
    """Half of turning something over: it grows narrow or wide again."""

    def step(share: float) -> None:
        if isValid(item):
            wide = start + (end - start) * share
            item.setTransform(QTransform.fromScale(max(wide, 0.02), 1))

    return Track(step, 130)
