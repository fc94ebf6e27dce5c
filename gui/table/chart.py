"""How the scores went, as a graph."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.core.match import Seat
from gui.kit.fonts import sans, scale, serif
from gui.kit.paint import LEFT, RIGHT, clear, pen, write
from gui.kit.paths import line
from gui.kit.theme import paint_mark, seat_colour, theme, theme_signals

TICKS = 5


class ScoreChart(QWidget):
    """One line for each seat, ending in its mark and its score."""

    def __init__(
        self, seats: Sequence[Seat], courses: Sequence[Sequence[int]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seats = seats
        self._courses = courses
        self.setAccessibleName(self.tr("Scores over the match"))
        spoken = (f"{seat.name}: {course[-1]}" for seat, course in zip(seats, courses, strict=True))
        self.setAccessibleDescription(", ".join(spoken))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme_signals().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(round(420 * scale()), round(210 * scale()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(220 * scale()), round(130 * scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, room = scale(), theme()
        low = min(0, *(min(course) for course in self._courses))
        high = max(1, *(max(course) for course in self._courses))
        step = nice_step((high - low) / TICKS)
        top = low + step * -(-(high - low) // step)
        wide = QFontMetricsF(sans(13)).horizontalAdvance(str(round(top))) + 8 * s
        area = QRectF(self.rect()).adjusted(wide, 8 * s, -52 * s, -10 * s)
        moves = max(1, len(self._courses[0]) - 1)

        def spot(count: int, points: float) -> QPointF:
            return QPointF(
                area.left() + area.width() * count / moves,
                area.bottom() - area.height() * (points - low) / (top - low),
            )

        value = low
        while value <= top:
            y = spot(0, value).y()
            p.setPen(pen(clear(room.rule, 0.6), 1, Qt.PenCapStyle.FlatCap))
            p.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            write(
                p,
                QRectF(0, y - 10 * s, wide - 5 * s, 20 * s),
                str(round(value)),
                sans(13),
                room.ink_faded,
                RIGHT,
            )
            value += step
        ends = _apart([spot(moves, course[-1]).y() for course in self._courses], 19 * s)
        for seat, course in zip(self._seats, self._courses, strict=True):
            colour = seat_colour(seat.colour)
            way = line(*(spot(count, points).toTuple() for count, points in enumerate(course)))
            p.strokePath(way, pen(colour.dark if not room.night else clear("#FFFFFF", 0.35), 4.2))
            p.strokePath(way, pen(colour.fill, 2.6))
        for seat, course, end in zip(self._seats, self._courses, ends, strict=True):
            colour = seat_colour(seat.colour)
            edge = colour.dark if not room.night else room.ink
            paint_mark(
                p, colour.mark, QRectF(area.right() + 4 * s, end - 7 * s, 14 * s, 14 * s), colour.fill, edge
            )
            write(
                p,
                QRectF(area.right() + 22 * s, end - 11 * s, 32 * s, 22 * s),
                str(course[-1]),
                serif(15),
                room.ink,
                LEFT,
            )


def nice_step(wanted: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50... that is not smaller."""
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power >= wanted:
                return digit * power
        power *= 10


def _apart(heights: Sequence[float], gap: float) -> list[float]:
    """The heights, moved so that no two labels cover each other."""
    moved = list(heights)
    order = sorted(range(len(moved)), key=moved.__getitem__)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + gap)
    return moved
