"""The two dice of the game beside the stacks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.catan_duel.catalog import SET_UP
from gui.catan_duel import layers
from gui.catan_duel.art.event_die import event_symbol, face_colour
from gui.kit.dice import DieItem, paint_die
from gui.kit.dice import roll as rolling
from gui.kit.motion import Track
from gui.kit.paint import clear, dark, light, paint, shadow, stroke
from gui.kit.paths import rounded
from gui.kit.theme import theme

HALF = 23.0
"""Half the width of a die before it has its place."""
IVORY, DARK = "#F3E7C8", "#3A3A44"
FACES = SET_UP.event_die


class EventDie(DieItem):
    """A die with symbols; its value is the number of the side."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.size, self.size)
        colour = face_colour(FACES[self.value - 1])
        paint_die(painter, self.value, colour, self.yaw, self.spent, _symbol, self._rolled)


def _symbol(p: QPainter, value: int) -> None:
    event_symbol(p, FACES[value - 1])


class Tray(QGraphicsItem):
    """A leather tray lined with felt."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self.setZValue(layers.MAT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_rect(self, rect: QRectF) -> None:
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-12, -12, 14, 18)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = self._rect, self._rect.height() * 0.2
        rim = rect.height() * 0.07
        leather = rounded(rect, radius)
        shadow(painter, leather, 7, 0.5)
        paint(painter, leather, "#8A5B36", "#4E2F1A")
        well = rounded(rect.adjusted(rim, rim, -rim, -rim), radius - rim)
        felt = theme().felt
        paint(painter, well, dark(felt, 0.12), light(felt, 0.06))
        stroke(painter, well, clear("#000000", 0.35), 2.4)
        seam = rect.adjusted(rim * 0.45, rim * 0.45, -rim * 0.45, -rim * 0.45)
        painter.setPen(QPen(clear("#E2B878", 0.7), 1.1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(seam, radius, radius)


class Dice:
    """Production and event die in their tray; unrolled they rest pale."""

    def __init__(self) -> None:
        self.tray = Tray()
        self.number = DieItem(HALF, IVORY, yaw=-10)
        self.event = EventDie(HALF, DARK, yaw=12)
        for die in (self.number, self.event):
            die.setZValue(layers.PILE)

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        return self.tray, self.number, self.event

    def show(self, rect: QRectF, number: int, face: str) -> None:
        places = self._places(rect)
        for die in (self.number, self.event):
            die.prepareGeometryChange()
            die.size = rect.height() * 0.295
        self.tray.set_rect(rect)
        for die, place in zip((self.number, self.event), places):
            die.setPos(place)
        self.number.set(number or self.number.value, spent=not number)
        self.event.set(FACES.index(face) + 1 if face else self.event.value, spent=not face)

    def roll(self, rect: QRectF, number: int, face: str) -> tuple[Track, ...]:
        """Both dice tumble to their places."""
        left, right = self._places(rect)
        start = QPointF(-170, -60)
        return (
            rolling(self.number, number, left + start, left),
            rolling(self.event, FACES.index(face) + 1, right + start, right, 760),
        )

    @staticmethod
    def _places(rect: QRectF) -> tuple[QPointF, QPointF]:
        y = rect.center().y()
        return QPointF(rect.left() + rect.width() * 0.26, y), QPointF(
            rect.left() + rect.width() * 0.74, y + 1
        )
