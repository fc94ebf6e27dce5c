"""One saved match in the list."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.core.problems import SaveError
from gui import games
from gui.kit.fonts import scale
from gui.kit.paint import clear
from gui.kit.theme import theme
from gui.kit.widgets.buttons import GoldButton, RoundButton
from gui.kit.widgets.text import Heading, Label
from gui.shell.dates import day_and_time
from gui.shell.pictures import Frame, SeatMark
from gui.shell.problems import sentence
from gui.shell.saves.catalogue import SavedMatch, standing
from gui.shell.saves.thumbnails import thumbnail


class Row(QWidget):
    """A picture, the facts, and what can be done with it; a damaged one says what is wrong.

    Signals: what the player wants to do with it.
    """

    opened = Signal()
    renamed = Signal()
    duplicated = Signal()
    handed_out = Signal()
    thrown_away = Signal()

    def __init__(self, saved: SavedMatch) -> None:
        super().__init__()
        self.saved = saved
        self._painted = False
        self.problem: SaveError | None = None
        progress = ""
        try:
            progress = standing(saved).progress
        except SaveError as problem:
            self.problem = problem
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(2, 6, 2, 6)
        row, tools = QHBoxLayout(), QHBoxLayout()
        row.setSpacing(round(14 * scale()))
        self._halves.addLayout(row, 1)
        self._halves.addLayout(tools)
        self._picture = Frame(QSize(round(128 * scale()), round(84 * scale())))
        self._picture.setFixedSize(self._picture.sizeHint())
        row.addWidget(self._picture)
        row.addLayout(self._facts(progress), 1)
        tools.addStretch(1)
        self._add_tools(tools)
        self._searched = " ".join(
            (saved.name, self._game_title(), *(seat.name for seat in saved.seats))
        ).casefold()

    def matches(self, wanted: str) -> bool:
        """Whether every word that is searched for occurs in name, game or people."""
        return all(word in self._searched for word in wanted.casefold().split())

    def is_current(self) -> bool:
        """Whether the file is still as it was read."""
        try:
            return self.saved.path.stat().st_mtime == self.saved.written.timestamp()
        except OSError:
            return False

    def paint_picture(self) -> bool:
        """Show the board, once; True if there was something to do."""
        if self._painted:
            return False
        self._painted = True
        if self.problem is None:
            self._picture.show_image(thumbnail(self.saved))
        else:
            self._picture.show_icon("warning")
        return True

    def set_narrow(self, narrow: bool) -> None:
        """The tools stand beside the facts, or below them."""
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._halves.setDirection(way)

    def take_focus(self) -> None:
        target = self.open_button if self.open_button.isEnabled() else self.delete_button
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def _facts(self, progress: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(2 * scale()))
        column.addStretch(1)
        column.addWidget(Heading(self.saved.name, level=2))
        if self.problem is not None:
            column.addWidget(Label(sentence(self.problem), tone="refuse"))
        else:
            if not self.saved.kept:
                column.addLayout(self._people())
            facts = [self._game_title(), progress]
            if self.saved.kept:
                facts.append(self.tr("kept by itself"))
            column.addWidget(Label(" · ".join(fact for fact in facts if fact), size=15, tone="ink_faded"))
        column.addWidget(Label(day_and_time(self.saved.written), size=15, tone="ink_faded"))
        column.addStretch(1)
        return column

    def _people(self) -> QHBoxLayout:
        people = QHBoxLayout()
        people.setSpacing(round(5 * scale()))
        for seat in self.saved.seats:
            people.addWidget(SeatMark(seat.colour, size=15))
            people.addWidget(Label(seat.name, size=15))
        people.addStretch(1)
        return people

    def _game_title(self) -> str:
        return games.face(self.saved.game).title() if self.saved.game else ""

    def _add_tools(self, row: QHBoxLayout) -> None:
        self.open_button = GoldButton(self.tr("Open"))
        self.open_button.setAccessibleName(self.tr("Open {name}").format(name=self.saved.name))
        self.open_button.setEnabled(self.problem is None)
        self.open_button.clicked.connect(self.opened)
        row.addWidget(self.open_button)
        self.rename_button = self._tool(row, "rename", self.tr("Rename"), self.renamed)
        self.duplicate_button = self._tool(row, "copy", self.tr("Duplicate"), self.duplicated)
        self.export_button = self._tool(row, "export", self.tr("Export"), self.handed_out)
        self.delete_button = self._tool(row, "delete", self.tr("Delete"), self.thrown_away)

    def _tool(self, row: QHBoxLayout, icon: str, tip: str, wish: SignalInstance) -> RoundButton:
        button = RoundButton(icon, tip=tip, size=32)
        button.clicked.connect(wish)
        row.addWidget(button)
        return button

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, self.height() - 1, self.width(), 1, clear(theme().rule, 0.5))
