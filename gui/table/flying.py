"""Points that fly from where they were won to the score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.core.match import Seat
from gui.kit.fonts import BOLD, serif
from gui.kit.motion import SPEEDS
from gui.kit.paint import CENTRE, paint, readable_on, shadow, stroke, write
from gui.kit.paths import rounded
from gui.kit.settings import settings
from gui.kit.theme import seat_colour

FLIGHT = 750  # milliseconds
WIDE, HIGH = 58.0, 34.0


@dataclass
class _Flight:
    seat: Seat
    points: int
    start: QPointF
    end: QPointF
    clock: QVariantAnimation
    landed: Callable[[], None]
    share: float = 0.0

    def place(self) -> QRectF:
        rise = QPointF(0, -60 * (1 - (2 * self.share - 1) ** 2))
        centre = self.start + (self.end - self.start) * self.share + rise
        return QRectF(centre.x() - WIDE / 2, centre.y() - HIGH / 2, WIDE, HIGH)


class FlyingPoints(QWidget):
    """A pane of glass over the table on which points fly."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._flights: list[_Flight] = []
        self.hide()

    def fly(self, seat: Seat, points: int, start: QPointF, end: QPointF, landed: Callable[[], None]) -> None:
        """Send points on their way; `landed` is called when they arrive, at once without animation."""
        speed = SPEEDS[settings().values.animation]
        if not speed or not self._host.isVisible():
            landed()
            return
        clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=round(FLIGHT * speed))
        clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        flight = _Flight(seat, points, start, end, clock, landed)

        clock.valueChanged.connect(lambda share: self._move(flight, share))
        clock.finished.connect(lambda: self._arrive(flight))
        self._flights.append(flight)
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        clock.start()

    def land(self) -> None:
        """Let everything in the air arrive at once."""
        for flight in list(self._flights):
            flight.clock.stop()
            self._arrive(flight)

    def _arrive(self, flight: _Flight) -> None:
        self._flights.remove(flight)
        flight.clock.deleteLater()
        self.setVisible(bool(self._flights))
        flight.landed()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for flight in self._flights:
            colour, slip = seat_colour(flight.seat.colour), flight.place()
            p.setOpacity(min(1.0, 6 * flight.share + 0.2))
            shadow(p, rounded(slip, HIGH / 2), 8, 0.5)
            paint(p, rounded(slip, HIGH / 2), colour.fill)
            stroke(p, rounded(slip, HIGH / 2), colour.dark, 2)
            write(
                p,
                slip.adjusted(0, -2, 0, -2),
                f"{flight.points:+d}",
                serif(22, BOLD, fixed=True),
                readable_on(colour.fill),
                CENTRE,
            )

    def _move(self, flight: _Flight, share: float) -> None:
        old = flight.place()
        flight.share = share
        self.update(old.united(flight.place()).adjusted(-16, -16, 16, 20).toAlignedRect())
