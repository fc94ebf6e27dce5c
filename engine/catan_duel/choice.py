"""Kinds of decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.values import Decision

if TYPE_CHECKING:
    from engine.catan_duel.game import CatanDuel


class RealChoice(Decision[Any], frozen=True, gc=False):
    """A decision that is carried out by itself when there is only one way, as people at a table do it."""


class Browsing(Decision[Any], frozen=True, gc=False):
    """A choice among cards that are laid open to its seat alone."""

    def laid_open(self, game: CatanDuel) -> list[str]:
        """These cards, in their order."""
        raise NotImplementedError
