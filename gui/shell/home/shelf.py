"""The shelf: boxes of all games that can be played, with ornaments where there is room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.paint import at
from gui.kit.pixmaps import pictures
from gui.kit.theme import theme, theme_signals
from gui.shell.home.case import CANDLE, FLOOR, HEIGHT, SLOT, paint_case, paint_dusk
from gui.shell.home.ornaments import BESIDE, Ornament, books, candle

if TYPE_CHECKING:
    from engine.core.spec import GameSpec
    from gui.shell.home.box import BoxButton

_GAP = 34.0
"""Free room between ornaments."""
_USUAL_BOXES = 5
"""Room is left for so many, as long as nobody has counted the games."""


class Shelf(QWidget):
    """Boxes side by side; arrows walk along them.

    Signals:
        chosen: the id of the game whose box was taken
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Games"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.boxes: list[BoxButton] = []
        self._places = _USUAL_BOXES
        theme_signals().changed.connect(self.update)

    def fill(self) -> Iterator[None]:
        """Put the boxes on the shelf, one after the other: each loads the face of its game."""
        import engine
        from gui import games
        from gui.shell.home.box import BoxButton

        wanted = games.on_the_shelf()
        if len(wanted) != self._places:
            self._places = len(wanted)
            self.update()
        for game in wanted[len(self.boxes) :]:
            face = games.face(game)
            box = BoxButton(face, self._plate(engine.GAMES[game], face.minutes), self)
            box.clicked.connect(lambda _=False, game=game: self.chosen.emit(game))
            self.boxes.append(box)
            self._lay_out()
            box.show()
            yield

    def best_height(self, width: int) -> int:
        """The largest height at which all boxes stand side by side in this width."""
        return round(width / (max(1, self._places) * SLOT + 140) * HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(1280, 400)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        at_box = next((i for i, box in enumerate(self.boxes) if box.hasFocus()), None)
        if step is None or at_box is None:
            super().keyPressEvent(event)
            return
        self.boxes[(at_box + step) % len(self.boxes)].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        width, height, room = self.width(), self.height(), theme()
        picture = pictures.get(
            ("shelf", room.night, self._places), width, height, self.devicePixelRatioF(), self._draw
        )
        QPainter(self).drawPixmap(0, 0, picture)

    def _draw(self, p: QPainter) -> None:
        scale = self.height() / HEIGHT
        width, room = self.width() / scale, theme()
        p.scale(scale, scale)
        paint_case(p, width, room)
        for ornament, x in self._ornaments(width):
            with at(p, x, FLOOR):
                ornament(p, room)
        if room.night:
            paint_dusk(p, width)
            with at(p, width - CANDLE, FLOOR):
                candle(p, room)

    def _ornaments(self, width: float) -> list[tuple[Ornament, float]]:
        """Books left, candle right, and between them and the boxes whatever finds room."""
        half = self._places * SLOT / 2
        placed: list[tuple[Ornament, float]] = [(books, 58.0), (candle, width - CANDLE)]
        spots = {-1: 110.0, 1: width - CANDLE - 44}
        ends = {-1: width / 2 - half - 10, 1: width / 2 + half + 10}
        side = -1
        for ornament, room in BESIDE:
            for where in (side, -side):
                if abs(ends[where] - spots[where]) >= room + _GAP and (ends[where] > spots[where]) == (
                    where < 0
                ):
                    placed.append((ornament, spots[where] - where * (_GAP + room / 2)))
                    spots[where] -= where * (_GAP + room)
                    side = -where
                    break
        return placed

    def _lay_out(self) -> None:
        scale, count = self.height() / HEIGHT, self._places
        for i, box in enumerate(self.boxes):
            box.unit = scale
            off = i - (count - 1) / 2
            box.lean = 0.0 if count == 1 else -13.0 * off
            size = box.sizeHint()
            box.setGeometry(
                round(self.width() / 2 + off * SLOT * scale - size.width() / 2),
                0,
                size.width(),
                size.height(),
            )

    def _plate(self, spec: GameSpec, minutes: str) -> str:
        if spec.min_players == spec.max_players:
            players = str(spec.min_players)
        else:
            players = f"{spec.min_players}–{spec.max_players}"
        return self.tr("{players} players · {minutes} min").format(players=players, minutes=minutes)
