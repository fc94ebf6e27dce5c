"""The home screen."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gui.kit.fonts import scale
from gui.kit.theme import theme_signals
from gui.kit.widgets.panel import Panel
from gui.kit.widgets.scroll import Scroll
from gui.shell.beam import BeamButton, Wordmark
from gui.shell.home.cards import ContinueCard, SavesCard, SettingsCard
from gui.shell.home.shelf import Shelf
from gui.shell.page import Page
from gui.shell.saves import catalogue
from gui.shell.saves.catalogue import SavedMatch

LEAST_SHELF = 250
"""Pixels; below that the page scrolls."""


class HomePage(Page):
    """The shelf, and under it what was left and what is kept.

    The room is painted at once; boxes and cards come with the next breath, because
    they need the games loaded and the saves read.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Tafelrunde")
        self.beam.row.addWidget(Wordmark(self.tr("Everyone at one table")), 1)
        for text, icon, key, page in (
            (self.tr("Rules"), "rules", "", "rules"),
            (self.tr("Settings"), "settings", "", "settings"),
        ):
            button = BeamButton(text, icon=icon, key=key)
            button.clicked.connect(lambda _=False, page=page: self.go.emit(page))
            self.beam.row.addWidget(button)
        self.shelf = Shelf()
        self.shelf.chosen.connect(self.chosen)
        self._cards = _Cards()
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.shelf)
        column.addWidget(self._cards, 1)
        self._scroll = Scroll(content)
        self.column.addWidget(self._scroll, 1)
        theme_signals().changed.connect(self._give_room)

    def arrive(self) -> None:
        QTimer.singleShot(0, self, self.fill)

    def fill(self) -> None:
        """Load games and saves, and lay everything out."""
        from gui.table.keeper import Keeper

        self.shelf.fill()
        left = [catalogue.look(orphan.path, kept=True) for orphan in Keeper.orphans()[:1]]
        files = catalogue.files()
        latest = [catalogue.look(path) for path in files[: SavesCard.ROWS]]
        resume = ContinueCard(next((saved for saved in left if saved.content is not None), None))
        resume.resumed.connect(self._open)
        resume.chosen.connect(self.chosen)
        kept = SavesCard(latest, len(files))
        kept.opened.connect(self._open)
        kept.all.connect(lambda: self.go.emit("saves"))
        choices = SettingsCard()
        choices.all.connect(lambda: self.go.emit("settings"))
        self._cards.show_cards([(resume, 13), (kept, 10), (choices, 8)])
        self._give_room()
        if self.focusWidget() is None and self.shelf.boxes:
            self.shelf.boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, saved: SavedMatch) -> None:
        self.opened.emit(saved.path)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """The cards take what they need, the shelf takes the rest as far as boxes can grow."""
        room = self.height() - self.beam.sizeHint().height()
        self._cards.arrange(self.width())
        rest = room - max(self._cards.height_for(self.width()), round(room * 0.4))
        most = min(self.shelf.best_height(self.width()), round(room * 0.6))
        self.shelf.setFixedHeight(max(LEAST_SHELF, min(rest, most)))


class _Cards(QWidget):
    """Cards side by side, or below each other where that is too narrow."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._cards: list[tuple[Panel, int]] = []

    def show_cards(self, cards: list[tuple[Panel, int]]) -> None:
        """Each card with its share of the width."""
        for old, _ in self._cards:
            self._grid.removeWidget(old)
            old.deleteLater()
        self._cards = cards
        self.arrange(self.width())

    def arrange(self, width: int) -> None:
        edge = round(14 * scale())
        self._grid.setContentsMargins(edge, edge // 2, edge, edge // 2)
        self._grid.setSpacing(0)
        columns = self._columns(width - 2 * edge)
        for i, (card, share) in enumerate(self._cards):
            self._grid.addWidget(card, i // columns, i % columns)
            self._grid.setColumnStretch(i, share if i < columns else 0)
            self._grid.setRowStretch(i, 1 if i <= (len(self._cards) - 1) // columns else 0)

    def height_for(self, width: int) -> int:
        layout = self._grid
        tall = layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
        return max(tall, layout.minimumSize().height())

    def _columns(self, width: int) -> int:
        widths = [card.minimumSizeHint().width() for card, _ in self._cards]
        for columns in range(len(widths), 1, -1):
            rows = [widths[i : i + columns] for i in range(0, len(widths), columns)]
            if all(sum(row) <= width for row in rows):
                return columns
        return 1
