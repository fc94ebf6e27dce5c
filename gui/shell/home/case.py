"""The bookcase of the home screen: boarded back, the plank the boxes stand on, light and dusk.

Everything is painted in units: the case is HEIGHT units high and as wide as there is room.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QRadialGradient

from gui.kit.paint import clear, dark, light, mix, paint, stroke
from gui.kit.paths import curve, poly
from gui.kit.theme import Theme
from gui.shell.home.ornaments import soft_disc

HEIGHT = 482.0
FLOOR = 428.0
"""Where things stand on the plank."""
FRONT = 446.0
"""Upper edge of the plank's front, which carries the brass plates."""
SLOT = 292.0
"""How much of the plank a box takes, with its side and its glow."""
CANDLE = 46.0
"""How far the candle stands from the right end."""

_BOARD = 160.0


def paint_case(p: QPainter, width: float, room: Theme) -> None:
    """The empty bookcase, `width` units wide."""
    _back(p, width, room)
    _light(p, width, room)
    _plank(p, width, room)


def paint_dusk(p: QPainter, width: float) -> None:
    """Night falls over the room, least near the candle; laid over everything that is no panel."""
    pool = QRadialGradient(QPointF(width - 300, 338), width * 0.81)
    pool.setColorAt(0, clear("#04060C", 0))
    pool.setColorAt(0.45, clear("#04060C", 0.08))
    pool.setColorAt(1, clear("#04060C", 0.38))
    p.fillRect(QRectF(0, 0, width, HEIGHT), QBrush(pool))


def _back(p: QPainter, width: float, room: Theme) -> None:
    """Boards with faint grain.  The first frame waits for them: upright lines without smoothing are fast."""
    tone = room.wood
    _shade(p, QRectF(0, 0, width, HEIGHT), light(tone, 0.12), dark(tone, 0.36))
    rng = random.Random(5)
    p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for i in range(int(width / _BOARD) + 1):
        x = i * _BOARD
        p.fillRect(QRectF(x, 0, _BOARD, FRONT), clear("#000000", rng.uniform(0, 0.1)))
        for _ in range(3):
            base = x + rng.uniform(8, _BOARD - 8)
            grain = curve(*((base + rng.uniform(-4, 4), FRONT * k / 4) for k in range(5)))
            stroke(p, grain, clear("#000000", rng.uniform(0.04, 0.1)), rng.uniform(1, 2.4))
        p.fillRect(QRectF(x - 0.8, 0, 1.6, FRONT), clear("#000000", 0.35))
        p.fillRect(QRectF(x + 1, 0, 1, FRONT), clear("#FFFFFF", 0.08))
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    _fall(p, QRectF(0, 0, width, 90), 0.5)


def _light(p: QPainter, width: float, room: Theme) -> None:
    """Sun through the panes by day, the moon and a candle by night."""
    if room.night:
        for x in (60.0, 330.0):
            paint(p, poly((x, 0), (x + 150, 0), (x + 420, FRONT), (x + 230, FRONT)), clear("#A9C4F0", 0.12))
        flame = width - CANDLE - 16
        soft_disc(p, flame, 318, 620, clear("#FFB45A", 0.38))
        soft_disc(p, flame, 348, 260, clear("#FFD08A", 0.35))
    else:
        for x in (120.0, 430.0, 700.0):
            paint(p, poly((x, 0), (x + 170, 0), (x + 470, FRONT), (x + 280, FRONT)), clear("#FFF4D0", 0.13))


def _plank(p: QPainter, width: float, room: Theme) -> None:
    """Its lit top and its moulded front."""
    tone = room.wood
    _shade(p, QRectF(0, FLOOR - 14, width, 32), light(tone, 0.08), light(tone, 0.3))
    _shade(p, QRectF(0, FRONT, width, HEIGHT - FRONT), mix(tone, "#FFF4D6", 0.18), dark(tone, 0.4))
    for y, strength in ((FRONT, 0.4), (FRONT + 8, 0.12)):
        p.fillRect(QRectF(0, y - 0.8, width, 1.6), clear("#FFF4D6", strength))
    p.fillRect(QRectF(0, HEIGHT - 7.7, width, 1.4), clear("#000000", 0.3))


def _shade(p: QPainter, area: QRectF, top: QColor, bottom: QColor) -> None:
    """A board, lit from the upper left."""
    slope = QLinearGradient(area.topLeft(), QPointF(area.left() + area.width() * 0.35, area.bottom()))
    slope.setColorAt(0, top)
    slope.setColorAt(1, bottom)
    p.fillRect(area, QBrush(slope))


def _fall(p: QPainter, area: QRectF, strength: float) -> None:
    """A shadow that falls from the upper edge of the area."""
    slope = QLinearGradient(area.topLeft(), area.bottomLeft())
    slope.setColorAt(0, clear("#000000", strength))
    slope.setColorAt(1, clear("#000000", 0))
    p.fillRect(area, QBrush(slope))
