"""What is always at hand: round buttons on a small card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.kit.fonts import damped
from gui.kit.icons import NAMES, icon
from gui.kit.paint import parchment
from gui.kit.pixmaps import pictures
from gui.kit.theme import theme
from gui.kit.widgets.buttons import RoundButton
from gui.table.seats import MARGIN

translate = QCoreApplication.translate

PADDING = 9
SIZE = 31
MOST = 1.45
"""Icons are large enough before the text is."""


class Tools:
    """The tools of every table by their names; what a game adds stands between them."""

    def __init__(self, card: ToolCard, actions: Sequence[QAction]) -> None:
        self.undo = card.add("undo", translate("ToolCard", "Undo"), "Ctrl+Z")
        self.redo = card.add("redo", translate("ToolCard", "Redo"), "Ctrl+Shift+Z")
        self.sums = card.add("sums", translate("ToolCard", "Sums"), "Ctrl+P")
        self.rules = card.add("rules", translate("ToolCard", "Rules"), "F1")
        self.replay = card.add("clock", translate("ToolCard", "Since your last turn"), "Ctrl+R")
        self.fit = card.add("fit", translate("ToolCard", "Show the whole board"), "0")
        self.mine = card.add("eye", translate("ToolCard", "Look at what is mine"), "Ctrl+M")
        self.mine.setCheckable(True)
        card.set_in_use(self.mine, False)
        card.add_actions(actions)
        self.menu = card.add("menu", translate("ToolCard", "More"))


class ToolCard(QWidget):
    """Round buttons, as many in a row as fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Tools"))
        self._all: list[RoundButton] = []
        self._resting: set[RoundButton] = set()

    def add(self, icon: str, tip: str, key: str = "") -> RoundButton:
        """A tool; its key is only told, whoever handles the keys does so for the whole table."""
        button = RoundButton(icon, parent=self, tip=f"{tip} ({key})" if key else tip, size=SIZE, most=MOST)
        button.setAccessibleName(tip)
        self._all.append(button)
        return button

    @property
    def buttons(self) -> list[RoundButton]:
        """The tools that are of use in this match."""
        return [button for button in self._all if button not in self._resting]

    def set_in_use(self, button: RoundButton, in_use: bool) -> None:
        if in_use:
            self._resting.discard(button)
        else:
            self._resting.add(button)

    def add_actions(self, actions: Sequence[QAction]) -> None:
        """Ways of looking that a game adds."""
        for action in actions:
            button = self.add(icon_name(action.icon()), action.text(), action.shortcut().toString())
            button.setToolTip(action.toolTip())
            button.setCheckable(action.isCheckable())
            button.setChecked(action.isChecked())
            button.clicked.connect(action.trigger)
            action.toggled.connect(button.setChecked)
            action.enabledChanged.connect(button.setEnabled)

    def height_for(self, width: int) -> int:
        """Height of the card without its margin, for a width without its margin."""
        side = self._side()
        return self._lines(width) * side + 2 * self._padding()

    def arrange(self) -> None:
        side, padding = self._side(), self._padding()
        inner = self.width() - 2 * MARGIN
        shown = self.buttons
        across = -(-len(shown) // self._lines(inner))  # the same number in every row
        step = (inner - 2 * padding - side) / max(1, across - 1)
        for button in self._all:
            button.setVisible(button in shown)
        for number, button in enumerate(shown):
            x = MARGIN + padding + number % across * step
            y = MARGIN + padding + number // across * side
            button.setGeometry(round(x), round(y), side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        card = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        ratio = self.devicePixelRatioF()
        key = ("tools", theme().night)
        picture = pictures.get(key, self.width(), self.height(), ratio, lambda p: parchment(p, card, 9, 7))
        QPainter(self).drawPixmap(0, 0, picture)

    def _side(self) -> int:
        return self.buttons[0].sizeHint().width()

    @staticmethod
    def _padding() -> int:
        return round(PADDING * damped(MOST))

    def _across(self, width: int) -> int:
        return max(1, (width - 2 * self._padding()) // self._side())

    def _lines(self, width: int) -> int:
        return -(-len(self.buttons) // self._across(width))


def icon_name(wanted: QIcon) -> str:
    """Which icon of the family this is."""
    return next((name for name in NAMES if icon(name).cacheKey() == wanted.cacheKey()), "eye")
