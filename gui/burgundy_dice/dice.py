"""The five dice on the sheet: they roll across it and come to rest in its corner."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from engine.burgundy_dice.scoring import COLOURS
from gui.burgundy_dice import layers, plan
from gui.burgundy_dice.art.colours import BONE
from gui.burgundy_dice.art.signs import colour_hex, hourglass
from gui.kit.dice import REACH, DieItem, FacePainter, paint_die, roll
from gui.kit.motion import Track
from gui.kit.paint import at, glow
from gui.kit.paths import box
from gui.kit.pixmaps import lay, pictures
from gui.kit.theme import theme

NUMBER, COLOUR, HOURGLASS = "number", "colour", "hourglass"
KINDS = (NUMBER, NUMBER, COLOUR, COLOUR, HOURGLASS)
DOUBLE = 6
"""The side of the hourglass die that shows the blue double one; its neighbours show one."""
BLUE, BLACK = "#1F6FB5", "#2E231D"


def colour_face(p: QPainter, value: int) -> None:
    with at(p, 0, 0, 0.80):
        colour_hex(p, COLOURS[value - 1])


def hourglass_face(p: QPainter, value: int) -> None:
    count = 2 if value >= DOUBLE - 1 else 1
    for i in range(count):
        with at(p, (i - (count - 1) / 2) * 0.86, 0, 0.62):
            hourglass(p, BLUE if count == 2 else BLACK)


FACES: dict[str, FacePainter | None] = {NUMBER: None, COLOUR: colour_face, HOURGLASS: hourglass_face}


class SheetDie(DieItem):
    """A die with pips, colours or hourglasses."""

    def __init__(self, kind: str, yaw: float) -> None:
        super().__init__(plan.DIE, BONE, yaw)
        self.kind = kind
        self.setZValue(layers.DICE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._rolled < 1:
            painter.scale(self.size, self.size)
            paint_die(painter, self.value, BONE, self.yaw, face=FACES[self.kind], rolled=self._rolled)
            return
        rect = self.boundingRect()
        key = ("sheet die", self.kind, self.value, self.yaw)
        picture = pictures.get(key, rect.width(), rect.height(), self.detail, self._draw)
        lay(painter, rect, picture)

    def _draw(self, p: QPainter) -> None:
        side = REACH * self.size
        p.translate(side, side)
        p.scale(self.size, self.size)
        paint_die(p, self.value, BONE, self.yaw, face=FACES[self.kind])


class _Halo(QGraphicsItem):
    """Light around a die: faint when it would serve, strong when it is picked."""

    def __init__(self, spot: QPointF) -> None:
        super().__init__()
        self.setPos(spot)
        self.setZValue(layers.DIE_LIGHT)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def boundingRect(self) -> QRectF:
        side = plan.DIE * 2
        return QRectF(-side, -side, 2 * side, 2 * side)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = plan.DIE * 1.18
        glow(painter, box(-side, -side * 1.02, 2 * side, 2 * side * 1.08, 16), theme().glow, 13)


class Dice:
    """Two number dice, two colour dice, the hourglass die."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.items = [SheetDie(kind, yaw) for kind, (_, yaw) in zip(KINDS, plan.DICE_SPOTS, strict=True)]
        self._halos = [_Halo(spot) for spot, _ in plan.DICE_SPOTS]
        for item, halo, (spot, _) in zip(self.items, self._halos, plan.DICE_SPOTS, strict=True):
            item.setPos(spot)
            scene.addItem(item)
            scene.addItem(halo)

    def show_dice(self, numbers: Sequence[int], colours: Sequence[str], hourglasses: int) -> None:
        """Let the dice lie there; before the first roll there are none."""
        values = values_of(numbers, colours, hourglasses)
        for item, value, (spot, _) in zip(self.items, values or [1] * 5, plan.DICE_SPOTS, strict=True):
            item.setVisible(bool(values))
            item.setPos(spot)
            item.set(value)

    def roll(self, numbers: Sequence[int], colours: Sequence[str], hourglasses: int) -> list[Track]:
        """The dice tumble across the sheet, each at its own pace."""
        tracks = []
        values = values_of(numbers, colours, hourglasses)
        for i, (item, value, (spot, _)) in enumerate(zip(self.items, values, plan.DICE_SPOTS, strict=True)):
            item.setVisible(True)
            start = QPointF(plan.SHEET.left() - 40 + i * 24, plan.SHEET.bottom() - 60 - i * 70)
            tracks.append(roll(item, value, start, spot, 640 + 70 * i))
        return tracks

    def lit(self, dice: set[int]) -> None:
        for i, halo in enumerate(self._halos):
            halo.setVisible(i in dice)

    def at(self, place: QPointF) -> int | None:
        """The die under a point; the hourglass die is none that can be picked."""
        for i, (spot, _) in enumerate(plan.DICE_SPOTS):
            away = place - spot
            if max(abs(away.x()), abs(away.y())) < plan.DIE * 1.25:
                return i if KINDS[i] != HOURGLASS else None
        return None

    def set_detail(self, detail: float) -> None:
        for item in self.items:
            item.detail = detail
            item.update()


def values_of(numbers: Sequence[int], colours: Sequence[str], hourglasses: int) -> list[int]:
    """The sides of the five dice that lie on top."""
    if not numbers:
        return []
    return [
        *numbers,
        *(COLOURS.index(colour) + 1 for colour in colours),
        DOUBLE if hourglasses == 2 else 1,
    ]
