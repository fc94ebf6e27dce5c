"""The sea chart: everything on the island that no move can change, in layers that are painted one by one.

Every layer has its own seed, so the picture is the same at every size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtGui import QPainter

from gui.felinia.art.brush import stamp
from gui.felinia.art.frame import paint_frame
from gui.felinia.art.harbours import paint_harbour, paint_names
from gui.felinia.art.island import AREA, Island
from gui.felinia.art.land import (
    paint_borders,
    paint_country,
    paint_exceptions,
    paint_grain,
    paint_ground,
    paint_lake,
    paint_tracks,
)
from gui.felinia.art.nature import paint_nature
from gui.felinia.art.sea import paint_compass, paint_sea, paint_sea_cat, paint_shallows, paint_waterlines
from gui.kit.paint import at

Layer = Callable[[QPainter], None]
ROSE = (AREA.right() - 76, AREA.bottom() - 74)
SEA_CAT = (92, AREA.bottom() - 66)


def layers(island: Island, names: dict[str, str]) -> Iterator[Layer]:
    """The layers from below; `names` are those of the countries."""
    yield partial(paint_sea, rose=ROSE)
    yield partial(paint_shallows, coast=island.coast)
    yield partial(paint_waterlines, coast=island.coast)
    yield partial(paint_ground, island=island)
    for country in island.countries:
        yield partial(paint_country, island=island, country=country)
    yield partial(paint_grain, island=island)
    yield partial(paint_borders, island=island)
    yield partial(paint_exceptions, island=island)
    for country in island.countries:
        yield partial(paint_harbour, island=island, country=country)
    for country in island.countries:
        yield partial(paint_nature, island=island, country=country)
    yield partial(paint_lake, island=island)
    yield partial(paint_tracks, island=island)
    yield partial(paint_names, island=island, names=names)
    yield _ornaments
    yield partial(paint_frame, area=AREA)


def _ornaments(p: QPainter) -> None:
    with at(p, *ROSE):
        paint_compass(p, 52)
    stamp(p, *SEA_CAT, 92, paint_sea_cat)
