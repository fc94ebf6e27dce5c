"""Widgets that lie over the board are painted again whenever the board moves: these keep their picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Base
else:
    Base = object


class Remembered(Base):
    """Mixed into a widget, before its Qt class: `draw` is called only after `update` or another size.

    For widgets that look the same under the pointer: Qt's own repaints show the kept picture.
    """

    _kept: QPixmap | None = None

    def draw(self, p: QPainter) -> None:
        """Paint the widget."""
        raise NotImplementedError

    def update(self, *args: Any) -> None:
        self._kept = None
        super().update(*args)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._kept is None or self._kept.size() != size:
            self._kept = QPixmap(size)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(Qt.GlobalColor.transparent)
            p = QPainter(self._kept)
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self.draw(p)
            p.end()
        QPainter(self).drawPixmap(0, 0, self._kept)
