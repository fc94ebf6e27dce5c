"""What the others do in a round stays hidden until all have chosen."""

from __future__ import annotations

import pytest

from engine.burgundy_dice.values import HexMarked, TurnShown
from engine.core.chance import Chance
from engine.core.values import Scored
from tests.engine.burgundy_dice.table import ANN, BEN, BLUE, CARL, VIOLET, YELLOW, Table


@pytest.mark.rule("BDG-120", "BDG-013")
def test_a_turn_is_hidden_until_the_round_ends() -> None:
    table = Table((3, 5, YELLOW, BLUE, 1), players=3)
    table.mark("h28", 3)
    marked = table.of(HexMarked)[0]
    assert [marked.seen_by(seat) for seat in range(3)] == [marked, None, None]
    for seat in (BEN, CARL):
        view = table.game.view(seat)["state"]
        assert view["sheets"][ANN] is None
        assert view["turns"][ANN] is None
        assert view["shown"][ANN]["numbers"][27] == -1
    table.end()
    assert table.match.scores() == [1, 1, 1]  # the open score tells nothing yet
    table.turn(("h26", 5))
    assert table.of(Scored) == []
    table.turn()
    shown = table.of(TurnShown)
    assert [event.seat for event in shown] == [ANN, BEN, CARL]
    assert [event.seen_by(ANN) is None for event in shown] == [True, False, False]
    assert shown[0].marks[0].hex == "h28"
    assert table.match.scores() == [3, 1, 1]
    assert table.game.view(BEN)["state"]["sheets"][ANN]["numbers"][27] == 3


@pytest.mark.rule("BDG-120")
def test_a_guess_imagines_another_turn_of_the_others_from_what_all_saw() -> None:
    table = Table((1, 2, VIOLET, YELLOW, 1), players=3)
    table.give("silver")
    table.turn(("h33", 1), ("h28", 2, "silver"))
    guesses = [table.game.guess(BEN, seed) for seed in range(30)]
    assert all(guess.state.shown == table.game.state.shown for guess in guesses)
    assert all(guess.view(BEN) == table.game.view(BEN) for guess in guesses)
    assert len({guess.state.sheets[ANN] for guess in guesses}) > 5
    for guess in guesses:
        luck = Chance.start(1)
        while not guess.over:
            guess.apply(luck.pick("action", guess.actions()))


@pytest.mark.rule("BDG-013")
def test_a_guess_knows_no_castle_that_was_chosen_in_secret() -> None:
    table = Table(players=3, starts=("h11",))
    castles = {table.game.guess(BEN, seed).state.sheets[ANN].numbers.index(0) for seed in range(30)}
    assert castles == {10, 13, 23, 26}
    assert {table.game.guess(ANN, seed).state.sheets[ANN].numbers.index(0) for seed in range(9)} == {10}
