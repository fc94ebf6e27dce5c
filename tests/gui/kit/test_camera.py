"""The eye above the table: zoom on whole pixels, pan by hand, nothing lost out of sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsSceneWheelEvent,
)
from pytestqt.qtbot import QtBot

from gui.kit.camera import LARGEST, SMALLEST, BoardView
from gui.kit.settings import SettingsStore

UNIT = 100.0


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    return open_view(qtbot)


def open_view(qtbot: QtBot) -> BoardView:
    scene = QGraphicsScene(0, 0, 20 * UNIT, 12 * UNIT)
    for column in range(20):
        for row in range(12):
            scene.addRect(column * UNIT, row * UNIT, UNIT, UNIT)
    view = BoardView(scene, UNIT)
    view.scene_of_its_own = scene  # type: ignore[attr-defined]  # keeps it alive
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    view.setFocus()
    return view


def pixels_now(view: BoardView) -> float:
    return view.transform().m11() * UNIT * view.devicePixelRatioF()


def wheel(view: BoardView, where: QPoint, notches: float) -> None:
    event = QWheelEvent(
        QPointF(where),
        QPointF(view.viewport().mapToGlobal(where)),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def drag(view: BoardView, button: Qt.MouseButton, way: QPoint) -> None:
    start = QPoint(450, 300)
    QTest.mousePress(view.viewport(), button, pos=start)
    QTest.mouseMove(view.viewport(), start + way / 2)
    QTest.mouseMove(view.viewport(), start + way)
    QTest.mouseRelease(view.viewport(), button, pos=start + way)


def test_it_opens_with_the_whole_board_in_sight(view: BoardView) -> None:
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(view.scene().sceneRect())
    assert pixels_now(view) == pytest.approx(view.pixels)


@pytest.mark.parametrize("notches", [1, -1, 3, 0.25, -0.1])
def test_the_wheel_zooms_to_whole_pixels(view: BoardView, notches: float) -> None:
    before = view.pixels
    wheel(view, QPoint(200, 150), notches)
    assert (view.pixels - before) * notches > 0
    assert pixels_now(view) == pytest.approx(round(pixels_now(view)), abs=1e-6)
    assert round(pixels_now(view)) == view.pixels


def test_what_lies_under_the_pointer_stays_there(view: BoardView) -> None:
    where = QPoint(333, 222)
    before = view.mapToScene(where)
    for _ in range(5):
        wheel(view, where, 1)
    after = view.mapToScene(where)
    assert (after - before).manhattanLength() < 4  # a pixel or two


def test_the_zoom_has_its_bounds(view: BoardView) -> None:
    wheel(view, QPoint(400, 300), 60)
    assert view.pixels == LARGEST * view.devicePixelRatioF()
    wheel(view, QPoint(400, 300), -120)
    assert view.pixels == SMALLEST * view.devicePixelRatioF()


def test_keys_zoom(view: BoardView) -> None:
    whole = view.pixels
    QTest.keyClick(view, Qt.Key.Key_Plus)
    larger = view.pixels
    assert larger > whole
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.pixels < larger
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.pixels == whole


def test_an_animated_zoom_rests_on_whole_pixels_and_says_so_once(
    view: BoardView, store: SettingsStore, qtbot: QtBot
) -> None:
    store.change(animation="fast")
    heard: list[float] = []
    view.zoomed.connect(heard.append)
    wheel(view, QPoint(200, 150), 1)
    wheel(view, QPoint(200, 150), 1)
    assert heard == []
    qtbot.waitUntil(lambda: heard != [])
    assert heard == [view.pixels]
    assert pixels_now(view) == pytest.approx(view.pixels)


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_dragging_moves_the_board(view: BoardView, button: Qt.MouseButton) -> None:
    view.fit(QRectF(500, 300, 300, 200))
    before = view.mapToScene(QPoint(0, 0))
    drag(view, button, QPoint(-80, 40))
    moved = (view.mapToScene(QPoint(0, 0)) - before) * view.transform().m11()
    assert moved.x() == pytest.approx(80, abs=1)
    assert moved.y() == pytest.approx(-40, abs=1)


class Piece(QGraphicsRectItem):
    """A piece that is taken by hand."""

    def __init__(self) -> None:
        super().__init__(0, 0, 2000, 1200)
        self.presses = 0

    def mousePressEvent(self, event: object) -> None:
        self.presses += 1

    def mouseReleaseEvent(self, event: object) -> None:
        pass


def test_what_takes_the_press_is_not_dragged_along(view: BoardView) -> None:
    piece = Piece()
    view.scene().addItem(piece)
    view.fit(QRectF(500, 300, 300, 200))
    before = view.mapToScene(QPoint(0, 0))
    drag(view, Qt.MouseButton.LeftButton, QPoint(-80, 40))
    assert piece.presses == 1
    assert view.mapToScene(QPoint(0, 0)) == before


def test_space_moves_the_board_whatever_lies_there(view: BoardView) -> None:
    piece = Piece()
    view.scene().addItem(piece)
    view.fit(QRectF(500, 300, 300, 200))
    before = view.mapToScene(QPoint(0, 0))
    QTest.keyPress(view, Qt.Key.Key_Space)
    drag(view, Qt.MouseButton.LeftButton, QPoint(-80, 40))
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert piece.presses == 0
    assert view.mapToScene(QPoint(0, 0)) != before


def test_a_short_click_is_not_a_drag(view: BoardView) -> None:
    before = view.mapToScene(QPoint(0, 0))
    drag(view, Qt.MouseButton.LeftButton, QPoint(2, 1))
    assert view.mapToScene(QPoint(0, 0)) == before


def test_the_board_cannot_be_lost(view: BoardView) -> None:
    for _ in range(30):
        drag(view, Qt.MouseButton.MiddleButton, QPoint(400, 250))
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    left = seen.intersected(view.scene().sceneRect())
    assert left.width() >= UNIT
    assert left.height() >= UNIT


def test_ensure_moves_just_enough(view: BoardView) -> None:
    view.fit(QRectF(500, 300, 300, 200))
    far = QRectF(1900, 1100, 100, 100)
    view.ensure(far)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(far)
    still = view.mapToScene(QPoint(0, 0))
    view.ensure(far)
    assert view.mapToScene(QPoint(0, 0)) == still


def test_moving_is_not_zooming(view: BoardView, qtbot: QtBot) -> None:
    view.fit(QRectF(500, 300, 300, 200))
    with qtbot.assertNotEmitted(view.zoomed):
        view.ensure(QRectF(1900, 1100, 100, 100))


def test_a_growing_board_stays_where_it_is(view: BoardView) -> None:
    view.fit(QRectF(500, 300, 300, 200))
    before = view.mapToScene(QPoint(450, 300))
    view.scene().setSceneRect(-3 * UNIT, -2 * UNIT, 26 * UNIT, 17 * UNIT)
    assert (view.mapToScene(QPoint(450, 300)) - before).manhattanLength() < 2


def test_a_resized_window_keeps_its_middle(view: BoardView) -> None:
    view.fit(QRectF(500, 300, 300, 200))
    before = view.mapToScene(view.viewport().rect().center())
    view.resize(1100, 500)
    after = view.mapToScene(view.viewport().rect().center())
    assert (after - before).manhattanLength() < 4


class Turning(QGraphicsScene):
    """A scene that takes the wheel to turn a tile in hand."""

    def __init__(self) -> None:
        super().__init__(0, 0, 500, 500)
        self.turned = 0

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        if event.scenePos().x() > 250:
            self.turned += event.delta() // 120
            event.accept()
        else:
            event.ignore()


def test_a_scene_may_take_the_wheel(qtbot: QtBot) -> None:
    scene = Turning()
    view = BoardView(scene, UNIT)
    qtbot.addWidget(view)
    view.resize(600, 600)
    view.show()
    before = view.pixels
    wheel(view, view.mapFromScene(400, 250), 1)
    assert (scene.turned, view.pixels) == (1, before)
    wheel(view, view.mapFromScene(100, 250), 1)
    assert scene.turned == 1
    assert view.pixels > before


def test_a_tile_falls_on_the_screen_pixel_by_pixel(qtbot: QtBot) -> None:
    """A chequered tile of the view's own size comes out unblurred."""
    scene = QGraphicsScene(0, 0, UNIT, UNIT)
    view = BoardView(scene, UNIT)
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.show()
    picture = QPixmap(view.pixels, view.pixels)
    image = picture.toImage()
    for x in range(view.pixels):
        for y in range(view.pixels):
            image.setPixelColor(x, y, QColor("white") if (x + y) % 2 else QColor("black"))
    picture = QPixmap.fromImage(image)
    picture.setDevicePixelRatio(view.pixels / UNIT)
    tile = QGraphicsPixmapItem(picture)
    tile.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    scene.addItem(tile)
    scene.setSceneRect(0, 0, UNIT, UNIT)
    QApplication.processEvents()
    corner = view.mapFromScene(QPointF(0, 0))
    shot = view.viewport().grab().toImage()
    seen = {shot.pixelColor(corner.x() + 20 + k, corner.y() + 20).value() for k in range(30)}
    assert seen == {0, 255}
