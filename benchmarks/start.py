"""From the start of the process to the first painted window, and the memory after it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.goals import CannotMeasure, Result, medians

BARE = [sys.executable, str(Path(__file__).parent / "bare_window.py")]
OURS = [sys.executable, "-m", "gui", "--first-paint"]


def first_paint(command: list[str], home: str) -> tuple[float, float]:
    """Seconds until the program says FIRST_PAINT, and the memory that it reports then."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TAFELRUNDE_HOME": home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # players have their bytecode kept
    painted = memory = 0.0
    begin = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("FIRST_PAINT"):
                painted = time.perf_counter() - begin
            elif line.startswith("RSS_KIB"):
                memory = float(line.split()[1])
    if not (painted and memory) or process.returncode:
        raise CannotMeasure(f"{' '.join(command)} did not say FIRST_PAINT and RSS_KIB")
    return painted, memory


def starts(programs: dict[str, list[str]]) -> tuple[dict[str, float], dict[str, float]]:
    """Median seconds of the programs, and their memory, which hardly varies."""
    with tempfile.TemporaryDirectory() as home:
        memories: dict[str, float] = {}

        def start(name: str) -> Callable[[], float]:
            def measured() -> float:
                seconds, memories[name] = first_paint(programs[name], home)
                return seconds

            return measured

        times = medians({name: start(name) for name in programs})
    return times, memories


def measure() -> list[Result]:
    times, memories = starts({"bare": BARE, "ours": OURS})
    return [
        Result("start to first paint", "a bare window", times["ours"] / times["bare"], 2, 1.5),
        Result("memory after it", "a bare window", memories["ours"] / memories["bare"], 2, 1.5),
    ]
