"""The table of the Castles of Burgundy: the main board, one duchy large, the others small beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from engine.burgundy import look
from engine.burgundy.main_board import SPACES
from engine.burgundy.values import CastleLaid, TilePlaced, TileTaken, hex_place
from engine.core.game import Game
from engine.core.match import Seat
from engine.core.values import Action, Decision, Event
from gui.burgundy import plan
from gui.burgundy.card import Card, explain
from gui.burgundy.ground import MainBoard, SeatGround
from gui.burgundy.hand import Hand
from gui.burgundy.layers import DICE
from gui.burgundy.lights import AreaLight, Bubble, LastMove, Sum
from gui.burgundy.moves import Moves
from gui.burgundy.overlays import Overlays
from gui.burgundy.pieces import Pieces, Zoom
from gui.burgundy.plan import Place
from gui.burgundy.setting import setting, spot_of
from gui.burgundy.targets import Targets
from gui.burgundy.words import BurgundyWords
from gui.kit.dice import DieItem
from gui.kit.hexes import outline
from gui.kit.theme import seat_colour, theme_signals
from gui.table.moved import MovedBoard, dragged

UNIT = 100.0
READING_MS = 450
"""So long the pointer rests on a thing until its card comes."""
WHITE = "#F4F0E6"


class BurgundyBoard(MovedBoard):
    """The scene.

    game:     what is shown
    large:    the seat whose duchy is large
    places:   where the things of each seat lie
    pieces:   what lies there
    targets:  what can be pointed at
    reading:  scene units per pixel of the screen: what is written at this scale has its size on paper
    """

    unit = UNIT

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        self.game: Any = None
        self.large = 0
        self.words = BurgundyWords()
        self.zoom = Zoom()
        self.reading = 1.0
        self.pieces = Pieces(self, self.zoom)
        self.places: list[Place] = plan.places(len(seats), 0)
        self.targets: Targets
        self._main = MainBoard(len(seats), self.zoom)
        self.addItem(self._main)
        self._grounds: list[SeatGround] = []
        self.dice: list[list[DieItem]] = [
            [self._die(seat, n) for n in range(2)] for seat in range(len(seats))
        ]
        self.white = DieItem(14, WHITE, -14)
        self.white.setZValue(DICE)
        self.addItem(self.white)
        self.overlays = Overlays(self)
        self.move_with(Moves(self))
        self._hand: Hand | None = None
        self._eyes: int | None = None
        self._bubbles: list[QGraphicsItem] = []
        self._lit: list[QGraphicsItem] = []
        self._last: list[QGraphicsItem] = []
        self._last_events: tuple[Event, ...] = ()
        self._hovered: str | None = None
        self._rests = QTimer(self, singleShot=True, interval=READING_MS)
        self._rests.timeout.connect(self._read)
        self._lay_out(0)
        theme_signals().changed.connect(self._recolour)
        self.setSceneRect(QRectF(0, 0, plan.WIDTH, plan.HEIGHT))

    def _die(self, seat: int, number: int) -> DieItem:
        die = DieItem(10, seat_colour(self.seats[seat].colour).fill, 14 - 30 * number)
        die.setZValue(DICE)
        self.addItem(die)
        return die

    # ---------------------------------------------------------------- what the table asks

    def show_game(self, game: Game[Any], seat: int | None) -> None:
        new = seat is not None and seat != self._eyes
        self._eyes = seat
        if new and seat is not None:
            self._lay_out(seat)
        self._show(game)

    def offer(self, decision: Decision[Any] | None, actions: Sequence[Action]) -> None:
        if self._hand is not None:
            self._hand.empty()
            self._hand = None
        self.clear_bubbles()
        if decision is not None:
            if decision.seat != self.large:  # who decides sees the own duchy large
                self._lay_out(decision.seat)
                self._show(self.game)
            self._hand = Hand(self, decision, actions)
        self.changed_view.emit()

    def takes(self, action: Action) -> bool:
        return self._hand is not None and self._hand.takes(action)

    def set_zoom(self, pixels: float) -> None:
        self.zoom.detail = pixels / UNIT
        ratio = self.views()[0].devicePixelRatioF() if self.views() else 1.0
        self.reading = ratio / self.zoom.detail
        for die in (*(die for pair in self.dice for die in pair), self.white):
            die.detail = self.zoom.detail
        self.update()

    def light(self, places: Sequence[str]) -> None:
        self._take_away(self._lit)
        for name in places:
            if spot_of(name, self.places) is not None:
                self._lit.append(AreaLight(self.targets.shape(name), 9))
        for item in self._lit:
            self.addItem(item)

    def spot(self, place: str) -> QPointF | None:
        return spot_of(place, self.places)

    def mark_last(self, events: Sequence[Event]) -> None:
        self._last_events = tuple(events)
        self._mark_last()

    def focus_rect(self) -> QRectF:
        """The cards' shadows may reach into the margin that the camera leaves."""
        return self.sceneRect().adjusted(12, 12, -12, -8)

    def tools(self) -> list[QAction]:
        return self.overlays.tools()

    def key(self, event: QKeyEvent) -> bool:
        if self._hand is not None and self._hand.key(event):
            return True
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.seats):
            self.enlarge(number)
        elif event.key() == Qt.Key.Key_V:
            self.enlarge((self.large + 1) % len(self.seats))
        elif event.key() == Qt.Key.Key_I and self._hovered:
            self.show_card(self._hovered)
        else:
            return False
        return True

    # ---------------------------------------------------------------- what the hand asks

    def enlarge(self, seat: int) -> None:
        """Show the duchy of a seat large."""
        if seat == self.large:
            return
        hand = self._hand
        if hand is not None:
            hand.empty()
        self._lay_out(seat)
        self._show(self.game)
        if hand is not None:
            decision = self.game.decision()
            self._hand = Hand(self, decision, hand.actions)
            self.changed_view.emit()

    def thing_at(self, name: str) -> str | None:
        """What lies at a place: a tile, a good, silver or workers."""
        words = name.split("/")
        if words[-1] in ("silver", "workers"):
            return words[-1]
        if "store" in words:
            return words[-1]
        if words[0] == "depot":
            lying = look.depots(self.game)[int(words[1]) - 1].goods
            return lying[-1] if lying else None
        item = self.pieces.items.get(name)
        return str(item.look.which) if item is not None and item.look.what == "tile" else None

    def show_gain(self, action: Action, name: str) -> None:
        """What an action would score at once."""
        scored = look.preview_points(self.game, action)
        self.clear_bubbles()
        if scored:
            parts = tuple(self.words.part(part) for event in scored for part in event.parts)
            title = self.words.action(self.game, action)
            points = sum(event.points for event in scored)
            beside = self.targets.shape(name).boundingRect()
            self._say(Sum(points, title[:1].upper() + title[1:], parts), beside)

    def show_area(self, seat: int, hex: str) -> None:
        """An area with what it would score if it were completed now."""
        estate = look.estate(self.game, seat)
        here = next(space for space in estate.hexes if space.hex == hex)
        area = estate.areas[here.area]
        place = self.places[seat]
        cells = [(space.q, space.r) for space in estate.hexes if space.area == here.area]
        shape = outline(cells, place.size, 1.0).translated(place.middle)
        self.clear_bubbles()
        self._bubbles.append(AreaLight(shape, 8))
        self.addItem(self._bubbles[0])
        beside = shape.boundingRect()
        if area.complete:
            self._say(Sum(None, self.words.area(area)), beside)
            return
        parts = [self.words.part(part) for part in area.worth]
        if area.card:
            parts.append(self.words.last_of_colour(area.card))
        points = sum(part.points for part in area.worth) + area.card
        self._say(Sum(points, self.words.area(area), tuple(parts)), beside)

    def show_card(self, name: str) -> None:
        """The thing at a place at reading size."""
        thing = self.thing_at(name)
        if thing is None:
            return
        self.clear_bubbles()
        card = Card(thing, explain(self.game, thing) + self._worth_now(name, thing), self.reading)
        self._bubbles.append(card)
        self.lay_beside(card, card.size(), self.targets.shape(name).boundingRect())

    def _worth_now(self, name: str, thing: str) -> str:
        """What a laid monastery that scores at the end would bring if that were now."""
        head, _, hex = name.partition("/")
        if not head.isdecimal() or not hex.startswith("h"):
            return ""
        parts = [part for part in look.projection(self.game, int(head)).monasteries if part.name == thing]
        return "\n" + self.words.worth_now(parts[0]) if parts else ""

    def clear_bubbles(self) -> None:
        self._take_away(self._bubbles)

    def lay_beside(self, item: QGraphicsItem, size: tuple[float, float], thing: QRectF) -> None:
        """Put something written beside a thing: to its right, or where there is room without hiding it."""
        wide, high = size[0] * self.reading, size[1] * self.reading
        x = min(max(thing.center().x() - wide / 2, 0.0), plan.WIDTH - wide)
        y = min(max(thing.center().y() - high / 2, 0.0), plan.HEIGHT - high)
        ways = (
            QPointF(thing.right() + 8, y),
            QPointF(thing.left() - wide - 8, y),
            QPointF(x, thing.bottom() + 8),
            QPointF(x, thing.top() - high - 8),
        )
        room = self.sceneRect()
        fitting = (spot for spot in ways if room.contains(QRectF(spot.x(), spot.y(), wide, high)))
        item.setPos(next(fitting, QPointF(x, y)))
        self.addItem(item)

    def _say(self, sum: Sum, beside: QRectF) -> None:
        bubble = Bubble(sum, self.reading)
        self._bubbles.append(bubble)
        self.lay_beside(bubble, bubble.size(), beside)

    # ---------------------------------------------------------------- showing

    def _lay_out(self, large: int) -> None:
        """Give every seat its place."""
        self.large = large
        self.places = plan.places(len(self.seats), large)
        for ground in self._grounds:
            self.removeItem(ground)
        self._grounds = [SeatGround(place, seat, self.zoom) for place, seat in zip(self.places, self.seats)]
        for ground in self._grounds:
            self.addItem(ground)

    def _show(self, game: Any) -> None:
        self.game = game
        self._hovered = None  # what lay there may be gone
        table = look.table(game)
        self._main.show_round("abcde".index(table.phase), table.round - 1)
        for seat, ground in enumerate(self._grounds):
            estate = look.estate(game, seat)
            ground.show_board(estate.board, seat == table.active)
            for die, item in zip(estate.dice, self.dice[seat]):
                item.setPos(self.places[seat].dice[die.die])
                item.resize(self.places[seat].die_size)
                item.set(die.value, die.used)
                item.setVisible(table.active >= 0)
        self.white.setPos(plan.round_rect(table.round - 1).center() - QPointF(0, 1))
        self.white.set(table.white)
        self.white.setVisible(table.active >= 0)
        self.pieces.show(setting(game, self.places, self.seats))
        self.targets = Targets(game, self.places)
        self.overlays.refresh()
        self._mark_last()

    def _mark_last(self) -> None:
        self._take_away(self._last)
        for event in self._last_events:
            match event:
                case TilePlaced(seat=seat, hex=hex) | CastleLaid(seat=seat, hex=hex):
                    name, size = hex_place(seat, hex), self.places[seat].size
                case TileTaken(seat=seat, slot=slot):
                    name, size = f"{seat}/key/{slot}", self.places[seat].key_size
                case _:
                    continue
            if name in self.pieces.items:
                colour = seat_colour(self.seats[seat].colour)
                self._last.append(LastMove(self.targets.shape(name), colour, size * 0.075))
        for item in self._last:
            self.addItem(item)

    def _recolour(self) -> None:
        for seat, pair in enumerate(self.dice):
            for die in pair:
                die.set_colour(seat_colour(self.seats[seat].colour).fill)
        if self.game is not None:
            self._show(self.game)
        self.update()

    # ---------------------------------------------------------------- pointer

    def _grips(self, event: QGraphicsSceneMouseEvent) -> bool:
        """A press on a tile may become a drag."""
        return self._hand is not None and self._hand.grips(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if dragged(event, event.button()):
            if self._hand is not None:
                self._hand.drop(event.scenePos())
        elif event.button() == Qt.MouseButton.LeftButton:
            self._click(event.scenePos())

    def _click(self, place: QPointF) -> None:
        self.clear_bubbles()
        if self._hand is not None and self._hand.click(place):
            return
        for seat, where in enumerate(self.places):
            if where.rect.contains(place) and not where.large:
                self.enlarge(seat)
                return

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        place = event.scenePos()
        if event.buttons() & Qt.MouseButton.LeftButton and self._hand is not None:
            if dragged(event, Qt.MouseButton.LeftButton):
                self._hand.drag(event.buttonDownScenePos(Qt.MouseButton.LeftButton), place)
            return
        if self.game is None:
            return
        name = self._hand.name_at(place) if self._hand is not None else self.targets.at(place)
        if name != self._hovered:
            self._hovered = name
            self.clear_bubbles()
            self._rests.start(READING_MS if name in SPACES else 2 * READING_MS)
            busy = self._hand is not None and self._hand.point(place)
            if not busy and name is not None:
                self._hover(name)
        elif self._hand is not None and self._hand.has_fan:
            self._hand.point(place)

    def _hover(self, name: str) -> None:
        """An empty space tells of its area; a laid tile does so too until its card comes."""
        head, _, hex = name.partition("/")
        if head.isdecimal() and hex.startswith("h"):
            self.show_area(int(head), hex)
        elif head.isdecimal() and not hex:
            if int(head) != self.large:
                self._say(
                    Sum(None, *self.words.about_seat(int(head), self.seats)), self.places[int(head)].name
                )
        elif (about := self.words.about(self.game, name, self.seats)) is not None:
            self._say(Sum(None, *about), self.targets.shape(name).boundingRect())

    def _read(self) -> None:
        if self._hovered is not None and not self._moves.running:
            wanted = self._hovered in SPACES or "/key/" in self._hovered or self._hovered in self.pieces.items
            plain = self._hovered.split("/")[-1] in ("silver", "workers") or "/store/" in self._hovered
            if wanted or plain or self._hovered.startswith("depot/"):
                self.show_card(self._hovered)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hovered = None
            self._rests.stop()
            self.clear_bubbles()
            if self._hand is not None:
                self._hand.leave()
        return super().event(event)
