"""Another way to look at the island: groups of merchants with what they would score now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from engine.felinia import look
from gui.felinia.lights import GroupLight
from gui.kit.icons import icon

if TYPE_CHECKING:
    from gui.felinia.board import FeliniaBoard

translate = QCoreApplication.translate


class Overlays:
    """The overlays of a board, each switched by an action of the table's tool row."""

    def __init__(self, board: FeliniaBoard) -> None:
        self._board = board
        self.items: list[GroupLight] = []
        self._groups = QAction(icon("fields"), "", board)
        self._groups.setCheckable(True)
        self._groups.setShortcut("G")
        self._groups.toggled.connect(self.refresh)

    def tools(self) -> list[QAction]:
        self._groups.setText(translate("Felinia", "Groups"))
        self._groups.setToolTip(
            translate("Felinia", "Show the groups of merchants and what they would score now")
        )
        return [self._groups]

    def refresh(self) -> None:
        """Draw anew what is switched on."""
        for item in self.items:
            self._board.removeItem(item)
        self.items = []
        if self._board.game is None or not self._groups.isChecked():
            return
        land = self._board.targets.land
        for group in look.groups(self._board.game):
            self.items.append(
                GroupLight(land, group.provinces, group.points, self._board.chairs[group.seat].colour)
            )
        for item in self.items:
            self._board.addItem(item)
