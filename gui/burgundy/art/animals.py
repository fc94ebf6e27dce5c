"""The animals, each about one unit wide and looking to the left, and herds of them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PySide6.QtGui import QPainter, QPainterPath

from gui.burgundy.art.brush import lit
from gui.burgundy.art.colours import CREAM
from gui.kit.brush import across, fill, line
from gui.kit.paint import INK, Colour, at, clear, clipped, dark, light, stroke
from gui.kit.paths import box, oval, poly, shape


def legs(p: QPainter, xs: tuple[float, ...], top: float, bottom: float, width: float, colour: Colour) -> None:
    for x in xs:
        leg = box(x - width / 2, top, width, bottom - top, width * 0.3)
        fill(p, leg, colour, 0.03)


def cow(p: QPainter) -> None:
    hide, spot = "#F4E9D6", "#7B4A2C"
    stroke(p, shape(0.42, -0.18, (0.54, -0.12, 0.50, 0.10, 0.52, 0.20), close=False), INK, 0.05)
    fill(p, oval(0.52, 0.22, 0.04, 0.06), spot, 0.02)
    legs(p, (-0.20, 0.24), 0.05, 0.40, 0.10, dark(hide, 0.25))
    fill(p, oval(0.16, 0.17, 0.10, 0.07), "#E9A79B", 0.025)
    body = shape(
        -0.34,
        -0.20,
        (-0.10, -0.30, 0.24, -0.26, 0.42, -0.22),
        (0.50, -0.12, 0.48, 0.10, 0.40, 0.16),
        (0.10, 0.20, -0.14, 0.20, -0.30, 0.14),
        (-0.40, 0.06, -0.42, -0.12, -0.34, -0.20),
    )
    fill(p, body, lit(hide, body, 0.3), 0.035)
    with clipped(p, body):
        for x, y, rx, ry in (
            (-0.06, -0.18, 0.17, 0.14),
            (0.32, -0.06, 0.14, 0.15),
            (0.06, 0.16, 0.10, 0.08),
            (-0.36, 0.04, 0.10, 0.14),
        ):
            fill(p, oval(x, y, rx, ry), spot, 0)
    stroke(p, body, INK, 0.035)
    legs(p, (-0.28, 0.36), 0.08, 0.42, 0.10, hide)
    for path in (
        shape(-0.52, -0.32, (-0.62, -0.36, -0.64, -0.44, -0.60, -0.48), close=False),
        shape(-0.42, -0.34, (-0.36, -0.40, -0.34, -0.46, -0.38, -0.50), close=False),
    ):
        stroke(p, path, INK, 0.085)
        stroke(p, path, "#F1E3B8", 0.045)
    fill(p, oval(-0.34, -0.27, 0.08, 0.045), spot, 0.025)
    head = shape(
        -0.56,
        -0.32,
        (-0.48, -0.38, -0.40, -0.36, -0.36, -0.28),
        (-0.36, -0.14, -0.42, 0.02, -0.50, 0.06),
        (-0.62, 0.08, -0.68, -0.02, -0.64, -0.10),
    )
    fill(p, head, spot, 0.035)
    fill(p, oval(-0.60, 0.0, 0.085, 0.07), "#EBB7A6", 0.025)
    fill(p, oval(-0.50, -0.20, 0.025), INK, 0)
    fill(p, oval(-0.63, -0.01, 0.018), INK, 0)


def pig(p: QPainter) -> None:
    skin = "#EFA9A0"
    stroke(
        p,
        shape(
            0.46,
            -0.10,
            (0.58, -0.14, 0.58, 0.0, 0.50, -0.02),
            (0.46, -0.04, 0.54, -0.12, 0.60, -0.12),
            close=False,
        ),
        INK,
        0.06,
    )
    stroke(
        p,
        shape(
            0.46,
            -0.10,
            (0.58, -0.14, 0.58, 0.0, 0.50, -0.02),
            (0.46, -0.04, 0.54, -0.12, 0.60, -0.12),
            close=False,
        ),
        skin,
        0.03,
    )
    legs(p, (-0.16, 0.22), 0.10, 0.38, 0.11, dark(skin, 0.2))
    body = shape(
        -0.30,
        -0.22,
        (-0.10, -0.38, 0.30, -0.36, 0.44, -0.16),
        (0.52, 0.0, 0.46, 0.18, 0.32, 0.22),
        (0.10, 0.28, -0.14, 0.28, -0.28, 0.20),
        (-0.42, 0.08, -0.42, -0.12, -0.30, -0.22),
    )
    fill(p, body, lit(skin, body, 0.4), 0.035)
    legs(p, (-0.26, 0.34), 0.12, 0.40, 0.11, skin)
    head = shape(
        -0.40,
        -0.24,
        (-0.26, -0.26, -0.18, -0.12, -0.24, 0.04),
        (-0.30, 0.16, -0.44, 0.18, -0.54, 0.12),
        (-0.64, 0.10, -0.66, -0.02, -0.62, -0.06),
        (-0.56, -0.10, -0.52, -0.20, -0.40, -0.24),
    )
    fill(p, head, lit(skin, head, 0.35), 0.035)
    fill(p, oval(-0.62, 0.02, 0.055, 0.085), light("#E58C86", 0.1), 0.03)
    for y in (-0.015, 0.05):
        fill(p, oval(-0.635, y, 0.014), INK, 0)
    ear = poly((-0.38, -0.22), (-0.30, -0.38), (-0.22, -0.18))
    fill(p, ear, "#E58C86", 0.032)
    fill(p, oval(-0.46, -0.10, 0.025), INK, 0)


def sheep(p: QPainter) -> None:
    face = "#4A3B34"
    legs(p, (-0.18, 0.22), 0.10, 0.40, 0.075, face)
    legs(p, (-0.24, 0.30), 0.12, 0.42, 0.075, face)
    fleece = QPainterPath()
    for i in range(11):
        a = math.radians(i * 360 / 11)
        fleece = fleece.united(oval(0.04 + 0.32 * math.cos(a), -0.05 + 0.18 * math.sin(a), 0.15))
    fleece = fleece.united(oval(0.04, -0.05, 0.32, 0.2))
    fill(p, fleece, across(-0.2, -0.35, 0.3, 0.3, "#FFFFFF", "#F4EEDF", "#CFC3A8"), 0.035)
    for x, y in ((-0.10, -0.14), (0.10, -0.18), (0.26, -0.08), (0.0, 0.02), (0.18, 0.08), (-0.12, 0.10)):
        stroke(
            p,
            shape(x - 0.05, y, (x - 0.04, y + 0.06, x + 0.04, y + 0.06, x + 0.05, y), close=False),
            clear(INK, 0.35),
            0.022,
        )
    fill(p, oval(-0.27, -0.20, 0.10, 0.045), face, 0.025)
    head = shape(
        -0.50,
        -0.26,
        (-0.40, -0.34, -0.28, -0.26, -0.30, -0.12),
        (-0.32, 0.02, -0.42, 0.10, -0.50, 0.08),
        (-0.60, 0.04, -0.58, -0.16, -0.50, -0.26),
    )
    fill(p, head, lit(face, head, 0.25), 0.03)
    fill(p, oval(-0.40, -0.28, 0.11, 0.075), CREAM, 0.025)
    fill(p, oval(-0.46, -0.13, 0.026), CREAM, 0)
    fill(p, oval(-0.465, -0.13, 0.014), INK, 0)


def goat(p: QPainter) -> None:
    coat, shade = "#B9A48C", "#6F5A48"
    fill(
        p,
        shape(0.38, -0.20, (0.44, -0.30, 0.52, -0.38, 0.54, -0.36), (0.56, -0.28, 0.50, -0.16, 0.44, -0.12)),
        coat,
        0.03,
    )
    legs(p, (-0.16, 0.22), 0.05, 0.42, 0.08, dark(coat, 0.35))
    body = shape(
        -0.32,
        -0.16,
        (-0.10, -0.24, 0.20, -0.26, 0.42, -0.20),
        (0.48, -0.06, 0.46, 0.08, 0.38, 0.12),
        (0.10, 0.18, -0.10, 0.18, -0.28, 0.12),
        (-0.36, 0.04, -0.38, -0.08, -0.32, -0.16),
    )
    fill(p, body, lit(coat, body, 0.35), 0.035)
    legs(p, (-0.24, 0.33), 0.06, 0.44, 0.08, coat)
    neck = shape(-0.24, -0.18, (-0.34, -0.34), (-0.50, -0.26), (-0.40, 0.02, -0.36, 0.06, -0.30, 0.10))
    fill(p, neck, coat, 0.03)
    for path in (
        shape(-0.44, -0.40, (-0.40, -0.60, -0.24, -0.64, -0.16, -0.52), close=False),
        shape(-0.38, -0.38, (-0.32, -0.50, -0.22, -0.52, -0.12, -0.42), close=False),
    ):
        stroke(p, path, INK, 0.10)
        stroke(p, path, "#E7D7B0", 0.055)
    fill(
        p,
        shape(
            -0.36,
            -0.30,
            (-0.26, -0.30, -0.22, -0.24, -0.20, -0.22),
            (-0.26, -0.20, -0.32, -0.22, -0.36, -0.26),
        ),
        shade,
        0.025,
    )
    beard = poly((-0.60, -0.10), (-0.56, 0.10), (-0.48, -0.10))
    fill(p, beard, CREAM, 0.03)
    head = shape(
        -0.48,
        -0.42,
        (-0.40, -0.44, -0.32, -0.36, -0.34, -0.26),
        (-0.40, -0.16, -0.52, -0.08, -0.62, -0.10),
        (-0.70, -0.12, -0.70, -0.20, -0.64, -0.24),
    )
    fill(p, head, lit(light(coat, 0.3), head, 0.3), 0.035)
    fill(p, oval(-0.47, -0.30, 0.026), INK, 0)
    fill(p, oval(-0.655, -0.17, 0.018), INK, 0)


def goose(p: QPainter) -> None:
    orange = "#E8892B"
    for x in (-0.04, 0.12):
        line(p, x, 0.14, x, 0.40, INK, 0.10)
        line(p, x, 0.14, x, 0.40, orange, 0.055)
        fill(p, poly((x - 0.14, 0.44), (x + 0.05, 0.44), (x, 0.36)), orange, 0.03)
    tail = poly((0.34, -0.14), (0.62, -0.26), (0.50, 0.04))
    fill(p, tail, "#E6E0D2", 0.035)
    body = shape(
        -0.34,
        0.0,
        (-0.34, -0.22, 0.10, -0.28, 0.34, -0.16),
        (0.54, -0.06, 0.50, 0.14, 0.34, 0.20),
        (0.10, 0.28, -0.34, 0.26, -0.34, 0.0),
    )
    fill(p, body, across(-0.3, -0.25, 0.4, 0.3, "#FFFFFF", "#F6F1E4", "#C9C1AE"), 0.035)
    neck = shape(
        -0.34,
        0.04,
        (-0.40, -0.12, -0.34, -0.22, -0.40, -0.36),
        (-0.48, -0.58, -0.22, -0.64, -0.20, -0.44),
        (-0.20, -0.28, -0.20, -0.20, -0.06, -0.14),
        (-0.10, 0.10, -0.26, 0.14, -0.34, 0.04),
    )
    fill(p, neck, across(-0.42, 0, -0.1, 0, "#FFFFFF", "#F6F1E4", "#D8D0BE"), 0.035)
    wing = shape(-0.06, -0.08, (0.10, -0.18, 0.34, -0.14, 0.46, 0.0), (0.30, 0.14, 0.04, 0.12, -0.06, -0.08))
    fill(p, wing, "#D9D2C2", 0.03)
    fill(p, poly((-0.42, -0.50), (-0.64, -0.40), (-0.41, -0.38)), orange, 0.03)
    fill(p, oval(-0.33, -0.47, 0.028), INK, 0)


ANIMAL_PICTURE: dict[str, Callable[[QPainter], None]] = {
    "cow": cow,
    "pig": pig,
    "sheep": sheep,
    "goat": goat,
    "geese": goose,
}


HERD: dict[int, list[tuple[float, float, float]]] = {
    2: [(-0.10, -0.22, 0.80), (0.16, 0.30, 0.84)],
    3: [(0.06, -0.36, 0.62), (-0.24, 0.06, 0.66), (0.26, 0.40, 0.66)],
    4: [(-0.22, -0.34, 0.55), (0.36, -0.20, 0.55), (-0.28, 0.16, 0.57), (0.30, 0.36, 0.57)],
}


def herd(p: QPainter, animal: str, count: int) -> None:
    """Animals on a meadow, the far ones first."""
    tufts = random.Random(f"{animal}{count}")
    for _ in range(16):
        x, y = tufts.uniform(-0.7, 0.7), tufts.uniform(-0.6, 0.75)
        for dx in (-0.03, 0, 0.03):
            line(p, x, y, x + dx, y - 0.06, clear("#466E28", 0.47), 0.016)
    for x, y, size in HERD[count]:
        with at(p, x, y, size):
            fill(p, oval(0.06, 0.42, 0.46, 0.07), clear("#324614", 0.31), 0)
            ANIMAL_PICTURE[animal](p)
