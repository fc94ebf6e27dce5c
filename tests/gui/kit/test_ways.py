"""Walking with the arrow keys from place to place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from gui.kit.ways import WAYS, first, nearest

LEFT, RIGHT, UP, DOWN = (
    WAYS[key] for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
)
GRID = {
    f"{column}{row}": QPointF(100 * "abc".index(column), 100 * row) for column in "abc" for row in range(3)
}


@pytest.mark.parametrize(("way", "there"), [(LEFT, "a1"), (RIGHT, "c1"), (UP, "b0"), (DOWN, "b2")])
def test_over_a_grid(way: QPointF, there: str) -> None:
    assert nearest(GRID["b1"], way, GRID) == there


def test_nothing_lies_beyond_the_edge() -> None:
    assert nearest(GRID["c1"], RIGHT, GRID) is None
    assert nearest(QPointF(), LEFT, {}) is None


def test_straight_ahead_beats_what_is_near_but_aside() -> None:
    places = {"far": QPointF(100, 0), "aside": QPointF(40, 45)}
    assert nearest(QPointF(0, 0), RIGHT, places) == "far"
    assert nearest(QPointF(0, 0), DOWN, places) == "aside"


def test_a_whole_row_is_walked_and_back_again() -> None:
    """Of hexagons, which do not stand below each other."""
    row = {number: QPointF(87 * number, 0) for number in range(4)}
    below = {10 + number: QPointF(87 * number + 43.5, 75) for number in range(4)}
    places, here, walked = row | below, 0, []
    while (following := nearest(places[here], RIGHT, places)) is not None:
        here = following
        walked.append(here)
    assert walked == [1, 2, 3, 13]  # what hangs over to the right comes last
    assert nearest(places[0], DOWN, places) == 10
    assert nearest(places[11], UP, places) in (1, 2)


def test_walking_begins_above_on_the_left() -> None:
    assert first({"low": QPointF(0, 9), "right": QPointF(7, 1), "left": QPointF(3, 1)}) == "left"
