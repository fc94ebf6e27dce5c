"""Every game: the same everywhere, whatever the order of sets and dicts in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from engine.core.save import dumps
from tests.engine.contract.setups import SETUPS, played

ROOT = Path(__file__).parents[3]

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
