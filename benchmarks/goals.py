"""What is measured, what it must reach and what it aims at."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass

ROUNDS = 9


class CannotMeasure(Exception):
    """What is missing, in one sentence."""


@dataclass(frozen=True)
class Result:
    """A ratio and its goals. For most a low ratio is good; `more` marks those where a high one is."""

    what: str
    against: str
    ratio: float
    must: float
    aim: float
    more: bool = False

    def reaches(self, goal: float) -> bool:
        return self.ratio >= goal if self.more else self.ratio <= goal

    @property
    def verdict(self) -> str:
        if not self.reaches(self.must):
            return "TOO SLOW"
        return "aim" if self.reaches(self.aim) else "ok"


def medians(measures: Mapping[str, Callable[[], float]], rounds: int = ROUNDS) -> dict[str, float]:
    """The median of each measure; they take turns, so that a busy moment hits all of them alike."""
    values: dict[str, list[float]] = {name: [] for name in measures}
    for measure in measures.values():
        measure()  # warm up
    for _ in range(rounds):
        for name, measure in measures.items():
            values[name].append(measure())
    return {name: statistics.median(found) for name, found in values.items()}


def table(results: list[Result]) -> str:
    rows = [("what", "against", "ratio", "must", "aim", "")]
    for result in results:
        digits = 0 if result.ratio >= 20 else 2
        sign = ">=" if result.more else "<="
        rows.append(
            (
                result.what,
                result.against,
                f"{result.ratio:.{digits}f}x",
                f"{sign} {result.must:g}x",
                f"{sign} {result.aim:g}x",
                result.verdict,
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(
        line.rstrip() for line in (lines[0], "  ".join("-" * width for width in widths), *lines[1:])
    )
