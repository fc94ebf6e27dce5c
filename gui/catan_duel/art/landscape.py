"""A landscape card, 240 x 240: the frame with its four stocks turns, picture and die stay upright.

The edges carry 0, 1, 2 and 3 discs; the one that its owner sees below tells the stock, on a pale tray.  A gain
turns the frame by 90 degrees counter-clockwise.  ``turned`` counts quarters, so 1.5 is half way from 1 to 2.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter

from gui.catan_duel.art.icons import DISC, die, resource
from gui.catan_duel.art.lands import (
    fields_land,
    forest_land,
    gold_river_land,
    hills_land,
    mountains_land,
    pasture_land,
)
from gui.catan_duel.art.sheet import CARD, card_base
from gui.kit.paint import CREAM, INK, at, clear, clipped, paint, stroke
from gui.kit.paths import box, line, oval

LANDS: dict[str, Callable[[QPainter], None]] = {
    "wood": forest_land,
    "brick": hills_land,
    "grain": fields_land,
    "wool": pasture_land,
    "ore": mountains_land,
    "gold": gold_river_land,
}
"""The picture of each landscape, by what it stores."""
MIDDLE = CARD / 2
LARGE, SMALL = 46.0, 20.0
"""Discs on the tray and on the other edges."""


def landscape_ground(p: QPainter, kind: str, number: int) -> None:
    """The card without its stocks; no two numbers look quite alike."""
    with clipped(p, card_base(p, DISC[kind])):
        nearer = 1.0 if number in (1, 2, 5) else 1.1
        with at(p, MIDDLE, MIDDLE - 14, nearer, flip=number % 2 == 1), at(p, -MIDDLE, -MIDDLE):
            LANDS[kind](p)


def landscape_die(p: QPainter, number: int, above: bool, lit: bool = False) -> None:
    """The number that lets it yield, gold when it was just rolled."""
    die(p, number, 17, 155 if above else 17, 68, lit)


def landscape_frame(p: QPainter, kind: str, turned: float, above: bool, upright: bool = True) -> None:
    """The four stocks and the tray; ``upright`` discs do not turn with the frame."""
    home = 180 if above else 0
    with at(p, MIDDLE, MIDDLE, turn=home):
        paint(p, box(-74, 60, 152, 55, 14), clear("#000000", 0.35))
        paint(p, box(-76, 57, 152, 55, 14), "#FFFBEE", "#EAD9AE", 1.8)
    for edge in range(4):
        away = abs((edge - turned + 2) % 4 - 2)
        near = max(0.0, 1 - away)
        turn = home + 90 * (edge - turned)
        with at(p, MIDDLE, MIDDLE, turn=turn):
            _discs(p, kind, edge, near, -turn if upright else 0)


def _discs(p: QPainter, kind: str, count: int, near: float, turn: float) -> None:
    """The discs of one edge; ``near`` is 1 on the tray and 0 away from it."""
    size = SMALL + (LARGE - SMALL) * near
    pitch, y = 24 + 24 * near, 98 - 13.5 * near
    if near < 1:
        width = 24 * max(count, 1) + 6
        paint(p, box(-width / 2, 86, width, 24, 12), clear("#1E1410", 0.5 * (1 - near)))
    if count == 0:
        ink = clear(INK, 0.35) if near > 0.5 else clear(CREAM, 0.75)
        stroke(p, oval(0, y, 6 + 9 * near), ink, 2.2 + 1.2 * near)
        if near > 0.5:
            stroke(p, line((-10 * near, y + 10 * near), (10 * near, y - 10 * near)), ink, 3.4)
    for i in range(count):
        with at(p, (i - (count - 1) / 2) * pitch, y, turn=turn):
            resource(p, kind, -size / 2, -size / 2, size)
