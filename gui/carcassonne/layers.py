"""What lies over what on the board, from the table up."""

from __future__ import annotations

LAND, OWNERS, FITTING, LAWFUL, LAST_MOVE, LIGHT, FIGURES, TRACK, CHOICES, IN_HAND, BUBBLE = range(11)
