"""What lies and stands on the tiles and belongs to nobody: gold, ferries, mage and witch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from engine.carcassonne import look
from gui.carcassonne.art.emblems import paint_gold
from gui.carcassonne.art.ferry import crossing, paint_ferry
from gui.carcassonne.art.land import Cell, Laid
from gui.carcassonne.figures import FigureItem, Figures, spot
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import FIGURES, FITTING
from gui.carcassonne.neutral import NEUTRAL
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import CENTRE, at, paint, write
from gui.kit.paths import oval
from gui.kit.pixmaps import pictures

GOLD_PLACE = (0.76, 0.24)
GOLD_SIZE = 1.5
"""Bars on a tile are so much larger than the sign printed on it."""
RIM = 0.12
"""Pictures reach so far over the sides of their tile."""

Known = tuple[look.Piece, int]
"""A piece and how many figures it stands beside."""


class Pieces:
    """The neutral pieces of a board."""

    def __init__(self, scene: QGraphicsScene, figures: Figures) -> None:
        self._scene = scene
        self._figures = figures
        self._pixels = SIDE
        self.items: dict[Known, PieceItem | FigureItem] = {}

    def show(self, game: Any, laid: dict[Cell, Laid]) -> None:
        wanted = {(piece, self._beside(piece)) for piece in look.pieces(game)}
        for known in self.items.keys() - wanted:
            self._scene.removeItem(self.items.pop(known))
        for known in wanted - self.items.keys():
            piece, number = known
            self.items[known] = self._make(piece, number, laid[piece.x, piece.y])

    def find(self, kind: str, x: int | None = None, y: int | None = None) -> PieceItem | FigureItem | None:
        """The piece of a kind, wherever it is or on one tile."""
        for (piece, _), item in self.items.items():
            if piece.kind == kind and (x is None or (piece.x, piece.y) == (x, y)):
                return item
        return None

    def set_zoom(self, pixels: float) -> None:
        self._pixels = pixels
        for item in self.items.values():
            item.set_zoom(pixels)

    def _beside(self, piece: look.Piece) -> int:
        if piece.kind not in NEUTRAL or piece.feature is None:
            return 0
        return self._figures.count(piece.x, piece.y, piece.feature)

    def _make(self, piece: look.Piece, number: int, tile: Laid) -> PieceItem | FigureItem:
        item: PieceItem | FigureItem
        if piece.kind in NEUTRAL and piece.feature is not None:
            item = FigureItem(piece.kind, "", lying=False)
            item.setPos(spot(tile.tile_id, tile.turns, piece.x, piece.y, piece.feature, number))
        else:
            item = ferry_item(piece, tile) if piece.joins else gold_item((piece.x, piece.y), piece.count)
        item.set_zoom(self._pixels)
        self._scene.addItem(item)
        return item


class PieceItem(QGraphicsPixmapItem):
    """Something painted on a tile, in sides of the tile."""

    def __init__(
        self, cell: Cell, key: object, draw: Callable[[QPainter], None], layer: float = FIGURES
    ) -> None:
        super().__init__()
        self._key = key
        self._draw = draw
        self.setPos(cell_rect(cell).topLeft())
        self.setZValue(layer)
        self.setTransformationMode(self.transformationMode().SmoothTransformation)

    def set_zoom(self, pixels: float) -> None:
        def draw(p: QPainter) -> None:
            p.translate(RIM, RIM)
            self._draw(p)

        side = 1 + 2 * RIM
        self.setPixmap(pictures.get(("carcassonne piece", self._key), side, side, pixels, draw))
        self.setOffset(-RIM, -RIM)
        self.setScale(SIDE)


def ferry_item(piece: look.Piece, tile: Laid) -> PieceItem:
    """The raft between two piers; figures stand above it."""
    way = crossing(tile.tile_id, tile.turns, *piece.joins)
    key = ("ferry", tile.tile_id, tile.turns, piece.joins)
    return PieceItem((piece.x, piece.y), key, lambda p: paint_ferry(p, way), FITTING)


def gold_item(cell: Cell, count: int) -> PieceItem:
    """Bars in the corner of a tile, and how many when there are several."""

    def draw(p: QPainter) -> None:
        paint_gold(p, *GOLD_PLACE, GOLD_SIZE)
        if count > 1:
            with at(p, 0.92, 0.32, 0.01):
                paint(p, oval(0, 0, 11), "#2B2320")
                write(p, QRectF(-11, -12, 22, 22), str(count), serif(16, BOLD, fixed=True), "#FFD76A", CENTRE)

    return PieceItem(cell, ("gold", count), draw)
