"""The harbour of Katzburg: water below a wall of stone, four berths between bollards."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import draw
from gui.felinia.art.colours import HUES, INK
from gui.felinia.plan import BERTH, QUAY
from gui.kit.brush import across
from gui.kit.paint import clear, clipped, pen, shadow
from gui.kit.paths import box, shape

WIDE, TALL = QUAY.width(), QUAY.height()


def paint_quay(p: QPainter) -> None:
    """The quay from its upper left corner."""
    frame = box(0, 0, WIDE, TALL, 14)
    shadow(p, frame, 10, 0.6)
    with clipped(p, frame):
        _water(p)
        _wall(p)
        for berth in range(1, 5):
            x = berth * BERTH - 2
            draw(p, box(x, 6, 9, 40, 3), across(x, 0, x + 9, 0, "#B98A5A", "#5A3A20"), pen(INK, 1.4))
            draw(p, box(x - 2, 4, 13, 8, 3), "#6A4426", pen(INK, 1.2))
    draw(p, frame, None, pen("#1A100A", 5))
    draw(p, box(3, 3, WIDE - 6, TALL - 6, 12), None, pen("#C8962E", 2))


def _water(p: QPainter) -> None:
    p.fillRect(QRectF(0, 0, WIDE, TALL), across(0, 0, 0, TALL, "#7DB4C4", HUES["sea"], HUES["sea_deep"]))
    rng = random.Random("quay")
    for _ in range(110):
        x, y = rng.uniform(0, WIDE), rng.uniform(24, TALL)
        wave = shape(x, y, (x + 7, y - 5, x + 14, y), (x + 21, y + 5, x + 28, y), close=False)
        draw(p, wave, None, pen(clear("#FFFFFF", 0.27), 1.3))


def _wall(p: QPainter) -> None:
    rng = random.Random("wall")
    x = -10.0
    while x < WIDE:
        wide = rng.uniform(30, 52)
        draw(
            p,
            box(x, -4, wide, 18, 2),
            across(0, -4, 0, 14, "#D8CDB6", "#A99C82", "#756A56"),
            pen(clear(INK, 0.78), 1.2),
        )
        x += wide
