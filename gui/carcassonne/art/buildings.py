"""Houses, churches, the village, the inn and other roofs."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from gui.carcassonne.art.colours import GOLD, LAND, PLASTER, ROOFS, SLATE, STONE, TIMBER, blend, ink, radial
from gui.carcassonne.art.geometry import Point, path_of, polygon
from gui.carcassonne.art.model import HOUSE
from gui.carcassonne.art.nature import TREE
from gui.carcassonne.art.stamps import Stamp, paint_shadow
from gui.carcassonne.art.walls import Piece, wall_pieces
from gui.kit.paint import at, pen

NO_PEN = Qt.PenStyle.NoPen
GLASS = "#FFD76A"


# ---------------------------------------------------------------- houses


def paint_house(p: QPainter, looks: int, fine: bool, w: float = HOUSE) -> None:
    """A small house; the looks choose roof, plaster and whether gable or eaves face us."""
    roof = ROOFS[looks % len(ROOFS)]
    plaster = _plaster(looks, fine)
    paint_shadow(p, 0.022, -0.006, w * 0.72, w * 0.34, 0.4)
    if looks % 3:
        paint_gable(p, 0, 0, w, roof, plaster, 0.36 + 0.04 * (looks % 4), fine)
    else:
        _eaves(p, w * 1.12, roof, plaster, fine)
    if looks % 4 == 1:
        p.fillRect(QRectF(w * 0.16, -w * 1.22, w * 0.13, w * 0.26), ink(LAND["city_wall"], 0.8))


def _plaster(looks: int, fine: bool) -> str:
    """Small pictures get quieter walls: bright gables would sparkle between the roofs."""
    return blend(PLASTER, "#C79F6C", (looks % 7) / 8 if fine else 0.35 + (looks % 7) / 11).name()


def paint_gable(
    p: QPainter, x: float, y: float, w: float, roof: str, plaster: str, deep: float, fine: bool
) -> None:
    """A house with its gable towards us; (x, y) is the middle of its foot."""
    wall, gable, over, back = w * 0.34, w * 0.38, w * 0.07, w * deep
    left, right, apex = x - w / 2, x + w / 2, (x, y - wall - gable)
    p.setPen(pen(ink(roof, 0.55, 0.75), 0.0045))
    for edge, sign, shade in ((left, -1, 1.14), (right, 1, 0.76)):
        eave = edge + sign * over, y - wall + over
        fill = QLinearGradient(*apex, *eave)
        fill.setColorAt(0, ink(roof, shade * 1.08))
        fill.setColorAt(1, ink(roof, shade * 0.9))
        p.setBrush(fill)
        p.drawPolygon(polygon([eave, apex, (apex[0], apex[1] - back), (eave[0], eave[1] - back)]))
    p.setPen(NO_PEN)
    front = QLinearGradient(left, 0, right, 0)
    front.setColorAt(0, ink(plaster, 1.04))
    front.setColorAt(1, ink(plaster, 0.88))
    p.setBrush(front)
    p.drawPolygon(polygon([(left, y), (right, y), (right, y - wall), apex, (left, y - wall)]))
    p.setPen(pen(ink(roof, 0.72), 0.009))
    p.drawPolyline(polygon([(left - over, y - wall + over), apex, (right + over, y - wall + over)]))
    _openings(p, x, y, w, wall, fine)


def _eaves(p: QPainter, w: float, roof: str, plaster: str, fine: bool) -> None:
    wall, rise, hip = w * 0.32, w * 0.62, w * 0.2
    left, right = -w / 2, w / 2
    p.fillRect(QRectF(left, -wall, w, wall), ink(plaster, 0.97))
    _openings(p, 0, 0, w, wall, fine)
    eave, ridge, back = -wall + 0.004, -wall - rise * 0.72, -wall - rise
    facets = (
        ([(left - 0.006, eave), (left + hip, ridge), (left + 0.004, back)], 1.2),
        ([(left + hip, ridge), (right - hip, ridge), (right - 0.004, back), (left + 0.004, back)], 0.82),
        ([(right + 0.006, eave), (right - hip, ridge), (right - 0.004, back)], 0.68),
        ([(left - 0.006, eave), (right + 0.006, eave), (right - hip, ridge), (left + hip, ridge)], 1.0),
    )
    p.setPen(pen(ink(roof, 0.55, 0.75), 0.0045))
    for points, shade in facets:
        p.setBrush(ink(roof, shade))
        p.drawPolygon(polygon(points))
    if fine:
        p.setPen(pen(ink(roof, 0.8, 0.6), 0.004))
        for k in (0.35, 0.68):
            y = eave + (ridge - eave) * k
            p.drawLine(QLineF(left + hip * k, y, right - hip * k, y))


def _openings(p: QPainter, x: float, y: float, w: float, wall: float, fine: bool) -> None:
    dark = ink(TIMBER, 0.9, 0.72)
    if fine:
        for k in (-0.24, 0.24):
            p.fillRect(QRectF(x + w * k - w * 0.065, y - wall * 0.86, w * 0.13, wall * 0.42), dark)
    p.fillRect(QRectF(x - w * 0.08, y - wall * 0.62, w * 0.16, wall * 0.62), dark)


def _chapel(p: QPainter, looks: int, fine: bool) -> None:
    """A small church among the roofs."""
    stone = LAND["monastery"]
    paint_shadow(p, 0.03, -0.006, 0.085, 0.04, 0.42)
    paint_gable(p, 0.018, 0, 0.10, ROOFS[4], stone, 0.55, fine)
    p.setPen(pen(ink(LAND["city_wall"], 0.8, 0.75), 0.005))
    p.setBrush(ink(stone, 0.96))
    p.drawRect(QRectF(-0.062, -0.12, 0.046, 0.122))
    paint_arch(p, -0.039, -0.075, 0.016, 0.03)
    _spire(p, -0.039, -0.118, 0.028, 0.075)


def _spire(p: QPainter, x: float, y: float, half: float, high: float) -> None:
    p.setPen(pen(ink(SLATE, 0.55), 0.005))
    for sign, shade in ((-1, 1.25), (1, 0.8)):
        p.setBrush(ink(SLATE, shade))
        p.drawPolygon(polygon([(x + sign * half, y), (x, y + half * 0.15), (x, y - high)]))


def paint_arch(p: QPainter, x: float, foot: float, w: float, h: float, colour: str = TIMBER) -> None:
    """An arched window or door standing on its foot."""
    arch = QPainterPath(QPointF(x - w / 2, foot))
    arch.lineTo(x - w / 2, foot - h * 0.55)
    arch.cubicTo(x - w / 2, foot - h * 1.1, x + w / 2, foot - h * 1.1, x + w / 2, foot - h * 0.55)
    arch.lineTo(x + w / 2, foot)
    arch.closeSubpath()
    p.fillPath(arch, ink(colour, 0.62))


HOUSE_STAMP = Stamp(paint_house, QRectF(-0.085, -0.16, 0.21, 0.205), 24)
CHAPEL = Stamp(_chapel, QRectF(-0.085, -0.205, 0.215, 0.245), 1)


# ---------------------------------------------------------------- monastery


def paint_monastery(p: QPainter, x: float, y: float, size: float) -> None:
    """A church with a tower in a walled garden; (x, y) is the middle of the garden."""
    with at(p, x, y, size):
        ring = [
            (math.cos(a) * 0.235, math.sin(a) * 0.185 + 0.03) for a in (math.tau * i / 48 for i in range(49))
        ]
        paint_shadow(p, 0.03, 0.055, 0.275, 0.225, 0.26)
        p.setPen(NO_PEN)
        p.setBrush(radial(-0.05, -0.02, 0.26, (0, ink("#BCCB80")), (1, ink("#98B45C"))))
        p.drawPath(path_of(ring, True))
        _garden_beds(p)
        p.setBrush(ink(LAND["road"]))
        p.drawPolygon(polygon([(-0.022, 0.09), (0.03, 0.09), (0.046, 0.222), (-0.038, 0.222)]))
        pieces: list[Piece] = wall_pieces(ring[14:] + ring[1:11], 0.024, 0.032, False, LAND["monastery"])
        pieces.append((0.11, _church))
        for k, (bx, by) in enumerate(
            ((-0.185, 0.02), (-0.15, -0.06), (0.19, 0.05), (0.165, -0.05), (0.115, 0.16), (-0.115, 0.17))
        ):
            pieces.append((by + 0.01, _tree_at(bx, by, 3 * (k % 2) + k % 3)))
        for _, draw in sorted(pieces, key=lambda piece: piece[0]):
            draw(p)


def _tree_at(x: float, y: float, looks: int) -> Callable[[QPainter], None]:
    def draw(p: QPainter) -> None:
        with at(p, x, y, 0.72):
            TREE.draw(p, looks, True)

    return draw


def _garden_beds(p: QPainter) -> None:
    p.setPen(NO_PEN)
    for x, y, colour in (
        (-0.165, 0.095, "#A8556A"),
        (-0.112, 0.125, "#7C9B45"),
        (0.100, 0.125, "#C9A13B"),
        (0.155, 0.10, "#7C9B45"),
    ):
        p.setBrush(ink("#8A6A44"))
        p.drawRoundedRect(QRectF(x - 0.02, y - 0.014, 0.042, 0.03), 0.006, 0.006)
        p.setBrush(ink(colour))
        for k in range(6):
            p.drawEllipse(QPointF(x - 0.012 + (k % 3) * 0.013, y - 0.006 + (k // 3) * 0.013), 0.0056, 0.005)


def _church(p: QPainter) -> None:
    stone, roof, edge = LAND["monastery"], LAND["roof"], pen(ink(LAND["city_wall"], 0.8, 0.8), 0.006)
    paint_shadow(p, 0.07, 0.08, 0.21, 0.08, 0.45)
    p.setPen(edge)
    p.setBrush(ink(stone, 0.97))
    p.drawRect(QRectF(-0.10, 0.0, 0.24, 0.10))  # nave
    for k in range(4):
        paint_arch(p, -0.035 + k * 0.046, 0.078, 0.017, 0.052)
    p.setPen(pen(ink(roof, 0.5), 0.006))
    p.setBrush(ink(roof, 0.72))
    p.drawPolygon(polygon([(-0.10, -0.115), (0.125, -0.115), (0.135, -0.155), (-0.10, -0.155)]))
    front = QLinearGradient(0, -0.14, 0, 0.01)
    front.setColorAt(0, ink(roof, 1.22))
    front.setColorAt(1, ink(roof, 0.92))
    p.setBrush(front)
    p.drawPolygon(polygon([(-0.11, 0.008), (0.152, 0.008), (0.125, -0.118), (-0.11, -0.118)]))
    p.setPen(pen(ink(roof, 0.75, 0.66), 0.004))
    p.drawLines(
        [QLineF(-0.11, 0.008 - 0.126 * k, 0.152 - 0.027 * k, 0.008 - 0.126 * k) for k in (0.25, 0.5, 0.75)]
    )
    paint_gable(p, 0.045, 0.112, 0.085, roof, stone, 0.5, False)  # porch
    body = QLinearGradient(-0.165, 0, -0.075, 0)
    for stop, shade in ((0.0, 1.06), (0.6, 0.94), (1.0, 0.78)):
        body.setColorAt(stop, ink(stone, shade))
    p.setPen(edge)
    p.setBrush(body)
    p.drawRect(QRectF(-0.165, -0.16, 0.092, 0.272))  # tower
    p.drawLine(QLineF(-0.165, -0.045, -0.073, -0.045))
    paint_arch(p, -0.119, -0.09, 0.03, 0.05)
    paint_arch(p, -0.119, 0.10, 0.036, 0.062)
    _spire(p, -0.119, -0.155, 0.055, 0.135)
    p.setPen(pen(GOLD, 0.008))
    p.drawLines([QLineF(-0.119, -0.29, -0.119, -0.325), QLineF(-0.131, -0.312, -0.107, -0.312)])


# ---------------------------------------------------------------- cathedral


def paint_cathedral(p: QPainter, x: float, y: float) -> None:
    """The great church on its square; (x, y) is the middle of the square."""
    stone, roof, edge = LAND["monastery"], SLATE, pen(ink(LAND["city_wall"], 0.75, 0.86), 0.006)
    with at(p, x, y):
        p.setPen(NO_PEN)
        p.setBrush(ink(LAND["road"], 0.94))
        p.drawEllipse(QPointF(0, 0.03), 0.25, 0.125)
        paint_shadow(p, 0.10, 0.05, 0.25, 0.10, 0.48)
        p.setPen(edge)
        p.setBrush(ink(stone, 0.86))
        p.drawRect(QRectF(-0.16, -0.20, 0.32, 0.26))
        for side, shade in ((-1, 1.2), (1, 0.78)):  # roofs of the aisles
            p.setBrush(ink(roof, shade))
            p.drawPolygon(
                polygon(
                    [(side * 0.175, -0.10), (side * 0.06, -0.17), (side * 0.06, -0.36), (side * 0.175, -0.30)]
                )
            )
        for side, shade in ((-1, 1.32), (1, 0.82)):  # roof of the nave
            p.setBrush(ink(roof, shade))
            p.drawPolygon(polygon([(side * 0.075, -0.16), (0, -0.25), (0, -0.42), (side * 0.075, -0.36)]))
        p.setBrush(ink(stone))
        p.drawPolygon(polygon([(-0.085, 0.07), (0.085, 0.07), (0.085, -0.16), (0, -0.25), (-0.085, -0.16)]))
        for tx in (-0.128, 0.128):
            body = QLinearGradient(tx - 0.045, 0, tx + 0.045, 0)
            body.setColorAt(0, ink(stone, 1.06))
            body.setColorAt(1, ink(stone, 0.80))
            p.setPen(edge)
            p.setBrush(body)
            p.drawRect(QRectF(tx - 0.043, -0.27, 0.086, 0.34))
            for foot in (-0.16, -0.03):
                paint_arch(p, tx, foot, 0.032, 0.07)
            _spire(p, tx, -0.265, 0.052, 0.155)
        p.setPen(pen(ink(LAND["city_wall"], 0.7), 0.007))
        p.setBrush(ink(LAND["shield"]))
        p.drawEllipse(QPointF(0, -0.115), 0.04, 0.04)  # rose window
        p.setPen(pen(GLASS, 0.006))
        spokes: list[Point] = [
            (math.cos(k * math.pi / 4) * 0.034, math.sin(k * math.pi / 4) * 0.034) for k in range(4)
        ]
        p.drawLines([QLineF(-dx, -0.115 - dy, dx, -0.115 + dy) for dx, dy in spokes])
        paint_arch(p, 0, 0.07, 0.07, 0.105)


# ---------------------------------------------------------------- by the road


def paint_village(p: QPainter, x: float, y: float, looks: int, fine: bool) -> None:
    """A well between the cottages where the roads meet."""
    for k, (dx, dy) in enumerate(((-0.098, -0.062), (0.098, -0.058), (-0.095, 0.112), (0.100, 0.116))):
        with at(p, x + dx, y + dy, 0.92):
            paint_house(p, (looks + k * 7) % 24, fine)
        if k == 1:
            _well(p, x, y)


def _well(p: QPainter, x: float, y: float) -> None:
    paint_shadow(p, x + 0.015, y + 0.006, 0.045, 0.025, 0.35)
    p.setPen(pen(ink(STONE, 0.6), 0.005))
    for dy, colour, rx, ry in (
        (0.006, ink(STONE, 0.95), 0.034, 0.024),
        (-0.006, ink(STONE, 1.2), 0.034, 0.024),
        (-0.006, ink(LAND["river"], 0.6), 0.021, 0.014),
    ):
        p.setBrush(colour)
        p.drawEllipse(QPointF(x, y + dy), rx, ry)


def paint_junction(p: QPainter, x: float, y: float) -> None:
    """A wayside oak on a round of grass: here the roads end."""
    p.setPen(pen(LAND["road_edge"], 0.006))
    p.setBrush(ink(LAND["meadow"]))
    p.drawEllipse(QPointF(x, y), 0.048, 0.040)
    with at(p, x, y + 0.012, 1.25):
        TREE.draw(p, 0, True)


def paint_inn(p: QPainter, x: float, y: float) -> None:
    """A timbered house with a hanging sign, by a small lake."""
    w = 0.15
    with at(p, x, y + 0.06):
        for dx, dy, grown, colour in (
            (0, 0, 0.014, LAND["river_bank"]),
            (0, 0, 0.0, LAND["river"]),
            (-0.02, 0.006, -0.022, ink(LAND["river"], 1.15)),
        ):
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(ink(colour) if isinstance(colour, str) else colour)
            p.drawEllipse(QPointF(-0.012 + dx, 0.012 + dy), 0.125 + grown, 0.052 + grown)
        paint_shadow(p, 0.035, -0.008, 0.11, 0.042, 0.45)
        paint_gable(p, 0, 0, w, "#8E5A34", "#F4E9CE", 0.42, True)
        wall = w * 0.42
        p.setPen(pen(TIMBER, 0.008))
        p.drawLines(
            [
                QLineF(a * w, -b * wall, c * w, -d * wall)
                for a, b, c, d in (
                    (-0.5, 0, 0.5, 0),
                    (-0.5, 1, 0.5, 1),
                    (-0.45, 0, -0.2, 1),
                    (0.45, 0, 0.2, 1),
                    (0, 1, 0, 1.7),
                )
            ]
        )
        p.drawLine(QLineF(0.075, -0.075, 0.128, -0.075))
        p.setPen(pen(TIMBER, 0.005))
        p.setBrush(ink(GLASS))
        p.drawEllipse(QPointF(0.108, -0.044), 0.027, 0.027)
        p.setBrush(ink(TIMBER))
        p.drawRoundedRect(QRectF(0.096, -0.056, 0.017, 0.023), 0.003, 0.003)  # mug
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawEllipse(QPointF(0.116, -0.045), 0.006, 0.007)
