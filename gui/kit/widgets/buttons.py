"""Buttons: of gold for what comes next, of paper for the rest, round ones for tools."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui.kit.fonts import SEMIBOLD, damped, sans, scale, serif
from gui.kit.icons import paint_icon
from gui.kit.paint import INK, LEFT, clear, mix, paint, plate, shadow, stroke, tone, write
from gui.kit.paths import oval, rounded
from gui.kit.theme import theme, theme_signals
from gui.kit.widgets.focus import RING, Ringed
from gui.kit.widgets.keycap import key_name, keycap_size, paint_keycap


class Button(Ringed, QAbstractButton):
    """What all buttons share: text and icon, a key cap if there is a shortcut, focus ring, theme.

    Enter and Space press it. The text may hold any character: an ampersand is no mnemonic.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None, icon: str = "", key: str = "") -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.setText(text)
        if key:
            self.setShortcut(key)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        theme_signals().changed.connect(self._refresh)

    def words(self) -> str:
        """The text as it is read."""
        return self.text().replace("&&", "&")

    def setText(self, text: str) -> None:
        shortcut = self.shortcut()
        super().setText(text.replace("&", "&&"))  # a text without a mnemonic also takes the shortcut away
        self.setShortcut(shortcut)
        self.updateGeometry()
        self.update()

    def set_icon(self, name: str) -> None:
        self.icon_name = name
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.animateClick()
        else:
            super().keyPressEvent(event)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()

    def _lit(self) -> bool:
        return self.isEnabled() and (self.underMouse() or self._ring_shown)


class _Plate(Button):
    """A button with a face: icon, words, key cap, side by side."""

    def _voice(self) -> QFont:
        return sans(17, SEMIBOLD)

    def _face(self) -> tuple[QColor, QColor]:
        raise NotImplementedError

    def _ink(self) -> QColor:
        raise NotImplementedError

    def _cap(self) -> str:
        return key_name(self.shortcut())

    def sizeHint(self) -> QSize:
        s, metrics = scale(), QFontMetricsF(self._voice())
        width = 2 * RING + 32 * s
        if self.words():
            width += metrics.horizontalAdvance(self.words()) + 2
        if self.icon_name:
            width += 22 * s + (9 * s if self.words() else 0)
        if self._cap():
            width += keycap_size(self._cap()).width() + 12 * s
        return QSize(round(width), round(max(metrics.height(), 22 * s) + 16 * s + 2 * RING))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            p.setOpacity(0.45)
        s, room = scale(), theme()
        face = QRectF(self.rect()).adjusted(RING, RING - 1, -RING, -RING - 1)
        radius = 9 * s
        shape = rounded(face, radius)
        top, bottom = self._face()
        if self._lit():
            top, bottom = tone(top, 1.08 if room.night else 1.04), tone(bottom, 1.1)
        if self.isDown() or self.isChecked():
            top, bottom = tone(bottom, 0.94), tone(top, 0.97)
        else:
            shadow(p, shape, 3.5, 0.4)
        plate(p, shape, top, bottom)
        stroke(
            p, rounded(face.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1.5), clear("#FFFFFF", self._shine()), 1
        )
        stroke(p, shape, room.line, 1.1)
        self.paint_ring(p, face, radius)
        self._paint_content(p, face.adjusted(16 * s, 0, -16 * s, 0))

    def _shine(self) -> float:
        return 0.12 if theme().night else 0.55

    def _paint_content(self, p: QPainter, inner: QRectF) -> None:
        s = scale()
        if self.isDown():
            inner.translate(0, 1)
        if self._cap():
            size = keycap_size(self._cap())
            spot = QRectF(0, 0, size.width(), size.height())
            spot.moveCenter(QPointF(inner.right() - size.width() / 2 + 4 * s, inner.center().y() + 1))
            paint_keycap(p, spot, self._cap())
            inner.setRight(spot.left() - 8 * s)
        words = QFontMetricsF(self._voice()).horizontalAdvance(self.words()) + 2 if self.words() else 0
        gap = 9 * s if self.icon_name and words else 0
        content = (22 * s if self.icon_name else 0) + gap + words
        x = inner.left() if self._cap() else inner.left() + max(0.0, (inner.width() - content) / 2)
        if self.icon_name:
            paint_icon(p, self.icon_name, QRectF(x, inner.center().y() - 11 * s, 22 * s, 22 * s), self._ink())
            x += 22 * s + gap
        if words:
            place = QRectF(x, inner.top(), inner.right() - x + 1, inner.height() - 2)
            write(p, place, self.words(), self._voice(), self._ink(), LEFT)


class GoldButton(_Plate):
    """The one thing to do next."""

    def _voice(self) -> QFont:
        return serif(19)

    def _face(self) -> tuple[QColor, QColor]:
        return (
            (QColor("#E8B850"), QColor("#A87820"))
            if theme().night
            else (QColor("#F0C25A"), QColor("#B98524"))
        )

    def _ink(self) -> QColor:
        return QColor(INK)

    def _shine(self) -> float:
        return 0.45


class PaperButton(_Plate):
    """Everything else that can be done; ``danger`` for what cannot be taken back."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        icon: str = "",
        key: str = "",
        danger: bool = False,
    ) -> None:
        self._danger = danger
        super().__init__(text, parent, icon, key)

    def _face(self) -> tuple[QColor, QColor]:
        return theme().paper, theme().paper_edge

    def _ink(self) -> QColor:
        return theme().refuse if self._danger else theme().ink


class RoundButton(Button):
    """A tool: an icon in a circle, with a caption beside it if there is one.

    Without a caption, ``tip`` names it for pointer and screen reader.  ``most`` limits how far it grows with
    the text, where many stand together.
    """

    def __init__(
        self,
        icon: str,
        caption: str = "",
        parent: QWidget | None = None,
        tip: str = "",
        key: str = "",
        size: float = 38,
        most: float = 2.0,
    ) -> None:
        self._size, self._most = size, most
        super().__init__(caption, parent, icon, key)
        self.set_tip(tip or caption)

    def set_tip(self, tip: str) -> None:
        """Name the tool; its key is told with it."""
        key = key_name(self.shortcut())
        self.setToolTip(f"{tip} ({key})" if key else tip)
        self.setAccessibleName(tip)

    def sizeHint(self) -> QSize:
        side = self._size * damped(self._most) + 2 * RING
        metrics = QFontMetricsF(self._voice())
        words = metrics.horizontalAdvance(self.words()) + 12 * scale() if self.words() else 0
        return QSize(round(side + words), round(max(side, metrics.height())))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            p.setOpacity(0.4)
        room, s = theme(), scale()
        side = self._size * damped(self._most)
        disc = QRectF(RING, (self.height() - side) / 2, side, side)
        shape = oval(disc.center().x(), disc.center().y(), side / 2 - 1)
        if not self.isDown():
            shadow(p, shape, 2.5, 0.3)
        face = mix(room.paper, room.glow, 0.45) if self.isChecked() else room.paper
        lit = tone(face, 1.12) if room.night else mix(face, room.glow, 0.28)
        paint(
            p, shape, lit if self._lit() else face, mix(face, room.paper_edge, 1.0 if self.isDown() else 0.7)
        )
        stroke(p, shape, room.line if not room.night else room.rule, 1.2)
        self.paint_ring(p, disc.adjusted(1, 1, -1, -1), side / 2 - 1)
        inset = side * 0.24
        paint_icon(p, self.icon_name, disc.adjusted(inset, inset, -inset, -inset))
        if self.words():
            place = QRectF(disc.right() + 8 * s, 0, self.width() - disc.right() - 8 * s, self.height() - 1)
            write(p, place, self.words(), self._voice(), room.ink, LEFT)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @staticmethod
    def _voice() -> QFont:
        return sans(16, SEMIBOLD)
