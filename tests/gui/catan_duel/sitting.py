"""A match of Catan at a board of its own; what is chosen is played at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from engine.catan_duel import SPEC
from engine.catan_duel.values import ChooseStack, Roll
from engine.core.match import Match, new_match
from gui.catan_duel.board import CatanBoard
from gui.catan_duel.face import FACE
from tests.gui.sitting import LEFT, BoardSitting

HAND = ["base/austin", "base/abbey", "base/goldsmith"]
"""Ann's first cards: one she can pay for, one she can pay for, one that needs gold."""


def first_turn(script: dict[str, list[Any]] | None = None, roll: bool = True) -> Match:
    """Ann begins with HAND, has rolled 1 and a celebration, and acts."""
    fixed = {
        "start die": [6, 1],
        "base cards": HAND,
        "production die": [1],
        "event die": ["celebration"],
    }
    match = new_match(SPEC, ["Ann", "Ben"], seed=3, script=fixed | (script or {}))
    match.play(ChooseStack(0))
    match.play(ChooseStack(1))
    if roll:
        match.play(Roll())
        while match.decision is not None and match.decision.kind == "store_at":
            match.play(match.actions()[0])
    return match


class Sitting(BoardSitting[CatanBoard]):
    """One seat looks, or nobody of the two."""

    def __init__(self, qtbot: QtBot, match: Match, seat: int | None = 0) -> None:
        self.seat = seat
        super().__init__(qtbot, match, FACE.board(match.seats), (900, 860))

    def eyes(self) -> int | None:
        return self.seat

    @property
    def touch(self) -> Any:
        assert self.board._touch is not None
        return self.board._touch

    def spot(self, *place: str) -> QPointF:
        """Left of the middle, where other cards of a fan do not cover a card."""
        rect = self.touch.rect(*place)
        assert rect is not None, place
        return rect.center() + QPointF(-rect.width() * 0.3, 0)

    def click(self, place: str, button: Qt.MouseButton = LEFT) -> None:
        self.click_at(self.spot(place), button)
