"""A match of the dice game, its board and a view of it, played with a real pointer and real keys."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from engine.burgundy_dice import SPEC
from engine.burgundy_dice.duchies import INDEX
from engine.burgundy_dice.game import BurgundyDice
from engine.burgundy_dice.values import StartAt
from engine.core.match import Match, new_match
from gui.burgundy_dice import plan
from gui.burgundy_dice.board import BurgundyDiceBoard
from gui.burgundy_dice.face import FACE
from gui.kit.camera import BoardView

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


class Sitting:
    """What is chosen is played at once; seat 0 looks."""

    def __init__(self, qtbot: QtBot, match: Match) -> None:
        self.qtbot = qtbot
        self.match = match
        self.board: BurgundyDiceBoard = FACE.board(match.seats)
        self.tried: list[Any] = []
        self.board.chosen.connect(self._play)
        self.board.tried.connect(self.tried.append)
        self.view = BoardView(self.board, self.board.unit)
        self.view.zoomed.connect(self.board.set_zoom)
        qtbot.addWidget(self.view)
        self.view.resize(1200, 900)
        self.show()
        self.view.show()
        self.view.fit(self.board.focus_rect())
        self.view.settle()

    @property
    def game(self) -> BurgundyDice:
        game = self.match.game
        assert isinstance(game, BurgundyDice)
        return game

    def _play(self, action: Any) -> None:
        events = self.match.play(action)
        self.board.play(events, self.match.game)
        self.show()

    def show(self) -> None:
        self.board.show_game(self.match.game, 0)
        decision = self.match.decision
        mine = decision is not None and decision.seat == 0
        self.board.offer(decision if mine else None, self.match.actions() if mine else ())

    def _point(self, place: QPointF | str) -> QPoint:
        spot = plan.hex_middle(INDEX[place]) if isinstance(place, str) else place
        return self.view.mapFromScene(spot)

    def move(self, place: QPointF | str) -> None:
        """Always from elsewhere: a pointer that already is there does not move."""
        self.qtbot.mouseMove(self.view.viewport(), QPoint(2, 2))
        self.qtbot.mouseMove(self.view.viewport(), self._point(place))

    def click(self, place: QPointF | str) -> None:
        self.move(place)
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self._point(place))

    def key(self, key: Qt.Key, text: str = "") -> bool:
        from PySide6.QtCore import QEvent
        from PySide6.QtGui import QKeyEvent

        return self.board.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))

    @property
    def offered(self) -> set[int]:
        """The hexes that glow."""
        hand = self.board._hand
        return set() if hand is None else {choice.hex + 1 for choice in hand.choices()}
