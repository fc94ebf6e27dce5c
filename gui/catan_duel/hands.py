"""The own hand as a fan below, and the backs of the other's above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from gui.catan_duel import layers
from gui.catan_duel.cards import CardItem
from gui.catan_duel.layout import SIDE, TOP_BAND, Layout
from gui.catan_duel.pictures import READABLE
from gui.catan_duel.sight import HandCard, Principality
from gui.kit.cards import Held, fan

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

LIFT = 26.0
"""How far a card comes out of the hand."""


class OwnHand:
    """The cards that the looker may read."""

    def __init__(self, board: CatanBoard) -> None:
        self._board = board
        self._items: list[CardItem] = []
        self._held: list[Held] = []
        self._lifted = ""
        self.side = SIDE

    def show(self, realm: Principality, layout: Layout) -> None:
        for item in self._items:
            self._board.removeItem(item)
        self.side, self._held = layout.held(len(realm.hand))
        self._items = []
        for i, card in enumerate(realm.hand):
            item = CardItem(self._board, card.card, card.back)
            item.full = self._board.pixels * self.side / SIDE >= READABLE
            item.prices = realm.purse(card.card) if card.card is not None else None
            item.setScale(self.side / SIDE)
            item.setZValue(layers.HAND + i / 100)
            self._items.append(item)
            self._board.addItem(item)
        self._place()

    def lift(self, card: str) -> None:
        """Let one card stand out; "" for none."""
        self._lifted = card
        self._place()

    def give(self, card: str) -> None:
        """A card leaves the hand before the others close up."""
        item = next((item for item in self._items if item.card == card and item.isVisible()), None)
        if item is not None:
            item.hide()

    def shine(self, cards: set[str], useful: set[str]) -> None:
        """Let cards glow; those that are of no use now grow dim, if there are useful ones."""
        for item in self._items:
            item.glowing = item.card in cards
            item.dimmed = bool(useful) and item.card not in useful
            item.update()

    def rect(self, card: str) -> QRectF | None:
        """Where the first such card is; of a covered one the part that shows."""
        item = next((item for item in self._items if item.card == card), None)
        if item is None:
            return None
        rect = QRectF(0, 0, self.side, self.side)
        rect.moveCenter(item.pos())
        return rect

    def card_at(self, place: QPointF) -> str | None:
        for item in reversed(self._items):
            if item.contains(item.mapFromScene(place)):
                return item.card
        return None

    def _place(self) -> None:
        lifted = False
        for item, held in zip(self._items, self._held):
            up = bool(self._lifted) and item.card == self._lifted and not lifted
            lifted = lifted or up
            item.setPos(held.middle - QPointF(0, LIFT if up else 0))
            item.setRotation(0 if up else held.lean)


class HiddenHand:
    """Backs only."""

    def __init__(self, board: CatanBoard) -> None:
        self._board = board
        self._items: list[CardItem] = []
        self._shown: tuple[tuple[HandCard, ...], QRectF] = ((), QRectF())

    def show(self, realm: Principality, layout: Layout) -> None:
        area = layout.hidden_hand
        if self._shown == (realm.hand, area):
            return
        self._shown = (realm.hand, area)
        side = 92.0 if layout.wide else 56.0
        for item in self._items:
            self._board.removeItem(item)
        self._items = []
        middle = QPointF(area.center().x(), area.top() + (side / 2 if layout.wide else TOP_BAND / 2 - 8))
        for card, held in zip(realm.hand, fan(len(realm.hand), middle, side, area.width(), -4.0)):
            item = CardItem(self._board, None, card.back)
            item.setScale(side / SIDE)
            item.setPos(held.middle)
            item.setRotation(held.lean)
            item.setZValue(layers.MAT - 1)
            self._items.append(item)
            self._board.addItem(item)
