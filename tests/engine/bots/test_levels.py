"""Bots: legal, repeatable, honest, in time, and each level better than the one before."""

from __future__ import annotations

from math import inf
from typing import Any

import msgspec
import pytest

import engine
from engine import bots
from engine.bots import easy
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from engine.core.problems import OptionError
from engine.core.spec import GameSpec
from tests.engine.contract.setups import GAMES, NAMES, SETUPS, Setup, played, points_of
from tests.engine.core import toys

SCRIPT: dict[str, list[Any]] = {"first": [0], "deck": ["red 2", "blue 9", "green 5"]}

every_level = pytest.mark.parametrize("level", bots.LEVELS)


class OnlyWhatASeatMayAsk:
    """A game that can be asked for nothing but what does not tell secrets."""

    ALLOWED = ("decision", "actions", "view", "guess")

    def __init__(self, match: Match) -> None:
        self._match = match

    def __getattr__(self, name: str) -> Any:
        assert name in self.ALLOWED, f"a bot asked for {name!r}"
        return getattr(self._match.game, name)


class BlindMatch:
    def __init__(self, match: Match) -> None:
        self.game = OnlyWhatASeatMayAsk(match)


def seat_of(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


@every_level
@pytest.mark.parametrize("setup", SETUPS[::3], ids=str)
def test_choices_are_legal_repeatable_and_change_nothing(setup: Setup, level: str) -> None:
    whole = played(setup)
    for count in points_of(whole, 4)[:-1]:
        match = whole.branch(count)
        before = match.digest()
        action = bots.choose(match, seat_of(match), level, inf)
        assert action in match.actions()
        assert match.digest() == before
        assert bots.choose(fresh(match), seat_of(match), level, inf) == action


def fresh(match: Match) -> Match:
    """The same position, with nothing cached."""
    game = type(match.game).restore(msgspec.json.decode(msgspec.json.encode(match.game.snapshot())))
    return Match(match.spec, match.seats, match.seed, match.script, game, ())


@every_level
@pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)
def test_bots_ask_for_nothing_that_is_hidden(spec: GameSpec, level: str) -> None:
    match = new_match(spec, NAMES[: spec.min_players], seed=3)
    for _ in range(4):
        blind: Any = BlindMatch(match)
        match.play(bots.choose(blind, seat_of(match), level, inf))


@pytest.mark.parametrize("level", bots.LEVELS)
def test_positions_that_look_alike_are_alike_to_a_bot(level: str) -> None:
    """The other hands and the deck differ, the choice does not."""
    match = new_match(toys.SPEC, ["Ann", "Ben", "Cleo"], {"hand": 5}, seed=8)
    seat = seat_of(match)
    choice = bots.choose(match, seat, level, inf)
    for seed in range(10):
        guess = match.game.guess(seat, seed)
        assert guess.digest() != match.digest()
        other = Match(match.spec, match.seats, match.seed, None, guess, ())
        assert bots.choose(other, seat, level, inf) == choice


def test_the_easy_bot_takes_the_most_points() -> None:
    match = new_match(toys.SPEC, ["Ann", "Ben"], seed=1, script=SCRIPT)
    assert bots.choose(match, 0, "easy", inf) == toys.PlayCard("blue 9")


def test_the_easy_bot_sees_its_next_answer() -> None:
    """With the merchant, a card is followed by an offer to the same seat."""
    match = new_match(toys.SPEC, ["Ann", "Ben"], {"merchant": True}, seed=1, script=SCRIPT)
    assert bots.choose(match, 0, "easy", inf) == toys.PlayCard("blue 9")
    match.play(toys.PlayCard("blue 9"))
    assert bots.choose(match, 0, "easy", inf) == toys.Trade(1)


@pytest.mark.parametrize(
    ("spec", "games"), [(toys.SPEC, 30), (engine.GAMES["carcassonne"], 3)], ids=["fair", "carcassonne"]
)
def test_the_easy_bot_beats_the_random_one(spec: GameSpec, games: int) -> None:
    won = 0.0
    for seed in range(games):
        easy_seat = seed % 2
        game = new_match(spec, ["Ann", "Ben"], seed=seed).game
        luck = Chance.start(seed)
        while (decision := game.decision()) is not None:
            level = "easy" if decision.seat == easy_seat else "random"
            game.apply(bots.decide(game, decision.seat, level, inf, luck))
        first = game.ranking()[0]
        won += (easy_seat in first) / len(first)
    assert won / games > 0.7


@pytest.mark.parametrize("seconds", [0, -1, 2.5, 30])
def test_the_easy_bot_stops_when_its_time_is_up(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a second each time somebody looks at it."""
    looks = [0]

    def clock() -> float:
        looks[0] += 1
        return float(looks[0])

    monkeypatch.setattr(easy, "monotonic", clock)
    match = new_match(engine.GAMES["carcassonne"], ["Ann", "Ben"], seed=3)
    for _ in range(9):
        match.play(match.actions()[-1])
    looks[0] = 0
    assert bots.choose(match, seat_of(match), "easy", seconds) in match.actions()
    assert looks[0] <= max(seconds, 0) + 6


def test_what_cannot_be_chosen() -> None:
    match = new_match(toys.SPEC, ["Ann", "Ben"], seed=1, script={"first": [0]})
    with pytest.raises(OptionError) as caught:
        bots.choose(match, 0, "perfect", 1)
    assert caught.value.key == "bot_level"
    with pytest.raises(ValueError, match="seat 1"):
        bots.choose(match, 1, "easy", 1)
    over = played(SETUPS[-1])
    with pytest.raises(ValueError, match="nothing to decide"):
        bots.choose(over, 0, "random", 1)


def test_levels_from_weak_to_strong() -> None:
    assert engine.bots.LEVELS == ("random", "easy")
