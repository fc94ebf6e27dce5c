"""The sheets of the others, small beside the large one; a click brings one to the middle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from engine.burgundy_dice.duchies import Duchy
from engine.burgundy_dice.sheet import Sheet
from engine.core.match import Seat
from gui.burgundy_dice import layers, plan
from gui.burgundy_dice.art.small import LYING, UPRIGHT, Form, Look, paint_small
from gui.kit.hexes import hexagon
from gui.kit.paint import clear, glow, pen
from gui.kit.paths import rounded
from gui.kit.pixmaps import lay, pictures
from gui.kit.theme import seat_colour, theme

GAP = 15.0
AWAY = 22.0
"""From the large sheet to the small ones."""
EDGE = 16.0


class SmallSheet(QGraphicsItem):
    """One of them."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.detail = 1.0
        self.setZValue(layers.ASIDE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._look: Look | None = None
        self._marked: tuple[int, ...] = ()
        self._lit: tuple[int, ...] = ()
        self._hovered = False

    def show_look(self, look: Look) -> None:
        self.prepareGeometryChange()
        self._look = look
        self.update()

    def take_form(self, form: Form) -> None:
        if self._look is not None:
            self.show_look(replace(self._look, form=form))

    def mark(self, hexes: Iterable[int]) -> None:
        """What its owner did last."""
        self._marked = tuple(hexes)
        self.update()

    def light(self, hexes: Iterable[int]) -> None:
        self._lit = tuple(hexes)
        self.update()

    def hover(self, hovered: bool) -> None:
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def hex_spot(self, hex: int) -> QPointF:
        form = self._look.form if self._look is not None else UPRIGHT
        return self.pos() + form.spot(hex)

    @property
    def area(self) -> QRectF:
        """The paper, in its own coordinates."""
        return QRectF(QPointF(), (self._look.form if self._look is not None else UPRIGHT).size)

    def boundingRect(self) -> QRectF:
        return self.area.adjusted(-EDGE, -EDGE, EDGE, EDGE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._look is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, rect = self._look, self.boundingRect()

        def draw(p: QPainter) -> None:
            p.translate(EDGE, EDGE)
            paint_small(p, look)

        if self._hovered:
            glow(painter, rounded(self.area, 4), theme().glow, 8)
        picture = pictures.get(look.key, rect.width(), rect.height(), self.detail, draw)
        lay(painter, rect, picture)
        for hex in self._marked:
            painter.strokePath(self._edge(look, hex), pen(clear(look.colour.fill, 0.95), 2.6))
        for hex in self._lit:
            glow(painter, self._edge(look, hex), theme().glow, 4)

    def _edge(self, look: Look, hex: int) -> QPainterPath:
        spot = look.form.spot(hex)
        return hexagon(look.form.hex * 0.9, spot.x(), spot.y())


class Aside:
    """All small sheets."""

    def __init__(self, scene: QGraphicsScene, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._form = UPRIGHT
        self._main = 0
        self.sheets = [SmallSheet(seat) for seat in range(len(seats))]
        for sheet in self.sheets:
            scene.addItem(sheet)

    def show_sheets(self, duchy: Duchy, sheets: Sequence[Sheet], busy: Sequence[bool], main: int) -> None:
        """Show all but the main one, in the order of the seats after it."""
        self._main = main
        for small in self.sheets:
            who = self._seats[small.seat]
            small.show_look(
                Look(
                    duchy,
                    sheets[small.seat],
                    who.name,
                    seat_colour(who.colour),
                    busy[small.seat],
                    theme().night,
                    self._form,
                )
            )
        self._place()

    def lie_below(self, below: bool) -> None:
        """In a row below the large sheet, or in a column to its right."""
        form = LYING if below else UPRIGHT
        if form is not self._form:
            self._form = form
            for small in self.sheets:
                small.take_form(form)
            self._place()

    def _place(self) -> None:
        size = self._form.size
        for small in self.sheets:
            place = (small.seat - self._main) % len(self.sheets) - 1
            small.setVisible(small.seat != self._main)
            if self._form is LYING:
                small.setPos(place * (size.width() + GAP), plan.SHEET.bottom() + AWAY)
            else:
                small.setPos(plan.SHEET.right() + AWAY, place * (size.height() + GAP))

    def room(self, below: bool) -> QRectF:
        """The large sheet and the room that the small ones take."""
        others = len(self.sheets) - 1
        if not others:
            return plan.SHEET
        if below:
            return plan.SHEET.adjusted(0, 0, 0, AWAY + LYING.size.height())
        return plan.SHEET.adjusted(0, 0, AWAY + UPRIGHT.size.width(), 0)

    def at(self, place: QPointF) -> int | None:
        """The seat whose small sheet is under a point."""
        for small in self.sheets:
            if small.isVisible() and small.area.translated(small.pos()).contains(place):
                return small.seat
        return None

    def hover(self, seat: int | None) -> None:
        for small in self.sheets:
            small.hover(small.seat == seat)

    def set_detail(self, detail: float) -> None:
        for small in self.sheets:
            small.detail = detail
            small.update()
