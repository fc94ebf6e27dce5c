"""Cards on the table: they lie around their middle, so that they can turn and grow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.catan_duel.catalog import CARDS
from gui.catan_duel import layers
from gui.catan_duel.art.icons import die, resource
from gui.catan_duel.art.landscape import landscape_die, landscape_frame
from gui.catan_duel.art.sheet import CARD
from gui.catan_duel.layout import SIDE
from gui.catan_duel.pictures import BARE, back_pixmap, face_pixmap, ground_pixmap, road_pixmap
from gui.kit.cards import card_pixmap
from gui.kit.motion import Track
from gui.kit.paint import at, clear, glow, paint, stroke
from gui.kit.paths import rounded
from gui.kit.theme import theme

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

HALF = SIDE / 2
FACE = QRectF(-HALF, -HALF, SIDE, SIDE)
GLOW = 12.0
"""How far its light reaches."""
RADIUS = 6.25
CORNER_DIE = 52.0
"""The die of a card that turns as a whole: it must not cover the stock."""


class CardItem(QGraphicsItem):
    """A card that lies with one of its sides up.

    card:       None for a back
    full:       with its text
    shown:      from where to where it shows, where another card lies on it; 0 is its top, 1 its foot
    prices:     what there is to pay it with, to tell what is missing
    drawn_for:  pixels for which it is painted while it grows and shrinks; 0: those it has
    """

    def __init__(self, board: CatanBoard, card: str | None, back: str = "", banner: str = "") -> None:
        super().__init__()
        self.board = board
        self.card = card
        self.back = back
        self.banner = banner
        self.full = False
        self.shown = (0.0, 1.0)
        self.prices: Mapping[str, int] | None = None
        self.dimmed = False
        self.glowing = False
        self.drawn_for = 0.0
        self.setZValue(layers.CARD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return FACE.adjusted(-GLOW, -GLOW, GLOW, GLOW)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.glowing:
            glow(painter, rounded(FACE, RADIUS), theme().glow, GLOW * 0.7)
        for off, strength in ((4.5, 0.16), (3.0, 0.22), (1.5, 0.26)):
            paint(painter, rounded(FACE.translated(off * 0.6, off), RADIUS), clear("#000000", strength))
        self.paint_face(painter)
        if self.dimmed:
            paint(painter, rounded(FACE, RADIUS), clear("#1E1712", 0.3))

    def paint_face(self, painter: QPainter) -> None:
        picture = self.picture(self.drawn_for or self.board.pixels * self.scale())
        painter.drawPixmap(FACE, picture, QRectF(picture.rect()))

    def picture(self, pixels: float) -> QPixmap:
        if self.card is None:
            return back_pixmap(self.back, pixels)
        return face_pixmap(self.card, pixels, self.full, self.prices, self.banner, self.shown)


class RoadItem(CardItem):
    """A road; neighbours show different pictures."""

    def __init__(self, board: CatanBoard, card: str, variant: int) -> None:
        super().__init__(board, card)
        self.variant = variant

    def picture(self, pixels: float) -> QPixmap:
        return road_pixmap(pixels, self.variant)


class StoreItem(CardItem):
    """A card that holds resources beside what it shows."""

    stock = 0

    def set_stock(self, stock: int) -> None:
        if stock != self.stock:
            self.stock = stock
            self.update()

    def paint_face(self, painter: QPainter) -> None:
        super().paint_face(painter)
        assert self.card is not None
        with at(painter, -HALF, -HALF, SIDE / CARD):
            top = self.shown[0] * CARD
            tray = QRectF(44, top + 14, 152, 55)
            paint(painter, rounded(tray, 14), "#FFFBEE", "#EAD9AE", 1.8)
            for i in range(self.stock):
                x = 97 + (i - (self.stock - 1) / 2) * 48
                resource(painter, CARDS[self.card].stores, x, top + 18, 46)


class LandscapeItem(CardItem):
    """A landscape: its frame turns with its stock, the whole card if the player wants it as in the box.

    turned:  by how many quarters; its stock when it rests
    above:   its owner sits above
    lit:     its number was rolled
    """

    def __init__(self, board: CatanBoard, card: str, above: bool) -> None:
        super().__init__(board, card)
        facts = CARDS[card].facts
        self.kind: str = facts["stores"]
        self.number: int = facts["number"]
        self.above = above
        self.turned = 0.0
        self.lit = False

    def set_state(self, turned: float, lit: bool) -> None:
        if (turned, lit) != (self.turned, self.lit):
            self.turned, self.lit = turned, lit
            self.update()

    def boundingRect(self) -> QRectF:
        return FACE.adjusted(-22, -22, 22, 22)  # also while it turns, and for the light of its die

    def paint_face(self, painter: QPainter) -> None:
        pixels = self.board.pixels * self.scale()
        whole, bare = self.board.turns_whole, self._is_bare
        ground = ground_pixmap(self.card or "", pixels)
        angle = ((180 if self.above else 0) - 90 * self.turned) if whole else 0
        with at(painter, 0, 0, turn=angle):
            painter.drawPixmap(FACE, ground, QRectF(ground.rect()))
        if self.turned == int(self.turned):
            key = ("catan frame", self.kind, int(self.turned), self.above, whole, bare)
            frame = card_pixmap(key, SIDE, pixels, self._draw_frame)
            painter.drawPixmap(FACE, frame, QRectF(frame.rect()))
        else:
            with at(painter, -HALF, -HALF):
                self._draw_frame(painter)
        with at(painter, 0, 0, turn=angle), at(painter, -HALF, -HALF, SIDE / CARD):
            if whole:
                die(painter, self.number, 9, 9, CORNER_DIE, self.lit)
            else:
                landscape_die(painter, self.number, self.above, self.lit, bare)

    def _draw_frame(self, p: QPainter) -> None:
        p.scale(SIDE / CARD, SIDE / CARD)
        landscape_frame(p, self.kind, self.turned, self.above, not self.board.turns_whole, self._is_bare)

    @property
    def _is_bare(self) -> bool:
        """So small that die and stock need all the room; a die that turns with the card keeps to its corner."""
        return self.board.pixels * self.scale() < BARE and not self.board.turns_whole


def turning(item: LandscapeItem, to: float, ms: int = 300) -> Track:
    """The landscape turns until it shows a stock."""
    start = [item.turned]

    def step(share: float) -> None:
        if share == 0:
            start[0] = item.turned
        item.turned = to if share >= 1 else start[0] + (to - start[0]) * share
        item.update()

    return Track(step, ms)


class Ghost(QGraphicsItem):
    """Where a lifted card may go: its picture, pale."""

    def __init__(self, board: CatanBoard, card: str, banner: str) -> None:
        super().__init__()
        self._shown = (board, card, banner)
        self.setZValue(layers.LIGHT - 0.5)
        self.setOpacity(0.78)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return FACE

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        board, card, banner = self._shown
        picture = face_pixmap(card, board.pixels * self.scale(), banner=banner)
        painter.drawPixmap(FACE, picture, QRectF(picture.rect()))
        stroke(painter, rounded(FACE, RADIUS), clear("#FFFFFF", 0.5), 1.5)
