"""The figures of the box, read from the resources."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engine.carcassonne.tiles import DATA


class FigureKind(Struct, frozen=True):
    """A kind of figure.

    group:     "meeple" for those that claim a feature by themselves
    strength:  how much it counts for a majority
    places:    the kinds of features it may stand on
    """

    id: str
    count: int
    group: str
    strength: int
    places: tuple[str, ...]


class _Figures(Struct):
    per_player: tuple[FigureKind, ...]


FIGURES = {
    figure.id: figure
    for figure in msgspec.json.decode((DATA / "figures.json").read_bytes(), type=_Figures).per_player
}
MEEPLES = tuple(figure for figure in FIGURES.values() if figure.group == "meeple")
MEEPLE_IDS = frozenset(figure.id for figure in MEEPLES)
SPECIAL_IDS = frozenset(figure.id for figure in FIGURES.values() if figure.group == "special")
"""Figures that only stay where their owner has a meeple."""
MEEPLE = FIGURES["meeple"]
SCORING_MEEPLE = FIGURES["scoring_meeple"]
