"""What the outside may rely on: names, kinds and manners that scripts of others are written against."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.core.values import Decision, snake_case

ROOT = Path(__file__).parents[3]


@pytest.fixture
def match() -> engine.Match:
    return engine.new_match("carcassonne", ["Ann", "Ben"], seed=7)


def test_the_shelf() -> None:
    assert isinstance(engine.GAMES, Mapping)
    assert next(iter(engine.GAMES)) == "carcassonne"
    assert "chess" not in engine.GAMES
    assert len(engine.GAMES) == len(list(engine.GAMES))
    with pytest.raises(KeyError):
        engine.GAMES["chess"]
    for id, spec in engine.GAMES.items():
        assert spec.id == id
        assert isinstance(spec.options, tuple)
        for option in spec.options:
            assert option.kind in ("flag", "choice", "number")


@pytest.mark.parametrize("name", ["bots", *engine.GAMES])
def test_parts_of_the_engine_are_there_without_importing_them(name: str) -> None:
    script = f"import engine; print(engine.{name}.__doc__)"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert len(run.stdout) > 50
    assert not hasattr(engine, "no_such_part")


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_games_docstring_names_its_options_decisions_and_actions(name: str) -> None:
    game, documented = engine.GAMES[name].load(), getattr(engine, name).__doc__
    decisions = [kind for kind in game.step_types if issubclass(kind, Decision)]
    wanted = [option.id for option in engine.GAMES[name].options]
    wanted += [snake_case(kind.__name__) for kind in (*decisions, *game.action_types)]
    assert [word for word in wanted if not re.search(rf"\b{word}\b", documented)] == []


def test_the_engine_brings_no_window_and_no_game_before_it_is_asked_for() -> None:
    script = "import sys, engine; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "engine.core.match" in loaded
    assert not [name for name in loaded if name.split(".")[0] in ("PySide6", "shiboken6", "gui")]
    assert not [name for name in loaded if name.split(".")[-1] in engine.GAMES]


def test_the_example_in_the_docstring_runs() -> None:
    lines = [line[4:] for line in (engine.__doc__ or "").splitlines() if line.startswith("    ")]
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    assert names["match"].over


def test_names_in_the_package_are_what_they_say() -> None:
    for name in engine.__all__:
        assert getattr(engine, name) is not None
    assert issubclass(engine.ScriptError, engine.OptionError)


def test_a_match_answers_as_its_game_does(match: engine.Match) -> None:
    assert match.decision == match.game.decision()
    assert match.actions() == match.game.actions()
    assert match.scores() == match.game.scores() == [0, 0]
    assert match.ranking() == match.game.ranking() == [[0, 1]]
    assert match.digest() == match.game.digest()
    assert int(match.digest(), 16)
    assert match.history == []
    assert not match.over


def test_answers_are_not_the_games_own_lists(match: engine.Match) -> None:
    before = match.digest()
    match.scores()[0] = 99
    match.history.append(match.actions()[0])
    match.entries.clear()
    match.game.view(0)["points"][0] = 99
    match.ranking().clear()
    assert match.digest() == before
    assert match.scores() == [0, 0]
    assert match.history == []


def test_saving_and_loading_by_the_short_names(match: engine.Match, tmp_path: Path) -> None:
    match.play(match.actions()[0])
    path = tmp_path / "match.json"
    engine.save(match, path)
    assert engine.load(path).digest() == match.digest()
    assert engine.load(str(path)).digest() == match.digest()
    assert engine.loads(engine.dumps(match)).digest() == match.digest()
    assert engine.loads(engine.dumps(match).encode()).digest() == match.digest()
    assert path.read_text(encoding="utf-8") == engine.dumps(match)


def test_players_may_be_names_or_seats() -> None:
    match = engine.new_match("carcassonne", ["Ann", engine.Seat("Ben", "red", "easy")], seed=1)
    assert [seat.name for seat in match.seats] == ["Ann", "Ben"]
    assert match.seats[1] == engine.Seat("Ben", "red", "easy")


def test_a_seed_is_found_when_none_is_given() -> None:
    match = engine.new_match("carcassonne", ["Ann", "Ben"])
    again = engine.new_match("carcassonne", ["Ann", "Ben"], seed=match.seed)
    assert again.digest() == match.digest()
