"""Short words for painter paths."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

Point = tuple[float, float]


def line(*points: Point) -> QPainterPath:
    """An open line of straight pieces."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def poly(*points: Point) -> QPainterPath:
    """A closed shape with straight sides."""
    path = line(*points)
    path.closeSubpath()
    return path


def curve(*points: Point, closed: bool = False) -> QPainterPath:
    """A smooth line through the points (Catmull-Rom)."""
    count = len(points)

    def point(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    path = QPainterPath(QPointF(*points[0]))
    for i in range(count if closed else count - 1):
        a, b, c, d = point(i - 1), point(i), point(i + 1), point(i + 2)
        path.cubicTo(
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (d[0] - b[0]) / 6,
            c[1] - (d[1] - b[1]) / 6,
            c[0],
            c[1],
        )
    return path


def shape(x: float, y: float, *segments: tuple[float, ...], close: bool = True) -> QPainterPath:
    """An outline from (x, y) on: each segment has 2 (straight), 4 (quadratic) or 6 (cubic) numbers."""
    path = QPainterPath(QPointF(x, y))
    for segment in segments:
        match len(segment):
            case 2:
                path.lineTo(*segment)
            case 4:
                path.quadTo(*segment)
            case 6:
                path.cubicTo(*segment)
    if close:
        path.closeSubpath()
    return path


def oval(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An ellipse around (x, y); a circle without ``ry``."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def box(x: float, y: float, w: float, h: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle, with round corners if wanted."""
    return rounded(QRectF(x, y, w, h), radius)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    if radius > 0:
        path.addRoundedRect(rect, radius, radius)
    else:
        path.addRect(rect)
    return path


def star(x: float, y: float, r: float, rays: int = 5, inner: float = 0.42) -> QPainterPath:
    """A star with one ray pointing up."""
    points = []
    for i in range(rays * 2):
        angle = math.pi * i / rays - math.pi / 2
        reach = r if i % 2 == 0 else r * inner
        points.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
    return poly(*points)
