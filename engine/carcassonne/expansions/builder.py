"""The builder: whoever extends its road or city plays a second partial turn (CAR-132 to CAR-149)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast

from engine.carcassonne.board import Figure
from engine.carcassonne.cells import cell_of
from engine.carcassonne.expansions.companions import beside_own_meeple, companion_refusal
from engine.carcassonne.figures import FIGURES
from engine.carcassonne.guest import Guest, Steps
from engine.carcassonne.turn import DrawTile, EndPartialTurn
from engine.carcassonne.values import PASS, FigureAction, Pass
from engine.core.game import State
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

BUILDER = FIGURES["builder"]


class Bonus(State):
    """turn:  whether the active seat has earned its second tile in this turn, and whether it is settled"""

    turn: Literal["none", "earned", "settled"] = "none"


class DrawAgain(Action, frozen=True):
    """Play the second partial turn."""


class BonusEarned(Event, frozen=True):
    """The seat has extended the feature of its builder and may draw a second tile."""

    seat: int


class BonusTurn(Decision["Carcassonne"], frozen=True):
    """Whether to draw a second tile; asked before it is drawn (CAR-141)."""

    rule: ClassVar[str] = "CAR-141"

    def actions(self, game: Carcassonne) -> list[Action]:
        return [DrawAgain(), PASS]

    def take(self, game: Carcassonne, action: DrawAgain | Pass) -> None:
        game.push(DrawTile(self.seat) if isinstance(action, DrawAgain) else EndPartialTurn(self.seat))


class Builder(Guest):
    id = "builder"
    options = (flag("builder"),)
    actions = (DrawAgain,)
    events = (BonusEarned,)
    steps = (BonusTurn,)
    State = Bonus

    def figures(self) -> Sequence[str]:
        return [BUILDER.id]

    def set_up(self, game: Carcassonne) -> None:
        game.extra[self.id] = Bonus()

    def turn_begins(self, game: Carcassonne, seat: int) -> None:
        bonus(game).turn = "none"

    def after_tile(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        """At most one bonus in a turn (CAR-140, CAR-149); the builder must stand there already (CAR-138)."""
        if bonus(game).turn == "none" and _extended(game, seat, cell):
            bonus(game).turn = "earned"
            game.emit(BonusEarned(seat))
        return ()

    def figure_actions(self, game: Carcassonne, seat: int, cell: int) -> Iterator[FigureAction]:
        return beside_own_meeple(game, seat, cell, BUILDER.id)

    def owed(self, game: Carcassonne, seat: int) -> Steps:
        if bonus(game).turn != "earned":
            return ()
        bonus(game).turn = "settled"
        return [BonusTurn(seat)] if game.state.stack else ()

    def refusal(self, game: Carcassonne, decision: Decision[Any], action: Action) -> Refusal | None:
        return companion_refusal(game, decision, action, BUILDER.id, "CAR-134", "CAR-133")


def bonus(game: Carcassonne) -> Bonus:
    return cast(Bonus, game.extra[Builder.id])


def _extended(game: Carcassonne, seat: int, cell: int) -> bool:
    """Whether the tile at a cell has become part of the feature where the seat's builder stands."""
    state = game.state
    if state.supply[BUILDER.id][seat]:
        return False
    figure = Figure(seat, BUILDER.id)
    where = next(segment for segment, standing in state.figures.items() if figure in standing)
    return any(cell_of(part) == cell for part in state.feature(where).segments)
