"""Events as movement: dice roll, landscapes turn, cards fly, an event is announced large and then filed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.catan_duel.values import (
    AttackRolled,
    BrigandsCounted,
    Built,
    CalledOff,
    CardDrawn,
    CardFetched,
    CardPicked,
    CardPutUnder,
    CardStolen,
    CardUnderStack,
    DiceRolled,
    EventRevealed,
    EventSpared,
    Gained,
    LandscapeLaid,
    LandscapesRevealed,
    Played,
    Removed,
    Spent,
    Swapped,
)
from engine.core.values import Event
from gui.catan_duel import layers
from gui.catan_duel.art.icons import resource
from gui.catan_duel.cards import CardItem, LandscapeItem, StoreItem, turning
from gui.catan_duel.layout import SIDE
from gui.kit.fonts import BOLD, serif
from gui.kit.motion import Track, call, fade, grow, move, pause
from gui.kit.paint import CENTRE, clear, paint, parchment, write
from gui.kit.paths import box
from gui.kit.theme import theme
from gui.table.choreography import Choreography

if TYPE_CHECKING:
    from gui.catan_duel.board import CatanBoard

LARGE = 320
"""How many pixels a card has at least while it is announced."""
READ = 1200
"""Milliseconds to look at a card that is announced."""


class Moves(Choreography):
    def __init__(self, board: CatanBoard) -> None:
        super().__init__(board)
        self._board = board

    def compose(self, events: Sequence[Event]) -> None:
        together: list[Track] = []
        for event in events:
            if isinstance(event, Spent):  # a price leaves all its stores at once
                together += self._change(event.place, -event.amount)
                continue
            self.then(*together)
            together = []
            self._play(event)
        self.then(*together)

    def _play(self, event: Event) -> None:
        match event:
            case DiceRolled():
                self._roll(event)
            case Gained(place=place, amount=amount):
                self.then(*self._change(place, amount))
            case Built(seat=seat, card=card, place=place):
                self._build(seat, card, place)
            case LandscapesRevealed(cards=cards):
                self._reveal(cards)
            case LandscapeLaid(card=card, place=place):
                self._fly_to_place(card, place, self._board.pile_top("landscapes"))
            case Swapped(first=first, second=second):
                self._swap(first, second)
            case Removed(place=place, to=to):
                self._remove(place, to)
            case EventRevealed(card=card):
                self._announce(card, self._board.pile_top("events"), self._board.pile_top("events"))
            case Played(seat=seat, card=card):
                self._leave_hand(seat, card)
                self._announce(card, self._board.hand_spot(seat), self._board.pile_top("discard"))
            case CardDrawn(seat=seat, card=card, stack=stack) | CardPicked(seat=seat, card=card, stack=stack):
                self._fly(card, stack, self._board.pile_top(f"stack:{stack}"), self._board.hand_spot(seat))
            case CardPutUnder(card=card, stack=stack, owner=owner):
                self._leave_hand(owner, card)
                self._fly(card, stack, self._board.hand_spot(owner), self._board.pile_top(f"stack:{stack}"))
            case CardUnderStack(card=card, stack=stack):
                self._fly(card, stack, self._board.layout.centre, self._board.pile_top(f"stack:{stack}"))
            case CardStolen(seat=seat, owner=owner):
                self._fly(event.card, 0, self._board.hand_spot(owner), self._board.hand_spot(seat))
            case CardFetched(seat=seat, card=card):
                self._announce(card, self._board.pile_top("discard"), self._board.hand_spot(seat))
            case BrigandsCounted() | EventSpared() | AttackRolled():
                self._say(self._board.words.banner(event, self._board.seats), 800)
            case CalledOff():
                self._say(self._board.words.banner(event, self._board.seats), READ)

    # ---------------------------------------------------------------- dice and words

    def _roll(self, event: DiceRolled) -> None:
        board = self._board
        self.then(*board.dice.roll(board.layout.dice, event.number, event.face))
        self.then(call(lambda: board.light_number(event.number)))
        self._say(board.words.banner(event, board.seats), 600)

    def _say(self, words: str, ms: int) -> None:
        """A sentence in large letters across the board."""
        if not words:
            return
        banner = Banner(words)
        banner.setPos(self._board.layout.centre)
        banner.setOpacity(0.0)
        self.pass_by(banner)
        self.then(fade(banner, 1.0, 160)).then(pause(ms)).then(fade(banner, 0.0, 160))

    # ---------------------------------------------------------------- resources

    def _change(self, place: str, amount: int) -> list[Track]:
        """A store gains or loses: the landscape turns, and what it was floats off."""
        item = self._board.realms.items.get(place)
        if item is None or not amount:
            return []
        kind = self._board.kind_at(place)
        gain = Gain(kind, amount)
        gain.setPos(item.pos())
        gain.setOpacity(0.0)
        self.pass_by(gain)
        rise = QPointF(0, -SIDE * 0.3)
        tracks = [_flare(gain, 520), move(gain, item.pos() + rise, 520)]
        if isinstance(item, LandscapeItem):
            tracks.append(_turn_by(item, amount))
        elif isinstance(item, StoreItem):
            store = item
            tracks.append(call(lambda: store.set_stock(store.stock + amount)))
        return tracks

    # ---------------------------------------------------------------- cards

    def _build(self, seat: int, card: str, place: str) -> None:
        start = self._board.source_spot(seat, card)
        self._leave_hand(seat, card)
        self._fly_to_place(card, place, start)

    def _leave_hand(self, seat: int, card: str | None) -> None:
        """What flies away is no longer held."""
        if seat == self._board.below and card is not None:
            self.then(call(lambda: self._board.hand.give(card)))

    def _fly_to_place(self, card: str, place: str, start: QPointF | None) -> None:
        board = self._board
        end = board.place_spot(place)
        item = board.realms.make(place, card, board.layout)
        item.setZValue(layers.FLYING)
        item.setPos(start if start is not None else end)
        item.setOpacity(0.0)
        self.pass_by(item)
        self.then(fade(item, 1.0, 90)).then(move(item, end, 360))
        self.then(call(lambda: item.setZValue(layers.CARD + 0.5)))

    def _fly(self, card: str | None, stack: int, start: QPointF | None, end: QPointF | None) -> None:
        """A card goes from one place to another, face down unless it may be seen."""
        if start is None or end is None:
            return
        item = CardItem(self._board, card, self._board.stack_back(stack))
        item.setScale(0.8)
        item.setZValue(layers.FLYING)
        item.setPos(start)
        self.pass_by(item)
        self.then(move(item, end, 340)).then(fade(item, 0.0, 110))

    def _announce(self, card: str, start: QPointF | None, end: QPointF | None) -> None:
        """A card is shown large to both, then goes where it belongs."""
        centre = self._board.layout.centre
        item = CardItem(self._board, card)
        item.full = True
        item.setScale(0.5)
        item.setZValue(layers.LARGE)
        item.setPos(start or centre)
        item.setOpacity(0.0)
        self.pass_by(item)
        self.then(fade(item, 1.0, 80))
        large = max(3.0, LARGE / self._board.pixels)
        item.drawn_for = large * self._board.pixels
        self.then(move(item, centre, 280), grow(item, large, 280)).then(pause(READ))
        self.then(move(item, end or centre, 260), grow(item, 0.5, 260)).then(fade(item, 0.0, 100))

    def _reveal(self, cards: Sequence[str]) -> None:
        """New landscapes are turned up beside each other."""
        start = self._board.pile_top("landscapes") or self._board.layout.centre
        tracks, after = [], []
        for i, card in enumerate(cards):
            item = CardItem(self._board, card)
            item.drawn_for = 1.7 * self._board.pixels
            item.setZValue(layers.LARGE)
            item.setPos(start)
            self.pass_by(item)
            aside = QPointF((i - (len(cards) - 1) / 2) * SIDE * 1.8, 0)
            tracks += [move(item, self._board.layout.centre + aside, 300), grow(item, 1.7, 300)]
            after.append(fade(item, 0.0, 140))
        self.then(*tracks).then(pause(600)).then(*after)

    def _swap(self, first: str, second: str) -> None:
        items = [
            (self._board.realms.items.get(a), self._board.place_spot(b))
            for a, b in ((first, second), (second, first))
        ]
        tracks = []
        for item, end in items:
            if item is not None:
                item.setZValue(layers.FLYING)
                tracks.append(move(item, end, 360))
        self.then(*tracks)
        self.then(call(lambda: self._board.realms.exchange(first, second)))

    def _remove(self, place: str, to: str) -> None:
        item = self._board.realms.items.get(place)
        end = self._board.pile_top("discard") if to == "discard" else self._board.layout.centre
        if item is not None and end is not None:
            item.setZValue(layers.FLYING)
            self.then(move(item, end, 360), fade(item, 0.0, 420))


def _flare(item: QGraphicsItem, ms: int) -> Track:
    """The item lights up and goes out."""

    def step(share: float) -> None:
        item.setOpacity(0.0 if share >= 1 else min(1.0, 4 * share, 3 * (1 - share)))

    return Track(step, ms)


def _turn_by(item: LandscapeItem, amount: int) -> Track:
    """Turn from wherever it is then: an earlier event may turn it first."""
    inner: list[Track] = []

    def step(share: float) -> None:
        if not inner:
            inner.append(turning(item, item.turned + amount, 0))
        inner[0].step(share)

    return Track(step, 300)


class Gain(QGraphicsItem):
    """What a store just received or gave, on a slip."""

    def __init__(self, kind: str, amount: int) -> None:
        super().__init__()
        self._said = (kind, amount)
        self.setZValue(layers.FLYING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-44, -22, 88, 44)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kind, amount = self._said
        paint(painter, box(-38, -15, 76, 33, 16), clear("#000000", 0.3))
        paint(painter, box(-40, -17, 80, 33, 16), "#FFFDF2", "#F3DFA6", 1.2)
        ink = "#2E6B3A" if amount > 0 else "#A5402E"
        words = f"{amount:+d}".replace("-", "\u2212")
        write(painter, QRectF(-36, -18, 38, 33), words, serif(24, BOLD, fixed=True), ink, CENTRE)
        resource(painter, kind, 6, -14, 28)


class Banner(QGraphicsItem):
    """A sentence in large letters; not to be seen without one."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.setZValue(layers.LARGE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.say(words)

    def say(self, words: str) -> None:
        self._words = words
        self.setVisible(bool(words))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-330, -60, 660, 130)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(-310, -42, 620, 84)
        parchment(painter, card, 14, 12)
        write(
            painter,
            card.adjusted(18, 4, -18, -4),
            self._words,
            serif(34, fixed=True),
            theme().ink,
            CENTRE,
            0.5,
        )
