"""Signs that lie on top of everything and always stand upright: shields, goods, symbols of the small boxes."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from gui.carcassonne.art.colours import CREAM, LAND, TIMBER, ink, radial
from gui.carcassonne.art.geometry import ellipse_path, polygon
from gui.carcassonne.art.model import CROP_CIRCLE
from gui.carcassonne.art.stamps import paint_shadow
from gui.kit.paint import at, pen
from gui.kit.paths import star

NO_PEN = Qt.PenStyle.NoPen
COMPASS = {"N": 0, "NE": 45, "E": 90, "SE": 135, "S": 180, "SW": 225, "W": 270, "NW": 315}


def shield_path(x: float, y: float, w: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - w / 2, y - w * 0.55))
    path.quadTo(x, y - w * 0.68, x + w / 2, y - w * 0.55)
    path.lineTo(x + w / 2, y)
    path.cubicTo(x + w / 2, y + w * 0.4, x + w * 0.12, y + w * 0.6, x, y + w * 0.7)
    path.cubicTo(x - w * 0.12, y + w * 0.6, x - w / 2, y + w * 0.4, x - w / 2, y)
    path.closeSubpath()
    return path


def paint_shield(p: QPainter, x: float, y: float) -> None:
    w, blue = 0.145, LAND["shield"]
    with at(p, x, y):
        paint_shadow(p, 0.018, 0.03, w * 0.76, w * 0.84, 0.5)
        p.setPen(pen(ink(blue, 0.45), 0.008))
        p.setBrush(ink("#F6EBCF"))
        p.drawPath(shield_path(0, 0, w * 1.2))
        fill = QLinearGradient(-w / 2, -w / 2, w / 2, w / 2)
        fill.setColorAt(0, ink(blue, 1.3))
        fill.setColorAt(1, ink(blue, 0.85))
        p.fillPath(shield_path(0, 0, w), fill)
        tower = QPainterPath()
        tower.setFillRule(Qt.FillRule.WindingFill)
        tower.addRect(QRectF(-0.025, -0.028, 0.05, 0.073))
        tower.addRect(QRectF(-0.034, -0.036, 0.068, 0.015))
        for k in (-0.034, -0.009, 0.016):
            tower.addRect(QRectF(k, -0.055, 0.018, 0.03))
        p.fillPath(tower, ink("#F3C95A"))
        p.setPen(NO_PEN)
        p.setBrush(ink(blue, 0.9))
        p.drawRoundedRect(QRectF(-0.009, 0.012, 0.018, 0.033), 0.008, 0.008)


def _medallion(p: QPainter, rim: str) -> None:
    r = 0.092
    paint_shadow(p, 0.016, 0.022, r * 1.15, r * 1.13, 0.5)
    p.setPen(pen(rim, 0.014))
    p.setBrush(radial(-r * 0.4, -r * 0.5, r * 1.8, (0, ink(CREAM)), (1, ink("#E1CDA3"))))
    p.drawEllipse(QPointF(0, 0), r, r)


def paint_wine(p: QPainter, x: float, y: float) -> None:
    with at(p, x, y):
        _medallion(p, "#6D2547")
        p.setPen(pen("#43142C", 0.004))
        for row, count in enumerate((3, 2, 1)):
            for k in range(count):
                gx, gy = (k - (count - 1) / 2) * 0.034, -0.014 + row * 0.028
                p.setBrush(radial(gx - 0.007, gy - 0.007, 0.024, (0, ink("#B4648C")), (1, ink("#5F1E40"))))
                p.drawEllipse(QPointF(gx, gy), 0.0175, 0.0175)
        leaf = QPainterPath(QPointF(0, -0.03))
        leaf.cubicTo(-0.05, -0.035, -0.045, -0.07, -0.012, -0.066)
        leaf.cubicTo(0.03, -0.08, 0.05, -0.04, 0, -0.03)
        p.setPen(pen("#3C5C26", 0.005))
        p.setBrush(ink("#7BA045"))
        p.drawPath(leaf)


def paint_grain(p: QPainter, x: float, y: float) -> None:
    with at(p, x, y):
        _medallion(p, "#9A6A14")
        for lean in (-22, 0, 22):
            with at(p, 0, 0.055, turn=lean):
                p.setPen(pen("#9A7420", 0.007))
                p.drawLine(QLineF(0, 0, 0, -0.08))
                p.setPen(pen("#8A6412", 0.003))
                p.setBrush(ink("#E7B93C"))
                for k in range(4):
                    for side in (-1, 1):
                        p.drawEllipse(QPointF(side * 0.0095, -0.05 - k * 0.0165), 0.0085, 0.0115)
        p.setPen(pen("#7B4A1C", 0.011))
        p.drawLine(QLineF(-0.016, 0.028, 0.016, 0.028))


def paint_cloth(p: QPainter, x: float, y: float) -> None:
    with at(p, x, y):
        _medallion(p, "#1F5A57")
        for dy, colour in ((0.028, "#2E7F79"), (-0.004, "#D9A441"), (-0.036, "#B5495B")):
            roll = QLinearGradient(0, dy - 0.017, 0, dy + 0.017)
            roll.setColorAt(0, ink(colour, 1.3))
            roll.setColorAt(1, ink(colour, 0.8))
            p.setPen(pen(ink(colour, 0.55), 0.005))
            p.setBrush(roll)
            p.drawRoundedRect(QRectF(-0.055, dy - 0.017, 0.11, 0.033), 0.016, 0.016)
            p.setBrush(ink(colour, 1.5))
            p.drawEllipse(QPointF(0.04, dy), 0.012, 0.0155)
            p.setBrush(ink(colour, 0.6))
            p.drawEllipse(QPointF(0.04, dy), 0.0045, 0.006)


def paint_gold(p: QPainter, x: float, y: float, size: float) -> None:
    """Three stacked bars."""
    with at(p, x, y, 1.4 * size):
        paint_shadow(p, 0.016, 0.02, 0.09, 0.05, 0.43)
        p.setPen(pen("#7A5510", 0.005))
        for dx, dy in ((-0.036, 0.018), (0.036, 0.018), (0.0, -0.018)):
            p.setBrush(ink("#C08A1E"))
            p.drawPolygon(
                polygon(
                    [
                        (dx - 0.036, dy + 0.018),
                        (dx + 0.036, dy + 0.018),
                        (dx + 0.026, dy - 0.012),
                        (dx - 0.026, dy - 0.012),
                    ]
                )
            )
            p.setBrush(ink("#FFE08A"))
            p.drawPolygon(
                polygon(
                    [
                        (dx - 0.026, dy - 0.012),
                        (dx + 0.026, dy - 0.012),
                        (dx + 0.018, dy - 0.024),
                        (dx - 0.018, dy - 0.024),
                    ]
                )
            )


def paint_mage(p: QPainter, x: float, y: float, size: float) -> None:
    """A crescent and a star on a violet medallion."""
    with at(p, x, y, size):
        _medallion(p, "#5D3C82")
        moon = ellipse_path(-0.008, 0, 0.056, 0.056).subtracted(ellipse_path(0.016, -0.008, 0.046, 0.046))
        p.fillPath(moon, ink("#6C4796"))
        p.fillPath(star(0.026, -0.006, 0.03), ink("#D8852E"))


def paint_robber(p: QPainter, x: float, y: float, size: float) -> None:
    """A tied sack with coins on a grey medallion."""
    with at(p, x, y, size):
        _medallion(p, "#4A4540")
        sack = QPainterPath(QPointF(-0.016, -0.026))
        sack.cubicTo(-0.07, 0.02, -0.05, 0.06, 0, 0.058)
        sack.cubicTo(0.05, 0.06, 0.07, 0.02, 0.016, -0.026)
        sack.lineTo(0.03, -0.056)
        sack.lineTo(-0.03, -0.056)
        sack.closeSubpath()
        p.setPen(pen("#3B2E22", 0.006))
        p.setBrush(ink("#A9875A"))
        p.drawPath(sack)
        p.setPen(pen("#5B3A1E", 0.009))
        p.drawLine(QLineF(-0.02, -0.027, 0.02, -0.027))
        p.setPen(pen("#8A6412", 0.004))
        p.setBrush(ink("#F1C75A"))
        p.drawEllipse(QPointF(0, 0.017), 0.02, 0.02)


def paint_crop_circle(p: QPainter, x: float, y: float, size: float, kind: str) -> None:
    """Flattened corn in rings, with the circle's own sign."""
    with at(p, x, y, size):
        p.setPen(pen("#A58F35", 0.008))
        p.setBrush(ink("#D6C25E"))
        p.drawEllipse(QPointF(0, 0), CROP_CIRCLE, CROP_CIRCLE)
        p.setPen(pen("#B39D3F", 0.012))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for k in (0.86, 0.7):
            p.drawEllipse(QPointF(0, 0), CROP_CIRCLE * k, CROP_CIRCLE * k)
        p.fillPath(_crop_sign(kind), ink("#8F7A2B"))


def _crop_sign(kind: str) -> QPainterPath:
    if kind == "crop_shield":
        return shield_path(0, 0.005, 0.10)
    sign = QPainterPath()
    sign.setFillRule(Qt.FillRule.WindingFill)
    if kind == "crop_club":
        sign.addRoundedRect(QRectF(-0.013, -0.03, 0.026, 0.10), 0.01, 0.01)
        sign.addEllipse(QPointF(0, -0.035), 0.032, 0.042)
    else:
        sign.addRect(QRectF(-0.008, -0.06, 0.016, 0.135))
        sign.addRect(QRectF(-0.045, -0.012, 0.09, 0.014))
        for k in (-0.04, 0.04):
            sign.addRect(QRectF(k - 0.007, -0.06, 0.014, 0.055))
    return sign


def paint_machine(p: QPainter, x: float, y: float, direction: str, turns: int) -> None:
    """A winged flying machine above its shadow, nose towards the flight, with a dotted track."""
    paint_shadow(p, x + 0.05, y + 0.07, 0.13, 0.055, 0.36)
    with at(p, x, y, turn=COMPASS[direction] + 90 * turns):
        p.setPen(NO_PEN)
        p.setBrush(ink(CREAM))
        for k in range(4):
            p.drawEllipse(QPointF(0, -0.12 - k * 0.035), 0.009, 0.009)
        p.setPen(pen(TIMBER, 0.006))
        for side, canvas in ((-1, "#F1E2BF"), (1, "#DCC596")):
            wing = QPainterPath(QPointF(0, -0.045))
            wing.quadTo(side * 0.09, -0.085, side * 0.165, -0.01)
            for k in range(3):
                wing.quadTo(side * (0.14 - k * 0.05), 0.0, side * (0.115 - k * 0.05), 0.035 - k * 0.004)
            wing.closeSubpath()
            p.setBrush(ink(canvas))
            p.drawPath(wing)
            p.drawLines([QLineF(side * 0.01, -0.05, side * k, 0.018 - k * 0.12) for k in (0.05, 0.10, 0.145)])
        p.setPen(pen(ink(TIMBER, 0.7), 0.006))
        p.setBrush(ink("#A9713F"))
        p.drawEllipse(QPointF(0, 0.005), 0.021, 0.085)
        p.setBrush(ink(LAND["roof"]))
        p.drawPolygon(polygon([(0, 0.06), (0.045, 0.11), (-0.045, 0.11)]))


CITY_EMBLEMS = {"shield": paint_shield, "wine": paint_wine, "grain": paint_grain, "cloth": paint_cloth}
SYMBOLS = {"gold": paint_gold, "mage": paint_mage, "robber": paint_robber}
