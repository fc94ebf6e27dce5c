"""The landscapes, the road, the settlement and the city: pictures that fill a card, 240 x 240."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import house, kiln, tower
from gui.catan_duel.art.icons import PICTOGRAM
from gui.catan_duel.art.nature import (
    LAND,
    bush,
    cloud,
    fir,
    foot_shadow,
    peak,
    ridge,
    river,
    road_across,
    sky,
    smoke,
    soft_disc,
    sun,
    tree,
    tufts,
    waves,
)
from gui.catan_duel.art.things import bricks, fence, logs, pennant, sheaf, sheep, wagon, wheel
from gui.kit.paint import INK, Colour, at, clear, clipped, dark, light, mix, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly, star


def forest_land(p: QPainter) -> None:
    sky(p, "#A9D2CF", "#F7F1CF", LAND)
    sun(p, 62, 52, 13)
    rng = random.Random(11)
    for row, (y, size, tone) in enumerate(
        ((104, 0.52, "#86B08A"), (132, 0.66, "#5F9467"), (166, 0.82, "#3F7D4A"), (204, 1.02, "#2C6238"))
    ):
        ridge(p, 20 + row, y - 12, 5, light(tone, 0.1), dark(tone, 0.15), 5, LAND)
        count = 11 - row * 2
        for i in range(count):
            x = 240 * (i + 0.5) / count + rng.uniform(-7, 7)
            if row == 3 and 84 < x < 156:
                continue
            with at(p, x, y + rng.uniform(-5, 6), size * rng.uniform(0.85, 1.12)):
                fir(p, mix(tone, "#6FA04A", rng.uniform(0, 0.22)))
    ridge(p, 31, 212, 3, "#7FA650", "#4E7B36", 5, LAND)
    tufts(p, 4, QRectF(10, 212, 220, 24), 26, "#37602A", 6)
    with at(p, 122, 214, 0.9):
        foot_shadow(p, 0, 0, 34, 5)
        logs(p, 3)
    soft_disc(p, 62, 52, 120, clear("#FFF0B8", 0.32))


def hills_land(p: QPainter) -> None:
    sky(p, "#F0C79A", "#FBEBCB", LAND)
    sun(p, 178, 50, 12, "#FFF1CC")
    ridge(p, 41, 92, 14, "#D9A583", "#C98863", 4, LAND)
    ridge(p, 42, 122, 12, "#CE7F55", "#B5603A", 4, LAND)
    for i, (y, tone) in enumerate(((138, "#C26A42"), (156, "#B35931"), (174, "#A44C28"))):
        terrace = curve((-10, y + 6), (50, y - 8), (120, y + 4), (180, y - 6), (250, y + 4))
        terrace.lineTo(250, 250)
        terrace.lineTo(-10, 250)
        paint(p, terrace, light(tone, 0.25), dark(tone, 0.18))
        stroke(
            p,
            curve((-10, y + 6), (50, y - 8), (120, y + 4), (180, y - 6), (250, y + 4)),
            clear("#FFE2C2", 0.5),
            1.6,
        )
        rng = random.Random(60 + i)
        for _ in range(12):
            x = rng.uniform(0, 240)
            stroke(p, line((x, y + 9), (x + rng.uniform(-3, 3), y + 17)), clear("#5A2410", 0.3), 1.3)
    ridge(p, 45, 202, 4, "#D59B62", "#A66A3A", 4, LAND)
    with at(p, 74, 206, 0.95):
        kiln(p)
    smoke(p, 75, 128, 1.1)
    for x, rows in ((146, 3), (196, 4)):
        with at(p, x, 212):
            foot_shadow(p, 0, 0, rows * 9, 4)
            bricks(p, rows)
    for x, y, s in ((16, 150, 0.8), (218, 152, 0.9), (126, 150, 0.6)):
        with at(p, x, y, s):
            bush(p, "#8A8A3E")


def fields_land(p: QPainter) -> None:
    sky(p, "#7FB7DC", "#FCF2D2", LAND)
    cloud(p, 46, 42, 1.2)
    cloud(p, 160, 62, 0.9)
    ridge(p, 51, 98, 8, "#B8CF8E", "#94B566", 4, LAND)
    for x, y, s in ((26, 112, 0.42), (44, 116, 0.36), (210, 110, 0.46)):
        with at(p, x, y, s):
            tree(p)
    with at(p, 158, 124, 0.72):
        house(p, 76, 30, 34, "#F0E4C8", "#A9502F")
    ground = box(-5, 116, 250, 130)
    paint(p, ground, "#F3D06A", "#CE9426")
    strips = (
        ("#EFC654", -150),
        ("#DDA936", -92),
        ("#F6DA7C", -36),
        ("#D9A02E", 20),
        ("#EBC04C", 78),
        ("#C98F28", 134),
    )
    for colour, x in strips:
        furrow = poly(
            (120 + x * 0.24, 116),
            (120 + (x + 56) * 0.24, 116),
            (120 + (x + 56) * 1.35, 244),
            (120 + x * 1.35, 244),
        )
        with clipped(p, ground):
            paint(p, furrow, light(colour, 0.18), dark(colour, 0.1))
            for k in range(6):
                t = x + 56 * k / 6
                stroke(p, line((120 + t * 0.24, 116), (120 + t * 1.35, 244)), clear("#8A5A12", 0.3), 1.1)
    rng = random.Random(3)
    for _ in range(60):
        far, across = rng.uniform(128, 238), rng.uniform(0, 240)
        s = 2 + (far - 116) / 24
        stroke(p, line((across, far), (across + s * 0.3, far - s * 1.8)), clear("#FFF0B0", 0.75), s * 0.3)
    for x, y, s in ((46, 176, 0.8), (196, 178, 0.8), (92, 208, 1.1), (158, 212, 1.15)):
        with at(p, x, y, s):
            sheaf(p)


def pasture_land(p: QPainter) -> None:
    sky(p, "#86BDE0", "#F4F4DA", LAND)
    cloud(p, 150, 44, 1.3)
    cloud(p, 40, 62, 0.8)
    ridge(p, 61, 100, 12, "#BFD9A6", "#9CC17C", 4, LAND)
    ridge(p, 62, 128, 10, "#B4D88C", "#8DBD62", 4, LAND)
    for x, y, s in ((34, 132, 0.55), (58, 134, 0.46), (214, 128, 0.6)):
        with at(p, x, y, s):
            tree(p, "#5B9440")
    ridge(p, 63, 152, 8, "#A5CF74", "#78AC4C", 4, LAND)
    with at(p, 150, 158, 0.6):
        house(p, 64, 26, 30, "#D8B98A", "#8A7448", timber=False)
    with at(p, 6, 170, 1.0):
        fence(p, 96)
    ridge(p, 64, 184, 5, "#97C564", "#5F9439", 5, LAND)
    tufts(p, 9, QRectF(6, 186, 228, 46), 46, "#4C7C2C", 5)
    for x, y, s, flip in (
        (40, 196, 1.1, False),
        (92, 186, 0.95, True),
        (120, 212, 1.35, False),
        (176, 190, 1.05, False),
        (202, 214, 1.3, True),
    ):
        with at(p, x, y, s):
            sheep(p, flip)


def mountains_land(p: QPainter) -> None:
    sky(p, "#7FA3C4", "#EAF0EE", LAND)
    cloud(p, 176, 74, 1.0)
    cloud(p, 34, 92, 0.8)
    for x, y, w, h in ((44, 168, 130, 92), (206, 170, 140, 100)):
        peak(p, x, y, w, h, "#9AA8B6")
    peak(p, 124, 186, 180, 148, "#8791A0")
    ridge(p, 71, 172, 7, "#8D9A86", "#66745F", 5, LAND)
    for x, y, s in ((22, 184, 0.5), (42, 190, 0.56), (214, 186, 0.54), (196, 192, 0.5)):
        with at(p, x, y, s):
            fir(p, "#4C7355")
    ridge(p, 72, 200, 4, "#A39C8C", "#71695C", 5, LAND)
    with at(p, 118, 210):
        mouth = curve((-32, 0), (-32, -30), (-14, -46), (14, -46), (32, -30), (32, 0))
        mouth.closeSubpath()
        paint(p, mouth, "#8B8276", "#5B5349", 1.2)
        paint(p, poly((-18, 0), (-16, -33), (16, -33), (18, 0)), "#2A211C", "#120D0A")
        for a, b in (((-19, 1), (-16, -35)), ((19, 1), (16, -35)), ((-22, -35), (22, -35))):
            stroke(p, line(a, b), "#5A3A1C", 6)
            stroke(p, line(a, b), "#A8733E", 3.6)
    for x in (112, 128):
        stroke(p, line((x, 210), (x + (x - 118) * 2.4, 238)), "#4E463E", 2)
    with at(p, 66, 224, 1.3):
        foot_shadow(p, 0, 0, 22, 4)
        for x, y, s in ((-14, -22, 0.62), (2, -25, 0.68), (-7, -32, 0.6)):
            with at(p, x - 8, y - 4, s):
                PICTOGRAM["ore"](p, True)
        paint(p, poly((-22, -18), (22, -18), (17, -4), (-17, -4)), "#96683A", "#583716", 1.1)
        wheel(p, -10, -3, 5)
        wheel(p, 10, -3, 5)


def gold_river_land(p: QPainter) -> None:
    sky(p, "#F2B56B", "#FFF0C4", LAND)
    sun(p, 166, 66, 15, "#FFF8DA")
    for x, w, h in ((40, 120, 60), (120, 130, 46), (208, 120, 64)):
        peak(p, x, 116, w, h, "#B59A86", snow=False)
    ridge(p, 81, 108, 6, "#C7B66A", "#A29648", 5, LAND)
    ridge(p, 82, 126, 5, "#B7B45C", "#7E8A3A", 5, LAND)
    river(
        p,
        [(150, 112, 3), (132, 126, 7), (164, 146, 13), (112, 172, 24), (128, 206, 40), (96, 246, 64)],
        "#FFE9A6",
        "#3E8C9C",
        "#E3CE8C",
    )
    waves(p, 3, QRectF(96, 150, 50, 80), 16, "#FFFFFF")
    rng = random.Random(9)
    for _ in range(30):
        t = rng.random()
        glint = star(118 + rng.uniform(-34, 34) * (0.4 + t), 150 + t * 84, 2.2 + t * 2.6, 4, 0.3)
        paint(p, glint, "#FFF6B8")
    for x, y, s in ((24, 150, 0.62), (222, 148, 0.7), (46, 158, 0.5)):
        with at(p, x, y, s):
            tree(p, "#8C9438")
    with at(p, 206, 214, 0.9):
        foot_shadow(p, 0, 0, 40, 5)
        stroke(p, line((-36, 0), (-36, -30)), "#5A3A1C", 5)
        stroke(p, line((30, 0), (30, -16)), "#5A3A1C", 5)
        paint(p, poly((-50, -40), (36, -24), (36, -14), (-50, -30)), "#C08A4C", "#7B5024", 1.1)
        wheel(p, -34, -22, 19)
    with at(p, 34, 218):
        paint(p, oval(0, -8, 24, 9), "#7A5A34", "#3E2C18", 1.2)
        paint(p, oval(0, -10, 18, 6), "#B39358", "#6E5228")
        for x, y, r in ((-7, -10, 4), (2, -12, 4.6), (9, -9, 3.6)):
            paint(p, oval(x, y, r), "#FFF0A0", "#DD9A18", 0.8)


def road_scene(p: QPainter, variant: int = 0) -> None:
    sky(p, "#9CCBE4", "#F9F2D8", LAND)
    cloud(p, 60, 34, 1.1)
    ridge(p, 91, 74, 10, "#BCD6A4", "#9BBF7C", 4, LAND)
    for x, y, s in ((30, 92, 0.5), (54, 96, 0.42), (206, 90, 0.5)):
        with at(p, x, y, s):
            tree(p)
    ridge(p, 92, 96, 5, "#A9CC78", "#83AE52", 4, LAND)
    road_across(p, 150, 17)
    ridge(p, 93, 196, 5, "#94BD60", "#648F3A", 5, LAND)
    tufts(p, 2, QRectF(6, 198, 228, 36), 30, "#4C7A2C", 6)
    if variant == 0:
        with at(p, 150, 150, 0.62):
            wagon(p)
    else:
        with at(p, 176, 126, 0.66):
            house(p, 66, 30, 34)
    with at(p, 64, 132, 0.8):
        stroke(p, line((0, 0), (0, -44)), "#6A4826", 5)
        paint(p, poly((-22, -44), (18, -44), (26, -37), (18, -30), (-22, -30)), "#C4935A", "#8A5E30", 1.1)
    for x, s in ((26, 1.0), (206, 1.15)):
        with at(p, x, 208, s):
            bush(p)


def settlement_scene(p: QPainter, banner: Colour) -> None:
    sky(p, "#8FC3E2", "#FBF1D4", LAND)
    cloud(p, 170, 36, 1.1)
    ridge(p, 95, 82, 12, "#BAD3A0", "#99BC78", 4, LAND)
    ridge(p, 96, 110, 6, "#A6CA78", "#80AC50", 4, LAND)
    road_across(p, 150, 17)
    for x, y, s, roof in ((66, 126, 1.0, "#B4532F"), (178, 124, 0.96, "#9C5A3C")):
        with at(p, x, y, s):
            house(p, 74, 34, 36, roof=roof)
    with at(p, 122, 144, 1.24):
        house(p, 70, 34, 38, "#F2E6C8", "#C0532E")
    with at(p, 30, 134, 0.6):
        tree(p)
    with at(p, 222, 132, 0.56):
        tree(p)
    ridge(p, 97, 186, 4, "#98C264", "#6A963E", 5, LAND)
    with at(p, 8, 206):
        fence(p, 84)
    with at(p, 150, 206):
        fence(p, 84)
    tufts(p, 6, QRectF(6, 204, 228, 32), 24, "#4C7A2C", 6)
    with at(p, 94, 62, 1.3):
        pennant(p, banner, 30)


def city_scene(p: QPainter, banner: Colour) -> None:
    sky(p, "#7FB2D8", "#FCEBC8", LAND)
    cloud(p, 34, 44, 1.0)
    cloud(p, 178, 32, 0.9)
    ridge(p, 99, 96, 8, "#B6CF9A", "#8FB468", 4, LAND)
    rng = random.Random(14)
    roofs = ("#B4472E", "#9C5A3C", "#C66A3C", "#8E4B37")
    for y, size, count in ((102, 0.62, 5), (122, 0.74, 5)):
        for i in range(count):
            with at(p, 40 + 40 * i + rng.uniform(-6, 6), y, size):
                house(p, 62, 30, 32, roof=rng.choice(roofs), door=False)
    with at(p, 84, 112, 0.92):
        tower(p, 34, 66, "#E0D2B2", "#7C4A60")
        with at(p, 0, -112):
            pennant(p, banner, 26)
    road_across(p, 150, 17)
    stone = "#CFC0A0"
    paint(p, box(10, 126, 220, 46), light(stone, 0.3), dark(stone, 0.2), 1.2)
    for i in range(16):
        paint(p, box(10 + i * 14, 117, 8, 11), light(stone, 0.35), stone, 0.9)
    for row in range(4):
        for i in range(9):
            x = 16 + i * 25 + (12 if row % 2 else 0)
            stroke(p, line((x, 136 + row * 10), (x + 11, 136 + row * 10)), clear(INK, 0.22), 1.1)
    for x in (20, 220):
        with at(p, x, 178):
            tower(p, 36, 66, stone, "#A24A30")
    paint(p, box(92, 108, 56, 66), light(stone, 0.42), dark(stone, 0.1), 1.2)
    for i in range(4):
        paint(p, box(90 + i * 16, 98, 10, 12), light(stone, 0.4), stone, 0.9)
    paint(p, box(104, 132, 32, 44, 16), "#3A281A", "#1E140D", 1.4)
    for x in (112, 120, 128):
        stroke(p, line((x, 134), (x, 176)), "#8A6A40", 1.6)
    ridge(p, 100, 186, 3, "#9CC266", "#648F3A", 5, LAND)
    road = poly((106, 174), (134, 174), (150, 244), (92, 244))
    paint(p, road, "#E7D7AE", "#CDB888", 1.0)
    tufts(p, 8, QRectF(6, 202, 80, 34), 12, "#4C7A2C", 6)
    tufts(p, 9, QRectF(154, 202, 80, 34), 12, "#4C7A2C", 6)
