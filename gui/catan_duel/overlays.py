"""What the table's tool row adds: how landscapes turn, and the index of all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from gui.catan_duel.index import open_index
from gui.kit.icons import icon
from gui.kit.settings import settings

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

translate = QCoreApplication.translate

WHOLE = "catan_duel/turn_whole"


class Overlays:
    """The tools of a board.

    whole:  landscapes turn as whole cards, as in the box
    """

    def __init__(self, board: CatanBoard) -> None:
        self._board = board
        self.whole = bool(settings().recall(WHOLE, False))
        self._index = QAction(icon("search"), "", board)
        self._index.setShortcut("C")
        self._index.triggered.connect(self._open_index)
        self._turn = QAction(icon("turn_left"), "", board)
        self._turn.setCheckable(True)
        self._turn.setChecked(self.whole)
        self._turn.setShortcut("W")
        self._turn.toggled.connect(self._turn_whole)

    def tools(self) -> list[QAction]:
        self._index.setText(translate("CatanDuel", "All cards"))
        self._index.setToolTip(translate("CatanDuel", "Look up any card of the game"))
        self._turn.setText(translate("CatanDuel", "Turn whole cards"))
        self._turn.setToolTip(translate("CatanDuel", "Landscapes turn with their pictures, as in the box"))
        return [self._index, self._turn]

    def _turn_whole(self, whole: bool) -> None:
        self.whole = whole
        settings().remember(WHOLE, whole)
        self._board.realms.update()

    def _open_index(self) -> None:
        views = self._board.views()
        if views:
            open_index(views[0])
