"""The front of the box: a lion as the rising sun over the sea, a ship sailing towards it."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import draw, halo, stamp
from gui.felinia.art.cats import paint_lion
from gui.felinia.art.ships import paint_ship
from gui.kit.brush import across
from gui.kit.lettering import title
from gui.kit.paint import at, clear, pen
from gui.kit.paths import box, curve, oval, poly, shape

FRONT = QRectF(0, 0, 250, 330)
"""The front in the painter's own units."""
SUN = (125.0, 166.0)
HORIZON = 228.0


def cover(p: QPainter, rect: QRectF) -> None:
    """Paint the front of the box, scaled to fill the rectangle."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.translate(rect.topLeft())
    p.scale(rect.width() / FRONT.width(), rect.height() / FRONT.height())
    _sky(p)
    stamp(p, *SUN, 126, paint_lion)
    for flip in (False, True):
        with at(p, SUN[0], 0, flip=flip):
            _isle(p)
    _sea(p)
    stamp(p, 122, 270, 104, paint_ship, "lion")
    title(p, "Felinia", 125, 74, 62, "#FFF8DA", "#F2B84A", "#0A2A3A", 10)
    p.restore()


def _sky(p: QPainter) -> None:
    p.fillRect(FRONT, across(0, 0, 0, 248, "#0F3F54", "#3F7A86", "#F2B45E"))
    for ray in range(24):
        with at(p, *SUN, turn=ray * 15):
            beam = poly((-5, -66), (5, -66), (13, -260), (-13, -260))
            draw(p, beam, clear("#FFE29A", 0.2 if ray % 2 else 0.09))
    glow = clear("#FFE9A8", 0.95), clear("#FFE9A8", 0.5), clear("#FFE9A8", 0.0)
    draw(p, oval(*SUN, 112), halo(*SUN, 112, *glow))


def _isle(p: QPainter) -> None:
    """An island with two palms on the right; mirrored it is the one on the left."""
    land = curve((60, 234), (82, 214), (112, 208), (136, 234), closed=True)
    draw(p, land, across(60, 208, 130, 234, "#9CC47A", "#2F6B4A"), pen("#16352A", 1.2))
    for x, lean in ((92, -8), (108, 6)):
        trunk = shape(x, 214, (x + lean * 0.4, 196, x + lean, 182), close=False)
        draw(p, trunk, None, pen("#3A2412", 5))
        draw(p, trunk, None, pen("#8A5E34", 3.4))
        for angle in (-160, -118, -76, -34, 10):
            with at(p, x + lean, 182, turn=angle):
                leaf = curve((0, 0), (12, -5), (25, 2), (12, 3), closed=True)
                draw(p, leaf, across(0, -5, 25, 3, "#6FB45E", "#1F5C3A"), pen("#16352A", 0.9))


def _sea(p: QPainter) -> None:
    draw(p, box(-4, HORIZON, 260, 110), across(0, HORIZON, 0, 330, "#7FC3C9", "#4FA3B4", "#12465E"))
    path = poly((112, HORIZON), (138, HORIZON), (190, 330), (60, 330))
    draw(p, path, across(0, HORIZON, 0, 330, clear("#FFE9A8", 0.65), clear("#FFE9A8", 0.0)))
    rng = random.Random(9)
    for _ in range(46):
        y = rng.uniform(HORIZON + 4, 328)
        x, size = rng.uniform(0, 250), 3 + (y - HORIZON) * 0.07
        wave = shape(x, y, (x + size, y - size * 0.5, x + 2 * size, y), close=False)
        draw(p, wave, None, pen(clear("#FFFFFF", 0.5), 1.1))
