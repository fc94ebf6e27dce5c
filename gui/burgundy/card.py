"""A thing at reading size: its picture, its name and what it does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.burgundy import look
from engine.burgundy.tiles import TILES
from gui.burgundy.art.tiles import paint_tile
from gui.burgundy.art.tokens import silver, worker
from gui.burgundy.art.wares import goods
from gui.burgundy.layers import BUBBLE
from gui.burgundy.texts import good_name, good_number, kind_name, tile_name, tile_text
from gui.kit.fonts import BOLD, SEMIBOLD, sans, scale, serif
from gui.kit.paint import LEFT, TOP_LEFT, at, parchment, write
from gui.kit.theme import theme

translate = QCoreApplication.translate
WIDE = 330.0
PICTURE = 58.0
"""The radius of a tile on its card."""


class Card(QGraphicsItem):
    """A tile, a good, silver or workers, explained."""

    def __init__(self, thing: str, text: str, unit: float) -> None:
        super().__init__()
        self.thing = thing
        self.text = text
        self.setScale(unit)
        self.setZValue(BUBBLE + 0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def size(self) -> tuple[float, float]:
        s = scale()
        words = QFontMetricsF(sans(16)).boundingRect(
            QRectF(0, 0, self._text_width(), 2000), int(Qt.TextFlag.TextWordWrap), self.text
        )
        return WIDE * s, max(2.4 * PICTURE, words.height() + 66 * s)

    def _text_width(self) -> float:
        return WIDE * scale() - 2.2 * PICTURE - 36

    def boundingRect(self) -> QRectF:
        wide, high = self.size()
        return QRectF(-12, -12, wide + 24, high + 30)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, s, (wide, high) = theme(), scale(), self.size()
        parchment(painter, QRectF(0, 0, wide, high), 10, 10)
        with at(painter, 18 + PICTURE, high / 2, PICTURE):
            paint_thing(painter, self.thing)
        left = 2.2 * PICTURE + 24
        title = QRectF(left, 12, wide - left - 12, 26 * s)
        write(painter, title, thing_name(self.thing), serif(21, BOLD), room.ink, LEFT, 0.6)
        kind = thing_kind(self.thing)
        write(painter, title.translated(0, 24 * s), kind, sans(14, SEMIBOLD), room.ink_faded, LEFT)
        body = QRectF(left, 14 + 50 * s, self._text_width(), high)
        write(painter, body, self.text, sans(16), room.ink, TOP_LEFT)


def paint_thing(p: QPainter, thing: str) -> None:
    """A thing of radius 1."""
    if thing in TILES:
        paint_tile(p, thing)
    elif thing == "silver":
        silver(p)
    elif thing == "workers":
        worker(p)
    else:
        with at(p, 0, 0, 0.8):
            goods(p, thing)


def thing_name(thing: str) -> str:
    if thing in TILES:
        return tile_name(thing)
    if thing == "silver":
        return translate("Burgundy", "Silver")
    if thing == "workers":
        return translate("Burgundy", "Workers")
    return good_name(thing)


def thing_kind(thing: str) -> str:
    if thing in TILES:
        return kind_name(TILES[thing].kind)
    if thing in ("silver", "workers"):
        return ""
    return translate("Burgundy", "goods")


def explain(game: object, thing: str) -> str:
    """What a thing is good for."""
    if thing in TILES:
        return tile_text(thing)
    table = look.table(game)  # type: ignore[arg-type]
    if thing == "silver":
        return translate(
            "Burgundy",
            "Once in each of your turns {price} silver buy a tile of the black depot. At the end each is worth 1 point.",
        ).format(price=table.price)
    if thing == "workers":
        return translate(
            "Burgundy",
            "A worker changes one of your dice by 1, and 6 and 1 are neighbours. Any die can be used to take 2 of them. At the end two are worth 1 point.",
        )
    return translate(
        "Burgundy",
        "A die of {number} sells all your goods of this kind: {points} points for each, and 1 silver for the sale. At the end an unsold one is worth 1 point.",
    ).format(number=good_number(thing), points=table.good_points)
