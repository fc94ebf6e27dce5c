"""What a decision offers, and where on the board: one small maker for each kind of action.

An action that has no maker, or whose place is not on the table, is left to the prompt.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from engine.carcassonne import look
from engine.core.values import Action, Decision
from gui.carcassonne.art.emblems import paint_gold
from gui.carcassonne.art.ferry import crossing, paint_ferry
from gui.carcassonne.art.figures import FIGURE, paint_figure
from gui.carcassonne.art.kinds import tile_kinds
from gui.carcassonne.art.land import Cell
from gui.carcassonne.art.letter import ANSWERS
from gui.carcassonne.art.marks import paint_tile_back
from gui.carcassonne.art.shapes import feature_at, shape_of
from gui.carcassonne.art.tiles import paint_small_tile
from gui.carcassonne.art.track import INSIDE, SPACES, space_rect
from gui.carcassonne.figures import figure_colour, spot
from gui.carcassonne.land import SIDE, cell_at, cell_rect
from gui.carcassonne.offered import (
    SMALL,
    FerryGhost,
    Offered,
    OfferedFeature,
    OfferedPicture,
    OfferedRing,
    OfferedSpace,
    OfferedSpot,
    OfferedWords,
)
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import CENTRE, at, paint, write
from gui.kit.paths import oval
from gui.kit.theme import seat_colour
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

    middle:   where it is, for the keys and the camera
    item:     what shows it
    distance: how far the pointer is from it
    figure:   the kind of figure it needs in hand; "" whatever is in hand
    feature:  the feature it is about, as (x, y, index)
    preview:  what is shown only while it is held
    button:   the prompt offers it, too
    """

    action: Action
    middle: QPointF
    item: Offered | OfferedFeature
    distance: Distance
    figure: str = ""
    feature: tuple[int, int, int] | None = None
    preview: QGraphicsItem | None = None
    button: bool = False


def offers(board: CarcassonneBoard, decision: Decision[Any], actions: Sequence[Action]) -> list[Offer]:
    """Everything that can be taken by hand."""
    return [offer for offer in _Maker(board, decision, actions).make() if offer is not None]


class _Maker:
    """Makes the offers of one decision."""

    def __init__(self, board: CarcassonneBoard, decision: Any, actions: Sequence[Any]) -> None:
        self._board = board
        self._decision = decision
        self._actions = actions
        self._colour = board.seats[decision.seat].colour

    def make(self) -> Iterator[Offer | None]:
        for action in self._actions:
            maker = MAKERS.get(action.kind)
            if maker is not None:
                yield maker(self, action)

    # ---------------------------------------------------------------- on the land

    def place(self, action: Any) -> Offer | None:
        """A figure for a feature."""
        cell = self._cell(action)
        if cell not in self._board.land.laid:
            return None
        tile = self._board.land.laid[cell]
        ground = tile_kinds()[tile.tile_id]["features"][action.feature]["type"]
        kind = getattr(action, "figure", "") or self._decision.figure
        item = OfferedSpot(self._figure(kind, lying=ground == "field"))
        return self._at_feature(action, item, cell, self._spot(cell, action.feature), kind)

    def standing(self, action: Any) -> Offer | None:
        """A figure that stands there already."""
        cell = (action.x, action.y)
        item = self._board.figures.find(self._decision.seat, action.figure, *cell, action.feature)
        if item is None:
            return None
        return self._at_feature(action, OfferedSpot(None), cell, item.pos())

    def abbot(self, action: Any) -> Offer | None:
        for figure in look.standing(self._board.game):
            if (figure.seat, figure.figure) == (self._decision.seat, "abbot"):
                item = self._board.figures.find(figure.seat, "abbot", figure.x, figure.y, figure.feature)
                if item is not None:
                    place = (figure.x, figure.y, figure.feature)
                    return self._pinned(action, OfferedSpot(None), item.pos(), feature=place, button=True)
        return None

    def flight(self, action: Any) -> Offer | None:
        """A figure for the flying machine."""
        cell = (self._decision.x, self._decision.y)
        tile = self._board.land.laid[cell]
        machine = shape_of(tile.tile_id, tile.turns).landmark("machine")
        if machine is None:
            return None
        where = QPointF(cell[0] + machine.x, cell[1] + machine.y) * SIDE
        item = OfferedSpot(self._figure(action.figure, False))
        return self._pinned(action, item, where, figure=action.figure, button=True)

    def gold(self, action: Any) -> Offer:
        """A bar on a tile."""
        cell = (action.x, action.y)

        def bar(p: QPainter, rect: QRectF) -> None:
            with at(p, rect.center().x(), rect.center().y(), rect.width() * 2.5):
                paint_gold(p, 0, 0, 1)

        def distance(place: QPointF) -> float | None:
            return 0.0 if cell_at(place) == cell else None

        item = OfferedSpot(bar)
        item.setPos(cell_rect(cell).center())
        return Offer(action, item.pos(), item, distance)

    def feature(self, action: Any) -> Offer | None:
        """A whole feature, wherever it is clicked."""
        view = look.feature_at(self._board.game, action.x, action.y, action.feature)
        if view is None:
            return None
        parts = [part for place in view.places if (part := self._board.part(place))]

        def distance(place: QPointF) -> float | None:
            cell, index = self._under(place)
            return 0.0 if (*cell, index) in view.segments else None

        where = self._spot((action.x, action.y), action.feature)
        place = (action.x, action.y, action.feature)
        return Offer(action, where, OfferedFeature(parts), distance, feature=place)

    # ---------------------------------------------------------------- pictures above a tile

    def ferry(self, action: Any) -> Offer | None:
        """The lake with the ferry as it would lie."""
        cell = self._cell(action)
        tile = self._board.land.laid[cell]
        way = crossing(tile.tile_id, tile.turns, action.one, action.two)

        def lake(p: QPainter, rect: QRectF) -> None:
            paint_small_tile(p, rect, tile.tile_id, tile.turns)
            with at(p, rect.left(), rect.top(), rect.width()):
                paint_ferry(p, way)

        row = [other for other in self._actions if other.kind == action.kind and self._cell(other) == cell]
        ghost = FerryGhost(cell_rect(cell).topLeft(), way)
        return self._above(action, lake, cell, row.index(action), len(row), preview=ghost)

    def circle(self, action: Any) -> Offer:
        """Everybody adds a meeple, or everybody takes one back."""
        adds = action.kind == "choose_adding"

        def picture(p: QPainter, rect: QRectF) -> None:
            paint_figure(p, rect.adjusted(-6, -4, 0, 2), "meeple", seat_colour(self._colour))
            disc = QRectF(rect.right() - 17, rect.top(), 18, 18)
            paint(p, oval(disc.center().x(), disc.center().y(), 9), "#4E7A34" if adds else "#A63A2C", ink=1.0)
            write(p, disc, "+" if adds else "\u2212", serif(18, BOLD, fixed=True), "#FFF4D6", CENTRE)

        cell = self._board.last_place()
        return self._above(action, picture, cell, 0 if adds else 1, 2, button=True)

    def second_tile(self, action: Any) -> Offer:
        """The next tile of the stack."""
        return self._above(action, paint_tile_back, self._board.last_place(), 0, 1, button=True)

    # ---------------------------------------------------------------- on the score track

    def space(self, action: Any) -> Offer:
        """A space for the robber."""
        rect = self._board.track.space(action.space)
        item = OfferedSpace(rect, self._figure("robber", False))
        return Offer(action, rect.center(), item, _inside(rect))

    def walker(self, action: Any) -> Offer | None:
        """A scoring figure on the track: an own one that moves, or another's."""
        seat = getattr(action, "seat", self._decision.seat)
        track = self._board.track
        if (seat, action.figure) not in track.at:
            return None
        item = OfferedRing(space_rect(0).width() * track.scale() * 0.42)
        where = track.figure(seat, action.figure)
        preview = None
        award = getattr(self._decision, "award", None)
        if award is not None:
            place = track.at[seat, action.figure]
            preview = OfferedSpace(
                track.space((place.space + award.points) % SPACES), self._figure(action.figure, False)
            )
            preview.set_held(True)
        return self._pinned(action, item, where, item.radius * 1.2, preview=preview, button=award is not None)

    def answer(self, action: Any) -> Offer:
        """An answer to a message, written on the letter."""
        track = self._board.track
        first = action.kind == "carry_out_message"
        right = INSIDE.adjusted(0, 0.22, -0.3, -0.3)
        right.setLeft(right.right() - INSIDE.width() * ANSWERS + 0.5)
        half = (right.height() - 0.14) / 2
        top = right.top() + (0 if first else half + 0.14)
        rect = track.mapRectToScene(QRectF(right.left(), top, right.width(), half))
        words = self._board.words.action(self._board.game, action)
        return Offer(action, rect.center(), OfferedWords(rect, words), _inside(rect), button=True)

    # ---------------------------------------------------------------- what the makers share

    def _cell(self, action: Any) -> Cell:
        """The cell that an action names, by itself or through its decision."""
        where = action if hasattr(action, "x") else self._decision
        return where.x, where.y

    def _spot(self, cell: Cell, feature: int) -> QPointF:
        tile = self._board.land.laid[cell]
        return spot(tile.tile_id, tile.turns, *cell, feature, self._board.figures.count(*cell, feature))

    def _figure(self, kind: str, lying: bool) -> Painter:
        colour = figure_colour(kind, self._colour)

        def picture(p: QPainter, rect: QRectF) -> None:
            paint_figure(p, rect, kind, colour, lying)

        return picture

    def _under(self, place: QPointF) -> tuple[Cell, int | None]:
        """The cell and the feature of its tile under a point."""
        cell = cell_at(place)
        tile = self._board.land.laid.get(cell)
        if tile is None:
            return cell, None
        x, y = place.x() / SIDE - cell[0], place.y() / SIDE - cell[1]
        return cell, feature_at(tile.tile_id, tile.turns, x, y)

    def _at_feature(
        self,
        action: Any,
        item: OfferedSpot,
        cell: Cell,
        where: QPointF,
        figure: str = "",
    ) -> Offer:
        near = _near(where, FIGURE * SIDE * SMALL * 0.5)

        def distance(place: QPointF) -> float | None:
            close = near(place)
            return FAR if close is None and self._under(place) == (cell, action.feature) else close

        item.setPos(where)
        return Offer(action, where, item, distance, figure, (*cell, action.feature))

    def _pinned(
        self, action: Any, item: Offered, where: QPointF, reach: float = FIGURE * SIDE * 0.4, **more: Any
    ) -> Offer:
        item.setPos(where)
        return Offer(action, where, item, _near(where, reach), **more)

    def _above(
        self, action: Any, picture: Painter, cell: Cell, number: int, count: int, **more: Any
    ) -> Offer:
        item = OfferedPicture(picture, number, count)
        item.setPos((cell[0] + 0.5) * SIDE, cell[1] * SIDE)

        def distance(place: QPointF) -> float | None:
            return 0.0 if item.contains_scene(place) else None

        return Offer(action, item.pos(), item, distance, **more)


def _near(where: QPointF, reach: float) -> Distance:
    def distance(place: QPointF) -> float | None:
        far = math.dist(where.toTuple(), place.toTuple())
        return far if far < reach else None

    return distance


def _inside(rect: QRectF) -> Distance:
    def distance(place: QPointF) -> float | None:
        return 0.0 if rect.contains(place) else None

    return distance


MAKERS: dict[str, Callable[[_Maker, Any], Offer | None]] = {
    "set_figure": _Maker.place,
    "land": _Maker.place,
    "put_magic": _Maker.place,
    "add_meeple": _Maker.place,
    "take_back_meeple": _Maker.standing,
    "remove_meeple": _Maker.standing,
    "recall_abbot": _Maker.abbot,
    "fly": _Maker.flight,
    "put_gold": _Maker.gold,
    "take_gold": _Maker.gold,
    "score_next": _Maker.feature,
    "lay_ferry": _Maker.ferry,
    "move_ferry": _Maker.ferry,
    "choose_adding": _Maker.circle,
    "choose_removing": _Maker.circle,
    "draw_again": _Maker.second_tile,
    "put_robber": _Maker.space,
    "move_figure": _Maker.walker,
    "rob_figure": _Maker.walker,
    "follow_figure": _Maker.walker,
    "carry_out_message": _Maker.answer,
    "message_points": _Maker.answer,
}

ON_TRACK = frozenset(
    ("put_robber", "move_figure", "rob_figure", "follow_figure", "carry_out_message", "message_points")
)
"""What is chosen on the score track."""
