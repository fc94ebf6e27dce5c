"""Tokens that seats have in front of them: how each is painted, in a row of a card or on its way there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from gui.carcassonne.art.emblems import paint_cloth, paint_gold, paint_grain, paint_wine
from gui.carcassonne.art.figures import paint_figure
from gui.carcassonne.land import SIDE
from gui.kit.paint import at
from gui.kit.pixmaps import pictures
from gui.kit.theme import seat_colour
from gui.table.face import Painter

SCALE = 4.6
"""Signs are painted in sides of a tile; a token is a little more than a sign wide."""
WIDE = 0.3
"""The width of a token on its way, in sides of a tile."""
SIGNS: dict[str, Callable[[QPainter], None]] = {
    "wine": lambda painter: paint_wine(painter, 0, 0),
    "grain": lambda painter: paint_grain(painter, 0, 0),
    "cloth": lambda painter: paint_cloth(painter, 0, 0),
    "gold_bar": lambda painter: paint_gold(painter, 0, 0, 1),
}


def token_painter(thing: str, colour: str) -> Painter:
    """A token, or a figure that is not set on tiles."""
    sign = SIGNS.get(thing)

    def paint(painter: QPainter, rect: QRectF) -> None:
        if sign is None:
            paint_figure(painter, rect, thing, seat_colour(colour))
            return
        with at(painter, rect.center().x(), rect.center().y(), rect.width() * SCALE):
            sign(painter)

    return paint


def token_item(thing: str, pixels: float) -> QGraphicsPixmapItem:
    """A token to be moved over the board; `pixels` are those of a tile."""
    wide = WIDE * pixels
    paint = token_painter(thing, "")
    picture = pictures.get(
        ("carcassonne token", thing), wide, wide, 1.0, lambda p: paint(p, QRectF(0, 0, wide, wide))
    )
    item = QGraphicsPixmapItem(picture)
    item.setTransformationMode(item.transformationMode().SmoothTransformation)
    item.setOffset(-wide / 2, -wide / 2)
    item.setScale(SIDE / pixels)
    return item
