"""Every test of the interface runs without a screen, in a home of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from gui.kit.i18n import fall_silent
from gui.kit.settings import SettingsStore, settings, use_settings
from gui.kit.style import dress

# Warnings of Qt fail a test (qt_log_level_fail in pyproject.toml), except these:
HARMLESS = (
    "This plugin does not support propagateSizeHints",  # the offscreen platform has no window manager
    "This plugin does not support raise",  # the same
    "Couldn't (load|resolve) .* (library|symbols)",  # the multimedia module can do without them
)


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.qt_log_ignore(*HARMLESS, extend=True))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Path]:
    """A fresh home: default settings by day, silent and without animation, written below ``tmp_path``."""
    monkeypatch.setenv("TAFELRUNDE_HOME", str(tmp_path))
    use_settings(None)
    settings().change(theme="day", language="en", animation="off", volume=0)
    dress(qapp)
    yield tmp_path
    fall_silent(qapp)
    use_settings(None)


@pytest.fixture
def store() -> SettingsStore:
    return settings()
