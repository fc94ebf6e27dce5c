"""The parchment card on which everything is laid out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit.fonts import scale
from gui.kit.paint import clear, parchment
from gui.kit.pixmaps import pictures
from gui.kit.theme import theme, theme_signals

EDGE = 14  # room around the card for its shadow and its glow
PADDING = 18


class Panel(QWidget):
    """A parchment card with a shadow. Put widgets into ``body``; let the card whose turn it is glow."""

    def __init__(self, parent: QWidget | None = None, name: str = "") -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.body = QVBoxLayout(self)
        self._glowing = False
        theme_signals().changed.connect(self._refresh)
        self._refresh()

    @property
    def glowing(self) -> bool:
        return self._glowing

    def set_glowing(self, glowing: bool) -> None:
        if glowing != self._glowing:
            self._glowing = glowing
            self.update()

    def card(self) -> QRectF:
        """Where the card itself lies, without its shadow."""
        return QRectF(self.rect()).adjusted(EDGE, EDGE - 2, -EDGE, -EDGE - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        card, glowing = self.card(), self._glowing
        if card.width() < 20 or card.height() < 20:
            return

        def draw(p: QPainter) -> None:
            parchment(p, card, 11, 9, glowing)

        key = ("panel", theme().night, glowing)
        picture = pictures.get(key, self.width(), self.height(), self.devicePixelRatioF(), draw)
        QPainter(self).drawPixmap(0, 0, picture)

    def _refresh(self) -> None:
        inner = EDGE + round(PADDING * scale())
        self.body.setContentsMargins(inner, inner - 2, inner, inner + 2)
        self.body.setSpacing(round(10 * scale()))
        self.update()


class Rule(QWidget):
    """A thin line between parts of a panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(5)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, 2, self.width(), 1, clear(theme().rule, 0.7))
