"""What went wrong, in the player's language: a sentence for every key of the engine's problems."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.core.problems import Problem

translate = QCoreApplication.translate


def sentence(problem: Problem) -> str:
    """The problem in one sentence; the engine's own English one for a key that is not known here."""
    say = _SENTENCES.get(problem.key)
    if say is None:
        return str(problem)
    return say().format_map(_Facts(problem.facts))


def unexpected(folder: Path) -> str:
    """For errors in the program itself, whose report lies in the folder."""
    words = translate(
        "Problems",
        "Something went wrong in the program. Your match is kept; a report was written to {folder}.",
    )
    return words.format(folder=folder)


class _Facts(dict[str, object]):
    """A sentence must never fail for want of a fact."""

    def __missing__(self, key: str) -> str:
        return "?"


# Functions, because the words must be looked up when they are said: the language may have changed.
_SENTENCES: dict[str, Callable[[], str]] = {
    "not_a_save": lambda: translate("Problems", "This is not a saved match of Tafelrunde."),
    "too_new": lambda: translate("Problems", "This match was saved by a newer version of Tafelrunde."),
    "too_large": lambda: translate("Problems", "This file is far too large to be a saved match."),
    "not_json": lambda: translate("Problems", "This file cannot be read: it is damaged or something else."),
    "damaged": lambda: translate("Problems", "This saved match is damaged: parts of it are missing or wrong."),
    "unknown_game": lambda: translate("Problems", "This match is of a game that is not installed here: {game}."),
    "options": lambda: translate("Problems", "The set-up of this saved match is not possible."),
    "move": lambda: translate("Problems", "Move {number} of this saved match is not allowed by the rules."),
    "digest": lambda: translate("Problems", "The moves of this saved match do not lead to the position it claims."),
    "state": lambda: translate("Problems", "The position in this saved match cannot be played on."),
    "missing": lambda: translate("Problems", "This file is no longer there."),
    "unreadable": lambda: translate("Problems", "This file cannot be opened: reading it is not allowed or not possible."),
    "in_use": lambda: translate("Problems", "This match is being played in another window."),
    "disk_full": lambda: translate("Problems", "The disk is full; the match could not be saved."),
    "unwritable": lambda: translate("Problems", "The match could not be saved: writing is not possible there."),
    "unknown_option": lambda: translate("Problems", "This game has no option “{option}”."),
    "unknown_value": lambda: translate("Problems", "“{value}” cannot be chosen for the option “{option}”."),
    "players": lambda: translate("Problems", "This game is for {least} to {most} players, not for {players}."),
    "name": lambda: translate("Problems", "Every player needs a name."),
    "colour": lambda: translate("Problems", "There is no player colour “{colour}”."),
    "colours": lambda: translate("Problems", "Two players cannot have the same colour."),
    "bot_level": lambda: translate("Problems", "A bot of this match has a level that is not known here."),
    "seed": lambda: translate("Problems", "The seed must be a whole number from 0 to {largest}."),
    "script": lambda: translate("Problems", "The script of this match asks for something that cannot happen."),
}  # fmt: skip
