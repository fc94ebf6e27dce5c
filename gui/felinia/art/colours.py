"""The colours of the chart."""

from __future__ import annotations

from typing import cast

from gui.kit.theme import palette

HUES = cast(dict[str, str], palette()["felinia"])
"""Countries by their ids, and sea, shore, track and ink."""

INK = HUES["ink"]
CREAM = "#FFF6DC"
OUTLINE = "#1B110B"
"""The line around pieces: darker than the ink of the chart, so that they stand out from it."""

GOLD = "#C8962E"
PARCHMENT, PARCHMENT_EDGE = "#F3E8CF", "#E1CDA3"
LIT = "#FFF3B0"
"""Light on what can be chosen."""
EMBER = "#7A4A00"
"""The dark line that sets light off from pale ground."""
