"""The judgement of a position: what a player would rather have is judged higher."""

from __future__ import annotations

import pytest

from tests.engine.burgundy.table import ANN, Table


def judged(table: Table) -> float:
    return table.game.points[ANN] + table.game.judge(ANN)


@pytest.mark.parametrize("phase", ["a", "c", "e"])
def test_more_is_better(phase: str) -> None:
    plain = Table(phase=phase).give(workers=1, silver=1, goods={"red": 1})
    for better in (
        Table(phase=phase).give(workers=3, silver=1, goods={"red": 1}),
        Table(phase=phase).give(workers=1, silver=2, goods={"red": 1}),
        Table(phase=phase).give(workers=1, silver=1, goods={"red": 2}),
        Table(phase=phase).give(workers=1, silver=1, goods={"red": 1}, storage=["ship"]),
        Table(phase=phase).give(workers=1, silver=1, goods={"red": 1}).lay(ANN, {"h25": "mine"}),
        Table(phase=phase).give(workers=1, silver=1, goods={"red": 1}).lay(ANN, {}, "monastery_5"),
    ):
        assert judged(better) > judged(plain)


@pytest.mark.parametrize("phase", ["a", "c", "e"])
def test_completing_an_area_beats_leaving_it_open(phase: str) -> None:
    almost = Table(phase=phase).lay(ANN, {"h25": "mine", "h30": "mine"}).give(storage=["mine"])
    almost.roll(ANN, 3, 3)
    before = judged(almost)
    action = next(action for action in almost.match.actions() if action.kind == "place_tile")
    almost.play(action)
    assert judged(almost) > before


def test_nothing_is_judged_before_the_boards_are_known() -> None:
    assert Table(options={"boards": "chosen"}).game.judge(ANN) == 0
