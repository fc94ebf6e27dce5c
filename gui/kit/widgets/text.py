"""Words on parchment: wrapped, never cut."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gui.kit.fonts import BOLD, REGULAR, SEMIBOLD, damped, sans, serif
from gui.kit.paint import clear
from gui.kit.theme import theme, theme_signals

READABLE = 60  # characters a line likes to have


class Label(QLabel):
    """Plain text that wraps and takes the height it needs.

    ``tone`` is the theme's colour: "ink", "ink_faded", "refuse", "gold", "link". The label paints itself,
    because a style sheet of the application takes fonts and colours set on widgets away again.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        size: float = 16,
        tone: str = "ink",
        weight: QFont.Weight = REGULAR,
        italic: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self._size, self._tone, self._weight, self._italic = size, tone, weight, italic
        self.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may hold any character
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme_signals().changed.connect(self._refresh)
        self._refresh()

    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
            self._refresh()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - 2), 1_000_000)
        return self._metrics().boundingRect(room, self._flags(), self.text()).height() + 2

    def sizeHint(self) -> QSize:
        metrics = self._metrics()
        longest = max((metrics.horizontalAdvance(line) for line in self.text().splitlines()), default=0) + 4
        width = max(self.minimumSizeHint().width(), min(longest, metrics.averageCharWidth() * READABLE))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        metrics = self._metrics()
        widest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        return QSize(widest + 4, metrics.height() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setFont(self._voice())
        colour = getattr(theme(), self._tone)
        p.setPen(colour if self.isEnabled() else clear(colour, 0.5))
        p.drawText(self.rect().adjusted(1, 0, -1, 0), self._flags(), self.text())

    def _voice(self) -> QFont:
        return sans(self._size, self._weight, self._italic)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._voice())

    def _flags(self) -> int:
        return int(Qt.TextFlag.TextWordWrap | self.alignment())

    def _refresh(self) -> None:
        self._take_height()
        self.updateGeometry()
        self.update()

    def _take_height(self) -> None:
        """Layouts may squeeze a wrapped label below its text; a minimum height forbids it."""
        self.setMinimumHeight(self.heightForWidth(self.width()))


class Heading(Label):
    """A title in the serif: level 1 for a card or a page, level 2 for a part of it."""

    def __init__(self, text: str = "", parent: QWidget | None = None, level: int = 1) -> None:
        self._level = level
        super().__init__(text, parent, 27 if level == 1 else 20)

    def _voice(self) -> QFont:
        if self._level == 1:
            return serif(self._size * damped(1.5), SEMIBOLD, fixed=True)
        return serif(self._size * damped(1.7), BOLD, fixed=True)
