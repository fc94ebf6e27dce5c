"""The buildings of the towns, each standing on the ground of its tile."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtGui import QPainter

from gui.burgundy.art.brush import LINE, lit
from gui.burgundy.art.colours import (
    CREAM,
    GOODS_COLOUR,
    PLASTER,
    ROOF,
    ROOF_BLUE,
    ROOF_BROWN,
    STONE,
    TIMBER,
)
from gui.burgundy.art.parts import (
    arch,
    battlement,
    bush,
    crate,
    flag,
    gabled_house,
    ground,
    stone_wall,
    window,
)
from gui.burgundy.art.tokens import coin_face
from gui.kit.brush import across, fill, line
from gui.kit.paint import INK, Colour, at, clear, dark, light, stroke
from gui.kit.paths import box, oval, poly, shape


def warehouse(p: QPainter) -> None:
    ground(p)
    gabled_house(p, -0.56, 0.34, 0.62, 0.40, 0.36, "#E6C99A", ROOF_BROWN, (0.42, -0.10))
    gate = arch(-0.25, 0.34, 0.30, 0.36)
    fill(p, gate, "#4A3020", LINE)
    line(p, -0.25, 0.0, -0.25, 0.34, clear(light(TIMBER), 0.63), 0.02)
    line(p, -0.25, -0.20, -0.05, -0.24, INK, 0.045)
    line(p, -0.06, -0.24, -0.06, -0.10, INK, 0.016)
    crate(p, 0.16, 0.42, 0.22, GOODS_COLOUR["red"])
    crate(p, 0.42, 0.40, 0.22, GOODS_COLOUR["turquoise"])
    crate(p, 0.29, 0.19, 0.21, GOODS_COLOUR["orange"])


def watchtower(p: QPainter) -> None:
    ground(p)
    p.save()
    p.translate(0, 0.05)
    p.scale(0.96, 0.88)
    shaft = poly((-0.19, 0.38), (0.19, 0.38), (0.15, -0.20), (-0.15, -0.20))
    stone_wall(p, shaft, seed=3, courses=8)
    fill(p, arch(0, 0.38, 0.14, 0.22), "#4A3020", LINE)
    window(p, 0, 0.04, 0.06, 0.14, arched=True)
    gallery = box(-0.27, -0.36, 0.54, 0.17)
    fill(p, gallery, lit(TIMBER, gallery), LINE)
    for x in (-0.2, -0.1, 0, 0.1, 0.2):
        line(p, x, -0.35, x, -0.20, clear(INK, 0.47), 0.016)
    stone = battlement(-0.24, -0.42, 0.48, 0.07, 4)
    fill(p, stone, lit(STONE, stone), LINE)
    roof = poly((-0.24, -0.49), (0, -0.80), (0.24, -0.49))
    fill(p, roof, across(-0.24, 0, 0.24, 0, light(ROOF, 0.25), ROOF, dark(ROOF, 0.35)), LINE)
    flag(p, 0, -0.78, 0.06, GOODS_COLOUR["orange"], 0.2)
    p.restore()
    for x, y, s in ((-0.52, 0.36, 0.15), (0.46, 0.38, 0.18), (0.62, 0.34, 0.12)):
        bush(p, x, y, s)


def log_end(p: QPainter, x: float, y: float, r: float) -> None:
    fill(p, oval(x, y, r), "#E2B878", 0.022)
    stroke(p, oval(x, y, r * 0.62), clear(TIMBER, 0.78), 0.014)
    stroke(p, oval(x, y, r * 0.28), clear(TIMBER, 0.78), 0.014)


def carpenter(p: QPainter) -> None:
    ground(p)
    fill(p, box(-0.50, -0.14, 0.98, 0.46), across(0, -0.14, 0, 0.32, "#5A3A24", "#7A5436"), LINE)
    for x in (-0.50, 0.44):
        post = box(x, -0.18, 0.07, 0.54)
        fill(p, post, lit(TIMBER, post, 0.3), LINE)
    roof = poly((-0.68, -0.10), (-0.50, -0.52), (0.48, -0.52), (0.68, -0.10))
    fill(p, roof, lit("#A8663C", roof), LINE)
    for i in range(1, 4):
        y = -0.52 + 0.105 * i
        line(p, -0.50 - 0.045 * i, y, 0.48 + 0.05 * i, y, clear(INK, 0.31), 0.016)
    for x, y in ((-0.34, 0.30), (-0.14, 0.30), (-0.24, 0.13)):
        log_end(p, x, y, 0.105)
    saw = poly((0.02, 0.18), (0.40, -0.04), (0.46, 0.10), (0.06, 0.26))
    fill(p, saw, lit("#DDE1E4", saw), 0.02)
    for i in range(7):
        x, y = 0.07 + i * 0.058, 0.262 - i * 0.0235
        fill(p, poly((x, y), (x + 0.035, y + 0.05), (x + 0.058, y - 0.02)), "#DDE1E4", 0.012)
    handle = shape(0.38, -0.06, (0.44, -0.14, 0.58, -0.10, 0.56, 0.0), (0.55, 0.10, 0.50, 0.14, 0.45, 0.11))
    fill(p, handle, "#C67E3B", 0.022)
    fill(p, oval(0.48, 0.0, 0.035, 0.05), "#6A4428", 0.014)


def church(p: QPainter) -> None:
    ground(p)
    gabled_house(p, -0.12, 0.36, 0.34, 0.36, 0.26, PLASTER, ROOF, (0.40, -0.08))
    tower = box(-0.46, -0.26, 0.30, 0.62)
    stone_wall(p, tower, PLASTER, 5, 7)
    spire = poly((-0.50, -0.26), (-0.31, -0.66), (-0.12, -0.26))
    fill(p, spire, across(-0.5, 0, -0.12, 0, light(ROOF_BLUE, 0.35), ROOF_BLUE, dark(ROOF_BLUE, 0.3)), LINE)
    line(p, -0.31, -0.66, -0.31, -0.80, INK, 0.034)
    line(p, -0.37, -0.745, -0.25, -0.745, INK, 0.034)
    window(p, -0.31, -0.02, 0.12, 0.17, arched=True)
    fill(p, arch(-0.31, 0.36, 0.16, 0.22), "#5A3A24", LINE)
    fill(p, oval(0.05, 0.02, 0.075), "#4E7FB0", 0.02)
    fill(p, arch(0.05, 0.36, 0.13, 0.19), "#5A3A24", LINE)
    for x in (0.32, 0.46, 0.57):
        fill(p, arch(x, 0.22, 0.06, 0.16), "#46586A", 0.014)


def market(p: QPainter) -> None:
    ground(p)
    stall(p, 0.26, 0.30, 0.56, "#2F6DA8")
    stall(p, -0.24, 0.42, 0.70, ROOF)


def stall(p: QPainter, x: float, y: float, w: float, colour: Colour) -> None:
    """A market stall, its counter standing on y."""
    h = w * 0.95
    for px in (x - w * 0.44, x + w * 0.40):
        fill(p, box(px, y - h, w * 0.05, h), TIMBER, 0.016)
    fill(p, box(x - w * 0.42, y - h * 0.62, w * 0.84, h * 0.3), "#6B4A32", 0)
    counter = box(x - w / 2, y - h * 0.40, w, h * 0.40, 0.02)
    fill(p, counter, lit("#B98350", counter), LINE)
    line(p, x - w / 2, y - h * 0.2, x + w / 2, y - h * 0.2, clear(INK, 0.39), 0.014)
    for i, tint in enumerate(("#D9463A", "#E8A92E", "#7FA43C", "#D9463A", "#E8A92E")):
        fill(p, oval(x - w * 0.36 + i * w * 0.18, y - h * 0.44, w * 0.085), tint, 0.014)
    stripes = 6
    top, low = y - h * 1.18, y - h * 0.80
    for i in range(stripes):
        a, b = i / stripes, (i + 1) / stripes
        x1, x2 = x - w * 0.58 + w * 1.16 * a, x - w * 0.58 + w * 1.16 * b
        t1, t2 = x - w * 0.44 + w * 0.88 * a, x - w * 0.44 + w * 0.88 * b
        cloth = colour if i % 2 == 0 else CREAM
        fill(
            p,
            shape(t1, top, (t2, top), (x2, low), (x2, low + w * 0.14, x1, low + w * 0.14, x1, low)),
            across(0, top, 0, low + 0.05, light(cloth, 0.25), cloth, dark(cloth, 0.2)),
            0.018,
        )


def boarding_house(p: QPainter) -> None:
    ground(p)
    fill(p, box(0.28, -0.68, 0.12, 0.30), "#A9573C", LINE)
    gabled_house(p, -0.50, 0.38, 0.66, 0.58, 0.34, PLASTER, ROOF, (0.40, -0.09))
    beam = "#6A432A"
    for y in (0.09, -0.20):
        line(p, -0.49, y, 0.15, y, beam, 0.042)
    for x1, y1, x2, y2 in (
        (-0.48, 0.36, -0.48, -0.2),
        (0.14, 0.36, 0.14, -0.2),
        (-0.17, -0.2, -0.17, -0.48),
        (-0.36, -0.2, -0.17, -0.42),
        (0.02, -0.2, -0.17, -0.42),
        (-0.48, 0.09, -0.36, -0.2),
        (0.14, 0.09, 0.02, -0.2),
    ):
        line(p, x1, y1, x2, y2, beam, 0.034)
    for x, y in ((-0.24, 0.03), (-0.08, 0.03), (-0.34, 0.31), (0.02, 0.31)):
        window(p, x, y, 0.11, 0.14, lit_up=True)
    fill(p, arch(-0.16, 0.38, 0.13, 0.22), "#5A3A24", LINE)
    for x, y in ((0.28, 0.02), (0.44, -0.02), (0.28, 0.25), (0.44, 0.21)):
        window(p, x, y, 0.09, 0.12, lit_up=True)


def bank(p: QPainter) -> None:
    ground(p)
    for i, w in enumerate((1.16, 1.04, 0.92)):
        step = box(-w / 2, 0.36 - i * 0.065, w, 0.07)
        fill(p, step, lit(STONE, step), 0.02)
    fill(p, box(-0.42, -0.20, 0.84, 0.43), across(-0.42, 0, 0.42, 0, "#8D7B61", "#6D5C47"), LINE)
    fill(p, arch(0, 0.23, 0.20, 0.34), "#3A281C", LINE)
    for x in (-0.36, -0.15, 0.15, 0.36):
        column = box(x - 0.055, -0.20, 0.11, 0.43)
        fill(p, column, across(x - 0.055, 0, x + 0.055, 0, "#FFFFFF", "#EFE6D2", "#B5A587"), 0.022)
        fill(p, box(x - 0.08, -0.23, 0.16, 0.05), STONE, 0.02)
    fill(p, box(-0.50, -0.30, 1.0, 0.08), lit(STONE, box(-0.5, -0.3, 1, 0.08)), LINE)
    pediment = poly((-0.54, -0.30), (0, -0.66), (0.54, -0.30))
    fill(p, pediment, lit(PLASTER, pediment, 0.2), LINE)
    with at(p, 0, -0.42, 0.125):
        coin_face(p)


def town_hall(p: QPainter) -> None:
    ground(p)
    wing = box(-0.56, -0.12, 1.12, 0.50)
    fill(p, wing, lit("#E9CFA2", wing), LINE)
    roof = poly((-0.62, -0.10), (-0.48, -0.36), (0.48, -0.36), (0.62, -0.10))
    fill(p, roof, lit(ROOF, roof), LINE)
    for x in (-0.42, 0.42):
        for dx in (-0.08, 0.08):
            fill(p, arch(x + dx, 0.38, 0.12, 0.20), "#5A4030", 0.018)
            window(p, x + dx, 0.10, 0.075, 0.13)
    tower = poly(
        (-0.23, 0.38),
        (-0.23, -0.42),
        (-0.15, -0.42),
        (-0.15, -0.52),
        (-0.07, -0.52),
        (-0.07, -0.62),
        (0.07, -0.62),
        (0.07, -0.52),
        (0.15, -0.52),
        (0.15, -0.42),
        (0.23, -0.42),
        (0.23, 0.38),
    )
    fill(p, tower, across(-0.23, 0, 0.23, 0, light(PLASTER, 0.5), PLASTER, dark(PLASTER, 0.22)), LINE)
    fill(p, oval(0, -0.26, 0.135), CREAM, 0.03)
    line(p, 0, -0.26, 0, -0.35, INK, 0.024)
    line(p, 0, -0.26, 0.065, -0.23, INK, 0.024)
    window(p, -0.09, 0.06, 0.08, 0.14, arched=True)
    window(p, 0.09, 0.06, 0.08, 0.14, arched=True)
    fill(p, arch(0, 0.38, 0.22, 0.26), "#5A3A24", LINE)
    flag(p, 0, -0.60, 0.10, "#1F6FB5", 0.2)


def crane(p: QPainter) -> None:
    """A harbour crane: a mast on a stone foot, a treadwheel, a jib with a crate on its rope."""
    ground(p)
    stroke(p, oval(-0.32, 0.10, 0.27), INK, 0.12)
    stroke(p, oval(-0.32, 0.10, 0.27), "#C9935A", 0.07)
    for i in range(4):
        angle = math.radians(22 + 45 * i)
        dx, dy = 0.25 * math.cos(angle), 0.25 * math.sin(angle)
        line(p, -0.32 - dx, 0.10 - dy, -0.32 + dx, 0.10 + dy, TIMBER, 0.035)
    foot = poly((-0.28, 0.42), (-0.20, 0.20), (0.18, 0.20), (0.26, 0.42))
    stone_wall(p, foot, STONE, 21, 3)
    mast = box(-0.07, -0.52, 0.13, 0.74)
    fill(p, mast, lit("#A8774A", mast, 0.35), LINE)
    line(p, 0.0, -0.18, 0.36, -0.44, INK, 0.075)
    line(p, 0.0, -0.18, 0.36, -0.44, "#8A5A34", 0.045)
    jib = poly((-0.34, -0.40), (-0.34, -0.50), (0.58, -0.66), (0.62, -0.57))
    fill(p, jib, lit("#B98350", jib, 0.3), LINE)
    roof = poly((-0.24, -0.50), (0.0, -0.76), (0.22, -0.56))
    fill(p, roof, lit(ROOF, roof), LINE)
    line(p, 0.55, -0.58, 0.55, -0.14, INK, 0.026)
    crate(p, 0.53, 0.10, 0.24, GOODS_COLOUR["violet"])


BUILDING_PICTURE: dict[str, Callable[[QPainter], None]] = {
    "warehouse": warehouse,
    "watchtower": watchtower,
    "carpenter": carpenter,
    "church": church,
    "market": market,
    "boarding_house": boarding_house,
    "bank": bank,
    "town_hall": town_hall,
    "crane": crane,
}
