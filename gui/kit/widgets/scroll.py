"""What is longer than its place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from gui.kit.fonts import scale

MODEST = 140


class Scroll(QScrollArea):
    """A scroll area without a frame that lets the parchment show through; scrolls up and down only."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setWidget(content)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        content.installEventFilter(self)
        self._fit_width()

    def sizeHint(self) -> QSize:
        """Modest in height: in layouts that wrap text, Qt takes a wish for the least."""
        content = self._content.sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(content.width() + bar, min(content.height(), round(MODEST * scale())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and watched is self._content:
            self._fit_width()
        return super().eventFilter(watched, event)

    def _fit_width(self) -> None:
        """Never narrower than the content, since there is no way to scroll sideways."""
        wanted = self._content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        if wanted != self.minimumWidth():
            self.setMinimumWidth(wanted)
