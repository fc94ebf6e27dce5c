"""Saving a match under a name of the players'."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.core.match import Match
from engine.core.problems import SaveError
from gui.kit import places
from gui.kit.widgets.fields import Field
from gui.kit.widgets.sheet import Sheet
from gui.kit.widgets.text import Label
from gui.kit.widgets.toast import toast
from gui.table.face import Face
from gui.table.saving import not_saved, save_as

translate = QCoreApplication.translate


class SaveSheet(Sheet):
    """Asks for a name and saves.

    Signals:
        saved:  the Path of the file
    """

    saved = Signal(object)

    def __init__(self, host: QWidget, match: Match, face: Face) -> None:
        super().__init__(host, translate("SaveSheet", "Save the match"), 460)
        self._host = host
        self._match = match
        names = ", ".join(seat.name for seat in match.seats)
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        self.field = Field(f"{face.title()} {today} {names}")
        self.field.returnPressed.connect(self._save)
        told = translate(
            "SaveSheet", "The running match is kept by itself. Give this state a name of its own:"
        )
        self.body.addWidget(Label(told))
        self.body.addWidget(self.field)
        self.add_button("", translate("SaveSheet", "Cancel"))
        self.add_button("save", translate("SaveSheet", "Save"), primary=True)
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
