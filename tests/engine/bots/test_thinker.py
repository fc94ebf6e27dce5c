"""Thinking in another process: answers, stops, dies and is asked again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

import engine
from engine import bots
from engine.bots.thinker import Thinker, ThinkerError
from engine.core.match import Match
from engine.core.values import Action

ROOT = Path(__file__).parents[3]


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


@pytest.fixture
def match() -> Match:
    return engine.new_match("carcassonne", ["Ann", "Ben"], seed=5)


def answer(thinker: Thinker) -> Action:
    late = monotonic() + 30
    while monotonic() < late:
        action = thinker.poll()
        if action is not None:
            return action
        sleep(0.005)
    raise AssertionError("no answer came")


def process_of(thinker: Thinker) -> int:
    assert thinker._process is not None
    pid = thinker._process.pid
    assert pid is not None
    return pid


def test_it_chooses_what_the_bot_chooses_here(thinker: Thinker, match: Match) -> None:
    assert thinker.poll() is None
    assert not thinker.thinking
    processes: set[int] = set()
    for _ in range(4):
        assert match.decision is not None
        seat = match.decision.seat
        thinker.ask(match, seat, "easy", 20)
        assert thinker.thinking
        processes.add(process_of(thinker))
        action = answer(thinker)
        assert action == bots.choose(match, seat, "easy", 20)
        assert not thinker.thinking
        assert thinker.poll() is None
        match.play(action)
    assert len(processes) == 1, "one process serves many questions"


def test_it_stops_at_once_and_can_be_asked_again(thinker: Thinker, match: Match) -> None:
    thinker.ask(match, 0, "easy", 20)
    first = process_of(thinker)
    thinker.stop()
    assert not thinker.thinking
    assert thinker.poll() is None
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    thinker.stop()
    thinker.ask(match, 0, "random", 20)
    assert process_of(thinker) != first
    assert answer(thinker) in match.actions()


def test_a_new_question_drops_the_old_one(thinker: Thinker, match: Match) -> None:
    thinker.ask(match, 0, "easy", 20)
    match.play(match.actions()[0])
    assert match.decision is not None
    thinker.ask(match, match.decision.seat, "random", 20)
    assert answer(thinker) in match.actions()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_process_that_does_not_listen_is_ended_all_the_same(thinker: Thinker, match: Match) -> None:
    thinker.ask(match, 0, "random", 20)
    answer(thinker)
    pid = process_of(thinker)
    os.kill(pid, signal.SIGSTOP)
    thinker.ask(match, 0, "random", 20)
    thinker.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_dead_process_is_an_error_and_not_the_end(thinker: Thinker, match: Match) -> None:
    thinker.ask(match, 0, "easy", 20)
    os.kill(process_of(thinker), signal.SIGKILL)
    with pytest.raises(ThinkerError, match="ended without an answer"):
        answer(thinker)
    thinker.ask(match, 0, "random", 20)
    assert answer(thinker) in match.actions()
    # dead between two questions: nobody needs to notice
    os.kill(process_of(thinker), signal.SIGKILL)
    assert thinker._process is not None
    thinker._process.join()
    thinker.ask(match, 0, "random", 20)
    assert answer(thinker) in match.actions()


def test_what_goes_wrong_inside_is_told(thinker: Thinker, match: Match) -> None:
    thinker.ask(match, 0, "perfect", 20)
    with pytest.raises(ThinkerError, match="no bot 'perfect'"):
        answer(thinker)
    assert not thinker.thinking
    thinker.ask(match, 1, "easy", 20)
    with pytest.raises(ThinkerError, match="nothing to decide"):
        answer(thinker)
    thinker.ask(match, 0, "random", 20)
    assert answer(thinker) in match.actions()


def test_the_process_needs_the_engine_only() -> None:
    script = "import sys, engine.bots.thinker; print(*{name.split('.')[0] for name in sys.modules})"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "engine" in run.stdout.split()
    assert not {"gui", "PySide6"} & set(run.stdout.split())


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_the_process_ends_with_its_program() -> None:
    """Even when the program is killed and can tidy up nothing."""
    script = """
import time
import engine
from engine.bots.thinker import Thinker

if __name__ == "__main__":
    thinker = Thinker()
    thinker.ask(engine.new_match("carcassonne", ["Ann", "Ben"], seed=5), 0, "random", 20)
    while thinker.poll() is None:
        time.sleep(0.005)
    print(thinker._process.pid, flush=True)
    time.sleep(60)
"""
    with subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        program.kill()
    late = monotonic() + 20
    while monotonic() < late:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{worker}/stat").exists() and ") Z " in Path(f"/proc/{worker}/stat").read_text():
            return  # ended; only nobody has asked how
        sleep(0.01)
    raise AssertionError("the process lives on")
