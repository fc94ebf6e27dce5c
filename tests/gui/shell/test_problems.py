"""Every problem of the engine has a sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QApplication

import engine
from engine.core.problems import SaveError
from gui.kit import i18n
from gui.shell.problems import sentence

RAISED = re.compile(r'(?:SaveError|OptionError|ScriptError)\(\s*"(\w+)"')


def keys() -> set[str]:
    """Every key that the engine's core raises, read from its source."""
    core = Path(engine.__file__).parent / "core"
    return {key for file in core.glob("*.py") for key in RAISED.findall(file.read_text(encoding="utf-8"))}


def test_every_key_is_said_in_both_languages(qapp: QApplication) -> None:
    assert {"digest", "disk_full", "too_new"} <= keys()
    try:
        for key in keys():
            problem = SaveError(key, "the engine's own words")
            i18n.install(qapp, "en")
            english = sentence(problem)
            i18n.install(qapp, "de")
            german = sentence(problem)
            assert english != "the engine's own words", key
            assert german != english, key
    finally:
        i18n.install(qapp, "en")


def test_facts_stand_in_the_sentence() -> None:
    problem = SaveError("move", "Move 7 is wrong.", number=7)
    assert sentence(problem) == "Move 7 of this saved match is not allowed by the rules."


def test_an_unknown_problem_keeps_the_engines_sentence() -> None:
    assert sentence(SaveError("brand_new", "Something else.")) == "Something else."
