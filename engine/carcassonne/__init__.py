"""Carcassonne.

What chance is asked, in this order:

    "tiles"   at set-up, a shuffle of the stack by tile id ("base/d", ...); a script gives
              the tiles that are drawn first, in the order of drawing
"""

from __future__ import annotations

from engine.carcassonne.guests import GUESTS
from engine.core.game import Game
from engine.core.options import flag
from engine.core.spec import GameSpec

__all__ = ["SPEC"]


def _load() -> type[Game]:  # type: ignore[type-arg]
    from engine.carcassonne.game import Carcassonne

    return Carcassonne


SPEC = GameSpec(
    id="carcassonne",
    min_players=2,
    max_players=6,
    options=(flag("farmers", True), *(option for guest in GUESTS for option in guest.options)),
    load=_load,
)
