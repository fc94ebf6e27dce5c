"""What is still to come, and of what kinds it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from gui.kit.fonts import BOLD, sans, scale, serif
from gui.kit.paint import LEFT, TOP_LEFT, parchment, write
from gui.kit.pixmaps import pictures
from gui.kit.theme import theme
from gui.kit.widgets.buttons import Button
from gui.kit.widgets.sheet import Sheet
from gui.kit.widgets.text import Label
from gui.table.face import Remaining, Supply
from gui.table.remembered import Remembered
from gui.table.seats import MARGIN


class RemainingCard(Remembered, Button):
    """How much is left; pressing it opens the kinds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._remaining: Remaining | None = None
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def in_use(self) -> bool:
        """Whether the game tells what remains."""
        return self._remaining is not None

    def show_remaining(self, remaining: Remaining | None) -> None:
        self._remaining = remaining
        self.setAccessibleName(f"{remaining.count} {remaining.caption}" if remaining else "")
        self.update()

    def set_low(self, low: bool) -> None:
        """Take only one line."""
        self._low = low

    def height_for(self, low: bool) -> int:
        return round((44 if low else 88) * scale())

    def sizeHint(self) -> QSize:
        return QSize(round(225 * scale()) + 2 * MARGIN, self.height_for(self._low) + 2 * MARGIN)

    def draw(self, p: QPainter) -> None:
        card = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        ratio = self.devicePixelRatioF()
        key = ("remaining", theme().night)
        p.drawPixmap(
            0, 0, pictures.get(key, self.width(), self.height(), ratio, lambda q: parchment(q, card, 9, 7))
        )
        self.paint_ring(p, card, 9)
        if self._remaining is None:
            return
        s, room, remaining = scale(), theme(), self._remaining
        inner = card.adjusted(14 * s, 8 * s, -12 * s, -8 * s)
        picture = QRectF(
            inner.left(), inner.top(), min(inner.width() * 0.5, inner.height() * 1.5), inner.height()
        )
        p.save()
        remaining.paint(p, picture)
        p.restore()
        words = QRectF(
            picture.right() + 12 * s, inner.top(), inner.right() - picture.right() - 12 * s, inner.height()
        )
        if self._low:
            number = QRectF(words.left(), words.top(), 34 * s, words.height())
            write(p, number, str(remaining.count), serif(22, BOLD), room.ink, LEFT)
            words.setLeft(number.right() + 6 * s)
            write(p, words, remaining.caption, sans(13.5), room.ink_faded, LEFT, 0.5)
        else:
            number = QRectF(words.left(), words.top() - 4 * s, words.width(), words.height() * 0.56)
            write(p, number, str(remaining.count), serif(36, BOLD), room.ink, LEFT)
            below = QRectF(
                words.left(), number.bottom(), words.width(), words.bottom() - number.bottom() + 4 * s
            )
            write(p, below, remaining.caption, sans(13.5), room.ink_faded, TOP_LEFT, 0.7)


class _Kind(QWidget):
    """One kind: its picture, how many are left, its name."""

    def __init__(self, kind: Supply) -> None:
        super().__init__()
        self._kind = kind
        self.setFixedSize(round(84 * scale()), round(84 * scale()))
        spoken = kind.name if kind.of is None else f"{kind.name}: {kind.left}/{kind.of}"
        self.setToolTip(spoken)
        self.setAccessibleName(spoken)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        s = scale()
        if not self._kind.left:
            p.setOpacity(0.3)
        self._kind.paint(p, QRectF(12 * s, 2 * s, 58 * s, 58 * s))
        count = str(self._kind.left) if self._kind.of is None else f"{self._kind.left} / {self._kind.of}"
        write(
            p, QRectF(0, 61 * s, 84 * s, 22 * s), count, serif(15), theme().ink, Qt.AlignmentFlag.AlignCenter
        )


def open_kinds(host: QWidget, remaining: Remaining) -> Sheet:
    """A sheet with all kinds and how many of each are left."""
    sheet = Sheet(host, f"{remaining.count} {remaining.caption}", 760)
    across = max(2, round(min(host.window().width() - 120, 740 * scale()) / (92 * scale())))
    grid = QGridLayout()
    for number, kind in enumerate(remaining.kinds):
        grid.addWidget(_Kind(kind), number // across, number % across)
    sheet.body.addLayout(grid)
    if not remaining.kinds:
        sheet.body.addWidget(Label(remaining.caption))
    sheet.open()
    return sheet
