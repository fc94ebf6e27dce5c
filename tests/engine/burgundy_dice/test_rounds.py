"""Rolls, time, phases and the end of the game."""

from __future__ import annotations

import pytest

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.values import DiceRolled, GameOver, Mark, PhaseEnded, Sell, TurnShown
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from engine.core.save import dumps, loads
from tests.engine.burgundy_dice.table import (
    ANN,
    BEN,
    BLUE,
    GREEN,
    GREY,
    NAMES,
    ORANGE,
    VIOLET,
    YELLOW,
    Table,
    with_columns,
)

ANY = (1, 2, VIOLET, GREY)


def rounds_of(match: Match) -> list[DiceRolled]:
    return [event for entry in match.entries for event in entry.events if isinstance(event, DiceRolled)]


def played(players: int, seed: int) -> Match:
    match = new_match(SPEC, NAMES[:players], seed=seed)
    luck = Chance.start(seed)
    while not match.over:
        match.play(luck.pick("action", match.actions()))
    return match


@pytest.mark.rule("BDG-020")
@pytest.mark.parametrize("seed", range(8))
def test_three_phases_of_five_to_ten_rounds(seed: int) -> None:
    rolls = rounds_of(played(2, seed))
    for phase in range(3):
        rounds = [roll.round for roll in rolls if roll.phase == phase]
        assert rounds == list(range(1, len(rounds) + 1))
        assert 5 <= len(rounds) <= 10
    assert [roll.phase for roll in rolls] == sorted(roll.phase for roll in rolls)


@pytest.mark.rule("BDG-020")
def test_five_rounds_of_double_and_ten_of_single_hourglasses() -> None:
    table = Table(*[(*ANY, 2)] * 5, *[(*ANY, 1)] * 10)
    for _ in range(5):
        assert table.game.state.phase == 0
        table.pass_all()
    for _ in range(10):
        assert table.game.state.phase == 1
        table.pass_all()
    assert table.game.state.phase == 2


@pytest.mark.rule("BDG-021")
def test_the_order_of_a_round() -> None:
    table = Table((5, 6, BLUE, BLUE, 2))
    table.give("goods", seat=BEN)
    roll = table.of(DiceRolled)[0]
    assert (roll.numbers, roll.colours, roll.hourglasses, roll.crossed) == ((5, 6), (BLUE, BLUE), 2, 2)
    assert roll.reveals
    assert table.game.state.boxes == 2
    asked = []
    while table.game.state.round == 1:
        asked.append((table.seat, table.asks))
        table.play(table.match.actions()[-1])
    assert asked == [
        (ANN, "mark_hex"),
        (ANN, "finish_turn"),
        (BEN, "sell_goods"),
        (BEN, "mark_hex"),
        (BEN, "finish_turn"),
    ]
    kinds = [event.kind for event in table.events]
    assert kinds.index("turn_ended") < kinds.index("turn_shown") < kinds.index("dice_rolled")


@pytest.mark.rule("BDG-022")
def test_there_is_one_time_for_all() -> None:
    table = Table((*ANY, 1), (*ANY, 2), players=3)
    assert table.game.state.boxes == 1
    table.pass_all()
    assert table.game.state.boxes == 3


@pytest.mark.rule("BDG-023", "BDG-024", "BDG-070")
def test_example_the_last_box_and_a_double_hourglass() -> None:
    table = Table(*[(*ANY, 1)] * 9, (5, 6, BLUE, BLUE, 2), (*ANY, 1))
    for _ in range(8):
        table.pass_all()
    table.give("goods")
    table.put(h26=5)
    table.pass_all()
    roll = table.of(DiceRolled)[0]
    assert (roll.phase, roll.hourglasses, roll.crossed) == (0, 2, 1)
    assert table.game.state.boxes == 10
    table.sell(1)
    table.mark("h31", 5)
    table.end()
    table.turn()
    assert (ANN, "goods", 2) in table.scored
    assert (ANN, BLUE, 4) in table.scored  # a region of two in phase I
    assert table.sheet().columns == ((1, 2, 4), (), ())
    assert table.of(PhaseEnded)[0].phase == 0
    assert (table.game.state.phase, table.game.state.boxes, table.game.state.round) == (1, 1, 1)
    assert table.of(DiceRolled)[0].phase == 1


@pytest.mark.rule("BDG-025", "BDG-120")
def test_all_dice_are_there_for_everyone_whatever_the_others_use() -> None:
    table = Table((1, 2, VIOLET, BLUE, 1), players=3)
    offered = []
    for _ in range(3):
        offered.append(table.marks())
        table.turn(("h33", 1))
    assert offered[0] == offered[1] == offered[2]
    assert table.game.state.numbers != ()


@pytest.mark.rule("BDG-026")
def test_a_round_ends_when_everyone_has_finished() -> None:
    table = Table((1, 2, VIOLET, BLUE, 1), players=3)
    table.turn(("h33", 1))
    table.turn()
    assert table.of(TurnShown) == []
    table.turn(("h32", 2))
    assert [(event.seat, event.worker) for event in table.of(TurnShown)] == [
        (0, False),
        (1, True),
        (2, False),
    ]
    assert table.seat == ANN


@pytest.mark.rule("BDG-090", "BDG-085")
def test_the_last_round_counts_to_its_end() -> None:
    table = Table((3, 4, GREY, YELLOW, 2))
    table.phase(3, boxes=10, round=9)
    table.put(h26=5, h31=5, h30=3, h03=3, h04=3)
    table.put(h20=1, h14=1, h08=1)
    table.turn(("h34", 4))
    table.turn(("h28", 3))
    assert table.match.over
    assert (ANN, GREY, 2) in table.scored
    assert (ANN, "colours", 3) in table.scored
    assert (BEN, YELLOW, 2) in table.scored
    assert table.of(GameOver)[0].winners == (ANN,)
    assert table.sheet().columns[2] == (2, 3)


@pytest.mark.rule("BDG-091", "BDG-057")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_total_is_the_sum_of_three_subtotals(players: int) -> None:
    match = played(players, 3)
    ended = [event for entry in match.entries for event in entry.events if isinstance(event, PhaseEnded)]
    assert [event.phase for event in ended] == [0, 1, 2]
    for seat, sheet in enumerate(match.game.state.sheets):
        assert [sum(column) for column in sheet.columns] == [event.subtotals[seat] for event in ended]
        assert sum(sum(column) for column in sheet.columns) == match.scores()[seat]


@pytest.mark.rule("BDG-092", "BDG-001")
def test_most_points_then_more_unused_bonuses_then_a_shared_victory() -> None:
    table = Table(players=3)
    points = ((10,), (5,), ())
    for seat in range(3):
        table.set_sheet(seat, with_columns(table.sheet(seat), *points))
    assert table.match.ranking() == [[0, 1, 2]]
    table.give("goods", seat=BEN)
    assert table.match.ranking() == [[BEN], [0, 2]]
    table.give("worker", 2, seat=ANN)
    table.set_sheet(ANN, table.sheet(ANN).spent("worker"))
    assert table.match.ranking() == [[ANN, BEN], [2]]
    table.set_sheet(2, with_columns(table.sheet(2), (16,), (), ()))
    assert table.match.ranking()[0] == [2]


@pytest.mark.rule("BDG-093")
def test_unused_bonuses_are_worth_no_points() -> None:
    table = Table((1, 2, GREY, GREY, 1))
    table.phase(3, boxes=10, round=8)
    for bonus in ("monk", "silver", "goods", "worker"):
        table.give(bonus, 2)
    table.pass_all()
    assert table.match.over
    assert table.match.scores() == [1, 1]


@pytest.mark.rule("BDG-121")
def test_a_saved_game_goes_on_with_the_same_dice() -> None:
    match = new_match(SPEC, NAMES[:2], seed=5)
    luck = Chance.start(1)
    for _ in range(20):
        match.play(luck.pick("action", match.actions()))
    again = loads({SPEC.id: SPEC}, dumps(match))
    choices = [luck.copy(), luck.copy()]
    for one, chance in zip((match, again), choices, strict=True):
        while not one.over:
            one.play(chance.pick("action", one.actions()))
    assert rounds_of(match) == rounds_of(again)
    assert match.digest() == again.digest()


@pytest.mark.rule("BDG-123")
def test_a_turn_can_be_taken_back_until_it_is_confirmed() -> None:
    table = Table((1, 2, VIOLET, GREEN, 2), players=2)
    before = table.match.digest()
    table.mark("h33", 1)
    assert table.asks == "finish_turn"
    assert table.match.barrier is None
    table.match.undo()
    assert table.match.digest() == before
    assert Mark("h33", 1) in table.match.actions()
    assert Sell(1) not in table.match.actions()
    table.turn(("h33", 1))
    assert table.match.barrier is None  # only the last seat's confirmation brings something to light
    table.turn()
    assert table.match.barrier is not None


@pytest.mark.rule("BDG-120")
def test_the_order_of_the_seats_changes_nothing() -> None:
    """Two seats that make the same marks in another order come out with exchanged sheets."""
    rolls = [(1, 5, VIOLET, BLUE, 1), (2, 6, VIOLET, BLUE, 1), (2, 6, YELLOW, ORANGE, 1)]
    plans = [[("h33", 1), ("h32", 2)], [("h26", 5), ("h31", 6)]]
    results = []
    for order in ((0, 1), (1, 0)):
        table = Table(*rolls)
        for number in range(2):
            for plan in order:
                table.turn(plans[plan][number])
        sheets, scores = table.game.state.sheets, table.match.scores()
        results.append([(sheets[order.index(plan)], scores[order.index(plan)]) for plan in (0, 1)])
    assert results[0] == results[1]
    assert [score for _, score in results[0]] == [5, 5]
