"""Many games between bots, and what can be counted of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import inf
from statistics import mean, pstdev
from time import perf_counter

from engine.bots import decide
from engine.core.chance import Chance
from engine.core.match import new_match
from engine.core.options import Value
from engine.core.spec import GameSpec


class Tally:
    """What came of the games that were played to their end."""

    def __init__(self, players: int) -> None:
        self.lengths: list[int] = []
        self.points: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0.0] * players
        self.seconds = 0.0

    @property
    def games(self) -> int:
        """How many there were."""
        return len(self.lengths)

    def add(self, length: int, scores: list[int], winners: list[int], seconds: float) -> None:
        """A shared victory is shared among its winners."""
        self.lengths.append(length)
        self.seconds += seconds
        for seat, points in enumerate(scores):
            self.points[seat].append(points)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def report(self) -> list[str]:
        """A small table, line by line."""
        if not self.games:
            return ["games       0"]
        decisions = sum(self.lengths)
        lines = [
            f"games       {self.games}",
            f"decisions   {decisions}",
            f"length      mean {mean(self.lengths):.1f}, {min(self.lengths)} to {max(self.lengths)} decisions",
            f"speed       {self.games / self.seconds:.1f} games/s, {decisions / self.seconds:.0f} decisions/s",
            "seat   mean     sd  least   most   wins",
        ]
        for seat, points in enumerate(self.points):
            share = self.wins[seat] / self.games
            lines.append(
                f"{seat + 1:4} {mean(points):6.1f} {pstdev(points):6.1f} {min(points):6} {max(points):6} {share:6.1%}"
            )
        return lines


def simulate(
    spec: GameSpec, players: int, options: Mapping[str, Value], seeds: Iterable[int], bot: str, tally: Tally
) -> Iterator[None]:
    """Play one game for each seed; comes back after each with the tally grown."""
    names = [f"Seat {seat + 1}" for seat in range(players)]
    for seed in seeds:
        began = perf_counter()
        game = new_match(spec, names, options, seed).game
        luck = Chance.start(seed + 1)
        length = 0
        while (decision := game.decision()) is not None:
            # without an end to its time, a bot's choice depends on the seed alone
            game.apply(decide(game, decision.seat, bot, inf, luck))
            length += 1
        tally.add(length, game.scores(), game.ranking()[0], perf_counter() - began)
        yield
