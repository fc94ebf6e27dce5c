"""Where everything is printed on the sheet, in scene units; its upper left corner is (0, 0)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from engine.burgundy_dice.duchies import CELLS
from engine.burgundy_dice.scoring import BONUS_OF, BONUSES, CASTLE, COLOURS
from gui.kit.hexes import hex_at, middle_of

ROMAN = ("I", "II", "III")
"""How the phases are numbered."""

SHEET = QRectF(0, 0, 990, 852)

HEX = 45.0
"""From the middle of a hex to its corner."""
DUCHY = QPointF(304, 318)
"""The middle of the duchy."""

TIME = QPointF(610, 48)
TIME_STEP = 124.0
"""From phase to phase."""
BOX, BOX_STEP = 29.0, 31.0
NOTE_LINES = 8
"""Points written below each other before the hand must write smaller."""
NOTES_HIGH = 252.0

TABLE = QRectF(610, 424, 358, 138)

ROWS = QPointF(30, 616)
"""The left end of the row of the first colour."""
ROW_STEP, ROWS_WIDE = 41.0, 578.0
CIRCLES_FROM, CIRCLE_STEP, CIRCLE = 126.0, 38.0, 15.0

DICE = QRectF(626, 580, 344, 262)
"""Where the dice come to rest."""
DIE = 35.0
DICE_SPOTS = (
    (QPointF(676, 634), 17.0),
    (QPointF(792, 628), -20.0),
    (QPointF(682, 768), -14.0),
    (QPointF(798, 774), 24.0),
    (QPointF(906, 640), 10.0),
)
"""Number dice, colour dice, hourglass die: where they rest and how they are turned."""
TOTAL = QPointF(912, 772)


def hex_middle(hex: int) -> QPointF:
    """The middle of a hex of the duchy."""
    return DUCHY + middle_of(CELLS[hex], HEX)


def hex_under(place: QPointF) -> int | None:
    """The hex of the duchy under a point."""
    cell = hex_at(place - DUCHY, HEX)
    return CELLS.index(cell) if cell in CELLS else None


def time_box(phase: int, number: int) -> QPointF:
    """The middle of a box of a time column."""
    return TIME + QPointF(phase * TIME_STEP + BOX / 2, 38 + number * BOX_STEP + BOX / 2)


def notes_box(phase: int) -> QRectF:
    """The column of points beside a time column."""
    return QRectF(TIME.x() + phase * TIME_STEP + 40, TIME.y() + 38, 70, 10 * BOX_STEP - 2)


def note(phase: int, number: int, of: int) -> tuple[QPointF, float]:
    """Where points are written down, and how large, when there are so many of them."""
    box = notes_box(phase)
    step = NOTES_HIGH / max(NOTE_LINES, of)
    return QPointF(box.center().x(), box.top() + step * (number + 0.5) + 0.5), min(22.0, step * 0.78)


def subtotal_box(phase: int) -> QRectF:
    box = notes_box(phase)
    return QRectF(box.left(), box.bottom() - 46, box.width(), 46)


def row(colour: str) -> float:
    """The height of a colour's row."""
    return ROWS.y() + COLOURS.index(colour) * ROW_STEP


_COLOUR_OF = {bonus: colour for colour, bonus in BONUS_OF.items()}


def circle(bonus: str, number: int) -> QPointF:
    """A circle of a bonus's own row."""
    return QPointF(ROWS.x() + CIRCLES_FROM + number * CIRCLE_STEP, row(_COLOUR_OF[bonus]))


def castle_circle(bonus: str) -> QPointF:
    return QPointF(ROWS.x() + CIRCLES_FROM + BONUSES.index(bonus) * CIRCLE_STEP, row(CASTLE))


def star(colour: str, place: int) -> QPointF:
    """The star for the first (0) or second (1) to fill a colour."""
    return QPointF(ROWS.x() + ROWS_WIDE - 68 + place * 40, row(colour))


def castle_square(hex: int) -> QPointF:
    """The bonus square of a castle."""
    return hex_middle(hex) + QPointF(0, 19)
