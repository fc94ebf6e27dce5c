"""Where the program's data lies: from source, pip-installed or frozen."""

from __future__ import annotations

import sys
from pathlib import Path


def path(name: str = "") -> Path:
    """The file or folder ``name`` inside ``resources/``, which always lies beside ``gui/``."""
    bundle = getattr(sys, "_MEIPASS", None)
    house = Path(bundle) if bundle else Path(__file__).resolve().parents[2]
    return house / "resources" / name
