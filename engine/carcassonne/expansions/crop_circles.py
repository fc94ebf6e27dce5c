"""Crop Circles: everybody adds a meeple of one kind, or everybody takes one back (CAR-297 to CAR-313)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.carcassonne.board import Figure
from engine.carcassonne.cells import cell_at, cell_of, index_of, segment_of, xy
from engine.carcassonne.figures import MEEPLES
from engine.carcassonne.guest import Guest, Steps
from engine.carcassonne.scoring import bring_home
from engine.carcassonne.tiles import CITY, FIELD, ROAD, tile_set
from engine.carcassonne.values import PASS, FigureSet, Pass
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

CONCERNS = {"pitchfork": FIELD, "club": ROAD, "shield": CITY}
"""Sign of the circle -> the feature whose meeples it is about (CAR-303)."""
CONCERNED = {
    sign: tuple(figure.id for figure in MEEPLES if kind in figure.places) for sign, kind in CONCERNS.items()
}
"""Sign -> the figures it is about: neither abbots, who stand elsewhere, nor special figures (CAR-309)."""


class ChooseAdding(Action, frozen=True):
    """A: every seat may add a meeple to one of its own."""


class ChooseRemoving(Action, frozen=True):
    """B: every seat must take one of its meeples back."""


class AddMeeple(Action, frozen=True):
    """Put a figure beside the own meeple on this part of the tile at (x, y)."""

    figure: str
    x: int
    y: int
    feature: int


class RemoveMeeple(Action, frozen=True):
    """Take this own figure back."""

    figure: str
    x: int
    y: int
    feature: int


class CircleChosen(Event, frozen=True):
    """The active seat has chosen for all; `adding` is A, otherwise B."""

    seat: int
    sign: str
    adding: bool


class OfferCircle(Step["Carcassonne"], frozen=True):
    """Ask the active seat, unless nobody has a meeple of the kind."""

    seat: int
    sign: str

    def run(self, game: Carcassonne) -> None:
        if any(any(_standing(game, seat, self.sign)) for seat in range(game.players)):
            game.push(ChooseCircle(self.seat, self.sign))


class ChooseCircle(Decision["Carcassonne"], frozen=True):
    """A or B for all seats (CAR-300); the left neighbour begins, the active seat acts last (CAR-304)."""

    rule: ClassVar[str] = "CAR-300"

    sign: str

    def actions(self, game: Carcassonne) -> list[Action]:
        return [ChooseAdding(), ChooseRemoving()]

    def take(self, game: Carcassonne, action: ChooseAdding | ChooseRemoving) -> None:
        adding = isinstance(action, ChooseAdding)
        game.emit(CircleChosen(self.seat, self.sign, adding))
        seats = [(self.seat + 1 + step) % game.players for step in range(game.players)]
        game.push(*[FollowCircle(seat, self.sign, adding) for seat in seats])


class FollowCircle(Step["Carcassonne"], frozen=True):
    """What was chosen reaches a seat; without a meeple of the kind it is skipped (CAR-305)."""

    seat: int
    sign: str
    adding: bool

    def run(self, game: Carcassonne) -> None:
        if self.adding:
            adding = JoinCircle(self.seat, self.sign)
            if len(adding.actions(game)) > 1:
                game.push(adding)
            return
        removing = LeaveCircle(self.seat, self.sign)
        actions = removing.actions(game)
        if len(actions) > 1:
            game.push(removing)
        elif actions:
            removing.take(game, actions[0])


class JoinCircle(Decision["Carcassonne"], frozen=True):
    """Which meeple the seat adds to which of its own, if any."""

    rule: ClassVar[str] = "CAR-301"

    sign: str

    def actions(self, game: Carcassonne) -> list[AddMeeple | Pass]:
        supply = game.state.supply
        figures = [
            figure for figure in CONCERNED[self.sign] if figure in supply and supply[figure][self.seat]
        ]
        places = sorted({segment for segment, _ in _standing(game, self.seat, self.sign)})
        return [
            *(
                AddMeeple(figure, *xy(cell_of(segment)), index_of(segment))
                for figure in figures
                for segment in places
            ),
            PASS,
        ]

    def take(self, game: Carcassonne, action: AddMeeple | Pass) -> None:
        if isinstance(action, AddMeeple):
            segment = segment_of(cell_at(action.x, action.y), action.feature)
            game.state.set_figure(segment, Figure(self.seat, action.figure))
            on = game.state.segment(segment).kind
            game.emit(FigureSet(self.seat, action.figure, action.x, action.y, action.feature, on))

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        if not isinstance(action, AddMeeple):
            return Refusal(self.rule, "not_now")
        if action.figure not in CONCERNED[self.sign]:
            return Refusal("CAR-309", "wrong_figure")
        if not game.state.supply.get(action.figure, (0,) * game.players)[self.seat]:
            return Refusal("CAR-026", "no_figure")
        return Refusal("CAR-306", "no_own_meeple")


class LeaveCircle(Decision["Carcassonne"], frozen=True):
    """Which of its meeples the seat takes back."""

    rule: ClassVar[str] = "CAR-302"

    sign: str

    def actions(self, game: Carcassonne) -> list[RemoveMeeple]:
        return [
            RemoveMeeple(figure.figure, *xy(cell_of(segment)), index_of(segment))
            for segment, figure in sorted(
                set(_standing(game, self.seat, self.sign)), key=lambda found: (found[0], found[1].figure)
            )
        ]

    def take(self, game: Carcassonne, action: RemoveMeeple) -> None:
        segment = segment_of(cell_at(action.x, action.y), action.feature)
        bring_home(game, [(segment, Figure(self.seat, action.figure))])


class CropCircles(Guest):
    id = "crop_circles"
    options = (flag("crop_circles"),)
    actions = (ChooseAdding, ChooseRemoving, AddMeeple, RemoveMeeple)
    events = (CircleChosen,)
    steps = (OfferCircle, ChooseCircle, FollowCircle, JoinCircle, LeaveCircle)

    def tiles(self) -> Sequence[str]:
        return tile_set("crop_circles")

    def after_scoring(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        entries = game.state.form(cell).segments
        return [OfferCircle(seat, entry.data["kind"]) for entry in entries if entry.kind == "crop_circle"]


def _standing(game: Carcassonne, seat: int, sign: str) -> Iterator[tuple[int, Figure]]:
    """The seat's meeples that a sign concerns, with the segments they stand on."""
    state = game.state
    for segment, standing in state.figures.items():
        if state.segment(segment).kind == CONCERNS[sign]:
            for figure in standing:
                if figure.seat == seat and figure.figure in CONCERNED[sign]:
                    yield segment, figure
