"""The front of the box: a half filled sheet on a green hill country, dice rolling across it, a pencil."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from engine.burgundy_dice.duchies import CELLS, DUCHIES
from gui.burgundy_dice.art.colours import BONE, COLOUR, PAPER
from gui.burgundy_dice.art.pencil import draw, figures
from gui.burgundy_dice.art.sheet import paint_pencil
from gui.burgundy_dice.dice import colour_face, hourglass_face
from gui.kit.brush import fill
from gui.kit.dice import paint_die
from gui.kit.hexes import hexagon, middle_of, outline
from gui.kit.lettering import title
from gui.kit.paint import at, clear, dark, light, mix, paint, shadow, stroke
from gui.kit.paths import box, curve

translate = QCoreApplication.translate
FRONT = QRectF(0, 0, 250, 330)
"""The front in the painter's own units."""
HEX = 17.5
WRITTEN = {4: 2, 5: 5, 9: 3, 11: 6, 12: 6, 16: 6, 17: 5, 18: 1, 19: 4, 20: 6, 24: 2, 25: 5, 30: 5, 31: 1}


def cover(p: QPainter, rect: QRectF) -> None:
    """Paint the front of the box, scaled to fill the rectangle."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.translate(rect.topLeft())
    p.scale(rect.width() / FRONT.width(), rect.height() / FRONT.height())
    _country(p)
    with at(p, 122, 214, 1.0, -7):
        _sheet(p)
    with at(p, 150, 300, 0.62, -36):
        paint_pencil(p, 210)
    _dice(p)
    _title(p, translate("BurgundyDice", "Burgundy"), 54, 48)
    _title(p, translate("BurgundyDice", "The Dice Game"), 88, 26)
    p.restore()


def _country(p: QPainter) -> None:
    sky = QLinearGradient(0, 0, 0, FRONT.height() * 0.8)
    sky.setColorAt(0, QColor("#24492E"))
    sky.setColorAt(1, QColor("#86AA5E"))
    p.fillRect(FRONT, sky)
    sun = QRadialGradient(QPointF(56, 116), 150)
    sun.setColorAt(0, clear("#F7F1B4", 0.6))
    sun.setColorAt(1, clear("#F7F1B4", 0))
    p.fillRect(FRONT, sun)
    for crest, top, bottom in ((250, "#5E8A44", "#3C6630"), (286, "#4A7538", "#24492E")):
        hills = curve(
            (-20, crest + 8), (50, crest - 10), (120, crest + 6), (200, crest - 12), (280, crest + 4)
        )
        hills.lineTo(280, 340)
        hills.lineTo(-20, 340)
        hills.closeSubpath()
        paint(p, hills, top, bottom)


def _sheet(p: QPainter) -> None:
    paper = box(-116, -108, 232, 222, 4)
    shadow(p, paper, 12, 0.6)
    paint(p, paper, "#FFFDF2", "#E9DDBE", 1.1)
    duchy = DUCHIES["A"]
    fill(p, outline(CELLS, HEX, 1.1), "#E9DCBC", 0.8, "#8A745A")
    for hex, cell in enumerate(CELLS):
        spot = middle_of(cell, HEX)
        tint = COLOUR[duchy.colours[hex]]
        wash = mix(tint, PAPER, 0.25 if hex in WRITTEN else 0.5)
        paint(p, hexagon(HEX * 0.97, spot.x(), spot.y()), light(wash, 0.2), wash)
        stroke(p, hexagon(HEX * 0.97, spot.x(), spot.y()), dark(tint, 0.45), 1.2)
        if hex in WRITTEN:
            draw(p, figures(spot.x(), spot.y(), 20, str(WRITTEN[hex]), f"cover {hex}", 2.6))


def _dice(p: QPainter) -> None:
    with at(p, 62, 172, 27):
        paint_die(p, 5, BONE, 20)
    with at(p, 186, 160, 25):
        paint_die(p, 3, BONE, -16, face=colour_face)
    with at(p, 96, 276, 30):
        paint_die(p, 4, BONE, -24, face=colour_face)
    with at(p, 206, 236, 22):
        paint_die(p, 6, BONE, 14, face=hourglass_face)


def _title(p: QPainter, words: str, y: float, size: float) -> None:
    title(p, words, 125, y, size, "#FFFBE0", "#F2CF6A", "#12301C", bend=0, widest=FRONT.width() - 22)
