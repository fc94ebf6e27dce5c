"""Felinia as the shelf and the table see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from engine.core.game import Game
from engine.core.match import Entry, Match, Seat
from engine.felinia import look
from engine.felinia.box import COINS, MERCHANTS, SHIP_TILES
from engine.felinia.events import Boarded, BonusTaken, GoodBought, SpecialTaken, TileTaken
from engine.felinia.professional import PlaceKept
from gui.felinia import plan
from gui.felinia.art.goods import paint_goods_tile
from gui.felinia.art.pieces import paint_coin, paint_merchant
from gui.felinia.art.ship_tiles import paint_pile, paint_ship_tile
from gui.felinia.art.ships import paint_ship
from gui.felinia.art.special import paint_bonus_back, paint_special
from gui.felinia.art.symbols import SYMBOLS
from gui.felinia.art.tiles import paint_trade_back
from gui.felinia.board import FeliniaBoard
from gui.felinia.cover import cover
from gui.felinia.families import card_kinds
from gui.felinia.pictures import fitted
from gui.felinia.texts import card_name, country_name
from gui.felinia.words import FeliniaWords
from gui.kit.paint import at, walnut
from gui.kit.theme import seat_colour
from gui.table.face import Face, Painter, Privacy, Remaining, Supply

translate = QCoreApplication.translate


class FeliniaFace(Face):
    """The game of merchants, ships and cats."""

    id = "felinia"
    minutes = "75"

    def title(self) -> str:
        return translate("Felinia", "Felinia")

    def blurb(self) -> str:
        return translate(
            "Felinia",
            "Bid on the markets of Katzburg, board a ship, and trade in the five lands of the cats.",
        )

    def cover(self, painter: QPainter, rect: QRectF) -> None:
        cover(painter, rect)

    def words(self) -> FeliniaWords:
        return FeliniaWords()

    def board(self, seats: Sequence[Seat]) -> FeliniaBoard:
        return FeliniaBoard(seats)

    def privacy(self, game: Game[Any], seat: int) -> Privacy:
        """Only who looks at mysterious places has to be alone; all else is decided by what lies open."""
        decision = game.decision()
        looks_at_places = decision is not None and decision.kind == "choose_place"
        return Privacy.CURTAIN if looks_at_places else Privacy.FACE_DOWN

    def supplies(self, game: Game[Any], seat: int, colour: str) -> list[Supply]:
        family = look.family_view(game, seat, None)  # type: ignore[arg-type]
        words, merchant = self.words(), partial(paint_merchant, player=seat_colour(colour))
        cards = [
            Supply(card_name(card), fitted(SYMBOLS[card]), getattr(family, card)) for card in card_kinds(game)
        ]
        return [
            Supply(translate("Felinia", "Merchants at home"), fitted(merchant), family.merchants, MERCHANTS),
            Supply(words.thing("silver"), fitted(partial(paint_coin, r=40)), family.silver, COINS.most),
            *cards,
        ]

    def remaining(self, game: Game[Any]) -> Remaining | None:
        coming = look.ships_to_come(game)  # type: ignore[arg-type]

        def pile(painter: QPainter, rect: QRectF) -> None:
            if coming:
                back = SHIP_TILES[game.state.ship_stack[-1]].back
                _shrunk(painter, rect, partial(paint_pile, count=len(coming), back=back))

        return Remaining(
            len(coming),
            translate("Felinia", "ship tile(s) to come", "", len(coming)),
            pile,
            tuple(Supply(_ship_name(tile), _ship_painter(tile), 1) for tile in coming),
        )

    def time_mark(self, entry: Entry) -> Painter | None:
        for event in entry.events:
            match event:
                case GoodBought(good=good):
                    return fitted(partial(paint_goods_tile, kind=good, size=84))
                case TileTaken(country=country):
                    return fitted(partial(paint_trade_back, country=country, size=84))
                case SpecialTaken(tile=tile):
                    return fitted(partial(paint_special, tile=tile, size=84))
                case Boarded():
                    return fitted(partial(paint_ship, country=""))
                case BonusTaken():
                    return fitted(partial(paint_bonus_back, size=84))
                case PlaceKept():
                    return fitted(SYMBOLS["mystery"])
        return None

    def thumbnail(self, match: Match, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, walnut(size))
        board = FeliniaBoard(match.seats)
        board.show_game(match.game, None)
        shown, chart = QRectF(image.rect()).adjusted(5, 5, -5, -5), plan.CHART.adjusted(-12, -12, 12, 12)
        scale = min(shown.width() / chart.width(), shown.height() / chart.height())
        board.set_zoom(max(scale, 0.1) * board.unit)
        board.ground.complete()
        target = QRectF(0, 0, chart.width() * scale, chart.height() * scale)
        target.moveCenter(shown.center())
        board.render(painter, target, chart)
        painter.end()
        return image


def _ship_name(tile: str) -> str:
    ship = SHIP_TILES[tile]
    return f"{country_name(ship.destination)}, {ship.departure}"


def _ship_painter(tile: str) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        _shrunk(painter, rect, partial(paint_ship_tile, tile=SHIP_TILES[tile]))

    return paint


def _shrunk(painter: QPainter, rect: QRectF, paint: Any) -> None:
    """A ship tile in the middle of a rectangle."""
    scale = min(rect.width() / 212, rect.height() / 170)
    middle = rect.center()
    with at(painter, middle.x() - 98 * scale, middle.y() - 75 * scale, scale):
        paint(painter)


FACE = FeliniaFace()
