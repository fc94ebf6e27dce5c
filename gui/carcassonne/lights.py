"""What shines on the board: whole features, their worth, owners of fields, the last move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.carcassonne.art.land import Cell
from gui.carcassonne.art.marks import (
    bubble_rect,
    paint_bubble,
    paint_feature_glow,
    paint_last_move,
    paint_ownership,
)
from gui.carcassonne.art.regions import Part, Region, region
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import BUBBLE, LAST_MOVE, LIGHT, OWNERS
from gui.carcassonne.sight import aside
from gui.kit.paint import glow
from gui.kit.paths import rounded
from gui.kit.theme import SeatColour, theme

MARGIN = 0.25
"""How far light reaches beyond what it lights, in sides of a tile."""


class _RegionItem(QGraphicsItem):
    """Something painted over a feature, in units of a tile's side."""

    def __init__(self, parts: Sequence[Part], layer: int) -> None:
        super().__init__()
        self._region: Region = region(parts)
        box = self._region.ground.boundingRect()
        self._box = box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self.setScale(SIDE)
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_region(painter, 1 / max(1e-6, option.levelOfDetailFromTransform(painter.worldTransform())))

    def paint_region(self, painter: QPainter, dot: float) -> None:
        raise NotImplementedError


class FeatureLight(_RegionItem):
    """A whole feature in warm light."""

    def __init__(self, parts: Sequence[Part], strength: float = 1.0) -> None:
        super().__init__(parts, LIGHT)
        self._strength = strength

    def paint_region(self, painter: QPainter, dot: float) -> None:
        paint_feature_glow(painter, self._region, dot, self._strength)


class OwnedField(_RegionItem):
    """A field with the marks of those who would score it."""

    def __init__(self, parts: Sequence[Part], owners: list[SeatColour]) -> None:
        super().__init__(parts, OWNERS)
        self._owners = owners

    def paint_region(self, painter: QPainter, dot: float) -> None:
        paint_ownership(painter, self._region, self._owners, dot)


class Bubble(QGraphicsItem):
    """What a feature is worth, always at reading size."""

    def __init__(self, points: int, title: str, parts: str) -> None:
        super().__init__()
        self._said = (points, title, parts)
        self._aside = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return bubble_rect(QPointF(), *self._said[1:], self._aside).adjusted(-14, -14, 14, 26)

    def keep_in_sight(self) -> None:
        """Go aside where a panel would cover it."""
        self.prepareGeometryChange()
        self._aside = aside(self, bubble_rect(QPointF(), *self._said[1:]))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_bubble(painter, QPointF(), *self._said, self._aside)


class LastMove(QGraphicsItem):
    """Brackets around the tile laid last, in the colour of who laid it."""

    def __init__(self, colour: SeatColour) -> None:
        super().__init__()
        self._colour = colour
        self.setZValue(LAST_MOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, SIDE, SIDE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_last_move(painter, self.boundingRect(), self._colour)


class TileLight(QGraphicsItem):
    """A tile that a log line speaks of."""

    def __init__(self, cell: Cell) -> None:
        super().__init__()
        self.setPos(cell_rect(cell).topLeft())
        self.setZValue(LIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, SIDE, SIDE).adjusted(-16, -16, 16, 16)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        glow(painter, rounded(QRectF(0, 0, SIDE, SIDE), 3), theme().glow, 12)
