"""The two principalities: a felt mat each, and every card at its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.catan_duel.catalog import CARDS
from engine.catan_duel.places import PLACES
from gui.catan_duel import layers
from gui.catan_duel.cards import CardItem, LandscapeItem, RoadItem, StoreItem
from gui.catan_duel.layout import Layout
from gui.catan_duel.sight import Principality, Sight
from gui.kit.paint import CREAM, at, clear, dark, light, paint, shadow, stroke
from gui.kit.paths import poly, rounded
from gui.kit.theme import SeatColour, seat_colour, theme

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard


class Realms:
    """What lies in both principalities.

    items:  the card at each place
    """

    def __init__(self, board: CatanBoard) -> None:
        self._board = board
        self._mats = [MatItem(seat_colour(seat.colour)) for seat in board.seats]
        for mat in self._mats:
            board.addItem(mat)
        self.items: dict[str, CardItem] = {}

    def show(self, sight: Sight, layout: Layout) -> None:
        wanted = {place: card for realm in sight.realms for place, card in realm.cards.items()}
        for place in [place for place, item in self.items.items() if wanted.get(place) != item.card]:
            self.take(place)
        for realm in sight.realms:
            mat, mat_rect = self._mats[realm.seat], layout.mat(realm.seat)
            mat.set_up(
                seat_colour(self._board.seats[realm.seat].colour),
                mat_rect,
                [rect for site in free_sites(realm) if mat_rect.contains(rect := layout.seen(site))],
            )
            for place in realm.cards:
                self._show_card(realm, place, layout, place in sight.lit)

    def _show_card(self, realm: Principality, place: str, layout: Layout, lit: bool) -> None:
        card, stock, item = realm.cards[place], realm.stock.get(place, 0), self.items.get(place)
        above = layout.turned(PLACES[place].seat)
        if item is None or (isinstance(item, LandscapeItem) and item.above != above):
            self.take(place)
            item = self.put(place, card, layout)
        lay_down(item, place, layout)
        item.setOpacity(1.0)
        if item.dimmed != (place in realm.used):
            item.dimmed = place in realm.used
            item.update()
        if isinstance(item, LandscapeItem):
            item.set_state(float(stock), lit)
        elif isinstance(item, StoreItem):
            item.set_stock(stock)

    def put(self, place: str, card: str, layout: Layout) -> CardItem:
        """Lay a card down."""
        item = self.make(place, card, layout)
        self._board.addItem(item)
        self.items[place] = item
        return item

    def make(self, place: str, card: str, layout: Layout) -> CardItem:
        """A card as it will lie at a place."""
        item = self._item(place, card, layout)
        lay_down(item, place, layout)
        return item

    def _item(self, place: str, card: str, layout: Layout) -> CardItem:
        seat, kind = PLACES[place].seat, CARDS[card].kind
        if kind == "landscape":
            return LandscapeItem(self._board, card, layout.turned(seat))
        if kind == "road":
            return RoadItem(self._board, card, PLACES[place].column // 2 % 2)
        if CARDS[card].stores:
            return StoreItem(self._board, card)
        return CardItem(self._board, card, banner=self._board.banner(seat))

    def take(self, place: str) -> None:
        """Take away what lies there."""
        item = self.items.pop(place, None)
        if item is not None:
            self._board.removeItem(item)

    def exchange(self, first: str, second: str) -> None:
        """What lies at two places has changed places."""
        items = {second: self.items.pop(first, None), first: self.items.pop(second, None)}
        self.items.update({place: item for place, item in items.items() if item is not None})

    def update(self) -> None:
        for item in (*self.items.values(), *self._mats):
            item.update()


def lay_down(item: CardItem, place: str, layout: Layout) -> None:
    """Let a card lie as its place asks: outer cards under inner ones."""
    item.setPos(layout.place(place).center())
    item.setScale(layout.size(PLACES[place].seat))
    item.shown = layout.shown(place)
    item.setZValue(layers.CARD if item.shown == (0.0, 1.0) else layers.CARD - 0.5)


def free_sites(realm: Principality) -> list[str]:
    """The building sites that a passer-by would see empty; of a city's two the inner one first."""
    sites = []
    for town, card in realm.cards.items():
        kind = CARDS[card].kind
        if kind in ("settlement", "city"):
            for row in "tb":
                depths = "12" if kind == "city" else "1"
                free = [f"{town}{row}{depth}" for depth in depths if f"{town}{row}{depth}" not in realm.cards]
                sites += free[:1]
    return sites


class MatItem(QGraphicsItem):
    """A felt runner with a stitched border in the player's colour, free building sites embroidered in it."""

    def __init__(self, colour: SeatColour) -> None:
        super().__init__()
        self._colour = colour
        self._rect = QRectF()
        self._sites: list[QRectF] = []
        self.setZValue(layers.MAT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_up(self, colour: SeatColour, rect: QRectF, sites: list[QRectF]) -> None:
        if (colour, rect, sites) != (self._colour, self._rect, self._sites):
            self.prepareGeometryChange()
            self._colour, self._rect, self._sites = colour, rect, sites
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-14, -14, 16, 20)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, fill = theme(), self._colour.fill
        felt = rounded(self._rect, 14)
        shadow(painter, felt, 9, 0.5)
        paint(painter, felt, light(room.felt, 0.1), dark(room.felt, 0.25))
        stroke(painter, felt, dark(fill, 0.25), 3)
        thread = QPen(clear(light(fill, 0.35), 0.8), 1.4, Qt.PenStyle.DashLine)
        painter.setPen(thread)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._rect.adjusted(4, 4, -4, -4), 11, 11)
        for site in self._sites:
            _paint_site(painter, site)


def _paint_site(p: QPainter, rect: QRectF) -> None:
    site = rect.adjusted(5, 5, -5, -5)
    paint(p, rounded(site, 7), clear("#000000", 0.14))
    p.setPen(QPen(clear(CREAM, 0.32), 1.5, Qt.PenStyle.DashLine))
    p.drawRoundedRect(site, 7, 7)
    with at(p, rect.center().x() - 16, rect.center().y() - 17):
        roof = poly((4, 17), (16, 5), (28, 17), (25, 17), (25, 27), (7, 27), (7, 17))
        stroke(p, roof, clear(CREAM, 0.26), 1.6)
