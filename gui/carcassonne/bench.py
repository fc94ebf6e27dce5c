"""Where offers are made: an action becomes something that lies on the board and can be taken by hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from engine.carcassonne import look
from engine.core.values import Action
from gui.carcassonne.art.figures import FIGURE, paint_figure
from gui.carcassonne.art.kinds import tile_kinds
from gui.carcassonne.art.land import Cell
from gui.carcassonne.art.shapes import feature_at
from gui.carcassonne.figures import figure_colour, spot
from gui.carcassonne.land import SIDE, cell_at
from gui.carcassonne.lens import Lens
from gui.carcassonne.offered import SMALL, Offered, OfferedFeature, OfferedPicture, OfferedSpot
from gui.table.face import Painter

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

Distance = Callable[[QPointF], float | None]
"""How far a point of the scene is from an offer; None where it does not mean it."""
FAR = 1000.0
"""A point on the same feature or tile means an offer, unless another one lies directly under it."""


@dataclass(eq=False)
class Offer:
    """An action and how it is taken by hand.

    where:    finds where it is, for the keys and the camera
    item:     what shows it; several offers may share one
    distance: how far the pointer is from it
    figure:   the kind of figure it needs in hand; "" whatever is in hand
    feature:  the feature it is about, as (x, y, index)
    preview:  makes what is shown only while it is held
    button:   the prompt offers it, too
    """

    action: Action
    where: Callable[[], QPointF]
    item: Offered | OfferedFeature
    distance: Distance
    figure: str = ""
    feature: tuple[int, int, int] | None = None
    preview: Callable[[], QGraphicsItem] | None = None
    button: bool = False

    @cached_property
    def middle(self) -> QPointF:
        return self.where()

    def find(self) -> None:
        """Find the middle before the keys ask for it."""
        _ = self.middle


def under(board: CarcassonneBoard, place: QPointF, lens: Lens | None) -> tuple[Cell, int | None]:
    """The cell and the feature of its tile that are seen at a point of the scene."""
    if lens is not None and lens.rect.contains(place):
        return lens.cell, lens.feature_at(place)
    cell = cell_at(place)
    tile = board.land.laid.get(cell)
    if tile is None:
        return cell, None
    return cell, feature_at(tile.tile_id, tile.turns, place.x() / SIDE - cell[0], place.y() / SIDE - cell[1])


class Bench:
    """What the makers of one decision's offers share."""

    def __init__(
        self, board: CarcassonneBoard, decision: Any, actions: Sequence[Any], lens: Lens | None
    ) -> None:
        self.board = board
        self.decision = decision
        self.actions = actions
        self.colour = board.seats[decision.seat].colour
        self._lens = lens
        self._lights: dict[tuple[int, int, int], OfferedFeature] = {}
        self._pointed: tuple[QPointF, tuple[Cell, int | None]] | None = None

    def cell(self, action: Any) -> Cell:
        """The cell that an action names, by itself or through its decision."""
        where = action if hasattr(action, "x") else self.decision
        return where.x, where.y

    def spot(self, cell: Cell, feature: int) -> QPointF:
        tile = self.board.land.laid[cell]
        return spot(tile.tile_id, tile.turns, *cell, feature, self.board.figures.count(*cell, feature))

    def seen(self, cell: Cell, where: QPointF) -> tuple[QPointF, float]:
        """Where a place on a tile is seen, and how much larger than it is."""
        if self._lens is None or self._lens.cell != cell:
            return where, 1.0
        return self._lens.through(where), self._lens.power

    def figure(self, kind: str, lying: bool) -> Painter:
        colour = figure_colour(kind, self.colour)

        def picture(p: QPainter, rect: QRectF) -> None:
            paint_figure(p, rect, kind, colour, lying)

        return picture

    def under(self, place: QPointF) -> tuple[Cell, int | None]:
        """The cell and the feature of its tile under a point; every offer asks for the same one."""
        if self._pointed is None or self._pointed[0] != place:
            self._pointed = place, under(self.board, place, self._lens)
        return self._pointed[1]

    def light(self, place: tuple[int, int, int]) -> OfferedFeature:
        """The light of the whole feature; one for all its segments."""
        if place not in self._lights:
            view = look.feature_at(self.board.game, *place)
            assert view is not None
            parts = [part for name in view.places if (part := self.board.part(name))]
            self._lights |= dict.fromkeys(view.segments, OfferedFeature(parts))
        return self._lights[place]

    def at_feature(
        self,
        action: Any,
        item: OfferedSpot,
        cell: Cell,
        where: QPointF,
        figure: str = "",
        power: float = 1.0,
    ) -> Offer:
        touched = near(where, FIGURE * SIDE * SMALL * 0.5 * power)

        def distance(place: QPointF) -> float | None:
            close = touched(place)
            return FAR if close is None and self.under(place) == (cell, action.feature) else close

        item.setPos(where)
        return Offer(action, item.pos, item, distance, figure, (*cell, action.feature))

    def pinned(
        self, action: Any, item: Offered, where: QPointF, reach: float = FIGURE * SIDE * 0.4, **more: Any
    ) -> Offer:
        item.setPos(where)
        return Offer(action, item.pos, item, near(where, reach), **more)

    def above(self, action: Any, picture: Painter, cell: Cell, number: int, count: int, **more: Any) -> Offer:
        item = OfferedPicture(picture, number, count)
        item.setPos((cell[0] + 0.5) * SIDE, cell[1] * SIDE)

        def distance(place: QPointF) -> float | None:
            return 0.0 if item.contains_scene(place) else None

        return Offer(action, item.pos, item, distance, **more)


Maker = Callable[[Bench, Any], Offer | None]
"""Makes the offer of an action; None where its place is not on the table."""


def place(bench: Bench, action: Any) -> Offer | None:
    """A figure for a feature."""
    cell = bench.cell(action)
    if cell not in bench.board.land.laid:
        return None
    tile = bench.board.land.laid[cell]
    ground = tile_kinds()[tile.tile_id]["features"][action.feature]["type"]
    kind = getattr(action, "figure", "") or bench.decision.figure
    where, power = bench.seen(cell, bench.spot(cell, action.feature))
    item = OfferedSpot(bench.figure(kind, lying=ground == "field"), power)
    return bench.at_feature(action, item, cell, where, kind, power)


def near(where: QPointF, reach: float) -> Distance:
    def distance(place: QPointF) -> float | None:
        far = math.dist(where.toTuple(), place.toTuple())
        return far if far < reach else None

    return distance


def inside(rect: QRectF) -> Distance:
    def distance(place: QPointF) -> float | None:
        return 0.0 if rect.contains(place) else None

    return distance
