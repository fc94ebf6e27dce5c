"""The front of the box: a château above the river in the evening, vines in front."""

from __future__ import annotations

import random

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from gui.burgundy.art.places import ship
from gui.kit.lettering import title
from gui.kit.paint import Colour, at, clear, clipped, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly

translate = QCoreApplication.translate
FRONT = QRectF(0, 0, 250, 330)
"""The front in the painter's own units."""
STONE, SLATE = "#EADFC4", "#42536A"


def cover(p: QPainter, rect: QRectF) -> None:
    """Paint the front of the box, scaled to fill the rectangle."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.translate(rect.topLeft())
    p.scale(rect.width() / FRONT.width(), rect.height() / FRONT.height())
    _country(p)
    _chateau(p)
    _river(p)
    _ridge(p, 16, 258, 5, "#9CA85A", "#56702E")
    for row in range(4):
        _vines(p, 276 + row * 20, 0.7 + row * 0.2, row)
    _title(p, translate("Burgundy", "The Castles of"), 40, 25, 0)
    _title(p, translate("Burgundy", "Burgundy"), 86, 48, 7)
    p.restore()


def _country(p: QPainter) -> None:
    sky = QLinearGradient(0, 0, 0, FRONT.height() * 0.75)
    sky.setColorAt(0, QColor("#5B3F6E"))
    sky.setColorAt(1, QColor("#F6C58A"))
    p.fillRect(FRONT, sky)
    sun = QRadialGradient(QPointF(70, 150), 120)
    sun.setColorAt(0, clear("#FFE3A8", 0.8))
    sun.setColorAt(1, clear("#FFE3A8", 0))
    p.fillPath(oval(70, 150, 120), sun)
    paint(p, oval(70, 152, 15), "#FFF2C2")
    _ridge(p, 14, 176, 8, "#A58AA0", "#7E6A86")
    _ridge(p, 15, 204, 6, "#8F9A68", "#66793F")


def _ridge(p: QPainter, seed: int, crest: float, swing: float, top: Colour, bottom: Colour) -> None:
    """A row of rolling hills across the front."""
    rng = random.Random(seed)
    left, width, steps = FRONT.left() - 20, FRONT.width() + 40, 4
    hills = curve(*((left + width * i / steps, crest + rng.uniform(-swing, swing)) for i in range(steps + 1)))
    hills.lineTo(left + width, FRONT.bottom() + 5)
    hills.lineTo(left, FRONT.bottom() + 5)
    hills.closeSubpath()
    paint(p, hills, top, bottom)


def _chateau(p: QPainter) -> None:
    rock = curve((96, 236), (112, 196), (150, 184), (206, 186), (250, 202), (250, 244), closed=True)
    paint(p, rock, "#B7A58A", "#6E6450", 1.2)
    with at(p, 178, 204, 0.82):
        paint(p, box(-52, -56, 104, 56), light(STONE, 0.3), dark(STONE, 0.16), 1.2)
        paint(
            p, poly((-56, -56), (-40, -84), (40, -84), (56, -56)), light(SLATE, 0.25), dark(SLATE, 0.15), 1.2
        )
        for row in (-46, -24):
            for i in range(6):
                paint(p, box(-44 + i * 16, row, 7, 12, 3), "#FFD98A", "#C9862E", 0.8)
        for x in (-24, 0, 24):
            paint(p, poly((x - 9, -72), (x, -88), (x + 9, -72)), light(STONE, 0.2), STONE, 1.0)
        for x in (-54, 54):
            with at(p, x, 2):
                _tower(p, 28, 74)


def _tower(p: QPainter, w: float, h: float) -> None:
    """A round tower with a pointed roof and a pennant, standing on (0, 0)."""
    paint(p, box(-w / 2, -h, w, h), light(STONE, 0.4), dark(STONE, 0.15), 1.0)
    paint(p, box(w * 0.12, -h, w * 0.38, h), clear("#2B2320", 0.16))
    paint(p, box(-w / 2 - 3, -h - 4, w + 6, 8), light(STONE, 0.2), dark(STONE, 0.2), 1.0)
    top = -h - 4 - w * 1.3
    paint(
        p,
        poly((0, top), (w / 2 + 5, -h - 4), (-w / 2 - 5, -h - 4)),
        light(SLATE, 0.3),
        dark(SLATE, 0.25),
        1.0,
    )
    paint(p, poly((0, top), (w / 2 + 5, -h - 4), (w * 0.1, -h - 4)), clear("#1E1410", 0.25))
    for y in (-h * 0.75, -h * 0.4):
        paint(p, box(-w * 0.11, y, w * 0.22, h * 0.16, w * 0.1), "#FFD98A", "#C9862E", 0.7)
    stroke(p, line((0, top), (0, top - 16)), "#4A3523", 1.6)
    flag = curve((0, top - 16), (8, top - 18), (18, top - 12), (9, top - 9), (0, top - 7))
    paint(p, flag, "#C8473D", "#8E2F2A", 0.7)


def _river(p: QPainter) -> None:
    for grow, one, two in ((3.0, "#C9B98A", "#A2946C"), (0.0, "#FBD9A6", "#3E6C94")):
        banks = ((34, 205, 3), (52, 213, 14), (74, 226, 26), (44, 244, 44), (60, 266, 70))
        water = curve(*((x - w - grow, y) for x, y, w in banks))
        right = [(x + w + grow, y) for x, y, w in reversed(banks)]
        water.lineTo(*right[0])
        water.connectPath(curve(*right))
        water.closeSubpath()
        paint(p, water, one, two)
    with at(p, 54, 238, 20), clipped(p, box(-1, -1, 2, 1.5)):
        ship(p, sea=False)


def _vines(p: QPainter, y: float, scale: float, seed: int) -> None:
    """Vines on stakes, leaves with a bunch of grapes each."""
    step = 30 * scale
    stroke(p, line((-6, y - 12 * scale), (256, y - 12 * scale)), "#7A5630", 1.6 * scale)
    for i in range(int(260 / step) + 1):
        with at(p, i * step + seed % 2 * step / 2, y, scale):
            stroke(p, line((0, 4), (0, -24)), "#6A4524", 2.6)
            for dx, dy, r in ((-7, -16, 6.4), (6, -18, 6.8), (0, -22, 6), (-3, -11, 5.6), (8, -11, 5)):
                paint(p, oval(dx, dy, r), light("#7FA83E", 0.3 - r * 0.02), "#4C7A2A", 0.7)
            for x, berry in ((1, -8), (5, -8), (3, -5), (1.6, -2), (4.4, -2), (3, 1)):
                paint(p, oval(x, berry, 2.1), "#A678C8", "#4E2A6E", 0.4)


def _title(p: QPainter, words: str, y: float, size: float, bend: float) -> None:
    title(p, words, 125, y, size, "#FFF3D0", "#E0A23A", "#3A1A2E", bend, widest=FRONT.width() - 22)
