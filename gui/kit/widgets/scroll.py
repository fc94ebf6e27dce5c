"""What is longer than its place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from gui.kit.fonts import scale

MODEST = 110  # height at 100 %; more comes from the layout


class Scroll(QScrollArea):
    """A scroll area without a frame that lets the parchment show through; scrolls up and down only.

    Tab stops here as long as there is something to scroll; the bar then turns gold.
    """

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
        self.verticalScrollBar().rangeChanged.connect(self._be_reachable)
        self._be_reachable()
        self._fit_width()

    def sizeHint(self) -> QSize:
        """No higher than the least: where text wraps, Qt takes a wish for the least and squeezes others."""
        content = self._content.sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(content.width() + bar, min(content.height(), round(MODEST * scale())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), self.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and watched is self._content:
            self._fit_width()
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._light(event.reason() != Qt.FocusReason.MouseFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._light(False)

    def _light(self, lit: bool) -> None:
        bar = self.verticalScrollBar()
        bar.setProperty("lit", lit)
        bar.style().unpolish(bar)
        bar.style().polish(bar)

    def _be_reachable(self) -> None:
        longer = self.verticalScrollBar().maximum() > 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if longer else Qt.FocusPolicy.NoFocus)

    def _fit_width(self) -> None:
        """Never narrower than the content, since there is no way to scroll sideways."""
        wanted = self._content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        if wanted != self.minimumWidth():
            self.setMinimumWidth(wanted)
