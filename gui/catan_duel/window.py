"""How much of a view the board has to itself."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSizeF
from PySide6.QtWidgets import QGraphicsView

from gui.kit.fonts import scale
from gui.table.arrangement import BORDER, LEFT_WIDTH, RIGHT_WIDTH
from gui.table.eye import TableEye

TIME_LINE = 112
AROUND = 24
"""What the camera leaves free around the board."""


def room_for_board(view: QGraphicsView) -> QSizeF:
    """How large the board may be drawn."""
    free = free_rect(view).size()
    return QSizeF(max(1, free.width() - 2 * AROUND), max(1, free.height() - 2 * AROUND))


def free_rect(view: QGraphicsView) -> QRect:
    """The part of a view that no panel of the table covers."""
    port = view.viewport().rect()
    if not isinstance(view, TableEye):
        return port
    s = scale()
    left = round(min(LEFT_WIDTH * s, port.width() * 0.27)) + BORDER
    right = round(min(RIGHT_WIDTH * s, port.width() * 0.3)) + 2 * BORDER
    free = port.marginsRemoved(QMargins(left, 0, right, round(TIME_LINE * s)))
    return free if free.isValid() else port
