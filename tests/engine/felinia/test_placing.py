"""Sections 3 and 4 of the ledger: the round, and placing stones."""

from __future__ import annotations

import pytest

from engine.felinia.actions import Board, Pass, PutStone
from engine.felinia.events import PhaseBegan, StonePlaced, StoneTakenBack
from tests.engine.felinia.table import ANN, BEN, CID, Table


@pytest.mark.rule("FEL-030")
def test_the_phases_come_one_after_the_other() -> None:
    table = Table(2)
    events = [event for event in table.events if isinstance(event, PhaseBegan)]
    table.put("market_1", *["board"] * 5)
    events += table.of(PhaseBegan)
    table.pass_until("place_stone")
    events += table.of(PhaseBegan)
    assert [event.phase for event in events] == [
        "placing",
        "trading",
        "exploring",
        "storing",
        "preparing",
        "placing",
    ]


@pytest.mark.rule("FEL-040", "FEL-044", "FEL-251")
def test_three_times_around_from_the_start_player() -> None:
    table = Table(3)
    placed = []
    while table.asked == "place_stone":
        assert Pass() not in table.match.actions()
        table.put("market_1")
        placed += table.of(StonePlaced)
    assert [event.seat for event in placed] == [ANN, BEN, CID] * 3
    assert [event.turn for event in placed] == [0] * 3 + [1] * 3 + [2] * 3
    assert table.asked == "buy_goods"


@pytest.mark.rule("FEL-041")
def test_a_stone_on_the_own_board_brings_one_two_or_three_silver() -> None:
    table = Table(2)
    table.give(ANN, silver=0)
    for silver in (1, 3, 6):
        table.put("board", "market_1")
        assert table.family(ANN).silver == silver
    assert table.of(StonePlaced)[0] == StonePlaced(ANN, "board", 2, 3)
    assert table.family(ANN).paid == (0, 1, 2)


@pytest.mark.rule("FEL-041", "FEL-007")
@pytest.mark.parametrize("silver", [4, 5])
def test_example_second_turn_with_four_or_five_silver(silver: int) -> None:
    """EXAMPLE: second placing turn, blue has 4 silver: 6.  With 5 also 6."""
    table = Table(2).put("market_1", "market_1")
    table.give(ANN, silver=silver).put("board")
    assert table.family(ANN).silver == 6
    assert table.of(StonePlaced)[0].silver == 6 - silver


@pytest.mark.rule("FEL-042", "FEL-051")
def test_example_red_on_top_of_blue_acts_first() -> None:
    """EXAMPLE: a market holds a blue token, red is placed on top of it; red will act first there."""
    table = Table(2).put("market_1", "market_1")
    assert table.state.stones["market_1"] == (ANN, BEN)
    table.put("board", "board", "board", "board")
    assert table.asked == "buy_goods"
    assert table.decision.seat == BEN


@pytest.mark.rule("FEL-043")
def test_stones_may_lie_anywhere_in_any_number() -> None:
    table = Table(2).put("market_2", "board", "market_2", "guild", "guild", "board")
    assert table.state.stones["guild"] == (BEN, ANN)
    assert table.state.stones["market_2"] == (ANN, ANN)
    assert table.family(BEN).paid == (0, 2)
    table = Table(4)
    for _ in range(3):
        for _ in range(4):
            assert len(table.offered(PutStone)) == 7
            table.put("market_5")
    assert len(table.of(StoneTakenBack)) == 8, "from twelve down to the four silver that Dot can raise"


@pytest.mark.rule("FEL-040")
def test_nothing_else_is_possible_while_placing() -> None:
    table = Table()
    assert table.why_not(Pass()) == ("FEL-040", "not_now")
    assert table.why_not(Board(0)) == ("FEL-073", "not_now")
