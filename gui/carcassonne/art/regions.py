"""A feature across all its tiles: its ground and its outline, in sides of a tile from the board's origin."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from gui.carcassonne.art.geometry import Point, rings
from gui.carcassonne.art.land import STEPS, Cell
from gui.carcassonne.art.shapes import feature_path

ON_SIDE = 1e-3


class Part(NamedTuple):
    """The piece of a feature on one laid tile."""

    cell: Cell
    tile_id: str
    turns: int
    feature: int


class Region(NamedTuple):
    """The ground to fill, and the outline without the seams between tiles."""

    ground: QPainterPath
    outline: QPainterPath


def region(parts: Iterable[Part]) -> Region:
    """Joins the parts without a union of paths: the seams are left out of the outline instead."""
    parts = list(parts)
    cells = {part.cell for part in parts}
    ground, outline = QPainterPath(), QPainterPath()
    for part in parts:
        column, row = part.cell
        path = feature_path(part.tile_id, part.turns, part.feature)
        ground.addPath(path.translated(column, row))
        joined = {side for side, (dx, dy) in enumerate(STEPS) if (column + dx, row + dy) in cells}
        for ring in rings(path):
            _add_open_edges(outline, ring, joined, column, row)
    return Region(ground, outline)


def _add_open_edges(
    outline: QPainterPath, ring: list[Point], joined: set[int], column: int, row: int
) -> None:
    drawing = False
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]]):
        if abs(x1 - x2) < 1e-9 and abs(y1 - y2) < 1e-9:
            continue
        if _side_of(x1, y1, x2, y2) in joined:
            drawing = False
            continue
        if not drawing:
            outline.moveTo(QPointF(column + x1, row + y1))
            drawing = True
        outline.lineTo(QPointF(column + x2, row + y2))


def _side_of(x1: float, y1: float, x2: float, y2: float) -> int | None:
    """The side of the tile that a piece of an outline runs along."""
    for side, (a, b) in enumerate(((y1, y2), (1 - x1, 1 - x2), (1 - y1, 1 - y2), (x1, x2))):
        if abs(a) < ON_SIDE and abs(b) < ON_SIDE:
            return side
    return None
