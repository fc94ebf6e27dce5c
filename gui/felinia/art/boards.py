"""The board in front of each family, without what lies on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import bezier, closed, draw, numeral, slope, stamp
from gui.felinia.art.colours import INK
from gui.felinia.art.pieces import paint_coin, paint_merchant
from gui.felinia.art.symbols import SYMBOLS
from gui.felinia.plan import CARD_STEP, CARDS, STORE, STORE_STEP, TRACK, TRACK_STEP
from gui.kit.paint import clear, dark, light, parchment, pen
from gui.kit.paths import box, oval
from gui.kit.theme import SeatColour, theme

BAND = 62.0
SLOT = 50.0


def paint_family_board(
    p: QPainter,
    wide: float,
    tall: float,
    colour: SeatColour,
    at_turn: bool,
    most_silver: int,
    fields: tuple[int, ...],
    storage: tuple[int, int, int],
    cards: tuple[str, ...],
) -> None:
    """A board from its upper left corner; `storage` is free spaces, most spaces and the price of the last."""
    rect = QRectF(0, 0, wide, tall)
    parchment(p, rect, 12, 8, at_turn)
    _band(p, tall, colour)
    _track(p, most_silver)
    _store(p, storage)
    for number, silver in enumerate(fields):
        x, y = wide - 30, 28 + 41.0 * number
        draw(p, oval(x, y, 18), clear(theme().rule, 0.35), pen(clear(theme().ink, 0.5), 1.3))
        numeral(p, x, y, 21, f"+{silver}", theme().ink_faded)
    for number, card in enumerate(cards):
        stamp(p, CARDS.x() + CARD_STEP * number, CARDS.y(), 38, SYMBOLS[card])


def _band(p: QPainter, tall: float, colour: SeatColour) -> None:
    band = closed(
        (2, 14), (2, 2, 14, 2), (BAND, 2), (BAND, tall - 2), (14, tall - 2), (2, tall - 2, 2, tall - 14)
    )
    shades = light(colour.fill, 0.3), colour.fill, colour.dark
    draw(p, band, slope(0, 0, BAND, tall, *shades), pen(clear(INK, 0.63), 1.2))
    stamp(p, 32, 66, 92, paint_merchant, colour)


def _track(p: QPainter, most: int) -> None:
    """Hollows in a rail, from no silver to as much as there can be."""
    x, y = TRACK.x(), TRACK.y()
    rail = box(x - 17, y - 17, 34 + most * TRACK_STEP, 34, 17)
    draw(p, rail, slope(0, y - 17, 0, y + 17, "#6A4A2E", "#8A6440", "#A57C52"), pen(INK, 1.4))
    for silver in range(most + 1):
        middle = x + silver * TRACK_STEP
        draw(
            p,
            oval(middle, y, 13),
            slope(0, y - 13, 0, y + 13, "#3A2414", "#6E4C2E"),
            pen(clear("#1A100A", 0.78), 1),
        )
        numeral(p, middle, y, 17, str(silver), "#E7D3A8")


def _store(p: QPainter, storage: tuple[int, int, int]) -> None:
    """Spaces that are free, and those that cost silver at the end of a round."""
    free, most, price = storage
    for number in range(most):
        x, y = STORE.x() + STORE_STEP * number, STORE.y()
        line = pen(clear(theme().ink, 0.55), 1.4)
        if number >= free:
            line.setDashPattern([3, 2.4])
        draw(p, box(x - SLOT / 2, y - SLOT / 2, SLOT, SLOT, 7), clear(theme().rule, 0.3), line)
        if number >= free:
            p.save()
            p.translate(x, y)
            p.setOpacity(0.75)
            paint_coin(p, 15, str(price))
            p.restore()


def paint_purse(p: QPainter, is_open: bool) -> None:
    """The purse with which one sells, around the origin; open while something is to be sold."""
    draw(p, oval(0, 0, 24), slope(-20, -20, 20, 20, "#FFF8E0", "#F1DDAE", "#CBA85E"), pen(INK, 1.6))
    bag = closed((-9, -6), (-19, 4, -17, 17, 0, 17), (17, 17, 19, 4, 9, -6))
    draw(p, bag, slope(-14, -6, 14, 17, "#C9824A", "#8E4F26", "#5E3014"), pen(INK, 1.6))
    neck = closed((-9, -6), (-13, -14, -6, -13), (0, -16, 6, -13), (13, -14, 9, -6))
    draw(p, neck, "#A9683A" if not is_open else "#F3D48A", pen(INK, 1.4))
    draw(p, bezier((-9, -6), (0, -3, 9, -6)), None, pen("#F0C964", 2.4))
    p.save()
    p.translate(1, 7)
    paint_coin(p, 7)
    p.restore()
    if is_open:
        draw(p, oval(0, 0, 24), None, pen(dark("#FFD76A", 0.1), 3))


def paint_bell(p: QPainter) -> None:
    """The start player's bell, around the origin."""
    bell = closed((-15, 10), (-9, 3, -12, -19, 0, -19), (12, -19, 9, 3, 15, 10))
    draw(p, bell, slope(-13, -19, 13, 10, "#FFF0A8", "#C8962E", "#7A5514"), pen(INK, 1.6))
    draw(p, oval(0, -20, 3.4), "#C8962E", pen(INK, 1.4))
    draw(p, oval(0, 13, 4), "#7A5514", pen(INK, 1.4))
