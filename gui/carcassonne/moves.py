"""Events as movement: a tile settles, a figure steps in, a finished feature shines, figures go home.

What the expansions bring moves in `expansion_moves`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from engine.carcassonne.tiles import FIELD
from engine.carcassonne.values import FeatureClosed, FigureReturned, FigureSet, TileLaid
from engine.core.values import Event
from gui.carcassonne import expansion_moves
from gui.carcassonne.art.land import Laid, variant_of
from gui.carcassonne.art.tiles import tile_pixmap
from gui.carcassonne.figures import spot
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import IN_HAND
from gui.carcassonne.lights import FeatureLight
from gui.kit.motion import Motion, Track, call, fade, grow, move, pause

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
        self.board = board
        self._motion = Motion(self)
        self._motion.done.connect(self._end)
        self._passing: list[QGraphicsItem] = []
        self._flown: dict[tuple[int, str], QPointF] = {}
        self.target: Any = None

    @property
    def running(self) -> bool:
        return self._motion.running

    def begin(self, events: Sequence[Event], game: Any) -> None:
        self.finish()
        self.target = game
        self._flown = {}
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
                case _:
                    expansion_moves.play(self, event)
        self.then(self.board.track.walk(game))
        self._motion.start()

    def fly_to(self, seat: int, figure: str, place: QPointF) -> None:
        """A figure has flown to this place and steps down from there when it is set."""
        self._flown[seat, figure] = place

    def finish(self) -> None:
        self._motion.finish()

    def _end(self) -> None:
        for item in self._passing:
            self.board.removeItem(item)
        self._passing = []
        self.done.emit()

    def then(self, *tracks: Track) -> None:
        """Queue what moves next, all of it together."""
        self._motion.then(*tracks)

    def pass_by(self, item: QGraphicsItem) -> None:
        """Put something on the board until everything has moved."""
        self._passing.append(item)
        if item.scene() is None:
            self.board.addItem(item)

    # ---------------------------------------------------------------- one event each

    def _lay(self, event: TileLaid) -> None:
        cell = event.x, event.y
        pixels = max(24, round(self.board.pixels))
        tile = QGraphicsPixmapItem(tile_pixmap(event.tile, event.turns, pixels, variant_of(cell)))
        tile.setTransformationMode(tile.transformationMode().SmoothTransformation)
        tile.setOffset(-pixels / 2, -pixels / 2)
        tile.setPos(cell_rect(cell).center() - QPointF(0, LIFT / 3))
        tile.setScale(1.12 * SIDE / pixels)
        tile.setZValue(IN_HAND)
        self.pass_by(tile)
        self.board.look_at(cell_rect(cell).adjusted(-SIDE, -SIDE, SIDE, SIDE))

        def lie() -> None:
            laid = dict(self.board.land.laid)
            laid[cell] = Laid(event.tile, event.turns, variant_of(cell))
            self.board.land.show(laid)
            tile.hide()

        self.then(move(tile, cell_rect(cell).center(), 170), grow(tile, SIDE / pixels, 170))
        self.then(call(lie))

    def _set(self, event: FigureSet) -> None:
        figure = self.board.figures.make(event.figure, event.seat, lying=event.on == FIELD)
        place = self.place(event.x, event.y, event.feature)
        flown = self._flown.pop((event.seat, event.figure), None)
        figure.setPos(flown or place - QPointF(0, LIFT))
        figure.setOpacity(1.0 if flown else 0.0)
        self.pass_by(figure)
        self.then(move(figure, place, 220), fade(figure, 1.0, 150))

    def place(self, x: int, y: int, feature: int) -> QPointF:
        """Where the next figure on a feature stands."""
        tile = self.board.land.laid[x, y]
        return spot(tile.tile_id, tile.turns, x, y, feature, self.board.figures.count(x, y, feature))

    def _shine(self, event: FeatureClosed) -> None:
        parts = [part for place in event.places if (part := self.board.part(place))]
        if not parts:
            return
        light = FeatureLight(parts)
        light.setOpacity(0.0)
        self.pass_by(light)
        for track in (fade(light, 1.0, 220), pause(260), fade(light, 0.0, 200)):
            self.then(track)

    def _send_home(self, event: FigureReturned) -> None:
        figure = self.board.figures.find(event.seat, event.figure, event.x, event.y, event.feature)
        if figure is not None:
            self.then(*self.leave(figure, event.seat))

    def leave(self, item: QGraphicsItem, seat: int) -> tuple[Track, ...]:
        """Something goes to a seat: up, and away to the side where the seats' cards are."""
        return move(item, item.pos() + self.homewards(seat), 260), fade(item, 0.0, 260)

    def homewards(self, seat: int) -> QPointF:
        """The way that things take to their seat."""
        return QPointF(-1.4 * SIDE, (seat - (len(self.board.seats) - 1) / 2) * 0.35 * SIDE - LIFT)
