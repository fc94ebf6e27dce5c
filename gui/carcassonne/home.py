"""Where things go that go to a seat: its card at the side of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF

from gui.carcassonne.land import SIDE
from gui.table.seats import SeatCard

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

ROW = 0.62
"""Where on a card the rows of pieces are."""


def home(board: CarcassonneBoard, seat: int) -> QPointF:
    """The place in the scene under a seat's card; without one in sight, beside the land."""
    for view in board.views():
        for card in view.window().findChildren(SeatCard):
            if card.seat == board.seats[seat] and card.isVisible():
                place = card.mapToGlobal(QPoint(card.width() // 2, round(card.height() * ROW)))
                return view.mapToScene(view.viewport().mapFromGlobal(place))
    rect = board.focus_rect()
    return QPointF(rect.left() - SIDE, rect.top() + rect.height() * (seat + 1) / (len(board.seats) + 1))
