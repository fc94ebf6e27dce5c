"""Pictures of tiles, painted once per kind, turn, size and variant, and kept while there is room.

``tile_image`` may run in a worker thread, ``tile_pixmap`` belongs to the window's.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from gui.carcassonne.art.picture import paint_tile
from gui.carcassonne.art.shapes import VARIANTS, decoration_of, shape_of
from gui.carcassonne.art.stamps import Canvas
from gui.kit.pixmaps import pictures

TWICE_BELOW = 120  # smaller pictures are painted twice as large and scaled down: finer edges, even light
SMALL_SIZES = (48, 96, 192)
MANY_UP_TO = 100  # pixels of pictures of which many can be kept


def tile_image(tile_id: str, turns: int, pixels: int, variant: int = 0) -> QImage:
    """The finished tile, ``pixels`` wide and high."""
    return (_small_image if pixels <= MANY_UP_TO else _large_image)(tile_id, turns, pixels, variant)


def painted_tile(tile_id: str, turns: int, pixels: int, variant: int = 0) -> QImage:
    """The same, painted anew."""
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


_small_image = lru_cache(maxsize=900)(painted_tile)
"""A whole land and the pictures beside it."""
_large_image = lru_cache(maxsize=120)(painted_tile)
"""What is in sight."""


def tile_pixmap(tile_id: str, turns: int, pixels: int, variant: int = 0, dpr: float = 1.0) -> QPixmap:
    """The tile as a pixmap ``pixels`` wide, sharp at ``dpr`` device pixels per pixel."""
    look = tile_id, turns % 4, variant % VARIANTS

    def draw(p: QPainter) -> None:
        image = tile_image(look[0], look[1], round(pixels * dpr), look[2])
        p.drawImage(QRectF(0, 0, pixels, pixels), image)

    return pictures.get(("carcassonne tile", *look), pixels, pixels, dpr, draw)


def warm_small_tile(tile_id: str, turns: int) -> None:
    """Paint beforehand what a log or a time line will show of a tile."""
    tile_image(tile_id, turns % 4, SMALL_SIZES[0])


def paint_small_tile(p: QPainter, rect: QRectF, tile_id: str, turns: int) -> None:
    """The tile as a picture among words, from one of a few sizes: every size has its own meadow to paint."""
    wanted = rect.width() * p.device().devicePixelRatioF()
    pixels = next((size for size in SMALL_SIZES if size >= wanted), SMALL_SIZES[-1])
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawImage(rect, tile_image(tile_id, turns % 4, pixels))
