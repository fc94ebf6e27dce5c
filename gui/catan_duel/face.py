"""Catan: The Duel as the shelf and the table see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from engine.catan_duel import look
from engine.catan_duel.values import Build, Built, Played
from engine.core.game import Game
from engine.core.match import Entry, Match, Seat
from gui.catan_duel import index
from gui.catan_duel.art.icons import point
from gui.catan_duel.board import CatanBoard
from gui.catan_duel.cover import cover
from gui.catan_duel.names import point_name
from gui.catan_duel.words import CatanWords, card_painter
from gui.kit.paint import walnut
from gui.table.face import Face, Index, Painter, Privacy, Supply

translate = QCoreApplication.translate


LIES_OPEN = (
    "buy_resource",
    "choose_bath",
    "choose_loot",
    "choose_tithe",
    "demand_resource",
    "give_one",
    "give_up",
    "name_cards",
    "pay_from",
    "put_away",
    "settle_riots",
    "store_at",
    "ward_off",
)
"""Decisions about resources and cards that both see; no hand has to do with them."""


class CatanFace(Face):
    """The game of two principalities."""

    id = "catan_duel"
    minutes = "45–90"

    def title(self) -> str:
        return translate("CatanDuel", "Catan: The Duel")

    def blurb(self) -> str:
        return translate(
            "CatanDuel",
            "Two princes, two dice: build towns, hire heroes, and be first to have enough points.",
        )

    def cover(self, painter: QPainter, rect: QRectF) -> None:
        cover(painter, rect)

    def words(self) -> CatanWords:
        return CatanWords()

    def board(self, seats: Sequence[Seat]) -> CatanBoard:
        return CatanBoard(seats)

    def privacy(self, game: Game[Any], seat: int) -> Privacy:
        """Whoever is asked in the other's turn needs no curtain for what lies open on the table."""
        decision = game.decision()
        in_between = seat != game.state.active
        is_open = decision is not None and decision.kind in LIES_OPEN
        return Privacy.FACE_DOWN if in_between and is_open else Privacy.CURTAIN

    def supplies(self, game: Game[Any], seat: int, colour: str) -> list[Supply]:
        points = look.points(game, seat)  # type: ignore[arg-type]
        return [
            Supply(point_name(kind), _shield(kind), getattr(points, kind))
            for kind in ("strength", "trade", "skill", "progress")
        ]

    def time_mark(self, entry: Entry) -> Painter | None:
        for event in entry.events:
            if isinstance(event, Played) or (isinstance(event, Built) and isinstance(entry.action, Build)):
                return card_painter(event.card)
        return None

    def index(self) -> Index:
        return Index(
            title=translate("CatanDuel", "Cards"),
            names=index.names(),
            count=lambda words: len(index.found(words)),
            open=index.open_index,
        )

    def thumbnail(self, match: Match, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.drawPixmap(0, 0, walnut(size))
        board = CatanBoard(match.seats)
        board.show_game(match.game, None)
        shown = QRectF(image.rect()).adjusted(4, 4, -4, -4)
        area = board.layout.mat(0).united(board.layout.mat(1))
        factor = min(shown.width() / area.width(), shown.height() / area.height())
        board.set_zoom(max(8.0, factor * board.unit))
        target = QRectF(0, 0, area.width() * factor, area.height() * factor)
        target.moveCenter(shown.center())
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        board.render(painter, target, area)
        painter.end()
        return image


def _shield(kind: str) -> Painter:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(rect.width(), rect.height())
        point(painter, kind, rect.center().x() - side / 2, rect.center().y() - side / 2, side)

    return paint


FACE = CatanFace()
