"""The home screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gui.kit.fonts import scale
from gui.kit.paint import clear, mix, walnut
from gui.kit.theme import theme, theme_signals
from gui.shell.beam import Wordmark
from gui.shell.errand import Errand
from gui.shell.home.shelf import Shelf
from gui.shell.page import Page

if TYPE_CHECKING:
    from gui.kit.widgets.panel import Panel
    from gui.kit.widgets.scroll import Scroll
    from gui.shell.home.cards import ContinueCard
    from gui.shell.saves.catalogue import SavedMatch

LEAST_SHELF = 0.36
"""Share of the page; where the cards leave less, the page scrolls."""
USUAL_CARDS = 312
"""Pixels at 100 % text: the height of the cards, as long as they are not there."""


class HomePage(Page):
    """The shelf, and under it what was left and what is kept.

    The room is painted at once.  Cards and boxes follow one after the other while the window
    already listens: they need the games loaded and the saves read, so nothing of that is
    imported above.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Tafelrunde")
        self.beam.row.addWidget(Wordmark(self.tr("Everyone at one table")), 1)
        self.shelf = Shelf()
        self.shelf.chosen.connect(self.chosen)
        self._cards = _Cards()
        self._cards.resettled.connect(self._give_room)
        self.column.addWidget(self.shelf)
        self.column.addStretch(1)
        self._painted = False
        self._scroll: Scroll | None = None
        self.continue_card: ContinueCard | None = None
        self._errand = Errand(self)
        theme_signals().changed.connect(self._give_room)

    def about(self) -> str:
        """The game whose box has the keyboard."""
        return next((box.face.id for box in self.shelf.boxes if box.hasFocus()), "")

    def arrive(self) -> None:
        if self._painted:
            QTimer.singleShot(0, self, self._fill_if_seen)

    def _fill_if_seen(self) -> None:
        """Home is only passed through when one match follows another."""
        if self.isVisible():
            self.fill()

    @property
    def complete(self) -> bool:
        return self._painted and not self._errand.running

    def paintEvent(self, event: QPaintEvent) -> None:
        top = self.beam.height() + self.shelf.height()
        p = QPainter(self)
        p.fillRect(
            0, 0, self.width(), top, theme().table_dark
        )  # seen where the page scrolls, beside the shelf
        if self._painted:
            lower = QSize(self.width(), max(1, self.height() - top))
            p.drawPixmap(0, top, walnut(lower, self.devicePixelRatioF()))
        else:
            # the grain takes longer than all the rest of the first frame, and the cards soon hide most of it
            wood = mix(theme().table_dark, theme().table_light, 0.6)
            p.fillRect(0, top, self.width(), self.height() - top, wood)
            self._painted = True
            self.fill()
        fall = QLinearGradient(0, top, 0, top + 42)
        fall.setColorAt(0, clear("#000000", 0.55))
        fall.setColorAt(1, clear("#000000", 0))
        p.fillRect(0, top, self.width(), 42, fall)

    def fill(self) -> None:
        """Load games and saves, and lay everything out, step by step."""
        self._errand.run(self._filling())

    def _filling(self) -> Iterator[None]:
        self._furnish()
        yield
        import gui.shell.home.cards  # noqa: F401  a step of its own: the engine comes with it

        yield
        self._lay_cards()
        self._give_keyboard()
        yield
        for _ in self.shelf.fill():
            self._give_keyboard()
            yield

    def _give_keyboard(self) -> None:
        if self.focusWidget() in (None, self) and self.shelf.boxes:
            self.shelf.boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_cards(self) -> None:
        from gui.shell.home.cards import ContinueCard, SavesCard, SettingsCard
        from gui.shell.saves import catalogue
        from gui.table.keeper import Keeper

        left = next(iter(Keeper.orphans()), None)
        files = catalogue.files()
        latest = [catalogue.look(path) for path in files[: SavesCard.ROWS]]
        saved = None if left is None else catalogue.look(left.path, kept=True)
        self.continue_card = resume = ContinueCard(saved, left is not None and left.killed)
        resume.resumed.connect(self._open)
        resume.chosen.connect(self.chosen)
        kept = SavesCard(latest, len(files))
        kept.opened.connect(self._open)
        kept.all.connect(lambda: self.go.emit("saves"))
        choices = SettingsCard()
        choices.all.connect(lambda: self.go.emit("settings"))
        self._cards.show_cards([(resume, 13), (kept, 10), (choices, 8)])
        self._give_room()

    def _furnish(self) -> None:
        """Buttons on the beam, shelf and cards in a scroll area, once; the bare room does without."""
        from gui.kit.widgets.scroll import Scroll
        from gui.shell.beam_button import BeamButton

        if self._scroll is not None:
            return
        for text, name, key in (
            (self.tr("Rules"), "rules", "F1"),
            (self.tr("Settings"), "settings", "Ctrl+,"),
        ):
            button = BeamButton(text, icon=name)
            button.tell_key(key)
            button.clicked.connect(lambda _=False, name=name: self.go.emit(name))
            self.beam.add_button(button)
        self.column.takeAt(self.column.count() - 1)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.shelf)
        column.addWidget(self._cards, 1)
        self._scroll = Scroll(content)
        self.column.addWidget(self._scroll, 1)
        self._scroll.show()  # at once: a box that cannot be seen yet would lose the keyboard

    def _open(self, saved: SavedMatch) -> None:
        self.opened.emit(saved.path)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """The first row of cards is in sight, the shelf takes the rest as far as boxes can grow."""
        room = self.height() - self.beam.sizeHint().height()
        bar = self._scroll.verticalScrollBar().sizeHint().width() if self._scroll is not None else 0
        self._cards.arrange(self.width() - bar)
        rest = room - max(self._cards.first_row_height(), round(room * 0.4))
        most = min(self.shelf.best_height(self.width()), round(room * 0.6))
        self.shelf.setFixedHeight(min(rest, most) if rest > LEAST_SHELF * room else most)


class _Cards(QWidget):
    """Cards side by side, or below each other where that is too narrow.

    Signals:
        resettled: the cards need more or less room than before
    """

    resettled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._cards: list[tuple[Panel, int]] = []
        self._columns = 1
        self._needed = 0

    def show_cards(self, cards: list[tuple[Panel, int]]) -> None:
        """Each card with its share of the width."""
        for old, _ in self._cards:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._cards = cards
        self.arrange(self.width())

    def arrange(self, width: int) -> None:
        edge = round(14 * scale())
        self._grid.setContentsMargins(edge, edge // 2, edge, edge // 2)
        self._grid.setSpacing(0)
        self._columns = columns = self._fitting(width - 2 * edge)
        for i, (card, share) in enumerate(self._cards):
            self._grid.addWidget(card, i // columns, i % columns)
            self._grid.setColumnStretch(i, share if i < columns else 0)
            self._grid.setRowStretch(i, 1 if i <= (len(self._cards) - 1) // columns else 0)

    def first_row_height(self) -> int:
        if not self._cards:
            return round(USUAL_CARDS * scale())
        margins = self._grid.contentsMargins()
        row = [card for card, _ in self._cards[: self._columns]]
        highest = max(card.body.totalMinimumHeightForWidth(card.width()) for card in row)
        return highest + margins.top() + margins.bottom()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # wrapped words know their height only after they were given a width
        if event.type() == QEvent.Type.LayoutRequest and self.first_row_height() != self._needed:
            self._needed = self.first_row_height()
            self.resettled.emit()
        return done

    def _fitting(self, width: int) -> int:
        """How many cards find room side by side."""
        widths = [card.minimumSizeHint().width() for card, _ in self._cards]
        for columns in range(len(widths), 1, -1):
            if sum(max(widths[column::columns]) for column in range(columns)) <= width:
                return columns
        return 1
