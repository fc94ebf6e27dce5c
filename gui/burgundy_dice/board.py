"""The dice game's board: a sheet of paper with its dice, and the sheets of the others beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from engine.burgundy_dice import look
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.sheet import Sheet
from engine.burgundy_dice.values import CastleChosen, CastlesShown, DiceRolled, HexMarked, TurnShown
from engine.core.game import Game
from engine.core.match import Seat
from engine.core.values import Action, Decision, Event
from gui.burgundy_dice import plan
from gui.burgundy_dice.aside import Aside
from gui.burgundy_dice.dice import Dice
from gui.burgundy_dice.hand import CastleHand, Hand
from gui.burgundy_dice.lights import Hexes, Last, Slip
from gui.burgundy_dice.mark_hand import MarkHand
from gui.burgundy_dice.moves import Moves
from gui.burgundy_dice.paper import Paper, Pencil
from gui.burgundy_dice.words import BurgundyDiceWords
from gui.kit.fonts import scale
from gui.kit.icons import icon
from gui.kit.theme import seat_colour, theme_signals
from gui.table.moved import MovedBoard, dragged

translate = QCoreApplication.translate

HANDS: dict[str, type[Hand]] = {
    "choose_castle": CastleHand,
    "mark_hex": MarkHand,
    "finish_turn": MarkHand,
}
"""How each kind of decision is made by hand; the others are made in the prompt."""
PANELS, TIMELINE = 570, 160
"""Pixels beside and below the board that panels and margins take at usual text size."""


class BurgundyDiceBoard(MovedBoard):
    """The scene.

    game:  what is shown
    eyes:  for whom
    main:  whose sheet lies in the middle
    """

    unit = 100.0

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        self.game: Any = None
        self.eyes: int | None = None
        self.main = 0
        self.words = BurgundyDiceWords()
        self.paper = Paper(self)
        self.dice = Dice(self)
        self._pencil = Pencil()
        self.addItem(self._pencil)
        self.aside = Aside(self, self.seats)
        self.slip = Slip()
        self.addItem(self.slip)
        self.move_with(Moves(self))
        self._hand: Hand | None = None
        self._looking: int | None = None
        self._last: dict[int, list[int]] = {}
        self._last_item: QGraphicsItem | None = None
        self._lit: list[QGraphicsItem] = []
        self._next = QAction(icon("copy"), "", self)
        self._next.setShortcut("B")
        self._next.triggered.connect(self._look_on)
        self.setSceneRect((self.aside.room(False) | self.aside.room(True)).adjusted(-60, -60, 60, 60))
        theme_signals().changed.connect(self._recolour)

    # ---------------------------------------------------------------- what the table asks

    def show_game(self, game: Game[Any], seat: int | None) -> None:
        if seat != self.eyes:
            self._looking = None
        self.eyes = seat
        self._show(game)

    def offer(self, decision: Decision[Any] | None, actions: Sequence[Action]) -> None:
        if self._hand is not None:
            self._hand.empty()
            self._hand = None
        if decision is not None:
            self._look_at(None)
            if decision.kind in HANDS and decision.seat == self.main:
                self._hand = HANDS[decision.kind](self, actions)
        self.changed_view.emit()

    def takes(self, action: Action) -> bool:
        return self._hand is not None and self._hand.takes(action)

    def set_zoom(self, pixels: float) -> None:
        detail = pixels / self.unit
        self.paper.set_detail(detail)
        self.dice.set_detail(detail)
        self.aside.set_detail(detail)

    def light(self, places: Sequence[str]) -> None:
        self._take_away(self._lit)
        found: dict[int, list[int]] = {}
        for place in places:
            seat, hex = _place(place)
            found.setdefault(seat, []).append(hex)
        for sheet in self.aside.sheets:
            sheet.light(found.get(sheet.seat, ()))
        if self.main in found:
            self._lit.append(Hexes(found[self.main]))
            self.addItem(self._lit[0])

    def spot(self, place: str) -> QPointF | None:
        seat, hex = _place(place)
        return plan.hex_middle(hex) if seat == self.main else self.aside.sheets[seat].hex_spot(hex)

    def mark_last(self, events: Sequence[Event]) -> None:
        """Mark what was done since the last roll, or if nothing was yet, in the round before."""
        before: dict[int, list[int]] = {}
        now: dict[int, list[int]] = {}
        for event in events:
            match event:
                case HexMarked() | CastleChosen():
                    now.setdefault(event.seat, []).append(INDEX[event.hex])
                case TurnShown():
                    now[event.seat] = [INDEX[mark.hex] for mark in event.marks]
                case CastlesShown():
                    now = {seat: [INDEX[hex]] for seat, hex in enumerate(event.hexes)}
                case DiceRolled():
                    before, now = now, {}
        self._last = now or before
        self._show_last()

    def focus_rect(self) -> QRectF:
        """The large sheet and the small ones, laid out so that the large one becomes as large as possible."""
        rooms = {below: self.aside.room(below) for below in (False, True)}
        below = _scale(rooms[True], self._free()) > _scale(rooms[False], self._free())
        self.aside.lie_below(below)
        return rooms[below]

    def _free(self) -> QSizeF:
        """About what the table's panels leave to the board."""
        for view in self.views():
            size = view.size()
            panels = min(PANELS * scale(), 0.57 * size.width())
            return QSizeF(max(1, size.width() - panels), max(1, size.height() - TIMELINE * scale()))
        return plan.SHEET.size()

    def tools(self) -> list[QAction]:
        if len(self.seats) == 1:
            return []
        self._next.setText(translate("BurgundyDice", "Next sheet"))
        self._next.setToolTip(translate("BurgundyDice", "Look at the sheet of the next player"))
        return [self._next]

    def key(self, event: QKeyEvent) -> bool:
        if self._looking is not None:
            if event.key() == Qt.Key.Key_Escape:
                self._leave_hand_for(None)
            return event.key() == Qt.Key.Key_Escape
        return self._hand is not None and self._hand.key(event)

    # ---------------------------------------------------------------- what hands and moves ask

    def sheet(self, game: Any = None) -> Sheet:
        """The sheet in the middle, as far as it may be seen."""
        return look.sheet(game or self.game, self.main, self.eyes)

    def say_at(self, hex: int, title: str, text: str = "") -> None:
        self.slip.say(plan.hex_middle(hex) - QPointF(0, plan.HEX), title, text)

    # ---------------------------------------------------------------- showing

    def _show(self, game: Any) -> None:
        self.game = game
        self.main = self._whose()
        state = game.state
        self.paper.show_sheet(game, self.main, self.seats[self.main].name, self.sheet())
        self.dice.show_dice(state.numbers, state.colours, state.hourglasses)
        self._pencil.setVisible(not state.numbers)
        sheets = [look.sheet(game, seat, self.eyes) for seat in range(len(self.seats))]
        hidden = game.hidden(look.ONLOOKER if self.eyes is None else self.eyes)
        busy = [seat in hidden for seat in range(len(self.seats))]
        self.aside.show_sheets(game.duchy, sheets, busy, self.main)
        self._show_last()

    def _whose(self) -> int:
        """Whose sheet lies in the middle: the one looked at, the looker's own, or that of who decides."""
        if self._looking is not None:
            return self._looking
        if self.eyes is not None:
            return self.eyes
        decision = self.game.decision()
        return self.main if decision is None else decision.seat

    def _show_last(self) -> None:
        if self._last_item is not None:
            self.removeItem(self._last_item)
            self._last_item = None
        for sheet in self.aside.sheets:
            sheet.mark(self._last.get(sheet.seat, ()))
        if self._last.get(self.main):
            self._last_item = Last(self._last[self.main], seat_colour(self.seats[self.main].colour))
            self.addItem(self._last_item)

    def _recolour(self) -> None:
        if self.game is not None:
            self._show(self.game)
        self.update()

    # ---------------------------------------------------------------- looking at others

    def _look_at(self, seat: int | None) -> None:
        """Bring a sheet to the middle; None: the own one."""
        if seat != self._looking and self.game is not None:
            self._looking = seat
            self._show(self.game)

    def _look_on(self) -> None:
        """The sheet of the next seat; after the last one the own again."""
        if self.game is None or self._moves.running:
            return
        own = self._own()
        following = (self.main + 1) % len(self.seats)
        self._leave_hand_for(None if following == own else following)

    def _own(self) -> int:
        looking, self._looking = self._looking, None
        own = self._whose()
        self._looking = looking
        return own

    def _leave_hand_for(self, seat: int | None) -> None:
        """While somebody looks elsewhere nothing is chosen here; coming back offers it again."""
        hand = self._hand
        if hand is not None and seat is not None:
            hand.set_aside(True)
        self._look_at(seat)
        if hand is not None and seat is None:
            hand.set_aside(False)

    # ---------------------------------------------------------------- pointer

    def _grips(self, event: QGraphicsSceneMouseEvent) -> bool:
        return event.button() == Qt.MouseButton.RightButton

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        click = event.button() == Qt.MouseButton.LeftButton and not dragged(event, event.button())
        if not click or self.game is None:
            return
        seat = self.aside.at(event.scenePos())
        if seat is not None:
            self._leave_hand_for(None if seat == self._own() else seat)
        elif self._looking is None and self._hand is not None:
            self._hand.click(event.scenePos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.aside.hover(self.aside.at(event.scenePos()))
        if self._hand is not None and self._looking is None:
            self._hand.point(event.scenePos())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.aside.hover(None)
            if self._hand is not None:
                self._hand.leave()
        return super().event(event)


def _scale(room: QRectF, free: QSizeF) -> float:
    return min(free.width() / room.width(), free.height() / room.height())


def _place(place: str) -> tuple[int, int]:
    """Seat and hex of a place in events."""
    seat, hex = place.split("/")
    return int(seat), INDEX[hex]
