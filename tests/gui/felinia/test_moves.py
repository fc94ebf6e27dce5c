"""Events as movement: everything comes to rest where it belongs, and can be hurried."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.felinia.values import PutStone
from tests.gui.felinia.sitting import Sitting, match_of


@pytest.mark.parametrize("options", [{}, {"professional": True, "open_ships": True}])
def test_every_event_of_a_match_can_be_shown_and_hurried(
    qtbot: QtBot, store: Any, options: dict[str, bool]
) -> None:
    store.change(animation="fast")
    table = Sitting(qtbot, match_of(3, seed=4, **options))
    match, board = table.match, table.board
    chance = random.Random(1)
    played: list[bool] = []
    board.played.connect(lambda: played.append(True))
    seen = set()
    while match.decision is not None:
        eyes = match.decision.seat
        useful = [action for action in match.actions() if action.kind not in ("sell", "pass")]
        choices = useful if useful and chance.random() < 0.9 else match.actions()
        board.show_game(match.game, eyes)
        events = [e for event in match.play(chance.choice(choices)) if (e := event.seen_by(eyes)) is not None]
        seen |= {event.kind for event in events}
        count = len(played)
        board.play(events, match.game)
        board.finish()
        assert len(played) == count + 1
        assert board.game is match.game
    assert {"ship_sailed", "ship_returned", "merchant_walked", "tile_taken", "went_home", "boarded"} <= seen


def test_pieces_move_before_they_rest(qtbot: QtBot, store: Any) -> None:
    store.change(animation="slow")
    table = Sitting(qtbot, match_of(3))
    played: list[bool] = []
    table.board.played.connect(lambda: played.append(True))
    events = table.match.play(PutStone("market_1"))
    table.board.play(events, table.match.game)
    assert played == []
    assert not table.board.pieces.items["stones/market_1"].look.name[1]
    table.board.finish()
    assert played == [True]
    assert table.board.pieces.items["stones/market_1"].look.name[1]


def test_a_match_moves_at_its_own_pace(qtbot: QtBot, store: Any) -> None:
    store.change(animation="fast")
    table = Sitting(qtbot, match_of(2))
    events = table.match.play(PutStone("board"))
    with qtbot.waitSignal(table.board.played, timeout=3000):
        table.board.play(events, table.match.game)
    assert "0/paid/0" in table.board.pieces.items
