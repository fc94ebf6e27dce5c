"""Phases, rounds, the order of play and the bridge."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.burgundy.actions import EndTurn, PlaceTile, SpendWorker, TakeTile, TakeWorkers
from engine.burgundy.main_board import SPACES
from engine.burgundy.tiles import TILES
from engine.burgundy.values import DiceRolled, Gained, GoodLaid, PhaseBegan, PhaseEnded, TurnBegan
from tests.engine.burgundy.table import ANN, BEN, CLEO, Table


def kinds_on_display(table: Table) -> Counter[str]:
    tiles = table.game.state.depots.items()
    return Counter("black" if space[0] == "k" else TILES[tile].kind for space, tile in tiles)


@pytest.mark.rule("COB-025", "COB-043", "COB-038")
def test_25_rounds_with_one_turn_and_two_die_actions_each() -> None:
    table = Table(players=3)
    turns: Counter[int] = Counter([ANN])
    actions: Counter[int] = Counter()
    while not table.match.over:
        seat = table.seat
        action = next(a for a in table.match.actions() if a.kind in ("take_workers", "end_turn"))
        actions[seat] += action.kind == "take_workers"
        turns.update(e.seat for e in table.match.play(action) if isinstance(e, TurnBegan))
    assert turns == {0: 25, 1: 25, 2: 25}
    assert actions == {0: 50, 1: 50, 2: 50}


@pytest.mark.rule("COB-026", "COB-027", "COB-028")
def test_a_new_phase_clears_the_tiles_and_keeps_the_goods() -> None:
    table = Table()
    while table.game.state.round < 4:
        table.finish_round()
    before = dict(table.game.state.depots)
    goods = [*table.game.state.goods]
    table.finish_round()
    (event,) = table.of(PhaseBegan)
    assert event.phase == "b"
    assert dict(event.cleared) == before
    assert dict(event.laid) == table.game.state.depots
    assert len(event.laid) == 16
    assert event.reveals
    assert sum(map(len, table.game.state.goods)) == sum(map(len, goods)) + 1
    for space, tile in event.laid:
        colour = SPACES[space].colour
        assert colour == "black" or colour in TILES[tile].spaces


@pytest.mark.rule("COB-029", "COB-030", "COB-032")
def test_four_players_use_up_the_supplies() -> None:
    table = Table(players=4)
    laid: Counter[str] = Counter()
    for phase in range(5):
        found = kinds_on_display(table)
        assert found == {
            "building": 8,
            "ship": 4,
            "monastery": 4,
            "animal": 4,
            "mine": 2,
            "castle": 2,
            "black": 8,
        }
        laid += found
        while table.game.state.phase == phase and not table.match.over:
            table.finish_round()
    assert laid == {
        "building": 40,
        "ship": 20,
        "monastery": 20,
        "animal": 20,
        "mine": 10,
        "castle": 10,
        "black": 40,
    }
    assert not any(table.game.state.supplies.values())


@pytest.mark.rule("COB-191", "COB-193")
def test_three_players_in_phase_d() -> None:
    """EXAMPLE of COB-193."""
    table = Table(players=3)
    castles = []
    for phase in range(5):
        found = kinds_on_display(table)
        castles.append(found["castle"])
        if phase == 3:
            assert found == {
                "building": 6,
                "ship": 3,
                "monastery": 3,
                "animal": 3,
                "mine": 2,
                "castle": 1,
                "black": 6,
            }
        while table.game.state.phase == phase and not table.match.over:
            table.finish_round()
    assert castles == [2, 1, 2, 1, 2]


@pytest.mark.rule("COB-033")
def test_an_empty_supply_leaves_its_space_empty() -> None:
    table = Table()
    table.game.state.supplies["blue"] = ()
    while table.game.state.phase == 0:
        table.finish_round()
    assert "d1c" not in table.game.state.depots
    assert "d4b" not in table.game.state.depots
    assert len(table.game.state.depots) == 14


@pytest.mark.rule("COB-031", "COB-034", "COB-035")
def test_a_round_begins_with_all_dice_and_a_good() -> None:
    script: dict[str, list[Any]] = {
        "goods": ["red", "pink", "brown", "violet", "orange"],
        "dice 0": [1, 2, 3, 4],
        "dice 1": [5, 6, 6, 6],
        "white die": [3, 3],
    }
    table = Table(script=script)
    assert table.game.state.round_goods == ("pink", "brown", "violet", "orange")
    assert table.lying(3) == ("red",)
    table.finish_round()
    (rolled,) = table.of(DiceRolled)
    assert rolled.dice == ((3, 4), (6, 6))
    assert rolled.white == 3
    assert rolled.reveals
    assert table.of(GoodLaid) == [GoodLaid("pink", 3)]
    assert table.lying(3) == ("red", "pink")
    assert table.game.state.round_goods == ("brown", "violet", "orange")


@pytest.mark.rule("COB-036")
def test_the_white_die_belongs_to_nobody() -> None:
    table = Table(dice=(1, 2), script={"white die": [5]}).give(workers=3)
    assert {a.die for a in table.offered(TakeTile)} <= {0, 1}
    assert {a.die for a in table.offered(SpendWorker)} == {0, 1}
    assert table.refused(TakeTile(2, "d5b")) == "COB-043"
    assert table.refused(SpendWorker(2, 1)) == "COB-048"


@pytest.mark.rule("COB-037", "COB-039", "COB-041", "COB-042", "COB-092", "COB-093")
def test_the_bridge_decides_who_comes_next() -> None:
    """EXAMPLE of COB-042."""
    table = Table(players=3).wares()
    for seat in (ANN, BEN):
        table.roll(seat, 2, 2)
        table.give(seat, storage=["ship"])
        table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    bridge = table.game.state.bridge
    assert bridge[1] == (ANN, BEN)
    assert bridge[0] == (CLEO,)
    assert table.seat == CLEO
    table.finish_round()
    assert table.game.state.order == (BEN, ANN, CLEO)
    assert table.seat == BEN
    (rolled,) = table.of(DiceRolled)
    assert rolled.order == (BEN, ANN, CLEO)


@pytest.mark.rule("COB-038")
def test_a_ship_changes_nothing_in_the_running_round() -> None:
    table = Table(players=3).wares()
    table.give(CLEO, storage=["ship"])
    for seat in (ANN, BEN):
        assert table.seat == seat
        table.play(TakeWorkers(0), TakeWorkers(1))
    table.roll(CLEO, 2, 2)
    table.play(PlaceTile(0, 0, "h18"))
    assert table.game.state.order == (ANN, BEN, CLEO)
    table.play(TakeWorkers(1))
    assert table.game.state.order == (CLEO, ANN, BEN)
    assert table.seat == CLEO


@pytest.mark.rule("COB-040", "COB-092")
def test_a_marker_stops_at_the_end_of_the_bridge() -> None:
    table = Table(dice=(2, 2)).give(storage=["ship"]).wares()
    table.game.state.bridge[:] = [(), (), (), (), (), (), (ANN, BEN)]
    table.play(PlaceTile(0, 0, "h18"))
    assert table.game.state.bridge[6] == (BEN, ANN)


@pytest.mark.rule("COB-100", "COB-129", "COB-172", "COB-173", "COB-175")
def test_mines_pay_at_the_end_of_a_phase() -> None:
    """EXAMPLE of COB-175."""
    table = Table(phase="b")
    table.lay(ANN, {"h25": "mine", "h30": "mine", "h34": "mine"}, "monastery_2")
    table.lay(BEN, {"h25": "mine"})
    silver, workers = table.estate().silver, table.estate().workers
    for round in range(5):
        assert table.game.state.round == round
        assert table.estate().silver == silver
        before = table.estate().workers
        table.finish_round()
    assert [e.phase for e in table.of(PhaseEnded)] == ["b"]
    assert table.game.state.phase == 2
    assert table.estate().silver == silver + 3
    assert table.estate().workers == before + 4 + 3
    assert workers < before
    assert table.estate(BEN).silver == 2
    paid = [(e.seat, e.silver, e.workers, e.cause) for e in table.of(Gained) if e.cause != "workers"]
    assert paid == [(ANN, 3, 0, "mine"), (ANN, 0, 3, "monastery_2"), (BEN, 1, 0, "mine")]


@pytest.mark.rule("COB-174", "COB-176")
def test_mines_pay_once_more_before_the_final_scoring() -> None:
    table = Table(phase="e")
    table.lay(ANN, {"h25": "mine", "h30": "mine"})
    table.give(ANN, workers=0, silver=0, goods={}).give(BEN, workers=0, silver=0, goods={})
    table.finish_game()
    assert table.match.over
    kinds = [event.kind for event in table.events]
    assert kinds.index("phase_ended") < kinds.index("final_scoring")
    assert table.estate().silver == 2


def test_a_turn_ends_by_itself_when_nothing_more_can_be_done() -> None:
    table = Table().give(silver=1).play(TakeWorkers(0), TakeWorkers(1))
    assert table.seat == BEN
    table = Table().give(silver=2).play(TakeWorkers(0), TakeWorkers(1))
    assert table.seat == ANN
    table.play(EndTurn())
    assert table.seat == BEN


def test_rolls_and_refills_stop_the_undo_and_nothing_else_does() -> None:
    table = Table()
    table.play(TakeWorkers(0))
    assert table.match.barrier is None
    table.play(TakeWorkers(1))
    assert table.match.barrier is None
    table.finish_round()
    assert isinstance(table.match.barrier, DiceRolled)
    while table.game.state.phase == 0:
        table.finish_round()
    assert isinstance(table.match.barrier, PhaseBegan)
