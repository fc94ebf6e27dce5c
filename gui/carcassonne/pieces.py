"""What lies and stands on the tiles and belongs to nobody: gold, ferries, mage and witch."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from engine.carcassonne import look
from gui.carcassonne.art.emblems import paint_gold
from gui.carcassonne.art.figures import FIGURE, paint_figure
from gui.carcassonne.art.land import Cell, Laid
from gui.carcassonne.art.places import standing_place
from gui.carcassonne.figures import NEUTRAL
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import FIGURES
from gui.kit.fonts import BOLD, serif
from gui.kit.paint import CENTRE, paint, pen, shadow, write
from gui.kit.paths import line, oval, rounded

LARGER = 2.2
"""A gold bar on a tile is so much larger than the sign printed on it."""


class Pieces:
    """The neutral pieces of a board."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[look.Piece, PieceItem] = {}

    def show(self, game: Any, laid: dict[Cell, Laid]) -> None:
        wanted = look.pieces(game)
        for piece in [known for known in self._items if known not in wanted]:
            self._scene.removeItem(self._items.pop(piece))
        for piece in wanted:
            if piece not in self._items:
                self._items[piece] = item = PieceItem(piece, laid[piece.x, piece.y])
                self._scene.addItem(item)


class PieceItem(QGraphicsItem):
    """One piece on its tile."""

    def __init__(self, piece: look.Piece, tile: Laid) -> None:
        super().__init__()
        self._piece = piece
        self._tile = tile
        self.setPos(cell_rect((piece.x, piece.y)).topLeft())
        self.setZValue(FIGURES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, SIDE, SIDE).adjusted(-12, -12, 12, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._piece.kind in NEUTRAL:
            self._paint_figure(painter)
        elif self._piece.joins:
            self._paint_ferry(painter)
        else:
            self._paint_gold(painter)

    def _spot(self, feature: int) -> QPointF:
        x, y = standing_place(self._tile.tile_id, self._tile.turns, feature)
        return QPointF(x * SIDE, y * SIDE)

    def _paint_figure(self, painter: QPainter) -> None:
        assert self._piece.feature is not None
        side = FIGURE * SIDE
        middle = self._spot(self._piece.feature) + QPointF(0.16, -0.06) * SIDE
        rect = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_figure(painter, rect, self._piece.kind, NEUTRAL[self._piece.kind])

    def _paint_ferry(self, painter: QPainter) -> None:
        """A raft of planks from one pier to the other."""
        one, two = (self._spot(joined) for joined in self._piece.joins)
        middle = QPointF(SIDE / 2, SIDE / 2)
        ends = [middle + (end - middle) * 0.62 for end in (one, two)]
        way = line(ends[0].toTuple(), middle.toTuple(), ends[1].toTuple())
        painter.strokePath(way, pen("#2E1D10", 17))
        painter.strokePath(way, pen("#B98A4E", 13))
        painter.strokePath(way, pen("#DDB377", 7))
        paint(painter, oval(middle.x(), middle.y(), 7), "#F3E8CF", "#B98A4E", ink=1.2)

    def _paint_gold(self, painter: QPainter) -> None:
        painter.save()
        painter.scale(SIDE, SIDE)
        paint_gold(painter, 0.78, 0.22, LARGER)
        painter.restore()
        if self._piece.count > 1:
            badge = QRectF(SIDE * 0.86, SIDE * 0.22, 20, 20)
            shadow(painter, rounded(badge, 10), 3, 0.4)
            paint(painter, rounded(badge, 10), "#2B2320")
            write(painter, badge, str(self._piece.count), serif(14, BOLD, fixed=True), "#FFD76A", CENTRE)
