"""Where the facts of the box lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "burgundy"


def names() -> list[str]:
    """The resource files, by name."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def read(name: str, type: Any = Any) -> Any:
    """The contents of a resource file as values of this type."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=type)
