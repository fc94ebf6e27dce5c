"""Every game: the same everywhere, whatever the order of sets and dicts in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import msgspec

from engine.core.save import dumps
from tests.engine.contract.setups import PLAIN, ROOT, SETUPS, Setup, played

SCRIPT = """
import sys
from tests.engine.contract.test_processes import fingerprint
sys.stdout.write(fingerprint())
"""


def fingerprint() -> str:
    """Saves, actions and views of a random game of every fifth set-up."""
    lines = []
    for setup in SETUPS[::5]:
        match = played(setup)
        middle = match.at(len(match.history) // 2)
        lines.append(dumps(match))
        lines.append(
            msgspec.json.encode([middle.actions(), middle.view(0), middle.guess(0, 5).digest()]).decode()
        )
    return "\n".join(lines)


def test_matches_in_many_threads_do_not_meet() -> None:
    def replay(setup: Setup) -> str:
        match = setup.match()
        for action in played(setup).history:
            match.play(action)
        return match.digest()

    setups = [setup for setup in PLAIN for _ in range(2)]
    with ThreadPoolExecutor(len(setups)) as threads:
        assert list(threads.map(replay, setups)) == [played(setup).digest() for setup in setups]


def test_equal_in_another_process_with_another_hash_seed() -> None:
    here = fingerprint()
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        there = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout == here
