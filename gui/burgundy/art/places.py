"""Castle, mine, ship and abbey."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from gui.burgundy.art.brush import LINE, lit
from gui.burgundy.art.colours import GOODS_COLOUR, PLASTER, ROOF
from gui.burgundy.art.parts import arch, battlement, bush, crate, flag, stone_wall, window
from gui.kit.brush import across, fill, line
from gui.kit.paint import INK, Colour, clear, clipped, dark, light, stroke
from gui.kit.paths import box, oval, poly, shape


def fort(p: QPainter, stone: Colour, stone_shade: Colour, roof: Colour) -> None:
    """Two round towers before a keep."""
    keep = box(-0.20, -0.30, 0.40, 0.66)
    stone_wall(p, keep, stone, 11, 8)
    top = battlement(-0.24, -0.34, 0.48, 0.08, 4)
    fill(p, top, lit(stone, top), LINE)
    window(p, 0, -0.08, 0.07, 0.15, arched=True)
    wall = poly((-0.5, 0.38), (-0.5, 0.06), (0.5, 0.06), (0.5, 0.38))
    stone_wall(p, wall, stone_shade, 12, 4)
    teeth = battlement(-0.34, 0.03, 0.68, 0.06, 6)
    fill(p, teeth, lit(stone_shade, teeth), 0.02)
    fill(p, arch(0, 0.38, 0.22, 0.26), "#4A3020", LINE)
    for x in (-0.07, 0, 0.07):
        line(p, x, 0.16, x, 0.37, clear("#B9A27A", 0.67), 0.014)
    for x in (-0.44, 0.44):
        tower = box(x - 0.13, -0.16, 0.26, 0.56)
        stone_wall(p, tower, stone, 13 + round(x * 10), 7)
        rim = battlement(x - 0.16, -0.19, 0.32, 0.06, 3)
        fill(p, rim, lit(stone, rim), 0.022)
        cone = poly((x - 0.15, -0.25), (x, -0.56), (x + 0.15, -0.25))
        fill(p, cone, across(x - 0.15, 0, x + 0.15, 0, light(roof, 0.35), roof, dark(roof, 0.35)), LINE)
        window(p, x, 0.08, 0.06, 0.13, arched=True)
    flag(p, 0, -0.42, 0.28, "#C8372D", 0.26)


def castle(p: QPainter) -> None:
    hill = shape(-1, 0.30, (-0.5, 0.10, 0.5, 0.10, 1, 0.30), (1, 1), (-1, 1))
    fill(p, hill, across(0, 0.15, 0, 0.8, "#6E9B58", "#3C6B3F"), 0)
    fort(p, "#DCCFB4", "#CDBD9E", "#3F6FA0")
    for x, y, s in ((-0.58, 0.50, 0.16), (0.56, 0.52, 0.18), (-0.30, 0.56, 0.12)):
        bush(p, x, y, s, "#4F8A4C")


def mine(p: QPainter) -> None:
    rock = shape(
        -0.95,
        0.40,
        (-0.62, -0.10),
        (-0.44, -0.14),
        (-0.30, -0.46),
        (-0.08, -0.60),
        (0.14, -0.48),
        (0.30, -0.52),
        (0.52, -0.18),
        (0.70, -0.08),
        (0.95, 0.40),
        (0.95, 1),
        (-0.95, 1),
    )
    fill(p, rock, across(-0.6, -0.5, 0.6, 0.7, "#B9BDC1", "#8B8F94", "#63676C"), LINE)
    for shade, points in (
        (0.24, ((-0.08, -0.60), (0.14, -0.48), (0.04, -0.26), (-0.06, -0.34))),
        (0.2, ((0.30, -0.52), (0.52, -0.18), (0.36, -0.16))),
        (0.18, ((-0.44, -0.14), (-0.30, -0.46), (-0.30, -0.18))),
        (0.18, ((0.52, 0.0), (0.70, -0.08), (0.90, 0.34), (0.6, 0.3))),
    ):
        fill(p, poly(*points), clear("#28282E", shade), 0)
    fill(
        p,
        shape(-1, 0.44, (-0.4, 0.36, 0.4, 0.36, 1, 0.44), (1, 1), (-1, 1)),
        across(0, 0.4, 0, 0.8, "#A48E6C", "#7E6A4D"),
        0.02,
    )
    fill(p, arch(-0.16, 0.44, 0.50, 0.56), across(0, -0.1, 0, 0.44, "#120D0A", "#3A2A1E"), LINE)
    for x in (-0.42, 0.06):
        post = poly((x - 0.04, 0.46), (x - 0.03, -0.10), (x + 0.06, -0.10), (x + 0.06, 0.46))
        fill(p, post, lit("#9A6B40", post, 0.3), LINE)
    lintel = box(-0.54, -0.19, 0.76, 0.12, 0.02)
    fill(p, lintel, lit("#A8774A", lintel, 0.3), LINE)
    for y in (0.52, 0.60):
        line(p, -0.5, y, 0.75, y, "#4A4038", 0.028)
    for x in (0.14, 0.30, 0.46):
        for dx, dy in ((0, 0), (0.08, -0.05), (0.05, 0.04)):
            nugget = oval(x + dx, 0.22 + dy, 0.075)
            fill(p, nugget, lit("#DDE3E9", nugget, 0.5), 0.018)
    cart = poly((0.04, 0.24), (0.62, 0.24), (0.54, 0.50), (0.12, 0.50))
    fill(p, cart, lit("#7A5A40", cart, 0.3), LINE)
    line(p, 0.06, 0.31, 0.60, 0.31, "#4A4A4E", 0.03)
    for x in (0.20, 0.46):
        fill(p, oval(x, 0.52, 0.07), "#4A4A4E", 0.022)
        fill(p, oval(x, 0.52, 0.025), "#B9BDC1", 0)


def water(p: QPainter, top: float = 0.16) -> None:
    fill(p, box(-1, top, 2, 1), across(0, top, 0, 0.8, "#7DB6D8", "#2F6DA8", "#245A8E"), 0)
    for x, y, w in (
        (-0.55, 0.24, 0.20),
        (0.30, 0.23, 0.22),
        (-0.2, 0.47, 0.22),
        (0.22, 0.55, 0.2),
        (-0.42, 0.60, 0.16),
        (0.5, 0.40, 0.16),
    ):
        wave = shape(
            x - w / 2,
            y,
            (x - w * 0.3, y - 0.05, x - w * 0.15, y - 0.05, x, y),
            (x + w * 0.15, y + 0.05, x + w * 0.3, y + 0.05, x + w / 2, y),
            close=False,
        )
        stroke(p, wave, clear("#EBF8FF", 0.75), 0.022)


def ship(p: QPainter, sea: bool = True) -> None:
    if sea:
        water(p)
    line(p, -0.02, 0.16, -0.02, -0.70, "#5A3A24", 0.05)
    line(p, -0.40, -0.52, 0.34, -0.56, "#5A3A24", 0.036)
    sail = shape(
        -0.38,
        -0.52,
        (-0.1, -0.50, 0.1, -0.52, 0.33, -0.56),
        (0.46, -0.36, 0.46, -0.14, 0.36, 0.02),
        (0.1, 0.0, -0.1, 0.02, -0.34, 0.04),
        (-0.22, -0.12, -0.24, -0.34, -0.38, -0.52),
    )
    fill(p, sail, across(-0.4, 0, 0.45, 0, "#FFFDF4", "#F3E8CF", "#CDBB95"), LINE)
    with clipped(p, sail):
        for x in (-0.26, 0.10):
            fill(
                p,
                shape(
                    x,
                    -0.6,
                    (x + 0.16, -0.6),
                    (x + 0.30, -0.36, x + 0.30, -0.14, x + 0.2, 0.1),
                    (x + 0.04, 0.1),
                    (x + 0.14, -0.14, x + 0.12, -0.36, x, -0.6),
                ),
                clear("#B4472E", 0.88),
                0,
            )
    stroke(p, sail, INK, LINE)
    flag(p, -0.02, -0.60, 0.16, "#E3B92F", 0.2)
    crate(p, -0.22, 0.18, 0.15, GOODS_COLOUR["violet"])
    crate(p, 0.16, 0.18, 0.15, GOODS_COLOUR["orange"])
    hull = shape(
        -0.66,
        0.06,
        (-0.50, 0.14, -0.30, 0.18, 0.0, 0.18),
        (0.28, 0.18, 0.44, 0.12, 0.60, 0.0),
        (0.62, 0.24, 0.50, 0.44, 0.32, 0.46),
        (-0.30, 0.46),
        (-0.50, 0.44, -0.62, 0.28, -0.66, 0.06),
    )
    fill(p, hull, across(0, 0.05, 0, 0.46, "#B9814A", "#8A5A34", "#5E3B22"), LINE)
    stroke(p, shape(-0.63, 0.20, (-0.4, 0.30, 0.3, 0.32, 0.59, 0.14), close=False), clear(INK, 0.55), 0.02)
    stroke(p, shape(-0.58, 0.31, (-0.4, 0.38, 0.3, 0.40, 0.54, 0.28), close=False), clear(INK, 0.55), 0.02)
    foam = shape(
        -0.72,
        0.46,
        (-0.6, 0.38, -0.52, 0.38, -0.42, 0.46),
        (-0.3, 0.40, -0.2, 0.40, -0.1, 0.46),
        (0.0, 0.40, 0.1, 0.40, 0.2, 0.46),
        (0.3, 0.40, 0.42, 0.40, 0.52, 0.46),
        close=False,
    )
    stroke(p, foam, "#F2FAFF", 0.035)


def abbey(p: QPainter) -> None:
    """A bell gable above a cloister walk: the sign of all monasteries."""
    nave = poly((-0.34, 0.40), (-0.34, -0.08), (0, -0.40), (0.34, -0.08), (0.34, 0.40))
    fill(p, nave, lit(PLASTER, nave), LINE)
    roof = poly((-0.42, -0.04), (0, -0.46), (0.42, -0.04), (0.36, 0.02), (0, -0.34), (-0.36, 0.02))
    fill(p, roof, lit(ROOF, roof), LINE)
    gable = shape(-0.13, -0.34, (-0.13, -0.56), (-0.13, -0.70, 0.13, -0.70, 0.13, -0.56), (0.13, -0.34))
    fill(p, gable, lit(PLASTER, gable), LINE)
    fill(p, shape(-0.06, -0.42, (-0.05, -0.58, 0.05, -0.58, 0.06, -0.42)), "#C8962E", 0.02)
    fill(p, oval(0, -0.02, 0.10), "#4E7FB0", 0.022)
    for x in (-0.20, 0, 0.20):
        fill(p, arch(x, 0.40, 0.14, 0.24), "#5A4030", 0.02)
