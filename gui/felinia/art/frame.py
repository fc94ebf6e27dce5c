"""Around the chart: the scale of degrees and a rope with a coil at each corner."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import bezier, closed, draw, halo, slope
from gui.felinia.art.colours import INK, PARCHMENT
from gui.kit.paint import at, clear, pen
from gui.kit.paths import box, oval


def paint_frame(p: QPainter, area: QRectF) -> None:
    """The frame of a chart, inside and around its area."""
    x, y, w, h = area.left(), area.top(), area.width(), area.height()
    paint_degree_border(p, x, y, w, h, 9, 46)
    paint_rope(p, x - 5, y - 5, w + 10, h + 10, 12)


def paint_degree_border(
    p: QPainter, x: float, y: float, w: float, h: float, band: float = 9, steps: int = 40
) -> None:
    """The chequered scale of degrees along the neat line."""
    draw(
        p,
        box(x, y, w, h, 0).subtracted(box(x + band, y + band, w - 2 * band, h - 2 * band, 0)),
        PARCHMENT,
        pen(INK, 1.2),
    )
    for i in range(steps):
        if i % 2:
            continue
        u, v = (w - 2 * band) / steps, (h - 2 * band) / steps
        for rect in (
            (x + band + i * u, y, u, band),
            (x + band + (i + 1) * u, y + h - band, u, band),
            (x, y + band + (i + 1) * v, band, v),
            (x + w - band, y + band + i * v, band, v),
        ):
            draw(p, box(*rect), "#2F4C5C")
    draw(p, box(x + band, y + band, w - 2 * band, h - 2 * band, 0), None, pen(INK, 1.6))


def paint_rope(p: QPainter, x: float, y: float, w: float, h: float, thickness: float) -> None:
    """Twisted rope around a rectangle with a coil at each corner."""
    frame = box(x, y, w, h, 22)
    draw(p, frame.translated(2, 3), None, pen(clear("#000000", 0.35), thickness + 3))
    draw(p, frame, None, pen("#4A2E14", thickness + 2))
    length, step = frame.length(), thickness * 0.62
    n = int(length / step)
    strand = closed(
        (-thickness * 0.36, -thickness * 0.46),
        (
            thickness * 0.2,
            -thickness * 0.5,
            thickness * 0.56,
            thickness * 0.2,
            thickness * 0.36,
            thickness * 0.46,
        ),
        (
            -thickness * 0.2,
            thickness * 0.5,
            -thickness * 0.56,
            -thickness * 0.2,
            -thickness * 0.36,
            -thickness * 0.46,
        ),
    )
    for i in range(n):
        t = i / n
        point = frame.pointAtPercent(t)
        with at(p, point.x(), point.y(), turn=-frame.angleAtPercent(t)):
            draw(
                p,
                strand,
                slope(
                    -thickness * 0.3,
                    -thickness * 0.4,
                    thickness * 0.3,
                    thickness * 0.4,
                    "#F3DCA4",
                    "#C99E5A",
                    "#7A5426",
                ),
                pen(clear("#3A2310", 0.86), 0.9),
            )
    for cx, cy in ((x + 7, y + 7), (x + w - 7, y + 7), (x + 7, y + h - 7), (x + w - 7, y + h - 7)):
        for r in (thickness * 1.5, thickness * 1.02, thickness * 0.54):
            draw(
                p,
                oval(cx, cy, r),
                halo(cx - r * 0.4, cy - r * 0.5, r * 1.7, "#F3DCA4", "#C0924E", "#6E4A20"),
                pen("#3A2310", 1.3),
            )
            for k in range(14):
                a = math.tau * k / 14
                draw(
                    p,
                    bezier(
                        (cx + r * math.cos(a), cy + r * math.sin(a)),
                        (
                            cx + (r - thickness * 0.4) * math.cos(a + 0.35),
                            cy + (r - thickness * 0.4) * math.sin(a + 0.35),
                        ),
                    ),
                    None,
                    pen(clear("#3A2310", 0.59), 1),
                )
