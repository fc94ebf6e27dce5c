"""Setting a figure by hand: every place of the new tile that takes one shows it, with what it is worth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.carcassonne import look
from engine.carcassonne.turn import PlaceFigure
from engine.carcassonne.values import SetFigure
from engine.core.values import Action
from gui.carcassonne.art.figures import FIGURE, paint_figure
from gui.carcassonne.art.shapes import feature_at
from gui.carcassonne.figures import spot
from gui.carcassonne.hand import ENTER, WAYS, Hand
from gui.carcassonne.land import SIDE, cell_at
from gui.carcassonne.layers import CHOICES
from gui.kit.announce import announce
from gui.kit.paint import clear, pen
from gui.kit.paths import oval
from gui.kit.theme import SeatColour, seat_colour, theme

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard


SMALL = 0.62
"""Offered figures are small until one is picked: up to nine share a tile."""


class FigureHand(Hand):
    """A figure in hand, over the tile just laid."""

    def __init__(self, board: CarcassonneBoard, decision: PlaceFigure, actions: Sequence[Action]) -> None:
        super().__init__(board)
        self._decision = decision
        self._tile = board.land.laid[decision.x, decision.y]
        self._choices = [action for action in actions if isinstance(action, SetFigure)]
        colour = seat_colour(board.seats[decision.seat].colour)
        self._items_of = {action: self._offered(action, colour) for action in self._choices}
        self._held: SetFigure | None = None

    def _offered(self, action: SetFigure, colour: SeatColour) -> OfferedFigure:
        view = self._view(action)
        item = OfferedFigure(action.figure, colour, lying=view.kind == "field")
        item.setPos(self._spot(action))
        self.show(item)
        return item

    def _view(self, action: SetFigure) -> look.FeatureView:
        view = look.feature_at(self.board.game, self._decision.x, self._decision.y, action.feature)
        assert view is not None
        return view

    def _spot(self, action: SetFigure) -> QPointF:
        tile, place = self._tile, self._decision
        return spot(tile.tile_id, tile.turns, place.x, place.y, action.feature)

    def takes(self, action: Action) -> bool:
        return isinstance(action, SetFigure)

    def empty(self) -> None:
        self._hold(None)
        super().empty()

    # ---------------------------------------------------------------- pointer

    def point(self, place: QPointF) -> bool:
        action = self._at(place)
        self._hold(action)
        return action is not None

    def leave(self) -> None:
        self._hold(None)

    def click(self, place: QPointF) -> bool:
        action = self._at(place)
        if action is not None:
            self.board.chosen.emit(action)
            return True
        feature = self._feature_at(place)
        if feature is None:
            return False
        self.board.tried.emit(SetFigure("meeple", feature))
        return True

    def _at(self, place: QPointF) -> SetFigure | None:
        """The offered figure under the pointer, or that of the feature under it."""
        reach = FIGURE * SIDE * SMALL * 0.5
        near = [(math.dist(self._spot(a).toTuple(), place.toTuple()), n) for n, a in enumerate(self._choices)]
        if near and min(near)[0] < reach:
            return self._choices[min(near)[1]]
        feature = self._feature_at(place)
        return next((action for action in self._choices if action.feature == feature), None)

    def _feature_at(self, place: QPointF) -> int | None:
        cell = cell_at(place)
        if cell != (self._decision.x, self._decision.y):
            return None
        return feature_at(
            self._tile.tile_id, self._tile.turns, place.x() / SIDE - cell[0], place.y() / SIDE - cell[1]
        )

    # ---------------------------------------------------------------- keys

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in WAYS and self._choices:
            by = 1 if key in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -1
            at = self._choices.index(self._held) if self._held else (-1 if by > 0 else 0)
            self._hold(self._choices[(at + by) % len(self._choices)])
            self._tell()
        elif key in ENTER and self._held is not None:
            self.board.chosen.emit(self._held)
        elif key == Qt.Key.Key_Escape and self._held is not None:
            self._hold(None)
        else:
            return False
        return True

    def _hold(self, action: SetFigure | None) -> None:
        if action == self._held:
            return
        if self._held is not None:
            self._items_of[self._held].set_held(False)
        self._held = action
        if action is None:
            self.board.show_worth(None)
            return
        self._items_of[action].set_held(True)
        above_the_tile = QPointF((self._decision.x + 0.5) * SIDE, self._decision.y * SIDE)
        self.board.show_worth(self._view(action), above_the_tile)

    def _tell(self) -> None:
        if self._held is not None:
            words = self.board.words
            view = self._view(self._held)
            announce(f"{words.figure(view.kind)}: {words.sum(view.now)}")


class OfferedFigure(QGraphicsItem):
    """A figure that could stand here: small until the pointer or a key picks it."""

    def __init__(self, figure: str, colour: SeatColour, lying: bool) -> None:
        super().__init__()
        self._look = (figure, colour, lying)
        self._held = False
        self.setScale(SMALL)
        self.setZValue(CHOICES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_held(self, held: bool) -> None:
        self._held = held
        self.setScale(1.0 if held else SMALL)
        self.setZValue(CHOICES + 0.5 if held else CHOICES)
        self.update()

    def boundingRect(self) -> QRectF:
        side = FIGURE * SIDE
        return QRectF(-side / 2, -side / 2, side, side).adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = FIGURE * SIDE
        ring = oval(0, 0, side * 0.44)
        painter.fillPath(ring, clear(theme().glow, 0.75 if self._held else 0.4))
        painter.strokePath(ring, pen(theme().glow, side * 0.03))
        figure, colour, lying = self._look
        paint_figure(painter, QRectF(-side / 2, -side / 2, side, side), figure, colour, lying)
