"""Carcassonne as the shelf and the table see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from engine.carcassonne import look
from engine.carcassonne.figures import FIGURES
from engine.carcassonne.values import LayTile, TileLaid
from engine.core.game import Game
from engine.core.match import Entry, Match, Seat
from gui.carcassonne import expansion_marks
from gui.carcassonne.art.figures import paint_figure
from gui.carcassonne.art.marks import paint_stack
from gui.carcassonne.board import CarcassonneBoard
from gui.carcassonne.cover import cover
from gui.carcassonne.option_pictures import option_picture
from gui.carcassonne.tokens import token_painter
from gui.carcassonne.words import CarcassonneWords, tile_painter
from gui.kit.paint import walnut
from gui.kit.theme import seat_colour
from gui.table.face import Face, Painter, Remaining, Supply

translate = QCoreApplication.translate


class CarcassonneFace(Face):
    """The game of tiles and meeples."""

    id = "carcassonne"
    minutes = "35"

    def title(self) -> str:
        return translate("Carcassonne", "Carcassonne")

    def blurb(self) -> str:
        return translate(
            "Carcassonne", "Lay tile by tile a land of cities, roads and fields, and claim what pays."
        )

    def cover(self, painter: QPainter, rect: QRectF) -> None:
        cover(painter, rect)

    def words(self) -> CarcassonneWords:
        return CarcassonneWords()

    def board(self, seats: Sequence[Seat]) -> CarcassonneBoard:
        return CarcassonneBoard(seats)

    def supplies(self, game: Game[Any], seat: int, colour: str) -> list[Supply]:
        words = self.words()
        figures = [
            Supply(words.figure_name(kind), _figure(kind, colour), left, FIGURES[kind].count)
            for kind, left in look.supply(game, seat).items()  # type: ignore[arg-type]
        ]
        things = [
            Supply(words.thing_name(thing), token_painter(thing, colour), count)
            for thing, count in look.belongings(game, seat).items()  # type: ignore[arg-type]
        ]
        return figures + things

    def remaining(self, game: Game[Any]) -> Remaining | None:
        kinds = look.remaining(game)  # type: ignore[arg-type]
        count = sum(kinds.values())

        def stack(painter: QPainter, rect: QRectF) -> None:
            paint_stack(painter, rect, count)

        words = self.words()
        return Remaining(
            count,
            translate("Carcassonne", "tile(s) still in the bag", "", count),
            stack,
            tuple(Supply(words.tile(kind), tile_painter(kind), left) for kind, left in kinds.items()),
        )

    def time_mark(self, entry: Entry) -> Painter | None:
        for event in entry.events:
            if isinstance(event, TileLaid) and isinstance(entry.action, LayTile):
                return tile_painter(event.tile, event.turns)
            if (mark := expansion_marks.time_mark(event)) is not None:
                return mark
        return None

    def option_picture(self, option: str) -> Painter | None:
        return option_picture(option)

    def thumbnail(self, match: Match, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.drawPixmap(0, 0, walnut(size))
        board = CarcassonneBoard(match.seats)
        shown = QRectF(image.rect()).adjusted(6, 6, -6, -6)
        board.show_game(match.game, None)
        land = board.land.rect()
        pixels = int(min(shown.width() / land.width(), shown.height() / land.height(), 1.0) * board.unit)
        board.set_zoom(max(8, pixels))
        board.land.complete()
        side = pixels / board.unit
        target = QRectF(0, 0, land.width() * side, land.height() * side)
        target.moveCenter(shown.center())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        board.render(painter, target, land)
        painter.end()
        return image


def _figure(kind: str, colour: str) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_figure(painter, rect, kind, seat_colour(colour))

    return paint


FACE = CarcassonneFace()
