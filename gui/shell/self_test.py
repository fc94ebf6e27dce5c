"""A quick proof that an installed program works: every game is played a little, saved and loaded."""

from __future__ import annotations

import tempfile
from pathlib import Path

import engine
from engine.core.chance import Chance

MOVES = 10


def self_test() -> int:
    """Print a line for each game; 0 when all went well."""
    failures = 0
    for game in engine.GAMES:
        try:
            _try(game)
            print(f"{game}: ok", flush=True)
        except Exception as error:
            print(f"{game}: FAILED: {type(error).__name__}: {error}", flush=True)
            failures += 1
    return 1 if failures else 0


def _try(game: str) -> None:
    spec = engine.GAMES[game]
    players = [f"Player {number}" for number in range(1, max(2, spec.min_players) + 1)]
    match = engine.new_match(game, players, seed=1)
    luck = Chance.start(1)
    for _ in range(MOVES):
        if not match.over:
            match.play(luck.pick("move", match.actions()))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.tafelrunde"
        engine.save(match, path)
        if engine.load(path).digest() != match.digest():
            raise ValueError("the loaded match differs from the saved one")
