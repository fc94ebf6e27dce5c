"""Saves: JSON texts and files.  Nothing in a save is ever executed.

A save holds the whole history and the state as it stood.  Loading replays the
history, checking every action, and compares digests; options and fields that
are newer than the save have their defaults in both.  Only when the save was made
under other rules may the two disagree: then the stored state is taken and the
history ends there.
"""

from __future__ import annotations

import errno
import os
import stat
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.core.game import Game
from engine.core.match import Match, Seat, arrange, new_match
from engine.core.migrations import VERSION, migrate
from engine.core.options import Options
from engine.core.plain import digest_of, encode, encode_read
from engine.core.problems import IllegalAction, OptionError, SaveError
from engine.core.spec import GameSpec
from engine.core.values import Action

LARGEST = 4 * 1024 * 1024
"""Bytes; real saves stay far below, and reading a larger file would cost more memory than it is worth."""
_NO_PATH = (OSError, ValueError, TypeError)
"""What Python says of a path that leads nowhere or is none."""


class SaveFile(Struct):
    """What stands in a save.

    start:  the state the history begins with, where that is not the set-up
    """

    format: Literal["tafelrunde"]
    version: int
    game: str
    rules: int
    options: Options
    seed: int
    script: dict[str, list[Any]] | None
    seats: list[Seat]
    start: dict[str, Any] | None
    actions: list[dict[str, Any]]
    digest: str
    state: dict[str, Any]


def dumps(match: Match) -> str:
    """The match as JSON text."""
    state = encode(match.game.snapshot())
    save = {
        # first in the file, so that its type can be told from its beginning
        "format": "tafelrunde",
        "version": VERSION,
        "game": match.spec.id,
        "rules": match.spec.rules,
        "options": match.options,
        "seed": match.seed,
        "script": match.script,
        "seats": match.seats,
        "start": None if match.from_set_up else msgspec.Raw(encode(match.at(0).snapshot())),
        "actions": match.history,
        "digest": digest_of(state),
        "state": msgspec.Raw(state),
    }
    return msgspec.json.encode(save).decode()


def loads(games: Mapping[str, GameSpec], text: str | bytes) -> Match:
    """The match of a JSON text; SaveError for anything that is not a good save."""
    save = read(text)
    spec = games.get(save.game)
    if spec is None:
        game = save.game[:40]
        raise SaveError("unknown_game", f"This save is of a game that is not here: {game!r}.", game=game)
    try:
        return _replayed(spec, save)
    except SaveError:
        if save.rules == spec.rules:
            raise
    match = match_from(spec, save, save.state)
    match.notice = "older_rules"
    return match


def read(text: str | bytes) -> SaveFile:
    """The well-formed contents of a save, before any of it is believed."""
    if not isinstance(text, str | bytes):
        raise SaveError("not_a_save", "A save is a text.")
    if len(text) > LARGEST:
        raise SaveError("too_large", "This file is far too large to be a save.")
    try:
        data = msgspec.json.decode(text)
        if not isinstance(data, dict) or data.get("format") != "tafelrunde":
            raise SaveError("not_a_save", "This is not a save of Tafelrunde.")
        save = msgspec.convert(migrate(data), SaveFile)
        if digest_of(encode_read(save.state)) != save.digest:
            raise SaveError(
                "digest", "This save was changed after it was written: its position does not fit."
            )
        return save
    except msgspec.ValidationError as error:
        raise SaveError("damaged", f"This save is damaged: {error}.") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SaveError(
            "not_json", "This file is not readable JSON: it is damaged or something else."
        ) from error


def save(match: Match, path: str | os.PathLike[str]) -> None:
    """Write the match beside the file and move it into place: a crash never costs the old one."""
    write(dumps(match), path)


def load(games: Mapping[str, GameSpec], path: str | os.PathLike[str]) -> Match:
    """The match of a file; SaveError for anything that is not a good save."""
    return loads(games, read_bytes(path))


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """The contents of a file, or as much of it as shows that it is too large; SaveError when there is none."""
    try:
        found = Path(path).stat()
        if not stat.S_ISREG(found.st_mode):
            raise SaveError("not_a_save", "This is not a file.")
        if not found.st_size:
            # the system shows some of its own inside as empty files, which can keep a reader waiting for ever
            raise SaveError("not_a_save", "This file is empty.")
        with open(path, "rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise SaveError("missing", "This file is no longer there.") from error
    except _NO_PATH as error:
        raise SaveError("unreadable", f"This file cannot be read: {_reason(error)}.") from error


def write(text: str, path: str | os.PathLike[str]) -> None:
    """Write text so that the path always holds either the old or the new whole."""
    try:
        # moving into place would replace a link, a device and a protected file without asking
        path = Path(os.path.realpath(path))
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, "this is not a file")
        if path.exists() and not os.access(path, os.W_OK):
            raise OSError(errno.EACCES, "this file is protected")
        beside = path.with_name(f".{path.name}.{os.getpid()}-{threading.get_ident()}.part")
        try:
            with open(beside, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        except BaseException:
            with suppress(OSError, ValueError):
                beside.unlink()
            raise
    except _NO_PATH as error:
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise SaveError("disk_full", "The disk is full; the match could not be saved.") from error
        raise SaveError("unwritable", f"The match could not be saved here: {_reason(error)}.") from error


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _replayed(spec: GameSpec, save: SaveFile) -> Match:
    try:
        if save.start is None:
            match = new_match(spec, save.seats, save.options, save.seed, save.script)
        else:
            match = match_from(spec, save, save.start)
        actions: list[Action] = msgspec.convert(save.actions, list[match.game.action_union()])  # type: ignore[misc]
        for number, action in enumerate(actions, 1):
            try:
                match.play(action)
            except IllegalAction as error:
                raise SaveError(
                    "move", f"Move {number} of this save is not allowed.", number=number
                ) from error
        if match.digest() != save.digest and match.digest() != match_from(spec, save, save.state).digest():
            raise SaveError("digest", "The save's moves do not lead to the position it says they do.")
    except OptionError as error:
        raise SaveError("options", f"The save's set-up is not possible: {error}") from error
    except (SaveError, MemoryError):
        raise
    except Exception as error:
        # a forged start, or a history that today's rules never foresaw: the position may still be good
        raise SaveError("damaged", f"The save's moves cannot be followed: {error}.") from error
    return match


def match_from(spec: GameSpec, save: SaveFile, state: dict[str, Any]) -> Match:
    """The match as one of the save's states has it, without any history; SaveError when it has none."""
    try:
        seats, options, script = arrange(spec, save.seats, save.options, save.seed, save.script)
    except OptionError as error:
        raise SaveError("options", f"The save's set-up is not possible: {error}") from error
    # an older state lacks the options that came later
    stored = state.get("options")
    if not isinstance(stored, dict) or not stored.items() <= options.items():
        raise SaveError("state", "The stored state has other options than the match.")
    game: Game[Any] = spec.load().restore(state | {"options": options})
    if game.players != len(seats):
        raise SaveError("state", "The stored state is of another number of players.")
    return Match(spec, seats, save.seed, script, game, (), from_set_up=False)
