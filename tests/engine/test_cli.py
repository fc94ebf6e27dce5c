"""`python -m engine`: answers on standard output, one sentence on standard error, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine import cli, simulation
from engine.core.match import Match

ROOT = Path(__file__).parents[2]


@pytest.fixture
def match() -> Match:
    match = engine.new_match("carcassonne", ["Ann", "Ben"], seed=2)
    while not match.over:
        match.play(match.actions()[-1])
    return match


@pytest.fixture
def saved(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    engine.save(match, path)
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = cli.main(arguments)
    except SystemExit as end:  # argparse leaves that way
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_list_names_games_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "list")
    assert (code, err) == (0, "")
    assert "carcassonne  (2-6 players)" in out
    assert "farmers = false | true  (default true)" in out


def test_simulate_counts(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate carcassonne --players 3 --games 4 --seed 9 --option farmers=false --bot random"
    code, out, err = run(capsys, *arguments.split())
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "carcassonne, 3 players, bot random, seeds from 9"
    assert lines[1].split() == ["games", "4"]
    assert len(lines) == 6 + 3
    wins = [float(line.split()[-1].rstrip("%")) for line in lines[6:]]
    assert sum(wins) == pytest.approx(100, abs=0.2)


def test_the_same_seeds_give_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "carcassonne", "--games", "2"]
    first, second = (
        [line for line in run(capsys, *arguments)[1].splitlines() if "speed" not in line] for _ in range(2)
    )
    assert first == second


def test_interrupted_it_ends_with_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    add = simulation.Tally.add

    def interrupted(self: simulation.Tally, *args: object) -> None:
        if self.games == 2:
            raise KeyboardInterrupt
        add(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(simulation.Tally, "add", interrupted)
    code, out, _ = run(capsys, "simulate", "carcassonne", "--games", "50")
    assert code == 130
    assert out.splitlines()[1].split() == ["games", "2"]


def test_check_a_good_save(capsys: pytest.CaptureFixture[str], saved: Path, match: Match) -> None:
    code, out, err = run(capsys, "check", str(saved))
    assert (code, err) == (0, "")
    assert out == f"good: carcassonne, Ann, Ben, {len(match.history)} actions, over\n"


def test_replay_walks_through(capsys: pytest.CaptureFixture[str], saved: Path, match: Match) -> None:
    code, out, err = run(capsys, "replay", str(saved))
    assert (code, err) == (0, "")
    lines = out.splitlines()
    events = sum(len(entry.events) for entry in match.entries)
    assert len(lines) == 1 + len(match.opening) + len(match.history) + events + 2
    assert lines[-2:] == [f"Ann: {match.scores()[0]}", f"Ben: {match.scores()[1]}"]
    first = match.entries[0]
    assert (
        f'   1  {match.seats[first.seat].name}  {first.decision.kind}: {{"kind":"{first.action.kind}"' in out
    )


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "dance",
        "simulate",
        "simulate chess",
        "simulate carcassonne --players 9",
        "simulate carcassonne --players -1",
        "simulate carcassonne --players 1000000000000",
        "simulate carcassonne --players two",
        "simulate carcassonne --games 0",
        "simulate carcassonne --games -3",
        "simulate carcassonne --seed x",
        "simulate carcassonne --seed -1",
        "simulate carcassonne --option farmers",
        "simulate carcassonne --option farmers=perhaps",
        "simulate carcassonne --option sea=true",
        "simulate carcassonne --bot perfect",
        "check",
        "check nothing.json",
        "replay nothing.json",
        "check .",
    ],
)
def test_what_is_wrong_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert code == 2
    assert out == ""
    assert err.endswith(".\n")
    assert err.count("\n") == 1


def test_a_damaged_save_is_one_sentence(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    damaged = saved.read_bytes()[:-100]
    saved.write_bytes(damaged)
    for command in ("check", "replay"):
        code, out, err = run(capsys, command, str(saved))
        assert (code, out, err.count("\n")) == (2, "", 1)
    assert saved.read_bytes() == damaged


def test_a_reader_that_leaves_early_is_no_trouble(saved: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "engine", "replay", str(saved)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_letters_that_the_terminal_does_not_know_are_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    engine.save(engine.new_match("carcassonne", ["\u00c4nne", "\u0411\u0435\u043d"], seed=1), path)
    for command in ("check", "replay"):
        run = subprocess.run(
            [sys.executable, "-m", "engine", command, str(path)],
            cwd=ROOT,
            env={**os.environ, "PYTHONIOENCODING": "ascii"},
            capture_output=True,
            text=True,
        )
        assert (run.returncode, run.stderr) == (0, "")
        assert "\\xc4nne" in run.stdout
