"""One match at one table: what the shell opens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from engine.core.match import Match, new_match
from engine.core.problems import SaveError
from gui.kit.announce import announce
from gui.kit.theme import theme_signals
from gui.table.display import Display
from gui.table.ending import Ending
from gui.table.face import Face
from gui.table.flow import Flow
from gui.table.furniture import Furniture
from gui.table.keeper import Keeper
from gui.table.keysheet import open_keys
from gui.table.menu import open_menu
from gui.table.referee import Referee, Thinking
from gui.table.remaining import open_kinds
from gui.table.rulebook import rulebook
from gui.table.savesheet import SaveSheet
from gui.table.saving import not_saved
from gui.table.sounds import TableSounds
from gui.table.tools import Tools


class TableView(QWidget):
    """A table with a match on it.

    Signals:
        left:        the players go away; the match is kept
        play_again:  a new Match with the same people and options
        new_game:    the players want another set-up of this game
        branched:    a Match that goes on from an earlier moment of this one
        open_rules:  a rule id, or a section of the rule book, to be read; "" for its beginning
        open_settings:   the settings are wanted
        saved:       the Path under which the match was saved by name
    """

    left = Signal()
    play_again = Signal(object)
    new_game = Signal()
    branched = Signal(object)
    open_rules = Signal(str)
    open_settings = Signal()
    saved = Signal(object)

    def __init__(
        self,
        match: Match,
        face: Face,
        autosave: Path | None = None,
        thinker: Thinking | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`autosave`: the file in which this match was kept before; `thinker`: who thinks for the bots."""
        super().__init__(parent)
        self.match = match
        self.face = face
        self.referee = Referee(match, face, thinker)
        self.keeper = Keeper(match.spec.id, autosave)
        self._shutter = _Shutter(self.referee, self.keeper)
        self.furniture = Furniture(match, face, self)
        self.tools = Tools(self.furniture.tools, self.furniture.board.tools())
        self.display = Display(self.referee, face, self.furniture, self.tools)
        self.flow = Flow(self.referee, self.display, self.furniture)
        TableSounds(self.flow)
        self.setWindowTitle(face.title())
        self.setFocusProxy(self.furniture.eye)
        self._begun = False
        self._connect()
        self._add_keys()

    def _connect(self) -> None:
        flow, furniture, tools = self.flow, self.furniture, self.tools
        flow.changed.connect(self._keep)
        flow.ended.connect(self.show_result)
        flow.result.connect(self.show_result)
        flow.left.connect(self.leave)
        flow.branched.connect(self.branched)
        self.keeper.failed.connect(self._not_kept)
        self.keeper.kept.connect(self._kept)
        self.destroyed.connect(self._shutter)
        theme_signals().changed.connect(self._dress_again)
        furniture.prompt.why.connect(self.open_rules)
        furniture.timeline.looked.connect(flow.look_at)
        furniture.log.chosen.connect(flow.look_at)
        furniture.sums.chosen.connect(flow.look_at)
        furniture.remaining.clicked.connect(self._open_kinds)
        for seat, card in enumerate(furniture.seats.cards):
            card.clicked.connect(lambda _=False, seat=seat: self.open_sums(seat))
        tools.undo.clicked.connect(flow.undo)
        tools.redo.clicked.connect(flow.redo)
        tools.replay.clicked.connect(flow.replay)
        tools.sums.clicked.connect(self.toggle_sums)
        tools.rules.clicked.connect(self.explain)
        tools.fit.clicked.connect(furniture.eye.show_all)
        tools.mine.clicked.connect(flow.look_at_mine)
        tools.menu.clicked.connect(lambda: open_menu(self))
        furniture.addActions(furniture.board.tools())

    def _add_keys(self) -> None:
        flow, furniture = self.flow, self.furniture
        for keys, slot in (
            (("Ctrl+Z",), flow.undo),
            (("Ctrl+Shift+Z", "Ctrl+Y"), flow.redo),
            (("Ctrl+R",), flow.replay),
            (("Ctrl+M",), flow.look_at_mine),
            (("Ctrl+S",), self.save_as),
            (("Ctrl+L",), furniture.go_to_log),
            (("Ctrl+P",), self.toggle_sums),
            (("F1",), self.explain),
            (("F6",), lambda: furniture.next_panel(1)),
            (("Shift+F6",), lambda: furniture.next_panel(-1)),
            (("F7",), lambda: furniture.fold("left")),
            (("F8",), lambda: furniture.fold("right")),
            (("?",), lambda: open_keys(self)),
            (("Alt+Left",), lambda: furniture.timeline.step(-1)),
            (("Alt+Right",), lambda: furniture.timeline.step(1)),
        ):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), furniture)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(self._unless_curtained(slot))

    def _unless_curtained(self, slot: Callable[[], object]) -> Callable[[], None]:
        def guarded() -> None:
            if not self.furniture.curtain.isVisible():
                slot()

        return guarded

    # -- what can be opened

    def show_result(self) -> None:
        ending = Ending(self, self.match, self.face.words())
        ending.play_again.connect(self._play_again)
        ending.new_game.connect(self.new_game)
        ending.step.connect(lambda: self.flow.look_at(0))
        ending.open()

    def _play_again(self) -> None:
        self.play_again.emit(new_match(self.match.spec, self.match.seats, self.match.options))

    def open_sums(self, seat: int) -> None:
        self.furniture.open_sums(self.match, seat, self.display.count)
        announce(self.furniture.sums.title.text())

    def toggle_sums(self) -> None:
        """The sums of the seat at turn, or away with them."""
        if self.furniture.sums.isVisible():
            self.furniture.close_sums()
        else:
            self.open_sums(self.referee.seat or 0)

    def explain(self) -> None:
        """Open the rules where they explain the refusal, or the decision that is waiting."""
        decision = self.match.decision
        section = rulebook(self.match.spec.id).section_for(decision.kind) if decision is not None else None
        self.open_rules.emit(self.furniture.prompt.rule or (section.id if section is not None else ""))

    def _open_kinds(self) -> None:
        remaining = self.face.remaining(self.match.at(self.display.count))
        if remaining is not None:
            open_kinds(self, remaining)

    # -- keeping, saving, leaving

    def save_as(self) -> None:
        sheet = SaveSheet(self, self.match, self.face)
        sheet.saved.connect(self.saved)
        sheet.open()

    def leave(self) -> None:
        """Get up from the table; the match is kept, unless it is over."""
        self.shut()
        self.left.emit()

    def shut(self) -> None:
        """Let go of everything that runs; at once."""
        self._shutter()

    def _keep(self) -> None:
        self.keeper.keep(self.match)

    def _kept(self) -> None:
        self._say_of_disk("")

    def _not_kept(self, problem: SaveError) -> None:
        told = not_saved(problem, self.keeper.path.parent)
        self._say_of_disk(self.tr("{what} You can play on.").format(what=told))

    def _say_of_disk(self, text: str) -> None:
        if text != self.furniture.disk_banner.text:
            self.furniture.disk_banner.say(text)
            self.furniture.arrange()

    # -- the window

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._begun:
            self._begun = True
            self.furniture.arrange()
            self._keep()
            self.flow.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.furniture.setGeometry(self.rect())
        self.furniture.arrange()
        self.furniture.eye.look()
        self.furniture.eye.settle()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.shut()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape if self.furniture.sums.isVisible():
                self.furniture.close_sums()
            case Qt.Key.Key_Escape if self.flow.go_back():
                pass
            case Qt.Key.Key_Home:
                self.flow.look_at(0)
            case Qt.Key.Key_End:
                self.flow.look_at(len(self.match.entries))
            case _:
                super().keyPressEvent(event)

    def _dress_again(self) -> None:
        """Theme or text size have changed."""
        if self._begun:
            self.flow.offer_again()
            self.display.show()


class _Shutter:
    """Closes a table once; also one that is already gone."""

    def __init__(self, referee: Referee, keeper: Keeper) -> None:
        self._referee = referee
        self._keeper = keeper
        self._shut = False

    def __call__(self) -> None:
        if not self._shut:
            self._shut = True
            self._referee.close()
            self._keeper.close(discard=self._referee.match.over)
