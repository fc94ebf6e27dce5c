"""A partial turn: draw and lay a tile, place a figure, score; and who comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from engine.carcassonne.cells import (
    PER_TILE,
    REACH,
    STEPS,
    cell_at,
    cell_name,
    segment_name,
    segment_of,
    xy,
)
from engine.carcassonne.figures import FIGURES, MEEPLES
from engine.carcassonne.scoring import EndGame, Score
from engine.carcassonne.tiles import ANY, FIELD, FITS, FORMS, GARDEN, TURNS
from engine.carcassonne.values import (
    LAYS,
    PASS,
    FigureAction,
    LayTile,
    SetFigure,
    TileDiscarded,
    TileDrawn,
    TileLaid,
)
from engine.core.problems import Refusal
from engine.core.values import Decision, Step

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

Prohibition = Callable[[LayTile], Refusal | None]
"""Why a tile that fits may all the same not be laid so."""


class DrawTile(Step["Carcassonne"], frozen=True):
    """Draw until a tile can be laid (CAR-022, CAR-023); without one the game ends (CAR-056)."""

    seat: int

    def run(self, game: Carcassonne) -> None:
        stack = game.state.stack
        while stack:
            tile = stack.pop()
            game.emit(TileDrawn(self.seat, tile, len(stack)))
            if can_be_laid(game, tile):
                game.push(PlaceTile(self.seat, tile))
                return
            game.emit(TileDiscarded(self.seat, tile))
        game.push(EndGame())


class PlaceTile(Decision["Carcassonne"], frozen=True):
    """Where and in which turn the drawn tile is laid."""

    rule: ClassVar[str] = "CAR-015"

    tile: str

    def actions(self, game: Carcassonne) -> list[LayTile]:
        return placements(game, self.tile)

    def take(self, game: Carcassonne, action: LayTile) -> None:
        seat, cell = self.seat, cell_at(action.x, action.y)
        game.state.lay(cell, self.tile, action.turns)
        game.emit(TileLaid(seat, self.tile, action.x, action.y, action.turns))
        game.push(
            *game.guest_steps("after_tile", seat, cell),
            OfferFigure(seat, cell),
            *game.guest_steps("after_figure", seat, cell),
            Score(seat, cell),
            *game.guest_steps("after_scoring", seat, cell),
            EndPartialTurn(seat),
        )

    def refusal(self, game: Carcassonne, action: Any) -> Refusal:
        if not isinstance(action, LayTile):
            return game.guest_refusal(self, action) or Refusal(self.rule, "not_now")
        return tile_refusal(game, self.tile, action)


class OfferFigure(Step["Carcassonne"], frozen=True):
    """Ask for a figure where there is something to choose."""

    seat: int
    cell: int

    def run(self, game: Carcassonne) -> None:
        if next(figure_actions(game, self.seat, self.cell), None):
            game.push(PlaceFigure(self.seat, *xy(self.cell)))


class PlaceFigure(Decision["Carcassonne"], frozen=True):
    """Which figure stands where on the tile just laid, if any."""

    rule: ClassVar[str] = "CAR-016"

    x: int
    y: int

    def actions(self, game: Carcassonne) -> list[FigureAction]:
        return [*figure_actions(game, self.seat, cell_at(self.x, self.y)), PASS]

    def take(self, game: Carcassonne, action: FigureAction) -> None:
        action.carry_out(game, self)

    def refusal(self, game: Carcassonne, action: Any) -> Refusal:
        refusal = game.guest_refusal(self, action)
        if refusal is None and isinstance(action, SetFigure):
            refusal = figure_refusal(game, self, action)
        return refusal or Refusal(self.rule, "not_now")


class EndPartialTurn(Step["Carcassonne"], frozen=True):
    """Whatever partial turns the seat still has to get, then the next seat's turn (CAR-014)."""

    seat: int

    def run(self, game: Carcassonne) -> None:
        for moment in game.moments["owed"]:
            if steps := moment(game, self.seat):
                game.push(*steps)
                return
        begin_turn(game, (self.seat + 1) % game.players)


def begin_turn(game: Carcassonne, seat: int) -> None:
    """The seat becomes active."""
    for moment in game.moments["turn_begins"]:
        moment(game, seat)
    game.push(DrawTile(seat))


def placements(game: Carcassonne, tile: str) -> list[LayTile]:
    """Every way to lay a tile, from north to south and west to east."""
    fits, wanted = FITS[tile], game.state.wanted
    actions = [LAYS[cell][turns] for cell in sorted(wanted) for turns in fits[wanted[cell]]]
    for forbids in prohibitions(game, tile):
        actions = [action for action in actions if not forbids(action)]
    return actions


def prohibitions(game: Carcassonne, tile: str) -> list[Prohibition]:
    """What guests have against laying this tile in some places where it fits."""
    return [forbids for moment in game.moments["forbids"] if (forbids := moment(game, tile))]


def can_be_laid(game: Carcassonne, tile: str) -> bool:
    if prohibitions(game, tile):
        return bool(placements(game, tile))
    fits = FITS[tile]
    return any(map(fits.__getitem__, game.state.wanted.values()))


def figure_actions(game: Carcassonne, seat: int, cell: int) -> Iterator[FigureAction]:
    """Everything that can be done with a figure on the new tile, beside doing nothing."""
    state = game.state
    supply = state.supply
    figures = [figure for figure in MEEPLES if figure.id in supply and supply[figure.id][seat]]
    if figures:
        farmers = game.options["farmers"]
        claimed = state.claimed()
        first = cell * PER_TILE
        free = [
            (index, kind)
            for index, kind, _ in state.form(cell).features
            if state.feature_of[first + index] not in claimed and (farmers or kind != FIELD)
        ]
        for figure in figures:
            for index, kind in free:
                if kind in figure.places:
                    yield SetFigure(figure.id, index)
    for moment in game.moments["figure_actions"]:
        yield from moment(game, seat, cell)


def tile_refusal(game: Carcassonne, tile: str, action: LayTile) -> Refusal:
    """Why a tile cannot be laid so."""
    within = range(-REACH, REACH + 1)
    if action.x not in within or action.y not in within or action.turns not in range(4):
        return Refusal("CAR-019", "out_of_reach")
    cell = cell_at(action.x, action.y)
    if cell in game.state.tiles:
        return Refusal("CAR-019", "occupied", (cell_name(cell),))
    wanted = game.state.wanted.get(cell)
    if wanted is None:
        return Refusal("CAR-019", "touches_nothing")
    edges = FORMS[tile, action.turns].edges
    clashing = [side for side in range(4) if wanted[side] not in (ANY, edges[side])]
    if clashing:
        return Refusal("CAR-020", "edges", tuple(cell_name(cell + STEPS[side]) for side in clashing))
    for forbids in prohibitions(game, tile):
        if refusal := forbids(action):
            return refusal
    assert action.turns not in TURNS[tile]
    return Refusal("CAR-021", "looks_the_same")


def figure_refusal(game: Carcassonne, choice: PlaceFigure, action: SetFigure) -> Refusal | None:
    """Why a figure cannot be set there."""
    state = game.state
    figure = FIGURES.get(action.figure)
    cell = cell_at(choice.x, choice.y)
    kind = next((kind for index, kind, _ in state.form(cell).features if index == action.feature), None)
    if figure is None or figure.id not in state.supply or kind is None:
        return None
    if not state.supply[figure.id][choice.seat]:
        return Refusal("CAR-026", "no_figure")
    if kind == FIELD and not game.options["farmers"]:
        return Refusal("CAR-064", "no_farmers")
    if kind not in figure.places:
        return Refusal("CAR-033" if kind == GARDEN else "CAR-027", "wrong_feature")
    standing = state.standing(state.feature_of[segment_of(cell, action.feature)])
    places = tuple(segment_name(segment) for segment, _ in standing)
    return Refusal("CAR-068" if kind == FIELD else "CAR-028", "claimed", places)
