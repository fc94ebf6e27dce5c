"""Every setting, with what it does in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from gui.kit.fonts import SEMIBOLD, scale
from gui.kit.i18n import languages
from gui.kit.settings import settings
from gui.kit.sound import can_play
from gui.kit.theme import seat_colours, theme_signals
from gui.kit.widgets.panel import Panel
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.switch import Switch, Toggle
from gui.kit.widgets.text import Heading, Label
from gui.kit.widgets.volume import VolumeSlider
from gui.shell.about import AboutPanel
from gui.shell.centred import Centred
from gui.shell.page import Page
from gui.shell.pictures import paint_seat

translate = QCoreApplication.translate

WIDEST = 1400
ROOMY = 1180
"""Pixels at 100 % text: from here on the panels lie side by side."""


def paces() -> list[tuple[str, str]]:
    """How fast pieces may move, from calm to not at all."""
    return [
        ("slow", translate("Paces", "calm")),
        ("normal", translate("Paces", "brisk")),
        ("fast", translate("Paces", "quick")),
        ("off", translate("Paces", "at once")),
    ]


class SettingsPage(Page):
    """Changes take hold at once."""

    def __init__(self) -> None:
        super().__init__(self.tr("Settings"))
        content = QWidget()
        self._panels = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._panels.setSpacing(0)
        for panel in (self._looks(), self._play()):
            self._panels.addWidget(panel, 1)
        column = QVBoxLayout(content)
        column.setSpacing(0)
        column.addLayout(self._panels)
        column.addWidget(AboutPanel())
        column.addStretch(1)
        self.column.addWidget(Centred(Scroll(content), WIDEST), 1)
        theme_signals().changed.connect(self._arrange)

    def arrive(self) -> None:
        self.language.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The panels stand side by side where there is room for them at this size of text."""
        beside = self.width() >= ROOMY * scale()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._panels.setDirection(way)

    def _looks(self) -> Panel:
        panel, grid = _panel(self.tr("Look and language"))
        values = settings().values
        spoken = [("system", self.tr("System")), *languages().items()]
        self.language = Switch(spoken, values.language, name=self.tr("Language"))
        self.language.changed.connect(lambda key: settings().change(language=key))
        _row(grid, self.tr("Language"), self.language)
        lights = [("system", self.tr("System")), ("day", self.tr("Day")), ("night", self.tr("Night"))]
        self.theme = Switch(lights, values.theme, name=self.tr("Light"))
        self.theme.changed.connect(lambda key: settings().change(theme=key))
        _row(grid, self.tr("Light"), self.theme)
        self.text_size = _TextSize(self.tr("Text size"))
        _row(grid, self.tr("Text size"), self.text_size)
        self.colours = Toggle(self.tr("Colours for colour-blind eyes"), values.colour_blind)
        self.colours.toggled.connect(lambda on: settings().change(colour_blind=on))
        _row(
            grid,
            self.tr("Players’ colours"),
            self.colours,
            self.tr("Every colour also has a shape of its own."),
        )
        grid.addWidget(_Swatches(), grid.rowCount(), 1)
        panel.body.addStretch(1)
        return panel

    def _play(self) -> Panel:
        panel, grid = _panel(self.tr("At the table"))
        values = settings().values
        self.animation = Switch(paces(), values.animation, name=self.tr("Pace"))
        self.animation.changed.connect(lambda key: settings().change(animation=key))
        _row(grid, self.tr("Pace"), self.animation, self.tr("How fast pieces move and bots play."))
        if can_play():
            self.volume = VolumeSlider()
            _row(grid, self.volume.name, self.volume)
        self.confirm = Toggle(self.tr("Ask first"), values.confirm_irreversible)
        self.confirm.toggled.connect(lambda on: settings().change(confirm_irreversible=on))
        _row(
            grid,
            self.tr("Irreversible steps"),
            self.confirm,
            self.tr("Before something that cannot be taken back."),
        )
        self.take_back = Toggle(self.tr("Free take-back"), bool(settings().recall("free_take_back", False)))
        self.take_back.toggled.connect(lambda on: settings().remember("free_take_back", on))
        _row(
            grid,
            self.tr("Undo"),
            self.take_back,
            self.tr("How a new table begins: also behind a drawn tile or a rolled die."),
        )
        self.open_hands = Toggle(self.tr("We play open"), bool(settings().recall("open_hands", False)))
        self.open_hands.toggled.connect(lambda on: settings().remember("open_hands", on))
        _row(
            grid, self.tr("Secrets"), self.open_hands, self.tr("No curtain falls between the players’ turns.")
        )
        panel.body.addStretch(1)
        return panel


def _panel(title: str) -> tuple[Panel, QGridLayout]:
    panel = Panel(name=title)
    panel.body.addWidget(Heading(title))
    grid = QGridLayout()
    grid.setColumnStretch(1, 1)
    grid.setHorizontalSpacing(round(22 * scale()))
    grid.setVerticalSpacing(round(4 * scale()))
    panel.body.addLayout(grid)
    return panel, grid


def _row(grid: QGridLayout, name: str, control: QWidget, sentence: str = "") -> None:
    """A setting: its name, its control, and a sentence below."""
    row = grid.rowCount()
    label = Label(name, size=17, weight=SEMIBOLD)
    grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
    grid.addWidget(control, row, 1, Qt.AlignmentFlag.AlignLeft)
    if sentence:
        control.setAccessibleDescription(sentence)
        grid.addWidget(Label(sentence, size=15, tone="ink_faded"), row + 1, 1)
    grid.setRowMinimumHeight(row + 2, round(8 * scale()))


class _TextSize(QWidget):
    """A slider from 80 to 200 %.  It takes hold when it is let go: it would move away under the mouse."""

    def __init__(self, name: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(8, 20)
        self.slider.setPageStep(2)
        self.slider.setTracking(False)
        self.slider.setValue(round(settings().values.text_scale * 10))
        self.slider.setAccessibleName(name)
        self.slider.setMinimumWidth(220)
        self.setFocusProxy(self.slider)
        self._shown = Label(weight=SEMIBOLD)
        self._show(self.slider.value())
        row.addWidget(self.slider, 1)
        row.addWidget(self._shown)
        self.slider.sliderMoved.connect(self._show)
        self.slider.valueChanged.connect(self._change)

    def _change(self, tenths: int) -> None:
        self._show(tenths)
        settings().change(text_scale=tenths / 10)

    def _show(self, tenths: int) -> None:
        self._shown.setText(f"{tenths * 10}\u00a0%")


class _Swatches(QWidget):
    """The players' colours as they look now."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme_signals().changed.connect(self.updateGeometry)
        theme_signals().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(round(44 * len(seat_colours()) * scale()), round(40 * scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = 32 * scale()
        for i, seat in enumerate(seat_colours()):
            paint_seat(p, QRectF(4 + i * 44 * scale(), 4, side, side), seat.id)
