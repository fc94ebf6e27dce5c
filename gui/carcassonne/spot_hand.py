"""Choosing a spot on the land: for a figure, a bar of gold, a landing, whatever an action names by its place.

Every action that says where (x, y and perhaps which feature, or only a feature of the tile the decision is
about) is offered there.  What stands for several kinds of figures is chosen from a tray above the tile.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.carcassonne import look
from engine.carcassonne.turn import PlaceFigure
from engine.carcassonne.values import SetFigure
from engine.core.values import Action, Decision
from gui.carcassonne.art.figures import FIGURE, paint_figure
from gui.carcassonne.art.shapes import feature_at
from gui.carcassonne.figures import figure_colour, spot
from gui.carcassonne.hand import ENTER, WAYS, Hand
from gui.carcassonne.land import SIDE, cell_at, cell_rect
from gui.carcassonne.layers import CHOICES
from gui.kit.announce import announce
from gui.kit.paint import clear, pen, plate
from gui.kit.paths import oval, rounded
from gui.kit.theme import SeatColour, theme

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

SMALL = 0.62
"""What is offered is small until it is picked: up to nine figures share a tile."""


class SpotHand(Hand):
    """Something in hand that belongs on one of the lit spots."""

    def __init__(self, board: CarcassonneBoard, decision: Decision[Any], actions: Sequence[Action]) -> None:
        super().__init__(board)
        self._decision = decision
        self._all = [action for action in actions if self._place(action) is not None]
        self._kinds = list(dict.fromkeys(_figure(action) for action in self._all))
        self._kind = self._kinds[0] if self._kinds else ""
        self._held: Action | None = None
        self._offered: dict[Action, OfferedSpot] = {}
        self._tray: Tray | None = None
        if len(self._kinds) > 1:
            self._tray = Tray(self._kinds, [self._colour(kind) for kind in self._kinds])
            self._tray.setPos(self._above())
            self.show(self._tray)
        self._offer()

    def takes(self, action: Action) -> bool:
        return action in self._all

    def empty(self) -> None:
        self._hold(None)
        super().empty()

    # ---------------------------------------------------------------- where things are

    def _place(self, action: Any) -> tuple[int, int, int | None] | None:
        """Cell and feature that an action names, by itself or through its decision."""
        x, y = getattr(action, "x", None), getattr(action, "y", None)
        feature = getattr(action, "feature", None)
        if x is None and feature is not None:
            x, y = getattr(self._decision, "x", None), getattr(self._decision, "y", None)
        return None if x is None or y is None or (x, y) not in self.board.land.laid else (x, y, feature)

    def _spot(self, action: Action) -> QPointF:
        place = self._place(action)
        assert place is not None
        x, y, feature = place
        if feature is None:
            return cell_rect((x, y)).center()
        tile = self.board.land.laid[x, y]
        return spot(tile.tile_id, tile.turns, x, y, feature)

    def _view(self, action: Action) -> look.FeatureView | None:
        place = self._place(action)
        assert place is not None
        x, y, feature = place
        return None if feature is None else look.feature_at(self.board.game, x, y, feature)

    def _above(self) -> QPointF:
        """The middle of the upper side of the tile the choice is about."""
        x, y, _ = self._place(self._all[0]) or (0, 0, None)
        return QPointF((x + 0.5) * SIDE, y * SIDE)

    def _colour(self, kind: str) -> SeatColour:
        return figure_colour(kind, self.board.seats[self._decision.seat].colour)

    # ---------------------------------------------------------------- offering

    def _choices(self) -> list[Action]:
        return [action for action in self._all if _figure(action) == self._kind]

    def _offer(self) -> None:
        """Light the spots for the kind in hand."""
        self._hold(None)
        for item in self._offered.values():
            self.take_away(item)
        self._offered = {}
        for action in self._choices():
            view = self._view(action)
            lying = view is not None and view.kind == "field"
            item = OfferedSpot(self._kind, self._colour(self._kind), lying)
            item.setPos(self._spot(action))
            self.show(item)
            self._offered[action] = item
        if self._tray is not None:
            self._tray.choose(self._kinds.index(self._kind))

    def turn(self, by: int) -> bool:
        """Take the next kind of figure in hand."""
        if len(self._kinds) < 2:
            return False
        self._kind = self._kinds[(self._kinds.index(self._kind) + by) % len(self._kinds)]
        self._offer()
        announce(self.board.words.figure_name(self._kind))
        return True

    # ---------------------------------------------------------------- pointer

    def point(self, place: QPointF) -> bool:
        if self._tray is not None and self._tray.kind_at(place) is not None:
            return True
        action = self._at(place)
        self._hold(action)
        return action is not None

    def leave(self) -> None:
        self._hold(None)

    def click(self, place: QPointF) -> bool:
        if self._tray is not None and (number := self._tray.kind_at(place)) is not None:
            self._kind = self._kinds[number]
            self._offer()
            return True
        action = self._at(place)
        if action is not None:
            self.board.chosen.emit(action)
            return True
        return self._try(place)

    def _try(self, place: QPointF) -> bool:
        """A figure where none may stand: the table says why."""
        cell, feature = self._feature_at(place)
        here = isinstance(self._decision, PlaceFigure) and cell == (self._decision.x, self._decision.y)
        if feature is None or not here:
            return False
        self.board.tried.emit(SetFigure(self._kind or "meeple", feature))
        return True

    def wheel(self, place: QPointF, by: int) -> bool:
        return self._at(place) is not None and self.turn(by)

    def _at(self, place: QPointF) -> Action | None:
        """What is offered under the pointer, or for the feature under it."""
        reach = FIGURE * SIDE * SMALL * 0.5
        choices = self._choices()
        near = [(math.dist(self._spot(a).toTuple(), place.toTuple()), n) for n, a in enumerate(choices)]
        if near and min(near)[0] < reach:
            return choices[min(near)[1]]
        cell, feature = self._feature_at(place)
        wanted = [(*cell, feature), (*cell, None)]
        return next((action for action in choices if self._place(action) in wanted), None)

    def _feature_at(self, place: QPointF) -> tuple[tuple[int, int], int | None]:
        cell = cell_at(place)
        tile = self.board.land.laid.get(cell)
        if tile is None:
            return cell, None
        x, y = place.x() / SIDE - cell[0], place.y() / SIDE - cell[1]
        return cell, feature_at(tile.tile_id, tile.turns, x, y)

    # ---------------------------------------------------------------- keys

    def key(self, event: QKeyEvent) -> bool:
        key, choices = Qt.Key(event.key()), self._choices()
        if key in WAYS and choices:
            by = 1 if key in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -1
            at = choices.index(self._held) if self._held in choices else (-1 if by > 0 else 0)
            self._hold(choices[(at + by) % len(choices)])
            self._tell()
        elif key == Qt.Key.Key_R and len(self._kinds) > 1:
            self.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in ENTER and self._held is not None:
            self.board.chosen.emit(self._held)
        elif key == Qt.Key.Key_Escape and self._held is not None:
            self._hold(None)
        else:
            return False
        return True

    def _hold(self, action: Action | None) -> None:
        if action == self._held:
            return
        if self._held in self._offered:
            self._offered[self._held].set_held(False)
        self._held = action
        if action is None:
            self.board.show_worth(None)
            return
        self._offered[action].set_held(True)
        place = self._place(action)
        assert place is not None
        self.board.show_worth(self._view(action), QPointF((place[0] + 0.5) * SIDE, place[1] * SIDE))

    def _tell(self) -> None:
        if self._held is None:
            return
        words, view = self.board.words, self._view(self._held)
        self.board.look_at(
            QRectF(self._spot(self._held), self._spot(self._held)).adjusted(-SIDE, -SIDE, SIDE, SIDE)
        )
        announce(
            words.action(self.board.game, self._held)
            if view is None
            else f"{words.source(view.kind)}: {words.sum(view.now)}"
        )


def _figure(action: Any) -> str:
    """The kind of figure an action is about, if it is about one."""
    return str(getattr(action, "figure", ""))


class OfferedSpot(QGraphicsItem):
    """A place that can be chosen, with the figure that would stand there."""

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
        if figure:
            paint_figure(painter, QRectF(-side / 2, -side / 2, side, side), figure, colour, lying)


class Tray(QGraphicsItem):
    """The kinds of figures that can be set, one of them in hand; always at the same size."""

    STEP = 46.0

    def __init__(self, kinds: Sequence[str], colours: Sequence[SeatColour]) -> None:
        super().__init__()
        self._kinds = list(zip(kinds, colours, strict=True))
        self._chosen = 0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(CHOICES + 1)

    def choose(self, number: int) -> None:
        self._chosen = number
        self.update()

    def kind_at(self, place: QPointF) -> int | None:
        """The number of the kind under a point of the scene."""
        view = self.scene().views()[0]
        here = QPointF(view.mapFromScene(place) - view.mapFromScene(self.pos()))
        return next((number for number in range(len(self._kinds)) if self._slot(number).contains(here)), None)

    def _slot(self, number: int) -> QRectF:
        left = (number - len(self._kinds) / 2) * self.STEP
        return QRectF(left, -self.STEP - 16, self.STEP, self.STEP)

    def boundingRect(self) -> QRectF:
        wide = len(self._kinds) * self.STEP
        return QRectF(-wide / 2, -self.STEP - 16, wide, self.STEP).adjusted(-12, -12, 12, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = theme()
        plate(
            painter, rounded(self.boundingRect().adjusted(6, 6, -6, -6), 10), room.paper, room.parchment_edge
        )
        for number, (kind, colour) in enumerate(self._kinds):
            slot = self._slot(number).adjusted(3, 3, -3, -3)
            if number == self._chosen:
                painter.fillPath(rounded(slot, 8), clear(room.glow, 0.8))
                painter.strokePath(rounded(slot, 8), pen(room.gold, 2))
            paint_figure(painter, slot, kind, colour)
