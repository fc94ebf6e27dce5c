"""The list that log and sums are written in."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.core.match import Seat
from gui.kit.settings import settings
from gui.table.face import Line
from gui.table.lines import LineList, LineModel, Row

LONG = "Ann lays a tile that closes a city, a road and a monastery all at once"


def shown(qtbot: QtBot, rows: int) -> tuple[LineModel, LineList]:
    model = LineModel([Seat("Ann", "yellow"), Seat("Ben", "red")])
    lines = LineList(model, "What happened", grows=True)
    qtbot.addWidget(lines)
    lines.resize(260, 300)
    with qtbot.waitExposed(lines):
        lines.show()
    model.show([Row(Line(0, LONG, points=((0, number),)), number) for number in range(rows)])
    lines.show_newest()
    return model, lines


def test_only_new_rows_are_measured(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    model, lines = shown(qtbot, 300)
    measured = []
    measure = lines._painter.size_of
    monkeypatch.setattr(lines._painter, "size_of", lambda row: measured.append(row) or measure(row))
    newest = Row(Line(1, LONG), 301)
    model.add([newest])
    lines.show_newest()
    lines.resize(260, 240)
    assert measured == [newest]
    place = lines.visualRect(model.index(300, 0))
    assert place.height() == measure(newest).height()
    assert lines.viewport().rect().contains(place.center())
    assert lines.verticalScrollBar().value() == lines.verticalScrollBar().maximum()


def test_rows_grow_with_the_text_and_with_less_room(qtbot: QtBot) -> None:
    model, lines = shown(qtbot, 3)
    before = lines.visualRect(model.index(0, 0)).height()
    lines.resize(160, 300)
    narrow = lines.visualRect(model.index(0, 0)).height()
    assert narrow > before
    settings().change(text_scale=1.5)
    assert lines.visualRect(model.index(0, 0)).height() > narrow
