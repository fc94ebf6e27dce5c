"""Burgundy's board played by hand: real pointer and keys on a real view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from engine.burgundy.actions import (
    BuyTile,
    EndTurn,
    FetchGoods,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
    TakeWorkers,
)
from gui.burgundy.lights import Reach
from tests.gui.burgundy.sitting import Sitting, sits

Sit = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot) -> Sit:
    return sits(qtbot)


def test_the_first_unused_die_is_in_hand_and_lights_what_it_can_do(sit: Sit) -> None:
    table = sit()
    assert table.hand.die == 0
    assert set(table.hand.lit_names()) == {
        "d3a",
        "d3c",
        "0/workers",
        "0/change/0/1",
        "0/change/0/-1",
        "0/die/0",
        "0/die/1",
    }


def test_a_click_on_the_other_die_takes_it_in_hand(sit: Sit) -> None:
    table = sit()
    table.click("0/die/1")
    assert table.hand.die == 1
    assert {"d5b", "d5d", "0/store/brown"} <= set(table.hand.lit_names())
    assert "d3a" not in table.hand.lit_names()
    assert table.match.history == []


def test_a_lit_tile_is_taken_by_a_click(sit: Sit) -> None:
    table = sit()
    table.click("d3c")
    assert table.match.history == [TakeTile(0, "d3c")]
    assert "0/key/0" in table.board.pieces.items
    assert "d3c" not in table.board.pieces.items


def test_a_tile_is_dragged_from_its_depot_to_storage(sit: Sit) -> None:
    table = sit()
    table.drag("d3a", "0/key/1")
    assert table.match.history == [TakeTile(0, "d3a")]


def test_a_drag_that_ends_nowhere_takes_nothing(sit: Sit) -> None:
    table = sit()
    table.drag("d3a", "d6b")
    assert table.match.history == []
    assert table.board.pieces.items["d3a"].opacity() == 1.0


def test_a_tile_of_the_other_die_asks_before_it_is_taken(sit: Sit) -> None:
    table = sit()
    table.click("d5b")
    assert table.match.history == []
    assert table.hand.has_fan
    assert table.key(Qt.Key.Key_Return)
    assert table.match.history == [TakeTile(1, "d5b")]


def test_a_tile_out_of_reach_says_why(sit: Sit) -> None:
    table = sit()
    table.click("d6b")
    assert table.match.history == []
    assert table.tried == [TakeTile(0, "d6b")]
    refusal = table.match.game.why_not(table.tried[0])
    assert refusal is not None
    assert refusal.rule == "COB-055"
    assert table.board.words.refusal(refusal)


def test_the_black_depot_sells_for_silver_only(sit: Sit) -> None:
    table = sit()
    table.click("k2")
    assert table.tried == [BuyTile("k2", "silver")]
    refusal = table.match.game.why_not(table.tried[0])
    assert refusal is not None
    assert refusal.reason == "no_silver"


def test_goods_are_sold_by_a_click_on_the_store(sit: Sit) -> None:
    table = sit()
    table.click("0/die/1")
    table.click("0/store/brown")
    assert table.match.history == [SellGoods(1, "brown")]
    assert "0/store/brown" not in table.board.pieces.items
    assert "0/sold" in table.board.pieces.items


def test_what_is_gone_cannot_be_explained(sit: Sit) -> None:
    table = sit()
    table.click("0/die/1")
    table.click("0/store/brown")
    assert not table.key(Qt.Key.Key_I)


def test_workers_are_taken_from_the_heap(sit: Sit) -> None:
    table = sit()
    table.click("0/workers")
    assert table.match.history == [TakeWorkers(0)]


def test_a_worker_changes_the_die_in_hand(sit: Sit) -> None:
    table = sit()
    table.click("0/change/0/1")
    assert table.match.history == [SpendWorker(0, 1)]
    assert table.board.dice[0][0].value == 4


def test_hovering_a_worker_shows_what_it_would_add(sit: Sit) -> None:
    table = sit()
    table.move("0/change/0/1")
    assert [type(item) for item in table.hand._hints.items] == [Reach]
    reach = table.hand._hints.items[0].boundingRect()
    assert reach.contains(table.board.targets.spot("d4b"))
    assert not reach.contains(table.board.targets.spot("d1b"))


def lay_a_mine(sit: Sit) -> Sitting:
    """Ann has taken a mine from depot 5; her second die is turned to the 4 of the space beside her castle."""
    table = sit()
    table.match.play(TakeTile(1, "d5b"))
    table.match.play(SpendWorker(0, 1))
    table.show()
    return table


def test_a_stored_tile_is_laid_by_two_clicks(sit: Sit) -> None:
    table = lay_a_mine(sit)
    table.click("0/key/0")
    assert table.hand.slot == 0
    assert "0/h25" in table.hand.lit_names()
    table.click("0/h25")
    assert table.match.history[-1] == PlaceTile(0, 0, "h25")


def test_a_stored_tile_is_dragged_to_its_space(sit: Sit) -> None:
    table = lay_a_mine(sit)
    table.drag("0/key/0", "0/h25")
    assert table.match.history[-1] == PlaceTile(0, 0, "h25")


def test_a_click_on_a_lit_space_lays_the_only_tile_that_fits(sit: Sit) -> None:
    table = lay_a_mine(sit)
    table.click("0/h25")
    assert table.match.history[-1] == PlaceTile(0, 0, "h25")


def test_a_space_of_another_colour_says_why(sit: Sit) -> None:
    table = lay_a_mine(sit)
    table.click("0/key/0")
    table.click("0/h26")
    refusal = table.match.game.why_not(table.tried[-1])
    assert refusal is not None
    assert refusal.rule == "COB-064"


def test_hovering_a_lawful_space_shows_the_tile_and_its_gain(sit: Sit) -> None:
    table = sit(beige=["watchtower", "bank"], **{"dice 0": [1, 3]})
    table.match.play(TakeTile(0, "d1b"))
    table.show()
    table.move("0/h12")
    (ghost,) = table.hand._hints.items
    assert ghost.look.which == "watchtower"
    (bubble,) = table.board._bubbles
    assert bubble.sum.points == 15
    assert bubble.sum.parts == ("area of 1: 1", "phase A: 10", "Watchtower: 4")


def test_hovering_an_area_tells_its_size_and_worth(sit: Sit) -> None:
    table = sit()
    table.move("0/h25")
    _, bubble = table.board._bubbles
    assert bubble.sum.points == 21
    assert bubble.sum.title == "Mines: 0 of 3 filled"
    assert bubble.sum.parts == ("area of 3: 6", "phase A: 10", "bonus card: 5")
    table.move("d6b")
    assert table.board._bubbles == []


def test_a_tile_explains_itself_after_a_while(qtbot: QtBot, sit: Sit) -> None:
    table = sit()
    table.move("d2a")
    qtbot.waitUntil(lambda: bool(table.board._bubbles))
    (card,) = table.board._bubbles
    assert card.thing == "monastery_19"
    assert "church" in card.text


def test_i_explains_what_the_keyboard_points_at(sit: Sit) -> None:
    table = sit()
    table.key(Qt.Key.Key_Down)
    assert table.hand._cursor is not None
    table.hand._cursor = "d3c"
    assert table.key(Qt.Key.Key_I)
    (card,) = table.board._bubbles
    assert card.thing == "church"


def test_a_whole_turn_by_keyboard(sit: Sit) -> None:
    table = sit()
    assert not table.key(Qt.Key.Key_Return)
    assert table.key(Qt.Key.Key_D)
    assert table.hand.die == 1
    assert table.key(Qt.Key.Key_D)
    walked = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up):
        assert table.key(key)
        walked.append(table.hand._cursor)
    assert set(walked) <= set(table.hand.lit_names())
    assert len(set(walked)) > 2
    assert table.key(Qt.Key.Key_Return)


def test_escape_puts_a_tile_back(sit: Sit) -> None:
    table = lay_a_mine(sit)
    table.click("0/key/0")
    assert table.key(Qt.Key.Key_Escape)
    assert table.hand.slot is None
    assert not table.key(Qt.Key.Key_Escape)


def test_a_used_die_rests_and_says_so(sit: Sit) -> None:
    table = sit()
    table.click("0/workers")
    assert table.board.dice[0][0].spent
    assert table.hand.die == 1
    table.click("0/die/0")
    assert table.tried == [TakeWorkers(0)]


def test_the_prompt_keeps_what_has_no_place(sit: Sit) -> None:
    table = sit()
    assert all(table.board.takes(action) for action in table.match.actions())
    assert not table.board.takes(EndTurn())


def test_another_duchy_is_one_click_away(sit: Sit) -> None:
    table = sit(players=4, **{"dice 0": [3, 5]})
    seat = table.match.decision.seat  # type: ignore[union-attr]
    other = (seat + 1) % 4
    assert not table.board.places[other].large
    table.click_at(table.board.places[other].rect.topLeft() + QPointF(170, 12))
    assert table.board.large == other
    assert table.board.places[other].large
    assert table.key(Qt.Key(Qt.Key.Key_1 + seat))
    assert table.board.large == seat
    assert table.key(Qt.Key.Key_V)
    assert table.board.large == other


def test_a_small_place_tells_how_it_becomes_large(sit: Sit) -> None:
    table = sit()
    table.move("1/")
    (bubble,) = table.board._bubbles
    assert bubble.sum.title == "Ben"
    assert "press 2 or V" in bubble.sum.parts[0]


def test_printed_parts_of_the_board_explain_themselves(sit: Sit) -> None:
    table = sit()
    told = {}
    for name in ("phase/1", "round/2", "bridge", "card/mine/large"):
        table.move(name)
        (bubble,) = table.board._bubbles
        told[name] = (bubble.sum.title, *bubble.sum.parts)
    assert told["phase/1"] == ("Phase B", "every area completed in it: 8 points more")
    assert told["bridge"] == ("Order of the next round", "1. Ann", "2. Ben")
    assert told["card/mine/large"] == ("Mines", "5 points for who fills the colour first")


def test_a_ship_fetches_goods_where_they_are_clicked(sit: Sit) -> None:
    table = sit(**{"dice 0": [1, 5]})
    table.match.play(TakeTile(0, "d1c"))
    table.match.play(PlaceTile(1, 0, "h20"))
    table.show()
    assert table.match.decision.kind == "choose_depot"  # type: ignore[union-attr]
    table.click("depot/1")
    assert table.match.history[-1] == FetchGoods((1,))
    assert "0/store/pink" in table.board.pieces.items


def test_workers_can_be_spent_while_an_effect_waits(sit: Sit) -> None:
    table = sit(**{"dice 0": [1, 5]})
    table.match.play(TakeTile(0, "d1c"))
    for _ in range(60):  # until a ship can be laid with a die while another one is left
        acts: list[Any] = table.match.actions()
        ready = [
            a
            for a in acts
            if a.kind == "place_tile" and len({x.die for x in acts if x.kind == "take_workers"}) > 1
        ]
        if ready and table.match.game.estate(table.match.decision.seat).workers:  # type: ignore[union-attr]
            table.match.play(ready[0])
            if table.match.decision.kind == "choose_depot":  # type: ignore[union-attr]
                break
            continue
        rest = [a for a in acts if a.kind in ("take_workers", "end_turn", "decline", "fetch_goods")]
        table.match.play((rest or acts)[0])
    table.show()
    seat = table.match.decision.seat  # type: ignore[union-attr]
    (die,) = table.hand.dice
    assert table.hand.die is None
    table.click(f"{seat}/die/{die}")
    table.click(f"{seat}/change/{die}/1")
    assert table.match.history[-1] == SpendWorker(die, 1)
    assert table.match.decision.kind == "choose_depot"  # type: ignore[union-attr]


def test_a_dropped_tile_leaves_no_light_behind(sit: Sit) -> None:
    table = lay_a_mine(sit)
    before = table.hand
    table.drag("0/key/0", "0/h25")
    assert before._items == []
    assert table.hand is not before


def test_full_key_spaces_ask_for_room_on_the_board(sit: Sit) -> None:
    table = sit()
    for action in (TakeTile(0, "d3a"), TakeTile(1, "d5b")):
        table.match.play(action)
    while table.match.decision is not None and table.match.decision.kind != "make_room":
        acts: list[Any] = table.match.actions()
        takes = [a for a in acts if a.kind == "take_tile"]
        table.match.play(takes[0] if takes else next(a for a in acts if a.kind != "spend_worker"))
    table.show()
    seat = table.match.decision.seat  # type: ignore[union-attr]
    table.click(f"{seat}/key/1")
    assert table.match.history[-1].kind == "discard_tile"


def test_events_can_be_hurried(store: Any, sit: Sit) -> None:
    table = sit()
    store.change(animation="slow")
    events = table.match.play(TakeTile(0, "d3a"))
    played: list[bool] = []
    table.board.played.connect(lambda: played.append(True))
    table.board.play(events, table.match.game)
    assert played == []
    table.board.finish()
    assert played == [True]
    assert "0/key/0" in table.board.pieces.items


def test_every_event_of_a_game_can_be_played(sit: Sit) -> None:
    table = sit(players=3, options={"boards": "dealt", "extra_hexes": True})
    seen = set()
    for turn in range(260):
        if table.match.over:
            break
        acts: list[Any] = table.match.actions()
        lays = [a for a in acts if a.kind in ("place_tile", "fetch_goods", "sell_goods")]
        others = [a for a in acts if a.kind not in ("spend_worker", "end_turn")]
        events = table.match.play((lays or others or acts)[turn * 7 % len(lays or others or acts)])
        seen |= {event.kind for event in events}
        table.board.play(events, table.match.game)
        table.show()
    assert {"tile_placed", "goods_taken", "marker_moved", "dice_rolled", "area_completed", "gained"} <= seen


def test_places_of_events_can_be_lit(sit: Sit) -> None:
    table = sit()
    table.board.light(("0/h19", "d3a", "depot/1"))
    assert len(table.board._lit) == 3
    table.board.light(())
    assert table.board._lit == []
    assert table.board.spot("0/h19") == table.board.places[0].middle
    assert table.board.spot("nowhere") is None


def test_open_areas_can_be_labelled(sit: Sit) -> None:
    table = sit()
    (areas,) = table.board.tools()
    areas.setChecked(True)
    assert len(table.board.overlays._items) > 10
    areas.setChecked(False)
    assert table.board.overlays._items == []


def test_undo_brings_the_tile_back(sit: Sit) -> None:
    table = sit()
    table.click("d3c")
    table.match.undo()
    table.show()
    assert "d3c" in table.board.pieces.items
    assert "0/key/0" not in table.board.pieces.items
