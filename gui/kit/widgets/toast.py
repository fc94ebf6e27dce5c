"""A short message at the foot of the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.kit.announce import announce
from gui.kit.fonts import sans, scale
from gui.kit.paint import CENTRE, CREAM, clear, plate, shadow, stroke, write
from gui.kit.paths import rounded
from gui.kit.theme import theme, theme_signals

EDGE = 12


class Toast(QWidget):
    """The message itself; a click sends it away. Use ``toast`` to show one."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.text = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        window.installEventFilter(self)
        theme_signals().changed.connect(self._lay)
        self.hide()

    def say(self, text: str, ms: int) -> None:
        self.text = text
        self.setAccessibleName(text)
        self._lay()
        self.show()
        self.raise_()
        self._timer.start(ms)
        announce(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._timer.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._lay()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        slip = QRectF(self.rect()).adjusted(EDGE, EDGE - 4, -EDGE, -EDGE - 4)
        shape = rounded(slip, 12 * scale())
        shadow(p, shape, 8, 0.6)
        plate(p, shape, "#3A2A20", "#241913")
        stroke(p, shape, clear(theme().gold, 0.9), 1.4)
        write(p, slip.adjusted(14, 2, -14, -4), self.text, sans(17), CREAM, CENTRE)

    def _lay(self) -> None:
        room = self.window().rect()
        pad = 2 * EDGE + round(36 * scale())
        widest = min(round(640 * scale()), room.width() - 40) - pad
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
        text = QFontMetrics(sans(17)).boundingRect(QRect(0, 0, widest, room.height()), flags, self.text)
        width, height = text.width() + pad + 8, text.height() + 2 * EDGE + round(24 * scale())
        self.setGeometry(
            (room.width() - width) // 2, room.height() - height - round(28 * scale()), width, height
        )


def toast(host: QWidget, text: str, ms: int = 4500) -> None:
    """Show a short message at the foot of the host's window, and announce it."""
    window = host.window()
    shown = window.findChild(Toast, options=Qt.FindChildOption.FindDirectChildrenOnly) or Toast(window)
    shown.say(text, ms)
