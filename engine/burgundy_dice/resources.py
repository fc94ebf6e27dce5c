"""Where the facts of the box lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "burgundy_dice"


def read(name: str, type: Any = Any) -> Any:
    """The contents of a resource file as values of this type."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=type)
