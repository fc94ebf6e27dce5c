"""Small pictures among the words: a saved board in its frame, a player's mark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.fonts import scale
from gui.kit.icons import paint_icon
from gui.kit.paint import clear, clipped, dark, light, paint, shadow, stroke
from gui.kit.paths import rounded
from gui.kit.theme import mark_path, seat_colour, theme, theme_signals


class Frame(QWidget):
    """A picture under a thin golden frame, as large as its place allows."""

    def __init__(self, least: QSize, parent: QWidget | None = None, name: str = "") -> None:
        super().__init__(parent)
        self._least = least
        self._image = QImage()
        self._icon = ""
        self._scaled = QPixmap()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme_signals().changed.connect(self.update)

    def show_image(self, image: QImage) -> None:
        self._image = image
        self._scaled = QPixmap()
        self.update()

    def show_icon(self, name: str) -> None:
        """A sign instead of a picture."""
        self._icon = name
        self.update()

    def sizeHint(self) -> QSize:
        return self._least

    def minimumSizeHint(self) -> QSize:
        return self._least

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = self._place()
        shape = rounded(place, 6)
        shadow(p, shape, 6)
        with clipped(p, shape):
            p.fillRect(place, theme().felt)
            if not self._image.isNull():
                p.drawPixmap(place, self._fitted(place), QRectF(self._fitted(place).rect()))
            elif self._icon:
                p.fillRect(place, theme().parchment_edge)
                inset = place.height() * 0.28
                paint_icon(p, self._icon, place.adjusted(inset, inset, -inset, -inset), theme().refuse)
            if theme().night:
                p.fillRect(place, clear("#0C1222", 0.2))
        stroke(p, shape, theme().gold, 2.2)

    def _place(self) -> QRectF:
        """The largest rectangle of the picture's shape, with room for frame and shadow."""
        room = QRectF(self.rect()).adjusted(3, 3, -6, -8)
        shape = QSize(480, 300) if self._image.isNull() else self._image.size()
        size = shape.scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(0, 0, size.width(), size.height())
        place.moveTopLeft(room.topLeft())
        place.moveLeft(room.left() + (room.width() - place.width()) / 2)
        return place

    def _fitted(self, place: QRectF) -> QPixmap:
        """Scaled once per size: smooth, and no work while the window is repainted."""
        ratio = self.devicePixelRatioF()
        size = QSize(round(place.width() * ratio), round(place.height() * ratio))
        if self._scaled.size() != size:
            smooth = Qt.TransformationMode.SmoothTransformation
            self._scaled = QPixmap.fromImage(
                self._image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            )
        return self._scaled


def paint_seat(p: QPainter, rect: QRectF, colour: str) -> None:
    """A player's colour in the shape that goes with it."""
    seat = seat_colour(colour)
    shape = mark_path(seat.mark, rect.adjusted(1, 1, -1, -1))
    paint(p, shape, light(seat.fill, 0.15), dark(seat.fill, 0.15))
    stroke(p, shape, theme().ink if theme().night and colour == "black" else seat.dark, 1.2)


class SeatMark(QWidget):
    """A player's colour and mark beside a name."""

    def __init__(self, colour: str, parent: QWidget | None = None, size: float = 20) -> None:
        super().__init__(parent)
        self._colour = colour
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme_signals().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = round(self._size * scale())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_seat(p, QRectF(self.rect()), self._colour)
