"""Half-length portraits: what tells one person from another is a line of data."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainter

from gui.catan_duel.art.garb import BEFORE, BEHIND, wear
from gui.catan_duel.art.nature import soft_disc
from gui.kit.paint import INK, clear, clipped, dark, light, paint, stroke
from gui.kit.paths import curve, oval, poly


@dataclass(frozen=True)
class Figure:
    """What tells one person from another."""

    skin: str = "#E2B48C"
    hair: str = "#6B4423"
    cloak: str = "#7A2E28"
    tunic: str = "#C7A35A"
    head: str = "bare"  # or "tonsure", or a key of HEADWEAR
    beard: str = "none"  # none, short, full, forked
    long_hair: bool = False
    item: str = "none"  # or a key of BEHIND or BEFORE
    emblem: str = "strength"
    gaze: float = 0.4  # where the pupils look, -1.6 (left) to 1.6 (right)


def figure(p: QPainter, who: Figure) -> None:
    """A half-length portrait, 120 wide and 130 high, standing behind the lower edge."""
    cloak = curve((-62, 8), (-56, -24), (-34, -42), (-12, -50), (12, -50), (34, -42), (56, -24), (62, 8))
    cloak.closeSubpath()
    if who.long_hair:
        mane = curve(
            (-24, -30),
            (-30, -60),
            (-26, -98),
            (0, -114),
            (26, -98),
            (30, -60),
            (25, -30),
            (0, -36),
            closed=True,
        )
        paint(p, mane, light(who.hair, 0.22), dark(who.hair, 0.2), 1.1)
    if who.item in BEHIND:
        BEHIND[who.item](p)
    paint(p, cloak, light(who.cloak, 0.22), dark(who.cloak, 0.3), 1.3)
    with clipped(p, cloak):
        paint(p, poly((24, -60), (70, -60), (70, 20), (36, 20)), clear(INK, 0.18))
        for x in (-40, -26, 30, 44):
            stroke(p, curve((x * 0.7, -44), (x, -16), (x * 1.05, 10)), clear(INK, 0.25), 1.6)
    chest = poly((-17, -50), (17, -50), (9, 10), (-9, 10))
    paint(p, chest, light(who.tunic, 0.25), dark(who.tunic, 0.2), 1.1)
    paint(
        p,
        curve((-9, -66), (-10, -50), (0, -42), (10, -50), (9, -66), closed=True),
        dark(who.skin, 0.16),
        dark(who.skin, 0.3),
        1.0,
    )
    paint(p, oval(-17, -44, 4.6), "#F4D27A", "#B4802A", 1.0)
    paint(p, oval(17, -44, 4.6), "#E8C26A", "#A4721F", 1.0)
    _head(p, who)
    if who.item in BEFORE:
        BEFORE[who.item](p, who.emblem)


def _head(p: QPainter, who: Figure) -> None:
    face = curve(
        (-20, -90),
        (-19, -72),
        (-10, -57),
        (0, -53),
        (10, -57),
        (19, -72),
        (20, -90),
        (12, -106),
        (-12, -106),
        closed=True,
    )
    paint(p, face, light(who.skin, 0.28), dark(who.skin, 0.12), 1.2)
    with clipped(p, face):
        paint(
            p,
            curve((8, -112), (10, -84), (4, -66), (8, -48), (30, -50), (30, -112), closed=True),
            clear("#5A2A14", 0.2),
        )
        for x in (-11, 11):
            soft_disc(p, x, -73, 7, clear("#D0603C", 0.3))
    for x in (-8, 8):
        paint(p, oval(x, -83.5, 3.9, 2.9), "#FFFBF0")
        paint(p, oval(x + who.gaze, -83.2, 2.3, 2.7), "#33241A")
        paint(p, oval(x + who.gaze - 0.7, -84.3, 0.8), "#FFFFFF")
        stroke(p, curve((x - 4.8, -85.4), (x, -87.4), (x + 4.8, -85)), dark(who.hair, 0.5), 1.3)
        stroke(p, curve((x - 5.6, -90.4), (x, -93), (x + 5.6, -91)), dark(who.hair, 0.3), 2.3)
    stroke(p, curve((0.6, -83), (3.6, -75), (-1.4, -73.6)), clear("#7A4326", 0.9), 1.6)
    stroke(p, curve((-5.4, -65.6), (0, -64), (5.6, -66)), "#8E3F2E", 2.0)
    _beard(p, who)
    wear(p, who.head, who.hair, who.cloak)


def _beard(p: QPainter, who: Figure) -> None:
    tips = {"short": ((0, -47),), "full": ((0, -30),), "forked": ((-11, -24), (0, -38), (11, -24))}
    if who.beard not in tips:
        return
    shape = curve(
        (-20, -84),
        (-20, -66),
        (-13, -50),
        *tips[who.beard],
        (13, -50),
        (20, -66),
        (20, -84),
        (14, -70),
        (6, -70.6),
        (0, -69),
        (-6, -70.6),
        (-14, -70),
        closed=True,
    )
    paint(p, shape, light(who.hair, 0.25), dark(who.hair, 0.22), 1.1)
    stroke(p, curve((-4.6, -64), (0, -62.8), (4.6, -64.4)), "#6E2A1E", 2.4)
    for x in (-9, -3, 4, 10):
        stroke(p, curve((x, -58), (x * 0.9, -50), (x * 0.7, -43)), clear(INK, 0.25), 1.2)
