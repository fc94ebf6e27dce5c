"""Pictures of tiles, painted once per kind, turn, size and variant, and kept while there is room.

``tile_image`` and ``warm`` may run in a worker thread, ``tile_pixmap`` belongs to the window's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from gui.carcassonne.art.picture import paint_tile
from gui.carcassonne.art.shapes import VARIANTS, decoration_of, shape_of
from gui.carcassonne.art.stamps import Canvas
from gui.kit.pixmaps import pictures

TWICE_BELOW = 120  # smaller pictures are painted twice as large and scaled down: finer edges, even light


@lru_cache(maxsize=200)
def tile_image(tile_id: str, turns: int, pixels: int, variant: int = 0) -> QImage:
    """The finished tile, ``pixels`` wide and high."""
    size = pixels * 2 if pixels < TWICE_BELOW else pixels
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(size, size)
    paint_tile(
        Canvas(p, size, pixels),
        shape_of(tile_id, turns % 4),
        decoration_of(tile_id, turns % 4, variant),
        variant,
    )
    p.end()
    if size == pixels:
        return image
    return image.scaled(
        pixels, pixels, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def tile_pixmap(tile_id: str, turns: int, pixels: int, variant: int = 0, dpr: float = 1.0) -> QPixmap:
    """The tile as a pixmap ``pixels`` wide, sharp at ``dpr`` device pixels per pixel."""
    look = tile_id, turns % 4, variant % VARIANTS

    def draw(p: QPainter) -> None:
        image = tile_image(look[0], look[1], round(pixels * dpr), look[2])
        p.drawImage(QRectF(0, 0, pixels, pixels), image)

    return pictures.get(("carcassonne tile", *look), pixels, pixels, dpr, draw)


def warm(ids: Iterable[str], pixels: int, dpr: float = 1.0) -> Iterator[None]:
    """Paints all turns and looks of the tiles ahead of their use, one picture with every step."""
    for tile_id in ids:
        for variant in range(VARIANTS):
            for turns in range(4):
                tile_image(tile_id, turns, round(pixels * dpr), variant)
                yield
