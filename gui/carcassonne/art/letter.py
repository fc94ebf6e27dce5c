"""A message: a folded letter with a wax seal that bears its number."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from gui.kit.paint import CENTRE, INK, clear, paint, pen, shadow, stroke, write
from gui.kit.paths import line, oval, rounded, star

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


ANSWERS = 0.3
"""The share of a letter at its foot that is kept for the answers."""


def paint_letter(p: QPainter, rect: QRectF, number: int, text: str) -> None:
    """The opened letter: its seal on top, its words below, and at its foot room for the answers."""
    wide, high = rect.width(), rect.height()
    sheet = rounded(rect, wide * 0.03)
    shadow(p, sheet, wide * 0.05, 0.5)
    paint(p, sheet, "#FFF8E4", "#EFDDB3")
    for share in (1 / 3, 2 / 3):
        y = rect.top() + high * share
        stroke(p, line((rect.left(), y), (rect.right(), y)), clear("#B99A5E", 0.35), wide * 0.006)
    stroke(p, sheet, clear(INK, 0.55), wide * 0.008)
    side = min(wide * 0.46, high * 0.24)
    seal = QRectF(rect.center().x() - side / 2, rect.top() + wide * 0.07, side, side)
    paint_seal(p, seal, number)
    words = QRectF(rect.left(), seal.bottom(), wide, rect.bottom() - high * ANSWERS - seal.bottom())
    words.adjust(wide * 0.07, wide * 0.04, -wide * 0.07, -wide * 0.02)
    write(p, words, text, sans(wide * 0.095, SEMIBOLD, fixed=True), INK, CENTRE, smallest=0.45)


def paint_seal(p: QPainter, rect: QRectF, number: int) -> None:
    """Red wax with the number of the message."""
    middle, r = rect.center(), rect.width() / 2
    wax = star(middle.x(), middle.y(), r, 14, 0.9)
    shadow(p, wax, r * 0.12, 0.4)
    paint(p, wax, "#D24A3C", "#8E1F1C")
    paint(p, oval(middle.x(), middle.y(), r * 0.72), "#B5332B", "#A52A25")
    p.strokePath(oval(middle.x(), middle.y(), r * 0.72), pen(clear("#5A0F0E", 0.6), r * 0.05))
    write(p, rect, NUMERALS[number], serif(r * 0.78, BOLD, fixed=True), "#FFE3C4", CENTRE)
