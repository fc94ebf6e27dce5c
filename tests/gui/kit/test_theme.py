"""Day and night, players' colours for all eyes, and a look that leaves nothing stock."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.kit import resources, style
from gui.kit.paint import contrast
from gui.kit.settings import SettingsStore, settings, use_settings
from gui.kit.theme import mark_path, seat_colour, seat_colours, theme, theme_signals
from gui.kit.widgets.text import Label


def test_the_theme_follows_the_settings(store: SettingsStore, qtbot: QtBot, qapp: QApplication) -> None:
    day = theme()
    with qtbot.waitSignal(theme_signals().changed):
        store.change(theme="night")
    assert theme().night
    assert theme().ink != day.ink
    assert qapp.palette().windowText().color() == theme().ink
    assert theme().name == "night"


def test_text_size_and_players_colours_are_told_too(store: SettingsStore, qtbot: QtBot) -> None:
    with qtbot.waitSignal(theme_signals().changed):
        store.change(text_scale=1.5)
    with qtbot.waitSignal(theme_signals().changed):
        store.change(colour_blind=True)


def test_other_settings_do_not_repaint_the_room(store: SettingsStore, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(theme_signals().changed):
        store.change(volume=store.values.volume + 1)


def test_a_new_store_is_followed(qtbot: QtBot) -> None:
    theme_signals()
    use_settings(SettingsStore())
    theme_signals()
    with qtbot.waitSignal(theme_signals().changed):
        settings().change(theme="night")


@pytest.mark.parametrize("name", ["day", "night"])
def test_words_are_readable_on_paper(store: SettingsStore, name: str) -> None:
    store.change(theme=name)
    room = theme()
    for paper in (room.parchment, room.parchment_edge, room.paper, room.paper_edge):
        assert contrast(room.ink, paper) >= 7
    assert contrast(room.ink_faded, room.parchment) >= 4.5
    assert contrast(room.link, room.parchment) >= 4.5
    assert contrast(room.refuse, room.parchment) >= 4.5


def test_every_player_has_a_mark_of_his_own() -> None:
    assert len({seat.mark for seat in seat_colours()}) == len(seat_colours()) == 6
    areas = {_outline(mark_path(seat.mark, QRectF(0, 0, 40, 40))) for seat in seat_colours()}
    assert len(areas) == 6
    assert seat_colour("red").mark == "triangle"


def test_marks_stay_in_their_place() -> None:
    for seat in seat_colours():
        assert QRectF(-2, -2, 44, 44).contains(mark_path(seat.mark, QRectF(0, 0, 40, 40)).boundingRect())


def _outline(path: QPainterPath) -> str:
    points = [path.elementAt(i) for i in range(path.elementCount())]
    return ";".join(f"{point.x:.1f},{point.y:.1f}" for point in points)


# ---------------------------------------------------------------- eyes that see fewer colours

# Linear RGB as it appears without one kind of cone (Viénot, Brettel and Mollon; Brettel for blue).
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "no green cones": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
    "no blue cones": (
        (1.01277, 0.13548, -0.14826),
        (-0.01243, 0.86812, 0.14431),
        (0.07589, 0.80500, 0.11911),
    ),
}


@pytest.mark.parametrize("eye", EYES)
def test_colour_blind_players_can_tell_seats_apart(store: SettingsStore, eye: str) -> None:
    store.change(colour_blind=True)
    for one, other in combinations(seat_colours(), 2):
        assert _difference(one.fill, other.fill, eye) > 25, (one.id, other.id)


def test_the_usual_colours_would_not_do(store: SettingsStore) -> None:
    """The proof above is worth something: it fails for the colours it replaces."""
    assert (
        min(
            _difference(one.fill, other.fill, eye)
            for eye in EYES
            for one, other in combinations(seat_colours(), 2)
        )
        < 25
    )


def _difference(one: QColor, other: QColor, eye: str) -> float:
    """The distance of two colours in CIELAB, as the eye sees them."""
    return sum((a - b) ** 2 for a, b in zip(_lab(one, eye), _lab(other, eye), strict=True)) ** 0.5


def _lab(colour: QColor, eye: str) -> tuple[float, float, float]:
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour.getRgbF()[:3]]
    r, g, b = (min(1.0, max(0.0, sum(k * v for k, v in zip(row, linear, strict=True)))) for row in EYES[eye])
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# ---------------------------------------------------------------- the look


def test_the_style_sheet_grows_with_the_text(store: SettingsStore, qapp: QApplication) -> None:
    small = qapp.styleSheet()
    store.change(text_scale=2.0)
    assert qapp.styleSheet() != small
    assert qapp.font().pixelSize() == 2 * style.TEXT


def test_every_picture_the_style_sheet_names_exists(store: SettingsStore) -> None:
    for name in ("day", "night"):
        store.change(theme=name)
        sheet = style.sheet(theme(), 1.0)
        files = [part.split('")')[0] for part in sheet.split('url("')[1:]]
        assert files
        for file in files:
            assert Path(file).is_file()
            assert Path(file).parent == resources.path("icons")


def test_a_label_made_by_day_is_right_by_night(store: SettingsStore, qtbot: QtBot) -> None:
    """Also when the change comes before it was ever shown."""
    label = Label("Miriam")
    qtbot.addWidget(label)
    before = label.sizeHint()
    store.change(theme="night", text_scale=2.0)
    label.show()
    assert label.sizeHint().height() > 1.6 * before.height()
    light = max(label.grab().toImage().pixelColor(x, y).lightness() for x in range(40) for y in range(30))
    assert light > 180
