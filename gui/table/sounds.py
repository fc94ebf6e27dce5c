"""What is heard at a table, from what every game tells."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.core.match import Entry
from engine.core.values import Event, Scored
from gui.kit.sound import Sound, Speaker
from gui.table.flow import Flow


class TableSounds(QObject):
    """Listens to a match and lets it be heard."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._referee = flow.referee
        self._speaker = Speaker(self)
        self._last: int | None = None
        """The seat that acted or was asked last: its own next decision needs no bell."""
        self._referee.asked.connect(self._asked)
        flow.acted.connect(self._acted)
        flow.arrived.connect(self._arrived)
        flow.ended.connect(lambda: self._speaker.play(Sound.CHORD))

    def _acted(self, entry: Entry) -> None:
        self._last = entry.seat
        revealed = [event for event in entry.events if event.reveals]
        if any(_is_roll(event) for event in revealed):
            self._speaker.play(Sound.RATTLE)
        else:
            self._speaker.play(Sound.RUSTLE if revealed else Sound.TAP)

    def _arrived(self, entry: Entry) -> None:
        if any(isinstance(event, Scored) and event.points > 0 for event in entry.events):
            self._speaker.play(Sound.CHIME)

    def _asked(self) -> None:
        if self._referee.seat != self._last:
            self._last = self._referee.seat
            self._speaker.play(Sound.BELL)


def _is_roll(event: Event) -> bool:
    """Games call what dice did `..._rolled`."""
    return event.kind.endswith("rolled")
