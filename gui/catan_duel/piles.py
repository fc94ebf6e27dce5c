"""The stacks between the principalities: central cards with their price, draw stacks, events, discards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.catan_duel.catalog import CARDS
from gui.catan_duel import layers
from gui.catan_duel.art.sheet import costs_row, costs_width
from gui.catan_duel.layout import Layout
from gui.catan_duel.pictures import back_pixmap, face_pixmap
from gui.catan_duel.sight import Principality, Sight
from gui.kit.cards import paint_count, paint_edges
from gui.kit.fonts import SEMIBOLD, sans
from gui.kit.paint import CENTRE, CREAM, clear, shadow, write
from gui.kit.paths import rounded

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Pile:
    """What lies in a pile: a back, or the face of its uppermost card."""

    count: int
    back: str = ""
    card: str = ""
    caption: str = ""
    price: tuple[tuple[str, int], ...] = ()
    stock: tuple[tuple[str, int], ...] | None = None


class Piles:
    """All piles, by the names of the layout."""

    def __init__(self, board: CatanBoard) -> None:
        self._board = board
        self.items: dict[str, PileItem] = {}

    def show(self, sight: Sight, layout: Layout, payer: Principality | None) -> None:
        """``payer``: who would have to pay, to tell what of the prices is there."""
        piles = _piles(sight, payer)
        for name in [name for name in self.items if name not in layout.piles]:
            self._board.removeItem(self.items.pop(name))
        for name, rect in layout.piles.items():
            if name not in self.items:
                self.items[name] = PileItem(self._board)
                self._board.addItem(self.items[name])
            self.items[name].set_pile(rect, piles.get(name, Pile(0)))

    def top(self, name: str) -> QPointF | None:
        """The middle of a pile."""
        item = self.items.get(name)
        return None if item is None else item.rect.center()


def _piles(sight: Sight, payer: Principality | None) -> dict[str, Pile]:
    def paid(card: str) -> tuple[tuple[str, int], ...] | None:
        return None if payer is None else tuple(payer.purse(card).items())

    piles = {
        f"central:{card}": Pile(
            left, back=CARDS[card].kind, price=tuple(CARDS[card].cost.items()), stock=paid(card)
        )
        for card, left in sight.central.items()
    }
    piles["landscapes"] = Pile(sight.landscapes, back="landscape")
    for number, (back, height) in enumerate(sight.backs):
        piles[f"stack:{number}"] = Pile(height, back=back)
    for card, count in sight.open_kinds.items():
        cost = tuple(CARDS[card].cost.items())
        piles[f"open:{card}"] = Pile(count, card=card, price=cost, stock=paid(card))
    piles["events"] = Pile(sight.events, back="event", card=sight.event)
    height, top = sight.discard
    piles["discard"] = Pile(height, card=top, caption=translate("CatanDuel", "discards"))
    return piles


class PileItem(QGraphicsItem):
    """One pile: its thickness, its uppermost side, how many cards there are, what one costs."""

    def __init__(self, board: CatanBoard) -> None:
        super().__init__()
        self._board = board
        self.rect = QRectF()
        self.pile = Pile(0)
        self.setZValue(layers.PILE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_pile(self, rect: QRectF, pile: Pile) -> None:
        if (rect, pile) != (self.rect, self.pile):
            self.prepareGeometryChange()
            self.rect, self.pile = rect, pile
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-12, -12, 12, 34)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pile, rect = self.pile, self.rect
        if pile.count:
            pixels = self._board.pixels * rect.width() / 100
            shadow(painter, rounded(rect, 4), 4, 0.45)
            paint_edges(painter, rect, pile.count, 4)
            picture = face_pixmap(pile.card, pixels) if pile.card else back_pixmap(pile.back, pixels)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
            paint_count(painter, rect.topRight() + QPointF(-5, 5), 10.5, pile.count)
        else:
            painter.setPen(QPen(clear(CREAM, 0.35), 1.3, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 5, 5)
        if pile.price and pile.count:
            cost = dict(pile.price)
            size = min(23.0, 23.0 * (rect.width() + 10) / costs_width(cost, 23.0))
            x = rect.center().x() - costs_width(cost, size) / 2
            costs_row(
                painter, cost, x, rect.bottom() + 7, size, None if pile.stock is None else dict(pile.stock)
            )
        elif pile.caption:
            place = QRectF(rect.left() - 8, rect.bottom() + 6, rect.width() + 16, 18)
            write(painter, place, pile.caption, sans(13, SEMIBOLD, fixed=True), "#E9D8B0", CENTRE, 0.7)
