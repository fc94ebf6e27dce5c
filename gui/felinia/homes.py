"""Where things lie on the families' boards: in a row below the harbour, or one above the other beside the chart."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from gui.felinia.plan import CHART, QUAY, TOWN

GAP = 12.0
ROW = QRectF(QUAY.left(), QUAY.bottom() + 16, QUAY.width(), 222)
WIDEST = 560.0
COLUMN = QRectF(CHART.right() + 24, TOWN.top() - 12, 254, QUAY.bottom() - TOWN.top() + 24)
TALLEST = 330.0
FRAME = 16.0
"""Room around everything for rope, shadows and light."""


@dataclass(frozen=True)
class Home:
    """The board in front of a family; `upright` ones are narrow and stand beside the chart."""

    rect: QRectF
    upright: bool

    def at(self, x: float, y: float) -> QPointF:
        """A point by its distance from the upper left corner."""
        return self.rect.topLeft() + QPointF(x, y)

    @property
    def band(self) -> QRectF:
        """The strip in the family's colour."""
        wide, tall = (self.rect.width(), 44.0) if self.upright else (62.0, self.rect.height())
        return QRectF(self.rect.left(), self.rect.top(), wide, tall)

    @property
    def name(self) -> QRectF:
        """Where the family's name stands on the band."""
        if self.upright:
            return QRectF(self.at(60, 6), self.at(self.rect.width() - 58, 38))
        return QRectF(self.at(5, 106), self.at(59, 132))

    def merchant(self) -> QPointF:
        """Where the merchants at home stand."""
        return self.at(31, 20) if self.upright else self.at(32, 60)

    def merchants(self) -> QPointF:
        """Where their number stands."""
        return self.at(self.rect.width() - 32, 23) if self.upright else self.at(32, 146)

    def hand(self) -> QPointF:
        """Where the stones lie that are still to be placed."""
        return self.at(184, 218) if self.upright else self.at(32, 198)

    def bell(self) -> QPointF:
        """Where the start player's bell stands."""
        return self.at(self.rect.width() - 4, 4) if self.upright else self.at(11, 10)

    def coin(self, silver: int) -> QPointF:
        """The hollow of the coin track for so much silver."""
        return self.at(32 + 31.5 * silver, 65) if self.upright else self.at(88 + 32 * silver, 30)

    def store(self, number: int, count: int) -> QPointF:
        """Where a goods tile lies; if there are many they move closer together."""
        x, y, right = (35, 112, 30) if self.upright else (94, 87, 96)
        step = min(56.0, (self.rect.width() - right - x) / max(count - 1, 1))
        return self.at(x + step * number, y)

    def card(self, number: int) -> QPointF:
        """Where a sort of cards lies."""
        return self.at(26 + 55 * number, 163) if self.upright else self.at(84 + 53 * number, 141)

    def field(self, turn: int) -> QPointF:
        """The fields for stones that bring silver."""
        return (
            self.at(30 + 44 * turn, 206) if self.upright else self.at(self.rect.width() - 30, 26 + 39 * turn)
        )

    def purse(self) -> QPointF:
        """Where one opens the purse to sell something."""
        return self.at(self.rect.width() - 34, 163) if self.upright else self.at(self.rect.width() - 30, 146)

    def tile(self, number: int, count: int) -> QPointF:
        """Where something won lies, in as many rows as the board has room for."""
        x, y, right = (30, 250, 30) if self.upright else (92, 195, 26)
        rows = 1 + int((self.rect.height() - y - 24) / 46)
        in_row = -(-count // rows)
        room = self.rect.width() - right - x
        in_row = max(in_row, min(count, int(room / 43) + 1), 1)
        row, column = divmod(number, in_row)
        step = min(43.0, room / max(in_row - 1, 1))
        return self.at(x + step * column, y + 46 * row)


def homes(players: int, beside: bool) -> tuple[Home, ...]:
    """The boards of all families, beside the chart or below the harbour."""
    if beside:
        step = (COLUMN.height() + GAP) / players
        tall = min(TALLEST, step - GAP)
        top = COLUMN.top() + (step - GAP - tall) / 2
        tops = [top + step * seat for seat in range(players)]
        return tuple(Home(QRectF(COLUMN.left(), y, COLUMN.width(), tall), True) for y in tops)
    step = (ROW.width() + GAP) / players
    wide = min(WIDEST, step - GAP)
    left = ROW.left() + (step - GAP - wide) / 2
    lefts = [left + step * seat for seat in range(players)]
    return tuple(Home(QRectF(x, ROW.top(), wide, ROW.height()), False) for x in lefts)


def table(beside: bool) -> QRectF:
    """Everything on the table, with what surrounds it."""
    whole = TOWN | CHART | QUAY | (COLUMN if beside else ROW)
    return whole.adjusted(-FRAME, -FRAME, FRAME, FRAME)
