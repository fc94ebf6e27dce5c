"""What the player is asked, and every answer that is not given on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from gui.kit.announce import announce
from gui.kit.fonts import SEMIBOLD, damped, scale
from gui.kit.paint import clear, paint, shadow, stroke
from gui.kit.paths import oval, rounded
from gui.kit.theme import theme
from gui.kit.widgets.keycap import KeyCap
from gui.kit.widgets.panel import EDGE, PADDING, Panel, Rule
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.text import Heading, Label
from gui.table.choices import Choice, ChoiceButton
from gui.table.face import Painter

PICTURE = 92
NOT_MEASURED = (0, 0, 0)


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


class PictureBox(QWidget):
    """A picture of what the decision is about."""

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self._painter = painter
        side = round((PICTURE + 8) * damped(1.0))  # where the text is large, the words need the room
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(self.rect()).adjusted(3, 2, -6, -7)
        frame = rounded(place, 2)
        shadow(p, frame, 5, 0.45)
        self._painter(p, place)
        stroke(p, frame, theme().line, 1.3)


class Dots(QWidget):
    """Three dots that breathe while somebody thinks."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=1200)
        self._clock.setLoopCount(-1)
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
            paint(
                p,
                oval(6 * s + k * 16 * s, self.height() / 2, (3.2 + 1.8 * near) * s),
                clear(theme().gold, 0.45 + 0.55 * near),
            )

    def _tick(self, share: float) -> None:
        self._share = share
        self.update()


class PromptPanel(Panel):
    """Title, sentence, keys, answers; below them what the rules say to a wrong try.

    Signals:
        resized:  the panel needs another height
        emptied:  the button that had the keyboard is gone
        why:      a rule id: the player asks why something is not allowed
    """

    resized = Signal()
    emptied = Signal()
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
        self._pictured: QWidget | None = None
        self._sentence: Label | None = None
        self._measured = NOT_MEASURED
        self.page = Page("")
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.resized)

    def show_page(self, page: Page) -> None:
        self._let_go()
        self._clear()
        self.page = page
        self.set_glowing(page.glowing)
        self._column.setSpacing(round(6 * scale()))
        self._column.addWidget(Heading(page.title, level=2))
        if page.text:
            self._sentence = Label(page.text)
            self._column.addWidget(self._sentence)
        if page.busy:
            self._column.addWidget(Dots())
        if page.picture or page.keys:
            self._pictured = self._picture_and_keys(page)
            self._column.addWidget(self._pictured)
        self._add_buttons(page)
        self._refusal = QWidget()
        self._column.addWidget(self._refusal)
        self._column.addStretch(1)
        self.resized.emit()

    def refuse(self, sentence: str, rule: str = "", choices: Sequence[Choice] = ()) -> None:
        """Say why something that was tried is not allowed, and what could be done instead."""
        self.rule = rule
        old, self._refusal = self._refusal, QWidget()
        self._column.replaceWidget(old, self._refusal)
        old.deleteLater()
        box = QVBoxLayout(self._refusal)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(round(4 * scale()))
        box.addWidget(Rule())
        box.addWidget(Label(sentence, tone="refuse", weight=SEMIBOLD))
        if rule:
            choices = [
                *choices,
                Choice(self.tr("Why? Read the rule"), self._ask_why, tells="F1", icon="rules", quiet=True),
            ]
        for choice in choices:
            box.addWidget(ChoiceButton(choice))
        self._measured = NOT_MEASURED
        self.resized.emit()
        announce(sentence, urgent=True)

    def rest(self) -> None:
        """Take no answers while something happens on the board."""
        self._let_go()
        self.set_glowing(False)
        for button in self.buttons:
            button.setEnabled(False)

    def _let_go(self) -> None:
        """The keyboard must not wander off to whatever comes next in the window."""
        here = self.window().focusWidget()
        if here is not None and self._content.isAncestorOf(here):
            self.emptied.emit()

    def focus_first(self) -> None:
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _walk(self, start: int, step: int) -> None:
        """To the next answer; the first and the last are the ends of the way."""
        if 0 <= start + step < len(self.buttons):
            self.buttons[start + step].setFocus(Qt.FocusReason.TabFocusReason)

    def height_in(self, width: int, most: int) -> int:
        """The height it takes in this width, at most `most`.

        Where room is short, picture and keys give way; where that is not enough, the answers
        come before the sentence, and what is left is scrolled to.
        """
        if self._measured[:2] != (width, most):
            height = most
            for terse, answers_first in ((False, False), (True, False), (True, True)):
                self._order(terse, answers_first)
                needed = self._needed_height(width)
                if needed <= most and self._fits_across(width):
                    height = needed
                    break
            self._measured = (width, most, height)
        return self._measured[2]

    def _order(self, terse: bool, answers_first: bool) -> None:
        if self._pictured is not None:
            self._pictured.setVisible(not terse)
        if self._sentence is not None:
            self._column.removeWidget(self._sentence)
            answers = [self._column.indexOf(button) for button in self.buttons if not button.is_quiet]
            place = max(answers) + 1 if answers_first and answers else 1
            self._column.insertWidget(place, self._sentence)

    def _fits_across(self, width: int) -> bool:
        pictured = self._pictured
        if pictured is None or pictured.isHidden():
            return True
        return pictured.minimumSizeHint().width() <= self._inner_width(width)

    def _needed_height(self, width: int) -> int:
        margins, layout, inner = self.body.contentsMargins(), self._column, self._inner_width(width)
        # wrapped labels know their height only once they are shown in their width
        for child in self._content.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if child is not self._pictured:
                child.show()
        layout.setGeometry(QRect(0, 0, inner, 10_000))
        height = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        layout.setGeometry(self._content.rect())
        return height + margins.top() + margins.bottom() + 2

    def _inner_width(self, width: int) -> int:
        margins = self.body.contentsMargins()
        return width - margins.left() - margins.right()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            self._later.start()
        return super().eventFilter(watched, event)

    def _refresh(self) -> None:
        super()._refresh()
        inner = EDGE + round(PADDING * damped(1.2))
        self.body.setContentsMargins(inner, inner - 2, inner, inner + 2)
        self._measured = NOT_MEASURED

    def _ask_why(self) -> None:
        self.why.emit(self.rule)

    def _clear(self) -> None:
        self.rule = ""
        self.buttons = []
        self._pictured = self._sentence = None
        self._measured = NOT_MEASURED
        _empty(self._column)

    @staticmethod
    def _picture_and_keys(page: Page) -> QWidget:
        """The picture and beside it the keys."""
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
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
        return box

    def _add_buttons(self, page: Page) -> None:
        for group_number, group in enumerate(group for group in page.groups if group):
            if group_number:
                self._column.addWidget(Rule())
            for choice in group:
                button = ChoiceButton(choice)
                self._column.addWidget(button)
                button.walked.connect(partial(self._walk, len(self.buttons)))
                self.buttons.append(button)


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            _empty(inner)
