"""What can be pointed at, and which actions belong there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from engine.burgundy import look
from engine.burgundy.actions import (
    BuyTile,
    DiscardTile,
    FetchGoods,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
    TakeWorkers,
)
from engine.burgundy.boards import BOARDS, CELLS
from engine.burgundy.extra_hexes import BuyWorkers
from engine.burgundy.main_board import SPACES
from engine.burgundy.opening import LayBoard, LayCastle
from engine.core.values import Action
from gui.burgundy import plan
from gui.burgundy.plan import Place
from gui.kit.hexes import hexagon, outline
from gui.kit.paths import oval, rounded


def names_of(action: Action, seat: int) -> tuple[str, ...]:
    """The places on which an action is taken by hand; none for those of the prompt."""
    match action:
        case TakeTile(space=space) | BuyTile(space=space):
            return (space,)
        case PlaceTile(hex=hex) | LayCastle(hex=hex):
            return (f"{seat}/{hex}",)
        case SellGoods(good=good):
            return (f"{seat}/store/{good}",)
        case TakeWorkers():
            return (f"{seat}/workers",)
        case BuyWorkers():
            return (f"{seat}/silver",)
        case SpendWorker(die=die, change=change):
            return (f"{seat}/change/{die}/{change}",)
        case DiscardTile(slot=slot):
            return (f"{seat}/key/{slot}",)
        case LayBoard(board=board):
            return (f"{seat}/board/{board}",)
        case FetchGoods(depots=depots):
            return tuple(f"depot/{depot}" for depot in depots)
    return ()


class Targets:
    """Where places lie, and what lies under the pointer."""

    def __init__(self, game: Any, places: Sequence[Place]) -> None:
        self._places = places
        self._choosing = [not look.estate(game, seat).board for seat in range(len(places))]
        self._stores = [list(look.estate(game, seat).goods) for seat in range(len(places))]

    def at(self, point: QPointF, changing: int | None = None) -> str | None:
        """The place under a point; `changing` is the die whose changes by workers are shown."""
        if plan.BOARD.contains(point):
            return plan.board_name_at(point)
        for seat, place in enumerate(self._places):
            if place.rect.contains(point):
                return self._at_place(seat, place, point, changing)
        return None

    def _at_place(self, seat: int, place: Place, point: QPointF, changing: int | None) -> str:
        if changing is not None:
            for change, spot in place.changes.items():
                if (point - spot).manhattanLength() < plan.CHANGE_SIZE * 1.8:
                    return f"{seat}/change/{changing}/{change}"
        if self._choosing[seat]:
            return self._board_at(seat, place, point)
        for die, spot in enumerate(place.dice):
            if (point - spot).manhattanLength() < place.die_size * 1.8:
                return f"{seat}/die/{die}"
        if (slot := place.key_at(point)) is not None:
            return f"{seat}/key/{slot}"
        number = place.store_at(point)
        if number is not None and number < len(self._stores[seat]):
            return f"{seat}/store/{self._stores[seat][number]}"
        for heap, spot in (("silver", place.silver), ("workers", place.workers)):
            if place.heap_rect(spot).contains(point):
                return f"{seat}/{heap}"
        hex = place.hex_at(point)
        return f"{seat}/{hex}" if hex else f"{seat}/"

    def _board_at(self, seat: int, place: Place, point: QPointF) -> str:
        for number, board in enumerate(BOARDS):
            away = point - plan.board_spot(place, number)
            if place.large and max(abs(away.x()), abs(away.y())) < plan.BOARD_SIZE * 6:
                return f"{seat}/board/{board}"
        return f"{seat}/"

    def spot(self, name: str) -> QPointF:
        return self.shape(name).boundingRect().center()

    def shape(self, name: str) -> QPainterPath:
        """The outline of a place, for its glow."""
        if name in SPACES:
            spot = plan.space_spot(name)
            return hexagon(plan.space_size(name) * 0.99, spot.x(), spot.y())
        head, _, rest = name.partition("/")
        if (rect := plan.printed_rect(name)) is not None:
            return rounded(rect, 6)
        return self._shape_at_place(int(head), self._places[int(head)], rest.split("/"))

    def _shape_at_place(self, seat: int, place: Place, words: list[str]) -> QPainterPath:
        match words:
            case [""]:
                return rounded(place.name, 6)
            case ["key", slot]:
                spot = place.keys[int(slot)]
                return hexagon(place.key_size * 1.01, spot.x(), spot.y())
            case ["store", good]:
                return rounded(place.store_frame(self._stores[seat].index(good)), place.good_size * 0.3)
            case ["die", die]:
                spot = place.dice[int(die)]
                return oval(spot.x(), spot.y(), place.die_size * 1.5)
            case ["board", board]:
                spot = plan.board_spot(place, list(BOARDS).index(board))
                return outline(CELLS, plan.BOARD_SIZE, 1.3).translated(spot)
            case ["change", _, change]:
                spot = place.changes[int(change)]
                return oval(spot.x(), spot.y(), plan.CHANGE_SIZE * 1.3)
            case ["silver"] | ["workers"]:
                spot = place.silver if words == ["silver"] else place.workers
                return rounded(place.heap_rect(spot), place.chip_size)
        spot = place.hex_spot(words[0])
        return hexagon(place.size * 0.90, spot.x(), spot.y())
