"""The front of Carcassonne's box: a walled city on its hill in the evening, the road leading in."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from gui.kit.lettering import title
from gui.kit.paint import CREAM, INK, Colour, at, clear, clipped, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly

FRONT = QRectF(0, 0, 250, 330)
"""The front in the painter's own units."""

WALL = "#CDB289"


def cover(p: QPainter, rect: QRectF) -> None:
    """Paint the front of the box, scaled to fill the rectangle."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.translate(rect.topLeft())
    p.scale(rect.width() / FRONT.width(), rect.height() / FRONT.height())
    _country(p)
    _old_town(p)
    _rampart(p)
    _foreground(p)
    title(p, "Carcassonne", 125, 56, 36, "#FFF3C8", "#E8A93A", "#4A1F12", 9)
    p.restore()


def _country(p: QPainter) -> None:
    _sky(p, "#3E7FA6", "#FCE3B0")
    _sun(p, 188, 122, 16, "#FFF2C2")
    _cloud(p, 36, 104, 1.1, "#FFEBD0")
    _cloud(p, 170, 88, 0.8, "#FFEBD0")
    _ridge(p, 4, 170, 10, "#A9BFA0", "#7E9C74", 4)
    _ridge(p, 5, 196, 8, "#9DBB6C", "#6F9640", 4)
    hill = curve((10, 262), (60, 214), (126, 196), (190, 212), (244, 262), (126, 274), closed=True)
    paint(p, hill, "#C3B26A", "#7D8A3E")


def _old_town(p: QPainter) -> None:
    rng = random.Random(3)
    for y, size, count in ((190, 0.5, 6), (204, 0.58, 6)):
        for i in range(count):
            with at(p, 66 + i * 24 + rng.uniform(-4, 4), y + rng.uniform(-3, 3), size):
                _house(p, 56, 30, 32, rng.choice(("#B4472E", "#9C5A3C", "#C66A3C")))
    for x, y, w, h, scale in ((92, 196, 30, 84, 0.86), (154, 192, 34, 84, 0.9), (122, 186, 28, 112, 0.74)):
        with at(p, x, y, scale):
            _tower(p, w, h, "#DCCBA4", "#3F5F86")
            with at(p, 0, -h - w * 1.3):
                _pennant(p, "#C8372D", 22)


def _rampart(p: QPainter) -> None:
    wall = curve((28, 232), (78, 218), (126, 214), (174, 218), (224, 232))
    wall.lineTo(224, 262)
    wall.connectPath(curve((224, 262), (174, 248), (126, 244), (78, 248), (28, 262)))
    wall.closeSubpath()
    paint(p, wall, light(WALL, 0.3), dark(WALL, 0.2), 1.3)
    with clipped(p, wall):
        _masonry(p, QRectF(28, 214, 196, 48), 60)
    for x, y in ((30, 262), (78, 250), (174, 250), (222, 262)):
        with at(p, x, y, 0.62):
            _tower(p, 36, 56, WALL, "#A24A30")
    paint(p, box(108, 206, 36, 46), light(WALL, 0.4), dark(WALL, 0.1), 1.2)
    for i in range(4):
        paint(p, box(107 + i * 10.2, 201, 6.4, 7), light(WALL, 0.35), dark(WALL, 0.05), 1.0)
    paint(p, box(116, 222, 20, 32, 10), "#3A281A", "#1E140D", 1.2)


def _masonry(p: QPainter, area: QRectF, count: int) -> None:
    """A few joints between the stones, sown by chance."""
    rng = random.Random(8)
    for _ in range(count):
        x, y = rng.uniform(area.left(), area.right()), rng.uniform(area.top(), area.bottom())
        stroke(p, line((x, y), (x + 5, y)), clear("#4A3520", 0.28), 0.9)


def _foreground(p: QPainter) -> None:
    road = curve((126, 244), (127, 276), (96, 296), (120, 340))
    with clipped(p, box(0, 253, FRONT.width(), FRONT.height())):
        stroke(p, road, "#8E7750", 24)
        stroke(p, road, "#F0E2BE", 19)
    for x, y, scale in ((30, 296, 0.6), (214, 300, 0.66), (188, 288, 0.46)):
        with at(p, x, y, scale):
            _tree(p)
    _tufts(p, 3, QRectF(8, 290, 234, 36), 30, "#4C6A24", 6)


# ------------------------------------------------------------------ light and land


def _soft_disc(p: QPainter, x: float, y: float, r: float, colour: Colour) -> None:
    """A glow that fades to nothing at its rim."""
    slope = QRadialGradient(QPointF(x, y), r)
    slope.setColorAt(0, QColor(colour))
    slope.setColorAt(1, clear(colour, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(slope))
    p.drawEllipse(QPointF(x, y), r, r)


def _foot_shadow(p: QPainter, x: float, y: float, rx: float, ry: float) -> None:
    """The shadow a thing throws on the ground, to the lower right."""
    for i in range(5):
        paint(p, oval(x + rx * 0.25, y, rx * (1 - i * 0.13), ry * (1 - i * 0.13)), clear("#1B1A10", 0.09))


def _sky(p: QPainter, top: Colour, bottom: Colour) -> None:
    slope = QLinearGradient(FRONT.topLeft(), QPointF(FRONT.left(), FRONT.top() + FRONT.height() * 0.75))
    slope.setColorAt(0, QColor(top))
    slope.setColorAt(1, QColor(bottom))
    p.fillRect(FRONT, QBrush(slope))


def _sun(p: QPainter, x: float, y: float, r: float, colour: Colour) -> None:
    _soft_disc(p, x, y, r * 4.2, clear(colour, 0.5))
    paint(p, oval(x, y, r), colour)


def _cloud(p: QPainter, x: float, y: float, scale: float, tint: Colour) -> None:
    with at(p, x, y, scale):
        shape = QPainterPath()
        for cx, cy, r in ((0, 0, 9), (11, -5, 11), (24, -2, 9), (34, 2, 6), (-9, 3, 6)):
            shape = shape.united(oval(cx, cy, r))
        shape = shape.intersected(box(-20, -20, 70, 25))
        paint(p, shape, clear(tint, 0.95), clear(tint, 0.45))


def _ridge(
    p: QPainter, seed: int, crest: float, swing: float, top: Colour, bottom: Colour, steps: int
) -> None:
    """A row of rolling hills across the front; `crest` is how high they reach."""
    rng = random.Random(seed)
    left, width = FRONT.left() - 20, FRONT.width() + 40
    hills = curve(*((left + width * i / steps, crest + rng.uniform(-swing, swing)) for i in range(steps + 1)))
    hills.lineTo(left + width, FRONT.bottom() + 5)
    hills.lineTo(left, FRONT.bottom() + 5)
    hills.closeSubpath()
    paint(p, hills, top, bottom)


def _tufts(p: QPainter, seed: int, area: QRectF, count: int, colour: Colour, size: float) -> None:
    """Blades of grass, sown by seed."""
    rng = random.Random(seed)
    for _ in range(count):
        x, y = rng.uniform(area.left(), area.right()), rng.uniform(area.top(), area.bottom())
        for lean in (-0.5, 0.1, 0.6):
            stroke(p, line((x, y), (x + lean * size, y - size)), clear(colour, 0.75), size * 0.2)


def _tree(p: QPainter) -> None:
    paint(p, poly((-4, 0), (-2, -38), (3, -38), (5, 0)), "#8B6238", "#54371D", 0.9)
    crown = QPainterPath()
    for x, y, r in ((0, -70, 22), (-17, -55, 17), (17, -56, 17), (0, -46, 18)):
        crown = crown.united(oval(x, y, r))
    leaves = "#5E8F3D"
    paint(p, crown, light(leaves, 0.32), dark(leaves, 0.28), 1.0)
    for x, y in ((-12, -70), (-4, -82), (-20, -56)):
        stroke(p, curve((x - 4, y + 3), (x, y - 1), (x + 5, y)), clear("#FFFFFF", 0.3), 2)


# ------------------------------------------------------------------ what people built


def _window(p: QPainter, x: float, y: float, w: float, glass: Colour = "#3C4C57") -> None:
    paint(p, box(x - w / 2, y, w, w * 1.15, w * 0.12), light(glass, 0.25), glass, 0.8)
    stroke(p, line((x, y), (x, y + w * 1.15)), clear(CREAM, 0.75), w * 0.12)


def _house(p: QPainter, w: float, wall_h: float, roof_h: float, roof: Colour) -> None:
    """A timbered house on (0, 0): lit gable on the left, shaded long side with its roof on the right."""
    gable = w * 0.42
    side, x0 = w - gable, -w / 2
    ridge_x, ridge_y = x0 + gable / 2, -wall_h - roof_h
    plaster, beam = "#EBDDBE", "#6B4526"
    _foot_shadow(p, 0, 0, w * 0.62, 5)
    paint(p, box(x0 + gable, -wall_h, side, wall_h), dark(plaster, 0.14), dark(plaster, 0.26), 0.9)
    front = poly((x0, 0), (x0, -wall_h), (ridge_x, ridge_y), (x0 + gable, -wall_h), (x0 + gable, 0))
    paint(p, front, light(plaster, 0.35), plaster, 0.9)
    slope = poly(
        (ridge_x, ridge_y), (x0 + w + 3, ridge_y), (x0 + w + 3, -wall_h + 4), (x0 + gable + 1, -wall_h + 4)
    )
    paint(p, slope, light(roof, 0.14), dark(roof, 0.22), 1.0)
    rows = max(2, int(roof_h / 9))
    for i in range(1, rows):
        y = ridge_y + (roof_h + 4) * i / rows
        stroke(
            p, line((ridge_x + (x0 + gable - ridge_x) * i / rows, y), (x0 + w + 2, y)), clear(INK, 0.22), 0.8
        )
    eave = line((x0 - 4, -wall_h + 5), (ridge_x, ridge_y), (x0 + gable + 1, -wall_h + 5))
    stroke(p, eave, dark(roof, 0.45), 4.2)
    stroke(p, eave, light(roof, 0.12), 2.4)
    stroke(p, line((x0 + 1, -wall_h + 2), (x0 + gable - 1, -wall_h + 2)), beam, 2)
    stroke(p, line((ridge_x, ridge_y + 7), (ridge_x, -wall_h + 2)), beam, 1.6)
    for i in range(3):
        x = x0 + gable + side * (i + 0.5) / 3
        stroke(p, line((x, -wall_h + 4), (x, -1)), clear(beam, 0.85), 1.5)
    for share in (0.33, 0.78):
        _window(p, x0 + gable + side * share, -wall_h * 0.62, w * 0.1)


def _tower(p: QPainter, w: float, h: float, stone: Colour, roof: Colour) -> None:
    """A round tower with a pointed roof, standing on (0, 0)."""
    _foot_shadow(p, 0, 0, w * 0.7, 4)
    paint(p, box(-w / 2, -h, w, h), light(stone, 0.4), dark(stone, 0.15), 1.0)
    paint(p, box(w * 0.12, -h, w * 0.38, h), clear(INK, 0.16))
    rng = random.Random(int(w * h))
    for _ in range(int(h / 7)):
        x, y = rng.uniform(-w * 0.42, w * 0.3), rng.uniform(-h * 0.95, -5)
        stroke(p, line((x, y), (x + w * 0.16, y)), clear(INK, 0.25), 0.9)
    crown = h + w * 0.3
    step = (w + 6) / 7
    paint(p, box(-w / 2 - 3, -crown + step, w + 6, w * 0.3), light(stone, 0.2), dark(stone, 0.2), 1.0)
    top, foot = (0.0, -crown - w * 1.15), -crown + step + 1
    paint(p, poly(top, (w / 2 + 6, foot), (-w / 2 - 6, foot)), light(roof, 0.3), dark(roof, 0.25), 1.0)
    paint(p, poly(top, (w / 2 + 6, foot), (w * 0.1, foot)), clear(INK, 0.2))
    paint(p, box(-w * 0.1, -h * 0.72, w * 0.2, h * 0.2, w * 0.1), "#3A2D26")


def _pennant(p: QPainter, colour: Colour, h: float) -> None:
    stroke(p, line((0, 0), (0, -h)), "#4A3523", 1.8)
    flag = curve((0, -h), (9, -h - 2), (22, -h + 5), (10, -h + 8), (0, -h + 11))
    paint(p, flag, light(colour, 0.15), dark(colour, 0.15), 0.8)
