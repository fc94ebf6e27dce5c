"""The score track: a printed board with a circuit of fifty spaces, every fifth one dark.

Everything is told in sides of a space; the board is ``BOARD`` large.  Inside the circuit is free ground, for the
standings or for a letter.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.carcassonne.art.figures import paint_figure
from gui.kit.fonts import BOLD, SEMIBOLD, serif
from gui.kit.paint import CENTRE, LEFT, at, clear, dark, paint, pen, shadow, stroke, write
from gui.kit.paths import rounded
from gui.kit.theme import SeatColour, paint_mark

ACROSS, DOWN = 9, 18
SPACES = 2 * (ACROSS + DOWN) - 4
DARK = 5
FRAME = 0.55
BOARD = QRectF(-FRAME, -FRAME, ACROSS + 2 * FRAME, DOWN + 2 * FRAME)
INSIDE = QRectF(1.15, 1.15, ACROSS - 2.3, DOWN - 2.3)
CARD = 2.1
"""How high a seat's card inside the circuit is."""
FINE = 40.0
"""Text is written in units so much smaller than a space: fonts have whole sizes."""


def space_rect(space: int) -> QRectF:
    """A space of the circuit, clockwise from the upper left corner."""
    space %= SPACES
    if space < ACROSS:
        return QRectF(space, 0, 1, 1)
    space -= ACROSS - 1
    if space < DOWN:
        return QRectF(ACROSS - 1, space, 1, 1)
    space -= DOWN - 1
    if space < ACROSS:
        return QRectF(ACROSS - 1 - space, DOWN - 1, 1, 1)
    return QRectF(0, DOWN - 1 - (space - ACROSS + 1), 1, 1)


def way_to(total: float) -> QPointF:
    """The middle of a space, or a place between two of them."""
    space = math.floor(total)
    here, following = space_rect(space).center(), space_rect(space + 1).center()
    return here + (following - here) * (total - space)


def paint_track(p: QPainter) -> None:
    """The board without anything on it."""
    edge = rounded(BOARD, 0.4)
    shadow(p, edge, 0.35, 0.5)
    paint(p, edge, "#7C5432", "#4B2F1A")
    stroke(p, edge, "#2A190D", 0.06)
    ground = rounded(QRectF(0, 0, ACROSS, DOWN), 0.12)
    paint(p, ground, "#EAD9AE", "#D2BA84")
    stroke(p, ground, "#3A2413", 0.07)
    paint(p, rounded(INSIDE.adjusted(-0.06, -0.06, 0.06, 0.06), 0.18), "#86A862", "#6C9150")
    stroke(p, rounded(INSIDE.adjusted(-0.06, -0.06, 0.06, 0.06), 0.18), clear("#2E3B1C", 0.8), 0.05)
    for space in range(SPACES):
        _paint_space(p, space)


def _paint_space(p: QPainter, space: int) -> None:
    rect = space_rect(space).adjusted(0.06, 0.06, -0.06, -0.06)
    is_dark = space % DARK == 0
    shape = rounded(rect, 0.14)
    paint(p, shape, "#8C5A38" if is_dark else "#FBF3DC", "#6B4024" if is_dark else "#EBDCB6")
    stroke(p, shape, clear("#3A2413", 0.75), 0.035)
    with at(p, rect.center().x(), rect.center().y(), 1 / FINE):
        words = QRectF(-FINE / 2, -FINE / 2, FINE, FINE)
        ink = "#FBE9BF" if is_dark else clear("#6B5530", 0.85)
        write(
            p,
            words,
            str(space),
            serif(18 if is_dark else 15, BOLD if is_dark else SEMIBOLD, fixed=True),
            ink,
            CENTRE,
        )


def paint_standings(p: QPainter, rows: Sequence[tuple[str, SeatColour, Sequence[tuple[str, int]]]]) -> None:
    """Inside the circuit: every seat with its scoring figures and their totals."""
    high = min(INSIDE.height() / len(rows), CARD + 0.5)
    top = INSIDE.center().y() - high * len(rows) / 2
    for number, (name, colour, totals) in enumerate(rows):
        place = QRectF(INSIDE.left(), top + number * high, INSIDE.width(), high)
        _paint_standing(
            p, place.adjusted(0.3, (high - CARD) / 2, -0.3, (CARD - high) / 2), name, colour, totals
        )


def _paint_standing(
    p: QPainter, card: QRectF, name: str, colour: SeatColour, totals: Sequence[tuple[str, int]]
) -> None:
    shape = rounded(card, 0.16)
    shadow(p, shape, 0.08, 0.35)
    paint(p, shape, "#FBF3DC", "#EADBB4")
    stroke(p, shape, clear("#3A2413", 0.6), 0.03)
    ribbon = QRectF(card.left(), card.top(), 0.55, card.height())
    paint(p, rounded(ribbon, 0.16), colour.fill, dark(colour.fill, 0.15))
    paint_mark(
        p, colour.mark, QRectF(ribbon.center().x() - 0.18, ribbon.center().y() - 0.18, 0.36, 0.36), "#FFF4D6"
    )
    middle = card.top() + card.height() * 0.3
    with at(p, ribbon.right() + 0.2, middle, 1 / FINE):
        room = (card.right() - ribbon.right() - 0.3) * FINE
        words = QRectF(0, -20, room, 40)
        write(p, words, name, serif(28, SEMIBOLD, fixed=True), "#3A2A1C", LEFT, smallest=0.5)
    slot = (card.right() - ribbon.right() - 0.2) / max(2, len(totals))
    for number, (figure, total) in enumerate(totals):
        left, low = ribbon.right() + 0.12 + number * slot, card.top() + card.height() * 0.69
        paint_figure(p, QRectF(left, low - 0.56, 1.12, 1.12), figure, colour)
        with at(p, left + 1.14, low, 1 / FINE):
            write(p, QRectF(0, -20, 50, 40), str(total), serif(30, BOLD, fixed=True), "#3A2A1C", LEFT)


def paint_walker(p: QPainter, rect: QRectF, figure: str, colour: SeatColour, laps: int) -> None:
    """A figure on the track, with a pennant for the laps it has behind it."""
    paint_figure(p, rect, figure, colour)
    if laps:
        side = rect.width()
        flag = QRectF(rect.left() + side * 0.5, rect.top() + side * 0.02, side * 0.5, side * 0.27)
        paint(p, rounded(flag, side * 0.08), "#2B2320")
        p.strokePath(rounded(flag, side * 0.08), pen("#FFD76A", side * 0.025))
        scale = side / FINE / 2
        with at(p, flag.center().x(), flag.center().y(), scale):
            words = QRectF(
                -flag.width() / 2 / scale,
                -flag.height() / 2 / scale,
                flag.width() / scale,
                flag.height() / scale,
            )
            write(p, words, str(laps * SPACES), serif(20, BOLD, fixed=True), "#FFD76A", CENTRE, smallest=0.4)
