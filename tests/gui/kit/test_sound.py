"""Sounds: made the same every time, played where the machine can, silent elsewhere."""

from __future__ import annotations

import sys
from array import array
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QIODevice, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.kit import sound
from gui.kit.settings import Settings, settings
from gui.kit.sound import RATE, Sound, Speaker, can_play, samples
from gui.kit.widgets.volume import VolumeSlider

Heard = list[tuple[bytes, float]]


class FakeFormat:
    """Stands for Qt's QAudioFormat."""

    SampleFormat = SimpleNamespace(Int16="int16")

    def __init__(self) -> None:
        self.told: list[Any] = []

    def setSampleRate(self, rate: int) -> None:
        self.told.append(rate)

    def setChannelCount(self, count: int) -> None:
        self.told.append(count)

    def setSampleFormat(self, form: str) -> None:
        self.told.append(form)


class FakeSink:
    """Stands for Qt's QAudioSink: remembers what it would have played, and how loud."""

    heard: Heard = []

    def __init__(self, device: object, form: FakeFormat, parent: QObject) -> None:
        assert form.told == [RATE, 1, "int16"]
        self._volume = 1.0

    def reset(self) -> None:
        pass

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def start(self, data: QIODevice) -> None:
        FakeSink.heard.append((data.readAll().data(), self._volume))


@pytest.fixture
def device() -> SimpleNamespace:
    return SimpleNamespace(isNull=lambda: False, isFormatSupported=lambda form: True)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, device: SimpleNamespace) -> Heard:
    """What is heard on a machine that can play."""
    module: Any = ModuleType("PySide6.QtMultimedia")
    module.QMediaDevices = SimpleNamespace(defaultAudioOutput=lambda: device)
    module.QAudioFormat, module.QAudioSink = FakeFormat, FakeSink
    FakeSink.heard = []
    settings().change(volume=Settings().volume)
    monkeypatch.setattr(sound, "_multimedia", lambda: module)
    return FakeSink.heard


@pytest.mark.parametrize("each", Sound)
def test_every_sound_is_short_audible_and_ends_softly(each: Sound) -> None:
    data = samples(each)
    numbers = array("h", data)
    assert 0.5 < len(numbers) / RATE < 2.5
    assert 8_000 < max(abs(number) for number in numbers) <= 32_767
    assert max(abs(number) for number in numbers[-RATE // 3 :]) == 0
    assert samples(each) == data


def test_no_two_sounds_are_alike() -> None:
    assert len({samples(each) for each in Sound}) == len(Sound)


def test_without_the_module_all_is_silent(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)  # as if it were not installed
    monkeypatch.delattr("PySide6.QtMultimedia", raising=False)
    settings().change(volume=10)
    sound._multimedia.cache_clear()
    assert not can_play()
    Speaker(qapp).play(Sound.TAP)
    sound._multimedia.cache_clear()


def test_a_sound_is_played_whole_and_again(heard: Heard, qapp: QApplication) -> None:
    assert can_play()
    speaker = Speaker(qapp)
    speaker.play(Sound.TAP)
    speaker.play(Sound.BELL)
    settings().change(volume=10)
    speaker.play(Sound.TAP)
    assert [data for data, _ in heard] == [samples(Sound.TAP), samples(Sound.BELL), samples(Sound.TAP)]
    assert heard[0][1] < 0.5
    assert heard[2][1] == 1.0


def test_volume_nought_is_silent(heard: Heard, qapp: QApplication) -> None:
    settings().change(volume=0)
    Speaker(qapp).play(Sound.TAP)
    assert heard == []


@pytest.mark.parametrize(
    "device",
    [
        SimpleNamespace(isNull=lambda: True, isFormatSupported=lambda form: True),
        SimpleNamespace(isNull=lambda: False, isFormatSupported=lambda form: False),
    ],
    ids=["none", "of another kind"],
)
def test_a_machine_without_such_a_loudspeaker_is_silent(heard: Heard, qapp: QApplication) -> None:
    Speaker(qapp).play(Sound.TAP)
    assert heard == []


def test_the_volume_is_heard_while_it_changes(heard: Heard, qtbot: QtBot) -> None:
    slider = VolumeSlider()
    qtbot.addWidget(slider)
    assert slider.shown.text() == "40\u00a0%"
    slider.slider.setValue(7)
    assert settings().values.volume == 7
    assert slider.shown.text() == "70\u00a0%"
    assert heard[-1][0] == samples(Sound.CHIME)
    slider.slider.setValue(0)
    assert slider.shown.text() == "off"
    assert len(heard) == 1
