"""A match of Catan at a board of its own; what is chosen is played at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from engine.catan_duel import SPEC
from engine.catan_duel.values import ChooseStack, Roll
from engine.core.match import Match, new_match
from gui.catan_duel.board import CatanBoard
from gui.catan_duel.face import FACE
from gui.kit.camera import BoardView

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


class Sitting:
    """The board of a match in a view, with a hand that clicks and types."""

    def __init__(self, qtbot: QtBot, match: Match, seat: int | None = 0) -> None:
        self.qtbot = qtbot
        self.match = match
        self.seat = seat
        self.board: CatanBoard = FACE.board(match.seats)
        self.tried: list[Any] = []
        self.board.chosen.connect(self._play)
        self.board.tried.connect(self.tried.append)
        self.view = BoardView(self.board, self.board.unit)
        self.view.zoomed.connect(self.board.set_zoom)
        qtbot.addWidget(self.view)
        self.view.resize(900, 860)
        self.show()
        self.view.show()
        self.view.fit(self.board.focus_rect())
        self.view.settle()

    def _play(self, action: Any) -> None:
        events = self.match.play(action)
        self.board.play(events, self.match.game)
        self.show()

    def show(self) -> None:
        self.board.show_game(self.match.game, self.seat)
        decision = self.match.decision
        mine = decision is not None and decision.seat == self.seat
        self.board.offer(decision if mine else None, self.match.actions() if mine else ())

    # -- the hand

    @property
    def touch(self) -> Any:
        assert self.board._touch is not None
        return self.board._touch

    def point(self, spot: str) -> QPoint:
        rect = self.touch.rect(spot)
        assert rect is not None, spot
        return self.view.mapFromScene(rect.center() + QPointF(-rect.width() * 0.3, 0))

    def click(self, spot: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        at = self.point(spot)
        self.qtbot.mouseMove(self.view.viewport(), QPoint(2, 2))
        self.qtbot.mouseMove(self.view.viewport(), at)
        self.qtbot.mouseClick(self.view.viewport(), button, pos=at)

    def drag(self, start: str, end: str) -> None:
        port = self.view.viewport()
        a = self.point(start)
        self.qtbot.mouseMove(port, a)
        self.qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=a)
        self._slide(a, a + QPoint(30, -30))
        b = self.point(end)
        self._slide(a + QPoint(30, -30), b)
        self.qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=b)

    def _slide(self, a: QPoint, b: QPoint) -> None:
        from PySide6.QtGui import QMouseEvent
        from PySide6.QtWidgets import QApplication

        port = self.view.viewport()
        for share in (0.5, 1.0):
            at = QPointF(a) + QPointF(b - a) * share
            event = QMouseEvent(
                QEvent.Type.MouseMove,
                at,
                port.mapToGlobal(at),
                Qt.MouseButton.NoButton,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(port, event)

    def key(self, key: Qt.Key) -> bool:
        return self.board.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
