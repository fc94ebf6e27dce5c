"""The families' boards and what lies on them, as the eyes may see it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF

from engine.felinia import look
from engine.felinia.box import COINS, STORAGE, TRADE_TILES
from engine.felinia.views import FamilyView
from gui.felinia import layers, looks
from gui.felinia.art.boards import paint_family_board
from gui.felinia.homes import Home
from gui.felinia.looks import Look, Placed
from gui.felinia.texts import sort_name
from gui.kit.theme import SeatColour, theme

FAN = 40.0
"""The side of a tile that was won."""


@dataclass(frozen=True)
class Chair:
    """A family at the table."""

    name: str
    colour: SeatColour
    home: Home


def card_kinds(game: Any) -> tuple[str, ...]:
    """The sorts of cards that are in play."""
    return ("gold", "spice", "provisions") if game.options["professional"] else ("gold", "spice")


def family(game: Any, seat: int, eyes: int | None, chair: Chair) -> dict[str, Placed]:
    """A family's board with everything on it, by name."""
    view, home, colour = look.family_view(game, seat, eyes), chair.home, chair.colour
    decision = game.decision()
    at_turn = decision is not None and decision.seat == seat
    cards = card_kinds(game)
    pieces = {"board": Placed(_board(chair, at_turn, cards), home.rect.topLeft(), layers.BOARD)}
    coin = looks.coin(str(view.silver), 20)
    pieces["silver"] = Placed(coin, home.coin(view.silver), layers.STONES)
    for number, good in enumerate(view.goods):
        place = home.store(number, len(view.goods))
        pieces[f"good/{number}"] = Placed(looks.good(good, 50), place, layers.GOODS + number / 100)
    for number, card in enumerate(cards):
        count = looks.number(str(getattr(view, card)), 27, theme().ink)
        pieces[card] = Placed(count, home.card(number) + QPointF(27, 2), layers.STONES)
    for turn in view.paid:
        stone = looks.stone(colour, 44)
        pieces[f"paid/{turn}"] = Placed(stone, home.field(turn) + QPointF(0, -7), layers.STONES)
    at_home = looks.number(f"×{view.merchants}", 26, "#FFFFFF")
    pieces["merchants"] = Placed(at_home, home.merchants(), layers.STONES)
    if view.stones:
        pieces["stones"] = Placed(looks.stack([colour] * view.stones, 38), home.hand(), layers.STONES)
    if game.state.first == seat:
        pieces["first"] = Placed(looks.bell(), home.bell(), layers.STONES + 0.5)
    return {f"{seat}/{name}": piece for name, piece in (pieces | _won(view, home)).items()}


def _won(view: FamilyView, home: Home) -> dict[str, Placed]:
    """What a family has won, face down what it keeps secret; equal things lie on each other with a number."""
    heaps = _tile_heaps(view)
    heaps += [(f"special/{tile}", looks.tile_front(tile, FAN), 1) for tile in view.specials]
    bonus = Counter(looks.bonus(tile, FAN) for tile in view.bonus)
    heaps += [(f"bonus/{n}", *heap) for n, heap in enumerate(bonus.items())]
    places = Counter(looks.place_card(card, sort_name(card), 0.24) for card in view.places)
    heaps += [(f"place/{n}", *heap) for n, heap in enumerate(places.items())]
    pieces = {}
    for number, (name, piece, count) in enumerate(heaps):
        place, layer = home.tile(number, len(heaps)), layers.TILES + number / 100
        pieces[name] = Placed(piece, place, layer)
        if count > 1:
            pieces[f"{name}/count"] = Placed(looks.badge(count), place + QPointF(12, 15), layer + 0.005)
    return pieces


def _tile_heaps(view: FamilyView) -> list[tuple[str, Look, int]]:
    """Trade tiles by cat, which is what counts, or by country while they lie face down."""
    fronts: dict[str, Look] = {}
    counts: Counter[str] = Counter()
    for tile, back in zip(view.tiles, view.backs, strict=True):
        kind = TRADE_TILES[tile].cat if tile else back
        fronts.setdefault(kind, looks.tile_front(tile, FAN) if tile else looks.tile_back(back, FAN))
        counts[kind] += 1
    return [(f"tile/{n}", fronts[kind], count) for n, (kind, count) in enumerate(counts.items())]


def _board(chair: Chair, at_turn: bool, cards: tuple[str, ...]) -> Look:
    rect = chair.home.rect
    paint = partial(
        paint_family_board,
        home=chair.home,
        colour=chair.colour,
        name=chair.name,
        at_turn=at_turn,
        most_silver=COINS.most,
        fields=COINS.fields,
        storage=(STORAGE.free, STORAGE.most, STORAGE.price),
        cards=cards,
    )
    size = rect.width(), rect.height()
    colour = chair.colour.id, chair.colour.fill.name()
    name = ("family board", *size, *colour, chair.name, at_turn, cards, theme().name)
    return Look(name, (16, 16, size[0] + 18, size[1] + 20), paint)
