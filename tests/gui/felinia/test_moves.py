"""Events as movement: everything comes to rest where it belongs, and can be hurried."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.felinia.actions import PutStone
from engine.felinia.professional import PlaceKept, PlacesDrawn, PlacesReturned
from gui.felinia.pieces import PieceItem
from gui.felinia.setting import DRAWN
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


def places_shown(table: Sitting) -> list[object]:
    """The cards of mysterious places that lie or fly on the chart; None for a back."""
    shown = [item for item in table.board.items() if isinstance(item, PieceItem)]
    return [
        item.look.name[1] for item in shown if item.look.name[0] == "place" and item.look.name[3] == DRAWN
    ]


def test_mysterious_places_are_dealt_and_put_away(qtbot: QtBot, store: Any) -> None:
    store.change(animation="slow")
    table = Sitting(qtbot, match_of(2, seed=3, professional=True))
    table.play_until("walk")
    cards = ("place_cave_none", "place_grove_none")
    table.board.play([PlacesDrawn(0, (None, None))], table.match.game)
    assert places_shown(table) == [None, None], "others see two backs"
    table.board.finish()
    places: Any = table.match.game.extra["professional"]
    places.stack[:] = [card for card in places.stack if card not in cards]
    places.drawn, places.drawer = cards, 0
    table.board.show_game(table.match.game, 0)
    assert sorted(map(str, places_shown(table))) == sorted(cards)
    places.drawn, places.drawer = (), -1
    table.board.play([PlaceKept(0, cards[0], ""), PlacesReturned(0, 1)], table.match.game)
    assert len(places_shown(table)) == 2, "on their way"
    table.board.finish()
    assert places_shown(table) == []
