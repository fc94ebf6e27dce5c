"""The board in front of each family, without what lies on it."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from gui.felinia.art.brush import draw, stamp
from gui.felinia.art.colours import INK
from gui.felinia.art.pieces import paint_coin, paint_merchant
from gui.felinia.art.symbols import SYMBOLS
from gui.felinia.homes import Home
from gui.felinia.plan import sides
from gui.kit.brush import across, numeral
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import CENTRE, LEFT, at, clear, clipped, dark, light, parchment, pen, write
from gui.kit.paths import box, oval, rounded, shape
from gui.kit.theme import SeatColour, theme

SLOT = 50.0


def paint_family_board(
    p: QPainter,
    home: Home,
    colour: SeatColour,
    name: str,
    at_turn: bool,
    most_silver: int,
    fields: tuple[int, ...],
    storage: tuple[int, int, int],
    cards: tuple[str, ...],
) -> None:
    """A board from its upper left corner; `storage` is free spaces, most spaces and the price of the last."""
    with at(p, -home.rect.left(), -home.rect.top()):
        parchment(p, home.rect, 12, 8, at_turn)
        _band(p, home, colour, name)
        _track(p, home, most_silver)
        _store(p, home, storage)
        for turn, silver in enumerate(fields):
            x, y = home.field(turn).toTuple()
            draw(p, oval(x, y, 18), clear(theme().rule, 0.35), pen(clear(theme().ink, 0.5), 1.3))
            numeral(p, x, y, 21, f"+{silver}", theme().ink_faded)
        for number, card in enumerate(cards):
            stamp(p, *home.card(number).toTuple(), 38, SYMBOLS[card])


def _band(p: QPainter, home: Home, colour: SeatColour, name: str) -> None:
    """The family's colour with a merchant and the family's name."""
    band = home.band.adjusted(2, 2, -2 if home.upright else 0, 0 if home.upright else -2)
    shades = light(colour.fill, 0.3), colour.fill, colour.dark
    with clipped(p, rounded(home.rect.adjusted(2, 2, -2, -2), 11)):
        fill = across(band.left(), band.top(), band.right(), band.bottom(), *shades)
        draw(p, box(*sides(band)), fill, pen(clear(INK, 0.63), 1.2))
    stamp(p, *home.merchant().toTuple(), 50 if home.upright else 86, paint_merchant, colour)
    size, align = (24, LEFT) if home.upright else (17, CENTRE)
    write(p, home.name, name, serif(size, BOLD, fixed=True), "#FFFFFF", align, 0.5)


def _track(p: QPainter, home: Home, most: int) -> None:
    """Hollows in a rail, from no silver to as much as there can be."""
    x, y = home.coin(0).toTuple()
    rail = box(x - 17, y - 17, home.coin(most).x() - x + 34, 34, 17)
    draw(p, rail, across(0, y - 17, 0, y + 17, "#6A4A2E", "#8A6440", "#A57C52"), pen(INK, 1.4))
    for silver in range(most + 1):
        middle = home.coin(silver).x()
        draw(
            p,
            oval(middle, y, 13),
            across(0, y - 13, 0, y + 13, "#3A2414", "#6E4C2E"),
            pen(clear("#1A100A", 0.78), 1),
        )
        numeral(p, middle, y, 17, str(silver), "#E7D3A8")


def _store(p: QPainter, home: Home, storage: tuple[int, int, int]) -> None:
    """Spaces that are free, and those that cost silver at the end of a round."""
    free, most, price = storage
    for number in range(most):
        x, y = home.store(number, most).toTuple()
        line = pen(clear(theme().ink, 0.55), 1.4)
        if number >= free:
            line.setDashPattern([3, 2.4])
        draw(p, box(x - SLOT / 2, y - SLOT / 2, SLOT, SLOT, 7), clear(theme().rule, 0.3), line)
        if number >= free:
            p.setOpacity(0.75)
            with at(p, x, y):
                paint_coin(p, 15, str(price))
            p.setOpacity(1.0)


def paint_purse(p: QPainter, is_open: bool) -> None:
    """The purse with which one sells, around the origin; open while something is to be sold."""
    draw(p, oval(0, 0, 24), across(-20, -20, 20, 20, "#FFF8E0", "#F1DDAE", "#CBA85E"), pen(INK, 1.6))
    bag = shape(-9, -6, (-19, 4, -17, 17, 0, 17), (17, 17, 19, 4, 9, -6))
    draw(p, bag, across(-14, -6, 14, 17, "#C9824A", "#8E4F26", "#5E3014"), pen(INK, 1.6))
    neck = shape(-9, -6, (-13, -14, -6, -13), (0, -16, 6, -13), (13, -14, 9, -6))
    draw(p, neck, "#A9683A" if not is_open else "#F3D48A", pen(INK, 1.4))
    draw(p, shape(-9, -6, (0, -3, 9, -6), close=False), None, pen("#F0C964", 2.4))
    with at(p, 1, 7):
        paint_coin(p, 7)
    if is_open:
        draw(p, oval(0, 0, 24), None, pen(dark("#FFD76A", 0.1), 3))


def paint_bell(p: QPainter) -> None:
    """The start player's bell, around the origin."""
    bell = shape(-15, 10, (-9, 3, -12, -19, 0, -19), (12, -19, 9, 3, 15, 10))
    draw(p, bell, across(-13, -19, 13, 10, "#FFF0A8", "#C8962E", "#7A5514"), pen(INK, 1.6))
    draw(p, oval(0, -20, 3.4), "#C8962E", pen(INK, 1.4))
    draw(p, oval(0, 13, 4), "#7A5514", pen(INK, 1.4))
