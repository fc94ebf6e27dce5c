"""The camera of a table: knows what the panels cover, and follows the board until the player takes over."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QRectF
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gui.kit.camera import BoardView
from gui.kit.settings import settings
from gui.table.board import Board

FIT = "fit"
SMALL = 0.6
"""A board that fills less of its place is shown larger."""


class TableEye(BoardView):
    """A board's view that keeps clear of the panels.

    As long as nobody zooms or pans, the whole board stays in sight; the choice is kept
    for the next match of the game.
    """

    def __init__(self, board: Board, game: str, parent: QWidget | None = None) -> None:
        super().__init__(board, board.unit, parent=parent)
        self.board = board
        self._key = f"eye/{game}"
        kept = settings().layout(self._key, FIT)
        self._wanted_pixels = int(kept) if kept.isdecimal() else 0
        self.follows = not self._wanted_pixels
        self._covered = QMargins()
        self._pressed_at = self._corner()
        self.setAccessibleName(self.tr("The board"))

    def set_covered(self, margins: QMargins) -> None:
        """How much of each side lies under panels."""
        if margins != self._covered:
            self._covered = margins
            self.look()
            self.settle()

    @property
    def free_rect(self) -> QRect:
        free = self.viewport().rect().marginsRemoved(self._covered)
        return free if free.isValid() else self.viewport().rect()

    def look(self) -> None:
        """Follow the board: show all of it again when it has outgrown its place or shrunk in it."""
        if self.follows and self.isVisible() and not self._fits(self.board.focus_rect()):
            self.fit()

    def _fits(self, rect: QRectF) -> bool:
        """Whether all of it is in sight between the panels, and not too small."""
        free = QRectF(self.free_rect)
        shown = self.mapFromScene(rect).boundingRect()
        share = max(shown.width() / max(free.width(), 1), shown.height() / max(free.height(), 1))
        return free.contains(QRectF(shown)) and share > SMALL

    def fit(self, rect: QRectF | None = None, margin: float | None = None) -> None:
        """Show all of the rectangle (or of what matters on the board) between the panels."""
        rect = rect or self.board.focus_rect()
        margin = self.board.margin if margin is None else margin
        port, free = self.viewport().size(), self.free_rect
        across, down = max(free.width() - 2 * margin, 60), max(free.height() - 2 * margin, 60)
        if self._wanted_pixels:
            scale = self._wanted_pixels / self.unit
            self._wanted_pixels = 0
        else:
            scale = min(across / max(rect.width(), 1), down / max(rect.height(), 1))
        left = rect.center().x() - (free.left() + margin + across / 2) / scale
        top = rect.center().y() - (free.top() + margin + down / 2) / scale
        super().fit(QRectF(left, top, port.width() / scale, port.height() / scale), 0)

    def ensure(self, rect: QRectF, margin: float = 40) -> None:
        """Move the board just so far that the rectangle is in sight between the panels."""
        scale, covered = self.transform().m11(), self._covered
        wide = rect.adjusted(
            -covered.left() / scale, -covered.top() / scale, covered.right() / scale, covered.bottom() / scale
        )
        super().ensure(wide, margin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.follows and self.isVisible():
            self.fit()

    def show_all(self) -> None:
        """Follow the board again."""
        self._take_over(True)
        self.fit()

    # -- the hand

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.board.key(event):
            event.accept()
            return
        if event.text() == "0":
            self.show_all()
            return
        super().keyPressEvent(event)

    def zoom_in(self) -> None:
        super().zoom_in()
        self._take_over(False)

    def zoom_out(self) -> None:
        super().zoom_out()
        self._take_over(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        before = self.pixels
        super().wheelEvent(event)
        if self.pixels != before:
            self._take_over(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed_at = self._corner()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._corner() != self._pressed_at:
            self._take_over(False)

    def _corner(self) -> tuple[int, int]:
        return self.horizontalScrollBar().value(), self.verticalScrollBar().value()

    def _take_over(self, follows: bool) -> None:
        self.follows = follows
        settings().set_layout(
            self._key, FIT if follows else str(round(self.pixels / self.devicePixelRatioF()))
        )
