"""Set-ups that were given a name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.spec import GameSpec
from gui.kit.widgets.buttons import PaperButton
from gui.kit.widgets.fields import Choice, Field
from gui.kit.widgets.sheet import Sheet, ask
from gui.shell.newgame import setup
from gui.shell.newgame.setup import SetUp


class Favourites(QWidget):
    """Keeps what is set up now under a name, and brings it back.

    Signals:
        applied: the SetUp to show
    """

    applied = Signal(object)

    def __init__(self, spec: GameSpec, now: Callable[[], SetUp]) -> None:
        super().__init__()
        self._spec = spec
        self._now = now
        self._names = Choice([], name=self.tr("Favourites"))
        self._names.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.apply_button = PaperButton(self.tr("Apply"))
        self.apply_button.clicked.connect(self._apply)
        self.delete_button = PaperButton(self.tr("Delete"), icon="delete")
        self.delete_button.clicked.connect(self._ask_to_drop)
        self.keep_button = PaperButton(self.tr("Save as …"), icon="star")
        self.keep_button.clicked.connect(self._ask_for_name)
        kept = QHBoxLayout()
        kept.addWidget(self._names, 1)
        kept.addWidget(self.apply_button)
        kept.addWidget(self.delete_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(kept)
        column.addWidget(self.keep_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._fill()

    def _fill(self, chosen: str = "") -> None:
        names = list(setup.favourites(self._spec))
        self._names.clear()
        for name in names:
            self._names.addItem(name, name)
        if chosen:
            self._names.set_value(chosen)
        for part in (self._names, self.apply_button, self.delete_button):
            part.setVisible(bool(names))

    def _apply(self) -> None:
        self.applied.emit(setup.favourites(self._spec)[self._names.value()])

    def _ask_to_drop(self) -> None:
        name = self._names.value()
        sheet = ask(
            self,
            self.tr("Delete this favourite?"),
            self.tr("“{name}” will be forgotten.").format(name=name),
            [("yes", self.tr("Delete")), ("", self.tr("Keep"))],
            danger=True,
        )
        sheet.closed.connect(lambda key: self._drop(name) if key else None)

    def _drop(self, name: str) -> None:
        setup.drop_favourite(self._spec, name)
        self._fill()

    def _ask_for_name(self) -> None:
        sheet = Sheet(self, self.tr("Name of this set-up"), 420)
        field = Field(", ".join(seat.name for seat in self._now().seats), name=self.tr("Name"))
        sheet.body.addWidget(field)
        sheet.add_button("", self.tr("Cancel"))
        sheet.add_button("keep", self.tr("Save"), primary=True)
        field.returnPressed.connect(lambda: sheet.close_with("keep"))
        sheet.closed.connect(lambda key: self._keep(field.text().strip()) if key else None)
        sheet.open()
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def _keep(self, name: str) -> None:
        if name:
            setup.keep_favourite(self._spec, name, self._now())
            self._fill(name)
