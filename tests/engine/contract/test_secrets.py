"""Every game: a seat learns nothing that it may not know."""

from __future__ import annotations

import json

import pytest

from engine.bots import by_lot
from engine.core.chance import Chance
from engine.core.plain import encode
from tests.engine.contract.setups import LONGEST, SETUPS, Setup, played, points_of, without_chance

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
def test_a_view_is_plain_json_without_chance(setup: Setup) -> None:
    match = played(setup)
    for count in points_of(match, 5):
        for seat in range(setup.players):
            view = match.at(count).view(seat)
            assert view["chance"] is None
            assert json.loads(json.dumps(view, allow_nan=False)) == view


@every_setup
def test_a_guess_looks_the_same_to_the_seat(setup: Setup) -> None:
    match = played(setup)
    for count in points_of(match, 6):
        game = match.at(count)
        before = game.digest()
        for seat in range(setup.players):
            view = game.view(seat)
            for seed in range(3):
                guess = game.guess(seat, seed)
                assert guess.view(seat) == view
                decision = game.decision()
                if decision is not None and decision.seat == seat:
                    assert guess.actions() == game.actions()
        assert game.digest() == before


@every_setup
def test_a_guess_is_a_game_that_can_be_played_to_its_end(setup: Setup) -> None:
    match = played(setup)
    game = match.at(len(match.history) // 2)
    guess = game.guess(0, 99)
    before = game.digest()
    for _ in range(LONGEST):
        if not guess.over:
            guess.apply(by_lot(guess.actions(), guess.chance))
    assert guess.over
    assert game.digest() == before


@every_setup
def test_a_guess_depends_on_its_seed_and_on_what_the_seat_knows_alone(setup: Setup) -> None:
    match = played(setup)
    for count in points_of(match, 5):
        game = match.at(count)
        for seat in range(setup.players):
            guess = game.guess(seat, 7).digest()
            other_future = game.copy()
            other_future.chance = Chance.start(99, {"anything": [1]})
            assert other_future.guess(seat, 7).digest() == guess
            # what was only imagined must not matter either
            assert game.guess(seat, 1).guess(seat, 7).digest() == guess


@every_setup
def test_what_is_concealed_is_dealt_anew(setup: Setup) -> None:
    game = played(setup).at(0)
    for seat in range(setup.players):
        if game.view(seat) != json.loads(encode(game.snapshot())) | {"chance": None}:
            guesses = [without_chance(game.guess(seat, seed)) for seed in range(10)]
            assert any(guess != without_chance(game) for guess in guesses)


@every_setup
def test_a_seat_sees_events_but_no_more(setup: Setup) -> None:
    match = played(setup)
    for entry in match.entries:
        for event in entry.events:
            for seat in range(setup.players):
                seen = event.seen_by(seat)
                assert seen is None or type(seen) in match.game.event_types


@every_setup
def test_whoever_learns_something_by_an_action_meets_a_barrier(setup: Setup) -> None:
    """What looked alike before it and no longer does after it, the action brought to light."""
    match = played(setup)
    for count in points_of(match, 9)[:-1]:
        action = match.history[count]
        for seat in range(setup.players):
            guesses = [match.at(count).guess(seat, seed) for seed in range(2)]
            if all(action in guess.actions() for guess in guesses):
                for guess in guesses:
                    guess.carry_out(action)
                if guesses[0].view(seat) != guesses[1].view(seat):
                    assert match.branch(count + 1).barrier is not None
