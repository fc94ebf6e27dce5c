"""Draws the program's icon in the sizes that desktops ask for."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # only pictures are drawn here

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def draw_icons(svg: Path, target: Path) -> None:
    """tafelrunde-<size>.png for each size, and the one file each of Windows and macOS."""
    target.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication([])
    renderer = QSvgRenderer(QByteArray(svg.read_bytes()))
    for size in SIZES:
        draw(renderer, size).save(str(target / f"tafelrunde-{size}.png"))
    draw(renderer, 256).save(str(target / "tafelrunde.ico"))
    draw(renderer, 512).save(str(target / "tafelrunde.icns"))
    application.shutdown()


def draw(renderer: QSvgRenderer, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image
