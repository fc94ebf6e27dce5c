"""Special tiles and bonus tiles: what they do, as pictures made from their data."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QPainter

from engine.felinia.box import BONUS_TILES, TRADE_TILES
from gui.felinia.art.brush import draw, halo, stamp
from gui.felinia.art.cats import CAT_HEADS
from gui.felinia.art.colours import GOLD, HUES, INK, OUTLINE
from gui.felinia.art.symbols import SYMBOLS, paint_paw
from gui.felinia.art.tiles import paint_tile_body
from gui.kit.brush import numeral
from gui.kit.paint import Colour, at, clear, light, pen
from gui.kit.paths import box, oval, shape, star

SCORED = {"provisions": "provisions", "spices_per_point": "spice", "place_bonus": "mystery"}
"""Which symbol shows what a part of the tariff is about."""


def paint_special(p: QPainter, tile: str, size: float) -> None:
    """An open special tile, around the origin."""
    special, h = TRADE_TILES[tile], size / 2
    paint_tile_body(p, size, HUES[special.country], size * 0.07)
    ground = halo(-h * 0.25, -h * 0.4, size * 0.95, "#FFFDF2", "#FBEFC8", "#E9CB82")
    field = box(-h * 0.84, -h * 0.84, size * 0.84, size * 0.84, size * 0.09)
    draw(p, field, ground, pen(clear("#1A100A", 0.78), size / 60))
    with at(p, 0, 0, size / 100):
        if len(special.at_once) > 1:
            for number, what in enumerate(special.at_once):
                stamp(p, -18 + 36 * (number % 2), -17 + 36 * (number // 2), 36, SYMBOLS[what])
        elif special.income:
            stamp(p, -3, 5, 56, SYMBOLS[special.income])
            _badge(p, "+1")
        else:
            _scoring(p, special.scoring)


def _scoring(p: QPainter, scoring: dict[str, Any]) -> None:
    (what, points), *_ = scoring.items()
    if what in SCORED:
        stamp(p, -3, 6, 56, SYMBOLS[SCORED[what]])
    else:
        _hermit(p)
    worth = points[0] if isinstance(points, list | tuple) else points
    stamp_star(p, 26, -24, f"+{worth}" if what == "place_bonus" else str(worth))


def _hermit(p: QPainter) -> None:
    """One figure alone in a ring."""
    ring = pen(clear(INK, 0.6), 2.4)
    ring.setDashPattern([3, 2.4])
    draw(p, oval(-3, 8, 28), None, ring)
    draw(p, oval(-3, -5, 9), "#8A7450", pen(INK, 2.4))
    draw(p, shape(-16, 28, (-15, 2, 9, 2, 10, 28), close=False), "#8A7450", pen(INK, 2.4))


def _badge(p: QPainter, text: str) -> None:
    draw(p, oval(26, -24, 17), "#FFFDF6", pen(OUTLINE, 2.2))
    numeral(p, 26, -24, 21, text, INK)


def stamp_star(p: QPainter, x: float, y: float, text: str) -> None:
    """Points: a golden star with a number."""
    draw(p, star(x, y, 22, 8, 0.72), halo(x - 5, y - 6, 26, "#FFF3C4", "#F1C65A", GOLD), pen(OUTLINE, 2))
    numeral(p, x, y, 20, text, OUTLINE)


def paint_bonus(p: QPainter, tile: str, size: float) -> None:
    """An open bonus tile: one more tile of its cat, or points for each of them."""
    bonus = BONUS_TILES[tile]
    _golden(p, size, light(HUES[bonus.cat], 0.5))
    with at(p, 0, 0, size / 100):
        stamp(p, -4, 4, 62, CAT_HEADS[bonus.cat])
        if bonus.tiles:
            draw(p, box(12, -42, 30, 30, 6), "#FFFDF6", pen(OUTLINE, 2.2))
            numeral(p, 27, -27, 20, f"+{bonus.tiles}", INK)
        else:
            stamp_star(p, 26, -26, f"+{bonus.points_each}")


def paint_bonus_back(p: QPainter, size: float) -> None:
    _golden(p, size, "#F1D58A")
    stamp(p, 0, 0, size * 0.62, paint_paw, "#7A4A12")


def _golden(p: QPainter, size: float, ground: Colour) -> None:
    h = size / 2
    paint_tile_body(p, size, GOLD, size * 0.07)
    field = box(-h * 0.82, -h * 0.82, size * 0.82, size * 0.82, size * 0.1)
    draw(p, field, halo(-h * 0.3, -h * 0.4, size, "#FFFBEA", ground), pen(clear("#1A100A", 0.75), size / 60))
