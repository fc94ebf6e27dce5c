"""A match of Felinia on a real view, played with a real pointer and real keys."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from engine.core.match import Match, new_match
from engine.felinia import SPEC
from gui.felinia.board import FeliniaBoard
from gui.felinia.face import FACE
from tests.gui.sitting import BoardSitting

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def match_of(players: int, seed: int = 1, script: Any = None, **options: bool) -> Match:
    return new_match(SPEC, NAMES[:players], options=options, seed=seed, script=script)


class Sitting(BoardSitting[FeliniaBoard]):
    def __init__(self, qtbot: QtBot, match: Match) -> None:
        super().__init__(qtbot, match, FACE.board(match.seats), (800, 740))

    def spot(self, *place: str) -> QPointF:
        return self.board.targets.middle(*place)

    def play_until(self, kind: str) -> None:
        """Let anything useful be done until somebody has to make a decision of this kind."""
        chance = random.Random(kind)
        for _ in range(2000):
            if self.match.decision is None or self.match.decision.kind == kind:
                break
            useful = [action for action in self.match.actions() if action.kind not in ("sell", "pass")]
            self.match.play(chance.choice(useful or self.match.actions()))
        assert self.match.decision is not None
        assert self.match.decision.kind == kind
        self.show()

    def refusal(self) -> tuple[str, str]:
        """Rule and reason why the last thing that was tried is not allowed."""
        refusal = self.match.game.why_not(self.tried[-1])
        assert refusal is not None
        return refusal.rule, refusal.reason
