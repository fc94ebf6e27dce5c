"""One family of icons: one line weight, ink with a breath of gold, readable at 16 px, handsome at 128."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QIconEngine, QLinearGradient, QPainter, QPainterPath, QPixmap

from gui.kit.icon_shapes import SHAPES
from gui.kit.paint import Colour, clear, pen
from gui.kit.theme import theme

BOX = 32.0
NAMES = tuple(SHAPES)


def paint_icon(p: QPainter, name: str, rect: QRectF, colour: Colour | None = None) -> None:
    """An icon in the inner square of ``rect``; in the theme's ink if no colour is given."""
    line, solid, wash = _paths(name)
    ink = QColor(colour) if colour is not None else theme().ink
    side = min(rect.width(), rect.height())
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    p.scale(side / BOX, side / BOX)
    gilt = QLinearGradient(4, 2, 26, 30)
    gilt.setColorAt(0, clear(theme().glow, 0.35 * ink.alphaF()))
    gilt.setColorAt(1, clear(theme().gold, 0.8 * ink.alphaF()))
    p.fillPath(wash, QBrush(gilt))
    p.fillPath(solid, ink)
    weight = 1.9 if side > 60 else max(2.2, 1.45 * BOX / side)  # never thinner than one and a half pixels
    p.strokePath(line, pen(ink, weight))
    p.restore()


@cache
def _paths(name: str) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    shape = SHAPES[name]
    return path_from(shape.line), path_from(shape.solid), path_from(shape.wash)


def path_from(words: str) -> QPainterPath:
    """The path that the words of ``icon_shapes`` describe."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = words.split()
    counts = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0, "O": 3, "B": 5}
    i = 0
    while i < len(tokens):
        word = tokens[i]
        command = word[0]
        if len(word) > 1:  # the first number sticks to its letter, as in SVG
            tokens[i : i + 1] = [command, word[1:]]
        count = counts[command]
        n = [float(t) for t in tokens[i + 1 : i + 1 + count]]
        i += 1 + count
        here = path.currentPosition()
        match command:
            case "M":
                path.moveTo(*n)
            case "L":
                path.lineTo(*n)
            case "H":
                path.lineTo(n[0], here.y())
            case "V":
                path.lineTo(here.x(), n[0])
            case "C":
                path.cubicTo(*n)
            case "Q":
                path.quadTo(*n)
            case "Z":
                path.closeSubpath()
            case "O":
                path.addEllipse(QRectF(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2]))
            case "B":
                path.addRoundedRect(QRectF(*n[:4]), n[4], n[4])
    return path


class _Engine(QIconEngine):
    """Paints the icon anew for each size and theme."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        faded = mode == QIcon.Mode.Disabled
        paint_icon(painter, self.name, QRectF(rect), clear(theme().ink, 0.4) if faded else theme().ink)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, picture.rect(), mode, state)
        painter.end()
        return picture

    def clone(self) -> QIconEngine:
        return _Engine(self.name)


@cache
def icon(name: str) -> QIcon:
    """The icon for Qt's own widgets; follows the theme."""
    return QIcon(_Engine(name))
