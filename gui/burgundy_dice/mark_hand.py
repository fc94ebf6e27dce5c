"""Marking a hex by hand: with the dice and bonuses one points at or picks, and a question only when it must be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from engine.burgundy_dice.duchies import INDEX, NAMES
from engine.burgundy_dice.scoring import BONUSES, WORKER
from engine.burgundy_dice.values import END_TURN, TAKE_WORKER, Mark
from engine.core.values import Action
from gui.burgundy_dice import plan
from gui.burgundy_dice.art.pencil import Strokes
from gui.burgundy_dice.dice import COLOUR, KINDS, NUMBER
from gui.burgundy_dice.hand import Hand
from gui.burgundy_dice.lights import Choice, Fan
from gui.burgundy_dice.paper import owned_spots
from gui.burgundy_dice.written import either_in, number_in
from gui.kit.ways import ENTER, WAYS

if TYPE_CHECKING:
    from gui.burgundy_dice.board import BurgundyDiceBoard


class MarkHand(Hand):
    """Which number goes into which hex.  Dice and bonuses that are picked leave only what uses them."""

    def __init__(self, board: BurgundyDiceBoard, actions: Sequence[Action]) -> None:
        self.picked: set[int | str] = set()
        """Numbers of dice and names of bonuses, clicked to stay."""
        self._hovered: int | str | None = None
        self._fan: Fan | None = None
        self._fan_hex = 0
        super().__init__(board, actions)

    def empty(self) -> None:
        self._close_fan()
        super().empty()

    def takes(self, action: Action) -> bool:
        return isinstance(action, Mark)

    # -- what is shown

    def marks(self) -> list[Mark]:
        """What can be marked with the dice and bonuses that are picked or pointed at."""
        wanted = self.picked | ({self._hovered} if self._hovered is not None else set())
        return [
            action
            for action in self.actions
            if isinstance(action, Mark) and all(self._uses(action, thing) for thing in wanted)
        ]

    def marks_in(self, hex: int) -> list[Mark]:
        return [action for action in self.marks() if INDEX[action.hex] == hex]

    def choices(self) -> list[Choice]:
        found: dict[int, list[Mark]] = {}
        for action in self.marks():
            found.setdefault(INDEX[action.hex], []).append(action)
        return [self._choice(hex, marks) for hex, marks in found.items()]

    def _choice(self, hex: int, marks: list[Mark]) -> Choice:
        """A hex shows its one or two numbers in faint graphite; those that need a bonus only if no other fits."""
        plain = [mark for mark in marks if mark.bonus in ("", "silver")]
        shown = plain or marks
        strokes: tuple[Strokes, ...] = ()
        if len(shown) == 1:
            strokes = (number_in(self.board.game, hex, shown[0].number, f"may {hex}", 3.0, 0.55),)
        elif len(shown) == 2:
            strokes = either_in(self.board.game, hex, shown[0].number, shown[1].number, f"may {hex}")
        bonus = "" if any(not mark.bonus for mark in marks) else shown[0].bonus
        return Choice(hex, strokes, bonus)

    def _uses(self, action: Mark, thing: int | str) -> bool:
        """Whether a marking can use a die as it lies, or uses a bonus."""
        if isinstance(thing, str):
            return action.bonus == thing
        state, duchy = self.board.game.state, self.board.game.duchy
        if KINDS[thing] == NUMBER:
            return action.bonus != "worker" and action.number == state.numbers[thing]
        colour = duchy.colours[INDEX[action.hex]]
        return action.bonus != "monk" and colour == state.colours[thing - KINDS.index(COLOUR)]

    def refresh(self) -> None:
        super().refresh()
        lit = {thing for thing in self.picked if isinstance(thing, int)}
        if isinstance(self._hovered, int):
            lit.add(self._hovered)
        if self.pointed is not None:
            for mark in self.marks_in(self.pointed):
                lit |= {die for die in range(4) if self._uses(mark, die)}
        self.board.dice.lit(lit)

    def tell(self) -> None:
        board = self.board
        marks = [] if self.pointed is None or self._fan is not None else self.marks_in(self.pointed)
        if not marks or self.pointed is None:
            board.slip.say(QPointF(), "")
            return
        board.say_at(self.pointed, *board.words.worth(board.game, marks))

    # -- pointer

    def point(self, place: QPointF) -> None:
        if self._fan is not None:
            option = self._fan.point(place)
            if option is not None:
                self._tell_option(option)
            return
        hovered = self._thing_at(place)
        if hovered != self._hovered:
            self._hovered = hovered
            self.refresh()
        super().point(place)
        self._tell_shortcut(place)

    def _thing_at(self, place: QPointF) -> int | str | None:
        """The die or the usable bonus under a point, if anything can be done with it."""
        die = self.board.dice.at(place)
        thing: int | str | None = die
        if die is None:
            for spot, bonus in owned_spots(self.board.sheet()):
                if (place - spot).manhattanLength() < plan.CIRCLE * 1.5:
                    thing = bonus
        if isinstance(thing, str) and not any(isinstance(a, Mark) and a.bonus == thing for a in self.actions):
            return None
        return thing

    def _shortcut_at(self, place: QPointF) -> tuple[Action, QPointF] | None:
        """What else can be taken on the sheet: a worker by its free circle, the end of the turn by the dice."""
        workers = self.board.sheet().circled[BONUSES.index(WORKER)]
        spot = plan.circle(WORKER, workers)
        if TAKE_WORKER in self.actions and (place - spot).manhattanLength() < plan.CIRCLE * 1.5:
            return TAKE_WORKER, spot - QPointF(0, plan.CIRCLE)
        die = self.board.dice.at(place)
        if die is not None and self.actions == (END_TURN,):
            return END_TURN, plan.DICE_SPOTS[die][0] - QPointF(0, plan.DIE)
        return None

    def _tell_shortcut(self, place: QPointF) -> None:
        found = self._shortcut_at(place)
        if found is not None:
            action, spot = found
            self.board.slip.say(spot, self.board.words.action(self.board.game, action))
        elif self.pointed is None:
            self.board.slip.say(QPointF(), "")

    def leave(self) -> None:
        self._hovered = None
        super().leave()
        self.refresh()

    def click(self, place: QPointF) -> None:
        if self._fan is not None:
            self._click_in_fan(self._fan, place)
        elif (shortcut := self._shortcut_at(place)) is not None:
            self.board.chosen.emit(shortcut[0])
        elif (thing := self._thing_at(place)) is not None:
            self._pick(thing)
        else:
            super().click(place)

    def _click_in_fan(self, fan: Fan, place: QPointF) -> None:
        """Take what was clicked; a second click on the hex takes what is lit, at first a number without a bonus."""
        option = fan.point(place)
        if option is None and plan.hex_under(place) == self._fan_hex:
            option = fan.at
        if option is not None:
            self._take_option(option)
        else:
            self._close_fan()

    def _pick(self, thing: int | str) -> None:
        """Pick a die or bonus, or let go of it; of two dice of a kind only one can be picked."""
        if thing in self.picked:
            self.picked.discard(thing)
            self._hovered = None
        else:
            if isinstance(thing, int):
                self.picked = {t for t in self.picked if not isinstance(t, int) or KINDS[t] != KINDS[thing]}
            else:
                self.picked = {t for t in self.picked if isinstance(t, int)}
            self.picked.add(thing)
        self.refresh()

    # -- choosing

    def choose(self, hex: int) -> None:
        marks = self.marks_in(hex) or [m for m in self.actions if isinstance(m, Mark) and INDEX[m.hex] == hex]
        if not marks:
            self.board.tried.emit(self._attempt(hex))
        elif len(marks) == 1:
            self.board.chosen.emit(marks[0])
        else:
            self._open_fan(hex, marks)

    def _attempt(self, hex: int, number: int = 0) -> Mark:
        """What the player may have meant by a hex that cannot be marked so."""
        numbers = self.board.game.state.numbers
        picked = [thing for thing in self.picked if isinstance(thing, int) and KINDS[thing] == NUMBER]
        bonus = "silver" if END_TURN in self.actions else ""
        return Mark(NAMES[hex], number or numbers[picked[0] if picked else 0], bonus)

    def _open_fan(self, hex: int, marks: Sequence[Mark]) -> None:
        self._close_fan()
        ordered = sorted(marks, key=lambda mark: (bool(mark.bonus) and mark.bonus != "silver", mark.number))
        self._fan, self._fan_hex = Fan(hex, [(mark.number, mark.bonus) for mark in ordered]), hex
        self.board.addItem(self._fan)
        self._tell_option(0)

    def _close_fan(self) -> None:
        if self._fan is not None:
            self.board.removeItem(self._fan)
            self._fan = None
            self.board.slip.say(QPointF(), "")

    def _option(self, option: int) -> Mark:
        assert self._fan is not None
        return Mark(NAMES[self._fan_hex], *self._fan.options[option])

    def _tell_option(self, option: int) -> None:
        assert self._fan is not None
        board = self.board
        title, text = board.words.worth(board.game, [self._option(option)])
        board.slip.say(self._fan.spot(option) - QPointF(0, 26), title, text)

    def _take_option(self, option: int) -> None:
        mark = self._option(option)
        self._close_fan()
        self.board.chosen.emit(mark)

    # -- keys

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if self._fan is not None:
            return self._key_in_fan(key, event.text())
        if key in ENTER and self.pointed is None and END_TURN in self.actions:
            self.board.chosen.emit(END_TURN)
            return True
        if event.text() in tuple("123456") and self.pointed is not None:
            marks = [m for m in self.marks_in(self.pointed) if m.number == int(event.text())]
            if marks:
                self.board.chosen.emit(marks[0])
            else:
                self.board.tried.emit(self._attempt(self.pointed, int(event.text())))
            return True
        return super().key(event)

    def _key_in_fan(self, key: Qt.Key, text: str) -> bool:
        assert self._fan is not None
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._fan.walk(1 if key == Qt.Key.Key_Right else -1)
            self._tell_option(self._fan.at)
        elif key in ENTER:
            self._take_option(self._fan.at)
        elif key == Qt.Key.Key_Escape:
            self._close_fan()
            self.tell()
        else:
            numbers = [str(number) for number, _ in self._fan.options]
            if text not in numbers:
                return key in WAYS
            self._take_option(numbers.index(text))
        return True
