"""The curtain: what one person may see is hidden until the next one sits at the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QVBoxLayout, QWidget

from engine.core.match import Seat
from gui.kit.announce import announce
from gui.kit.fonts import scale
from gui.kit.paint import clear
from gui.kit.theme import theme
from gui.kit.widgets.buttons import GoldButton, PaperButton
from gui.kit.widgets.panel import Panel
from gui.kit.widgets.switch import Toggle
from gui.kit.widgets.text import Heading, Label

FOLD = 90.0


class Curtain(QWidget):
    """Hangs over the whole table.

    Signals:
        lifted:    the person who was called is there
        declined:  the person does not want to look after all
        opened:    everybody may see everything from now on
    """

    lifted = Signal()
    declined = Signal()
    opened = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._card = Panel(self)
        self._title = Heading()
        self._text = Label(self.tr("Nobody else should look now. The others' secrets stay hidden."))
        self.button = GoldButton()
        self.button.clicked.connect(self.lifted)
        self.not_now = PaperButton(self.tr("Not now"))
        self.not_now.clicked.connect(self.declined)
        self.toggle = Toggle(self.tr("We play open: no more curtains"))
        self.toggle.toggled.connect(self.opened)
        for widget in (self._title, self._text, self.button, self.not_now, self.toggle):
            self._card.body.addWidget(widget)
        around = QVBoxLayout(self)
        around.addStretch(1)
        around.addWidget(self._card, 0, Qt.AlignmentFlag.AlignHCenter)
        around.addStretch(1)
        self.hide()

    def fall(self, seat: Seat, declinable: bool) -> None:
        """Call the person of this seat to the screen; `declinable`: only to have a look."""
        call = self.tr("Only {name} looks") if declinable else self.tr("It is {name}'s turn")
        self._title.setText(call.format(name=seat.name))
        self.setAccessibleName(self._title.text())
        self.button.setText(self.tr("I am {name}").format(name=seat.name))
        self.not_now.setVisible(declinable)
        self._card.setFixedWidth(round(460 * scale()))
        self.toggle.setChecked(False)
        self.setGeometry(self._host.rect())
        QToolTip.hideText()  # it could hang over the curtain
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self._title.text(), urgent=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lifted.emit()
        elif event.key() == Qt.Key.Key_Escape and self.not_now.isVisible():
            self.declined.emit()
        event.accept()  # nothing that is typed here reaches the table below

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = [stop for stop in (self.button, self.not_now, self.toggle) if not stop.isHidden()]
        here = next((number for number, stop in enumerate(stops) if stop.hasFocus()), 0)
        stops[(here + (1 if forward else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heavy cloth in folds."""
        p = QPainter(self)
        room = theme()
        p.fillRect(self.rect(), room.felt)
        x = 0.0
        while x < self.width():
            fold = QLinearGradient(x, 0, x + FOLD, 0)
            fold.setColorAt(0, clear("#000000", 0.34))
            fold.setColorAt(0.45, clear("#FFFFFF", 0.07))
            fold.setColorAt(1, clear("#000000", 0.34))
            p.fillRect(QRectF(x, 0, FOLD, self.height()), fold)
            x += FOLD
        hem = QLinearGradient(0, self.height() - 46, 0, self.height())
        hem.setColorAt(0, clear(room.gold, 0.15))
        hem.setColorAt(1, clear(room.gold, 0.75))
        p.fillRect(QRectF(0, self.height() - 30, self.width(), 12), hem)
