"""The pencil: figures in a quick hand, rings, strikes and crosses.

A stroke knows its seed, so it never changes when it is painted again; `draw` can
stop on the way, so that one sees the hand write.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from gui.burgundy_dice.art.colours import GRAPHITE, PAPER
from gui.kit.paint import clear, pen
from gui.kit.paths import shape

PASSES = ((0.0, 1.0, 0.78, 0.67), (0.0, 1.0, 0.52, 0.55), (0.10, 0.84, 0.94, 0.39))
"""Where each pass begins and ends, how wide and how dark it is: it presses harder in the middle."""


@cache
def _figures() -> dict[str, tuple[QPainterPath, ...]]:
    """The strokes of each figure, one unit high around (0, 0)."""

    def stroke(x: float, y: float, *segments: tuple[float, ...]) -> QPainterPath:
        return shape(x, y, *segments, close=False)

    return {
        "0": (
            stroke(
                0.06, -0.48, (-0.30, -0.50, -0.36, 0.50, 0.0, 0.50), (0.34, 0.48, 0.34, -0.46, 0.02, -0.48)
            ),
        ),
        "1": (stroke(-0.18, -0.24, (0.06, -0.50), (0.04, 0.50)),),
        "2": (
            stroke(
                -0.28,
                -0.26,
                (-0.22, -0.62, 0.36, -0.58, 0.26, -0.16),
                (0.18, 0.12, -0.20, 0.28, -0.32, 0.48),
                (0.34, 0.44),
            ),
        ),
        "3": (
            stroke(
                -0.26,
                -0.42,
                (0.02, -0.60, 0.42, -0.38, 0.20, -0.12),
                (0.12, -0.04, 0.02, -0.02, -0.06, -0.02),
                (0.20, -0.06, 0.42, 0.14, 0.26, 0.36),
                (0.10, 0.58, -0.22, 0.52, -0.30, 0.34),
            ),
        ),
        "4": (
            stroke(0.04, -0.50, (-0.30, 0.16), (0.34, 0.14)),
            stroke(0.14, -0.16, (0.10, 0.50)),
        ),
        "5": (
            stroke(
                -0.18,
                -0.48,
                (-0.24, -0.06),
                (0.0, -0.22, 0.36, -0.10, 0.30, 0.20),
                (0.24, 0.54, -0.15, 0.54, -0.30, 0.36),
            ),
            stroke(-0.18, -0.47, (0.28, -0.50)),
        ),
        "6": (
            stroke(
                0.20,
                -0.48,
                (-0.12, -0.40, -0.36, 0.0, -0.28, 0.24),
                (-0.20, 0.58, 0.30, 0.54, 0.28, 0.20),
                (0.24, -0.10, -0.16, -0.06, -0.27, 0.22),
            ),
        ),
        "7": (
            stroke(-0.28, -0.45, (0.28, -0.48), (-0.06, 0.50)),
            stroke(-0.14, 0.02, (0.20, 0.0)),
        ),
        "8": (
            stroke(
                0.22,
                -0.36,
                (0.0, -0.62, -0.38, -0.36, -0.16, -0.12),
                (0.0, 0.04, 0.36, 0.16, 0.24, 0.38),
                (0.08, 0.60, -0.34, 0.48, -0.26, 0.18),
                (-0.20, -0.02, 0.34, -0.14, 0.22, -0.38),
            ),
        ),
        "9": (
            stroke(
                0.24,
                -0.26,
                (0.10, -0.60, -0.34, -0.46, -0.26, -0.16),
                (-0.18, 0.12, 0.22, 0.04, 0.25, -0.24),
                (0.28, 0.0, 0.22, 0.30, 0.06, 0.50),
            ),
        ),
    }


@dataclass(frozen=True)
class Stroke:
    """One movement of the pencil."""

    path: QPainterPath
    width: float
    seed: str
    strength: float = 1.0


Strokes = tuple[Stroke, ...]


# ---------------------------------------------------------------- what a hand draws


def figures(
    x: float, y: float, size: float, words: str, seed: str, width: float = 3.0, strength: float = 1.0
) -> Strokes:
    """Figures around (x, y), each a little different."""
    rng = random.Random(seed)
    found = []
    for i, figure in enumerate(words):
        place = QTransform()
        place.translate(
            x + (i - (len(words) - 1) / 2) * size * 0.66 + rng.uniform(-0.03, 0.03) * size,
            y + rng.uniform(-0.03, 0.03) * size,
        )
        place.rotate(rng.uniform(-7, 5))
        scale = size * rng.uniform(0.95, 1.06)
        place.scale(scale, scale)
        for k, path in enumerate(_figures()[figure]):
            found.append(Stroke(place.map(path), width, f"{seed}{i}{k}", strength))
    return tuple(found)


def ring(x: float, y: float, radius: float, seed: str, width: float = 2.0) -> Strokes:
    """A circle drawn in one go: it never quite meets its own beginning."""
    rng = random.Random(seed)
    begin, lean = rng.uniform(0, 6.28), rng.uniform(0.9, 1.08)
    path = QPainterPath()
    for i in range(41):
        a = begin + i / 40 * 6.75
        r = radius * (0.96 + 0.10 * i / 40 + 0.03 * math.sin(2 * a + begin))
        point = QPointF(x + r * lean * math.cos(a), y + r / lean * math.sin(a))
        if i:
            path.lineTo(point)
        else:
            path.moveTo(point)
    return (Stroke(path, width, seed),)


def strike(x: float, y: float, size: float, seed: str) -> Strokes:
    """Something struck out: two quick slashes in one movement."""
    shake = _shaking(seed, size * 0.12)
    path = shape(
        x - size + shake(),
        y + size * 0.7 + shake(),
        (x + size * 0.8 + shake(), y - size * 0.8 + shake()),
        (x - size * 0.5 + shake(), y + size * 0.95 + shake()),
        (x + size + shake(), y - size * 0.45 + shake()),
        close=False,
    )
    return (Stroke(path, 2.2, seed),)


def cross(x: float, y: float, size: float, seed: str, width: float = 2.8) -> Strokes:
    shake = _shaking(seed, size * 0.14)
    return tuple(
        Stroke(
            shape(
                x - side * size + shake(),
                y - size + shake(),
                (x + side * size + shake(), y + size + shake()),
                close=False,
            ),
            width,
            f"{seed}{side}",
        )
        for side in (-1, 1)
    )


def underline(x: float, y: float, length: float, seed: str) -> Strokes:
    """A line under a name, never quite straight."""
    path = shape(x, y, (x + length * 0.3, y - 3, x + length * 0.6, y + 2, x + length, y - 2), close=False)
    return (Stroke(path, 1.4, seed, 0.7),)


def _shaking(seed: str, most: float) -> Callable[[], float]:
    """A hand that misses by up to `most`."""
    rng = random.Random(seed)
    return lambda: rng.uniform(-most, most)


# ---------------------------------------------------------------- graphite


def bounds(strokes: Iterable[Stroke]) -> QRectF:
    rect = QRectF()
    for stroke in strokes:
        edge = stroke.width * 1.5
        rect |= stroke.path.boundingRect().adjusted(-edge, -edge, edge, edge)
    return rect


def draw(p: QPainter, strokes: Sequence[Stroke], share: float = 1.0) -> None:
    """Draw the strokes one after the other, as far as the share of their whole length says."""
    left = share * sum(stroke.path.length() for stroke in strokes)
    for stroke in strokes:
        length = stroke.path.length()
        if left <= 0:
            return
        _draw_one(p, stroke, min(1.0, left / length) if length else 1.0)
        left -= length


def _draw_one(p: QPainter, stroke: Stroke, share: float) -> None:
    """Three wavering passes, with the grain of the paper scratched out."""
    rng = random.Random(stroke.seed)
    width, strength = stroke.width, stroke.strength
    length = max(stroke.path.length(), width)
    steps = max(8, round(length / (width * 0.8)))
    for begin, end, weight, alpha in PASSES:
        a, b, c = (rng.uniform(-0.20, 0.20) * width for _ in range(3))
        wavering = QPainterPath()
        for i in range(steps + 1):
            t = begin + (end - begin) * i / steps
            dx, dy = rng.uniform(-0.06, 0.06) * width, rng.uniform(-0.06, 0.06) * width
            if t > share:
                continue
            spot = stroke.path.pointAtPercent(t)
            here = QPointF(
                spot.x() + a * math.sin(4 * t + b / width * 9) + dx,
                spot.y() + b * math.cos(5 * t) + c * math.sin(11 * t) + dy,
            )
            if i:
                wavering.lineTo(here)
            else:
                wavering.moveTo(here)
        p.strokePath(wavering, pen(clear(GRAPHITE, alpha * strength), width * weight))
    p.setPen(pen(clear(PAPER, 0.43 * strength), width * 0.13))
    for _ in range(round(length / width * 2.2)):
        t = rng.random()
        dx, dy = rng.uniform(-0.55, 0.55) * width, rng.uniform(-0.55, 0.55) * width
        if t <= share:
            spot = stroke.path.pointAtPercent(t) + QPointF(dx, dy)
            p.drawLine(spot, spot + QPointF(width * 0.16, -width * 0.10))
