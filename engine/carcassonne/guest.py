"""The moments of a game of Carcassonne at which an expansion can take part.

Steps that a guest hands back are done in the order of the guest list; what the
guest wants to ask or do only when the turn comes to it, it asks or does in the
`run` of its step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.carcassonne.board import Feature
from engine.carcassonne.values import FigureAction, LayTile
from engine.core import guests
from engine.core.options import Option, Options
from engine.core.problems import Refusal, SaveError
from engine.core.values import Action, Decision, Part, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne
    from engine.carcassonne.look import Piece, TrackPlace
    from engine.carcassonne.scoring import Award

Steps = Sequence[Step[Any]]


class Guest(guests.Guest):
    """An expansion.  It overrides the moments it cares about; here they all do nothing.

    options:  what it adds to the new-game dialog; it is there when one of its flags is set
    """

    options: ClassVar[tuple[Option, ...]] = ()

    def __init__(self, options: Options) -> None:
        self.chosen = options

    # -- set-up

    def tiles(self) -> Sequence[str]:
        """Tiles that are shuffled into the stack."""
        return ()

    def arrange(self, game: Carcassonne, stack: list[str]) -> list[str]:
        """The shuffled stack in the order the rules want, the next tile last.  Also asked by `imagine`."""
        return stack

    def start_tile(self) -> str:
        """The tile that lies on the table instead of the usual one."""
        return ""

    def figures(self) -> Sequence[str]:
        """Kinds of figures that every seat gets into its supply, as many as the box has."""
        return ()

    def set_up(self, game: Carcassonne) -> None:
        """The table is ready: put the guest's own state into `game.extra`, scoring figures on the track."""

    # -- the turn, step by step

    def turn_begins(self, game: Carcassonne, seat: int) -> None:
        """A seat becomes active; not asked for its further partial turns."""

    def forbids(self, game: Carcassonne, tile: str) -> Callable[[LayTile], Refusal | None] | None:
        """What says why this tile, though it fits, may not be laid so; None when there is nothing to say."""

    def after_tile(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        """The tile lies and its features have grown (1a-1c)."""
        return ()

    def figure_actions(self, game: Carcassonne, seat: int, cell: int) -> Iterable[FigureAction]:
        """What else can be done in the step of placing a figure (2)."""
        return ()

    def after_figure(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        """What follows the figure before anything is scored (2a, 2b)."""
        return ()

    def after_scoring(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        """What follows when the completed features have been scored (4a-4d)."""
        return ()

    def owed(self, game: Carcassonne, seat: int) -> Steps:
        """The next partial turn that the seat still has to get (5); asked again after it."""
        return ()

    # -- features and figures

    def links(self, game: Carcassonne) -> Iterable[tuple[int, int]]:
        """Pairs of segments that belong together although no tile sides connect them."""
        return ()

    def relinked(self, game: Carcassonne, seat: int) -> Steps:
        """In the turn of a seat the pairs of `links` have changed, and the features with them."""
        return ()

    def refusal(self, game: Carcassonne, decision: Decision[Any], action: Action) -> Refusal | None:
        """Which of the guest's rules forbids an illegal action."""

    # -- scoring

    def completed(self, game: Carcassonne, cell: int) -> Iterable[int]:
        """Features completed in this partial turn that the new tile is not part of."""
        return ()

    def scoring_order(self, game: Carcassonne, seat: int, features: Sequence[int]) -> Steps:
        """Steps that score several completed features in an order the seat chooses (CAR-052)."""
        return ()

    def worth(
        self, game: Carcassonne, feature: Feature, seat: int, final: bool, parts: list[Part]
    ) -> list[Part]:
        """What a feature is worth to a seat, after what the base and earlier guests say."""
        return parts

    def scored(self, game: Carcassonne, seat: int, feature: Feature, winners: Sequence[int]) -> Steps:
        """A completed feature is being scored: what comes after its points, before its figures return."""
        return ()

    def mover(self, game: Carcassonne, award: Award) -> Step[Any] | None:
        """A step that decides which scoring figure moves; it ends with `award.move`."""

    def after_awards(self, game: Carcassonne, seat: int) -> Steps:
        """All awards of one occasion in the turn of a seat have been moved."""
        return ()

    def moved(self, game: Carcassonne, award: Award, figure: str, start: int) -> Steps:
        """A scoring figure has moved from `start`, by the points of an award."""
        return ()

    # -- the end; here the guests are asked in the reverse order of their list

    def before_final(self, game: Carcassonne) -> Steps:
        """What is settled before the final scoring."""
        return ()

    def after_final(self, game: Carcassonne) -> Steps:
        """What is scored when all features and fields have been."""
        return ()

    # -- what lies on the table, for `look`

    def pieces(self, game: Carcassonne) -> Iterable[Piece]:
        """What lies on tiles beside the players' figures."""
        return ()

    def on_track(self, game: Carcassonne) -> Iterable[TrackPlace]:
        """What stands on the score track beside the scoring figures."""
        return ()

    def belongings(self, game: Carcassonne, seat: int) -> Mapping[str, int]:
        """What the seat has collected or holds ready, beside the figures of its supply."""
        return {}

    # -- what is known and what is possible

    def conceal(self, game: Carcassonne, data: dict[str, Any], seat: int) -> None:
        """Blank out in a snapshot's plain data what the seat may not know."""

    def imagine(self, game: Carcassonne, seat: int) -> None:
        """Deal anew what the seat cannot know."""

    def check(self, game: Carcassonne) -> None:
        """Raise SaveError when the guest's state cannot be played on."""


def require(good: bool, what: str) -> None:
    """Refuse a stored state unless this is so."""
    if not good:
        raise SaveError("state", f"The stored state is impossible: {what}.")
