"""Plaques: what each player has, always in sight; the own one is also where resources are traded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.catan_duel.catalog import NO_POINTS, Points
from gui.catan_duel import layers
from gui.catan_duel.art.icons import RESOURCES, point, resource
from gui.catan_duel.sight import Principality
from gui.kit.fonts import BOLD, SEMIBOLD, sans, serif
from gui.kit.paint import CENTRE, LEFT, at, clear, light, paint, parchment, stroke, write
from gui.kit.paths import box, oval, rounded
from gui.kit.theme import paint_mark, seat_colour, theme

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

SKILLS = ("strength", "trade", "skill", "progress")


class Plaque(QGraphicsItem):
    """Name, victory points, the four kinds of points, resources and hand of one seat.

    While a card is held, the own plaque says what comes next and what the card would bring.
    """

    def __init__(self, board: CatanBoard, seat: int) -> None:
        super().__init__()
        self.board = board
        self.seat = seat
        self.rect = QRectF()
        self.realm: Principality | None = None
        self.target = 0
        self._hint = ""
        self._gains = NO_POINTS
        self.setZValue(layers.PLAQUE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_up(self, rect: QRectF, realm: Principality, target: int) -> None:
        if (rect, realm, target) != (self.rect, self.realm, self.target):
            self.prepareGeometryChange()
            self.rect, self.realm, self.target = rect, realm, target
            self.update()

    def say(self, hint: str, gains: Points = NO_POINTS) -> None:
        """What to do next, and the points of a card that is held; "" says nothing."""
        if (hint, gains) != (self._hint, self._gains):
            self._hint, self._gains = hint, gains
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-12, -12, 14, 18)

    @property
    def own(self) -> bool:
        """Large below, one line above."""
        return self.rect.height() > 60

    def disc(self, kind: str) -> QRectF:
        """Where a resource is counted, in the scene."""
        number, rect = RESOURCES.index(kind), self.rect
        if self.own:
            step = (rect.width() - 24) / 6
            return QRectF(rect.left() + 12 + number * step, rect.bottom() - 51, step, 47)
        return QRectF(rect.right() - 6 * 46 - 8 + number * 46, rect.top() + 4, 46, rect.height() - 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.realm is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        parchment(painter, self.rect, 9, 5)
        if self.own:
            self._paint_large(painter, self.realm)
        else:
            self._paint_line(painter, self.realm)

    # ---------------------------------------------------------------- the two shapes

    def _paint_line(self, p: QPainter, realm: Principality) -> None:
        rect, room = self.rect, theme()
        left, middle = rect.left() + 10, rect.center().y()
        self._paint_name(p, QRectF(left, rect.top(), 112, rect.height()), 18)
        point(p, "victory", left + 116, middle - 14, 27)
        score = QRectF(left + 146, rect.top(), 54, rect.height())
        write(p, score, f"{realm.points.victory}/{self.target}", serif(20, BOLD, fixed=True), room.ink, LEFT)
        step = (rect.right() - 6 * 46 - 12 - score.right()) / 4
        for i, kind in enumerate(SKILLS):
            self._paint_skill(
                p, realm, kind, QRectF(score.right() + i * step, rect.top() + 3, step, rect.height() - 6)
            )
        for kind in RESOURCES:
            place = self.disc(kind)
            with _faded(p, not realm.totals[kind]):
                resource(p, kind, place.left() + 1, middle - 12, 24)
                count = QRectF(place.left() + 27, place.top(), 18, place.height())
                write(p, count, str(realm.totals[kind]), serif(18, BOLD, fixed=True), room.ink, LEFT)

    def _paint_large(self, p: QPainter, realm: Principality) -> None:
        rect, room = self.rect, theme()
        left, top, wide = rect.left() + 12, rect.top() + 6, rect.width() - 24
        if self._hint:
            write(p, QRectF(left, top, wide, 36), self._hint, serif(22, fixed=True), room.link, CENTRE, 0.6)
        else:
            self._paint_standing(p, realm, QRectF(left, top, wide, 36))
        step = wide / 4
        for i, kind in enumerate(SKILLS):
            self._paint_skill(p, realm, kind, QRectF(left + i * step, top + 38, step, 34))
        for kind in RESOURCES:
            self._paint_store(p, realm, kind)

    def _paint_standing(self, p: QPainter, realm: Principality, row: QRectF) -> None:
        """Name, victory points and how many cards are held."""
        left, top, wide = row.left(), row.top(), row.width()
        self._paint_name(p, QRectF(left, top, wide * 0.3, 36), 23)
        point(p, "victory", left + wide * 0.3, top + 1, 34)
        score = QRectF(left + wide * 0.3 + 38, top, 60, 36)
        words = f"{realm.points.victory}/{self.target}"
        write(p, score, words, serif(25, BOLD, fixed=True), theme().ink, LEFT)
        self._paint_pegs(p, realm, QRectF(score.right() + 4, top + 11, row.right() - score.right() - 76, 13))
        hand = QRectF(row.right() - 66, top, 66, 36)
        _paint_hand_icon(p, hand.left() + 4, hand.top() + 6)
        words = f"{len(realm.hand)}/{realm.hand_limit}"
        write(p, hand.adjusted(27, 0, 0, 0), words, serif(18, fixed=True), theme().ink, LEFT)

    # ---------------------------------------------------------------- the parts

    def _paint_name(self, p: QPainter, place: QRectF, size: float) -> None:
        seat = self.board.seats[self.seat]
        colour = seat_colour(seat.colour)
        tab = QRectF(place.left(), place.center().y() - 11, 22, 22)
        paint(p, rounded(tab, 5), light(colour.fill, 0.1), colour.dark)
        paint_mark(p, colour.mark, tab.adjusted(4, 4, -4, -4))
        write(p, place.adjusted(29, 0, 0, 0), seat.name, serif(size, fixed=True), theme().ink, LEFT, 0.5)

    def _paint_pegs(self, p: QPainter, realm: Principality, place: QRectF) -> None:
        """The way that is left."""
        step = place.width() / self.target
        for i in range(self.target):
            peg = box(place.left() + i * step + 1.2, place.top(), step - 2.4, place.height(), 3)
            if i < realm.points.victory:
                paint(p, peg, "#F6D67C", "#C58A1E", 0.9)
            else:
                paint(p, peg, clear(theme().ink, 0.14))

    def _paint_skill(self, p: QPainter, realm: Principality, kind: str, place: QRectF) -> None:
        """A kind of points; gilded with its token, which is a victory point."""
        room, holds = theme(), kind in realm.tokens
        cell = rounded(place.adjusted(2, 1, -2, -1), 7)
        if holds:
            paint(p, cell, clear("#F7DE93", 0.3 if room.night else 0.85))
        stroke(p, cell, room.gold if holds else clear(room.rule, 0.5), 1.6 if holds else 1.0)
        size = min(28.0, place.height() - 6)
        x, y = place.left() + 8, place.center().y() - size / 2
        if holds:
            paint(p, oval(x + size / 2, y + size / 2 + 1, size * 0.62), "#F6D58A", "#B67C2C", 1.0)
        point(
            p,
            kind,
            x + (size * 0.1 if holds else 0),
            y + (size * 0.1 if holds else 0),
            size * (0.8 if holds else 1),
        )
        value = QRectF(x + size + 6, place.top(), place.right() - x - size - 8, place.height())
        has, gain = getattr(realm.points, kind), getattr(self._gains, kind)
        words = f"{has} \u2192 {has + gain}" if gain else str(has)
        write(p, value, words, serif(22, BOLD, fixed=True), room.link if gain else room.ink, LEFT)
        if holds and self.own and not gain:
            point(p, "victory", place.right() - 27, place.center().y() - 10, 20)

    def _paint_store(self, p: QPainter, realm: Principality, kind: str) -> None:
        """A resource of the own plaque: how many there are and how many buy one other."""
        room, place = theme(), self.disc(kind)
        better = realm.rate(kind).count < 3
        cell = rounded(place.adjusted(2, 1, -2, -1), 7)
        paint(p, cell, clear("#F7DE93", 0.22 if room.night else 0.7) if better else clear(room.ink, 0.06))
        with _faded(p, not realm.totals[kind]):
            resource(p, kind, place.left() + 7, place.center().y() - 15, 30)
        count = QRectF(place.left() + 40, place.top() + 2, place.width() - 42, 26)
        write(p, count, str(realm.totals[kind]), serif(22, BOLD, fixed=True), room.ink, LEFT)
        rate = QRectF(place.left() + 40, place.top() + 25, place.width() - 42, 20)
        words = f"{realm.rate(kind).count}:1"
        font = sans(17, SEMIBOLD, fixed=True)
        write(p, rate, words, font, room.link if better else room.ink_faded, LEFT)


class _faded:
    """Paints faintly what is not there."""

    def __init__(self, p: QPainter, faded: bool) -> None:
        self._p, self._faded = p, faded

    def __enter__(self) -> None:
        self._before = self._p.opacity()
        if self._faded:
            self._p.setOpacity(self._before * 0.4)

    def __exit__(self, *problem: object) -> None:
        self._p.setOpacity(self._before)


def _paint_hand_icon(p: QPainter, x: float, y: float) -> None:
    for turn, tone in ((-14, "#D8C596"), (6, "#F6EAC8")):
        with at(p, x + 9, y + 20, turn=turn):
            paint(p, box(-7, -19, 15, 19, 2), light(tone, 0.3), tone, 1.1)
