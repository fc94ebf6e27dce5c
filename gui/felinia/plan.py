"""Where town, chart and harbour lie, in scene units; the island keeps the units of its map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from gui.felinia.art.island import AREA

CHART = AREA
TOWN = QRectF(-476, 0, 456, 930)
QUAY = QRectF(-476, 950, 1476, 176)


def sides(rect: QRectF) -> tuple[float, float, float, float]:
    """Left, top, width and height."""
    return rect.left(), rect.top(), rect.width(), rect.height()


# ---------------------------------------------------------------- the town

STALLS = 98.0
"""Where the first stall begins, below the houses."""
STALL = 126.0
"""From stall to stall."""
COUNTER = QRectF(50, 30, 268, 84)
"""The counter of a stall, from the upper left corner of its row."""
GOOD = 70.0
SIGN = QRectF(12, 734, 306, 186)
"""The guild's signboard, from the upper left corner of the town."""
STACK_AT = 362.0
PRICE_AT = 427.0


def stall_top(row: int) -> float:
    """Where a row of the town begins; the guild is the row after the last market."""
    return TOWN.top() + STALLS + STALL * row


def market_space(row: int, space: int) -> QPointF:
    """The middle of a goods space."""
    step = (COUNTER.width() - 18) / 3
    x = TOWN.left() + COUNTER.left() + 9 + step * (space + 0.5)
    return QPointF(x, stall_top(row) + COUNTER.center().y() + 3)


def market_rect(row: int) -> QRectF:
    """Everything that belongs to a market."""
    return QRectF(TOWN.left() + 6, stall_top(row) + 2, TOWN.width() - 12, STALL - 6)


def guild_rect() -> QRectF:
    return QRectF(TOWN.left() + 6, TOWN.top() + SIGN.top() - 2, TOWN.width() - 12, SIGN.height() + 6)


def stack_foot(row: int, guild: bool = False) -> QPointF:
    """Where the lowest stone of a stack lies."""
    y = TOWN.top() + SIGN.top() + 112 if guild else stall_top(row) + 88
    return QPointF(TOWN.left() + STACK_AT, y)


def price_spot(row: int, guild: bool = False) -> QPointF:
    return QPointF(TOWN.left() + PRICE_AT, stack_foot(row, guild).y() - 16)


def swap_rect(number: int) -> QRectF:
    """An exchange of goods on the guild's sign."""
    return QRectF(TOWN.left() + SIGN.left() + 8 + 147 * number, TOWN.top() + SIGN.top() + 42, 143, 58)


def bonus_spot(number: int) -> QPointF:
    """The middle of an open bonus tile on the guild's sign."""
    return QPointF(TOWN.left() + SIGN.left() + 130 + 38 * number, TOWN.top() + SIGN.top() + 144)


def tray_spot(number: int, count: int) -> QPointF:
    """Where goods from the bag are offered, over the guild."""
    return QPointF(TOWN.center().x() + (number - (count - 1) / 2) * 88, TOWN.top() + SIGN.top() + 20)


PHASE = QRectF(292, 4, 156, 96)
"""The plate with round and phase, from the upper left corner of the town."""


# ---------------------------------------------------------------- the harbour of the town

BERTH = 318.0
SHIP = 122.0


def ship_spot(ship: int) -> QPointF:
    """Where a ship lies at the quay."""
    return QPointF(QUAY.left() + BERTH * ship + 62, QUAY.top() + 98)


def ship_tile_spot(ship: int) -> QPointF:
    """The upper left corner of a ship's tile."""
    return QPointF(QUAY.left() + BERTH * ship + 120, QUAY.top() + 14)


def berth_rect(ship: int) -> QRectF:
    return QRectF(QUAY.left() + BERTH * ship + 4, QUAY.top() + 4, BERTH - 4, QUAY.height() - 8)


PLACES_AT = QPointF(CHART.right() - 92, CHART.top() + 84)
"""The stack of mysterious places on the chart, and how large its cards are."""
PLACES_SCALE = 0.46


def pile_spot() -> QPointF:
    """The upper left corner of the ship tiles to come."""
    return QPointF(QUAY.left() + 4 * BERTH + 4, QUAY.top() + 8)
