"""What lies over what on the table."""

from __future__ import annotations

(
    GROUND,
    BOARD,
    LIT_GROUND,
    SYMBOLS,
    TRAIL,
    TILES,
    GOODS,
    STONES,
    LAST_MOVE,
    GROUPS,
    SHIPS,
    MERCHANTS,
    LIGHT,
    CHOICES,
    IN_HAND,
    BUBBLE,
) = range(16)
