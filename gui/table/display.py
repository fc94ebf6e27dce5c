"""Shows a match at one moment on everything that stands around the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF

from engine.core.match import Entry
from engine.core.values import Event, Scored
from gui.table import pages
from gui.table.face import Face, Privacy
from gui.table.furniture import Furniture
from gui.table.names import redo_name, undo_name
from gui.table.referee import Referee
from gui.table.seats import SeatState
from gui.table.tools import Tools

translate = QCoreApplication.translate

SPOTS = 8
"""So many places are enough to find the middle of a large thing."""


class Display:
    """What is seen.

    looking:  after how many actions the position is that is shown; None: the present
    eyes:     for whose eyes it is shown
    """

    def __init__(self, referee: Referee, face: Face, furniture: Furniture, tools: Tools) -> None:
        self.referee = referee
        self.match = referee.match
        self.face = face
        self.words = face.words()
        self.furniture = furniture
        self.tools = tools
        self.looking: int | None = None
        self.eyes: int | None = None

    @property
    def count(self) -> int:
        """After how many actions the position shown is."""
        return len(self.match.entries) if self.looking is None else self.looking

    def show_all(self) -> None:
        """Everything anew: another person looks, or the match stands elsewhere."""
        self.furniture.log.show_entries(self._entries())
        self.show()

    def show(self, counting: bool = False) -> None:
        """Board, seats and time line at the moment that is looked at; `counting`: scores count up later."""
        furniture, count = self.furniture, self.count
        game, entries = self.match.at(count), self._entries()
        secrecy, before = self.referee.secrecy, self.eyes
        self.eyes = secrecy.eyes
        if secrecy.has_secrets and self.eyes != before:
            furniture.log.show_entries(entries)
            furniture.timeline.strip.forget()
        furniture.board.show_game(game, self.eyes)
        furniture.board.mark_last(last_move(entries[:count]))
        self.show_seats(counting)
        furniture.remaining.show_remaining(self.face.remaining(game))
        furniture.timeline.show_match(entries, count, self.words.progress(game))
        self._show_past(count, len(entries))
        self.show_tools()
        if furniture.sums.isVisible():
            furniture.sums.show_sums(self.match, furniture.sums.seat, count)
        furniture.arrange()
        furniture.eye.look()

    def show_seats(self, counting: bool = False) -> None:
        game = self.match.at(self.count)
        decision, scores = game.decision(), game.scores()
        winners = game.ranking()[0] if game.over else []
        bots = len(self.referee.people) < len(scores)
        for number, card in enumerate(self.furniture.seats.cards):
            seat = self.match.seats[number]
            note = pages.level_name(seat.player) if bots else ""
            at_turn = decision is not None and decision.seat == number
            if at_turn and decision is not None:
                note = self.words.doing(decision) or translate("Display", "to move")
            elif number in winners:
                note = translate("Display", "wins")
            supplies = self.face.supplies(game, number, seat.colour)
            card.show_state(SeatState(scores[number], note, at_turn, supplies), counting)

    def show_tools(self) -> None:
        """Undo and redo with the names of what they would do; the eye as long as it is of use."""
        self.tools.undo.set_tip(f"{undo_name(self.referee, self.words)} (Ctrl+Z)")
        self.tools.undo.setEnabled(bool(self.referee.steps_back))
        self.tools.redo.set_tip(f"{redo_name(self.referee, self.words)} (Ctrl+Shift+Z)")
        self.tools.redo.setEnabled(bool(self.match.undone))
        secrecy, mine = self.referee.secrecy, self.tools.mine
        face_down = secrecy.privacy is Privacy.FACE_DOWN
        if face_down or not secrecy.is_guarded:  # between two such decisions it stays where it is
            self.furniture.tools.set_in_use(mine, face_down)
        mine.setEnabled(face_down)
        mine.setChecked(secrecy.is_peeking)

    def fly(self, events: Sequence[Event]) -> None:
        """Points fly to the scores, which count up when they arrive.

        What was won nowhere in particular flies in one from the middle of the board.
        """
        flying: set[int] = set()
        elsewhere = [0] * len(self.match.seats)
        for event in events:
            if isinstance(event, Scored) and event.points:
                start = self._spot(event.places)
                if start is None:
                    elsewhere[event.seat] += event.points
                else:
                    self._send(event.seat, event.points, start)
                    flying.add(event.seat)
        middle = QPointF(self.furniture.eye.free_rect.center())
        for seat, points in enumerate(elsewhere):
            if points:
                self._send(seat, points, middle)
            elif seat not in flying:
                self.furniture.seats.cards[seat].catch_up()

    def _send(self, seat: int, points: int, start: QPointF) -> None:
        card = self.furniture.seats.cards[seat]
        if not card.isVisible():
            card.catch_up()
            return
        end = QPointF(card.mapTo(self.furniture, card.score_centre().toPoint()))
        self.furniture.flying.fly(self.match.seats[seat], points, start, end, card.catch_up)

    def _spot(self, places: Sequence[str]) -> QPointF | None:
        """Where places lie on the table, as far as the board knows."""
        board, eye = self.furniture.board, self.furniture.eye
        some = places[:: 1 + len(places) // SPOTS]
        spots = [spot for place in some if (spot := board.spot(place)) is not None]
        if not spots:
            return None
        middle = QPointF(sum(spot.x() for spot in spots), sum(spot.y() for spot in spots)) / len(spots)
        return QPointF(eye.viewport().mapTo(self.furniture, eye.mapFromScene(middle)))

    def _show_past(self, count: int, total: int) -> None:
        text = translate("Display", "You look at the past: move {count} of {total}")
        past = text.format(count=count, total=total)
        self.furniture.past_banner.say("" if self.looking is None else past)

    def _entries(self) -> list[Entry]:
        return [self.referee.secrecy.seen_entry(entry) for entry in self.match.entries]


def last_move(entries: Sequence[Entry]) -> list[Event]:
    """What the last seat did in all its actions in a row."""
    events: list[Event] = []
    for entry in reversed(entries):
        if entry.seat != entries[-1].seat:
            break
        events = [*entry.events, *events]
    return events
