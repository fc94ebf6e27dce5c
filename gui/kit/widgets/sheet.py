"""A parchment laid over the room until it is answered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QVBoxLayout, QWidget

from gui.kit.announce import announce
from gui.kit.fonts import scale
from gui.kit.theme import theme_signals
from gui.kit.widgets.buttons import Button, GoldButton, PaperButton, RoundButton
from gui.kit.widgets.focus import give_back
from gui.kit.widgets.panel import EDGE, Panel
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.text import Heading, Label

MARGIN = 12


class Sheet(QWidget):
    """A modal card inside the window: the room darkens, the keyboard stays here, Esc closes.

    Put widgets into ``body`` and call ``open``. The sheet is gone after it was closed.

    Signals:
        closed: the key of the button that closed it, or "" for Esc and the cross.
    """

    closed = Signal(str)

    def __init__(self, host: QWidget, title: str, width: float = 560) -> None:
        super().__init__(host.window())
        self._width = width
        self._host = host
        self._before: QWidget | None = None
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._panel = Panel(self, title)
        self._cross = RoundButton("close", tip=self.tr("Close"), size=30)
        self._cross.clicked.connect(lambda: self.close_with(""))
        top = QHBoxLayout()
        top.addWidget(Heading(title), 1)
        top.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(0, 0, 0, 0)
        self._scroll = Scroll(self._content)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self._panel.body.addLayout(top)
        self._panel.body.addWidget(self._scroll)
        self._panel.body.addLayout(self._row)
        self._primary: Button | None = None
        for watched in (self.window(), host, self._content):
            watched.installEventFilter(self)
        theme_signals().changed.connect(self._lay)
        self.hide()

    def add_button(self, key: str, text: str, primary: bool = False, danger: bool = False) -> Button:
        """A button at the foot that closes the sheet with its key."""
        button: Button = GoldButton(text) if primary else PaperButton(text, danger=danger)
        button.clicked.connect(lambda: self.close_with(key))
        self._row.addWidget(button)
        if primary:
            self._primary = button
        return button

    def open(self) -> None:
        """Show the sheet and take the keyboard."""
        self._before = self.window().focusWidget()
        self._lay()
        self.show()
        self.raise_()
        self._take_keyboard()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._hold_keyboard)
        announce(self.accessibleName())

    def close_with(self, key: str) -> None:
        """Close, answer with ``key`` and give the keyboard back."""
        if self.isHidden():
            return
        for watched in (self.window(), self._host):
            watched.removeEventFilter(self)
        self.hide()
        give_back(self._before)
        self.closed.emit(key)
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_with("")
        event.accept()  # nothing that is typed here reaches the room below

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = self._stops()
        if not stops:
            return False
        here = self.window().focusWidget()
        at = stops.index(here) if here in stops else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not self._knows(event)
        ):
            event.accept()  # the window's shortcuts sleep while the sheet lies over it
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.window():
            self._lay()
        elif event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            self._lay()
        elif event.type() == QEvent.Type.Hide and watched is self._host and not event.spontaneous():
            self.close_with("")  # another page has been opened: there is nothing to answer any more
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), QColor(10, 7, 5, 150))

    def _take_keyboard(self) -> None:
        first = self._primary or next(iter(self._stops()), self)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hold_keyboard(self, before: QWidget | None, there: QWidget | None) -> None:
        """Whatever takes the keyboard below while the sheet lies on top gives it back."""
        if there is None or there is self or self.isAncestorOf(there) or there.window() is not self.window():
            return
        if [sheet for sheet in self.window().findChildren(Sheet) if sheet.isVisible()][-1:] == [self]:
            self._take_keyboard()

    def _stops(self) -> list[QWidget]:
        """What Tab walks through, in order."""
        found: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            reachable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled()
            if (
                reachable
                and self.isAncestorOf(widget)
                and widget.isVisibleTo(self)
                and not widget.focusProxy()
            ):
                found.append(widget)
            widget = widget.nextInFocusChain()
        return found

    def _knows(self, event: QKeyEvent) -> bool:
        """Whether a shortcut inside the sheet waits for this key."""
        pressed = QKeySequence(event.keyCombination())
        keys = [s.key() for s in self.findChildren(QShortcut)] + [
            b.shortcut() for b in self.findChildren(QAbstractButton)
        ]
        return any(
            key.matches(pressed) == QKeySequence.SequenceMatch.ExactMatch for key in keys if not key.isEmpty()
        )

    def _lay(self) -> None:
        room = self.window().rect()
        self.setGeometry(room)
        width = min(round(self._width * scale()) + 2 * EDGE, room.width() - 2 * MARGIN)
        margins = self._panel.body.contentsMargins()
        inner = width - margins.left() - margins.right()
        content = (
            self.body.heightForWidth(inner)
            if self.body.hasHeightForWidth()
            else self.body.sizeHint().height()
        )
        self._scroll.setFixedHeight(0)
        layout = self._panel.body
        frame = layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
        shown = max(0, min(content + 2, room.height() - 2 * MARGIN - frame))
        self._scroll.setFixedHeight(shown)
        height = frame + shown
        self._panel.setGeometry((room.width() - width) // 2, (room.height() - height) // 2, width, height)


def ask(
    host: QWidget, title: str, text: str, buttons: Sequence[tuple[str, str]], danger: bool = False
) -> Sheet:
    """Ask a question: the first button is the one to expect, Esc answers "".

    ``danger`` marks the first button as something that cannot be taken back; then the last has the keyboard.
    Connect to ``closed`` of the sheet returned: it carries the key of the answer.
    """
    sheet = Sheet(host, title, 480)
    sheet.body.addWidget(Label(text, size=17))
    row = [
        sheet.add_button(key, words, primary=not danger and i == 0, danger=danger and i == 0)
        for i, (key, words) in reversed(list(enumerate(buttons)))
    ]
    sheet.open()
    row[0 if danger else -1].setFocus(Qt.FocusReason.OtherFocusReason)
    announce(text)
    return sheet
