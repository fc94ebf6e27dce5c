"""Who plays: a row for every seat, to be named, coloured and moved."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine import bots
from engine.core.match import COLOURS, PERSON, Seat
from gui.kit.fonts import scale
from gui.kit.paint import paint
from gui.kit.paths import oval
from gui.kit.theme import theme
from gui.kit.widgets.buttons import PaperButton, RoundButton
from gui.kit.widgets.fields import Choice, Field
from gui.shell.newgame.colour import ColourButton
from gui.shell.newgame.setup import NAMES

translate = QCoreApplication.translate

_MIME = "application/x-tafelrunde-seat"


def player_name(level: str) -> str:
    """A kind of player: a person, or a bot of a level."""
    names = {
        PERSON: translate("Seats", "Person"),
        "random": translate("Seats", "Bot: random"),
        "easy": translate("Seats", "Bot: easy"),
    }
    return names.get(level) or translate("Seats", "Bot: {level}").format(level=level)


class Seats(QWidget):
    """The seats in their order.

    Signals:
        changed: seats were added, removed, moved or edited
    """

    changed = Signal()

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self._least, self._most = least, most
        self._rows: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(4 * scale()))
        self.add_button = PaperButton(translate("Seats", "Add a player"), icon="plus")
        self.add_button.clicked.connect(self.add)
        self._column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.setAcceptDrops(True)

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        return tuple(self._rows)

    def value(self) -> tuple[Seat, ...]:
        return tuple(row.value() for row in self._rows)

    def set_value(self, seats: Iterable[Seat]) -> None:
        """Seat these players without telling anyone."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for seat in seats:
            self._insert(seat)
        self._refresh()

    def add(self) -> None:
        """One more player, with a name and a colour nobody has."""
        taken = self.value()
        name = next((n for n in NAMES if n not in {seat.name for seat in taken}), NAMES[0])
        colour = next(c for c in COLOURS if c not in {seat.colour for seat in taken})
        row = self._insert(Seat(name, colour))
        self._refresh()
        row.name.setFocus(Qt.FocusReason.OtherFocusReason)
        row.name.selectAll()
        self.changed.emit()

    def remove(self, row: SeatRow) -> None:
        at = self._rows.index(row)
        self._rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._refresh()
        self._rows[min(at, len(self._rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def reseat(self, row: SeatRow, to: int) -> None:
        """Seat somebody at another place."""
        at = self._rows.index(row)
        to = max(0, min(to, len(self._rows) - 1))
        if at == to:
            return
        self._rows.insert(to, self._rows.pop(at))
        self._column.removeWidget(row)
        self._column.insertWidget(to, row)
        self._refresh()
        self.changed.emit()

    def give_colour(self, row: SeatRow, colour: str) -> None:
        """A colour that somebody else has is swapped, so that no two are ever the same."""
        for other in self._rows:
            if other is not row and other.colour.colour == colour:
                other.colour.set_colour(row.colour.colour)
        row.colour.set_colour(colour)
        self.changed.emit()

    def _insert(self, seat: Seat) -> SeatRow:
        row = SeatRow(seat)
        row.edited.connect(self.changed)
        row.removed.connect(lambda: self.remove(row))
        row.raised.connect(lambda step: self.reseat(row, self._rows.index(row) + step))
        row.coloured.connect(lambda colour: self.give_colour(row, colour))
        self._column.insertWidget(len(self._rows), row)
        self._rows.append(row)
        return row

    def _refresh(self) -> None:
        self.add_button.setEnabled(len(self._rows) < self._most)
        for i, row in enumerate(self._rows):
            row.settle(i, len(self._rows), len(self._rows) > self._least)

    # -- dragging a seat to another place

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(_MIME) and event.source() in self._rows:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        row = event.source()
        if isinstance(row, SeatRow) and row in self._rows:
            y = event.position().y()
            self.reseat(row, sum(1 for r in self._rows if r is not row and r.geometry().center().y() < y))
            event.acceptProposedAction()


class SeatRow(QWidget):
    """One seat.

    Signals:
        edited:   name or kind of player changed
        removed:  the seat is to go
        raised:   -1 or 1: one place up or down
        coloured: another colour is wanted
    """

    edited = Signal()
    removed = Signal()
    raised = Signal(int)
    coloured = Signal(str)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(6 * scale()))
        self.handle = _Handle(self)
        self.colour = ColourButton(seat.colour)
        self.colour.picked.connect(self.coloured)
        self.name = Field(seat.name, name=translate("Seats", "Name"))
        self.name.setMaxLength(40)
        self.name.setMinimumWidth(round(110 * scale()))
        self.name.textEdited.connect(lambda _: self.edited.emit())
        kinds = [(kind, player_name(kind)) for kind in (PERSON, *bots.LEVELS)]
        self.player = Choice(kinds, seat.player, name=translate("Seats", "Who plays"))
        if self.player.currentIndex() < 0:
            self.player.set_value(PERSON)
        self.player.changed.connect(lambda _: self.edited.emit())
        self.up = RoundButton("arrow_up", tip=translate("Seats", "Sit further up"), size=28)
        self.down = RoundButton("arrow_down", tip=translate("Seats", "Sit further down"), size=28)
        self.up.clicked.connect(lambda: self.raised.emit(-1))
        self.down.clicked.connect(lambda: self.raised.emit(1))
        self.away = RoundButton("close", tip=translate("Seats", "Remove this player"), size=28)
        self.away.clicked.connect(self.removed)
        parts: tuple[QWidget, ...]
        parts = (self.handle, self.colour, self.name, self.player, self.up, self.down, self.away)
        for part in parts:
            row.addWidget(part, 1 if part is self.name else 0)

    def value(self) -> Seat:
        return Seat(self.name.text().strip(), self.colour.colour, self.player.value())

    def settle(self, place: int, count: int, removable: bool) -> None:
        """Say where the row stands, so that it offers what is possible."""
        self.setAccessibleName(translate("Seats", "Seat {number}").format(number=place + 1))
        self.up.setEnabled(place > 0)
        self.down.setEnabled(place < count - 1)
        self.away.setEnabled(removable)


class _Handle(QWidget):
    """Dots by which a seat is dragged."""

    def __init__(self, row: SeatRow) -> None:
        super().__init__(row)
        self._row = row
        self._pressed = QPoint()
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(translate("Seats", "Drag to another place"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(16 * scale()), round(30 * scale()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if (event.position().toPoint() - self._pressed).manhattanLength() < 6:
            return
        drag = QDrag(self._row)
        data = QMimeData()
        data.setData(_MIME, b"seat")
        drag.setMimeData(data)
        drag.setPixmap(self._row.grab())
        drag.setHotSpot(self._pressed)
        drag.exec(Qt.DropAction.MoveAction)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, x, y = scale(), self.width() / 2, self.height() / 2
        for dx in (-3.2, 3.2):
            for dy in (-7, 0, 7):
                paint(p, oval(x + dx * s, y + dy * s, 1.7 * s), theme().ink_faded)
