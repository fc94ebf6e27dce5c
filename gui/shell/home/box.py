"""A game's box on the shelf: a button that lifts and glows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import (
    QBrush,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from gui.kit.fonts import scale, serif
from gui.kit.motion import SPEEDS
from gui.kit.paint import CENTRE, at, clear, clipped, dark, glow, light, paint, stroke, write
from gui.kit.paths import box, line, oval, poly
from gui.kit.pixmaps import pictures
from gui.kit.settings import settings
from gui.kit.theme import theme
from gui.kit.widgets.buttons import Button
from gui.shell.home.case import FLOOR, FRONT, HEIGHT, SLOT
from gui.table.face import Face

FRONT_SIZE = QSize(260, 343)
"""Of the box's front, in units of the case."""
_TOP = FLOOR + 4 - FRONT_SIZE.height()
_LIFT_MS = 140


class BoxButton(Button):
    """One box with its brass plate, as high as the case; `unit` is the size of a unit in pixels.

    `lean` says which side of the box shows: its right one when positive, as seen from the middle
    of the shelf.
    """

    def __init__(self, face: Face, plate: str, parent: QWidget | None = None) -> None:
        super().__init__(face.title(), parent)
        self.face = face
        self.unit = 1.0
        self.lean = 0.0
        self._plate = plate
        self._raised = 0.0
        self._side_tone: QColor | None = None
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._rise)
        self.setToolTip(face.blurb())
        self.setAccessibleName(face.title())
        self.setAccessibleDescription(f"{plate}. {face.blurb()}")

    def sizeHint(self) -> QSize:
        return QSize(round(SLOT * self.unit), round(HEIGHT * self.unit))

    # -- rising and sinking

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._aim()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._aim()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._aim()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._aim()

    def _aim(self) -> None:
        goal = 1.0 if self.underMouse() or self.hasFocus() else 0.0
        pace = SPEEDS[settings().values.animation]
        self._motion.stop()
        if not pace:
            self._rise(goal)
            return
        self._motion.setDuration(round(_LIFT_MS * pace))
        self._motion.setStartValue(self._raised)
        self._motion.setEndValue(goal)
        self._motion.start()

    def _rise(self, share: float) -> None:
        self._raised = share
        self.update()

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(self.unit, self.unit)
        middle = self.width() / self.unit / 2
        self._paint_shadow(p, middle)
        grown = 1 + 0.045 * self._raised
        with at(p, middle, FLOOR + 4, grown), at(p, 0, -3 * self._raised):
            self._paint_body(p)
        self._paint_plate(p, middle)

    def _paint_shadow(self, p: QPainter, middle: float) -> None:
        width, height = FRONT_SIZE.width(), FRONT_SIZE.height()
        left, floor = middle - width / 2, FLOOR + 4
        for i in range(8):
            grow = i * 2.2
            fall = box(left + 12 - grow / 2, _TOP + 14 - grow / 3, width + grow, height - 12 + grow / 4, 8)
            paint(p, fall, clear("#000000", 0.05))
            paint(p, oval(middle + 10, floor + 1, width * 0.5 + i * 2, 4 + i * 0.9), clear("#000000", 0.06))

    def _paint_body(self, p: QPainter) -> None:
        """The box, its foot on (0, 0)."""
        width, height = FRONT_SIZE.width(), FRONT_SIZE.height()
        left, top = -width / 2, -height
        if self.lean:
            self._paint_side(p, left if self.lean < 0 else left + width, top)
        rect = QRectF(left, top, width, height)
        front = box(left, top, width, height, 4)
        if self._raised:
            p.save()
            p.setOpacity(self._raised)
            glow(p, front, theme().glow, 10)
            p.restore()
        with clipped(p, front):
            p.drawPixmap(rect, self.front_picture(), QRectF(self.front_picture().rect()))
            p.fillRect(rect, _sheen(rect, 0.34 if theme().night else 0.2))
            if theme().night:
                p.fillRect(rect, clear("#0C1222", 0.22 * (1 - self._raised)))
        stroke(p, front, clear("#1A100A", 0.85), 1.4)
        stroke(p, line((left + 2, top + 2), (left + width - 2, top + 2)), clear("#FFFFFF", 0.5), 1.4)
        stroke(p, line((left + 2, top + 2), (left + 2, -2)), clear("#FFFFFF", 0.35), 1.4)
        if self._raised > 0.5:
            stroke(p, front, theme().glow, 2.6)

    def _paint_side(self, p: QPainter, edge: float, top: float) -> None:
        if self._side_tone is None:
            self._side_tone = self.front_picture().toImage().pixelColor(3, 3)
        tone = dark(self._side_tone, 0.45 if self.lean > 0 else 0.25)
        flank = poly((edge, top), (edge + self.lean, top + 9), (edge + self.lean, -8), (edge, 0))
        paint(p, flank, light(tone, 0.1), dark(tone, 0.3), 1.0)

    def _paint_plate(self, p: QPainter, middle: float) -> None:
        """Players and minutes on brass, at the front of the plank."""
        size = max(16.5, 14 * scale() / self.unit)
        words = QFontMetricsF(serif(size, fixed=True)).horizontalAdvance(self._plate)
        font = serif(size * min(1, (SLOT - 44) / words), fixed=True)
        width = min(words + 44, SLOT - 8)
        rect = QRectF(middle - width / 2, FRONT + 3, width, 29)
        paint(p, box(rect.x() + 1, rect.y() + 2, rect.width(), rect.height(), 5), clear("#000000", 0.4))
        tone = "#F0CF7E" if self._raised > 0.5 else "#D9B66A"
        paint(
            p,
            box(rect.x(), rect.y(), rect.width(), rect.height(), 5),
            light(tone, 0.35),
            dark(tone, 0.2),
            1.0,
        )
        for x in (rect.left() + 8, rect.right() - 8):
            paint(p, oval(x, rect.center().y(), 2.4), "#8A6420", "#4E360E")
        write(p, rect.adjusted(12, -1, -12, -1), self._plate, font, "#3A260C", CENTRE)

    def front_picture(self) -> QPixmap:
        ratio = self.unit * self.devicePixelRatioF() * 1.045
        width, height = float(FRONT_SIZE.width()), float(FRONT_SIZE.height())
        rect = QRectF(0, 0, width, height)

        def draw(p: QPainter) -> None:
            self.face.cover(p, rect)
            frame = box(0, 0, width, height)
            frame.addPath(box(7, 7, width - 14, height - 14, 3))
            paint(p, frame, clear("#FFF3D0", 0.2))

        return pictures.get(("cover", self.face.id), width, height, ratio, draw)


def _sheen(rect: QRectF, shade: float) -> QBrush:
    slope = QLinearGradient(rect.topLeft(), QPointF(rect.right(), rect.bottom()))
    slope.setColorAt(0, clear("#FFFFFF", 0.2))
    slope.setColorAt(0.35, clear("#FFFFFF", 0))
    slope.setColorAt(1, clear("#000000", shade))
    return QBrush(slope)
