"""What happens.

Places in events are strings: "seat/hex" for a space of a principality, "d3a" or
"k1" for a space of a depot, "depot/3" for a goods space.
"""

from __future__ import annotations

from engine.core.values import Event


def hex_place(seat: int, hex: str) -> str:
    return f"{seat}/{hex}"


def goods_place(depot: int) -> str:
    return f"depot/{depot}"


class Revealing(Event, frozen=True, gc=False):
    """Something that nobody could know comes to light."""

    @property
    def reveals(self) -> bool:
        return True


class StartPlayerRolled(Revealing, frozen=True, gc=False):
    """The rolls for the start player, round by round; who no longer rolls has 0."""

    rolls: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]


class GoodsDealt(Revealing, frozen=True, gc=False):
    seat: int
    goods: tuple[str, ...]


class BoardDealt(Revealing, frozen=True, gc=False):
    seat: int
    board: str


class BoardChosen(Event, frozen=True, gc=False):
    seat: int
    board: str


class CastleHidden(Event, frozen=True, gc=False):
    """The seat has chosen the place of its first castle; the others will see it later."""

    seat: int


class CastleLaid(Event, frozen=True, gc=False):
    """The first castle, which is no action and scores nothing (COB-013)."""

    seat: int
    hex: str
    hidden: bool = False

    @property
    def reveals(self) -> bool:
        return self.hidden


class PhaseBegan(Revealing, frozen=True, gc=False):
    """The depots are cleared and filled anew, and the goods of the rounds turned up.

    cleared:  the tiles that left the game, by space
    laid:     the new ones
    """

    phase: str
    cleared: tuple[tuple[str, str], ...]
    laid: tuple[tuple[str, str], ...]
    goods: tuple[str, ...]


class DiceRolled(Revealing, frozen=True, gc=False):
    """A round begins: everyone's dice by seat, and the order of play."""

    phase: str
    round: int
    order: tuple[int, ...]
    dice: tuple[tuple[int, int], ...]
    white: int


class GoodLaid(Event, frozen=True, gc=False):
    """The white die has sent the good of the round to a depot."""

    good: str
    depot: int


class TurnBegan(Event, frozen=True, gc=False):
    seat: int


class DieChanged(Event, frozen=True, gc=False):
    """A worker has changed a die."""

    seat: int
    die: int
    before: int
    after: int


class TileTaken(Event, frozen=True, gc=False):
    """A tile has gone from a depot to a key space; `die` is None where none was used."""

    seat: int
    tile: str
    space: str
    slot: int
    die: int | None


class TileDiscarded(Event, frozen=True, gc=False):
    """A stored tile leaves the game to make room."""

    seat: int
    tile: str
    slot: int


class PurchasePaid(Event, frozen=True, gc=False):
    """The seat pays for a tile, which it then takes."""

    seat: int
    tile: str
    space: str
    silver: int
    workers: int


class TilePlaced(Event, frozen=True, gc=False):
    seat: int
    tile: str
    slot: int
    hex: str
    die: int | None


class AreaCompleted(Event, frozen=True, gc=False):
    seat: int
    colour: str
    places: tuple[str, ...]


class CardTaken(Event, frozen=True, gc=False):
    """The seat has filled a colour: `card` is "large" or "small"."""

    seat: int
    colour: str
    card: str


class GoodsSold(Event, frozen=True, gc=False):
    seat: int
    good: str
    count: int
    die: int | None


class GoodsTaken(Event, frozen=True, gc=False):
    """Goods have gone from depots to the store: pairs of depot and good."""

    seat: int
    goods: tuple[tuple[int, str], ...]


class MarkerMoved(Event, frozen=True, gc=False):
    """A marker on the bridge; the stacks are as they stand afterwards, the top one last."""

    seat: int
    start: int
    end: int
    stacks: tuple[tuple[int, ...], ...]


class WorkersTaken(Event, frozen=True, gc=False):
    """A die was used to take workers; what it brings follows."""

    seat: int
    die: int | None


class Gained(Event, frozen=True, gc=False):
    """Silver and workers from the general supply; `cause` is a tile's id, "sale", "workers", "bought" or "mine"."""

    seat: int
    silver: int
    workers: int
    cause: str


class PhaseEnded(Event, frozen=True, gc=False):
    """The last turn of a phase is over; what the mines pay follows."""

    phase: str


class FinalScoring(Event, frozen=True, gc=False):
    """The last phase is over; what is scored from here on is the final scoring."""


class GameOver(Event, frozen=True, gc=False):
    winners: tuple[int, ...]
