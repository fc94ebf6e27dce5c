"""What a game is played with: proposals, and a control and a sentence for every option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSpinBox, QVBoxLayout, QWidget

from engine.core.options import Option, Value
from engine.core.spec import GameSpec
from gui.kit.fonts import scale
from gui.kit.widgets.fields import Choice
from gui.kit.widgets.switch import Toggle
from gui.kit.widgets.text import Label
from gui.shell.newgame import presets, texts
from gui.shell.newgame.cards import OptionCard, PresetCard
from gui.table.face import Face

CARD = 300
"""Pixels at 100 % text that a card needs; as many stand side by side as there is room."""


class Cards(QWidget):
    """Cards side by side, as many as fit; `even` rows are all of the same length."""

    def __init__(self, cards: Sequence[QWidget], even: bool = False) -> None:
        super().__init__()
        self._cards = cards
        self._even = even
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._lay(1)

    def _lay(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for number, card in enumerate(self._cards):
            self._grid.addWidget(card, number // columns, number % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns = max(1, int(event.size().width() // (CARD * scale())))
        while self._even and len(self._cards) % columns:
            columns -= 1
        self._lay(columns)


class Options(QWidget):
    """All options of a game; those with a picture are chosen by it.

    Signals:
        changed: a value was changed by the player
    """

    changed = Signal()

    def __init__(self, spec: GameSpec, face: Face) -> None:
        super().__init__()
        self._spec = spec
        self._controls: dict[str, QCheckBox | Choice | QSpinBox] = {}
        self._presets = {preset.id: self._preset(preset) for preset in presets.presets(spec.id)}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(4 * scale()))
        if self._presets:
            column.addWidget(Cards(list(self._presets.values()), even=True))
            column.addSpacing(round(10 * scale()))
        pictured: list[QWidget] = []
        for option in spec.options:
            control = self._control(spec.id, option, face)
            if isinstance(control, OptionCard):
                pictured.append(control)
            else:
                self._add_plain(column, option, control)
            self._controls[option.id] = control
        if pictured:
            column.addWidget(Cards(pictured))
        self.pictured = bool(pictured)
        column.addStretch(1)
        self._mark()

    def _add_plain(self, column: QVBoxLayout, option: Option, control: QWidget) -> None:
        sentence = texts.sentence(self._spec.id, option)
        control.setAccessibleDescription(sentence)
        if not isinstance(control, Toggle):
            column.addWidget(Label(texts.title(self._spec.id, option)))
        column.addWidget(control)
        column.addWidget(Label(sentence, size=15, tone="ink_faded"))
        column.addSpacing(round(8 * scale()))

    def control(self, option: str) -> QWidget:
        return self._controls[option]

    def preset(self, name: str) -> PresetCard:
        return self._presets[name]

    def value(self) -> dict[str, Value]:
        return {option.id: self._read(option) for option in self._spec.options}

    def set_value(self, values: Mapping[str, Value]) -> None:
        """Show these values without telling anyone."""
        for option in self._spec.options:
            value, control = values.get(option.id, option.default), self._controls[option.id]
            control.blockSignals(True)
            if isinstance(control, QCheckBox):
                control.setChecked(bool(value))
            elif isinstance(control, QSpinBox):
                control.setValue(int(value))
            else:
                control.set_value(str(value))
            control.blockSignals(False)
        self._mark()

    def _read(self, option: Option) -> Value:
        control = self._controls[option.id]
        if isinstance(control, QCheckBox):
            return control.isChecked()
        return control.value()

    # -- proposals

    def _preset(self, preset: presets.Preset) -> PresetCard:
        card = PresetCard(presets.name(preset), presets.sentence(preset))
        card.clicked.connect(lambda: self._apply(preset))
        return card

    def _apply(self, preset: presets.Preset) -> None:
        self.set_value(preset.values(self._spec))
        self.changed.emit()

    def _mark(self) -> None:
        """Show which proposal this is, if it is one."""
        now = presets.chosen(self._spec, self.value())
        for name, card in self._presets.items():
            card.setChecked(now is not None and name == now.id)

    def _told(self) -> None:
        self._mark()
        self.changed.emit()

    # -- controls

    def _control(self, game: str, option: Option, face: Face) -> QCheckBox | Choice | QSpinBox:
        title = texts.title(game, option)
        if option.kind == "flag":
            picture = face.option_picture(option.id)
            toggle = (
                Toggle(title, bool(option.default))
                if picture is None
                else OptionCard(title, texts.sentence(game, option), picture, bool(option.default))
            )
            toggle.toggled.connect(lambda _: self._told())
            return toggle
        if option.kind == "choice":
            names = [(str(value), texts.value_name(game, option, value)) for value in option.values]
            choice = Choice(names, str(option.default), name=title)
            choice.changed.connect(lambda _: self._told())
            return choice
        numbers = [int(value) for value in option.values]
        spin = QSpinBox()
        spin.setAccessibleName(title)
        spin.setRange(min(numbers), max(numbers))
        spin.setSingleStep(numbers[1] - numbers[0] if len(numbers) > 1 else 1)
        spin.setValue(int(option.default))
        spin.valueChanged.connect(lambda _: self._told())
        return spin
