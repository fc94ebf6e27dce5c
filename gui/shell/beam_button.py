"""The pills on the beam.  A room of its own, because the first frame does without them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from gui.kit.fonts import scale, serif
from gui.kit.icons import paint_icon
from gui.kit.paint import LEFT, clear, paint, stroke, write
from gui.kit.paths import rounded
from gui.kit.widgets.buttons import Button
from gui.kit.widgets.focus import RING
from gui.kit.widgets.keycap import key_name, keycap_size, paint_keycap
from gui.shell.beam import CREAM


class BeamButton(Button):
    """A pill on the beam: icon, words, key."""

    _key = ""

    def __init__(self, text: str, icon: str = "") -> None:
        super().__init__(text, icon=icon)
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def tell_key(self, keys: str) -> None:
        """Show which key of the window does the same."""
        self._key = key_name(keys)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._size(with_words=True, with_key=True)

    def minimumSizeHint(self) -> QSize:
        """Where the beam is short, first the key gives way, then the words."""
        return self._size(with_words=not self.icon_name, with_key=False)

    def _size(self, with_words: bool, with_key: bool) -> QSize:
        s = scale()
        width = 36 * s + 2 * RING
        if with_words:
            width += QFontMetricsF(serif(18)).horizontalAdvance(self.words()) + 2
        if self.icon_name:
            width += 20 * s + (8 * s if with_words else 0)
        if with_key and self._key:
            width += keycap_size(self._key).width() + 12 * s
        return QSize(round(width), round(42 * s + 2 * RING))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s = scale()
        cap = self._key if self.width() >= self.sizeHint().width() else ""
        wordy = self.width() >= self._size(with_words=True, with_key=False).width()
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if not wordy:
            face.setLeft(face.right() + 2 * RING - self.minimumSizeHint().width())
        pill = rounded(face, face.height() / 2)
        paint(p, pill, clear("#FFF4D6", 0.3 if self._lit() or self.isDown() else 0.16))
        stroke(p, pill, clear("#F6DFA4", 0.6), 1.4)
        self.paint_ring(p, face, face.height() / 2)
        x = face.left() + 18 * s if wordy else face.center().x() - 10 * s
        if self.icon_name:
            paint_icon(p, self.icon_name, QRectF(x, face.center().y() - 10 * s, 20 * s, 20 * s), CREAM)
            x += 28 * s
        right = face.right() - 12 * s
        if cap:
            size = keycap_size(cap)
            spot = QRectF(
                right - size.width(), face.center().y() - size.height() / 2 + 1, size.width(), size.height()
            )
            paint_keycap(p, spot, cap)
            right = spot.left() - 4 * s
        if wordy:
            place = QRectF(x, face.top(), right - x + 4, face.height() - 3)
            write(p, place, self.words(), serif(18), CREAM, LEFT)
