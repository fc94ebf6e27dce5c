"""All keys of the table on one sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from gui.kit.fonts import scale
from gui.kit.widgets.keycap import KeyCap
from gui.kit.widgets.sheet import Sheet
from gui.kit.widgets.text import Heading, Label

translate = QCoreApplication.translate

WIDE = 1020


def keys() -> list[tuple[str, list[tuple[str, str]]]]:
    """Groups of keys and what they do."""
    return [
        (
            translate("Keys", "Playing"),
            [
                ("← ↑ ↓ →", translate("Keys", "walk through what can be chosen on the board")),
                ("Return", translate("Keys", "take it")),
                ("R", translate("Keys", "turn a piece, where pieces turn")),
                ("Esc", translate("Keys", "go back")),
                ("1 … 9", translate("Keys", "press the buttons of the prompt")),
                ("Ctrl+Z", translate("Keys", "undo")),
                ("Ctrl+Shift+Z", translate("Keys", "redo")),
                ("F1", translate("Keys", "read the rule")),
            ],
        ),
        (
            translate("Keys", "Looking"),
            [
                ("Space", translate("Keys", "hold to move the board with the mouse")),
                ("+ −", translate("Keys", "zoom")),
                ("0", translate("Keys", "show the whole board")),
                ("Alt+Left", translate("Keys", "one move back in time")),
                ("Alt+Right", translate("Keys", "one move forth")),
                ("Home", translate("Keys", "to the beginning of the match")),
                ("End", translate("Keys", "back to now")),
                ("Ctrl+M", translate("Keys", "look at what is mine, where it lies face down")),
                ("Ctrl+R", translate("Keys", "play again what happened since your last turn")),
            ],
        ),
        (
            translate("Keys", "The table"),
            [
                ("F6", translate("Keys", "to the next panel")),
                ("Ctrl+L", translate("Keys", "to the log")),
                ("Ctrl+P", translate("Keys", "the sums of the points")),
                ("F7", translate("Keys", "fold the left side")),
                ("F8", translate("Keys", "fold the right side")),
                ("Ctrl+S", translate("Keys", "save under a name")),
                ("Ctrl+,", translate("Keys", "settings")),
                ("?", translate("Keys", "this sheet")),
            ],
        ),
    ]


def open_keys(host: QWidget) -> Sheet:
    """All keys; side by side where the window is wide enough."""
    abreast = host.window().width() > WIDE * scale()
    sheet = Sheet(host, translate("Keys", "Keys of the table"), WIDE if abreast else 560)
    columns = QHBoxLayout()
    columns.setSpacing(round(24 * scale()))
    playing, looking, table = keys()
    for groups in ([playing], [looking], [table]) if abreast else ([playing, looking, table],):
        columns.addLayout(_column(groups), 1)
    sheet.body.addLayout(columns)
    sheet.add_button("", translate("Keys", "Close"), primary=True)
    sheet.open()
    return sheet


def _column(groups: list[tuple[str, list[tuple[str, str]]]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(round(10 * scale()))
    grid.setVerticalSpacing(round(5 * scale()))
    grid.setColumnStretch(1, 1)
    row = 0
    for title, group in groups:
        grid.addWidget(Heading(title, level=2), row, 0, 1, 2)
        row += 1
        for key, text in group:
            grid.addWidget(KeyCap(key), row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(text), row, 1)
            row += 1
    grid.setRowStretch(row, 1)
    return grid
