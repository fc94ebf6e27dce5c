"""All saved matches: open, rename, duplicate, throw away, bring in, hand out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from engine.core.problems import SaveError
from gui.kit.fonts import scale
from gui.kit.settings import settings
from gui.kit.widgets.buttons import PaperButton
from gui.kit.widgets.fields import Choice, Field
from gui.kit.widgets.panel import Panel
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.sheet import Sheet, ask
from gui.kit.widgets.text import Label
from gui.shell.centred import Centred
from gui.shell.errand import Errand
from gui.shell.page import Page
from gui.shell.problems import sentence
from gui.shell.saves import catalogue, files
from gui.shell.saves.catalogue import SavedMatch
from gui.shell.saves.row import Row
from gui.table.saving import LONGEST_NAME, SUFFIX, file_name

BATCH = 12
"""So many rows appear together."""
WIDEST = 1300
NARROW = 860
"""Pixels at 100 % text: below that the tools of a row stand below its facts."""


class SavesPage(Page):
    """The list fills itself file by file, so the window never waits for it."""

    def __init__(self) -> None:
        super().__init__(self.tr("Saved matches"))
        self.search = Field(hint=self.tr("Search"), icon="search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._arrange())
        orders = [
            ("newest", self.tr("newest first")),
            ("name", self.tr("by name")),
            ("game", self.tr("by game")),
        ]
        self.order = Choice(orders, str(settings().recall("saves/order", "newest")), name=self.tr("Order"))
        self.order.changed.connect(self._reorder)
        self.import_button = PaperButton(self.tr("Import …"), icon="import")
        self.import_button.clicked.connect(self._ask_for_import)
        panel = Panel(name=self.tr("Saved matches"))
        top = QHBoxLayout()
        top.setSpacing(round(10 * scale()))
        top.addWidget(self.search, 1)
        top.addWidget(self.order)
        top.addWidget(self.import_button)
        panel.body.addLayout(top)
        self._empty = Label(size=17, tone="ink_faded")
        panel.body.addWidget(self._empty)
        content = QWidget()
        self._list = QVBoxLayout(content)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(round(2 * scale()))
        self._list.addStretch(1)
        scroll = Scroll(content)
        scroll.verticalScrollBar().valueChanged.connect(self._scrolled)
        panel.body.addWidget(scroll, 1)
        self.column.addWidget(Centred(panel, WIDEST), 1)
        self.rows: dict[Path, Row] = {}
        self._errand = Errand(self)
        self._next: Path | None = None

    def arrive(self) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.refresh()

    def refresh(self) -> None:
        """Look at the folder again; rows whose files are unchanged stay."""
        self._errand.run(self._read())

    @property
    def complete(self) -> bool:
        return not self._errand.running

    # -- reading, one file at a time

    def _read(self) -> Iterator[None]:
        from gui.table.keeper import Keeper

        wanted = [(orphan.path, True) for orphan in Keeper.orphans()]
        wanted += [(path, False) for path in catalogue.files()]
        for path in set(self.rows) - {path for path, _ in wanted}:
            self._drop(path)
        for number, (path, kept) in enumerate(wanted, 1):
            row = self.rows.get(path)
            if row is not None and row.is_current():
                continue
            if row is not None:
                self._drop(path)
            self._add(catalogue.look(path, kept))
            if number % BATCH == 0:
                self._arrange()
            yield
        self._arrange()
        if self._next in self.rows:
            self.rows[self._next].take_focus()
        self._next = None
        yield
        yield from self._paint_pictures()

    def _paint_pictures(self) -> Iterator[None]:
        """Boards are painted for the rows in sight only."""
        for row in sorted(self.rows.values(), key=lambda row: row.y()):
            if not row.visibleRegion().isEmpty() and row.paint_picture():
                yield

    def _scrolled(self) -> None:
        if self.complete:
            self._errand.run(self._paint_pictures())

    def _add(self, saved: SavedMatch) -> None:
        row = Row(saved)
        row.opened.connect(lambda: self.opened.emit(saved.path))
        row.renamed.connect(lambda: self._ask_for_name(saved))
        row.duplicated.connect(lambda: self._do(lambda: self.duplicate(saved)))
        row.handed_out.connect(lambda: self._ask_for_target(saved))
        row.thrown_away.connect(lambda: self._ask_to_throw_away(saved))
        row.set_narrow(self._narrow())
        self.rows[saved.path] = row
        row.hide()  # shown with its batch: laying out anew for every single row would take seconds
        self._list.insertWidget(self._list.count() - 1, row)

    def _drop(self, path: Path) -> None:
        row = self.rows.pop(path)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for row in self.rows.values():
            row.set_narrow(self._narrow())

    def _narrow(self) -> bool:
        return self.width() < NARROW * scale()

    # -- order and search

    def _reorder(self, order: str) -> None:
        settings().remember("saves/order", order)
        self._arrange()

    def _arrange(self) -> None:
        order = self.order.value()
        rows = sorted(self.rows.values(), key=lambda row: row.saved.written, reverse=True)
        if order == "name":
            rows.sort(key=lambda row: row.saved.name.casefold())
        elif order == "game":
            rows.sort(key=lambda row: row.saved.game)
        shown = 0
        for i, row in enumerate(rows):
            self._list.removeWidget(row)
            self._list.insertWidget(i, row)
            row.setVisible(row.matches(self.search.text()))
            shown += row.matches(self.search.text())
        none_at_all = self.tr("Nothing is saved yet. A match that is played is kept here by itself.")
        self._empty.setText(self.tr("Nothing found.") if rows else none_at_all)
        self._empty.setVisible(not shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        rows = self._rows_in_order()
        if rows:
            at = next(
                (i for i, row in enumerate(rows) if row.isAncestorOf(self.focusWidget())),
                -1 if step > 0 else 0,
            )
            rows[(at + step) % len(rows)].take_focus()

    def _rows_in_order(self) -> list[Row]:
        return sorted((row for row in self.rows.values() if row.isVisible()), key=lambda row: row.y())

    # -- what can be done

    def _do(self, work: Callable[[], Path | None]) -> None:
        """Do something with files; the keyboard goes to the file that came of it."""
        try:
            self._next = work()
        except SaveError as problem:
            self.said.emit(sentence(problem))
        self.refresh()

    def _ask_for_name(self, saved: SavedMatch) -> None:
        sheet = Sheet(self, self.tr("Rename"), 460)
        field = Field(saved.name, name=self.tr("Name"))
        field.setMaxLength(LONGEST_NAME)
        sheet.body.addWidget(field)
        sheet.add_button("", self.tr("Cancel"))
        sheet.add_button("rename", self.tr("Rename"), primary=True)
        field.returnPressed.connect(lambda: sheet.close_with("rename"))

        def answer(key: str) -> None:
            if key and field.text().strip():
                self._do(lambda: self.rename(saved, field.text().strip()))

        sheet.closed.connect(answer)
        sheet.open()
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def rename(self, saved: SavedMatch, name: str) -> Path:
        """A match the program kept becomes one of the player's own when it gets a name."""
        self._check_that_nobody_plays(saved)
        if not saved.kept:
            return files.rename(saved.path, name)
        named = files.bring_in(saved.path, name)
        saved.path.unlink(missing_ok=True)
        return named

    def duplicate(self, saved: SavedMatch) -> Path:
        """The copy of a match the program kept is one of the player's own."""
        return files.bring_in(saved.path, saved.name) if saved.kept else files.duplicate(saved.path)

    def _ask_to_throw_away(self, saved: SavedMatch) -> None:
        text = self.tr("“{name}” goes to the bin.").format(name=saved.name)
        sheet = ask(
            self,
            self.tr("Delete this match?"),
            text,
            [("yes", self.tr("Delete")), ("", self.tr("Keep"))],
            danger=True,
        )
        sheet.closed.connect(lambda key: self._do(lambda: self.throw_away(saved)) if key else None)

    def throw_away(self, saved: SavedMatch) -> Path | None:
        """Returns the match that comes next in the list."""
        self._check_that_nobody_plays(saved)
        thrown = files.throw_away(saved.path)
        if thrown.folder is None:
            self.said.emit(self.tr("“{name}” is in the bin.").format(name=saved.name))
        else:
            text = self.tr("There is no bin here; “{name}” was moved to {folder}.")
            self.said.emit(text.format(name=saved.name, folder=thrown.folder))
        paths = [row.saved.path for row in self._rows_in_order()]
        after = paths[paths.index(saved.path) + 1 :] if saved.path in paths else []
        return next(iter(after), None)

    def _check_that_nobody_plays(self, saved: SavedMatch) -> None:
        """Another window may have gone on with a match since the list was read."""
        from gui.table.keeper import Keeper

        if saved.kept and saved.path not in {orphan.path for orphan in Keeper.orphans()}:
            raise SaveError("in_use", "This match is being played in another window.")

    def _ask_for_import(self) -> None:
        dialog = QFileDialog(self, self.tr("Import a match"), str(Path.home()), self._pattern())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda chosen: self._do(lambda: self.bring_in(Path(chosen))))
        dialog.open()

    def bring_in(self, path: Path) -> Path:
        """Copy a match from elsewhere; a file that is none is refused and left alone."""
        saved = catalogue.look(path)
        if saved.problem is not None:
            raise saved.problem
        return files.bring_in(path)

    def _ask_for_target(self, saved: SavedMatch) -> None:
        dialog = QFileDialog(self, self.tr("Export a match"), str(Path.home()), self._pattern())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(f"{file_name(saved.name)}{SUFFIX}")
        dialog.fileSelected.connect(lambda chosen: self._do(lambda: files.hand_out(saved.path, Path(chosen))))
        dialog.open()

    def _pattern(self) -> str:
        return self.tr("Saved matches") + f" (*{SUFFIX} *.json)"
