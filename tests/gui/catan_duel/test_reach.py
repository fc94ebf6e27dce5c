"""Whatever can be done by hand can be reached: nothing that is to be touched lies under something else."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from engine.catan_duel import SPEC
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from gui.catan_duel.face import FACE
from gui.kit.camera import BoardView

ACTIONS = 400
WEIGHTS = {"build": 8, "play": 6, "pass": 2, "trade": 1, "demolish": 0}
"""How many lots of each action are drawn from; all others have 3."""


def points(rect: QRectF) -> list[QPointF]:
    shares = (0.5, 0.1, 0.3, 0.7)
    return [
        QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
        for x in shares
        for y in (0.5, 0.2, 0.8)
    ]


def out_of_reach(touch: Any, spots: list[str]) -> list[str]:
    rects = {spot: touch.rect(spot) for spot in spots}
    return [
        spot
        for spot, rect in rects.items()
        if rect is None or not any(touch.spot_at(point) == spot for point in points(rect))
    ]


def any_action(match: Match, luck: Chance) -> Any:
    lots = [action for action in match.actions() for _ in range(WEIGHTS.get(action.kind, 3))]
    return luck.pick("action", lots or match.actions())


@pytest.mark.parametrize(
    ("box", "seed"), [("first", 1), ("gold", 2), ("turmoil", 1), ("turmoil", 3), ("progress", 4)]
)
def test_every_spot_can_be_touched(qtbot: QtBot, box: str, seed: int) -> None:
    match = new_match(SPEC, ["Ann", "Ben"], {"game": box}, seed=seed)
    board: Any = FACE.board(match.seats)
    view = BoardView(board, board.unit)
    qtbot.addWidget(view)
    view.resize(740, 690)
    view.show()
    luck = Chance.start(seed)
    while match.decision is not None and len(match.history) < ACTIONS:
        decision = match.decision
        board.show_game(match.game, decision.seat)
        board.offer(decision, match.actions())
        touch = board._touch
        firsts = touch.ways.firsts()
        assert out_of_reach(touch, firsts) == [], decision.kind
        held = [spot for spot in firsts if touch.ways.seconds(spot)]
        if held:
            spot = luck.pick("spot", held)
            touch.pick_up(spot)
            assert out_of_reach(touch, touch.ways.seconds(spot)) == [], (decision.kind, spot)
        match.play(any_action(match, luck))
    board.offer(None, ())
