"""Random games of all numbers of players and options, to their end."""

from __future__ import annotations

from itertools import product

import pytest

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.conditions import fitting, open_hexes
from engine.burgundy_dice.scoring import CIRCLES
from engine.burgundy_dice.sheet import EMPTY, STARTED
from engine.burgundy_dice.values import GameOver
from engine.core.chance import Chance
from engine.core.match import new_match
from engine.simulation import Tally, simulate
from tests.engine.burgundy_dice.table import NAMES


@pytest.mark.parametrize(
    ("players", "castles"),
    [mix for mix in product(range(1, 6), ["secret", "different", "same"]) if mix != (5, "different")],
)
@pytest.mark.parametrize("duchy", "ABCD")
def test_random_games_keep_what_must_be_kept(players: int, castles: str, duchy: str) -> None:
    match = new_match(SPEC, NAMES[:players], {"duchy": duchy, "castles": castles}, seed=players)
    luck = Chance.start(players)
    while not match.over:
        match.play(luck.pick("action", match.actions()))
        state = match.game.state
        for sheet, shown in zip(state.sheets, state.shown, strict=True):
            assert all(count <= most for count, most in zip(sheet.circled, CIRCLES, strict=True))
            assert sum(sheet.crossed) >= sum(shown.crossed)
            marked = sum(number != EMPTY for number in sheet.numbers)
            assert 0 <= marked - sum(number != EMPTY for number in shown.numbers) <= 2
            assert all(
                fitting(match.game.duchy, sheet, hex) or match.game.duchy.colours[hex] == "castle"
                for hex in open_hexes(match.game.duchy, sheet)
            )
        counted = state.sheets if players == 1 else state.shown
        assert match.scores() == [sheet.points for sheet in counted]
    state = match.game.state
    assert state.sheets == state.shown
    assert all(sheet.numbers.count(STARTED) == 1 for sheet in state.sheets)
    assert match.entries[-1].events[-1] == GameOver(tuple(match.ranking()[0]), tuple(match.scores()))
    if castles == "different":
        assert len({sheet.numbers.index(STARTED) for sheet in state.sheets}) == players


def test_the_easy_bot_plays_far_better_than_chance() -> None:
    tallies = {}
    for bot, games in (("random", 10), ("easy", 3)):
        tallies[bot] = Tally(1)
        for _ in simulate(SPEC, 1, {}, range(games), bot, tallies[bot]):
            pass
    means = {bot: sum(tally.points[0]) / tally.games for bot, tally in tallies.items()}
    assert means["easy"] > means["random"] + 15
