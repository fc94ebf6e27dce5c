"""An error in the program becomes a sentence and a report, never a dead window."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gui import app
from gui.kit import places
from gui.kit.widgets.toast import Toast
from gui.shell.window import MainWindow


@pytest.fixture
def watched() -> Iterator[None]:
    before = sys.excepthook
    app.watch_for_errors()
    yield
    sys.excepthook = before
    for handler in list(app.log_file().handlers):
        handler.close()
        app.log_file().removeHandler(handler)


def test_an_error_is_told_and_written_down(watched: None, window: MainWindow, qtbot: QtBot) -> None:
    try:
        raise ValueError("the toy broke")
    except ValueError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: window.findChild(Toast) is not None)
    assert window.findChild(Toast).text.startswith("Something went wrong in the program.")
    report = (places.logs() / "tafelrunde.log").read_text(encoding="utf-8")
    assert "ValueError: the toy broke" in report
    assert "Traceback" in report
