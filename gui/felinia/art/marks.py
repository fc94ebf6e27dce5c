"""What shines on the chart: provinces that can be entered, footprints, groups of merchants."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from gui.felinia.art.brush import draw, halo
from gui.felinia.art.colours import CREAM, EMBER, LIT, OUTLINE
from gui.kit.brush import numeral
from gui.kit.paint import at, clear, clipped, mix, pen, shadow
from gui.kit.paths import oval
from gui.kit.theme import SeatColour, paint_mark, theme


def paint_lit_province(p: QPainter, shape: QPainterPath, middle: QPointF, held: bool) -> None:
    """A province that can be chosen: lit ground and a bright rim."""
    glow = theme().glow
    x, y = middle.x(), middle.y()
    strength = 1.0 if held else 0.62
    light = clear(LIT, 0.92 * strength), clear(glow, 0.67 * strength), clear(glow, 0.24 * strength)
    draw(p, shape, halo(x, y, 92, *light))
    with clipped(p, shape):
        for width, share in ((22, 0.24), (14, 0.35), (7, 0.59)):
            draw(p, shape, None, pen(clear(glow, share), width))
    draw(p, shape, None, pen(EMBER, 8.0 if held else 6.4))
    draw(p, shape, None, pen("#FFFFFF" if held else "#FFF6C8", 3.6 if held else 3.0))


def paint_lit_track(p: QPainter, track: QPainterPath) -> None:
    """The way to a province, as a dotted line of light."""
    for width, strength in ((15.0, 0.2), (10.0, 0.35)):
        draw(p, track, None, pen(clear(LIT, strength), width))
    for colour, width, gap in ((EMBER, 7.6, 1.54), ("#FFFFFF", 5.0, 2.34)):
        dots = pen(colour, width)
        dots.setDashPattern([0.01, gap])
        draw(p, track, None, dots)


def paint_footprints(p: QPainter, track: QPainterPath, colour: SeatColour) -> None:
    """Boot prints along a walked track, left and right in turn."""
    length = track.length()
    count = int(length / 16)
    rim = pen(clear(CREAM, 0.94), 1.6)
    for i in range(2, count):
        share = track.percentAtLength(length * i / count)
        point, side = track.pointAtPercent(share), 1 if i % 2 else -1
        with at(p, point.x(), point.y(), turn=-track.angleAtPercent(share)):
            draw(p, oval(2, side * 4.6, 5.6, 3.2), colour.dark, rim)
            draw(p, oval(-6, side * 4.6, 2.6, 2.4), colour.dark, rim)


def paint_group(p: QPainter, ground: QPainterPath, colour: SeatColour) -> None:
    """The provinces that a family's neighbouring merchants hold together."""
    draw(p, ground, clear(mix(colour.fill, "#FFFFFF", 0.15), 0.55))
    with clipped(p, ground):
        for width, strength in ((26, 0.3), (14, 0.4)):
            draw(p, ground, None, pen(clear(colour.fill, strength), width))
    draw(p, ground, None, pen(CREAM, 7))
    draw(p, ground, None, pen(colour.dark, 4))


def paint_points(p: QPainter, points: int, colour: SeatColour) -> None:
    """Points in a family's colour, around the origin."""
    disc = oval(0, 0, 25)
    shadow(p, disc, 5, 0.5)
    draw(p, disc, colour.fill, pen(CREAM, 4))
    draw(p, oval(0, 0, 27), None, pen(OUTLINE, 1.6))
    paint_mark(p, colour.mark, oval(0, -14, 7).boundingRect(), CREAM)
    numeral(p, 0, 6, 27, str(points), "#FFFFFF")


def paint_bracket(p: QPainter, shape: QPainterPath, colour: QColor) -> None:
    """The outline of what was done last."""
    draw(p, shape, None, pen(clear(OUTLINE, 0.5), 8))
    draw(p, shape, None, pen(CREAM, 6))
    line = pen(colour, 4)
    line.setDashPattern([5, 2.5])
    draw(p, shape, None, line)
