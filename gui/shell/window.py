"""The one window: pages lie on each other, the way back leads through them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from gui.kit import i18n, places
from gui.kit.settings import settings
from gui.kit.widgets.focus import give_back
from gui.shell.home.page import HomePage
from gui.shell.page import Page

# What only some pages need is imported when they are opened: the window is to be there at once.
if TYPE_CHECKING:
    from engine.core.match import Match
    from gui.table.view import TableView

USUAL_SIZE = QSize(1600, 1000)
LEAST_SIZE = QSize(960, 600)
FRAME = QSize(16, 48)
"""What the system draws around a window, about."""
READING_MS = 9000
"""How long a sentence about a problem stays."""


@dataclass
class Stop:
    """A page on the way back.

    make:   makes it anew in another language
    focus:  where the keyboard was when another page was laid over it
    """

    widget: QWidget
    make: Callable[[], QWidget]
    focus: QWidget | None = None


class MainWindow(QMainWindow):
    """Home lies at the bottom; every other page is laid on top and taken off again."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Tafelrunde")
        self.setMinimumSize(LEAST_SIZE)
        self.setAcceptDrops(True)
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self._way: list[Stop] = []
        self._language = i18n.resolve(settings().values.language)
        self._restore_geometry()
        for keys, act in (
            ("Ctrl+,", self.show_settings),
            ("Ctrl+O", self.show_saves),
            ("Ctrl+Q", self.close),
            ("F11", self._toggle_full_screen),
        ):
            QShortcut(QKeySequence(keys), self, act)
        settings().changed.connect(self._follow_language)
        settings().failed.connect(self._settings_failed)
        self._lay(HomePage)

    # -- pages

    @property
    def page(self) -> QWidget:
        """What is seen now."""
        return self._way[-1].widget

    def show_saves(self) -> None:
        from gui.shell.saves.page import SavesPage

        self._lay_once(SavesPage, SavesPage)

    def show_settings(self) -> None:
        from gui.shell.settings import SettingsPage

        self._lay_once(SettingsPage, SettingsPage)

    def show_rules(self, game: str = "", place: str = "") -> None:
        """The rules of a game, opened at a section or rule."""
        from gui import games
        from gui.shell.rules.page import RulesPage

        wanted = game or next(iter(games.on_the_shelf()), "")
        self._lay_once(RulesPage, lambda: RulesPage(wanted, place))

    def set_up(self, game: str) -> None:
        from gui.shell.newgame.page import NewGamePage

        def make() -> QWidget:
            page = NewGamePage(game)
            page.started.connect(self.sit_down)
            return page

        self._lay(make)

    def back(self) -> None:
        """Take the top page off; home stays."""
        if len(self._way) > 1:
            gone = self._way.pop()
            self._show_top()
            self._stack.removeWidget(gone.widget)
            gone.widget.close()
            gone.widget.deleteLater()

    def go_home(self) -> None:
        while len(self._way) > 1:
            self.back()

    # -- matches

    def open_file(self, path: Path) -> None:
        """Go on with a saved match; whatever is wrong with the file is said in a sentence."""
        import engine
        from engine.core.problems import SaveError
        from gui.shell.problems import sentence

        try:
            match = engine.load(path)
        except SaveError as problem:
            self.say(sentence(problem))
            return
        kept = path if path.parent == places.autosave() else None
        self.sit_down(match, kept)
        if match.notice:
            self.say(
                self.tr("The rules have changed since: the match goes on from here, without its history.")
            )

    def sit_down(self, match: Match, kept: Path | None = None) -> None:
        """Play a match; `kept` is the file in which the program kept it before."""
        self.go_home()
        file = kept

        def make() -> QWidget:
            nonlocal file  # set up anew in another language, the table goes on in the same file
            table = self._table(match, file)
            file = table.keeper.path
            return table

        self._lay(make)

    def _table(self, match: Match, kept: Path | None) -> TableView:
        from gui import games
        from gui.table.view import TableView

        table = TableView(match, games.face(match.spec.id), kept)
        table.left.connect(self.go_home)
        table.play_again.connect(self.sit_down)
        table.branched.connect(self.sit_down)
        table.new_game.connect(lambda: self._another(match.spec.id))
        table.open_settings.connect(self.show_settings)
        table.open_rules.connect(lambda place: self._explain(match, place))
        table.saved.connect(lambda path: self.say(self.tr("Saved as “{name}”.").format(name=path.stem)))
        return table

    def _another(self, game: str) -> None:
        self.go_home()
        self.set_up(game)

    def _explain(self, match: Match, place: str) -> None:
        from gui.shell.rules.page import RulesSide

        RulesSide(self.page, match.spec.id, match.options, place)

    def say(self, text: str) -> None:
        """A sentence for the player to read."""
        from gui.kit.widgets.toast import toast

        toast(self, text, READING_MS)

    # -- the way

    def _lay_once(self, kind: type[Page], make: Callable[[], QWidget]) -> None:
        if not isinstance(self.page, kind):
            self._lay(make)

    def _lay(self, make: Callable[[], QWidget]) -> None:
        if self._way:
            self._way[-1].focus = self.page.focusWidget()
        self._way.append(Stop(self._made(make), make))
        self._stack.addWidget(self.page)
        self._show_top()

    def _made(self, make: Callable[[], QWidget]) -> QWidget:
        page = make()
        if isinstance(page, Page):
            page.left.connect(self.back)
            page.chosen.connect(self.set_up)
            page.opened.connect(self.open_file)
            page.said.connect(self.say)
            page.go.connect(self._go)
        return page

    def _go(self, name: str) -> None:
        if name == "rules":
            self.show_rules(self.page.about() if isinstance(self.page, Page) else "")
        else:
            {"saves": self.show_saves, "settings": self.show_settings}[name]()

    def _show_top(self) -> None:
        self._stack.setCurrentWidget(self.page)
        title = self.page.windowTitle()
        self.setWindowTitle(title if title in ("", "Tafelrunde") else f"{title} – Tafelrunde")
        if isinstance(self.page, Page):
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
            self.page.arrive()
        give_back(self._way[-1].focus)

    # -- language

    def _follow_language(self) -> None:
        wanted = i18n.resolve(settings().values.language)
        if wanted != self._language:
            self._language = wanted
            # the switch that was pressed lives on one of the pages that are made anew
            QTimer.singleShot(0, self, self._speak)

    def _speak(self) -> None:
        app = QApplication.instance()
        assert app is not None
        i18n.install(app, settings().values.language)
        for stop in self._way:
            old = stop.widget
            old.close()  # a table lets go of its match, so that the new one can take it
            stop.widget, stop.focus = self._made(stop.make), None
            self._stack.insertWidget(self._stack.indexOf(old), stop.widget)
            self._stack.removeWidget(old)
            old.deleteLater()
        self._show_top()

    # -- the window itself

    def _settings_failed(self, why: str) -> None:
        self.say(self.tr("The settings could not be kept: {why}").format(why=why))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restore_geometry(self) -> None:
        kept = settings().layout("window")
        if not kept or not self.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            room = self.screen().availableSize() - FRAME
            self.resize(USUAL_SIZE.boundedTo(room))
            if self.size() != USUAL_SIZE:
                self.setWindowState(Qt.WindowState.WindowMaximized)

    def closeEvent(self, event: QCloseEvent) -> None:
        settings().set_layout("window", self.saveGeometry().toBase64().toStdString())
        for stop in reversed(self._way):
            stop.widget.close()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = next(Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile())
        event.acceptProposedAction()
        self.open_file(path)
