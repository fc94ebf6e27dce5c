"""How a match goes: asking, answering, moving pieces, taking back, looking back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from engine.core.match import Entry
from engine.core.values import Action, Event
from gui.kit import i18n
from gui.kit.announce import announce
from gui.kit.settings import settings
from gui.table import pages
from gui.table.choices import Choice
from gui.table.display import Display
from gui.table.furniture import Furniture
from gui.table.names import undo_name
from gui.table.prompt import Page
from gui.table.referee import Referee
from gui.table.rulebook import rulebook


class Flow(QObject):
    """Leads people and bots through a match, from decision to decision.

    Signals:
        changed:   the match has changed and should be kept
        ended:     the game has come to its end
        branched:  a Match that goes on from an earlier moment of this one
        result:    the players want to see the result once more
        left:      the players want to get up
    """

    changed = Signal()
    ended = Signal()
    branched = Signal(object)
    result = Signal()
    left = Signal()

    def __init__(self, referee: Referee, display: Display, furniture: Furniture) -> None:
        super().__init__(furniture)
        self.referee = referee
        self.match = referee.match
        self.display = display
        self.words = display.words
        self.furniture = furniture
        self.board = furniture.board
        self.prompt = furniture.prompt
        self._then: Callable[[], None] | None = None
        self._replay: list[int] = []
        self._offered = False
        self._end_told = False
        self.board.chosen.connect(self.choose)
        self.board.tried.connect(self._refuse)
        self.board.played.connect(self._board_rests)
        self.board.changed_view.connect(self.offer_again)
        referee.moved.connect(self._moved)
        referee.jumped.connect(self._jumped)
        referee.asked.connect(self._asked)
        referee.thinking.connect(self._show_thinking)
        referee.paused.connect(self._show_paused)
        referee.ended.connect(self._end)
        furniture.curtain.lifted.connect(self._lift_curtain)
        furniture.curtain.opened.connect(referee.set_open_hands)
        furniture.eye.installEventFilter(self)
        furniture.eye.viewport().installEventFilter(self)

    def begin(self) -> None:
        self.referee.turn_eyes()
        self.display.show_all()
        self.referee.proceed()

    # ---------------------------------------------------------------- deciding

    def choose(self, action: object) -> None:
        """A person takes an action; asks back first if the player wishes so."""
        assert isinstance(action, Action)
        if not self._offered or action not in self.match.actions():
            return
        referee = self.referee
        careful = settings().values.confirm_irreversible and not referee.free_take_back
        if careful and referee.would_reveal(action):
            self._offered = False
            name = self.words.action(self.match.game, action)
            self.prompt.show_page(pages.confirming(name, lambda: referee.play(action), self.offer))
            self.prompt.focus_first()
        else:
            referee.play(action)

    def offer(self) -> None:
        """Ask the person whose decision it is."""
        decision = self.match.decision
        assert decision is not None
        self.board.offer(decision, self.match.actions())
        self._offered = True
        self._show_choices()
        announce(f"{self.prompt.page.title}. {self.prompt.page.text}")
        here = self.furniture.window().focusWidget()
        if here is None or here is self.furniture.eye or not here.isVisible() or not here.isEnabled():
            self.focus_choice()

    def offer_again(self) -> None:
        """The board takes other actions by hand than before."""
        if self._offered:
            self._show_choices()

    def focus_choice(self) -> None:
        """The keyboard goes to the board if it takes anything by hand, else to the buttons."""
        by_hand = any(self.board.takes(action) for action in self.match.actions())
        if by_hand or not self.prompt.buttons:
            self.furniture.eye.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.prompt.focus_first()

    def go_back(self) -> bool:
        """Esc: leave what lies over the decision; False when there is nothing to leave."""
        if self._replay:
            self._end_replay()
        elif self.display.looking is not None:
            self.look_at(len(self.match.entries))
        elif self._then is None and not self.referee.is_thinking and self._person_decides():
            self.offer()
        else:
            return False
        return True

    def _show_choices(self) -> None:
        match, decision = self.match, self.match.decision
        assert decision is not None
        back = self._undo_choice()
        self.prompt.show_page(
            pages.deciding(match.game, decision, match.seats, self.words, self.board, self.choose, back)
        )

    def _asked(self) -> None:
        if self.referee.needs_curtain:
            self._fall_curtain()
            return
        if self.referee.eyes != self.display.eyes:
            self.display.show_all()  # somebody else sits at the screen now
        self.offer()

    def _refuse(self, action: object) -> None:
        """Something was tried that the rules forbid: say which rule, and show what is in the way."""
        assert isinstance(action, Action)
        refusal = self.match.game.why_not(action) if self._offered else None
        if refusal is None:
            return
        language = i18n.resolve(settings().values.language)
        rule = rulebook(self.match.spec.id).sentence(refusal.rule, language)
        sentence = self.words.refusal(refusal) or rule or self.tr("The rules do not allow this.")
        self.prompt.refuse(sentence, refusal.rule)
        self.board.light(refusal.places)

    def _person_decides(self) -> bool:
        seat = self.referee.seat
        return seat is not None and self.referee.is_person(seat) and not self.referee.needs_curtain

    # ---------------------------------------------------------------- moving

    def _moved(self, entry: Entry) -> None:
        self.changed.emit()
        self._offered = False
        self.prompt.rest()
        seen = self.referee.seen_entry(entry)
        for line in self.furniture.log.add_entry(seen, len(self.match.entries)):
            announce(" ".join(part for part in (line.text, line.detail) if part))
        self._play(seen.events, len(self.match.entries), lambda: self._arrive(seen))

    def _arrive(self, entry: Entry) -> None:
        """The pieces have come to rest."""
        self.referee.turn_eyes()
        self.display.show(counting=True)
        self.display.fly(entry.events)
        self.referee.proceed()

    def _play(self, events: Sequence[Event], count: int, then: Callable[[], None]) -> None:
        """Let the board move its pieces to where they are after so many actions."""
        self._then = then
        self.board.light(())
        self.board.offer(None, ())
        try:
            self.board.play(events, self.match.at(count))
        except Exception:
            sys.excepthook(*sys.exc_info())  # a motion that fails is reported; the match goes on without it
            self._board_rests()

    def _board_rests(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def finish_motion(self) -> None:
        """Bring everything that moves to its end at once."""
        self._replay = []
        if self._then is not None:
            self.board.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click or a key during an animation finishes it."""
        if self._then is not None and event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.board.finish()
            return True
        return super().eventFilter(watched, event)

    # ---------------------------------------------------------------- bots, curtain, end

    def _show_thinking(self) -> None:
        seat = self.referee.seat
        assert seat is not None
        self.display.show_seats(counting=True)
        self._show_page(pages.thinking(self.match.seats[seat], self.referee.pause))

    def _show_paused(self) -> None:
        seat = self.referee.seat
        if seat is not None and self.display.looking is None:
            self._show_page(pages.paused(self.match.seats[seat], self.referee.resume, self._undo_choice()))

    def _end(self) -> None:
        self.board.offer(None, ())
        self._show_page(pages.over(self.result.emit, self.left.emit, self._undo_choice()))
        if not self._end_told:
            self._end_told = True
            self.ended.emit()

    def _show_page(self, page: Page) -> None:
        self.prompt.show_page(page)
        announce(page.title)

    def _fall_curtain(self) -> None:
        """Hide what the last person saw and call the next one."""
        seat = self.referee.seat
        assert seat is not None
        self.referee.eyes = None
        self.board.offer(None, ())
        self.display.show_all()
        self.prompt.show_page(pages.curtained())
        self.furniture.veil(True)
        self.furniture.curtain.fall(self.match.seats[seat])

    def _lift_curtain(self) -> None:
        self.furniture.veil(False)
        self.furniture.eye.setFocus(Qt.FocusReason.OtherFocusReason)
        self.referee.lift_curtain()

    # ---------------------------------------------------------------- the way back

    def undo(self) -> None:
        """Take back to the last choice of a person, if nothing came to light since."""
        self._come_to_now()
        if not self.referee.steps_back:
            self.prompt.refuse(self.tr("There is nothing to take back."))
            return
        barrier = self.referee.barrier
        if barrier is None:
            self.referee.undo()
            return
        told = self.words.revealed(barrier) or self.tr("Something new has come to light.")
        free = Choice(self.tr("Play with free take-back"), self._free_and_undo, icon="undo", quiet=True)
        self.prompt.refuse(self.tr("Undo stops here. {what}").format(what=told), choices=[free])

    def redo(self) -> None:
        self._come_to_now()
        if self.match.undone:
            self.referee.redo()

    def _free_and_undo(self) -> None:
        self.referee.set_free_take_back(True)
        self.referee.undo()

    def _undo_choice(self) -> Choice | None:
        if not self.referee.steps_back or self.referee.barrier is not None:
            return None
        name = undo_name(self.referee, self.words)
        return Choice(name, self.undo, tells="Ctrl+Z", icon="undo", quiet=True)

    def _jumped(self) -> None:
        self.furniture.flying.clear()
        self._offered = False
        self._end_told = False
        self.changed.emit()
        self.referee.turn_eyes()
        self.display.show_all()
        self.referee.proceed()

    # ---------------------------------------------------------------- the past

    def look_at(self, count: int) -> None:
        """Show the board as it was after so many actions; all of them: the present."""
        self.finish_motion()
        self.furniture.flying.clear()
        total = len(self.match.entries)
        if count >= total:
            if self.display.looking is not None:
                self.display.looking = None
                self.display.show()
                self.referee.proceed()
            return
        self._hold()
        self.display.looking = count
        self.display.show()
        self.furniture.log.show_moment(count)
        self.prompt.show_page(
            pages.past(count, total, lambda: self.look_at(total), lambda: self._branch(count))
        )

    def _branch(self, count: int) -> None:
        self.branched.emit(self.match.branch(count))

    def replay(self) -> None:
        """Play again what happened since the last turn of whoever sits here."""
        self._come_to_now()
        entries = self.match.entries
        me = self.referee.eyes if self.referee.eyes is not None else self.referee.seat
        start = max((count for count, entry in enumerate(entries, 1) if entry.seat == me), default=0)
        if start < len(entries):
            self._hold()
            self._replay = list(range(start, len(entries)))
            self._show_page(pages.watching(self._end_replay))
            self._next_of_replay()

    def _next_of_replay(self) -> None:
        if not self._replay:
            self._end_replay()
            return
        count = self._replay.pop(0)
        self.board.show_game(self.match.at(count), self.referee.eyes)
        events = self.referee.seen(self.match.entries[count].events)
        self._play(events, count + 1, self._next_of_replay)

    def _end_replay(self) -> None:
        self._replay, self._then = [], None
        self.board.finish()
        self.display.show()
        self.referee.proceed()

    def _hold(self) -> None:
        """Nobody decides while something else is shown."""
        self.referee.stop_thinking()
        self._offered = False
        self.board.offer(None, ())

    def _come_to_now(self) -> None:
        self.finish_motion()
        if self.display.looking is not None:
            self.look_at(len(self.match.entries))
