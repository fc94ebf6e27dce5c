"""What a decision offers on the board; an action that has no maker is left to the prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.values import Action, Decision
from gui.carcassonne import expansion_offers
from gui.carcassonne.bench import Bench, Maker, Offer, place
from gui.carcassonne.lens import Lens

if TYPE_CHECKING:
    from gui.carcassonne.board import CarcassonneBoard

MAKERS: Mapping[str, Maker] = {"set_figure": place, **expansion_offers.MAKERS}
ON_ONE_TILE = frozenset(("place_figure", *expansion_offers.ON_ONE_TILE))
"""Decisions whose answers lie on the tile that they name."""


def offers(
    board: CarcassonneBoard, decision: Decision[Any], actions: Sequence[Action], lens: Lens | None
) -> list[Offer]:
    """Everything that can be taken by hand."""
    bench = Bench(board, decision, actions, lens)
    made = (MAKERS[action.kind](bench, action) for action in actions if action.kind in MAKERS)
    return [offer for offer in made if offer is not None]


def only_on_track(actions: Sequence[Action]) -> bool:
    """Whether everything is chosen on the score track, or not at all."""
    return all(action.kind in expansion_offers.ON_TRACK or action.kind == "pass" for action in actions)
