"""Lines that are too long are hard to read: on wide screens a page keeps to the middle."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.kit.fonts import scale
from gui.kit.theme import theme_signals


class Centred(QWidget):
    """Holds one widget, at most `widest` pixels wide at 100 % text, in the middle."""

    def __init__(self, widget: QWidget, widest: float) -> None:
        super().__init__()
        self._widget = widget
        self._widest = widest
        widget.setParent(self)
        self.setSizePolicy(widget.sizePolicy())
        theme_signals().changed.connect(self._lay)

    def sizeHint(self) -> QSize:
        return self._widget.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._widget.minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._lay()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()

    def _lay(self) -> None:
        width = min(self.width(), round(self._widest * scale()))
        self._widget.setGeometry((self.width() - width) // 2, 0, width, self.height())
