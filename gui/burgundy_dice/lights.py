"""What shines on the sheet: hexes that can be chosen, the last marks, a slip with what a mark brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.burgundy_dice import layers, plan
from gui.burgundy_dice.art.colours import BONUS_COLOUR, FIELD, PRINT
from gui.burgundy_dice.art.pencil import Strokes, draw, figures
from gui.burgundy_dice.art.signs import BONUS_SIGN
from gui.burgundy_dice.sheet_item import SheetItem
from gui.kit.brush import fill
from gui.kit.fonts import SEMIBOLD, sans, serif
from gui.kit.hexes import hexagon
from gui.kit.paint import CENTRE, at, clear, dark, glow, parchment, pen, shadow, write
from gui.kit.paths import oval
from gui.kit.theme import SeatColour, theme


@dataclass(frozen=True)
class Choice:
    """A hex that can be chosen: what may be written there, and the bonus it would take ("" for none)."""

    hex: int
    numbers: tuple[Strokes, ...]
    bonus: str


class Offer(SheetItem):
    """Hexes that can be chosen; those that need a bonus shine in its colour, the pointed one strongly."""

    def __init__(self) -> None:
        super().__init__(layers.OFFER)
        self._choices: tuple[Choice, ...] = ()
        self._pointed: int | None = None

    def show_choices(self, choices: Iterable[Choice], pointed: int | None) -> None:
        self._choices, self._pointed = tuple(choices), pointed
        self.update()

    def draw(self, p: QPainter) -> None:
        for choice in sorted(self._choices, key=lambda choice: not choice.bonus):
            self._draw_one(p, choice, choice.hex == self._pointed)

    def _draw_one(self, p: QPainter, choice: Choice, pointed: bool) -> None:
        spot = plan.hex_middle(choice.hex)
        x, y = spot.x(), spot.y()
        if choice.bonus:
            tint = BONUS_COLOUR[choice.bonus]
            edge = pen(dark(tint, 0.15), 3.2 if pointed else 2.2)
            edge.setDashPattern([2.6, 2.0])
            p.strokePath(hexagon(plan.HEX * 0.82, x, y), pen(clear(FIELD, 0.75), 5.4))
            if pointed:
                _shine(p, hexagon(plan.HEX * 0.82, x, y), 6.5)
            p.strokePath(hexagon(plan.HEX * 0.82, x, y), edge)
            _badge(p, choice.bonus, x, y + plan.HEX * 0.66)
        else:
            _shine(p, hexagon(plan.HEX * 0.87, x, y), 8.5 if pointed else 6.0)
        for strokes in choice.numbers:
            draw(p, strokes)


def _shine(p: QPainter, edge: QPainterPath, size: float) -> None:
    """Light that shows on paper: an amber halo, a bright band, a white core."""
    for i in range(8):
        p.strokePath(edge, pen(clear("#F79A12", 0.08 + 0.02 * i), size * (3.0 - 0.34 * i)))
    for colour, width in (("#FFB733", 0.80), ("#FFD76A", 0.50), ("#FFFCEB", 0.20)):
        p.strokePath(edge, pen(colour, size * width))


def _badge(p: QPainter, bonus: str, x: float, y: float) -> None:
    """The sign of the bonus that a choice takes."""
    fill(p, oval(x, y, 10), FIELD, 1.0, dark(BONUS_COLOUR[bonus], 0.3))
    with at(p, x, y, 7.4):
        BONUS_SIGN[bonus](p)


class Hexes(SheetItem):
    """A glow around some hexes: what a log line speaks of, a region just completed."""

    def __init__(self, hexes: Sequence[int]) -> None:
        super().__init__(layers.LIGHT)
        self._hexes = hexes

    def draw(self, p: QPainter) -> None:
        for hex in self._hexes:
            spot = plan.hex_middle(hex)
            glow(p, hexagon(plan.HEX * 0.9, spot.x(), spot.y()), theme().glow, 11)


class Last(SheetItem):
    """What was marked last, in the colour of who marked it."""

    def __init__(self, hexes: Sequence[int], colour: SeatColour) -> None:
        super().__init__(layers.LAST)
        self._hexes, self._colour = hexes, colour

    def draw(self, p: QPainter) -> None:
        for hex in self._hexes:
            spot = plan.hex_middle(hex)
            edge = hexagon(plan.HEX * 0.86, spot.x(), spot.y())
            p.strokePath(edge, pen(clear(FIELD, 0.8), 5.6))
            p.strokePath(edge, pen(self._colour.fill, 3.2))


TOKEN, TOKEN_STEP = 25.0, 58.0


class Fan(SheetItem):
    """Several numbers fit into one hex: each lies above it on a round slip."""

    def __init__(self, hex: int, options: Sequence[tuple[int, str]]) -> None:
        """`options`: number and bonus."""
        super().__init__(layers.FAN)
        self.options = tuple(options)
        self.at = 0
        spot = plan.hex_middle(hex)
        wide = (len(options) - 1) * TOKEN_STEP
        left = max(plan.SHEET.left() + TOKEN + 8, spot.x() - wide / 2)
        y = spot.y() - plan.HEX - TOKEN - 8
        if y < plan.SHEET.top() + TOKEN + 8:
            y = spot.y() + plan.HEX + TOKEN + 8
        self._spots = [QPointF(left + i * TOKEN_STEP, y) for i in range(len(options))]
        self._hex = spot

    def walk(self, by: int) -> None:
        self.at = (self.at + by) % len(self.options)
        self.update()

    def point(self, place: QPointF) -> int | None:
        """The option under a point."""
        for i, spot in enumerate(self._spots):
            if (place - spot).manhattanLength() < TOKEN * 1.6:
                if self.at != i:
                    self.at = i
                    self.update()
                return i
        return None

    def spot(self, option: int) -> QPointF:
        return self._spots[option]

    def draw(self, p: QPainter) -> None:
        glow(p, hexagon(plan.HEX * 0.87, self._hex.x(), self._hex.y()), theme().glow, 15)
        for i, ((number, bonus), spot) in enumerate(zip(self.options, self._spots, strict=True)):
            slip = oval(spot.x(), spot.y(), TOKEN)
            shadow(p, slip, 9, 0.5)
            if i == self.at:
                glow(p, slip, theme().glow, 12)
            fill(p, slip, "#FFF3C4" if i == self.at else FIELD, 1.6, PRINT)
            draw(p, figures(spot.x(), spot.y(), 30, str(number), f"fan {number}", 3.4))
            if bonus:
                _badge(p, bonus, spot.x() + TOKEN * 0.72, spot.y() + TOKEN * 0.72)


class Slip(QGraphicsItem):
    """A few words at the pointer, always at reading size."""

    def __init__(self) -> None:
        super().__init__()
        self._text = self._title = ""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(layers.SLIP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def say(self, spot: QPointF, title: str, text: str = "") -> None:
        self.prepareGeometryChange()
        self._title, self._text = title, text
        self.setPos(spot)
        self.setVisible(bool(title))
        self.update()

    def _card(self) -> QRectF:
        title, text = QFontMetricsF(serif(17, SEMIBOLD)), QFontMetricsF(sans(15))
        wide = max(title.horizontalAdvance(self._title), text.horizontalAdvance(self._text)) + 30
        high = title.height() + (text.height() if self._text else 0) + 16
        return QRectF(-wide / 2, -high - 16, wide, high)

    def boundingRect(self) -> QRectF:
        return self._card().adjusted(-14, -14, 14, 20)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = self._card()
        parchment(painter, card, 8, 7)
        line = QFontMetricsF(serif(17, SEMIBOLD)).height()
        top = QRectF(card.left() + 6, card.top() + 7, card.width() - 12, line)
        write(painter, top, self._title, serif(17, SEMIBOLD), theme().ink, CENTRE)
        if self._text:
            below = QRectF(card.left() + 6, top.bottom(), card.width() - 12, card.bottom() - top.bottom() - 7)
            write(painter, below, self._text, sans(15), theme().ink_faded, CENTRE)
