"""Tiles: thick little hexes of cardboard with a rim in the colour of their kind.

A tile has radius 1; ``REACH`` holds it with its edge and its shadow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPixmap

from engine.burgundy.tiles import TILES
from gui.burgundy.art.animals import herd
from gui.burgundy.art.brush import soft_shadow
from gui.burgundy.art.buildings import BUILDING_PICTURE
from gui.burgundy.art.colours import DARK
from gui.burgundy.art.kinds import rim_of
from gui.burgundy.art.places import castle, mine, ship
from gui.burgundy.art.signs import BUILDING_EFFECT, monastery, number_plate, plaque
from gui.burgundy.texts import monastery_number
from gui.kit.brush import across, fill
from gui.kit.hexes import bevel, corners, hexagon, thickness
from gui.kit.paint import INK, at, clear, clipped, stroke
from gui.kit.paths import poly
from gui.kit.pixmaps import pictures

REACH = 1.3
DEPTH = 0.085
SMALL = 34
"""Tiles of a smaller radius in pixels leave their plaque out and enlarge what is left."""
ORIGINAL = 88
"""The radius in pixels of the pictures from which smaller ones are made."""

PANEL = {
    "town": ("#DCE9EC", "#F8EFD8", "#EBD9B4"),
    "castle": ("#BFD9DF", "#EEF1DC", "#A9C79A"),
    "mine": ("#DDE3E6", "#C3C8CB", "#8E9397"),
    "river": ("#DCEBF0", "#BBDCEA", "#3F86BE"),
    "pasture": ("#E7F1C4", "#BEDB80", "#86B249"),
    "monastery": ("#FFF8DC", "#FBEAB0", "#EFCF6B"),
}
"""The sky behind a kind's picture, from above to below."""


def tile_pixmap(tile: str, radius: float, dpr: float = 1.0) -> QPixmap:
    """A tile of a radius in units, in the middle of a square of ``2 * REACH`` radii; kept."""
    side = 2 * REACH * radius
    small = radius * dpr < SMALL

    def draw(p: QPainter) -> None:
        pixels = round(side * dpr)
        if radius * dpr > ORIGINAL / 1.5:
            picture = _painted(tile, small, pixels)
        else:
            picture = _original(tile, small).scaled(
                pixels,
                pixels,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        p.drawImage(QRectF(0, 0, side, side), picture)

    return pictures.get(("burgundy tile", tile, small), side, side, dpr, draw)


@lru_cache(128)
def _original(tile: str, small: bool) -> QImage:
    """The tile large; scaled down, its thin ink lines stay even, and that is much faster than painting it anew."""
    return _painted(tile, small, round(2 * REACH * ORIGINAL))


def _painted(tile: str, small: bool, pixels: int) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(pixels / (2 * REACH), pixels / (2 * REACH))
    p.translate(REACH, REACH)
    paint_tile(p, tile, small)
    p.end()
    return image


def paint_tile(p: QPainter, tile: str, small: bool = False) -> None:
    """Any tile by its id; a small one shows less, but that larger."""
    thing = TILES[tile]
    with _cardboard(p, thing.spaces[0]):
        PICTURES[thing.kind](p, tile, small)
    if thing.kind == "building" and not small:
        plaque(p, BUILDING_EFFECT[thing.type])
    if thing.kind == "monastery":
        number_plate(p, monastery_number(tile), 1.45 if small else 1.0)


def _building(p: QPainter, tile: str, small: bool) -> None:
    with at(p, 0, 0.12 if small else -0.06, 1.12 if small else 0.98):
        BUILDING_PICTURE[TILES[tile].type](p)


def _animals(p: QPainter, tile: str, small: bool) -> None:
    herd(p, TILES[tile].type, TILES[tile].animals)


def _monastery(p: QPainter, tile: str, small: bool) -> None:
    monastery(p, monastery_number(tile))


def _place(picture: Callable[[QPainter], None]) -> Callable[[QPainter, str, bool], None]:
    def paint(p: QPainter, tile: str, small: bool) -> None:
        with at(p, 0, 0.08, 1.08):
            picture(p)

    return paint


PICTURES: dict[str, Callable[[QPainter, str, bool], None]] = {
    "building": _building,
    "animal": _animals,
    "monastery": _monastery,
    "castle": _place(castle),
    "mine": _place(mine),
    "ship": _place(ship),
}


# ---------------------------------------------------------------- the cardboard


@contextmanager
def _cardboard(p: QPainter, kind: str) -> Iterator[None]:
    """A tile of a kind; what is painted inside is clipped to its sunken panel."""
    _hex(p, rim_of(kind), across(0, -0.8, 0, 0.8, *PANEL[kind]))
    with clipped(p, hexagon(0.82)):
        yield
    _close_panel(p)


def _hex(p: QPainter, rim: QLinearGradient, panel: QLinearGradient) -> None:
    """Shadow, cut edge, coloured rim, sunken panel."""
    soft_shadow(p, hexagon(0.97), 0.05, 0.07 + DEPTH, 0.11, 0.46)
    thickness(p, corners(0.97), DEPTH * 0.25, DEPTH)
    fill(p, hexagon(0.97), rim, 0.02, clear(DARK, 0.59))
    bevel(p, corners(0.97), 0.93)
    stroke(p, hexagon(0.875), clear("#FFFAE6", 0.27), 0.016)
    fill(p, hexagon(0.82), panel, 0)


def _close_panel(p: QPainter) -> None:
    """Shade under the upper left lip, an ink line around the picture."""
    points = corners(0.82)
    for side, strength in ((4, 0.27), (5, 0.37), (0, 0.18)):
        (x1, y1), (x2, y2) = points[side], points[(side + 1) % 6]
        band = poly((x1, y1), (x2, y2), (x2 * 0.95, y2 * 0.95), (x1 * 0.95, y1 * 0.95))
        fill(p, band, clear("#28160A", strength), 0)
    stroke(p, hexagon(0.82), INK, 0.024)
