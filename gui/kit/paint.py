"""One way of painting for the whole house.

Every painter takes a ``QPainter`` first. Light falls from the upper left. Opacity is always 0..1.
Shadows and glows are layered strokes: no blur effects, no bitmaps.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTextOption,
)

from gui.kit.paths import rounded
from gui.kit.pixmaps import pictures
from gui.kit.theme import Theme, theme

Colour = str | QColor
INK = "#2B2320"
CREAM = "#FFF6DF"

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


# ---------------------------------------------------------------- colours


def clear(colour: Colour, alpha: float) -> QColor:
    """A colour with its opacity multiplied by ``alpha`` (0..1)."""
    result = QColor(colour)
    result.setAlphaF(result.alphaF() * alpha)
    return result


def mix(one: Colour, other: Colour, share: float) -> QColor:
    """``one`` with ``share`` (0..1) of ``other`` stirred in."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def tone(colour: Colour, factor: float) -> QColor:
    """The same hue, lighter (factor above 1) or darker (below 1)."""
    c = QColor(colour)
    return c.lighter(round(factor * 100)) if factor >= 1 else c.darker(round(100 / factor))


def light(colour: Colour, share: float = 0.3) -> QColor:
    """The colour where warm light falls on it."""
    return mix(colour, "#FFF4D6", share)


def dark(colour: Colour, share: float = 0.3) -> QColor:
    """The colour in warm shade."""
    return mix(colour, "#1E1410", share)


def readable_on(colour: Colour) -> QColor:
    """Ink or cream, whichever has more contrast on ``colour``."""
    return QColor(INK if contrast(colour, INK) >= contrast(colour, CREAM) else CREAM)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, 1..21."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: Colour) -> float:
    c = QColor(colour)
    r, g, b = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c.redF(), c.greenF(), c.blueF())
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


# ---------------------------------------------------------------- the painter's hand


@contextmanager
def at(
    p: QPainter, x: float, y: float, scale: float = 1.0, turn: float = 0.0, flip: bool = False
) -> Iterator[None]:
    """Draw around (x, y): moved, turned, scaled and mirrored, then back again."""
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    p.scale(-scale if flip else scale, scale)
    yield
    p.restore()


@contextmanager
def clipped(p: QPainter, shape: QPainterPath) -> Iterator[None]:
    """Draw only inside the shape."""
    p.save()
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    yield
    p.restore()


def pen(colour: Colour, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


def paint(
    p: QPainter, shape: QPainterPath, top: Colour, bottom: Colour | None = None, ink: float = 0.0
) -> None:
    """Fill a shape, shaded from its lit upper left to ``bottom`` if given, outlined ``ink`` wide."""
    p.setBrush(QBrush(QColor(top)) if bottom is None else graded(shape, top, bottom))
    p.setPen(pen(clear(INK, 0.85), ink) if ink else QPen(Qt.PenStyle.NoPen))
    p.drawPath(shape)


def graded(shape: QPainterPath, top: Colour, bottom: Colour) -> QBrush:
    """The light on a shape, from its lit upper left to its lower edge."""
    bounds = shape.boundingRect()
    slope = QLinearGradient(bounds.topLeft(), QPointF(bounds.left() + bounds.width() * 0.35, bounds.bottom()))
    slope.setColorAt(0, QColor(top))
    slope.setColorAt(1, QColor(bottom))
    return QBrush(slope)


def plate(p: QPainter, shape: QPainterPath, top: Colour, bottom: Colour) -> None:
    """Fill a shape shaded straight down, as wide things such as buttons are."""
    bounds = shape.boundingRect()
    slope = QLinearGradient(bounds.topLeft(), bounds.bottomLeft())
    slope.setColorAt(0, QColor(top))
    slope.setColorAt(1, QColor(bottom))
    p.fillPath(shape, QBrush(slope))


def stroke(p: QPainter, shape: QPainterPath, colour: Colour, width: float) -> None:
    """Draw the outline of a shape."""
    p.strokePath(shape, pen(colour, width))


def shadow(p: QPainter, shape: QPainterPath | QRectF, depth: float = 8.0, strength: float = 0.5) -> None:
    """A soft shadow to the lower right, to be painted before the thing that throws it."""
    path = rounded(shape, 0) if isinstance(shape, QRectF) else shape
    path = path.translated(depth * 0.22, depth * 0.42)
    steps = 6
    p.fillPath(path, clear("#000000", strength * 0.6))
    layer = clear("#000000", strength * 0.7 / steps)
    for i in range(1, steps + 1):
        p.strokePath(path, pen(layer, 2 * depth * (i / steps) ** 1.4))


def glow(p: QPainter, shape: QPainterPath, colour: Colour, reach: float = 12.0) -> None:
    """Light around a shape: wide faint strokes under a bright line, amber inside to show on paper."""
    steps = 8
    amber = mix(colour, "#F79A12", 0.45)
    for i in range(steps, 0, -1):
        p.strokePath(shape, pen(clear(amber if i < steps / 2 else colour, 0.11), reach * 2 * i / steps))
    p.strokePath(shape, pen(colour, max(1.6, reach * 0.18)))


# ---------------------------------------------------------------- text


def write(
    p: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: Colour,
    flags: Qt.AlignmentFlag = TOP_LEFT,
    smallest: float = 0.62,
) -> None:
    """Text in a rectangle, wrapped; shrinks down to ``smallest`` of its size instead of being cut.

    Centred text of several lines is balanced: no line is left with a single short word.
    """
    fitted = QFont(font)
    floor = max(1, round(font.pixelSize() * smallest))
    for pixels in range(font.pixelSize(), floor - 1, -1):
        fitted.setPixelSize(pixels)
        metrics = QFontMetricsF(fitted)
        if _fits(metrics, rect, text, flags):
            break
    if flags == CENTRE:
        rect = _balanced(metrics, rect, text)
    option = QTextOption(flags)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    p.setFont(fitted)
    p.setPen(QColor(colour))
    p.drawText(rect.adjusted(-1, -2, 1, 2), text, option)


def _height(metrics: QFontMetricsF, rect: QRectF, text: str, flags: Qt.AlignmentFlag) -> float:
    return metrics.boundingRect(rect, int(Qt.TextFlag.TextWordWrap | flags), text).height()


def _widest_word(metrics: QFontMetricsF, text: str) -> float:
    return max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)


def _fits(metrics: QFontMetricsF, rect: QRectF, text: str, flags: Qt.AlignmentFlag) -> bool:
    return (
        _widest_word(metrics, text) <= rect.width()
        and _height(metrics, rect, text, flags) <= rect.height() + 4
    )


def _balanced(metrics: QFontMetricsF, rect: QRectF, text: str) -> QRectF:
    tall = _height(metrics, rect, text, CENTRE)
    if tall < metrics.lineSpacing() * 1.5:
        return rect
    widest = _widest_word(metrics, text)
    narrow = rect.adjusted(3, 0, -3, 0)
    while narrow.width() > widest and _height(metrics, narrow, text, CENTRE) <= tall:
        rect, narrow = narrow, narrow.adjusted(3, 0, -3, 0)
    return rect


# ---------------------------------------------------------------- the room


def parchment(
    p: QPainter,
    rect: QRectF,
    radius: float = 10.0,
    depth: float = 9.0,
    glowing: bool = False,
    room: Theme | None = None,
) -> None:
    """A parchment card on the table: shadow, paper with fibres, a thin ink line; ``glowing`` if in turn."""
    room = room or theme()
    shape = rounded(rect, radius)
    if depth:
        shadow(p, shape, depth, 0.62 if room.night else 0.5)
    if glowing:
        glow(p, shape, room.glow, depth * 1.5)
    paper = QLinearGradient(rect.topLeft(), rect.bottomRight())
    paper.setColorAt(0, tone(room.parchment, 1.08 if room.night else 1.03))
    paper.setColorAt(0.5, room.parchment)
    paper.setColorAt(1, mix(room.parchment, room.parchment_edge, -0.4 if room.night else 0.8))
    p.fillPath(shape, QBrush(paper))
    p.fillPath(shape, QBrush(_fibres(room.night)))
    rim = clear("#000000", 0.07) if room.night else clear("#785428", 0.06)
    for width in (2.5, 5.0, 8.5):  # the edge has darkened
        inset = width / 2
        edge = rounded(rect.adjusted(inset, inset, -inset, -inset), max(radius - inset, 1))
        p.strokePath(edge, pen(rim, width))
    stroke(p, shape, room.gold if glowing else room.line, 2.0 if glowing else 1.1)
    stroke(p, rounded(rect.adjusted(4.5, 4.5, -4.5, -4.5), max(radius - 4, 1)), clear(room.rule, 0.7), 1.0)


@cache
def _fibres(night: bool) -> QPixmap:
    """The grain of the paper, to be laid over it as a texture."""
    side = 240
    texture = QPixmap(side, side)
    texture.fill(Qt.GlobalColor.transparent)
    rng = random.Random("paper")
    p = QPainter(texture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    inks = ("#FFFFFF", "#000000", "#8FA0C0") if night else ("#B79F73", "#FFFFFF", "#6B5B4B")
    for _ in range(230):
        x, y, dx, dy = rng.random() * side, rng.random() * side, rng.uniform(-9, 9), rng.uniform(-3, 3)
        p.setPen(
            pen(clear(rng.choice(inks), rng.uniform(0.02, 0.055) if night else rng.uniform(0.05, 0.14)), 0.8)
        )
        for ox in (0, side if x < 10 else -side if x > side - 10 else 0):  # goes on over the seam
            p.drawLine(QPointF(x + ox, y), QPointF(x + ox + dx, y + dy))
    p.end()
    return texture


def walnut(size: QSize, dpr: float = 1.0, room: Theme | None = None) -> QPixmap:
    """The table top: planks with flowing grain, light from the upper left, a vignette.

    It is kept, and made a little larger than asked for, so that resizing a window seldom paints it anew.
    """
    room = room or theme()
    width, height = (math.ceil(side / ROOMY) * ROOMY for side in (size.width(), size.height()))
    area = QRectF(0, 0, width, height)
    return pictures.get(
        ("walnut", room.night), width, height, dpr, lambda p: _walnut(p, area, room), opaque=True
    )


ROOMY = 64
PLANK = 172.0


def _walnut(p: QPainter, area: QRectF, room: Theme) -> None:
    wood = _planks(round(area.width() / 2), round(area.height() / 2), room)
    p.drawPixmap(area, wood, QRectF(wood.rect()))
    reach = math.hypot(area.width(), area.height()) * 0.66
    pool = QRadialGradient(QPointF(area.width() * 0.38, area.height() * 0.3), reach)
    pool.setColorAt(0, clear("#9DB4E0" if room.night else "#FFCE8C", 0.10 if room.night else 0.2))
    pool.setColorAt(0.5, clear("#FFCE8C", 0))
    pool.setColorAt(0.5001, clear("#000000", 0))
    pool.setColorAt(1, clear("#000000", 0.6))
    p.fillRect(area, QBrush(pool))
    for row in range(1, math.ceil(area.height() / PLANK)):
        p.fillRect(QRectF(0, row * PLANK - 1, area.width(), 2), clear("#0C0704", 0.66))
        p.fillRect(QRectF(0, row * PLANK + 1, area.width(), 1), clear("#FFDCAA", 0.08))


def _planks(width: int, height: int, room: Theme) -> QPixmap:
    """The wood at half size: grain is soft, and this way it costs a fifth of the time."""
    rng = random.Random("walnut")
    wood = QPixmap(max(1, width), max(1, height))
    p = QPainter(wood)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(0.5, 0.5)
    for row in range(math.ceil(height * 2 / PLANK)):
        board = QRectF(0, row * PLANK, width * 2, PLANK)
        base = mix(room.table_dark, room.table_light, rng.uniform(0.5, 0.95))
        p.setClipRect(board)
        p.fillRect(board, base)
        _grain(p, board, base, rng)
    p.end()
    return wood


def _grain(p: QPainter, board: QRectF, base: QColor, rng: random.Random) -> None:
    """Lines that run along the plank and bow around a knot; the random numbers do not depend on its width."""
    bow, knot = rng.uniform(-26, 26), rng.uniform(150, 1500)
    count = 46
    for k in range(count):
        y = board.top() - 20 + k * (board.height() + 40) / count + rng.uniform(-1.5, 1.5)
        lift = bow * math.sin(k / count * math.pi)
        grain = QPainterPath(QPointF(board.left(), y))
        grain.cubicTo(knot - 260, y + lift * 0.2, knot - 130, y + lift, knot, y + lift)
        end = max(board.right(), knot + 420)
        grain.cubicTo(knot + 180, y + lift, knot + 380, y - lift * 0.3, end, y + rng.uniform(-6, 6))
        shade = tone(base, rng.choice((0.72, 0.82, 1.18, 0.9)))
        p.strokePath(grain, pen(clear(shade, rng.uniform(0.12, 0.4)), rng.uniform(0.6, 2.6)))
