"""The moments of a game of Felinia at which the professional game takes part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.core import guests
from engine.core.values import Step

if TYPE_CHECKING:
    from engine.felinia.game import Felinia
    from engine.felinia.scoring import Worth


class Guest(guests.Guest):
    """What the option of its id adds to the basic game.

    It overrides the moments it cares about; here they all do nothing.
    """

    # -- set-up

    def island(self) -> str:
        """The name of the map that is used instead of the basic one."""
        return ""

    def tiles(self) -> Sequence[str]:
        """Tiles that are laid on the posts beside the thirty with cats."""
        return ()

    def set_up(self, game: Felinia) -> None:
        """The table is ready; put the guest's own state into `game.extra`."""

    # -- in play

    def swap_cards(self) -> Sequence[str]:
        """Further cards that one may ask for when swapping goods at the guild."""
        return ()

    def symbol(self, game: Felinia, seat: int, symbol: str) -> Sequence[Step[Any]]:
        """A merchant of the seat meets a symbol that is neither silver, goods nor a card."""
        return ()

    # -- the end

    def show(self, game: Felinia, seat: int) -> None:
        """Turn up what the seat has kept secret."""

    def worth(self, game: Felinia, seat: int) -> Sequence[Worth]:
        """What else scores at the end."""
        return ()

    # -- what is known and what is possible

    def conceal(self, game: Felinia, data: dict[str, Any], seat: int) -> None:
        """Blank out in a snapshot's plain data what the seat may not know."""

    def imagine(self, game: Felinia, seat: int) -> None:
        """Deal anew what the seat cannot know."""

    def check(self, game: Felinia) -> None:
        """Raise SaveError when the guest's state cannot be played on."""
