"""Where everything lies: two principalities facing each other across the stacks.

The one who looks sits below; the other principality is turned round, as across a table.  Dice, plaque and hand
lie below, or on the right where the window is wide.  A card is 100 units wide.
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
LARGER_HAND = 80.0
"""How much larger they become where the window has room to spare."""
ASIDE = 440.0
"""The column on the right of a wide board."""
OWN_PLAQUE = 138.0


def grid(place: Place) -> tuple[int, int]:
    """Column and row of a place in its own principality; rows count downwards from the middle one."""
    if not place.row:
        return place.column, 0
    depth = 2 if place.is_outside else int(place.depth or 1)
    return place.column, -depth if place.row == "t" else depth


class _Mat:
    """One principality: which columns and rows it needs, and where they are."""

    def __init__(self, realm: Principality, extra: Iterable[str], turned: bool) -> None:
        self.turned = turned
        spots = [grid(PLACES[place]) for place in (*realm.cards, *extra)]
        turn = -1 if turned else 1
        self.columns = [turn * column for column, _ in spots]
        self.rows = [turn * row for _, row in spots]
        self.origin = QPointF()

    @property
    def across(self) -> int:
        return max(self.columns) - min(self.columns) + 1

    @property
    def height(self) -> float:
        return (max(self.rows) - min(self.rows) + 1) * PITCH + 2 * PADDING

    def settle(self, top: float) -> None:
        """Lie with the upper side here, around x = 0."""
        middle = (max(self.columns) + min(self.columns)) / 2
        self.origin = QPointF(-middle * PITCH, top + PADDING + (0.5 - min(self.rows)) * PITCH)

    def rect(self, place: str) -> QRectF:
        column, row = grid(PLACES[place])
        turn = -1 if self.turned else 1
        middle = self.origin + QPointF(turn * column, turn * row) * PITCH
        return QRectF(middle.x() - SIDE / 2, middle.y() - SIDE / 2, SIDE, SIDE)


def lay_out(sight: Sight, below: int, sites: Iterable[str], free: QSizeF) -> Layout:
    """The layout in which cards are largest when it has to fit into so much room."""
    both = [Layout(sight, below, sites, wide) for wide in (False, True)]
    best = max(both, key=lambda layout: layout.scale_in(free))
    spare = free.height() / best.scale_in(free) - best.whole.height()
    return best if best.wide else Layout(sight, below, sites, spare=max(0.0, min(spare, LARGER_HAND)))


class Layout:
    """The rectangles of one moment.

    below:  the seat that sits below
    piles:  the piles by their names, from left to right
    """

    def __init__(
        self, sight: Sight, below: int, sites: Iterable[str] = (), wide: bool = False, spare: float = 0.0
    ) -> None:
        """``spare``: how much taller than needed the hand may be."""
        self.below = below
        self.wide = wide
        self._hand_card = HAND_CARD + spare
        self._band = BOTTOM_BAND + spare
        places = list(sites)
        self._mats = [
            _Mat(realm, [p for p in places if PLACES[p].seat == realm.seat], realm.seat != below)
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
        return QRectF(self._left, self._bottom + GAP, self._width * 0.5, OWN_PLAQUE)

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
        return QRectF(left, self._bottom + GAP, self._width / 2 - left, self._band - GAP)

    def held(self, count: int) -> tuple[float, list[Held]]:
        """How large the cards of the hand are, and where each is: in a fan, or in rows where there is room."""
        area = self.hand
        if not self.wide:
            side = self._hand_card
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
    def centre(self) -> QPointF:
        """Where large things are shown: between the principalities."""
        return QPointF(0, self._middle + MIDDLE_BAND / 2)
