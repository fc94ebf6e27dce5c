"""The table's menu: what is seldom needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QMenu

from gui.kit.icons import icon
from gui.kit.widgets.keycap import key_name
from gui.table.keysheet import open_keys

if TYPE_CHECKING:
    from gui.table.view import TableView

translate = QCoreApplication.translate


def open_menu(table: TableView) -> QMenu:
    """The table's menu above its button."""
    menu, button = table_menu(table), table.tools.menu
    menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
    return menu


def table_menu(table: TableView) -> QMenu:
    """What the people at the table agree on, and what is not at hand as a tool."""
    menu = QMenu(table)

    def agree(text: str, agreed: bool, change: Callable[[bool], None]) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(agreed)
        action.toggled.connect(change)

    def add(picture: str, text: str, do: Callable[[], object], key: str = "") -> None:
        action = menu.addAction(icon(picture), f"{text}\t{key_name(key)}" if key else text)
        action.triggered.connect(lambda: do())

    flow, referee = table.flow, table.referee
    free = translate("TableMenu", "Free take-back in this match")
    agree(free, referee.free_take_back, flow.set_free_take_back)
    if table.match.secrets:
        hands = translate("TableMenu", "We play open: no curtain")
        agree(hands, referee.secrecy.open_hands, flow.set_open_hands)
    menu.addSeparator()
    add("save", translate("TableMenu", "Save under a name…"), table.save_as, "Ctrl+S")
    add("settings", translate("TableMenu", "Settings"), table.open_settings.emit, "Ctrl+,")
    add("keyboard", translate("TableMenu", "Keys"), lambda: open_keys(table), "?")
    add("home", translate("TableMenu", "Leave the table"), table.leave)
    return menu
