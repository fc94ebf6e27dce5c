"""How pieces look: a name to keep the picture by, the room it takes, and who paints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.felinia.box import CATS, SHIP_TILES, TRADE_TILES
from gui.felinia import plan
from gui.felinia.art import boards, places, ship_tiles
from gui.felinia.art.brush import draw, stamp
from gui.felinia.art.colours import OUTLINE
from gui.felinia.art.goods import paint_goods_tile
from gui.felinia.art.pieces import paint_coin, paint_merchant, paint_stack, paint_stone
from gui.felinia.art.plates import paint_departure, paint_plate
from gui.felinia.art.ships import paint_ship
from gui.felinia.art.special import paint_bonus, paint_bonus_back, paint_special
from gui.felinia.art.symbols import SYMBOLS, paint_symbol_token
from gui.felinia.art.tiles import paint_trade_back, paint_trade_front
from gui.kit.brush import numeral
from gui.kit.paint import Colour, at, glow, pen
from gui.kit.paths import oval
from gui.kit.theme import SeatColour, theme


@dataclass(frozen=True)
class Look:
    """A picture around the origin, in scene units; `name` tells it from all others."""

    name: tuple[object, ...]
    room: tuple[float, float, float, float]
    """How far it reaches left, up, right and down."""
    paint: Callable[[QPainter], None] = field(compare=False)

    @property
    def rect(self) -> QRectF:
        left, up, right, down = self.room
        return QRectF(-left, -up, left + right, up + down)


@dataclass(frozen=True)
class Placed:
    """A piece on the table: how it looks, where it lies, over what, and turned by how much."""

    look: Look
    place: QPointF
    layer: float
    turn: float = 0.0


def _square(name: tuple[object, ...], size: float, paint: Callable[[QPainter], None]) -> Look:
    reach = size * 0.5 + max(4.0, size * 0.12)
    return Look((*name, size), (reach, reach, reach, reach + size * 0.12), paint)


def _name(colour: SeatColour) -> tuple[str, str]:
    return colour.id, colour.fill.name()


def good(kind: str, size: float) -> Look:
    return _square(("good", kind), size, partial(paint_goods_tile, kind=kind, size=size))


def tile_back(country: str, size: float) -> Look:
    return _square(("back", country), size, partial(paint_trade_back, country=country, size=size))


def tile_front(tile: str, size: float) -> Look:
    """A trade tile or a special tile, face up."""
    cat = TRADE_TILES[tile].cat
    if not cat:
        return _square(("special", tile), size, partial(paint_special, tile=tile, size=size))
    look = partial(
        paint_trade_front, country=TRADE_TILES[tile].country, kind=cat, span=CATS[cat].most, size=size
    )
    return _square(("front", TRADE_TILES[tile].country, cat), size, look)


def bonus(tile: str | None, size: float) -> Look:
    if tile is None:
        return _square(("bonus back",), size, partial(paint_bonus_back, size=size))
    return _square(("bonus", tile), size, partial(paint_bonus, tile=tile, size=size))


def symbol_token(symbol: str, size: float) -> Look:
    return _square(("token", symbol), size, partial(paint_symbol_token, symbol=symbol, size=size))


def symbol(kind: str, size: float) -> Look:
    def paint(p: QPainter) -> None:
        stamp(p, 0, 0, size, SYMBOLS[kind])

    return _square(("symbol", kind), size, paint)


def coin(text: str, radius: float) -> Look:
    return _square(("coin", text), radius * 2, partial(paint_coin, r=radius, text=text))


def number(text: str, size: float, colour: Colour) -> Look:
    def paint(p: QPainter) -> None:
        numeral(p, 0, 0, size, text, colour)

    wide = size * 0.4 * len(text) + 4
    return Look(("number", text, size, str(colour)), (wide, size * 0.6, wide, size * 0.6), paint)


def badge(count: int) -> Look:
    """How many equal things lie on each other."""

    def paint(p: QPainter) -> None:
        draw(p, oval(0, 0, 13), "#FFFDF6", pen(OUTLINE, 1.8))
        numeral(p, 0, 0, 19, str(count), OUTLINE)

    return Look(("badge", count), (15, 15, 15, 15), paint)


def merchant(colour: SeatColour, size: float) -> Look:
    def paint(p: QPainter) -> None:
        stamp(p, 0, 0, size, paint_merchant, colour)

    room = size * 0.42, size * 0.62, size * 0.42, size * 0.56
    return Look(("merchant", *_name(colour), size), room, paint)


def stone(colour: SeatColour, size: float) -> Look:
    paint = partial(paint_stone, player=colour, w=size, thick=size * 0.21)
    return Look(("stone", *_name(colour), size), (size * 0.55, size * 0.28, size * 0.55, size * 0.6), paint)


def stack(colours: Sequence[SeatColour], size: float) -> Look:
    """Stones from the bottom up; the origin is where they lie."""
    paint = partial(paint_stack, stones=tuple(colours), w=size, thick=stack_step(len(colours), size))
    tall = stack_step(len(colours), size) * len(colours) + size * 0.3
    names = tuple(_name(colour) for colour in colours)
    return Look(("stack", names, size), (size * 0.72, tall, size * 0.78, size * 0.4), paint)


def stack_step(count: int, size: float) -> float:
    """How thick a stone of a stack looks: a high stack is pressed together."""
    return min(size * 0.21, size * 0.84 / max(count, 1))


def ship(country: str, seats: Sequence[SeatColour | None], size: float) -> Look:
    def paint(p: QPainter) -> None:
        stamp(p, 0, 0, size, paint_ship, country, seats)

    names = tuple(_name(colour) if colour else None for colour in seats)
    room = size * 0.56, size * 0.62, size * 0.58, size * 0.42
    return Look(("ship", country, names, size), room, paint)


def ship_tile(
    tile: str, lacking: Mapping[str, int] | None = None, is_ready: bool = False, scale: float = 1.0
) -> Look:
    """A ship's tile from its upper left corner."""

    def paint(p: QPainter) -> None:
        p.scale(scale, scale)
        ship_tiles.paint_ship_tile(p, SHIP_TILES[tile], lacking, is_ready)

    room = 10.0, 10.0, ship_tiles.WIDE * scale + 14, ship_tiles.TALL * scale + 18
    return Look(
        ("ship tile", tile, None if lacking is None else tuple(sorted(lacking.items())), is_ready, scale),
        room,
        paint,
    )


def ship_pile(count: int, back: str) -> Look:
    """The ship tiles to come, from the upper left corner of the topmost."""
    paint = partial(ship_tiles.paint_pile, count=count, back=back)
    return Look(("ship pile", count, back), (10, 10, ship_tiles.WIDE + 14, ship_tiles.TALL + 24), paint)


def place_card(card: str | None, name: str, scale: float) -> Look:
    def paint(p: QPainter) -> None:
        p.scale(scale, scale)
        if card is None:
            places.paint_place_back(p)
        else:
            places.paint_place(p, card, name)

    wide, tall = places.WIDE / 2 * scale + 8, places.TALL / 2 * scale + 8
    return Look(("place", card, name, scale), (wide, tall, wide + 4, tall + 6), paint)


def place_pile(count: int) -> Look:
    """The cards of mysterious places to come, and how many they are."""

    def paint(p: QPainter) -> None:
        for card in range(min(count, 4)):
            with at(p, -2.0 * card, -2.5 * card, plan.PLACES_SCALE):
                places.paint_place_back(p)
        with at(p, 30, 40):
            draw(p, oval(0, 0, 15), "#FFFDF6", pen(OUTLINE, 1.8))
            numeral(p, 0, 0, 20, str(count), OUTLINE)

    return Look(("place pile", count), (60, 70, 60, 66), paint)


def verdict(is_met: bool) -> Look:
    """Whether somebody has what is asked."""

    def paint(p: QPainter) -> None:
        p.scale(2, 2)
        ship_tiles.paint_verdict(p, is_met)

    return Look(("verdict", is_met), (0, 0, 64, 68), paint)


def spotlight() -> Look:
    """Light around the stones that are worked off now."""

    def paint(p: QPainter) -> None:
        glow(p, oval(0, 4, 50, 24), theme().glow, 16)

    return Look(("spotlight", theme().name), (76, 52, 76, 60), paint)


def departure(number: int) -> Look:
    """The pennant of a ship that leaves next."""
    return Look(("departure", number), (22, 22, 26, 22), partial(paint_departure, number=number))


def plate(head: str, line: str, phase: str) -> Look:
    """Round and phase on a plate in the sky over the town."""
    wide, tall = plan.PHASE.width(), plan.PHASE.height()

    def paint(p: QPainter) -> None:
        paint_plate(p, QRectF(-wide / 2, -tall / 2, wide, tall), head, line, phase)

    return Look(
        ("plate", head, line, phase, theme().name),
        (wide / 2 + 8, tall / 2 + 8, wide / 2 + 10, tall / 2 + 12),
        paint,
    )


def bell() -> Look:
    return Look(("bell",), (20, 27, 20, 22), boards.paint_bell)


def purse(is_open: bool) -> Look:
    return Look(("purse", is_open), (30, 30, 30, 30), partial(boards.paint_purse, is_open=is_open))
