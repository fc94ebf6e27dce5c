"""Buildings that stand on (0, 0)."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from gui.catan_duel.art.nature import flames, foot_shadow, soft_disc
from gui.catan_duel.art.things import sack
from gui.kit.paint import CREAM, INK, Colour, at, clear, clipped, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly


def house(
    p: QPainter,
    w: float = 60,
    wall_h: float = 36,
    roof_h: float = 34,
    wall: Colour = "#EBDDBE",
    roof: Colour = "#B4532F",
    timber: bool = True,
    door: bool = True,
) -> None:
    """A gabled house: lit gable on the left, shaded long side with its roof on the right."""
    gable = w * 0.42
    side = w - gable
    x0 = -w / 2
    ridge_x, ridge_y = x0 + gable / 2, -wall_h - roof_h
    foot_shadow(p, 0, 0, w * 0.62, 5)
    paint(p, box(x0 + gable, -wall_h, side, wall_h), dark(wall, 0.14), dark(wall, 0.26), 0.9)
    front = poly((x0, 0), (x0, -wall_h), (ridge_x, ridge_y), (x0 + gable, -wall_h), (x0 + gable, 0))
    paint(p, front, light(wall, 0.35), wall, 0.9)
    slope = poly(
        (ridge_x, ridge_y), (x0 + w + 3, ridge_y), (x0 + w + 3, -wall_h + 4), (x0 + gable + 1, -wall_h + 4)
    )
    paint(p, slope, light(roof, 0.14), dark(roof, 0.22), 1.0)
    rows = max(2, int(roof_h / 9))
    for i in range(1, rows):
        t = i / rows
        y = ridge_y + (roof_h + 4) * t
        stroke(p, line((ridge_x + (x0 + gable - ridge_x) * t, y), (x0 + w + 2, y)), clear(INK, 0.22), 0.8)
    eave = line((x0 - 4, -wall_h + 5), (ridge_x, ridge_y), (x0 + gable + 1, -wall_h + 5))
    stroke(p, eave, dark(roof, 0.45), 4.2)
    stroke(p, eave, light(roof, 0.12), 2.4)
    beam = "#6B4526"
    if timber:
        stroke(p, line((x0 + 1, -wall_h + 2), (x0 + gable - 1, -wall_h + 2)), beam, 2)
        stroke(p, line((ridge_x, ridge_y + 7), (ridge_x, -wall_h + 2)), beam, 1.6)
        for i in range(3):
            x = x0 + gable + side * (i + 0.5) / 3
            stroke(p, line((x, -wall_h + 4), (x, -1)), clear(beam, 0.85), 1.5)
    if door:
        paint(
            p,
            box(ridge_x - gable * 0.18, -wall_h * 0.55, gable * 0.36, wall_h * 0.55, gable * 0.16),
            "#7B4A25",
            "#4A2A14",
            0.8,
        )
    window(p, x0 + gable + side * 0.33, -wall_h * 0.62, w * 0.1)
    window(p, x0 + gable + side * 0.78, -wall_h * 0.62, w * 0.1)


def window(p: QPainter, x: float, y: float, w: float, glass: Colour = "#3C4C57") -> None:
    pane = box(x - w / 2, y, w, w * 1.15, w * 0.12)
    paint(p, pane, light(glass, 0.25), glass, 0.8)
    stroke(p, line((x, y), (x, y + w * 1.15)), clear(CREAM, 0.75), w * 0.12)


def tower(
    p: QPainter, w: float = 30, h: float = 80, stone: Colour = "#C9BBA0", roof: Colour | None = "#A24A30"
) -> None:
    foot_shadow(p, 0, 0, w * 0.7, 4)
    paint(p, box(-w / 2, -h, w, h), light(stone, 0.4), dark(stone, 0.15), 1.0)
    paint(p, box(w * 0.12, -h, w * 0.38, h), clear(INK, 0.16))
    rng = random.Random(int(w * h))
    for _ in range(int(h / 7)):
        x, y = rng.uniform(-w * 0.42, w * 0.3), rng.uniform(-h * 0.95, -5)
        stroke(p, line((x, y), (x + w * 0.16, y)), clear(INK, 0.25), 0.9)
    crown = h + w * 0.3
    teeth = 4
    step = (w + 6) / (teeth * 2 - 1)
    paint(p, box(-w / 2 - 3, -crown + step, w + 6, w * 0.3), light(stone, 0.2), dark(stone, 0.2), 1.0)
    if roof is None:
        for i in range(teeth):
            paint(
                p,
                box(-w / 2 - 3 + i * step * 2, -crown - 1, step, step + 2),
                light(stone, 0.3),
                dark(stone, 0.1),
                0.9,
            )
    else:
        cone = poly((0, -crown - w * 1.15), (w / 2 + 6, -crown + step + 1), (-w / 2 - 6, -crown + step + 1))
        paint(p, cone, light(roof, 0.3), dark(roof, 0.25), 1.0)
        paint(
            p,
            poly((0, -crown - w * 1.15), (w / 2 + 6, -crown + step + 1), (w * 0.1, -crown + step + 1)),
            clear(INK, 0.2),
        )
    paint(p, box(-w * 0.1, -h * 0.72, w * 0.2, h * 0.2, w * 0.1), "#3A2D26")


def abbey(p: QPainter) -> None:
    """Nave, apse, a square tower with a pyramid roof, and a garden wall: 130 wide, 110 high."""
    stone, roof = "#E6D8B8", "#8E4B37"
    foot_shadow(p, 4, 0, 72, 6)
    with at(p, 14, 0):
        house(p, 96, 40, 32, stone, roof, timber=False, door=False)
        for i in range(4):
            x = 2 + i * 12
            paint(p, box(x, -30, 6, 18, 3), "#506070", "#2E3A46", 0.7)
        paint(p, oval(-28, -46, 7), "#6E86A0", "#2F4358", 1.0)
        stroke(p, line((-28, -53), (-28, -39)), CREAM, 1)
        stroke(p, line((-35, -46), (-21, -46)), CREAM, 1)
        paint(p, box(-33, -20, 11, 20, 5.5), "#6B4020", "#3E2412", 0.9)
    with at(p, -46, 0):
        tower(p, 28, 74, stone, roof)
        stroke(p, line((0, -114), (0, -126)), "#4A3A20", 2)
        stroke(p, line((-4, -121), (4, -121)), "#4A3A20", 2)
        for x in (-6, 6):
            paint(p, box(x - 3, -70, 6, 13, 3), "#2E2622")


def windmill(p: QPainter) -> None:
    """Post mill, 120 high with its sails."""
    foot_shadow(p, 0, 0, 34, 5)
    body = poly((-24, 0), (-16, -66), (16, -66), (24, 0))
    paint(p, body, "#F2E6C9", "#B69F74", 1.1)
    paint(p, poly((6, -66), (16, -66), (24, 0), (8, 0)), clear(INK, 0.18))
    for y in (-18, -36, -52):
        stroke(p, line((-22 - y * 0.12, y), (22 + y * 0.12, y)), clear(INK, 0.14), 1)
    cap = curve((-20, -64), (-14, -84), (0, -92), (14, -84), (20, -64))
    cap.closeSubpath()
    paint(p, cap, "#B5653A", "#6E3720", 1.1)
    paint(p, box(-7, -20, 13, 20, 6), "#6B4020", "#3C2312", 0.9)
    window(p, 2, -48, 8)
    for i in range(4):
        with at(p, -4, -74, turn=24 + i * 90):
            stroke(p, line((0, 0), (0, -58)), "#4E3420", 2.6)
            paint(p, poly((1, -14), (14, -14), (14, -57), (1, -57)), clear("#FFF8E6", 0.95), "#D9C9A2", 0.9)
            for y in (-24, -34, -46):
                stroke(p, line((1, y), (14, y)), clear("#8B6A42", 0.8), 0.8)
    paint(p, oval(-4, -74, 4), "#7A5230", "#3E2817", 0.8)


def barn(p: QPainter) -> None:
    """A wide storehouse with open doors and sacks, 120 wide, 84 high."""
    foot_shadow(p, 0, 0, 70, 6)
    front = poly((-56, 0), (-56, -40), (0, -80), (56, -40), (56, 0))
    paint(p, front, "#C58F55", "#8B5C30", 1.1)
    for x in range(-50, 56, 9):
        stroke(p, line((x, -36 - (56 - abs(x)) * 0.66), (x, 0)), clear("#4A2C14", 0.4), 1)
    roof = line((-64, -34), (0, -82), (64, -34))
    stroke(p, roof, "#52301B", 9)
    stroke(p, roof, "#9A5A36", 6)
    paint(p, box(-26, -42, 52, 42), "#2E1E14", "#1A110B", 1.0)
    for side in (-1, 1):
        leaf = poly((side * 26, -42), (side * 44, -38), (side * 44, 2), (side * 26, 0))
        paint(p, leaf, "#B37B44", "#7A4C25", 1.0)
        stroke(p, line((side * 27, -1), (side * 43, -37)), "#5C3718", 2.4)
    paint(p, box(-8, -66, 16, 12, 1), "#3A2617", "#20140C", 0.9)
    for x, s in ((-15, 1.0), (12, 1.05), (-1, 1.25)):
        with at(p, x, 1, s):
            sack(p)


def stone_bridge(p: QPainter) -> None:
    """Two arches and a toll house in the middle: 200 wide, 70 high."""
    deck = QPainterPath(QPointF(-104, -20))
    deck.cubicTo(-50, -44, 50, -44, 104, -20)
    deck.lineTo(104, 6)
    for centre in (48, -48):
        deck.lineTo(centre + 30, 6)
        deck.cubicTo(centre + 28, -26, centre - 28, -26, centre - 30, 6)
    deck.lineTo(-104, 6)
    deck.closeSubpath()
    paint(p, deck, "#E0D2B4", "#9C8A68", 1.2)
    stroke(p, curve((-104, -20), (0, -38), (104, -20)), "#6E5C40", 5)
    stroke(p, curve((-104, -22), (0, -40), (104, -22)), "#F1E6CC", 2.6)
    rng = random.Random(5)
    for _ in range(26):
        x = rng.uniform(-98, 98)
        y = rng.uniform(-26, -16)
        stroke(p, line((x, y), (x + 7, y)), clear(INK, 0.25), 1)


def furnace(p: QPainter) -> None:
    """A smelting furnace with a glowing mouth: 70 wide, 100 high."""
    foot_shadow(p, 0, 0, 46, 5)
    body = poly((-34, 0), (-26, -58), (-12, -66), (-10, -98), (12, -98), (13, -66), (27, -58), (35, 0))
    paint(p, body, "#B9A28A", "#6A574A", 1.2)
    paint(p, poly((6, -98), (12, -98), (13, -66), (27, -58), (35, 0), (12, 0)), clear(INK, 0.22))
    rng = random.Random(8)
    for _ in range(16):
        x, y = rng.uniform(-26, 22), rng.uniform(-56, -4)
        stroke(p, line((x, y), (x + 8, y)), clear(INK, 0.3), 1)
    soft_disc(p, -2, -16, 34, clear("#FFB545", 0.6))
    paint(p, box(-16, -30, 28, 30, 14), "#FFF2B0", "#F07A1E", 1.6)
    flames(p, -2, 0, 0.5)


def kiln(p: QPainter) -> None:
    """A domed brick kiln: 90 wide, 80 high."""
    foot_shadow(p, 0, 0, 52, 5)
    dome = curve((-46, 0), (-44, -30), (-26, -54), (0, -62), (26, -54), (44, -30), (46, 0))
    dome.closeSubpath()
    paint(p, dome, "#DE8A5E", "#8E3F22", 1.2)
    with clipped(p, dome):
        for row in range(8):
            y = -row * 8
            stroke(p, line((-48, y), (48, y)), clear("#5A2412", 0.4), 1)
            for col in range(-4, 5):
                x = col * 12 + (6 if row % 2 else 0)
                stroke(p, line((x, y), (x, y - 8)), clear("#5A2412", 0.35), 1)
        paint(p, box(14, -64, 40, 70), clear(INK, 0.2))
    paint(p, box(-8, -80, 18, 22, 2), "#C46E45", "#7A3620", 1.0)
    paint(p, box(-15, -30, 30, 30, 15), "#FFE08A", "#D8541C", 1.6)
