"""What pieces lie on: the main board, the places of the seats with their duchies."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.burgundy.main_board import PHASES
from engine.core.match import Seat
from gui.burgundy import plan
from gui.burgundy.art.duchy import paint_duchy
from gui.burgundy.art.kinds import fleur
from gui.burgundy.art.main_board import paint_main_board, paint_phase
from gui.burgundy.layers import GROUND
from gui.burgundy.pieces import Zoom
from gui.burgundy.plan import Place
from gui.kit.brush import across, fill, numeral
from gui.kit.fonts import BOLD, SEMIBOLD, serif
from gui.kit.hexes import hexagon
from gui.kit.paint import LEFT, at, clear, parchment, write
from gui.kit.paths import rounded
from gui.kit.pixmaps import pictures
from gui.kit.theme import SeatColour, paint_mark, seat_colour, theme

SHARPEST = 2.5
"""Cards are large: beyond this detail their pictures would take too much room."""
MARGIN = 14.0
"""Room around a card for its shadow and its glow."""


class _Ground(QGraphicsItem):
    """A card on the table, kept as a picture."""

    def __init__(self, rect: QRectF, zoom: Zoom) -> None:
        super().__init__()
        self._rect = rect
        self._zoom = zoom
        self.setZValue(GROUND)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN + 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self.boundingRect()

        def draw(p: QPainter) -> None:
            p.translate(-rect.topLeft())
            self.draw(p)

        detail = min(self._zoom.detail, SHARPEST)
        picture = pictures.get(self.key(), rect.width(), rect.height(), detail, draw)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def key(self) -> tuple[object, ...]:
        """What the picture depends on."""
        raise NotImplementedError

    def draw(self, p: QPainter) -> None:
        raise NotImplementedError


class MainBoard(_Ground):
    """The shared board with its phases and rounds."""

    def __init__(self, players: int, zoom: Zoom) -> None:
        super().__init__(plan.BOARD, zoom)
        self._players = players
        self._now = (0, 0)

    def show_round(self, phase: int, round: int) -> None:
        if (phase, round) != self._now:
            self._now = phase, round
            self.update()

    def key(self) -> tuple[object, ...]:
        return "main board", self._players, self._now, theme().night

    def draw(self, p: QPainter) -> None:
        paint_main_board(p, self._players)
        if theme().night:
            fill(p, rounded(plan.BOARD, 14), clear("#0A1020", 0.28), 0)
        phase, round = self._now
        for number, what in enumerate(PHASES):
            paint_phase(p, plan.phase_rect(number), what.id.upper(), what.points, number - phase)
        for number in range(PHASES[phase].rounds):
            rect = plan.round_rect(number)
            numeral(
                p,
                rect.center().x(),
                rect.bottom() + 8,
                13,
                str(number + 1),
                clear("#33251C", 1.0 if number >= round else 0.45),
            )


class SeatGround(_Ground):
    """The place of a seat: a card with its duchy, key spaces and store."""

    def __init__(self, place: Place, seat: Seat, zoom: Zoom) -> None:
        super().__init__(place.rect, zoom)
        self.place = place
        self._seat = seat
        self._board = ""
        self._active = False

    def show_board(self, board: str, active: bool) -> None:
        """The duchy of the seat, empty until it is known; `active` when it is the seat's turn."""
        if (board, active) != (self._board, self._active):
            self._board, self._active = board, active
            self.update()

    @property
    def colour(self) -> SeatColour:
        return seat_colour(self._seat.colour)

    def key(self) -> tuple[object, ...]:
        rect = self.boundingRect()
        return (
            "place",
            self.place.large,
            self._board,
            self._active,
            self.colour.fill.rgb(),
            self._seat.name,
            theme().night,
            rect.width(),
        )

    def draw(self, p: QPainter) -> None:
        place = self.place
        parchment(p, place.rect, 12, 8, glowing=self._active)
        self._draw_name(p)
        if self._board:
            with at(p, place.middle.x(), place.middle.y(), place.size):
                paint_duchy(p, self._board, self.colour)
        self._draw_keys(p)
        for number in range(len(place.store)):
            frame = rounded(place.store_frame(number), place.good_size * 0.3)
            fill(p, frame, clear("#785828", 0.22), 1.0, clear(theme().ink, 0.4))

    def _draw_name(self, p: QPainter) -> None:
        place, room, colour = self.place, theme(), self.colour
        rect = place.name
        high = rect.height()
        badge = QRectF(rect.left(), rect.top(), high, high)
        fill(p, rounded(badge, high * 0.28), colour.fill, 1.0, colour.dark)
        paint_mark(p, colour.mark, badge.adjusted(high * 0.2, high * 0.2, -high * 0.2, -high * 0.2))
        words = rect.adjusted(high + 6, 0, 0, 0)
        size = 22 if place.large else 20
        write(
            p,
            words,
            self._seat.name,
            serif(size, BOLD if place.large else SEMIBOLD, fixed=True),
            room.ink,
            LEFT,
            0.5,
        )

    def _draw_keys(self, p: QPainter) -> None:
        place = self.place
        for spot in place.keys:
            x, y, size = spot.x(), spot.y(), place.key_size
            ground = across(x - size, y - size, x + size, y + size, "#B89C68", "#D2BA88")
            fill(p, hexagon(size, x, y), ground, 1.2, clear("#33251C", 0.6))
            with at(p, x, y, size * 0.42):
                fleur(p, clear("#8A6A3A", 0.47))
