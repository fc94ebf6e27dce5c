"""How saves of older formats become saves of today's.

MIGRATIONS[n] turns the plain data of format version n into that of n + 1.  The
format changes rarely; a change of a game's rules is not one (see GameSpec.rules).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.problems import SaveError

VERSION = 1
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """The data in today's format; SaveError when its version is newer or none."""
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise SaveError("not_a_save", "This file does not say which version of the save format it has.")
    if version > VERSION:
        raise SaveError("too_new", "This save was made by a newer version of Tafelrunde.")
    try:
        for step in range(version, VERSION):
            data = MIGRATIONS[step](data)
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
        raise SaveError("damaged", "This save of an older version is damaged.") from error
    return data
