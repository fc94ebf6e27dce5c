"""Choosing one of a few, and on or off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from gui.kit.fonts import REGULAR, SEMIBOLD, sans, scale
from gui.kit.icons import paint_icon
from gui.kit.paint import CENTRE, INK, LEFT, clear, paint, plate, shadow, stroke, write
from gui.kit.paths import oval, rounded
from gui.kit.theme import theme, theme_signals
from gui.kit.widgets.focus import RING, Ringed


class _Slip(Ringed, QRadioButton):
    """One choice; the chosen one lies on top as a slip of brass."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(text.replace("&", "&&"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def words(self) -> str:
        return self.text().replace("&&", "&")

    def sizeHint(self) -> QSize:
        metrics, s = QFontMetricsF(sans(16, SEMIBOLD)), scale()
        return QSize(
            round(metrics.horizontalAdvance(self.words()) + 26 * s), round(metrics.height() + 14 * s)
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        chosen, radius, room = self.isChecked(), 7 * scale(), theme()
        if chosen:
            shape = rounded(cell, radius)
            shadow(p, shape, 2.5, 0.4)
            plate(p, shape, "#F8DE98", "#CF9C3C")
            stroke(p, shape, clear(INK, 0.75), 1)
            stroke(p, rounded(cell.adjusted(1.3, 1.3, -1.3, -1.3), radius - 1), clear("#FFFFFF", 0.4), 1)
        elif self.underMouse():
            paint(p, rounded(cell, radius), clear(room.glow, 0.18))
        self.paint_ring(p, cell, radius)
        ink = INK if chosen else room.ink
        write(
            p,
            cell.adjusted(0, -1, 0, -1),
            self.words(),
            sans(16, SEMIBOLD if chosen else REGULAR),
            ink,
            CENTRE,
        )


class Switch(QWidget):
    """A row of choices, one of them chosen. Arrow keys move the choice.

    Signals:
        changed: the key of the new choice, when the player changes it.
    """

    changed = Signal(str)

    def __init__(
        self,
        choices: Sequence[tuple[str, str]],
        value: str = "",
        parent: QWidget | None = None,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        self._slips: dict[str, _Slip] = {}
        for key, text in choices:
            slip = _Slip(text, self)
            slip.setAccessibleDescription(name)
            slip.clicked.connect(lambda _=False, key=key: self.changed.emit(key))
            row.addWidget(slip, 1)
            self._slips[key] = slip
        self.set_value(value or choices[0][0])
        theme_signals().changed.connect(self._refresh)

    def value(self) -> str:
        return next(key for key, slip in self._slips.items() if slip.isChecked())

    def set_value(self, key: str) -> None:
        """Choose without telling anyone."""
        self._slips[key].setChecked(True)
        self.setFocusProxy(self._slips[key])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = list(self._slips)
        step = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(keys) - 1}.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
            return
        self._slips[keys[step]].setFocus(Qt.FocusReason.TabFocusReason)
        self._slips[keys[step]].click()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        trough = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10 * scale())
        paint(p, trough, theme().trough)
        stroke(p, trough, clear(theme().rule, 0.8), 1)

    def _refresh(self) -> None:
        for slip in self._slips.values():
            slip.updateGeometry()
        self.updateGeometry()
        self.update()


class Toggle(Ringed, QCheckBox):
    """On or off, with its name beside it; ``toggled`` tells of changes."""

    def __init__(
        self, text: str = "", on: bool = False, parent: QWidget | None = None, name: str = ""
    ) -> None:
        super().__init__(parent)
        self.setText(text.replace("&", "&&"))
        if name:
            self.setAccessibleName(name)
        self.setChecked(on)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme_signals().changed.connect(self._refresh)

    def words(self) -> str:
        return self.text().replace("&&", "&")

    def sizeHint(self) -> QSize:
        metrics, s = QFontMetricsF(sans(16)), scale()
        words = metrics.horizontalAdvance(self.words()) + 12 * s if self.words() else 0
        return QSize(round(46 * s + 2 * RING + words), round(max(26 * s, metrics.height()) + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            p.setOpacity(0.45)
        s, room, on = scale(), theme(), self.isChecked()
        rail = QRectF(RING, (self.height() - 24 * s) / 2, 44 * s, 24 * s)
        shape = rounded(rail, 12 * s)
        if on:
            plate(p, shape, "#F0C25A", "#B98524")
        else:
            paint(p, shape, room.trough)
        stroke(p, shape, room.line if on and not room.night else room.rule, 1.1)
        knob = oval(rail.right() - 12 * s if on else rail.left() + 12 * s, rail.center().y(), 9 * s)
        shadow(p, knob, 2, 0.4)
        paint(p, knob, "#FFFDF2", "#E6D5AC")
        stroke(p, knob, clear(INK, 0.7), 1)
        if on:  # the position alone says it, the tick says it twice
            tick = QRectF(rail.left() + 6 * s, rail.center().y() - 6 * s, 12 * s, 12 * s)
            paint_icon(p, "check", tick, INK)
        self.paint_ring(p, rail, 12 * s)
        if self.words():
            place = QRectF(rail.right() + 10 * s, 0, self.width() - rail.right() - 10 * s, self.height() - 1)
            write(p, place, self.words(), sans(16), room.ink, LEFT)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
