"""Where points came from, gathered from the events of a match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.match import Match
from engine.core.values import Event, Scored


@dataclass(frozen=True)
class Gain:
    """Points won by one event, and after how many actions that was."""

    count: int
    scored: Scored


def gains(match: Match, until: int | None = None) -> list[Gain]:
    """All points of the first `until` actions (None: of the whole match), oldest first."""
    entries = match.entries[:until]
    stages: list[Iterable[Event]] = [match.opening, *(entry.events for entry in entries)]
    return [
        Gain(count, event)
        for count, events in enumerate(stages)
        for event in events
        if isinstance(event, Scored)
    ]


def by_source(found: Iterable[Gain], seats: int) -> dict[str, list[int]]:
    """Points of every seat by source, in the order in which the sources first paid."""
    table: dict[str, list[int]] = {}
    for gain in found:
        scored = gain.scored
        table.setdefault(scored.source, [0] * seats)[scored.seat] += scored.points
    return table


def courses(match: Match) -> list[list[int]]:
    """The score of every seat after 0, 1, 2... actions, for the graph."""
    seats = len(match.seats)
    scores = [match.at(count).scores() for count in range(len(match.entries) + 1)]
    return [[score[seat] for score in scores] for seat in range(seats)]
