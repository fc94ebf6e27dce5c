"""Runs a match: whose choice it is, what bots answer, what may be taken back."""

from __future__ import annotations

import logging
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from shiboken6 import isValid

from engine.core.match import Match
from engine.core.values import Action, Event
from gui.kit.settings import settings
from gui.table.face import Face
from gui.table.secrecy import Secrecy

POLL_MS = 15
SECONDS_TO_THINK = 3.0
PACE_MS = {"off": 150, "fast": 300, "normal": 650, "slow": 1200}
"""How long a bot's move takes at least, so that one can follow."""
GUESSES = 3


class Thinking(Protocol):
    """A player that is not a person, thinking elsewhere (engine.bots.thinker)."""

    def ask(self, match: Match, seat: int, level: str, seconds: float) -> None: ...
    def poll(self) -> Action | None: ...
    def stop(self) -> None: ...


class Referee(QObject):
    """A match between people and bots.

    After every signal but `asked` and `ended` somebody calls `proceed` when the
    table is ready for what comes next.

    free_take_back:  undo also goes behind what was revealed.  The people at this table
                     agree on it for as long as they sit here; the settings say how a table begins

    Signals:
        moved:     an Entry: an action was carried out
        jumped:    the match stands elsewhere: undone or redone
        asked:     a person has to decide
        thinking:  a bot has begun to think
        paused:    it is a bot's turn, but it has been stopped
        ended:     the game is over
    """

    moved = Signal(object)
    jumped = Signal()
    asked = Signal()
    thinking = Signal()
    paused = Signal()
    ended = Signal()

    def __init__(self, match: Match, face: Face, thinker: Thinking | None = None) -> None:
        super().__init__()
        self.match = match
        self.secrecy = Secrecy(match, face)
        self.people = self.secrecy.people
        self.free_take_back = bool(settings().recall("free_take_back", False))
        self.is_paused = False
        self._thinker = thinker
        self._asked: int | None = None
        self._since = QElapsedTimer()
        self._answer: Action | None = None
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._look_for_answer)

    # -- whose choice it is

    @property
    def seat(self) -> int | None:
        """The seat that decides; None when the game is over."""
        decision = self.match.decision
        return None if decision is None else decision.seat

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None

    def is_person(self, seat: int) -> bool:
        return seat in self.people

    def proceed(self) -> None:
        """Ask whoever decides next."""
        seat = self.seat
        if seat is None:
            self.ended.emit()
        elif self.is_person(seat):
            self.secrecy.turn()
            self.asked.emit()
        elif self.is_paused:
            self.paused.emit()
        else:
            self._ask_bot(seat)

    def play(self, action: Action) -> None:
        """Carry out a legal action."""
        self.match.play(action)
        self.moved.emit(self.match.entries[-1])

    # -- bots

    def pause(self) -> None:
        """Stop a bot that thinks; `resume` lets it begin again."""
        self.stop_thinking()
        self.is_paused = True
        self.paused.emit()

    def resume(self) -> None:
        self.is_paused = False
        self.proceed()

    def stop_thinking(self) -> None:
        self._poll.stop()
        if self._asked is not None and self._thinker is not None:
            self._thinker.stop()
        self._asked = self._answer = None

    def close(self) -> None:
        """Let nothing of this match think any more."""
        if isValid(self._poll):  # the window may already have taken its timers with it
            self._poll.stop()
        self._asked = self._answer = None
        if self._thinker is not None:
            self._thinker.stop()

    def _ask_bot(self, seat: int) -> None:
        if self._thinker is None:
            from engine.bots.thinker import Thinker  # a match without bots never needs it

            self._thinker = Thinker()
        self._asked = seat
        self._since.start()
        self._thinker.ask(self.match, seat, self.match.seats[seat].player, SECONDS_TO_THINK)
        self._poll.start()
        self.thinking.emit()

    def _look_for_answer(self) -> None:
        assert self._thinker is not None
        if self._answer is None:
            try:
                self._answer = self._thinker.poll()
            except Exception:
                # whatever went wrong over there: the game goes on as soon as somebody says so
                logging.getLogger(__name__).exception("a bot gave no answer")
                self.pause()
                return
        if self._answer is None or self._since.elapsed() < PACE_MS[settings().values.animation]:
            return
        action = self._answer
        self._poll.stop()
        self._asked = self._answer = None
        self.play(action)

    # -- the way back

    @property
    def steps_back(self) -> int:
        """How many actions one undo takes back: to the last choice of a person."""
        entries = self.match.entries
        for steps, entry in enumerate(reversed(entries), 1):
            if self.is_person(entry.seat):
                return steps
        return 1 if entries and not self.people else 0

    @property
    def barrier(self) -> Event | None:
        """What undo would hide again although everybody has seen it; None when it is free."""
        steps = self.steps_back
        if self.free_take_back or not steps:
            return None
        return next(
            (event for entry in self.match.entries[-steps:] for event in entry.events if event.reveals), None
        )

    def undo(self) -> None:
        """Take back to the last choice of a person, whatever came to light since."""
        self.stop_thinking()
        for _ in range(self.steps_back):
            self.match.undo()
        self.is_paused = not self.people
        self.jumped.emit()

    @property
    def steps_forward(self) -> int:
        """How many actions one redo brings back: up to the next choice of a person."""
        undone = self.match.undone
        for steps, entry in enumerate(undone[1:], 1):
            if self.is_person(entry.seat) or not self.people:
                return steps
        return len(undone)

    def redo(self) -> None:
        self.stop_thinking()
        for _ in range(self.steps_forward):
            self.match.redo()
        self.jumped.emit()

    def would_reveal(self, action: Action) -> bool:
        """Whether the action would, as far as its seat can know, bring something new to light."""
        decision = self.match.decision
        if decision is None:
            return False
        for seed in range(GUESSES):
            game = self.match.game.guess(decision.seat, seed)
            if action in game.actions() and any(event.reveals for event in game.apply(action)):
                return True
        return False
