"""Everything that lies on the table, as items that are told apart by their place and look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gui.burgundy.art.colours import CREAM
from gui.burgundy.art.duchy import paint_duchy
from gui.burgundy.art.tiles import REACH, tile_pixmap
from gui.burgundy.art.tokens import bonus_card, silver, stone, worker
from gui.burgundy.art.wares import goods, goods_back
from gui.burgundy.layers import PIECES
from gui.kit.brush import fill, numeral
from gui.kit.paint import INK, at, clear
from gui.kit.paths import oval, rounded
from gui.kit.pixmaps import pictures
from gui.kit.theme import paint_mark, seat_colour

Draw = Callable[[QPainter], None]


class Zoom:
    """How sharp pictures have to be: device pixels per scene unit, where the camera rests."""

    detail = 1.0


@dataclass(frozen=True)
class Look:
    """A piece: what it is, where its middle lies and how large it is."""

    what: str
    which: Any
    x: float
    y: float
    size: float
    layer: float = PIECES

    @property
    def spot(self) -> QPointF:
        return QPointF(self.x, self.y)


def looks(what: str, which: Any, spot: QPointF, size: float, layer: float = PIECES) -> Look:
    return Look(what, which, spot.x(), spot.y(), size, layer)


class Piece(QGraphicsItem):
    """A piece drawn once per zoom and kept as a picture."""

    def __init__(self, look: Look, zoom: Zoom) -> None:
        super().__init__()
        self.look = look
        self._zoom = zoom
        self._draw, self._box = PAINTERS[look.what]
        self.setPos(look.spot)
        self.setZValue(look.layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        size = self.look.size
        box = self._box
        return QRectF(box.x() * size, box.y() * size, box.width() * size, box.height() * size)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look, rect = self.look, self.boundingRect()
        if look.what == "tile":
            picture = tile_pixmap(look.which, look.size, self._zoom.detail)
        else:
            key = ("burgundy", look.what, look.which)
            picture = pictures.get(key, rect.width(), rect.height(), self._zoom.detail, self._paint_once)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _paint_once(self, p: QPainter) -> None:
        size = self.look.size
        p.scale(size, size)
        p.translate(-self._box.topLeft())
        self._draw(p, self.look.which)


class Pieces:
    """All pieces on the table, kept by their place so that nothing is made anew that has not changed."""

    def __init__(self, scene: QGraphicsScene, zoom: Zoom) -> None:
        self._scene = scene
        self._zoom = zoom
        self.items: dict[str, Piece] = {}

    def show(self, wanted: Mapping[str, Look]) -> None:
        for place in [known for known, item in self.items.items() if wanted.get(known) != item.look]:
            self._scene.removeItem(self.items.pop(place))
        for place, look in wanted.items():
            if place in self.items:
                self.items[place].show()
            else:
                self.items[place] = self.make(look)

    def make(self, look: Look) -> Piece:
        """A piece on the scene that belongs to no place."""
        item = Piece(look, self._zoom)
        self._scene.addItem(item)
        return item

    def hide(self, place: str) -> None:
        if place in self.items:
            self.items[place].hide()


# ---------------------------------------------------------------- how they are painted, in units of their size


def _good(p: QPainter, which: Any) -> None:
    goods(p, which)


def _stack(p: QPainter, which: Any) -> None:
    """Equal goods on one another, with their number."""
    colour, count = which
    high = min(count, 4)
    for level in range(high):
        with at(p, 0, -level * 0.2):
            goods(p, colour)
    if count > 1:
        _count(p, 0.78, 0.72, count)


def _sold(p: QPainter, which: Any) -> None:
    for level in range(min(which, 8)):
        with at(p, 0, -level * 0.14):
            goods_back(p)
    _count(p, 0.78, 0.72, which)


def _count(p: QPainter, x: float, y: float, count: int) -> None:
    """A number on a little disc."""
    fill(p, oval(x, y, 0.52), CREAM, 0.09, clear(INK, 0.8))
    numeral(p, x, y, 0.72, str(count))


def _heap(chip: Draw) -> Callable[[QPainter, Any], None]:
    """Chips of a kind, and beside them how many there are."""

    def paint(p: QPainter, which: Any) -> None:
        count, ink = which
        for i in range(max(1, min(count, 3))):
            p.setOpacity(1.0 if count else 0.3)
            with at(p, i * 0.28, -i * 0.1):
                chip(p)
        p.setOpacity(1.0)
        numeral(p, 2.25 if count < 10 else 2.65, 0, 1.4, str(count), ink)

    return paint


def _chip(p: QPainter, which: Any) -> None:
    if which == "silver":
        silver(p)
    else:
        worker(p)


def _stone(p: QPainter, which: Any) -> None:
    stone(p, seat_colour(which[0]))


def _duchy(p: QPainter, which: Any) -> None:
    """A board to choose, with its number."""
    board, tint = which
    paint_duchy(p, board, seat_colour(tint[0]))
    fill(p, oval(-5.4, -4.6, 1.25), CREAM, 0.12)
    numeral(p, -5.4, -4.6, 1.7, board)


def _card(p: QPainter, which: Any) -> None:
    """A bonus card, or in its place the mark of who has it."""
    colour, large, points, tint = which
    if tint is None:
        bonus_card(p, colour, points, large)
        return
    owner = seat_colour(tint[0])
    wide = 0.84 if large else 0.66
    fill(
        p,
        rounded(QRectF(-wide, -1 if large else -0.8, 2 * wide, 1.9 if large else 1.5), 0.1),
        clear("#5A401C", 0.2),
        0.05,
        clear(INK, 0.45),
    )
    fill(p, oval(0, -0.05, 0.56), owner.fill, 0.07, owner.dark)
    paint_mark(p, owner.mark, QRectF(-0.34, -0.39, 0.68, 0.68))


_ROUND = QRectF(-1.35, -1.35, 2.7, 2.9)
_WIDE = QRectF(-1.4, -1.5, 5.2, 3.0)
PAINTERS: dict[str, tuple[Callable[[QPainter, Any], None], QRectF]] = {
    "tile": (lambda p, which: None, QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH)),
    "good": (_good, _ROUND),
    "stack": (_stack, QRectF(-1.35, -2.1, 2.8, 3.6)),
    "sold": (_sold, QRectF(-1.35, -2.5, 2.8, 4.0)),
    "silver": (_heap(silver), _WIDE),
    "workers": (_heap(worker), _WIDE),
    "chip": (_chip, _ROUND),
    "stone": (_stone, QRectF(-1.4, -1.2, 2.9, 2.1)),
    "card": (_card, _ROUND),
    "duchy": (_duchy, QRectF(-7, -6.5, 14, 13)),
}
"""The painter of each kind of piece, and the room it takes."""
