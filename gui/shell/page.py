"""What all pages of the shell share: the table top under them and the beam above them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit.paint import walnut
from gui.kit.theme import theme_signals
from gui.shell.beam import Beam, BeamTitle


class Page(QWidget):
    """One screen of the shell.

    Signals:
        left:    the player wants back to where they came from
        go:      the name of another page
        chosen:  the id of a game to set up
        opened:  the Path of a match to go on with
        said:    a sentence for the player to read
    """

    left = Signal()
    go = Signal(str)
    chosen = Signal(str)
    opened = Signal(Path)
    said = Signal(str)

    def __init__(self, title: str = "") -> None:
        super().__init__()
        self.beam = Beam()
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.beam)
        theme_signals().changed.connect(self.update)
        # not a key of the window: at the table F1 explains what is asked there
        help = QShortcut(QKeySequence("F1"), self)
        help.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        help.activated.connect(lambda: self.go.emit("rules"))
        if title:
            from gui.shell.beam_button import BeamButton

            back = BeamButton(self.tr("Back"), icon="arrow_left")
            back.clicked.connect(self.left)
            self.beam.add_button(back)
            self.beam.row.addWidget(BeamTitle(title), 1)

    def minimumSizeHint(self) -> QSize:
        """Large text must never make the window wider than the screen: the page adapts instead."""
        return QSize(0, 0)

    def arrive(self) -> None:
        """The page is about to be shown."""

    @property
    def complete(self) -> bool:
        """Whether everything lies in its place; some pages fill themselves step by step."""
        return True

    def about(self) -> str:
        """The game that is looked at, whose rules F1 opens."""
        return ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, walnut(self.size(), self.devicePixelRatioF()))
