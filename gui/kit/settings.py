"""What the player has chosen, and small things the program remembers between starts."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from gui.kit import places

TextScale = Annotated[float, msgspec.Meta(ge=0.8, le=2.0)]
Volume = Annotated[int, msgspec.Meta(ge=0, le=10)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept; a value, replaced as a whole."""

    language: Literal["system", "de", "en"] = "system"
    theme: Literal["system", "day", "night"] = "system"
    text_scale: TextScale = 1.0
    animation: Literal["off", "fast", "normal", "slow"] = "normal"
    colour_blind: bool = False
    confirm_irreversible: bool = False
    volume: Volume = 4
    """0 is silent."""
    layout: dict[str, str] = {}
    """Geometry, panels and zoom, by names such as ``window``, ``table/left``, ``eye/carcassonne``."""
    remember: dict[str, Any] = {}
    """Small things such as the last set-up; JSON data only."""


class SettingsStore(QObject):
    """The settings in use, kept in a file.

    Signals:
        changed: a setting the player can see has changed (not layout, not remembered things).
        failed: the settings could not be written; says why. They still hold until the program ends.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, file: Path | None = None) -> None:
        super().__init__()
        self.file = file or places.config() / "settings.json"
        self.values = self._read()
        self._unwritten = False

    def change(self, **fields: Any) -> None:
        """Change some settings; ``msgspec.ValidationError`` for a value that does not exist."""
        self._catch_up()
        if self._replace(fields):
            self.changed.emit()

    def set_layout(self, key: str, text: str) -> None:
        """Keep a piece of window layout."""
        self._catch_up()
        self._replace({"layout": self.values.layout | {key: text}})

    def layout(self, key: str, default: str = "") -> str:
        return self.values.layout.get(key, default)

    def remember(self, key: str, value: Any) -> None:
        """Keep a small thing (JSON data) under a name."""
        self._catch_up()
        self._replace({"remember": self.values.remember | {key: value}})

    def recall(self, key: str, default: Any = None) -> Any:
        return self.values.remember.get(key, default)

    def _replace(self, fields: dict[str, Any]) -> bool:
        unknown = fields.keys() - set(Settings.__struct_fields__)
        if unknown:
            raise TypeError(f"no such setting: {', '.join(sorted(unknown))}")
        wanted = msgspec.convert(msgspec.structs.asdict(self.values) | fields, Settings)
        if wanted == self.values:
            return False
        self.values = wanted
        self._write()
        return True

    def _catch_up(self) -> None:
        """A second program may have kept things in the file meanwhile: they stay."""
        if self._unwritten:
            return
        with suppress(msgspec.MsgspecError, OSError, UnicodeError, RecursionError):
            kept = msgspec.json.decode(self.file.read_bytes(), type=Settings)
            self.values = msgspec.structs.replace(self.values, layout=kept.layout, remember=kept.remember)

    def _read(self) -> Settings:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=Settings)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._set_aside()
        except OSError:
            pass  # nothing kept yet, or not readable: begin with the defaults
        return Settings()

    def _set_aside(self) -> None:
        """Keep a damaged file beside the new one, so that nothing the player wrote is lost."""
        with suppress(OSError):  # in a folder that cannot be written, the file stays where it is
            self.file.replace(self.file.with_name(self.file.name + ".bad"))

    def _write(self) -> None:
        beside = self.file.with_name(f"{self.file.name}.{os.getpid()}.new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(self.values), indent=2))
            beside.replace(self.file)
            self._unwritten = False
        except OSError as problem:
            self._unwritten = True
            self.failed.emit(problem.strerror or str(problem))


_store: SettingsStore | None = None


def settings() -> SettingsStore:
    """The one store of the program, made on first use."""
    global _store
    if _store is None:
        _store = SettingsStore()
    return _store


def use_settings(store: SettingsStore | None) -> None:
    """Put another store in place; None lets the next use read the file anew."""
    global _store
    _store = store
