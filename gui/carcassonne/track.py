"""The score track with everybody's scoring figures and robbers on it.

Players who want it have it beside the land.  Else it is folded away and costs no room; it opens
over the land whenever something happens or is chosen on it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from engine.carcassonne import look
from engine.carcassonne.look import TrackPlace
from engine.core.match import Seat
from gui.carcassonne.art.letter import paint_letter
from gui.carcassonne.art.track import (
    BOARD,
    INSIDE,
    SPACES,
    paint_standings,
    paint_track,
    paint_walker,
    space_rect,
    way_to,
)
from gui.carcassonne.expansion_words import message
from gui.carcassonne.land import SIDE
from gui.carcassonne.layers import FIGURES, TRACK
from gui.kit.fonts import scale
from gui.kit.motion import Track
from gui.kit.pixmaps import pictures
from gui.kit.theme import seat_colour

EXPANSIONS = ("messages", "robbers")
"""With these something happens on the track; else the seats' cards tell all there is."""
SHARE = 0.66
"""Beside the land the track is so high, measured by what the camera shows of the land."""
READABLE = 27.0
"""Over the land it has spaces of so many pixels, as far as there is room for them."""
RIM = 0.3 * SIDE
"""So far it stays away from the rim of what the camera shows."""

SIZES = (20.0, 30.0, 44.0, 66.0)

Walker = tuple[int, str]
"""Whose figure, and which."""


class ScoreTrack(QGraphicsItem):
    """The track.  Its own coordinates are sides of a space.

    at:       where each figure stands
    in_play:  whether something happens on it in this match
    """

    def __init__(self, scene: QGraphicsScene, seats: Sequence[Seat]) -> None:
        super().__init__()
        self._seats = seats
        self._pixels = SIDE
        self.in_play = self._wanted = self._needed = False
        self._around = QRectF()
        self._letter: int | None = None
        self.at: dict[Walker, TrackPlace] = {}
        self._figures: dict[Walker, QGraphicsPixmapItem] = {}
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(TRACK)
        self._ground = self._picture(self)
        self._inside = self._picture(self)
        self.hide()
        scene.addItem(self)

    @staticmethod
    def _picture(parent: QGraphicsItem) -> QGraphicsPixmapItem:
        picture = QGraphicsPixmapItem(parent)
        picture.setTransformationMode(picture.transformationMode().SmoothTransformation)
        picture.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        return picture

    def boundingRect(self) -> QRectF:
        return BOARD

    def rect(self) -> QRectF:
        """What it takes of the scene; nothing when it is not there."""
        return self.mapRectToScene(BOARD) if self.isVisible() else QRectF()

    def inside(self) -> QRectF:
        """The ground inside the circuit, in the scene."""
        return self.mapRectToScene(INSIDE)

    @property
    def needed(self) -> bool:
        """Whether something happens on it now."""
        return self._needed

    def set_wanted(self, wanted: bool) -> None:
        """Whether it lies open beside the land all the time."""
        self._wanted = wanted
        self._open()

    def set_needed(self, needed: bool) -> None:
        self._needed = needed
        self._open()

    # ---------------------------------------------------------------- showing

    def show_game(self, game: Any, around: QRectF) -> None:
        """Put everything where it stands; `around` is the land with the rim that the camera shows."""
        self.in_play = any(game.options.get(name) for name in EXPANSIONS)
        self._around = around
        if self.in_play:
            self.at = {(place.seat, place.figure): place for place in look.score_track(game)}
        self._open()

    def beside(self) -> QRectF:
        """What it takes of the table beside the land."""
        return self.rect() if self._wanted else QRectF()

    def _open(self) -> None:
        self.setVisible(self.in_play and (self._wanted or self._needed))
        if not self.isVisible():
            return
        around = self._around
        if self._wanted:
            self.setScale(around.height() * SHARE / BOARD.height())
            left, top = around.right(), around.center().y() - BOARD.height() * self.scale() / 2
        else:
            readable = READABLE * SIDE / self._pixels * scale()
            self.setScale(min(readable, (around.height() - 2 * RIM) / BOARD.height()))
            left = around.right() - RIM - BOARD.width() * self.scale()
            top = around.bottom() - RIM - BOARD.height() * self.scale()
        self.setPos(QPointF(left, top) - BOARD.topLeft() * self.scale())
        self._draw()

    def set_zoom(self, pixels: float) -> None:
        self._pixels = pixels
        self._open()

    def show_letter(self, number: int | None) -> None:
        """Open a message inside the circuit, or close it again."""
        if number != self._letter:
            self._letter = number
            self._draw_inside()

    # ---------------------------------------------------------------- where things are

    def space(self, space: int) -> QRectF:
        """A space, in the scene."""
        return self.mapRectToScene(space_rect(space))

    def figure(self, seat: int, figure: str) -> QPointF:
        """Where somebody's figure has its middle, in the scene."""
        return self._figures[seat, figure].scenePos()

    def walk(self, game: Any) -> Track:
        """Let the figures walk from where they stand to where they stand in another game."""
        ways: list[tuple[QGraphicsPixmapItem, float, float]] = []
        for place in look.score_track(game) if self.isVisible() else ():
            before = self.at.get((place.seat, place.figure))
            if before is not None and (before.space, before.laps) != (place.space, place.laps):
                start, end = (now.laps * SPACES + now.space for now in (before, place))
                if end < start:
                    end += SPACES  # robbers count no laps, but they do not walk backwards
                ways.append((self._figures[place.seat, place.figure], start, end))

        def step(share: float) -> None:
            for item, start, end in ways:
                item.setPos(way_to(start + (end - start) * share))

        return Track(step, 420 if ways else 0)

    # ---------------------------------------------------------------- pictures

    def _dense(self) -> float:
        """Device pixels per space: one of a few sizes, so that a growing land does not cost a new picture."""
        wanted = self._pixels / SIDE * self.scale()
        return next((size for size in SIZES if size >= wanted), SIZES[-1])

    def _set(self, item: QGraphicsPixmapItem, picture: QPixmap, corner: QPointF) -> None:
        item.setPixmap(picture)
        item.setScale(1.0)
        item.setPos(corner)

    def _draw(self) -> None:
        def ground(p: QPainter) -> None:
            p.translate(-BOARD.left() + 0.3, -BOARD.top() + 0.3)
            paint_track(p)

        rim = BOARD.adjusted(-0.3, -0.3, 0.3, 0.5)
        picture = pictures.get("carcassonne track", rim.width(), rim.height(), self._dense(), ground)
        self._set(self._ground, picture, rim.topLeft())
        self._draw_inside()
        self._draw_figures()

    def _draw_inside(self) -> None:
        dense = self._dense()
        size = INSIDE.width(), INSIDE.height()
        if self._letter is not None:
            number, text = self._letter, message(self._letter)

            def letter(p: QPainter) -> None:
                p.scale(1 / dense, 1 / dense)
                paint_letter(p, QRectF(4, 4, size[0] * dense - 8, size[1] * dense - 10), number, text)

            picture = pictures.get(("carcassonne letter", number, text), *size, dense, letter)
        else:
            rows = [
                (
                    seat.name,
                    seat_colour(seat.colour),
                    tuple(
                        (place.figure, place.laps * SPACES + place.space)
                        for (owner, figure), place in self.at.items()
                        if owner == number and figure != "robber"
                    ),
                )
                for number, seat in enumerate(self._seats)
            ]

            def standings(p: QPainter) -> None:
                p.translate(-INSIDE.topLeft())
                paint_standings(p, rows)

            key = (
                "carcassonne standings",
                tuple((name, colour.fill.rgba(), totals) for name, colour, totals in rows),
            )
            picture = pictures.get(key, *size, dense, standings)
        self._set(self._inside, picture, INSIDE.topLeft())

    def _draw_figures(self) -> None:
        for gone in self._figures.keys() - self.at.keys():
            self.scene().removeItem(self._figures.pop(gone))
        by_space: dict[int, list[Walker]] = {}
        for walker, place in sorted(self.at.items()):
            by_space.setdefault(place.space, []).append(walker)
        for space, walkers in by_space.items():
            side, offsets = crowd(len(walkers))
            for number, walker in enumerate(walkers):
                item = self._figures.get(walker)
                if item is None:
                    item = self._figures[walker] = self._picture(self)
                    item.setZValue(FIGURES)
                self._dress(item, self.at[walker], side)
                item.setPos(space_rect(space).center() + offsets[number])

    def _dress(self, item: QGraphicsPixmapItem, place: TrackPlace, side: float) -> None:
        colour = seat_colour(self._seats[place.seat].colour)
        laps = 0 if place.figure == "robber" else place.laps

        def draw(p: QPainter) -> None:
            paint_walker(p, QRectF(0, 0, side, side), place.figure, colour, laps)

        key = ("carcassonne walker", place.figure, colour.fill.rgba(), colour.mark, laps)
        item.setPixmap(pictures.get(key, side, side, self._dense(), draw))
        item.setOffset(-side / 2, -side / 2)


def crowd(count: int) -> tuple[float, list[QPointF]]:
    """How large figures are that share a space, and where each has its middle from that of the space."""
    if count == 1:
        return 1.7, [QPointF(0, -0.12)]
    columns = math.ceil(math.sqrt(count))
    rows = math.ceil(count / columns)
    step = 0.62 if columns == 2 else 1.15 / columns
    return max(0.75, 1.5 - 0.14 * columns), [
        QPointF(
            (number % columns - (min(columns, count - number // columns * columns) - 1) / 2) * step,
            (number // columns - (rows - 1) / 2) * step * 0.9 - 0.1,
        )
        for number in range(count)
    ]
