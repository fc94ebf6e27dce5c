"""A player's board: a slab in the player's colour with bevelled, printed spaces."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainter

from engine.burgundy.boards import BOARDS, CELLS
from engine.core.hexes import Hex
from gui.burgundy.art.brush import soft_shadow
from gui.burgundy.art.colours import GOLD, KIND
from gui.kit.brush import across, fill, line
from gui.kit.dice import paint_face
from gui.kit.hexes import bevel, corners, hexagon, middle_of, outline
from gui.kit.paint import at, clear, dark, light, mix, stroke
from gui.kit.paths import poly, shape
from gui.kit.theme import SeatColour

REACH = 7.0
"""Half the width that a duchy takes, in sizes of its hexes."""
NEXT_TO_SIDE: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbour across each side of ``corners``."""


def paint_duchy(p: QPainter, board: str, colour: SeatColour) -> None:
    """The whole empty board around (0, 0), its hexes of size 1."""
    _slab(p, colour)
    map = BOARDS[board]
    for cell, kind, number in zip(CELLS, map.colours, map.numbers, strict=True):
        middle = middle_of(cell, 1.0)
        with at(p, middle.x(), middle.y()):
            _space(p, kind, number, f"{board}{cell}")
    _lines(p, dict(zip(CELLS, map.colours, strict=True)))


def _slab(p: QPainter, colour: SeatColour) -> None:
    """The board under the spaces, with a gold edge."""
    slab = outline(CELLS, 1.0, 1.17)
    soft_shadow(p, slab, 0.06, 0.14, 0.2, 0.5)
    with at(p, 0.02, 0.09):
        fill(p, slab, dark(colour.dark, 0.5), 0)
    b = slab.boundingRect()
    tones = light(colour.dark, 0.28), colour.dark, dark(colour.dark, 0.30)
    fill(p, slab, across(b.left(), b.top(), b.right(), b.bottom(), *tones), 0.045, GOLD)


def _space(p: QPainter, kind: str, number: int, seed: str) -> None:
    """A printed, sunken space with its die."""
    colour = mix(KIND[kind], "#F3E8CF", 0.12)
    fill(p, hexagon(), across(-0.6, -0.8, 0.6, 0.8, dark(colour, 0.16), colour, light(colour, 0.16)), 0)
    _landscape(p, kind, seed)
    bevel(p, corners(), 0.90, -0.3)
    with at(p, 0, 0, 0.38):
        paint_face(p, number, "#F4EBD3")


def _landscape(p: QPainter, kind: str, seed: str) -> None:
    """A few printed strokes that tell the kind of an empty space."""
    rng = random.Random(seed)
    ink = clear(dark(KIND[kind], 0.55), 0.43)
    spots = (
        (-0.5, -0.35),
        (0.05, -0.62),
        (0.5, -0.38),
        (-0.58, 0.22),
        (0.56, 0.24),
        (-0.26, 0.6),
        (0.28, 0.62),
    )
    for x, y in spots:
        with at(p, x + rng.uniform(-0.06, 0.06), y + rng.uniform(-0.06, 0.06)):
            match kind:
                case "pasture":
                    for lean in (-0.05, 0, 0.05):
                        line(p, 0, 0.06, lean, -0.06, ink, 0.026)
                case "river":
                    wave = shape(
                        -0.13,
                        0,
                        (-0.08, -0.07, -0.04, -0.07, 0, 0),
                        (0.04, 0.07, 0.08, 0.07, 0.13, 0),
                        close=False,
                    )
                    stroke(p, wave, clear("#EBF8FF", 0.47), 0.034)
                case "castle":
                    fill(p, poly((-0.08, 0.08), (0, -0.12), (0.08, 0.08)), clear("#CDE6BE", 0.27), 0)
                case "mine":
                    crack = shape(-0.10, 0.05, (-0.02, -0.07), (0.04, 0.0), (0.11, -0.05), close=False)
                    stroke(p, crack, ink, 0.03)
                case "town":
                    roof = shape(-0.09, 0.07, (-0.09, -0.02), (0, -0.10), (0.09, -0.02), (0.09, 0.07))
                    stroke(p, roof, ink, 0.026)
                case "monastery":
                    line(p, 0, -0.09, 0, 0.09, ink, 0.03)
                    line(p, -0.06, -0.03, 0.06, -0.03, ink, 0.03)


def _lines(p: QPainter, colours: dict[Hex, str]) -> None:
    """Thin joints inside an area, a strong line between areas and round the whole board."""
    for (q, r), colour in colours.items():
        middle = middle_of((q, r), 1.0)
        points = corners(1.0, middle.x(), middle.y())
        for i, (dq, dr) in enumerate(NEXT_TO_SIDE):
            same = colours.get((q + dq, r + dr)) == colour
            a, b = points[i], points[(i + 1) % 6]
            line(p, *a, *b, clear("#322012", 0.35) if same else "#38261A", 0.03 if same else 0.105)
