"""The land on the table: laid tiles in blocks of a few, each block one picture.

A block is a plain pixmap item, so a repaint of three hundred tiles is some thirty blits without any
Python.  Laying a tile paints the nine cells around it anew; a new zoom paints cell after cell while
the window stays awake, and shows the old pictures scaled until then.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from gui.carcassonne.art.land import RING, Cell, Laid, around, land_image, shore_image
from gui.carcassonne.layers import LAND

SIDE = 100.0
"""Scene units of a tile."""
BLOCK = 4
"""Tiles along the side of a block."""
AT_ONCE = 16
"""So many cells are painted without waiting: a laid tile with its surroundings."""
PAUSE = 90
"""Milliseconds without another zoom before the land is painted for it: who turns the wheel gets every step at once."""
SLICE = 0.008
"""Seconds of painting before the window gets its turn again."""


def cell_rect(cell: Cell) -> QRectF:
    return QRectF(cell[0] * SIDE, cell[1] * SIDE, SIDE, SIDE)


def cell_at(point: QPointF) -> Cell:
    return int(point.x() // SIDE), int(point.y() // SIDE)


class _Block(QGraphicsPixmapItem):
    """The picture of BLOCK x BLOCK cells."""

    def __init__(self, key: Cell) -> None:
        super().__init__()
        self.key = key
        self.pixels = 0
        self.setPos(key[0] * BLOCK * SIDE, key[1] * BLOCK * SIDE)
        self.setZValue(LAND)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def cells(self) -> list[Cell]:
        left, top = self.key[0] * BLOCK, self.key[1] * BLOCK
        return [(left + dx, top + dy) for dy in range(BLOCK) for dx in range(BLOCK)]

    def begin(self, pixels: int) -> None:
        """Take a picture of another size, until then the old one scaled."""
        fresh = QPixmap(BLOCK * pixels, BLOCK * pixels)
        fresh.fill(Qt.GlobalColor.transparent)
        if self.pixels:
            painter = QPainter(fresh)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(fresh.rect(), self.pixmap())
            painter.end()
        self.pixels = pixels
        self.setScale(SIDE / pixels)
        self.setPixmap(fresh)

    def paint_cells(self, pictures: Mapping[Cell, QImage | None]) -> None:
        picture = self.pixmap()
        self.setPixmap(QPixmap())  # the only holder now: painting does not copy it
        painter = QPainter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for (x, y), image in pictures.items():
            place = QRectF(x % BLOCK * self.pixels, y % BLOCK * self.pixels, self.pixels, self.pixels)
            if image is None:
                painter.fillRect(place, Qt.GlobalColor.transparent)
            else:
                painter.drawImage(place.topLeft(), image)
        painter.end()
        self.setPixmap(picture)


class Land(QObject):
    """All laid tiles of a board."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._pixels = round(SIDE)
        self.laid: dict[Cell, Laid] = {}
        self._blocks: dict[Cell, _Block] = {}
        self._waiting: dict[Cell, None] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._paint_a_while)

    def show(self, tiles: Mapping[Cell, Laid]) -> None:
        """Lay and take away until just these tiles lie there."""
        changed = [cell for cell in tiles if self.laid.get(cell) != tiles[cell]]
        changed += [cell for cell in self.laid if cell not in tiles]
        self.laid = dict(tiles)
        dirty = dict.fromkeys(near for cell in changed for near in around(cell))
        self._waiting |= dirty
        if len(dirty) <= AT_ONCE:
            self.complete(list(dirty))
        elif self._waiting:
            self._timer.start(0)

    def set_zoom(self, pixels: int) -> None:
        """Paint for so many device pixels per tile."""
        if pixels == self._pixels:
            return
        self._pixels = pixels
        for block in self._blocks.values():
            self._waiting |= dict.fromkeys(block.cells())
        if self._waiting:
            self._timer.start(PAUSE)

    def complete(self, cells: list[Cell] | None = None) -> None:
        """Paint now what still waits (or only these cells)."""
        by_block: dict[Cell, list[Cell]] = {}
        for cell in list(self._waiting) if cells is None else cells:
            by_block.setdefault((cell[0] // BLOCK, cell[1] // BLOCK), []).append(cell)
        for key, wanted in by_block.items():
            self._paint(key, wanted)
        if not self._waiting:
            self._timer.stop()

    @property
    def at_rest(self) -> bool:
        """Whether everything is painted for the present zoom."""
        return not self._waiting

    def rect(self) -> QRectF:
        """Where tiles lie."""
        rect = QRectF()
        for cell in self.laid:
            rect |= cell_rect(cell)
        return rect

    # ---------------------------------------------------------------- painting

    def _paint_a_while(self) -> None:
        self._timer.setInterval(0)
        until = perf_counter() + SLICE
        while self._waiting and perf_counter() < until:
            cell = self._nearest()
            self._paint((cell[0] // BLOCK, cell[1] // BLOCK), [cell])
        if not self._waiting:
            self._timer.stop()

    def _nearest(self) -> Cell:
        """The waiting cell to paint next: what is in sight comes first."""
        views = self._scene.views()
        if views:
            seen = views[0].mapToScene(views[0].viewport().rect()).boundingRect()
            for cell in self._waiting:
                if seen.intersects(cell_rect(cell)):
                    return cell
        return next(iter(self._waiting))

    def _paint(self, key: Cell, cells: list[Cell]) -> None:
        pictures = {cell: self._picture(cell) for cell in cells}
        for cell in cells:
            self._waiting.pop(cell, None)
        block = self._blocks.get(key)
        if block is None:
            if not any(pictures.values()):
                return
            block = self._blocks[key] = _Block(key)
            self._scene.addItem(block)
        if block.pixels != self._pixels:
            block.begin(self._pixels)
        block.paint_cells(pictures)

    def _picture(self, cell: Cell) -> QImage | None:
        if cell in self.laid:
            return land_image(self.laid, cell, self._pixels)
        mask = sum(1 << bit for bit, (dx, dy) in enumerate(RING) if (cell[0] + dx, cell[1] + dy) in self.laid)
        return shore_image(mask, self._pixels) if mask else None
