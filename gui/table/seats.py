"""The seats: who plays, whose turn it is, the score and the pieces in front of everyone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.core.match import Seat
from gui.kit.fonts import BOLD, REGULAR, SEMIBOLD, sans, scale, serif
from gui.kit.motion import SPEEDS
from gui.kit.paint import LEFT, RIGHT, clear, parchment, pen, tone, write
from gui.kit.paths import poly
from gui.kit.pixmaps import pictures
from gui.kit.settings import settings
from gui.kit.theme import paint_mark, seat_colour, theme
from gui.kit.widgets.buttons import Button
from gui.table.face import Supply
from gui.table.remembered import Remembered

MARGIN = 12
"""Room around a card for its shadow and its glow."""
LONGEST_ROW = 10
"""So many pieces are still shown one by one."""

SHORT_IN_A_ROW = 4
"""Pieces of which only the number is shown, side by side."""


class Size(Enum):
    """How much of a seat is shown; the value is the height of its card at 100 %."""

    FULL = 110
    COMPACT = 64
    LINE = 38

    @property
    def gap(self) -> int:
        """Distance between two cards."""
        return {Size.FULL: 14, Size.COMPACT: 10, Size.LINE: 7}[self]


@dataclass
class SeatState:
    """What a card shows."""

    score: int = 0
    note: str = ""
    at_turn: bool = False
    supplies: list[Supply] = field(default_factory=list)


class SeatCard(Remembered, Button):
    """One seat.  Pressing it opens the sum of its points."""

    def __init__(self, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.seat = seat
        self.state = SeatState()
        self._size = Size.FULL
        self.shown_score = 0
        self._counting = QVariantAnimation(self)
        self._counting.valueChanged.connect(self._count)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, state: SeatState, count_up: bool) -> None:
        self.state = state
        if not count_up:
            self._counting.stop()
            self._count(state.score)
        self.setAccessibleName(self._spoken())
        self.setToolTip(self.tr("{name}: how the points came about").format(name=self.seat.name))
        self.update()

    def catch_up(self) -> None:
        """Let the number that is shown run up (or down) to the score."""
        speed, score = SPEEDS[settings().values.animation], self.state.score
        self._counting.stop()
        if not speed or not self.isVisible():
            self._count(score)
        elif self.shown_score != score:
            self._counting.setStartValue(self.shown_score)
            self._counting.setEndValue(score)
            self._counting.setDuration(round(500 * speed))
            self._counting.start()

    def set_size(self, size: Size) -> None:
        self._size = size
        self.updateGeometry()
        self.update()

    def height_for(self, size: Size) -> int:
        """Height of the card without its margin."""
        rows = self._rows() if size is Size.FULL else 1
        return round((size.value + max(0, rows - 1) * 30) * scale())

    def sizeHint(self) -> QSize:
        return QSize(round(225 * scale()) + 2 * MARGIN, self.height_for(self._size) + 2 * MARGIN)

    def score_centre(self) -> QPointF:
        """Where flying points land, in the card's own coordinates."""
        card = self._card()
        return QPointF(card.right() - 34 * scale(), card.top() + 30 * scale())

    def draw(self, p: QPainter) -> None:
        card, at_turn = self._card(), self.state.at_turn
        key = ("seat", theme().night, at_turn)
        background = pictures.get(
            key,
            self.width(),
            self.height(),
            self.devicePixelRatioF(),
            lambda painter: parchment(painter, card, 9, 9 if at_turn else 7, at_turn),
        )
        p.drawPixmap(0, 0, background)
        self.paint_ring(p, card, 9)
        s = scale()
        if self._size is Size.FULL:
            self._paint_ribbon(p, card, 34 * s, 56 * s)
            self._paint_head(p, card.adjusted(56 * s, 8 * s, -14 * s, 0), 22, 36, 27 * s)
            self._paint_rows(p, card.adjusted(14 * s, 68 * s, -14 * s, -6 * s))
        elif self._size is Size.COMPACT:
            self._paint_ribbon(p, card, 24 * s, 44 * s)
            self._paint_head(p, card.adjusted(44 * s, 2 * s, -12 * s, 0), 18, 26, 34 * s, note=False)
            self._paint_line(p, card.adjusted(44 * s, 34 * s, -12 * s, -4 * s))
        else:
            self._paint_ribbon(p, card, 20 * s, 30 * s)
            self._paint_head(
                p, card.adjusted(38 * s, 4 * s, -12 * s, 0), 17, 23, card.height() - 8 * s, note=False
            )

    # -- parts of the picture

    def _card(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def _paint_ribbon(self, p: QPainter, card: QRectF, width: float, length: float) -> None:
        colour = seat_colour(self.seat.colour)
        x, y = card.left() + 12, card.top() - 4
        shape = poly(
            (x, y),
            (x + width, y),
            (x + width, y + length),
            (x + width / 2, y + length * 0.82),
            (x, y + length),
        )
        p.fillPath(shape.translated(2, 3), clear("#000000", 0.27))
        silk = QLinearGradient(x, 0, x + width, 0)
        silk.setColorAt(0, tone(colour.fill, 1.12))
        silk.setColorAt(0.7, colour.fill)
        silk.setColorAt(1, tone(colour.fill, 0.82))
        p.fillPath(shape, silk)
        p.strokePath(shape, pen(colour.dark, 1.2))
        side = width * 0.62
        mark = QRectF(x + (width - side) / 2, y + 4 + (length * 0.8 - side) / 2 - 2, side, side)
        paint_mark(p, colour.mark, mark, line=colour.dark)

    def _paint_head(
        self, p: QPainter, place: QRectF, name: float, score: float, height: float, note: bool = True
    ) -> None:
        room, s = theme(), scale()
        number = serif(score, BOLD)
        wide = QFontMetricsF(number).horizontalAdvance(str(self.shown_score)) + 4
        box = QRectF(place.right() - wide, place.top(), wide, height * 1.6 if note else height)
        write(p, box, str(self.shown_score), number, room.ink, RIGHT)
        words = QRectF(place.left(), place.top(), place.width() - wide - 6 * s, height)
        write(p, words, self.seat.name, serif(name), room.ink, LEFT, 0.5)
        if note:
            self._paint_note(p, QRectF(words.left(), words.bottom(), words.width(), 20 * s))
            y = words.bottom() + 27 * s
            p.setPen(pen(clear(room.rule, 0.8), 1))
            p.drawLine(QPointF(place.left(), y), QPointF(place.right(), y))

    def _paint_note(self, p: QPainter, place: QRectF) -> None:
        room = theme()
        active = room.link if not room.night else room.gold
        colour, weight = (active, SEMIBOLD) if self.state.at_turn else (room.ink_faded, REGULAR)
        smallest = min(0.7, 11 / (14 * scale()))  # rather small than cut: at 200 % that is still 11 pixels
        write(p, place, self.state.note, sans(14, weight), colour, LEFT, smallest)

    def _paint_line(self, p: QPainter, place: QRectF) -> None:
        """Note and pieces in one line: the pieces as numbers, from the right."""
        s, x = scale(), place.right()
        font = serif(16)
        for supply in reversed(self.state.supplies):
            text = str(supply.left)
            wide = QFontMetricsF(font).horizontalAdvance(text) + 3
            if x - wide - 24 * s < place.left() + place.width() * 0.36:
                break
            write(p, QRectF(x - wide, place.top(), wide, place.height()), text, font, theme().ink, RIGHT)
            self._paint_piece(
                p,
                supply,
                QRectF(x - wide - 23 * s, place.center().y() - 10 * s, 20 * s, 20 * s),
                supply.left > 0,
            )
            x -= wide + 30 * s
        self._paint_note(p, QRectF(place.left(), place.top(), x - place.left() - 2, place.height()))

    def _rows(self) -> int:
        long = [supply for supply in self.state.supplies if _in_a_row(supply)]
        short = len(self.state.supplies) - len(long)
        return max(1, len(long) + math.ceil(short / SHORT_IN_A_ROW))

    def _paint_rows(self, p: QPainter, place: QRectF) -> None:
        s, y = scale(), place.top()
        font = serif(19, BOLD)
        short = []
        for supply in self.state.supplies:
            if not _in_a_row(supply):
                short.append(supply)
                continue
            count = max(supply.of or 0, supply.left)
            step = min(27 * s, (place.width() - 30 * s) / count)
            for k in range(count):
                self._paint_piece(
                    p, supply, QRectF(place.left() + k * step, y, min(step, 25 * s), 25 * s), k < supply.left
                )
            write(
                p,
                QRectF(place.right() - 30 * s, y, 30 * s, 26 * s),
                str(supply.left),
                font,
                theme().ink,
                RIGHT,
            )
            y += 30 * s
        step = place.width() / SHORT_IN_A_ROW
        for number, supply in enumerate(short):
            x = place.left() + number % SHORT_IN_A_ROW * step
            top = y + number // SHORT_IN_A_ROW * 30 * s
            self._paint_piece(p, supply, QRectF(x, top, 24 * s, 24 * s), supply.left > 0)
            words = QRectF(x + 26 * s, top, step - 26 * s, 24 * s)
            write(p, words, str(supply.left), serif(17), theme().ink, LEFT, 0.6)

    def _paint_piece(self, p: QPainter, supply: Supply, place: QRectF, here: bool) -> None:
        """A piece, or faintly the place of one that is elsewhere."""
        key = ("piece", supply.name, self.seat.colour, settings().values.colour_blind)
        picture = pictures.get(
            key,
            place.width(),
            place.height(),
            self.devicePixelRatioF(),
            lambda painter: supply.paint(painter, QRectF(0, 0, place.width(), place.height())),
        )
        p.setOpacity(1.0 if here else 0.2)
        p.drawPixmap(place.topLeft(), picture)
        p.setOpacity(1.0)

    # -- numbers and words

    def _count(self, score: int) -> None:
        self.shown_score = score
        self.update()

    def _spoken(self) -> str:
        """The card in words, for screen readers."""
        parts = [self.seat.name, self.tr("%n point(s)", "", self.state.score), self.state.note]
        for supply in self.state.supplies:
            if supply.of is None:
                parts.append(f"{supply.name}: {supply.left}")
            else:
                pieces = self.tr("{name}: {left} of {all}")
                parts.append(pieces.format(name=supply.name, left=supply.left, all=supply.of))
        return ", ".join(part for part in parts if part)


def _in_a_row(supply: Supply) -> bool:
    return supply.of is not None and 2 <= supply.of <= LONGEST_ROW


class SeatList:
    """The cards of all seats, which agree on one size."""

    def __init__(self, seats: Sequence[Seat], parent: QWidget) -> None:
        self.cards = [SeatCard(seat, parent) for seat in seats]

    def height_for(self, size: Size) -> int:
        return sum(card.height_for(size) + size.gap for card in self.cards) - size.gap

    def sizes(self, room: int) -> list[Size]:
        """The largest size in which all cards fit into so much height; the seat at turn may have more than the rest."""
        size = next((size for size in Size if self.height_for(size) <= room), Size.LINE)
        spare = room - self.height_for(size)
        larger = Size.FULL if size is Size.COMPACT else Size.COMPACT
        return [
            larger
            if size is not Size.FULL
            and card.state.at_turn
            and card.height_for(larger) - card.height_for(size) <= spare
            else size
            for card in self.cards
        ]
