"""Ways of looking that can be switched on: what every open area would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGraphicsItem

from engine.burgundy import look
from gui.burgundy.lights import Badge
from gui.kit.icons import icon

if TYPE_CHECKING:
    from gui.burgundy.board import BurgundyBoard

translate = QCoreApplication.translate


class Overlays:
    """Overlays of a board, drawn anew with every position while they are on."""

    def __init__(self, board: BurgundyBoard) -> None:
        self._board = board
        self._items: list[QGraphicsItem] = []
        self._areas = QAction(icon("fields"), "", board)
        self._areas.setCheckable(True)
        self._areas.setShortcut("A")
        self._areas.toggled.connect(self.refresh)

    def tools(self) -> list[QAction]:
        self._areas.setText(translate("Burgundy", "Areas"))
        self._areas.setToolTip(
            translate("Burgundy", "Show what every open area would score if completed now")
        )
        return [self._areas]

    def refresh(self) -> None:
        """Draw anew what is switched on."""
        for item in self._items:
            self._board.removeItem(item)
        self._items = []
        if self._board.game is None or not self._areas.isChecked():
            return
        for seat, place in enumerate(self._board.places):
            for area in look.areas(self._board.game, seat):
                if not area.complete:
                    spots = [place.hex_spot(hex) for hex in area.hexes]
                    middle = sum(spots, QPointF()) / len(spots)
                    points = sum(part.points for part in area.worth) + area.card
                    self._items.append(Badge(str(points), middle, place.size * 0.42))
        for item in self._items:
            self._board.addItem(item)
