"""Chart, town and quay: large pictures that no move changes, painted layer by layer.

A new zoom paints them anew while the window stays awake and shows the old pictures scaled until then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from time import perf_counter

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from gui.felinia.art.chart import Layer, layers
from gui.felinia.art.island import island
from gui.felinia.art.quay import paint_quay
from gui.felinia.art.town import paint_town
from gui.felinia.layers import GROUND
from gui.felinia.plan import CHART, QUAY, TOWN

MARGIN = 16.0
"""Room around a sheet for its frame and its shadow."""
SLICE = 0.012
"""Seconds of painting before the window gets its turn again."""


class Sheet(QGraphicsPixmapItem):
    """One of the large pictures; `layers` paint it from its own upper left corner."""

    def __init__(self, area: QRectF, layers: Callable[[], Iterable[Layer]]) -> None:
        super().__init__()
        self._area = area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self._layers = layers
        self._left: Iterator[Layer] = iter(())
        self._image = QImage()
        self._scale = 1.0
        self.setPos(self._area.topLeft())
        self.setZValue(GROUND)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def begin(self, scale: float) -> None:
        """Start a picture with so many device pixels per unit."""
        self._scale = scale
        size = (self._area.size() * scale).toSize()
        self._image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        self._image.fill(Qt.GlobalColor.transparent)
        self._left = iter(self._layers())

    def step(self) -> bool:
        """Paint the next layer; False when the picture is complete, which then is shown."""
        layer = next(self._left, None)
        if layer is None:
            self._show()
            return False
        p = QPainter(self._image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(self._scale, self._scale)
        p.translate(MARGIN, MARGIN)
        layer(p)
        p.end()
        if self.pixmap().isNull():
            self._show()
        return True

    def _show(self) -> None:
        picture = QPixmap.fromImage(self._image)
        picture.setDevicePixelRatio(self._scale)
        self.setPixmap(picture)


class Ground(QObject):
    """The three sheets of a board."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._scale = 0.0
        self._about: tuple[object, ...] = ()
        self._sheets: list[Sheet] = []
        self._waiting: list[Sheet] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._paint_a_while)

    def show(
        self,
        map_name: str,
        names: dict[str, str],
        markets: Sequence[bool],
        guild: str,
        swaps: Sequence[str],
    ) -> None:
        """Show an island with the names of its countries, and a town with markets that are open or not."""
        about = (map_name, tuple(names.items()), tuple(markets), guild, tuple(swaps))
        if about == self._about:
            return
        self._about = about
        for sheet in self._sheets:
            self._scene.removeItem(sheet)
        town = partial(paint_town, markets=markets, guild=guild, swaps=swaps)
        self._sheets = [
            Sheet(CHART, lambda: layers(island(map_name), names)),
            Sheet(TOWN, lambda: (town,)),
            Sheet(QUAY, lambda: (paint_quay,)),
        ]
        for sheet in self._sheets:
            self._scene.addItem(sheet)
        if self._scale:
            self._begin()

    def set_zoom(self, scale: float) -> None:
        """Paint with so many device pixels per unit."""
        if scale != self._scale:
            self._scale = scale
            self._begin()

    def complete(self) -> None:
        """Paint now what still waits."""
        while self._waiting:
            self._paint_one()

    @property
    def at_rest(self) -> bool:
        """Whether everything is painted for the present zoom."""
        return not self._waiting

    def _begin(self) -> None:
        self._waiting = list(self._sheets)
        for sheet in self._waiting:
            sheet.begin(self._scale)
        self._timer.start()

    def _paint_a_while(self) -> None:
        until = perf_counter() + SLICE
        while self._waiting and perf_counter() < until:
            self._paint_one()
        if not self._waiting:
            self._timer.stop()

    def _paint_one(self) -> None:
        if not self._waiting[0].step():
            self._waiting.pop(0)
