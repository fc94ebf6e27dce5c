"""Every game: what is not allowed is refused, says why, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import structs

from engine.core.match import Match
from engine.core.problems import IllegalAction, Refusal, SaveError
from engine.core.save import dumps
from engine.core.values import Action
from tests.engine.contract.setups import GAMES, PLAIN, SETUPS, Setup, loads, played, points_of, rules_of

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("setup", PLAIN, ids=str)


class Stranger(Action, frozen=True):
    """An action of no game at all."""

    x: int = 0


@every_setup
def test_illegal_actions_are_refused_and_change_nothing(setup: Setup) -> None:
    whole = played(setup)
    tried = 0
    for count in points_of(whole, 10):
        match = whole.branch(count)
        before = match.digest()
        for action in _illegal(match, whole):
            tried += 1
            with pytest.raises(IllegalAction) as caught:
                match.play(action)
            refusal = caught.value.refusal
            assert isinstance(refusal, Refusal)
            assert match.game.why_not(action) == refusal
            if not match.over or match.game.end_rule:
                assert refusal.rule in rules_of(setup.game), (action, refusal)
            with pytest.raises(IllegalAction):
                match.game.copy().apply(action)
        assert match.digest() == before
        assert len(match.history) == count
    assert tried


@every_game
def test_what_is_no_action_is_refused(setup: Setup) -> None:
    whole = played(setup)
    match = whole.branch(len(whole.history) // 2)
    match.undo()
    before, undone = match.digest(), match.undone
    rubbish = [
        None,
        {},
        {"kind": "pass"},
        "pass",
        0,
        float("nan"),
        [],
        object(),
        match,
        type(match.actions()[0]),
    ]
    for thing in rubbish:
        with pytest.raises(IllegalAction) as caught:
            match.play(thing)  # type: ignore[arg-type]
        assert caught.value.refusal.rule in rules_of(setup.game)
        assert match.game.why_not(thing) == caught.value.refusal  # type: ignore[arg-type]
    assert match.digest() == before
    assert match.undone == undone


@every_game
def test_actions_of_other_games_are_refused(setup: Setup) -> None:
    match = played(setup).branch(0)
    before = match.digest()
    for other in PLAIN:
        if other.game != setup.game:
            for action in played(other).history[:20]:
                with pytest.raises(IllegalAction):
                    match.play(action)
    assert match.digest() == before


@every_game
def test_a_look_alike_becomes_the_action_it_looks_like(setup: Setup) -> None:
    """1, 1.0 and True are equal; only what the game offered may get into a save."""
    match = played(setup).branch(0)
    for action in played(setup).history:
        numbers = {
            name: float(value)
            for name, value in structs.asdict(action).items()
            if isinstance(value, int) and not isinstance(value, bool)
        }
        match.play(structs.replace(action, **numbers))
    assert match.digest() == played(setup).digest()
    assert loads(dumps(match)).digest() == match.digest()


@every_game
def test_a_forged_move_in_a_save_is_refused(setup: Setup) -> None:
    whole = played(setup)
    for count in points_of(whole, 6)[:-1]:
        data = json.loads(dumps(whole))
        for action in list(_illegal(whole.branch(count), whole))[:8]:
            data["actions"][count] = msgspec.to_builtins(action)
            with pytest.raises(SaveError) as caught:
                loads(json.dumps(data))
            assert caught.value.key in ("move", "digest", "damaged", "not_json")


@every_game
def test_moves_left_out_doubled_or_added_are_refused(setup: Setup) -> None:
    data = json.loads(dumps(played(setup)))
    actions = data["actions"]
    middle = len(actions) // 2
    for forged in (
        actions[:-1],
        actions[1:],
        [*actions, actions[-1]],
        actions[:middle] + actions[middle - 1 :],
        [*actions[:middle], {"kind": "no such kind"}],
        [*actions[:middle], {}],
    ):
        with pytest.raises(SaveError):
            loads(json.dumps({**data, "actions": forged}))


@every_game
def test_a_legal_move_in_place_of_another_is_found_out(setup: Setup) -> None:
    whole = played(setup)
    data = json.loads(dumps(whole))
    last = len(whole.history) - 1
    others = [a for a in whole.at(last).actions() if a != whole.history[last]]
    while not others:  # a forced move has no other in its place
        last -= 1
        others = [a for a in whole.at(last).actions() if a != whole.history[last]]
    data["actions"][last] = msgspec.to_builtins(others[0])
    with pytest.raises(SaveError):
        loads(json.dumps(data))


def _illegal(match: Match, whole: Match) -> Iterator[Action]:
    """Actions of other moments, with changed fields, and of no game at all: those that are not legal now."""
    legal = match.actions()
    every = whole.history
    candidates: list[Action] = [Stranger(), *every[:: max(1, len(every) // 12)]]
    for action in legal[:: max(1, len(legal) // 4)]:
        for name, value in structs.asdict(action).items():
            candidates += [structs.replace(action, **{name: other}) for other in _others(value)]
    yield from (action for action in candidates if action not in legal)


def _others(value: Any) -> list[Any]:
    """Wrong values, of the right type and of others."""
    match value:
        case bool():
            return [not value, None]
        case int():
            return [value + 1, value - 1, -7, 10**20, None, "x", float("nan"), "\ud800"]
        case str():
            return [value + "x", "", None, 3, "\ud800"]
        case tuple() | list():
            return [(), (*value, *value), None, (object(),)]
        case None:
            return [0, "x", ()]
        case _:
            return [None, 0]


def test_the_toy_is_among_the_games() -> None:
    """The suite itself must be able to fail: it runs on hidden hands, dice and a guest in any case."""
    assert "fair" in GAMES
