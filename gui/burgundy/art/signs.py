"""Pictograms: sentences of little signs that say what a tile does.

A sign is named by a word ("worker"), a word with a detail ("goods:red", "animal:cow") or with a number ("points:4",
"shift:1"); each is about two units wide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QPainter

from gui.burgundy.art.animals import ANIMAL_PICTURE
from gui.burgundy.art.brush import dashed, soft_shadow
from gui.burgundy.art.buildings import BUILDING_PICTURE
from gui.burgundy.art.colours import CREAM, GOLD, RED
from gui.burgundy.art.kinds import any_kind, kind_glyph
from gui.burgundy.art.places import abbey
from gui.burgundy.art.tokens import bonus_card, coin_face, laurel, worker_figure
from gui.burgundy.art.wares import goods
from gui.kit.brush import across, fill, numeral
from gui.kit.hexes import hexagon
from gui.kit.paint import INK, at, clear, clipped, stroke
from gui.kit.paths import box, oval, poly, shape

BUILDING_EFFECT = {
    "warehouse": ("goods:pink", "arrow", "silver"),
    "watchtower": ("points:4",),
    "carpenter": ("kind:town",),
    "church": ("kind:mine", "kind:monastery", "kind:castle"),
    "market": ("kind:river", "kind:pasture"),
    "boarding_house": ("worker",) * 4,
    "bank": ("silver", "silver"),
    "town_hall": ("any", "arrow", "space"),
    "crane": ("building:bank", "building:church"),
}
MONASTERY_EFFECT = {
    1: (("building:market", "building:market"),),
    2: (("kind:mine", "arrow", "worker"),),
    3: (("goods:red", "arrow"), ("silver", "silver")),
    4: (("goods:red", "arrow", "worker"),),
    5: (("kind:river",), ("goods:violet", "goods:orange")),
    6: (("worker", "worker"), ("arrow", "black")),
    7: (("animal:sheep",), ("points:+1",)),
    8: (("worker", "shift:2"),),
    9: (("kind:town", "shift:1"),),
    10: (("kind:river", "kind:pasture"), ("shift:1",)),
    11: (("kind:castle", "kind:mine", "kind:monastery"), ("shift:1",)),
    12: (("take", "shift:1"),),
    13: (("worker", "worker", "silver"),),
    14: (("worker", "worker"), ("worker", "worker")),
    15: (("goods:red", "goods:violet", "goods:brown"), ("points:2",)),
    16: (("building:warehouse", "points:4"),),
    17: (("building:watchtower", "points:4"),),
    18: (("building:carpenter", "points:4"),),
    19: (("building:church", "points:4"),),
    20: (("building:market", "points:4"),),
    21: (("building:boarding_house", "points:4"),),
    22: (("building:bank", "points:4"),),
    23: (("building:town_hall", "points:4"),),
    24: (("animal:cow", "animal:sheep"), ("animal:pig", "points:4")),
    25: (("goods:brown", "points:1"),),
    26: (("bonus:town", "points:3"),),
    27: (("top",),),
    28: (("silver", "arrow"), ("worker", "worker")),
}
"""What each monastery does; a row of signs per line of the picture."""

ROW_SIZE = {1: 0.34, 2: 0.29, 3: 0.215}
"""How large the signs of a single row are, by how many they are."""
TWO_ROWS_SIZE = {1: 0.24, 2: 0.235, 3: 0.20}


# ---------------------------------------------------------------- one sign


def glyph(p: QPainter, name: str) -> None:
    """One sign of the language."""
    word, _, detail = name.partition(":")
    GLYPHS[word](p, detail)


def _kind(p: QPainter, kind: str) -> None:
    kind_glyph(p, kind)


def _silver(p: QPainter, _: str) -> None:
    coin_face(p)


def _worker(p: QPainter, _: str) -> None:
    with at(p, -0.06, 0.16, 1.22):
        worker_figure(p)


def _goods(p: QPainter, colour: str) -> None:
    goods(p, colour, 0, shadow=False)


def _animal(p: QPainter, animal: str) -> None:
    with at(p, 0.1, 0.05, 1.7):
        ANIMAL_PICTURE[animal](p)


def _building(p: QPainter, building: str) -> None:
    """A building without the ground it stands on."""
    with at(p, 0, 0.25, 1.55), clipped(p, box(-0.72, -0.9, 1.44, 1.34)):
        BUILDING_PICTURE[building](p)


def _black(p: QPainter, _: str) -> None:
    fill(p, hexagon(), across(-0.7, -0.9, 0.7, 0.9, "#5A5450", "#23201E"), 0.10)
    stroke(p, hexagon(0.66), clear(GOLD, 0.86), 0.12)


def _any(p: QPainter, _: str) -> None:
    fill(p, hexagon(1.05), any_kind(), 0.10)


def _space(p: QPainter, _: str) -> None:
    fill(p, hexagon(), "#E2CFA2", 0)
    dashed(p, hexagon(), INK, 0.14)


def _arrow(p: QPainter, _: str) -> None:
    head = poly((-0.7, -0.16), (0.1, -0.16), (0.1, -0.5), (0.75, 0), (0.1, 0.5), (0.1, 0.16), (-0.7, 0.16))
    fill(p, head, RED, 0.08)


def _take(p: QPainter, _: str) -> None:
    """A tile lifted from its place."""
    with at(p, 0, 0.4, 0.6):
        _space(p, "")
    with at(p, 0, -0.5, 0.62):
        _any(p, "")


def _points(p: QPainter, number: str) -> None:
    laurel(p, number)


def _shift(p: QPainter, amount: str) -> None:
    """A die that may be turned up or down."""
    with at(p, 0, 0, 0.62):
        fill(p, box(-1, -1, 2, 2, 0.4), CREAM, 0.12)
        numeral(p, 0, 0, 2.0, amount)
    for s in (-1, 1):
        fill(p, poly((-0.42, s * 0.74), (0.42, s * 0.74), (0, s * 1.18)), RED, 0.05)


def _bonus(p: QPainter, kind: str) -> None:
    bonus_card(p, kind, shadow=False)


def _top(p: QPainter, _: str) -> None:
    """Stones of the bridge, one of them always on top."""
    for level, tint in enumerate(("#A89A86", "#C9BBA2", "#E3B92F")):
        y = 0.62 - level * 0.46
        side = box(-0.9, y - 0.3, 1.8, 0.3).united(oval(0, y, 0.9, 0.34)).united(oval(0, y - 0.34, 0.9, 0.34))
        fill(p, side, tint, 0.07)
        fill(p, oval(0, y - 0.34, 0.9, 0.34), across(-0.9, y - 0.6, 0.9, y, CREAM, tint), 0.06)


GLYPHS: dict[str, Callable[[QPainter, str], None]] = {
    "kind": _kind,
    "silver": _silver,
    "worker": _worker,
    "goods": _goods,
    "animal": _animal,
    "building": _building,
    "black": _black,
    "any": _any,
    "space": _space,
    "arrow": _arrow,
    "take": _take,
    "points": _points,
    "shift": _shift,
    "bonus": _bonus,
    "top": _top,
}


# ---------------------------------------------------------------- sentences on tiles


def plaque(p: QPainter, names: Sequence[str]) -> None:
    """The effect of a building on a parchment ribbon across its lower corner."""
    count, y = len(names), 0.58
    step = 0.285 if count < 4 else 0.235
    wide = step * count + 0.13
    ribbon = box(-wide / 2, y - 0.175, wide, 0.35, 0.10)
    soft_shadow(p, ribbon, 0.015, 0.03, 0.04, 0.3)
    fill(p, ribbon, across(0, y - 0.17, 0, y + 0.17, "#FFFBEE", "#EFDFB8"), 0.022)
    for i, name in enumerate(names):
        with at(p, (i - (count - 1) / 2) * step, y, 0.125):
            glyph(p, name)


def monastery(p: QPainter, number: int) -> None:
    """The abbey as a pale watermark, the effect in front of it."""
    p.setOpacity(0.13)
    with at(p, 0, 0.16, 1.35):
        abbey(p)
    p.setOpacity(1)
    rows = MONASTERY_EFFECT[number]
    for r, row in enumerate(rows):
        size = (ROW_SIZE if len(rows) == 1 else TWO_ROWS_SIZE)[len(row)]
        y = 0.10 + (r - (len(rows) - 1) / 2) * 0.54
        for i, name in enumerate(row):
            with at(p, (i - (len(row) - 1) / 2) * size * 2.16, y, size):
                glyph(p, name)


def number_plate(p: QPainter, number: int, scale: float = 1.0) -> None:
    """The number of a monastery on its upper corner; small tiles take a larger plate."""
    plate = shape(
        -0.25,
        -0.20,
        (0.25, -0.20),
        (0.25, 0.04),
        (0.16, 0.11, 0.08, 0.14, 0, 0.18),
        (-0.08, 0.14, -0.16, 0.11, -0.25, 0.04),
    )
    with at(p, 0, -0.66, scale):
        soft_shadow(p, plate, 0.015, 0.03, 0.04, 0.3)
        fill(p, plate, across(0, -0.20, 0, 0.18, "#7A3B22", "#55250F"), 0.024)
        numeral(p, 0, -0.04, 0.30, str(number), "#FFE9B0")
