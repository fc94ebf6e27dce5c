"""A strip over the board that says something until it is no longer so."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.kit.announce import announce
from gui.kit.fonts import SEMIBOLD, sans, scale
from gui.kit.icons import paint_icon
from gui.kit.paint import CREAM, LEFT, clear, paint, shadow, stroke, write
from gui.kit.paths import rounded
from gui.kit.theme import theme

EDGE = 10
WRAP = int(Qt.TextFlag.TextWordWrap)


class Banner(QWidget):
    """An icon and a sentence on dark leather; `alarm` for what is not as it should be."""

    def __init__(self, icon: str, parent: QWidget, alarm: bool = False) -> None:
        super().__init__(parent)
        self._icon = icon
        self._alarm = alarm
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str) -> None:
        """Show the sentence; an empty one takes the strip away."""
        if text == self.text:
            return
        self.text = text
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.update()
        if text:
            announce(text, urgent=self._alarm)

    def size_for(self, widest: int) -> QSize:
        s = scale()
        extra = 2 * EDGE + 62 * s
        room = QRectF(0, 0, widest - extra, 10_000)
        text = QFontMetricsF(self._voice()).boundingRect(room, WRAP, self.text)
        return QSize(round(min(widest, text.width() + extra + 4)), round(text.height() + 18 * s + 2 * EDGE))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, room = scale(), theme()
        strip = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        shape = rounded(strip, 10 * s)
        shadow(p, shape, 7, 0.6)
        paint(p, shape, "#7A2418" if self._alarm else "#3A2A20", "#55150D" if self._alarm else "#241913")
        stroke(p, shape, clear(room.refuse if self._alarm else room.gold, 0.95), 1.6)
        icon = QRectF(strip.left() + 14 * s, strip.center().y() - 11 * s, 22 * s, 22 * s)
        paint_icon(p, self._icon, icon, CREAM)
        words = strip.adjusted(46 * s, 4, -14 * s, -4)
        write(p, words, self.text, self._voice(), CREAM, LEFT)

    @staticmethod
    def _voice() -> QFont:
        return sans(16, SEMIBOLD)
