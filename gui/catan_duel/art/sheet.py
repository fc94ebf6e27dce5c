"""The cardboard of a card, 240 x 240 units, and how prices look."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QPainter, QPainterPath

from gui.catan_duel.art.icons import resource
from gui.kit.paint import INK, Colour, clear, dark, light, paint, stroke
from gui.kit.paths import box

CARD = 240.0
"""The side of a card in its own units."""
LAPPED, APART = 0.74, 1.04
"""How far discs of one kind and of different kinds lie from each other, in discs."""


def card_base(p: QPainter, rim: Colour, radius: float = 15) -> QPainterPath:
    """Cardboard with a coloured rim; the window for picture and text."""
    paint(p, box(0, 0, CARD, CARD, radius), "#FFFBEF", "#E9DDBF")
    stroke(p, box(0.8, 0.8, CARD - 1.6, CARD - 1.6, radius), clear(INK, 0.8), 1.6)
    paint(p, box(5, 5, CARD - 10, CARD - 10, radius - 4), light(rim, 0.2), dark(rim, 0.28))
    return box(10, 10, CARD - 20, CARD - 20, radius - 7)


def costs_row(
    p: QPainter,
    cost: Mapping[str, int],
    x: float,
    y: float,
    size: float,
    stock: Mapping[str, int] | None = None,
) -> None:
    """The price as discs, like on like overlapping; with a ``stock`` each disc shows met or missing."""
    left = x
    for kind, amount in cost.items():
        for i in range(amount):
            state = "plain" if stock is None else ("met" if i < stock.get(kind, 0) else "missing")
            resource(p, kind, left, y, size, state)
            left += size * (LAPPED if i + 1 < amount else APART)


def costs_width(cost: Mapping[str, int], size: float) -> float:
    return sum(size * (LAPPED * (amount - 1) + APART) for amount in cost.values()) - size * (APART - 1)
