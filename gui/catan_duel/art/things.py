"""Goods, ships, wagons, animals: what stands and lies about, around (0, 0)."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from gui.catan_duel.art.icons import PICTOGRAM, resource
from gui.catan_duel.art.nature import foot_shadow
from gui.kit.paint import INK, Colour, at, clear, clipped, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly


def sack(p: QPainter) -> None:
    """About 22 units high."""
    body = curve((-8, 0), (-10, -9), (-4, -17), (4, -17), (10, -9), (8, 0), closed=True)
    paint(p, body, "#F0DDB2", "#B99760", 1.0)
    stroke(p, line((-4, -16), (4, -16)), "#7A5A30", 1.8)
    paint(p, poly((-4, -17), (-6, -22), (0, -19), (6, -22), (4, -17)), "#E2CB9A", "#BFA26B", 0.8)


def barrel(p: QPainter) -> None:
    """About 26 units high."""
    paint(
        p,
        curve((-9, 0), (-12, -13), (-9, -26), (9, -26), (12, -13), (9, 0), closed=True),
        "#C48A4C",
        "#7B4C22",
        1.0,
    )
    for y in (-6, -20):
        stroke(p, curve((-10.5, y), (0, y + 2), (10.5, y)), "#4C4640", 2.2)


def crate(p: QPainter, size: float = 22) -> None:
    paint(p, box(-size / 2, -size, size, size, 1), "#D7A463", "#9A6930", 1.0)
    stroke(p, line((-size / 2 + 2, -2), (size / 2 - 2, -size + 2)), "#7A4E22", 2)
    stroke(p, box(-size / 2 + 2, -size + 2, size - 4, size - 4), clear("#7A4E22", 0.8), 1.4)


def stall(p: QPainter, stripe: Colour = "#C2543B") -> None:
    """A market stall with a striped awning and baskets: 80 wide, 84 high."""
    foot_shadow(p, 0, 0, 46, 5)
    for x in (-34, 34):
        stroke(p, line((x, 0), (x, -58)), "#5C3D20", 4)
    paint(p, box(-36, -30, 72, 30, 2), "#B98148", "#7C4F26", 1.1)
    for x in range(-28, 36, 12):
        stroke(p, line((x, -28), (x, -2)), clear("#4A2C14", 0.35), 1)
    goods = (("#D9A93A", -24), ("#C2543B", -8), ("#7FA34C", 9), ("#E7DCC2", 25))
    for colour, x in goods:
        for dx, dy in ((-5, -33), (4, -33), (-1, -39)):
            paint(p, oval(x + dx, dy, 5.2), light(colour, 0.3), dark(colour, 0.12), 0.8)
    awning = poly((-40, -58), (-32, -84), (32, -84), (40, -58))
    paint(p, awning, "#FFF6E0", "#E2D0A6", 1.1)
    for i in range(0, 8, 2):
        a, b = -32 + 64 * i / 8, -32 + 64 * (i + 1) / 8
        c, d = -40 + 80 * i / 8, -40 + 80 * (i + 1) / 8
        paint(p, poly((a, -84), (b, -84), (d, -58), (c, -58)), light(stripe, 0.12), dark(stripe, 0.15))
    for i in range(8):
        scallop = QPainterPath(QPointF(-40 + i * 10, -58))
        scallop.cubicTo(-40 + i * 10, -49, -30 + i * 10, -49, -30 + i * 10, -58)
        paint(
            p,
            scallop,
            stripe if i % 2 == 0 else "#FFF6E0",
            dark(stripe, 0.2) if i % 2 == 0 else "#D9C699",
            0.7,
        )


def bricks(p: QPainter, rows: int = 3) -> None:
    """A stack of bricks, 8 units a row."""
    for row in range(rows):
        for i in range(rows + 1 - row):
            x = (i - (rows + 1 - row) / 2) * 16
            paint(p, box(x, -8 * (row + 1), 15.4, 7.6, 1), "#E08B60", "#A44A2A", 0.9)


def logs(p: QPainter, rows: int = 3) -> None:
    """A pile of logs seen from their ends, 14 units a row."""
    for row in range(rows):
        for i in range(rows - row):
            x = (i - (rows - row - 1) / 2) * 16
            y = -8 - row * 13.6
            paint(p, oval(x, y, 8.4), "#F3D9A6", "#C9985A", 1.2)
            stroke(p, oval(x, y, 8), "#6E4421", 2)
            stroke(p, oval(x, y, 4), clear("#9A6B38", 0.9), 1)


def sheep(p: QPainter, flip: bool = False) -> None:
    """About 26 units long, 20 high."""
    with at(p, 0, 0, 1.0, flip=flip):
        foot_shadow(p, 0, 0, 12, 2.4)
        with at(p, -16, -26):
            PICTOGRAM["wool"](p, True)


def sheaf(p: QPainter) -> None:
    """A bound sheaf, 50 units high."""
    foot_shadow(p, 0, 0, 16, 3)
    for i in (-6, 6, -5, 5, -4, 4, -3, 3, -2, 2, -1, 1, 0):
        lean = i / 6
        head = (lean * 17, -44 + 15 * lean * lean)
        stroke(p, curve((lean * 10, 0), (lean * 4, -18), head), "#B67E1E" if i % 2 else "#DDA935", 2.8)
        with at(p, *head, turn=lean * 44):
            paint(p, oval(0, -4, 2.7, 6.8), "#FBE08A", "#C98F22", 0.6)
    stroke(p, curve((-6, -18), (0, -16), (6, -18)), "#7A3E1A", 4.4)


def pennant(p: QPainter, colour: Colour, h: float = 30) -> None:
    stroke(p, line((0, 0), (0, -h)), "#4A3523", 1.8)
    flag = curve((0, -h), (9, -h - 2), (22, -h + 5), (10, -h + 8), (0, -h + 11))
    paint(p, flag, light(colour, 0.15), dark(colour, 0.15), 0.8)


def ship(
    p: QPainter,
    sail: Colour,
    emblem: str | None = None,
    masts: int = 1,
    hull: Colour = "#8A5A30",
    flag: Colour = "#C2543B",
) -> None:
    """A cog under sail, 110 wide, 120 high; ``emblem`` is a resource on the sail."""
    body = QPainterPath(QPointF(-56, -26))
    body.cubicTo(-50, -14, -30, -16, 0, -16)
    body.cubicTo(26, -16, 44, -22, 56, -34)
    body.cubicTo(54, -12, 44, 6, 28, 8)
    body.lineTo(-30, 8)
    body.cubicTo(-46, 6, -54, -10, -56, -26)
    for x, size in ((-4, 1.0),) if masts == 1 else ((-22, 0.86), (22, 0.78)):
        stroke(p, line((x, -14), (x, -106 * size - 4)), "#4A3018", 3.6)
        with at(p, x, -106 * size - 4), at(p, 0, 14):
            pennant(p, flag, 16)
        with at(p, x, -24 - 8 * size, size):
            cloth = QPainterPath(QPointF(-30, -64))
            cloth.cubicTo(-10, -60, 14, -60, 32, -64)
            cloth.cubicTo(42, -40, 40, -18, 36, 0)
            cloth.cubicTo(14, -8, -10, -6, -34, 2)
            cloth.cubicTo(-26, -18, -24, -42, -30, -64)
            paint(p, cloth, light(sail, 0.45), dark(sail, 0.12), 1.2)
            with clipped(p, cloth):
                for dx in (-20, 0, 20):
                    stroke(p, curve((dx - 4, -66), (dx + 6, -34), (dx, 4)), clear(INK, 0.1), 3)
                paint(p, poly((16, -66), (46, -66), (46, 6), (24, 6), (30, -30)), clear(INK, 0.12))
            stroke(p, line((-34, -65), (36, -65)), "#4A3018", 3.4)
            if emblem:
                resource(p, emblem, -18, -50, 38)
    paint(p, body, light(hull, 0.25), dark(hull, 0.35), 1.3)
    with clipped(p, body):
        for y in (-12, -4, 3):
            stroke(p, curve((-60, y - 6), (0, y + 2), (60, y - 12)), clear("#3A2010", 0.45), 1.2)
    stroke(p, curve((-57, -27), (-30, -17), (0, -16), (34, -20), (57, -35)), "#E2B878", 2.6)
    for x in (-30, -14, 2, 18):
        paint(p, oval(x, -9, 4.4), "#D9B25A", "#9A6A24", 0.9)


def wagon(p: QPainter, cloth: Colour = "#EFE3C6") -> None:
    """A covered wagon, 110 wide, 78 high."""
    foot_shadow(p, 0, 0, 62, 5)
    hood = QPainterPath(QPointF(-50, -34))
    hood.cubicTo(-56, -70, -36, -80, 0, -78)
    hood.cubicTo(36, -80, 56, -70, 50, -34)
    hood.closeSubpath()
    paint(p, hood, light(cloth, 0.5), dark(cloth, 0.22), 1.2)
    for x in (-26, 0, 26):
        stroke(p, curve((x * 1.05, -34), (x * 1.1, -60), (x * 0.9, -77)), clear("#8A7048", 0.7), 1.6)
    paint(p, poly((-56, -36), (56, -36), (50, -16), (-50, -16)), "#B27640", "#70441F", 1.2)
    stroke(p, line((-54, -27), (53, -27)), clear("#4A2A12", 0.6), 1.2)
    for x in (-30, 32):
        wheel(p, x, -14, 15)


def wheel(p: QPainter, x: float, y: float, r: float) -> None:
    for i in range(8):
        angle = i * math.pi / 4
        stroke(p, line((x, y), (x + math.cos(angle) * r, y + math.sin(angle) * r)), "#6E4522", 1.8)
    stroke(p, oval(x, y, r), "#4A2C14", 4)
    stroke(p, oval(x, y, r), "#9A6B38", 1.8)
    paint(p, oval(x, y, 3.4), "#C79A5C", "#6E4522", 0.8)


def fence(p: QPainter, width: float) -> None:
    """A split-rail fence, 18 units high."""
    for y in (-7, -13):
        stroke(p, line((0, y), (width, y)), "#7E5A32", 2)
    posts = int(width // 14)
    for i in range(posts + 1):
        stroke(p, line((i * width / posts, 0), (i * width / posts, -18)), "#6A4826", 2.6)


def books(p: QPainter) -> None:
    """Standing and lying volumes, 90 wide, 60 high."""
    spines = (
        ("#8E2F2A", 13, 54),
        ("#2C5A86", 11, 60),
        ("#C08A2C", 14, 48),
        ("#3C6B47", 12, 57),
        ("#5E3F78", 11, 50),
    )
    x = -42.0
    for colour, width, height in spines:
        paint(p, box(x, -height, width, height, 2), light(colour, 0.22), dark(colour, 0.2), 1.0)
        for y in (0.2, 0.8):
            stroke(p, line((x + 1.5, -height * y), (x + width - 1.5, -height * y)), "#E8C66A", 1.6)
        x += width + 0.6
    for i, colour in enumerate(("#8A5A30", "#43648A")):
        paint(
            p, box(22 + i * 3, -11 - i * 10, 40 - i * 7, 10, 2), light(colour, 0.25), dark(colour, 0.2), 1.0
        )
        paint(p, box(24 + i * 3, -9 - i * 10, 37 - i * 7, 5.6, 1), "#F6EAC8", "#D9C596")


def coins(p: QPainter, count: int = 5) -> None:
    """A tower of coins, 6 units each."""
    for i in range(count):
        y = -i * 5.6
        paint(p, oval(0, y - 3, 14, 6), "#8C5E10")
        paint(p, oval(0, y - 5.6, 14, 6), "#FFE98E", "#DD9E1C", 0.9)
    stroke(p, oval(0, -count * 5.6 + 0.2, 9, 3.6), "#B57A12", 1.2)


def crane(p: QPainter) -> None:
    """A treadwheel crane, 100 high."""
    stroke(p, line((-20, 0), (0, -70)), "#6A4524", 5)
    stroke(p, line((20, 0), (0, -70)), "#7E5630", 5)
    stroke(p, line((-8, -60), (46, -100)), "#7E5630", 5.4)
    stroke(p, line((44, -98), (44, -58)), "#4A3A28", 1.6)
    with at(p, 44, -46):
        crate(p, 16)
    wheel(p, -4, -26, 22)
