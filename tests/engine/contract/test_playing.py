"""Every game, every mix of options: playing, going back, copying, counting."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.match import Match
from engine.core.save import dumps
from engine.core.values import Action, Scored
from tests.engine.contract.setups import (
    PLAIN,
    SETUPS,
    Setup,
    loads,
    played,
    points_of,
    rules_of,
    without_chance,
)

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("setup", PLAIN, ids=str)


@every_setup
def test_a_random_game_ends_with_everyone_ranked_once(setup: Setup) -> None:
    match = played(setup)
    assert match.over
    assert match.decision is None
    assert match.actions() == ()
    assert len(match.scores()) == setup.players
    assert sorted(seat for place in match.ranking() for seat in place) == list(range(setup.players))


@every_setup
def test_before_the_end_there_is_always_a_choice(setup: Setup) -> None:
    match = played(setup)
    for count in range(len(match.history)):
        game = match.at(count)
        decision = game.decision()
        assert decision is not None
        assert 0 <= decision.seat < setup.players
        assert game.actions()
        assert not game.over


@every_setup
def test_actions_are_stable_and_single_and_survive_json(setup: Setup) -> None:
    match = played(setup)
    for count in points_of(match, 12):
        game = match.at(count)
        actions = game.actions()
        fresh = type(game).restore(msgspec.json.decode(msgspec.json.encode(game.snapshot())))
        assert fresh.actions() == actions
        assert game.copy().actions() == actions
        texts = [msgspec.json.encode(action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert tuple(msgspec.json.decode(text, type=game.action_union()) for text in texts) == actions
        for action in actions:
            assert isinstance(action, Action)
            assert game.why_not(action) is None


@every_setup
def test_every_listed_action_can_be_played(setup: Setup) -> None:
    match = played(setup)
    for count in points_of(match, 6):
        game = match.at(count)
        for action in game.actions():
            after = game.copy()
            after.apply(action)
            assert after.over or after.actions()


@every_setup
def test_scores_are_the_sum_of_what_was_scored(setup: Setup) -> None:
    match = played(setup)
    total = [0] * setup.players
    events = list(match.opening)
    for count in range(len(match.history) + 1):
        if count:
            events = list(match.entries[count - 1].events)
        for event in events:
            assert type(event) in match.game.event_types
            if isinstance(event, Scored):
                assert event.points == sum(part.count * part.each for part in event.parts)
                assert event.rule in rules_of(setup.game)
                total[event.seat] += event.points
        assert match.at(count).scores() == total


@every_game
def test_nobody_can_change_what_happened(setup: Setup) -> None:
    """Frozen all the way down, so that they can be hashed."""
    match = played(setup)
    for entry in match.entries:
        assert isinstance(hash((entry.decision, entry.action, entry.events)), int)


@every_setup
def test_events_survive_json(setup: Setup) -> None:
    match = played(setup)
    union: Any = match.game.event_types[0]
    for kind in match.game.event_types[1:]:
        union = union | kind
    for entry in match.entries:
        for event in entry.events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=union) == event


@every_setup
def test_undo_to_the_start_and_redo_to_the_end(setup: Setup) -> None:
    match = played(setup).branch(len(played(setup).history))
    digests = [match.at(count).digest() for count in range(len(match.history) + 1)]
    for digest in reversed(digests[:-1]):
        match.undo()
        assert match.digest() == digest
    with pytest.raises(IndexError):
        match.undo()
    for digest in digests[1:]:
        match.redo()
        assert match.digest() == digest
    with pytest.raises(IndexError):
        match.redo()
    assert match.over


@every_setup
def test_the_history_leads_to_the_same_digests(setup: Setup) -> None:
    match = played(setup)
    again = setup.match()
    assert again.digest() == match.at(0).digest()
    assert again.opening == match.opening
    for count, entry in enumerate(match.entries, 1):
        assert again.decision == entry.decision
        assert tuple(again.play(entry.action)) == entry.events
        assert again.digest() == match.at(count).digest()


@every_setup
def test_copies_are_independent(setup: Setup) -> None:
    match = played(setup)
    luck = Chance.start(setup.seed)
    for count in points_of(match, 8):
        game = match.at(count).copy()
        other = game.copy()
        before = game.digest()
        assert other.digest() == before
        for _ in range(12):
            if not other.over:
                other.apply(luck.pick("action", other.actions()))
        assert game.digest() == before
        later = other.digest()
        if not game.over:
            game.apply(game.actions()[-1])
        assert other.digest() == later
    assert [match.at(count).digest() for count in points_of(match, 8)] == [
        match.branch(count).digest() for count in points_of(match, 8)
    ]


@every_setup
def test_a_branch_goes_its_own_way(setup: Setup) -> None:
    match = played(setup)
    whole = match.history
    for count in points_of(match, 4)[:-1]:
        branch = match.branch(count)
        assert branch.history == whole[:count]
        assert branch.digest() == match.at(count).digest()
        branch.play(branch.actions()[-1])
        assert len(branch.history) == count + 1
        assert match.history == whole
        while branch.history:
            branch.undo()
        assert branch.digest() == match.at(0).digest()


@every_setup
def test_the_barrier_stands_behind_what_was_revealed(setup: Setup) -> None:
    match = played(setup)
    assert match.branch(0).barrier is None
    for count, entry in enumerate(match.entries, 1):
        revealed = [event for event in entry.events if event.reveals]
        assert match.branch(count).barrier == (revealed[0] if revealed else None)


@every_setup
def test_every_state_survives_json(setup: Setup) -> None:
    match = played(setup)
    for count in range(len(match.history) + 1):
        game = match.at(count)
        again = type(game).restore(msgspec.json.decode(msgspec.json.encode(game.snapshot())))
        assert again.digest() == game.digest()
        assert without_chance(again) == without_chance(game)


@every_setup
def test_a_game_read_from_its_state_goes_on_alike(setup: Setup) -> None:
    match = played(setup)
    for count in points_of(match, 4)[:-1]:
        game = match.at(count)
        again = type(game).restore(msgspec.json.decode(msgspec.json.encode(game.snapshot())))
        for entry in match.entries[count:]:
            assert tuple(again.apply(entry.action)) == entry.events
        assert again.digest() == match.digest()


@every_game
def test_saved_and_loaded_all_along(setup: Setup) -> None:
    match = played(setup)
    for count in points_of(match, 40):
        _same_after_saving(match.branch(count))


@every_setup
def test_saved_and_loaded(setup: Setup) -> None:
    match = played(setup)
    for count in points_of(match, 4):
        _same_after_saving(match.branch(count))


def _same_after_saving(match: Match) -> None:
    text = dumps(match)
    again = loads(text)
    assert again.digest() == match.digest()
    assert again.entries == match.entries
    assert again.seats == match.seats
    assert again.notice == ""
    assert dumps(again) == text
