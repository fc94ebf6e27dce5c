"""Around the chart: the scale of degrees and a rope with a coil at each corner."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import draw, halo
from gui.felinia.art.colours import INK, PARCHMENT
from gui.kit.brush import across
from gui.kit.paint import at, clear, pen
from gui.kit.paths import box, line, oval, shape

BAND, DEGREES = 9.0, 46
"""How wide the scale is, and how many degrees a side has."""
ROPE = 12.0


def paint_frame(p: QPainter, area: QRectF) -> None:
    """The frame of a chart, inside and around its area."""
    x, y, w, h = area.left(), area.top(), area.width(), area.height()
    _degrees(p, x, y, w, h)
    _rope(p, x - 5, y - 5, w + 10, h + 10)


def _degrees(p: QPainter, x: float, y: float, w: float, h: float) -> None:
    """The chequered scale of degrees along the neat line."""
    neat = box(x + BAND, y + BAND, w - 2 * BAND, h - 2 * BAND)
    draw(p, box(x, y, w, h).subtracted(neat), PARCHMENT, pen(INK, 1.2))
    u, v = (w - 2 * BAND) / DEGREES, (h - 2 * BAND) / DEGREES
    for i in range(0, DEGREES, 2):
        for rect in (
            (x + BAND + i * u, y, u, BAND),
            (x + BAND + (i + 1) * u, y + h - BAND, u, BAND),
            (x, y + BAND + (i + 1) * v, BAND, v),
            (x + w - BAND, y + BAND + i * v, BAND, v),
        ):
            draw(p, box(*rect), "#2F4C5C")
    draw(p, neat, None, pen(INK, 1.6))


def _rope(p: QPainter, x: float, y: float, w: float, h: float) -> None:
    """Twisted rope around a rectangle with a coil at each corner."""
    frame = box(x, y, w, h, 22)
    draw(p, frame.translated(2, 3), None, pen(clear("#000000", 0.35), ROPE + 3))
    draw(p, frame, None, pen("#4A2E14", ROPE + 2))
    strand = shape(-4.3, -5.5, (2.4, -6, 6.7, 2.4, 4.3, 5.5), (-2.4, 6, -6.7, -2.4, -4.3, -5.5))
    twist = across(-3.6, -4.8, 3.6, 4.8, "#F3DCA4", "#C99E5A", "#7A5426")
    strands = int(frame.length() / (ROPE * 0.62))
    for i in range(strands):
        point = frame.pointAtPercent(i / strands)
        with at(p, point.x(), point.y(), turn=-frame.angleAtPercent(i / strands)):
            draw(p, strand, twist, pen(clear("#3A2310", 0.86), 0.9))
    for corner in ((x + 7, y + 7), (x + w - 7, y + 7), (x + 7, y + h - 7), (x + w - 7, y + h - 7)):
        with at(p, *corner):
            _coil(p)


def _coil(p: QPainter) -> None:
    """Rope laid round and round, around the origin."""
    for r in (ROPE * 1.5, ROPE * 1.02, ROPE * 0.54):
        hemp = halo(-r * 0.4, -r * 0.5, r * 1.7, "#F3DCA4", "#C0924E", "#6E4A20")
        draw(p, oval(0, 0, r), hemp, pen("#3A2310", 1.3))
        inner = r - ROPE * 0.4
        for k in range(14):
            a = math.tau * k / 14
            b = a + 0.35
            lay = line((r * math.cos(a), r * math.sin(a)), (inner * math.cos(b), inner * math.sin(b)))
            draw(p, lay, None, pen(clear("#3A2310", 0.59), 1))
