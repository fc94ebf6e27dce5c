"""What the printed sheet says: points, places, circles, time, and the faces of the dice."""

from __future__ import annotations

from msgspec import Struct

from engine.burgundy_dice import resources

MONASTERY, MINE, RIVER, TOWN, CASTLE, PASTURE = COLOURS = (
    "monastery",
    "mine",
    "river",
    "town",
    "castle",
    "pasture",
)
"""The colours from top to bottom of the sheet, each by what it shows."""
MONK, SILVER, GOODS, WORKER = BONUSES = ("monk", "silver", "goods", "worker")
BONUS_OF = {MONASTERY: MONK, MINE: SILVER, RIVER: GOODS, TOWN: WORKER}
"""What a completed region brings beside its points (BDG-052 to BDG-054)."""
PHASES = 3


class _Time(Struct):
    count: int


class _Regions(Struct):
    by_size: dict[int, tuple[int, int, int]]


class _Colours(Struct):
    first_second: dict[str, tuple[int, int]]


class _Circles(Struct):
    rows: dict[str, int]


class _Goods(Struct):
    points: int


class _Dice(Struct):
    numbers: tuple[int, ...]
    colours: tuple[str, ...]
    hourglasses: tuple[int, ...]


class _Solo(Struct):
    rounds: int
    marks: tuple[int, ...]


class _File(Struct):
    time_boxes: _Time
    region_points: _Regions
    colour_points: _Colours
    circles: _Circles
    goods: _Goods
    dice: _Dice
    solo: _Solo


_FILE: _File = resources.read("scoring", _File)

TIME_BOXES = _FILE.time_boxes.count
REGION_POINTS = _FILE.region_points.by_size
"""Points of a region by its size, in phase I, II and III (BDG-051)."""
COLOUR_POINTS = _FILE.colour_points.first_second
"""Points for all hexes of a colour, for the first and the second place (BDG-081)."""
CIRCLES = tuple(_FILE.circles.rows[bonus] for bonus in BONUSES)
"""How many circles the row of each bonus has."""
GOODS_POINTS = _FILE.goods.points
DICE = _FILE.dice
SOLO_ROUNDS = _FILE.solo.rounds
SOLO_MARKS = _FILE.solo.marks
"""More than so many points are good, very good, first class (BDG-104)."""
