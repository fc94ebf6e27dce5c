"""People with a face: a portrait before a quiet land, and what tells who it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter

from gui.catan_duel.art.icons import die
from gui.catan_duel.art.nature import meadow, peak, ridge, sky, soft_disc
from gui.catan_duel.art.people import Figure, figure
from gui.catan_duel.art.things import books, coins, stall
from gui.kit.paint import Colour, at, clear, dark, light, mix, paint, stroke
from gui.kit.paths import box, line, oval, poly, star

Scene = Callable[[QPainter], None]

AUSTIN = Figure(hair="#3A2A1C", cloak="#7A6A3A", tunic="#B25A3A", head="cap", item="scroll")
CANDAMIR = Figure(hair="#8A4A20", cloak="#8E2F2A", head="horned", beard="full", item="shield")
CARL = Figure(hair="#C98A3A", cloak="#6E2A28", head="bare", beard="forked", item="axe")
HARALD = Figure(hair="#6B4423", cloak="#2C5A86", head="helmet", beard="short", item="sword")
HEINRICH = Figure(hair="#4A4038", cloak="#4A5A66", tunic="#A9B2BC", head="helmet", beard="full", item="spear")
INGA = Figure(hair="#B4602C", cloak="#3C6B47", tunic="#D9C79A", long_hair=True, item="harp")
IRMGARD = Figure(
    hair="#E6C87A", cloak="#E4D8BC", tunic="#F2E7CC", head="circlet", long_hair=True, item="lantern", gaze=0.9
)
OSMUND = Figure(hair="#8C8478", cloak="#5A6E3A", tunic="#C9A66A", head="cap", beard="full", item="axe")
SIGLIND = Figure(
    hair="#D9A94A",
    cloak="#5E3F78",
    tunic="#D8C08A",
    head="circlet",
    long_hair=True,
    item="shield",
    emblem="skill",
)


def hero_scene(who: Figure, tone: Colour, far: Colour, seed: int) -> Scene:
    """A portrait before a quiet land in the hero's own colour."""

    def scene(p: QPainter) -> None:
        sky(p, mix(tone, "#FFFFFF", 0.25), mix(tone, "#FFF3D2", 0.8))
        soft_disc(p, 84, 52, 90, clear("#FFF6D8", 0.8))
        if seed % 2:
            for x, w, h in ((30, 120, 64), (206, 130, 72)):
                peak(p, x, 128, w, h, mix(far, "#A9B4C0", 0.5))
        ridge(p, seed, 108, 10, light(far, 0.35), far, 4)
        ridge(p, seed + 7, 134, 6, far, dark(far, 0.3), 5)
        with at(p, 132, 154, 0.93):
            figure(p, who)

    return scene


def person(p: QPainter, x: float, who: Figure) -> None:
    """Somebody standing behind the lower edge of a picture."""
    with at(p, x, 166, 1.02):
        figure(p, who)


def wise_woman_scene(p: QPainter) -> None:
    sky(p, "#3E4A72", "#C39BA6")
    for x, y in ((30, 30), (60, 50), (190, 28), (214, 58), (160, 44)):
        paint(p, star(x, y, 4, 4, 0.3), "#FFF4C8")
    ridge(p, 12, 124, 6, "#5D6A72", "#38464C", 5)
    person(p, 92, Figure(hair="#B9B2A8", cloak="#4B5F86", tunic="#8E7A9C", head="scarf"))
    with at(p, 190, 126, turn=-10):
        soft_disc(p, 0, 0, 60, clear("#FFE08A", 0.7))
        die(p, 6, -28, -28, 56)


def goldsmith_scene(p: QPainter) -> None:
    sky(p, "#6A4630", "#D9A25E")
    soft_disc(p, 190, 90, 90, clear("#FFC65A", 0.7))
    person(p, 84, Figure(hair="#4A2E1A", cloak="#6A4A2E", tunic="#E8DCC0", head="cap", beard="short"))
    paint(p, box(120, 138, 130, 40), "#8A5A30", "#54331A", 1.2)
    for x, count in ((160, 6), (188, 9), (216, 4)):
        with at(p, x, 140):
            coins(p, count)
    with at(p, 186, 70):
        stroke(p, oval(0, 0, 15), "#8A5A0E", 8)
        stroke(p, oval(0, 0, 15), "#FFDF70", 5)
        paint(p, poly((-8, -16), (0, -30), (8, -16), (0, -10)), "#F3746A", "#8E1E2A", 1.0)


def scout_scene(p: QPainter) -> None:
    meadow(p, 66)
    for x, w, h in ((196, 130, 66), (150, 90, 44)):
        peak(p, x, 112, w, h)
    ridge(p, 9, 122, 6, "#8FB860", "#5F8A3A", 4)
    person(p, 88, Figure(hair="#8A5A2C", cloak="#4E7042", tunic="#B98A52", head="hood", item="staff"))
    for i in range(5):
        paint(p, oval(150 + i * 16, 152 - i * 7, 4 - i * 0.4, 2.4), clear("#FFF3CC", 0.9))


def trade_master_scene(p: QPainter) -> None:
    meadow(p, 34, "#C8B070", "#BFB48E")
    with at(p, 186, 152, 0.9):
        stall(p, "#75478C")
    person(
        p,
        84,
        Figure(
            hair="#2E241C", cloak="#2C6694", tunic="#E2B34A", head="flat_cap", beard="short", item="purse"
        ),
    )


def merchant_scene(p: QPainter) -> None:
    sky(p, "#E2B27A", "#FCEFD0")
    ridge(p, 38, 112, 8, "#D9B074", "#B98A4E", 4)
    paint(p, box(-4, 138, 250, 40), "#9A6B3A", "#5E3D1C", 1.2)
    person(
        p,
        150,
        Figure(skin="#C98F62", hair="#2A1E16", cloak="#8E2F5A", tunic="#F0D9A0", head="hat", beard="full"),
    )
    for x, colour in ((26, "#2C6694"), (58, "#C2543B"), (90, "#E2B34A")):
        for i in range(3):
            paint(
                p,
                box(x - 16, 130 - i * 11, 32, 10, 5),
                light(colour, 0.3 - i * 0.08),
                dark(colour, 0.15),
                1.0,
            )


def herald_scene(p: QPainter) -> None:
    sky(p, "#8FB8DC", "#FBF1D6")
    for x, colour in ((30, "#B23A2C"), (206, "#2C6694")):
        stroke(p, line((x, 170), (x, 18)), "#5A3A1C", 4)
        paint(p, poly((x, 20), (x + 26, 28), (x, 60)), light(colour, 0.2), dark(colour, 0.2), 1.0)
    ridge(p, 48, 120, 6, "#A9C98A", "#7FA85A", 4)
    person(
        p, 108, Figure(hair="#C98A3A", cloak="#B23A2C", tunic="#F2E7CC", head="cap", item="horn", gaze=1.2)
    )


def terror_of_the_seas_scene(p: QPainter) -> None:
    sky(p, "#3A4C6A", "#D98A6A")
    paint(p, box(-4, 112, 250, 70), "#4E6A88", "#1F3352")
    for y in (122, 136, 150):
        stroke(p, line((0, y), (70, y - 3), (150, y + 3), (240, y - 2)), clear("#FFFFFF", 0.35), 1.6)
    person(
        p,
        120,
        Figure(
            hair="#A6421E",
            cloak="#2E2A3A",
            tunic="#B8402E",
            head="bandana",
            long_hair=True,
            item="sword",
            gaze=-0.8,
        ),
    )


def preacher_scene(p: QPainter) -> None:
    sky(p, "#E8C27A", "#FFF4D6")
    soft_disc(p, 120, 70, 110, clear("#FFFBE2", 0.9))
    ridge(p, 58, 124, 7, "#C2B47A", "#8E8A4E", 4)
    person(
        p,
        116,
        Figure(hair="#7A6A58", cloak="#6E5A40", tunic="#9A8258", head="tonsure", beard="full", item="cross"),
    )


def traitor_scene(p: QPainter) -> None:
    sky(p, "#2A3046", "#6E6A86")
    paint(p, oval(192, 44, 20), "#FFF3C4", "#D9C48A")
    for i in range(8):
        stroke(p, line((i * 34, 170), (i * 34, 108 + i % 3 * 5)), "#3A2E28", 20)
    soft_disc(p, 178, 128, 44, clear("#FFC65A", 0.55))
    person(
        p, 96, Figure(hair="#241C16", cloak="#3E4A42", tunic="#5A4A38", head="mask", item="scroll", gaze=1.5)
    )


def arsonist_scene(p: QPainter) -> None:
    sky(p, "#2E2430", "#C2543B")
    soft_disc(p, 190, 120, 90, clear("#FFB050", 0.8))
    ridge(p, 68, 130, 5, "#4A342C", "#2A1C18", 5)
    person(
        p,
        94,
        Figure(
            hair="#8E2F1A",
            cloak="#3A2E2A",
            tunic="#8E5A2C",
            head="hood",
            beard="short",
            item="torch",
            gaze=1.3,
        ),
    )


def archer_scene(p: QPainter) -> None:
    hero_scene(
        Figure(hair="#3A2A1C", cloak="#3E5A3A", tunic="#8A6A3E", head="hood", item="bow"),
        "#9DB48C",
        "#6E8A54",
        14,
    )(p)


def scholar_scene(p: QPainter) -> None:
    meadow(p, 78)
    with at(p, 196, 150, 0.8):
        books(p)
    person(
        p,
        96,
        Figure(hair="#5A3A20", cloak="#34506E", tunic="#E4D8BC", head="flat_cap", item="book", gaze=1.0),
    )


def ambassador_scene(p: QPainter) -> None:
    sky(p, "#7A3A44", "#D9A27A")
    for x in (16, 48, 192, 224):
        paint(p, box(x - 9, 0, 18, 170), "#F0E2C2", "#B9A074", 1.1)
    person(
        p,
        120,
        Figure(hair="#2E241C", cloak="#4B2F6A", tunic="#F2CD5E", head="hat", beard="forked", item="scroll"),
    )


def librarian_scene(p: QPainter) -> None:
    sky(p, "#6A4A34", "#A87C50")
    for y in (58, 112):
        paint(p, box(-4, y, 250, 6), "#8A5A30", "#54331A", 1.0)
        for x in (40, 200):
            with at(p, x, y, 0.8):
                books(p)
    person(
        p,
        120,
        Figure(hair="#D8D2C6", cloak="#4A5A44", tunic="#C9B58A", head="tonsure", beard="full", item="book"),
    )


def doctor_scene(p: QPainter) -> None:
    sky(p, "#9AB6B8", "#F0EAD2")
    paint(p, box(-4, 60, 250, 6), "#8A5A30", "#54331A", 1.0)
    for x, colour in ((22, "#8FC3B4"), (46, "#C2543B"), (196, "#E2B34A"), (220, "#75478C")):
        paint(p, box(x - 9, 34, 18, 26, 6), light(colour, 0.5), colour, 1.0)
        paint(p, box(x - 5, 27, 10, 8, 2), "#B57C42", "#6E4420", 0.9)
    person(
        p,
        112,
        Figure(hair="#7A7068", cloak="#2B4A48", tunic="#E4D8BC", head="flat_cap", beard="full", item="flask"),
    )
