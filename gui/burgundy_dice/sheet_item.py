"""What every item of the sheet has in common."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.burgundy_dice import plan


class SheetItem(QGraphicsItem):
    """Something on the sheet that takes no clicks; it is drawn in the sheet's own units."""

    def __init__(self, layer: int) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return plan.SHEET

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, p: QPainter) -> None:
        raise NotImplementedError
