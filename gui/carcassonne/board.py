"""Carcassonne's board: the land, the figures on it, and the hand above it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from engine.carcassonne import look
from engine.carcassonne.turn import EndPartialTurn
from engine.core.game import Game
from engine.core.match import Seat
from engine.core.values import Action, Decision, Event
from gui.carcassonne.art.land import Cell, Laid, variant_of
from gui.carcassonne.art.regions import Part
from gui.carcassonne.bench import under
from gui.carcassonne.expansion_words import letter
from gui.carcassonne.figures import Figures, Standing, spot
from gui.carcassonne.hand import Hand
from gui.carcassonne.land import SIDE, Land, cell_at, cell_rect
from gui.carcassonne.lights import Bubble, FeatureLight, LastMove, TileLight
from gui.carcassonne.moves import Moves
from gui.carcassonne.offer_hand import OfferHand
from gui.carcassonne.offers import only_on_track
from gui.carcassonne.overlays import Overlays
from gui.carcassonne.pieces import Pieces
from gui.carcassonne.tile_hand import TileHand
from gui.carcassonne.track import ScoreTrack
from gui.carcassonne.words import CarcassonneWords
from gui.kit.camera import BoardView
from gui.kit.theme import seat_colour, theme_signals
from gui.table.moved import MovedBoard, dragged

HANDS: dict[str, Callable[..., Hand]] = {"place_tile": TileHand}
"""How a kind of decision is made by hand; the others by choosing among offers, or in the prompt."""

REACH = 2
"""Tiles of free table around the land."""
LEAST_SHOWN = 5
"""Tiles along the side of the smallest view: the first tile does not fill the table."""


class CarcassonneBoard(MovedBoard):
    """The scene.

    game:    what is shown
    pixels:  device pixels per tile at the zoom in which the camera rests
    """

    unit = SIDE

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        self.game: Any = None
        self.pixels = SIDE
        self.words = CarcassonneWords()
        self.land = Land(self)
        self.figures = Figures(self, self.seats)
        self.pieces = Pieces(self, self.figures)
        self.track = ScoreTrack(self, self.seats)
        self.overlays = Overlays(self)
        self.move_with(Moves(self))
        self._hand: Hand | None = None
        self._worth: list[QGraphicsItem] = []
        self._hovered: tuple[str, ...] = ()
        self._lit: list[QGraphicsItem] = []
        self._last: QGraphicsItem | None = None
        self._pointer = QPoint()
        theme_signals().changed.connect(self._recolour)

    # ---------------------------------------------------------------- what the table asks

    def show_game(self, game: Game[Any], seat: int | None) -> None:
        self._show(game)

    def offer(self, decision: Decision[Any] | None, actions: Sequence[Action]) -> None:
        if self._hand is not None:
            self._hand.leave_board()
            self._hand = None
        self.show_worth(None)
        self.track.show_letter(letter(decision))
        if decision is not None:
            self._open_track(actions)
            self._hand = HANDS.get(decision.kind, OfferHand)(self, decision, actions)
        self.changed_view.emit()

    def _open_track(self, actions: Sequence[Action]) -> None:
        """Open the score track where all is chosen on it; where it is not, it would lie in the way."""
        self.track.set_needed(only_on_track(actions))
        if self.track.needed:
            self.look_at(self.track.rect())

    def takes(self, action: Action) -> bool:
        return self._hand is not None and self._hand.takes(action)

    def set_zoom(self, pixels: float) -> None:
        self.pixels = pixels
        self.land.set_zoom(round(pixels))
        self.figures.set_zoom(pixels)
        self.pieces.set_zoom(pixels)
        self.track.set_zoom(pixels)
        if self._hand is not None:
            self._hand.set_zoom(pixels)

    def light(self, places: Sequence[str]) -> None:
        self._take_away(self._lit)
        parts = [part for place in places if (part := self.part(place))]
        if parts:
            self._lit.append(FeatureLight(parts))
        self._lit += [TileLight(cell) for place in places if (cell := _cell(place)) and "/" not in place]
        for item in self._lit:
            self.addItem(item)

    def spot(self, place: str) -> QPointF | None:
        cell = _cell(place)
        if cell not in self.land.laid:
            return None
        tile = self.land.laid[cell]
        if "/" in place:
            return spot(tile.tile_id, tile.turns, *cell, int(place.split("/")[1]))
        return cell_rect(cell).center()

    def mark_last(self, events: Sequence[Event]) -> None:
        laid = [event for event in events if event.kind == "tile_laid"]
        if not laid:
            return
        if self._last is not None:
            self.removeItem(self._last)
        event: Any = laid[-1]
        self._last = LastMove(seat_colour(self.seats[event.seat].colour))
        self._last.setPos(cell_rect((event.x, event.y)).topLeft())
        self.addItem(self._last)

    def focus_rect(self) -> QRectF:
        return self._around_land() | self.track.beside()

    def _around_land(self) -> QRectF:
        """The land and the places around it."""
        rect = self.land.rect().adjusted(-SIDE, -SIDE, SIDE, SIDE)
        least = QRectF(0, 0, LEAST_SHOWN * SIDE, LEAST_SHOWN * SIDE)
        least.moveCenter(rect.center())
        return rect | least

    def tools(self) -> list[QAction]:
        return self.overlays.tools()

    def key(self, event: QKeyEvent) -> bool:
        return self._hand is not None and self._hand.key(event)

    # ---------------------------------------------------------------- what hands and moves ask

    def last_place(self) -> Cell:
        """Where the last tile was laid."""
        tile = look.laid_tiles(self.game)[-1]
        return tile.x, tile.y

    def spread(self) -> None:
        """Make room for all that lies on the table."""
        reach = REACH * SIDE
        self.setSceneRect((self.land.rect() | self.track.beside()).adjusted(-reach, -reach, reach, reach))

    def turn_of(self) -> int | None:
        """Whose turn it is, whoever has to decide something in it."""
        steps = [step for step in self.game.steps if isinstance(step, EndPartialTurn)]
        return steps[-1].seat if steps else None

    def look_at(self, rect: QRectF) -> None:
        """Bring something into sight."""
        for view in self.views():
            if isinstance(view, BoardView):
                view.ensure(rect)

    def show_worth(self, view: look.FeatureView | None, anchor: QPointF | None = None) -> None:
        """Light up a feature and say what it is worth; None puts the light out."""
        for item in self._worth:
            self.removeItem(item)
        self._worth = []
        if view is None:
            self._hovered = ()
            return
        parts = [part for place in view.places if (part := self.part(place))]
        worth = view.closed or view.now
        bubble = Bubble(
            sum(part.points for part in worth), self.words.worth(view, self.seats), self.words.worths(view)
        )
        bubble.setPos(anchor or self.spot(view.places[0]) or QPointF())
        self._worth = [FeatureLight(parts), bubble]
        for item in self._worth:
            self.addItem(item)
        bubble.keep_in_sight()

    # ---------------------------------------------------------------- showing

    def _show(self, game: Any) -> None:
        self.game = game
        tiles = look.laid_tiles(game)
        self.land.show({(t.x, t.y): Laid(t.tile, t.turns, variant_of((t.x, t.y))) for t in tiles})
        self.figures.show(self._standing(game))
        self.pieces.show(game, self.land.laid)
        self.track.show_game(game, self._around_land())
        if self._hand is None:
            self.track.set_needed(False)
        self.overlays.refresh()
        self.spread()
        if self._last is not None and cell_at(self._last.pos() + QPointF(1, 1)) not in self.land.laid:
            self.removeItem(self._last)
            self._last = None

    def _standing(self, game: Any) -> list[Standing]:
        found: list[Standing] = []
        for figure in look.standing(game):
            tile = self.land.laid[figure.x, figure.y]
            number = sum((f.x, f.y, f.feature) == (figure.x, figure.y, figure.feature) for f in found)
            found.append(
                Standing(
                    figure.figure,
                    figure.seat,
                    figure.x,
                    figure.y,
                    figure.feature,
                    tile.tile_id,
                    tile.turns,
                    figure.role == "farmer",
                    number,
                )
            )
        return found

    def _recolour(self) -> None:
        self.figures.set_zoom(self.pixels)
        self.track.set_zoom(self.pixels)
        self.update()

    def part(self, place: str) -> Part | None:
        cell = _cell(place)
        if "/" not in place or cell not in self.land.laid:
            return None
        tile = self.land.laid[cell]
        return Part(cell, tile.tile_id, tile.turns, int(place.split("/")[1]))

    # ---------------------------------------------------------------- pointer

    def _grips(self, event: QGraphicsSceneMouseEvent) -> bool:
        return event.button() == Qt.MouseButton.RightButton

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if dragged(event, event.button()):
            return
        if self._hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self._hand.click(event.scenePos())
        elif self._hand is not None and event.button() == Qt.MouseButton.RightButton:
            self._hand.turn(1)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.screenPos() == self._pointer:
            return  # the land has moved under a resting pointer: what the keys hold stays held
        self._pointer = event.screenPos()
        place = event.scenePos()
        if self._hand is not None and self._hand.point(place):
            if self._hovered:
                self.show_worth(None)
        elif self.track.rect().contains(place):
            self.show_worth(None)
        else:
            self._hover(place)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        zooms = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        by = 1 if event.delta() < 0 else -1
        event.setAccepted(not zooms and self._hand is not None and self._hand.wheel(event.scenePos(), by))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.show_worth(None)
            if self._hand is not None:
                self._hand.leave()
        return super().event(event)

    def _hover(self, place: QPointF) -> None:
        """Light the whole feature under the pointer with its worth."""
        cell, index = under(self, place, None)
        view = None if index is None else look.feature_at(self.game, *cell, index)
        if view is None or (view.kind == "field" and not self.game.options["farmers"]):
            self.show_worth(None)
        elif view.places != self._hovered:
            self.show_worth(view, place)
            self._hovered = view.places


def _cell(place: str) -> Cell:
    x, y = place.split("/")[0].split(",")
    return int(x), int(y)
