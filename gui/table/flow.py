"""How a match goes: asking, answering, moving pieces, taking back, looking back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from engine.core.match import Entry
from engine.core.values import Action
from gui.kit import i18n
from gui.kit.announce import announce
from gui.kit.settings import settings
from gui.table import pages
from gui.table.choices import Choice
from gui.table.display import Display
from gui.table.face import Privacy
from gui.table.furniture import Furniture
from gui.table.moving import Moving
from gui.table.names import undo_name
from gui.table.prompt import Page
from gui.table.referee import Referee
from gui.table.rulebook import rulebook


class Flow(QObject):
    """Leads people and bots through a match, from decision to decision.

    Signals:
        changed:   the match has changed and should be kept
        acted:     an Entry, as far as it may be known: its pieces begin to move
        arrived:   the same Entry: its pieces have come to rest
        ended:     the game has come to its end
        branched:  a Match that goes on from an earlier moment of this one
        result:    the players want to see the result once more
        left:      the players want to get up
    """

    changed = Signal()
    acted = Signal(object)
    arrived = Signal(object)
    ended = Signal()
    branched = Signal(object)
    result = Signal()
    left = Signal()

    def __init__(self, referee: Referee, display: Display, furniture: Furniture) -> None:
        super().__init__(furniture)
        self.referee = referee
        self.match = referee.match
        self.secrecy = referee.secrecy
        self.display = display
        self.words = display.words
        self.furniture = furniture
        self.board = furniture.board
        self.prompt = furniture.prompt
        self.moving = Moving(self.board, furniture.eye)
        self._replay: list[int] = []
        self._offered = False
        self._end_told = False
        self.board.chosen.connect(self.choose)
        self.board.tried.connect(self._refuse)
        self.board.changed_view.connect(self.offer_again)
        referee.moved.connect(self._moved)
        referee.jumped.connect(self._jumped)
        referee.asked.connect(self._asked)
        referee.thinking.connect(self._show_thinking)
        referee.paused.connect(self._show_paused)
        referee.ended.connect(self._end)
        furniture.curtain.lifted.connect(self._lift_curtain)
        furniture.curtain.declined.connect(self._stay_face_down)
        furniture.curtain.opened.connect(self.secrecy.set_open_hands)

    def begin(self) -> None:
        self._settle_anew()

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
        elif not self.moving.is_under_way and not self.referee.is_thinking and self._person_decides():
            self.offer()
        else:
            return False
        return True

    def _show_choices(self) -> None:
        match, decision = self.match, self.match.decision
        assert decision is not None
        besides = [choice for choice in (self._look_choice(), self._undo_choice()) if choice is not None]
        self.prompt.show_page(
            pages.deciding(match.game, decision, match.seats, self.words, self.board, self.choose, besides)
        )

    def _asked(self) -> None:
        if self.secrecy.needs_curtain:
            self._fall_curtain()
            return
        if self.secrecy.eyes != self.display.eyes:
            self.display.show()  # somebody else sits at the screen now
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
        return seat is not None and self.referee.is_person(seat) and not self.secrecy.needs_curtain

    # ---------------------------------------------------------------- moving

    def _moved(self, entry: Entry) -> None:
        self.changed.emit()
        self._offered = False
        self.prompt.rest()
        seen = self.secrecy.seen_entry(entry)
        self.acted.emit(seen)
        for line in self.furniture.log.add_entry(seen, len(self.match.entries)):
            announce(" ".join(part for part in (line.text, line.detail) if part))
        self.moving.play(seen.events, self.match.game, lambda: self._arrive(seen))

    def _arrive(self, entry: Entry) -> None:
        """The pieces have come to rest."""
        self.secrecy.turn()
        self.display.show(counting=True)
        self.display.fly(entry.events)
        self.arrived.emit(entry)
        self.referee.proceed()

    # ---------------------------------------------------------------- bots, end

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

    # ---------------------------------------------------------------- secrets

    def look_at_mine(self) -> None:
        """Call whoever decides to look at what lies face down; once more: lay it face down again."""
        self._come_to_now()
        if self.secrecy.is_peeking:
            self.secrecy.put_away()
            self._asked()
        elif self._offered and self.secrecy.privacy is Privacy.FACE_DOWN:
            self._fall_curtain()

    def set_open_hands(self, open_hands: bool) -> None:
        """The table agrees to play with or without secrets, from now on."""
        self._come_to_now()
        self._hold()
        self.secrecy.set_open_hands(open_hands)
        self._settle_anew()

    def _look_choice(self) -> Choice | None:
        if self.secrecy.privacy is not Privacy.FACE_DOWN:
            return None
        peeking = self.secrecy.is_peeking
        text = self.tr("Lay it face down again") if peeking else self.tr("Look at what is mine")
        icon = "eye_closed" if peeking else "eye"
        return Choice(text, self.look_at_mine, tells="Ctrl+M", icon=icon, quiet=True)

    def _fall_curtain(self) -> None:
        """Hide what the last person saw and call the one who decides."""
        seat = self.referee.seat
        assert seat is not None
        self._offered = False
        self.secrecy.put_away()
        self.board.offer(None, ())
        self.display.show()
        self.prompt.show_page(pages.curtained())
        self.furniture.veil(True)
        peeks = self.secrecy.privacy is Privacy.FACE_DOWN
        self.furniture.curtain.fall(self.match.seats[seat], declinable=peeks)

    def _lift_curtain(self) -> None:
        self._raise_curtain()
        self.secrecy.lift()
        self._asked()

    def _stay_face_down(self) -> None:
        self._raise_curtain()
        self._asked()

    def _raise_curtain(self) -> None:
        self.furniture.veil(False)
        self.furniture.eye.setFocus(Qt.FocusReason.OtherFocusReason)

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
        free = Choice(self.tr("Free take-back in this match"), self._free_and_undo, icon="undo", quiet=True)
        self.prompt.refuse(self.tr("Undo stops here. {what}").format(what=told), choices=[free])

    def redo(self) -> None:
        self._come_to_now()
        if self.match.undone:
            self.referee.redo()

    def set_free_take_back(self, free: bool) -> None:
        """The people here agree on it, or agree to end it."""
        self.referee.free_take_back = free
        self.offer_again()  # undo stands among the choices where it is free

    def _free_and_undo(self) -> None:
        self.set_free_take_back(True)
        self.referee.undo()

    def _undo_choice(self) -> Choice | None:
        if not self.referee.steps_back or self.referee.barrier is not None:
            return None
        name = undo_name(self.referee, self.words)
        return Choice(name, self.undo, tells="Ctrl+Z", icon="undo", quiet=True)

    def _jumped(self) -> None:
        self.furniture.flying.land()
        self._offered = False
        self._end_told = False
        self.changed.emit()
        self._settle_anew()

    def _settle_anew(self) -> None:
        """Show everything anew and ask whoever decides."""
        self.secrecy.turn()
        self.display.show_all()
        self.referee.proceed()

    # ---------------------------------------------------------------- the past

    def look_at(self, count: int) -> None:
        """Show the board as it was after so many actions; all of them: the present."""
        self._finish_motion()
        self.furniture.flying.land()
        total = len(self.match.entries)
        if count >= total:
            if self.display.looking is not None:
                self.display.looking = None
                self.display.show()
                self.furniture.log.show_newest()
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
        me = self.secrecy.eyes if self.secrecy.eyes is not None else self.referee.seat
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
        self.board.show_game(self.match.at(count), self.secrecy.eyes)
        events = self.secrecy.seen(self.match.entries[count].events)
        self.moving.play(events, self.match.at(count + 1), self._next_of_replay)

    def _end_replay(self) -> None:
        self._replay = []
        self.moving.break_off()
        self.display.show()
        self.referee.proceed()

    def _hold(self) -> None:
        """Nobody decides while something else is shown."""
        self.referee.stop_thinking()
        self._offered = False
        self.board.offer(None, ())

    def _finish_motion(self) -> None:
        self._replay = []
        self.moving.finish()

    def _come_to_now(self) -> None:
        self._finish_motion()
        if self.display.looking is not None:
            self.look_at(len(self.match.entries))
