"""Choosing on the board: whatever is offered there is taken by a click, or by arrows and Enter.

Where several kinds of figures can be set, the kind in hand is chosen from a tray below the tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.carcassonne import look
from engine.carcassonne.turn import PlaceFigure
from engine.carcassonne.values import SetFigure
from engine.core.values import Action, Decision
from gui.carcassonne.art.figures import paint_figure
from gui.carcassonne.bench import Offer, under
from gui.carcassonne.figures import figure_colour
from gui.carcassonne.hand import Hand
from gui.carcassonne.land import SIDE, cell_at, cell_rect
from gui.carcassonne.layers import CHOICES
from gui.carcassonne.lens import Lens, lens_over
from gui.carcassonne.lights import TileLight
from gui.carcassonne.offered import SeatTag
from gui.carcassonne.offers import ON_ONE_TILE, offers
from gui.carcassonne.sight import aside
from gui.kit.announce import announce
from gui.kit.paint import clear, pen, plate
from gui.kit.paths import rounded
from gui.kit.theme import SeatColour, seat_colour, theme
from gui.kit.ways import ENTER, WAYS, nearest

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

WIDE = 1.5 * SIDE
"""Offers that lie farther apart than this are walked through by direction, others one after the other."""


class OfferHand(Hand):
    """A decision whose answers lie on the board."""

    def __init__(self, board: CarcassonneBoard, decision: Decision[Any], actions: Sequence[Action]) -> None:
        super().__init__(board)
        self._decision: Any = decision
        self._actions = actions
        self._on_track = board.track.needed
        self._held: Offer | None = None
        self._preview: QGraphicsItem | None = None
        self._kind = ""
        self._spread_out()

    def _spread_out(self) -> None:
        """Put everything on the board that there is to choose, for the present zoom."""
        board, decision = self.board, self._decision
        self._lens: Lens | None = None
        tile = (decision.x, decision.y) if decision.kind in ON_ONE_TILE else None
        if tile is not None:
            self._lens = lens_over(board, tile, board.focus_rect().adjusted(0, 0, 0, -SIDE))
        self._all = offers(board, decision, self._actions, self._lens)
        self._taken = {offer.action for offer in self._all if not offer.button}
        self.prepare(offer.find for offer in self._all)
        self._shown: list[Offer] = []
        self._kinds = list(dict.fromkeys(offer.figure for offer in self._all if offer.figure))
        if self._kind not in self._kinds:
            self._kind = self._kinds[0] if self._kinds else ""
        if self._lens is not None:
            self.show(self._lens)
        elif tile is not None and tile != board.last_place():
            self.show(TileLight(tile))
        self._tray: Tray | None = None
        if len(self._kinds) > 1:
            colour = board.seats[decision.seat].colour
            self._tray = Tray(self._kinds, [figure_colour(kind, colour) for kind in self._kinds])
            self._tray.setPos(self._foot())
            self.show(self._tray)
        if self._all and board.turn_of() not in (None, decision.seat):
            self._tag(decision.seat)
        self._offer()

    def _foot(self) -> QPointF:
        """Below the tile that it is about."""
        x, y = self.board.last_place()
        rect = self._lens.rect if self._lens is not None else cell_rect((x, y))
        return QPointF(rect.center().x(), rect.bottom())

    def _tag(self, seat: int) -> None:
        """Another seat than the one whose turn it is has to choose: say so where it chooses."""
        who = self.board.seats[seat]
        tag = SeatTag(
            who.name, seat_colour(who.colour), self._tray.boundingRect().bottom() if self._tray else 0
        )
        track = self.board.track.inside()
        tag.setPos(QPointF(track.center().x(), track.top()) if self._on_track else self._foot())
        self.show(tag)

    def set_zoom(self, pixels: float) -> None:
        """The track and the lens keep their size on the screen, so what lies on them moves."""
        self.empty()
        self._spread_out()

    def takes(self, action: Action) -> bool:
        return action in self._taken

    def empty(self) -> None:
        self._hold(None)
        super().empty()

    # ---------------------------------------------------------------- offering

    def _offer(self) -> None:
        """Light what can be done with the kind in hand."""
        self._hold(None)
        for item in dict.fromkeys(offer.item for offer in self._shown):
            self.take_away(item)
        self._shown = [offer for offer in self._all if offer.figure in ("", self._kind)]
        for item in dict.fromkeys(offer.item for offer in self._shown):
            self.show(item)
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
        if not isinstance(self._decision, PlaceFigure):
            return False
        cell, feature = under(self.board, place, self._lens)
        if feature is None or cell != (self._decision.x, self._decision.y):
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
            found = nearest(self._held.middle, WAYS[key], dict(enumerate(o.middle for o in self._shown)))
            if found is not None:
                self._hold(self._shown[found])
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
        if self._preview is not None:
            self.take_away(self._preview)
            self._preview = None
        self._held = offer
        self.board.show_worth(self._view(offer), self._head(offer) if offer is not None else None)
        if self._lens is not None:
            self._lens.light(offer.feature[2] if offer is not None and offer.feature else None)
        if offer is not None:
            offer.item.set_held(True)
            if offer.preview is not None:
                self._preview = offer.preview()
                self.show(self._preview)

    def _head(self, offer: Offer) -> QPointF:
        """Above the tile on which an offer lies: there its worth is told."""
        here = self._lens is not None and self._lens.rect.contains(offer.middle)
        rect = self._lens.rect if self._lens is not None and here else cell_rect(cell_at(offer.middle))
        return QPointF(rect.center().x(), rect.top())

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
        wide = len(self._kinds) * self.STEP
        self._row = QRectF(-wide / 2, 16, wide, self.STEP)
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
        left = self._row.left() + number * self.STEP + aside(self, self._row)
        return QRectF(left, self._row.top(), self.STEP, self.STEP)

    def boundingRect(self) -> QRectF:
        wide = self._row.width()
        return self._row.adjusted(-wide, -12, wide, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = theme()
        tray = self._row.translated(aside(self, self._row), 0).adjusted(-6, -6, 6, 6)
        plate(painter, rounded(tray, 10), room.paper, room.parchment_edge)
        for number, (kind, colour) in enumerate(self._kinds):
            slot = self._slot(number).adjusted(3, 3, -3, -3)
            if number == self._chosen:
                painter.fillPath(rounded(slot, 8), clear(room.glow, 0.8))
                painter.strokePath(rounded(slot, 8), pen(room.gold, 2))
            paint_figure(painter, slot, kind, colour)
