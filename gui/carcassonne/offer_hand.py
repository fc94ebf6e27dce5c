"""Choosing on the board: whatever is offered there is taken by a click, or by arrows and Enter.

Where several kinds of figures can be set, the kind in hand is chosen from a tray above the tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.carcassonne import look
from engine.carcassonne.expansions.flying_machines import LandMeeple
from engine.carcassonne.turn import PlaceFigure
from engine.carcassonne.values import SetFigure
from engine.core.values import Action, Decision
from gui.carcassonne.art.figures import paint_figure
from gui.carcassonne.art.shapes import feature_at
from gui.carcassonne.figures import figure_colour
from gui.carcassonne.hand import ENTER, WAYS, Hand, nearest
from gui.carcassonne.land import SIDE, cell_at
from gui.carcassonne.layers import CHOICES
from gui.carcassonne.lights import TileLight
from gui.carcassonne.offered import SeatTag
from gui.carcassonne.offers import ON_TRACK, Offer, offers
from gui.kit.announce import announce
from gui.kit.paint import clear, pen, plate
from gui.kit.paths import rounded
from gui.kit.theme import SeatColour, seat_colour, theme

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

WIDE = 1.5 * SIDE
"""Offers that lie farther apart than this are walked through by direction, others one after the other."""


class OfferHand(Hand):
    """A decision whose answers lie on the board."""

    def __init__(self, board: CarcassonneBoard, decision: Decision[Any], actions: Sequence[Action]) -> None:
        super().__init__(board)
        self._decision = decision
        self._all = offers(board, decision, actions)
        board.track.set_needed(any(offer.action.kind in ON_TRACK for offer in self._all))
        self._taken = {offer.action for offer in self._all if not offer.button}
        self._kinds = list(dict.fromkeys(offer.figure for offer in self._all if offer.figure))
        self._kind = self._kinds[0] if self._kinds else ""
        self._held: Offer | None = None
        self._shown: list[Offer] = []
        self._tray: Tray | None = None
        if len(self._kinds) > 1:
            colour = board.seats[decision.seat].colour
            self._tray = Tray(self._kinds, [figure_colour(kind, colour) for kind in self._kinds])
            x, y = board.last_place()
            self._tray.setPos((x + 0.5) * SIDE, y * SIDE)
            self.show(self._tray)
        on_track = bool(self._all) and all(offer.action.kind in ON_TRACK for offer in self._all)
        if self._all and board.turn_of() not in (None, decision.seat):
            self._tag(decision.seat, on_track)
        self._offer()
        if isinstance(decision, LandMeeple):
            self.show(TileLight((decision.x, decision.y)))
        if on_track:
            board.look_at(board.track.rect())

    def _tag(self, seat: int, on_track: bool) -> None:
        """Another seat than the one whose turn it is has to choose: say so where it chooses."""
        who = self.board.seats[seat]
        tag = SeatTag(who.name, seat_colour(who.colour))
        x, y = self.board.last_place()
        track = self.board.track.rect()
        tag.setPos(
            QPointF(track.center().x(), track.bottom()) if on_track else QPointF(x + 0.5, y + 1) * SIDE
        )
        self.show(tag)

    def takes(self, action: Action) -> bool:
        return action in self._taken

    def empty(self) -> None:
        self._hold(None)
        self.board.track.set_needed(False)
        super().empty()

    # ---------------------------------------------------------------- offering

    def _offer(self) -> None:
        """Light what can be done with the kind in hand."""
        self._hold(None)
        for offer in self._shown:
            self.take_away(offer.item)
        self._shown = [offer for offer in self._all if offer.figure in ("", self._kind)]
        for offer in self._shown:
            self.show(offer.item)
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
        offer = self._at(place)
        self._hold(offer)
        return offer is not None

    def leave(self) -> None:
        self._hold(None)

    def click(self, place: QPointF) -> bool:
        if self._tray is not None and (number := self._tray.kind_at(place)) is not None:
            self._kind = self._kinds[number]
            self._offer()
            return True
        offer = self._at(place)
        if offer is not None:
            self.board.chosen.emit(offer.action)
            return True
        return self._try(place)

    def _try(self, place: QPointF) -> bool:
        """A figure where none may stand: the table says why."""
        cell = cell_at(place)
        if not isinstance(self._decision, PlaceFigure) or cell != (self._decision.x, self._decision.y):
            return False
        tile = self.board.land.laid[cell]
        x, y = place.x() / SIDE - cell[0], place.y() / SIDE - cell[1]
        feature = feature_at(tile.tile_id, tile.turns, x, y)
        if feature is None:
            return False
        self.board.tried.emit(SetFigure(self._kind or "meeple", feature))
        return True

    def wheel(self, place: QPointF, by: int) -> bool:
        return self._at(place) is not None and self.turn(by)

    def _at(self, place: QPointF) -> Offer | None:
        """What is offered under the pointer: the nearest of all that it could mean."""
        found = [
            (far, number)
            for number, offer in enumerate(self._shown)
            if (far := offer.distance(place)) is not None
        ]
        return self._shown[min(found)[1]] if found else None

    # ---------------------------------------------------------------- keys

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in WAYS and self._shown:
            self._walk(key)
            self._tell()
        elif key == Qt.Key.Key_R and len(self._kinds) > 1:
            self.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in ENTER and self._held is not None:
            self.board.chosen.emit(self._held.action)
        elif key == Qt.Key.Key_Escape and self._held is not None:
            self._hold(None)
        else:
            return False
        return True

    def _walk(self, key: Qt.Key) -> None:
        """To the next offer: in the direction of the key over the land, else one after the other."""
        if self._held is not None and self._spread():
            there = {offer.middle.toTuple(): offer for offer in self._shown}
            place = nearest(self._held.middle, WAYS[key], (QPointF(*middle) for middle in there))
            if place is not None:
                self._hold(there[place.toTuple()])
            return
        by = 1 if key in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -1
        at = self._shown.index(self._held) if self._held is not None else (-1 if by > 0 else 0)
        self._hold(self._shown[(at + by) % len(self._shown)])

    def _spread(self) -> bool:
        """Whether the offers lie all over the land, at places of their own."""
        places = {offer.middle.toTuple() for offer in self._shown}
        across = [x for x, _ in places]
        down = [y for _, y in places]
        far = max(max(across) - min(across), max(down) - min(down)) > WIDE
        return far and len(places) == len(self._shown)

    def _hold(self, offer: Offer | None) -> None:
        if offer is self._held:
            return
        if self._held is not None:
            self._held.item.set_held(False)
            if self._held.preview is not None:
                self.take_away(self._held.preview)
        self._held = offer
        cell = cell_at(offer.middle) if offer is not None else (0, 0)
        self.board.show_worth(self._view(offer), QPointF((cell[0] + 0.5) * SIDE, cell[1] * SIDE))
        if offer is not None:
            offer.item.set_held(True)
            if offer.preview is not None:
                self.show(offer.preview)

    def _view(self, offer: Offer | None) -> look.FeatureView | None:
        """The feature that an offer is about."""
        if offer is None or offer.feature is None:
            return None
        return look.feature_at(self.board.game, *offer.feature)

    def _tell(self) -> None:
        held = self._held
        if held is None:
            return
        words = self.board.words
        self.board.look_at(QRectF(held.middle, held.middle).adjusted(-SIDE, -SIDE, SIDE, SIDE))
        said = words.action(self.board.game, held.action)
        if (view := self._view(held)) is not None:
            said = f"{said}, {words.source(view.kind)}: {words.sum(view.now)}"
        announce(said)


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
