"""Languages, announcements and the way to the resources."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.kit import i18n, resources
from gui.kit.announce import announce, announcer

TS = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de_DE"><context>
<name>Sheet</name><message><source>Close</source><translation>Schließen</translation></message></context></TS>"""


def test_a_language_is_spoken_and_left_again(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from subprocess import run

    folder = tmp_path / "i18n"
    folder.mkdir()
    (folder / "kit.de.ts").write_text(TS, encoding="utf-8")
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    run([tool, folder / "kit.de.ts", "-qm", folder / "kit.de.qm"], check=True, capture_output=True)
    monkeypatch.setattr(resources, "path", lambda name="": tmp_path / name)
    assert i18n.install(qapp, "de") == "de"
    assert QCoreApplication.translate("Sheet", "Close") == "Schließen"
    assert QLocale().language() == QLocale.Language.German
    assert i18n.install(qapp, "en") == "en"
    assert QCoreApplication.translate("Sheet", "Close") == "Close"


def test_without_translations_the_source_speaks(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "path", lambda name="": tmp_path / name)
    i18n.install(qapp, "de")
    assert QCoreApplication.translate("Sheet", "Close") == "Close"
    i18n.install(qapp, "en")


def test_the_system_decides_among_what_we_speak() -> None:
    assert i18n.resolve("system") in i18n.languages()
    assert i18n.resolve("de") == "de"


def test_announcements_can_be_heard(qtbot: QtBot) -> None:
    with qtbot.waitSignal(announcer.spoken) as told:
        announce("Jonas closes a city: 12 points.")
    assert told.args == ["Jonas closes a city: 12 points."]


def test_resources_are_found_in_the_source_and_in_a_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert resources.path("palette.json").is_file()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.path("palette.json") == tmp_path / "resources" / "palette.json"
