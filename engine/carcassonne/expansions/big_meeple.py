"""The big meeple: one more meeple for each seat that counts twice (CAR-113 to CAR-118)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.carcassonne.figures import FIGURES
from engine.carcassonne.guest import Guest
from engine.core.options import flag

BIG_MEEPLE = FIGURES["big_meeple"]


class BigMeeple(Guest):
    id = "big_meeple"
    options = (flag("big_meeple"),)

    def figures(self) -> Sequence[str]:
        return [BIG_MEEPLE.id]
