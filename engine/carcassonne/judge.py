"""A quick opinion on what a seat's figures will still bring in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.carcassonne.board import Feature, shares
from engine.carcassonne.scoring import strengths, worth
from engine.carcassonne.tiles import CENTRES, FIELD

if TYPE_CHECKING:
    from engine.carcassonne.game import Carcassonne

CLOSING = {True: 0.9, False: 0.65}
"""How likely one missing tile comes before the end: around a centre, and at the end of a road or city."""
IN_HAND = (2.4, 1.8, 1.3, 1.0, 0.8, 0.6, 0.5)
"""What the first, second, ... figure in the supply is worth with most of the game ahead."""
LONG = 40
"""With so many tiles left to each seat's table everything can still happen."""


def prospects(game: Carcassonne, seat: int) -> float:
    """Points that the seat's figures and supply may still be worth."""
    state = game.state
    ahead = min(1.0, len(state.stack) / LONG)
    points = 0.0
    returning = 0.0
    for name in state.claimed():
        counted = strengths(game, name)
        if not counted[seat]:
            continue
        feature = state.features[name]
        chance = _closing(feature, ahead)
        returning += chance * counted[seat]
        if seat in shares(counted):
            now = _points(game, feature, seat, final=True)
            if feature.kind == FIELD:
                points += now * (1 + 0.5 * ahead) + ahead
            else:
                points += now + chance * (_points(game, feature, seat, final=False) - now)
                if feature.kind in CENTRES:
                    points += chance * feature.open
    in_hand = sum(counts[seat] for counts in state.supply.values())
    return points + ahead * (sum(IN_HAND[:in_hand]) + 0.5 * returning)


def _closing(feature: Feature, ahead: float) -> float:
    """How likely a feature is completed before the game ends."""
    if feature.kind == FIELD:
        return 0.0
    likely: float = CLOSING[feature.kind in CENTRES] ** feature.open
    return ahead * likely


def _points(game: Carcassonne, feature: Feature, seat: int, final: bool) -> int:
    return sum(part.points for part in worth(game, feature, seat, final))
