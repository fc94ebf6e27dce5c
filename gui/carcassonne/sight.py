"""Keeping things that have the same size at every zoom clear of the panels beside the land."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from gui.table.board import Board


def aside(item: QGraphicsItem, rect: QRectF) -> float:
    """So many pixels must a rectangle of an item go to the right (or left) to lie in what the camera shows."""
    board = item.scene()
    if not isinstance(board, Board) or not board.views():
        return 0.0
    view = board.views()[0]
    shown = view.mapFromScene(board.focus_rect()).boundingRect() & view.viewport().rect()
    here = view.mapFromScene(item.pos()).x()
    return max(shown.left() - here - rect.left(), 0.0) or min(shown.right() - here - rect.right(), 0.0)
