"""How something that can be chosen shows on the board: spots, pictures, features, spaces of the track."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.carcassonne.art.ferry import paint_ferry
from gui.carcassonne.art.figures import FIGURE
from gui.carcassonne.art.regions import Part
from gui.carcassonne.land import SIDE
from gui.carcassonne.layers import CHOICES
from gui.carcassonne.lights import FeatureLight
from gui.carcassonne.sight import aside
from gui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from gui.kit.paint import CENTRE, clear, dark, paint, pen, plate, readable_on, shadow, write
from gui.kit.paths import oval, poly, rounded
from gui.kit.theme import SeatColour, theme
from gui.table.face import Painter

SMALL = 0.62
"""What is offered is small until it is picked: up to nine figures share a tile."""
SMALLER = 0.46
"""Through a glass they are large enough so, and leave more of the tile in sight."""
STEP = 58.0
"""Pixels of a picture above a tile."""


class Offered(QGraphicsItem):
    """Something that glows, and more so while it is held."""

    def __init__(self) -> None:
        super().__init__()
        self.held = False
        self.setZValue(CHOICES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_held(self, held: bool) -> None:
        self.held = held
        self.setZValue(CHOICES + (0.5 if held else 0))
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, p: QPainter) -> None:
        raise NotImplementedError


class OfferedSpot(Offered):
    """A place for a piece, with the piece that would stand there; without a picture, a ring around what does."""

    def __init__(self, picture: Painter | None, power: float = 1.0) -> None:
        """`power`: so much larger it is seen through a glass."""
        super().__init__()
        self._picture = picture
        self._power = power
        self.setScale(self._size())

    def _size(self) -> float:
        if self.held or self._picture is None:
            return self._power
        return SMALL if self._power == 1.0 else self._power * SMALLER

    def set_held(self, held: bool) -> None:
        super().set_held(held)
        self.setScale(self._size())

    def boundingRect(self) -> QRectF:
        side = FIGURE * SIDE
        return QRectF(-side / 2, -side / 2, side, side).adjusted(-8, -8, 8, 8)

    def draw(self, p: QPainter) -> None:
        side = FIGURE * SIDE
        ring = oval(0, 0, side * 0.44)
        p.fillPath(ring, clear(theme().glow, 0.75 if self.held else 0.3 if self._picture is None else 0.4))
        p.strokePath(ring, pen(theme().glow, side * (0.06 if self.held else 0.03)))
        if self._picture is not None:
            self._picture(p, QRectF(-side / 2, -side / 2, side, side))


class OfferedPicture(Offered):
    """One of several pictures in a row above a tile, always at the same size."""

    def __init__(self, picture: Painter, number: int, count: int) -> None:
        super().__init__()
        self._picture = picture
        self._number = number
        self._row = QRectF(-count / 2 * STEP, -STEP - 14, count * STEP, STEP)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(CHOICES + 1)

    def set_held(self, held: bool) -> None:
        super().set_held(held)
        self.setZValue(CHOICES + (2 if held else 1))

    def boundingRect(self) -> QRectF:
        return self._row.adjusted(-self._row.width(), -8, self._row.width(), 8)

    def slot(self) -> QRectF:
        """Where it is in its row, which keeps clear of the panels."""
        left = self._row.left() + self._number * STEP + aside(self, self._row)
        return QRectF(left, self._row.top(), STEP, STEP)

    def contains_scene(self, place: QPointF) -> bool:
        """Whether a point of the scene lies on the picture as it is seen."""
        view = self.scene().views()[0]
        return self.slot().contains(QPointF(view.mapFromScene(place) - view.mapFromScene(self.pos())))

    def draw(self, p: QPainter) -> None:
        room, slot = theme(), self.slot().adjusted(2, 2, -2, -2)
        shape = rounded(slot, 8)
        shadow(p, shape, 4, 0.45)
        plate(p, shape, room.paper, room.parchment_edge)
        if self.held:
            p.fillPath(shape, clear(room.glow, 0.8))
        p.strokePath(shape, pen(room.gold, 3 if self.held else 1.6))
        self._picture(p, slot.adjusted(5, 5, -5, -5))


class OfferedFeature(FeatureLight):
    """A whole feature that can be chosen."""

    def __init__(self, parts: Sequence[Part]) -> None:
        super().__init__(parts, 0.55)

    def set_held(self, held: bool) -> None:
        self._strength = 1.0 if held else 0.55
        self.update()


class OfferedSpace(Offered):
    """A space of the score track, with what would stand there."""

    def __init__(self, rect: QRectF, picture: Painter | None = None) -> None:
        super().__init__()
        self._rect = rect
        self._picture = picture

    def boundingRect(self) -> QRectF:
        rim = self._rect.width() * 0.5
        return self._rect.adjusted(-rim, -rim, rim, rim)

    def draw(self, p: QPainter) -> None:
        side = self._rect.width()
        shape = rounded(
            self._rect.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04), side * 0.16
        )
        p.fillPath(shape, clear(theme().glow, 0.7 if self.held else 0.35))
        for reach, strength in ((0.3, 0.18), (0.18, 0.3), (0.08, 1.0)):
            p.strokePath(shape, pen(clear(theme().glow, strength), side * reach))
        if self._picture is not None and self.held:
            rim = side * 0.35
            self._picture(p, self._rect.adjusted(-rim, -rim, rim, rim))


class OfferedRing(Offered):
    """A ring around a figure on the score track."""

    def __init__(self, radius: float) -> None:
        super().__init__()
        self.radius = radius

    def boundingRect(self) -> QRectF:
        reach = self.radius * 1.3
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def draw(self, p: QPainter) -> None:
        ring = oval(0, 0, self.radius)
        p.fillPath(ring, clear(theme().glow, 0.55 if self.held else 0.22))
        for reach, strength in ((0.36, 0.25), (0.14, 1.0)):
            p.strokePath(
                ring, pen(clear(theme().glow, strength), self.radius * reach * (1.3 if self.held else 1.0))
            )


class OfferedWords(Offered):
    """An answer written on the letter."""

    def __init__(self, rect: QRectF, words: str) -> None:
        super().__init__()
        self._rect = rect
        self._words = words

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-6, -6, 6, 6)

    def draw(self, p: QPainter) -> None:
        high = self._rect.height()
        shape = rounded(self._rect, high * 0.3)
        plate(p, shape, "#F6CF72" if self.held else "#EFC25C", "#C48F2C" if self.held else "#B98524")
        p.strokePath(shape, pen("#FFF2C4" if self.held else "#6B4A14", high * 0.05))
        inner = self._rect.adjusted(high * 0.3, 0, -high * 0.3, 0)
        write(
            p, inner, self._words, serif(high * 0.36, SEMIBOLD, fixed=True), "#2B2320", CENTRE, smallest=0.4
        )


class FerryGhost(Offered):
    """A ferry as it would lie on its lake."""

    def __init__(self, corner: QPointF, way: QPainterPath) -> None:
        super().__init__()
        self._way = way
        self.setPos(corner)
        self.setScale(SIDE)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 1, 1)

    def draw(self, p: QPainter) -> None:
        p.strokePath(self._way, pen(clear(theme().glow, 0.5), 0.24))
        paint_ferry(p, self._way)


class SeatTag(QGraphicsItem):
    """Whose decision it is, where that is not the seat that laid the tile: a pennant below the tile."""

    def __init__(self, name: str, colour: SeatColour, below: float) -> None:
        """`below`: so many pixels are left to something else above it."""
        super().__init__()
        self._name = name
        self._colour = colour
        self._below = below
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(CHOICES + 3)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-90, 2 + self._below, 180, 46)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(-76, 14 + self._below, 152, 28)
        top = card.top() + 1
        shape = rounded(card, 6).united(poly((-9, top), (0, top - 11), (9, top)))
        shadow(painter, shape, 5, 0.5)
        paint(painter, shape, self._colour.fill, dark(self._colour.fill, 0.2))
        painter.strokePath(shape, pen("#FFF4D6", 1.6))
        write(
            painter,
            card.adjusted(6, 0, -6, 0),
            self._name,
            sans(17, BOLD),
            readable_on(self._colour.fill),
            CENTRE,
        )
