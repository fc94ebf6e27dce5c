"""The sheet on the table: its print, what can be used on it, and what is written on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from engine.burgundy_dice.duchies import Duchy
from engine.burgundy_dice.scoring import BONUSES
from engine.burgundy_dice.sheet import CIRCLED, STARTED, Sheet
from gui.burgundy_dice import layers, plan
from gui.burgundy_dice.art.pencil import Strokes, bounds, draw
from gui.burgundy_dice.art.sheet import paint_owned, paint_pencil, paint_phase, paint_sheet, paint_signs
from gui.burgundy_dice.sheet_item import SheetItem
from gui.burgundy_dice.written import Written, written
from gui.kit.i18n import resolve
from gui.kit.motion import Track
from gui.kit.paint import at
from gui.kit.pixmaps import lay, pictures
from gui.kit.settings import settings
from gui.kit.theme import theme

if TYPE_CHECKING:
    from engine.burgundy_dice.game import BurgundyDice

EDGE = 30.0
"""How far the shadow of the sheet reaches."""
SPEED = 0.26
"""Scene units that the pencil goes in a millisecond."""
SHORTEST, LONGEST = 120, 380


class Print(SheetItem):
    """The printed sheet, as a picture."""

    def __init__(self) -> None:
        super().__init__(layers.SHEET)
        self.detail = 1.0
        self._what: tuple[Duchy, str, bool] | None = None

    def show_print(self, duchy: Duchy, name: str, solo: bool) -> None:
        self._what = (duchy, name, solo)
        self.update()

    def boundingRect(self) -> QRectF:
        return plan.SHEET.adjusted(-EDGE, -EDGE, EDGE, EDGE)

    def draw(self, p: QPainter) -> None:
        if self._what is None:
            return
        duchy, name, solo = self._what
        rect = self.boundingRect()

        def paint(painter: QPainter) -> None:
            painter.translate(EDGE, EDGE)
            paint_sheet(painter, duchy, name, solo)

        key = ("dice sheet", duchy.id, name, solo, theme().night, resolve(settings().values.language))
        picture = pictures.get(key, rect.width(), rect.height(), self.detail, paint)
        lay(p, rect, picture)


class Owned(SheetItem):
    """What the print shows otherwise as the game goes: signs under numbers grow pale, bonuses that can be
    used have their full colour, and light lies over the running phase."""

    def __init__(self) -> None:
        super().__init__(layers.OWNED)
        self.detail = 1.0
        self._duchy: Duchy | None = None
        self._marked: frozenset[int] = frozenset()
        self._spots: list[tuple[QPointF, str]] = []
        self._phase = 0

    def show_sheet(self, duchy: Duchy, sheet: Sheet, phase: int) -> None:
        self._duchy, self._phase = duchy, phase
        self._marked = frozenset(hex for hex, number in enumerate(sheet.numbers) if number > STARTED)
        self._spots = owned_spots(sheet)
        self.update()

    def draw(self, p: QPainter) -> None:
        if self._duchy is None:
            return
        duchy, rect = self._duchy, self.boundingRect()
        picture = pictures.get(
            ("dice signs", duchy.id, self._marked),
            rect.width(),
            rect.height(),
            self.detail,
            lambda painter: paint_signs(painter, duchy, self._marked),
        )
        lay(p, rect, picture)
        paint_phase(p, self._phase)
        for spot, bonus in self._spots:
            paint_owned(p, spot, bonus)


class Pencil(SheetItem):
    """Lies where the dice will come to rest, before the first roll."""

    def __init__(self) -> None:
        super().__init__(layers.DICE)

    def draw(self, p: QPainter) -> None:
        with at(p, plan.DICE.left() + 20, plan.DICE.bottom() - 60, 1.0, -24):
            paint_pencil(p)


class Mark(SheetItem):
    """One thing in pencil; while it is being written only a share of it is there."""

    def __init__(self, name: str, strokes: Strokes, detail: float) -> None:
        super().__init__(layers.PENCIL)
        self.detail = detail
        self._name = name
        self._strokes = strokes
        self._rect = bounds(strokes)
        self._share = 1.0

    def boundingRect(self) -> QRectF:
        return self._rect

    def draw(self, p: QPainter) -> None:
        if self._share < 1:
            draw(p, self._strokes, self._share)
            return
        rect = self._rect

        def paint(painter: QPainter) -> None:
            painter.translate(-rect.topLeft())
            draw(painter, self._strokes)

        picture = pictures.get(("pencil", self._name), rect.width(), rect.height(), self.detail, paint)
        lay(p, rect, picture)

    def writing(self) -> Track:
        """The hand writes it."""

        def step(share: float) -> None:
            self._share = share
            self.setVisible(share > 0)
            self.update()

        length = sum(stroke.path.length() for stroke in self._strokes)
        return Track(step, round(min(LONGEST, max(SHORTEST, length / SPEED))))


class Paper:
    """The large sheet of a seat."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._detail = 1.0
        self.print = Print()
        self.owned = Owned()
        scene.addItem(self.print)
        scene.addItem(self.owned)
        self._marks: dict[str, Mark] = {}

    def show_sheet(self, game: BurgundyDice, seat: int, name: str, sheet: Sheet) -> None:
        """Show a sheet; only what has changed is drawn anew."""
        self.print.show_print(game.duchy, name, game.solo)
        self.owned.show_sheet(game.duchy, sheet, game.state.phase)
        wanted = written(game, seat, sheet)
        for gone in self._marks.keys() - wanted.keys():
            self._scene.removeItem(self._marks.pop(gone))
        for new in wanted:
            if new not in self._marks:
                self._add(new, wanted[new])

    def write(self, wanted: Written) -> dict[str, Mark]:
        """What is not there yet, ready to be written; it shows when its track begins."""
        new = {}
        for name, strokes in wanted.items():
            if name not in self._marks:
                new[name] = self._add(name, strokes)
                new[name].setVisible(False)
        return new

    def erase(self, name: str) -> None:
        """Rub something out, such as an old total."""
        if name in self._marks:
            self._scene.removeItem(self._marks.pop(name))

    @property
    def names(self) -> set[str]:
        return set(self._marks)

    def set_detail(self, detail: float) -> None:
        self._detail = self.print.detail = self.owned.detail = detail
        for mark in self._marks.values():
            mark.detail = detail
            mark.update()
        self.print.update()
        self.owned.update()

    def _add(self, name: str, strokes: Strokes) -> Mark:
        mark = Mark(name, strokes, self._detail)
        self._marks[name] = mark
        self._scene.addItem(mark)
        return mark


def owned_spots(sheet: Sheet) -> list[tuple[QPointF, str]]:
    """Where the bonuses are that can be used."""
    spots: list[tuple[QPointF, str]] = []
    for index, bonus in enumerate(BONUSES):
        spots += [(plan.circle(bonus, n), bonus) for n in range(sheet.crossed[index], sheet.circled[index])]
        if sheet.castles[index] == CIRCLED:
            spots.append((plan.castle_circle(bonus), bonus))
    return spots
