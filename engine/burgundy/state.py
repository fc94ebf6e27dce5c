"""What lies on the table."""

from __future__ import annotations

from msgspec import Struct

from engine.burgundy.boards import BOARDS, Board
from engine.burgundy.main_board import START
from engine.core import game

NOBODY = -1
NO_TILE = ""


class Die(Struct, frozen=True, gc=False):
    value: int
    used: bool = False


class Estate(Struct, frozen=True, gc=False):
    """What a player has.

    board:        the id of the principality; empty until it is known
    laid:         the tile on each space, NO_TILE where there is none
    storage:      the tile on each key space, NO_TILE where there is none
    monasteries:  the laid tiles that have a power, sorted
    goods, sold:  how many of each colour lie in the store and on the sold pile
    """

    board: str
    laid: tuple[str, ...]
    storage: tuple[str, ...]
    monasteries: tuple[str, ...]
    goods: tuple[int, ...]
    sold: tuple[int, ...]
    silver: int
    workers: int

    @property
    def map(self) -> Board:
        return BOARDS[self.board]

    @property
    def store_room(self) -> int:
        """How many more colours the store can take (COB-009)."""
        return START.store_spaces - sum(1 for count in self.goods if count)


class State(game.State, gc=False):
    """The main board and everyone's estate.

    phase, round:  counted from 0
    active:        the seat whose turn it is, or NOBODY
    bought:        whether the active seat has made its purchase
    order:         the seats in the order of play of this round
    dice:          the dice of each seat, two after two
    bridge:        the markers on each space of the bridge, the top one last
    depots:        the tile on each space of the depots that has one
    goods:         what lies on the goods space of each depot, in the order of arrival
    round_goods:   the goods still to come in this phase, the next one first
    goods_left:    goods that have not come to light
    supplies:      the tiles of each back that have not come to light
    cards:         the seats that took the bonus cards of each colour, the large one first
    hidden:        castle places chosen but not yet shown, by seat
    """

    phase: int
    round: int
    active: int
    bought: bool
    order: tuple[int, ...]
    white: int
    dice: list[Die]
    estates: list[Estate]
    bridge: list[tuple[int, ...]]
    depots: dict[str, str]
    goods: list[tuple[str, ...]]
    round_goods: tuple[str, ...]
    goods_left: tuple[str, ...]
    supplies: dict[str, tuple[str, ...]]
    cards: dict[str, tuple[int, ...]]
    hidden: dict[int, str]
