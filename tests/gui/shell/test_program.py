"""The program from outside: start, self-test, demonstration, a kill in the middle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import engine

ROOT = Path(engine.__file__).parent.parent


def program(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gui", *arguments],
        cwd=ROOT,
        env={**os.environ, "TAFELRUNDE_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=90,
    )


def test_first_paint_tells_time_and_memory(home: Path) -> None:
    done = program(home, "--first-paint")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "FIRST_PAINT"
    if Path("/proc/self/smaps_rollup").exists():
        word, number = lines[1].split()
        assert word == "RSS_KIB"
        assert int(number) > 10_000


def test_self_test_plays_every_game(home: Path) -> None:
    done = program(home, "--self-test")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines() == [f"{game}: ok" for game in engine.GAMES]


def test_a_demonstration_takes_a_picture_of_the_wanted_size(home: Path) -> None:
    from PySide6.QtGui import QImage

    shot = home / "shot.png"
    done = program(home, "--demo", "--moves", "6", "--shot", str(shot), "--size", "1280x800")
    assert done.returncode == 0, done.stderr
    image = QImage(str(shot))
    assert (image.width(), image.height()) == (1280, 800)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="only where a program can be killed outright")
def test_a_killed_program_loses_nothing(home: Path) -> None:
    """A match is opened from a save, the program is killed, and the next one offers it."""
    from gui.table.keeper import Keeper

    match = engine.new_match("carcassonne", ["Ann", "Ben"], seed=5)
    for _ in range(8):
        match.play(match.actions()[0])
    save = home / "given.tafelrunde"
    engine.save(match, save)
    process = subprocess.Popen(
        [sys.executable, "-m", "gui", str(save)],
        cwd=ROOT,
        env={**os.environ, "TAFELRUNDE_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.DEVNULL,
    )
    try:
        limit = time.monotonic() + 60
        while not list((home / "autosave").glob("*.json")) and time.monotonic() < limit:
            assert process.poll() is None
            time.sleep(0.05)
        assert Keeper.orphans() == [], "a running program holds its match"
    finally:
        process.kill()
        process.wait()
    [orphan] = Keeper.orphans()
    assert orphan.killed
    assert engine.load(orphan.path).digest() == match.digest()
