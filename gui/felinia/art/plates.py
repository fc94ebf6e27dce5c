"""Small signs: round and phase over the town, and which ship leaves next."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import bezier, closed, draw, numeral, slope
from gui.felinia.art.colours import CREAM, INK, OUTLINE
from gui.kit.fonts import BOLD, REGULAR, serif
from gui.kit.paint import CENTRE, parchment, pen, write
from gui.kit.paths import box
from gui.kit.theme import theme


def paint_plate(p: QPainter, rect: QRectF, head: str, line: str) -> None:
    """A parchment plate with two lines, hung on two chains."""
    for x in (rect.left() + 26, rect.right() - 26):
        draw(p, bezier((x, rect.top() - 14), (x, rect.top() + 4)), None, pen(INK, 3))
    parchment(p, rect, 8, 5)
    half = rect.height() / 2
    upper = QRectF(rect.left() + 6, rect.top() + 5, rect.width() - 12, half - 4)
    write(p, upper, head, serif(29, BOLD, fixed=True), theme().ink, CENTRE)
    accent = "#8C2F22" if not theme().night else theme().gold
    write(p, upper.translated(0, half - 5), line, serif(27, REGULAR, italic=True, fixed=True), accent, CENTRE)


def paint_departure(p: QPainter, number: int) -> None:
    """A pennant with the place in the order of departure, on a short staff."""
    draw(p, box(-18, -20, 4, 42, 2), "#6A4426", pen(OUTLINE, 1.2))
    flag = closed((-15, -19), (0, -15, 8, -22, 25, -17), (25, 7), (8, 3, 0, 9, -15, 5))
    draw(p, flag, slope(-15, -19, 25, 7, "#4FA96F", "#2E8B57", "#17603A"), pen(OUTLINE, 1.6))
    numeral(p, 4, -6, 23, str(number), CREAM)
