"""Flying Machines: a meeple may fly from the new tile to one nearby (CAR-157 to CAR-174)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.carcassonne.board import Figure
from engine.carcassonne.cells import WIDTH, cell_at, segment_of, xy
from engine.carcassonne.figures import MEEPLES
from engine.carcassonne.guest import Guest
from engine.carcassonne.tiles import CITY, DATA, MONASTERY, ROAD, Form, tile_set
from engine.carcassonne.turn import PlaceFigure
from engine.carcassonne.values import FigureAction, FigureSet
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

LANDING = (ROAD, CITY, MONASTERY)
FLYERS = tuple(figure.id for figure in MEEPLES if {*LANDING} <= {*figure.places})
"""The meeples that can stand wherever one may land: neither the abbot nor special figures (CAR-168, CAR-169)."""
WAYS = {
    "N": -WIDTH,
    "NE": -WIDTH + 1,
    "E": 1,
    "SE": WIDTH + 1,
    "S": WIDTH,
    "SW": WIDTH - 1,
    "W": -1,
    "NW": -WIDTH - 1,
}
"""One space onwards in each direction of the compass, clockwise."""


def _die() -> tuple[int, ...]:
    neutral = msgspec.json.decode((DATA / "figures.json").read_bytes())["neutral"]
    return next(tuple(piece["faces"]) for piece in neutral if piece["id"] == "flight_die")


FACES = _die()


class Fly(FigureAction, frozen=True):
    """Put a meeple on the flying machine of the new tile and roll the die."""

    figure: str

    def carry_out(self, game: Carcassonne, choice: PlaceFigure) -> None:
        start = cell_at(choice.x, choice.y)
        distance = game.chance.pick("flight", FACES)
        target = start + distance * _way(game.state.form(start))
        features = landing_places(game, target)
        game.emit(Flown(choice.seat, self.figure, choice.x, choice.y, distance, *xy(target), bool(features)))
        if len(features) == 1:
            _land(game, choice.seat, self.figure, target, features[0])
        elif features:
            game.push(LandMeeple(choice.seat, self.figure, *xy(target)))


class Land(Action, frozen=True):
    """Put the flown meeple on the feature with this index in the feature list of the tile it has reached."""

    feature: int


class Flown(Event, frozen=True):
    """A meeple has flown `distance` spaces from (x, y) to (to_x, to_y); `lands` says whether it can stay there."""

    seat: int
    figure: str
    x: int
    y: int
    distance: int
    to_x: int
    to_y: int
    lands: bool

    @property
    def reveals(self) -> bool:
        return True


class LandMeeple(Decision["Carcassonne"], frozen=True):
    """On which feature of the tile at (x, y) the flown meeple lands (CAR-162)."""

    rule: ClassVar[str] = "CAR-162"

    figure: str
    x: int
    y: int

    def actions(self, game: Carcassonne) -> list[Land]:
        return [Land(index) for index in landing_places(game, cell_at(self.x, self.y))]

    def take(self, game: Carcassonne, action: Land) -> None:
        _land(game, self.seat, self.figure, cell_at(self.x, self.y), action.feature)

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        if not isinstance(action, Land):
            return Refusal(self.rule, "not_now")
        features = game.state.form(cell_at(self.x, self.y)).features
        kind = next((kind for index, kind, _ in features if index == action.feature), None)
        if kind is not None and kind not in LANDING:
            return Refusal("CAR-165", "wrong_feature")
        return Refusal("CAR-163", "complete" if kind else "no_feature")


class FlyingMachines(Guest):
    id = "flying_machines"
    options = (flag("flying_machines"),)
    chance = ("flight",)
    actions = (Fly, Land)
    events = (Flown,)
    steps = (LandMeeple,)

    def tiles(self) -> Sequence[str]:
        return tile_set("flying_machines")

    def figure_actions(self, game: Carcassonne, seat: int, cell: int) -> Iterator[FigureAction]:
        if _way(game.state.form(cell)):
            supply = game.state.supply
            for figure in FLYERS:
                if figure in supply and supply[figure][seat]:
                    yield Fly(figure)


def landing_places(game: Carcassonne, cell: int) -> list[int]:
    """The unfinished roads, cities and monasteries of the tile at a cell, whoever stands there."""
    state = game.state
    if cell not in state.tiles:
        return []
    return [
        index
        for index, kind, _ in state.form(cell).features
        if kind in LANDING and state.feature(segment_of(cell, index)).open
    ]


def _way(form: Form) -> int:
    """One space onwards in the direction of the tile's flying machine; 0 without one."""
    ways = list(WAYS)
    for segment in form.segments:
        if segment.kind == "flying_machine":
            return WAYS[ways[(ways.index(segment.data["direction"]) + 2 * form.turns) % len(ways)]]
    return 0


def _land(game: Carcassonne, seat: int, figure: str, cell: int, feature: int) -> None:
    segment = segment_of(cell, feature)
    game.state.set_figure(segment, Figure(seat, figure))
    game.emit(FigureSet(seat, figure, *xy(cell), feature, game.state.segment(segment).kind))
