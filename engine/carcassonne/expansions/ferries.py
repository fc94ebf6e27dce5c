"""Ferries: they join two roads across a lake, and can be turned to join others (CAR-209 to CAR-233)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec import field

from engine.carcassonne.cells import STEPS, cell_at, cell_name, cell_of, segment_of, xy
from engine.carcassonne.guest import Guest, Steps, require
from engine.carcassonne.look import Piece
from engine.carcassonne.scoring import send_strays_home
from engine.carcassonne.tiles import FORMS, ROAD, Form, tile_set
from engine.carcassonne.values import PASS, Pass
from engine.core.game import State
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Event, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

PIER = "pier"


class Fleet(State):
    """at:       cell -> the indices of the two roads that the ferry on its lake connects
    changed:  road ends that a ferry has left or reached in this partial turn
    """

    at: dict[int, tuple[int, int]] = field(default_factory=dict)
    changed: tuple[int, ...] = ()


class LayFerry(Action, frozen=True):
    """Lay the ferry of the new lake between two of its road ends, by their indices in the feature list."""

    one: int
    two: int


class MoveFerry(Action, frozen=True):
    """Turn the ferry on the lake at (x, y) so that it connects these two road ends."""

    x: int
    y: int
    one: int
    two: int


class FerryLaid(Event, frozen=True):
    """A ferry lies on the lake at (x, y) and connects these two road ends; `moved` when it lay otherwise before."""

    seat: int
    x: int
    y: int
    one: int
    two: int
    moved: bool


class PlaceFerry(Decision["Carcassonne"], frozen=True):
    """Between which piers of the new tile at (x, y) the ferry lies (CAR-212)."""

    rule: ClassVar[str] = "CAR-212"

    x: int
    y: int

    def actions(self, game: Carcassonne) -> list[LayFerry]:
        return [LayFerry(*pair) for pair in crossings(game.state.form(cell_at(self.x, self.y)))]

    def take(self, game: Carcassonne, action: LayFerry) -> None:
        _lay(game, self.seat, cell_at(self.x, self.y), (action.one, action.two))

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        return Refusal(self.rule, "no_piers" if isinstance(action, LayFerry) else "not_now")


class OfferFerries(Step["Carcassonne"], frozen=True):
    """Ask whether ferries at the end of extended roads are turned (CAR-216 to CAR-226)."""

    seat: int
    cell: int

    def run(self, game: Carcassonne) -> None:
        if reached := first_ferries(game, self.cell):
            game.push(TurnFerries(self.seat, tuple(reached)))


class TurnFerries(Decision["Carcassonne"], frozen=True):
    """Which of the ferries on these cells is turned, each at most once (CAR-221)."""

    rule: ClassVar[str] = "CAR-216"

    cells: tuple[int, ...]

    def actions(self, game: Carcassonne) -> list[MoveFerry | Pass]:
        at = fleet(game).at
        return [
            *(
                MoveFerry(*xy(cell), *pair)
                for cell in self.cells
                for pair in crossings(game.state.form(cell))
                if pair != at[cell]
            ),
            PASS,
        ]

    def take(self, game: Carcassonne, action: MoveFerry | Pass) -> None:
        if isinstance(action, Pass):
            return
        cell = cell_at(action.x, action.y)
        rest = tuple(other for other in self.cells if other != cell)
        if rest:
            game.push(TurnFerries(self.seat, rest))
        _lay(game, self.seat, cell, (action.one, action.two))

    def refusal(self, game: Carcassonne, action: Action) -> Refusal:
        if not isinstance(action, MoveFerry):
            return Refusal(self.rule, "not_now")
        cell, at = cell_at(action.x, action.y), fleet(game).at
        if cell not in at:
            return Refusal(self.rule, "no_ferry")
        if cell not in self.cells:
            turned = any(cell_of(segment) == cell for segment in fleet(game).changed)
            return Refusal("CAR-221" if turned else "CAR-219", "not_this_ferry", (cell_name(cell),))
        return Refusal("CAR-217", "same_piers" if at[cell] == (action.one, action.two) else "no_piers")


class Ferries(Guest):
    id = "ferries"
    options = (flag("ferries"),)
    actions = (LayFerry, MoveFerry)
    events = (FerryLaid,)
    steps = (PlaceFerry, OfferFerries, TurnFerries)
    State = Fleet

    def tiles(self) -> Sequence[str]:
        return tile_set("ferries")

    def set_up(self, game: Carcassonne) -> None:
        game.extra[self.id] = Fleet()

    def after_tile(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        fleet(game).changed = ()
        return ()

    def after_figure(self, game: Carcassonne, seat: int, cell: int) -> Steps:
        steps: list[Step[Carcassonne]] = []
        if piers(game.state.form(cell)):
            steps.append(PlaceFerry(seat, *xy(cell)))
        if fleet(game).at:
            steps.append(OfferFerries(seat, cell))
        return steps

    def completed(self, game: Carcassonne, cell: int) -> Iterable[int]:
        """Roads that a ferry has joined or cut off so that nothing is open any more (CAR-228)."""
        state = game.state
        names = {state.feature_of[segment] for segment in fleet(game).changed}
        return [name for name in names if not state.features[name].open]

    def links(self, game: Carcassonne) -> Iterable[tuple[int, int]]:
        return links(game)

    def pieces(self, game: Carcassonne) -> Iterable[Piece]:
        form = game.state.form
        return [
            Piece("ferry", *xy(cell), feature=_lake(form(cell)), joins=pair)
            for cell, pair in sorted(fleet(game).at.items())
        ]

    def check(self, game: Carcassonne) -> None:
        kept, tiles = fleet(game), game.state.tiles
        for cell, pair in kept.at.items():
            require(cell in tiles and pair in crossings(FORMS[tiles[cell]]), "a ferry lies where it must not")
        require(set(kept.changed) <= game.state.feature_of.keys(), "a ferry has joined nothing")
        waiting = [cell_at(step.x, step.y) for step in game.steps if isinstance(step, PlaceFerry)]
        for cell in tiles:
            laid = cell in kept.at or cell in waiting
            require(laid or not piers(FORMS[tiles[cell]]), "a lake without a ferry")
        for step in game.steps:
            if isinstance(step, TurnFerries):
                require(set(step.cells) <= kept.at.keys(), "a ferry that is not there is to be turned")


def fleet(game: Carcassonne) -> Fleet:
    return cast(Fleet, game.extra[Ferries.id])


def links(game: Carcassonne) -> list[tuple[int, int]]:
    """The road ends that ferries connect."""
    return [(segment_of(cell, one), segment_of(cell, two)) for cell, (one, two) in fleet(game).at.items()]


def piers(form: Form) -> list[int]:
    """The indices of the road ends at a tile's piers."""
    return [index for index, segment in enumerate(form.segments) if segment.data.get("ends_at") == PIER]


def crossings(form: Form) -> list[tuple[int, int]]:
    """Every way in which a ferry can lie on a tile."""
    return list(combinations(piers(form), 2))


def first_ferries(game: Carcassonne, cell: int) -> list[int]:
    """The lakes whose ferries come first on the roads that lead away from the tile at a cell (CAR-219)."""
    state = game.state
    found = set()
    for index, kind, _ in state.form(cell).features:
        if kind == ROAD:
            for side in state.segment(segment_of(cell, index)).sides:
                found.add(_first_ferry(game, cell, side))
    return sorted(lake for lake in found if lake is not None)


def _first_ferry(game: Carcassonne, start: int, side: int) -> int | None:
    """Follow a road out of a tile to the first pier; the lake there if its ferry serves that pier (CAR-225)."""
    state, at = game.state, fleet(game).at
    cell = start + STEPS[side]
    while cell in state.tiles and cell != start:
        form = state.form(cell)
        index = form.ports[side ^ 2]
        if form.segments[index].data.get("ends_at") == PIER:
            return cell if index in at[cell] else None
        onwards = [other for other in form.segments[index].sides if other != side ^ 2]
        if not onwards:
            return None
        side = onwards[0]
        cell += STEPS[side]
    return None


def _lay(game: Carcassonne, seat: int, cell: int, pair: tuple[int, int]) -> None:
    """Let a ferry connect these road ends, and no longer those it connected before."""
    kept, state = fleet(game), game.state
    before = kept.at.get(cell)
    kept.at[cell] = pair
    ends = [segment_of(cell, index) for index in (*(before or ()), *pair)]
    if before is None:
        state.join(ends[0], ends[1], 0)
    else:
        roads = [state.feature(end) for end in ends]
        complete = {frozenset(road.segments) for road in roads if not road.open}
        state.regrow(ends, links(game))
        # what was complete and still is the same road is not completed once more
        kept.changed += tuple(end for end in ends if frozenset(state.feature(end).segments) not in complete)
    game.emit(FerryLaid(seat, *xy(cell), *pair, before is not None))
    send_strays_home(game)
    game.push(*game.guest_steps("relinked", seat))


def _lake(form: Form) -> int:
    return next(index for index, segment in enumerate(form.segments) if segment.kind == "lake")
