"""Typing something in, and choosing from a longer list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QListView, QWidget

from gui.kit.fonts import scale
from gui.kit.icons import paint_icon
from gui.kit.theme import theme, theme_signals


class Field(QLineEdit):
    """One line of text; ``name`` tells the screen reader what it is for, ``icon`` stands before the text."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, hint: str = "", name: str = "", icon: str = ""
    ) -> None:
        super().__init__(text, parent)
        self._icon = icon
        self.setPlaceholderText(hint)
        self.setAccessibleName(name or hint)
        theme_signals().changed.connect(self._refresh)
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._icon:
            s = scale()
            side = 18 * s
            spot = QRectF(10 * s, (self.height() - side) / 2, side, side)
            paint_icon(QPainter(self), self._icon, spot, theme().ink_faded)

    def _refresh(self) -> None:
        self.setTextMargins(round(24 * scale()) if self._icon else 0, 0, 0, 0)


class Choice(QComboBox):
    """One of many, by key. The wheel scrolls the page, it never changes a choice by accident.

    Signals:
        changed: the key of the new choice, when the player changes it.
    """

    changed = Signal(str)

    def __init__(
        self,
        choices: Sequence[tuple[str, str]],
        value: str = "",
        parent: QWidget | None = None,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setView(QListView(self))  # the one the style sheet can dress
        for key, text in choices:
            self.addItem(text, key)
        if value:
            self.set_value(value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda _: self.changed.emit(self.value()))

    def value(self) -> str:
        return str(self.currentData())

    def set_value(self, key: str) -> None:
        """Choose without telling anyone."""
        self.setCurrentIndex(self.findData(key))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
