"""An index of all cards at reading size, to be searched by name, set and kind."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.catan_duel.catalog import CARDS, Card
from gui.catan_duel import texts
from gui.catan_duel.pictures import face_pixmap
from gui.kit.announce import announce
from gui.kit.fonts import SEMIBOLD, sans, scale
from gui.kit.paint import CENTRE, stroke, write
from gui.kit.paths import rounded
from gui.kit.theme import theme
from gui.kit.widgets.fields import Choice, Field
from gui.kit.widgets.scroll import Scroll
from gui.kit.widgets.sheet import Sheet

translate = QCoreApplication.translate

WIDTH, CARD, GAP, CAPTION = 1030, 226, 14, 24
AROUND, HEAD = 84, 100
"""Heights of the sheet that do not belong to the cards; the second grows with the text."""
UNNAMED = ("landscape", "road", "settlement", "city")
"""Kinds whose names are ordinary words of the rules."""


def open_index(host: QWidget, words: str = "") -> CardIndex:
    sheet = CardIndex(host, words)
    sheet.open()
    sheet.name.setFocus(Qt.FocusReason.OtherFocusReason)
    return sheet


def names() -> tuple[str, ...]:
    """Names in the rules that mean a card."""
    named = [texts.card_name(card) for card in found() if CARDS[card].kind not in UNNAMED]
    first_names = [name.split(",")[0] for name in named]
    return tuple(dict.fromkeys((*named, *first_names)))


class CardIndex(Sheet):
    """A field for the name, two choices, and the cards below them."""

    def __init__(self, host: QWidget, words: str = "") -> None:
        super().__init__(host, translate("CatanDuel", "All cards"), WIDTH)
        self.name = Field(words, hint=translate("CatanDuel", "Name or text"), icon="search")
        self.name.setClearButtonEnabled(True)
        everything = ("", translate("CatanDuel", "All sets"))
        sets = [(name, texts.set_name(name)) for name in texts.SETS]
        self.set = Choice([everything, *sets], name=translate("CatanDuel", "Set"))
        self.kind = Choice(kinds(), name=translate("CatanDuel", "Kind"))
        row = QHBoxLayout()
        row.addWidget(self.name, 1)
        row.addWidget(self.set)
        row.addWidget(self.kind)
        self.gallery = Gallery()
        self._cards = Scroll(self.gallery)
        self.gallery.came_to.connect(self._reveal)
        self.body.addLayout(row)
        self.body.addWidget(self._cards)
        self.name.textChanged.connect(self._search)
        self.name.returnPressed.connect(lambda: self.gallery.setFocus(Qt.FocusReason.TabFocusReason))
        self.set.changed.connect(self._search)
        self.kind.changed.connect(self._search)
        self._search()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cards.setFixedHeight(max(CARD, round(self.height() - AROUND - HEAD * scale())))

    def _search(self) -> None:
        self.gallery.show_cards(found(self.name.text(), self.set.value(), self.kind.value()))
        self._cards.verticalScrollBar().setValue(0)

    def _reveal(self, rect: QRect) -> None:
        middle = rect.center()
        self._cards.ensureVisible(middle.x(), middle.y(), rect.width() // 2, rect.height() // 2 + GAP)


def kinds() -> list[tuple[str, str]]:
    return [
        ("", translate("CatanDuel", "All kinds")),
        ("action", translate("CatanDuel", "Action cards")),
        ("building", translate("CatanDuel", "Buildings")),
        ("unit", translate("CatanDuel", "Units")),
        ("event", translate("CatanDuel", "Events")),
        ("landscape", translate("CatanDuel", "Landscapes")),
        ("central", translate("CatanDuel", "Roads and towns")),
    ]


def found(words: str = "", set: str = "", kind: str = "") -> list[str]:
    """The cards that fit, each once: first those with the words in their name, last the plain ones."""
    wanted = words.casefold().split()
    fitting = [card for card in CARDS.values() if not card.same_as and _fits(card, wanted, set, kind)]
    named = {card.id for card in fitting if all(w in texts.card_name(card.id).casefold() for w in wanted)}
    fitting.sort(key=lambda card: (card.id not in named, card.kind in UNNAMED))
    return [card.id for card in fitting]


def _fits(card: Card, words: list[str], set: str, kind: str) -> bool:
    central = card.kind in ("road", "settlement", "city")
    said = f"{texts.card_name(card.id)} {texts.card_text(card.id)}".casefold()
    return (
        all(word in said for word in words)
        and (not set or card.id.startswith(f"{set}/"))
        and (not kind or card.kind == kind or (central and kind == "central"))
    )


class Gallery(QWidget):
    """Cards in rows; only those in sight are painted.  The arrows walk from card to card.

    Signals:
        came_to:  where the card lies that the keyboard is on now
    """

    came_to = Signal(QRect)

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[str] = []
        self.at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fit()

    def show_cards(self, cards: list[str]) -> None:
        self.cards, self.at = cards, 0
        self.setAccessibleName(translate("CatanDuel", "%n card(s) found", "", len(cards)))
        self._fit()
        self.update()

    # ---------------------------------------------------------------- where they lie

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        """Be as tall as the rows of cards."""
        down = -(-max(1, len(self.cards)) // self._across())
        self.setFixedHeight(round(down * (CARD + CAPTION + GAP) * scale()))

    def place(self, number: int) -> QRectF:
        """Where a card lies."""
        s, across = scale(), self._across()
        row, column = divmod(number, across)
        left = (self.width() - (across * (CARD + GAP) - GAP) * s) / 2
        return QRectF(left + column * (CARD + GAP) * s, row * (CARD + CAPTION + GAP) * s, CARD * s, CARD * s)

    def _across(self) -> int:
        return max(1, int((self.width() + GAP * scale()) // ((CARD + GAP) * scale())))

    # ---------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, across = len(self.cards) - 1, self._across()
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -across,
            Qt.Key.Key_Down: across,
            Qt.Key.Key_PageUp: -2 * across,
            Qt.Key.Key_PageDown: 2 * across,
            Qt.Key.Key_Home: -last - 1,
            Qt.Key.Key_End: last + 1,
        }.get(Qt.Key(event.key()))
        if step is None or not self.cards:
            super().keyPressEvent(event)
        else:
            self.walk_to(min(max(self.at + step, 0), last))

    def walk_to(self, number: int) -> None:
        self.at = number
        self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.cards and event.reason() != Qt.FocusReason.MouseFocusReason:
            self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        here = [n for n in range(len(self.cards)) if self.place(n).contains(event.position())]
        if here:
            self.walk_to(here[0])

    def _tell(self) -> None:
        card = self.cards[self.at]
        self.came_to.emit(self.place(self.at).toAlignedRect())
        announce(f"{texts.card_name(card)}. {texts.card_text(card)} {_caption(card)}")
        self.update()

    # ---------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for number, card in enumerate(self.cards):
            rect = self.place(number)
            if rect.adjusted(0, 0, 0, CAPTION * scale()).intersects(QRectF(event.rect())):
                self._paint_card(p, card, rect)
        if self.cards and self.hasFocus():
            frame = rounded(self.place(self.at).adjusted(2, 2, -2, -2), 14 * scale())
            stroke(p, frame, theme().ink, 6)
            stroke(p, frame, theme().glow, 3.4)
        if not self.cards:
            words = translate("CatanDuel", "No card fits.")
            write(p, QRectF(0, 0, self.width(), CARD * scale()), words, sans(18), theme().ink_faded, CENTRE)

    def _paint_card(self, p: QPainter, card: str, rect: QRectF) -> None:
        picture = face_pixmap(card, rect.width() * self.devicePixelRatioF(), full=True)
        p.drawPixmap(rect, picture, QRectF(picture.rect()))
        below = QRectF(rect.left(), rect.bottom() + 2, rect.width(), CAPTION * scale())
        write(p, below, _caption(card), sans(14, SEMIBOLD), theme().ink_faded, CENTRE, 0.7)


def _caption(card: str) -> str:
    """What the face does not tell: the set and how many there are."""
    copies = [one for one in CARDS.values() if one.name == CARDS[card].name]
    count = sum(one.count for one in copies)
    sets = ", ".join(dict.fromkeys(texts.set_name(one.id.split("/")[0]) for one in copies))
    if CARDS[card].kind in UNNAMED:
        return f"{texts.card_name(card)}, {count}\u00d7"
    return f"{sets}, {count}\u00d7"
