"""Hexagons in axial coordinates."""

from __future__ import annotations

import pytest

from engine.core.hexes import DIRECTIONS, areas, connected, distance, hexagon, neighbours


def test_neighbours_are_the_six_at_distance_one() -> None:
    around = neighbours((2, -1))
    assert len(set(around)) == 6
    assert set(around) == {hex for hex in hexagon(5) if distance(hex, (2, -1)) == 1}
    assert around[0] == (3, -1)
    assert all((-q, -r) in DIRECTIONS for q, r in DIRECTIONS)


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ((0, 0), (0, 0), 0),
        ((0, 0), (3, -3), 3),
        ((0, 0), (2, 2), 4),
        ((-1, 2), (1, -1), 3),
        ((0, -3), (0, 3), 6),
    ],
)
def test_distances(one: tuple[int, int], other: tuple[int, int], steps: int) -> None:
    assert distance(one, other) == distance(other, one) == steps


def test_the_distance_is_the_length_of_the_shortest_way() -> None:
    edge, ways = {(0, 0)}, {(0, 0): 0}
    for steps in range(1, 4):
        edge = {near for hex in edge for near in neighbours(hex)} - ways.keys()
        ways |= dict.fromkeys(edge, steps)
    assert ways == {hex: distance((0, 0), hex) for hex in hexagon(3)}


def test_a_hexagon_is_read_row_by_row() -> None:
    assert hexagon(0) == [(0, 0)]
    assert hexagon(1) == [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
    assert [sum(1 for _, r in hexagon(3) if r == row) for row in range(-3, 4)] == [4, 5, 6, 7, 6, 5, 4]
    assert len(hexagon(3)) == 37
    assert hexagon(3)[18] == (0, 0)


def test_connected_hexes() -> None:
    line = [(0, 0), (1, 0), (2, 0), (4, 0), (1, 1)]
    assert connected((0, 0), line) == {(0, 0), (1, 0), (2, 0), (1, 1)}
    assert connected((4, 0), line) == {(4, 0)}
    assert connected((9, 9), line) == {(9, 9)}


def test_areas_of_one_colour() -> None:
    colours = {(0, 0): "red", (1, 0): "red", (2, 0): "blue", (3, 0): "red", (0, 1): "blue", (1, 1): "blue"}
    assert areas(colours) == [{(0, 0), (1, 0)}, {(2, 0), (1, 1), (0, 1)}, {(3, 0)}]
    assert areas({}) == []
