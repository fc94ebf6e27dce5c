"""Painting, icons and the store of pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap

from gui.kit import icons
from gui.kit.fonts import SANS, SERIF, sans, serif
from gui.kit.lettering import title
from gui.kit.paint import CENTRE, clear, contrast, mix, readable_on, tone, walnut, write
from gui.kit.pixmaps import PixmapCache, lay
from gui.kit.settings import SettingsStore


def blank(width: int = 200, height: int = 100) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def inked(image: QImage) -> QRectF:
    """Where anything was painted."""
    spots = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 40
    ]
    if not spots:
        return QRectF()
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return QRectF(left, top, right - left + 1, bottom - top + 1)


# ---------------------------------------------------------------- icons


@pytest.mark.parametrize("name", icons.NAMES)
@pytest.mark.parametrize("side", [16, 128])
def test_an_icon_fills_its_box_and_stays_inside(name: str, side: int) -> None:
    image = blank(side + 20, side + 20)
    p = QPainter(image)
    icons.paint_icon(p, name, QRectF(10, 10, side, side), "#000000")
    p.end()
    spot = inked(image)
    assert QRectF(9, 9, side + 2, side + 2).contains(spot)
    assert max(spot.width(), spot.height()) > side * 0.55


def test_no_two_icons_look_alike() -> None:
    seen: dict[bytes, str] = {}
    for name in icons.NAMES:
        image = blank(24, 24)
        p = QPainter(image)
        icons.paint_icon(p, name, QRectF(0, 0, 24, 24), "#000000")
        p.end()
        look = bytes(image.constBits())
        assert look not in seen, (name, seen.get(look))
        seen[look] = name


def test_a_qt_icon_follows_the_theme(store: SettingsStore) -> None:
    save = icons.icon("save")
    day = save.pixmap(QSize(32, 32)).toImage()
    store.change(theme="night")
    assert save.pixmap(QSize(32, 32)).toImage() != day


# ---------------------------------------------------------------- painting


def test_the_fonts_are_ours() -> None:
    from PySide6.QtGui import QFontInfo

    assert QFontInfo(serif(20)).family() == SERIF
    assert QFontInfo(sans(20)).family() == SANS


def test_fonts_grow_with_the_text_size_unless_fixed(store: SettingsStore) -> None:
    store.change(text_scale=2.0)
    assert serif(20).pixelSize() == 40
    assert serif(20, fixed=True).pixelSize() == 20


def test_colours_are_stirred() -> None:
    assert mix("#000000", "#FFFFFF", 0.5).lightness() in (127, 128)
    assert clear("#80FF0000", 0.5).alpha() in (63, 64)
    assert tone("#808080", 1.5).lightness() > 0x80 > tone("#808080", 0.5).lightness()
    for colour in ("#F0E442", "#103F6B", "#888888"):
        assert contrast(readable_on(colour), colour) >= 4.3


def test_words_shrink_before_they_are_cut() -> None:
    rect = QRectF(20, 20, 90, 24)
    font = sans(20)
    assert QFontMetricsF(font).horizontalAdvance("Siebenschläfer") > rect.width()
    image = blank(200, 64)
    p = QPainter(image)
    write(p, rect, "Siebenschläfer", font, QColor("black"), CENTRE)
    p.end()
    assert rect.adjusted(-1, -1, 1, 1).contains(inked(image))


def test_the_table_covers_what_was_asked_for_and_is_painted_once() -> None:
    wood = walnut(QSize(500, 300))
    assert wood.width() >= 500
    assert wood.height() >= 300
    assert walnut(QSize(501, 301)).cacheKey() == wood.cacheKey()
    assert not wood.hasAlphaChannel()


# ---------------------------------------------------------------- the store of pictures


def fill(p: QPainter) -> None:
    p.fillRect(0, 0, 1000, 1000, QColor("red"))


def test_a_picture_is_painted_once_per_size() -> None:
    cache = PixmapCache(1 << 20)
    calls: list[int] = []

    def draw(p: QPainter) -> None:
        calls.append(1)
        fill(p)

    one = cache.get("tile", 50, 50, 1.0, draw)
    assert cache.get("tile", 50, 50, 1.0, draw).cacheKey() == one.cacheKey()
    cache.get("tile", 60, 60, 1.0, draw)
    assert len(calls) == 2


def test_a_picture_is_sharp_on_fine_screens() -> None:
    picture = PixmapCache(1 << 20).get("tile", 50, 40, 2.0, fill)
    assert (picture.width(), picture.height()) == (100, 80)
    assert picture.deviceIndependentSize().toSize() == QSize(50, 40)


def test_the_same_pixels_at_another_ratio_are_another_picture() -> None:
    cache = PixmapCache(1 << 20)
    cache.get("tile", 50, 50, 2.0, fill)
    assert cache.get("tile", 100, 100, 1.0, fill).devicePixelRatio() == 1.0


def test_the_store_has_an_end() -> None:
    cache = PixmapCache(10 * 40 * 40 * 4)
    for key in range(25):
        cache.get(key, 40, 40, 1.0, fill)
        cache.get(0, 40, 40, 1.0, fill)
    assert len(cache) == 10
    assert cache.bytes <= cache.limit
    calls: list[int] = []
    cache.get(0, 40, 40, 1.0, lambda p: calls.append(1))
    assert calls == []  # what is used stays


def chequered(side: int, dpr: float) -> QPixmap:
    """Single pixels of black and white: anything but whole pixels makes them grey."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    for x in range(side):
        for y in range(side):
            image.setPixelColor(x, y, QColor("black" if (x + y) % 2 else "white"))
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(dpr)
    return picture


def greys(image: QImage) -> set[int]:
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.red() for pixel in pixels if pixel.alpha() == 255}


def test_a_picture_lies_on_whole_pixels() -> None:
    image = blank(80, 80)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.translate(7.3, 4.6)
    p.scale(2, 2)
    lay(p, QRectF(1.2, 0.4, 20, 20), chequered(40, 2.0))
    assert p.worldTransform().m11() == 2  # the painter goes on as before
    p.end()
    assert greys(image) == {0, 255}
    assert inked(image) == QRectF(10, 5, 40, 40)


def test_a_picture_of_another_zoom_fills_its_rectangle() -> None:
    image = blank(80, 80)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(1.5, 1.5)
    lay(p, QRectF(0, 0, 40, 40), chequered(40, 1.0))
    p.end()
    assert inked(image) == QRectF(0, 0, 60, 60)


def test_a_title_is_painted_smaller_than_it_would_be_too_wide() -> None:
    def width(widest: float) -> float:
        image = blank(600, 120)
        p = QPainter(image)
        title(p, "Burgundy", 300, 80, 70, "#FFFFFF", "#E8A93A", "#4A1F12", 0, widest)
        p.end()
        return inked(image).width()

    assert width(1000) > 260
    assert 180 < width(200) < 230  # the edge is painted around the letters
