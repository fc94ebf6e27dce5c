"""The heads of the five great cats."""

from __future__ import annotations

import math

from PySide6.QtGui import QColor, QPainter, QPainterPath

from gui.felinia.art.brush import LINE, both_sides, draw, halo, mirrored
from gui.kit.brush import across
from gui.kit.paint import Colour, at, clear, clipped, dark, light, pen
from gui.kit.paths import curve, oval, shape


def cat_eye(
    p: QPainter, x: float, y: float, w: float, iris: Colour, slant: float = 14, rim: Colour = "#20150F"
) -> None:
    """Almond eye on the right half, outer corner raised by the slant."""
    with at(p, x, y):
        p.rotate(-slant)
        almond = shape(
            -w,
            1.5,
            (-w * 0.5, -w * 0.8, w * 0.5, -w * 0.85, w, -1),
            (w * 0.55, w * 0.7, -w * 0.4, w * 0.75, -w, 1.5),
        )
        draw(p, almond, halo(-1, -1, w * 1.1, light(iris, 0.45), iris, dark(iris, 0.25)), pen(rim, 2.4))
        p.setClipPath(almond)
        draw(p, oval(0, 0, w * 0.3, w * 0.62), rim)
        draw(p, oval(-w * 0.2, -w * 0.28, w * 0.16), "#FFFFFF")


def cat_nose(p: QPainter, y: float, w: float, colour: Colour) -> None:
    draw(
        p,
        mirrored(
            y - w * 0.5,
            (w * 0.7, y - w * 0.55, w * 1.05, y - w * 0.5, w * 0.95, y - w * 0.1),
            (w * 0.6, y + w * 0.5, w * 0.2, y + w * 0.65, 0, y + w * 0.7),
        ),
        across(-w, y - w, w, y + w, light(colour, 0.35), colour),
        pen("#20150F", 1.8),
    )


def cat_mouth(p: QPainter, y: float, w: float, colour: Colour = "#20150F") -> None:
    line = pen(colour, 2.1)
    draw(p, shape(0, y, (0, y + 4), close=False), None, line)
    both_sides(p, lambda: draw(p, shape(0, y + 4, (w * 0.35, y + 9, w, y + 7), close=False), None, line))


def muzzle(p: QPainter, y: float, w: float, h: float, colour: Colour) -> None:
    draw(
        p,
        mirrored(
            y - h * 0.7,
            (w * 0.6, y - h * 0.8, w, y - h * 0.3, w, y + h * 0.1),
            (w, y + h * 0.7, w * 0.6, y + h * 1.05, 0, y + h * 1.1),
        ),
        halo(-w * 0.3, y - h * 0.3, w * 1.4, "#FFFFFF", colour, dark(colour, 0.12)),
    )


def whiskers(p: QPainter, y: float, colour: Colour, start: float = 17, reach: float = 46) -> None:
    def right() -> None:
        for dy, rise in ((0, -4), (4, 1), (8, 7)):
            draw(
                p,
                shape(start, y + dy, ((start + reach) / 2, y + dy - 1, reach, y + dy + rise), close=False),
                None,
                pen(clear(colour, 0.78), 1.1),
            )

    both_sides(p, right)


def ear(p: QPainter, path: QPainterPath, inner: Colour, fill: Colour, rim: Colour) -> None:
    def right() -> None:
        draw(p, path, fill, pen(rim, LINE))
        box = path.boundingRect()
        with at(p, *box.center().toTuple()):
            p.scale(0.56, 0.56)
            p.translate(-box.center())
            draw(p, path, inner)

    both_sides(p, right)


def paint_tiger(p: QPainter) -> None:
    coat, rim, stripe = QColor("#EE9132"), "#2A1608", "#2A1608"
    round_ear = shape(15, -30, (17, -46, 30, -50, 37, -42), (43, -34, 40, -22, 34, -16))
    ear(p, round_ear, "#F7D9B4", coat, rim)
    head = mirrored(
        -36,
        (12, -37, 30, -30, 36, -14),
        (39, -4, 40, 2, 40, 8),
        (46, 11, 46, 14, 47, 18),
        (42, 20, 42, 22, 42, 27),
        (36, 28, 34, 31, 32, 36),
        (24, 42, 12, 46, 0, 46),
    )
    draw(p, head, across(-30, -40, 34, 44, light(coat, 0.3), coat, dark(coat, 0.18)), pen(rim, LINE))
    with clipped(p, head):

        def right() -> None:
            draw(p, shape(47, 10, (34, 10, 26, 16, 22, 24), (20, 34, 26, 44, 34, 48), (60, 34)), "#FFF3DE")
            draw(p, oval(15, -13, 9, 5.5), "#FFF3DE")
            for x0, y0, x1, y1, w in (
                (50, -6, 28, -1, 3.4),
                (50, 8, 27, 8, 3.6),
                (50, 20, 27, 17, 3.4),
                (44, 33, 27, 25, 3.0),
            ):
                draw(
                    p,
                    shape(
                        x0,
                        y0 - w,
                        ((x0 + x1) / 2, (y0 + y1) / 2 - w * 0.9, x1, y1),
                        ((x0 + x1) / 2, (y0 + y1) / 2 + w, x0, y0 + w),
                    ),
                    stripe,
                )
            draw(p, shape(5, -40, (8, -30, 14, -26, 22, -24), (14, -22, 5, -26, 3, -38)), stripe)
            draw(p, shape(13, -40, (17, -33, 22, -31, 30, -29), (22, -27, 14, -31, 10, -40)), stripe)

        both_sides(p, right)
        draw(p, shape(-3, -40, (3, -40), (2, -28, 0, -18), (-2, -28, -3, -40)), stripe)
    muzzle(p, 25, 20, 15, QColor("#FFF3DE"))
    both_sides(p, lambda: cat_eye(p, 17, -3, 8.5, QColor("#F2CF3B")))
    cat_nose(p, 15, 8, QColor("#D9776A"))
    cat_mouth(p, 20, 13)


def paint_cheetah(p: QPainter) -> None:
    coat, rim = QColor("#F0C25A"), "#33210F"
    small_ear = shape(17, -26, (20, -42, 33, -44, 38, -36), (42, -28, 38, -18, 33, -12))
    ear(p, small_ear, "#5A3A1C", coat, rim)
    head = mirrored(-36, (14, -37, 31, -29, 36, -10), (39, 2, 37, 12, 34, 20), (31, 32, 18, 46, 0, 46))
    draw(p, head, across(-28, -38, 30, 44, light(coat, 0.4), coat, dark(coat, 0.16)), pen(rim, LINE))
    with clipped(p, head):

        def right() -> None:
            draw(p, shape(36, 14, (26, 14, 22, 24, 16, 46), (40, 46)), "#FFF4DC")
            for x, y, r in (
                (4.5, -29, 2.6),
                (13, -31, 2.4),
                (10, -22, 2.6),
                (20, -25, 2.6),
                (4, -15, 2.2),
                (27, -18, 2.6),
                (31, -8, 2.5),
                (34, 1, 2.4),
                (29, 5, 2.1),
                (31, 13, 2.4),
                (26, 20, 2.1),
                (29, 27, 2.2),
                (22, -16.5, 2),
            ):
                draw(p, oval(x, y, r, r * 0.85), rim)

        both_sides(p, right)
    muzzle(p, 25, 18, 15, QColor("#FFF4DC"))
    # The dark tear line from the eye to the mouth is what says "cheetah".
    both_sides(
        p,
        lambda: draw(
            p,
            shape(8, -3, (12, 4, 13, 12, 12, 20), (15, 26, 20, 30, 24, 31), (18, 22, 17, 10, 13, 2)),
            rim,
        ),
    )
    both_sides(p, lambda: cat_eye(p, 16, -4, 8.2, QColor("#D98A1E"), 10))
    cat_nose(p, 15, 7.6, QColor("#4A2E20"))
    cat_mouth(p, 20, 10)


def paint_lion(p: QPainter) -> None:
    coat, mane, rim = QColor("#F2BE5C"), QColor("#9A4F1E"), "#331A0A"
    tips, locks = [], 17
    for i in range(locks * 2):
        a = math.pi * i / locks - math.pi / 2
        r = 50 if i % 2 == 0 else 41
        tips.append((r * math.cos(a), r * math.sin(a) * (1.0 if math.sin(a) < 0 else 0.98)))
    outer = curve(*tips, closed=True)
    draw(p, outer, halo(-10, -14, 66, light(mane, 0.25), mane, dark(mane, 0.35)), pen(rim, LINE))
    for i in range(locks * 2):
        a = math.pi * (i + 0.5) / locks - math.pi / 2
        draw(
            p,
            shape(
                25 * math.cos(a),
                25 * math.sin(a),
                (35 * math.cos(a + 0.1), 35 * math.sin(a + 0.1), 42 * math.cos(a), 42 * math.sin(a)),
                close=False,
            ),
            None,
            pen(clear(rim, 0.59), 1.6),
        )
    round_ear = shape(16, -18, (17, -34, 28, -37, 33, -30), (37, -22, 34, -14, 29, -9))
    ear(p, round_ear, "#8C4A22", coat, rim)
    head = mirrored(-27, (12, -28, 27, -22, 29, -8), (30, 6, 27, 14, 24, 22), (22, 34, 14, 41, 0, 41))
    draw(p, head, across(-24, -30, 26, 40, light(coat, 0.45), coat, dark(coat, 0.2)), pen(rim, LINE))
    draw(
        p,
        shape(-6, -6, (-3, -14, 3, -14, 6, -6), (8, 4, 9, 8, 8, 14), (-8, 14), (-9, 8, -8, 4, -6, -6)),
        clear("#FFF4DC", 0.47),
    )
    muzzle(p, 23, 16, 14, QColor("#FFF1D6"))
    draw(p, mirrored(33, (6, 33, 10, 35, 9, 38), (7, 43, 3, 46, 0, 46)), mane, pen(rim, 1.6))
    both_sides(p, lambda: cat_eye(p, 14.5, -2, 7.4, QColor("#C98A1B"), 10))
    both_sides(p, lambda: draw(p, shape(7, -10, (14, -16, 23, -11), close=False), None, pen(rim, 2.2)))
    cat_nose(p, 13.5, 7.6, QColor("#8C4A36"))
    cat_mouth(p, 18.5, 10)


def paint_panther(p: QPainter) -> None:
    coat, rim = QColor("#3A3F4C"), "#0D0E13"
    sharp_ear = shape(13, -30, (18, -44, 26, -50, 34, -47), (41, -40, 40, -24, 35, -12))
    ear(p, sharp_ear, "#6B5560", coat, rim)
    head = mirrored(-36, (12, -37, 30, -31, 36, -14), (41, 0, 40, 10, 36, 20), (31, 36, 18, 46, 0, 46))
    draw(p, head, across(-30, -40, 30, 46, "#6F7889", coat, "#1C1E26"), pen(rim, LINE))
    with clipped(p, head):

        def right() -> None:
            for x, y, r in ((8, -27, 4), (20, -25, 4), (29, -13, 4), (33, 2, 3.6), (30, 14, 3.6)):
                draw(p, oval(x, y, r, r * 0.8), None, pen(clear("#14151B", 0.67), 1.8))

        both_sides(p, right)
        draw(
            p,
            shape(-36, -14, (-30, -31, -12, -38, 2, -36), (-14, -30, -26, -22, -30, 0)),
            clear("#C9D3E2", 0.27),
        )
    draw(
        p,
        mirrored(12, (10, 12, 18, 17, 18, 26), (18, 36, 10, 41, 0, 41)),
        halo(-5, 20, 24, "#6E7686", "#464C5A", "#2A2D37"),
    )
    both_sides(p, lambda: cat_eye(p, 17, -3, 9.4, QColor("#C6E24A"), 18, rim))
    cat_nose(p, 15, 8, QColor("#15161C"))
    cat_mouth(p, 20, 12, rim)
    whiskers(p, 25, "#C9D3E2", 16, 34)


def paint_lynx(p: QPainter) -> None:
    coat, rim = QColor("#C9A57C"), "#2C1C12"
    tuft = shape(27, -38, (29, -48, 34, -56, 40, -60), (40, -50, 38, -42, 35, -36))
    both_sides(p, lambda: draw(p, tuft, rim, pen(rim, 1.6)))
    tall_ear = shape(10, -27, (17, -38, 26, -47, 33, -49), (40, -40, 39, -22, 35, -8))
    ear(p, tall_ear, "#F4E6D0", coat, rim)
    head = mirrored(
        -31,
        (12, -32, 29, -26, 34, -8),
        (36, 0, 38, 6, 40, 10),
        (44, 14, 48, 18, 54, 20),
        (48, 25, 46, 26, 44, 28),
        (46, 34, 46, 36, 48, 42),
        (40, 41, 34, 40, 28, 39),
        (20, 44, 10, 45, 0, 45),
    )
    draw(p, head, across(-30, -34, 34, 44, light(coat, 0.45), coat, dark(coat, 0.2)), pen(rim, LINE))
    with clipped(p, head):

        def right() -> None:
            draw(p, shape(52, 14, (34, 10, 24, 20, 16, 44), (50, 46)), "#FBF1E0")
            for a, b in (((29, 14), (50, 20)), ((28, 23), (47, 32)), ((24, 31), (40, 40))):
                draw(
                    p,
                    shape(
                        *a,
                        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 3, b[0], b[1]),
                        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2, a[0], a[1]),
                    ),
                    rim,
                )
            for x, y in ((6, -25), (15, -25), (10, -18), (25, -18), (31, -6)):
                draw(p, oval(x, y, 2, 2.6), clear("#6E4A2C", 0.82))
            draw(p, oval(17, -10, 8, 4), clear("#FBF1E0", 0.86))

        both_sides(p, right)
    muzzle(p, 24, 17, 15, QColor("#FBF1E0"))
    both_sides(p, lambda: cat_eye(p, 16, -1, 8, QColor("#D8B43A"), 16))
    cat_nose(p, 14, 7.4, QColor("#B86B58"))
    cat_mouth(p, 19, 10)


CAT_HEADS = {
    "tiger": paint_tiger,
    "cheetah": paint_cheetah,
    "lion": paint_lion,
    "panther": paint_panther,
    "lynx": paint_lynx,
}
