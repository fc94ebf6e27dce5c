"""What shines on the table: things that can be chosen, the way a merchant came, groups, the last move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.felinia.art.island import Island
from gui.felinia.art.marks import (
    paint_bracket,
    paint_footprints,
    paint_group,
    paint_lit_province,
    paint_lit_track,
    paint_points,
)
from gui.felinia.layers import CHOICES, GROUPS, LAST_MOVE, LIGHT, LIT_GROUND, TRAIL
from gui.kit.paint import clear, glow, pen
from gui.kit.theme import SeatColour, theme

REACH = 16.0
"""How far light shines beyond what it lights."""


class Shine(QGraphicsItem):
    """Something painted over a shape of the table."""

    def __init__(self, shape: QPainterPath, layer: float) -> None:
        super().__init__()
        self.outline = shape
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.outline.boundingRect().adjusted(-REACH, -REACH, REACH, REACH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.shine(painter)

    def shine(self, p: QPainter) -> None:
        raise NotImplementedError


class Choosable(Shine):
    """Something that can be chosen; brighter while it is pointed at."""

    def __init__(self, shape: QPainterPath, layer: float = CHOICES) -> None:
        super().__init__(shape, layer)
        self.held = False

    def hold(self, held: bool) -> None:
        if held != self.held:
            self.held = held
            self.update()


class Glow(Choosable):
    """A glowing outline, filled with light while it is held."""

    def shine(self, p: QPainter) -> None:
        light = theme().glow
        if self.held:
            p.fillPath(self.outline, clear(light, 0.2))
        glow(p, self.outline, light, 13 if self.held else 8)
        if self.held:
            p.strokePath(self.outline, pen("#FFFFFF", 2.4))


class LitProvince(Choosable):
    """A province that can be chosen, with the track that leads there."""

    def __init__(self, land: Island, province: str, start: str) -> None:
        super().__init__(land.shapes[province], LIT_GROUND)
        self._middle = land.centre(province)
        self._track = land.way(start, province) if start else QPainterPath()

    def boundingRect(self) -> QRectF:
        return super().boundingRect() | self._track.boundingRect().adjusted(-REACH, -REACH, REACH, REACH)

    def shine(self, p: QPainter) -> None:
        paint_lit_province(p, self.outline, self._middle, self.held)
        if not self._track.isEmpty():
            paint_lit_track(p, self._track)


class Light(Shine):
    """A thing that a log line or a refusal speaks of."""

    def __init__(self, shape: QPainterPath) -> None:
        super().__init__(shape, LIGHT)

    def shine(self, p: QPainter) -> None:
        p.fillPath(self.outline, clear(theme().glow, 0.28))
        glow(p, self.outline, theme().glow, 12)


class Wish(Light):
    """A ship that still wants the goods that are pointed at."""

    def shine(self, p: QPainter) -> None:
        glow(p, self.outline, theme().glow, 14)


class LastMove(Shine):
    """What was done last, in the colour of who did it."""

    def __init__(self, shape: QPainterPath, colour: SeatColour) -> None:
        super().__init__(shape, LAST_MOVE)
        self._colour = colour

    def shine(self, p: QPainter) -> None:
        paint_bracket(p, self.outline, self._colour.fill)


class Trail(Shine):
    """Footprints from the jetty to where a merchant stands now."""

    def __init__(self, tracks: Sequence[QPainterPath], colour: SeatColour) -> None:
        whole = QPainterPath()
        for track in tracks:
            whole.addPath(track)
        super().__init__(whole, TRAIL)
        self._tracks = list(tracks)
        self._colour = colour

    def shine(self, p: QPainter) -> None:
        for track in self._tracks:
            paint_footprints(p, track, self._colour)


class GroupLight(Shine):
    """Neighbouring merchants of a family, and the `points` they are worth."""

    def __init__(self, land: Island, provinces: Sequence[str], points: int, colour: SeatColour) -> None:
        ground = QPainterPath()
        for province in provinces:
            ground = ground.united(land.shapes[province])
        super().__init__(ground, GROUPS)
        middles = [land.centre(province) for province in provinces]
        top = min(middles, key=lambda middle: middle.y())
        self._badge = top + QPointF(30, -34)
        self.points = points
        self._colour = colour

    def shine(self, p: QPainter) -> None:
        paint_group(p, self.outline, self._colour)
        p.translate(self._badge)
        paint_points(p, self.points, self._colour)
