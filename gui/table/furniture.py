"""Everything that stands on and around a table: the board and the panels."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.core.match import Match
from gui.kit.settings import settings
from gui.kit.widgets.buttons import RoundButton
from gui.table.arrangement import Pieces, arrange
from gui.table.banner import Banner
from gui.table.curtain import Curtain
from gui.table.eye import TableEye
from gui.table.face import Face
from gui.table.flying import FlyingPoints
from gui.table.log import LogPanel
from gui.table.prompt import PromptPanel
from gui.table.remaining import RemainingCard
from gui.table.seats import SeatList
from gui.table.sumpanel import SumPanel
from gui.table.timeline import TimeLine
from gui.table.tools import ToolCard

FOLD_ICONS = {"left": ("arrow_left", "arrow_right"), "right": ("arrow_right", "arrow_left")}


class Furniture(QWidget):
    """The widgets of a table and where they stand; knows nothing of how a match goes."""

    def __init__(self, match: Match, face: Face, parent: QWidget) -> None:
        super().__init__(parent)
        words = face.words()
        self.board = face.board(match.seats)
        self.eye = TableEye(self.board, match.spec.id, self)
        self.seats = SeatList(match.seats, self)
        self.remaining = RemainingCard(self)
        self.tools = ToolCard(self)
        self.prompt = PromptPanel(self)
        self.log = LogPanel(words, match.seats, self)
        self.sums = SumPanel(words, match.seats, self)
        self.timeline = TimeLine(face, match.seats, self)
        self.past_banner = Banner("clock", self)
        self.disk_banner = Banner("warning", self, alarm=True)
        self.flying = FlyingPoints(self)
        self.curtain = Curtain(self)
        self.fold_left = RoundButton(
            "arrow_left", parent=self, tip=self.tr("Fold the left side (F7)"), size=26
        )
        self.fold_right = RoundButton(
            "arrow_right", parent=self, tip=self.tr("Fold the right side (F8)"), size=26
        )
        self._pieces = Pieces(
            self.seats,
            self.remaining,
            self.tools,
            self.prompt,
            self.log,
            self.sums,
            self.timeline,
            [self.disk_banner, self.past_banner],
            self.fold_left,
            self.fold_right,
        )
        self._ordered: list[QWidget] = []
        for side in FOLD_ICONS:
            if settings().layout(f"table/{side}") == "folded":
                self._set_folded(side, True)
        self.fold_left.clicked.connect(lambda: self.fold("left"))
        self.fold_right.clicked.connect(lambda: self.fold("right"))
        self.prompt.resized.connect(self._prompt_changed)
        self.prompt.emptied.connect(lambda: self.eye.setFocus(Qt.FocusReason.OtherFocusReason))
        self.eye.zoomed.connect(self.board.set_zoom)
        self.log.lit.connect(self.board.light)
        self.sums.lit.connect(self.board.light)
        self.sums.closed.connect(self.close_sums)

    # -- standing

    def arrange(self) -> None:
        """Lay out the panels and tell the eye what they cover."""
        self.eye.setGeometry(self.rect())
        self.eye.set_covered(arrange(self._pieces, self.width(), self.height()))
        self.curtain.setGeometry(self.rect())
        self.flying.setGeometry(self.rect())

    def fold(self, side: str) -> None:
        """Fold a side away, or open it again; it is remembered."""
        folded = not self.is_folded(side)
        settings().set_layout(f"table/{side}", "folded" if folded else "open")
        self._set_folded(side, folded)
        self.arrange()

    def is_folded(self, side: str) -> bool:
        return self._pieces.left_folded if side == "left" else self._pieces.right_folded

    def _set_folded(self, side: str, folded: bool) -> None:
        if side == "left":
            self._pieces.left_folded = folded
        else:
            self._pieces.right_folded = folded
        button = self.fold_left if side == "left" else self.fold_right
        button.set_icon(FOLD_ICONS[side][folded])

    # -- what lies below the prompt

    def open_sums(self, match: Match, seat: int, count: int) -> None:
        """Lay the sums of a seat after so many actions over the log."""
        self.sums.show_sums(match, seat, count)
        self._pieces.sums_open = True
        self._set_folded("right", False)
        self.arrange()
        self.sums.lines.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_sums(self) -> None:
        self._pieces.sums_open = False
        self.board.light(())
        self.arrange()
        self.eye.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_to_log(self) -> None:
        if self.sums.isVisible():
            self.close_sums()
        if self.is_folded("right"):
            self.fold("right")
        self.log.lines.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # -- the keyboard

    def _prompt_changed(self) -> None:
        self.arrange()
        if self._ordered != self.prompt.buttons:
            self._ordered = list(self.prompt.buttons)
            stops = [widget for panel in self._panels() for widget in panel]
            for one, other in pairwise(stops):
                QWidget.setTabOrder(one, other)

    def _panels(self) -> list[list[QWidget]]:
        """What the keyboard reaches, panel by panel, in the order of Tab and F6."""
        below = self.sums.lines if self.sums.isVisible() else self.log.lines
        return [
            [self.eye],
            [*self.prompt.buttons],
            [below],
            [self.timeline.strip, *self.timeline.buttons],
            [*self.seats.cards, self.remaining],
            [*self.tools.buttons],
        ]

    def next_panel(self, step: int) -> None:
        """Walk from panel to panel."""
        stops = [
            reachable
            for panel in self._panels()
            if (reachable := [widget for widget in panel if widget.isVisible() and widget.isEnabled()])
        ]
        here = self.window().focusWidget()
        at = next((number for number, stop in enumerate(stops) if here in stop), -step)
        stops[(at + step) % len(stops)][0].setFocus(Qt.FocusReason.TabFocusReason)

    # -- secrets

    def veil(self, hidden: bool) -> None:
        """While the curtain hangs, nothing behind it answers."""
        for widget in self.children():
            if isinstance(widget, QWidget) and widget is not self.curtain:
                widget.setEnabled(not hidden)
        if not hidden:
            self.curtain.hide()
