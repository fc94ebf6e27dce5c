"""A list of lines on parchment, as the log and the sums use it: mark, words, points, places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from engine.core.match import Seat
from gui.kit.fonts import BOLD, damped, sans, scale, serif
from gui.kit.paint import CENTRE, clear, mix, paint, stroke, write
from gui.kit.paths import rounded
from gui.kit.theme import paint_mark, seat_colour, theme, theme_signals
from gui.kit.widgets.panel import EDGE, PADDING, Panel
from gui.table.face import Line

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
WRAP = int(Qt.TextFlag.TextWordWrap)
SLIP, SLIP_STEP = 42, 25
"""Width of a slip with points, and the distance of one to the next."""


@dataclass(frozen=True)
class Row:
    """A line, the number of the action it belongs to, whether it begins a group, whether it is a heading."""

    line: Line
    count: int
    first: bool = False
    heading: bool = False


class LineModel(QStandardItemModel):
    """Rows that grow at their end.

    Qt keeps them itself, with their sizes: a list asks for all of them whenever one is added.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.seats = tuple(seats)
        self.rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        self.removeRows(0, self.rowCount())
        self.rows = []
        self.add(rows)

    def add(self, rows: Sequence[Row]) -> None:
        self.rows += rows
        if rows:
            self.invisibleRootItem().appendRows([self._item(row) for row in rows])

    def _item(self, row: Row) -> QStandardItem:
        item = QStandardItem(spoken(row.line, self.seats))
        item.setData(row, ROW)
        item.setEditable(False)
        return item


def spoken(line: Line, seats: Sequence[Seat]) -> str:
    """A line as one sentence with its points."""
    points = "; ".join(f"{seats[seat].name} {points:+d}" for seat, points in line.points)
    return " ".join(part for part in (line.text, line.detail, f"({points})" if points else "") if part)


def slip_colours(colour: str) -> tuple[QColor, QColor]:
    """Fill and line of a slip with points in a seat's colour."""
    seat = seat_colour(colour)
    return mix(seat.fill, theme().parchment, 0.62), seat.fill if theme().night else seat.dark


class _RowPainter(QStyledItemDelegate):
    """Paints a row: mark of the seat, text, quieter detail, points as slips in the seats' colours."""

    def __init__(self, seats: Sequence[Seat], view: QListView) -> None:
        super().__init__(view)
        self._seats = seats
        self._view = view

    def size_of(self, row: Row) -> QSize:
        width = self._width()
        text, detail = self._heights_of(row, width)
        return QSize(width, round(_lead(row) + text + detail + 5 * scale()))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(ROW)
        line, room, s = row.line, theme(), scale()
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(option.rect)
        place.setWidth(self._width())
        state = option.state
        top = place.top() + _lead(row)
        body = rounded(place.adjusted(1, _lead(row) - 2 * s, -1, -1), 5)
        selected = bool(state & QStyle.StateFlag.State_Selected) and self._view.hasFocus()
        if selected or state & QStyle.StateFlag.State_MouseOver:
            paint(p, body, clear(room.glow, 0.16 if room.night else 0.3))
        if selected:
            stroke(p, body, room.gold, 1.6)
        if row.first and line.seat is not None:
            colour = seat_colour(self._seats[line.seat].colour)
            mark = QRectF(place.left() + 4 * s, top + 4 * s, 13 * s, 13 * s)
            paint_mark(p, colour.mark, mark, colour.fill, room.ink if room.night else colour.dark)
        left, width = _text_place(row, place.width())
        text, detail = self._heights_of(row, place.width())
        write(p, QRectF(left, top, width, text), line.text, _voice(row), room.ink)
        if line.detail:
            write(p, QRectF(left, top + text, width, detail), line.detail, _quiet_voice(), room.ink_faded)
        for number, (seat, points) in enumerate(line.points):
            slip = QRectF(place.right() - (SLIP + 3) * s, top + number * SLIP_STEP * s, SLIP * s, 22 * s)
            self._paint_slip(p, slip, self._seats[seat], points)
        p.restore()

    def _width(self) -> int:
        """Width of a row; the scroll bar has its place whether it is there or not."""
        return self._view.width() - self._view.verticalScrollBar().sizeHint().width()

    def _paint_slip(self, p: QPainter, slip: QRectF, seat: Seat, points: int) -> None:
        s = scale()
        fill, edge = slip_colours(seat.colour)
        paint(p, rounded(slip, 11 * s), fill)
        stroke(p, rounded(slip, 11 * s), edge, 1.1)
        paint_mark(
            p,
            seat_colour(seat.colour).mark,
            QRectF(slip.left() + 5 * s, slip.top() + 7 * s, 8 * s, 8 * s),
            edge,
        )
        write(
            p, slip.adjusted(12 * s, -1, -1 * s, -1), f"{points:+d}", serif(14.5, BOLD), theme().ink, CENTRE
        )

    def _heights_of(self, row: Row, width: float) -> tuple[float, float]:
        _, wide = _text_place(row, width)

        def height(text: str, font: QFont) -> float:
            room = QRectF(0, 0, wide + 2, 10_000)  # `write` lets a line go so far
            return QFontMetricsF(font).boundingRect(room, WRAP, text).height() if text else 0.0

        text = max(height(row.line.text, _voice(row)), len(row.line.points) * SLIP_STEP * scale())
        return text, height(row.line.detail, _quiet_voice())


def _lead(row: Row) -> float:
    return (10 if row.first or row.heading else 3) * scale()


def _text_place(row: Row, width: float) -> tuple[float, float]:
    s = scale()
    left = (4 if row.heading else 23) * s
    return left, width - left - ((SLIP + 8) * s if row.line.points else 6 * s)


def _voice(row: Row) -> QFont:
    return serif(17, BOLD) if row.heading else sans(15.5)


def _quiet_voice() -> QFont:
    return sans(15)


def height_of(lines: int) -> int:
    """The height in which a list shows so many lines of text."""
    return math.ceil(lines * QFontMetricsF(sans(15.5)).lineSpacing())


class LineList(QListView):
    """The rows; tells which one the pointer or the keyboard is at.

    grows:  rows come at the end, so that is where one begins to read

    Signals:
        at_row:  a Row, or None when none is meant any more
    """

    at_row = Signal(object)

    def __init__(self, model: LineModel, name: str, grows: bool) -> None:
        super().__init__()
        self._grows = grows
        self._rows = model
        self._painter = _RowPainter(model.seats, self)
        self.setModel(model)
        self.setAccessibleName(name)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.viewport().setAutoFillBackground(False)
        self.entered.connect(lambda index: self.at_row.emit(index.data(ROW)))
        model.rowsInserted.connect(lambda _, first, last: self._measure(first, last))
        theme_signals().changed.connect(self._measure_all)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def show_newest(self) -> None:
        """Bring the last row into sight, whole."""
        self.doItemsLayout()
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = self._grows and bar.value() >= bar.maximum()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure_all()
        if at_end:
            self.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            event.accept()  # also where the list cannot go further: the table has other plans with them

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1 if self._grows else 0, 0))
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.at_row.emit(None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._tell()

    def _measure_all(self) -> None:
        self._measure(0, len(self._rows.rows) - 1)
        self.doItemsLayout()

    def _measure(self, first: int, last: int) -> None:
        """Give rows the size that they need in this width."""
        self._rows.blockSignals(True)  # nothing to repaint yet: the list is laid out afterwards
        for number in range(first, last + 1):
            item = self._rows.item(number)
            item.setData(self._painter.size_of(self._rows.rows[number]), Qt.ItemDataRole.SizeHintRole)
        self._rows.blockSignals(False)

    def _tell(self) -> None:
        current = self.currentIndex()
        self.at_row.emit(current.data(ROW) if self.hasFocus() and current.isValid() else None)


def snug(panel: Panel) -> None:
    """Give a panel with a list margins that grow less than the text."""
    inner = EDGE + round(PADDING * damped(1.2))
    panel.body.setContentsMargins(inner, inner - 2, inner - 8, inner + 2)
    panel.body.setSpacing(round(3 * scale()))
