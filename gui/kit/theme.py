"""Colours of the room by day and by night, and the colours of the players."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPainterPath, QPen

from gui.kit import resources
from gui.kit.paths import oval, poly, rounded, star
from gui.kit.settings import SettingsStore, settings


@cache
def palette() -> dict[str, Any]:
    """``resources/palette.json``: rooms, players, and a set of colours for each game."""
    data: dict[str, Any] = json.loads(resources.path("palette.json").read_text(encoding="utf-8"))
    return data


# ---------------------------------------------------------------- the room


@dataclass(frozen=True)
class Theme:
    """Every colour of the room at one time of day."""

    night: bool
    table_dark: QColor
    table_light: QColor
    felt: QColor
    parchment: QColor
    parchment_edge: QColor
    ink: QColor
    ink_faded: QColor
    rule: QColor
    gold: QColor
    glow: QColor
    refuse: QColor
    wood: QColor
    paper: QColor  # face of buttons and fields, lit side
    paper_edge: QColor  # the same, shaded side
    trough: QColor  # what a switch or a scroll bar slides in
    link: QColor  # words that can be clicked
    line: QColor  # the ink line around buttons and cards

    @property
    def name(self) -> str:
        return "night" if self.night else "day"


def colour(text: str) -> QColor:
    """A colour as the palette writes it: #RRGGBB or #RRGGBBAA (Qt would put the alpha first)."""
    return QColor(f"#{text[7:]}{text[1:7]}") if len(text) == 9 else QColor(text)


@cache
def _room(night: bool) -> Theme:
    room = palette()["room_night" if night else "room"]
    return Theme(night, **{f.name: colour(room[f.name]) for f in fields(Theme) if f.name != "night"})


def theme() -> Theme:
    """The theme in force: the player's choice, or what the system shows."""
    choice = settings().values.theme
    if choice == "system":
        app = QGuiApplication.instance()
        hints = QGuiApplication.styleHints() if app else None
        return _room(hints is not None and hints.colorScheme() == Qt.ColorScheme.Dark)
    return _room(choice == "night")


class ThemeSignals(QObject):
    """Says when anything changed that pictures depend on: theme, text size, players' colours."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._store: SettingsStore | None = None
        self._seen: tuple[object, ...] = ()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._look)

    def follow(self, store: SettingsStore) -> None:
        """Listen to this store, and no longer to an earlier one."""
        if self._store is store:
            return
        if self._store is not None:
            self._store.changed.disconnect(self._look)
        self._store = store
        store.changed.connect(self._look)
        self._look()

    def _look(self) -> None:
        values = settings().values
        seen = (theme().night, values.text_scale, values.colour_blind)
        if seen != self._seen:
            first = not self._seen
            self._seen = seen
            if not first:
                self.changed.emit()


_signals: ThemeSignals | None = None


def theme_signals() -> ThemeSignals:
    """The one object that tells of changes; needs a running application."""
    global _signals
    if _signals is None:
        _signals = ThemeSignals()
    _signals.follow(settings())
    return _signals


# ---------------------------------------------------------------- players


@dataclass(frozen=True)
class SeatColour:
    """A player's colour; the mark says the same without colour."""

    id: str
    fill: QColor
    dark: QColor
    mark: str

    @property
    def line(self) -> QColor:
        """An outline that sets the colour off the paper: dark by day, pale by night."""
        room = theme()
        return room.ink_faded if room.night else self.dark


@cache
def _seat_colours(colour_blind: bool) -> dict[str, SeatColour]:
    other = palette()["players_colour_blind"] if colour_blind else {}
    seats = [player | other.get(player["id"], {}) for player in palette()["players"]]
    return {s["id"]: SeatColour(s["id"], colour(s["fill"]), colour(s["dark"]), s["mark"]) for s in seats}


def seat_colours() -> tuple[SeatColour, ...]:
    """All colours a player can take, in the order they are offered."""
    return tuple(_seat_colours(settings().values.colour_blind).values())


def seat_colour(id: str) -> SeatColour:
    return _seat_colours(settings().values.colour_blind)[id]


def mark_path(mark: str, rect: QRectF) -> QPainterPath:
    """The shape that goes with a player's colour, filling the rectangle's inner square."""
    r = min(rect.width(), rect.height()) / 2
    x, y = rect.center().x(), rect.center().y()
    match mark:
        case "circle":
            return oval(x, y, r * 0.86)
        case "triangle":
            return poly((x, y - r * 0.95), (x + r * 0.98, y + r * 0.78), (x - r * 0.98, y + r * 0.78))
        case "square":
            return rounded(QRectF(x - r * 0.77, y - r * 0.77, r * 1.54, r * 1.54), r * 0.08)
        case "diamond":
            return poly((x, y - r), (x + r * 0.88, y), (x, y + r), (x - r * 0.88, y))
        case "star":
            return star(x, y + r * 0.06, r * 1.06, inner=0.45)
        case "cross":
            a, b = r * 0.32, r * 0.9
            half = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a)]
            return poly(*((x + s * dx, y + s * dy) for s in (1, -1) for dx, dy in half))
    raise ValueError(f"no such mark: {mark}")


def paint_mark(
    p: QPainter, mark: str, rect: QRectF, fill: QColor | str = "#FFF7E2", line: QColor | str | None = None
) -> None:
    """A player's mark; ``line`` gives it an outline."""
    width = min(rect.width(), rect.height()) * 0.08
    outline = QPen(QColor(line), width) if line is not None else QPen(Qt.PenStyle.NoPen)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(outline)
    p.setBrush(QColor(fill))
    p.drawPath(mark_path(mark, rect))
