"""An index of all cards at reading size, to be searched by name, set and kind."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.catan_duel.catalog import CARDS, Card
from gui.catan_duel import texts
from gui.catan_duel.pictures import face_pixmap
from gui.kit.fonts import SEMIBOLD, sans, scale
from gui.kit.paint import CENTRE, write
from gui.kit.theme import theme
from gui.kit.widgets.fields import Choice, Field
from gui.kit.widgets.sheet import Sheet

translate = QCoreApplication.translate

WIDTH, CARD, GAP, CAPTION = 1030, 226, 14, 24


def open_index(host: QWidget) -> CardIndex:
    sheet = CardIndex(host)
    sheet.open()
    sheet.name.setFocus()
    return sheet


class CardIndex(Sheet):
    """A field for the name, two choices, and the cards."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, translate("CatanDuel", "All cards"), WIDTH)
        self.name = Field(hint=translate("CatanDuel", "Name or text"), icon="search")
        everything = ("", translate("CatanDuel", "All sets"))
        sets = [(name, texts.set_name(name)) for name in texts.SETS]
        self.set = Choice([everything, *sets], name=translate("CatanDuel", "Set"))
        self.kind = Choice(kinds(), name=translate("CatanDuel", "Kind"))
        row = QHBoxLayout()
        row.addWidget(self.name, 1)
        row.addWidget(self.set)
        row.addWidget(self.kind)
        self.body.addLayout(row)
        self.gallery = Gallery()
        self.body.addWidget(self.gallery)
        self.body.addStretch(1)
        self.name.textChanged.connect(self._search)
        self.set.changed.connect(self._search)
        self.kind.changed.connect(self._search)
        self._search()

    def _search(self) -> None:
        self.gallery.show_cards(found(self.name.text(), self.set.value(), self.kind.value()))


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


def found(words: str, set: str, kind: str) -> list[str]:
    """The cards that fit, each once."""
    return [
        card.id for card in CARDS.values() if not card.same_as and _fits(card, words.casefold(), set, kind)
    ]


def _fits(card: Card, words: str, set: str, kind: str) -> bool:
    central = card.kind in ("road", "settlement", "city")
    said = f"{texts.card_name(card.id)} {texts.card_text(card.id)}".casefold()
    return (
        all(word in said for word in words.split())
        and (not set or card.id.startswith(f"{set}/"))
        and (not kind or card.kind == kind or (central and kind == "central"))
    )


class Gallery(QWidget):
    """Cards in rows; only those in sight are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[str] = []
        self._fit()

    def show_cards(self, cards: list[str]) -> None:
        self.cards = cards
        named = [texts.card_name(card) for card in cards]
        self.setAccessibleName(", ".join(named))
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        """Be as tall as the rows of cards."""
        down = -(-max(1, len(self.cards)) // self._across(self.width()))
        self.setFixedHeight(round(down * (CARD + CAPTION + GAP) * scale()))

    def place(self, number: int) -> QRectF:
        """Where a card lies."""
        s, across = scale(), self._across(self.width())
        row, column = divmod(number, across)
        left = (self.width() - across * (CARD + GAP) * s) / 2
        return QRectF(left + column * (CARD + GAP) * s, row * (CARD + CAPTION + GAP) * s, CARD * s, CARD * s)

    def _across(self, width: int) -> int:
        return max(1, int(width // ((CARD + GAP) * scale())))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for number, card in enumerate(self.cards):
            rect = self.place(number)
            if rect.adjusted(0, 0, 0, CAPTION * scale()).intersects(QRectF(event.rect())):
                picture = face_pixmap(card, rect.width() * self.devicePixelRatioF(), full=True)
                p.drawPixmap(rect, picture, QRectF(picture.rect()))
                below = QRectF(rect.left(), rect.bottom() + 2, rect.width(), CAPTION * scale())
                write(p, below, _caption(card), sans(13, SEMIBOLD), theme().ink_faded, CENTRE, 0.7)


def _caption(card: str) -> str:
    """What the face does not tell: the set and how many there are."""
    copies = [one for one in CARDS.values() if one.name == CARDS[card].name]
    count = sum(one.count for one in copies)
    sets = ", ".join(dict.fromkeys(texts.set_name(one.id.split("/")[0]) for one in copies))
    if CARDS[card].kind in ("road", "settlement", "city", "landscape"):
        return f"{texts.card_name(card)}, {count}\u00d7"
    return f"{sets}, {count}\u00d7"
