"""Pictures of the Era of Progress."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import house, tower, window
from gui.catan_duel.art.icons import EMBLEM, PICTOGRAM
from gui.catan_duel.art.nature import cloud, flames, foot_shadow, meadow, ridge, sky, smoke, soft_disc, tree
from gui.catan_duel.art.people import Figure, figure
from gui.catan_duel.art.things import books, bricks, crane, pennant, sheaf, sheep, wheel
from gui.kit.paint import at, clear, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly, star


def library_scene(p: QPainter) -> None:
    sky(p, "#7A5338", "#B98A58")
    for y in (60, 112):
        paint(p, box(-4, y, 250, 7), "#8A5A30", "#54331A", 1.0)
    for x, y, s in ((48, 60, 0.86), (132, 60, 0.8), (206, 60, 0.84), (36, 112, 0.74), (208, 112, 0.8)):
        with at(p, x, y, s):
            books(p)
    paint(p, box(-4, 146, 250, 30), "#A06B3A", "#6A4120", 1.2)
    with at(p, 118, 146):
        paint(p, poly((-40, 0), (-32, -16), (32, -16), (40, 0)), "#7E5028", "#4E2E14", 1.1)
        with at(p, -62, -72, 3.9):
            EMBLEM["progress"](p)
    soft_disc(p, 186, 112, 52, clear("#FFDE84", 0.7))
    with at(p, 186, 148):
        paint(p, box(-5, -26, 10, 26, 2), "#FFF8E6", "#DCCBA2", 1.0)
        flames(p, 0, -26, 0.24)


def university_scene(p: QPainter) -> None:
    meadow(p, 82)
    stone = "#E3D6B8"
    with at(p, 120, 150):
        foot_shadow(p, 0, 0, 92, 6)
        paint(p, box(-78, -50, 156, 50), light(stone, 0.35), dark(stone, 0.18), 1.2)
        paint(p, poly((-84, -50), (-66, -70), (66, -70), (84, -50)), "#6C7F96", "#42536A", 1.2)
        for i in range(7):
            x = -66 + i * 22
            paint(p, box(x - 5, -40, 10, 28, 5), "#55697C", "#2E3C4A", 0.9)
        paint(p, box(-24, -64, 48, 64), light(stone, 0.45), dark(stone, 0.1), 1.2)
        paint(p, poly((-30, -64), (0, -88), (30, -64)), "#7D90A8", "#42536A", 1.2)
        paint(p, box(-10, -28, 20, 28, 10), "#6B4020", "#3C2312", 1.1)
        with at(p, -16, -68, 1.0):
            EMBLEM["progress"](p)
        with at(p, 0, -86):
            tower(p, 16, 16, stone, "#42536A")
    for x in (24, 216):
        with at(p, x, 154, 0.7):
            tree(p)


def three_fields_scene(p: QPainter) -> None:
    """Winter grain, summer grain, fallow: three strips under one sky."""
    sky(p, "#86BDE0", "#FBF3D6")
    cloud(p, 150, 34, 1.1)
    ridge(p, 13, 74, 6, "#B8CF9A", "#94B566", 4)
    for x0, x1, top, bottom in (
        (-130, -30, "#F3D06A", "#C98F22"),
        (-30, 40, "#A9CF74", "#6A9A3E"),
        (40, 140, "#B58A5A", "#7A5630"),
    ):
        paint(
            p,
            poly((120 + x0 * 0.5, 84), (120 + x1 * 0.5, 84), (120 + x1 * 1.4, 176), (120 + x0 * 1.4, 176)),
            top,
            bottom,
        )
        for k in range(1, 7):
            t = x0 + (x1 - x0) * k / 7
            stroke(p, line((120 + t * 0.5, 84), (120 + t * 1.4, 176)), clear("#3A2A10", 0.25), 1.2)
    for x, y, s in ((30, 140, 0.8), (62, 158, 0.95), (24, 164, 0.9)):
        with at(p, x, y, s):
            sheaf(p)
    with at(p, 186, 140):
        stroke(p, line((-30, 0), (14, -26)), "#6A4524", 5)
        stroke(p, line((-38, -22), (-22, 4)), "#8A5A30", 4)
        paint(p, poly((-30, 8), (-10, -6), (-18, 12)), "#C8D0D8", "#5A626A", 1.0)
        wheel(p, 16, -4, 11)
    for x, y in ((112, 136), (136, 156)):
        with at(p, x, y, 0.8):
            sheep(p)


def mining_scene(p: QPainter) -> None:
    """Inside the mountain: seams of ore by lamplight."""
    sky(p, "#3A332E", "#5A4E44")
    for i, (y, tone) in enumerate(((24, "#4A4038"), (60, "#6A5E52"), (96, "#50463C"))):
        paint(
            p,
            curve((-10, y), (60, y + 10), (140, y - 6), (250, y + 8), (250, 180), (-10, 180), closed=True),
            tone,
            dark(tone, 0.25),
        )
        for x in range(10, 240, 38):
            with at(p, x + i * 12, y + 8, 0.42):
                PICTOGRAM["ore"](p, True)
    for x in (34, 206):
        stroke(p, line((x, 176), (x, 40)), "#5A3A1C", 11)
        stroke(p, line((x, 176), (x, 40)), "#A8733E", 7)
    stroke(p, line((20, 42), (220, 42)), "#5A3A1C", 11)
    stroke(p, line((20, 42), (220, 42)), "#A8733E", 7)
    soft_disc(p, 120, 70, 70, clear("#FFD76A", 0.7))
    stroke(p, line((120, 42), (120, 58)), "#2A2018", 2)
    paint(p, box(111, 58, 18, 22, 4), "#FFF3B8", "#F2B23A", 1.3)
    with at(p, 120, 160, 1.3):
        for x, y, s in ((-22, -44, 0.9), (0, -50, 1.0), (-10, -58, 0.9)):
            with at(p, x - 6, y + 8, s):
                PICTOGRAM["ore"](p, True)
        paint(p, poly((-32, -26), (32, -26), (25, -6), (-25, -6)), "#96683A", "#583716", 1.2)
        wheel(p, -14, -4, 7)
        wheel(p, 14, -4, 7)


def cannoneer_scene(p: QPainter) -> None:
    sky(p, "#6A7484", "#E2C6A0")
    smoke(p, 196, 96, 1.3, "#E4DED4")
    ridge(p, 24, 124, 5, "#8A8468", "#565240", 5)
    with at(p, 78, 166, 1.0):
        figure(
            p,
            Figure(hair="#4A3420", cloak="#5A3A2E", tunic="#A9A08E", head="helmet", beard="forked", gaze=1.4),
        )
    with at(p, 176, 156):
        with at(p, -6, -30, turn=-14):
            paint(p, poly((-38, -15), (46, -11), (46, 11), (-38, 15)), "#9AA2AA", "#3E464E", 1.3)
            for x in (-26, 6, 40):
                paint(p, box(x, -16, 8, 32, 2), "#7A828A", "#2E363E", 1.0)
        wheel(p, -10, -15, 21)
        for x, y in ((36, -7), (52, -7), (44, -19)):
            paint(p, oval(x, y, 8), "#5A626A", "#1E2226", 1.0)


def pharmacy_scene(p: QPainter) -> None:
    meadow(p, 114)
    with at(p, 92, 152, 1.16):
        house(p, 104, 52, 40, "#F0E8D0", "#4E7A4A")
    with at(p, 196, 158):
        paint(p, poly((-30, -40), (30, -40), (20, 0), (-20, 0)), "#E9E2D0", "#A89E86", 1.3)
        paint(p, oval(0, -40, 30, 9), "#7FB069", "#3E6A34", 1.1)
        stroke(p, line((6, -42), (28, -88)), "#B9AE96", 7)
        paint(p, oval(28, -88, 7), "#D8CEB6", "#978C74", 1.0)
        for x, turn in ((-16, -30), (-4, -8), (8, 14)):
            with at(p, x, -42, turn=turn):
                paint(p, oval(0, -12, 5, 13), "#A9D27A", "#4E8A3A", 0.9)


def bath_house_scene(p: QPainter) -> None:
    meadow(p, 122, "#9CC0A0", "#A9C9B4")
    with at(p, 76, 142, 1.1):
        house(p, 96, 48, 36, "#F0E4CC", "#5E8CA8")
    with at(p, 174, 158):
        foot_shadow(p, 0, 0, 60, 6)
        paint(p, box(-54, -44, 108, 44, 8), "#C08A4C", "#7B5024", 1.3)
        for x in range(-44, 54, 14):
            stroke(p, line((x, -40), (x, -2)), clear("#4A2C14", 0.5), 1.2)
        for y in (-34, -8):
            stroke(p, line((-54, y), (54, y)), "#6A6258", 3)
        paint(p, oval(0, -44, 54, 12), "#BFE6EC", "#5AA6BC", 1.2)
        for x in (-24, 22):
            paint(p, oval(x, -56, 10), "#E9C09A", "#C08E66", 1.0)
            paint(
                p,
                curve((x - 11, -58), (x, -72), (x + 11, -58), (x, -63), closed=True),
                "#F2EAD8",
                "#C9BC9C",
                0.9,
            )
        for x in (-34, 0, 34):
            smoke(p, x, -66, 0.6)


def crane_scene(p: QPainter) -> None:
    """A treadwheel crane above half a wall."""
    meadow(p, 132, "#C2B084", "#BFC09A")
    with at(p, 176, 158):
        for row in range(5):
            for i in range(5 - (row > 2) * (row - 2)):
                paint(
                    p,
                    box(-50 + i * 21 + (row % 2) * 6, -16 * (row + 1), 20, 15, 1),
                    "#DCCBA6",
                    "#A8946A",
                    0.9,
                )
    with at(p, 84, 160, 1.36):
        crane(p)
    for x in (22, 44):
        with at(p, x, 164, 0.9):
            bricks(p, 2)


def parliament_scene(p: QPainter) -> None:
    """A domed hall of columns with flags."""
    sky(p, "#7FB2D8", "#FBF1D6")
    cloud(p, 44, 36, 1.1)
    ridge(p, 16, 116, 5, "#A9C98A", "#7FA85A", 4)
    stone = "#E9DEC6"
    with at(p, 120, 158):
        foot_shadow(p, 0, 0, 100, 6)
        paint(p, box(-98, -10, 196, 10), light(stone, 0.3), dark(stone, 0.2), 1.1)
        paint(p, box(-88, -62, 176, 52), dark(stone, 0.22), dark(stone, 0.38), 1.1)
        for i in range(9):
            paint(p, box(-86 + i * 20.4, -62, 11, 52, 2), light(stone, 0.5), dark(stone, 0.12), 1.0)
        paint(p, poly((-98, -62), (0, -92), (98, -62)), light(stone, 0.4), dark(stone, 0.1), 1.2)
        dome = curve((-34, -78), (-28, -104), (0, -122), (28, -104), (34, -78))
        dome.closeSubpath()
        paint(p, dome, "#8FB0A0", "#4A6E62", 1.2)
        paint(p, star(0, -74, 8), "#F2CD5E", "#B57C1C", 0.9)
        for x in (-78, 0, 78):
            with at(p, x, -70 if x else -120):
                pennant(p, "#B23A2C", 22)


def town_hall_scene(p: QPainter) -> None:
    """A clock tower between two stepped gables."""
    meadow(p, 142, "#BFAE84", "#C4BA94")
    with at(p, 120, 154):
        foot_shadow(p, 0, 0, 90, 6)
        paint(p, box(-82, -56, 164, 56), "#F0DDB4", "#B9935A", 1.2)
        paint(p, poly((-90, -54), (-70, -84), (70, -84), (90, -54)), "#A9472E", "#6E2A1C", 1.2)
        for x in (-66, -44, 44, 66):
            window(p, x, -42, 12)
            paint(p, box(x - 6, -20, 12, 20, 6), "#6B4020", "#3C2312", 0.9)
        paint(p, box(-22, -104, 44, 104), "#FBEFD2", "#C9A870", 1.2)
        paint(p, poly((-28, -102), (0, -142), (28, -102)), "#4A6A86", "#28405A", 1.2)
        paint(p, oval(0, -84, 14), "#FFFBEE", "#E6D2A0", 1.3)
        stroke(p, line((0, -84), (0, -94)), "#2B2320", 2)
        stroke(p, line((0, -84), (7, -80)), "#2B2320", 2)
        paint(p, box(-11, -30, 22, 30, 11), "#6B4020", "#3C2312", 1.1)


def invention_scene(p: QPainter) -> None:
    """A drawing of a flying screw, a lamp, a pair of compasses."""
    sky(p, "#5A4632", "#B98E5A")
    paint(p, box(-4, 132, 250, 44), "#8A5A30", "#54331A", 1.2)
    soft_disc(p, 206, 84, 80, clear("#FFDE84", 0.75))
    with at(p, 104, 82, turn=-5):
        paint(p, box(-82, -58, 164, 112, 3), "#FFF8E2", "#DBC797", 1.4)
        ink = "#6E4A22"
        stroke(p, line((0, 40), (0, -46)), ink, 3)
        spiral = curve((-44, 14), (0, 26), (40, 10), (0, -2), (-32, -10), (0, -22), (24, -28), (0, -38))
        stroke(p, spiral, ink, 3)
        stroke(p, oval(0, 40, 40, 7), ink, 2.4)
        for x, y in ((-64, -40), (-64, -28), (52, 36), (52, 24)):
            stroke(p, line((x, y), (x + 18, y)), clear(ink, 0.7), 1.8)
    with at(p, 206, 134):
        paint(p, box(-6, -34, 12, 34, 2), "#FFF8E6", "#DCCBA2", 1.0)
        flames(p, 0, -34, 0.32)
    with at(p, 40, 150):
        stroke(p, line((0, -52), (-16, 6)), "#C8D0D8", 4)
        stroke(p, line((0, -52), (16, 6)), "#9AA4AE", 4)
        paint(p, oval(0, -54, 5), "#E4BC5A", "#8A5A0E", 1.0)


def plague_scene(p: QPainter) -> None:
    sky(p, "#5E6A58", "#C9C6A0")
    for x, s in ((46, 0.8), (196, 0.86)):
        with at(p, x, 130, s):
            house(p, 74, 40, 38, "#B9AE94", "#5A564A")
        stroke(p, line((x - 20, 96), (x - 8, 112)), "#8E2F2A", 4)
        stroke(p, line((x - 8, 96), (x - 20, 112)), "#8E2F2A", 4)
    ridge(p, 11, 134, 4, "#7A7A58", "#4A4C38", 5)
    with at(p, 120, 168, 1.02):
        figure(p, Figure(hair="#2A1E16", cloak="#2E2A2E", tunic="#4A4038", head="beak", item="staff"))
