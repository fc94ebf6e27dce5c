"""Scenarios: rulebook examples and bug reports as saves, in `tests/scenarios/<game>/*.json`.

A scenario is an ordinary save with two keys more, so the program and `python -m
engine check` and `replay` open it as it is:

    "intent":  a sentence that says what this is about
    "expect":  what must be true at the end of its moves, any of
        "scores":    points of each seat
        "ranking":   seats from best to worst, ties together
        "over":      whether the game has ended
        "decision":  kind of the waiting decision, null when the game has ended
        "seat":      whose decision it is
        "allowed":   actions that are legal now
        "refused":   [{"action": ..., "rule": ...}, ...] that are not, and by which rule
        "scored":    [{"seat": ..., "source": ..., "points": ...}, ...]: what the last move scored

Two commands help to keep them:

    python -m tests.engine.scenarios record SAVE "A sentence." tests/scenarios/carcassonne/name.json
        makes a scenario of a save, expecting what is so at its end
    python -m tests.engine.scenarios refresh
        plays the moves of every scenario anew and stores the states they lead to now, which is
        needed when the layout of a game's state has changed; expectations stay as they are
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import engine
from engine.core.match import Match
from engine.core.values import Scored

FOLDER = Path(__file__).parents[1] / "scenarios"


def found() -> list[Path]:
    return sorted(FOLDER.glob("*/*.json"))


def failures(data: dict[str, Any], match: Match) -> list[str]:
    """The expectations that the match does not meet."""
    expected = data["expect"]
    wrong = [f"unknown expectation {name!r}" for name in expected if name not in _CHECKS]
    for name, check in _CHECKS.items():
        if name in expected:
            wrong += check(match, expected[name])
    return wrong


def record(match: Match, intent: str) -> str:
    """A scenario of a match as it stands, expecting what is so."""
    expect: dict[str, Any] = {"over": match.over, "scores": match.scores()}
    if match.decision is not None:
        expect |= {"decision": match.decision.kind, "seat": match.decision.seat}
    expect["scored"] = _scored(match)
    return _text(match, intent, expect)


def refreshed(data: dict[str, Any]) -> str:
    """The scenario with the state that its moves lead to now."""
    match = engine.new_match(
        data["game"],
        [msgspec.convert(seat, engine.Seat) for seat in data["seats"]],
        data["options"],
        data["seed"],
        data["script"],
    )
    for action in data["actions"]:
        match.play(msgspec.convert(action, match.game.action_union()))
    return _text(match, data["intent"], data["expect"])


def _text(match: Match, intent: str, expect: dict[str, Any]) -> str:
    data = {"intent": intent, "expect": expect, **json.loads(engine.dumps(match))}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _equal(name: str, actual: Callable[[Match], Any]) -> Callable[[Match, Any], list[str]]:
    def check(match: Match, expected: Any) -> list[str]:
        found = actual(match)
        return [] if found == expected else [f"{name} is {found}, not {expected}"]

    return check


def _scored(match: Match) -> list[dict[str, Any]]:
    events = match.entries[-1].events if match.entries else ()
    return [
        {"seat": event.seat, "source": event.source, "points": event.points}
        for event in events
        if isinstance(event, Scored)
    ]


def _allowed(match: Match, actions: list[dict[str, Any]]) -> list[str]:
    legal = [msgspec.to_builtins(action) for action in match.actions()]
    return [f"{action} is not allowed" for action in actions if action not in legal]


def _refused(match: Match, cases: list[dict[str, Any]]) -> list[str]:
    wrong = []
    for case in cases:
        refusal = match.game.why_not(msgspec.convert(case["action"], match.game.action_union()))
        rule = None if refusal is None else refusal.rule
        if rule != case["rule"]:
            wrong.append(f"{case['action']} is refused by {rule}, not by {case['rule']}")
    return wrong


_CHECKS: dict[str, Callable[[Match, Any], list[str]]] = {
    "scores": _equal("scores", Match.scores),
    "ranking": _equal("ranking", Match.ranking),
    "over": _equal("over", lambda match: match.over),
    "decision": _equal("decision", lambda match: match.decision and match.decision.kind),
    "seat": _equal("seat", lambda match: match.decision and match.decision.seat),
    "scored": _equal("scored", _scored),
    "allowed": _allowed,
    "refused": _refused,
}


def main(arguments: list[str]) -> None:
    match arguments:
        case ["record", source, sentence, target]:
            Path(target).write_text(record(engine.load(source), sentence), encoding="utf-8")
        case ["refresh"]:
            for path in found():
                data = json.loads(path.read_text(encoding="utf-8"))
                path.write_text(refreshed(data), encoding="utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
