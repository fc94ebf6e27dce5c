"""A glass over one tile: where tiles are small, figures are set on a large picture of the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from gui.carcassonne.art.figures import FIGURE, figure_pixmap
from gui.carcassonne.art.land import Cell, Laid
from gui.carcassonne.art.marks import paint_feature_glow, paint_in_hand
from gui.carcassonne.art.regions import Part, region
from gui.carcassonne.art.shapes import feature_at
from gui.carcassonne.art.tiles import tile_pixmap
from gui.carcassonne.figures import figure_colour
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import CHOICES
from gui.kit.fonts import scale

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

ENOUGH = 84.0
"""Tiles of so many pixels need no glass."""
PICTURE = 192
"""Pixels of the picture from which the glass is painted: one of those that other pictures of tiles have, too."""
KEPT = 40
"""So many pictures are kept: a tile in all the ways it may come to lie."""
SOON = 20
"""Milliseconds until a glass shows its own picture instead of an enlarged one."""
LARGE = 132.0
"""Pixels of the tile in the glass."""

_ground: dict[Laid, QPixmap] = {}


def needs_lens(pixels: float) -> bool:
    return pixels < ENOUGH


def lens_over(board: CarcassonneBoard, cell: Cell, within: QRectF) -> Lens | None:
    """The glass over a laid tile, inside a part of the scene; None where the tile can be seen well enough."""
    if not needs_lens(board.pixels) or cell not in board.land.laid:
        return None
    return Lens(board, cell, within)


def grind(tile: Laid) -> QPixmap:
    """Paint what is seen in the glass; before it is asked for, if there is time."""
    if tile not in _ground:
        if len(_ground) >= KEPT:
            _ground.clear()
        _ground[tile] = tile_pixmap(tile.tile_id, tile.turns, PICTURE, tile.variant)
    return _ground[tile]


class Lens(QGraphicsItem):
    """The tile at `cell`, so much larger; its own coordinates are pixels.

    rect:  what it covers of the scene
    """

    def __init__(self, board: CarcassonneBoard, cell: Cell, within: QRectF) -> None:
        super().__init__()
        self.cell = cell
        self._tile: Laid = board.land.laid[cell]
        self._feature: int | None = None
        self._pixels = round(LARGE * min(scale(), 1.4))
        side = self._pixels * SIDE / board.pixels
        self.rect = QRectF(0, 0, side, side)
        self.rect.moveCenter(cell_rect(cell).center())
        self.rect.moveLeft(min(max(self.rect.left(), within.left()), within.right() - side))
        self.rect.moveTop(min(max(self.rect.top(), within.top()), within.bottom() - side))
        self._dull = tile_pixmap(*self._tile[:2], max(24, round(board.pixels)), self._tile.variant)
        if self._tile not in _ground:  # the answer to a click does not wait for it
            QTimer.singleShot(
                SOON, board, lambda: self._sharpen()
            )  # Qt would not keep the glass for a method
        self._standing = [
            (figure, board.seats[figure.seat].colour, item.pos() - cell_rect(cell).topLeft())
            for figure, item in board.figures.items.items()
            if (figure.x, figure.y) == cell
        ]
        self.setPos(self.rect.topLeft())
        self.setScale(side / self._pixels)
        self.setZValue(CHOICES - 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def power(self) -> float:
        """How much larger everything is."""
        return self.rect.width() / SIDE

    def through(self, place: QPointF) -> QPointF:
        """Where a point of the tile is seen."""
        return self.rect.topLeft() + (place - cell_rect(self.cell).topLeft()) * self.power

    def feature_at(self, place: QPointF) -> int | None:
        """The feature that is seen at a point of the scene."""
        here = (place - self.rect.topLeft()) / self.rect.width()
        return feature_at(self._tile.tile_id, self._tile.turns, here.x(), here.y())

    def _sharpen(self) -> None:
        grind(self._tile)
        if isValid(self):
            self.update()

    def light(self, feature: int | None) -> None:
        self._feature = feature
        self.update()

    def boundingRect(self) -> QRectF:
        return self._square().adjusted(-30, -30, 40, 50)

    def _square(self) -> QRectF:
        return QRectF(0, 0, self._pixels, self._pixels)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        tile = self._tile
        picture = _ground.get(tile) or self._dull
        paint_in_hand(painter, self._square(), picture, fits=True)
        painter.save()
        painter.setClipRect(self._square())
        painter.scale(self._pixels, self._pixels)
        if self._feature is not None:
            lit = region([Part((0, 0), tile.tile_id, tile.turns, self._feature)])
            paint_feature_glow(painter, lit, 1 / self._pixels)
        for figure, colour, place in self._standing:
            wide = FIGURE * self._pixels
            image = figure_pixmap(figure.figure, figure_colour(figure.figure, colour), wide, figure.lying)
            corner = place / SIDE - QPointF(FIGURE, FIGURE) / 2
            painter.drawPixmap(QRectF(corner.x(), corner.y(), FIGURE, FIGURE), image, QRectF(image.rect()))
        painter.restore()
