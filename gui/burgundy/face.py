"""The Castles of Burgundy as the shelf and the table see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from engine.burgundy import look
from engine.burgundy.opening import ChooseCastle
from engine.burgundy.values import CastleLaid, GoodsSold, TilePlaced, TileTaken, WorkersTaken
from engine.core.game import Game
from engine.core.match import Entry, Match, Seat
from gui.burgundy.art.tiles import REACH, tile_pixmap
from gui.burgundy.art.tokens import silver, worker
from gui.burgundy.art.wares import goods, goods_back
from gui.burgundy.board import BurgundyBoard
from gui.burgundy.cover import cover
from gui.burgundy.words import BurgundyWords
from gui.kit.paint import at, walnut
from gui.table.face import Face, Painter, Privacy, Supply

translate = QCoreApplication.translate


class BurgundyFace(Face):
    """The game of dice and duchies."""

    id = "burgundy"
    minutes = "90"

    def title(self) -> str:
        return translate("Burgundy", "The Castles of Burgundy")

    def blurb(self) -> str:
        return translate(
            "Burgundy", "Dice decide what you may take and where it may lie: let your principality flourish."
        )

    def cover(self, painter: QPainter, rect: QRectF) -> None:
        cover(painter, rect)

    def words(self) -> BurgundyWords:
        return BurgundyWords()

    def board(self, seats: Sequence[Seat]) -> BurgundyBoard:
        return BurgundyBoard(seats)

    def privacy(self, game: Game[Any], seat: int) -> Privacy:
        """Only the place of the first castle is ever a secret, until all have chosen."""
        return Privacy.CURTAIN if isinstance(game.decision(), ChooseCastle) else Privacy.OPEN

    def supplies(self, game: Game[Any], seat: int, colour: str) -> list[Supply]:
        estate = look.estate(game, seat)  # type: ignore[arg-type]
        laid = sum(1 for hex in estate.hexes if hex.tile)
        return [
            Supply(translate("Burgundy", "Tiles laid"), _tile("castle"), laid),
            Supply(translate("Burgundy", "Goods"), _piece(goods_back), sum(estate.goods.values())),
            Supply(translate("Burgundy", "Silver"), _piece(silver), estate.silver),
            Supply(translate("Burgundy", "Workers"), _piece(worker), estate.workers),
        ]

    def time_mark(self, entry: Entry) -> Painter | None:
        for event in entry.events:
            match event:
                case TilePlaced(tile=tile) | TileTaken(tile=tile):
                    return _tile(tile)
                case CastleLaid():
                    return _tile("castle")
                case GoodsSold(good=good):
                    return _piece(partial(_good, good))
                case WorkersTaken():
                    return _piece(worker)
        return None

    def thumbnail(self, match: Match, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.drawPixmap(0, 0, walnut(size))
        board = BurgundyBoard(match.seats)
        board.show_game(match.game, None)
        shown, table = QRectF(image.rect()).adjusted(4, 4, -4, -4), board.sceneRect()
        share = min(shown.width() / table.width(), shown.height() / table.height())
        board.set_zoom(share * board.unit)
        target = QRectF(0, 0, table.width() * share, table.height() * share)
        target.moveCenter(shown.center())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        board.render(painter, target, table)
        painter.end()
        return image


def _piece(draw: Callable[[QPainter], None]) -> Painter:
    """A piece of radius 1 in a rectangle."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        middle = rect.center()
        with at(painter, middle.x(), middle.y(), min(rect.width(), rect.height()) * 0.42):
            draw(painter)

    return paint


def _good(good: str, p: QPainter) -> None:
    goods(p, good)


def _tile(tile: str) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        ratio = painter.device().devicePixelRatioF()
        radius = min(rect.width(), rect.height()) / 2
        picture = tile_pixmap(tile, radius, ratio)
        side = REACH * radius
        middle = rect.center()
        box = QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))

    return paint


FACE = BurgundyFace()
