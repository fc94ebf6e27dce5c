"""benchmarks/: the verdicts, and that the yardstick plays the game it stands for."""

import pytest

from benchmarks.goals import Result, medians, table
from benchmarks.reference_carcassonne import TILES, random_game, root


@pytest.mark.parametrize(
    ("ratio", "more", "verdict"),
    [
        (1.0, False, "aim"),
        (1.7, False, "ok"),
        (2.1, False, "TOO SLOW"),
        (2.1, True, "ok"),
        (1.0, True, "TOO SLOW"),
    ],
)
def test_a_ratio_is_judged_by_its_goals(ratio: float, more: bool, verdict: str) -> None:
    result = Result("start", "a bare window", ratio, must=2.0, aim=3.0 if more else 1.5, more=more)
    assert result.verdict == verdict
    assert table([result]).splitlines()[-1].endswith(verdict)


def test_measures_take_turns_and_give_their_medians() -> None:
    calls: list[str] = []
    values = iter([100, 100, 1, 10, 9, 30, 2, 20])  # the first of each only warms up

    def measure(name: str) -> float:
        calls.append(name)
        return next(values)

    assert medians({"a": lambda: measure("a"), "b": lambda: measure("b")}, rounds=3) == {"a": 2, "b": 20}
    assert calls == ["a", "b"] * 4


def test_the_yardstick_keeps_its_tiles_and_meeples() -> None:
    assert sum(count for count, _ in TILES) == 72
    for seed in range(10):
        game = random_game(seed)
        assert 65 <= len(game.board) <= 72
        standing = {id(root(feature)): root(feature) for feature in game.claimed}.values()
        for player in range(2):
            on_board = sum(feature.meeples[player] for feature in standing if feature.meeples)
            assert game.supply[player] + on_board == 7
