"""What stands on the shelf beside the boxes.  Each thing stands on (0, 0), in the units of the case."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient

from gui.kit.paint import Colour, at, clear, clipped, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly
from gui.kit.theme import Theme, seat_colour

Ornament = Callable[[QPainter, Theme], None]


def soft_disc(p: QPainter, x: float, y: float, r: float, colour: Colour) -> None:
    """A glow that fades to nothing at its rim."""
    slope = QRadialGradient(QPointF(x, y), r)
    slope.setColorAt(0, QColor(colour))
    slope.setColorAt(1, clear(colour, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(slope))
    p.drawEllipse(QPointF(x, y), r, r)


def _foot(p: QPainter, rx: float, ry: float) -> None:
    """The shadow on the plank."""
    for i in range(5):
        paint(p, oval(rx * 0.2, 2, rx * (1.1 - i * 0.13), ry * (1.1 - i * 0.13)), clear("#140C06", 0.1))


def books(p: QPainter, room: Theme) -> None:
    """A row of volumes, 66 wide."""
    _foot(p, 38, 6)
    spines = (
        ("#8E2F2A", 14.3, 60),
        ("#2C5A86", 12.1, 66),
        ("#C08A2C", 15.4, 53),
        ("#3C6B47", 13.2, 63),
        ("#5E3F78", 12.1, 55),
    )
    x = -34.0
    for colour, width, height in spines:
        paint(p, box(x, -height, width, height, 2), light(colour, 0.22), dark(colour, 0.2), 1.0)
        for share in (0.2, 0.8):
            stroke(p, line((x + 1.6, -height * share), (x + width - 1.6, -height * share)), "#E8C66A", 1.7)
        x += width + 0.6


def tomes(p: QPainter, room: Theme) -> None:
    """Three heavy volumes lying on each other, 110 wide."""
    _foot(p, 60, 7)
    y = 0.0
    for colour, width, height, shift in (
        ("#43648A", 108, 24, 0),
        ("#7A3A2E", 96, 20, 6),
        ("#4E6B3A", 82, 18, -2),
    ):
        x = shift - width / 2
        paint(p, box(x, y - height, width, height, 3), light(colour, 0.24), dark(colour, 0.24), 1.0)
        paint(p, box(x + 12, y - height + 4, width - 13, height - 8, 1), "#F6EAC8", "#CDB888", 0.7)
        for i in range(2):
            stripe = y - height + 8 + i * (height - 14) / 2
            stroke(p, line((x + 14, stripe), (x + width - 3, stripe)), clear("#7A6238", 0.45), 0.8)
        stroke(p, line((x + 6, y - height + 2), (x + 6, y - 2)), "#E8C66A", 1.8)
        y -= height


def candle(p: QPainter, room: Theme) -> None:
    """In its brass dish; burns by night."""
    paint(p, oval(0, 4, 30, 8), clear("#000000", 0.35))
    dish = curve((-26, -4), (0, -12), (26, -4), (0, 6), closed=True)
    paint(p, dish, "#E9C878", "#7A5A1E", 1.2)
    paint(p, box(-11, -86, 22, 82, 4), "#FFFBEA", "#D9C596", 1.0)
    paint(p, box(-11, -86, 5, 40, 2.5), clear("#FFFFFF", 0.5))
    stroke(p, line((0, -86), (0, -95)), "#3A2B1E", 2)
    if room.night:
        soft_disc(p, 0, -104, 90, clear("#FFD98A", 0.75))
        with at(p, 0, -90, 0.48):
            _flame(p)


def _flame(p: QPainter) -> None:
    outer = curve((-16, 0), (-20, -18), (-9, -36), (0, -62), (9, -36), (20, -18), (16, 0), closed=True)
    paint(p, outer, "#FFB23E", "#D8401C", 0.8)
    paint(p, curve((-8, 0), (-10, -12), (0, -34), (10, -12), (8, 0), closed=True), "#FFF6BE", "#FFC345")


def hourglass(p: QPainter, room: Theme) -> None:
    """Turned wood and two bulbs of glass, 60 wide and 120 high."""
    _foot(p, 36, 6)
    for y in (-120.0, -10.0):
        paint(p, box(-30, y, 60, 10, 4), "#B98446", "#6A421C", 1.1)
    for x in (-24.0, 24.0):
        stroke(p, line((x, -110), (x, -10)), "#4A2C14", 6)
        stroke(p, line((x - 1, -110), (x - 1, -10)), "#A87238", 3)
    glass = QPainterPath(QPointF(-18, -110))
    glass.cubicTo(-18, -78, -3, -72, -3, -60)
    glass.cubicTo(-3, -48, -18, -42, -18, -10)
    glass.lineTo(18, -10)
    glass.cubicTo(18, -42, 3, -48, 3, -60)
    glass.cubicTo(3, -72, 18, -78, 18, -110)
    glass.closeSubpath()
    paint(p, glass, clear("#F4FBFF", 0.5), clear("#A9C4CE", 0.4), 1.1)
    with clipped(p, glass):
        paint(p, box(-20, -92, 40, 32), "#F0D08A", "#C89A4A")
        paint(
            p, curve((-20, -8), (-12, -22), (0, -36), (12, -22), (20, -8), closed=True), "#F6DA9A", "#C89A4A"
        )
        stroke(p, line((0, -62), (0, -30)), "#E6C078", 1.4)
    stroke(p, curve((-12, -104), (-11, -88), (-5, -76)), clear("#FFFFFF", 0.8), 2)


def pawns(p: QPainter, room: Theme) -> None:
    """Turned wooden pawns in the players' colours, 120 wide."""
    for x, y, id in (
        (-44, -5, "blue"),
        (38, -6, "green"),
        (-14, 2, "yellow"),
        (14, -4, "red"),
        (50, 4, "pink"),
    ):
        colour = seat_colour(id).fill
        with at(p, x, y, 0.92):
            _foot(p, 14, 4)
            body = curve(
                (-13, 0), (-11, -7), (-5, -22), (-4, -32), (4, -32), (5, -22), (11, -7), (13, 0), (0, 4)
            )
            body.closeSubpath()
            paint(p, body, light(colour, 0.3), dark(colour, 0.3), 1.1)
            paint(p, oval(0, -32, 7.4, 2.6), light(colour, 0.2), dark(colour, 0.2), 0.9)
            paint(p, oval(0, -42, 10), light(colour, 0.42), dark(colour, 0.18), 1.1)
            paint(p, oval(-3.4, -45.4, 2.6), clear("#FFFFFF", 0.65))


def dice(p: QPainter, room: Theme) -> None:
    """Two ivory dice, 84 wide."""
    for x, y, side, turn, pips in (
        (-20, 0, 36, -4, ((-0.5, -0.5), (0.5, -0.5), (0, 0), (-0.5, 0.5), (0.5, 0.5))),
        (24, 3, 34, 7, ((-0.5, -0.5), (0, 0), (0.5, 0.5))),
    ):
        with at(p, x, y):
            _foot(p, side * 0.6, 5)
        with at(p, x, y - side / 2, turn=turn):
            half = side / 2
            paint(p, box(-half, -half, side, side, 7), "#FFFDF2", "#CFBF97", 1.1)
            for dx, dy in pips:
                paint(p, oval(dx * half, dy * half, side * 0.09), "#2B2320")


def jug(p: QPainter, room: Theme) -> None:
    """A glazed jug with sprigs of lavender, 90 wide and 170 high."""
    _foot(p, 40, 7)
    for i, lean in enumerate((-34, -22, -9, 4, 16, 30)):
        top = -150 - (i * 37) % 24
        stroke(p, curve((lean * 0.2, -74), (lean * 0.6, -108), (lean, top + 22)), "#5F7A42", 2)
        for k in range(6):
            y = top + k * 6.4
            for side in (-3.2, 3.2):
                paint(p, oval(lean + side * (0.5 + k * 0.12), y, 3.2, 3.8), "#A68CD0", "#5E4690", 0.4)
    body = curve(
        (-14, -82),
        (-17, -64),
        (-34, -40),
        (-30, -12),
        (-20, 0),
        (20, 0),
        (30, -12),
        (34, -40),
        (17, -64),
        (14, -82),
    )
    body.closeSubpath()
    stroke(p, curve((22, -66), (46, -62), (42, -34), (30, -28)), "#1C3A48", 8)
    stroke(p, curve((22, -66), (46, -62), (42, -34), (30, -28)), "#4F8496", 5)
    paint(p, body, "#7FB0BE", "#24505F", 1.2)
    stroke(p, curve((-33, -34), (0, -28), (33, -34)), clear("#F4E6C0", 0.8), 3)
    stroke(p, curve((-24, -44), (-25, -30), (-22, -16)), clear("#FFFFFF", 0.5), 4)
    paint(p, oval(0, -82, 15, 4), "#3A6472", "#16323C", 1.0)


def scrolls(p: QPainter, room: Theme) -> None:
    """Rolled maps, tied with a ribbon, 120 wide."""
    _foot(p, 62, 6)
    for x, y, width in ((-4, -11, 112), (8, -30, 92)):
        paint(p, box(x - width / 2, y - 10, width, 21, 8), "#FBEFD0", "#BFA264", 1.0)
        end = x + width / 2
        paint(p, oval(end - 5, y, 5.4, 10.4), "#E9D5A4", "#A88748", 0.9)
        stroke(p, curve((end - 7, y - 3), (end - 4, y - 5), (end - 3, y), (end - 6, y + 3)), "#7A5F30", 1.1)
        paint(p, box(x - 8, y - 10.6, 9, 22), "#B3402E", "#6E1F18", 0.6)
    paint(p, poly((1, -20), (14, -6), (6, -4)), "#B3402E", "#6E1F18", 0.6)


BESIDE: tuple[tuple[Ornament, float], ...] = (
    (hourglass, 76),
    (tomes, 128),
    (pawns, 136),
    (jug, 106),
    (scrolls, 134),
    (dice, 96),
)
"""What fills an empty stretch of the shelf, with the room each thing takes."""
