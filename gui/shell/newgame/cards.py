"""Cards to choose by: a picture, a name and a sentence."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from gui.kit.fonts import SEMIBOLD, sans, scale, serif
from gui.kit.icons import paint_icon
from gui.kit.paint import INK, TOP_LEFT, clear, paint, plate, shadow, stroke, write
from gui.kit.paths import oval, rounded
from gui.kit.pixmaps import pictures
from gui.kit.theme import theme, theme_signals
from gui.kit.widgets.focus import RING, Ringed
from gui.table.face import Painter

PICTURE = 64
INNER = 9
TICK = 22
WRAP = Qt.TextFlag.TextWordWrap


class OptionCard(Ringed, QCheckBox):
    """Something that is played with or without."""

    def __init__(
        self,
        title: str,
        sentence: str,
        picture: Painter | None = None,
        on: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._title, self._sentence, self._picture = title, sentence, picture
        self.setText(title.replace("&", "&&"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.setChecked(on)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme_signals().changed.connect(self._refresh)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    # ---------------------------------------------------------------- size

    def sizeHint(self) -> QSize:
        wide = round(280 * scale())
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(190 * scale()), round(40 * scale()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        s = scale()
        words = self._words(QRectF(0, 0, width, 10_000))
        tall = self._title_height(words) + self._sentence_height(words)
        return round(max(tall, PICTURE * s if self._picture else 0) + 2 * (INNER * s + RING))

    def _words(self, area: QRectF) -> QRectF:
        """Where title and sentence are written."""
        s = scale()
        inner = area.adjusted(RING + INNER * s, RING + INNER * s, -RING - INNER * s, -RING - INNER * s)
        return inner.adjusted((PICTURE + 12) * s if self._picture else 0, 0, 0, 0)

    def _title_height(self, words: QRectF) -> float:
        beside_tick = words.adjusted(0, 0, -TICK * scale(), 0)
        return (
            QFontMetricsF(serif(17, SEMIBOLD)).boundingRect(beside_tick, int(WRAP), self._title).height() + 2
        )

    def _sentence_height(self, words: QRectF) -> float:
        return QFontMetricsF(sans(15)).boundingRect(words, int(WRAP), self._sentence).height() + 2

    # ---------------------------------------------------------------- looks

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        s, room, on = scale(), theme(), self.isChecked()
        card = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        shape = rounded(card, 9 * s)
        shadow(p, shape, 3, 0.3)
        plate(p, shape, room.paper, room.paper_edge)
        if on:
            p.fillPath(shape, clear(room.glow, 0.13 if room.night else 0.28))
        elif self.underMouse():
            p.fillPath(shape, clear(room.glow, 0.12))
        stroke(p, shape, room.gold if on else room.line, 2.4 if on else 1.0)
        self.paint_ring(p, card, 9 * s)
        if self._picture is not None:
            self._paint_picture(p, card)
        if on:
            self._paint_tick(p, card)
        words = self._words(QRectF(self.rect()))
        tall = self._title_height(words)
        write(
            p,
            QRectF(words.left(), words.top() - 1, words.width() - TICK * s, tall),
            self._title,
            serif(17, SEMIBOLD),
            room.ink,
            TOP_LEFT,
        )
        below = QRectF(words.left(), words.top() + tall, words.width(), words.height() - tall + 4)
        write(p, below, self._sentence, sans(15), room.ink if on else room.ink_faded, TOP_LEFT)

    def _paint_picture(self, p: QPainter, card: QRectF) -> None:
        assert self._picture is not None
        side = PICTURE * scale()
        place = QRectF(card.left() + INNER * scale(), card.top() + INNER * scale(), side, side)
        frame = rounded(place, 5)
        shadow(p, frame, 3, 0.35)
        draw = self._picture
        key = ("option picture", self._title, draw)
        picture = pictures.get(
            key, side, side, self.devicePixelRatioF(), lambda q: draw(q, QRectF(0, 0, side, side))
        )
        p.drawPixmap(place.topLeft(), picture)
        stroke(p, frame, theme().line, 1.2)

    def _paint_tick(self, p: QPainter, card: QRectF) -> None:
        side = TICK * scale()
        place = QRectF(card.right() - side - 6 * scale(), card.top() + 6 * scale(), side, side)
        disc = oval(place.center().x(), place.center().y(), side / 2)
        paint(p, disc, "#F0C25A", "#B98524")
        stroke(p, disc, clear(INK, 0.7), 1)
        paint_icon(p, "check", place.adjusted(4, 4, -4, -4), INK)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()


class PresetCard(OptionCard):
    """A proposal; it is marked while everything is set as it proposes."""

    def nextCheckState(self) -> None:
        """A click proposes; what is then set decides about the mark."""
