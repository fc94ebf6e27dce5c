"""What can be done with saved files: rename, duplicate, throw away, bring in, hand out."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile

from engine.core.problems import SaveError
from gui.kit import places
from gui.table.saving import file_name, free_path


@dataclass(frozen=True)
class Thrown:
    """Where a deleted file went; `folder` is set where the system has no bin."""

    folder: Path | None


def rename(path: Path, name: str) -> Path:
    if file_name(name) == path.stem:
        return path
    target = free_path(path.parent, name, path.suffix)
    with _reported():
        path.rename(target)
    return target


def duplicate(path: Path) -> Path:
    return _copy(path, free_path(path.parent, path.stem, path.suffix))


def bring_in(path: Path, name: str = "") -> Path:
    """Copy a file from elsewhere among the saved matches."""
    with _reported():
        places.saves().mkdir(parents=True, exist_ok=True)
    return _copy(path, free_path(places.saves(), name or path.stem))


def hand_out(path: Path, target: Path) -> Path:
    return _copy(path, target)


def throw_away(path: Path) -> Thrown:
    """Move a file to the system's bin; where there is none, into a folder of our own."""
    if QFile.moveToTrash(str(path)):
        return Thrown(None)
    folder = places.saves().parent / "deleted"
    with _reported():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.move(path, free_path(folder, path.stem, path.suffix))
    return Thrown(folder)


def _copy(source: Path, target: Path) -> Path:
    """Written beside and moved into place: a full disk costs nothing that was there before."""
    beside = target.with_name(f"{target.name}.{os.getpid()}.part")
    with _reported():
        try:
            shutil.copyfile(source, beside)
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    return target


class _reported:
    """Turns what the system says into a problem with a sentence."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, FileNotFoundError):
            raise SaveError("missing", "This file is no longer there.") from error
        if isinstance(error, OSError):
            raise SaveError("unwritable", f"The file could not be written: {error.strerror}.") from error
