"""City walls in short pieces that can be sorted by depth, towers and gates."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from gui.carcassonne.art.colours import LAND, NIGHT, SLATE, ink, line
from gui.carcassonne.art.geometry import Line, Point, even, normals, path_of, polygon
from gui.carcassonne.art.model import WALL_HIGH, WALL_THICK, City
from gui.carcassonne.art.stamps import Stamp, paint_shadow
from gui.kit.paint import pen

TOWER, TOWER_HIGH = 0.043, 0.118
PIECE = 0.052  # length of one piece of wall: a tooth and a gap
MERLON = 0.018
Piece = tuple[float, Callable[[QPainter], None]]


def lit(nx: float) -> float:
    """Brightness of an upright face: full when it looks left, dim when it looks right."""
    return round(0.86 - 0.26 * nx, 2)


def wall_pieces(
    wall: Line,
    thick: float = WALL_THICK,
    high: float = WALL_HIGH,
    teeth: bool = True,
    stone: str = LAND["wall_light"],
) -> list[Piece]:
    """The wall as (foot, draw) for the sorting by depth."""
    points = even(wall, PIECE if teeth else PIECE / 2)
    ns = normals(points)
    outer = [(x + nx * thick / 2, y + ny * thick / 2) for (x, y), (nx, ny) in zip(points, ns)]
    inner = [(x - nx * thick / 2, y - ny * thick / 2) for (x, y), (nx, ny) in zip(points, ns)]
    pieces = []
    for i in range(len(points) - 1):
        nx, ny = ns[i]
        near, far, facing = (outer, inner, nx) if ny >= 0 else (inner, outer, -nx)
        quad = near[i], near[i + 1], far[i], far[i + 1]
        pieces.append(
            (max(near[i][1], near[i + 1][1]) - 0.004, _piece(quad, lit(facing), high, teeth, stone))
        )
    return pieces


def _piece(
    quad: tuple[Point, Point, Point, Point], light: float, high: float, teeth: bool, stone: str
) -> Callable[[QPainter], None]:
    def draw(p: QPainter) -> None:
        near1, near2 = quad[:2]
        up1, up2, back1, back2 = ((x, y - high) for x, y in quad)
        if teeth:  # the parapet behind is seen above the walk
            _tooth(p, back1, back2, stone, light * 0.8)
        p.setPen(line(0.004, stone, round(light * 0.84, 2)))
        p.setBrush(ink(stone, round(light * 0.84, 2)))
        p.drawPolygon(polygon([near1, near2, up2, up1]))
        if teeth:
            p.setPen(line(0.0045, stone, round(light * 0.66, 2), 0.7))
            dy = high * 0.34
            mx, my = (near1[0] + near2[0]) / 2, (near1[1] + near2[1]) / 2
            p.drawLines(
                [
                    QLineF(near1[0], near1[1] - dy, near2[0], near2[1] - dy),
                    QLineF(near1[0], near1[1] - 2 * dy, near2[0], near2[1] - 2 * dy),
                    QLineF(mx, my - dy, mx, my - 2 * dy),
                ]
            )
        p.setPen(line(0.006, stone, round(light * 0.5, 2), 0.75))
        p.drawLine(QLineF(*near1, *near2))
        p.setPen(line(0.004, stone, 1.02 if teeth else 1.08))
        p.setBrush(ink(stone, 1.02 if teeth else 1.08))
        p.drawPolygon(polygon([up1, up2, back2, back1]))
        if teeth:
            _tooth(p, up1, up2, stone, light * 1.1)

    return draw


def _tooth(p: QPainter, a: Point, b: Point, stone: str, light: float) -> None:
    middle = a[0] * 0.45 + b[0] * 0.55, a[1] * 0.45 + b[1] * 0.55
    p.setPen(line(0.004, LAND["city_wall"], 0.8, 0.65))
    p.setBrush(ink(stone, round(light, 2)))
    p.drawPolygon(
        polygon(
            [
                (a[0], a[1] + 0.004),
                (middle[0], middle[1] + 0.004),
                (middle[0], middle[1] - MERLON),
                (a[0], a[1] - MERLON),
            ]
        )
    )


def paint_wall_shadow(p: QPainter, city: City) -> None:
    """The wall's shade: soft at its foot on both sides, longer to the lower right."""
    for wall in city.walls:
        foot = path_of(even(wall, 0.05))
        for shift, reach, strength in ((0.0, 0.082, 0.16), (1.0, 0.067, 0.13), (1.0, 0.042, 0.2)):
            p.strokePath(foot.translated(0.026 * shift, 0.018 * shift), _shade(reach, strength))


@lru_cache(maxsize=8)
def _shade(reach: float, strength: float) -> QPen:
    shade = pen(ink(NIGHT, 1, strength), reach, Qt.PenCapStyle.FlatCap)
    shade.setJoinStyle(Qt.PenJoinStyle.BevelJoin)  # many short pieces: rounding every joint would cost
    return shade


def paint_tower(
    p: QPainter, x: float, y: float, r: float = TOWER, high: float = TOWER_HIGH, roof: str = SLATE
) -> None:
    """A round tower with a pointed roof; (x, y) is the middle of its foot."""
    stone = LAND["wall_light"]
    paint_shadow(p, x + 0.03, y + 0.012, r * 1.7, r * 1.0, 0.38)
    body = QLinearGradient(x - r, 0, x + r, 0)
    for stop, k in ((0, 0.98), (0.3, 1.1), (0.65, 0.84), (1, 0.58)):
        body.setColorAt(stop, ink(stone, k))
    shaft = QPainterPath(QPointF(x - r, y - high))
    shaft.lineTo(x - r, y)
    shaft.cubicTo(x - r, y + r * 0.55, x + r, y + r * 0.55, x + r, y)
    shaft.lineTo(x + r, y - high)
    shaft.closeSubpath()
    p.setPen(pen(ink(LAND["city_wall"], 0.7, 0.75), 0.005))
    p.setBrush(body)
    p.drawPath(shaft)
    p.fillRect(QRectF(x - r * 0.12, y - high * 0.55, r * 0.26, high * 0.2), ink(NIGHT, 1, 0.75))
    brim = y - high + 0.006
    hat = QPainterPath(QPointF(x - r * 1.28, brim))
    hat.quadTo(x, brim + r * 0.62, x + r * 1.28, brim)
    hat.quadTo(x + r * 0.35, brim - r * 0.9, x, y - high - r * 2.0)
    hat.quadTo(x - r * 0.35, brim - r * 0.9, x - r * 1.28, brim)
    tiles = QLinearGradient(x - r, 0, x + r, 0)
    for stop, k in ((0, 1.02), (0.32, 1.38), (0.6, 0.92), (1, 0.62)):
        tiles.setColorAt(stop, ink(roof, k))
    p.setPen(pen(ink(roof, 0.55, 0.8), 0.005))
    p.setBrush(tiles)
    p.drawPath(hat)


def _gate(p: QPainter, looks: int, fine: bool) -> None:
    stone = LAND["wall_light"]
    for side in (-1, 1):
        paint_tower(p, side * 0.062, 0.012, 0.031, 0.10)
    p.setPen(pen(ink(LAND["city_wall"], 0.75, 0.7), 0.005))
    p.setBrush(ink(stone, 0.94))
    p.drawRect(QRectF(-0.055, -0.085, 0.11, 0.105))
    arch = QPainterPath(QPointF(-0.034, 0.022))
    arch.lineTo(-0.034, -0.03)
    arch.cubicTo(-0.034, -0.072, 0.034, -0.072, 0.034, -0.03)
    arch.lineTo(0.034, 0.022)
    p.setPen(pen(ink(LAND["city_wall"], 0.6), 0.006))
    p.setBrush(ink(NIGHT, 1.6))
    p.drawPath(arch)
    for k in range(4):
        p.fillRect(QRectF(-0.053 + k * 0.029, -0.098, 0.018, 0.016), ink(stone, 1.02))


def _side_gate(p: QPainter, looks: int, fine: bool) -> None:
    """A gate in a wall that runs away from us: the road vanishes under the walk between two towers."""
    stone = LAND["wall_light"]
    paint_tower(p, 0, -0.052, 0.034, 0.105)
    p.fillRect(QRectF(-0.026, -0.052, 0.052, 0.105), ink(NIGHT, 1.3, 0.85))
    p.setPen(line(0.005, LAND["city_wall"], 0.75, 0.7))
    p.setBrush(ink(stone, 0.8))
    p.drawRect(QRectF(-0.028, -0.115, 0.056, 0.135))
    p.setBrush(ink(stone, 1.04))
    p.drawRect(QRectF(-0.028, -0.122, 0.056, 0.112))
    for x in (-0.028, 0.014):
        for k in range(3):
            p.fillRect(QRectF(x, -0.122 + k * 0.038, 0.014, 0.02), ink(stone, 0.86))
    paint_tower(p, 0, 0.06, 0.034, 0.105)


def gate_stamp(city: City, gate: Point) -> Stamp:
    """The gate as it is seen: from the front, or along a wall that runs away from us."""
    spots = [spot for wall in city.walls for spot in zip(wall, normals(wall))]
    nx, ny = min(spots, key=lambda spot: math.dist(spot[0], gate))[1]
    return SIDE_GATE if abs(nx) > 0.9 * abs(ny) + 0.2 else GATE


def _tower(p: QPainter, looks: int, fine: bool) -> None:
    paint_tower(p, 0, 0)


TOWER_STAMP = Stamp(_tower, QRectF(-0.06, -0.215, 0.17, 0.275), 1)
SIDE_GATE = Stamp(_side_gate, QRectF(-0.05, -0.235, 0.16, 0.345), 1)
GATE = Stamp(_gate, QRectF(-0.11, -0.165, 0.27, 0.22), 1)
