"""Resources are discs, points are shields: two families that differ by shape, drawn in a box of 32."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gui.catan_duel.art.nature import soft_disc
from gui.kit.dice import PIPS
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import CENTRE, CREAM, at, clear, dark, light, paint, stroke, write
from gui.kit.paths import box, curve, line, oval, poly, star

DISC = {
    "wood": "#2F6B33",
    "brick": "#B5532D",
    "grain": "#EDBD3F",
    "wool": "#9CC776",
    "ore": "#65707F",
    "gold": "#6B4412",
}
SHIELD = {
    "strength": "#B23A2C",
    "trade": "#2C6694",
    "skill": "#75478C",
    "progress": "#2B7A66",
    "victory": "#DDA227",
}
RESOURCES = tuple(DISC)
POINTS = tuple(SHIELD)
REFUSE, MET = "#B8402E", "#2E8B57"


def resource(p: QPainter, kind: str, x: float, y: float, size: float, state: str = "plain") -> None:
    """A resource disc with its upper left corner at (x, y).

    ``state``: plain, met (green tick, a green ring when small) or missing (faded with a red bar).
    """
    world = p.worldTransform()
    fine = size * math.hypot(world.m11(), world.m12()) >= 24
    with at(p, x, y, size / 32):
        p.setOpacity(p.opacity() * (0.5 if state == "missing" else 1))
        colour = DISC[kind]
        paint(p, oval(16, 16, 15.6), dark(colour, 0.62))
        paint(p, oval(16, 16, 13.9), light(colour, 0.22), dark(colour, 0.16))
        if fine:
            stroke(p, oval(16, 16, 12.8), clear("#FFFFFF", 0.22), 0.8)
        PICTOGRAM[kind](p, fine)
        if state == "missing":
            p.setOpacity(1)
            stroke(p, oval(16, 16, 14.6), REFUSE, 2.8)
            stroke(p, line((6.5, 25.5), (25.5, 6.5)), REFUSE, 3)
        elif state == "met" and not fine:
            stroke(p, oval(16, 16, 14.8), "#57C27F", 2.8)
        elif state == "met":
            paint(p, oval(25, 25, 7.6), MET, "#1C6A3F")
            stroke(p, oval(25, 25, 7.6), CREAM, 1.2)
            stroke(p, line((21.4, 25.2), (24.2, 28), (28.8, 22)), "#FFFFFF", 2.2)


def _wood(p: QPainter, fine: bool) -> None:
    body = QPainterPath(QPointF(9, 10))
    body.lineTo(21, 10)
    body.lineTo(21, 22.5)
    body.lineTo(9, 22.5)
    body.cubicTo(4.6, 20.5, 4.6, 12, 9, 10)
    paint(p, body, "#E0AB68", "#9B632C", 1.1)
    if fine:
        for y in (13, 16, 19.2):
            stroke(p, line((7.5, y), (16, y + 0.3)), clear("#5A3413", 0.6), 0.8)
    paint(p, oval(21.6, 16.25, 5.2, 6.4), "#FBE7BF", "#E5C389", 1.1)
    stroke(p, oval(21.6, 16.25, 2.4, 3.1), "#A5713A", 1.0)


def _brick(p: QPainter, fine: bool) -> None:
    for x, y in ((4.8, 17), (16.6, 17), (10.7, 8.6)):
        paint(p, box(x, y, 10.6, 7.2, 1), "#FFE3CF", "#EFB393", 1.0)
        if fine:
            stroke(p, line((x + 1.6, y + 1.6), (x + 8.6, y + 1.6)), clear("#FFFFFF", 0.8), 0.9)


def _grain(p: QPainter, fine: bool) -> None:
    tone = "#5A3508"
    stroke(p, line((16, 28), (16, 9)), tone, 1.9)
    kernels = (9.5, 14.2, 18.9, 23.4) if fine else (11, 17, 23)
    for y in kernels:
        for side in (-1, 1):
            with at(p, 16, y + 1.5, turn=side * 38):
                paint(p, oval(0, -4.1, 2.25 if fine else 2.7, 4.4), "#7A4A10", tone)
    paint(p, oval(16, 6.4, 2.1, 3.9), tone)


def _wool(p: QPainter, fine: bool) -> None:
    for x in (11.5, 15, 19.5, 22.5):
        stroke(p, line((x, 20), (x, 26)), "#33281F", 2.1)
    fleece = QPainterPath()
    for x, y, r in (
        (12, 15, 4.8),
        (16.5, 12.6, 4.9),
        (21, 13.2, 4.6),
        (23.4, 17, 4.4),
        (18.6, 18.6, 5),
        (13, 18.6, 4.4),
    ):
        fleece = fleece.united(oval(x, y, r))
    paint(p, fleece, "#FFFFFF", "#DDE2D2", 1.1)
    if fine:
        for x, y in ((16, 14), (20, 16.5), (15, 18)):
            stroke(p, curve((x - 2, y), (x, y + 1.2), (x + 2, y)), clear("#8D9A7A", 0.9), 0.8)
    paint(p, oval(8.6, 14.6, 3.5, 4.1), "#3A2D24", "#241A14")
    stroke(p, line((11, 11.6), (13.2, 12.2)), "#33281F", 1.8)


def _ore(p: QPainter, fine: bool) -> None:
    paint(
        p,
        poly((5.5, 22.5), (8.5, 12), (15, 6.5), (23, 8.5), (27, 17), (25, 24), (14, 26.5)),
        "#DCE4EC",
        "#A2AEBC",
        1.1,
    )
    paint(p, poly((15, 6.5), (23, 8.5), (19, 15), (12, 14)), "#F7FBFF")
    paint(p, poly((19, 15), (23, 8.5), (27, 17), (25, 24)), "#76828F")
    paint(p, poly((12, 14), (19, 15), (25, 24), (14, 26.5)), "#B4C0CC")
    if fine:
        stroke(p, line((8.5, 12), (12, 14), (14, 26.5)), clear("#3C4650", 0.55), 0.8)
        stroke(p, line((12, 14), (19, 15), (25, 24)), clear("#3C4650", 0.55), 0.8)


def _gold(p: QPainter, fine: bool) -> None:
    for x, y, r in ((20.6, 11.6, 6.4), (12.6, 18.4, 7.6)):
        paint(p, oval(x, y + 1.3, r), "#8C5E10")
        paint(p, oval(x, y, r), "#FFF0A0", "#E2A11C", 1.0)
        if fine:
            stroke(p, oval(x, y, r * 0.68), clear("#A86F0C", 0.9), 1.0)
    stroke(p, line((12.6, 14.8), (12.6, 22)), "#A86F0C", 1.8)


PICTOGRAM: dict[str, Callable[[QPainter, bool], None]] = {
    "wood": _wood,
    "brick": _brick,
    "grain": _grain,
    "wool": _wool,
    "ore": _ore,
    "gold": _gold,
}


def shield_path() -> QPainterPath:
    path = QPainterPath(QPointF(3.5, 2.5))
    path.cubicTo(8, 4.4, 12, 4.2, 16, 1.6)
    path.cubicTo(20, 4.2, 24, 4.4, 28.5, 2.5)
    path.cubicTo(30.5, 14, 28.5, 24.5, 16, 30.6)
    path.cubicTo(3.5, 24.5, 1.5, 14, 3.5, 2.5)
    path.closeSubpath()
    return path


def point(p: QPainter, kind: str, x: float, y: float, size: float) -> None:
    """A point shield with its upper left corner at (x, y)."""
    with at(p, x, y, size / 32):
        shape = shield_path()
        colour = SHIELD[kind]
        paint(p, shape, light(colour, 0.2), dark(colour, 0.2))
        stroke(p, shape, dark(colour, 0.66), 1.9)
        EMBLEM[kind](p)


def point_badge(p: QPainter, kind: str, value: int, right: float, y: float, size: float) -> None:
    """Shield and number on a dark capsule, flush right at ``right``."""
    width = size * 1.72
    with at(p, right - width, y):
        capsule = box(size * 0.22, size * 0.06, width - size * 0.22, size * 0.88, size * 0.44)
        paint(p, capsule, "#4A3528", "#211610")
        stroke(p, capsule, "#EBCF92", size * 0.045)
        point(p, kind, 0, 0, size)
        write(
            p,
            QRectF(size * 0.92, 0, size * 0.74, size * 0.97),
            str(value),
            serif(size * 0.74, BOLD, fixed=True),
            CREAM,
            CENTRE,
        )


def _axe(p: QPainter) -> None:
    stroke(p, line((11, 26), (20, 6)), "#4A1A10", 4.4)
    stroke(p, line((11, 26), (20, 6)), "#E8C58C", 2.6)
    blade = QPainterPath(QPointF(19.6, 6.2))
    blade.cubicTo(15, 4.6, 11, 5, 7.6, 7.6)
    blade.cubicTo(7.2, 12, 8.6, 16, 12, 18.6)
    blade.cubicTo(12.6, 15.4, 14, 14, 16.6, 13.2)
    blade.closeSubpath()
    paint(p, blade, "#FFFDF4", "#CFCBC2", 1.0)


def _scales(p: QPainter) -> None:
    for colour, grow in (("#12344F", 1.6), (CREAM, 0.0)):
        stroke(p, line((16, 6), (16, 23)), colour, 2 + grow)
        stroke(p, line((7, 10), (25, 10)), colour, 2 + grow)
        stroke(p, line((11.5, 24), (20.5, 24)), colour, 2.2 + grow)
    for x in (7.6, 24.4):
        stroke(p, line((x, 10), (x - 3.2, 17), (x + 3.2, 17), (x, 10)), CREAM, 0.9)
        pan = QPainterPath(QPointF(x - 4.6, 16.6))
        pan.cubicTo(x - 4, 21, x + 4, 21, x + 4.6, 16.6)
        pan.closeSubpath()
        paint(p, pan, "#FFE9A8", "#E0B450", 0.9)


def _harp(p: QPainter) -> None:
    frame = QPainterPath(QPointF(10.4, 25))
    frame.cubicTo(9, 18, 8.6, 12, 9.4, 7)
    frame.cubicTo(13, 5, 15, 11.4, 19, 10.4)
    frame.cubicTo(21, 9.8, 22, 8.4, 24, 8.6)
    frame.cubicTo(23, 15, 18, 22, 10.4, 25)
    stroke(p, frame, "#33173F", 4.6)
    stroke(p, frame, "#FFD977", 2.7)
    for x, top, bottom in ((12.6, 9.6, 22), (15.4, 11.6, 20), (18.2, 12, 17.6)):
        stroke(p, line((x, top), (x, bottom)), CREAM, 1.0)


def _book(p: QPainter) -> None:
    for side in (-1, 1):
        page = QPainterPath(QPointF(16, 11))
        page.cubicTo(16 + side * 3, 8.4, 16 + side * 7, 8, 16 + side * 10.4, 9.4)
        page.lineTo(16 + side * 10.4, 21)
        page.cubicTo(16 + side * 7, 19.6, 16 + side * 3, 20, 16, 22.6)
        page.closeSubpath()
        paint(p, page, "#FFFDF2", "#E4D9BC" if side > 0 else "#F6EED8", 1.2)
        for y in (12.6, 15.4):
            stroke(p, line((16 + side * 3.2, y), (16 + side * 8, y - 0.6)), "#7FA89A", 1.1)


def _star(p: QPainter) -> None:
    paint(p, star(16, 15.4, 10.4), "#FFFBE6", "#F7DE93", 1.2)


EMBLEM: dict[str, Callable[[QPainter], None]] = {
    "strength": _axe,
    "trade": _scales,
    "skill": _harp,
    "progress": _book,
    "victory": _star,
}


def die(p: QPainter, number: int, x: float, y: float, size: float, lit: bool = False) -> None:
    """A flat ivory die; ``lit`` when it was just rolled."""
    with at(p, x, y, size / 32):
        face = box(1, 1, 30, 30, 7)
        paint(p, box(2.2, 3, 30, 30, 7), clear("#000000", 0.35))
        if lit:
            soft_disc(p, 16, 16, 34, clear("#FFF3B0", 0.95), 0.4)
            paint(p, face, "#FFF0A8", "#F7B92E", 1.4)
            stroke(p, box(-1, -1, 34, 34, 9), "#FFF8D8", 2.6)
        else:
            paint(p, face, "#FFFDF3", "#DCCDA6", 1.4)
        for dx, dy in PIPS[number]:
            paint(p, oval(16 + dx * 8, 16 + dy * 8, 3.5), "#2B2320")
