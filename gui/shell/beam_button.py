"""The pills on the beam.  A room of its own, because the first frame does without them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

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


class Form(IntEnum):
    """How much of a button is shown."""

    ICON = 0
    WORDS = 1
    FULL = 2


def choose_form(buttons: Sequence[BeamButton], room: float) -> None:
    """Give all of them the fullest form in which they fit into so many pixels."""
    fitting = (form for form in reversed(Form) if sum(button.width_in(form) for button in buttons) <= room)
    form = next(fitting, Form.ICON)
    for button in buttons:
        button.take_form(form)


class BeamButton(Button):
    """A pill on the beam: icon, words, key.  Where the beam is short, first the key gives way, then the words."""

    _key = ""

    def __init__(self, text: str, icon: str) -> None:
        super().__init__(text, icon=icon)
        self._form = Form.FULL
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def tell_key(self, keys: str) -> None:
        """Show which key of the window does the same."""
        self._key = key_name(keys)
        self.updateGeometry()

    def take_form(self, form: Form) -> None:
        self._form = form
        self.updateGeometry()
        self.update()

    def width_in(self, form: Form) -> int:
        s = scale()
        width = 36 * s + 2 * RING + 20 * s
        if form >= Form.WORDS:
            width += 8 * s + QFontMetricsF(serif(18)).horizontalAdvance(self.words()) + 2
        if form >= Form.FULL and self._key:
            width += keycap_size(self._key).width() + 12 * s
        return round(width)

    def sizeHint(self) -> QSize:
        return QSize(self.width_in(self._form), round(42 * scale() + 2 * RING))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s = scale()
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        pill = rounded(face, face.height() / 2)
        paint(p, pill, clear("#FFF4D6", 0.3 if self._lit() or self.isDown() else 0.16))
        stroke(p, pill, clear("#F6DFA4", 0.6), 1.4)
        self.paint_ring(p, face, face.height() / 2)
        x = face.left() + 18 * s
        paint_icon(p, self.icon_name, QRectF(x, face.center().y() - 10 * s, 20 * s, 20 * s), CREAM)
        if self._form >= Form.WORDS:
            place = QRectF(x + 28 * s, face.top(), face.width(), face.height() - 3)
            write(p, place, self.words(), serif(18), CREAM, LEFT)
        if self._form >= Form.FULL and self._key:
            size = keycap_size(self._key)
            left, top = face.right() - 12 * s - size.width(), face.center().y() - size.height() / 2 + 1
            paint_keycap(p, QRectF(left, top, size.width(), size.height()), self._key)
