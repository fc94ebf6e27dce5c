"""What lies in a save, as far as lists need it: read without replaying a single move."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import engine
from engine.core import save as saves
from engine.core.match import Match, Seat
from engine.core.problems import SaveError
from gui import games
from gui.kit import places
from gui.table.saving import SUFFIX


@dataclass(frozen=True)
class SavedMatch:
    """A file with a match, or with what should have been one.

    kept:     kept by the program itself while it was played, not saved by the player
    problem:  why it cannot be opened; then there is no content
    """

    path: Path
    written: datetime
    kept: bool
    content: saves.SaveFile | None
    problem: SaveError | None

    @property
    def name(self) -> str:
        if self.kept and self.content is not None:
            return ", ".join(seat.name for seat in self.content.seats)
        return self.path.stem

    @property
    def game(self) -> str:
        return self.content.game if self.content is not None else ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.content.seats) if self.content is not None else ()


@dataclass(frozen=True)
class Standing:
    """How a saved match stands.  `turn` is the seat whose decision it is; None when it is over."""

    progress: str
    scores: tuple[int, ...]
    turn: int | None


def files() -> list[Path]:
    """The player's saved matches, the newest first."""
    folder = places.saves()
    found = []
    for path in [*folder.glob(f"*{SUFFIX}"), *folder.glob("*.json")] if folder.is_dir() else []:
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:
            continue  # gone since the folder was listed
    return [path for _, path in sorted(found, reverse=True)]


def look(path: Path, kept: bool = False) -> SavedMatch:
    """Read a file; whatever is wrong with it becomes its `problem`."""
    try:
        written = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        written = datetime.fromtimestamp(0)
    try:
        content = saves.read(saves.read_bytes(path))
        if content.game not in games.on_the_shelf():
            raise SaveError(
                "unknown_game",
                f"This save is of a game that is not here: {content.game!r}.",
                game=content.game,
            )
    except SaveError as problem:
        return SavedMatch(path, written, kept, None, problem)
    return SavedMatch(path, written, kept, content, None)


def standing(saved: SavedMatch) -> Standing:
    """Scores and progress of a match; SaveError where there is none or its state makes no sense."""
    if saved.problem is not None:
        raise saved.problem
    game = match_as_it_stands(saved).game
    decision = game.decision()
    try:
        progress = games.face(saved.game).words().progress(game)
    except Exception as error:
        raise _senseless() from error
    return Standing(progress, tuple(game.scores()), None if decision is None else decision.seat)


def match_as_it_stands(saved: SavedMatch) -> Match:
    """The match without its history: enough to paint it, not to play it."""
    assert saved.content is not None
    return saves.match_from(engine.GAMES[saved.game], saved.content, saved.content.state)


def _senseless() -> SaveError:
    return SaveError("state", "The stored state cannot be played on.")
