"""One player alone."""

from __future__ import annotations

import pytest

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.look import rating
from engine.burgundy_dice.values import CastlesShown, DiceRolled, TurnShown
from engine.core.chance import Chance
from engine.core.match import new_match
from tests.engine.burgundy_dice.table import ANN, BLUE, GREY, ORANGE, VIOLET, Table


@pytest.mark.rule("BDG-102")
@pytest.mark.parametrize("hourglasses", [1, 2])
def test_exactly_eight_rounds_a_phase_whatever_the_hourglasses_say(hourglasses: int) -> None:
    table = Table(*[(1, 2, VIOLET, GREY, hourglasses)] * 24, players=1)
    rounds = []
    while not table.match.over:
        rounds.append((table.game.state.phase, table.game.state.round))
        assert table.game.state.boxes == 0
        table.turn()
    assert rounds == [(phase, number) for phase in range(3) for number in range(1, 9)]


@pytest.mark.rule("BDG-102", "BDG-070")
def test_the_hourglass_die_is_rolled_for_selling_goods() -> None:
    table = Table((1, 2, VIOLET, GREY, 1), (1, 2, VIOLET, GREY, 2), players=1)
    table.give("goods")
    assert table.asks == "mark_hex"
    table.turn()
    assert table.of(DiceRolled)[0].crossed == 0
    assert table.asks == "sell_goods"


@pytest.mark.rule("BDG-057", "BDG-102")
def test_who_plays_alone_scores_at_once() -> None:
    table = Table((3, 3, "pasture", GREY, 1), players=1)
    table.mark("h28", 3)
    assert table.scored == [(ANN, "pasture", 2)]
    assert table.match.scores() == [3]
    table.end()
    assert table.scored == []
    assert table.match.scores() == [3]


@pytest.mark.rule("BDG-103", "BDG-104")
@pytest.mark.parametrize(("phase", "points"), [(1, 4), (2, 4), (3, 2)])
def test_example_blue_is_completed(phase: int, points: int) -> None:
    table = Table((5, 6, BLUE, ORANGE, 1), players=1)
    table.phase(phase, round=3)
    table.put(h01=5, h02=5, h17=5, h18=5, h31=5)
    table.turn(("h26", 6))
    assert (ANN, "colours", points) in table.scored


@pytest.mark.rule("BDG-104")
def test_marks_change_above_each_number() -> None:
    assert [rating(points) for points in (0, 50, 51, 60, 61, 70, 71, 120)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_nothing_is_hidden_from_who_plays_alone() -> None:
    match = new_match(SPEC, ["Ann"], seed=4)
    luck = Chance.start(4)
    while not match.over:
        assert match.game.hidden(0) == []
        match.play(luck.pick("action", match.actions()))
    events = [event for entry in match.entries for event in entry.events]
    assert not [event for event in events if isinstance(event, (CastlesShown, TurnShown))]
    assert all(event.seen_by(0) == event for event in events)
