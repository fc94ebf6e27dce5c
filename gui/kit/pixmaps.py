"""Pictures rendered once per size, kept as long as there is room, and laid on whole pixels."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

MEBIBYTE = 1024 * 1024
NEARLY = 0.002
"""A zoom this near to that of a picture is the same."""


class PixmapCache:
    """Pixmaps by key and size in device pixels; when ``limit`` bytes are full, the longest unused go."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(
        self,
        key: Hashable,
        width: float,
        height: float,
        dpr: float,
        draw: Callable[[QPainter], None],
        opaque: bool = False,
    ) -> QPixmap:
        """The picture ``width`` x ``height`` large, sharp at ``dpr`` device pixels per unit.

        ``draw`` paints it in units, from (0, 0), when it is not there yet. On a board where a tile of
        ``unit`` scene units takes ``pixels`` device pixels, ask for ``get(key, unit, unit, pixels / unit,
        draw)``: the picture then falls on the screen pixel by pixel. ``opaque`` pictures cover all of their
        area and are drawn faster.
        """
        across, down = max(1, round(width * dpr)), max(1, round(height * dpr))
        name = (key, across, down)
        found = self._kept.get(name)
        if found is not None and found.devicePixelRatio() == dpr:
            self._kept.move_to_end(name)
            return found
        picture = QPixmap(across, down)
        picture.setDevicePixelRatio(dpr)
        if not opaque:
            picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw(p)
        p.end()
        self._keep(name, picture)
        return picture

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0

    def _keep(self, name: Hashable, picture: QPixmap) -> None:
        old = self._kept.pop(name, None)
        self.bytes += _size(picture) - (_size(old) if old else 0)
        self._kept[name] = picture
        while self.bytes > self.limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= _size(gone)


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


pictures = PixmapCache(96 * MEBIBYTE)
"""What everything shares that has no reason for a cache of its own."""


def lay(p: QPainter, rect: QRectF, picture: QPixmap) -> None:
    """Draw a picture of a rectangle of the board on whole pixels: sharp, and several times faster.

    It is scaled only where the zoom is not that of the picture: while the camera is on its way.
    """
    ratio = p.device().devicePixelRatioF()
    now = p.worldTransform()
    if now.isRotating() or abs(now.m11() * ratio / picture.devicePixelRatio() - 1) > NEARLY:
        p.drawPixmap(rect, picture, QRectF(picture.rect()))
        return
    corner = now.map(rect.topLeft())
    left, top = round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio
    place = QRectF(left, top, picture.width() / ratio, picture.height() / ratio)
    p.save()
    p.resetTransform()
    p.drawPixmap(place, picture, QRectF(picture.rect()))
    p.restore()
