"""Ships, and who sits on them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from gui.felinia.art.brush import draw, stamp
from gui.felinia.art.colours import CREAM, HUES, OUTLINE
from gui.felinia.art.pieces import paint_merchant
from gui.felinia.art.symbols import paint_paw
from gui.kit.brush import across
from gui.kit.paint import clear, clipped, pen
from gui.kit.paths import box, line, oval, shape
from gui.kit.theme import SeatColour, paint_mark


def paint_ship(p: QPainter, country: str, seats: Sequence[SeatColour | None] = ()) -> None:
    """A caravel sailing to the right, pennant and sail in the colour of where it goes.

    seats:  who sits on each seat, from the bow
    """
    colour = QColor(HUES.get(country, "#8A7450"))
    wood_line = pen("#2B190E", 1.6)
    for x, top, bottom in ((-18, -42, 16), (14, -46, 16)):
        draw(
            p,
            box(x - 1.4, top, 2.8, bottom - top, 1.2),
            across(x - 2, 0, x + 2, 0, "#B98A5A", "#5A3A20"),
            pen("#2B190E", 0.8),
        )
    for a, b in (
        ((14, -46), (46, 8)),
        ((14, -46), (-18, 12)),
        ((-18, -42), (-44, 4)),
        ((-18, -42), (14, 12)),
    ):
        draw(p, line(a, b), None, pen(clear("#2B190E", 0.59), 0.7))
    sails = (
        shape(
            -34,
            -34,
            (-26, -37, -12, -37, -4, -33),
            (-1, -22, 0, -8, -4, 3),
            (-12, -1, -26, -1, -36, 2),
            (-28, -10, -28, -24, -34, -34),
        ),
        shape(
            0,
            -40,
            (8, -42, 22, -42, 31, -38),
            (36, -26, 37, -10, 31, 3),
            (22, -2, 8, -2, -1, 3),
            (6, -10, 7, -28, 0, -40),
        ),
    )
    for sail in sails:
        edge = sail.boundingRect()
        draw(
            p,
            sail,
            across(edge.left(), edge.top(), edge.right(), edge.bottom(), "#FFFCF0", "#F3E8CF", "#CDB88A"),
            wood_line,
        )
    with clipped(p, sails[1]):
        draw(p, box(-4, -34, 50, 6, 0), clear(colour, 0.84))
        draw(p, box(-4, -10, 50, 6, 0), clear(colour, 0.84))
    stamp(p, 18, -18, 17, paint_paw, colour)
    for x, y in ((-18, -42), (14, -46)):
        draw(
            p,
            shape(
                x,
                y - 4,
                (x - 8, y - 9, x - 12, y - 1, x - 20, y - 5),
                (x - 16, y - 1, x - 12, y + 4, x, y + 3),
            ),
            colour,
            pen("#2B190E", 1),
        )
    hull = shape(
        -48,
        -2,
        (-45, 1, -32, 3, -28, 4),
        (-27, 14),
        (10, 15, 22, 14, 32, 10),
        (40, 8, 48, 4, 52, 0),
        (48, 14, 38, 26, 28, 32),
        (10, 36, -22, 36, -36, 31),
        (-44, 22, -48, 10, -48, -2),
    )
    draw(p, hull, across(0, -2, 4, 36, "#B9793F", "#8A5026", "#4A2812"), pen("#2B190E", 1.8))
    with clipped(p, hull):
        for dy in (0, 6, 12):
            draw(
                p,
                shape(-50, 12 + dy, (-10, 21 + dy, 20, 19 + dy), (36, 17 + dy, 54, 4 + dy), close=False),
                None,
                pen(clear("#2B190E", 0.47), 0.9),
            )
        draw(
            p,
            shape(-50, 5, (-30, 8), (-28, 16), (10, 19, 24, 17, 34, 13), (42, 10, 48, 6, 54, 0), close=False),
            None,
            pen("#E7C67E", 2),
        )
    for x in (-41, -34):
        draw(p, box(x - 2, 9, 4, 5, 1), "#F8D878", pen("#2B190E", 0.8))
    for i, seat in enumerate(seats):
        stamp(p, 14 - i * 22, 22, 20, paint_seat, seat)
    for dx, w in ((-44, 26), (-14, 30), (20, 28)):
        draw(
            p,
            shape(
                dx, 33, (dx + w * 0.25, 29, dx + w * 0.5, 33), (dx + w * 0.75, 37, dx + w, 33), close=False
            ),
            None,
            pen(clear("#FFFFFF", 0.86), 1.8),
        )


def paint_seat(p: QPainter, player: SeatColour | None) -> None:
    """A seat on the hull: an empty ring, or its merchant standing in it."""
    if player:
        stamp(p, 0, -52, 205, paint_merchant, player)
    fill = player.fill if player else "#3A2212"
    draw(p, oval(0, 0, 40), fill, pen("#F3DCA4", 12))
    draw(p, oval(0, 0, 47), None, pen(OUTLINE, 5))
    if player:
        paint_mark(p, player.mark, QRectF(-20, -20, 40, 40), CREAM)
