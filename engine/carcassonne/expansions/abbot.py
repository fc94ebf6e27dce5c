"""The Abbot: a meeple for monasteries and gardens that may be called back early (CAR-086 to CAR-099)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.carcassonne.board import Figure
from engine.carcassonne.cells import cell_at
from engine.carcassonne.figures import FIGURES
from engine.carcassonne.guest import Guest
from engine.carcassonne.scoring import Award, bring_home, scored_places, worth
from engine.carcassonne.tiles import GARDEN
from engine.carcassonne.turn import PlaceFigure
from engine.carcassonne.values import FigureAction, SetFigure
from engine.core.options import flag
from engine.core.problems import Refusal
from engine.core.values import Action, Decision

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

ABBOT = FIGURES["abbot"]


class RecallAbbot(FigureAction, frozen=True):
    """Take the own abbot back for what its monastery or garden is worth now, instead of placing a figure."""

    def carry_out(self, game: Carcassonne, choice: PlaceFigure) -> None:
        segment = _abbot(game, choice.seat)
        assert segment is not None
        feature = game.state.feature(segment)
        parts = tuple(worth(game, feature, choice.seat, final=True))
        places = scored_places(game, feature)
        bring_home(game, [(segment, Figure(choice.seat, ABBOT.id))])
        game.push(
            Award(choice.seat, feature.kind, parts, "CAR-092", places),
            *game.guest_steps("after_awards", choice.seat),
        )


class Abbot(Guest):
    id = "abbot"
    options = (flag("abbot"),)
    actions = (RecallAbbot,)

    def figures(self) -> Sequence[str]:
        return [ABBOT.id]

    def figure_actions(self, game: Carcassonne, seat: int, cell: int) -> Iterator[FigureAction]:
        segment = _abbot(game, seat)
        if segment is not None and game.state.feature(segment).open:
            yield RecallAbbot()

    def refusal(self, game: Carcassonne, decision: Decision[Any], action: Action) -> Refusal | None:
        if not isinstance(decision, PlaceFigure):
            return None
        if isinstance(action, RecallAbbot):
            away = _abbot(game, decision.seat) is None
            return Refusal("CAR-092", "no_abbot") if away else Refusal("CAR-094", "complete")
        if isinstance(action, SetFigure):
            entries = game.state.form(cell_at(decision.x, decision.y)).segments
            kind = entries[action.feature].kind if action.feature in range(len(entries)) else ""
            if action.figure == ABBOT.id and kind not in ABBOT.places:
                return Refusal("CAR-087", "wrong_feature")
            if action.figure != ABBOT.id and kind == GARDEN:
                return Refusal("CAR-089", "wrong_feature")
        return None


def _abbot(game: Carcassonne, seat: int) -> int | None:
    """Where the seat's abbot stands."""
    figure = Figure(seat, ABBOT.id)
    return next((segment for segment, standing in game.state.figures.items() if figure in standing), None)
