"""The printed sheet: paper, duchy, time columns, tables and bonus rows."""

from __future__ import annotations

import math
import random
from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from engine.burgundy_dice.duchies import CELLS, Duchy
from engine.burgundy_dice.scoring import (
    BONUS_OF,
    BONUSES,
    CASTLE,
    CIRCLES,
    COLOUR_POINTS,
    COLOURS,
    PASTURE,
    PHASES,
    REGION_POINTS,
    SOLO_ROUNDS,
    TIME_BOXES,
    TOWN,
)
from engine.core.hexes import neighbours
from gui.burgundy_dice import plan
from gui.burgundy_dice.art.colours import (
    BONUS_COLOUR,
    COLOUR,
    CREAM,
    FIELD,
    GRAPHITE,
    PAPER,
    PRINT,
    PRINT_FADED,
)
from gui.burgundy_dice.art.pencil import draw, underline
from gui.burgundy_dice.art.signs import BONUS_SIGN, COLOUR_SIGN, colour_hex, hourglass, lily, paint_star
from gui.kit.brush import across, fill, line, numeral
from gui.kit.dice import paint_face
from gui.kit.fonts import REGULAR, serif
from gui.kit.hexes import corners, hexagon, outline
from gui.kit.paint import CENTRE, LEFT, at, clear, clipped, dark, light, mix, shadow, stroke, write
from gui.kit.paths import box, oval, poly, rounded
from gui.kit.theme import theme

translate = QCoreApplication.translate

FOLD = 46.0
"""The turned corner."""
ONLY = {"monastery": (1, 2), "mine": (3, 4), "river": (5, 6)}
"""Printed before the rows: the numbers that a colour takes."""


def paint_sheet(p: QPainter, duchy: Duchy, name: str, solo: bool) -> None:
    """Everything that is printed, and the name that its owner has written on it."""
    paint_paper(p)
    _heading(p, duchy.id, name)
    paint_duchy(p, duchy)
    _time(p, solo)
    _region_table(p)
    _rows(p)
    _total(p)
    if theme().night:
        p.fillPath(_outline(), clear("#0A0E1C", 0.20))


def _outline() -> QPainterPath:
    s = plan.SHEET
    return poly(
        (s.left(), s.top()),
        (s.right(), s.top()),
        (s.right(), s.bottom() - FOLD),
        (s.right() - FOLD, s.bottom()),
        (s.left(), s.bottom()),
    )


def paint_paper(p: QPainter) -> None:
    """A sheet with a turned corner and a little grain."""
    s = plan.SHEET
    sheet = _outline()
    shadow(p, sheet, 16, 0.5)
    fill(p, sheet, across(0, 0, s.width(), s.height(), "#FFFDF4", PAPER, "#EFE6CD"), 0.8, clear(PRINT, 0.35))
    rng = random.Random("fibres")
    with clipped(p, sheet):
        for _ in range(260):
            x, y, a, r = (
                rng.random() * s.width(),
                rng.random() * s.height(),
                rng.uniform(0, 3.14),
                rng.uniform(3, 9),
            )
            ink = clear("#82643C", rng.uniform(0.04, 0.10))
            line(p, x, y, x + r * math.cos(a), y + r * math.sin(a), ink, 0.7)
    x, y = s.right(), s.bottom()
    corner = poly((x, y - FOLD), (x - FOLD + 5, y - FOLD + 5), (x - FOLD, y))
    shadow(p, corner, 5, 0.25)
    fill(
        p,
        corner,
        across(x - 42, y - 42, x - 20, y - 20, "#FFFEFA", "#F4EBD4", "#D6C7A0"),
        0.8,
        clear(PRINT, 0.35),
    )


def _heading(p: QPainter, duchy: str, name: str) -> None:
    title = translate("BurgundyDice", "Duchy {letter}").format(letter=duchy)
    font = serif(33, fixed=True)
    write(p, QRectF(32, 16, 290, 44), title, font, PRINT, LEFT)
    p.setFont(font)
    wide = p.fontMetrics().horizontalAdvance(title)
    with at(p, 54 + wide, 39, 13):
        lily(p, clear("#8A2E1E", 0.86))
    left = 82.0 + wide
    write(p, QRectF(left, 18, 590 - left, 44), name, serif(26, REGULAR, True, fixed=True), GRAPHITE, LEFT)
    draw(p, underline(left - 2, 58, min(160.0, 580 - left), f"name {name}"))


# ---------------------------------------------------------------- the duchy


def paint_duchy(p: QPainter, duchy: Duchy) -> None:
    with at(p, plan.DUCHY.x(), plan.DUCHY.y()):
        fill(p, outline(CELLS, plan.HEX, 1.14), "#E9DCBC", 1.4, clear(PRINT, 0.66))
    for hex in range(len(CELLS)):
        _hex(p, duchy, hex)
    for strong in (False, True):
        _joints(p, duchy, strong)


def _hex(p: QPainter, duchy: Duchy, hex: int) -> None:
    """One hex: a wash that is stronger at its border, a pale sign."""
    tint = COLOUR[duchy.colours[hex]]
    spot = plan.hex_middle(hex)
    x, y = spot.x(), spot.y()
    wash = QRadialGradient(x - 6, y - 8, plan.HEX * 1.15)
    wash.setColorAt(0, mix(tint, PAPER, 0.62))
    wash.setColorAt(0.62, mix(tint, PAPER, 0.46))
    wash.setColorAt(1, mix(tint, PAPER, 0.12))
    fill(p, hexagon(plan.HEX * 0.985, x, y), wash)
    if hex in duchy.bonuses:
        _bonus_square(p, plan.castle_square(hex), duchy.bonuses[hex])


def paint_signs(p: QPainter, duchy: Duchy, marked: Collection[int]) -> None:
    """What each hex is; the sign grows pale under a number."""
    for hex, colour in enumerate(duchy.colours):
        spot = plan.hex_middle(hex)
        rise, size = (0.50, 0.46) if hex in duchy.bonuses else (0.58, 0.36)
        with at(p, spot.x(), spot.y() - plan.HEX * rise, plan.HEX * size):
            COLOUR_SIGN[colour](p, clear(dark(COLOUR[colour], 0.45), 0.22 if hex in marked else 0.68))


def _bonus_square(p: QPainter, spot: QPointF, bonus: str) -> None:
    """What a castle brings."""
    tint, x, y = BONUS_COLOUR[bonus], spot.x(), spot.y()
    brush = across(x - 14, y - 14, x + 14, y + 14, light(tint, 0.55), light(tint, 0.2))
    fill(p, box(x - 14, y - 14, 28, 28, 4), brush, 1.3, dark(tint, 0.5))
    with at(p, x, y, 10.5):
        BONUS_SIGN[bonus](p)


def _joints(p: QPainter, duchy: Duchy, strong: bool) -> None:
    """Paper-white joints inside a region, a strong printed line round it."""
    for hex, cell in enumerate(CELLS):
        spot = plan.hex_middle(hex)
        points = corners(plan.HEX, spot.x(), spot.y())
        # sides run clockwise from the upper right one, neighbours clockwise from the right
        for side, near in enumerate([*neighbours(cell)[-1:], *neighbours(cell)[:-1]]):
            same = near in CELLS and CELLS.index(near) in duchy.region[hex]
            if same != strong:
                one, other = points[side], points[(side + 1) % 6]
                line(p, *one, *other, PRINT if strong else PAPER, 3.4 if strong else 2.2)


# ---------------------------------------------------------------- time and points


def _time(p: QPainter, solo: bool) -> None:
    """Per phase a column of time boxes (in the solo game of rounds) and lines for the points beside it."""
    for phase in range(PHASES):
        left, top = plan.TIME.x() + phase * plan.TIME_STEP, plan.TIME.y()
        write(p, QRectF(left - 6, top, 40, 36), plan.ROMAN[phase], serif(25, fixed=True), PRINT, CENTRE)
        points = translate("BurgundyDice", "points")
        write(
            p,
            QRectF(left + 36, top + 6, 78, 26),
            points,
            serif(15, REGULAR, True, fixed=True),
            PRINT_FADED,
            CENTRE,
        )
        for number in range(SOLO_ROUNDS if solo else TIME_BOXES):
            spot = plan.time_box(phase, number)
            half = plan.BOX / 2
            fill(p, box(spot.x() - half, spot.y() - half, plan.BOX, plan.BOX, 4), FIELD, 1.2, PRINT)
            if solo:
                numeral(p, spot.x(), spot.y(), 15, str(number + 1), clear("#8A6A3A", 0.8))
            else:
                with at(p, spot.x(), spot.y(), 10):
                    hourglass(p, clear("#8A6A3A", 0.75))
        notes = plan.notes_box(phase)
        fill(p, rounded(notes, 5), clear(FIELD, 0.8), 1.2, PRINT)
        for number in range(1, plan.NOTE_LINES):
            y = notes.top() + number * plan.NOTES_HIGH / plan.NOTE_LINES
            line(p, notes.left() + 6, y, notes.right() - 6, y, clear(PRINT, 0.24), 0.9)
        fill(p, rounded(plan.subtotal_box(phase), 5), "#F3E6C2", 1.4, PRINT)
    spot, _ = plan.note(0, 0, 0)
    numeral(p, spot.x(), spot.y(), 19, str(REGION_POINTS[1][0]), PRINT)


def _region_table(p: QPainter) -> None:
    """What a finished region brings, by its size and the phase."""
    t = plan.TABLE
    fill(p, rounded(t, 6), clear(FIELD, 0.8), 1.2, PRINT)
    for phase in range(PHASES):
        write(
            p,
            QRectF(t.left() + 140 + phase * 72, t.top() + 2, 70, 28),
            plan.ROMAN[phase],
            serif(18, fixed=True),
            PRINT,
            CENTRE,
        )
    for size, points in REGION_POINTS.items():
        top = t.top() + 30 + (size - 1) * 26
        line(p, t.left() + 10, top, t.right() - 10, top, clear(PRINT, 0.24), 0.9)
        for k in range(size):
            brush = across(0, top, 0, top + 26, "#EFE3C2", "#CDB98A")
            fill(p, hexagon(9.5, t.left() + 26 + k * 20, top + 13), brush, 1.1, PRINT)
        for phase in range(PHASES):
            numeral(p, t.left() + 175 + phase * 72, top + 13, 19, str(points[phase]), PRINT)


def _total(p: QPainter) -> None:
    with at(p, plan.TOTAL.x(), plan.TOTAL.y()):
        shadow(p, oval(0, 0, 44), 5, 0.2)
        paint_star(p, 58, QColor("#EBC766"), 20, 0.88)
        fill(p, oval(0, 0, 41), "#FFFCEF", 1.2, PRINT)
        for i in range(40):
            a = math.radians(9 * i)
            fill(p, oval(45.5 * math.cos(a), 45.5 * math.sin(a), 1.1), clear(PRINT, 0.58))
        total = translate("BurgundyDice", "Total")
        write(p, QRectF(-36, 13, 72, 20), total, serif(15, REGULAR, True, fixed=True), PRINT_FADED, CENTRE)


# ---------------------------------------------------------------- bonus rows


def _rows(p: QPainter) -> None:
    """A row per colour: which numbers fit, its bonus circles, its stars."""
    x = plan.ROWS.x()
    for i, colour in enumerate(COLOURS):
        y = plan.row(colour)
        if i % 2 == 0:
            fill(p, box(x - 4, y - 20, plan.ROWS_WIDE, 41, 6), clear("#E1D0A5", 0.28))
        with at(p, x + 18, y, 17):
            colour_hex(p, colour)
        _number_rule(p, colour, x + 66, y)
        if colour in BONUS_OF:
            bonus = BONUS_OF[colour]
            for number in range(CIRCLES[BONUSES.index(bonus)]):
                _circle(p, plan.circle(bonus, number), bonus)
        elif colour == CASTLE:
            for bonus in BONUSES:
                _circle(p, plan.castle_circle(bonus), bonus)
        else:
            twice = translate("BurgundyDice", "region points twice")
            write(
                p, QRectF(x + 112, y - 16, 300, 32), twice, serif(17, REGULAR, True, fixed=True), PRINT, LEFT
            )
        for place, points in enumerate(COLOUR_POINTS[colour]):
            spot = plan.star(colour, place)
            with at(p, spot.x(), spot.y()):
                paint_star(p, 15.5 if place else 18.5, mix(COLOUR[colour], PAPER, 0.55))
            numeral(p, spot.x(), spot.y(), 16 if place else 19, str(points), PRINT)


def _number_rule(p: QPainter, colour: str, x: float, y: float) -> None:
    """Which numbers a colour takes, in signs."""
    if colour in ONLY:
        for k, value in enumerate(ONLY[colour]):
            with at(p, x - 13 + k * 27, y, 10.5):
                paint_face(p, value)
        return
    example = {TOWN: (2, 5), PASTURE: (3, 3)}.get(colour)
    for k in (0, 1):
        with at(p, x - 17 + k * 34, y, 10.5):
            if example:
                paint_face(p, example[k])
            else:
                fill(p, hexagon(1.12), CREAM if k == 0 else mix(COLOUR[CASTLE], PAPER, 0.35), 0.12, PRINT)
    for dy in (-2.6, 2.6):
        line(p, x - 4, y + dy, x + 4, y + dy, PRINT, 1.9)
    if colour == TOWN:
        line(p, x - 3.4, y + 7, x + 3.4, y - 7, "#B3402E", 2.2)


def _circle(p: QPainter, spot: QPointF, bonus: str) -> None:
    fill(p, oval(spot.x(), spot.y(), plan.CIRCLE), FIELD, 1.0, clear(PRINT, 0.78))
    p.save()
    p.setOpacity(0.42)
    with at(p, spot.x(), spot.y(), 10.6):
        BONUS_SIGN[bonus](p)
    p.restore()


def paint_owned(p: QPainter, spot: QPointF, bonus: str) -> None:
    """The sign of a bonus that can be used, in full colour over its pale print."""
    fill(p, oval(spot.x(), spot.y(), plan.CIRCLE), FIELD, 1.0, clear(PRINT, 0.78))
    with at(p, spot.x(), spot.y(), 10.6):
        BONUS_SIGN[bonus](p)


def paint_phase(p: QPainter, phase: int) -> None:
    """The light over the columns of the running phase."""
    amber = clear("#FFC43C", 0.25)
    left, top = plan.TIME.x() + phase * plan.TIME_STEP, plan.TIME.y()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    fill(p, box(left - 7, top - 4, 124, 360, 8), amber, 1.3, clear("#C8962E", 0.75))
    fill(p, box(plan.TABLE.left() + 141 + phase * 72, plan.TABLE.top() + 2, 70, 134, 4), amber)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def paint_pencil(p: QPainter, length: float = 300.0) -> None:
    """A wooden pencil with its point at (0, 0), lying to the right."""
    end = length
    body = poly((4, 0), (44, -10), (end, -10), (end, 10), (44, 10))
    shadow(p, body, 9, 0.4)
    fill(p, poly((0, 0), (14, -3.4), (14, 3.4)), GRAPHITE)
    fill(
        p, poly((13, -3.2), (44, -10), (44, 10), (13, 3.2)), across(0, -10, 0, 10, "#F6DDB0", "#D9B57E"), 0.8
    )
    for top, low, tint in ((-10, -3.6, "#E07A5A"), (-3.6, 4, "#C0412E"), (4, 10, "#8A2A1E")):
        fill(p, box(44, top, end - 66, low - top), tint)
    stroke(p, box(44, -10, end - 66, 20), clear(PRINT, 0.6), 0.8)
    fill(p, box(end - 24, -10.5, 16, 21, 2), across(0, -10, 0, 10, "#FFF3C8", "#C8962E", "#7A5416"), 0.8)
    fill(p, box(end - 8, -10, 18, 20, 6), across(0, -10, 0, 10, "#F6C3C3", "#C97A80"), 0.8)
