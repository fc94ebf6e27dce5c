"""The time line: buttons to step through the match, and the strip of its moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.match import Entry, Seat
from gui.kit.widgets.buttons import RoundButton
from gui.kit.widgets.panel import EDGE, Panel
from gui.kit.widgets.text import Label
from gui.table.face import Face
from gui.table.strip import Strip, marks_of


class TimeLine(Panel):
    """Buttons to step, how far the game is, and the strip.

    Signals:
        looked:   the number of actions after which the player wants to see the board
    """

    looked = Signal(int)

    def __init__(self, face: Face, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Time line"))
        self._face = face
        self._count = self._total = 0
        self.first = RoundButton("first", tip=self.tr("To the beginning"), size=32, most=1.3)
        self.back = RoundButton("arrow_left", tip=self.tr("One move back"), size=32, most=1.3)
        self.forth = RoundButton("arrow_right", tip=self.tr("One move forth"), size=32, most=1.3)
        self.now = RoundButton("last", tip=self.tr("Back to now"), size=32, most=1.3)
        self.progress = Label(size=14, tone="ink_faded")
        self.progress.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.strip = Strip(seats)
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        self.buttons = (self.first, self.back, self.forth, self.now)
        for button in self.buttons:
            buttons.addWidget(button)
        self._left = left = QVBoxLayout()
        left.setSpacing(0)
        left.addStretch(1)
        left.addLayout(buttons)
        left.addWidget(self.progress)
        left.addStretch(1)
        row = QHBoxLayout()
        row.addLayout(left)
        row.addWidget(self.strip, 1)
        self.body.addLayout(row)
        self.first.clicked.connect(lambda: self.looked.emit(0))
        self.back.clicked.connect(lambda: self.step(-1))
        self.forth.clicked.connect(lambda: self.step(1))
        self.now.clicked.connect(lambda: self.looked.emit(self._total))
        self.strip.looked.connect(self.looked)
        self.strip.stepped.connect(self.step)

    def show_match(self, entries: Sequence[Entry], count: int, progress: str) -> None:
        """All actions, the moment that is looked at, and how far the game is there."""
        self._count, self._total = count, len(entries)
        self.strip.show_marks(marks_of(entries, self._face), len(entries))
        self.strip.show_moment(count)
        self.progress.setText(progress)
        for button, possible in (
            (self.first, count > 0),
            (self.back, count > 0),
            (self.forth, count < self._total),
            (self.now, count < self._total),
        ):
            button.setEnabled(possible)

    def step(self, by: int) -> None:
        self.looked.emit(min(max(0, self._count + by), self._total))

    def wanted_height(self) -> int:
        return max(self.strip.sizeHint().height(), self._left.sizeHint().height() + 14) + 2 * EDGE

    def _refresh(self) -> None:
        super()._refresh()
        self.body.setContentsMargins(EDGE + 12, EDGE, EDGE + 12, EDGE + 4)
