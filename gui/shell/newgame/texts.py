"""The words of a game's options, from resources/<game>/options.json."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct
from PySide6.QtCore import QLocale

from engine.core.options import Option, Value
from gui.kit import resources

Text = dict[str, str]


class OptionText(Struct, frozen=True):
    """Title and sentence of an option, names of its values, and what its conflicts mean."""

    title: Text
    text: Text = {}
    values: dict[str, Text] = {}
    conflicts: dict[str, Text] = {}


@cache
def _texts(game: str) -> dict[str, OptionText]:
    try:
        return msgspec.json.decode(
            resources.path(f"{game}/options.json").read_bytes(), type=dict[str, OptionText]
        )
    except OSError:
        return {}


def title(game: str, option: Option) -> str:
    text = _texts(game).get(option.id)
    return say(text.title) if text else option.id


def sentence(game: str, option: Option) -> str:
    text = _texts(game).get(option.id)
    return say(text.text) if text else ""


def value_name(game: str, option: Option, value: Value) -> str:
    text = _texts(game).get(option.id)
    return (say(text.values.get(str(value), {})) if text else "") or str(value)


def conflict(game: str, key: str) -> str:
    """What a conflict of this key means; empty when the data do not say."""
    for text in _texts(game).values():
        if key in text.conflicts:
            return say(text.conflicts[key])
    return ""


def say(text: Text) -> str:
    """The text in the language that is spoken."""
    return text.get(QLocale().name()[:2]) or text.get("en", "")
