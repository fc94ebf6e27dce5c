"""What can be chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from engine.core.problems import OptionError

Value = bool | int | str
Options = dict[str, Value]


class Option(Struct, frozen=True):
    """One choice of the new-game dialog.

    values: what may be chosen; for a number every number that may be
    """

    id: str
    kind: Literal["flag", "choice", "number"]
    default: Value
    values: tuple[Value, ...]


def flag(id: str, default: bool = False) -> Option:
    """Something that is in play or not."""
    return Option(id, "flag", default, (False, True))


def choice(id: str, *values: str) -> Option:
    """A choice whose first value is the default."""
    return Option(id, "choice", values[0], values)


def number(id: str, default: int, values: range) -> Option:
    """A number out of a range."""
    return Option(id, "number", default, tuple(values))


def complete(offered: tuple[Option, ...], chosen: Mapping[str, Value]) -> Options:
    """The chosen values with the defaults of the others; OptionError for what is not offered."""
    if not isinstance(chosen, Mapping):
        raise OptionError("unknown_option", "Options are a value for each name.")
    known = {option.id: option for option in offered}
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            raise OptionError(
                "unknown_option", f"There is no option {str(name)[:40]!r} in this game.", option=name
            )
        # True == 1 in Python; a flag must be a bool and a number must not
        if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
            raise OptionError(
                "unknown_value",
                f"{str(value)[:40]!r} cannot be chosen for option {name!r}.",
                option=name,
                value=value,
            )
    return {option.id: chosen.get(option.id, option.default) for option in offered}
