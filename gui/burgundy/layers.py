"""What lies over what on the table, from the wood up."""

from __future__ import annotations

GROUND, UNDER_PIECES, PIECES, DICE, LAST_MOVE, LIGHT, CHOICES, IN_HAND, BUBBLE = range(9)
