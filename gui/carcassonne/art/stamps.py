"""Small things painted once per look and size, then stamped onto tiles as images.

A tile shows some eighty houses, trees and tufts of only a few looks. Stamping them is what makes a tile's picture
cheap. A stamp's painter draws around (0, 0), the middle of the thing's foot, in fractions of the tile's side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRadialGradient

from gui.carcassonne.art.colours import NIGHT, ink, radial

FINE_FROM = 110  # from this many pixels per tile on, windows and the like can be seen
Draw = Callable[[QPainter, int, bool], None]


class Stamp(NamedTuple):
    """How to draw a thing, what it covers, and how many looks it has."""

    draw: Draw
    box: QRectF
    looks: int


class Canvas:
    """A painter on a tile's picture: scaled to the unit square, with stamps in whole pixels."""

    def __init__(self, painter: QPainter, pixels: int, shown_pixels: int):
        self.p = painter
        self.pixels = pixels
        self.fine = shown_pixels >= FINE_FROM
        self.coarse = shown_pixels < 48

    def stamp(self, stamp: Stamp, x: float, y: float, size: float = 1.0, looks: int = 0) -> None:
        image, offset = _painted(
            stamp.draw, stamp.box.getRect(), looks % stamp.looks, round(size * 10), self.pixels, self.fine
        )
        self.p.setWorldMatrixEnabled(False)
        self.p.drawImage(QPoint(round(x * self.pixels), round(y * self.pixels)) + offset, image)
        self.p.setWorldMatrixEnabled(True)


@lru_cache(maxsize=1500)
def _painted(
    draw: Draw, box: tuple[float, float, float, float], looks: int, tenths: int, pixels: int, fine: bool
) -> tuple[QImage, QPoint]:
    scale = pixels * tenths / 10
    left, top, width, height = (round(edge * scale) for edge in box)
    image = QImage(width + 2, height + 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(1 - left, 1 - top)
    p.scale(scale, scale)
    draw(p, looks, fine)
    p.end()
    return image, QPoint(left - 1, top - 1)


def paint_shadow(p: QPainter, x: float, y: float, rx: float, ry: float, strength: float = 0.3) -> None:
    """A soft shadow on the ground, to be set where it falls: to the lower right."""
    p.save()
    p.translate(x, y)
    p.scale(rx, ry)
    p.fillRect(QRectF(-1, -1, 2, 2), _shade(round(strength, 2)))
    p.restore()


@lru_cache(maxsize=64)
def _shade(strength: float) -> QRadialGradient:
    return radial(
        0, 0, 1, (0, ink(NIGHT, 1, strength)), (0.55, ink(NIGHT, 1, strength * 0.7)), (1, ink(NIGHT, 1, 0.0))
    )
