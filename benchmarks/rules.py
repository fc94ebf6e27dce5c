"""The engine's speed."""

from __future__ import annotations

import copy
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import count

import msgspec

import engine
from benchmarks import reference_carcassonne
from benchmarks.goals import Result, medians
from benchmarks.matches import grown, laid, long_match, random_game
from engine.bots import by_lot
from engine.core.chance import Chance
from engine.core.save import read

clock = time.perf_counter

GAMES_PER_ROUND = 20
GAMES_OF_EACH = 5
COPIES, DEEP_COPIES = 1000, 4  # about as long, so that a busy machine hits both alike
EARLY, LATE, WINDOW = 20, 150, 8


def measure() -> list[Result]:
    """Everything that is measured of the engine."""
    others = [game for game in engine.GAMES if game != "carcassonne"]
    return [random_games(), growth(), copies(), saves(), *(row for game in others for row in decisions(game))]


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes, without the time that other programs have the processor."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def random_games() -> Result:
    """Both play games of the same seeds; each round takes new ones."""
    seeds: dict[str, Iterator[int]] = {"ours": count(1), "reference": count(1)}

    def play(name: str, game: Callable[[int], object]) -> float:
        def games() -> None:
            for _ in range(GAMES_PER_ROUND):  # each is let go at its end
                game(next(seeds[name]))

        return seconds(games)

    found = medians(
        {
            "ours": lambda: play("ours", random_game),
            "reference": lambda: play("reference", reference_carcassonne.random_game),
        }
    )
    ratio = found["reference"] / found["ours"]
    return Result("random base games per second", "reference_carcassonne", ratio, 0.3, 0.7, more=True)


def growth() -> Result:
    """What offering and carrying out costs per legal action, late and early in a long match."""
    seeds = count(1)
    costs: dict[int, float] = {}

    def play() -> None:
        chance = random.Random(seed := next(seeds))
        match = long_match(seed, LATE + 40)
        spent, offered = {EARLY: 0.0, LATE: 0.0}, {EARLY: 0, LATE: 0}
        while laid(match) <= LATE + WINDOW:
            tiles = laid(match)
            begin = clock()
            actions = match.actions()
            chosen = chance.choice(actions)
            match.play(chosen)
            cost = clock() - begin
            for moment in (EARLY, LATE):
                if abs(tiles - moment) <= WINDOW:
                    spent[moment] += cost
                    offered[moment] += len(actions)
        costs.update({moment: spent[moment] / offered[moment] for moment in spent})

    def early() -> float:
        play()
        return costs[EARLY]

    found = medians({"early": early, "late": lambda: costs[LATE]})
    ratio = found["late"] / found["early"]
    return Result("decision per legal action, tile 150", "the same at tile 20", ratio, 1.5, 1.2)


def copies() -> Result:
    """What a bot pays for a game to think on."""
    game = grown(seed=1, tiles=36).game

    def copies() -> None:
        for _ in range(COPIES):  # each is let go at once, as bots do
            game.copy()

    def deep_copies() -> None:
        for _ in range(DEEP_COPIES):
            copy.deepcopy(game)

    found = medians(
        {
            "copy": lambda: seconds(copies) / COPIES,
            "deepcopy": lambda: seconds(deep_copies) / DEEP_COPIES,
        }
    )
    ratio = found["deepcopy"] / found["copy"]
    return Result("copies of a mid-game state", "copy.deepcopy", ratio, 30, 300, more=True)


def saves() -> Result:
    """Values to text and back.  A load also replays the history, to believe nothing that the rules forbid."""
    match = random_game(seed=1)
    plain = json.loads(engine.dumps(match))
    game = type(match.game)

    def write_and_read() -> None:
        save = read(engine.dumps(match))
        msgspec.convert(save.state["state"], game.State, str_keys=True)
        msgspec.convert(save.actions, list[game.action_union()])  # type: ignore[misc]

    found = medians(
        {
            "ours": lambda: seconds(write_and_read),
            "json": lambda: seconds(lambda: json.loads(json.dumps(plain))),
        }
    )
    return Result(
        "encode and decode of a finished game", "json on the same data", found["ours"] / found["json"], 1.5, 1
    )


def decisions(game: str) -> list[Result]:
    """Decisions per second of another game beside those of the reference, and how long the longest takes."""
    spec = engine.GAMES[game]
    players = ["Ann", "Ben", "Cleo"][: spec.max_players]
    costs: list[float] = []

    def ours() -> float:
        """Seconds per decision in a few random games."""
        spent = []
        for seed in range(GAMES_OF_EACH):
            match, luck = engine.new_match(game, players, seed=seed), Chance.start(seed)
            while not match.over:
                begin = clock()
                match.play(by_lot(match.actions(), luck))
                spent.append(clock() - begin)
        costs[:] = [min(pair) for pair in zip(costs, spent)] or spent  # a pause of the machine is not ours
        return sum(spent) / len(spent)

    def reference() -> float:
        decided = 0
        begin = clock()
        for seed in range(GAMES_OF_EACH):
            decided += 2 * len(reference_carcassonne.random_game(seed).board)
        return (clock() - begin) / decided

    found = medians({"ours": ours, "reference": reference})
    longest = max(costs) / statistics.median(costs)
    return [
        Result(
            f"{game}: decisions per second",
            "reference_carcassonne",
            found["reference"] / found["ours"],
            0.11,
            0.3,
            more=True,
        ),
        Result(f"{game}: longest decision", "the median one", longest, 50, 20),
    ]
