"""What is held out over the board: cards to choose from, sides of a die, slips, the trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.catan_duel import layers
from gui.catan_duel.art.icons import resource
from gui.catan_duel.cards import CardItem
from gui.catan_duel.layout import SIDE
from gui.catan_duel.pictures import READABLE
from gui.catan_duel.ways import kind_of
from gui.kit.cards import largest, rows
from gui.kit.dice import paint_face
from gui.kit.fonts import SEMIBOLD, sans, serif
from gui.kit.paint import CENTRE, LEFT, at, clear, paint, parchment, write
from gui.kit.paths import rounded
from gui.kit.theme import theme

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

LARGEST_CARD = 300.0
DIE = 70.0


class Overlay(QGraphicsItem):
    """Something over the board that does not take the mouse itself; the board asks where its spots are."""

    def __init__(self, layer: int) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.spots: dict[str, QRectF] = {}

    def boundingRect(self) -> QRectF:
        return self.childrenBoundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, p: QPainter) -> None:
        raise NotImplementedError


class CardFan(Overlay):
    """Cards to choose from, in rows over the darkened table."""

    def __init__(self, board: CatanBoard, cards: Sequence[str], area: QRectF, title: str) -> None:
        super().__init__(layers.VEIL)
        self._area = area
        self._title = title
        room = area.adjusted(14, 58, -14, -14)
        side, across = largest(len(cards), room.size(), LARGEST_CARD)
        for card, held in zip(cards, rows(len(cards), across, side, room)):
            item = CardItem(board, card)
            item.full = board.pixels * side / SIDE >= READABLE
            item.setParentItem(self)
            item.setScale(side / SIDE)
            item.setPos(held.middle)
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(held.middle)
            self.spots[f"fan:{card}"] = spot
        rects = list(self.spots.values())
        self._head = min(rect.top() for rect in rects) - 52

    def boundingRect(self) -> QRectF:
        return self._area

    def draw(self, p: QPainter) -> None:
        paint(p, rounded(self._area, 16), clear("#120C08", 0.72))
        head = QRectF(self._area.left() + 20, self._head, self._area.width() - 40, 44)
        write(p, head, self._title, serif(30, fixed=True), "#F6E6BE", CENTRE, 0.5)


class NumberFan(Overlay):
    """The sides of a die to choose from."""

    def __init__(self, numbers: Sequence[int], middle: QPointF) -> None:
        super().__init__(layers.FAN)
        for i, number in enumerate(numbers):
            x = middle.x() + (i - (len(numbers) - 1) / 2) * DIE * 1.25
            self.spots[f"number:{number}"] = QRectF(x - DIE / 2, middle.y() - DIE / 2, DIE, DIE)
        rects = list(self.spots.values())
        self._card = rects[0].united(rects[-1]).adjusted(-24, -24, 24, 24)

    def boundingRect(self) -> QRectF:
        return self._card.adjusted(-14, -14, 14, 20)

    def draw(self, p: QPainter) -> None:
        parchment(p, self._card, 14, 9)
        for spot, rect in self.spots.items():
            with at(p, rect.center().x(), rect.center().y(), DIE / 2):
                paint_face(p, int(spot.split(":")[1]))


class Slips(Overlay):
    """What can be done with a touched thing, as slips of paper beside it."""

    def __init__(self, words: dict[str, str], beside: QRectF, within: QRectF) -> None:
        super().__init__(layers.FAN)
        self._words = words
        font = sans(20, SEMIBOLD, fixed=True)
        wide = max(QFontMetricsF(font).horizontalAdvance(text) for text in words.values()) + 36
        total = len(words) * (wide + 6) - 6
        x = min(max(beside.center().x() - total / 2, within.left()), within.right() - total)
        y = beside.top() - 44 if beside.top() - 44 > within.top() else beside.bottom() + 8
        for spot in words:
            self.spots[spot] = QRectF(x, y, wide, 38)
            x += wide + 6

    def boundingRect(self) -> QRectF:
        rects = list(self.spots.values())
        return rects[0].united(rects[-1]).adjusted(-16, -16, 16, 20)

    def draw(self, p: QPainter) -> None:
        for spot, rect in self.spots.items():
            parchment(p, rect, 10, 6)
            write(p, rect, self._words[spot], sans(20, SEMIBOLD, fixed=True), theme().ink, CENTRE, 0.6)


class TradePanel(Overlay):
    """What a resource buys: a row for each rate, with what can be had for it."""

    def __init__(self, give: str, rows: dict[str, tuple[int, str, list[str]]], beside: QRectF) -> None:
        """``rows``: the spots of each offer with how many are given and who trades."""
        super().__init__(layers.FAN)
        self._give = give
        self._rows = rows
        wide = 160.0 + 62 * max(len(spots) for _, _, spots in rows.values())
        tall = 16 + 62.0 * len(rows)
        left = beside.left() - 6
        self._card = QRectF(left, beside.top() - tall - 10, wide, tall)
        for number, (_, _, spots) in enumerate(rows.values()):
            for i, spot in enumerate(spots):
                x = left + 148 + i * 62
                self.spots[spot] = QRectF(x, self._card.top() + 11 + number * 62, 54, 54)

    def boundingRect(self) -> QRectF:
        return self._card.adjusted(-14, -14, 16, 22)

    def draw(self, p: QPainter) -> None:
        parchment(p, self._card, 12, 9)
        room = theme()
        for number, (count, by, spots) in enumerate(self._rows.values()):
            top = self._card.top() + 8 + number * 62
            for i in range(count):
                resource(p, self._give, self._card.left() + 12 + i * 22, top + (6 if by else 15), 30)
            rate = QRectF(self._card.left() + 96, top, 50, 60 if not by else 44)
            write(p, rate, f"{count}:1", serif(25, fixed=True), room.ink, CENTRE)
            if by:
                name = QRectF(self._card.left() + 12, top + 38, 130, 22)
                write(p, name, by, sans(14, fixed=True), room.ink_faded, LEFT, 0.6)
            for spot in spots:
                rect = self.spots[spot]
                resource(p, kind_of(spot), rect.left() + 5, rect.top() + 5, 44)
