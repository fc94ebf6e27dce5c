"""Points and lines in the unit square of a tile: x to the right, y down."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

Point = tuple[float, float]
Line = Sequence[Point]

CORNERS: tuple[Point, ...] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))  # north-west, then clockwise
TILE_RECT = QRectF(0, 0, 1, 1)


def turned(point: Point, turns: int) -> Point:
    """The point after quarter turns clockwise about the middle of the tile."""
    x, y = point
    match turns % 4:
        case 1:
            return 1 - y, x
        case 2:
            return 1 - x, 1 - y
        case 3:
            return y, 1 - x
    return x, y


def spun(direction: Point, turns: int) -> Point:
    """The direction after quarter turns clockwise."""
    x, y = direction
    for _ in range(turns % 4):
        x, y = -y, x
    return x, y


def cubic(a: Point, b: Point, c: Point, d: Point, steps: int = 24) -> list[Point]:
    """Points along a Bezier curve."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        s = 1 - t
        k, m, n, o = s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t
        points.append((k * a[0] + m * b[0] + n * c[0] + o * d[0], k * a[1] + m * b[1] + n * c[1] + o * d[1]))
    return points


def distance(point: Point, points: Iterable[Point]) -> float:
    """How far the nearest of the points is; far away if there are none."""
    x, y = point
    return math.sqrt(min([(x - a) * (x - a) + (y - b) * (y - b) for a, b in points], default=81.0))


def inside(point: Point, outline: Line) -> bool:
    x, y = point
    hit = False
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
        x1, y1 = x2, y2
    return hit


def off_sides(point: Point) -> float:
    """How far the point is from the nearest side of the tile; negative outside."""
    return min(point[0], point[1], 1 - point[0], 1 - point[1])


def side_distance(point: Point, side: int) -> float:
    """How far the point is from the given side."""
    return (point[1], 1 - point[0], 1 - point[1], point[0])[side]


def even(line: Line, step: float) -> list[Point]:
    """The line resampled at equal distances of about the step."""
    lengths = [0.0]
    for (x1, y1), (x2, y2) in pairwise(line):
        lengths.append(lengths[-1] + math.hypot(x2 - x1, y2 - y1))
    count = max(2, round(lengths[-1] / step))
    points, k = [], 0
    for i in range(count + 1):
        want = lengths[-1] * i / count
        while k < len(line) - 2 and lengths[k + 1] < want:
            k += 1
        t = (want - lengths[k]) / (lengths[k + 1] - lengths[k] or 1)
        (x1, y1), (x2, y2) = line[k], line[k + 1]
        points.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t))
    return points


def normals(line: Line) -> list[Point]:
    """Left-hand unit normals: for a wall walked clockwise round its city they point out to the field."""
    found = []
    last = len(line) - 1
    for i in range(len(line)):
        (x1, y1), (x2, y2) = line[max(0, i - 1)], line[min(last, i + 1)]
        d = math.hypot(x2 - x1, y2 - y1) or 1
        found.append(((y2 - y1) / d, (x1 - x2) / d))
    return found


def lengthened(line: Line, by: float = 0.07) -> list[Point]:
    """The line drawn on past its ends, so that nothing thins out at the tile's side."""
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = line[0], line[1], line[-2], line[-1]
    d1, d2 = math.hypot(x1 - x2, y1 - y2) or 1, math.hypot(x4 - x3, y4 - y3) or 1
    return [
        (x1 + (x1 - x2) / d1 * by, y1 + (y1 - y2) / d1 * by),
        *line,
        (x4 + (x4 - x3) / d2 * by, y4 + (y4 - y3) / d2 * by),
    ]


def polygon(points: Iterable[Point]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def path_of(points: Line, closed: bool = False) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon(points))
    if closed:
        path.closeSubpath()
    return path


def ellipse_path(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def smooth(points: Line) -> QPainterPath:
    """A closed path through the middles between the points, rounded at each of them."""
    mids = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, [*points[1:], points[0]])]
    path = QPainterPath(QPointF(*mids[-1]))
    for corner, mid in zip(points, mids):
        path.quadTo(*corner, *mid)
    path.closeSubpath()
    return path


ENLARGED = QTransform.fromScale(
    1000, 1000
)  # Qt's path arithmetic is made for pixels, too coarse for a unit square
REDUCED = QTransform.fromScale(0.001, 0.001)


def minus(ground: QPainterPath, cut: QPainterPath) -> QPainterPath:
    """The ground without the cut."""
    return REDUCED.map(ENLARGED.map(ground).subtracted(ENLARGED.map(cut)))


def rings(path: QPainterPath) -> list[list[Point]]:
    """The closed lines a path consists of."""
    return [
        [(q.x() / 1000, q.y() / 1000) for q in ring.toList()] for ring in path.toSubpathPolygons(ENLARGED)
    ]


def straightened(path: QPainterPath) -> QPainterPath:
    """The path with its curves as fine straight pieces: what lies inside is then told exactly."""
    lines = QPainterPath()
    for ring in rings(path):
        lines.addPolygon(polygon(ring))
        lines.closeSubpath()
    return lines


def band_path(line: Line, width: float) -> QPainterPath:
    """The ground of a way along its middle line."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * 1000)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(
        Qt.PenJoinStyle.MiterJoin
    )  # the bends are slight; rounding them would add many points
    return REDUCED.map(stroker.createStroke(ENLARGED.map(path_of(even(line, 0.043)))).simplified())
