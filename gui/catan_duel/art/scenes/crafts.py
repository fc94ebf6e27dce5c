"""Pictures of the basic set's buildings."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import abbey, barn, furnace, house, kiln, stone_bridge, tower, windmill
from gui.catan_duel.art.icons import PICTOGRAM
from gui.catan_duel.art.nature import bush, fir, foot_shadow, meadow, peak, ridge, sky, smoke, tree, waves
from gui.catan_duel.art.things import barrel, bricks, crate, logs, sack, sheaf, sheep, stall, wagon
from gui.kit.paint import at, clear, light, paint, stroke
from gui.kit.paths import box, curve, line, oval, poly


def abbey_scene(p: QPainter) -> None:
    meadow(p, 31)
    with at(p, 40, 132, 0.66):
        tree(p)
    with at(p, 122, 142, 0.98):
        abbey(p)
    with at(p, 214, 140, 0.58):
        tree(p)
    for x in (24, 196, 216):
        with at(p, x, 160, 0.8):
            bush(p)


def market_scene(p: QPainter) -> None:
    meadow(p, 22, "#C9B27E", "#BFB58A")
    for x, s in ((38, 0.8), (206, 0.84)):
        with at(p, x, 122, s):
            house(p, 66, 36, 34)
    with at(p, 82, 150, 0.98):
        stall(p)
    with at(p, 172, 154, 0.86):
        stall(p, "#2C6694")
    with at(p, 24, 160):
        barrel(p)
    with at(p, 128, 164):
        sack(p)


def storehouse_scene(p: QPainter) -> None:
    meadow(p, 12)
    with at(p, 118, 148, 1.06):
        barn(p)
    for x, painter in ((34, barrel), (208, barrel)):
        with at(p, x, 156):
            painter(p)
    with at(p, 190, 160):
        crate(p)


def bridge_scene(p: QPainter) -> None:
    meadow(p, 42)
    paint(p, box(-4, 118, 250, 60), "#7DB9C9", "#2D6F8C")
    waves(p, 2, QRectF(0, 124, 240, 46), 20)
    with at(p, 120, 104, 0.86):
        tower(p, 40, 44, "#DCCBA6", "#8E4B37")
    with at(p, 120, 138, 1.16):
        stone_bridge(p)
    paint(p, box(104, 72, 32, 38, 14), "#3A281A", "#1E140D", 1.2)
    with at(p, 50, 106, 0.34):
        wagon(p)


def mill_scene(p: QPainter) -> None:
    meadow(p, 15, "#DDB64C", "#C9BF72")
    for i in range(9):
        stroke(
            p, curve((-4 + i * 30, 172), (60 + i * 14, 140), (96 + i * 5, 116)), clear("#9A6A18", 0.35), 1.4
        )
    with at(p, 124, 150, 0.98):
        windmill(p)
    for x, y, s in ((44, 152, 0.82), (74, 160, 0.9), (196, 156, 0.9)):
        with at(p, x, y, s):
            sheaf(p)


def weaver_scene(p: QPainter) -> None:
    meadow(p, 25)
    with at(p, 82, 138, 1.1):
        house(p, 92, 44, 40, "#E8D9B8", "#7C8A4E")
    with at(p, 190, 150):
        for x in (-26, 26):
            stroke(p, line((x, 0), (x, -66)), "#5C3D20", 5)
        for y in (-64, -10):
            stroke(p, line((-30, y), (30, y)), "#7E5630", 5)
        for i in range(11):
            stroke(p, line((-20 + i * 4, -62), (-20 + i * 4, -12)), "#FBF4E2", 1.4)
        for i, colour in enumerate(("#C2543B", "#E2B34A", "#2C6694", "#C2543B", "#F4EAD2")):
            paint(p, box(-22, -20 - i * 6, 44, 6), light(colour, 0.15), colour)
    for x, y, flip in ((30, 156, False), (138, 160, True)):
        with at(p, x, y, 1.1):
            sheep(p, flip)


def foundry_scene(p: QPainter) -> None:
    sky(p, "#5F6B80", "#E2B58A")
    for x, w, h in ((44, 130, 78), (196, 140, 84)):
        peak(p, x, 130, w, h, "#8B93A2")
    ridge(p, 5, 124, 5, "#8A7F72", "#554A42", 5)
    with at(p, 116, 150, 1.12):
        furnace(p)
    smoke(p, 117, 36, 0.9, "#D9CFC4")
    with at(p, 188, 156):
        paint(p, poly((-10, 0), (-6, -12), (8, -12), (12, 0)), "#6A4A2A", "#3E2A16", 1.0)
        anvil = poly((-26, -30), (20, -30), (30, -26), (14, -20), (8, -12), (-8, -12), (-12, -20), (-26, -22))
        paint(p, anvil, "#A9B2BC", "#4A525C", 1.1)
    for x, y, s in ((34, 136, 1.0), (56, 144, 0.86)):
        with at(p, x - 16, y - 8, s):
            PICTOGRAM["ore"](p, True)


def lumber_scene(p: QPainter) -> None:
    meadow(p, 33, "#6F9A4C", "#8FB58C")
    for x, y, s in (
        (22, 128, 0.9),
        (52, 122, 0.76),
        (196, 124, 0.9),
        (224, 130, 1.0),
        (170, 118, 0.7),
        (86, 116, 0.6),
    ):
        with at(p, x, y, s):
            fir(p)
    with at(p, 88, 152, 1.15):
        foot_shadow(p, 0, 0, 34, 5)
        logs(p, 4)
    with at(p, 172, 154):
        paint(p, box(-17, -26, 34, 26, 4), "#9A6A38", "#5E3D1C", 1.1)
        paint(p, oval(0, -26, 17, 7), "#F0D49C", "#C99A58", 1.1)
        stroke(p, oval(0, -26, 9, 3.6), "#9A6B38", 1.1)
        stroke(p, line((4, -30), (30, -66)), "#6A4524", 4.4)
        paint(p, curve((-6, -38), (6, -26), (12, -36), (4, -46), closed=True), "#F1F3F2", "#8C949C", 1.1)


def brickyard_scene(p: QPainter) -> None:
    meadow(p, 52, "#C98A5A", "#D0AD86")
    with at(p, 92, 150, 1.12):
        kiln(p)
    smoke(p, 94, 56, 1.0)
    for x, rows in ((178, 5), (218, 3), (24, 3)):
        with at(p, x, 158):
            foot_shadow(p, 0, 0, rows * 8, 4)
            bricks(p, rows)


def parish_scene(p: QPainter) -> None:
    meadow(p, 63)
    for x, s in ((34, 0.72), (208, 0.76)):
        with at(p, x, 132, s):
            house(p, 66, 34, 32, roof="#8E6A46")
    with at(p, 120, 148, 1.22):
        house(p, 96, 44, 40, "#F3E8CF", "#A9472E")
        with at(p, -26, -80):
            paint(p, box(-7, -14, 14, 16, 1), "#DDCDA8", "#A8946A", 1.0)
            paint(p, poly((-10, -14), (0, -28), (10, -14)), "#A9472E", "#6E2A1C", 1.0)
            paint(p, oval(0, -5, 4), "#E7C057", "#9A6A1C", 0.9)
