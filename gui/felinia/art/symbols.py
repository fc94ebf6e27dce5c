"""What the provinces give: spice, gold, silver, goods, provisions, mysterious places; and the paw of the house."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from gui.felinia.art.brush import LINE, both_sides, draw, halo, mirrored, stamp
from gui.felinia.art.cats import cat_eye
from gui.felinia.art.colours import GOLD, INK, PARCHMENT, PARCHMENT_EDGE
from gui.kit.brush import across
from gui.kit.paint import Colour, at, clear, dark, light, pen, shadow
from gui.kit.paths import box, line, oval, poly, shape


def paint_spice(p: QPainter) -> None:
    """A bowl heaped with red spice."""
    heap = shape(-30, 6, (-18, -8, -10, -30, 0, -34), (10, -30, 18, -8, 30, 6))
    draw(p, heap, across(-22, -26, 26, 8, "#F7A23C", "#D9531E", "#A3300F"), pen(INK, LINE))
    for x, y in ((-4, -20), (5, -12), (-11, -6), (0, -4), (13, -2), (-2, -27)):
        draw(p, oval(x, y, 1.8), clear("#FFD27A", 0.86))
    bowl = shape(-36, 4, (36, 4), (35, 24, 20, 34, 0, 34), (-20, 34, -35, 24, -36, 4))
    draw(p, bowl, across(-32, 4, 32, 34, "#7FC3C9", "#2F7F8C", "#17505C"), pen(INK, LINE))
    draw(p, shape(-33, 14, (0, 22, 33, 14), close=False), None, pen("#F3E8CF", 2.4))


def ingot(p: QPainter, x: float, y: float) -> None:
    draw(
        p,
        poly((x - 17, y + 8), (x - 11, y - 7), (x + 11, y - 7), (x + 17, y + 8)),
        across(x - 12, y - 8, x + 14, y + 8, "#FFF0A8", "#EDBE36", "#B67F14"),
        pen(INK, LINE),
    )
    draw(p, poly((x - 8, y - 4), (x + 8, y - 4), (x + 9, y - 1), (x - 9, y - 1)), clear("#FFFBE0", 0.75))


def paint_gold(p: QPainter) -> None:
    """Three bars of gold."""
    for x, y in ((-19, 20), (19, 20), (0, -2)):
        ingot(p, x, y)
    for x, y, r in ((22, -22, 9), (-24, -14, 6)):
        draw(
            p,
            shape(x, y - r, (x, y, x + r, y), (x, y, x, y + r), (x, y, x - r, y), (x, y, x, y - r)),
            "#FFF3B8",
            pen(clear(INK, 0.47), 1),
        )


def coin_stack(
    p: QPainter, x: float, y: float, n: int, face: Colour = "#EEF1F4", edge: Colour = "#8D949C"
) -> None:
    for i in range(n):
        top = y - i * 8
        draw(
            p,
            shape(
                x - 18,
                top,
                (x - 18, top + 8),
                (x - 18, top + 17, x + 18, top + 17, x + 18, top + 8),
                (x + 18, top),
            ),
            across(x - 18, 0, x + 18, 0, light(edge, 0.5), edge, dark(edge, 0.3)),
            pen(INK, 2.2),
        )
        draw(
            p,
            oval(x, top, 18, 8),
            across(x - 16, top - 8, x + 16, top + 8, "#FFFFFF", face, light(edge, 0.1)),
            pen(INK, 2.2),
        )
    draw(p, oval(x, y - (n - 1) * 8, 10, 4), None, pen(clear(edge, 0.86), 1.8))


def paint_silver(p: QPainter) -> None:
    """Two stacks of silver coins."""
    coin_stack(p, -14, 12, 4)
    coin_stack(p, 17, 20, 2)


def paint_bag(p: QPainter) -> None:
    """A tied goods sack."""
    sack = shape(-12, -16, (-36, 0, -40, 36, -20, 38), (-8, 41, 8, 41, 20, 38), (40, 36, 36, 0, 12, -16))
    draw(p, sack, halo(-14, 4, 52, "#E9C48C", "#BE8C4E", "#80552A"), pen(INK, LINE))
    frill = shape(
        -12,
        -16,
        (-20, -26, -22, -34, -17, -38),
        (-10, -33, -8, -33, -4, -38),
        (0, -33, 4, -33, 8, -38),
        (14, -34, 20, -36, 20, -34),
        (20, -28, 14, -22, 12, -16),
    )
    draw(p, frill, across(-18, -36, 18, -16, "#F0D09C", "#B98648"), pen(INK, LINE))
    draw(p, box(-14, -20, 28, 8, 4), "#B3402E", pen(INK, 2))
    draw(p, shape(10, -16, (20, -10, 24, -2, 20, 4), (16, -2, 12, -8, 8, -12)), "#B3402E", pen(INK, 1.6))
    with at(p, -2, 16):
        p.scale(0.3, 0.3)
        paint_paw(p, clear("#5B3A1C", 0.78))


def paint_provisions(p: QPainter) -> None:
    """A basket with bread, an apple and grapes."""
    loaf = shape(-30, 4, (-40, -12, -26, -30, -10, -24), (4, -18, 4, -4, -2, 6))
    draw(p, loaf, across(-34, -26, 0, 6, "#F6CE86", "#C9823A", "#935420"), pen(INK, LINE))
    for x in (-27, -18, -9):
        draw(p, shape(x, -20, (x + 5, -15, x + 7, -8), close=False), None, pen("#FBE7BC", 2.4))
    draw(p, oval(14, -8, 14), halo(9, -14, 22, "#F58A6A", "#C8372D", "#7D1E18"), pen(INK, LINE))
    draw(
        p,
        shape(15, -21, (18, -32, 28, -32, 30, -28), (26, -22, 20, -20, 15, -21)),
        "#5E9440",
        pen(INK, 1.8),
    )
    basket = shape(-38, 4, (38, 4), (34, 36), (-34, 36))
    draw(p, basket, across(-36, 4, 36, 36, "#D9AE6C", "#A87436", "#6E4720"), pen(INK, LINE))
    for row in range(3):
        for i in range(9):
            if (i + row) % 2:
                draw(p, box(-33 + i * 7.4, 8 + row * 9, 7, 7, 2), clear("#5A3616", 0.43))
    draw(p, box(-41, 1, 82, 8, 4), across(0, 1, 0, 9, "#E8C184", "#9A6A30"), pen(INK, 2.2))


def paint_mystery(p: QPainter) -> None:
    """An overgrown gate with something looking out."""
    draw(
        p,
        shape(-20, 36, (-20, -10), (-20, -34, 20, -34, 20, -10), (20, 36)),
        halo(0, 4, 40, "#5A3F78", "#2B1E40", "#150E22"),
    )
    stones = shape(
        -34,
        36,
        (-34, -8),
        (-34, -50, 34, -50, 34, -8),
        (34, 36),
        (19, 36),
        (19, -6),
        (19, -28, -19, -28, -19, -6),
        (-19, 36),
    )
    draw(p, stones, across(-34, -40, 34, 36, "#D8D2C2", "#A39B8A", "#6C6558"), pen(INK, LINE))
    for a, b in (
        ((-34, 8), (-19, 8)),
        ((-34, 22), (-19, 22)),
        ((19, 8), (34, 8)),
        ((19, 22), (34, 22)),
        ((-31, -22), (-17, -14)),
        ((31, -22), (17, -14)),
        ((-12, -38), (-8, -24)),
        ((12, -38), (8, -24)),
        ((-34, -6), (-19, -6)),
        ((19, -6), (34, -6)),
    ):
        draw(p, line(a, b), None, pen(clear(INK, 0.67), 1.7))
    both_sides(p, lambda: cat_eye(p, 8.5, 6, 6.4, QColor("#F4E04A"), 14, "#120A1C"))
    for x, y, r in ((-28, -30, 7), (-34, -20, 5), (29, -36, 5), (33, 30, 6), (-30, 34, 6), (25, 36, 4)):
        draw(
            p,
            oval(x, y, r),
            halo(x - 2, y - 2, r * 1.4, "#A9CF6A", "#5E8F3C", "#37602A"),
            pen(clear(INK, 0.63), 1.2),
        )


def paint_paw(p: QPainter, colour: Colour) -> None:
    def right() -> None:
        draw(p, oval(11, -26, 9, 14), colour)
        draw(p, oval(33, -9, 8, 12), colour)

    draw(p, mirrored(-4, (16, -5, 34, 14, 30, 30), (27, 42, 12, 36, 0, 36)), colour)
    both_sides(p, right)


SYMBOLS = {
    "spice": paint_spice,
    "gold": paint_gold,
    "silver": paint_silver,
    "goods": paint_bag,
    "provisions": paint_provisions,
    "mystery": paint_mystery,
}


def paint_symbol_token(p: QPainter, symbol: str, size: float) -> None:
    """A brass-rimmed medallion with the symbol, centred on the origin."""
    r = size / 2
    shadow(p, oval(0, 0, r), r * 0.16, 0.36)
    draw(p, oval(0, 0, r), across(-r, -r, r, r, "#F4DC9C", GOLD, "#7A5514"), pen(clear(INK, 0.9), 1.3))
    draw(
        p,
        oval(0, 0, r * 0.88),
        halo(-r * 0.3, -r * 0.35, r * 1.5, "#FFFAEC", PARCHMENT, PARCHMENT_EDGE),
        pen(clear("#6A4A14", 0.78), 1),
    )
    stamp(p, 0, 0, size * 0.86, SYMBOLS[symbol])


def paint_anchor(p: QPainter, colour: Colour) -> None:
    ink = pen(colour, 9)
    draw(p, oval(0, -36, 9), None, ink)
    for path in (
        line((0, -26), (0, 44)),
        line((-20, -14), (20, -14)),
        shape(-40, 12, (-34, 42, 0, 44), (34, 42, 40, 12), close=False),
    ):
        draw(p, path, None, ink)
