"""Every game: what does not go together is said with a key, before anything begins."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.match import new_match
from engine.core.problems import OptionError
from engine.core.spec import GameSpec
from tests.engine.contract.setups import GAMES, NAMES

every_spec = pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.id)


def refused(spec: GameSpec, key: str, players: Any = None, **how: Any) -> OptionError:
    with pytest.raises(OptionError) as caught:
        new_match(spec, NAMES[: spec.min_players] if players is None else players, **how)
    assert caught.value.key == key
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return caught.value


@every_spec
def test_the_spec_describes_its_options(spec: GameSpec) -> None:
    assert 1 <= spec.min_players <= spec.max_players
    assert len({option.id for option in spec.options}) == len(spec.options)
    kinds = {"flag": bool, "choice": str, "number": int}
    for option in spec.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values) > 1
        assert {type(value) for value in option.values} == {kinds[option.kind]}


@every_spec
def test_defaults_are_filled_in(spec: GameSpec) -> None:
    match = new_match(spec, NAMES[: spec.min_players], seed=1)
    assert match.options == {option.id: option.default for option in spec.options}


@every_spec
def test_unknown_options_and_values(spec: GameSpec) -> None:
    refused(spec, "unknown_option", options={"no such option": True})
    refused(spec, "unknown_option", options={"x" * 10_000: True})
    refused(spec, "unknown_option", options={3: True})
    for options in ([], [("a", True)], "x", 3, True):
        refused(spec, "unknown_option", options=options)
    for option in spec.options:
        wrong: list[Any] = [None, "no such value", -(10**9), 0.5, [], "x" * 10_000]
        for value in wrong:
            error = refused(spec, "unknown_value", options={option.id: value})
            assert error.facts["option"] == option.id
            assert len(str(error)) < 200
        if option.kind == "flag":
            refused(spec, "unknown_value", options={option.id: 1})
            refused(spec, "unknown_value", options={option.id: "true"})
        if option.kind == "number":
            refused(spec, "unknown_value", options={option.id: str(option.default)})
            refused(spec, "unknown_value", options={option.id: float(option.default)})


@every_spec
def test_too_few_and_too_many_players(spec: GameSpec) -> None:
    many = [f"Player {number}" for number in range(spec.max_players + 1)]
    refused(spec, "players", players=many)
    refused(spec, "players", players=many[: spec.min_players - 1])
    refused(spec, "players", players=[])


@every_spec
def test_names_and_colours(spec: GameSpec) -> None:
    rest = list(NAMES[1 : spec.min_players])
    for name in ("", "   ", None, 7, "a\nb", "\ud800", "x" * 1000):
        refused(spec, "name", players=[name, *rest])
    for players in (None, 3, "ABC", b"ABC", {"Ann": 1}, object()):
        with pytest.raises(OptionError) as caught:
            new_match(spec, players)  # type: ignore[arg-type]
        assert caught.value.key == "name"
    refused(spec, "bot_level", players=[engine.Seat("Ann", player=None), *rest])  # type: ignore[arg-type]
    refused(spec, "colour", players=[engine.Seat("Ann", "no such colour"), *rest])
    if spec.max_players > 1:
        twice = [engine.Seat("Ann", "red"), engine.Seat("Ben", "red"), *NAMES[2 : spec.min_players]]
        refused(spec, "colours", players=twice)


@every_spec
def test_seeds(spec: GameSpec) -> None:
    for seed in (-1, 2**53, 1.0, "1", True):
        refused(spec, "seed", seed=seed)
    for seed in (0, 2**53 - 1):
        assert new_match(spec, NAMES[: spec.min_players], seed=seed).seed == seed
    first, second = (new_match(spec, NAMES[: spec.min_players]) for _ in range(2))
    assert first.seed != second.seed


@every_spec
def test_scripts_that_are_none(spec: GameSpec) -> None:
    for script in (
        {"name": 3},
        {"name": "abc"},
        {"name": None},
        ["x"],
        "x",
        3,
        {"name": [object()]},
        {"name": ["\ud800"]},
        {3: [object]},
    ):
        refused(spec, "script", script=script)
    if spec.chance:
        refused(spec, "script", script={"no such name": [1]})
        refused(spec, "script", script={1: [1]})


def test_an_unknown_game() -> None:
    with pytest.raises(OptionError) as caught:
        engine.new_match("no such game", ["Ann", "Ben"])
    assert caught.value.key == "unknown_game"
