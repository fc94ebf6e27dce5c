"""A key of the keyboard, drawn where it can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.fonts import SEMIBOLD, sans, scale
from gui.kit.paint import CENTRE, INK, paint, stroke, write
from gui.kit.paths import rounded
from gui.kit.theme import theme, theme_signals


def key_name(keys: QKeySequence | str) -> str:
    """The key as it is written on this machine's keyboard."""
    sequence = QKeySequence(keys) if isinstance(keys, str) else keys
    return sequence.toString(QKeySequence.SequenceFormat.NativeText) or (
        keys if isinstance(keys, str) else ""
    )


def keycap_size(text: str) -> QSize:
    """How large the cap for a text is."""
    metrics = QFontMetricsF(sans(13, SEMIBOLD))
    height = metrics.height() + 5 * scale()
    width = max(height, metrics.horizontalAdvance(text) + 13 * scale())
    return QSize(round(width), round(height + 2))


def paint_keycap(p: QPainter, rect: QRectF, text: str) -> None:
    """A key cap filling the rectangle; it is of bone by day and by night."""
    cap = rect.adjusted(0.5, 0.5, -0.5, -2.5)
    radius = 4.5 * scale()
    night = theme().night
    paint(p, rounded(cap.translated(0, 2), radius), "#6E5C36" if night else "#9C8452")
    paint(p, rounded(cap, radius), "#E9E0CB" if night else "#FFFDF2", "#C9B890" if night else "#EBDCB6")
    stroke(p, rounded(cap, radius), "#5C4C2C", 1)
    write(p, cap.adjusted(1, -1, -1, -1), text, sans(13, SEMIBOLD), INK, CENTRE)


class KeyCap(QWidget):
    """A key cap as a widget."""

    def __init__(self, keys: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = key_name(keys)
        self.setAccessibleName(self._text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme_signals().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return keycap_size(self._text)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_keycap(p, QRectF(self.rect()), self._text)
