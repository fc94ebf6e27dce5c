"""Answers as buttons whose words wrap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.fonts import SEMIBOLD, sans, scale, serif
from gui.kit.icons import paint_icon
from gui.kit.paint import INK, LEFT, Colour, clear, paint, shadow, stroke, tone, write
from gui.kit.paths import rounded
from gui.kit.theme import theme
from gui.kit.widgets.buttons import Button
from gui.kit.widgets.focus import RING
from gui.kit.widgets.keycap import key_name, keycap_size, paint_keycap

WRAP = int(Qt.TextFlag.TextWordWrap)
ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True)
class Choice:
    """An answer as a button.

    key:    takes the answer
    tells:  a key that does the same but is handled elsewhere, only shown here
    quiet:  stands apart below the others: undo, why
    """

    text: str
    take: Callable[[], None]
    key: str = ""
    tells: str = ""
    icon: str = ""
    primary: bool = False
    quiet: bool = False


class ChoiceButton(Button):
    """An answer whose words wrap, with the key that takes it where there is room for both.

    Signals:
        walked: an arrow key asks for the answer before (-1) or after (1) this one
    """

    walked = Signal(int)

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(choice.text, parent, choice.icon, choice.key)
        self._choice = choice
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: choice.take())

    @property
    def is_quiet(self) -> bool:
        return self._choice.quiet

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:  # a plain button would hand the keyboard to whatever comes next in the window
            self.walked.emit(step)

    def sizeHint(self) -> QSize:
        width = round(180 * scale())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least(), round(28 * scale()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        s = scale()
        wide = width - 2 * RING - 20 * s - self._icon_width() - self._cap_width(width)
        text = self._metrics().boundingRect(QRectF(0, 0, max(wide, 1), 10_000), WRAP, self.words()).height()
        return round(max(text, 20 * s) + (8 if self._choice.quiet else 14) * s + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, room, choice = scale(), theme(), self._choice
        face = QRectF(self.rect()).adjusted(RING, RING - 1, -RING, -RING - 1)
        shape = rounded(face, 8 * s)
        ink: Colour = room.ink
        if choice.primary:
            top, bottom = (tone("#F0C25A", 1.05), "#C08C2A") if self._lit() else ("#F0C25A", "#B98524")
            shadow(p, shape, 3.5, 0.4)
            paint(p, shape, top, bottom)
            stroke(p, shape, room.line, 1.1)
            ink = INK
        elif choice.quiet:
            ink = room.link
            if self._lit():
                paint(p, shape, clear(room.glow, 0.2))
        else:
            shadow(p, shape, 3, 0.35)
            paint(p, shape, tone(room.paper, 1.05) if self._lit() else room.paper, room.paper_edge)
            stroke(p, shape, room.gold if self._lit() else room.line, 1.1)
        self.paint_ring(p, face, 8 * s)
        inner = face.adjusted(10 * s, 0, -10 * s, 0)
        if choice.icon:
            paint_icon(p, choice.icon, QRectF(inner.left(), inner.center().y() - 9 * s, 18 * s, 18 * s), ink)
            inner.setLeft(inner.left() + 26 * s)
        if self._cap_width(self.width()):
            size = keycap_size(self._cap())
            cap = QRectF(
                inner.right() - size.width(),
                inner.center().y() - size.height() / 2,
                size.width(),
                size.height(),
            )
            paint_keycap(p, cap, self._cap())
            inner.setRight(cap.left() - 8 * s)
        write(p, inner.adjusted(0, -1, 0, -1), self.words(), self._voice(), ink, LEFT)

    def _voice(self) -> QFont:
        return serif(17) if self._choice.primary else sans(15 if self._choice.quiet else 16, SEMIBOLD)

    def _cap(self) -> str:
        return key_name(self._choice.key or self._choice.tells)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._voice())

    def _least(self) -> int:
        """Width of the icon and the longest word."""
        longest = max((self._metrics().horizontalAdvance(word) for word in self.words().split()), default=0)
        return round(longest + self._icon_width() + 2 * RING + 20 * scale())

    def _icon_width(self) -> float:
        return 26 * scale() if self._choice.icon else 0

    def _cap_width(self, width: int) -> float:
        """What the key takes of this width; nothing where the words need all of it."""
        wanted = keycap_size(self._cap()).width() + 8 * scale() if self._cap() else 0
        return wanted if self._least() + wanted <= width else 0
