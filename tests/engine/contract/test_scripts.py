"""Every game: a script fixes what chance would decide."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.core.problems import ScriptError
from engine.core.save import dumps
from tests.engine.contract.setups import SETUPS, Setup, loads, played, without_chance
from tests.engine.core import toys

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)

Outcomes = dict[str, list[Any]]


@pytest.fixture
def outcomes(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> Outcomes:
    """What chance decided in the random game of the set-up, by name."""
    whole = played(setup)
    heard: Outcomes = defaultdict(list)
    pick, shuffle = Chance.pick, Chance.shuffle

    def hear_pick(self: Chance, name: str, items: Any) -> Any:
        item = pick(self, name, items)
        heard[name].append(item)
        return item

    def hear_shuffle(self: Chance, name: str, items: Any) -> Any:
        order = shuffle(self, name, items)
        heard[name] += order
        return order

    with monkeypatch.context() as listening:
        listening.setattr(Chance, "pick", hear_pick)
        listening.setattr(Chance, "shuffle", hear_shuffle)
        match = setup.match()
        for action in whole.history:
            match.play(action)
    assert match.digest() == whole.digest()
    return dict(heard)


@every_setup
def test_a_script_of_all_outcomes_gives_the_same_game_from_any_seed(setup: Setup, outcomes: Outcomes) -> None:
    assert json.loads(json.dumps(outcomes)) == outcomes, "a script must be able to say every outcome in JSON"
    whole = played(setup)
    match = setup.match(seed=setup.seed + 1, script=outcomes)
    for action in whole.history:
        match.play(action)
    assert without_chance(match.game) == without_chance(whole.game)
    again = loads(dumps(match))
    assert again.digest() == match.digest()
    assert again.script == match.script


@every_setup
def test_the_games_docstring_names_what_a_script_may_fix(setup: Setup, outcomes: Outcomes) -> None:
    documented = toys.__doc__ if setup.game == toys.SPEC.id else getattr(engine, setup.game).__doc__
    assert [name for name in outcomes if f'"{name}"' not in documented] == []
    if setup.spec.chance:
        assert outcomes.keys() <= set(setup.spec.chance)
        assert [name for name in setup.spec.chance if f'"{name}"' not in documented] == []


@every_setup
def test_an_impossible_outcome_is_a_script_error_with_nothing_changed(
    setup: Setup, outcomes: Outcomes
) -> None:
    whole = played(setup)
    for name in outcomes:
        try:
            match = setup.match(script={name: ["nothing of this kind"]})
        except ScriptError as error:
            _speaks_of(error, name)
            continue
        for action in whole.history:
            before, count = match.digest(), len(match.history)
            try:
                match.play(action)
            except ScriptError as error:
                _speaks_of(error, name)
                assert match.digest() == before
                assert len(match.history) == count
                break
        else:
            pytest.fail(f"the script's {name!r} was never asked for")


def _speaks_of(error: ScriptError, name: str) -> None:
    assert error.key == "script"
    assert error.facts["name"] == name
    assert name in str(error)
