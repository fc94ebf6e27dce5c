"""What seats choose.

A `ship` is the number of its berth from 0, a `place` is "board" or the id of a
market or the guild, provinces, tiles, goods and cards go by their ids.
The `rule` of an action says when it is possible.
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.values import Action


class PutStone(Action, frozen=True, gc=False):
    """Put a stone on the own board, a market or the guild."""

    rule: ClassVar[str] = "FEL-040"

    place: str


class Buy(Action, frozen=True, gc=False):
    """Buy a tile of this kind of goods on the market."""

    rule: ClassVar[str] = "FEL-052"

    good: str


class GiveGood(Action, frozen=True, gc=False):
    """Give a goods tile to the guild, for one of another kind and one of this card."""

    rule: ClassVar[str] = "FEL-060"

    good: str
    card: str


class TakeGood(Action, frozen=True, gc=False):
    """Name the goods to get from the guild."""

    rule: ClassVar[str] = "FEL-061"

    good: str


class TakeBonus(Action, frozen=True, gc=False):
    """Give a gold and a spice to the guild for this bonus tile."""

    rule: ClassVar[str] = "FEL-060"

    tile: str


class Board(Action, frozen=True, gc=False):
    """Pay for a merchant's seat on a ship."""

    rule: ClassVar[str] = "FEL-073"

    ship: int


class TurnTile(Action, frozen=True, gc=False):
    """Turn up the trade tile in a province."""

    rule: ClassVar[str] = "FEL-092"

    province: str


class WalkTo(Action, frozen=True, gc=False):
    """Walk one step into a province."""

    rule: ClassVar[str] = "FEL-091"

    province: str


class Sell(Action, frozen=True, gc=False):
    """Sell one gold, spice or goods tile; possible at every decision (FEL-130)."""

    what: str


class RentStorage(Action, frozen=True, gc=False):
    """Pay for keeping one goods tile more than is free."""

    rule: ClassVar[str] = "FEL-110"


class Pass(Action, frozen=True, gc=False):
    """Do nothing (more) here: take the stone back, stay ashore, turn no tile, go home."""


PASS = Pass()

ACTIONS: tuple[type[Action], ...] = (
    PutStone,
    Buy,
    GiveGood,
    TakeGood,
    TakeBonus,
    Board,
    TurnTile,
    WalkTo,
    Sell,
    RentStorage,
    Pass,
)
