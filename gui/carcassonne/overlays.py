"""Other ways to look at the land: whose fields these are, and what still fits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.carcassonne import look
from gui.carcassonne.art.marks import paint_dead
from gui.carcassonne.land import SIDE, cell_rect
from gui.carcassonne.layers import FITTING
from gui.carcassonne.lights import OwnedField
from gui.kit.fonts import SEMIBOLD, serif
from gui.kit.icons import icon
from gui.kit.paint import CENTRE, clear, write
from gui.kit.paths import oval
from gui.kit.settings import settings
from gui.kit.theme import seat_colour, theme
from gui.table.eye import TableEye

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

translate = QCoreApplication.translate

TRACK, OPEN, FOLDED = "carcassonne/track", "open", "folded"
ROOMY = 1500
"""A view so many pixels wide has room for the score track beside the land."""


class Overlays:
    """The overlays of a board, each switched by an action of the table's tool row."""

    def __init__(self, board: CarcassonneBoard) -> None:
        self._board = board
        self._items: list[QGraphicsItem] = []
        self._fields = self._action("fields", "F")
        self._fits = self._action("search", "T")
        self._track = self._action("chart", "B")
        self._track.setEnabled(False)
        self._track.triggered.connect(self._keep_track)
        self._asked = False

    def _action(self, name: str, key: str) -> QAction:
        action = QAction(icon(name), "", self._board)
        action.setCheckable(True)
        action.setShortcut(key)
        action.toggled.connect(self.refresh)
        return action

    def tools(self) -> list[QAction]:
        self._fields.setText(translate("Carcassonne", "Fields"))
        self._fields.setToolTip(translate("Carcassonne", "Show whose fields these are"))
        self._fits.setText(translate("Carcassonne", "What fits"))
        self._fits.setToolTip(
            translate("Carcassonne", "Show how many of the tiles still to come fit each place")
        )
        self._track.setText(translate("Carcassonne", "Score track"))
        self._track.setToolTip(translate("Carcassonne", "Keep the score track open beside the land"))
        return [self._fields, self._fits, self._track]

    def refresh(self) -> None:
        """Draw anew what is switched on."""
        if self._board.game is None:
            return
        self._refresh_track()
        for item in self._items:
            self._board.removeItem(item)
        self._items = []
        if self._fields.isChecked():
            self._items += self._owned_fields()
        if self._fits.isChecked():
            places = look.open_places(self._board.game)
            self._items += [Fitting((p.x, p.y), sum(p.fitting.values())) for p in places]
        for item in self._items:
            self._board.addItem(item)

    def _refresh_track(self) -> None:
        """The track beside the land: as the players last wanted it, at first where there is room for it."""
        self._track.setEnabled(self._board.track.in_play)
        views = self._board.views()
        if views and not self._asked:
            self._asked = True
            kept = settings().layout(TRACK)
            self._track.setChecked(kept == OPEN if kept else views[0].width() >= ROOMY)
        self._board.track.set_wanted(self._track.isChecked())

    def _keep_track(self, is_open: bool) -> None:
        """The players want the track beside the land, or not any more."""
        settings().set_layout(TRACK, OPEN if is_open else FOLDED)
        self._board.spread()
        for view in self._board.views():
            if isinstance(view, TableEye):
                view.look()

    def _owned_fields(self) -> list[QGraphicsItem]:
        owned: list[QGraphicsItem] = []
        for field in look.features(self._board.game, "field"):
            if field.owners:
                colours = [seat_colour(self._board.seats[seat].colour) for seat in field.owners]
                parts = [part for place in field.places if (part := self._board.part(place))]
                owned.append(OwnedField(parts, colours))
        return owned


class Fitting(QGraphicsItem):
    """An open place with the number of tiles still to come that fit there."""

    def __init__(self, cell: tuple[int, int], count: int) -> None:
        super().__init__()
        self._count = count
        self.setPos(cell_rect(cell).topLeft())
        self.setZValue(FITTING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, SIDE, SIDE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._count:
            paint_dead(painter, self.boundingRect())
        disc = QRectF(SIDE * 0.3, SIDE * 0.3, SIDE * 0.4, SIDE * 0.4)
        room = theme()
        middle = disc.center()
        painter.fillPath(oval(middle.x(), middle.y(), SIDE * 0.2), clear(room.parchment, 0.9))
        font = serif(SIDE * 0.22, SEMIBOLD, fixed=True)
        write(
            painter,
            disc,
            str(self._count) if self._count else "\u00d7",
            font,
            room.ink if self._count else room.refuse,
            CENTRE,
        )
