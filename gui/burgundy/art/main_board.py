"""The shared board as it is printed: a map, wells for the depots, the phases, the bridge."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from engine.burgundy.main_board import BLACK_DEPOT, DEPOTS, IN_DEPOT, SPACES
from gui.burgundy import plan
from gui.burgundy.art.brush import dashed, lit, soft_shadow
from gui.burgundy.art.colours import CREAM, GOLD, KIND, RED, STONE
from gui.burgundy.art.kinds import kind_glyph
from gui.burgundy.art.parts import arch, bush, flag
from gui.burgundy.art.places import abbey
from gui.burgundy.art.sights import chateau, mill, village, vineyard
from gui.burgundy.art.tokens import laurel, silver
from gui.kit.brush import Fill, across, fill, line, numeral
from gui.kit.dice import paint_face
from gui.kit.hexes import ROOT3, hexagon
from gui.kit.paint import INK, at, clear, clipped, dark, glow, light, mix, shadow, stroke
from gui.kit.paths import box, oval, poly, rounded, shape

WIDE, HIGH = plan.BOARD.width(), plan.BOARD.height()
WATER = 496.0
"""Where the land ends and the river under the bridge begins."""
WELL = "#BFA676"
FRAME = "#6B4A20"


def paint_main_board(p: QPainter, players: int) -> None:
    """Everything that is printed on the board for so many players."""
    card = rounded(plan.BOARD, 14)
    shadow(p, card, 12, 0.55)
    fill(p, card.translated(2, 6), "#8A6F48", 0)
    fill(p, card, across(0, 0, WIDE, HIGH, "#EFE3C2", "#E4D3A6", "#D3BD88"), 1.2)
    with clipped(p, card):
        _map(p)
        _sights(p)
        _river(p)
        _bridge(p)
    stroke(p, rounded(plan.BOARD.adjusted(6, 6, -6, -6), 9), clear("#7A5A2C", 0.67), 1.4)
    for depot in DEPOTS:
        _depot(p, depot, players)
    _black_depot(p, players)
    for number in range(5):
        _frame(p, plan.round_rect(number))


def _map(p: QPainter) -> None:
    """Soft fields with furrows, vines and scattered trees."""
    rng = random.Random(23)
    for _ in range(34):
        x, y, s = rng.uniform(0, WIDE), rng.uniform(70, 500), rng.uniform(36, 74)
        tint = rng.choice(("#A9BE6A", "#C9BC62", "#8FB069", "#D6B263", "#B5C583"))
        with at(p, x, y, 1, math.degrees(rng.uniform(-0.5, 0.5))):
            patch = QRadialGradient(0, 0, s)
            patch.setColorAt(0.3, clear(tint, 0.42))
            patch.setColorAt(1, clear(tint, 0))
            fill(p, box(-s, -s * 0.55, s * 2, s * 1.1, s * 0.4), patch, 0)
            for i in range(-3, 4):
                y = i * s * 0.13
                row = shape(-s * 0.6, y, (-s * 0.2, y - 5, s * 0.2, y + 5, s * 0.6, y), close=False)
                stroke(p, row, clear(dark(tint, 0.35), 0.18), 1.3)
    for _ in range(60):
        x, y, s = rng.uniform(14, WIDE - 14), rng.uniform(74, 500), rng.uniform(6, 11)
        line(p, x, y, x + 0.5, y - s * 0.4, clear("#5A401C", 0.35), 1.3)
        fill(p, oval(x, y - s * 0.9, s * 0.42, s * 0.6), clear("#78914E", 0.5), 0.9, clear("#465A28", 0.47))


def _sights(p: QPainter) -> None:
    """What a traveller would see there, faint as on old maps."""
    p.setOpacity(0.5)
    for picture, x, y, size in (
        (chateau, 60, 106, 36),
        (village, 462, 106, 34),
        (abbey, 178, 402, 24),
        (mill, 346, 398, 26),
        (vineyard, 176, 160, 30),
        (vineyard, 350, 162, 30),
    ):
        with at(p, x, y, size):
            picture(p)
    p.setOpacity(1)


# ---------------------------------------------------------------- depots


def _well(p: QPainter, path: QPainterPath, colour: Fill) -> None:
    """A sunken field in the board."""
    fill(p, path, colour, 1.2, clear("#5A4020", 0.78))
    with clipped(p, path):
        for i in range(4):
            stroke(p, path.translated(1.2 + i * 0.9, 1.6 + i * 1.1), clear("#281608", 0.13), 3.2)


def _depot(p: QPainter, depot: int, players: int) -> None:
    die = plan.DIE_OF_DEPOT[depot]
    well = oval(die.x(), die.y(), 20)
    used = [SPACES[space] for space in IN_DEPOT[depot] if SPACES[space].min_players <= players]
    for here in used:
        spot = plan.space_spot(here.id)
        well = well.united(hexagon(plan.DEPOT_SIZE * 1.14, spot.x(), spot.y()))
        if depot in (1, 4):  # the long rows reach out to their die
            well = well.united(box(die.x(), die.y() - 9, spot.x() - die.x(), 18))
    _well(p, well.simplified(), WELL)
    for here in used:
        _space(p, plan.space_spot(here.id), here.colour)
    with at(p, die.x(), die.y(), 14):
        paint_face(p, depot)
    _frame(p, plan.goods_frame(depot))


def _space(p: QPainter, spot: QPointF, colour: str) -> None:
    """An empty space with the sign of what belongs there."""
    x, y = spot.x(), spot.y()
    tint = mix(KIND[colour], WELL, 0.35)
    ground = across(x - 20, y - 25, x + 20, y + 25, dark(tint, 0.2), tint)
    fill(p, hexagon(plan.DEPOT_SIZE * 0.90, x, y), ground, 0.9, clear(INK, 0.47))
    p.setOpacity(0.55)
    with at(p, x, y, plan.DEPOT_SIZE * 0.42):
        kind_glyph(p, colour)
    p.setOpacity(1)


def _frame(p: QPainter, rect: QRectF) -> None:
    """A printed place for goods."""
    frame = rounded(rect, 6)
    fill(p, frame, clear("#D6C090", 0.85), 0)
    dashed(p, frame, clear(FRAME, 0.67), 1.1)


def _black_depot(p: QPainter, players: int) -> None:
    size, middle = plan.BLACK_SIZE, plan.BLACK_MIDDLE
    spaces = IN_DEPOT[BLACK_DEPOT]
    step = ROOT3 * size
    well = box(middle.x() - step * 1.55, middle.y() - 24, step * 3.1, 48, 14)
    for space in spaces:
        spot = plan.space_spot(space)
        well = well.united(hexagon(size * 1.28, spot.x(), spot.y()))
    well = well.simplified()
    soft_shadow(p, well, 0, 1, 6, 0.35)
    b = well.boundingRect()
    _well(p, well, across(b.left(), b.top(), b.right(), b.bottom(), "#4A423C", "#2A2522", "#1A1614"))
    stroke(p, well, GOLD, 2.2)
    for space in spaces:
        spot = plan.space_spot(space)
        if SPACES[space].min_players <= players:
            fill(p, hexagon(size * 0.9, spot.x(), spot.y()), "#14110F", 1.0, clear(GOLD, 0.6))
    for side in (-1, 1):  # the price
        for i in range(2):
            with at(p, middle.x() + side * step * 1.26, middle.y() - 7 + i * 14, 10.5):
                silver(p)


# ---------------------------------------------------------------- the river, the bridge, the town


def _river(p: QPainter) -> None:
    banks = shape(
        0, WATER + 6, (WIDE * 0.3, WATER - 8, WIDE * 0.7, WATER + 12, WIDE, WATER), (WIDE, HIGH), (0, HIGH)
    )
    fill(p, banks, across(0, WATER, 0, HIGH, "#A5D0E2", "#5C9CC8", "#2F6DA8"), 1.0, "#3F7FA8")
    rng = random.Random(8)
    for _ in range(46):
        x, y, s = rng.uniform(0, WIDE), rng.uniform(WATER + 10, HIGH), rng.uniform(7, 16)
        wave = shape(
            x - s,
            y,
            (x - s * 0.5, y - 3, x - s * 0.2, y - 3, x, y),
            (x + s * 0.3, y + 3, x + s * 0.6, y + 3, x + s, y),
            close=False,
        )
        stroke(p, wave, clear("#F0FAFF", 0.37), 1.2)
    for side, edge in ((0.0, 34.0), (WIDE, WIDE - 74)):
        out = 1 if side else -1
        meadow = shape(
            side, WATER - 12, (side - out * 30, WATER - 14, edge + out * 8, WATER, edge, HIGH), (side, HIGH)
        )
        fill(p, meadow, across(0, WATER, 0, HIGH, "#B4CC74", "#7E9E48"), 1)


def _bridge(p: QPainter) -> None:
    """Parapet, deck with seven round places, and a front wall on five arches."""
    stone, left, right = "#CDBE9E", 14.0, 462.0
    wall = shape(left, 540, (left + 130, 526, right - 130, 526, right, 540), (right, HIGH), (left, HIGH))
    openings = [oval(62 + i * 88, HIGH + 3, 31, 22) for i in range(5)]
    for opening in openings:
        fill(p, opening, across(0, HIGH - 22, 0, HIGH, "#22455F", "#3E7CA8"), 0)
        wall = wall.subtracted(opening)
    fill(p, wall, across(0, 530, 0, HIGH, light(stone, 0.2), stone, dark(stone, 0.25)), 1.3)
    rng = random.Random(5)
    with clipped(p, wall):
        for _ in range(60):
            x, course = rng.uniform(left, right), 540 + rng.randrange(3) * 7
            line(p, x, course, x + rng.uniform(6, 13), course, clear("#46321E", 0.31), 1.1)
    for opening in openings:
        stroke(p, opening, "#EFE5CC", 2.6)
    deck = shape(
        left,
        518,
        (left + 130, 502, right - 130, 502, right, 518),
        (right, 540),
        (right - 130, 526, left + 130, 526, left, 540),
    )
    fill(p, deck, across(0, 504, 0, 540, "#D9CAA6", "#F0E6CC"), 1.2)
    stroke(p, shape(left, 518, (left + 130, 502, right - 130, 502, right, 518), close=False), "#A8946C", 3.4)
    for space in range(7):
        spot = plan.bridge_spot(space)
        x, y = spot.x(), spot.y()
        fill(
            p, oval(x, y, 23, 8.6), across(x - 23, y, x + 23, y, "#B39E74", "#CDBB93"), 1.0, clear(INK, 0.59)
        )
        stroke(p, oval(x, y, 19.5, 6.6), clear(CREAM, 0.5), 1)
    stroke(p, shape(left, 540, (left + 130, 526, right - 130, 526, right, 540), close=False), "#F6EEDA", 3)
    _town(p, WIDE - 40, 546)
    for x, y, s in ((12, 524, 14), (23, 516, 10), (15, 552, 15)):
        with at(p, x, y, s):
            bush(p, 0, 0, 1.0)


def _town(p: QPainter, x: float, y: float) -> None:
    """The end of the bridge: a gate with two towers before a few houses."""
    for dx, high, roof in ((-26, 26, "#B4472E"), (25, 30, "#9C5A3C"), (8, 38, "#B4472E")):
        wall = box(x + dx - 9, y - high, 18, high)
        fill(p, wall, lit("#F2E4C4", wall), 1)
        fill(p, poly((x + dx - 12, y - high), (x + dx, y - high - 14), (x + dx + 12, y - high)), roof, 1)
    for dx in (-14, 14):
        tower = box(x + dx - 7.5, y - 40, 15, 44)
        fill(p, tower, across(x + dx - 8, 0, x + dx + 8, 0, light(STONE, 0.4), STONE, dark(STONE, 0.3)), 1.2)
        cone = poly((x + dx - 10, y - 40), (x + dx, y - 58), (x + dx + 10, y - 40))
        fill(p, cone, lit("#3F6FA0", cone), 1.2)
    gate = box(x - 8.5, y - 28, 17, 32)
    fill(p, gate, lit(STONE, gate), 1.2)
    fill(p, arch(x, y + 4, 11.5, 22), "#3A281C", 1)
    with at(p, x - 14, y - 55, 50):
        flag(p, 0, 0, 0.2, "#C8372D", 0.24)


# ---------------------------------------------------------------- what changes: phases and rounds


def paint_phase(p: QPainter, rect: QRectF, letter: str, points: int, when: int) -> None:
    """The banner of a phase; ``when`` is below 0 for one that is over, 0 for the present one."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    banner = poly((x, y), (x + w, y), (x + w, y + h - 10), (x + w / 2, y + h), (x, y + h - 10))
    tint = "#A89468" if when < 0 else RED if when == 0 else "#7A5E3A"
    soft_shadow(p, banner, 1, 3, 4, 0.35)
    if when == 0:
        glow(p, banner, "#FFD76A", 6)
    fill(p, banner, across(x, y, x + w, y + h, light(tint, 0.25), tint, dark(tint, 0.2)), 1.1)
    p.setOpacity(0.5 if when < 0 else 1)
    numeral(p, x + w / 2, y + 15, 18, letter, CREAM)
    with at(p, x + w / 2, y + 36, 13):
        laurel(p, str(points))
    p.setOpacity(1)
