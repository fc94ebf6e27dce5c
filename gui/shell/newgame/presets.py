"""Proposals for a game's options, and how long a game with them takes, from resources/<game>/presets.json."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import Struct

from engine.core.options import Value
from engine.core.spec import GameSpec
from gui.kit import resources
from gui.shell.newgame.texts import Text, say


class Preset(Struct, frozen=True):
    """A proposal: what it is called, what it means, and the options that are not as usual.

    minutes:  how long such a game takes, where that is more than the sum of its parts
    """

    id: str
    name: Text
    text: Text
    options: dict[str, Value]
    minutes: str = ""

    def values(self, spec: GameSpec) -> dict[str, Value]:
        """Every option as this proposal has it."""
        return {option.id: self.options.get(option.id, option.default) for option in spec.options}


class Length(Struct, frozen=True):
    """Minutes of the plain game, what each flag adds, and what a game hardly ever exceeds."""

    base: int
    options: dict[str, int] = {}
    most: int = 999


class _Presets(Struct, frozen=True):
    presets: tuple[Preset, ...] = ()
    length: Length | None = None


@cache
def _read(game: str) -> _Presets:
    try:
        return msgspec.json.decode(resources.path(f"{game}/presets.json").read_bytes(), type=_Presets)
    except OSError:
        return _Presets()


def presets(game: str) -> tuple[Preset, ...]:
    return _read(game).presets


def name(preset: Preset) -> str:
    return say(preset.name)


def sentence(preset: Preset) -> str:
    return say(preset.text)


def chosen(spec: GameSpec, values: Mapping[str, Value]) -> Preset | None:
    """The proposal that just these values are."""
    return next((preset for preset in presets(spec.id) if preset.values(spec) == dict(values)), None)


def minutes(spec: GameSpec, values: Mapping[str, Value], usual: str) -> str:
    """About how long a game with these values takes; `usual` where nobody has written that down."""
    preset, length = chosen(spec, values), _read(spec.id).length
    if preset is not None and preset.minutes:
        return preset.minutes
    if length is None:
        return usual
    return str(
        min(length.most, length.base + sum(length.options.get(name, 0) for name, on in values.items() if on))
    )
