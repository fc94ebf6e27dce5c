"""What grows and grazes: trees, bushes, sheep, flowers, rocks, tufts, tilled parcels and the garden."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from gui.carcassonne.art.colours import LAND, NIGHT, STONE, TREES, TRUNK, blend, ink, radial
from gui.carcassonne.art.geometry import polygon
from gui.carcassonne.art.stamps import Stamp, paint_shadow
from gui.kit.paint import at, clipped, pen

NO_PEN = Qt.PenStyle.NoPen
FLOWERS = ("#F6E27A", "#F3F0E2", "#E9A0A8", "#D9C2E8")
STRIPS = (("#D2BD62", "#B49A3F"), ("#9FBE58", "#7FA244"), ("#C2A06A", "#A38150"))
BEDS = ("#C8506A", "#E5B93C", "#8C6BB0", "#E28A4A")


def _leaves(colour: str, x: float, y: float, reach: float) -> QRadialGradient:
    return radial(x, y, reach, (0, ink(colour, 1.55)), (0.5, ink(colour, 1.08)), (1, ink(colour, 0.74)))


def _tree(p: QPainter, looks: int, fine: bool) -> None:
    r, colour = 0.034, TREES[looks % 3]
    paint_shadow(p, r * 0.75, r * 0.05, r * 1.3, r * 0.64, 0.45)
    p.fillRect(QRectF(-r * 0.13, -r * 0.7, r * 0.28, r * 0.75), ink(TRUNK))
    p.setPen(pen(ink(colour, 0.62, 0.66), 0.0045))
    if looks // 3 == 1:  # a slender poplar
        p.setBrush(_leaves(colour, -r * 0.25, -r * 2.0, r * 1.5))
        p.drawEllipse(QPointF(0, -r * 1.5), r * 0.62, r * 1.4)
        return
    for dx, dy, k in ((0.5, -0.95, 0.72), (-0.5, -1.0, 0.74), (0.03, -1.5, 0.84)):
        p.setBrush(_leaves(colour, dx * r - r * 0.3, dy * r - r * 0.35, k * r * 1.35))
        p.drawEllipse(QPointF(dx * r, dy * r), k * r, k * r * 0.92)


def _bush(p: QPainter, looks: int, fine: bool) -> None:
    r, colour = 0.021, TREES[looks]
    paint_shadow(p, r * 0.6, r * 0.1, r * 1.4, r * 0.7, 0.36)
    p.setPen(pen(ink(colour, 0.65, 0.6), 0.004))
    for dx, k in ((-0.6, 0.72), (0.6, 0.76), (0.0, 0.95)):
        p.setBrush(_leaves(colour, dx * r - r * 0.3, -r * 0.8, k * r * 1.5))
        p.drawEllipse(QPointF(dx * r, -r * 0.45 * (1 + k * 0.3)), k * r, k * r * 0.85)


def _sheep(p: QPainter, looks: int, fine: bool) -> None:
    rng = random.Random(looks)
    for x, y in ((0.0, 0.0), (rng.choice((-0.04, 0.04)), 0.016)):
        facing = rng.choice((-1, 1))
        paint_shadow(p, x + 0.006, y + 0.004, 0.022, 0.009, 0.4)
        p.setPen(pen("#4A4038", 0.005))
        for leg in (-0.007, 0.007):
            p.drawLine(QPointF(x + leg, y), QPointF(x + leg, y + 0.007))
        p.setPen(pen("#A59A84", 0.004))
        p.setBrush(ink("#FBF6E8"))
        p.drawEllipse(QPointF(x, y - 0.008), 0.0165, 0.0115)
        p.setPen(NO_PEN)
        p.setBrush(ink("#5A4B40"))
        p.drawEllipse(QPointF(x + facing * 0.016, y - 0.011), 0.006, 0.005)


def _flowers(p: QPainter, looks: int, fine: bool) -> None:
    rng = random.Random(looks)
    p.setPen(NO_PEN)
    p.setBrush(ink(FLOWERS[looks % 4]))
    for _ in range(5):
        p.drawEllipse(QPointF(rng.uniform(-0.026, 0.026), rng.uniform(-0.018, 0.018)), 0.0056, 0.005)


def _rock(p: QPainter, looks: int, fine: bool) -> None:
    paint_shadow(p, 0.008, 0, 0.028, 0.012, 0.36)
    p.setPen(pen(ink(STONE, 0.6, 0.7), 0.004))
    p.setBrush(ink(STONE, 1.02))
    p.drawPolygon(polygon([(-0.02, 0), (-0.013, -0.015), (0.003, -0.02), (0.018, -0.008), (0.02, 0.002)]))
    p.setBrush(ink(STONE, 0.74))
    p.drawPolygon(polygon([(0.003, -0.02), (0.018, -0.008), (0.02, 0.002), (0.004, 0.001)]))


def _tuft(p: QPainter, looks: int, fine: bool) -> None:
    for k, dx in enumerate((-0.007, 0.0, 0.007)):
        p.setPen(pen(("#6F9640", "#83A94B", "#5F8A3A")[(looks + k) % 3], 0.006))
        p.drawLine(QPointF(0, 0), QPointF(dx, -0.018))


TREE = Stamp(_tree, QRectF(-0.04, -0.105, 0.13, 0.135), 6)
BUSH = Stamp(_bush, QRectF(-0.04, -0.035, 0.09, 0.055), 3)
SHEEP = Stamp(_sheep, QRectF(-0.07, -0.03, 0.14, 0.06), 6)
FLOWER = Stamp(_flowers, QRectF(-0.035, -0.026, 0.07, 0.052), 8)
ROCK = Stamp(_rock, QRectF(-0.026, -0.025, 0.066, 0.04), 1)
TUFT = Stamp(_tuft, QRectF(-0.012, -0.024, 0.024, 0.03), 3)


def paint_crop(p: QPainter, x: float, y: float, size: float, looks: int) -> None:
    """A tilled parcel of three strips (corn, young green, fallow) between low hedges; lies flat."""
    rng = random.Random(looks)
    w, h = rng.uniform(0.20, 0.29) * size, rng.uniform(0.15, 0.22) * size
    strips = list(STRIPS)
    rng.shuffle(strips)
    cuts = [-0.5, rng.uniform(-0.25, -0.08), rng.uniform(0.1, 0.28), 0.5]
    parcel = QPainterPath()
    parcel.addRoundedRect(QRectF(-w / 2, -h / 2, w, h), 0.035, 0.035)
    with at(p, x, y, turn=rng.uniform(-28, 28)):
        p.shear(rng.uniform(-0.25, 0.25), 0)
        p.strokePath(parcel.translated(0.006, 0.008), pen(ink(NIGHT, 1, 0.24), 0.014))
        with clipped(p, parcel):
            for (fill, furrow), top, bottom in zip(strips, cuts, cuts[1:]):
                area = QRectF(-w / 2, top * h, w, (bottom - top) * h)
                p.fillRect(area, blend(LAND["meadow"], fill, 0.6))
                rows = max(2, round(area.height() / 0.017))
                p.setPen(pen(blend(LAND["meadow"], furrow, 0.8), 0.006))
                p.drawLines(
                    [
                        QLineF(-w / 2, at_y, w / 2, at_y)
                        for at_y in (area.top() + area.height() * (k + 0.5) / rows for k in range(rows))
                    ]
                )
                p.setPen(pen(ink(TREES[0], 1, 0.75), 0.008))
                p.drawLine(QLineF(-w / 2, bottom * h, w / 2, bottom * h))
        p.strokePath(parcel, pen(blend(TREES[0], LAND["meadow"], 0.25), 0.012))
        p.strokePath(parcel.translated(-0.002, -0.003), pen(blend(TREES[1], LAND["meadow"], 0.35), 0.006))


def paint_garden(p: QPainter, x: float, y: float, size: float) -> None:
    """A round clipped hedge with corner trees, crossed paths, four beds of flowers and a fountain."""
    hedge = TREES[2]
    with at(p, x, y, size):
        paint_shadow(p, 0.020, 0.020, 0.145, 0.128, 0.42)
        p.setPen(pen(ink(hedge, 0.62), 0.005))
        p.setBrush(ink(hedge, 0.8))
        p.drawEllipse(QPointF(0, 0.006), 0.124, 0.112)
        p.setBrush(radial(-0.05, -0.06, 0.2, (0, ink(hedge, 1.5)), (1, ink(hedge, 0.95))))
        p.drawEllipse(QPointF(0, -0.004), 0.122, 0.106)
        p.setPen(pen(ink(hedge, 0.6, 0.8), 0.005))
        p.setBrush(ink(LAND["road"]))
        p.drawEllipse(QPointF(0, 0), 0.102, 0.087)
        rng = random.Random(7)
        for k, colour in enumerate(BEDS):
            bed = QPainterPath(QPointF(0, 0))
            bed.arcTo(QRectF(-0.092, -0.078, 0.184, 0.156), k * 90 + 10, 70)
            bed.closeSubpath()
            p.setPen(pen("#4C7A3A", 0.006))
            p.setBrush(ink("#6E9B49"))
            p.drawPath(bed)
            p.setPen(NO_PEN)
            p.setBrush(ink(colour))
            for step in range(10):
                a, r = math.radians(k * 90 + rng.uniform(20, 70)), 0.038 + 0.0042 * step
                p.drawEllipse(QPointF(math.cos(a) * r, -math.sin(a) * r * 0.86), 0.0085, 0.0078)
        p.setPen(pen(ink(STONE, 0.65), 0.005))
        p.setBrush(ink(STONE, 1.15))
        p.drawEllipse(QPointF(0, 0.003), 0.034, 0.030)
        p.setBrush(ink(LAND["river"]))
        p.drawEllipse(QPointF(0, 0), 0.023, 0.019)
        p.setPen(NO_PEN)
        p.setBrush(ink("#FFFFFF"))
        p.drawEllipse(QPointF(-0.005, -0.005), 0.007, 0.006)
