"""Where landmarks, hills and trees stand: on free ground, away from borders, tracks and pieces."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QPainter

from gui.felinia.art.brush import stamp
from gui.felinia.art.colours import HUES
from gui.felinia.art.island import Island
from gui.felinia.art.landmarks import LANDMARKS
from gui.felinia.art.relief import FLORA, paint_hill, paint_peak
from gui.kit.paint import at

Spot = tuple[float, int, int]
"""Free distance around a point of the map, and the point."""
ROCKY = ("panther", "lynx")


class Thing(NamedTuple):
    """Something that stands on a point of the map, down to `foot`, painted around the origin."""

    foot: float
    x: float
    y: float
    paint: Callable[..., None]


def paint_nature(p: QPainter, island: Island, country: str) -> None:
    """A landmark on the best free ground, then a few hills, then groves of trees, the far ones first.

    Trees stand in groves with open ground between them: evenly strewn they would drown the pieces.
    """
    rng = random.Random(country)
    spots = island.free_ground(country)
    room, x, y = max(spots)
    things = [Thing(y + room, x, y, partial(_landmark, size=room * 2.75, country=country))]
    hills = _scatter(spots, rng, 8, 50, 9.5, [(x, y, room * 2.1)])
    groves = _scatter(spots, rng, 11, 44, 6.5, [(x, y, room * 2), *((hx, hy, 24) for hx, hy in hills)])
    things += [_hill(rng, country, *hill) for hill in hills]
    things += [tree for grove in groves for tree in _grove(spots, rng, country, grove)]
    for thing in sorted(things, key=lambda thing: thing.foot):
        with at(p, thing.x, thing.y):
            thing.paint(p)


def _landmark(p: QPainter, size: float, country: str) -> None:
    stamp(p, 0, 0, size, LANDMARKS[country])


def _hill(rng: random.Random, country: str, x: int, y: int) -> Thing:
    paint = paint_peak if country in ROCKY and rng.random() < 0.6 else paint_hill
    width = rng.uniform(27, 35)
    return Thing(y + 7, x, y + 7, partial(paint, rng=rng, w=width, colour=HUES[country]))


def _grove(spots: Sequence[Spot], rng: random.Random, country: str, middle: tuple[int, int]) -> list[Thing]:
    near = [spot for spot in spots if math.dist(spot[1:], middle) < 21]
    trees = []
    for x, y in _scatter(near, rng, rng.randint(3, 5), 9, 4.5, []):
        paint, size = rng.choice(FLORA[country])
        trees.append(Thing(y + 5, x, y + 5, partial(paint, rng=rng, s=size)))
    return trees


def _scatter(
    spots: Sequence[Spot],
    rng: random.Random,
    count: int,
    gap: float,
    room: float,
    taken: Sequence[tuple[float, float, float]],
) -> list[tuple[int, int]]:
    """Up to `count` random spots with enough room, at least `gap` from each other and from what is taken."""
    chosen: list[tuple[int, int]] = []
    for space, x, y in rng.sample(list(spots), len(spots)):
        far = all(math.hypot(x - tx, y - ty) > max(gap, reach) for tx, ty, reach in taken)
        if space >= room and far and all(math.dist((x, y), other) > gap for other in chosen):
            chosen.append((x, y))
            if len(chosen) == count:
                break
    return chosen
