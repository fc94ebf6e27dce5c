"""Events as movement: a tile settles, a figure steps in, a finished feature shines, figures go home.

What the expansions bring moves in `expansion_moves`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from engine.carcassonne.tiles import FIELD
from engine.carcassonne.values import FeatureClosed, FigureReturned, FigureSet, TileLaid
from engine.core.values import Event
from gui.carcassonne import expansion_moves
from gui.carcassonne.art.land import Laid, variant_of
from gui.carcassonne.art.tiles import tile_pixmap
from gui.carcassonne.figures import spot
from gui.carcassonne.home import home
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import IN_HAND
from gui.carcassonne.lights import FeatureLight
from gui.kit.motion import Track, call, fade, grow, move, pause
from gui.table.choreography import Choreography

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

LIFT = 0.4 * SIDE
HOMEWARDS = 420
"""Milliseconds to the card of a seat."""
HOP = 0.16 * SIDE
LOOK = 350
"""Milliseconds to see where the figures on the score track have come to."""


class Moves(Choreography):
    """closed:  the places of the feature that was completed last"""

    def __init__(self, board: CarcassonneBoard) -> None:
        super().__init__(board)
        self.board = board
        self._flown: dict[tuple[int, str], QPointF] = {}
        self._leaving: tuple[Track, ...] = ()
        self.closed: tuple[str, ...] = ()

    def compose(self, events: Sequence[Event]) -> None:
        game = self.target
        self._flown = {}
        track = self.board.track
        on_track = track.needed or any(event.kind in expansion_moves.ON_TRACK for event in events)
        if on_track:  # first what was chosen there, then it makes way for the land
            track.set_needed(True)
            self.then(track.walk(game))
            self.then(pause(LOOK))
            self.then(call(lambda: track.set_needed(False)))
        for event in events:
            if not isinstance(event, FigureReturned):
                self._depart()
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
        self._depart()
        if not on_track:
            self.then(track.walk(game))

    def _depart(self) -> None:
        """Those who go home in a row go together."""
        self.then(*self._leaving)
        self._leaving = ()

    def fly_to(self, seat: int, figure: str, place: QPointF) -> None:
        """A figure has flown to this place and steps down from there when it is set."""
        self._flown[seat, figure] = place

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
        self.closed = event.places
        parts = [part for place in event.places if (part := self.board.part(place))]
        if not parts:
            return
        light = FeatureLight(parts)
        light.setOpacity(0.0)
        self.pass_by(light)
        self.then(fade(light, 1.0, 220))
        self.then(*self._hops(event.places), pause(300))
        self.then(fade(light, 0.0, 200))

    def _hops(self, places: Sequence[str]) -> list[Track]:
        """Whoever stands in a completed feature is glad."""
        figures = self.board.figures.items.items()
        return [_hop(item) for known, item in figures if f"{known.x},{known.y}/{known.feature}" in places]

    def _send_home(self, event: FigureReturned) -> None:
        figure = self.board.figures.find(event.seat, event.figure, event.x, event.y, event.feature)
        if figure is not None:
            self._leaving += self.go_home(figure, event.seat)

    def go_home(self, item: QGraphicsItem, seat: int) -> tuple[Track, ...]:
        """Something goes to the card of its seat, in an arc, and gets small on its way."""
        end = home(self.board, seat)
        start: list[tuple[QPointF, float]] = []

        def step(share: float) -> None:
            if not start:
                start.append((item.pos(), item.scale()))
                item.setZValue(IN_HAND)
            (place, size), rise = start[0], 4 * LIFT * share * (1 - share)
            item.setPos(place + (end - place) * share - QPointF(0, rise))
            item.setScale(size * (1 - 0.45 * share))
            item.setOpacity(1.0 if share < 0.8 else 5 * (1 - share))

        return (Track(step, HOMEWARDS),)


def _hop(item: QGraphicsItem) -> Track:
    ground = item.pos()

    def step(share: float) -> None:
        item.setPos(ground - QPointF(0, HOP * math.sin(math.pi * share)))

    return Track(step, 300)
