"""The rules reader as a page, and as a sheet beside the running match."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.core.options import Value
from gui import games
from gui.kit.fonts import scale
from gui.kit.widgets.buttons import RoundButton
from gui.kit.widgets.fields import Choice
from gui.kit.widgets.focus import give_back
from gui.kit.widgets.panel import Panel
from gui.kit.widgets.text import Heading
from gui.shell.centred import Centred
from gui.shell.page import Page
from gui.shell.rules.reader import RulesReader

WIDEST = 1280
SIDE = 620
"""Width of the sheet at 100 % text."""


class RulesPage(Page):
    """The rules of one game; with several games on the shelf one can change between them."""

    def __init__(self, game: str, place: str = "") -> None:
        super().__init__(self.tr("Rules"))
        self._panel = Panel(name=self.tr("Rules"))
        titles = [(id, face.title()) for id, face in games.faces().items()]
        if len(titles) > 1:
            choice = Choice(titles, game, name=self.tr("Game"))
            choice.changed.connect(self._read)
            self.beam.row.addWidget(choice)
        self.column.addWidget(Centred(self._panel, WIDEST), 1)
        self.reader = RulesReader(game)
        self._panel.body.addWidget(self.reader)
        if place:
            QTimer.singleShot(0, self, lambda: self.reader.open(place))

    def arrive(self) -> None:
        self.reader.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read(self, game: str) -> None:
        old, self.reader = self.reader, RulesReader(game)
        self._panel.body.replaceWidget(old, self.reader)
        old.deleteLater()


class RulesSide(QWidget):
    """The rules over the right side of the window, while the match stays in sight; Esc closes it."""

    def __init__(self, host: QWidget, game: str, options: Mapping[str, Value], place: str) -> None:
        """`host`: the page that they are read beside; they go with it."""
        super().__init__(host.window())
        for open_before in self.window().findChildren(RulesSide):
            if open_before is not self:
                open_before.close()
        self._host = host
        self._place = place
        self._before = host.window().focusWidget()
        panel = Panel(self, self.tr("Rules"))
        top = QHBoxLayout()
        top.addWidget(Heading(self.tr("Rules")), 1)
        cross = RoundButton("close", tip=self.tr("Close"), size=30)
        cross.clicked.connect(self.close)
        top.addWidget(cross)
        panel.body.addLayout(top)
        self.reader = RulesReader(game, options)
        panel.body.addWidget(self.reader, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(panel)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.window().installEventFilter(self)
        host.installEventFilter(self)
        self._lay()
        self.show()
        self.raise_()
        self.reader.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: self.reader.open(self._place))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._lay()
        elif event.type() == QEvent.Type.Hide and watched is self._host and not event.spontaneous():
            self.close()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        give_back(self._before)
        super().closeEvent(event)

    def _lay(self) -> None:
        room = self.window().rect()
        width = min(round(SIDE * scale()), room.width())
        self.setGeometry(room.width() - width, 0, width, room.height())
