"""Felinia's table: the town and its markets, the sea chart, the harbour, and a board for each family."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsSceneMouseEvent

from engine.core.game import Game
from engine.core.match import Seat
from engine.core.values import Action, Decision, Event
from engine.felinia import look
from engine.felinia.box import GUILD, MARKETS
from gui.felinia import plan
from gui.felinia.card import Card
from gui.felinia.explain import explain
from gui.felinia.ground import Ground
from gui.felinia.hand import Hand
from gui.felinia.lights import LastMove, Light, Trail
from gui.felinia.moves import Moves
from gui.felinia.overlays import Overlays
from gui.felinia.pieces import Pieces
from gui.felinia.setting import map_name, setting
from gui.felinia.targets import Targets
from gui.felinia.texts import country_names
from gui.felinia.words import FeliniaWords
from gui.kit.announce import announce
from gui.kit.camera import BoardView
from gui.kit.theme import SeatColour, seat_colour, theme_signals
from gui.table.board import Board

translate = QCoreApplication.translate
READING_MS = 500
"""So long the pointer rests on a thing until its card comes."""


class FeliniaBoard(Board):
    """The scene.

    game:     what is shown
    eyes:     for whose eyes; None: somebody at no seat
    scale:    device pixels per unit at the zoom in which the camera rests
    pieces:   what lies on the table
    targets:  what can be pointed at
    """

    unit = 100.0

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        self.game: Any = None
        self.eyes: int | None = None
        self.scale = 0.5
        self.words = FeliniaWords()
        self.ground = Ground(self)
        self.pieces = Pieces(self)
        self.targets: Targets
        self.overlays = Overlays(self)
        self._moves = Moves(self)
        self._moves.done.connect(self._settle)
        self._hand: Hand | None = None
        self._trail: Trail | None = None
        self._card: Card | None = None
        self._pointed: list[str] = []
        self._rests = QTimer(self, singleShot=True, interval=READING_MS)
        self._rests.timeout.connect(self._read)
        self._lit: list[QGraphicsItem] = []
        self._last: list[QGraphicsItem] = []
        self.setSceneRect(plan.TABLE)
        theme_signals().changed.connect(self._recolour)

    @property
    def colours(self) -> list[SeatColour]:
        return [seat_colour(seat.colour) for seat in self.seats]

    # ---------------------------------------------------------------- what the table asks

    def show_game(self, game: Game[Any], seat: int | None) -> None:
        self.eyes = seat
        self._show(game)

    def offer(self, decision: Decision[Any] | None, actions: Sequence[Action]) -> None:
        self.close_card()
        if self._hand is not None:
            self._hand.empty()
            self._hand = None
        if decision is not None:
            self._hand = Hand(self, decision, actions)
        self.changed_view.emit()

    def takes(self, action: Action) -> bool:
        return self._hand is not None and self._hand.takes(action)

    def play(self, events: Sequence[Event], game: Game[Any]) -> None:
        self.offer(None, ())
        self._moves.begin(events, game)

    def finish(self) -> None:
        self._moves.finish()

    def set_zoom(self, pixels: float) -> None:
        self.scale = pixels / self.unit
        self.ground.set_zoom(self.scale)
        self.pieces.set_zoom(self.scale)
        if self._hand is not None:
            self._hand.set_zoom(self.scale)

    def light(self, places: Sequence[str]) -> None:
        self._take_away(self._lit)
        self._lit = [Light(self.targets.shape(place)) for place in places if self._knows(place)]
        for item in self._lit:
            self.addItem(item)

    def spot(self, place: str) -> QPointF | None:
        return self.targets.middle(place) if self._knows(place) else None

    def mark_last(self, events: Sequence[Event]) -> None:
        self._take_away(self._last)
        for event in events:
            place = self.words.place(event)
            seat = getattr(event, "seat", None)
            if place and seat is not None and self._knows(place):
                self._last = [LastMove(self.targets.shape(place), self.colours[seat])]
        for item in self._last:
            self.addItem(item)

    def focus_rect(self) -> QRectF:
        """The rope and the shadows may reach into the margin that the camera leaves."""
        return plan.TABLE.adjusted(10, 10, -10, -10)

    def tools(self) -> list[QAction]:
        return self.overlays.tools()

    def key(self, event: QKeyEvent) -> bool:
        if self._hand is not None and self._hand.key(event):
            return True
        if event.key() != Qt.Key.Key_I:
            return False
        held = self._hand.held if self._hand is not None else None
        return any(self.open_card(name) for name in ([held] if held else self._pointed))

    # ---------------------------------------------------------------- what the hand and the moves ask

    def look_at(self, rect: QRectF) -> None:
        """Bring something into sight."""
        for view in self.views():
            if isinstance(view, BoardView):
                view.ensure(rect)

    def open_card(self, name: str) -> bool:
        """Explain a thing at reading size; False when there is nothing to say."""
        self.close_card()
        said = explain(self.game, name, self.eyes, self.words)
        if said is None:
            return False
        ratio = self.views()[0].devicePixelRatioF() if self.views() else 1.0
        self._card = Card(said, ratio / self.scale)
        self._lay_beside(self._card, self.targets.shape(name).boundingRect())
        announce(f"{said.title}: {said.text}")
        return True

    def close_card(self) -> None:
        self._rests.stop()
        if self._card is not None:
            self.removeItem(self._card)
            self._card = None

    def _lay_beside(self, card: Card, thing: QRectF) -> None:
        """To the right of a thing, or where there is room; above what lies at the lower edge."""
        wide, tall = (side * card.scale() for side in card.size())
        x, y = thing.right() + 10, thing.center().y() - tall / 2
        if thing.top() > plan.CHART.bottom():
            x, y = thing.left(), thing.top() - tall - 10
        elif x + wide > plan.TABLE.right():
            x = thing.left() - wide - 10
        x = min(max(x, plan.TABLE.left()), plan.TABLE.right() - wide)
        y = min(max(y, plan.TABLE.top()), plan.TABLE.bottom() - tall)
        card.setPos(x, y)
        self.addItem(card)

    # ---------------------------------------------------------------- showing

    def _show(self, game: Any) -> None:
        self.game = game
        self.targets = Targets(game)
        markets = [not market.closed for market in look.markets(game) if market.place != GUILD]
        self.ground.show(
            map_name(game), country_names(), markets, translate("Felinia", "Guild"), game.swap_cards
        )
        self.pieces.show(setting(game, self.eyes, self.colours, self.words))
        self._show_trail()
        self.overlays.refresh()

    def _show_trail(self) -> None:
        if self._trail is not None:
            self.removeItem(self._trail)
            self._trail = None
        walking = look.walking(self.game)
        if walking is None:
            return
        seat, way = walking
        land = self.targets.land
        stations = [land.provinces[way[0]].country, *way]
        tracks = [land.way(a, b) for a, b in pairwise(stations)]
        self._trail = Trail(tracks, self.colours[seat])
        self.addItem(self._trail)

    def _settle(self) -> None:
        self._show(self._moves.target)
        self.played.emit()

    def _recolour(self) -> None:
        if self.game is not None:
            self._show(self.game)
        self.update()

    def _knows(self, place: str) -> bool:
        return place in self.targets.land.provinces or place in (*MARKETS, GUILD) or "/" in place

    def _take_away(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)
        items.clear()

    # ---------------------------------------------------------------- pointer

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press may become a pan, so it is left to the camera; a click is what is let go in place."""
        event.setAccepted(self._moves.running)
        self._moves.finish()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        gone = event.screenPos() - event.buttonDownScreenPos(event.button())
        if gone.manhattanLength() >= QApplication.startDragDistance():
            return
        if self._hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self._hand.click(self.targets.at(event.scenePos()))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        names = self.targets.at(event.scenePos())
        if self._hand is not None:
            self._hand.point(names)
        if names != self._pointed:
            self._pointed = names
            self.close_card()
            self._rests.start()

    def _read(self) -> None:
        if not self._moves.running:
            any(self.open_card(name) for name in self._pointed)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._pointed = []
            self.close_card()
            if self._hand is not None:
                self._hand.leave()
        return super().event(event)
