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
from gui.felinia.families import Chair
from gui.felinia.ground import Ground
from gui.felinia.hand import Hand
from gui.felinia.homes import homes, table
from gui.felinia.lights import LastMove, Light, Trail, Wish
from gui.felinia.moves import Moves
from gui.felinia.overlays import Overlays
from gui.felinia.pieces import Pieces
from gui.felinia.setting import map_name, setting, viewer
from gui.felinia.targets import Targets
from gui.felinia.texts import country_names
from gui.felinia.words import FeliniaWords
from gui.kit.announce import announce
from gui.kit.camera import BoardView
from gui.kit.theme import seat_colour, theme_signals
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
        self._pressed = False
        self._pointed: list[str] = []
        self._rests = QTimer(self, singleShot=True, interval=READING_MS)
        self._rests.timeout.connect(self._read)
        self._lit: list[QGraphicsItem] = []
        self._last: list[QGraphicsItem] = []
        self._last_events: Sequence[Event] = ()
        self._wanting: list[QGraphicsItem] = []
        self._beside = False
        self.setSceneRect(table(self._beside))
        theme_signals().changed.connect(self._recolour)

    @property
    def chairs(self) -> list[Chair]:
        """The families with their colours and boards."""
        places = homes(len(self.seats), self._beside)
        return [
            Chair(seat.name, seat_colour(seat.colour), home)
            for seat, home in zip(self.seats, places, strict=True)
        ]

    # ---------------------------------------------------------------- what the table asks

    def show_game(self, game: Game[Any], seat: int | None) -> None:
        self.eyes = seat
        self._show(game)

    def offer(self, decision: Decision[Any] | None, actions: Sequence[Action]) -> None:
        self.close_card()
        self._take_away(self._wanting)
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
        """Of each kind of event the last one: where somebody bought, went on board, arrived."""
        self._take_away(self._last)
        self._last_events = events
        marks: dict[str, LastMove] = {}
        for event in events:
            place = self.words.place(event)
            seat = getattr(event, "seat", None)
            if place and seat is not None and self._knows(place):
                marks[event.kind] = LastMove(self.targets.shape(place), self.chairs[seat].colour)
        self._last = list(marks.values())
        for item in self._last:
            self.addItem(item)

    def focus_rect(self) -> QRectF:
        """Asked whenever the room for the board has changed: time to see where the families fit best.

        The rope and the shadows may reach into the margin that the camera leaves.
        """
        self._seat_families()
        return table(self._beside).adjusted(10, 10, -10, -10)

    def tools(self) -> list[QAction]:
        return self.overlays.tools()

    def key(self, event: QKeyEvent) -> bool:
        if self._hand is not None and self._hand.key(event):
            return True
        if event.key() != Qt.Key.Key_I:
            return False
        held = self._hand.held if self._hand is not None else None
        return any(self.open_card(name) for name in ([held] if held else self._pointed))

    def _seat_families(self) -> None:
        """The boards stand beside the chart or lie below the harbour, whichever leaves more size to all."""
        room = self.free_rect()
        if room.isEmpty():
            return
        sizes = [
            min(room.width() / rect.width(), room.height() / rect.height())
            for rect in (table(False), table(True))
        ]
        beside = sizes[True] > sizes[False]
        if beside == self._beside:
            return
        self._moves.finish()
        self._beside = beside
        self.setSceneRect(table(beside))
        if self.game is not None:
            self._show(self.game)
            self.mark_last(self._last_events)
            if self._hand is not None:
                self.offer(self._hand.decision, self._hand.actions)

    # ---------------------------------------------------------------- what the hand and the moves ask

    def look_at(self, rect: QRectF) -> None:
        """Bring something into sight."""
        for view in self.views():
            if isinstance(view, BoardView):
                view.ensure(rect)

    def open_card(self, name: str) -> bool:
        """Explain a thing at reading size; False when there is nothing to say."""
        self.close_card()
        said = explain(self.game, name, self.eyes, [seat.name for seat in self.seats], self.words)
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
        elif x + wide > self.sceneRect().right():
            x = thing.left() - wide - 10
        x = min(max(x, self.sceneRect().left()), self.sceneRect().right() - wide)
        y = min(max(y, self.sceneRect().top()), self.sceneRect().bottom() - tall)
        card.setPos(x, y)
        self.addItem(card)

    # ---------------------------------------------------------------- showing

    def _show(self, game: Any) -> None:
        self.game = game
        chairs = self.chairs
        self.targets = Targets(game, [chair.home for chair in chairs])
        markets = [not market.closed for market in look.markets(game) if market.place != GUILD]
        self.ground.show(
            map_name(game), country_names(), markets, translate("Felinia", "Guild"), game.swap_cards
        )
        self.pieces.show(setting(game, self.eyes, chairs, self.words))
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
        self._trail = Trail(tracks, self.chairs[seat].colour)
        self.addItem(self._trail)

    def _settle(self) -> None:
        self._show(self._moves.target)
        self.played.emit()

    def _recolour(self) -> None:
        if self.game is not None:
            self._show(self.game)
        self.update()

    def _knows(self, place: str) -> bool:
        if self.game is None:
            return False
        return place in self.targets.land.provinces or place in (*MARKETS, GUILD) or "/" in place

    def _take_away(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)
        items.clear()

    # ---------------------------------------------------------------- pointer

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press may become a pan, so it is left to the camera; a click is what is let go in place."""
        self._pressed = not self._moves.running
        event.setAccepted(self._moves.running)
        self._moves.finish()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """One choice is enough: what lies there now may be somebody else's to choose."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """What was not pressed here is no click: it only hurried the pieces, or ends a double click."""
        gone = event.screenPos() - event.buttonDownScreenPos(event.button())
        pressed, self._pressed = self._pressed, False
        if not pressed or gone.manhattanLength() >= QApplication.startDragDistance():
            return
        if self._hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self._hand.click(self.targets.at(event.scenePos()))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.game is None:  # behind a curtain nothing has been shown yet
            return
        names = self.targets.at(event.scenePos())
        if self._hand is not None:
            self._hand.point(names)
        if names != self._pointed:
            self._point_at(names)
            self._rests.start()

    def _point_at(self, names: list[str]) -> None:
        """Goods light up the ships that still want them from whoever looks."""
        self._pointed = names
        self.close_card()
        self._take_away(self._wanting)
        good = next((good for name in names if (good := self.targets.good(name))), "")
        for lack in look.lacks(self.game, viewer(self.game, self.eyes)) if good else ():
            if lack.free and good in lack.goods:
                self._wanting.append(Wish(self.targets.shape(f"ship/{lack.ship}")))
        for item in self._wanting:
            self.addItem(item)

    def _read(self) -> None:
        if not self._moves.running:
            any(self.open_card(name) for name in self._pointed)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._point_at([])
            if self._hand is not None:
                self._hand.leave()
        return super().event(event)
