"""A ferry on its lake: a raft of planks from one pier to another, in sides of a tile."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainter, QPainterPath

from gui.carcassonne.art.geometry import Point
from gui.carcassonne.art.shapes import shape_of
from gui.kit.paint import clear, paint, pen
from gui.kit.paths import oval

WIDE = 0.13
PLANK = 0.034
"""How far the seams of the planks lie apart."""


@cache
def crossing(tile_id: str, turns: int, one: int, two: int) -> QPainterPath:
    """The way over the water from the head of one pier to that of the other, through the lake's middle."""
    shape = shape_of(tile_id, turns % 4)
    start, end = (_pier(tile_id, turns % 4, index) for index in (one, two))
    path = QPainterPath(QPointF(*start))
    path.quadTo(QPointF(*shape.hub), QPointF(*end))
    return path


def _pier(tile_id: str, turns: int, index: int) -> Point:
    """Where the road ends that comes to a pier."""
    return next(road.line[-1] for road in shape_of(tile_id, turns).roads if road.index == index)


def paint_ferry(p: QPainter, way: QPainterPath) -> None:
    """The raft along its way, with a rope and a post at either end."""
    p.strokePath(way.translated(0.014, 0.022), pen(clear("#0B2038", 0.45), WIDE + 0.03))
    p.strokePath(way, pen("#3A2413", WIDE + 0.022))
    p.strokePath(way, pen("#B98A4E", WIDE))
    p.strokePath(way.translated(-0.006, -0.01), pen(clear("#E8C48A", 0.75), WIDE * 0.62))
    seams = max(2, round(way.length() / PLANK))
    p.setPen(pen(clear("#5B3A1E", 0.8), 0.007))
    for number in range(seams + 1):
        share = number / seams
        middle = way.pointAtPercent(share)
        across = QLineF.fromPolar(WIDE / 2, way.angleAtPercent(share) + 90).p2()
        p.drawLine(QLineF(middle - across, middle + across))
    p.strokePath(way, pen("#FFF1CC", 0.012))
    for share in (0.0, 1.0):
        post = way.pointAtPercent(share)
        paint(p, oval(post.x(), post.y(), 0.028), "#8A5A2C", "#4A2C14", ink=0.008)
