"""Every game: a state from a file, whatever is in it, is refused in one sentence or can be played on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.match import Match
from engine.core.plain import digest
from engine.core.problems import SaveError
from engine.core.save import dumps
from tests.engine.contract.setups import PLAIN, Setup, loads, played

every_game = pytest.mark.parametrize("setup", PLAIN, ids=str)

WRONG: tuple[Any, ...] = (None, True, -1, 0, 3, 10**12, 2.5, "", "x", [], [0], {}, {"x": 1})


@every_game
@pytest.mark.parametrize("part", ["start", "middle", "end"])
def test_a_state_with_one_wrong_value_anywhere(setup: Setup, part: str) -> None:
    whole = played(setup)
    count = {"start": 0, "middle": len(whole.history) // 2, "end": len(whole.history)}[part]
    data = json.loads(dumps(whole.branch(count)))
    places = list(_places(data["state"]))
    luck = Chance.start(setup.seed)
    sentences = []
    for _ in range(150):
        *way, last = luck.pick("place", places)
        forged = json.loads(json.dumps(data))
        inside = forged["state"]
        for key in way:
            inside = inside[key]
        inside[last] = luck.pick("value", WRONG)
        try:
            match = _taken(forged)
        except SaveError as error:
            sentences.append(str(error))
            continue
        for _ in range(20):
            if not match.over:
                match.play(luck.pick("action", match.actions()))
        assert loads(dumps(match)).digest() == match.digest()
    assert sentences
    assert [sentence for sentence in sentences if "\n" in sentence or len(sentence) > 300] == []


@every_game
def test_a_state_with_one_part_missing(setup: Setup) -> None:
    whole = played(setup)
    data = json.loads(dumps(whole.branch(len(whole.history) // 2)))
    for key in data["state"]:
        state = {name: value for name, value in data["state"].items() if name != key}
        with pytest.raises(SaveError):
            _taken({**data, "state": state})


def _taken(data: dict[str, Any]) -> Match:
    """Load a save with a digest to fit and of other rules, so that its state must be believed or refused."""
    data["digest"] = digest(data["state"])
    data["rules"] = -1
    data["actions"] = [{"kind": "no such action"}]
    return loads(json.dumps(data))


def _places(value: Any, way: tuple[Any, ...] = ()) -> Any:
    """The ways to everything inside of plain data."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*way, key)
        yield from _places(item, (*way, key))
