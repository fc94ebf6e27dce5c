"""A whole sheet in small: the duchy with its numbers, the bonuses that are left, the points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from engine.burgundy_dice.duchies import CELLS, Duchy
from engine.burgundy_dice.scoring import BONUSES
from engine.burgundy_dice.sheet import EMPTY, STARTED, Sheet
from gui.burgundy_dice.art.colours import COLOUR, GRAPHITE, PAPER, PRINT, PRINT_FADED
from gui.burgundy_dice.art.signs import BONUS_SIGN
from gui.kit.brush import across, fill, line, numeral
from gui.kit.fonts import BOLD, SEMIBOLD, serif
from gui.kit.hexes import hexagon, middle_of, outline
from gui.kit.paint import LEFT, RIGHT, at, clear, dark, mix, shadow, write
from gui.kit.paths import poly, rounded
from gui.kit.theme import SeatColour, paint_mark


@dataclass(frozen=True)
class Form:
    """How a small sheet is laid out; a narrow table has the others in a row below, in landscape."""

    size: QSizeF
    hex: float
    duchy: QPointF
    name: QRectF
    points: QRectF
    bonuses: tuple[QPointF, ...]

    def spot(self, hex: int) -> QPointF:
        """The middle of a hex."""
        return self.duchy + middle_of(CELLS[hex], self.hex)


UPRIGHT = Form(
    QSizeF(160, 196),
    11.6,
    QPointF(80, 98),
    QRectF(29, 4, 88, 23),
    QRectF(108, 3, 44, 24),
    tuple(QPointF(20 + i * 36, 181) for i in range(4)),
)
LYING = Form(
    QSizeF(236, 118),
    9.6,
    QPointF(70, 59),
    QRectF(157, 6, 74, 20),
    QRectF(142, 28, 88, 30),
    tuple(QPointF(156 + i % 2 * 44, 74 + i // 2 * 26) for i in range(4)),
)


@dataclass(frozen=True)
class Look:
    """What a small sheet shows; `busy`: its owner is at work in this round, unseen."""

    duchy: Duchy
    sheet: Sheet
    name: str
    colour: SeatColour
    busy: bool
    night: bool
    form: Form

    @property
    def key(self) -> tuple[object, ...]:
        return (
            "small sheet",
            self.duchy.id,
            self.sheet,
            self.name,
            self.colour.fill.rgb(),
            self.busy,
            self.night,
            self.form is LYING,
        )


def paint_small(p: QPainter, look: Look) -> None:
    form = look.form
    area = QRectF(QPointF(), form.size)
    shadow(p, rounded(area, 3), 8, 0.45)
    paper = across(0, 0, area.width(), area.height(), "#FFFDF4", PAPER, "#EFE6CD")
    fill(p, rounded(area, 3), paper, 0.8, clear(PRINT, 0.4))
    mark = QRectF(form.name.left() - 20, form.name.center().y() - 7.5, 15, 15)
    paint_mark(p, look.colour.mark, mark, look.colour.fill, look.colour.dark)
    write(p, form.name, look.name, serif(15, SEMIBOLD, fixed=True), PRINT, LEFT)
    write(p, form.points, str(look.sheet.points), serif(20, BOLD, fixed=True), PRINT, RIGHT)
    with at(p, form.duchy.x(), form.duchy.y()):
        fill(p, outline(CELLS, form.hex, 1.14), "#E9DCBC", 0.8, clear(PRINT, 0.66))
    for hex in range(len(CELLS)):
        _hex(p, look, hex)
    _bonuses(p, look)
    if look.busy:
        _at_work(p, form)
    if look.night:
        fill(p, rounded(area, 3), clear("#0A0E1C", 0.20))


def _hex(p: QPainter, look: Look, hex: int) -> None:
    """Marked hexes are strong, open ones pale."""
    tint, size = COLOUR[look.duchy.colours[hex]], look.form.hex
    spot = look.form.spot(hex)
    number = look.sheet.numbers[hex]
    marked = number != EMPTY
    wash = mix(tint, PAPER, 0.16 if marked else 0.66)
    edge = clear(dark(tint, 0.45), 0.9 if marked else 0.45)
    fill(p, hexagon(size * 0.97, spot.x(), spot.y()), wash, 0.9, edge)
    if number == STARTED:
        reach = size * 0.4
        for s in (-1, 1):
            line(
                p,
                spot.x() - s * reach,
                spot.y() - reach,
                spot.x() + s * reach,
                spot.y() + reach,
                GRAPHITE,
                2.0,
            )
    elif marked:
        numeral(p, spot.x(), spot.y(), size * 1.25, str(number), dark(tint, 0.78))


def _bonuses(p: QPainter, look: Look) -> None:
    """How many of each bonus are left."""
    for i, bonus in enumerate(BONUSES):
        left = look.sheet.owned(bonus)
        place = look.form.bonuses[i]
        p.save()
        p.setOpacity(1.0 if left else 0.3)
        with at(p, place.x(), place.y(), 8.0):
            BONUS_SIGN[bonus](p)
        p.restore()
        ink = PRINT if left else clear(PRINT_FADED, 0.5)
        numeral(p, place.x() + 16, place.y(), 14, str(left), ink)


def _at_work(p: QPainter, form: Form) -> None:
    """A little pencil: somebody is writing here, unseen."""
    with at(p, form.duchy.x() + form.hex * 5.0, form.duchy.y() + form.hex * 4.2, 1.0, -38):
        fill(p, poly((-14, 0), (-7, -3.2), (-7, 3.2)), GRAPHITE)
        fill(p, poly((-8, -3.2), (12, -3.2), (12, 3.2), (-8, 3.2)), "#C0412E", 0.7, clear(PRINT, 0.7))
