"""Undo and redo with the names of what they take back or bring back."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.core.game import Game
from engine.core.match import Entry
from gui.table.face import Words
from gui.table.referee import Referee

translate = QCoreApplication.translate


def undo_name(referee: Referee, words: Words) -> str:
    steps, match = referee.steps_back, referee.match
    if not steps:
        return translate("Names", "Undo")
    count = len(match.entries) - steps
    name = _name(referee, words, match.entries[count], match.at(count))
    return translate("Names", "Undo: {action}").format(action=name)


def redo_name(referee: Referee, words: Words) -> str:
    match = referee.match
    if not match.undone:
        return translate("Names", "Redo")
    name = _name(referee, words, match.undone[0], match.game)
    return translate("Names", "Redo: {action}").format(action=name)


def _name(referee: Referee, words: Words, entry: Entry, game: Game[Any]) -> str:
    """The action in words; of a secret of somebody else only what the log tells of it."""
    if referee.secrecy.may_name(entry, game):
        return words.action(game, entry.action)
    lines = words.entry(referee.secrecy.seen_entry(entry), referee.match.seats)
    return lines[0].text if lines else "…"
