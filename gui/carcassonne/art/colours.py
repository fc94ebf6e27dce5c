"""The colours of the land. It is always painted by day; only the table around it knows a night."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor, QPen, QRadialGradient

from gui.kit.paint import clear, mix, pen, tone
from gui.kit.theme import palette

LAND: dict[str, str] = palette()["carcassonne"]
ROOFS = ("#B4472E", "#C2603A", "#A9502F", "#BE5236", "#9C5A3C", "#B85A35")
TREES = ("#4E7A35", "#5F8A3A", "#3C6B45")
SLATE, PLASTER, STONE, TIMBER = "#5E6B78", "#E6CFA2", "#B9AD99", "#6B4528"
TRUNK, NIGHT, GOLD, CREAM = "#5B4028", "#1E1712", "#C8962E", "#FFF7E2"
CITY_GROUND = "#C99F66"


@lru_cache(maxsize=4096)
def ink(colour: str, factor: float = 1.0, alpha: float = 1.0) -> QColor:
    """The colour, lighter or darker by the factor, remembered: painting a tile asks for few colours often."""
    return clear(tone(colour, factor), alpha)


@lru_cache(maxsize=2048)
def line(width: float, colour: str, factor: float = 1.0, alpha: float = 1.0) -> QPen:
    """A pen in the colour of ``ink``, remembered like it."""
    return pen(ink(colour, factor, alpha), width)


@lru_cache(maxsize=512)
def blend(one: str, other: str, share: float, alpha: float = 1.0) -> QColor:
    return clear(mix(one, other, share), alpha)


def radial(x: float, y: float, reach: float, *stops: tuple[float, QColor]) -> QRadialGradient:
    fill = QRadialGradient(x, y, reach)
    for at, colour in stops:
        fill.setColorAt(at, colour)
    return fill
