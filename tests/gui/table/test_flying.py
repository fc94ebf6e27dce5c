"""Points fly from where they were won to the score."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from engine.core.match import Seat
from engine.core.values import Scored
from gui.kit.settings import settings
from gui.table.view import TableView
from tests.gui.table.tables import press, sit_down
from tests.gui.table.toy import Plant, Water, garden


class _Flights:
    """Listens to what flies."""

    def __init__(self, table: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
        self.flown: list[tuple[str, int, QPointF]] = []
        fly = table.furniture.flying.fly

        def listen(seat: Seat, points: int, start: QPointF, end: QPointF, landed: Any) -> None:
            self.flown.append((seat.name, points, start))
            fly(seat, points, start, end, landed)

        monkeypatch.setattr(table.furniture.flying, "fly", listen)


def test_points_without_a_place_fly_from_the_middle(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(qtbot, garden())
    flights = _Flights(table, monkeypatch)
    won = [Scored(1, "flowers", 3, (), (), "TOY-004"), Scored(1, "harvest", 4, (), (), "TOY-005")]
    table.display.fly(won)
    middle = QPointF(table.furniture.board.free_rect().center())
    assert flights.flown == [("Ben", 7, middle)]


def test_points_with_a_place_fly_from_there(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = garden()
    match.play(Plant(8))
    table = sit_down(qtbot, match)
    flights = _Flights(table, monkeypatch)
    press(qtbot, table, "Pour 1")
    eye, bed = table.furniture.eye, table.furniture.board.beds[8]  # type: ignore[attr-defined]
    [(name, points, start)] = flights.flown
    assert (name, points) == ("Ann", 5)
    assert QRectF(eye.mapFromScene(bed.rect()).boundingRect()).contains(start)


def test_what_is_in_the_air_lands_when_it_is_cut_short(qtbot: QtBot) -> None:
    settings().change(animation="slow")
    table = sit_down(qtbot, garden())
    card = table.furniture.seats.cards[0]
    table.match.play(Plant(0))
    table.match.play(Water(2))
    table.display.show(counting=True)
    assert card.shown_score == 0
    table.display.fly(table.match.entries[-1].events)
    settings().change(animation="off")
    table.furniture.flying.land()
    assert card.shown_score == 8


def test_a_score_that_no_event_explains_is_shown_all_the_same(qtbot: QtBot) -> None:
    table = sit_down(qtbot, garden())
    table.match.play(Plant(0))
    table.match.play(Water(2))
    table.display.show(counting=True)
    table.display.fly(())
    assert table.furniture.seats.cards[0].shown_score == 8
