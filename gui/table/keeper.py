"""Nothing is lost: the running match is written after every action, away from the window's thread.

Each running match has a file of its own in the autosave folder and a lock beside it, so two
programs never write the same one.  A file whose lock nobody holds any more is an orphan: the
match was left, or its program was killed.
"""

from __future__ import annotations

import threading
import uuid
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

import engine
from engine.core import save as saves
from engine.core.match import Match
from engine.core.problems import SaveError
from gui.kit import places

RETRY_SECONDS = 3.0
"""How long a failed write waits for another try, if no new action comes first."""
LONGEST_WAIT = 2.0
"""Seconds that closing waits at most for a disk that does not answer."""


@dataclass(frozen=True)
class Orphan:
    """A match that nobody plays now.  `killed`: its program ended without closing it."""

    path: Path
    killed: bool
    written: datetime
    game: str
    names: tuple[str, ...]
    moves: int


_open: dict[Path, Keeper] = {}
"""The keepers of this program by their files: who sits down at a match anew takes over from the one before."""


class Keeper(QObject):
    """Keeps one running match in its autosave file.

    Signals:
        failed:  a SaveError: the match could not be written; the keeper tries again by itself
        kept:    a state is safely on the disk
    """

    failed = Signal(object)
    kept = Signal()

    def __init__(self, game: str, path: Path | None = None) -> None:
        """`path`: a match that was kept before; taken over, unless another program holds it."""
        super().__init__()
        self._game = game
        self._path = path or self._new_path()
        if self._path in _open:
            _open[self._path].close()
        self._lock = _lock_of(self._path)
        if path is not None and not self._lock.tryLock(0) and self._held_by_another():
            self._path = self._new_path()
            self._lock = _lock_of(self._path)
        _open[self._path] = self
        self._wake = threading.Condition()
        self._text: str | None = None
        self._closing = False
        self._writer = threading.Thread(target=self._work, name="keeper", daemon=True)
        self._writer.start()

    @property
    def path(self) -> Path:
        return self._path

    def keep(self, match: Match) -> None:
        """Write this state soon; a newer one takes the place of one that still waits."""
        text = engine.dumps(match)
        with self._wake:
            self._text = text
            self._wake.notify()

    def close(self, discard: bool = False) -> None:
        """Write what still waits and let go of the file; `discard` removes it."""
        with self._wake:
            if self._closing:
                return
            self._closing = True
            if discard:
                self._text = None
            self._wake.notify()
        self._writer.join(LONGEST_WAIT)
        _open.pop(self._path, None)
        if discard:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
        self._lock.unlock()

    @staticmethod
    def orphans() -> list[Orphan]:
        """Matches of earlier programs that can be gone on with, the newest first."""
        found = []
        with suppress(OSError):
            for path in sorted(places.autosave().glob("*.json")):
                orphan = _look_at(path)
                if orphan is not None:
                    found.append(orphan)
        return sorted(found, key=lambda orphan: orphan.written, reverse=True)

    # -- the writer's thread

    def _work(self) -> None:
        while True:
            with self._wake:
                while self._text is None and not self._closing:
                    self._wake.wait()
                text, self._text = self._text, None
            if text is None:
                return
            if not self._write(text):
                with self._wake:
                    if self._closing:
                        return
                    if self._text is None:
                        self._text = text
                        self._wake.wait(RETRY_SECONDS)

    def _write(self, text: str) -> bool:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if not self._lock.isLocked():
                self._lock.tryLock(0)
            saves.write(text, self._path)
        except SaveError as problem:
            self.failed.emit(problem)
        except OSError as problem:
            self.failed.emit(
                SaveError("unwritable", f"The match could not be saved here: {problem.strerror}.")
            )
        else:
            self.kept.emit()
            return True
        return False

    def _new_path(self) -> Path:
        return places.autosave() / f"{self._game}-{uuid.uuid4().hex[:12]}.json"

    def _held_by_another(self) -> bool:
        return self._lock.error() == QLockFile.LockError.LockFailedError


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(str(path) + ".lock")
    lock.setStaleLockTime(0)  # only a program that is gone loses its lock, however long it runs
    return lock


def _look_at(path: Path) -> Orphan | None:
    """The orphan in this file; None for one that is being played or is no save."""
    lock = _lock_of(path)
    killed = Path(lock.fileName()).exists()
    if not lock.tryLock(0) and lock.error() == QLockFile.LockError.LockFailedError:
        return None
    try:
        content = saves.read(saves.read_bytes(path))
        written = datetime.fromtimestamp(path.stat().st_mtime)
    except (SaveError, OSError):
        return None
    finally:
        lock.unlock()
    return Orphan(
        path, killed, written, content.game, tuple(seat.name for seat in content.seats), len(content.actions)
    )
