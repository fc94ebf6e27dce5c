"""What each country is known for: one landmark on its best free ground."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from gui.felinia.art.brush import both_sides, draw, stamp
from gui.felinia.art.cats import cat_eye, paint_lion, paint_tiger
from gui.felinia.art.colours import INK
from gui.kit.brush import across
from gui.kit.paint import clear, pen
from gui.kit.paths import box, oval, poly, shape


def landmark_pagoda(p: QPainter) -> None:
    draw(p, oval(6, 45, 40, 8), clear("#1E1A10", 0.27))
    draw(p, box(-26, 36, 52, 9, 2), across(-26, 36, 26, 45, "#EDE3CC", "#A2957C"), pen(INK, 1.8))
    for y, w in ((36, 40), (12, 32), (-10, 24)):
        draw(
            p,
            box(-w * 0.48, y - 16, w * 0.96, 17, 1),
            across(-w / 2, 0, w / 2, 0, "#F6E6C6", "#D9B98A", "#A37E54"),
            pen(INK, 1.6),
        )
        draw(p, box(-4, y - 11, 8, 12, 3), "#4A2A3A")
        roof = shape(
            -w,
            y - 12,
            (-w * 0.7, y - 16, -w * 0.6, y - 24, -w * 0.5, y - 28),
            (w * 0.5, y - 28),
            (w * 0.6, y - 24, w * 0.7, y - 16, w, y - 12),
            (w * 0.5, y - 15, -w * 0.5, y - 15, -w, y - 12),
        )
        draw(p, roof, across(-w, y - 28, w, y - 12, "#F3A24A", "#D9772A", "#9C4A18"), pen(INK, 1.8))
        for x in (-0.42, -0.14, 0.14, 0.42):
            draw(p, shape(x * w - 2, y - 28, (x * w + 2, y - 28), (x * w * 1.25, y - 16)), INK)
    stamp(p, 0, -45, 22, paint_tiger)


def landmark_chalk_cheetah(p: QPainter) -> None:
    """A running cheetah cut into a chalk hill."""
    hill = shape(-56, 34, (-44, -12, -18, -36, 8, -34), (34, -32, 50, 4, 58, 34), (20, 42, -20, 42, -56, 34))
    draw(p, hill, across(-40, -34, 50, 36, "#B8DBA0", "#5FAE7E", "#2C7A5C"), pen(INK, 1.8))
    figure = shape(
        -38,
        -2,
        (-30, 6, -26, 4, -20, 2),
        (-8, -8, 8, -8, 20, -4),
        (24, -12, 32, -12, 36, -6),
        (34, -2, 30, 0, 26, 2),
        close=False,
    )
    legs = (
        shape(-18, 3, (-26, 12, -36, 16), close=False),
        shape(-14, 4, (-18, 16, -28, 24), close=False),
        shape(20, 0, (30, 8, 42, 10), close=False),
        shape(16, 2, (22, 14, 34, 18), close=False),
        shape(-18, 4, (0, 8, 18, 1), close=False),
    )
    for line in (figure, *legs):
        draw(p, line, None, pen("#FFFDF2", 4.4))
    for x, y in ((-10, 0), (-2, -2), (6, -1), (13, -1)):
        draw(p, oval(x, y, 1.8), "#FFFDF2")
    for x in (-46, -40, 44, 50):
        draw(p, shape(x, 30, (x + 1, 24), close=False), None, pen(clear(INK, 0.55), 1.2))


def landmark_sphinx(p: QPainter) -> None:
    draw(p, oval(6, 38, 52, 9), clear("#1E1A10", 0.29))
    body = shape(
        -50, 36, (-52, 10, -34, 0, -14, 4), (-4, 6, 6, 10, 12, 16), (18, 26), (44, 27), (48, 31, 47, 36)
    )
    draw(p, body, across(-46, 0, 40, 38, "#F6D592", "#C98F45", "#8A5A22"), pen(INK, 2.4))
    draw(p, shape(-46, 34, (-40, 18, -26, 20, -22, 34), close=False), None, pen(clear(INK, 0.67), 1.6))
    draw(p, shape(-50, 28, (-62, 22, -58, 10, -52, 14), close=False), None, pen(INK, 3.2))
    for y in (30, 33):
        draw(p, shape(22, y, (44, y), close=False), None, pen(clear(INK, 0.47), 1))
    stamp(p, 12, -10, 58, paint_lion)


def landmark_cat_mountain(p: QPainter) -> None:
    """Twin peaks like ears, two caves like eyes."""
    rock = poly(
        (-58, 38),
        (-44, 6),
        (-40, -6),
        (-34, -40),
        (-20, -16),
        (-10, -10),
        (10, -10),
        (20, -16),
        (34, -40),
        (42, -4),
        (46, 6),
        (58, 38),
        (40, 43),
        (20, 39),
        (0, 44),
        (-22, 40),
        (-42, 44),
    )
    draw(p, rock, across(-44, -38, 50, 38, "#B5BEC8", "#75808B", "#3C444E"), pen(INK, 2))
    draw(
        p, poly((34, -40), (42, -4), (46, 6), (58, 38), (30, 38), (34, 4), (28, -14)), clear("#20262E", 0.47)
    )
    draw(p, poly((-34, -40), (-20, -16), (-26, -22), (-36, -18)), clear("#FFFFFF", 0.82))
    draw(p, poly((34, -40), (39, -18), (30, -22), (22, -19)), clear("#F2F5F8", 0.75))
    both_sides(p, lambda: cat_eye(p, 18, 8, 10, QColor("#F4E04A"), 12, "#14181D"))
    draw(p, poly((-5, 20), (5, 20), (0, 26)), "#20262E")
    for x in (-48, -40, -30, 30, 38, 47):
        draw(p, shape(x, 36, (x * 0.94, 26), close=False), None, pen(clear(INK, 0.51), 1.4))


def landmark_lynx_keep(p: QPainter) -> None:
    """A keep whose turrets end in tufted ears."""
    draw(p, oval(6, 42, 44, 8), clear("#1E1A10", 0.29))
    for side in (-1, 1):
        x = side * 26
        draw(
            p,
            shape(
                x - 13,
                -10,
                (x - 5 + side * 4, -34, x + side * 9, -44, x + side * 12, -50),
                (x + side * 12, -36, x + 9, -24, x + 13, -10),
            ),
            across(x - 13, -46, x + 13, -10, "#C98A5E", "#93654A", "#5A3A28"),
            pen(INK, 1.8),
        )
        draw(
            p,
            shape(x + side * 10, -42, (x + side * 14, -50, x + side * 19, -54), close=False),
            None,
            pen(INK, 3),
        )
        draw(
            p,
            box(x - 11, -10, 22, 52, 1),
            across(x - 11, 0, x + 11, 0, "#F2E5CB", "#CDB08A", "#8A6A4A"),
            pen(INK, 1.8),
        )
        draw(p, box(x - 3, -2, 6, 10, 3), "#3A2620")
    draw(
        p,
        poly(
            (-16, 42),
            (-16, 4),
            (-10, 4),
            (-10, 9),
            (-4, 9),
            (-4, 4),
            (4, 4),
            (4, 9),
            (10, 9),
            (10, 4),
            (16, 4),
            (16, 42),
        ),
        across(-16, 4, 16, 42, "#E8D6B4", "#B8976E", "#85643F"),
        pen(INK, 1.8),
    )
    draw(p, shape(-7, 42, (-7, 28), (-7, 19, 7, 19, 7, 28), (7, 42)), "#3A2620")


LANDMARKS = {
    "tiger": landmark_pagoda,
    "cheetah": landmark_chalk_cheetah,
    "lion": landmark_sphinx,
    "panther": landmark_cat_mountain,
    "lynx": landmark_lynx_keep,
}
