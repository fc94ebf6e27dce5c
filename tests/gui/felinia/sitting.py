"""A match of Felinia on a real view, played with a real pointer and real keys."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from engine.core.match import Match, new_match
from engine.felinia import SPEC
from gui.felinia.board import FeliniaBoard
from gui.felinia.face import FACE
from gui.kit.camera import BoardView

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def match_of(players: int, seed: int = 1, script: Any = None, **options: bool) -> Match:
    return new_match(SPEC, NAMES[:players], options=options, seed=seed, script=script)


class Sitting:
    """A match, its board and a view of it; what is chosen is played at once."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        self.qtbot = qtbot
        self.match = match
        self.board: FeliniaBoard = FACE.board(match.seats)
        self.tried: list[Any] = []
        self.board.chosen.connect(self._play)
        self.board.tried.connect(self.tried.append)
        self.view = BoardView(self.board, self.board.unit)
        self.view.zoomed.connect(self.board.set_zoom)
        qtbot.addWidget(self.view)
        self.view.resize(800, 740)
        self.show()
        self.view.show()
        self.view.fit(self.board.focus_rect())
        self.view.settle()

    def _play(self, action: Any) -> None:
        events = self.match.play(action)
        self.board.play(events, self.match.game)
        self.show()

    def show(self) -> None:
        decision = self.match.decision
        self.board.show_game(self.match.game, decision.seat if decision else None)
        self.board.offer(decision, self.match.actions() if decision else ())

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

    def point(self, name: str) -> QPoint:
        return self.view.mapFromScene(self.board.targets.middle(name))

    def move(self, name: str) -> None:
        """Always from elsewhere: a pointer that already is there does not move."""
        self.qtbot.mouseMove(self.view.viewport(), QPoint(2, 2))
        self.qtbot.mouseMove(self.view.viewport(), self.point(name))

    def click(self, name: str) -> None:
        self.move(name)
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(name))

    def click_at(self, place: QPointF) -> None:
        self.qtbot.mouseClick(
            self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.view.mapFromScene(place)
        )

    def key(self, key: Qt.Key) -> bool:
        return self.board.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    def refusal(self) -> tuple[str, str]:
        """Rule and reason why the last thing that was tried is not allowed."""
        refusal = self.match.game.why_not(self.tried[-1])
        assert refusal is not None
        return refusal.rule, refusal.reason
