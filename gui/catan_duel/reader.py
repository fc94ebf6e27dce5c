"""A card at reading size, beside what the pointer or the keyboard is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.catan_duel.catalog import CARDS
from gui.catan_duel import layers
from gui.catan_duel.pictures import face_pixmap, landscape_pixmap
from gui.kit.fonts import scale
from gui.kit.paint import shadow
from gui.kit.paths import rounded

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

SIZE = 264
DELAY = 420
"""Milliseconds that the pointer rests before a card opens."""


class Reader(QObject):
    """Shows one card large, soon after the pointer rests on it or at once when asked."""

    def __init__(self, board: CatanBoard) -> None:
        super().__init__(board)
        self._board = board
        self._item: LargeCard | None = None
        self._wanted: tuple[str, QRectF, int] | None = None
        self._told = False
        self._timer = QTimer(self, interval=DELAY, singleShot=True)
        self._timer.timeout.connect(self._open)

    @property
    def card(self) -> str:
        """The card that is shown; "" for none."""
        return "" if self._item is None else self._item.card

    def rest_on(self, card: str, rect: QRectF, stock: int) -> None:
        """The pointer is on a card, which may hold a ``stock``."""
        if (card, rect, stock) == self._wanted:
            return
        self.close()
        self._wanted = (card, rect, stock)
        self._timer.start()

    def open(self, card: str, rect: QRectF, stock: int = 0) -> None:
        """Show a card at once."""
        self.close()
        self._wanted = (card, rect, stock)
        self._open()

    def tell_of(self, card: str) -> None:
        """Show a card that the log speaks of, near the log; "" takes it away again."""
        if card:
            view, edge = self._board.views()[0], self._board.free_rect()
            corner = view.mapToScene(edge.right(), edge.center().y())
            self.open(card, QRectF(corner.x(), corner.y(), 1, 1))
        elif self._told:
            self.close()
        self._told = bool(card)

    def close(self) -> None:
        self._timer.stop()
        self._wanted = None
        if self._item is not None:
            self._board.removeItem(self._item)
            self._item = None

    def _open(self) -> None:
        views = self._board.views()
        if self._wanted is None or not views:
            return
        card, rect, stock = self._wanted
        view = views[0]
        self._item = LargeCard(card, stock, self._board)
        small = view.mapFromScene(rect).boundingRect()
        self._item.setPos(view.mapToScene(_beside(small, self._board.free_rect())))
        self._board.addItem(self._item)


def _beside(rect: QRect, free: QRect) -> QPoint:
    """The upper left corner of the large card: right of the small one, or left where there is no room."""
    side = round(SIZE * scale())
    x = rect.right() + 10
    if x + side > free.right() - 4:
        x = rect.left() - side - 10
    x = max(free.left() + 4, min(x, free.right() - side - 4))
    y = max(free.top() + 6, min(rect.center().y() - side // 2, free.bottom() - side - 6))
    return QPoint(x, y)


class LargeCard(QGraphicsItem):
    """Always at reading size, whatever the zoom."""

    def __init__(self, card: str, stock: int, board: CatanBoard) -> None:
        super().__init__()
        self.card = card
        self._stock = stock
        self._board = board
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(layers.READER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        side = SIZE * scale()
        return QRectF(-20, -20, side + 44, side + 52)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        side = SIZE * scale()
        rect = QRectF(0, 0, side, side)
        shadow(painter, rounded(rect, side * 0.06), 18, 0.6)
        picture = self._picture(side * painter.device().devicePixelRatioF())
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _picture(self, pixels: float) -> QPixmap:
        if CARDS[self.card].kind == "landscape":
            return landscape_pixmap(self.card, pixels, self._stock)
        purse = self._board.purse(self.card) if CARDS[self.card].cost else None
        return face_pixmap(self.card, pixels, True, purse, self._board.banner(self._board.below))
