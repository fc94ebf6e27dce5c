"""The front of Catan's box: two rulers measuring each other over a land that is split between them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from gui.catan_duel.art.buildings import house
from gui.catan_duel.art.nature import peak, ridge, sky, soft_disc
from gui.catan_duel.art.people import figure
from gui.catan_duel.art.scenes.portraits import HARALD, SIGLIND
from gui.kit.lettering import title
from gui.kit.paint import at, clear, clipped, paint, stroke
from gui.kit.paths import curve, line, oval, poly

translate = QCoreApplication.translate

FRONT = QRectF(0, 0, 250, 330)
"""The front in the painter's own units."""
RED = replace(SIGLIND, cloak="#A8322A", item="none", gaze=1.7)
BLUE = replace(HARALD, item="none", gaze=1.7)
EDGE = "#4A140C"


def cover(p: QPainter, rect: QRectF) -> None:
    """Paint the front of the box, scaled to fill the rectangle."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.translate(rect.topLeft())
    p.scale(rect.width() / FRONT.width(), rect.height() / FRONT.height())
    _country(p)
    with at(p, 188, 332, 1.44, flip=True):
        figure(p, BLUE)
    with at(p, 62, 334, 1.44):
        figure(p, RED)
    _swords(p)
    title(p, "Catan", 125, 72, 66, "#FFF3C0", "#E6A32E", EDGE, 9)
    title(p, translate("CatanDuel", "The Duel"), 125, 106, 31, "#FFFFFF", "#F6DFA6", EDGE, 0)
    p.restore()


def _country(p: QPainter) -> None:
    for half, top, bottom in (
        (poly((0, 0), (142, 0), (108, 330), (0, 330)), "#B5432C", "#FFE0A0"),
        (poly((142, 0), (250, 0), (250, 330), (108, 330)), "#1D4F80", "#DCEBF2"),
    ):
        with clipped(p, half):
            sky(p, top, bottom, FRONT)
    soft_disc(p, 126, 170, 110, clear("#FFF6D2", 0.95), 0.1)
    for x, w, h in ((196, 110, 92), (240, 110, 74)):
        peak(p, x, 252, w, h)
    with clipped(p, poly((0, 0), (128, 0), (112, 330), (0, 330))):
        ridge(p, 24, 212, 8, "#E9C65C", "#C08A28", 4, FRONT)
        for i in range(9):
            furrow = curve((-6 + i * 12, 262), (40 + i * 8, 230), (70 + i * 7, 208))
            stroke(p, furrow, clear("#8A5A12", 0.35), 1.6)
        with at(p, 30, 222, 0.5):
            house(p, 70, 32, 36)


def _swords(p: QPainter) -> None:
    for side in (-1, 1):
        with at(p, 125, 262, 1.0, turn=side * 15):
            stroke(p, line((0, 40), (0, -92)), "#241A14", 9)
            stroke(p, line((0, 20), (0, -90)), "#F4F6F6", 5.6)
            stroke(p, line((1.6, 18), (1.6, -86)), "#A9B4BC", 1.6)
            stroke(p, line((-16, 22), (16, 22)), "#5A3A0E", 8)
            stroke(p, line((-16, 22), (16, 22)), "#E8BC4E", 5)
            stroke(p, line((0, 26), (0, 44)), "#7A4A22", 6)
            paint(p, oval(0, 48, 5), "#F2CD5E", "#A4721F", 1.2)
