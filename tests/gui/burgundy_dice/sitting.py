"""A match of the dice game, its board and a view of it, played with a real pointer and real keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.game import BurgundyDice
from engine.burgundy_dice.values import StartAt
from engine.core.match import Match, new_match
from gui.burgundy_dice import plan
from gui.burgundy_dice.board import BurgundyDiceBoard
from gui.burgundy_dice.face import FACE
from tests.gui.sitting import BoardSitting

NAMES = ("Ann", "Ben", "Carl", "Dora", "Eve")
BLUE, VIOLET, YELLOW, ORANGE, GREY, GREEN = "river", "monastery", "pasture", "town", "mine", "castle"


def rolled(*rolls: tuple[int, int, str, str, int]) -> dict[str, list[Any]]:
    return {
        "number die": [number for roll in rolls for number in roll[:2]],
        "colour die": [colour for roll in rolls for colour in roll[2:4]],
        "hourglass die": [roll[4] for roll in rolls],
    }


def sat_down(*rolls: tuple[int, int, str, str, int], players: int = 1, start: str = "h27") -> Match:
    """A match in which everyone has chosen the starting castle."""
    match = new_match(SPEC, NAMES[:players], seed=1, script=rolled(*rolls))
    for _ in range(players):
        match.play(StartAt(start))
    return match


class Sitting(BoardSitting[BurgundyDiceBoard]):
    """Seat 0 looks."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        super().__init__(qtbot, match, FACE.board(match.seats), (1200, 900))

    def eyes(self) -> int:
        return 0

    @property
    def game(self) -> BurgundyDice:
        game = self.match.game
        assert isinstance(game, BurgundyDice)
        return game

    def spot(self, *place: QPointF | str) -> QPointF:
        (spot,) = place
        return plan.hex_middle(INDEX[spot]) if isinstance(spot, str) else spot

    @property
    def offered(self) -> set[int]:
        """The hexes that glow."""
        hand = self.board._hand
        return set() if hand is None else {choice.hex + 1 for choice in hand.choices()}
