"""Ships at sea."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import house
from gui.catan_duel.art.icons import DISC
from gui.catan_duel.art.nature import cloud, ridge, sky, waves
from gui.catan_duel.art.things import barrel, crane, crate, ship
from gui.kit.paint import Colour, at, clear, paint, stroke
from gui.kit.paths import box, curve, line


def ship_scene(
    sail: Colour, emblem: str | None, masts: int = 1, evening: bool = False
) -> Callable[[QPainter], None]:
    def scene(p: QPainter) -> None:
        if evening:
            sky(p, "#6C5B86", "#F3B27C")
        else:
            sky(p, "#7DB6DC", "#F3F0DA")
        cloud(p, 34, 44, 1.1, "#FFE9D6" if evening else "#FFFFFF")
        cloud(p, 186, 34, 0.9, "#FFE9D6" if evening else "#FFFFFF")
        ridge(p, 7 + masts, 92, 5, "#B9C7A6", "#8FAA86", 4)
        paint(
            p,
            box(-4, 104, 250, 80),
            "#6FAFC2" if not evening else "#7A7FA0",
            "#1F5D80" if not evening else "#2C3B62",
        )
        waves(p, 5, QRectF(0, 108, 240, 60), 26)
        with at(p, 122, 146, 0.98):
            ship(p, sail, emblem, masts, flag=DISC[emblem] if emblem else "#C2543B")
        for y, w in ((150, 88), (157, 70)):
            stroke(
                p,
                curve((122 - w, y), (122 - w / 2, y + 4), (122, y), (122 + w / 2, y + 4), (122 + w, y)),
                clear("#FFFFFF", 0.75),
                2,
            )
        waves(p, 6, QRectF(0, 152, 240, 18), 9)

    return scene


def pirate_scene(p: QPainter) -> None:
    ship_scene("#4A4448", None, evening=True)(p)
    with at(p, 120, 88):
        stroke(p, line((-12, -12), (12, 12)), "#F0E6CE", 4)
        stroke(p, line((12, -12), (-12, 12)), "#F0E6CE", 4)


def race_scene(p: QPainter) -> None:
    sky(p, "#7DB6DC", "#F6F1DA")
    cloud(p, 60, 32, 1.2)
    paint(p, box(-4, 94, 250, 80), "#72B1C4", "#1F5D80")
    waves(p, 12, QRectF(0, 100, 240, 66), 30)
    for x, y, s, sail in (
        (186, 108, 0.48, "#E2B34A"),
        (132, 126, 0.64, "#EFE6D0"),
        (68, 152, 0.86, "#C25B45"),
    ):
        with at(p, x, y, s):
            ship(p, sail, None)


def harbour_scene(p: QPainter) -> None:
    sky(p, "#88BEDF", "#F6F0D6")
    cloud(p, 60, 36, 1.1)
    ridge(p, 4, 84, 6, "#B9CBA2", "#93AE7E", 4)
    paint(p, box(-4, 98, 250, 80), "#78B6C6", "#2A6A8A")
    waves(p, 8, QRectF(0, 104, 240, 60), 22)
    with at(p, 84, 134, 0.72):
        ship(p, "#EFE3C6", None)
    with at(p, 214, 116, 0.8):
        house(p, 70, 36, 34, roof="#9C5A3C")
    paint(p, box(134, 134, 112, 14), "#B08050", "#70481F", 1.2)
    for x in (142, 176, 210):
        paint(p, box(x, 146, 8, 26), "#7A5028", "#4A2E14", 1.0)
    with at(p, 164, 134, 0.74):
        crane(p)
    for x, painter in ((206, barrel), (228, crate)):
        with at(p, x, 136, 0.8):
            painter(p)


def trading_base_scene(p: QPainter) -> None:
    harbour_scene(p)
    with at(p, 196, 134, 0.9):
        house(p, 84, 40, 36, "#EAD9B4", "#B4532F")
