"""The board's speed: 300 tiles beside as many plain pixmaps, a click, and what saving costs the window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from statistics import median

from benchmarks.goals import ROUNDS, CannotMeasure, Result


def child(kind: str, home: str) -> dict[str, float]:
    """The milliseconds that a scene_child of this kind measures."""
    command = [sys.executable, "-m", "benchmarks.scene_child", kind]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TAFELRUNDE_HOME": home}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise CannotMeasure(f"measuring {kind} failed")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def measure() -> list[Result]:
    kinds = ("pixmaps", "board")
    with tempfile.TemporaryDirectory() as home:
        rounds = [{kind: child(kind, home) for kind in kinds} for _ in range(ROUNDS)]
    typical = {
        kind: {name: median(found[kind][name] for found in rounds) for name in rounds[0][kind]}
        for kind in kinds
    }
    ours, plain = typical["board"], typical["pixmaps"]
    yardstick = "shared pixmaps"
    return [
        Result("300 tiles: full repaint at rest", yardstick, ours["rest"] / plain["rest"], 2.5, 1.5),
        Result("300 tiles: pan", yardstick, ours["pan"] / plain["pan"], 2.5, 1.5),
        Result("300 tiles: zoom step", yardstick, ours["zoom"] / plain["zoom"], 2.5, 1.5),
        Result(
            "click to painted answer, tile 150", "one full repaint", ours["click"] / ours["window"], 3, 1.5
        ),
        Result("window blocked by autosave", "one full repaint", ours["autosave"] / ours["window"], 1, 0.5),
    ]
