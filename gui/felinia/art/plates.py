"""Small signs: round and phase over the town, and which ship leaves next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from engine.felinia.state import EXPLORING, PLACING, PREPARING, STORING, TRADING
from gui.felinia.art.brush import draw, stamp
from gui.felinia.art.colours import CREAM, INK, OUTLINE
from gui.felinia.art.ships import paint_ship
from gui.felinia.art.symbols import SYMBOLS
from gui.kit.brush import across, numeral
from gui.kit.fonts import BOLD, REGULAR, serif
from gui.kit.paint import CENTRE, clear, parchment, pen, write
from gui.kit.paths import box, oval, poly, shape
from gui.kit.theme import theme


def paint_plate(p: QPainter, rect: QRectF, head: str, line: str, phase: str) -> None:
    """A parchment plate hung on two chains: two lines, and the phases of a round with the present one lit."""
    for x in (rect.left() + 26, rect.right() - 26):
        draw(p, shape(x, rect.top() - 14, (x, rect.top() + 4), close=False), None, pen(INK, 3))
    parchment(p, rect, 8, 5)
    upper = QRectF(rect.left() + 6, rect.top() + 3, rect.width() - 12, 33)
    write(p, upper, head, serif(28, BOLD, fixed=True), theme().ink, CENTRE)
    accent = "#8C2F22" if not theme().night else theme().gold
    write(p, upper.translated(0, 27), line, serif(25, REGULAR, italic=True, fixed=True), accent, CENTRE)
    step = (rect.width() - 10) / len(SIGNS)
    for number, (name, sign) in enumerate(SIGNS.items()):
        x, y = rect.left() + 5 + step * (number + 0.5), rect.bottom() - 17
        if name == phase:
            draw(p, oval(x, y, 14), theme().glow, pen(clear(INK, 0.7), 1.4))
        p.setOpacity(1.0 if name == phase else 0.38)
        stamp(p, x, y, 24, sign)
        p.setOpacity(1.0)


def _stones(p: QPainter) -> None:
    """Stones on each other."""
    for y in (24, 0, -24):
        draw(p, oval(0, y, 42, 20), across(-42, y, 42, y, "#E8B94A", "#8A5E14"), pen(OUTLINE, 5))


def _anew(p: QPainter) -> None:
    """An arrow in a ring: everything begins again."""
    ring = QPainterPath()
    ring.arcMoveTo(-34, -34, 68, 68, 50)
    ring.arcTo(-34, -34, 68, 68, 50, 290)
    draw(p, ring, None, pen(theme().ink, 13))
    draw(p, poly((14, -48), (50, -26), (12, -6)), theme().ink)


SIGNS: dict[str, Callable[[QPainter], None]] = {
    PLACING: _stones,
    TRADING: SYMBOLS["silver"],
    EXPLORING: partial(paint_ship, country=""),
    STORING: SYMBOLS["goods"],
    PREPARING: _anew,
}
"""The phases of a round as little pictures."""


def paint_departure(p: QPainter, number: int) -> None:
    """A pennant with the place in the order of departure, on a short staff."""
    draw(p, box(-18, -20, 4, 42, 2), "#6A4426", pen(OUTLINE, 1.2))
    flag = shape(-15, -19, (0, -15, 8, -22, 25, -17), (25, 7), (8, 3, 0, 9, -15, 5))
    draw(p, flag, across(-15, -19, 25, 7, "#4FA96F", "#2E8B57", "#17603A"), pen(OUTLINE, 1.6))
    numeral(p, 4, -6, 23, str(number), CREAM)
