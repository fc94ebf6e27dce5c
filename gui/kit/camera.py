"""The eye above the table: zoom, pan, and the walnut under everything."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsScene,
    QGraphicsSceneWheelEvent,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from gui.kit.motion import SPEEDS
from gui.kit.paint import walnut
from gui.kit.settings import settings
from gui.kit.theme import theme_signals

SMALLEST, LARGEST = 20, 400  # pixels a tile may have
STEP = 1.2  # one notch of the wheel
GLIDE = 150  # milliseconds


class BoardView(QGraphicsView):
    """A view of a board whose zoom always rests on whole pixels per tile.

    Wheel and pinch zoom at the pointer; dragging what no item takes, the middle button or Space move the
    board; ``+``, ``-`` and ``0`` zoom in, out and to fit. A wheel turn is offered to the scene first: a scene
    or item that accepts it (to turn a tile in hand) keeps it.

    Attributes:
        unit: scene units per tile.

    Signals:
        zoomed: the zoom has come to rest; carries the device pixels per tile.
    """

    zoomed = Signal(float)

    def __init__(self, scene: QGraphicsScene, unit: float = 100.0, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.unit = unit
        self._pixels = self._told = 0
        self._shown_before = False
        self._space = False
        self._pressed: QPoint | None = None
        self._panning = False
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glide_to)
        self._glide.finished.connect(self._rest)
        self._from = self._to = (1.0, QPointF())
        self._pin = QPointF()

        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
            | QGraphicsView.OptimizationFlag.DontSavePainterState
        )
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        scene.sceneRectChanged.connect(self._spread_ground)
        theme_signals().changed.connect(self.viewport().update)
        self._set_pixels(round(unit))

    # ---------------------------------------------------------------- what others ask for

    @property
    def pixels(self) -> int:
        """Device pixels per tile, where the zoom rests or is heading to."""
        return self._pixels

    @property
    def free_rect(self) -> QRect:
        """The part of the viewport, in its own pixels, that nothing covers."""
        return self.viewport().rect()

    def zoom_in(self) -> None:
        self._zoom_to(self._pixels * STEP, self._middle())

    def zoom_out(self) -> None:
        self._zoom_to(self._pixels / STEP, self._middle())

    def fit(self, rect: QRectF | None = None, margin: float = 24) -> None:
        """Show all of ``rect`` (or of the board), as large as possible."""
        rect = rect or self.scene().sceneRect()
        port = self.viewport().size()
        across = (port.width() - 2 * margin) / max(rect.width(), 1)
        down = (port.height() - 2 * margin) / max(rect.height(), 1)
        pixels = int(min(across, down) * self.unit * self.devicePixelRatioF())
        self._glide_from_here(self._bounded(pixels), self._middle(), rect.center())

    def ensure(self, rect: QRectF, margin: float = 40) -> None:
        """Move the board just so far that ``rect`` is in sight."""
        self.settle()
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        inset = min(margin / self.transform().m11(), seen.width() / 4, seen.height() / 4)
        seen.adjust(inset, inset, -inset, -inset)
        dx = min(0.0, rect.left() - seen.left()) or max(0.0, rect.right() - seen.right())
        dy = min(0.0, rect.top() - seen.top()) or max(0.0, rect.bottom() - seen.bottom())
        if dx or dy:
            centre = self.mapToScene(self._middle().toPoint())
            self._glide_from_here(self._pixels, self._middle(), centre + QPointF(dx, dy))

    def settle(self) -> None:
        """End a running zoom or move at once."""
        if self._glide.state() == QAbstractAnimation.State.Running:
            self._glide.stop()
            self._glide_to(1.0)
            self._rest()

    # ---------------------------------------------------------------- zoom

    def _scale_of(self, pixels: float) -> float:
        return pixels / (self.unit * self.devicePixelRatioF())

    def _bounded(self, pixels: float) -> int:
        ratio = self.devicePixelRatioF()
        return round(min(max(pixels, SMALLEST * ratio), LARGEST * ratio))

    def _middle(self) -> QPointF:
        return QPointF(self.viewport().rect().center())

    def _zoom_to(self, pixels: float, pin: QPointF) -> None:
        """Zoom, keeping what lies under ``pin`` where it is; always by at least one pixel."""
        wanted = self._bounded(pixels)
        if wanted == self._pixels and pixels != self._pixels:
            wanted = self._bounded(self._pixels + (1 if pixels > self._pixels else -1))
        self._glide_from_here(wanted, pin, self._point_at(pin))

    def _glide_from_here(self, pixels: int, pin: QPointF, to: QPointF) -> None:
        """Glide until the scene point ``to`` lies under the viewport point ``pin`` at a zoom."""
        self._glide.stop()
        self._pin = pin
        self._from = (self.transform().m11(), self._point_at(pin))
        self._to = (self._scale_of(pixels), to)
        self._pixels = pixels
        duration = round(GLIDE * SPEEDS[settings().values.animation])
        if duration and self.isVisible():
            self._glide.setDuration(duration)
            self._glide.start()
        else:
            self._glide_to(1.0)
            self._rest()

    def _glide_to(self, share: float) -> None:
        (from_scale, from_point), (to_scale, to_point) = self._from, self._to
        scale = to_scale if share >= 1 else from_scale * (to_scale / from_scale) ** share
        self._place(scale, from_point + (to_point - from_point) * share)

    def _place(self, scale: float, point: QPointF) -> None:
        """Draw at ``scale`` with the scene point under the pin."""
        if scale != self.transform().m11():
            self.setTransform(QTransform.fromScale(scale, scale))
            self._spread_ground()
        self.horizontalScrollBar().setValue(round(point.x() * scale - self._pin.x()))
        self.verticalScrollBar().setValue(round(point.y() * scale - self._pin.y()))

    def _rest(self) -> None:
        if self._pixels == self._told:
            return
        self._told = self._pixels
        self.zoomed.emit(float(self._pixels))

    def _set_pixels(self, pixels: float) -> None:
        self._pixels = self._bounded(pixels)
        self._pin = self._middle()
        self._place(self._scale_of(self._pixels), self._point_at(self._pin))

    def _point_at(self, pin: QPointF) -> QPointF:
        inverted, _ = self.viewportTransform().inverted()
        return inverted.map(pin)

    def _spread_ground(self) -> None:
        """Let the board be moved until only a little of it is left in sight."""
        board, scale, port = self.scene().sceneRect(), self.transform().m11(), self.viewport().size()
        keep = 1.5 * self.unit
        dx, dy = max(0.0, port.width() / scale - keep), max(0.0, port.height() / scale - keep)
        self.setSceneRect(board.adjusted(-dx, -dy, dx, dy))

    # ---------------------------------------------------------------- the hand

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._scene_takes(event):
            event.accept()
            return
        touchpad = (
            event.device().type() == QInputDevice.DeviceType.TouchPad and not event.pixelDelta().isNull()
        )
        if touchpad and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._move_by(event.pixelDelta())
        elif event.angleDelta().y():
            self._zoom_to(self._pixels * STEP ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    def _scene_takes(self, event: QWheelEvent) -> bool:
        told = QGraphicsSceneWheelEvent(QEvent.Type.GraphicsSceneWheel)
        told.setScenePos(self.mapToScene(event.position().toPoint()))
        told.setScreenPos(event.globalPosition().toPoint())
        told.setButtons(event.buttons())
        told.setModifiers(event.modifiers())
        told.setDelta(event.angleDelta().y())
        told.setOrientation(Qt.Orientation.Vertical)
        told.setAccepted(False)
        QApplication.sendEvent(self.scene(), told)
        return told.isAccepted()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.settle()
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and self._space):
            self._pressed = event.position().toPoint()
            self._begin_pan()
            return
        super().mousePressEvent(event)
        if left and not event.isAccepted():
            self._pressed = event.position().toPoint()
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._pressed is not None and not self._panning:
            if (here - self._pressed).manhattanLength() >= QApplication.startDragDistance():
                self._begin_pan()
        if self._pressed is not None and self._panning:
            self._move_by(here - self._pressed)
            self._pressed = here
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        panned = self._panning
        self._pressed, self._panning = None, False
        if panned:
            self.viewport().setCursor(
                Qt.CursorShape.OpenHandCursor if self._space else Qt.CursorShape.ArrowCursor
            )
            return
        super().mouseReleaseEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom_in()
            case Qt.Key.Key_Minus:
                self.zoom_out()
            case Qt.Key.Key_0:
                self.fit()
            case Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    self._hold_space(True)
            case _:
                super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._hold_space(False)
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._hold_space(False)
        super().focusOutEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                pin = QPointF(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
                self._pinch(pinch.scaleFactor(), pin, pinch.state() == Qt.GestureState.GestureFinished)
                return True
        if isinstance(event, QNativeGestureEvent):
            kind = event.gestureType()
            if kind in (Qt.NativeGestureType.ZoomNativeGesture, Qt.NativeGestureType.EndNativeGesture):
                ended = kind == Qt.NativeGestureType.EndNativeGesture
                self._pinch(1.0 if ended else 1 + event.value(), event.position(), ended)
                return True
        return super().viewportEvent(event)

    def _pinch(self, factor: float, pin: QPointF, ended: bool) -> None:
        """Follow the fingers exactly, then rest on whole pixels."""
        self._glide.stop()
        scale = self.transform().m11() * factor
        pixels = self._bounded(scale * self.unit * self.devicePixelRatioF())
        if ended:
            self._glide_from_here(pixels, pin, self._point_at(pin))
            return
        point = self._point_at(pin)
        self._pin, self._pixels = pin, pixels
        self._place(min(max(scale, self._scale_of(self._bounded(0))), LARGEST / self.unit), point)

    def _begin_pan(self) -> None:
        self._panning = True
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _hold_space(self, held: bool) -> None:
        if held != self._space:
            self._space = held
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if held else Qt.CursorShape.ArrowCursor)

    def _move_by(self, delta: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - delta.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - delta.y())

    # ---------------------------------------------------------------- the window

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._shown_before:
            self.fit()
            self.settle()
            self._shown_before = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the middle in the middle."""
        old = event.oldSize()
        point = self._point_at(QPointF(old.width() / 2, old.height() / 2)) if old.isValid() else None
        super().resizeEvent(event)
        self._spread_ground()
        if point is not None and self._shown_before:
            self.settle()
            self._pin = self._middle()
            self._place(self.transform().m11(), point)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._shown_before:
            self._set_pixels(self.transform().m11() * self.unit * self.devicePixelRatioF())
            self._rest()
        return super().event(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """The table lies still while the board moves, so nothing can be reused of what was drawn."""
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        super().scrollContentsBy(dx, dy)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, walnut(self.viewport().size(), self.devicePixelRatioF()))
        painter.restore()
