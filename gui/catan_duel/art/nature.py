"""Sky, ground, plants, water, fire: the painters that every picture begins with.

A motif stands on (0, 0) and is about 100 units high unless its comment says otherwise."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from gui.kit.paint import INK, Colour, at, clear, dark, light, mix, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly

SCENE = QRectF(0, 0, 240, 170)


LAND = QRectF(0, 0, 240, 240)


def soft_disc(p: QPainter, x: float, y: float, r: float, colour: Colour, core: float = 0.0) -> None:
    """A glow that fades to nothing at its rim."""
    slope = QRadialGradient(QPointF(x, y), r)
    slope.setColorAt(0, QColor(colour))
    slope.setColorAt(core, QColor(colour))
    slope.setColorAt(1, clear(colour, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(slope))
    p.drawEllipse(QPointF(x, y), r, r)


def foot_shadow(p: QPainter, x: float, y: float, rx: float, ry: float) -> None:
    """The shadow a thing throws on the ground, to the lower right."""
    for i in range(5):
        paint(p, oval(x + rx * 0.25, y, rx * (1 - i * 0.13), ry * (1 - i * 0.13)), clear("#1B1A10", 0.09))


def sky(p: QPainter, top: Colour, bottom: Colour, area: QRectF = SCENE) -> None:
    slope = QLinearGradient(area.topLeft(), QPointF(area.left(), area.top() + area.height() * 0.75))
    slope.setColorAt(0, QColor(top))
    slope.setColorAt(1, QColor(bottom))
    p.fillRect(area, QBrush(slope))


def sun(p: QPainter, x: float, y: float, r: float, colour: Colour = "#FFF3C4") -> None:
    soft_disc(p, x, y, r * 4.2, clear(colour, 0.5))
    paint(p, oval(x, y, r), colour)


def cloud(p: QPainter, x: float, y: float, scale: float, tint: Colour = "#FFFFFF") -> None:
    with at(p, x, y, scale):
        shape = QPainterPath()
        for cx, cy, r in ((0, 0, 9), (11, -5, 11), (24, -2, 9), (34, 2, 6), (-9, 3, 6)):
            shape = shape.united(oval(cx, cy, r))
        shape = shape.intersected(box(-20, -20, 70, 25))
        paint(p, shape, clear(tint, 0.95), clear(tint, 0.45))


def ridge(
    p: QPainter,
    seed: int,
    height: float,
    swing: float,
    top: Colour,
    bottom: Colour,
    steps: int = 5,
    area: QRectF = SCENE,
) -> None:
    """A row of rolling hills across the picture; ``height`` is where its crest lies."""
    rng = random.Random(seed)
    width = area.width()
    points = [
        (area.left() - 20 + (width + 40) * i / steps, height + rng.uniform(-swing, swing))
        for i in range(steps + 1)
    ]
    crest = curve(*points)
    crest.lineTo(area.right() + 20, area.bottom() + 5)
    crest.lineTo(area.left() - 20, area.bottom() + 5)
    crest.closeSubpath()
    paint(p, crest, top, bottom)


def tufts(p: QPainter, seed: int, area: QRectF, count: int, colour: Colour, size: float = 4.0) -> None:
    """Blades of grass, sown by seed."""
    rng = random.Random(seed)
    for _ in range(count):
        x, y = rng.uniform(area.left(), area.right()), rng.uniform(area.top(), area.bottom())
        for lean in (-0.5, 0.1, 0.6):
            stroke(p, line((x, y), (x + lean * size, y - size)), clear(colour, 0.75), size * 0.2)


def peak(
    p: QPainter, x: float, y: float, w: float, h: float, rock: Colour = "#8A929C", snow: bool = True
) -> None:
    """A mountain with a lit western and a shaded eastern flank."""
    top = (x, y - h)
    west = poly(top, (x - w * 0.5, y), (x + w * 0.08, y), (x - w * 0.05, y - h * 0.45))
    east = poly(top, (x - w * 0.05, y - h * 0.45), (x + w * 0.08, y), (x + w * 0.5, y))
    paint(p, west, light(rock, 0.35), rock)
    paint(p, east, dark(rock, 0.28), dark(rock, 0.1))
    for share in (0.55, 0.75):
        stroke(
            p,
            line((x - w * 0.28 * share, y - h * (1 - share)), (x - w * 0.12, y - h * 0.1)),
            clear(INK, 0.18),
            1.2,
        )
    if snow:
        cap = [
            (0, 1),
            (-0.13, 0.74),
            (-0.07, 0.78),
            (-0.04, 0.66),
            (0.02, 0.76),
            (0.07, 0.68),
            (0.1, 0.77),
            (0.15, 0.72),
        ]
        shape = poly(*((x + w * a, y - h * b) for a, b in cap))
        paint(p, shape, "#FFFFFF", "#C8D6E4")
    stroke(p, line((x - w * 0.5, y), top, (x + w * 0.5, y)), clear(INK, 0.5), 0.9)


def fir(p: QPainter, tone: Colour = "#2F6B3A") -> None:
    paint(p, box(-3, -14, 6, 15), "#7A5230", "#4E321C")
    for i, (half, top, foot) in enumerate(((24, -52, -8), (19, -74, -32), (13, -98, -56))):
        tier = QPainterPath(QPointF(0, top))
        tier.cubicTo(half * 0.3, (top + foot) / 2, half * 0.8, foot - 5, half, foot)
        tier.cubicTo(half * 0.4, foot + 6, -half * 0.4, foot + 6, -half, foot)
        tier.cubicTo(-half * 0.8, foot - 5, -half * 0.3, (top + foot) / 2, 0, top)
        paint(p, tier, light(tone, 0.18 + i * 0.06), dark(tone, 0.3), 0.9)
        stroke(
            p,
            curve((-half * 0.55, foot - 3), (-half * 0.2, foot - 12), (-1, top + 10)),
            clear("#FFFFFF", 0.16),
            2,
        )


def tree(p: QPainter, tone: Colour = "#5E8F3D") -> None:
    paint(p, poly((-4, 0), (-2, -38), (3, -38), (5, 0)), "#8B6238", "#54371D", 0.9)
    crown = QPainterPath()
    for x, y, r in ((0, -70, 22), (-17, -55, 17), (17, -56, 17), (0, -46, 18)):
        crown = crown.united(oval(x, y, r))
    paint(p, crown, light(tone, 0.32), dark(tone, 0.28), 1.0)
    for x, y in ((-12, -70), (-4, -82), (-20, -56)):
        stroke(p, curve((x - 4, y + 3), (x, y - 1), (x + 5, y)), clear("#FFFFFF", 0.3), 2)


def bush(p: QPainter, tone: Colour = "#5E8F3D") -> None:
    """About 24 units high."""
    shape = (
        oval(0, -10, 12).united(oval(-11, -7, 8)).united(oval(11, -7, 9)).intersected(box(-30, -30, 60, 30))
    )
    paint(p, shape, light(tone, 0.3), dark(tone, 0.3), 0.8)


def river(
    p: QPainter, points: Sequence[tuple[float, float, float]], top: Colour, bottom: Colour, bank: Colour
) -> None:
    """Water between two banks; each point is (x, y, half width)."""
    for grow, one, two in ((3.0, bank, dark(bank, 0.2)), (0.0, top, bottom)):
        left = [(x - w - grow, y) for x, y, w in points]
        right = [(x + w + grow, y) for x, y, w in reversed(points)]
        shape = curve(*left)
        shape.lineTo(*right[0])
        shape.connectPath(curve(*right))
        shape.closeSubpath()
        paint(p, shape, one, two)


def waves(p: QPainter, seed: int, area: QRectF, count: int, colour: Colour = "#FFFFFF") -> None:
    rng = random.Random(seed)
    for _ in range(count):
        x, y = rng.uniform(area.left(), area.right()), rng.uniform(area.top(), area.bottom())
        w = 5 + (y - area.top()) / area.height() * 9
        stroke(
            p,
            curve((x - w, y), (x - w / 3, y - w * 0.2), (x + w / 3, y), (x + w, y - w * 0.16)),
            clear(colour, 0.42),
            1.1,
        )


def smoke(p: QPainter, x: float, y: float, scale: float, tint: Colour = "#F4EFE6") -> None:
    rng = random.Random(int(x * 7 + y))
    for i in range(9):
        r = (4 + i * 1.7) * scale
        paint(
            p,
            oval(x + (i * 3.4 + rng.uniform(-3, 3)) * scale, y - i * 6.4 * scale, r),
            clear(tint, 0.34 - i * 0.028),
        )


def flames(p: QPainter, x: float, y: float, scale: float) -> None:
    with at(p, x, y, scale):
        outer = curve(
            (-18, 0),
            (-22, -18),
            (-12, -30),
            (-10, -50),
            (2, -34),
            (10, -58),
            (18, -28),
            (22, -12),
            (16, 0),
            closed=True,
        )
        paint(p, outer, "#FFB23E", "#D8401C", 0.8)
        inner = curve((-9, 0), (-10, -12), (-3, -28), (4, -16), (10, -26), (11, -8), (8, 0), closed=True)
        paint(p, inner, "#FFF6BE", "#FFC345")


def meadow(
    p: QPainter, seed: int, tone: Colour = "#8DB255", far: Colour = "#A9C98A", horizon: float = 78
) -> None:
    """The common ground of most pictures: pale sky, far hills, a meadow."""
    sky(p, "#8FC1DE", "#FBF1D6")
    cloud(p, 40 + seed % 5 * 30, 30 + seed % 3 * 6, 1.0)
    cloud(p, 168 - seed % 4 * 20, 46, 0.7)
    ridge(p, seed, horizon, 10, mix(far, "#CFE3EA", 0.45), far, 4)
    ridge(p, seed + 1, horizon + 26, 7, light(tone, 0.22), tone, 4)
    ridge(p, seed + 2, horizon + 56, 5, tone, dark(tone, 0.25), 5)


def road_across(p: QPainter, y: float, half: float, left: float = -6, right: float = 246) -> None:
    """The pale road of the middle row; it meets its neighbours at the same height."""
    span = right - left
    points = [(left, y), (left + span * 0.3, y - 4), (left + span * 0.7, y + 4), (right, y)]
    stroke(p, curve(*points), "#8E7750", half * 2 + 5)
    stroke(p, curve(*points), "#EBDCB6", half * 2)
    for offset in (-half * 0.4, half * 0.45):
        stroke(p, curve(*((x, yy + offset) for x, yy in points)), clear("#A58C5E", 0.55), 1.8)
