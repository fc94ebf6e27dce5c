"""Movement on the board: a queue of small animations that can always be ended at once.

motion = Motion(board)
motion.then(move(tile, place), turn(tile, 90))     # together
motion.then(fade(ghost, 0))                        # after that
motion.then(call(board.settle))
motion.start()
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from gui.kit.settings import settings

Value = TypeVar("Value", QPointF, float)
SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
USUAL = 260  # milliseconds


@dataclass(frozen=True)
class Track:
    """One thing that changes: ``step`` is called with the share of the way, 0..1, at the end with 1."""

    step: Callable[[float], None]
    ms: int = USUAL


def move(item: QGraphicsItem, to: QPointF, ms: int = USUAL) -> Track:
    """The item goes to a place in its parent's coordinates."""
    return _between(item, QGraphicsItem.pos, QGraphicsItem.setPos, to, ms)


def fade(item: QGraphicsItem, to: float, ms: int = USUAL) -> Track:
    """The item's opacity becomes ``to``."""
    return _between(item, QGraphicsItem.opacity, QGraphicsItem.setOpacity, to, ms)


def turn(item: QGraphicsItem, to: float, ms: int = USUAL) -> Track:
    """The item turns to an angle in degrees."""
    return _between(item, QGraphicsItem.rotation, QGraphicsItem.setRotation, to, ms)


def grow(item: QGraphicsItem, to: float, ms: int = USUAL) -> Track:
    """The item's scale becomes ``to``."""
    return _between(item, QGraphicsItem.scale, QGraphicsItem.setScale, to, ms)


def call(what: Callable[[], object]) -> Track:
    """Something that happens once: at its turn if alone in its group, else when the group ends."""

    def step(share: float) -> None:
        if share >= 1:
            what()

    return Track(step, 0)


def pause(ms: int) -> Track:
    """Nothing, for a while."""
    return Track(lambda share: None, ms)


def _between(
    item: QGraphicsItem,
    read: Callable[[QGraphicsItem], Value],
    write: Callable[[QGraphicsItem, Value], object],
    to: Value,
    ms: int,
) -> Track:
    start: list[Value] = []

    def step(share: float) -> None:
        if not isValid(item):  # the board was cleared meanwhile
            return
        if not start:
            start.append(read(item))
        write(item, to if share >= 1 else start[0] + (to - start[0]) * share)

    return Track(step, ms)


class Motion(QObject):
    """Groups of tracks, one group after another; the tracks of a group run together.

    Signals:
        done: everything has happened and the queue is empty.
    """

    done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: deque[tuple[Track, ...]] = deque()
        self._now: tuple[Track, ...] = ()
        self._length = 0
        self._advancing = self._hurry = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._group_ended)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)

    @property
    def running(self) -> bool:
        return self._clock.state() == QAbstractAnimation.State.Running

    def then(self, *tracks: Track) -> Motion:
        """Queue tracks that run together after everything queued so far."""
        if tracks:
            self._groups.append(tracks)
        return self

    def start(self) -> None:
        """Begin; with animation off, everything has happened when this returns."""
        if not self.running and not self._advancing:
            self._next_group()

    def finish(self) -> None:
        """End everything at once, as if it had run; a click during an animation calls this."""
        if not self.running and not self._groups:
            return
        self._clock.stop()
        self._groups.appendleft(self._now)
        self._now = ()
        self._hurry = True
        if not self._advancing:
            self._next_group()

    def _next_group(self) -> None:
        self._now = ()
        self._advancing = True  # what a track calls may queue, start or finish: it does not come back in here
        while self._groups:
            group = self._groups.popleft()
            self._length = max((track.ms for track in group), default=0)
            speed = 0.0 if self._hurry else SPEEDS[settings().values.animation]
            if self._length * speed >= 1:
                self._advancing = False
                self._clock.setDuration(round(self._length * speed))  # ticks once more for the group before
                self._now = group
                for track in group:
                    track.step(0.0)
                self._clock.start()
                return
            self._complete(group)
        self._advancing = self._hurry = False
        self.done.emit()

    def _tick(self, share: float) -> None:
        if share >= 1:
            return  # _group_ended completes it, once
        elapsed = share * self._length
        for track in self._now:
            if track.ms:
                track.step(self._ease.valueForProgress(min(1.0, elapsed / track.ms)))

    def _group_ended(self) -> None:
        ended, self._now = self._now, ()
        self._advancing = True
        self._complete(ended)
        self._next_group()

    @staticmethod
    def _complete(tracks: tuple[Track, ...]) -> None:
        for track in tracks:
            track.step(1.0)
