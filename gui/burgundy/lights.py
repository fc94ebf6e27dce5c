"""What shines on the table: places that can be chosen, areas, sums, the last move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.burgundy.art.tokens import worker
from gui.burgundy.layers import BUBBLE, CHOICES, LAST_MOVE, LIGHT, UNDER_PIECES
from gui.burgundy.plan import CHANGE_SIZE
from gui.kit.brush import fill
from gui.kit.dice import paint_face
from gui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from gui.kit.paint import CENTRE, LEFT, Colour, at, clear, glow, pen, shadow, stroke, write
from gui.kit.paths import oval, rounded
from gui.kit.theme import SeatColour, theme


class _Still(QGraphicsItem):
    """Something that lies over the board and does not answer the pointer."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


class Glow(_Still):
    """A place that can be chosen; `under` pieces that lie there, so that their rims stay clean."""

    def __init__(self, shape: QPainterPath, reach: float, under: bool, faint: bool = False) -> None:
        super().__init__(UNDER_PIECES if under else LIGHT)
        self._shape = shape
        self._reach = reach
        self._faint = faint

    def boundingRect(self) -> QRectF:
        reach = self._reach * 1.2
        return self._shape.boundingRect().adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._faint:
            stroke(painter, self._shape, clear("#F79A12", 0.35), self._reach * 0.7)
            stroke(painter, self._shape, clear(theme().glow, 0.9), self._reach * 0.26)
            return
        for i in range(6, 0, -1):
            stroke(painter, self._shape, clear("#F79A12", 0.13), self._reach * 2 * i / 6)
        stroke(painter, self._shape, "#FFB733", self._reach * 0.62)
        stroke(painter, self._shape, theme().glow, self._reach * 0.42)
        stroke(painter, self._shape, "#FFFCEB", self._reach * 0.16)


class Reach(_Still):
    """What a worker or a monastery would add: a dashed line around each place."""

    def __init__(self, shapes: Sequence[QPainterPath]) -> None:
        super().__init__(LIGHT)
        self._shape = QPainterPath()
        for shape in shapes:
            self._shape.addPath(shape)

    def boundingRect(self) -> QRectF:
        return self._shape.boundingRect().adjusted(-5, -5, 5, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._shape, clear("#8FD3FF", 0.28))
        stroke(painter, self._shape, clear("#0E3E5E", 0.75), 5)
        dashes = pen("#B8E6FF", 3, Qt.PenCapStyle.FlatCap)
        dashes.setDashPattern([2.6, 1.6])
        painter.strokePath(self._shape, dashes)


class AreaLight(_Still):
    """The outline of places that belong together, in warm light."""

    def __init__(self, shape: QPainterPath, reach: float) -> None:
        super().__init__(LIGHT)
        self._shape = shape
        self._reach = reach

    def boundingRect(self) -> QRectF:
        return self._shape.boundingRect().adjusted(-self._reach, -self._reach, self._reach, self._reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._shape, clear("#FFF1B8", 0.22))
        glow(painter, self._shape, theme().glow, self._reach)


class LastMove(_Still):
    """A ring around what was laid last, in the colour of who laid it."""

    def __init__(self, shape: QPainterPath, colour: SeatColour, width: float) -> None:
        super().__init__(LAST_MOVE)
        self._shape, self._colour, self._width = shape, colour, width

    def boundingRect(self) -> QRectF:
        return self._shape.boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke(painter, self._shape, clear("#1E140C", 0.6), self._width * 1.9)
        stroke(painter, self._shape, "#FFF4D6", self._width * 1.3)
        stroke(painter, self._shape, self._colour.fill, self._width * 0.8)


class Cursor(_Still):
    """Where the keyboard points."""

    def __init__(self, shape: QPainterPath) -> None:
        super().__init__(CHOICES)
        self._shape = shape

    def boundingRect(self) -> QRectF:
        return self._shape.boundingRect().adjusted(-7, -7, 7, 7)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke(painter, self._shape, "#2B1E17", 7)
        stroke(painter, self._shape, "#FFFFFF", 4)


class WorkerChange(_Still):
    """What a die would show after a worker: the face, and the worker that it costs."""

    def __init__(self, value: int) -> None:
        super().__init__(CHOICES)
        self._value = value

    def boundingRect(self) -> QRectF:
        side = CHANGE_SIZE * 1.8
        return QRectF(-side, -side, 2 * side, 2 * side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow(painter, oval(0, 0, CHANGE_SIZE * 0.9), 4, 0.45)
        with at(painter, 0, 0, CHANGE_SIZE * 0.92):
            paint_face(painter, self._value, "#FFF4CF")
        with at(painter, CHANGE_SIZE * 0.82, CHANGE_SIZE * 0.78, CHANGE_SIZE * 0.6):
            worker(painter)


# ---------------------------------------------------------------- words at reading size


@dataclass(frozen=True)
class Sum:
    """Points (or none), what they are for, and their parts."""

    points: int | None
    title: str
    parts: tuple[str, ...] = ()


class Bubble(_Still):
    """A sum beside the thing it speaks of, at reading size whatever the zoom."""

    def __init__(self, sum: Sum, scale: float) -> None:
        super().__init__(BUBBLE)
        self.sum = sum
        self.setScale(scale)

    def size(self) -> tuple[float, float]:
        title, small = QFontMetricsF(_title()), QFontMetricsF(_small())
        wide = max(
            title.horizontalAdvance(self.sum.title)
            + (title.height() * 2.2 if self.sum.points is not None else 0),
            *(small.horizontalAdvance(part) for part in (*self.sum.parts, "")),
        )
        return wide + 26, title.height() + len(self.sum.parts) * small.height() + 16

    def boundingRect(self) -> QRectF:
        wide, high = self.size()
        return QRectF(-10, -10, wide + 20, high + 24)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, (wide, high) = theme(), self.size()
        card = rounded(QRectF(0, 0, wide, high), 8)
        shadow(painter, card, 8, 0.5)
        fill(painter, card, room.paper, 1.6, room.gold)
        line = QFontMetricsF(_title()).height()
        x = 13.0
        if self.sum.points is not None:
            badge = QRectF(x - 3, 6, line * 1.9, line + 2)
            fill(painter, rounded(badge, badge.height() / 2), "#2B2320", 0)
            write(
                painter,
                badge,
                f"{self.sum.points:+d}",
                serif(line * 0.62, BOLD, fixed=True),
                "#FFD76A",
                CENTRE,
            )
            x += line * 1.9 + 5
        write(painter, QRectF(x, 6, wide - x - 6, line + 2), self.sum.title, _title(), room.ink, LEFT)
        small = QFontMetricsF(_small()).height()
        for number, part in enumerate(self.sum.parts):
            row = QRectF(13, 8 + line + number * small, wide - 20, small)
            write(painter, row, part, _small(), room.ink_faded, LEFT)


def _title():  # type: ignore[no-untyped-def]
    return serif(16, SEMIBOLD)


def _small():  # type: ignore[no-untyped-def]
    return sans(14, SEMIBOLD)


class Badge(_Still):
    """A number in a ring: what an area would bring if it were completed now."""

    def __init__(self, text: str, spot: QPointF, size: float, colour: Colour = "#2B2320") -> None:
        super().__init__(CHOICES)
        self._text, self._size, self._colour = text, size, QColor(colour)
        self.setPos(spot)

    def boundingRect(self) -> QRectF:
        side = self._size * 1.3
        return QRectF(-side, -side, 2 * side, 2 * side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = oval(0, 0, self._size)
        shadow(painter, disc, self._size * 0.3, 0.5)
        fill(painter, disc, self._colour, 1.6, "#FFD76A")
        side = self._size
        font = serif(side * 1.05, BOLD, fixed=True)
        write(painter, QRectF(-side, -side, 2 * side, 2 * side), self._text, font, "#FFE9B0", CENTRE)
