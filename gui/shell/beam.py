"""The wooden beam at the top of every page, and what is fixed to it."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from gui.kit.fonts import BLACK, REGULAR, scale, serif
from gui.kit.icons import paint_icon
from gui.kit.paint import LEFT, at, clear, clipped, dark, light, paint, stroke, write
from gui.kit.paths import box, curve, line, oval, rounded, star
from gui.kit.pixmaps import pictures
from gui.kit.theme import Theme, theme, theme_signals
from gui.kit.widgets.buttons import Button
from gui.kit.widgets.focus import RING
from gui.kit.widgets.keycap import key_name, keycap_size, paint_keycap

CREAM = "#FFF1CC"
_HEIGHT = 74


class Beam(QWidget):
    """A painted beam; `row` takes what is fixed to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme_signals().changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        s = scale()
        self.row.setContentsMargins(round(22 * s), round(6 * s), round(22 * s), round(10 * s))
        self.row.setSpacing(round(12 * s))
        self.setMinimumHeight(round(_HEIGHT * s))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        area, room = QRectF(self.rect()), theme()
        picture = pictures.get(
            ("beam", room.night),
            area.width(),
            area.height(),
            self.devicePixelRatioF(),
            lambda p: _paint_beam(p, area, room),
        )
        QPainter(self).drawPixmap(0, 0, picture)


def _paint_beam(p: QPainter, area: QRectF, room: Theme) -> None:
    tone = dark(room.wood, 0.45)
    paint(p, box(0, 0, area.width(), area.height()), light(tone, 0.12), dark(tone, 0.3))
    rng = random.Random(9)
    for _ in range(16):
        base = rng.uniform(4, area.height() - 4)
        grain = curve(*((area.width() * k / 5, base + rng.uniform(-4, 4)) for k in range(6)))
        stroke(p, grain, clear("#000000", 0.12), rng.uniform(0.8, 2))
    low = area.height()
    stroke(p, line((0, low - 2), (area.width(), low - 2)), clear("#000000", 0.6), 4)
    stroke(p, line((0, low - 6), (area.width(), low - 6)), clear("#F6DFA4", 0.5), 1.6)


class BeamTitle(QLabel):
    """The name of a page, carved into the beam."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        theme_signals().changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.setFont(serif(27))
        self.setStyleSheet(f"color: {CREAM}; background: transparent;")


class BeamButton(Button):
    """A pill on the beam: icon, words, key."""

    def sizeHint(self) -> QSize:
        s, cap = scale(), key_name(self.shortcut())
        metrics = QFontMetricsF(serif(18))
        width = 36 * s + 2 * RING
        if self.words():
            width += metrics.horizontalAdvance(self.words()) + 2
        if self.icon_name:
            width += 20 * s + (8 * s if self.words() else 0)
        if cap:
            width += keycap_size(cap).width() + 12 * s
        return QSize(round(width), round(42 * s + 2 * RING))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, cap = scale(), key_name(self.shortcut())
        face = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        pill = rounded(face, face.height() / 2)
        paint(p, pill, clear("#FFF4D6", 0.3 if self._lit() or self.isDown() else 0.16))
        stroke(p, pill, clear("#F6DFA4", 0.6), 1.4)
        self.paint_ring(p, face, face.height() / 2)
        x = face.left() + 18 * s
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
        write(
            p, QRectF(x, face.top(), right - x + 4, face.height() - 3), self.words(), serif(18), CREAM, LEFT
        )


class Wordmark(QWidget):
    """The emblem, the name of the house and its motto."""

    def __init__(self, motto: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._motto = motto
        self.setAccessibleName("Tafelrunde")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme_signals().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        s = scale()
        motto = QFontMetricsF(self._motto_font()).horizontalAdvance(self._motto)
        return QSize(round((66 + 24) * s + self._letters().boundingRect().width() + motto), round(58 * s))

    def minimumSizeHint(self) -> QSize:
        """The motto gives way where the beam is short."""
        s = scale()
        return QSize(round(70 * s + self._letters().boundingRect().width()), round(58 * s))

    def paintEvent(self, event: QPaintEvent) -> None:
        s = scale()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        with at(p, 29 * s, middle, 0.84 * s):
            paint_emblem(p)
        letters = self._letters()
        with at(p, 66 * s, middle + 15 * s):
            with at(p, 1.3 * s, 3 * s):
                stroke(p, letters, clear("#000000", 0.4), 8.4 * s)
            stroke(p, letters, "#2A160C", 7.2 * s)
            paint(p, letters, "#FFF1C4", "#DDA23A")
            bounds = letters.boundingRect()
            with clipped(p, letters):
                p.fillRect(
                    QRectF(bounds.x(), bounds.y(), bounds.width(), bounds.height() * 0.46),
                    clear("#FFFFFF", 0.16),
                )
        x = 66 * s + letters.boundingRect().right() + 26 * s
        if self.width() - x >= QFontMetricsF(self._motto_font()).horizontalAdvance(self._motto):
            write(
                p,
                QRectF(x, 0, self.width() - x, self.height()),
                self._motto,
                self._motto_font(),
                "#F0DDB0",
                LEFT,
            )

    @staticmethod
    def _motto_font():  # type: ignore[no-untyped-def]
        return serif(19, REGULAR, italic=True)

    @staticmethod
    def _letters() -> QPainterPath:
        path = QPainterPath()
        path.addText(QPointF(0, 0), serif(43, BLACK), "Tafelrunde")
        return path


def paint_emblem(p: QPainter) -> None:
    """A round table with five seats, around (0, 0), 66 across."""
    paint(p, oval(0, 0, 33), "#F6D58A", "#9A6A24", 1.6)
    paint(p, oval(0, 0, 27), "#7A4E28", "#4A2C16", 1.4)
    for i, tone in enumerate(("#C8372D", "#8E6BB8", "#2E8B57", "#D9923F", "#1F6FB5")):
        angle = math.radians(72 * i - 90)
        seat = oval(18 * math.cos(angle), 18 * math.sin(angle), 6.6)
        paint(p, seat, light(tone, 0.3), dark(tone, 0.1), 1.2)
    paint(p, star(0, 0, 8.5), "#FFF3C8", "#E0A83A", 1.0)
