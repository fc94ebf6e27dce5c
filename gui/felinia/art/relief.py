"""Hills, peaks, trees and dunes of the chart, in map units."""

from __future__ import annotations

import math
import random

from PySide6.QtGui import QPainter

from gui.felinia.art.brush import draw, halo
from gui.felinia.art.colours import INK
from gui.kit.brush import across
from gui.kit.paint import Colour, at, clear, dark, light, mix, pen
from gui.kit.paths import box, line, oval, poly, shape


def paint_hill(p: QPainter, rng: random.Random, w: float, colour: Colour) -> None:
    """Two overlapping domes with hachures on the side away from the light."""
    for dx, dy, k in ((w * 0.36, -w * 0.05, 0.66), (-w * 0.08, 0, 0.92)):
        with at(p, dx, dy):
            paint_dome(p, w * k, w * k * rng.uniform(0.46, 0.56), colour)


def paint_dome(p: QPainter, w: float, h: float, colour: Colour) -> None:
    crest = ((-w * 0.36, -h * 0.6, -w * 0.2, -h, 0, -h), (w * 0.2, -h, w * 0.36, -h * 0.6, w / 2, 0))
    draw(
        p,
        shape(-w / 2, 0, *crest, (w * 0.2, h * 0.2, -w * 0.2, h * 0.2, -w / 2, 0)),
        across(-w * 0.4, -h, w * 0.45, h * 0.1, light(colour, 0.72), light(colour, 0.3), dark(colour, 0.2)),
    )
    draw(p, shape(-w / 2, 0, *crest, close=False), None, pen(clear(INK, 0.84), 1.2))
    for i in range(7):
        t = 0.06 + i * 0.14
        x, y = t * w * 0.48, -h * (1 - t**2)
        draw(
            p,
            shape(
                x, y + 1, (x + w * 0.05, y + h * 0.2, x + w * 0.055, y + h * (0.62 - 0.5 * t)), close=False
            ),
            None,
            pen(clear(INK, 0.59), 0.9),
        )
    draw(
        p,
        shape(-w * 0.2, -h * 0.72, (-w * 0.28, -h * 0.5, -w * 0.32, -h * 0.26), close=False),
        None,
        pen(clear(INK, 0.35), 0.8),
    )


def paint_peak(p: QPainter, rng: random.Random, w: float, colour: Colour) -> None:
    """Sharp mountain with a broken ridge, a lit face and a hachured one."""
    h = w * rng.uniform(0.85, 1.05)
    top = rng.uniform(-0.06, 0.1) * w
    ridge = ((top, -h), (top + w * 0.05, -h * 0.66), (top - w * 0.02, -h * 0.42), (w * 0.1, 0))
    sides = (
        (-w / 2, 0),
        (-w * 0.3, -h * 0.42),
        (-w * 0.2, -h * 0.48),
        (top, -h),
        (w * 0.22, -h * 0.55),
        (w * 0.3, -h * 0.5),
        (w / 2, 0),
    )
    draw(
        p,
        poly(*sides, (w * 0.1, h * 0.06), (-w * 0.2, h * 0.04)),
        across(-w * 0.4, -h, w * 0.3, 0, "#FFFDF2", light(colour, 0.5), mix(colour, "#FFF6DC", 0.15)),
    )
    draw(p, line(*sides), None, pen(clear(INK, 0.82), 1.2))
    draw(
        p,
        poly(*ridge, (w / 2, 0), (w * 0.3, -h * 0.5), (w * 0.22, -h * 0.55)),
        clear(dark(colour, 0.35), 0.67),
    )
    for i in range(5):
        t = 0.2 + i * 0.17
        x, y = top + (w / 2 - top) * t, -h * (1 - t)
        draw(p, line((x - 1, y), (x - w * 0.07, y + h * 0.2)), None, pen(clear(INK, 0.59), 0.8))
    draw(p, line(*ridge), None, pen(clear(INK, 0.67), 0.9))


def tree_shadow(p: QPainter, w: float) -> None:
    draw(p, oval(w * 0.3, 0.6, w * 0.62, w * 0.2), clear("#1E1A10", 0.24))


def paint_palm(p: QPainter, rng: random.Random, s: float) -> None:
    tree_shadow(p, s * 0.5)
    lean = rng.uniform(-0.22, 0.22) * s
    draw(p, shape(0, 0, (lean * 0.2, -s * 0.5, lean, -s * 0.8), close=False), None, pen("#6B4A2A", s * 0.11))
    for a in (-168, -128, -82, -40, -4, 30, -205):
        r = math.radians(a + rng.uniform(-8, 8))
        x, y = lean + math.cos(r) * s * 0.5, -s * 0.8 + math.sin(r) * s * 0.34 + s * 0.12
        mx, my = lean + math.cos(r) * s * 0.3, -s * 0.8 + math.sin(r) * s * 0.4 - s * 0.1
        frond = shape(lean, -s * 0.8, (mx, my - s * 0.06, x, y), (mx, my + s * 0.09, lean, -s * 0.8))
        draw(
            p, frond, mix("#3F7A3C", "#8FBF5A", max(0, -math.cos(r)) * 0.7), pen(clear("#22391C", 0.78), 0.7)
        )


def paint_acacia(p: QPainter, rng: random.Random, s: float) -> None:
    tree_shadow(p, s * 0.7)
    for dx in (-0.22, 0.05, 0.26):
        draw(p, shape(0, 0, (0, -s * 0.3, dx * s, -s * 0.55), close=False), None, pen("#5F4327", s * 0.07))
    crown = shape(
        -s * 0.6,
        -s * 0.55,
        (-s * 0.5, -s * 0.8, -s * 0.1, -s * 0.9, s * 0.1, -s * 0.86),
        (s * 0.4, -s * 0.86, s * 0.66, -s * 0.7, s * 0.6, -s * 0.55),
        (s * 0.3, -s * 0.46, -s * 0.3, -s * 0.46, -s * 0.6, -s * 0.55),
    )
    draw(
        p,
        crown,
        across(-s * 0.4, -s * 0.9, s * 0.4, -s * 0.45, "#B9D36C", "#6F9C3E", "#456B2C"),
        pen(clear("#2A3D18", 0.82), 0.8),
    )
    p.translate(rng.uniform(-0.2, 0.2) * s, 0)


def paint_fir(p: QPainter, rng: random.Random, s: float) -> None:
    tree_shadow(p, s * 0.42)
    draw(p, box(-s * 0.05, -s * 0.14, s * 0.1, s * 0.16, 0), "#5B3C22")
    for i in range(3):
        y, w = -s * (0.1 + i * 0.26), s * (0.36 - i * 0.09)
        draw(
            p,
            poly((-w, y), (0, y - s * 0.44), (w, y)),
            across(-w, 0, w, 0, "#7FA765", "#4C7A4A", "#2C5136"),
            pen(clear("#1D3322", 0.82), 0.7),
        )
    p.rotate(rng.uniform(-3, 3))


def paint_bush(p: QPainter, rng: random.Random, s: float) -> None:
    """Round jungle tree."""
    tree_shadow(p, s * 0.5)
    draw(p, line((0, 0), (0, -s * 0.4)), None, pen("#4E3820", s * 0.1))
    for dx, dy, r in ((-0.2, -0.48, 0.24), (0.2, -0.46, 0.24), (0, -0.68, 0.27)):
        r *= s * rng.uniform(0.9, 1.1)
        draw(
            p,
            oval(dx * s, dy * s, r),
            halo(dx * s - r * 0.4, dy * s - r * 0.5, r * 1.7, "#93B98A", "#4F7C62", "#2A4A44"),
            pen(clear("#1B2E2A", 0.82), 0.7),
        )


def paint_dune(p: QPainter, rng: random.Random, s: float) -> None:
    w = s * 1.5
    draw(
        p,
        shape(
            -w / 2,
            0,
            (-w * 0.2, -s * 0.1, -w * 0.05, -s * 0.42, w * 0.08, -s * 0.44),
            (w * 0.12, -s * 0.2, w * 0.3, -s * 0.06, w / 2, 0),
        ),
        across(-w * 0.4, -s * 0.4, w * 0.4, 0, "#FFF0C4", "#E9BE72", "#C08A42"),
        pen(clear(INK, 0.51), 0.8),
    )
    draw(
        p,
        shape(
            w * 0.08,
            -s * 0.44,
            (w * 0.12, -s * 0.2, w * 0.3, -s * 0.06, w / 2, 0),
            (w * 0.2, 0),
            (0, -s * 0.14, w * 0.02, -s * 0.3, w * 0.08, -s * 0.44),
        ),
        clear("#8A5A24", 0.37),
    )
    for i in range(int(rng.uniform(2, 4))):
        draw(
            p,
            shape(
                -w * 0.3 + i * w * 0.14,
                s * 0.12,
                (-w * 0.2 + i * w * 0.14, s * 0.05, -w * 0.1 + i * w * 0.14, s * 0.12),
                close=False,
            ),
            None,
            pen(clear("#8A5A24", 0.55), 0.7),
        )


def paint_grass(p: QPainter, rng: random.Random, s: float) -> None:
    for _ in range(5):
        x, a = rng.uniform(-0.3, 0.3) * s, rng.uniform(-0.25, 0.25) * s
        draw(
            p,
            shape(x, 0, (x + a * 0.3, -s * 0.3, x + a, -s * rng.uniform(0.35, 0.55)), close=False),
            None,
            pen(clear("#4F7A34", 0.86), 1.1),
        )


FLORA = {
    "tiger": ((paint_palm, 21), (paint_palm, 24), (paint_bush, 15)),
    "cheetah": ((paint_acacia, 21), (paint_grass, 15), (paint_acacia, 17), (paint_grass, 15)),
    "lion": ((paint_dune, 20), (paint_dune, 15), (paint_palm, 19), (paint_acacia, 17)),
    "panther": ((paint_bush, 19), (paint_bush, 16), (paint_palm, 17)),
    "lynx": ((paint_fir, 22), (paint_fir, 18), (paint_fir, 25)),
}
