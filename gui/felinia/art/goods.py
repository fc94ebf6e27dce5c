"""Books, wine, clocks, clothes and glass, and the tiles that stand for them."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from engine.felinia.box import GOODS
from gui.felinia.art.brush import draw, halo, mirrored, stamp
from gui.felinia.art.colours import HUES, INK
from gui.felinia.art.symbols import paint_paw
from gui.felinia.art.tiles import paint_tile_body
from gui.kit.brush import across
from gui.kit.paint import clear, light, pen
from gui.kit.paths import box, line, oval, poly, shape


def paint_books(p: QPainter) -> None:
    p.rotate(-9)
    draw(
        p,
        shape(
            -24,
            -40,
            (32, -40),
            (36, -36, 36, -34, 36, -30),
            (36, 42),
            (-22, 42),
            (-34, 42, -34, 30, -24, 30),
        ),
        across(0, -40, 0, 42, "#FFFAEA", "#E6D6AE"),
        pen(INK, 2.6),
    )
    for k in range(3):
        draw(p, line((-24, 33 + k * 3), (34, 33 + k * 3)), None, pen(clear(INK, 0.43), 1))
    draw(
        p,
        shape(
            -20,
            -42,
            (30, -42),
            (30, 30),
            (-22, 30),
            (-28, 30, -32, 33, -32, 37),
            (-32, -30),
            (-32, -38, -28, -42, -20, -42),
        ),
        across(-30, -42, 30, 32, "#C0714A", "#8E4526", "#552412"),
        pen(INK, 2.8),
    )
    draw(p, line((-22, -41), (-22, 29)), None, pen(clear("#2B120A", 0.67), 2.6))
    for x, y in ((24, -36), (24, 24), (-15, -36), (-15, 24)):
        draw(p, oval(x, y, 3.6), "#F0C964", pen(INK, 1.2))
    draw(p, oval(4.5, -6, 17), None, pen("#F0C964", 2.6))
    stamp(p, 4.5, -7, 25, paint_paw, "#F0C964")
    draw(p, poly((12, 30), (21, 30), (21, 50), (16.5, 45), (12, 50)), "#B3402E", pen(INK, 1.8))


def paint_wine(p: QPainter) -> None:
    bottle = shape(
        -20,
        40,
        (-26, 40, -28, 36, -28, 32),
        (-28, -2),
        (-28, -12, -19, -14, -19, -24),
        (-19, -40),
        (-9, -40),
        (-9, -24),
        (-9, -14, 0, -12, 0, -2),
        (0, 32),
        (0, 36, -2, 40, -8, 40),
    )
    draw(p, bottle, across(-28, 0, 2, 0, "#8E6BB8", "#4E3470", "#241436"), pen(INK, 2.6))
    draw(p, box(-28, 4, 28, 20, 1), "#F6EAD0", pen(INK, 1.8))
    stamp(p, -14, 14, 15, paint_paw, "#8E3A4A")
    draw(p, box(-20, -43, 12, 10, 2), "#B3402E", pen(INK, 1.8))
    draw(p, line((-23, -2), (-23, 30)), None, pen(clear("#FFFFFF", 0.43), 2.6))
    cup = shape(
        8,
        -12,
        (40, -12),
        (41, 8, 34, 16, 26, 17),
        (26, 33),
        (36, 35, 38, 38, 38, 40),
        (10, 40),
        (10, 38, 12, 35, 22, 33),
        (22, 17),
        (14, 16, 7, 8, 8, -12),
    )
    draw(p, cup, across(8, -12, 40, 40, "#FFFFFF", "#D9DEE8", "#9AA2B4"), pen(INK, 2.4))
    draw(
        p,
        shape(9.5, -4, (38.5, -4), (39, 8, 32, 14, 24, 14), (16, 14, 9, 8, 9.5, -4)),
        across(10, -4, 38, 14, "#D2486A", "#8E1E3C", "#5A0F24"),
    )


def paint_clocks(p: QPainter) -> None:
    draw(
        p,
        mirrored(
            -44,
            (6, -44, 8, -40, 8, -36),
            (24, -34, 34, -20, 34, -4),
            (34, 12, 32, 22, 36, 30),
            (38, 40, 20, 40, 0, 40),
        ),
        across(-32, -40, 34, 40, "#E9B26A", "#A8622A", "#5E3212"),
        pen(INK, 2.6),
    )
    draw(p, oval(0, -2, 25), halo(-8, -10, 34, "#F8DE9A", "#D0A040", "#8A6414"), pen(INK, 2.2))
    draw(p, oval(0, -2, 20), "#FFFBF0", pen(INK, 1.6))
    for k in range(12):
        a = math.tau * k / 12
        draw(
            p,
            line((16 * math.cos(a), -2 + 16 * math.sin(a)), (18.5 * math.cos(a), -2 + 18.5 * math.sin(a))),
            None,
            pen(INK, 2 if k % 3 == 0 else 1),
        )
    draw(p, line((0, -2), (0, -15)), None, pen(INK, 3))
    draw(p, line((0, -2), (9, 4)), None, pen(INK, 3))
    for x in (-24, 24):
        draw(p, oval(x, 40, 6), "#D0A040", pen(INK, 2))
    draw(p, oval(0, 31, 5), "#F8DE9A", pen(INK, 1.6))


def paint_clothes(p: QPainter) -> None:
    coat = mirrored(
        -32,
        (5, -32, 9, -34, 13, -36),
        (24, -32, 34, -26, 38, -20),
        (43, -4, 45, 10, 46, 18),
        (41, 22, 38, 23, 33, 23),
        (31, 12, 29, 4, 26, -2),
        (25, 12, 27, 28, 30, 40),
        (16, 44, 8, 44, 0, 44),
    )
    draw(p, coat, across(-36, -34, 36, 42, "#A7B4C2", "#61707F", "#323B46"), pen(INK, 2.6))
    draw(p, mirrored(-30, (4, -30, 10, -33, 13, -36), (12, -20, 6, -10, 0, -2)), "#FFFBF0", pen(INK, 2))
    draw(p, line((0, -2), (1, 44)), None, pen(INK, 2))
    for y in (6, 17, 28):
        draw(p, oval(6, y, 3), "#F2D27A", pen(INK, 1.4))
    for side in (-1, 1):
        draw(p, line((side * 29, 17), (side * 45, 13)), None, pen("#F2D27A", 3.4))
        draw(p, shape(side * 29, 36, (side * 16, 40, side * 3, 40), close=False), None, pen("#F2D27A", 2.6))
    draw(p, shape(-26, 2, (-10, 6), (-9, 12), (-26, 8)), clear(INK, 0.35))


def paint_glass(p: QPainter) -> None:
    vase = mirrored(
        -36,
        (8, -36, 12, -36, 12, -32),
        (8, -24, 7, -18, 9, -12),
        (24, -4, 30, 8, 28, 20),
        (26, 34, 16, 40, 0, 40),
    )
    draw(p, vase, across(-28, -30, 28, 38, "#D6FBEA", "#52C49E", "#11785A"), pen(INK, 2.6))
    draw(
        p,
        shape(-24, 12, (-12, 17, 12, 7, 27, 12), (27, 32, 16, 38, 0, 38), (-16, 38, -25, 30, -24, 12)),
        clear("#0E6A4E", 0.51),
    )
    draw(p, shape(-19, 24, (-24, 10, -16, -2, -9, -6), close=False), None, pen(clear("#FFFFFF", 0.9), 4.4))
    draw(p, oval(13, 24, 4, 6), clear("#FFFFFF", 0.51))
    draw(p, oval(0, -38, 14, 4.5), "#C9F3E2", pen(INK, 2.2))
    draw(p, oval(0, -45, 6.5), halo(-2, -47, 9, "#F4FFFA", "#52C49E", "#11785A"), pen(INK, 2))
    for side in (-1, 1):
        draw(
            p,
            shape(side * 9, -16, (side * 26, -26, side * 30, -8, side * 23, 0), close=False),
            None,
            pen(INK, 5.6),
        )
        draw(
            p,
            shape(side * 9, -16, (side * 26, -26, side * 30, -8, side * 23, 0), close=False),
            None,
            pen("#52C49E", 2.6),
        )


WARES = {
    "books": paint_books,
    "wine": paint_wine,
    "clocks": paint_clocks,
    "clothes": paint_clothes,
    "glass": paint_glass,
}


def paint_goods_tile(p: QPainter, kind: str, size: float) -> None:
    """Thick square tile: rim in the colour of the good's country, picture on a pale ground."""
    colour, h = HUES[GOODS[kind].country], size / 2
    paint_tile_body(p, size, colour, size * 0.06)
    draw(
        p,
        box(-h * 0.82, -h * 0.82, size * 0.82, size * 0.82, size * 0.1),
        halo(-h * 0.3, -h * 0.4, size * 0.9, "#FFFDF6", light(colour, 0.78), light(colour, 0.5)),
        pen(clear("#1A100A", 0.67), 1),
    )
    stamp(p, 0, 0, size * 0.74, WARES[kind])
