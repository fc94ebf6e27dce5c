"""Events as movement: a tile settles, a figure steps in, a finished feature shines, figures go home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from engine.carcassonne.tiles import FIELD
from engine.carcassonne.values import FeatureClosed, FigureReturned, FigureSet, TileLaid
from engine.core.values import Event
from gui.carcassonne.art.land import Laid, variant_of
from gui.carcassonne.art.tiles import tile_pixmap
from gui.carcassonne.figures import spot
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import IN_HAND
from gui.carcassonne.lights import FeatureLight
from gui.kit.motion import Motion, call, fade, grow, move, pause

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

LIFT = 0.4 * SIDE


class Moves(QObject):
    """Plays events on a board.

    target:  the game that will be shown when everything has moved

    Signals:
        done: everything lies where it belongs
    """

    done = Signal()

    def __init__(self, board: CarcassonneBoard) -> None:
        super().__init__(board)
        self._board = board
        self._motion = Motion(self)
        self._motion.done.connect(self._end)
        self._passing: list[QGraphicsItem] = []
        self.target: Any = None

    @property
    def running(self) -> bool:
        return self._motion.running

    def begin(self, events: Sequence[Event], game: Any) -> None:
        self.finish()
        self.target = game
        for event in events:
            match event:
                case TileLaid():
                    self._lay(event)
                case FigureSet():
                    self._set(event)
                case FeatureClosed():
                    self._shine(event)
                case FigureReturned():
                    self._send_home(event)
        self._motion.start()

    def finish(self) -> None:
        self._motion.finish()

    def _end(self) -> None:
        for item in self._passing:
            self._board.removeItem(item)
        self._passing = []
        self.done.emit()

    def _pass_by(self, item: QGraphicsItem) -> None:
        self._passing.append(item)
        if item.scene() is None:
            self._board.addItem(item)

    # ---------------------------------------------------------------- one event each

    def _lay(self, event: TileLaid) -> None:
        cell = event.x, event.y
        pixels = max(24, round(self._board.pixels))
        tile = QGraphicsPixmapItem(tile_pixmap(event.tile, event.turns, pixels, variant_of(cell)))
        tile.setTransformationMode(tile.transformationMode().SmoothTransformation)
        tile.setOffset(-pixels / 2, -pixels / 2)
        tile.setPos(cell_rect(cell).center() - QPointF(0, LIFT / 3))
        tile.setScale(1.12 * SIDE / pixels)
        tile.setZValue(IN_HAND)
        self._pass_by(tile)
        self._board.look_at(cell_rect(cell).adjusted(-SIDE, -SIDE, SIDE, SIDE))

        def lie() -> None:
            laid = dict(self._board.land.laid)
            laid[cell] = Laid(event.tile, event.turns, variant_of(cell))
            self._board.land.show(laid)
            tile.hide()

        self._motion.then(move(tile, cell_rect(cell).center(), 170), grow(tile, SIDE / pixels, 170))
        self._motion.then(call(lie))

    def _set(self, event: FigureSet) -> None:
        tile = self._board.land.laid[event.x, event.y]
        figure = self._board.figures.make(event.figure, event.seat, lying=event.on == FIELD)
        place = spot(tile.tile_id, tile.turns, event.x, event.y, event.feature)
        figure.setPos(place - QPointF(0, LIFT))
        figure.setOpacity(0.0)
        self._pass_by(figure)
        self._motion.then(move(figure, place, 220), fade(figure, 1.0, 150))

    def _shine(self, event: FeatureClosed) -> None:
        parts = [part for place in event.places if (part := self._board.part(place))]
        if not parts:
            return
        light = FeatureLight(parts)
        light.setOpacity(0.0)
        self._pass_by(light)
        self._motion.then(fade(light, 1.0, 220)).then(pause(260)).then(fade(light, 0.0, 200))

    def _send_home(self, event: FigureReturned) -> None:
        for figure in self._board.figures.on(event.x, event.y, event.feature):
            self._motion.then(move(figure, figure.pos() - QPointF(0, LIFT), 200), fade(figure, 0.0, 200))
