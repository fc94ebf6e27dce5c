"""Laying a tile by hand: it follows the pointer, snaps to lawful places, turns, and is let go."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from engine.carcassonne.tiles import TURNS
from engine.carcassonne.turn import PlaceTile
from engine.carcassonne.values import LayTile
from engine.core.values import Action
from gui.carcassonne.art.land import Cell, Laid, variant_of
from gui.carcassonne.art.marks import (
    paint_in_hand,
    paint_lawful,
    paint_turn_button,
    paint_turns,
    turn_buttons,
)
from gui.carcassonne.art.tiles import tile_pixmap, warm_small_tile
from gui.carcassonne.hand import Hand
from gui.carcassonne.land import SIDE, cell_at, cell_rect
from gui.carcassonne.layers import IN_HAND, LAWFUL
from gui.carcassonne.lens import grind, needs_lens
from gui.kit.announce import announce
from gui.kit.pixmaps import pictures
from gui.kit.theme import theme
from gui.kit.ways import ENTER, WAYS, nearest

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

translate = QCoreApplication.translate


class TileHand(Hand):
    """The drawn tile in hand.

    turns:  how the tile is held
    cell:   where it is held: a lawful place, or any other empty one; None while it is put aside
    """

    def __init__(self, board: CarcassonneBoard, decision: PlaceTile, actions: Sequence[Action]) -> None:
        super().__init__(board)
        self.tile = decision.tile
        self.turns = 0
        self.cell: Cell | None = None
        self.places: dict[Cell, list[int]] = {}
        for action in actions:
            if isinstance(action, LayTile):
                self.places.setdefault((action.x, action.y), []).append(action.turns)
        self._lawful = {cell: LawfulPlace(cell, board.pixels) for cell in self.places}
        for item in self._lawful.values():
            self.show(item)
        self._ghost = TileInHand(TURNS[self.tile])
        self.show(self._ghost)
        self._look_ahead()

    def takes(self, action: Action) -> bool:
        return isinstance(action, LayTile)

    # ---------------------------------------------------------------- while the player thinks

    def _look_ahead(self) -> None:
        """The tile as it may come to lie: its pictures are painted beforehand."""
        ways = {
            Laid(self.tile, turns, variant_of(cell)) for cell in self.places for turns in self.places[cell]
        }
        self.prepare(partial(self._paint_ahead, tile) for tile in ways)

    def _paint_ahead(self, tile: Laid) -> None:
        tile_pixmap(tile.tile_id, tile.turns, self._pixels(), tile.variant)
        warm_small_tile(tile.tile_id, tile.turns)
        if needs_lens(self.board.pixels):
            grind(tile)

    def _pixels(self) -> int:
        return max(24, round(self.board.pixels))

    @property
    def fits(self) -> bool:
        return self.cell is not None and self.turns in self.places.get(self.cell, ())

    # ---------------------------------------------------------------- pointer

    def point(self, place: QPointF) -> bool:
        if self.cell is not None and self._ghost.button_at(place):
            return True
        cell = cell_at(place)
        if cell in self.board.land.laid:
            self.put_aside()
            return False
        if cell in self.places:
            if cell != self.cell:
                self.hold_at(cell)
        else:
            self.cell = cell
            self._show(place - QPointF(SIDE / 2, SIDE / 2))
        return True

    def leave(self) -> None:
        self.put_aside()

    def click(self, place: QPointF) -> bool:
        if by := self._ghost.button_at(place):
            return self.turn(by)
        cell = cell_at(place)
        if cell in self.board.land.laid:
            return False
        self.point(place)
        self._let_go()
        return True

    def turn(self, by: int) -> bool:
        lawful = self.places.get(self.cell) if self.cell is not None else None
        if lawful is None:
            self.turns = (self.turns + by) % 4
        elif self.turns in lawful:
            self.turns = lawful[(lawful.index(self.turns) + by) % len(lawful)]
        else:
            self.turns = lawful[0]
        if self.cell is None:
            return False
        self._show(self._ghost.pos())
        return True

    def wheel(self, place: QPointF, by: int) -> bool:
        return cell_at(place) == self.cell and self.cell in self.places and self.turn(by)

    # ---------------------------------------------------------------- keys

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in WAYS:
            self._walk(WAYS[key])
        elif key == Qt.Key.Key_R:
            backwards = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if self.cell is None:
                self._walk(QPointF(0, 0))
            else:
                self.turn(-1 if backwards else 1)
        elif key in ENTER and self.cell is not None:
            self._let_go()
        elif key == Qt.Key.Key_Escape and self.cell is not None:
            self.put_aside()
        else:
            return False
        return True

    def _walk(self, way: QPointF) -> None:
        """To the next lawful place that way; at first to the one nearest to the last tile."""
        if self.cell not in self.places:
            start = self.board.last_place()
            cell = min(self.places, key=lambda c: (c[0] - start[0]) ** 2 + (c[1] - start[1]) ** 2)
        else:
            assert self.cell is not None
            found = nearest(QPointF(*self.cell), way, {place: QPointF(*place) for place in self.places})
            if found is None:
                return
            cell = found
        self.hold_at(cell)
        self.board.look_at(cell_rect(cell))
        announce(
            translate(
                "Carcassonne", "Place {number} of {all}, %n way(s) to lay it", "", len(self.places[cell])
            ).format(number=sorted(self.places).index(cell) + 1, all=len(self.places))
        )

    # ---------------------------------------------------------------- holding

    def hold_at(self, cell: Cell) -> None:
        """Snap to a lawful place, in a lawful turn."""
        self.cell = cell
        if self.turns not in self.places[cell]:
            self.turns = next(
                (self.turns + by) % 4 for by in range(4) if (self.turns + by) % 4 in self.places[cell]
            )
        self._show(cell_rect(cell).topLeft())

    def put_aside(self) -> None:
        self.cell = None
        self._ghost.hide()
        self._mark(None)

    def set_zoom(self, pixels: float) -> None:
        for item in self._lawful.values():
            item.set_zoom(pixels)
        self._look_ahead()
        if self.cell is not None:
            self._show(self._ghost.pos())

    def _show(self, corner: QPointF) -> None:
        assert self.cell is not None
        picture = tile_pixmap(self.tile, self.turns, self._pixels(), variant_of(self.cell))
        self._ghost.hold(picture, self.turns, self.places.get(self.cell, ()))
        self._ghost.setPos(corner)
        self._ghost.show()
        self._mark(self.cell)

    def _mark(self, held: Cell | None) -> None:
        for cell, item in self._lawful.items():
            item.setVisible(cell != held)

    def _let_go(self) -> None:
        assert self.cell is not None
        action = LayTile(*self.cell, self.turns)
        if self.fits:
            self.board.chosen.emit(action)
        else:
            self.board.tried.emit(action)


class LawfulPlace(QGraphicsPixmapItem):
    """A place where the tile fits; all of them share one picture."""

    def __init__(self, cell: Cell, pixels: float) -> None:
        super().__init__()
        self.setPos(cell_rect(cell).topLeft())
        self.setZValue(LAWFUL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.set_zoom(pixels)

    def set_zoom(self, pixels: float) -> None:
        rim = math.ceil(pixels * 0.1)
        whole = pixels + 2 * rim

        def draw(painter: QPainter) -> None:
            paint_lawful(painter, QRectF(rim, rim, pixels, pixels))

        self.setPixmap(pictures.get(("carcassonne lawful", theme().name), whole, whole, 1.0, draw))
        self.setOffset(-rim, -rim)
        self.setScale(SIDE / pixels)


class TileInHand(QGraphicsItem):
    """The tile as it is held over the table, with the buttons that turn it."""

    def __init__(self, ways: Sequence[int]) -> None:
        """`ways`: the turns in which the tile looks different."""
        super().__init__()
        self._ways = ways
        self._picture = QPixmap()
        self._turns = 0
        self._lawful: Sequence[int] = ()
        self.setZValue(IN_HAND)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def hold(self, picture: QPixmap, turns: int, lawful: Sequence[int]) -> None:
        """`lawful`: how it may be turned to lie here."""
        self._picture, self._turns, self._lawful = picture, turns, lawful
        self.update()

    @property
    def _can_turn(self) -> bool:
        return len(self._lawful) > 1

    def button_at(self, place: QPointF) -> int:
        """Which way the button at a place of the scene turns the tile; 0 where there is none."""
        if not (self.isVisible() and self._can_turn):
            return 0
        left, right = turn_buttons(QRectF(0, 0, SIDE, SIDE))
        here = place - self.pos()
        return -1 if left.contains(here) else 1 if right.contains(here) else 0

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, SIDE, SIDE).adjusted(-22, -22, 34, 40)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(0, 0, SIDE, SIDE)
        paint_in_hand(painter, rect, self._picture, self._turns in self._lawful)
        if self._lawful:
            paint_turns(painter, rect, self._turns, self._lawful, self._ways)
        if self._can_turn:
            for place, clockwise in zip(turn_buttons(rect), (False, True), strict=True):
                paint_turn_button(painter, place, clockwise)
