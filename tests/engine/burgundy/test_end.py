"""The final scoring and the ranking."""

from __future__ import annotations

import pytest

from engine.burgundy.scoring import leftovers
from engine.burgundy.values import GameOver
from engine.core.values import Part, Scored
from tests.engine.burgundy.table import ANN, BEN, CLEO, Table


def last_round(players: int = 2) -> Table:
    """A table in the last round of the last phase, where nobody has anything."""
    table = Table(players=players)
    while (table.game.state.phase, table.game.state.round) != (4, 4):
        table.finish_round()
    for seat in range(players):
        table.give(seat, goods={}, silver=0, workers=0)
    return table


@pytest.mark.rule("COB-177", "COB-178", "COB-179", "COB-185")
def test_leftovers() -> None:
    """EXAMPLE of COB-185."""
    table = last_round()
    table.give(ANN, goods={"red": 1, "pink": 1}, silver=3, workers=1)
    table.finish_game()  # everyone takes four workers more
    scored = [event for event in table.of(Scored) if event.seat == ANN]
    assert [(event.source, event.points) for event in scored] == [("leftovers", 7)]
    assert scored[0].parts == (Part("goods", 2), Part("silver", 3), Part("worker_pairs", 2))
    assert table.points == [7, 2]


@pytest.mark.rule("COB-179")
@pytest.mark.parametrize(("workers", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_an_odd_worker_brings_nothing(workers: int, points: int) -> None:
    table = Table().give(goods={}, silver=0, workers=workers)
    assert sum(part.points for part in leftovers(table.game, ANN)) == points


@pytest.mark.rule("COB-180")
def test_monasteries_score_after_the_leftovers_each_as_a_named_part() -> None:
    table = last_round()
    table.lay(ANN, {"h12": "bank", "h26": "bank"}, "monastery_22", "monastery_25")
    table.give(ANN, sold={"red": 3})
    table.finish_game()
    scored = [(e.source, e.points, e.parts) for e in table.of(Scored) if e.seat == ANN]
    assert scored == [
        ("leftovers", 2, (Part("worker_pairs", 2),)),
        ("monasteries", 8, (Part("monastery_22", 2, 4),)),
        ("monasteries", 3, (Part("monastery_25", 3, 1),)),
    ]
    kinds = [event.kind for event in table.events]
    assert kinds.index("final_scoring") < kinds.index("scored")
    assert kinds[-1] == "game_over"


@pytest.mark.rule("COB-181")
def test_stored_tiles_bring_nothing() -> None:
    table = last_round()
    table.give(ANN, storage=["monastery_22", "watchtower", "cow_4"]).lay(ANN, {"h12": "bank"})
    table.finish_game()
    assert table.points == [2, 2]


@pytest.mark.rule("COB-182")
def test_most_points_win() -> None:
    table = last_round(3)
    table.give(BEN, silver=9).give(CLEO, silver=4)
    table.finish_game()
    assert table.match.ranking() == [[BEN], [CLEO], [ANN]]
    assert table.of(GameOver) == [GameOver((BEN,))]


@pytest.mark.rule("COB-183")
def test_a_tie_goes_to_more_empty_spaces() -> None:
    table = last_round(3)
    table.lay(CLEO, {"h25": "monastery_20"}).lay(BEN, {"h25": "monastery_20", "h30": "monastery_20"})
    table.finish_game()
    assert table.points == [2, 2, 2]
    assert table.match.ranking() == [[ANN], [CLEO], [BEN]]


@pytest.mark.rule("COB-184")
def test_a_further_tie_goes_to_who_comes_later() -> None:
    table = last_round(3)
    table.game.state.bridge[:] = [(ANN,), (), (BEN, CLEO), (), (), (), ()]
    table.finish_game()
    assert table.points == [2, 2, 2]
    assert table.match.ranking() == [[ANN], [BEN], [CLEO]]
