"""The pieces on the table as items, kept by name so that nothing jumps that has not moved."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from gui.felinia.looks import Look, Placed
from gui.kit.pixmaps import pictures


class PieceItem(QGraphicsPixmapItem):
    """A piece that can be told to another size or another look without moving."""

    def __init__(self, look: Look, scale: float) -> None:
        super().__init__()
        self.look = look
        self._scale = scale
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._paint()

    def set_zoom(self, scale: float) -> None:
        """Show a picture with so many device pixels per unit."""
        self._scale = scale
        self._paint()

    def at_rest(self) -> None:
        """Forget what a move has changed."""
        self.setTransform(QTransform())
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.show()

    def set_look(self, look: Look) -> None:
        if look != self.look:
            self.look = look
            self._paint()

    def _paint(self) -> None:
        rect = self.look.rect

        def draw(p: QPainter) -> None:
            p.translate(-rect.topLeft())
            self.look.paint(p)

        key = ("felinia", self.look.name)
        self.setPixmap(pictures.get(key, rect.width(), rect.height(), self._scale, draw))
        self.setOffset(rect.topLeft())


class Pieces:
    """All pieces of a board by their names.

    items:  what lies there
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._scale = 1.0
        self.items: dict[str, PieceItem] = {}

    def show(self, wanted: Mapping[str, Placed]) -> None:
        """Put down, take away and change until just these pieces lie there."""
        for name in [known for known in self.items if known not in wanted]:
            self._scene.removeItem(self.items.pop(name))
        for name, placed in wanted.items():
            item = self.items.get(name)
            if item is None:
                item = self.items[name] = self.make(placed.look, placed.layer)
            item.set_look(placed.look)
            item.setPos(placed.place)
            item.setRotation(placed.turn)
            item.setZValue(placed.layer)
            item.at_rest()

    def make(self, look: Look, layer: float) -> PieceItem:
        """A piece on the scene that belongs to nobody yet."""
        item = PieceItem(look, self._scale)
        item.setZValue(layer)
        self._scene.addItem(item)
        return item

    def set_zoom(self, scale: float) -> None:
        self._scale = scale
        for item in self.items.values():
            item.set_zoom(scale)
