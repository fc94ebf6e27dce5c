"""What builder and pig have in common: they are placed where their owner already has a meeple."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.carcassonne.cells import cell_at, segment_name, segment_of
from engine.carcassonne.figures import FIGURES
from engine.carcassonne.turn import PlaceFigure
from engine.carcassonne.values import SetFigure
from engine.core.problems import Refusal
from engine.core.values import Action, Decision

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne


def beside_own_meeple(game: Carcassonne, seat: int, cell: int, figure: str) -> Iterator[SetFigure]:
    """Where on the new tile the seat can place such a figure."""
    state = game.state
    if not state.supply[figure][seat]:
        return
    places = FIGURES[figure].places
    held = state.held(seat)
    for index, kind, _ in state.form(cell).features:
        if kind in places and state.feature_of[segment_of(cell, index)] in held:
            yield SetFigure(figure, index)


def companion_refusal(
    game: Carcassonne, decision: Decision[Any], action: Action, figure: str, wrong_feature: str, alone: str
) -> Refusal | None:
    """Why such a figure cannot be placed there: by the rule of its features, or because it would be alone."""
    if not isinstance(decision, PlaceFigure) or not isinstance(action, SetFigure) or action.figure != figure:
        return None
    state = game.state
    cell = cell_at(decision.x, decision.y)
    kind = next((kind for index, kind, _ in state.form(cell).features if index == action.feature), None)
    if kind is None:
        return None
    if not state.supply[figure][decision.seat]:
        return Refusal("CAR-026", "no_figure")
    if kind not in FIGURES[figure].places:
        return Refusal(wrong_feature, "wrong_feature")
    return Refusal(alone, "no_own_meeple", (segment_name(segment_of(cell, action.feature)),))
