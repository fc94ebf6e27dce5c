"""Laid tiles joined to one land: towers over the seams, slow light, the cardboard's edge and its shadow.

All works cell by cell and looks no further than the eight cells around, so laying a tile costs the same on a
small and on a large board. A board shows ``land_image`` in every laid cell and ``shore_image`` in the empty cells
beside the land; when a tile is laid, only the cells of ``around`` are to be painted again. Both may be painted in a
worker thread.
"""

from __future__ import annotations

import math
import random
from collections.abc import Container, Mapping
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from gui.carcassonne.art.buildings import HOUSE_STAMP
from gui.carcassonne.art.colours import radial
from gui.carcassonne.art.geometry import CORNERS
from gui.carcassonne.art.shapes import VARIANTS, shape_of
from gui.carcassonne.art.stamps import Canvas
from gui.carcassonne.art.tiles import tile_image
from gui.carcassonne.art.walls import TOWER_STAMP
from gui.kit.paint import clear, pen

Cell = tuple[int, int]  # column, row

STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N, E, S, W
RING: tuple[Cell, ...] = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
THICK = 0.04  # of the cardboard, in sides of a tile
DRIFT_CELLS, DRIFT_PIXELS = (
    11,
    16,
)  # the light repeats after so many cells; pixels it is painted with for each
SHADE_CELLS = 24  # samples of the shadow along a cell
SHADE_SOFT, SHADE_X, SHADE_Y, SHADE_STRENGTH = 0.10, 0.035, 0.075, 0.62


class Laid(NamedTuple):
    """A tile on the table."""

    tile_id: str
    turns: int
    variant: int


def variant_of(cell: Cell) -> int:
    """The look of a tile laid here: never that of an equal tile beside it."""
    return (cell[0] + 2 * cell[1]) % VARIANTS


def around(cell: Cell) -> list[Cell]:
    """The cells whose picture changes when a tile is laid here or taken away."""
    return [cell, *((cell[0] + dx, cell[1] + dy) for dx, dy in RING)]


# ---------------------------------------------------------------- the land


def land_image(laid: Mapping[Cell, Laid], cell: Cell, pixels: int) -> QImage:
    """The picture of a laid cell as part of the land."""
    tile = laid[cell]
    image = QImage(tile_image(tile.tile_id, tile.turns, pixels, tile.variant))
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    _paint_corners(p, laid, cell, pixels)
    _paint_drift(p, cell, pixels)
    _paint_rim(p, laid, cell, pixels)
    p.end()
    return image


def _paint_corners(p: QPainter, laid: Mapping[Cell, Laid], cell: Cell, pixels: int) -> None:
    """What stands where up to four tiles meet: a tower that closes their walls, or inside a city a house."""
    canvas = Canvas(p, pixels, pixels)
    for x, y in CORNERS:
        column, row = cell[0] + int(x), cell[1] + int(y)
        match _meeting(laid, column, row):
            case "walls":
                canvas.stamp(TOWER_STAMP, x, y)
            case "roofs":
                canvas.stamp(HOUSE_STAMP, x, y + 0.04, 1.0, column * 5 + row * 11)


def _meeting(laid: Mapping[Cell, Laid], column: int, row: int) -> str:
    """What meets at the upper left corner of a cell."""
    found = ""
    for corner, (x, y) in enumerate(CORNERS):
        tile = laid.get((column - int(x), row - int(y)))
        shape = shape_of(tile.tile_id, tile.turns) if tile else None
        if shape and corner in shape.wall_corners:
            return "walls"
        if shape and any({corner, (corner - 1) % 4} <= set(city.open_sides) for city in shape.cities):
            found = "roofs"
    return found


def _paint_drift(p: QPainter, cell: Cell, pixels: int) -> None:
    """Slow drifts of light across the land, blind to the tiles' borders."""
    x, y = cell[0] % DRIFT_CELLS * DRIFT_PIXELS, cell[1] % DRIFT_CELLS * DRIFT_PIXELS
    source = QRectF(x, y, DRIFT_PIXELS + 2, DRIFT_PIXELS + 2)  # with a rim, so that cells join smoothly
    dot = pixels / DRIFT_PIXELS
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    p.drawImage(QRectF(-dot, -dot, pixels + 2 * dot, pixels + 2 * dot), _drift(), source)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


@lru_cache(maxsize=1)
def _drift() -> QImage:
    rng = random.Random("drift")
    whole = DRIFT_CELLS * DRIFT_PIXELS
    image = QImage(whole + 2, whole + 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.translate(1, 1)
    for _ in range(70):
        x, y, r = rng.uniform(0, whole), rng.uniform(0, whole), rng.uniform(0.9, 2.1) * DRIFT_PIXELS
        colour = rng.choice((QColor(255, 240, 180, 92), QColor(20, 45, 30, 78)))
        for dx in (-whole, 0, whole):
            for dy in (-whole, 0, whole):
                light = radial(x + dx, y + dy, r, (0, colour), (1, clear(colour, 0)))
                p.fillRect(QRectF(x + dx - r, y + dy - r, 2 * r, 2 * r), light)
    p.end()
    return image


def _paint_rim(p: QPainter, laid: Container[Cell], cell: Cell, pixels: int) -> None:
    """The outer edge of the cardboard: light above and on the left, dark below and on the right."""
    ends = ((0, 0), (pixels, 0), (pixels, pixels), (0, pixels))
    for side, (dx, dy) in enumerate(STEPS):
        if (cell[0] + dx, cell[1] + dy) not in laid:
            p.setPen(
                pen(
                    QColor(255, 248, 220, 140) if side in (0, 3) else QColor(30, 18, 8, 120),
                    max(1.5, pixels * 0.016),
                    Qt.PenCapStyle.FlatCap,
                )
            )
            p.drawLine(QLineF(*ends[side], *ends[(side + 1) % 4]))


# ---------------------------------------------------------------- the shore


@lru_cache(maxsize=96)
def shore_image(mask: int, pixels: int) -> QImage:
    """What the land throws on an empty cell: its thickness and its shadow. The bits of ``mask`` say which cells of
    ``RING`` around it are laid."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    dot = pixels / SHADE_CELLS
    p.drawImage(QRectF(-dot, -dot, pixels + 2 * dot, pixels + 2 * dot), _shade(mask))
    if mask >> RING.index((0, -1)) & 1:
        high = max(2.0, pixels * THICK)
        board = QLinearGradient(0, 0, 0, high)
        for at, colour in ((0, "#C29E6C"), (0.4, "#A98455"), (1, "#6B4B2E")):
            board.setColorAt(at, QColor(colour))
        p.fillRect(QRectF(0, 0, pixels, high), board)
        p.fillRect(QRectF(0, high - 1, pixels, 1), QColor(30, 18, 8, 150))
    p.end()
    return image


@lru_cache(maxsize=256)
def _shade(mask: int) -> QImage:
    """The blurred shadow of the cells around; their shares add up."""
    count = SHADE_CELLS + 2
    shares = [_shades()[k] for k in range(len(RING)) if mask >> k & 1]
    dark = bytes(
        min(255, round(255 * SHADE_STRENGTH * min(1.0, sum(each)))) for each in zip(*shares, strict=True)
    )
    image = QImage(dark, count, count, count, QImage.Format.Format_Alpha8)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@lru_cache(maxsize=1)
def _shades() -> list[list[float]]:
    """What each cell around adds to the shadow at every sample: a product of two soft edges."""
    count = SHADE_CELLS + 2

    def edge(far: float, step: int) -> list[float]:
        return [_soft_edge((k - 0.5) / SHADE_CELLS - far - step) for k in range(count)]

    return [[x * y for y in edge(SHADE_Y, dy) for x in edge(SHADE_X, dx)] for dx, dy in RING]


def _soft_edge(x: float) -> float:
    """How much of a cell from 0 to 1 covers the place, seen through the blur."""
    soft = SHADE_SOFT * math.sqrt(2)
    return (math.erf(x / soft) - math.erf((x - 1) / soft)) / 2
