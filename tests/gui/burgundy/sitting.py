"""A board of Burgundy with a view on it, and what hands do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from engine.burgundy import SPEC
from engine.core.match import Match, new_match
from gui.burgundy.board import BurgundyBoard
from gui.burgundy.face import FACE
from tests.gui.sitting import BoardSitting

SCRIPT: dict[str, list[Any]] = {
    "start player": [6, 1],
    "start goods": ["red", "red", "brown", "violet", "pink", "orange"],
    "beige": ["bank", "church", "market", "carpenter", "town_hall", "watchtower"],
    "dice 0": [3, 5],
    "dice 1": [2, 2],
    "white die": [1],
}
"""Ann begins with two red goods and a brown one; her dice show 3 and 5."""


class Sitting(BoardSitting[BurgundyBoard]):
    def __init__(self, qtbot: QtBot, match: Match) -> None:
        super().__init__(qtbot, match, FACE.board(match.seats), (900, 820))

    @property
    def hand(self) -> Any:
        return self.board._hand

    def spot(self, *place: str) -> QPointF:
        return self.board.targets.spot(*place)


def sits(qtbot: QtBot) -> Callable[..., Sitting]:
    def sit(players: int = 2, options: dict[str, Any] | None = None, **script: list[Any]) -> Sitting:
        names = ["Ann", "Ben", "Cleo", "Dan"][:players]
        told = SCRIPT | {name.replace("_die", " die"): outcomes for name, outcomes in script.items()}
        return Sitting(qtbot, new_match(SPEC, names, options or {}, seed=1, script=told))

    return sit
