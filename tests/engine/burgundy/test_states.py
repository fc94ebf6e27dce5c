"""States from files: what play cannot lead to is refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from engine.burgundy.game import Burgundy
from engine.core.problems import SaveError
from tests.engine.burgundy.table import Table


@pytest.fixture
def plain() -> dict[str, Any]:
    """A state early in a game for two, as a file holds it."""
    table = Table().give(storage=["ship"])
    table.game.state.supplies["blue"] = table.game.state.supplies["blue"][1:]
    data: dict[str, Any] = json.loads(msgspec.json.encode(table.game.snapshot()))
    Burgundy.restore(json.loads(json.dumps(data)))
    return data


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(SaveError) as caught:
        Burgundy.restore(data)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("phase", 5),
        ("round", 5),
        ("round", 3),
        ("active", 2),
        ("white", 0),
        ("order", [0, 0]),
        ("dice", []),
        ("bridge", [[0], [1], [], [], [], [], [], []]),
        ("bridge", [[0, 1, 1], [], [], [], [], [], []]),
        ("depots", {"d1d": "bank"}),
        ("depots", {"d1b": "palace"}),
        ("depots", {"d1b": "monastery_1", "d2a": "monastery_1"}),
        ("goods", [[], [], [], [], [], []]),
        ("goods", [["gold"], [], [], [], [], []]),
        ("round_goods", []),
        ("goods_left", []),
        ("supplies", {}),
        ("cards", {"mine": [0]}),
        ("hidden", {"5": "h19"}),
        ("hidden", {"0": "h18"}),
        ("estates", []),
    ],
)
def test_a_wrong_table(plain: dict[str, Any], name: str, value: Any) -> None:
    plain["state"][name] = value
    refused(plain)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("board", ""),
        ("board", "11a"),
        ("laid", ["castle"]),
        ("laid", ["castle", *[""] * 36]),
        ("storage", ["", ""]),
        ("storage", ["palace", "", ""]),
        ("monasteries", ["monastery_1"]),
        ("goods", [0, 0, 0, 0, 0, 0]),
        ("goods", [-1, 0, 0, 0, 0, 0]),
        ("goods", [1, 1, 1, 1, 1, 1]),
        ("silver", -1),
        ("workers", 10**9),
    ],
)
def test_a_wrong_estate(plain: dict[str, Any], name: str, value: Any) -> None:
    plain["state"]["estates"][0][name] = value
    refused(plain)


def test_too_many_of_a_tile(plain: dict[str, Any]) -> None:
    plain["state"]["supplies"]["grey"] += ["mine"]
    refused(plain)


@pytest.mark.parametrize(
    "steps",
    [
        [{"kind": "take_turn", "seat": 0}, {"kind": "begin_round"}, {"kind": "take_turn", "seat": 0}],
        [{"kind": "end_round"}, {"kind": "take_turn", "seat": 7}],
        [{"kind": "end_round"}],
        [
            {"kind": "end_round"},
            {"kind": "begin_turn", "seat": 1},
            {"kind": "begin_turn", "seat": 1},
            {"kind": "take_turn", "seat": 0},
        ],
        [{"kind": "end_round"}, {"kind": "make_room", "seat": 0, "space": "k1", "die": 0}],
        [{"kind": "end_round"}, {"kind": "make_room", "seat": 1, "space": "d1b", "die": 0}],
        [{"kind": "end_round"}, {"kind": "choose_goods", "seat": 1, "depots": [9]}],
        [{"kind": "end_round"}, {"kind": "act_freely", "seat": 0, "tile": "x", "number": 0, "hex": "h19"}],
        [
            {"kind": "end_round"},
            {"kind": "act_freely", "seat": 0, "tile": "castle", "number": 1, "hex": "h19"},
        ],
        [
            {"kind": "end_round"},
            {"kind": "act_freely", "seat": 0, "tile": "castle", "number": 0, "hex": "h18"},
        ],
        [
            {"kind": "end_round"},
            {"kind": "take_freely", "seat": 0, "tile": "castle", "number": 0, "hex": "h19"},
        ],
    ],
)
def test_steps_that_lead_nowhere(plain: dict[str, Any], steps: list[dict[str, Any]]) -> None:
    plain["steps"] = steps
    refused(plain)


def test_a_good_state_is_taken(plain: dict[str, Any]) -> None:
    game = Burgundy.restore(plain)
    assert msgspec.to_builtins(game.snapshot(), str_keys=True)["state"]["phase"] == 0
    while not game.over:
        game.apply(game.actions()[0])
