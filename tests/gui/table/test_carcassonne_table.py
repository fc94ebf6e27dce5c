"""A real game at the table: Carcassonne with bots that think in a process of their own."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

import engine
from engine.core.match import Seat
from gui import games
from gui.table.view import TableView


def test_bots_play_carcassonne(qtbot: QtBot) -> None:
    seats = [Seat("Ann", player="easy"), Seat("Ben", player="random")]
    match = engine.new_match("carcassonne", seats, seed=3)
    table = TableView(match, games.face("carcassonne"))
    qtbot.addWidget(table, before_close_func=lambda widget: widget.shut())
    table.resize(1280, 800)
    table.show()
    qtbot.waitUntil(lambda: len(match.entries) >= 4, timeout=30_000)
    assert len({entry.seat for entry in match.entries}) == 2
    assert table.furniture.log.model.rows
    table.referee.pause()
    assert not table.referee.is_thinking
