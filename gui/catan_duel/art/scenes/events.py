"""Pictures of events."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import barn, house, tower
from gui.catan_duel.art.nature import fir, flames, meadow, ridge, road_across, sky, smoke, soft_disc, tree
from gui.catan_duel.art.people import Figure, figure
from gui.catan_duel.art.things import barrel, sack, sheaf, wagon
from gui.kit.paint import at, clear, dark, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly, star


def plenty_scene(p: QPainter) -> None:
    meadow(p, 27, "#E2BC52", "#CFC57C")
    with at(p, 176, 138, 0.74):
        barn(p)
    for x, y, s in ((34, 142, 1.0), (68, 150, 1.15), (104, 156, 1.25), (132, 150, 1.0)):
        with at(p, x, y, s):
            sheaf(p)
    for x in (206, 226):
        with at(p, x, 162):
            sack(p)
    with at(p, 16, 162, 0.9):
        barrel(p)


def traveling_merchant_scene(p: QPainter) -> None:
    meadow(p, 46)
    road_across(p, 156, 9)
    with at(p, 138, 154, 1.14):
        wagon(p, "#D98F6A")
    for x, colour in (
        (94, "#2C6694"),
        (118, "#E2B34A"),
        (142, "#75478C"),
        (166, "#2E8B57"),
        (188, "#C2543B"),
    ):
        paint(p, box(x - 7, 102, 14, 12, 3), light(colour, 0.25), dark(colour, 0.15), 1.0)
    with at(p, 52, 158, 0.78):
        figure(p, Figure(hair="#5A3A20", cloak="#2C6694", tunic="#E2B34A", head="cap", beard="short"))


def feud_scene(p: QPainter) -> None:
    sky(p, "#4A3040", "#E2864E")
    soft_disc(p, 168, 110, 100, clear("#FFB050", 0.7))
    ridge(p, 18, 122, 6, "#5A443C", "#34261F", 5)
    with at(p, 168, 150, 1.0):
        tower(p, 40, 78, "#A8988A", None)
        flames(p, -6, -84, 0.8)
        flames(p, 14, -80, 0.6)
    smoke(p, 176, 40, 1.0, "#4A3A38")
    with at(p, 72, 104, 1.0):
        for side in (-1, 1):
            with at(p, 0, 0, turn=side * 38):
                stroke(p, line((0, 44), (0, -58)), "#2B2320", 9)
                stroke(p, line((0, 24), (0, -56)), "#EEF1F2", 5.4)
                stroke(p, line((-15, 24), (15, 24)), "#D9A93A", 6)
                stroke(p, line((0, 28), (0, 46)), "#7A4A22", 6)


def yule_scene(p: QPainter) -> None:
    sky(p, "#1F2C4E", "#7C86A8")
    rng = random.Random(2)
    for _ in range(26):
        paint(p, oval(rng.uniform(0, 240), rng.uniform(4, 84), rng.uniform(0.6, 1.6)), "#FFF6D8")
    ridge(p, 28, 112, 8, "#B8C6DC", "#8FA2C0", 4)
    for x, s in ((46, 0.86), (196, 0.9)):
        with at(p, x, 142, s):
            house(p, 74, 36, 36, "#C9B796", "#DDE6F0")
        soft_disc(p, x + 12, 126, 20, clear("#FFCB5E", 0.8))
    ridge(p, 29, 138, 4, "#F2F6FB", "#B8C8DC", 5)
    soft_disc(p, 120, 96, 70, clear("#FFD97A", 0.55))
    with at(p, 120, 156, 1.2):
        fir(p, "#2C6238")
        for x, y in ((-12, -22), (10, -18), (-2, -40), (-9, -50), (8, -54), (0, -74)):
            paint(p, oval(x, y, 3.1), "#FFF3B0", "#F2A63A")
        paint(p, star(0, -102, 9), "#FFF6C0", "#F2C23A", 0.9)
    for _ in range(40):
        paint(p, oval(rng.uniform(0, 240), rng.uniform(0, 168), rng.uniform(0.8, 2)), clear("#FFFFFF", 0.85))


def caravan_scene(p: QPainter) -> None:
    meadow(p, 44, "#C8B070", "#C2BE8C")
    road_across(p, 148, 10)
    with at(p, 82, 148, 0.92):
        wagon(p)
    with at(p, 188, 146, 0.8):
        wagon(p, "#D9B98E")
    with at(p, 20, 128, 0.5):
        tree(p)


def relocation_scene(p: QPainter) -> None:
    meadow(p, 17)
    for x, colour in ((62, "#B4532F"), (184, "#5E7E9A")):
        with at(p, x, 142, 0.9):
            house(p, 78, 36, 36, roof=colour)
    for start, end, y, bend in ((84, 160, 70, -24), (160, 84, 152, 20)):
        arrow = curve((start, y), ((start + end) / 2, y + bend), (end, y))
        stroke(p, arrow, "#5A3A12", 9)
        stroke(p, arrow, "#FFE08A", 5.4)
        side = 1 if end > start else -1
        paint(
            p,
            poly((end + side * 12, y + 4), (end - side * 6, y - 9), (end - side * 4, y + 10)),
            "#FFE08A",
            "#F2C04A",
            1.4,
        )
