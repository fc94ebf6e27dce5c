"""Where the points of a seat come from: every sum with its parts, its place and its rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from engine.core.match import Match, Seat
from engine.core.values import Scored
from gui.kit import i18n
from gui.kit.settings import settings
from gui.kit.widgets.buttons import RoundButton
from gui.kit.widgets.panel import Panel, Rule
from gui.kit.widgets.text import Heading
from gui.table.face import Line, Words
from gui.table.lines import ROW, LineList, LineModel, Row, snug
from gui.table.rulebook import rulebook
from gui.table.sums import by_source, gains
from gui.table.tabs import SeatTab


class SumPanel(Panel):
    """The sums of one seat after another; lies where the log lies, so that the board stays in sight.

    Signals:
        lit:     places that a sum speaks of; none when no sum is meant
        chosen:  the number of the action that brought the points: look at that moment
        closed:  the player has seen enough
    """

    lit = Signal(object)
    chosen = Signal(int)
    closed = Signal()

    def __init__(self, words: Words, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Sums"))
        self._words = words
        self._seats = seats
        self._match: Match | None = None
        self._until: int | None = None
        self.seat = 0
        self.title = Heading(level=2)
        cross = RoundButton("close", tip=self.tr("Close the sums"), size=26)
        cross.clicked.connect(self.closed)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(cross, 0, Qt.AlignmentFlag.AlignTop)
        self._tabs = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(0)
        for number, seat in enumerate(seats):
            tab = SeatTab(seat)
            self._tabs.addButton(tab, number)
            row.addWidget(tab)
        row.addStretch(1)
        self._tabs.idClicked.connect(self.show_seat)
        self.model = LineModel(seats)
        self.lines = LineList(self.model, self.tr("Sums"), grows=False)
        self.lines.at_row.connect(lambda found: self.lit.emit(found.line.places if found else ()))
        self.lines.activated.connect(self._activate)
        self.body.addLayout(top)
        self.body.addLayout(row)
        self.body.addWidget(Rule())
        self.body.addWidget(self.lines, 1)

    def show_sums(self, match: Match, seat: int, until: int | None) -> None:
        """The points of the first `until` actions; None: of all."""
        self._match, self._until = match, until
        self.show_seat(seat)

    def show_seat(self, seat: int) -> None:
        assert self._match is not None
        self.seat = seat
        self._tabs.button(seat).setChecked(True)
        game = self._match.game if self._until is None else self._match.at(self._until)
        score = game.scores()[seat]
        points = self.tr("%n point(s)", "", score)
        self.title.setText(f"{self._seats[seat].name}: {points}")
        found = [gain for gain in gains(self._match, self._until) if gain.scored.seat == seat]
        rows = []
        for source, table in by_source(found, len(self._seats)).items():
            rows.append(
                Row(Line(None, self._words.source(source), points=((seat, table[seat]),)), 0, heading=True)
            )
            rows += [self._row(gain.count, gain.scored) for gain in found if gain.scored.source == source]
        before = score - sum(gain.scored.points for gain in found)
        if before:
            text = self.tr("Before this record begins")
            rows.append(Row(Line(None, text, points=((seat, before),)), 0, heading=True))
        if not rows:
            rows.append(Row(Line(None, self.tr("No points yet.")), 0))
        self.model.show(rows)
        self.lines.scrollToTop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _row(self, count: int, scored: Scored) -> Row:
        assert self._match is not None
        parts = " + ".join(self._words.part(part) for part in scored.parts)
        language = i18n.resolve(settings().values.language)
        rule = rulebook(self._match.spec.id).sentence(scored.rule, language) or scored.rule
        return Row(Line(None, parts, rule, ((scored.seat, scored.points),), scored.places), count)

    def _activate(self, index: QModelIndex) -> None:
        count = index.data(ROW).count
        if count:
            self.chosen.emit(count)

    def _refresh(self) -> None:
        super()._refresh()
        snug(self)
