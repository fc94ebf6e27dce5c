"""What seats choose and what happens.

Places in events are strings: "x,y" for a tile, "x,y/feature" for an entry of its
feature list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.carcassonne.board import Figure
from engine.carcassonne.cells import cell_at, segment_of, xy
from engine.core.values import Action, Event

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne
    from engine.carcassonne.turn import PlaceFigure


class LayTile(Action, frozen=True):
    """Lay the drawn tile at (x, y), turned clockwise by so many quarter turns."""

    x: int
    y: int
    turns: int


class FigureAction(Action, frozen=True):
    """Something that can be done in the step of placing a figure."""

    def carry_out(self, game: Carcassonne, choice: PlaceFigure) -> None:
        raise NotImplementedError


class SetFigure(FigureAction, frozen=True):
    """Put a figure on the feature with this index in the new tile's feature list."""

    figure: str
    feature: int

    def carry_out(self, game: Carcassonne, choice: PlaceFigure) -> None:
        segment = segment_of(cell_at(choice.x, choice.y), self.feature)
        game.state.set_figure(segment, Figure(choice.seat, self.figure))
        on = game.state.segment(segment).kind
        game.emit(FigureSet(choice.seat, self.figure, choice.x, choice.y, self.feature, on))


class Pass(FigureAction, frozen=True):
    """Place no figure."""

    def carry_out(self, game: Carcassonne, choice: PlaceFigure) -> None:
        pass


PASS = Pass()


class TileDrawn(Event, frozen=True):
    """The seat drew this tile; so many are left in the stack."""

    seat: int
    tile: str
    left: int

    @property
    def reveals(self) -> bool:
        return True


class TileDiscarded(Event, frozen=True):
    """The drawn tile fits nowhere and goes back to the box."""

    seat: int
    tile: str


class TileLaid(Event, frozen=True):
    seat: int
    tile: str
    x: int
    y: int
    turns: int


class FigureSet(Event, frozen=True):
    """A figure now stands on a feature; `on` is the kind of that feature."""

    seat: int
    figure: str
    x: int
    y: int
    feature: int
    on: str


class FigureReturned(Event, frozen=True):
    seat: int
    figure: str
    x: int
    y: int
    feature: int


class FeatureClosed(Event, frozen=True):
    """The seat's tile has completed a feature, whoever profits."""

    seat: int
    feature: str
    places: tuple[str, ...]


class FinalScoring(Event, frozen=True):
    """The last turn is over; what is scored from here on is the final scoring."""


class GameOver(Event, frozen=True):
    """Who has won; several seats share a victory (CAR-063)."""

    winners: tuple[int, ...]


class _Lays(dict[int, tuple[LayTile, ...]]):
    """Cell -> laying there in each of the four turns; the same few values serve every game."""

    def __missing__(self, cell: int) -> tuple[LayTile, ...]:
        x, y = xy(cell)
        self[cell] = lays = tuple(LayTile(x, y, turns) for turns in range(4))
        return lays


LAYS = _Lays()
