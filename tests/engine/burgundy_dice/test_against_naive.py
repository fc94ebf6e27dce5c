"""Exactly the markings that a slow search through all dice, bonuses and hexes finds, roll by roll."""

from __future__ import annotations

from itertools import product

import pytest

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.duchies import DUCHIES
from engine.burgundy_dice.game import BurgundyDice
from engine.burgundy_dice.scoring import COLOURS
from engine.burgundy_dice.turn import FinishTurn, MarkHex
from engine.burgundy_dice.values import Mark
from engine.core.chance import Chance
from engine.core.match import new_match
from tests.engine.burgundy_dice import naive
from tests.engine.burgundy_dice.table import Table


def markings(game: BurgundyDice) -> list[tuple[str, int, str]]:
    return [(a.hex, a.number, a.bonus) for a in game.actions() if isinstance(a, Mark)]


def expected(game: BurgundyDice) -> set[tuple[str, int, str]]:
    """What the slow search finds for the waiting decision."""
    decision = game.decision()
    assert decision is not None
    state = game.state
    sheet, turn = state.sheets[decision.seat], state.turns[decision.seat]
    dice = (game.duchy.colours, sheet.numbers, state.numbers, state.colours)
    if isinstance(decision, MarkHex):
        return naive.first_markings(*dice, sheet.owned("monk"), sheet.owned("worker"))
    if len(turn.marks) != 1 or turn.marks[0].bonus or not sheet.owned("silver"):
        return set()
    return naive.second_markings(*dice, (turn.marks[0].number_die, turn.marks[0].colour_die))


@pytest.mark.rule("BDG-122", "BDG-030", "BDG-031", "BDG-061", "BDG-065")
@pytest.mark.parametrize("duchy", "ABCD")
@pytest.mark.parametrize("players", [1, 3])
def test_every_lawful_marking_of_random_games(duchy: str, players: int) -> None:
    compared = 0
    for seed in range(2):
        match = new_match(SPEC, ["Ann", "Ben", "Carl"][:players], {"duchy": duchy}, seed)
        luck = Chance.start(seed)
        while not match.over:
            if isinstance(match.decision, (MarkHex, FinishTurn)):
                found = markings(match.game)
                assert len(found) == len(set(found))
                assert set(found) == expected(match.game)
                compared += len(found)
            match.play(luck.pick("action", match.actions()))
    assert compared > 100


@pytest.mark.rule("BDG-122", "BDG-102")
def test_the_number_of_lawful_markings_at_every_roll_of_a_solo_game() -> None:
    """At one position of a solo game, every one of the 36 x 36 rolls of four dice."""
    match = new_match(SPEC, ["Ann"], seed=11)
    luck = Chance.start(11)
    for _ in range(26):
        match.play(luck.pick("action", match.actions()))
    while not isinstance(match.decision, MarkHex):
        match.play(luck.pick("action", match.actions()))
    counted = 0
    for numbers in product(range(1, 7), repeat=2):
        for colours in product(COLOURS, repeat=2):
            game = match.game.copy()
            game.state.numbers, game.state.colours = numbers, colours
            game._actions = None
            found = markings(game)
            if numbers[0] <= numbers[1] and colours[0] <= colours[1]:  # the slow search, once for each mix
                assert set(found) == expected(game)
                assert len(found) == len(expected(game))
            counted += len(found)
    assert counted > 36 * 36


@pytest.mark.rule("BDG-122", "BDG-015")
def test_first_roll_counted_by_hand() -> None:
    """After the start at h27, with dice 1, 5, violet, blue and the castle's monk."""
    table = Table((1, 5, "monastery", "river", 1), players=1)
    without = [mark for mark in markings(table.game) if not mark[2]]
    assert sorted(without) == [("h26", 5, ""), ("h32", 1, ""), ("h33", 1, "")]
    # the monk: towns h20 and h21 and the pasture h28 take 1 and 5
    assert len(markings(table.game)) == 3 + 3 * 2


@pytest.mark.parametrize("duchy", DUCHIES.values(), ids=lambda duchy: duchy.id)
def test_neighbours_and_regions_are_those_of_the_naive_plane(duchy) -> None:  # type: ignore[no-untyped-def]
    for hex in range(37):
        assert set(duchy.around[hex]) == {other for other in range(37) if naive.touching(hex, other)}
        assert set(duchy.region[hex]) == naive.region(duchy.colours, hex)
