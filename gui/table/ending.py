"""The end of a match: who won, what the points were made of, how it went."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from engine.core.match import Match, Seat
from gui.kit.fonts import BOLD, REGULAR, SEMIBOLD, sans, scale, serif
from gui.kit.icons import paint_icon
from gui.kit.paint import LEFT, RIGHT, clear, paint, pen, stroke, write
from gui.kit.paths import rounded
from gui.kit.theme import paint_mark, seat_colour, theme
from gui.kit.widgets.sheet import Sheet
from gui.kit.widgets.text import Heading, Label
from gui.table.chart import ScoreChart
from gui.table.face import Words
from gui.table.sums import by_source, courses, gains

translate = QCoreApplication.translate


class _Place(QWidget):
    """One line of the ranking; the winners' have a cup."""

    def __init__(self, place: int, seat: Seat, score: int) -> None:
        super().__init__()
        self._place = place
        self._seat = seat
        self._score = score
        self.setAccessibleName(f"{place}. {seat.name}: {score}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(240 * scale()), round((52 if self._place == 1 else 40) * scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, room, colour = scale(), theme(), seat_colour(self._seat.colour)
        won = self._place == 1
        line = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        if won:
            paint(p, rounded(line, 8), clear(room.glow, 0.28 if not room.night else 0.14))
            stroke(p, rounded(line, 8), room.gold, 1.4)
        inner = line.adjusted(10 * s, 0, -12 * s, 0)
        number = QRectF(inner.left(), inner.top(), 34 * s, inner.height())
        if won:
            paint_icon(p, "trophy", QRectF(number.left(), number.center().y() - 14 * s, 28 * s, 28 * s))
        else:
            write(p, number, f"{self._place}.", serif(18), room.ink_faded, LEFT)
        mark = QRectF(number.right() + 4 * s, inner.center().y() - 9 * s, 18 * s, 18 * s)
        paint_mark(p, colour.mark, mark, colour.fill, room.ink if room.night else colour.dark)
        score, voice = str(self._score), serif(30 if won else 23, BOLD)
        write(p, inner.adjusted(0, -2, 0, 0), score, voice, room.ink, RIGHT)
        left, wide = mark.right() + 10 * s, QFontMetricsF(voice).horizontalAdvance(score)
        name = QRectF(left, inner.top(), inner.right() - wide - 10 * s - left, inner.height())
        write(p, name, self._seat.name, serif(23 if won else 19), room.ink, LEFT, 0.5)


class _Heads(QWidget):
    """The head of a column: a seat's mark and name."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat = seat
        self.setAccessibleName(seat.name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(78 * scale()), round(40 * scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, room, colour = scale(), theme(), seat_colour(self._seat.colour)
        side = 15 * s
        mark = QRectF(self.width() - side - 2, 1, side, side)
        paint_mark(p, colour.mark, mark, colour.fill, room.ink if room.night else colour.dark)
        write(
            p,
            QRectF(0, 17 * s, self.width() - 1, 22 * s),
            self._seat.name,
            sans(14),
            room.ink_faded,
            RIGHT,
            0.6,
        )


class _Line(QWidget):
    """The line above the sum."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(7)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setPen(pen(theme().ink_faded, 1.4))
        p.drawLine(0, 3, self.width(), 3)


class Ending(Sheet):
    """The end screen.

    Signals:
        play_again:  once more with the same people and options
        new_game:    another set-up
        step:        go through the match from its beginning
    """

    play_again = Signal()
    new_game = Signal()
    step = Signal()

    def __init__(self, host: QWidget, match: Match, words: Words) -> None:
        winners = match.ranking()[0]
        names = [match.seats[seat].name for seat in winners]
        super().__init__(host, _verdict(names), 900)
        if note := words.ending(match.game):
            self.body.addWidget(Label(note))
        top = QHBoxLayout()
        top.setSpacing(round(20 * scale()))
        top.addLayout(self._ranking(match), 4)
        top.addWidget(ScoreChart(match.seats, courses(match)), 6)
        self.body.addLayout(top)
        self.body.addSpacing(round(8 * scale()))
        self.body.addWidget(Heading(self.tr("Where the points come from"), level=2))
        self.body.addLayout(self._table(match, words))
        self.add_button("board", self.tr("Look at the board"))
        self.add_button("step", self.tr("Step through the match"))
        self.add_button("new", self.tr("New game"))
        self.add_button("again", self.tr("Play again"), primary=True)
        self.closed.connect(self._answer)

    def _answer(self, key: str) -> None:
        answers = {"again": self.play_again, "new": self.new_game, "step": self.step}
        if key in answers:
            answers[key].emit()

    @staticmethod
    def _ranking(match: Match) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(2)
        scores, place, row = match.scores(), 1, 0
        for tied in match.ranking():
            for seat in tied:
                grid.addWidget(_Place(place, match.seats[seat], scores[seat]), row, 0)
                row += 1
            place += len(tied)
        grid.setRowStretch(row, 1)
        return grid

    def _table(self, match: Match, words: Words) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(10 * scale()))
        grid.setVerticalSpacing(round(2 * scale()))
        seats = len(match.seats)
        for column, seat in enumerate(match.seats, 1):
            grid.addWidget(_Heads(seat), 0, column)
            grid.setColumnStretch(column, 2)
        grid.setColumnStretch(0, 3)
        table = {words.source(source): points for source, points in by_source(gains(match), seats).items()}
        scores = match.scores()
        before = [score - sum(points[seat] for points in table.values()) for seat, score in enumerate(scores)]
        if any(before):
            table[self.tr("Before this record begins")] = before
        for row, (name, points) in enumerate(table.items(), 1):
            grid.addWidget(Label(name), row, 0)
            for column, value in enumerate(points, 1):
                grid.addWidget(_number(value, False), row, column)
        last = len(table) + 2
        grid.addWidget(_Line(), last - 1, 0, 1, seats + 1)
        grid.addWidget(Label(self.tr("Sum"), weight=SEMIBOLD), last, 0)
        for column, value in enumerate(scores, 1):
            grid.addWidget(_number(value, True), last, column)
        return grid


def _number(value: int, bold: bool) -> Label:
    label = Label(
        str(value) if value else "–", weight=BOLD if bold else REGULAR, tone="ink" if value else "ink_faded"
    )
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def _verdict(names: list[str]) -> str:
    if len(names) == 1:
        return translate("Ending", "{name} wins").format(name=names[0])
    together = ", ".join(names[:-1])
    return translate("Ending", "{names} and {last} share the victory").format(names=together, last=names[-1])
