"""Where the player's things live. Nothing is created here: who writes makes the folder.

``TAFELRUNDE_HOME`` puts everything below one folder, for portable use and for tests.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "tafelrunde"


def _place(name: str, usual: Path) -> Path:
    home = os.environ.get("TAFELRUNDE_HOME")
    return Path(home) / name if home else usual


def config() -> Path:
    """Settings."""
    return _place("config", platformdirs.user_config_path(APP, appauthor=False))


def saves() -> Path:
    """Matches the player saved."""
    return _place("saves", platformdirs.user_data_path(APP, appauthor=False) / "saves")


def autosave() -> Path:
    """Matches that are running."""
    return _place("autosave", platformdirs.user_data_path(APP, appauthor=False) / "autosave")


def thumbnails() -> Path:
    """Pictures of saves; can be thrown away at any time."""
    return _place("thumbnails", platformdirs.user_cache_path(APP, appauthor=False) / "thumbnails")


def logs() -> Path:
    """What went wrong, for bug reports."""
    return _place("logs", platformdirs.user_log_path(APP, appauthor=False))
