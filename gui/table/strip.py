"""The whole match as a row of small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.core.match import Entry, Seat
from engine.core.values import Scored
from gui.kit.fonts import BOLD, damped, serif
from gui.kit.paint import CENTRE, clear, glow, paint, pen, shadow, stroke, write
from gui.kit.paths import rounded
from gui.kit.pixmaps import pictures
from gui.kit.theme import paint_mark, seat_colour, theme, theme_signals
from gui.kit.widgets.focus import RING, Ringed
from gui.table.face import Face, Painter
from gui.table.remembered import Remembered

CELL, GAP = 40, 8
FADE = 26
SHADOW = 8  # how far a picture's shadow reaches
RAIL = 15
"""Height of the row with the marks of the seats."""


@dataclass(frozen=True)
class Mark:
    """A picture on the time line: the actions `first` to `last` (counted from 1) of one seat."""

    seat: int
    first: int
    last: int
    painter: Painter | None
    points: int = 0


def marks_of(entries: Sequence[Entry], face: Face) -> list[Mark]:
    """What follows a picture without one of its own belongs to it, as long as the same seat acts."""
    marks: list[Mark] = []
    for count, entry in enumerate(entries, 1):
        painter = face.time_mark(entry)
        points = sum(event.points for event in entry.events if isinstance(event, Scored) and event.points > 0)
        if painter is None and marks and marks[-1].seat == entry.seat:
            marks[-1] = replace(marks[-1], last=count, points=marks[-1].points + points)
        else:
            marks.append(Mark(entry.seat, count, count, painter, points))
    return marks


class Strip(Remembered, Ringed, QWidget):
    """The pictures themselves.  Wheel and drag scroll; a click looks at that moment.

    Signals:
        looked:   the number of actions after which the player wants to see the board
        stepped:  so many actions back or forth
    """

    looked = Signal(int)
    stepped = Signal(int)

    def __init__(self, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = seats
        self.marks: list[Mark] = []
        self._total = 0
        self._shown = 0
        self._offset = 0.0
        self._dragged: float | None = None
        self._pictures: dict[int, QPixmap] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Time line"))
        theme_signals().changed.connect(self.forget)

    def show_marks(self, marks: Sequence[Mark], total: int) -> None:
        if [mark.first for mark in self.marks] != [mark.first for mark in marks[: len(self.marks)]]:
            self._pictures.clear()
        for number in [number for number in self._pictures if number >= len(marks) - 1]:
            del self._pictures[number]
        self.marks = list(marks)
        self._total = total
        self.update()

    def show_moment(self, count: int) -> None:
        """Mark the moment after so many actions, and bring it into sight."""
        self._shown = count
        self.setAccessibleDescription(
            self.tr("Move {count} of {total}").format(count=count, total=self._total)
        )
        spot = self.place_of(self._number_at(count)).translated(self._offset, 0)
        margin = min(120.0, self.width() / 3)
        if spot.right() + margin > self._offset + self.width():
            self._offset = spot.right() + margin - self.width()
        if spot.left() - margin < self._offset:
            self._offset = spot.left() - margin
        self._keep_in_bounds()
        self.update()

    @property
    def cell(self) -> int:
        """Side of a picture; it grows a little with the text."""
        return round(CELL * max(1.0, damped(1.4)))

    def place_of(self, number: int) -> QRectF:
        """Where picture `number` lies; the one after the last is "now"."""
        return QRectF(RING + 4 + number * (self.cell + GAP) - self._offset, self._top(), self.cell, self.cell)

    def sizeHint(self) -> QSize:
        return QSize(400, self.cell + RAIL + 26)

    # -- events

    def draw(self, p: QPainter) -> None:
        p.setClipRect(self.rect())
        rail = self._top() + self.cell + 6 + RAIL / 2
        end = self.place_of(len(self.marks)).right()
        p.setPen(pen(theme().rule, 3))
        p.drawLine(QPointF(4, rail), QPointF(min(end, self.width() - 4), rail))
        here = self._number_at(self._shown)
        first = max(0, int(self._offset / (self.cell + GAP)) - 1)
        last = min(len(self.marks), first + self.width() // (self.cell + GAP) + 3)
        for number in range(first, last):
            self._paint_mark(p, number, number == here, rail)
        self._paint_now(p, self.place_of(len(self.marks)), here == len(self.marks))
        self._fade_ends(p, end)
        self.paint_ring(p, QRectF(self.rect()).adjusted(4, 4, -4, -4), 6)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragged = 0.0
        self._last_x = event.position().x()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            way = self._last_x - event.position().x()
            self._last_x = event.position().x()
            self._dragged += abs(way)
            if self._dragged > 6:
                self._scroll_by(way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None and self._dragged <= 6:
            number = self._at(event.position().x())
            if number is not None:
                self.looked.emit(self._total if number == len(self.marks) else self.marks[number].last)
        self._dragged = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta()
        self._scroll_by(
            -(turn.y() if abs(turn.y()) > abs(turn.x()) else turn.x()) / 120 * 2 * (self.cell + GAP)
        )
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left:
                self.stepped.emit(-1)
            case Qt.Key.Key_Right:
                self.stepped.emit(1)
            case Qt.Key.Key_PageUp:
                self.stepped.emit(-10)
            case Qt.Key.Key_PageDown:
                self.stepped.emit(10)
            case Qt.Key.Key_Home:
                self.looked.emit(0)
            case Qt.Key.Key_End:
                self.looked.emit(self._total)
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_moment(self._shown)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._at(event.pos().x())
            if number is not None and number < len(self.marks):
                mark = self.marks[number]
                text = self.tr("{name}, move {count}").format(
                    name=self._seats[mark.seat].name, count=mark.first
                )
                QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    # -- painting

    def _top(self) -> float:
        return (self.height() - self.cell - RAIL - 6) / 2 + 4

    def _paint_mark(self, p: QPainter, number: int, here: bool, rail: float) -> None:
        mark, place, room = self.marks[number], self.place_of(number), theme()
        colour = seat_colour(self._seats[mark.seat].colour)
        faded = mark.first > self._shown
        p.setOpacity(0.45 if faded else 1)
        if mark.painter is not None:
            shape = rounded(place, 2)
            if here:
                glow(p, shape, room.glow, 8)
            else:
                self._paint_shadow(p, place)
            p.drawPixmap(place.topLeft(), self._picture(number, mark.painter))
            stroke(p, shape, room.gold if here else colour.dark, 2.4 if here else 1.6)
        edge = room.ink if room.night else colour.dark
        side = RAIL + (4 if here else 0)
        spot = QRectF(place.center().x() - side / 2, rail - side / 2, side, side)
        if here and mark.painter is None:
            glow(p, rounded(spot, side / 2), room.glow, 6)
        paint_mark(p, colour.mark, spot, colour.fill, edge)
        if mark.points:
            self._paint_points(p, place, mark.points)
        p.setOpacity(1)

    def _paint_shadow(self, p: QPainter, place: QRectF) -> None:
        """The shadow that every picture throws, painted once for all."""
        whole = self.cell + 2 * SHADOW

        def draw(painter: QPainter) -> None:
            shadow(painter, rounded(QRectF(SHADOW, SHADOW, self.cell, self.cell), 2), 3, 0.4)

        picture = pictures.get("time line shadow", whole, whole, self.devicePixelRatioF(), draw)
        p.drawPixmap(place.topLeft() - QPointF(SHADOW, SHADOW), picture)

    def _fade_ends(self, p: QPainter, end: float) -> None:
        """What goes on beyond an end fades away there."""
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        for hidden, at, inward in ((self._offset > 0, 0, FADE), (end > self.width(), self.width(), -FADE)):
            if hidden:
                fade = QLinearGradient(at, 0, at + inward, 0)
                fade.setColorAt(0, QColor(0, 0, 0, 255))
                fade.setColorAt(1, QColor(0, 0, 0, 0))
                p.fillRect(QRectF(min(at, at + inward), 0, FADE, self.height()), fade)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _paint_points(self, p: QPainter, place: QRectF, points: int) -> None:
        wide = 26 if points < 100 else 32
        flag = QRectF(place.right() - wide + 9, place.top() - 9, wide, 18)
        paint(p, rounded(flag, 9), "#2B2320")
        stroke(p, rounded(flag, 9), theme().gold, 1.2)
        write(p, flag.adjusted(0, -1, 0, -1), str(points), serif(13, BOLD, fixed=True), theme().glow, CENTRE)

    def _paint_now(self, p: QPainter, place: QRectF, here: bool) -> None:
        room = theme()
        shape = rounded(place.adjusted(1, 1, -1, -1), 5)
        if here:
            glow(p, shape, room.glow, 7)
        paint(p, shape, clear(room.glow, 0.3))
        stroke(p, shape, room.gold, 2 if here else 1)
        write(p, place, self.tr("now"), serif(14, italic=True, fixed=True), room.ink, CENTRE)

    def _picture(self, number: int, painter: Painter) -> QPixmap:
        found = self._pictures.get(number)
        if found is None:
            ratio = self.devicePixelRatioF()
            found = QPixmap(round(self.cell * ratio), round(self.cell * ratio))
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            p = QPainter(found)
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter(p, QRectF(0, 0, self.cell, self.cell))
            p.end()
            self._pictures[number] = found
        return found

    def forget(self) -> None:
        self._pictures.clear()
        self.update()

    # -- where things are

    def _number_at(self, count: int) -> int:
        """The picture that shows the moment after `count` actions."""
        if count >= self._total:
            return len(self.marks)
        return max((number for number, mark in enumerate(self.marks) if mark.first <= count), default=0)

    def _at(self, x: float) -> int | None:
        number = int((x + self._offset - RING - 4) // (self.cell + GAP))
        return number if 0 <= number <= len(self.marks) else None

    def _scroll_by(self, way: float) -> None:
        self._offset += way
        self._keep_in_bounds()
        self.update()

    def _keep_in_bounds(self) -> None:
        most = (len(self.marks) + 1) * (self.cell + GAP) + 2 * RING + 8 - self.width()
        self._offset = min(max(0.0, self._offset), max(0.0, most))
