"""The pig: it makes the fields of its owner worth more (CAR-150 to CAR-156)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.carcassonne.board import Feature, Figure
from engine.carcassonne.expansions.companions import beside_own_meeple, companion_refusal
from engine.carcassonne.figures import FIGURES
from engine.carcassonne.guest import Guest
from engine.carcassonne.tiles import FIELD
from engine.carcassonne.values import FigureAction
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision, Part

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

PIG = FIGURES["pig"]


class Pig(Guest):
    id = "pig"
    options = (flag("pig"),)

    def figures(self) -> Sequence[str]:
        return [PIG.id]

    def figure_actions(self, game: Carcassonne, seat: int, cell: int) -> Iterator[FigureAction]:
        return beside_own_meeple(game, seat, cell, PIG.id)

    def worth(
        self, game: Carcassonne, feature: Feature, seat: int, final: bool, parts: list[Part]
    ) -> list[Part]:
        """4 instead of 3 points for each city, only to the pig's own owner (CAR-154, CAR-156)."""
        if feature.kind != FIELD or not self._is_on(game, feature, seat):
            return parts
        return [*parts, Part("pig", parts[0].count)]

    def _is_on(self, game: Carcassonne, feature: Feature, seat: int) -> bool:
        figures = game.state.figures
        pig = Figure(seat, PIG.id)
        return any(pig in figures.get(segment, ()) for segment in feature.segments)

    def refusal(self, game: Carcassonne, decision: Decision[Any], action: Action) -> Refusal | None:
        return companion_refusal(game, decision, action, PIG.id, "CAR-151", "CAR-151")
