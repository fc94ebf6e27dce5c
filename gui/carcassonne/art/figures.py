"""Wooden figures in a player's colour, with the player's mark.

A figure's picture is square and to be centred on its place; on a board it is ``FIGURE`` of a tile's side wide.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap, QTransform

from gui.carcassonne.art.colours import CREAM
from gui.carcassonne.art.stamps import paint_shadow
from gui.kit.paint import at, clear, clipped, pen, tone
from gui.kit.paths import box
from gui.kit.pixmaps import pictures
from gui.kit.theme import SeatColour, paint_mark

FIGURE = 0.57  # width of the picture in sides of a tile
HIGH = 0.62  # height of a standing meeple in its picture
THICK = 0.052  # thickness of the wood, in heights
OUTLINE = "#FFF4D6"


def figure_pixmap(
    kind: str, colour: SeatColour, pixels: float, lying: bool = False, dpr: float = 1.0
) -> QPixmap:
    """The figure in a square picture of this size."""
    return pictures.get(
        ("carcassonne figure", kind, colour.fill.rgba(), colour.dark.rgba(), colour.mark, lying),
        pixels,
        pixels,
        dpr,
        lambda p: paint_figure(p, QRectF(0, 0, pixels, pixels), kind, colour, lying),
    )


def paint_figure(p: QPainter, rect: QRectF, kind: str, colour: SeatColour, lying: bool = False) -> None:
    """A thick wooden figure, standing or (a farmer) lying on its back."""
    path = _lying(kind) if lying else figure_path(kind)
    with at(p, rect.center().x(), rect.center().y(), min(rect.width(), rect.height()) * HIGH):
        extent = path.boundingRect()
        if lying:
            paint_shadow(p, 0.09, 0.09, extent.width() * 0.66, extent.height() * 0.66, 0.6)
        else:
            paint_shadow(p, 0.10, extent.bottom() - 0.03, extent.width() * 0.62, 0.17, 0.65)
        p.strokePath(path, pen(clear(OUTLINE, 0.93), 0.15))
        p.strokePath(path.translated(THICK, THICK * 0.7), pen(clear(OUTLINE, 0.93), 0.13))
        for k in range(6, 0, -1):
            side = path.translated(THICK * k / 6, THICK * 0.7 * k / 6)
            p.strokePath(side, pen(colour.dark, 0.06))
            p.fillPath(side, colour.dark)
        p.strokePath(path, pen(tone(colour.dark, 0.8), 0.05))
        p.fillPath(path, _face(colour))
        with clipped(p, path):
            p.strokePath(path.translated(0.02, 0.024), pen(clear("#FFFFFF", 0.38), 0.05))
        x, y = MARK_PLACES.get(kind, (0.0, 0.07))
        if lying:
            x, y = -y, x
        paint_mark(p, colour.mark, QRectF(x - 0.13, y - 0.13, 0.26, 0.26), CREAM)


def _face(colour: SeatColour) -> QLinearGradient:
    face = QLinearGradient(-0.35, -0.4, 0.4, 0.5)
    face.setColorAt(0, tone(colour.fill, 1.28))
    face.setColorAt(0.5, colour.fill)
    face.setColorAt(1, tone(colour.fill, 0.84))
    return face


@cache
def figure_path(kind: str) -> QPainterPath:
    """The outline of a figure around its middle; a standing meeple is one high."""
    outline = OUTLINES[kind]()
    return outline.translated(0, -outline.boundingRect().center().y())


@cache
def _lying(kind: str) -> QPainterPath:
    return QTransform().rotate(90).map(figure_path(kind))


# ---------------------------------------------------------------- outlines, foot at (0, 0)


def _both_sides(right: QPainterPath) -> QPainterPath:
    """A half that reaches a little past the middle, joined with its mirror image."""
    return right.united(QTransform(-1, 0, 0, 1, 0, 0).map(right)).simplified()


def _meeple() -> QPainterPath:
    right = QPainterPath(QPointF(-0.03, -0.20))
    right.lineTo(0, -0.20)
    right.quadTo(0.05, -0.02, 0.12, 0)
    right.lineTo(0.40, 0)
    right.quadTo(0.46, -0.01, 0.43, -0.07)
    right.quadTo(0.30, -0.28, 0.25, -0.40)
    right.quadTo(0.42, -0.42, 0.48, -0.50)
    right.quadTo(0.52, -0.60, 0.42, -0.63)
    right.quadTo(0.28, -0.66, 0.16, -0.70)
    right.cubicTo(0.26, -0.80, 0.20, -1.0, 0, -1.0)
    right.lineTo(-0.03, -0.99)
    right.closeSubpath()
    return _both_sides(right)


def _big_meeple() -> QPainterPath:
    return QTransform.fromScale(1.2, 1.2).map(_meeple().translated(0, 0.5)).translated(0, -0.5)


def _abbot() -> QPainterPath:
    """A robed figure with a tall mitre."""
    right = QPainterPath(QPointF(-0.03, 0))
    right.lineTo(0.36, 0)
    right.quadTo(0.42, -0.03, 0.37, -0.12)
    right.quadTo(0.27, -0.34, 0.26, -0.50)
    right.quadTo(0.24, -0.62, 0.14, -0.66)
    right.cubicTo(0.22, -0.74, 0.22, -0.84, 0.15, -0.90)
    right.quadTo(0.12, -1.04, 0, -1.10)
    right.lineTo(-0.03, -1.08)
    right.closeSubpath()
    return _both_sides(right)


def _builder() -> QPainterPath:
    """A craftsman under a flat cap, a hammer on his shoulder."""
    body = QPainterPath(QPointF(-0.34, 0))
    body.lineTo(0.34, 0)
    body.quadTo(0.36, -0.06, 0.32, -0.12)
    body.quadTo(0.24, -0.34, 0.26, -0.48)
    body.quadTo(0.24, -0.60, 0.14, -0.63)
    body.cubicTo(0.21, -0.70, 0.21, -0.78, 0.18, -0.83)
    body.lineTo(0.27, -0.86)
    body.quadTo(0.22, -1.0, 0.0, -1.0)
    body.quadTo(-0.22, -1.0, -0.23, -0.83)
    body.lineTo(-0.18, -0.80)
    body.cubicTo(-0.21, -0.74, -0.20, -0.68, -0.14, -0.63)
    body.quadTo(-0.24, -0.60, -0.26, -0.48)
    body.quadTo(-0.24, -0.34, -0.32, -0.12)
    body.quadTo(-0.36, -0.06, -0.34, 0)
    hammer = QTransform().translate(0.20, -0.36).rotate(28).map(box(-0.04, -0.46, 0.08, 0.5))
    head = QTransform().translate(0.20, -0.36).rotate(28).map(box(-0.16, -0.58, 0.32, 0.18, 0.03))
    return body.united(hammer).united(head).simplified()


def _pig() -> QPainterPath:
    """A round pig seen from the side, snout to the right."""
    pig = QPainterPath(QPointF(-0.44, -0.22))
    pig.cubicTo(-0.50, -0.52, -0.30, -0.72, 0.00, -0.72)
    pig.cubicTo(0.10, -0.72, 0.16, -0.70, 0.22, -0.67)
    pig.lineTo(0.28, -0.78)
    pig.lineTo(0.36, -0.62)
    pig.quadTo(0.42, -0.56, 0.44, -0.48)
    pig.lineTo(0.54, -0.46)
    pig.quadTo(0.58, -0.36, 0.53, -0.28)
    pig.lineTo(0.42, -0.26)
    pig.quadTo(0.36, -0.16, 0.30, -0.14)
    pig.lineTo(0.30, 0.0)
    pig.lineTo(0.12, 0.0)
    pig.lineTo(0.10, -0.12)
    pig.quadTo(-0.06, -0.09, -0.20, -0.12)
    pig.lineTo(-0.22, 0.0)
    pig.lineTo(-0.40, 0.0)
    pig.closeSubpath()
    return pig.translated(0, -0.12)


def _messenger() -> QPainterPath:
    """A woman in a wide skirt."""
    right = QPainterPath(QPointF(-0.03, 0))
    right.lineTo(0.42, 0)
    right.quadTo(0.46, -0.04, 0.42, -0.10)
    right.quadTo(0.20, -0.34, 0.18, -0.44)
    right.quadTo(0.36, -0.44, 0.42, -0.52)
    right.quadTo(0.44, -0.62, 0.34, -0.64)
    right.quadTo(0.22, -0.66, 0.14, -0.70)
    right.cubicTo(0.32, -0.74, 0.26, -1.0, 0, -1.0)
    right.lineTo(-0.03, -0.99)
    right.closeSubpath()
    return _both_sides(right)


def _hooded() -> QPainterPath:
    """A robber in a wide cloak, the hood drawn over his head."""
    right = QPainterPath(QPointF(-0.03, 0))
    right.lineTo(0.40, 0)
    right.quadTo(0.46, -0.03, 0.43, -0.12)
    right.quadTo(0.40, -0.40, 0.26, -0.58)
    right.quadTo(0.20, -0.62, 0.15, -0.64)
    right.cubicTo(0.26, -0.74, 0.20, -0.90, 0, -1.04)
    right.lineTo(-0.03, -1.02)
    right.closeSubpath()
    return _both_sides(right)


def _hatted() -> QPainterPath:
    """Mage or witch: a cloak under a tall brimmed hat."""
    right = QPainterPath(QPointF(-0.03, 0))
    right.lineTo(0.40, 0)
    right.quadTo(0.30, -0.30, 0.24, -0.50)
    right.quadTo(0.22, -0.60, 0.16, -0.66)
    right.lineTo(0.34, -0.70)
    right.quadTo(0.36, -0.76, 0.16, -0.78)
    right.quadTo(0.08, -0.98, 0, -1.16)
    right.lineTo(-0.03, -1.10)
    right.closeSubpath()
    return _both_sides(right)


OUTLINES: dict[str, Callable[[], QPainterPath]] = {
    "meeple": _meeple,
    "scoring_meeple": _meeple,
    "big_meeple": _big_meeple,
    "abbot": _abbot,
    "builder": _builder,
    "pig": _pig,
    "messenger": _messenger,
    "robber": _hooded,
    "mage": _hatted,
    "witch": _hatted,
}
MARK_PLACES = {
    "abbot": (0.0, 0.16),
    "builder": (-0.02, 0.14),
    "pig": (-0.05, -0.02),
    "messenger": (0.0, 0.24),
    "robber": (0.0, 0.16),
    "mage": (0.0, 0.20),
    "witch": (0.0, 0.20),
}
