"""Where the keyboard is: one ring for all widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gui.kit.paint import stroke
from gui.kit.paths import rounded
from gui.kit.theme import theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton as Base
else:
    Base = object

RING = 5  # room a widget leaves around itself for the ring


class Ringed(Base):
    """Mixed into a button, before its Qt class: knows whether to show where the keyboard is.

    A click alone shows no ring.
    """

    _ring_shown = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring_shown = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._ring_shown = False
        super().focusOutEvent(event)
        self.update()

    def paint_ring(self, p: QPainter, rect: QRectF, radius: float) -> None:
        """The ring around ``rect``, if it is to be seen."""
        if self._ring_shown:
            stroke(p, rounded(rect.adjusted(-2, -2, 2, 2), radius + 2), theme().ink, 4.4)
            stroke(p, rounded(rect.adjusted(-2, -2, 2, 2), radius + 2), theme().glow, 2.4)


def give_back(widget: QWidget | None) -> None:
    """Return the keyboard to where it was, if that is still there."""
    if widget is not None and isValid(widget) and widget.isVisible():
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
