"""Dice: cubes that are seen from above, roll and come to rest, and plain printed faces.

A die is about two units wide around (0, 0); who paints one scales. Any painter of a face two units wide fits
(pips, colours, hourglasses).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.kit.motion import Track
from gui.kit.paint import CREAM, INK, Colour, clear, dark, light, mix, pen, readable_on, shadow
from gui.kit.paths import Point, box, oval, poly
from gui.kit.pixmaps import pictures

FacePainter = Callable[[QPainter, int], None]
Vector = tuple[float, float, float]
Turn = tuple[Vector, Vector, Vector]
"""A rotation, by its rows."""

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
HALF = 0.84
"""Half the edge of the cube."""
REACH = 1.9
"""No part of a die, nor of its shadow, lies farther from its middle."""
TILT = math.radians(-28)
"""How far the eye looks down on the die from the side."""
LIGHT = (-0.42, -0.42, 0.8)
SPINS = 2.0
"""How often a die turns over while it rolls."""

# Each value on its side of the cube: the way out, and along the face to the right and downwards.
SIDES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    2: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    4: ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
}


# ---------------------------------------------------------------- flat faces


def pips(
    p: QPainter, x: float, y: float, spread: float, radius: float, value: int, ink: Colour = INK
) -> None:
    for px, py in PIPS[value]:
        p.fillPath(oval(x + px * spread, y + py * spread, radius), QColor(ink))


def paint_face(p: QPainter, value: int, paper: Colour = CREAM, ink: Colour = INK) -> None:
    """A printed die, two units wide."""
    frame = box(-1, -1, 2, 2, 0.42)
    p.fillPath(frame, _slope(light(paper, 0.5), QColor(paper), dark(paper, 0.10)))
    p.strokePath(frame, pen(clear(INK, 0.75), 0.09))
    pips(p, 0, 0, 0.5, 0.28 if value == 1 else 0.23, value, ink)


def _pipped(ink: Colour) -> FacePainter:
    """Sunken pips."""

    def face(p: QPainter, value: int) -> None:
        for x, y in PIPS[value]:
            pip = oval(x * 0.52, y * 0.52, 0.25 if value == 1 else 0.2)
            p.fillPath(pip, QColor(ink))
            p.strokePath(pip, pen(clear(INK, 0.35), 0.05))

    return face


# ---------------------------------------------------------------- the cube


def paint_die(
    p: QPainter,
    value: int,
    colour: Colour,
    yaw: float = 14.0,
    spent: bool = False,
    face: FacePainter | None = None,
    rolled: float = 1.0,
) -> None:
    """A rounded cube with its value on top; ``rolled`` below 1 shows it that far through its roll."""
    body = mix(colour, "#8A8078", 0.45) if spent else QColor(colour)
    face = face or _pipped(mix(readable_on(colour), body, 0.35) if spent else readable_on(colour))
    turn = _turned(value, yaw, rolled)
    spots = [
        _seen(_apply(turn, (x, y, z))) for x in (-HALF, HALF) for y in (-HALF, HALF) for z in (-HALF, HALF)
    ]
    hull = _hull(spots)
    lift = math.sin(math.pi * min(1.0, rolled * 1.6)) * 0.5 if rolled < 0.62 else 0.0
    shadow(p, hull.translated(0.1 + lift, 0.14 + lift), 0.34, 0.42)
    edge = dark(body, 0.42)
    p.fillPath(hull, edge)
    p.strokePath(hull, pen(edge, 0.34))
    sides = [(_apply(turn, out), number) for number, (out, _, _) in SIDES.items()]
    for out, number in sorted(sides, key=lambda side: _towards_eye(side[0])):
        if _towards_eye(out) > 0.02:
            _paint_side(p, turn, number, out, body, face)


def _paint_side(p: QPainter, turn: Turn, number: int, out: Vector, body: QColor, face: FacePainter) -> None:
    _, along, down = (_apply(turn, way) for way in SIDES[number])
    middle = _seen(_scaled(out, HALF))
    u, v = _seen(_scaled(along, HALF)), _seen(_scaled(down, HALF))
    brightness = _dot(out, LIGHT)
    tint = light(body, 0.22 * brightness) if brightness > 0.5 else dark(body, 0.42 * (0.7 - brightness))
    p.save()
    p.setTransform(QTransform(u[0], u[1], v[0], v[1], middle[0], middle[1]), True)
    p.fillPath(box(-1.1, -1.1, 2.2, 2.2, 0.36), _slope(light(tint, 0.28), tint, dark(tint, 0.14)))
    face(p, number)
    p.restore()


def _slope(first: QColor, middle: QColor, last: QColor) -> QLinearGradient:
    slope = QLinearGradient(-1, -1, 1, 1)
    slope.setColorAt(0, first)
    slope.setColorAt(0.5, middle)
    slope.setColorAt(1, last)
    return slope


def _turned(value: int, yaw: float, rolled: float) -> Turn:
    """The cube with ``value`` on top, turned by ``yaw``; before it rests it still tumbles about a lying axis."""
    out, along, down = SIDES[value]
    upright: Turn = (along, down, out)  # brings the value's side up
    angle = math.radians(yaw + (1 - rolled) * 130)
    yawed = _then(upright, _about_z(angle))
    if rolled >= 1:
        return yawed
    return _then(yawed, _about_x((1 - rolled) * SPINS * math.tau), _about_z((1 - rolled) * 0.6))


def _about_z(angle: float) -> Turn:
    c, s = math.cos(angle), math.sin(angle)
    return (c, -s, 0), (s, c, 0), (0, 0, 1)


def _about_x(angle: float) -> Turn:
    c, s = math.cos(angle), math.sin(angle)
    return (1, 0, 0), (0, c, -s), (0, s, c)


def _then(first: Turn, *more: Turn) -> Turn:
    """One rotation after another."""
    for turn in more:
        columns = list(zip(*first))
        first = tuple(tuple(_dot(row, column) for column in columns) for row in turn)  # type: ignore[assignment]
    return first


def _apply(turn: Turn, v: Vector) -> Vector:
    return _dot(turn[0], v), _dot(turn[1], v), _dot(turn[2], v)


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _scaled(v: Vector, by: float) -> Vector:
    return v[0] * by, v[1] * by, v[2] * by


def _seen(v: Vector) -> Point:
    """A point as it falls on the screen."""
    return v[0], v[1] * math.cos(TILT) + v[2] * math.sin(TILT)


def _towards_eye(out: Vector) -> float:
    return out[2] * math.cos(TILT) - out[1] * math.sin(TILT)


def _hull(points: Sequence[Point]) -> QPainterPath:
    """The convex hull of a few points."""
    halves: list[Point] = []
    for run in (sorted(points), sorted(points, reverse=True)):
        half: list[Point] = []
        for x, y in run:
            while len(half) > 1 and (half[-1][0] - half[-2][0]) * (y - half[-2][1]) <= (
                half[-1][1] - half[-2][1]
            ) * (x - half[-2][0]):
                half.pop()
            half.append((x, y))
        halves += half[:-1]
    return poly(*halves)


# ---------------------------------------------------------------- dice on a board


class DieItem(QGraphicsItem):
    """A die on a board.

    size:    half its width in scene units
    detail:  device pixels per scene unit, for the picture it rests in
    """

    def __init__(self, size: float, colour: Colour, yaw: float = 14.0) -> None:
        super().__init__()
        self.size = size
        self.detail = 1.0
        self.yaw = yaw
        self.value = 1
        self.spent = False
        self._colour = QColor(colour)
        self._rolled = 1.0

    def set(self, value: int, spent: bool = False) -> None:
        """Let it lie there with this value; a spent die rests, pale."""
        if (value, spent, 1.0) != (self.value, self.spent, self._rolled):
            self.value, self.spent, self._rolled = value, spent, 1.0
            self.update()

    def resize(self, size: float) -> None:
        if size != self.size:
            self.prepareGeometryChange()
            self.size = size

    def set_colour(self, colour: Colour) -> None:
        self._colour = QColor(colour)
        self.update()

    def show_rolling(self, share: float) -> None:
        self._rolled = share
        self.update()

    def boundingRect(self) -> QRectF:
        side = REACH * self.size
        return QRectF(-side, -side, 2 * side, 2 * side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._rolled < 1:
            painter.scale(self.size, self.size)
            paint_die(painter, self.value, self._colour, self.yaw, rolled=self._rolled)
            return
        rect = self.boundingRect()
        key = ("die", self.value, self._colour.rgb(), self.yaw, self.spent)
        picture = pictures.get(key, rect.width(), rect.height(), self.detail, self._draw)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _draw(self, p: QPainter) -> None:
        side = REACH * self.size
        p.translate(side, side)
        p.scale(self.size, self.size)
        paint_die(p, self.value, self._colour, self.yaw, self.spent)


def roll(die: DieItem, value: int, start: QPointF, end: QPointF, ms: int = 620) -> Track:
    """The die tumbles from one place to another and comes to rest with its value on top."""

    def step(share: float) -> None:
        if share == 0:
            die.value, die.spent = value, False
        if share >= 1:
            die.setPos(end)
            die.set(value)
            return
        hop = abs(math.sin(share * math.pi * 2.5)) * (1 - share) * die.size * 1.6
        die.setPos(start + (end - start) * share - QPointF(0, hop))
        die.show_rolling(share)

    return Track(step, ms)
