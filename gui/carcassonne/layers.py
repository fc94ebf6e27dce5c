"""What lies over what on the board, from the table up."""

from __future__ import annotations

LAND, OWNERS, FITTING, LAWFUL, LAST_MOVE, LIGHT, FIGURES, CHOICES, IN_HAND, BUBBLE = range(10)
