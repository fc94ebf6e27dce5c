"""Draws 300 tiles and prints what that costs, in milliseconds: `python -m benchmarks.scene_child KIND`.

    pixmaps   the yardstick: a plain QGraphicsScene of pixmap items that share 96 pictures
    board     our board

Each kind runs in a process of its own, in a view of 1600x1000.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

TILES = 300
SIZE = 100
WIDTH, HEIGHT = 1600, 1000
clock = time.perf_counter


def plain_view() -> QGraphicsView:
    """Pictures that stand for tiles, 24 kinds in four turns, joined to a field of 300."""
    pictures = [picture(kind, turn) for kind in range(24) for turn in range(4)]
    scene = QGraphicsScene()
    columns = round((TILES * 1.6) ** 0.5)
    for i in range(TILES):
        item = QGraphicsPixmapItem(pictures[(i * 7) % 24 * 4 + (i * 5) % 4])
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setPos(i % columns * SIZE, i // columns * SIZE)
        scene.addItem(item)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return view


def picture(kind: int, turn: int) -> QPixmap:
    """A tile of about the right richness, at twice its size; what is on it hardly matters."""
    image = QPixmap(2 * SIZE, 2 * SIZE)
    image.setDevicePixelRatio(2)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    painter.rotate(90 * turn)
    painter.translate(-SIZE / 2, -SIZE / 2)
    ground = QLinearGradient(0, 0, SIZE, SIZE)
    ground.setColorAt(0, QColor("#9bc46a"))
    ground.setColorAt(1, QColor("#7fae54"))
    painter.fillRect(QRectF(0, 0, SIZE, SIZE), ground)
    painter.setPen(QPen(QColor("#f2efe4"), 8))
    painter.drawLine(0, 50, 50 + kind, 100)
    painter.setBrush(QColor("#b98d5b"))
    painter.drawEllipse(kind, -40, 80, 70)
    painter.end()
    return image


def time_plain() -> dict[str, float]:
    view = plain_view()
    show(view)
    view.fitInView(view.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    whole = (int(view.transform().m11() * SIZE) - 1) / SIZE
    fit = QTransform.fromScale(whole, whole)
    found = {}
    view.setTransform(fit)
    found["rest"] = repaint_time(view)
    view.setTransform(QTransform())
    found["pan"] = pan_time(view)
    view.setTransform(fit)

    def zoom(n: int) -> None:
        factor = 1.15 if (n // 6) % 2 == 0 else 1 / 1.15
        view.scale(factor, factor)

    found["zoom"] = typical(zoom, 36)
    return found


def show(view: QGraphicsView) -> None:
    view.setFixedSize(WIDTH, HEIGHT)
    view.show()
    settle()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def repaint_time(view: QGraphicsView) -> float:
    """One full repaint at rest."""
    settle()
    view.viewport().repaint()
    return typical(lambda n: view.viewport().repaint(), 25)


def pan_time(view: QGraphicsView) -> float:
    """One move of the board by 17 pixels and its painting."""
    view.centerOn(view.sceneRect().center())
    settle()
    across, down = view.horizontalScrollBar(), view.verticalScrollBar()
    left = across.value() - 300

    def pan(n: int) -> None:
        across.setValue(left + 17 * n % 600)
        down.setValue(down.value() + (7 if n % 2 else -7))

    return typical(pan, 40)


def typical(action: Callable[[int], object], times: int) -> float:
    """The median of an action with the painting it causes, in milliseconds."""
    found = []
    for n in range(times):
        begin = clock()
        action(n)
        QApplication.processEvents()
        found.append(1000 * (clock() - begin))
    return statistics.median(found)


def main(kind: str) -> None:
    _application = QApplication(sys.argv)
    if kind == "pixmaps":
        found = time_plain()
    else:
        from benchmarks.board_child import time_board

        found = time_board()
    print(json.dumps(found), flush=True)
    os._exit(0)  # nothing here is worth an orderly end


if __name__ == "__main__":
    main(sys.argv[1])
