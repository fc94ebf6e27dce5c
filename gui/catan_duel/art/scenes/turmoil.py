"""Pictures of the Era of Turmoil."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import barn, house, tower, window
from gui.catan_duel.art.icons import die
from gui.catan_duel.art.nature import (
    bush,
    cloud,
    fir,
    flames,
    foot_shadow,
    meadow,
    peak,
    ridge,
    sky,
    smoke,
    soft_disc,
    tree,
    waves,
)
from gui.catan_duel.art.people import Figure, figure
from gui.catan_duel.art.things import barrel, fence, pennant, sack, sheaf, ship
from gui.kit.paint import Colour, at, clear, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly, star


def plunder_scene(p: QPainter) -> None:
    """A dragon ship before a burning shore."""
    sky(p, "#3E3A52", "#E2945E")
    soft_disc(p, 206, 84, 70, clear("#FFB050", 0.7))
    ridge(p, 36, 98, 6, "#5A4A44", "#3A2E2A", 4)
    for x in (196, 216):
        with at(p, x, 100, 0.34):
            house(p, 74, 34, 36)
        flames(p, x, 88, 0.4)
    paint(p, box(-4, 104, 250, 80), "#5E6E8A", "#22324E")
    waves(p, 15, QRectF(0, 110, 240, 56), 24)
    with at(p, 96, 150, 1.0):
        ship(p, "#B23A2C", None, hull="#5A3A22", flag="#2A2420")
        neck = curve((54, -30), (66, -48), (64, -70), (78, -74), (72, -60), (76, -40), (58, -16), closed=True)
        paint(p, neck, "#A8733E", "#5E3A18", 1.2)
        paint(p, oval(70, -68, 2.4), "#FFE08A")


def lookout_scene(p: QPainter) -> None:
    meadow(p, 47)
    with at(p, 196, 120, 0.9):
        fir(p)
    with at(p, 120, 156):
        foot_shadow(p, 0, 0, 40, 5)
        for a, b in (
            ((-34, 0), (-20, -84)),
            ((34, 0), (20, -84)),
            ((-30, -24), (24, -60)),
            ((30, -24), (-24, -60)),
        ):
            stroke(p, line(a, b), "#5A3A1C", 7)
            stroke(p, line(a, b), "#A87442", 4.4)
        paint(p, box(-34, -94, 68, 12, 2), "#C08A4C", "#7B5024", 1.2)
        paint(p, box(-28, -116, 56, 22, 2), "#B57C42", "#6E4420", 1.2)
        paint(p, box(-10, -114, 20, 14, 2), "#2E1E14", "#1A110B", 0.9)
        paint(p, poly((-40, -112), (0, -142), (40, -112)), "#9A4A30", "#5E2A1A", 1.2)
    for x, y in ((40, 152), (70, 160), (204, 158)):
        with at(p, x, y, 0.9):
            bush(p)


def drill_ground_scene(p: QPainter) -> None:
    """A straw target, a rack of spears, a fence."""
    meadow(p, 59, "#C2AE72", "#BFC08E")
    with at(p, 8, 130):
        fence(p, 224)
    with at(p, 92, 154):
        foot_shadow(p, 0, 0, 34, 5)
        for side in (-1, 1):
            stroke(p, line((side * 26, 0), (side * 8, -70)), "#6A4524", 6)
        for r, colour in ((34, "#E9D9B0"), (26, "#C2402E"), (17, "#F6EBD2"), (8, "#C2402E")):
            paint(p, oval(0, -58, r), light(colour, 0.2), dark(colour, 0.12), 1.0)
        for dx, dy in ((4, -62), (-10, -50), (12, -48)):
            stroke(p, line((dx, dy), (dx - 30, dy - 12)), "#4A2E16", 2.6)
            paint(
                p, poly((dx - 30, dy - 12), (dx - 40, dy - 22), (dx - 36, dy - 8)), "#F6EBD2", "#C9B58A", 0.7
            )
    with at(p, 184, 156):
        for x in (-28, 28):
            stroke(p, line((x, 0), (x, -46)), "#5C3D20", 5)
        stroke(p, line((-32, -34), (32, -34)), "#7E5630", 5)
        for x in (-16, 0, 16):
            stroke(p, line((x + 6, 0), (x, -84)), "#A87442", 3.4)
            paint(p, poly((x, -102), (x + 7, -84), (x, -76), (x - 7, -84)), "#F4F4F0", "#8E959C", 1.0)


def fairgrounds_scene(p: QPainter) -> None:
    """Striped tents, pennants on a rope."""
    meadow(p, 86, "#A9C474", "#B8CF9A")
    for x, s, colour in ((56, 0.9, "#2C6694"), (184, 0.9, "#2E8B57"), (120, 1.2, "#C2402E")):
        with at(p, x, 152, s):
            _tent(p, colour)
    rope = curve((0, 40), (60, 62), (120, 52), (180, 62), (240, 40))
    stroke(p, rope, "#7A5A34", 1.6)
    for i in range(11):
        point = rope.pointAtPercent(0.05 + i * 0.09)
        colour = ("#E2B34A", "#C2402E", "#2C6694")[i % 3]
        paint(
            p,
            poly((point.x() - 6, point.y()), (point.x() + 6, point.y()), (point.x(), point.y() + 14)),
            colour,
        )


def _tent(p: QPainter, stripe: Colour) -> None:
    """A round tent with a pennant, 90 wide, 100 high."""
    foot_shadow(p, 0, 0, 46, 5)
    paint(p, box(-40, -44, 80, 44, 2), "#FFF6E0", "#D9C699", 1.1)
    for x in (-40, -8, 24):
        paint(p, box(x, -44, 16, 44), light(stripe, 0.15), dark(stripe, 0.12))
    top = poly((-48, -42), (0, -88), (48, -42))
    paint(p, top, light(stripe, 0.2), dark(stripe, 0.2), 1.1)
    for a, b in ((-24, -12), (12, 24)):
        paint(p, poly((0, -88), (a, -42), (b, -42)), "#FFF6E0", "#E2D0A6")
    paint(p, poly((-9, 0), (0, -34), (9, 0)), "#3A2A20", "#1E140D")
    with at(p, 0, -86):
        pennant(p, "#E2B34A", 18)


def fire_brigade_scene(p: QPainter) -> None:
    meadow(p, 94, "#BCA97C", "#C4BA94")
    with at(p, 96, 150, 1.16):
        house(p, 108, 50, 36, "#EAD9B4", "#B4372A")
        paint(p, box(-2, -34, 34, 34, 3), "#4A2A14", "#2A160A", 1.1)
    with at(p, 34, 148, 0.9):
        tower(p, 26, 78, "#D8C6A0", "#B4372A")
        paint(p, oval(0, -64, 8), "#F2CD5E", "#A4721F", 1.1)
    with at(p, 194, 160):
        stroke(p, line((-8, 0), (20, -96)), "#7E5630", 4)
        stroke(p, line((8, 0), (36, -96)), "#7E5630", 4)
        for i in range(6):
            stroke(p, line((-4 + i * 4.4, -14 - i * 14), (12 + i * 4.4, -14 - i * 14)), "#A87442", 3)
        for x in (-30, -12):
            paint(p, poly((x - 9, -16), (x + 9, -16), (x + 6, 0), (x - 6, 0)), "#9AA6B2", "#5A6672", 1.1)
            stroke(p, curve((x - 9, -16), (x, -28), (x + 9, -16)), "#4A4038", 1.6)


def festival_hall_scene(p: QPainter) -> None:
    """A great timbered hall, its windows lit."""
    sky(p, "#35426A", "#E0A878")
    for x, y in ((26, 24), (70, 38), (200, 22), (222, 50)):
        paint(p, star(x, y, 3.4, 4, 0.3), "#FFF4C8")
    ridge(p, 88, 118, 5, "#7A8A5A", "#4A5A36", 4)
    with at(p, 120, 156):
        foot_shadow(p, 0, 0, 100, 6)
        paint(p, box(-96, -50, 192, 50), "#E9D2A0", "#A87C4A", 1.2)
        roof = poly((-106, -46), (-78, -104), (78, -104), (106, -46))
        paint(p, roof, "#A9472E", "#5E2418", 1.2)
        for i in range(1, 6):
            y = -104 + i * 10
            stroke(p, line((-78 - i * 4.6, y), (78 + i * 4.6, y)), clear("#2A120C", 0.3), 1)
        for i in range(9):
            x = -84 + i * 21
            stroke(p, line((x - 10, -48), (x - 10, 0)), "#6B4526", 2.6)
            if i != 4:
                soft_disc(p, x, -24, 18, clear("#FFCB5E", 0.55))
                paint(p, box(x - 5, -36, 10, 22, 5), "#FFF0A8", "#F2A63A", 1.0)
        paint(p, box(-16, -38, 32, 38, 16), "#5A3518", "#2E1B0C", 1.2)
        for x in (-92, 92):
            with at(p, x, -52):
                pennant(p, "#E2B34A", 40)


def chapel_scene(low: bool) -> Callable[[QPainter], None]:
    """A small church; the dice in the sky tell its two cards apart, morning and evening too."""

    def scene(p: QPainter) -> None:
        if low:
            meadow(p, 97)
        else:
            sky(p, "#5A5A86", "#F0B88A")
            ridge(p, 97, 92, 8, "#9A8A9A", "#6E6A7A", 4)
            ridge(p, 98, 124, 5, "#8A8A5A", "#565A3A", 4)
        with at(p, 104, 154, 1.1):
            house(
                p, 92, 44, 42, "#F2EAD4" if low else "#DDCDB4", "#4A6A86" if low else "#7A3A4A", timber=False
            )
            paint(p, oval(-26, -50, 7), "#6E86A0", "#2F4358", 1.0)
            with at(p, -28, -80):
                paint(p, box(-9, -26, 18, 26, 1), "#F2EAD4", "#B9AC8C", 1.0)
                paint(
                    p, poly((-13, -26), (0, -56), (13, -26)), "#4A6A86" if low else "#7A3A4A", "#2E3A46", 1.1
                )
                stroke(p, line((0, -56), (0, -70)), "#E4BC5A", 2.4)
                stroke(p, line((-5, -65), (5, -65)), "#E4BC5A", 2.4)
        with at(p, 216, 152, 0.74):
            tree(p)
        for i, number in enumerate((1, 2, 3) if low else (4, 5, 6)):
            die(p, number, 150 + i * 28, 82, 24)

    return scene


def tavern_scene(p: QPainter) -> None:
    """A crooked inn at night, its sign a tankard."""
    sky(p, "#1F2638", "#5A4A5A")
    paint(p, oval(40, 40, 15), "#FFF3C4", "#D9C48A")
    ridge(p, 52, 128, 5, "#3A4232", "#20281E", 5)
    with at(p, 118, 156, 1.14):
        house(p, 110, 50, 44, "#B99A6E", "#5A4632")
        for x in (6, 34):
            soft_disc(p, x, -26, 22, clear("#FFB545", 0.7))
            paint(p, box(x - 6, -34, 12, 15, 1), "#FFE08A", "#F2932A", 1.0)
    with at(p, 202, 160):
        stroke(p, line((0, 0), (0, -92)), "#4A3018", 5)
        stroke(p, line((0, -86), (-30, -86)), "#4A3018", 4)
        paint(p, box(-34, -78, 30, 30, 3), "#8A5A2E", "#4A2C14", 1.2)
        paint(p, box(-27, -70, 13, 15, 2), "#FFE08A", "#B57C1C", 0.9)
        stroke(p, curve((-14, -67), (-8, -63), (-14, -58)), "#FFE08A", 2)
        paint(p, oval(-20.5, -71, 7.5, 3), "#FFFBEE")
    with at(p, 34, 162):
        barrel(p)


def tithe_barn_scene(p: QPainter) -> None:
    meadow(p, 104, "#D9B65A", "#CFC57C")
    with at(p, 132, 150, 1.16):
        barn(p)
        paint(p, box(-60, -38, 120, 4), "#6B4526")
    with at(p, 28, 148, 0.86):
        tower(p, 24, 66, "#D8C6A0", "#6E5A40")
    for x, y, s in ((54, 160, 0.9), (212, 160, 1.0)):
        with at(p, x, y, s):
            sheaf(p)
    with at(p, 80, 164):
        sack(p)


def riots_scene(p: QPainter) -> None:
    """A crowd with torches and forks before the houses."""
    sky(p, "#3A2E38", "#D97A4A")
    for x, s in ((34, 0.8), (112, 0.9), (200, 0.84)):
        with at(p, x, 128, s):
            house(p, 76, 44, 38, "#A8927A", "#5A3028")
        window(p, x + 10, 104, 8, "#FFB545")
    smoke(p, 196, 60, 0.9, "#3A2E2C")
    for x in (18, 212):
        soft_disc(p, x, 76, 40, clear("#FFB050", 0.8))
        stroke(p, line((x, 170), (x, 92)), "#5A3A1C", 5)
        flames(p, x, 94, 0.62)
    for x, cloak, head, beard in (
        (58, "#5A4A3A", "hood", "none"),
        (180, "#6E3A2E", "cap", "short"),
        (118, "#3E4A5A", "bare", "full"),
    ):
        with at(p, x, 176, 0.74):
            stroke(p, line((52, 0), (52, -126)), "#6A4524", 4)
            for dx in (-8, 0, 8):
                stroke(p, line((52 + dx, -120), (52 + dx, -140)), "#8E959C", 3)
            figure(p, Figure(hair="#4A3420", cloak=cloak, tunic="#9A8258", head=head, beard=beard))


def brothers_scene(p: QPainter) -> None:
    """Two brothers who no longer look at each other."""
    sky(p, "#8A94A0", "#E6DCC2")
    cloud(p, 60, 40, 1.2, "#D0D4D8")
    peak(p, 120, 132, 150, 84, "#8A8F98")
    ridge(p, 8, 126, 5, "#9AA06A", "#6A703E", 4)
    crack = line((122, 0), (112, 36), (128, 66), (110, 104), (126, 138), (116, 172))
    stroke(p, crack, "#2B2320", 5)
    stroke(p, crack, "#F6E6BE", 2)
    for x, cloak, gaze, flip in ((56, "#8E2F2A", 1.6, False), (186, "#2C5A86", 1.6, True)):
        with at(p, x, 166, 0.94, flip=flip):
            figure(p, Figure(hair="#8A5A2C", cloak=cloak, head="bare", beard="short", gaze=-gaze))
