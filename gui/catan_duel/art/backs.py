"""The backs of the cards: a woven ground in the colour of the set, a medallion, the set's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import abbey, house, tower
from gui.catan_duel.art.icons import EMBLEM
from gui.catan_duel.art.nature import fir, flames, peak
from gui.catan_duel.art.sheet import CARD, card_base
from gui.catan_duel.art.things import coins
from gui.kit.fonts import serif
from gui.kit.paint import CENTRE, INK, at, clear, clipped, dark, light, paint, stroke, write
from gui.kit.paths import box, line, oval, poly, star

PALE_GOLD = "#F6DFA4"


def _base(p: QPainter) -> None:
    with at(p, 0, 34, 0.92):
        abbey(p)


def _gold(p: QPainter) -> None:
    for x, count in ((-26, 5), (0, 9), (26, 6)):
        with at(p, x, 34):
            coins(p, count)


def _turmoil(p: QPainter) -> None:
    with at(p, 0, 40):
        paint(p, poly((-8, 0), (-12, -46), (12, -46), (8, 0)), "#8A5A30", "#4A2C14", 1.2)
        flames(p, 0, -44, 0.95)


def _progress(p: QPainter) -> None:
    with at(p, -56, -52, 3.5):
        EMBLEM["progress"](p)
    with at(p, 0, -18):
        paint(p, star(0, -18, 14), "#FFF6C0", "#F2C23A", 1.0)


def _event(p: QPainter) -> None:
    paint(p, star(0, 0, 50, 12, 0.66), "#FFE9A0", "#E0A52E", 1.3)
    paint(p, oval(0, 0, 27), "#FFF7D6", "#F0C75A", 1.3)
    paint(p, oval(10, -5, 22), "#5B4A7C", "#3C2F5A")


def _road(p: QPainter) -> None:
    with at(p, -48, -48, 3):
        paint(p, poly((13, 3), (19, 3), (30, 29), (2, 29)), "#F7EBCB", "#D6C08E", 0.5)
        for a, b, w in ((5, 9, 1), (12, 17, 1.4), (21, 27, 1.9)):
            stroke(p, line((16, a), (16, b)), "#9A8252", w)


def _settlement(p: QPainter) -> None:
    with at(p, 0, 34, 1.1):
        house(p, 88, 38, 40, roof="#C0532E")


def _city(p: QPainter) -> None:
    for x, h in ((-34, 50), (34, 50), (0, 66)):
        with at(p, x, 38, 0.9):
            tower(p, 34, h)


def _landscape(p: QPainter) -> None:
    peak(p, -18, 36, 84, 82)
    peak(p, 26, 36, 70, 58)
    with at(p, 40, 40, 0.42):
        fir(p)
    with at(p, -44, 40, 0.46):
        fir(p)


@dataclass(frozen=True)
class Back:
    colour: str
    emblem: Callable[[QPainter], None]


BACKS = {
    "base": Back("#4D7A4A", _base),
    "gold": Back("#B07A1C", _gold),
    "turmoil": Back("#8C3A2C", _turmoil),
    "progress": Back("#2F6482", _progress),
    "event": Back("#6D5B8B", _event),
    "road": Back("#5E93B4", _road),
    "settlement": Back("#8A9A4A", _settlement),
    "city": Back("#A04A36", _city),
    "landscape": Back("#9A7B4F", _landscape),
}


def card_back(p: QPainter, key: str, name: str) -> None:
    """A back, 240 x 240, with the name of what it belongs to if it is large enough."""
    back = BACKS[key]
    window = card_base(p, back.colour)
    with clipped(p, window):
        paint(p, window, light(back.colour, 0.1), dark(back.colour, 0.3))
        for i in range(-9, 20):
            for slope in (1, -1):
                start = i * 22.0
                thread = line((start, 0 if slope > 0 else CARD), (start + CARD, CARD if slope > 0 else 0))
                stroke(p, thread, clear("#FFF2CC", 0.13), 3)
    stroke(p, box(18, 18, CARD - 36, CARD - 36, 8), clear(PALE_GOLD, 0.8), 2.4)
    for x in (18, CARD - 18):
        for y in (18, CARD - 18):
            paint(p, star(x, y, 11, 4, 0.45), PALE_GOLD, "#B98C3A")
    with at(p, 120, 106 if name else 120, 1.0 if name else 1.2):
        paint(p, oval(2, 4, 77), clear("#000000", 0.3))
        paint(p, oval(0, 0, 77), "#F9E7B4", "#A8762A", 1.4)
        paint(p, oval(0, 0, 69), light(back.colour, 0.5), light(back.colour, 0.08), 1.4)
        with clipped(p, oval(0, 0, 68)):
            back.emblem(p)
    if name:
        paint(p, box(20, 182, CARD - 40, 42, 8), "#FFF8E4", "#E6D2A0", 1.4)
        write(p, QRectF(24, 182, CARD - 48, 42), name, serif(31, fixed=True), INK, CENTRE, 0.5)
