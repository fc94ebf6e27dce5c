"""Stones are placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.problems import Refusal
from engine.core.values import Action
from engine.felinia.actions import PutStone
from engine.felinia.box import BOARD, COINS, GUILD, closed_markets
from engine.felinia.choice import Choice
from engine.felinia.events import StonePlaced
from engine.felinia.purse import earn

if TYPE_CHECKING:
    from engine.felinia.game import Felinia


class PlaceStone(Choice, frozen=True):
    """Where a stone goes: on the own board for silver, or into the city."""

    rule: ClassVar[str] = "FEL-040"

    turn: int

    def choices(self, game: Felinia) -> list[Action]:
        return [PutStone(place) for place in (BOARD, *game.markets, GUILD)]

    def choose(self, game: Felinia, action: PutStone) -> None:
        place, silver = action.place, 0
        if place == BOARD:
            silver = earn(game, self.seat, COINS.fields[self.turn])
            game.change(self.seat, paid=(*game.family(self.seat).paid, self.turn))
        else:
            game.state.stones[place] += (self.seat,)
        game.emit(StonePlaced(self.seat, place, self.turn, silver))

    def forbidden(self, game: Felinia, action: Any) -> Refusal | None:
        if not isinstance(action, PutStone):
            return None
        if action.place in closed_markets(game.players):
            return Refusal("FEL-023", "closed", (action.place,))
        if action.place.startswith(BOARD):
            return Refusal("FEL-041", "other_field")
        return Refusal("FEL-042", "no_such_place")
