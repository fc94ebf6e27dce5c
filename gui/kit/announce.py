"""Says aloud, to those who use a screen reader, what the others see happening."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication


class Announcer(QObject):
    """``spoken`` carries every announcement, also where no screen reader runs."""

    spoken = Signal(str)

    def say(self, text: str, urgent: bool = False) -> None:
        """Announce a sentence; an urgent one interrupts what is being read."""
        self.spoken.emit(text)
        speaker = QApplication.activeWindow()
        if speaker is None or not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(speaker, text)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


announcer = Announcer()


def announce(text: str, urgent: bool = False) -> None:
    """Announce a sentence to screen readers."""
    announcer.say(text, urgent)
