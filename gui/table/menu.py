"""What is seldom needed: the table's menu, and saving under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from engine.core.match import Match
from engine.core.problems import SaveError
from gui.kit import places
from gui.kit.icons import icon
from gui.kit.widgets.fields import Field
from gui.kit.widgets.sheet import Sheet
from gui.kit.widgets.text import Label
from gui.kit.widgets.toast import toast
from gui.table.face import Face
from gui.table.keysheet import open_keys
from gui.table.names import redo_name, undo_name
from gui.table.saving import not_saved, save_as
from gui.table.tools import icon_name

if TYPE_CHECKING:
    from gui.table.view import TableView

translate = QCoreApplication.translate


def open_menu(table: TableView) -> QMenu:
    """The table's menu above its button."""
    menu, button = table_menu(table), table.tools.menu
    menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
    return menu


def table_menu(table: TableView) -> QMenu:
    menu = QMenu(table)
    referee = table.referee

    def add(icon_name: str, text: str, keys: str = "", enabled: bool = True):  # type: ignore[no-untyped-def]
        action = menu.addAction(icon(icon_name), text if not keys else f"{text}\t{keys}")
        action.setEnabled(enabled)
        return action

    words, flow = table.face.words(), table.flow
    add("undo", undo_name(referee, words), "Ctrl+Z", bool(referee.steps_back)).triggered.connect(flow.undo)
    add("redo", redo_name(referee, words), "Ctrl+Shift+Z", bool(table.match.undone)).triggered.connect(
        flow.redo
    )
    add("clock", translate("TableMenu", "Since your last turn"), "Ctrl+R").triggered.connect(flow.replay)
    menu.addSeparator()
    add("sums", translate("TableMenu", "Sums"), "Ctrl+P").triggered.connect(table.toggle_sums)
    add("rules", translate("TableMenu", "Rules"), "F1").triggered.connect(table.explain)
    add("fit", translate("TableMenu", "Show the whole board"), "0").triggered.connect(
        table.furniture.eye.show_all
    )
    for tool in table.furniture.board.tools():
        entry = add(icon_name(tool.icon()), tool.text(), tool.shortcut().toString())
        entry.setCheckable(tool.isCheckable())
        entry.setChecked(tool.isChecked())
        entry.triggered.connect(tool.trigger)
    menu.addSeparator()
    free = menu.addAction(translate("TableMenu", "Free take-back: undo goes behind what was revealed"))
    free.setCheckable(True)
    free.setChecked(referee.free_take_back)
    free.toggled.connect(referee.set_free_take_back)
    if table.match.secrets:
        hands = menu.addAction(translate("TableMenu", "We play open: no curtain"))
        hands.setCheckable(True)
        hands.setChecked(referee.open_hands)
        hands.toggled.connect(referee.set_open_hands)
    menu.addSeparator()
    add("save", translate("TableMenu", "Save under a name…"), "Ctrl+S").triggered.connect(table.save_as)
    add("keyboard", translate("TableMenu", "Keys"), "?").triggered.connect(lambda: open_keys(table))
    add("home", translate("TableMenu", "Leave the table")).triggered.connect(table.leave)
    return menu


class SaveSheet(Sheet):
    """Asks for a name and saves.

    Signals:
        saved:  the Path of the file
    """

    saved = Signal(object)

    def __init__(self, host: QWidget, match: Match, face: Face) -> None:
        super().__init__(host, translate("TableMenu", "Save the match"), 460)
        self._host = host
        self._match = match
        names = ", ".join(seat.name for seat in match.seats)
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        self.field = Field(f"{face.title()} {today} {names}")
        self.field.returnPressed.connect(self._save)
        self.body.addWidget(
            Label(
                translate(
                    "TableMenu", "The running match is kept by itself. Give this state a name of its own:"
                )
            )
        )
        self.body.addWidget(self.field)
        self.add_button("", translate("TableMenu", "Cancel"))
        self.add_button("save", translate("TableMenu", "Save"), primary=True)
        self.closed.connect(lambda key: self._save() if key == "save" else None)

    def open(self) -> None:
        super().open()
        self.field.setFocus()
        self.field.selectAll()

    def _save(self) -> None:
        try:
            path = save_as(self._match, self.field.text())
        except SaveError as problem:
            toast(self._host, not_saved(problem, places.saves()))
            return
        self.saved.emit(path)
        self.close_with("")
