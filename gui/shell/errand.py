"""Long work in small steps: between them the window paints and listens."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer


class Errand(QObject):
    """Walks through an iterator, one step at a time; a new one takes the place of one that still runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] = iter(())
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._step)

    def run(self, steps: Iterator[None]) -> None:
        self._steps = steps
        self._clock.start(0)

    @property
    def running(self) -> bool:
        return self._clock.isActive()

    def _step(self) -> None:
        if next(self._steps, self) is self:
            self._clock.stop()
