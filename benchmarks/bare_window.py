"""The smallest window there can be: the yardstick for start, memory and size of the program."""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow


class Window(QMainWindow):
    painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.painted:
            self.painted = True
            QTimer.singleShot(0, report)


def report() -> None:
    print("FIRST_PAINT", flush=True)
    status = Path("/proc/self/status").read_text()
    print(
        next(f"RSS_KIB {line.split()[1]}" for line in status.splitlines() if line.startswith("VmRSS:")),
        flush=True,
    )
    QApplication.quit()


if __name__ == "__main__":
    app = QApplication(sys.argv)
    window = Window()
    window.resize(1600, 1000)
    window.show()
    sys.exit(app.exec())
