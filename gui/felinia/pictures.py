"""Small pictures of what a decision is about, for the prompt, the seats and the time line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.felinia.art.brush import draw, halo, stamp
from gui.felinia.art.colours import HUES, PARCHMENT, PARCHMENT_EDGE
from gui.felinia.art.goods import paint_goods_tile
from gui.felinia.art.pieces import paint_merchant, paint_stone
from gui.felinia.art.ships import paint_ship
from gui.felinia.art.symbols import SYMBOLS
from gui.felinia.art.tiles import paint_trade_back
from gui.kit.paint import at, light
from gui.kit.paths import rounded
from gui.kit.theme import seat_colour
from gui.table.face import Painter


def fitted(paint: Callable[[QPainter], None]) -> Painter:
    """A painter into a rectangle, made of one that paints in a box from -50 to 50."""

    def painter(p: QPainter, rect: QRectF) -> None:
        side = min(rect.width(), rect.height())
        stamp(p, rect.center().x(), rect.center().y(), side, paint)

    return painter


def on_paper(paint: Callable[[QPainter], None], tint: str = PARCHMENT) -> Painter:
    """The same, on a sheet that fills the rectangle."""
    inner = fitted(paint)

    def painter(p: QPainter, rect: QRectF) -> None:
        middle, reach = rect.center(), rect.width() * 0.8
        paper = halo(
            middle.x() - reach * 0.2, middle.y() - reach * 0.3, reach, light(tint, 0.7), PARCHMENT_EDGE
        )
        draw(p, rounded(rect, 2), paper)
        inner(p, rect)

    return painter


def decision_picture(game: Any, decision: Any, colour: str) -> Painter:
    """What the player holds in hand."""
    seat = seat_colour(colour)

    def paint(p: QPainter) -> None:
        match decision.kind:
            case "place_stone":
                for number in range(3 - decision.turn):
                    with at(p, 0, 16 - 17 * number):
                        paint_stone(p, seat, 72, 15)
            case "buy_goods" | "trade_at_guild" | "store_goods":
                stamp(p, 0, 0, 84, SYMBOLS["silver" if decision.kind == "buy_goods" else "goods"])
            case "name_good":
                paint_goods_tile(p, decision.given, 72)
            case "board_ships":
                stamp(p, 0, 6, 84, paint_ship, "")
            case "turn_tiles":
                paint_trade_back(p, decision.country, 70)
            case "choose_place":
                stamp(p, 0, 0, 86, SYMBOLS["mystery"])
            case _:
                stamp(p, 0, 2, 88, paint_merchant, seat)

    country = getattr(decision, "country", "")
    return on_paper(paint, HUES.get(country, PARCHMENT))
