"""The five faces of the event die, each in a box of two units around (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.catan_duel.art.icons import EMBLEM
from gui.catan_duel.art.things import sheaf
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import CENTRE, CREAM, at, paint, stroke, write
from gui.kit.paths import box, line, oval

WINE, COAL = "#8C3040", "#3A3A44"
"""The brigands' face is red, the others are black (they come after production)."""


def _club(p: QPainter) -> None:
    """A brigand's spiked club."""
    with at(p, 0, 0, turn=38):
        stroke(p, line((0, 26), (0, -6)), "#5A3818", 7)
        stroke(p, line((0, 26), (0, -6)), "#C08A4C", 4.4)
        paint(p, oval(0, -14, 9.5, 13), "#E0B070", "#8A5A2A", 1.2)
        for x, y in ((-10, -20), (10, -20), (-11, -8), (11, -8), (0, -30)):
            stroke(p, line((x * 0.6, -14 + (y + 14) * 0.6), (x, y)), CREAM, 2.6)


def _emblem(kind: str) -> Callable[[QPainter], None]:
    def face(p: QPainter) -> None:
        with at(p, -27, -27, 54 / 32):
            EMBLEM[kind](p)

    return face


def _sheaf(p: QPainter) -> None:
    with at(p, 0, 25, 1.0):
        sheaf(p)


def _card(p: QPainter) -> None:
    with at(p, 0, 0, turn=-8):
        paint(p, box(-17, -21, 34, 42, 4), "#FFFBEE", "#E2D0A6", 1.4)
        place = QRectF(-17, -22, 34, 42)
        write(p, place, "?", serif(34, BOLD, fixed=True), "#6D5B8B", CENTRE)


SYMBOLS: dict[str, Callable[[QPainter], None]] = {
    "brigand": _club,
    "trade": _emblem("trade"),
    "celebration": _emblem("skill"),
    "harvest": _sheaf,
    "event_card": _card,
}


def event_symbol(p: QPainter, face: str) -> None:
    """The symbol of a face, two units wide."""
    with at(p, 0, 0, 1 / 34):
        SYMBOLS[face](p)


def face_colour(face: str) -> str:
    return WINE if face == "brigand" else COAL
