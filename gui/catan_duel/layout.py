"""Where everything lies: two principalities facing each other across the stacks.

The one who looks sits below; the other principality is turned round, as across a table.  Dice, plaque and hand
lie below, or on the right where the window is wide.  A card is 100 units wide; where the window is too low for
two large principalities, the outer cards are tucked under the inner ones and the other's cards become smaller.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.catan_duel.places import PLACES, Place
from gui.catan_duel.sight import Principality, Sight
from gui.kit.cards import Held, fan, largest, rows

SIDE = 100.0
PITCH = 102.0
PADDING = 9.0
LEAST_COLUMNS = 10
PILE = 66.0
PILE_PITCH = 71.0
TOP_BAND, MIDDLE_BAND, BOTTOM_BAND = 42.0, 106.0, 146.0
DICE = 128.0
"""Room for the dice beside the piles."""
GAP = 8.0
HAND_CARD = 138.0
LEAST_HELD = 0.72
"""Many cards become so much smaller before they cover each other."""
LARGER_HAND = 80.0
"""How much larger they become where the window has room to spare."""
ASIDE = 440.0
"""The column on the right of a wide board."""
OWN_PLAQUE = 138.0
SQUEEZES = (0.0, 0.5, 1.0)
SMALLER, TUCKED = 0.8, 0.6
"""The other's cards, and how far outer cards come out from under inner ones, at full squeeze."""
COMFORTABLE = 66.0
"""Cards with so many pixels need no squeezing."""


def grid(place: Place) -> tuple[int, int]:
    """Column and row of a place in its own principality; rows count downwards from the middle one."""
    if not place.row:
        return place.column, 0
    depth = 2 if place.is_outside else int(place.depth or 1)
    return place.column, -depth if place.row == "t" else depth


class _Mat:
    """One principality: which columns and rows it needs, and where they are.

    size:   how large its cards are
    outer:  how far a card outside of another one is from it, in cards
    """

    def __init__(
        self, realm: Principality, extra: Iterable[str], turned: bool, size: float, outer: float
    ) -> None:
        self.size = size
        self.turned = turned
        self._outer = outer
        spots = [self._grid(place) for place in (*realm.cards, *extra)]
        self.columns = [column for column, _ in spots]
        self.rows = [row for _, row in spots]
        self.origin = QPointF()

    @property
    def across(self) -> float:
        return (max(self.columns) - min(self.columns) + 1) * self.size

    @property
    def height(self) -> float:
        rows = self._down(max(self.rows)) - self._down(min(self.rows)) + 1
        return rows * PITCH * self.size + 2 * PADDING

    def settle(self, top: float) -> None:
        """Lie with the upper side here, around x = 0."""
        middle = (max(self.columns) + min(self.columns)) / 2
        down = (0.5 - self._down(min(self.rows))) * PITCH * self.size
        self.origin = QPointF(-middle * PITCH * self.size, top + PADDING + down)

    def rect(self, place: str) -> QRectF:
        column, row = self._grid(place)
        middle = self.origin + QPointF(column, self._down(row)) * PITCH * self.size
        side = SIDE * self.size
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def shown(self, place: str) -> tuple[float, float]:
        """From where to where a card shows that may be tucked under another one: 0 is its top, 1 its foot."""
        row = self._grid(place)[1]
        hidden = max(0.0, 1 - self._outer * PITCH / SIDE) if abs(row) > 1 else 0.0
        return (hidden, 1.0) if row > 0 else (0.0, 1.0 - hidden)

    def _grid(self, place: str) -> tuple[int, int]:
        column, row = grid(PLACES[place])
        return (-column, -row) if self.turned else (column, row)

    def _down(self, row: int) -> float:
        """How far a row is below the middle one, in cards."""
        inner = max(-1, min(1, row))
        return inner + (row - inner) * self._outer


def lay_out(sight: Sight, below: int, sites: Iterable[str], free: QSizeF) -> Layout:
    """The layout in which the own cards are largest when it has to fit into so much room."""
    best = max(
        (_squeezed(sight, below, sites, wide, free) for wide in (False, True)),
        key=lambda layout: layout.scale_in(free),
    )
    spare = free.height() / best.scale_in(free) - best.whole.height()
    if best.wide or spare <= 0:
        return best
    return Layout(sight, below, sites, squeeze=best.squeeze, spare=min(spare, LARGER_HAND))


def _squeezed(sight: Sight, below: int, sites: Iterable[str], wide: bool, free: QSizeF) -> Layout:
    """Squeezed just so far that the height of the window is not what makes the cards small."""
    for squeeze in SQUEEZES:
        layout = Layout(sight, below, sites, wide, squeeze)
        low = layout.whole.height() * free.width() > layout.whole.width() * free.height()
        if not low or layout.scale_in(free) * SIDE >= COMFORTABLE:
            break
    return layout


class Layout:
    """The rectangles of one moment.

    below:    the seat that sits below
    squeeze:  0: all cards lie free and equally large; 1: outer cards are tucked in, the other's are smaller
    piles:    the piles by their names, from left to right
    """

    def __init__(
        self,
        sight: Sight,
        below: int,
        sites: Iterable[str] = (),
        wide: bool = False,
        squeeze: float = 0.0,
        spare: float = 0.0,
    ) -> None:
        """``spare``: how much taller than needed the hand may be."""
        self.below = below
        self.wide = wide
        self.squeeze = squeeze
        self._hand_card = HAND_CARD + spare
        self._band = BOTTOM_BAND + spare
        places = list(sites)
        self._mats = [
            _Mat(
                realm,
                [p for p in places if PLACES[p].seat == realm.seat],
                turned=realm.seat != below,
                size=1 - (1 - SMALLER) * squeeze if realm.seat != below else 1.0,
                outer=1 - (1 - TUCKED) * squeeze,
            )
            for realm in sight.realms
        ]
        columns = max(LEAST_COLUMNS, *(mat.across for mat in self._mats))
        self._width = columns * PITCH + 2 * PADDING
        upper, lower = self._mats[1 - below], self._mats[below]
        upper.settle(TOP_BAND)
        self._middle = TOP_BAND + upper.height
        lower.settle(self._middle + MIDDLE_BAND)
        self._bottom = self._middle + MIDDLE_BAND + lower.height
        self.piles = self._lay_piles(sight)

    def scale_in(self, free: QSizeF) -> float:
        """How large everything becomes in so much room."""
        return min(free.width() / self.whole.width(), free.height() / self.whole.height())

    # ---------------------------------------------------------------- principalities

    def place(self, place: str) -> QRectF:
        return self._mats[PLACES[place].seat].rect(place)

    def shown(self, place: str) -> tuple[float, float]:
        """From where to where a card shows, between 0 and 1."""
        return self._mats[PLACES[place].seat].shown(place)

    def seen(self, place: str) -> QRectF:
        """The part of a place that no other card covers."""
        rect, (top, foot) = self.place(place), self.shown(place)
        return QRectF(
            rect.left(), rect.top() + top * rect.height(), rect.width(), (foot - top) * rect.height()
        )

    def size(self, seat: int) -> float:
        """How large a seat's cards are."""
        return self._mats[seat].size

    def turned(self, seat: int) -> bool:
        return self._mats[seat].turned

    def mat(self, seat: int) -> QRectF:
        top = TOP_BAND if seat != self.below else self._middle + MIDDLE_BAND
        return QRectF(self._left, top, self._width, self._mats[seat].height)

    def plaque(self, seat: int) -> QRectF:
        """Names and points: above the other's principality, beside the own hand."""
        if seat != self.below:
            return QRectF(self._left, 0, self._width * (1.0 if self.wide else 0.76), TOP_BAND - 3)
        if self.wide:
            return QRectF(self._aside.left(), self.hand.top() - OWN_PLAQUE - GAP, ASIDE, OWN_PLAQUE)
        return QRectF(self._left + 2 * GAP, self._bottom + GAP, self._width * 0.5 - 2 * GAP, OWN_PLAQUE)

    # ---------------------------------------------------------------- piles and dice

    def _lay_piles(self, sight: Sight) -> dict[str, QRectF]:
        names = [f"central:{card}" for card in sight.central]
        names += ["landscapes"]
        names += [f"stack:{number}" for number in range(len(sight.backs))]
        names += [f"open:{card}" for card in sight.open_kinds]
        names += ["events", "discard"]
        room = self._width - (0 if self.wide else DICE)
        pitch = min(PILE_PITCH * 1.3, room / len(names))
        left = self._left + max(0.0, (room - pitch * len(names)) / 2)
        y = self._middle + 9
        return {
            name: QRectF(left + i * pitch + (pitch - PILE) / 2, y, PILE, PILE) for i, name in enumerate(names)
        }

    @property
    def dice(self) -> QRectF:
        if self.wide:
            middle = QPointF(self._aside.center().x(), self._middle + MIDDLE_BAND / 2)
            room = self.plaque(self.below).top() - self.hidden_hand.bottom() - 2 * GAP
            side = max(60.0, min(DICE, room))
            rect = QRectF(0, 0, side * 2, side)
            rect.moveCenter(QPointF(middle.x(), self.hidden_hand.bottom() + GAP + max(room, side) / 2))
            return rect
        return QRectF(self._width / 2 - DICE + 4, self._middle + 14, DICE - 4, MIDDLE_BAND - 28)

    # ---------------------------------------------------------------- hands

    @property
    def hand(self) -> QRectF:
        """The own hand, right of the plaque or in the lower right corner."""
        if self.wide:
            tall = min(430.0, self._bottom - 350)
            return QRectF(self._aside.left(), self._bottom - tall, ASIDE, tall)
        left = self._left + self._width * 0.5 + GAP
        return QRectF(left, self._bottom + GAP, self._width / 2 - GAP - left, self._band - GAP)

    def held(self, count: int) -> tuple[float, list[Held]]:
        """How large the cards of the hand are, and where each is: in a fan, or in rows where there is room."""
        area = self.hand
        if not self.wide:
            beside = area.width() / max(1, count) / 1.02
            side = max(LEAST_HELD * self._hand_card, min(self._hand_card, beside))
            middle = QPointF(area.center().x(), area.top() + side / 2 + 4)
            return side, fan(count, middle, side, area.width(), 3.0)
        side, across = largest(count, area.size(), area.width() / 2)
        return side, rows(count, across, side, area, 2.0)

    @property
    def hidden_hand(self) -> QRectF:
        """The other's hand, of which only backs are seen."""
        if self.wide:
            return QRectF(self._aside.left(), 0, ASIDE, 96)
        return QRectF(self._width * 0.27, 0, self._width * 0.23, TOP_BAND)

    # ---------------------------------------------------------------- all of it

    @property
    def _left(self) -> float:
        return -self._width / 2

    @cached_property
    def _aside(self) -> QRectF:
        return QRectF(self._width / 2 + 2 * GAP, 0, ASIDE, self._bottom)

    @property
    def whole(self) -> QRectF:
        if self.wide:
            return QRectF(self._left, 0, self._width + 2 * GAP + ASIDE, self._bottom)
        return QRectF(self._left, 0, self._width, self._bottom + self._band)

    @property
    def table(self) -> QRectF:
        """Both principalities and what lies between them."""
        return QRectF(self._left, 0, self._width, self._bottom)

    @property
    def far_side(self) -> QRectF:
        """What lies beyond the stacks."""
        return QRectF(self._left, 0, self._width, self._middle)

    @property
    def centre(self) -> QPointF:
        """Where large things are shown: between the principalities."""
        return QPointF(0, self._middle + MIDDLE_BAND / 2)
