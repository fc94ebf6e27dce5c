"""The moments of a game of the Castles of Burgundy at which an expansion can take part.

Steps that a guest hands back are done in the order of the guest list; what the
guest wants to ask or do only when the turn comes to it, it asks or does in the
`run` of its step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.burgundy.actions import TurnAction
from engine.burgundy.deeds import Sale
from engine.burgundy.effects import Effect
from engine.burgundy.powers import Powers
from engine.core import guests
from engine.core.options import Option, Options
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Part, Scored, Step

if TYPE_CHECKING:
    from engine.burgundy.game import Burgundy

Steps = Sequence[Step[Any]]


class Guest(guests.Guest):
    """An expansion.  It overrides the moments it cares about; here they all do nothing.

    options:  what it adds to the new-game dialog; it is there when one of its flags is set
    tiles:    the resource files of its tiles, which are shuffled into the supplies
    effects:  what its tiles can do when they are laid
    """

    options: ClassVar[tuple[Option, ...]] = ()
    tiles: ClassVar[tuple[str, ...]] = ()
    effects: ClassVar[tuple[type[Effect], ...]] = ()

    def __init__(self, options: Options) -> None:
        self.chosen = options

    # -- set-up, phases, rounds

    def set_up(self, game: Burgundy) -> None:
        """The table is empty: put the guest's own state into `game.extra`."""

    def boards(self) -> Sequence[str]:
        """The boards that are dealt or chosen instead of the usual ones."""
        return ()

    def opening(self, game: Burgundy) -> Steps:
        """Everyone has board and castle; the first phase comes next."""
        return ()

    def phase_begins(self, game: Burgundy) -> Steps:
        """The depots are filled."""
        return ()

    def round_begins(self, game: Burgundy) -> Steps:
        """The dice are rolled and the good lies at its depot."""
        return ()

    def phase_ends(self, game: Burgundy) -> Steps:
        """The last turn of the phase is over; the mines pay next."""
        return ()

    def final_scoring(self, game: Burgundy) -> Steps:
        """Leftovers and monasteries are scored."""
        return ()

    # -- what a seat can do

    def turn_begins(self, game: Burgundy, seat: int) -> None:
        """A seat becomes active."""

    def turn_actions(self, game: Burgundy, seat: int) -> Iterable[TurnAction]:
        """What else can be done between the actions of a turn."""
        return ()

    def extra_actions(self, game: Burgundy, seat: int) -> Iterable[TurnAction]:
        """What else can be done with the extra action of a castle."""
        return ()

    def trades(self, game: Burgundy, seat: int) -> Iterable[TurnAction]:
        """What else can be bought at any time of the own turn."""
        return ()

    def connects(self, game: Burgundy, seat: int, space: int) -> bool:
        """Whether a tile may lie on a space although no other lies beside it."""
        return False

    def forbids(self, game: Burgundy, seat: int, tile: str, space: int) -> Refusal | None:
        """Why a tile that fits may all the same not lie there."""

    def powers(self, game: Burgundy, seat: int, powers: Powers) -> Powers:
        """What works for a seat, after what its monasteries say."""
        return powers

    def refusal(self, game: Burgundy, decision: Decision[Any], action: Action) -> Refusal | None:
        """Which of the guest's rules forbids an illegal action."""

    # -- what follows from what a seat does

    def placed(self, game: Burgundy, seat: int, tile: str, hex: str) -> Steps:
        """A tile lies and its area and colour are scored; its effects come next (COB-070)."""
        return ()

    def colour_filled(self, game: Burgundy, seat: int, colour: str) -> Steps:
        """The last space of a colour is filled, whoever was first."""
        return ()

    def area_size(self, game: Burgundy, seat: int, area: int, size: int) -> int:
        """As how large an area counts."""
        return size

    def card_points(self, game: Burgundy, seat: int, points: int) -> int:
        """What a bonus card is worth to a seat."""
        return points

    def pasture(self, game: Burgundy, seat: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
        """The spaces that count as one pasture when an animal is laid."""
        return spaces

    def shipped(self, game: Burgundy, seat: int) -> Steps:
        """A ship has fetched its goods; the marker moves next."""
        return ()

    def sale(self, game: Burgundy, seat: int, sale: Sale) -> Sale:
        """What a sale brings."""
        return sale

    def sold(self, game: Burgundy, seat: int, sale: Sale) -> Steps:
        """Goods are sold and paid."""
        return ()

    def mine_silver(self, game: Burgundy, seat: int, silver: int) -> int:
        """What the mines of a seat pay at the end of a phase."""
        return silver

    def monastery_points(self, game: Burgundy, seat: int, parts: list[Part]) -> list[Part]:
        """What the monasteries of a seat bring at the end."""
        return parts

    def workers_gained(self, game: Burgundy, seat: int, workers: int) -> None:
        """A seat got workers."""

    def scored(self, game: Burgundy, scored: Scored) -> Steps:
        """A seat got points."""
        return ()

    # -- what is known and what is possible

    def conceal(self, game: Burgundy, data: dict[str, Any], seat: int) -> None:
        """Blank out in a snapshot's plain data what the seat may not know."""

    def imagine(self, game: Burgundy, seat: int) -> None:
        """Deal anew what the seat cannot know."""

    def check(self, game: Burgundy) -> None:
        """Raise SaveError when the guest's state cannot be played on."""
