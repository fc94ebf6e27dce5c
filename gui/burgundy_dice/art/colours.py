"""The colours of the sheet."""

from __future__ import annotations

from PySide6.QtGui import QColor

from engine.burgundy_dice.scoring import (
    CASTLE,
    GOODS,
    MINE,
    MONASTERY,
    MONK,
    PASTURE,
    RIVER,
    SILVER,
    TOWN,
    WORKER,
)
from gui.kit.theme import palette

_COLOURS = palette()["burgundy"]

COLOUR = {
    MONASTERY: QColor(_COLOURS["goods"][2]),
    MINE: QColor(_COLOURS["mine"]),
    RIVER: QColor(_COLOURS["river"]),
    TOWN: QColor(_COLOURS["goods"][1]),
    CASTLE: QColor("#4C8A55"),
    PASTURE: QColor(_COLOURS["monastery"]),
}
"""The six colours of the dice, each by what it shows."""
BONUS_COLOUR = {
    MONK: COLOUR[MONASTERY],
    SILVER: COLOUR[MINE],
    GOODS: COLOUR[RIVER],
    WORKER: COLOUR[TOWN],
}
PAPER = QColor("#FBF6E7")
PRINT = QColor("#4A3B30")
PRINT_FADED = QColor("#6B5B4B")
GRAPHITE = QColor("#33343B")
FIELD = QColor("#FFFDF6")
"""What one writes on."""
CREAM = QColor("#FBF4E0")
BONE = QColor("#F7F1E1")
"""The dice."""
