"""Saving a match under a name of the player's."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication

import engine
from engine.core.match import Match
from engine.core.problems import SaveError
from gui.kit import places

translate = QCoreApplication.translate

SUFFIX = ".tafelrunde"
LONGEST_NAME = 80
_FORBIDDEN = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')


def save_as(match: Match, name: str) -> Path:
    """Write the match among the player's saves; a file that is there already stays.  SaveError if it fails."""
    folder = places.saves()
    clean = _FORBIDDEN.sub(" ", name).strip(" .")[:LONGEST_NAME].strip(" .") or "Tafelrunde"
    path, number = folder / f"{clean}{SUFFIX}", 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while path.exists():
            number += 1
            path = folder / f"{clean} {number}{SUFFIX}"
    except OSError as error:
        raise SaveError("unwritable", f"The match could not be saved here: {error.strerror}.") from error
    engine.save(match, path)
    return path


def not_saved(problem: SaveError, folder: Path) -> str:
    """Why a match could not be written, in one sentence."""
    if problem.key == "disk_full":
        return translate("Saving", "The disk is full: the match could not be saved.")
    return translate("Saving", "The match could not be saved: {folder} cannot be written.").format(
        folder=folder
    )
