"""A message: a folded letter with a wax seal that bears its number."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from gui.kit.paint import CENTRE, INK, LEFT, clear, paint, pen, shadow, stroke, write
from gui.kit.paths import line, oval, rounded, star

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")


ANSWERS = 0.29
"""The share of a letter at its right that is kept for the answers."""


def paint_letter(p: QPainter, rect: QRectF, number: int, text: str) -> None:
    """The opened letter: its seal to the left, its words beside it, room for the answers to the right."""
    high = rect.height()
    sheet = rounded(rect, high * 0.06)
    shadow(p, sheet, high * 0.06, 0.5)
    paint(p, sheet, "#FFF8E4", "#EFDDB3")
    for share in (1 / 3, 2 / 3):
        x = rect.left() + rect.width() * share
        stroke(p, line((x, rect.top()), (x, rect.bottom())), clear("#B99A5E", 0.35), high * 0.012)
    stroke(p, sheet, clear(INK, 0.55), high * 0.016)
    seal = QRectF(rect.left() + high * 0.14, rect.top() + high * 0.14, high * 0.72, high * 0.72)
    paint_seal(p, seal, number)
    words = QRectF(seal.right() + high * 0.16, rect.top() + high * 0.06, 0, high * 0.88)
    words.setRight(rect.right() - rect.width() * ANSWERS - high * 0.1)
    write(p, words, text, sans(high * 0.24, SEMIBOLD, fixed=True), INK, LEFT, smallest=0.45)


def paint_seal(p: QPainter, rect: QRectF, number: int) -> None:
    """Red wax with the number of the message."""
    middle, r = rect.center(), rect.width() / 2
    wax = star(middle.x(), middle.y(), r, 14, 0.9)
    shadow(p, wax, r * 0.12, 0.4)
    paint(p, wax, "#D24A3C", "#8E1F1C")
    paint(p, oval(middle.x(), middle.y(), r * 0.72), "#B5332B", "#A52A25")
    p.strokePath(oval(middle.x(), middle.y(), r * 0.72), pen(clear("#5A0F0E", 0.6), r * 0.05))
    write(p, rect, NUMERALS[number], serif(r * 0.78, BOLD, fixed=True), "#FFE3C4", CENTRE)
