"""A landscape card, 240 x 240: the frame with its four stocks turns, picture and die stay upright.

The edges carry 0, 1, 2 and 3 discs; the one that its owner sees below tells the stock, on a pale tray.  A gain
turns the frame by 90 degrees counter-clockwise.  ``turned`` counts quarters, so 1.5 is half way from 1 to 2.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
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
from gui.kit.paths import box, line, oval, rounded

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
SMALL = 20.0
"""Discs on the edges that do not count now."""


@dataclass(frozen=True)
class Tray:
    """Where the stock is shown that counts: its rectangle from the middle of the card, its discs."""

    rect: QRectF
    disc: float


TRAY, BARE_TRAY = Tray(QRectF(-76, 57, 152, 55), 46.0), Tray(QRectF(-102, 38, 204, 76), 64.0)


def landscape_ground(p: QPainter, kind: str, number: int) -> None:
    """The card without its stocks; no two numbers look quite alike."""
    with clipped(p, card_base(p, DISC[kind])):
        nearer = 1.0 if number in (1, 2, 5) else 1.1
        with at(p, MIDDLE, MIDDLE - 14, nearer, flip=number % 2 == 1), at(p, -MIDDLE, -MIDDLE):
            LANDS[kind](p)


def landscape_die(p: QPainter, number: int, above: bool, lit: bool = False, bare: bool = False) -> None:
    """The number that lets it yield, gold when it was just rolled; larger on a ``bare`` card."""
    side = 100 if bare else 74
    die(p, number, 15, CARD - 15 - side if above else 15, side, lit)


def landscape_frame(
    p: QPainter, kind: str, turned: float, above: bool, upright: bool = True, bare: bool = False
) -> None:
    """The four stocks and the tray; ``upright`` discs do not turn with the frame."""
    home = 180 if above else 0
    tray = BARE_TRAY if bare else TRAY
    with at(p, MIDDLE, MIDDLE, turn=home):
        paint(p, rounded(tray.rect.translated(2, 3), 14), clear("#000000", 0.35))
        paint(p, rounded(tray.rect, 14), "#FFFBEE", "#EAD9AE", 1.8)
    for edge in range(4):
        away = abs((edge - turned + 2) % 4 - 2)
        near = max(0.0, 1 - away)
        turn = home + 90 * (edge - turned)
        with at(p, MIDDLE, MIDDLE, turn=turn):
            _discs(p, kind, edge, near, -turn if upright else 0, tray)


def _discs(p: QPainter, kind: str, count: int, near: float, turn: float, tray: Tray) -> None:
    """The discs of one edge; ``near`` is 1 on the tray and 0 away from it."""
    size = SMALL + (tray.disc - SMALL) * near
    pitch, y = 24 + (tray.disc + 2 - 24) * near, 98 + (tray.rect.center().y() - 98) * near
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
