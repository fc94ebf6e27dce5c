"""Animals: every kind and value on pastures with every mixture that matters."""

from __future__ import annotations

import itertools

import pytest

from engine.burgundy.actions import PlaceTile
from engine.burgundy.scoring import monastery_parts
from engine.core.values import Scored
from tests.engine.burgundy.table import ANN, Table

KINDS = ("cow", "pig", "sheep", "goat")
PASTURE = ("h11", "h10", "h05", "h01")
"""Four of the five spaces of board 1's large pasture; h06, die 1, stays for the new animal."""


def animal_points(table: Table) -> int:
    return sum(event.points for event in table.of(Scored) if event.source == "animals")


@pytest.mark.rule("COB-101", "COB-102", "COB-105", "COB-139")
@pytest.mark.parametrize("with_7", [False, True])
@pytest.mark.parametrize("lying", [(), (2,), (3,), (4,), (2, 3), (3, 4), (2, 3, 4)])
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_new_and_lying_animals_of_a_kind(kind: str, value: int, lying: tuple[int, ...], with_7: bool) -> None:
    stranger = KINDS[KINDS.index(kind) - 1]
    table = Table(dice=(1, 1)).give(storage=[f"{kind}_{value}"])
    herd = [*(f"{kind}_{other}" for other in lying), f"{stranger}_4"]
    table.lay(ANN, dict(zip(PASTURE, herd, strict=False)))
    table.lay(ANN, {"h28": f"{kind}_4", "h12": "bank"})  # on the other pasture: never counts
    if with_7:
        table.lay(ANN, {"h13": "monastery_7"})
    table.play(PlaceTile(0, 0, "h06"))
    assert animal_points(table) == value + sum(lying) + (1 + len(lying) if with_7 else 0)


@pytest.mark.rule("COB-103", "COB-104")
def test_a_pasture_counts_even_where_tiles_do_not_touch() -> None:
    table = Table(dice=(1, 1)).give(storage=["pig_2"]).lay(ANN, {"h10": "pig_4", "h12": "bank"})
    table.play(PlaceTile(0, 0, "h06"))  # h06 does not touch h10
    assert animal_points(table) == 2 + 4


@pytest.mark.rule("COB-102", "COB-104")
def test_two_pastures_are_counted_apart() -> None:
    table = Table(dice=(2, 2)).give(storage=["pig_3"])
    table.lay(ANN, {"h10": "pig_4", "h11": "pig_2", "h21": "ship"})
    table.play(PlaceTile(0, 0, "h28"))
    assert table.scored == [(ANN, "area", 1 + 10), (ANN, "animals", 3)]


@pytest.mark.rule("COB-106")
@pytest.mark.parametrize(("tile", "points"), [("cow_4", 7), ("sheep_2", 5), ("pig_2", 2)])
def test_bennos_pasture(tile: str, points: int) -> None:
    table = Table(dice=(1, 1)).give(storage=[tile]).lay(ANN, {"h11": "cow_3", "h10": "sheep_3"})
    table.play(PlaceTile(0, 0, "h06"))
    assert animal_points(table) == points


@pytest.mark.rule("COB-159")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_24_counts_kinds_and_not_tiles(count: int) -> None:
    for kinds in itertools.combinations(KINDS, count):
        table = Table().lay(ANN, {"h13": "monastery_24"})
        spaces = iter([*PASTURE, "h28"])
        table.lay(ANN, {next(spaces): f"{kind}_3" for kind in kinds})
        if kinds:
            table.lay(ANN, {"h06": f"{kinds[0]}_2"})
        assert sum(part.points for part in monastery_parts(table.game, ANN)) == 4 * count
