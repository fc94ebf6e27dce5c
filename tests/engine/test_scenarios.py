"""Every scenario is a good save that replays under today's rules, and what it expects is so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine
from tests.engine.scenarios import failures, found, record, refreshed


@pytest.mark.parametrize("path", found(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    try:
        match = engine.load(path)
    except engine.SaveError as error:
        pytest.fail(f"{error} (if a state has a new layout: python -m tests.engine.scenarios refresh)")
    assert match.spec.id == path.parent.name
    assert match.notice == "", "its moves no longer lead where they led"
    assert data["intent"].endswith(".")
    assert data["expect"]
    assert failures(data, match) == []


@pytest.fixture
def scenario() -> dict[str, Any]:
    match = engine.new_match("carcassonne", ["Ann", "Ben"], seed=1)
    for _ in range(7):
        match.play(match.actions()[0])
    data: dict[str, Any] = json.loads(record(match, "Seven moves are played."))
    return data


def test_a_recorded_scenario_is_a_save_that_meets_its_expectations(scenario: dict[str, Any]) -> None:
    assert failures(scenario, engine.loads(json.dumps(scenario))) == []


def test_refreshing_brings_the_state_back(scenario: dict[str, Any]) -> None:
    stale = scenario | {"state": {}, "digest": "", "expect": {"over": False}}
    again = json.loads(refreshed(stale))
    assert again == scenario | {"expect": {"over": False}}


def test_what_is_not_so_is_found(scenario: dict[str, Any]) -> None:
    match = engine.loads(json.dumps(scenario))
    legal = msgspec.to_builtins(match.actions()[0])
    for expectation in (
        {"scores": [99, 99]},
        {"over": True},
        {"seat": 5},
        {"decision": None},
        {"ranking": [[5]]},
        {"scored": [{"seat": 0, "source": "x", "points": 1}]},
        {"allowed": [{"kind": "no such action"}]},
        {"refused": [{"action": legal, "rule": "CAR-000"}]},
        {"weather": "fine"},
    ):
        assert len(failures({"expect": expectation}, match)) == 1
