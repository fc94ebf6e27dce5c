"""The sea of the chart: water, waterlines along the coast, compass rose and sea cat."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from gui.felinia.art.brush import both_sides, draw, halo, mirrored, stamp
from gui.felinia.art.cats import cat_eye, cat_mouth, cat_nose, whiskers
from gui.felinia.art.colours import CREAM, GOLD, HUES, INK
from gui.felinia.art.island import AREA
from gui.kit.brush import across
from gui.kit.paint import at, clear, light, mix, pen
from gui.kit.paths import Point, line, oval, poly, shape


def paint_sea(p: QPainter, rose: Point) -> None:
    """Water with depth, rhumb lines from the compass rose and pen-drawn waves."""
    rng = random.Random("sea")
    width, height = AREA.width(), AREA.height()
    p.setClipRect(AREA)
    shades = light(HUES["sea"], 0.22), HUES["sea"], mix(HUES["sea"], HUES["sea_deep"], 0.75)
    p.fillRect(AREA, across(0, 0, width * 0.4, height, *shades))
    for _ in range(60):
        x, y, r = rng.uniform(0, width), rng.uniform(0, height), rng.uniform(60, 190)
        hue = rng.choice(("#FFFFFF", "#163F54"))
        p.fillRect(QRectF(x - r, y - r, 2 * r, 2 * r), halo(x, y, r, clear(hue, 0.05), clear(hue, 0.0)))
    for i in range(32):
        angle = math.tau * i / 32
        end = (rose[0] + 2200 * math.cos(angle), rose[1] + 2200 * math.sin(angle))
        draw(p, line(rose, end), None, pen(clear(CREAM, 0.24 if i % 4 == 0 else 0.12), 1))
    for _ in range(180):
        x, y, s = rng.uniform(0, width), rng.uniform(0, height), rng.uniform(7, 13)
        wave = shape(
            x,
            y,
            (x + s * 0.5, y - s * 0.42, x + s, y),
            (x + s * 1.5, y - s * 0.42, x + s * 2, y),
            close=False,
        )
        draw(p, wave.translated(0, 1.2), None, pen(clear("#FFFFFF", 0.24), 1))
        draw(p, wave, None, pen(clear("#173F54", 0.37), 1))
    deep = clear("#0B2430", 0.0), clear("#0B2430", 0.0), clear("#0B2430", 0.47)
    p.fillRect(AREA, halo(width / 2, height / 2, width * 0.74, *deep))


def paint_shallows(p: QPainter, coast: QPainterPath) -> None:
    """The bright water along the coast."""
    p.setClipRect(AREA)
    for i in range(16):
        draw(p, coast, None, pen(clear("#C4E6DE", 0.05), 150 - i * 9))


def paint_waterlines(p: QPainter, coast: QPainterPath) -> None:
    """The engraver's parallels of the coast.

    They are painted outside-in on a picture of their own: a wide stroke in ink, then a slightly
    narrower one that erases.
    """
    lines = QImage(p.device().width(), p.device().height(), QImage.Format.Format_ARGB32_Premultiplied)
    lines.fill(Qt.GlobalColor.transparent)
    q = QPainter(lines)
    q.setRenderHint(QPainter.RenderHint.Antialiasing)
    q.setTransform(p.transform())
    q.setClipRect(AREA)
    for reach, strength in ((58, 0.27), (44, 0.37), (32, 0.49), (22, 0.61), (13, 0.75), (6, 0.86)):
        draw(q, coast, None, pen(clear("#1D5570", strength), 2 * reach + 1.3))
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        draw(q, coast, None, pen("#000000", 2 * reach - 1.3))
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    q.end()
    p.resetTransform()
    p.drawImage(0, 0, lines)


def paint_compass(p: QPainter, r: float) -> None:
    """Sixteen-point rose, a cat's ears for north."""
    draw(
        p,
        oval(0, 0, r * 1.02),
        halo(0, 0, r * 1.02, clear("#FFF6DC", 0.59), clear("#FFF6DC", 0.24), clear("#FFF6DC", 0.0)),
    )
    for radius, width in ((0.70, 1.4), (0.64, 0.8), (0.34, 1.2)):
        draw(p, oval(0, 0, r * radius), None, pen(clear(INK, 0.86), width))
    for i in range(72):
        a, inner = math.tau * i / 72, 0.64 if i % 2 else 0.66
        draw(
            p,
            line(
                (r * inner * math.cos(a), r * inner * math.sin(a)),
                (r * 0.7 * math.cos(a), r * 0.7 * math.sin(a)),
            ),
            None,
            pen(clear(INK, 0.78), 0.9),
        )
    for offset, length, waist, hues in (
        (22.5, 0.60, 0.13, ("#B9D3CB", "#5F8A88")),
        (45, 0.74, 0.18, ("#E9D9AE", "#B4472E")),
        (90, 0.98, 0.2, ("#FFF6DC", "#2F4C5C")),
    ):
        start = {22.5: 22.5, 45: 45, 90: 0}[offset]
        for k in range(8 if offset == 22.5 else 4):
            a = math.radians(start + k * (45 if offset == 22.5 else 90) - 90)
            tip = (r * length * math.cos(a), r * length * math.sin(a))
            for side, hue in ((-1, hues[0]), (1, hues[1])):
                b = a + side * math.radians(22 if offset == 22.5 else 45)
                draw(
                    p, poly((0, 0), tip, (r * waist * math.cos(b), r * waist * math.sin(b))), hue, pen(INK, 1)
                )
    draw(p, oval(0, 0, r * 0.08), halo(-2, -2, r * 0.1, "#FFF0B8", GOLD), pen(INK, 1.2))
    stamp(p, 0, -r * 1.10, r * 0.32, paint_cat_silhouette)


def paint_cat_silhouette(p: QPainter) -> None:
    head = mirrored(
        -20,
        (8, -22, 14, -24, 18, -26),
        (26, -38, 32, -46, 38, -48),
        (42, -30, 44, -10, 42, 6),
        (40, 32, 18, 42, 0, 42),
    )
    draw(p, head, "#8C2F22", pen(INK, 4))
    both_sides(p, lambda: draw(p, oval(17, 4, 6, 4), "#FFF0B8"))


def paint_sea_cat(p: QPainter) -> None:
    """A sea serpent with a cat's head, as charts owe their readers."""
    skin = across(-60, -20, 60, 30, "#8CC3A6", "#3F8F86", "#1F5A66")
    for x, w, h in ((36, 26, 26), (4, 30, 34)):
        hump = shape(
            x - w / 2 - 5,
            24,
            (x - w / 2, -h, x + w / 2, -h, x + w / 2 + 5, 24),
            (x + w / 2 - 7, 24),
            (x + w / 4, -h * 0.3, x - w / 4, -h * 0.3, x - w / 2 + 7, 24),
        )
        draw(p, hump, skin, pen(INK, 1.8))
        for i in range(-2, 3):
            draw(
                p,
                shape(
                    x + i * 5 - 2,
                    -h * 0.62 + abs(i) * 4,
                    (x + i * 5, -h * 0.62 - 7 + abs(i) * 4),
                    (x + i * 5 + 2.5, -h * 0.62 + abs(i) * 4),
                ),
                "#D98A3A",
                pen(INK, 0.9),
            )
    tail = shape(
        58,
        24,
        (62, 8, 64, -4, 70, -12),
        (60, -22, 62, -30, 64, -34),
        (72, -24, 76, -24, 86, -28),
        (82, -18, 78, -10, 74, -8),
        (68, 4, 68, 14, 66, 24),
    )
    draw(p, tail, skin, pen(INK, 1.8))
    draw(p, shape(-46, 24, (-50, 6, -48, -6, -40, -12), (-26, -6, -30, 10, -28, 24)), skin, pen(INK, 1.8))
    with at(p, -44, -24):
        head = mirrored(
            -13,
            (5, -14, 9, -15, 11, -17),
            (15, -24, 19, -29, 23, -30),
            (26, -19, 26, -8, 25, 0),
            (24, 14, 11, 20, 0, 20),
        )
        draw(p, head, skin, pen(INK, 1.8))
        both_sides(p, lambda: cat_eye(p, 10, -2, 5, QColor("#F4E04A"), 12))
        cat_nose(p, 7, 3.4, QColor("#D9776A"))
        cat_mouth(p, 10, 6)
        whiskers(p, 9, "#FFFFFF", 9, 30)
    for x in (-58, -36, -12, 14, 38, 60):
        draw(
            p,
            shape(x, 26, (x + 6, 21, x + 12, 26), (x + 18, 31, x + 24, 26), close=False),
            None,
            pen(clear("#F4FBF8", 0.9), 2),
        )
