"""Where everything lies on the table, in scene units; the island keeps the units of its map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from gui.felinia.art.island import AREA

CHART = AREA
TOWN = QRectF(-476, 0, 456, 930)
QUAY = QRectF(-476, 950, 1476, 176)
BOARDS = QRectF(-476, 1142, 1476, 186)
TABLE = QRectF(-490, -16, 1506, 1358)
"""Everything, with the rope around the chart."""


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


PHASE = QRectF(298, 10, 148, 76)
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


def pile_spot() -> QPointF:
    """The upper left corner of the ship tiles to come."""
    return QPointF(QUAY.left() + 4 * BERTH + 4, QUAY.top() + 8)


# ---------------------------------------------------------------- the families' boards

GAP = 12.0
WIDEST = 560.0


def board_rect(seat: int, seats: int) -> QRectF:
    """The board in front of a seat."""
    step = (BOARDS.width() + GAP) / seats
    wide = min(WIDEST, step - GAP)
    return QRectF(BOARDS.left() + step * seat + (step - GAP - wide) / 2, BOARDS.top(), wide, BOARDS.height())


TRACK = QPointF(88, 32)
"""The hollow for no silver, from a board's upper left corner."""
TRACK_STEP = 32.0
STORE = QPointF(94, 91)
STORE_STEP = 56.0
CARDS = QPointF(82, 152)
CARD_STEP = 52.0
FAN_FROM = 10.0
"""Distance of the tiles from the last card."""


def coin_spot(board: QRectF, silver: int) -> QPointF:
    return board.topLeft() + TRACK + QPointF(TRACK_STEP * silver, 0)


def store_spot(board: QRectF, number: int, count: int) -> QPointF:
    """Where a goods tile lies; more than five move closer together."""
    room = board.width() - 70 - STORE.x() - 26
    step = min(STORE_STEP, room / max(count - 1, 1))
    return board.topLeft() + STORE + QPointF(step * number, 0)


def card_spot(board: QRectF, number: int) -> QPointF:
    return board.topLeft() + CARDS + QPointF(CARD_STEP * number, 0)


def field_spot(board: QRectF, turn: int) -> QPointF:
    """The fields for stones that bring silver."""
    return QPointF(board.right() - 30, board.top() + 28 + 41 * turn)


def purse_spot(board: QRectF) -> QPointF:
    """Where one says that something is to be sold."""
    return QPointF(board.right() - 30, board.bottom() - 31)


def merchant_spot(board: QRectF) -> QPointF:
    """Where the merchants at home stand."""
    return board.topLeft() + QPointF(32, 66)


def tile_spot(board: QRectF, number: int, count: int, cards: int) -> QPointF:
    """Where a taken tile lies, after so many kinds of cards."""
    start = CARDS.x() + CARD_STEP * cards + FAN_FROM
    step = min(44.0, (board.width() - 78 - start) / max(count - 1, 1))
    return board.topLeft() + QPointF(start + step * number, CARDS.y())
