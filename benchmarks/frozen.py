"""The frozen program: its size and its start. `python3 run.py build` makes it first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.goals import CannotMeasure, Result
from benchmarks.start import OURS, starts

ROOT = Path(__file__).resolve().parent.parent
OURS_FROZEN = ROOT / "dist" / "tafelrunde"
BARE_FROZEN = ROOT / "build" / "bare" / "bare_window"


def measure() -> list[Result]:
    if not OURS_FROZEN.is_dir():
        raise CannotMeasure("There is no frozen program yet: python3 run.py build")
    if not BARE_FROZEN.is_dir():
        freeze_bare_window()
    program = [str(OURS_FROZEN / "tafelrunde"), "--first-paint"]
    times, _ = starts({"frozen": program, "source": OURS})
    size = folder_size(OURS_FROZEN) / folder_size(BARE_FROZEN)
    return [
        Result("frozen folder", "a bare frozen window", size, 1.25, 0.9),
        Result("start of the frozen program", "from source", times["frozen"] / times["source"], 1.3, 1.1),
    ]


def freeze_bare_window() -> None:
    """As PyInstaller does it by itself."""
    folder = BARE_FROZEN.parent
    options = [
        "--noconfirm",
        "--log-level",
        "ERROR",
        "--distpath",
        str(folder),
        "--workpath",
        str(folder / "work"),
    ]
    script = Path(__file__).parent / "bare_window.py"
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *options, "--specpath", str(folder), str(script)], check=True
    )


def folder_size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
