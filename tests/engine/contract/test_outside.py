"""What the outside may rely on: names, kinds and manners that scripts of others are written against."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import engine

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
