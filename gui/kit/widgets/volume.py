"""How loud the table sounds."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from gui.kit.fonts import SEMIBOLD
from gui.kit.settings import settings
from gui.kit.sound import Sound, Speaker
from gui.kit.widgets.text import Label


class VolumeSlider(QWidget):
    """From silent to full; a chime lets every step be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.name = self.tr("Sounds")
        self._speaker = Speaker(self)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 10)
        self.slider.setPageStep(2)
        self.slider.setValue(settings().values.volume)
        self.slider.setAccessibleName(self.name)
        self.slider.setMinimumWidth(220)
        self.setFocusProxy(self.slider)
        self.shown = Label(self._percent(), weight=SEMIBOLD)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self.shown)
        self.slider.valueChanged.connect(self._change)

    def _change(self, volume: int) -> None:
        settings().change(volume=volume)
        self.shown.setText(self._percent())
        self._speaker.play(Sound.CHIME)

    def _percent(self) -> str:
        volume = settings().values.volume
        return f"{volume * 10}\u00a0%" if volume else self.tr("off")
