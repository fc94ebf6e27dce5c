"""Hexagons on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from engine.core.hexes import hexagon as cells
from gui.kit.hexes import corners, hex_at, hexagon, middle_of, outline


def test_a_hexagon_stands_on_its_corner() -> None:
    (x, y), *_ = corners(10)
    assert (round(x), round(y)) == (0, -10)
    assert hexagon(10).contains(QPointF(8.5, 0))
    assert not hexagon(10).contains(QPointF(0, 10.5))


@pytest.mark.parametrize("size", [7.0, 31.0])
def test_a_point_finds_the_hex_it_lies_in(size: float) -> None:
    for cell in cells(3):
        middle = middle_of(cell, size)
        for x, y in corners(size * 0.97):
            assert hex_at(middle + QPointF(x, y), size) == cell


def test_neighbours_touch() -> None:
    near = middle_of((0, 1), 10) - middle_of((0, 0), 10)
    assert round(near.x() ** 2 + near.y() ** 2) == 300


def test_an_outline_joins_its_hexes() -> None:
    shape = outline([(0, 0), (1, 0)], 10, 1.05)
    assert len(shape.toSubpathPolygons()) == 1
    assert shape.contains(middle_of((1, 0), 10) / 2)
