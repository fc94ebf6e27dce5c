"""Figures that belong to nobody, and their colours."""

from __future__ import annotations

from PySide6.QtGui import QColor

from gui.kit.theme import SeatColour

NEUTRAL = {
    "mage": SeatColour("mage", QColor("#7A4FA3"), QColor("#3F2560"), "star"),
    "witch": SeatColour("witch", QColor("#E0812B"), QColor("#8A4510"), "star"),
}
