"""What is painted over the land to tell the players something: places, glows, owners, the worth of a feature.

Rectangles are those of a cell or a tile in the painter's own units. A path is painted in units of a tile's side by a
painter that is already scaled; ``dot`` is then the length of one pixel.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from gui.carcassonne.art.regions import Region
from gui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from gui.kit.paint import CENTRE, LEFT, clear, clipped, glow, mix, pen, shadow, tone, write
from gui.kit.paths import oval, poly, rounded
from gui.kit.theme import SeatColour, mark_path, theme

WARM = QColor(255, 236, 170)
PALE = "#FFF4D6"
HATCH = 0.2  # distance of the marks that say who owns a field, in sides of a tile


# ---------------------------------------------------------------- cells


def _framed(rect: QRectF, inset: float = 0.05) -> tuple[QPainterPath, float]:
    """A rounded frame a little inside a cell, and the cell's side."""
    side = rect.width()
    return rounded(rect.adjusted(side * inset, side * inset, -side * inset, -side * inset), side * 0.08), side


def paint_lawful(p: QPainter, rect: QRectF, strength: float = 1.0) -> None:
    """A place where the tile in hand may lie; stronger under the pointer."""
    frame, side = _framed(rect)
    light = theme().glow
    for k in range(6, 0, -1):
        p.strokePath(frame, pen(clear(light, 0.055 * strength), side * 0.19 * k / 6))
    inner = QRadialGradient(rect.center(), side * 0.62)
    inner.setColorAt(0, clear(light, 0.13 * strength))
    inner.setColorAt(1, clear(light, 0.44 * strength))
    p.fillPath(frame, inner)
    line = pen(tone(light, 1.1), side * 0.022, Qt.PenCapStyle.FlatCap)
    line.setDashPattern([3.6, 2.6])
    p.strokePath(frame, line)


def paint_dead(p: QPainter, rect: QRectF) -> None:
    """A place beside the land where the tile in hand does not fit."""
    frame, side = _framed(rect, 0.12)
    p.fillPath(frame, QColor(0, 0, 0, 46))
    line = pen(clear(theme().rule, 0.4), side * 0.012, Qt.PenCapStyle.FlatCap)
    line.setDashPattern([1.5, 4.0])
    p.strokePath(frame, line)


def paint_last_move(p: QPainter, rect: QRectF, colour: SeatColour) -> None:
    """The tile laid last: brackets in its player's colour at the four corners."""
    side = rect.width()
    inset, reach = side * 0.035, side * 0.16
    brackets = QPainterPath()
    for x, y, dx, dy in (
        (rect.left() + inset, rect.top() + inset, 1, 1),
        (rect.right() - inset, rect.top() + inset, -1, 1),
        (rect.right() - inset, rect.bottom() - inset, -1, -1),
        (rect.left() + inset, rect.bottom() - inset, 1, -1),
    ):
        brackets.moveTo(x + dx * reach, y)
        brackets.lineTo(x, y)
        brackets.lineTo(x, y + dy * reach)
    p.strokePath(brackets, pen(QColor(30, 20, 12, 150), side * 0.058))
    p.strokePath(brackets, pen(PALE, side * 0.044))
    p.strokePath(brackets, pen(colour.fill, side * 0.024))


# ---------------------------------------------------------------- the tile in hand


def paint_in_hand(p: QPainter, rect: QRectF, picture: QPixmap, fits: bool) -> None:
    """The tile held over the table: lifted above its shadow; glowing where it fits, dimmed where it does not."""
    side = rect.width()
    frame = rounded(rect, side * 0.03)
    shadow(p, frame.translated(side * 0.04, side * 0.07), side * 0.16, 0.55)
    if fits:
        glow(p, frame, theme().glow, side * 0.13)
    p.fillPath(frame.translated(0, side * 0.04), QColor("#8A6841"))
    with clipped(p, frame):
        p.drawPixmap(rect, picture, QRectF(picture.rect()))
        if not fits:
            p.fillRect(rect, QColor(40, 30, 24, 120))
    p.strokePath(frame, pen(tone(theme().glow, 1.15) if fits else clear(theme().refuse, 0.9), side * 0.024))


def turn_buttons(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Where the buttons lie that turn the tile in hand: anticlockwise, clockwise."""
    r = max(13.0, rect.width() * 0.15)
    return (
        QRectF(rect.left() - r, rect.bottom() - r, 2 * r, 2 * r),
        QRectF(rect.right() - r, rect.bottom() - r, 2 * r, 2 * r),
    )


def paint_turns(
    p: QPainter, rect: QRectF, turns: int, lawful: Sequence[int], different: Sequence[int]
) -> None:
    """Which of its different turns fit here, as dots below the tile: full ones fit, the large one is as it is held."""
    side = rect.width()
    for number in different if len(different) > 1 else ():
        x, y = (
            rect.center().x() + (number - (len(different) - 1) / 2) * side * 0.13,
            rect.bottom() + side * 0.09,
        )
        dot = oval(x, y, side * (0.042 if number == turns else 0.028))
        p.fillPath(dot, theme().glow if number in lawful else QColor(20, 12, 6, 150))
        p.strokePath(dot, pen(PALE if number == turns else clear(PALE, 0.6), side * 0.012))


def paint_turn_button(p: QPainter, rect: QRectF, clockwise: bool, hovered: bool = False) -> None:
    """A round parchment button with an arrow that turns."""
    room, r, middle = theme(), rect.width() / 2, rect.center()
    way = 1 if clockwise else -1
    face = oval(middle.x(), middle.y(), r)
    shadow(p, face, r * 0.35, 0.5)
    p.fillPath(face, tone(room.parchment, 1.06) if hovered else room.parchment)
    p.strokePath(face, pen(room.gold, r * (0.16 if hovered else 0.1)))
    ring = QRectF(middle.x() - r * 0.48, middle.y() - r * 0.48, r * 0.96, r * 0.96)
    arc = QPainterPath()
    arc.arcMoveTo(ring, 90 + way * 130)
    arc.arcTo(ring, 90 + way * 130, -way * 240)
    p.strokePath(arc, pen(room.ink, r * 0.15))
    angle = math.radians(90 - way * 110)
    tip = arc.currentPosition()
    dx, dy = math.sin(angle) * way, math.cos(angle) * way
    p.fillPath(
        poly(
            *(
                (tip.x() + (a * dx - b * dy) * r, tip.y() + (a * dy + b * dx) * r)
                for a, b in ((0.36, 0.0), (-0.06, 0.32), (-0.06, -0.32))
            )
        ),
        room.ink,
    )


# ---------------------------------------------------------------- features


def paint_feature_glow(p: QPainter, region: Region, dot: float, strength: float = 1.0) -> None:
    """A whole feature in warm light, brightest along its outline."""
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    p.fillPath(region.ground, clear(WARM, 0.5 * strength))
    p.restore()
    light = theme().glow
    for k in range(7, 0, -1):
        p.strokePath(region.outline, pen(clear(light, 0.075 * strength), 0.20 * k / 7))
    p.strokePath(region.outline, pen(clear("#7A4A10", 0.55 * strength), max(0.04, 3.2 * dot)))
    p.strokePath(region.outline, pen(clear(tone(light, 1.1), strength), max(0.024, 2 * dot)))


def paint_ownership(p: QPainter, region: Region, owners: Sequence[SeatColour], dot: float) -> None:
    """Whose field it is: the owners' marks in a loose pattern, told apart by shape as well as by colour.

    A field of one player has its colour, a shared one is pale.
    """
    fill, dark = (owners[0].fill, owners[0].dark) if len(owners) == 1 else (QColor(PALE), QColor("#5B4A38"))
    p.fillPath(region.ground, clear(fill, 0.22))
    pixels = max(1, round(HATCH / dot))
    pattern = QBrush(_pattern(owners, pixels))
    pattern.setTransform(QTransform.fromScale(HATCH / pixels, HATCH / pixels))
    p.fillPath(region.ground, pattern)
    p.strokePath(region.outline, pen(clear(dark, 0.85), max(0.022, 2 * dot)))
    p.strokePath(region.outline, pen(clear(fill, 0.95), max(0.012, 1.2 * dot)))


def _pattern(owners: Sequence[SeatColour], pixels: int) -> QImage:
    """The marks of the owners in turn, every other row moved by half; repeats in all directions."""
    count = len(owners)
    image = QImage(count * pixels, 2 * count * pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(pixels, pixels)
    for row in range(2 * count):
        for column in range(count):
            owner = owners[(column + row // 2) % count]
            middle = QPointF(column + (0.25 if row % 2 else 0.75), row + 0.5)
            for reach, colour in (
                (0.29, clear(owner.dark, 0.7)),
                (0.25, clear(PALE, 0.9)),
                (0.2, owner.fill),
            ):
                p.fillPath(
                    mark_path(owner.mark, QRectF(-reach, -reach, 2 * reach, 2 * reach)).translated(middle),
                    colour,
                )
    p.end()
    return image


# ---------------------------------------------------------------- worth of a feature


def bubble_rect(anchor: QPointF, title: str, parts: str, aside: float = 0.0) -> QRectF:
    """The place of the bubble that points at the anchor, without its tip; `aside`: its middle is so far beside it."""
    title_font, parts_font = serif(16, SEMIBOLD), sans(13, SEMIBOLD)
    words = max(
        QFontMetricsF(title_font).horizontalAdvance(title), QFontMetricsF(parts_font).horizontalAdvance(parts)
    )
    high = QFontMetricsF(title_font).height() + (QFontMetricsF(parts_font).height() if parts else 0) + 12
    wide = words + high + 30
    return QRectF(anchor.x() - wide / 2 + aside, anchor.y() - high - 12, wide, high)


def paint_bubble(
    p: QPainter, anchor: QPointF, points: int, title: str, parts: str, aside: float = 0.0
) -> None:
    """What a feature is worth, and the sum's parts; its tip touches the anchor."""
    room, rect = theme(), bubble_rect(anchor, title, parts, aside)
    high = rect.height()
    foot = min(max(anchor.x(), rect.left() + high / 2), rect.right() - high / 2)
    badge = rounded(rect, high / 2).united(
        poly((foot - 10, rect.bottom() - 2), (anchor.x(), anchor.y()), (foot + 10, rect.bottom() - 2))
    )
    shadow(p, badge, 9, 0.5)
    paper = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    paper.setColorAt(0, room.paper)
    paper.setColorAt(1, room.parchment_edge)
    p.fillPath(badge, paper)
    p.strokePath(badge, pen(room.gold, 2))
    disc = QRectF(rect.left() + 4, rect.top() + 4, high - 8, high - 8)
    p.fillPath(oval(disc.center().x(), disc.center().y(), disc.width() / 2), QColor("#2B2320"))
    write(p, disc, str(points), serif(disc.height() * 0.58, BOLD, fixed=True), QColor("#FFD76A"), CENTRE)
    text = QRectF(disc.right() + 10, rect.top() + 5, rect.right() - disc.right() - 14, high - 10)
    if not parts:
        write(p, text, title, serif(16, SEMIBOLD), room.ink, LEFT)
        return
    upper = text.height() * 0.54
    write(p, QRectF(text.left(), text.top(), text.width(), upper), title, serif(16, SEMIBOLD), room.ink, LEFT)
    write(
        p,
        QRectF(text.left(), text.top() + upper, text.width(), text.height() - upper),
        parts,
        sans(13, SEMIBOLD),
        room.ink_faded,
        LEFT,
    )


# ---------------------------------------------------------------- tiles still to come


def paint_tile_back(p: QPainter, rect: QRectF, start: bool = False) -> None:
    """The back of a tile; the start tiles' is darker."""
    side = rect.width()
    card = rounded(rect, side * 0.05)
    cloth = QLinearGradient(rect.topLeft(), rect.bottomRight())
    base = QColor("#3D4A36" if start else "#4B6C7E")
    cloth.setColorAt(0, tone(base, 1.2))
    cloth.setColorAt(1, tone(base, 0.82))
    p.fillPath(card, cloth)
    p.strokePath(card, pen(tone(base, 0.5), side * 0.025))
    pale = clear("#F1E3BE", 0.85)
    with clipped(p, card):
        p.setPen(pen(clear("#F1E3BE", 0.13), side * 0.02))
        p.drawLines(
            [
                QLineF(
                    rect.left() + k * side * 0.16,
                    rect.top(),
                    rect.left() + k * side * 0.16 - side,
                    rect.bottom(),
                )
                for k in range(1, 14)
            ]
        )
    p.strokePath(
        rounded(rect.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08), side * 0.03),
        pen(pale, side * 0.016),
    )
    p.fillPath(_keep(rect.center(), side * 0.5), pale)


def _keep(middle: QPointF, size: float) -> QPainterPath:
    """A little castle as a sign, its outline in one line."""
    right = [
        (0.0, -0.08),
        (0.05, -0.08),
        (0.05, -0.17),
        (0.16, -0.17),
        (0.16, -0.08),
        (0.28, -0.08),
        (0.28, -0.28),
    ]
    right += [
        (0.24, -0.28),
        (0.39, -0.60),
        (0.54, -0.28),
        (0.50, -0.28),
        (0.50, 0.45),
        (0.11, 0.45),
        (0.11, 0.24),
    ]
    right += [(0.07, 0.17), (0.0, 0.14)]
    outline = [*right, *((-x, y) for x, y in reversed(right[1:-1]))]
    return poly(*((middle.x() + x * size, middle.y() + y * size) for x, y in outline))


def paint_stack(p: QPainter, rect: QRectF, count: int) -> None:
    """A pile of face-down tiles, as high as there are many."""
    layers = max(1, min(14, math.ceil(count / 6)))
    step = rect.height() * 0.022
    side = min(rect.width(), rect.height() - layers * step)
    bottom = rect.bottom() - side
    shadow(p, rounded(QRectF(rect.left(), bottom, side, side), side * 0.05), side * 0.1, 0.55)
    for k in range(layers):
        lies = QRectF(rect.left() + (k * 37 % 5 - 2) * side * 0.004, bottom - k * step, side, side)
        p.fillPath(rounded(lies, side * 0.05), mix("#B08D5E", "#6E4F30", 0.25 + 0.5 * (k % 2)))
    paint_tile_back(p, QRectF(rect.left(), bottom - layers * step, side, side))
