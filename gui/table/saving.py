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
LONGEST_BYTES = 200
"""File systems count 255 bytes; ending, number and the mark of a file being written need some of them."""
_FORBIDDEN = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)


def file_name(name: str) -> str:
    """A name every file system takes."""
    clean = " ".join(_FORBIDDEN.sub(" ", name).split()).strip(" .")[:LONGEST_NAME]
    clean = clean.encode(errors="ignore")[:LONGEST_BYTES].decode(errors="ignore").strip(" .")
    return f"_{clean}" if _DEVICES.match(clean) else clean or "Tafelrunde"


def free_path(folder: Path, name: str, suffix: str = SUFFIX) -> Path:
    """A path in the folder that nothing uses yet: "Sunday", "Sunday 2", "Sunday 3"."""
    base, number = file_name(name), 1
    path = folder / f"{base}{suffix}"
    while path.exists():
        number += 1
        path = folder / f"{base} {number}{suffix}"
    return path


def save_as(match: Match, name: str) -> Path:
    """Write the match among the player's saves; a file that is there already stays.  SaveError if it fails."""
    folder = places.saves()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = free_path(folder, name)
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
