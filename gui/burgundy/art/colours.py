"""The colours of the duchies."""

from __future__ import annotations

from PySide6.QtGui import QColor

from gui.kit.theme import palette

_COLOURS = palette()["burgundy"]

KINDS = ("castle", "mine", "river", "pasture", "town", "monastery")
"""The colours of spaces, by what lies there."""
KIND = {kind: QColor(_COLOURS[kind]) for kind in KINDS} | {"town": QColor("#CFA368")}  # stands off parchment
GOODS = ("turquoise", "violet", "pink", "red", "brown", "orange")
"""The goods in the order of their die number."""
GOODS_COLOUR = dict(
    zip(("red", "orange", "violet", "turquoise", "brown", "pink"), map(QColor, _COLOURS["goods"]))
)
WOOD = QColor(_COLOURS["worker"])

CREAM = QColor("#FBF4E0")
DARK = QColor("#2E231D")
STONE = QColor("#E2D6BD")
PLASTER = QColor("#F5EBD3")
TIMBER = QColor("#7A5233")
ROOF, ROOF_BLUE, ROOF_BROWN = QColor("#B4472E"), QColor("#4A6C8C"), QColor("#8A5A3A")
GOLD = QColor("#C8962E")
RED = QColor("#B3402E")
