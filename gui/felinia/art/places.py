"""Cards of mysterious places: a small picture of each sort, and what keeping it costs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.felinia.professional import CARDS
from gui.felinia.art.brush import both_sides, draw, halo, stamp
from gui.felinia.art.cats import cat_eye
from gui.felinia.art.colours import CREAM, INK, OUTLINE, PARCHMENT, PARCHMENT_EDGE
from gui.felinia.art.goods import paint_goods_tile
from gui.felinia.art.symbols import paint_mystery
from gui.kit.brush import across
from gui.kit.fonts import SEMIBOLD, serif
from gui.kit.paint import CENTRE, at, clear, clipped, pen, shadow, write
from gui.kit.paths import box, line, oval, poly, shape

WIDE, TALL = 150.0, 200.0
PICTURE = QRectF(-66, -91, 132, 132)


def paint_place(p: QPainter, card: str, name: str) -> None:
    """A card around the origin."""
    place = CARDS[card]
    _paper(p)
    picture = box(PICTURE.x(), PICTURE.y(), PICTURE.width(), PICTURE.height(), 8)
    with clipped(p, picture):
        draw(p, picture, across(0, -91, 0, 41, "#2B2350", "#6A4A80", "#E8A05A"))
        with at(p, 0, -25, 1.32):
            SIGHTS[place.sort](p)
    draw(p, picture, None, pen(OUTLINE, 2))
    words = QRectF(-66, 44, 132 if not place.cost else 84, 50)
    write(p, words, name, serif(25, SEMIBOLD, fixed=True), INK, CENTRE)
    if place.cost:
        with at(p, 43, 68):
            paint_goods_tile(p, place.cost, 44)


def paint_place_back(p: QPainter) -> None:
    _paper(p)
    night = box(-66, -91, 132, 182, 8)
    draw(p, night, halo(0, -10, 120, "#5A3F78", "#2B1E40", "#150E22"), pen(OUTLINE, 2))
    stamp(p, 0, 0, 104, paint_mystery)


def _paper(p: QPainter) -> None:
    card = box(-WIDE / 2, -TALL / 2, WIDE, TALL, 12)
    shadow(p, card, 8, 0.45)
    draw(p, card, across(-75, -100, 75, 100, "#FFFBF0", PARCHMENT, PARCHMENT_EDGE), pen(OUTLINE, 2))


# ---------------------------------------------------------------- the sights, in a box from -50 to 50


def _ground(p: QPainter, top: str, bottom: str) -> None:
    draw(p, shape(-55, 30, (-20, 22, 20, 24, 55, 30), (55, 55), (-55, 55)), across(0, 22, 0, 52, top, bottom))


def paint_temple(p: QPainter) -> None:
    _ground(p, "#7E9A54", "#3E5A30")
    stone = "#F3E2B8", "#C9A868", "#85643A"
    for step, wide in enumerate((46, 38, 30, 22)):
        y = 30 - step * 13
        draw(p, box(-wide, y - 13, 2 * wide, 13), across(-wide, 0, wide, 0, *stone), pen(INK, 1.6))
    draw(p, box(-14, -36, 28, 14), across(-14, 0, 14, 0, *stone), pen(INK, 1.6))
    draw(p, poly((-19, -36), (0, -47), (19, -36)), "#B4472E", pen(INK, 1.6))
    draw(p, poly((-7, 30), (-5, -22), (5, -22), (7, 30)), "#FFF3D0", pen(clear(INK, 0.6), 1.2))
    draw(p, box(-5, -34, 10, 12, 5), "#3A2620")


def paint_waterfall(p: QPainter) -> None:
    for side in (-1, 1):
        cliff = poly((side * 55, -34), (side * 18, -30), (side * 14, 0), (side * 20, 36), (side * 55, 44))
        draw(p, cliff, across(side * 55, -30, side * 14, 30, "#8FA07A", "#5A6A56", "#39463E"), pen(INK, 1.8))
    draw(p, box(-18, -32, 36, 66), across(-18, 0, 18, 0, "#CFEFF4", "#FFFFFF", "#8CC8DC"))
    for x in (-11, -4, 3, 10):
        draw(p, shape(x, -30, (x + 2, 0, x, 32), close=False), None, pen(clear("#3F8FB0", 0.6), 2))
    draw(p, oval(0, 40, 46, 15), across(0, 26, 0, 54, "#E8FAFC", "#4F9CB8", "#2F6B88"), pen(INK, 1.6))
    for x in (-20, 0, 20):
        draw(p, oval(x, 32, 11, 6), clear("#FFFFFF", 0.85))


def paint_cave(p: QPainter) -> None:
    rock = shape(-55, 50, (-50, -6, -36, -38, -4, -40), (30, -42, 50, -10, 55, 50))
    draw(p, rock, across(-40, -40, 45, 45, "#A79A8C", "#6E6259", "#3E3630"), pen(INK, 2))
    mouth = shape(-26, 50, (-30, 8, -14, -14, 0, -14), (18, -14, 30, 10, 27, 50))
    draw(p, mouth, halo(0, 26, 44, "#2A1C38", "#120B1C"), pen(INK, 2))
    both_sides(p, lambda: cat_eye(p, 10, 16, 8, "#F4E04A", 14, "#120A1C"))
    for x, y in ((-17, -7), (-5, -13), (8, -12), (19, -4)):
        draw(p, poly((x - 4, y), (x, y + 14), (x + 4, y)), "#8A7D70", pen(INK, 1))


def paint_ruins(p: QPainter) -> None:
    _ground(p, "#8AA25E", "#465E34")
    stone = "#FFF6E0", "#CFC2A2", "#8A7D62"
    for x, top in ((-34, -26), (-12, -2), (12, -34), (34, -14)):
        draw(p, box(x - 6, top, 12, 34 - top), across(x - 6, 0, x + 6, 0, *stone), pen(INK, 1.6))
        for y in range(top + 8, 30, 9):
            draw(p, line((x - 6, y), (x + 6, y)), None, pen(clear(INK, 0.35), 1))
        draw(p, box(x - 9, 30, 18, 6, 1), stone[1], pen(INK, 1.4))
    draw(p, box(3, -41, 40, 8, 1), across(3, 0, 43, 0, *stone), pen(INK, 1.6))
    for x, y in ((-38, 30), (-8, 36), (28, 38)):
        draw(p, oval(x, y, 8, 5), halo(x - 2, y - 2, 10, "#A9CF6A", "#4C7A34"), pen(clear(INK, 0.6), 1))


def paint_grove(p: QPainter) -> None:
    _ground(p, "#5E8A50", "#2A4A34")
    for x, y, r in ((-30, -12, 22), (30, -10, 22), (0, -20, 27)):
        draw(p, line((x, 34), (x, y)), None, pen("#4E3820", 7))
        draw(
            p,
            oval(x, y, r),
            halo(x - r * 0.4, y - r * 0.5, r * 1.7, "#B7DB8A", "#4F8A56", "#234A3C"),
            pen(INK, 1.8),
        )
    for x, y in ((-24, 12), (14, 18), (-4, 2), (26, 8), (-40, 22)):
        draw(p, oval(x, y, 7), halo(x, y, 7, "#FFF6B0", clear("#FFF6B0", 0.0)))
        draw(p, oval(x, y, 1.8), CREAM)


def paint_volcano(p: QPainter) -> None:
    draw(p, oval(0, -30, 34), halo(0, -30, 34, "#FFD27A", "#F2743A", clear("#B3301A", 0.0)))
    for x, y, r in ((-6, -40, 9), (8, -44, 11), (20, -40, 8)):
        draw(p, oval(x, y, r), clear("#4A4048", 0.75))
    cone = shape(-52, 46, (-30, 20, -18, -10, -13, -24), (13, -24), (18, -8, 32, 22, 52, 46))
    draw(p, cone, across(-30, -24, 40, 46, "#8A6A5A", "#54403A", "#2A2024"), pen(INK, 2))
    draw(p, oval(0, -24, 13, 4), "#FF9A3A", pen(INK, 1.4))
    for flow in (
        shape(-4, -22, (-8, 0, -2, 12), (-10, 26, -14, 44), close=False),
        shape(5, -22, (10, -4, 8, 10), (14, 24, 12, 40), close=False),
    ):
        draw(p, flow, None, pen("#E8531E", 5))
        draw(p, flow, None, pen("#FFC04A", 2))


SIGHTS = {
    "temple": paint_temple,
    "waterfall": paint_waterfall,
    "cave": paint_cave,
    "ruins": paint_ruins,
    "grove": paint_grove,
    "volcano": paint_volcano,
}
