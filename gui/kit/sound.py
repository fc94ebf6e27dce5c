"""Small sounds, made here from sines and noise, and played where the machine can.

Playing needs Qt's multimedia module, which is an optional extra of the program: it is imported
late, and without it everything is silent.
"""

from __future__ import annotations

import math
from array import array
from enum import Enum, auto
from functools import cache
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QObject

from gui.kit.settings import settings

RATE = 22_050
LOUDEST = 32_000
SILENCE = 0.5
"""Seconds after every sound: a loudspeaker may wait for so much before it begins at all."""


class Sound(Enum):
    """What can be heard at a table."""

    TAP = auto()  # a piece of wood is put down
    RUSTLE = auto()  # something is drawn or turned over
    RATTLE = auto()  # dice roll
    CHIME = auto()  # points are won
    BELL = auto()  # it is a person's turn
    CHORD = auto()  # the game is over


# ---------------------------------------------------------------- making


class Tone(NamedTuple):
    """A sine that dies away: `fall` says how fast, in 1/s."""

    pitch: float
    fall: float
    strength: float
    start: float = 0.0


def _knock(pitch: float, strength: float, start: float = 0.0) -> list[Tone]:
    """Wood on wood: a low body and a short bright one."""
    return [
        Tone(pitch, 55, 0.8 * strength, start),
        Tone(pitch * 2.7, 110, 0.35 * strength, start),
        Tone(pitch * 5.3, 190, 0.2 * strength, start),
    ]


def _struck(pitch: float, fall: float, start: float = 0.0) -> list[Tone]:
    """A small bell: its partials are not quite harmonic, the high ones die first."""
    return [
        Tone(pitch, fall, 0.55, start),
        Tone(pitch * 2.76, fall * 2.2, 0.25, start),
        Tone(pitch * 5.4, fall * 4, 0.1, start),
    ]


def _rolling() -> list[Tone]:
    """Dice: knocks that come closer and weaker."""
    fate, start, tones = Random("dice"), 0.0, []
    for number in range(9):
        tones += _knock(fate.uniform(700, 1250), 0.75 * 0.86**number, start)
        start += fate.uniform(0.035, 0.085) * 0.95**number
    return tones


def _tones(sound: Sound) -> tuple[float, list[Tone]]:
    """How many seconds a sound takes, and what it is mixed from."""
    match sound:
        case Sound.TAP:
            return 0.16, _knock(420, 0.9)
        case Sound.RUSTLE:
            return 0.30, []
        case Sound.RATTLE:
            return 0.75, _rolling()
        case Sound.CHIME:
            return 0.70, [*_struck(1318.5, 8), *_struck(1760, 8, 0.07)]
        case Sound.BELL:
            return 1.00, _struck(880, 5)
        case Sound.CHORD:
            notes = (523.25, 659.25, 784.0, 1046.5)
            return 1.80, [tone for n, note in enumerate(notes) for tone in _struck(note, 2.4, 0.13 * n)]


def _mix(mixed: list[float], tone: Tone) -> None:
    """Add a tone: a resonator that is struck once, which costs less than sines."""
    decay, turn = math.exp(-tone.fall / RATE), math.tau * tone.pitch / RATE
    again, before = 2 * decay * math.cos(turn), decay * decay
    last, value = 0.0, tone.strength * math.sin(turn)
    begin = round(tone.start * RATE)
    for n in range(begin, min(len(mixed), begin + round(7 / tone.fall * RATE))):
        mixed[n] += value
        last, value = value, again * value - before * last


def _rustle(mixed: list[float]) -> None:
    """Add paper: soft noise that swells twice."""
    noise, soft = Random("paper"), 0.0
    for n in range(len(mixed)):
        soft += 0.45 * (noise.uniform(-1, 1) - soft)  # takes the sharpest edge off
        part = n / len(mixed)
        mixed[n] += soft * math.sin(math.pi * part) * (0.45 + 0.35 * math.sin(math.tau * 2 * part) ** 2)


def samples(sound: Sound) -> bytes:
    """The sound as numbers of 16 bits, RATE a second; the same in every run."""
    seconds, tones = _tones(sound)
    mixed = [0.0] * round(seconds * RATE)
    for tone in tones:
        _mix(mixed, tone)
    if sound is Sound.RUSTLE:
        _rustle(mixed)
    loudest = max(1.0, max(abs(value) for value in mixed))
    fade = RATE // 50  # nothing ends with a click
    loud = (LOUDEST / loudest * min(1.0, (len(mixed) - n) / fade) for n in range(len(mixed)))
    numbers = array("h", (round(value * by) for value, by in zip(mixed, loud)))
    numbers.extend([0] * round(SILENCE * RATE))
    return numbers.tobytes()


# ---------------------------------------------------------------- playing


@cache
def _multimedia() -> Any:
    """Qt's multimedia module; None where it is not installed or lacks a library of the system."""
    try:
        from PySide6 import QtMultimedia
    except ImportError:
        return None
    return QtMultimedia


def can_play() -> bool:
    """Whether this program can play sounds at all."""
    return _multimedia() is not None


class Speaker(QObject):
    """Plays sounds at the volume of the settings; silent where it cannot."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._voices: dict[Sound, _Voice | None] = {}

    def play(self, sound: Sound) -> None:
        volume = settings().values.volume
        if volume and can_play():
            if sound not in self._voices:
                self._voices[sound] = _voice(sound, self)
            voice = self._voices[sound]
            if voice is not None:
                voice.play((volume / 10) ** 2)  # so that every step is heard alike


class _Voice:
    """One sound with its way to the loudspeaker.

    Not a QSoundEffect: with PulseAudio that one (Qt 6.11) brings the event loop to a stop after
    a few seconds, watching a socket that is already closed.
    """

    def __init__(self, sink: Any, data: bytes, parent: QObject) -> None:
        self._sink = sink
        self._data = QBuffer(parent)
        self._data.setData(data)
        self._data.open(QIODevice.OpenModeFlag.ReadOnly)

    def play(self, volume: float) -> None:
        self._sink.reset()
        self._data.seek(0)
        self._sink.setVolume(volume)
        self._sink.start(self._data)


def _voice(sound: Sound, parent: QObject) -> _Voice | None:
    """None on a machine without a loudspeaker, or with one that does not take such sounds."""
    multimedia = _multimedia()
    device, form = multimedia.QMediaDevices.defaultAudioOutput(), multimedia.QAudioFormat()
    form.setSampleRate(RATE)
    form.setChannelCount(1)
    form.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Int16)
    if device.isNull() or not device.isFormatSupported(form):
        return None
    return _Voice(multimedia.QAudioSink(device, form, parent), samples(sound), parent)
