"""Who looks at the screen, and so what may be shown on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.game import Game
from engine.core.match import PERSON, Entry, Match
from engine.core.values import Event
from gui.kit.settings import settings
from gui.table.face import Face, Privacy

ONLOOKER = -1
"""Stands for somebody who sits at no seat, where an event asks who looks."""


class Secrecy:
    """Keeps the secrets of a match between people around one screen.

    people:      the seats of persons
    eyes:        the seat whose view is shown; None: what an onlooker may see
    is_peeking:  a person looks at what lies face down for everybody else
    open_hands:  everybody may see everything
    """

    def __init__(self, match: Match, face: Face) -> None:
        self._match = match
        self._face = face
        self.people = [seat for seat, who in enumerate(match.seats) if who.player == PERSON]
        self.eyes: int | None = self.people[0] if len(self.people) == 1 else None
        self.is_peeking = False
        self.open_hands = bool(settings().recall("open_hands", False))
        self._called: int | None = None  # the seat for which the curtain was lifted

    @property
    def has_secrets(self) -> bool:
        """Whether it matters whose eyes look."""
        return self._match.secrets and not self.open_hands

    @property
    def is_guarded(self) -> bool:
        """Whether there is anything to hide from anybody at the screen."""
        return self.has_secrets and len(self.people) > 1

    @property
    def privacy(self) -> Privacy:
        """How the decision that waits is taken."""
        seat = self._decider
        if not self.is_guarded or seat is None or seat not in self.people:
            return Privacy.OPEN
        return self._face.privacy(self._match.game, seat)

    @property
    def needs_curtain(self) -> bool:
        """Whether a person has to come to the screen alone before the choice is shown."""
        return self.privacy is Privacy.CURTAIN and self._decider != self._called

    def turn(self) -> None:
        """Whoever decides now looks at the table, unless a curtain has to fall first."""
        seat = self._decider
        if self.is_peeking and seat != self._called:
            self.put_away()
        if seat is None or seat not in self.people:
            return
        match self.privacy:
            case Privacy.OPEN:
                self.put_away()
                self.eyes = seat
            case Privacy.FACE_DOWN if not self.is_peeking:
                self.put_away()

    def lift(self) -> None:
        """The person who decides sits at the screen alone."""
        self.is_peeking = self.privacy is Privacy.FACE_DOWN
        self.eyes = self._called = self._decider

    def put_away(self) -> None:
        """Nobody sits at the screen alone any more: what is secret lies face down."""
        self.eyes = self._called = None
        self.is_peeking = False

    def set_open_hands(self, open_hands: bool) -> None:
        self.open_hands = open_hands
        settings().remember("open_hands", open_hands)

    def seen(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """The events as far as whoever looks may know them."""
        if not self.has_secrets:
            return tuple(events)
        looking = ONLOOKER if self.eyes is None else self.eyes
        return tuple(seen for event in events if (seen := event.seen_by(looking)) is not None)

    def seen_entry(self, entry: Entry) -> Entry:
        return Entry(entry.decision, entry.action, self.seen(entry.events))

    def may_name(self, entry: Entry, game: Game[Any]) -> bool:
        """Whether whoever looks may know which action was taken in `game`, not only what came of it."""
        if not self.has_secrets or entry.seat == self.eyes:
            return True
        return entry.seat in self.people and self._face.privacy(game, entry.seat) is Privacy.OPEN

    @property
    def _decider(self) -> int | None:
        decision = self._match.decision
        return None if decision is None else decision.seat
