"""Where everything lies: the main board, the large duchy of who looks, the small ones of the others.

All in scene units. The board's own things have fixed places; what belongs to a seat lies on its `Place`.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from engine.burgundy.boards import CELLS, INDEX
from engine.burgundy.main_board import BLACK_DEPOT, DEPOTS, PHASES, SPACES
from gui.kit.hexes import ROOT3, hex_at, middle_of

GAP = 12.0
BOARD = QRectF(0, 0, 524, 560)
LARGE = QRectF(BOARD.right() + GAP, 0, 476, 560)
SMALL_HEIGHT = 352.0
WIDTH, HEIGHT = LARGE.right(), BOARD.bottom() + GAP + SMALL_HEIGHT

TILE = 0.93
"""A tile's radius, in sides of the space it lies on."""

# ---------------------------------------------------------------- the main board

DEPOT_SIZE, BLACK_SIZE = 31.0, 30.0
GOOD_SIZE = 14.0
"""Half a side of a good on the main board."""
BLACK_MIDDLE = QPointF(262, 281)

_FIRST = {
    1: (181.5, 106.0),
    2: (399.4, 168.0),
    3: (399.4, 348.0),
    4: (181.5, 461.0),
    5: (44.0, 348.0),
    6: (44.0, 168.0),
}
"""The first space of each depot."""
_LEANING_ROW = {6: 0, 5: 1, 2: 1, 3: 0}
"""The row that stands half a space to the right."""
DIE_OF_DEPOT = {
    1: QPointF(131, 106),
    2: QPointF(500, 156),
    3: QPointF(500, 406),
    4: QPointF(131, 461),
    5: QPointF(24, 406),
    6: QPointF(24, 156),
}
GOODS_OF_DEPOT = {
    1: QPointF(262, 160),
    2: QPointF(438, 265),
    3: QPointF(438, 300),
    4: QPointF(262, 404),
    5: QPointF(86, 300),
    6: QPointF(86, 265),
}
GOODS_FRAME = (92.0, 33.0)


def space_spot(space: str) -> QPointF:
    """The middle of a space of a depot."""
    here = SPACES[space]
    if here.depot == BLACK_DEPOT:
        left = -1.0 if here.row != 1 else -0.5
        return BLACK_MIDDLE + QPointF(
            (left + here.col) * ROOT3 * BLACK_SIZE, (here.row - 1) * 1.5 * BLACK_SIZE
        )
    x, y = _FIRST[here.depot]
    lean = 0.5 if _LEANING_ROW.get(here.depot) == here.row else 0.0
    return QPointF(x + (here.col + lean) * ROOT3 * DEPOT_SIZE, y + here.row * 1.5 * DEPOT_SIZE)


def space_size(space: str) -> float:
    return BLACK_SIZE if SPACES[space].depot == BLACK_DEPOT else DEPOT_SIZE


def good_spot(depot: int, number: int, count: int) -> QPointF:
    """The place of one of so many goods at a depot: they lie side by side and overlap when they are many."""
    room = GOODS_FRAME[0] - 2 * GOOD_SIZE
    step = min(2 * GOOD_SIZE + 3, room / max(1, count - 1))
    return GOODS_OF_DEPOT[depot] + QPointF((number - (count - 1) / 2) * step, 0)


def goods_frame(depot: int) -> QRectF:
    wide, high = GOODS_FRAME
    middle = GOODS_OF_DEPOT[depot]
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def space_at(place: QPointF) -> str | None:
    """The space of a depot that a point lies on."""
    for space in SPACES:
        if hex_at(place - space_spot(space), space_size(space)) == (0, 0):
            return space
    return None


# ---------------------------------------------------------------- phases, rounds, bridge, cards


def phase_rect(phase: int) -> QRectF:
    return QRectF(14 + phase * 45, 11, 40, 58)


def round_rect(number: int) -> QRectF:
    return QRectF(254 + number * 52, 13, 42, 42)


STONE_SIZE = 16.0
STONE_HIGH = 9.0


def bridge_spot(space: int, level: int = 0) -> QPointF:
    """Where a stone stands on the bridge, so many stones above the deck."""
    arched = 9 * (1 - ((space - 3) / 3) ** 2)
    return QPointF(50 + space * 62, 530 - arched - level * STONE_HIGH)


CARD_COLUMNS = {"castle": 0, "mine": 1, "river": 2, "pasture": 3, "town": 4, "monastery": 5}


def card_rect(colour: str, large: bool) -> QRectF:
    """The bonus card of a colour: three colours at either side of the fourth depot."""
    column = CARD_COLUMNS[colour]
    x = 12 + column * 31 if column < 3 else 421 + (column - 3) * 31
    return QRectF(x, 428, 28, 36) if large else QRectF(x + 2, 467, 24, 28)


def bridge_rect() -> QRectF:
    return QRectF(14, 500, 450, 56)


def printed_rect(name: str) -> QRectF | None:
    """Where a part of the main board lies that is no space for tiles."""
    head, _, rest = name.partition("/")
    match head:
        case "depot":
            return goods_frame(int(rest))
        case "phase":
            return phase_rect(int(rest))
        case "round":
            return round_rect(int(rest))
        case "card":
            colour, _, size = rest.partition("/")
            return card_rect(colour, size == "large")
        case "bridge":
            return bridge_rect()
    return None


PRINTED = (
    *(f"depot/{depot}" for depot in DEPOTS),
    *(f"phase/{number}" for number in range(len(PHASES))),
    *(f"round/{number}" for number in range(max(phase.rounds for phase in PHASES))),
    *(f"card/{colour}/{size}" for colour in CARD_COLUMNS for size in ("large", "small")),
    "bridge",
)
"""The names of those parts."""


def board_name_at(place: QPointF) -> str | None:
    """What lies under a point of the main board."""
    space = space_at(place)
    if space is not None:
        return space
    for name in PRINTED:
        rect = printed_rect(name)
        if rect is not None and rect.contains(place):
            return name
    return None


# ---------------------------------------------------------------- what belongs to a seat


CHANGE_SIZE = 14.5


@dataclass(frozen=True)
class Place:
    """Where the things of a seat lie.

    middle, size:  the middle of its duchy, and how large its hexes are
    keys:          the key spaces, of size `key_size`
    store:         the three places for goods, which are `good_size` half a side
    dice:          the two dice, half `die_size` wide
    silver, workers:   the heaps, whose chips have the radius `chip_size`
    changes:       where workers can be spent on the chosen die, by how much they change it
    """

    rect: QRectF
    large: bool
    middle: QPointF
    size: float
    keys: tuple[QPointF, ...]
    key_size: float
    store: tuple[QPointF, ...]
    good_size: float
    dice: tuple[QPointF, QPointF]
    die_size: float
    silver: QPointF
    workers: QPointF
    chip_size: float
    sold: QPointF
    name: QRectF
    changes: dict[int, QPointF]

    def hex_spot(self, hex: str) -> QPointF:
        return self.middle + middle_of(CELLS[INDEX[hex]], self.size)

    def hex_at(self, place: QPointF) -> str | None:
        return _NAME_OF.get(hex_at(place - self.middle, self.size))

    def key_at(self, place: QPointF) -> int | None:
        """The key space that a point lies on."""
        for slot, spot in enumerate(self.keys):
            if hex_at(place - spot, self.key_size) == (0, 0):
                return slot
        return None

    def store_frame(self, number: int) -> QRectF:
        spot, half = self.store[number], self.good_size * 1.45
        return QRectF(spot.x() - half, spot.y() - half, 2 * half, 2 * half)

    def store_at(self, place: QPointF) -> int | None:
        """The place in the store that a point lies on."""
        return next((n for n in range(len(self.store)) if self.store_frame(n).contains(place)), None)

    def heap_rect(self, spot: QPointF) -> QRectF:
        """A heap of silver or workers with its number."""
        r = self.chip_size
        return QRectF(spot.x() - r * 1.2, spot.y() - r * 1.2, r * 4.9, r * 2.4)


_NAME_OF = {cell: name for name, cell in zip(INDEX, CELLS, strict=True)}


BOARD_SIZE = 9.8
"""How large the hexes are of boards that can be chosen."""


def board_spot(place: Place, number: int) -> QPointF:
    """The middle of one of the boards to choose from, which lie where the duchy will be."""
    column, row = (number % 3, number // 3) if number < 9 else (1, 3)
    return place.rect.topLeft() + QPointF(84 + column * 154, 68 + row * 116)


def large_place(rect: QRectF = LARGE) -> Place:
    x, y = rect.x(), rect.y()
    return Place(
        rect,
        True,
        QPointF(x + 238, y + 244),
        37.0,
        tuple(QPointF(x + 50 + i * 72, y + 508) for i in range(3)),
        39.0,
        tuple(QPointF(x + 276 + i * 72, y + 508) for i in range(3)),
        22.0,
        (QPointF(x + 36, y + 40), QPointF(x + 88, y + 36)),
        20.0,
        QPointF(x + 400, y + 66),
        QPointF(x + 400, y + 28),
        16.0,
        QPointF(x + 440, y + 432),
        QRectF(x + 12, y + 426, 108, 24),
        {
            -1: QPointF(x + 26, y + 92),
            1: QPointF(x + 66, y + 87),
            -2: QPointF(x + 20, y + 130),
            2: QPointF(x + 52, y + 122),
        },
    )


def small_place(rect: QRectF) -> Place:
    x, y = rect.x(), rect.y()
    return Place(
        rect,
        False,
        QPointF(x + 164.5, y + 166),
        24.0,
        tuple(QPointF(x + 28 + i * 38, y + 325) for i in range(3)),
        20.0,
        tuple(QPointF(x + 142 + i * 33, y + 325) for i in range(3)),
        12.0,
        (QPointF(x + 276, y + 24), QPointF(x + 307, y + 24)),
        10.5,
        QPointF(x + 241, y + 326),
        QPointF(x + 288, y + 326),
        10.0,
        QPointF(x + 300, y + 284),
        QRectF(x + 12, y + 8, 110, 24),
        {},
    )


def places(seats: int, large: int) -> list[Place]:
    """The places of all seats when one of them is shown large: the others follow clockwise below."""
    wide = (WIDTH - 2 * GAP) / 3
    others = seats - 1
    left = (WIDTH - others * wide - (others - 1) * GAP) / 2
    found: dict[int, Place] = {large: large_place()}
    for number in range(others):
        rect = QRectF(left + number * (wide + GAP), BOARD.bottom() + GAP, wide, SMALL_HEIGHT)
        found[(large + 1 + number) % seats] = small_place(rect)
    return [found[seat] for seat in range(seats)]
