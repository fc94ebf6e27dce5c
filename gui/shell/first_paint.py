"""How long the program takes to show itself, and how much memory that costs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class _Watcher(QObject):
    """Waits for the first frame of a page."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, _end)
        return False


def end_after_first_paint(window: QWidget) -> None:
    """Print FIRST_PAINT once the window has painted, then its memory, and end the program."""
    window.installEventFilter(_Watcher(window))


def _end() -> None:
    print("FIRST_PAINT", flush=True)
    memory = _resident_kib()
    if memory is not None:
        print(f"RSS_KIB {memory}", flush=True)
    QApplication.quit()


def _resident_kib() -> int | None:
    """What the process holds in memory; None where the system does not tell."""
    try:
        lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) for line in lines if line.startswith("Rss:")), None)
