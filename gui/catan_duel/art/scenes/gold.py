"""Pictures of the Era of Gold."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import house, tower, window
from gui.catan_duel.art.icons import EMBLEM
from gui.catan_duel.art.nature import foot_shadow, meadow, ridge, sky, soft_disc, tree
from gui.catan_duel.art.people import Figure, figure
from gui.catan_duel.art.things import barrel, coins, crate
from gui.kit.paint import INK, at, clear, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly


def mint_scene(p: QPainter) -> None:
    meadow(p, 71, "#C2AE80", "#BFB48E")
    with at(p, 78, 142, 1.06):
        house(p, 92, 48, 38, "#E4D2AC", "#5E6E84", timber=False)
    with at(p, 28, 140, 0.9):
        tower(p, 26, 64, "#D0BE98", "#5E6E84")
    for x, count in ((158, 8), (184, 5), (208, 10)):
        with at(p, x, 156):
            coins(p, count)
    for x, y in ((146, 162), (172, 164), (198, 163)):
        with at(p, x, y, 0.9):
            coins(p, 1)


def guild_scene(p: QPainter) -> None:
    meadow(p, 19, "#BFAE84", "#C4BA94")
    with at(p, 120, 152):
        foot_shadow(p, 0, 0, 90, 6)
        for i, (colour, h) in enumerate((("#C2543B", 70), ("#E0C48A", 84), ("#6E8CA8", 74))):
            x = -72 + i * 48
            paint(p, box(x, -h, 48, h), light(colour, 0.35), dark(colour, 0.08), 1.1)
            gable = line(
                (x, -h),
                (x + 6, -h),
                (x + 6, -h - 8),
                (x + 14, -h - 8),
                (x + 14, -h - 17),
                (x + 24, -h - 25),
                (x + 34, -h - 17),
                (x + 34, -h - 8),
                (x + 42, -h - 8),
                (x + 42, -h),
                (x + 48, -h),
            )
            gable.closeSubpath()
            paint(p, gable, light(colour, 0.3), colour, 1.1)
            for row in range(3):
                for col in range(3):
                    window(p, x + 11 + col * 13, -h + 6 + row * 18, 7)
            paint(p, box(x + 17, -20, 14, 20, 7), "#6B4020", "#3C2312", 1.0)
        with at(p, -16, -122, 1.0):
            EMBLEM["trade"](p)
    with at(p, 26, 160):
        barrel(p)
    with at(p, 214, 162):
        crate(p)


def salt_scene(p: QPainter) -> None:
    meadow(p, 55, "#C7C2AE", "#BCC6BC")
    for x, s in ((66, 1.0), (126, 1.12)):
        with at(p, x, 146, s):
            paint(p, box(-26, -62, 52, 62, 3), "#F4EDDC", "#BFB296", 1.2)
            paint(p, poly((-32, -60), (0, -92), (32, -60)), "#7E8C96", "#4E5A64", 1.2)
            for y in (-14, -32, -48):
                stroke(p, line((-25, y), (25, y)), clear(INK, 0.18), 1.2)
            paint(p, box(-8, -24, 16, 24, 2), "#6B4020", "#3C2312", 1.0)
    heap = curve((160, 158), (178, 128), (196, 112), (214, 130), (236, 158), closed=True)
    paint(p, heap, "#FFFFFF", "#C9D4DC", 1.1)


def gold_cache_scene(p: QPainter) -> None:
    """A chest under the roots of an old oak."""
    sky(p, "#2E3A34", "#7E8A5A")
    ridge(p, 64, 96, 8, "#5E7048", "#3A4A2E", 4)
    with at(p, 196, 128, 1.5):
        tree(p, "#4E6E3A")
    paint(
        p, curve((-10, 176), (20, 118), (120, 104), (220, 118), (250, 176), closed=True), "#7A5A34", "#3E2C18"
    )
    soft_disc(p, 112, 112, 80, clear("#FFD76A", 0.75))
    with at(p, 112, 152):
        paint(p, box(-46, -36, 92, 36, 3), "#A8733E", "#5E3A18", 1.4)
        lid = curve((-48, -40), (-44, -68), (0, -76), (44, -68), (48, -40))
        lid.closeSubpath()
        paint(p, lid, "#8A5A2E", "#4A2C14", 1.4)
        for x in (-28, 28):
            stroke(p, line((x, -70), (x, 0)), "#D9B25A", 5)
        for x in (-30, -15, 0, 15, 30):
            paint(p, oval(x, -38, 10, 6), "#FFF0A0", "#DD9A18", 0.9)
        paint(p, box(-7, -28, 14, 16, 3), "#E7C469", "#9A6A1C", 1.1)
    for x, y in ((52, 160), (182, 162), (66, 166)):
        with at(p, x, y, 0.8):
            coins(p, 1)


def moneylender_scene(p: QPainter) -> None:
    meadow(p, 74, "#BFAE84", "#C4BA94")
    with at(p, 70, 148, 1.05):
        house(p, 100, 52, 40, "#E8D2B0", "#7A3A4A")
    with at(p, 186, 156):
        paint(p, box(-44, -36, 88, 36, 3), "#A06B3A", "#5E3D1C", 1.2)
        with at(p, -24, -92, 1.5):
            EMBLEM["trade"](p)
    for x, count in ((158, 4), (214, 6)):
        with at(p, x, 122, 0.8):
            coins(p, count)


def staple_house_scene(p: QPainter) -> None:
    """A tall warehouse with its hoist, barrels and bales before it."""
    meadow(p, 29, "#BCA97C", "#C4BA94")
    with at(p, 120, 152):
        foot_shadow(p, 0, 0, 70, 6)
        wall = poly((-58, 0), (-58, -68), (0, -112), (58, -68), (58, 0))
        paint(p, wall, "#E9CFA0", "#A87C4A", 1.2)
        for x in (-58, 0, 58):
            stroke(p, line((x, 0), (x, -68 - (44 if x == 0 else 0))), "#6B4526", 3.4)
        for y in (-22, -46, -68):
            stroke(p, line((-58, y), (58, y)), "#6B4526", 3.4)
        stroke(p, line((-64, -64), (0, -114), (64, -64)), "#7A3A2A", 7)
        for x in (-30, 28):
            for y in (-64, -42):
                window(p, x, y, 11)
        paint(p, box(-12, -44, 24, 20, 2), "#5A3518", "#2E1B0C", 1.0)
        paint(p, box(-14, -20, 28, 20, 2), "#6B4020", "#3C2312", 1.0)
        stroke(p, line((0, -92), (26, -92)), "#5A3A1C", 4)
        stroke(p, line((24, -92), (24, -58)), "#4A3A28", 1.6)
        with at(p, 24, -44):
            crate(p, 14)
    for x in (38, 58):
        with at(p, x, 162):
            barrel(p)
    with at(p, 200, 164, 1.2):
        crate(p)


def brigands_scene(p: QPainter) -> None:
    """Two cloaked men beside the road, a torch between the trees."""
    sky(p, "#3A4632", "#9AA06A")
    for x, y, s in ((18, 130, 1.1), (58, 118, 0.9), (188, 122, 0.95), (226, 134, 1.2)):
        with at(p, x, y, s):
            tree(p, "#3E5A32")
    ridge(p, 26, 128, 5, "#6E7A48", "#3E4A2A", 5)
    for x, cloak, gaze in ((76, "#5A3A2A", 1.2), (164, "#34424E", -1.2)):
        with at(p, x, 168, 0.86):
            figure(
                p, Figure(hair="#2A1E16", cloak=cloak, tunic="#7A6A4A", head="mask", gaze=gaze, item="sword")
            )


def gift_scene(p: QPainter) -> None:
    """A crowned prince and a casket on a cushion."""
    sky(p, "#6A2E3A", "#C98A5A")
    for x in (20, 220):
        paint(p, poly((x - 26, 0), (x + 26, 0), (x + 12, 170), (x - 18, 170)), "#A8323A", "#5A1820")
    with at(p, 84, 166, 1.02):
        figure(
            p, Figure(hair="#8A5A2C", cloak="#B23A2C", tunic="#F2E7CC", head="crown", beard="short", gaze=1.3)
        )
    with at(p, 184, 156):
        soft_disc(p, 0, -30, 56, clear("#FFE08A", 0.75))
        paint(
            p,
            curve((-44, 0), (-40, -14), (0, -18), (40, -14), (44, 0), (0, 6), closed=True),
            "#75478C",
            "#42245A",
            1.2,
        )
        paint(p, box(-24, -42, 48, 28, 4), "#FFE58C", "#B57C1C", 1.3)
        stroke(p, line((-24, -32), (24, -32)), "#8A5A0E", 2)
        paint(p, poly((-7, -42), (0, -56), (7, -42), (0, -34)), "#F3746A", "#8E1E2A", 1.0)
