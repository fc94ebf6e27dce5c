"""The figures that stand and lie on the land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from engine.core.match import Seat
from gui.carcassonne.art.figures import FIGURE, figure_pixmap
from gui.carcassonne.art.places import further_place
from gui.carcassonne.land import SIDE
from gui.carcassonne.layers import FIGURES
from gui.carcassonne.neutral import NEUTRAL
from gui.kit.theme import SeatColour, seat_colour


def figure_colour(figure: str, colour: str) -> SeatColour:
    """The colour of a figure in the hands of a seat of this colour."""
    return NEUTRAL.get(figure) or seat_colour(colour)


class Standing(NamedTuple):
    """A figure on the table: which, whose, on which feature of which laid tile, the how-manieth there."""

    figure: str
    seat: int
    x: int
    y: int
    feature: int
    tile: str
    turns: int
    lying: bool
    number: int = 0


def spot(tile: str, turns: int, x: int, y: int, feature: int, number: int = 0) -> QPointF:
    """Where a figure on a feature has its middle; `number` others stand there already."""
    px, py = further_place(tile, turns, feature, number)
    return QPointF((x + px) * SIDE, (y + py) * SIDE)


class FigureItem(QGraphicsPixmapItem):
    """A figure that can be told to another size without moving."""

    def __init__(self, figure: str, colour: str, lying: bool) -> None:
        super().__init__()
        self._look = (figure, colour, lying)
        self.setZValue(FIGURES)
        self.setTransformationMode(self.transformationMode().SmoothTransformation)

    def set_zoom(self, pixels: float) -> None:
        figure, colour, lying = self._look
        wide = max(8, round(FIGURE * pixels))
        picture = figure_pixmap(figure, figure_colour(figure, colour), wide, lying)
        self.setPixmap(picture)
        self.setOffset(-picture.width() / 2, -picture.height() / 2)
        self.setScale(SIDE / pixels)


class Figures:
    """All figures on the board, kept by where they stand so that nothing jumps that has not moved."""

    def __init__(self, scene: QGraphicsScene, seats: Sequence[Seat]) -> None:
        self._scene = scene
        self._seats = seats
        self._pixels = SIDE
        self.items: dict[Standing, FigureItem] = {}

    def show(self, standing: Sequence[Standing]) -> None:
        wanted = set(standing)
        for figure in [known for known in self.items if known not in wanted]:
            self._scene.removeItem(self.items.pop(figure))
        for figure in standing:
            if figure not in self.items:
                self.items[figure] = item = self.make(figure.figure, figure.seat, figure.lying)
                item.setPos(
                    spot(figure.tile, figure.turns, figure.x, figure.y, figure.feature, figure.number)
                )

    def make(self, figure: str, seat: int, lying: bool) -> FigureItem:
        """A figure of a seat, on the scene but nowhere in particular."""
        item = FigureItem(figure, self._seats[seat].colour, lying)
        item.set_zoom(self._pixels)
        self._scene.addItem(item)
        return item

    def find(self, seat: int, figure: str, x: int, y: int, feature: int) -> FigureItem | None:
        """A seat's figure on a feature; of several alike the one that came last."""
        wanted = (figure, seat, x, y, feature)
        found = [item for standing, item in self.items.items() if standing[:5] == wanted]
        return found[-1] if found else None

    def count(self, x: int, y: int, feature: int) -> int:
        """How many figures stand on a feature of a tile."""
        return sum((known.x, known.y, known.feature) == (x, y, feature) for known in self.items)

    def set_zoom(self, pixels: float) -> None:
        self._pixels = pixels
        for item in self.items.values():
            item.set_zoom(pixels)
