"""The application around the window: look, language, and what happens when something goes wrong."""

from __future__ import annotations

# PySide reads the source of every module that is imported after it: what the first frame
# needs and has no Qt in it comes first, which makes the start some milliseconds faster.
import dataclasses  # noqa: F401
import json  # noqa: F401
import random  # noqa: F401
import sys
from types import TracebackType
from typing import TYPE_CHECKING

import msgspec.json  # noqa: F401
import platformdirs  # noqa: F401
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gui.kit import i18n, places
from gui.kit.settings import settings
from gui.kit.style import dress

if TYPE_CHECKING:
    import logging

LOG_BYTES = 512 * 1024


def application(arguments: list[str]) -> QApplication:
    """The one application, dressed and speaking the player's language."""
    app = QApplication(arguments)
    app.setApplicationName("Tafelrunde")
    app.setDesktopFileName("tafelrunde")
    i18n.install(app, settings().values.language)
    dress(app)
    return app


def watch_for_errors() -> None:
    """An error in the program becomes a sentence on the screen and a report in the log, never a dead window."""
    sys.excepthook = _report


def log_file() -> logging.Logger:
    """The program's log, opened when there is something to write."""
    import logging
    from logging.handlers import RotatingFileHandler

    log = logging.getLogger("gui")
    if not log.handlers:
        try:
            places.logs().mkdir(parents=True, exist_ok=True)
            file = RotatingFileHandler(
                places.logs() / "tafelrunde.log", maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8"
            )
            file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
            log.addHandler(file)
        except OSError:
            log.addHandler(logging.StreamHandler())  # no folder to write to: the terminal must do
    return log


def _report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    import traceback

    if issubclass(kind, KeyboardInterrupt):
        sys.exit(130)
    log_file().error("".join(traceback.format_exception(kind, error, trace)))
    app = QApplication.instance()
    if isinstance(app, QApplication):
        # not from within whatever failed: it may be a paint event
        QTimer.singleShot(0, app, _tell)


def _tell() -> None:
    from gui.kit.widgets.toast import toast
    from gui.shell.problems import unexpected

    window = next((w for w in QApplication.topLevelWidgets() if w.isVisible() and w.isWindow()), None)
    if window is not None:
        toast(window, unexpected(places.logs()), 9000)
