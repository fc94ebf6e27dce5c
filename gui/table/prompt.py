"""What the player is asked, and every answer that is not given on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.kit.announce import announce
from gui.kit.fonts import SEMIBOLD, sans, scale, serif
from gui.kit.icons import paint_icon
from gui.kit.paint import INK, LEFT, clear, paint, shadow, stroke, tone, write
from gui.kit.paths import oval, rounded
from gui.kit.theme import theme
from gui.kit.widgets.buttons import Button
from gui.kit.widgets.focus import RING
from gui.kit.widgets.keycap import KeyCap, key_name, keycap_size, paint_keycap
from gui.kit.widgets.panel import Panel, Rule
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.text import Heading, Label
from gui.table.face import Painter

PICTURE = 92
WRAP = int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True)
class Choice:
    """An answer as a button.  `quiet` ones stand apart below: undo, stop."""

    text: str
    take: Callable[[], None]
    key: str = ""
    icon: str = ""
    primary: bool = False
    quiet: bool = False


@dataclass(frozen=True)
class Page:
    """Everything the prompt shows at one time.

    groups:   the answers, those of one kind together
    glowing:  a person has to do something now
    busy:     somebody thinks
    """

    title: str
    text: str = ""
    keys: tuple[tuple[str, str], ...] = ()
    picture: Painter | None = None
    groups: Sequence[Sequence[Choice]] = ()
    glowing: bool = False
    busy: bool = False


class ChoiceButton(Button):
    """An answer whose words wrap, with the key that takes it."""

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(choice.text, parent, choice.icon, choice.key)
        self._choice = choice
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: choice.take())

    def sizeHint(self) -> QSize:
        width = round(180 * scale())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        longest = max((self._metrics().horizontalAdvance(word) for word in self.words().split()), default=0)
        return QSize(round(longest + self._beside() + 2 * RING + 20 * scale()), self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        s = scale()
        wide = width - 2 * RING - 20 * s - self._beside()
        text = self._metrics().boundingRect(QRectF(0, 0, max(wide, 1), 10_000), WRAP, self.words()).height()
        return round(max(text, 20 * s) + (8 if self._choice.quiet else 14) * s + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, room, choice = scale(), theme(), self._choice
        face = QRectF(self.rect()).adjusted(RING, RING - 1, -RING, -RING - 1)
        shape = rounded(face, 8 * s)
        ink = room.ink
        if choice.primary:
            top, bottom = (tone("#F0C25A", 1.05), "#C08C2A") if self._lit() else ("#F0C25A", "#B98524")
            shadow(p, shape, 3.5, 0.4)
            paint(p, shape, top, bottom)
            stroke(p, shape, room.line, 1.1)
            ink = INK  # type: ignore[assignment]
        elif choice.quiet:
            ink = room.link
            if self._lit():
                paint(p, shape, clear(room.glow, 0.2))
        else:
            shadow(p, shape, 3, 0.35)
            paint(p, shape, tone(room.paper, 1.05) if self._lit() else room.paper, room.paper_edge)
            stroke(p, shape, room.gold if self._lit() else room.line, 1.1)
        self._ring.paint(p, face, 8 * s)
        inner = face.adjusted(10 * s, 0, -10 * s, 0)
        if choice.icon:
            paint_icon(p, choice.icon, QRectF(inner.left(), inner.center().y() - 9 * s, 18 * s, 18 * s), ink)
            inner.setLeft(inner.left() + 26 * s)
        if choice.key:
            size = keycap_size(key_name(choice.key))
            cap = QRectF(inner.right() - size.width(), inner.center().y() - size.height() / 2, size.width(), size.height())
            paint_keycap(p, cap, key_name(choice.key))
            inner.setRight(cap.left() - 8 * s)
        write(p, inner.adjusted(0, -1, 0, -1), self.words(), self._voice(), ink, LEFT)

    def _voice(self):  # type: ignore[no-untyped-def]
        return serif(17) if self._choice.primary else sans(15 if self._choice.quiet else 16, SEMIBOLD)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._voice())

    def _beside(self) -> float:
        """Width that icon and key take."""
        s = scale()
        cap = keycap_size(key_name(self._choice.key)).width() + 8 * s if self._choice.key else 0
        return cap + (26 * s if self._choice.icon else 0)


class PictureBox(QWidget):
    """A picture of what the decision is about."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self._painter = painter
        side = round(PICTURE * min(scale(), 1.4)) + 8
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(self.rect()).adjusted(2, 1, -6, -7)
        self._painter(p, place)


class Dots(QWidget):
    """Three dots that breathe while somebody thinks."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=1200, loopCount=-1)
        self._clock.valueChanged.connect(self._tick)
        self.setFixedHeight(round(16 * scale()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s = scale()
        for k in range(3):
            near = 1 - min(1.0, 3 * min(abs(self._share - (k + 1) / 4), 1 - abs(self._share - (k + 1) / 4)))
            paint(p, oval(6 * s + k * 16 * s, self.height() / 2, (3.2 + 1.8 * near) * s), clear(theme().gold, 0.45 + 0.55 * near))

    def _tick(self, share: float) -> None:
        self._share = share
        self.update()


class PromptPanel(Panel):
    """Title, sentence, keys, answers; below them what the rules say to a wrong try.

    Signals:
        resized:  the panel needs another height
        why:      a rule id: the player asks why something is not allowed
    """

    resized = Signal()
    why = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What to do"))
        self.rule = ""
        self.buttons: list[ChoiceButton] = []
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._scroll = Scroll(self._content)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self._scroll)
        self._content.installEventFilter(self)
        self._refusal = QWidget()
        self._page: Page | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.resized)

    def show_page(self, page: Page) -> None:
        had_focus = any(button.hasFocus() for button in self.buttons)
        self._clear()
        self._page = page
        self.set_glowing(page.glowing)
        self._column.setSpacing(round(6 * scale()))
        self._column.addWidget(Heading(page.title, level=2))
        if page.text:
            self._column.addWidget(Label(page.text))
        if page.busy:
            self._column.addWidget(Dots())
        if page.picture or page.keys:
            self._column.addLayout(self._pictured(page))
        self._add_buttons(page)
        self._refusal = QWidget()
        self._refusal.setVisible(False)
        self._column.addWidget(self._refusal)
        self._later.start()
        if had_focus:
            self.focus_first()

    def refuse(self, sentence: str, rule: str) -> None:
        """Say why something that was tried is not allowed."""
        self.rule = rule
        self._column.removeWidget(self._refusal)
        self._refusal.deleteLater()
        self._refusal = QWidget()
        box = QVBoxLayout(self._refusal)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(round(4 * scale()))
        box.addWidget(Rule())
        box.addWidget(Label(sentence, tone="refuse", weight=SEMIBOLD))
        if rule:
            box.addWidget(ChoiceButton(Choice(self.tr("Why? Read the rule"), self._ask_why, "F1", "rules", quiet=True)))
        self._column.addWidget(self._refusal)
        self._later.start()
        announce(sentence, urgent=True)

    def focus_first(self) -> None:
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def wanted_height(self, width: int) -> int:
        margins = self.body.contentsMargins()
        inner = width - margins.left() - margins.right()
        layout = self._column
        layout.activate()
        height = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        return height + margins.top() + margins.bottom() + 4

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            self._later.start()
        return super().eventFilter(watched, event)

    def _ask_why(self) -> None:
        self.why.emit(self.rule)

    def _clear(self) -> None:
        self.rule = ""
        self.buttons = []
        _empty(self._column)

    def _pictured(self, page: Page) -> QHBoxLayout:
        """The picture and beside it the keys."""
        row = QHBoxLayout()
        row.setSpacing(round(8 * scale()))
        if page.picture:
            row.addWidget(PictureBox(page.picture), 0, Qt.AlignmentFlag.AlignTop)
        keys = QGridLayout()
        keys.setHorizontalSpacing(round(6 * scale()))
        keys.setVerticalSpacing(round(3 * scale()))
        for number, (key, text) in enumerate(page.keys):
            keys.addWidget(KeyCap(key), number, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            keys.addWidget(Label(text, size=15), number, 1)
        keys.setColumnStretch(1, 1)
        keys.setRowStretch(len(page.keys), 1)
        row.addLayout(keys, 1)
        return row

    def _add_buttons(self, page: Page) -> None:
        for group_number, group in enumerate(group for group in page.groups if group):
            if group_number:
                self._column.addWidget(Rule())
            for choice in group:
                button = ChoiceButton(choice)
                self._column.addWidget(button)
                self.buttons.append(button)


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            _empty(inner)

