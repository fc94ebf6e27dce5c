"""What a game is played with: a control and a sentence for every option."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from engine.core.options import Option, Value
from engine.core.spec import GameSpec
from gui.kit.fonts import scale
from gui.kit.widgets.fields import Choice
from gui.kit.widgets.switch import Toggle
from gui.kit.widgets.text import Label
from gui.shell.newgame import texts


class Options(QWidget):
    """All options of a game.

    Signals:
        changed: a value was changed by the player
    """

    changed = Signal()

    def __init__(self, spec: GameSpec) -> None:
        super().__init__()
        self._controls: dict[str, Toggle | Choice | QSpinBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(4 * scale()))
        for option in spec.options:
            title, sentence = texts.title(spec.id, option), texts.sentence(spec.id, option)
            control = self._control(spec.id, option, title)
            control.setAccessibleDescription(sentence)
            if not isinstance(control, Toggle):
                column.addWidget(Label(title))
            column.addWidget(control)
            column.addWidget(Label(sentence, size=15, tone="ink_faded"))
            column.addSpacing(round(8 * scale()))
            self._controls[option.id] = control
        self._offered = spec.options
        column.addStretch(1)

    def control(self, option: str) -> QWidget:
        return self._controls[option]

    def value(self) -> dict[str, Value]:
        return {option.id: self._read(option) for option in self._offered}

    def set_value(self, values: Mapping[str, Value]) -> None:
        """Show these values without telling anyone."""
        for option in self._offered:
            value, control = values.get(option.id, option.default), self._controls[option.id]
            control.blockSignals(True)
            if isinstance(control, Toggle):
                control.setChecked(bool(value))
            elif isinstance(control, QSpinBox):
                control.setValue(int(value))
            else:
                control.set_value(str(value))
            control.blockSignals(False)

    def _read(self, option: Option) -> Value:
        control = self._controls[option.id]
        if isinstance(control, Toggle):
            return control.isChecked()
        return control.value()

    def _control(self, game: str, option: Option, title: str) -> Toggle | Choice | QSpinBox:
        if option.kind == "flag":
            toggle = Toggle(title, bool(option.default))
            toggle.toggled.connect(lambda _: self.changed.emit())
            return toggle
        if option.kind == "choice":
            names = [(str(value), texts.value_name(game, option, value)) for value in option.values]
            choice = Choice(names, str(option.default), name=title)
            choice.changed.connect(lambda _: self.changed.emit())
            return choice
        numbers = [int(value) for value in option.values]
        spin = QSpinBox()
        spin.setAccessibleName(title)
        spin.setRange(min(numbers), max(numbers))
        spin.setSingleStep(numbers[1] - numbers[0] if len(numbers) > 1 else 1)
        spin.setValue(int(option.default))
        spin.valueChanged.connect(lambda _: self.changed.emit())
        return spin
