"""The wooden beam at the top of every page, and what is fixed to it."""

from __future__ import annotations

import math
import random
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from gui.kit.fonts import BLACK, REGULAR, scale, serif
from gui.kit.lettering import lettering
from gui.kit.paint import LEFT, at, clear, dark, light, paint, stroke, write
from gui.kit.paths import box, curve, line, oval, star
from gui.kit.pixmaps import pictures
from gui.kit.theme import Theme, theme, theme_signals

if TYPE_CHECKING:
    from gui.shell.beam_button import BeamButton

CREAM = "#FFF1CC"
_HEIGHT = 74
_NAME = 43
_TITLE = 27
"""Size of the letters of the house's name, and of a page's."""
_SMALLEST = 0.5
"""A title asks at least for this share of its width."""


class Beam(QWidget):
    """A painted beam; `row` takes what is fixed to it, `add_button` its buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self._buttons: list[BeamButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme_signals().changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        s = scale()
        self.row.setContentsMargins(round(22 * s), round(6 * s), round(22 * s), round(10 * s))
        self.row.setSpacing(round(12 * s))
        self.setMinimumHeight(round(_HEIGHT * s))
        self._fit_buttons()
        self.update()

    def add_button(self, button: BeamButton) -> None:
        self._buttons.append(button)
        self.row.addWidget(button)
        self._fit_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        """They share what the rest of the beam leaves them."""
        if not self._buttons:
            return
        from gui.shell.beam_button import choose_form

        margins = self.row.contentsMargins()
        parts = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        taken = margins.left() + margins.right() + self.row.spacing() * (len(parts) - 1)
        taken += sum(part.sizeHint().width() for part in parts if part not in self._buttons)
        choose_form(self._buttons, self.width() - taken)

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
    hair = QPen(clear("#000000", 0.14), 1)
    hair.setCosmetic(True)
    for _ in range(18):
        base = rng.uniform(4, area.height() - 4)
        grain = curve(*((area.width() * k / 5, base + rng.uniform(-4, 4)) for k in range(6)))
        # hair lines of one pixel are forty times faster than strokes, and the window waits for them
        p.setPen(hair)
        for shift in range(rng.choice((1, 2))):
            p.drawPolyline(grain.translated(0, shift).toSubpathPolygons()[0])
    low = area.height()
    stroke(p, line((0, low - 2), (area.width(), low - 2)), clear("#000000", 0.6), 4)
    stroke(p, line((0, low - 6), (area.width(), low - 6)), clear("#F6DFA4", 0.5), 1.6)


class BeamTitle(QLabel):
    """The name of a page, carved into the beam; in smaller letters where it would be cut."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        theme_signals().changed.connect(self._refresh)
        self._refresh()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(serif(_TITLE))
        return QSize(math.ceil(metrics.horizontalAdvance(self.text())) + 2, math.ceil(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        wanted = self.sizeHint()
        return QSize(math.ceil(wanted.width() * _SMALLEST), wanted.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _refresh(self) -> None:
        self.setStyleSheet(f"color: {CREAM}; background: transparent;")
        self.updateGeometry()
        self._fit()

    def _fit(self) -> None:
        share = self.width() / self.sizeHint().width()
        # letters come in whole pixels, so a little less than what would just fit
        self.setFont(serif(_TITLE if share >= 1 else _TITLE * 0.96 * share))


class Wordmark(QWidget):
    """The emblem, the name of the house and its motto."""

    def __init__(self, motto: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._motto = motto
        self.setAccessibleName("Tafelrunde")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme_signals().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Without the motto, which is only shown where the beam is long enough."""
        s = scale()
        return QSize(round(72 * s + self._letters().boundingRect().width()), round(58 * s))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        s = scale()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        with at(p, 29 * s, middle, 0.84 * s):
            paint_emblem(p)
        letters = self._letters()
        with at(p, 66 * s, middle + 15 * s):
            lettering(p, letters, _NAME * s, _gilding(letters.boundingRect()), "#2A160C")
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
    def _motto_font() -> QFont:
        return serif(19, REGULAR, italic=True)

    @staticmethod
    def _letters() -> QPainterPath:
        return _name(scale())


@cache
def _name(size: float) -> QPainterPath:
    """The name as an outline, at a text size."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), serif(_NAME, BLACK), "Tafelrunde")
    return path


def _gilding(bounds: QRectF) -> QBrush:
    """Gold leaf, brighter in its upper half."""
    slope = QLinearGradient(bounds.topLeft(), bounds.bottomLeft())
    for at_share, colour in ((0, "#FFF6D8"), (0.46, "#F6D58C"), (0.47, "#EFC468"), (1, "#DDA23A")):
        slope.setColorAt(at_share, QColor(colour))
    return QBrush(slope)


def paint_emblem(p: QPainter) -> None:
    """A round table with five seats, around (0, 0), 66 across."""
    paint(p, oval(0, 0, 33), "#F6D58A", "#9A6A24", 1.6)
    paint(p, oval(0, 0, 27), "#7A4E28", "#4A2C16", 1.4)
    for i, tone in enumerate(("#C8372D", "#8E6BB8", "#2E8B57", "#D9923F", "#1F6FB5")):
        angle = math.radians(72 * i - 90)
        seat = oval(18 * math.cos(angle), 18 * math.sin(angle), 6.6)
        paint(p, seat, light(tone, 0.3), dark(tone, 0.1), 1.2)
    paint(p, star(0, 0, 8.5), "#FFF3C8", "#E0A83A", 1.0)
