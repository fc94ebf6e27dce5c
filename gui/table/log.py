"""What happened, in words.  A line lights up what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from engine.core.match import Entry, Seat
from gui.kit.widgets.panel import Panel, Rule
from gui.kit.widgets.text import Heading
from gui.table.face import Line, Words
from gui.table.lines import ROW, LineList, LineModel, Row, height_of, snug

LINES = 5
"""So many lines are seen at least, however short the room; the title gives way to them."""


class LogPanel(Panel):
    """The log on its parchment.

    Signals:
        lit:     places (a tuple of strings) that a line speaks of; none when no line is meant
        chosen:  the number of an action whose line was activated: look at that moment
    """

    lit = Signal(object)
    chosen = Signal(int)

    def __init__(self, words: Words, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._seats = seats
        title = self.tr("What happened")
        self.setAccessibleName(title)
        self.model = LineModel(seats)
        self.lines = LineList(self.model, title, grows=True)
        self._head = [Heading(title, level=2), Rule()]
        for widget in self._head:
            self.body.addWidget(widget)
        self.body.addWidget(self.lines, 1)
        self.lines.at_row.connect(lambda row: self.lit.emit(row.line.places if row else ()))
        self.lines.activated.connect(lambda index: self.chosen.emit(index.data(ROW).count))

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Write the whole log anew."""
        rows: list[Row] = []
        for count, entry in enumerate(entries, 1):
            rows += self._rows(entry, count, rows)
        self.model.show(rows)
        self.show_newest()

    def add_entry(self, entry: Entry, count: int) -> list[Line]:
        """Write what an action brought; the newest line is always seen."""
        rows = self._rows(entry, count, self.model.rows)
        self.model.add(rows)
        self.show_newest()
        return [row.line for row in rows]

    def show_newest(self) -> None:
        self.lines.show_newest()

    def show_moment(self, count: int) -> None:
        """Bring the lines of an action into sight."""
        for number, row in enumerate(self.model.rows):
            if row.count == count:
                self.lines.scrollTo(
                    self.model.index(number, 0), QAbstractItemView.ScrollHint.PositionAtCenter
                )
                return

    def _rows(self, entry: Entry, count: int, before: Sequence[Row]) -> list[Row]:
        """A seat's mark stands where it begins to act."""
        rows = []
        last = before[-1].line.seat if before else None
        for line in self._words.entry(entry, self._seats):
            rows.append(Row(line, count, first=line.seat is not None and line.seat != last))
            last = line.seat
        return rows

    def least_height(self) -> int:
        margins = self.body.contentsMargins()
        return height_of(LINES) + margins.top() + margins.bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where room is short, the lines need it more than the title."""
        super().resizeEvent(event)
        title = sum(widget.sizeHint().height() + self.body.spacing() for widget in self._head)
        for widget in self._head:
            widget.setVisible(self.height() >= self.least_height() + title)

    def _refresh(self) -> None:
        super()._refresh()
        snug(self)
