"""The set-up: start player, belongings, boards, first castles."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.burgundy.actions import SellGoods, TakeWorkers
from engine.burgundy.boards import BOARDS
from engine.burgundy.main_board import ALL_GOODS
from engine.burgundy.opening import LayBoard, LayCastle
from engine.burgundy.tiles import supplies
from engine.burgundy.values import CastleHidden, CastleLaid, GoodsDealt, StartPlayerRolled
from tests.engine.burgundy.table import ANN, BEN, CLEO, DAN, Table


def opening_of(table: Table, kind: type) -> list:  # type: ignore[type-arg]
    return [event for event in table.match.opening if type(event) is kind]


@pytest.mark.rule("COB-015", "COB-018")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    table = Table(players=4, script={"start player": [5, 5, 2, 5, 3, 1, 3, 2, 6]})
    (event,) = opening_of(table, StartPlayerRolled)
    assert event.rolls == ((5, 5, 2, 5), (3, 1, 0, 3), (2, 0, 0, 6))
    assert event.order == (DAN, ANN, BEN, CLEO)
    assert table.seat == DAN
    assert event.reveals


@pytest.mark.rule("COB-014", "COB-016", "COB-017", "COB-024")
def test_what_everyone_begins_with() -> None:
    """EXAMPLE of COB-024."""
    table = Table(players=4)
    assert [table.estate(seat).workers for seat in range(4)] == [1, 2, 3, 4]
    assert [table.estate(seat).silver for seat in range(4)] == [1, 1, 1, 1]
    assert [sum(table.estate(seat).goods) for seat in range(4)] == [3, 3, 3, 3]
    assert table.game.state.bridge[0][::-1] == (ANN, BEN, CLEO, DAN)
    assert not any(table.game.state.bridge[1:])
    assert table.points == [0, 0, 0, 0]
    assert len(table.game.state.dice) == 8


@pytest.mark.rule("COB-016", "COB-017")
def test_workers_go_clockwise_from_the_start_player() -> None:
    table = Table(players=4, script={"start player": [1, 1, 6, 1]})
    assert [table.estate(seat).workers for seat in (CLEO, DAN, ANN, BEN)] == [1, 2, 3, 4]
    assert table.game.state.bridge[0][::-1] == (CLEO, DAN, ANN, BEN)


@pytest.mark.rule("COB-007", "COB-008")
def test_three_goods_each_five_for_the_phase() -> None:
    goods = ["red", "red", "pink", "orange", "violet", "brown"]
    table = Table(script={"start goods": goods, "goods": ["red", "turquoise", "pink", "brown", "violet"]})
    assert [event.goods for event in opening_of(table, GoodsDealt)] == [
        ("red", "red", "pink"),
        ("orange", "violet", "brown"),
    ]
    assert table.goods(ANN) == {"red": 2, "pink": 1}
    assert table.goods(BEN) == {"violet": 1, "brown": 1, "orange": 1}
    state = table.game.state
    first = state.goods[state.white - 1]
    assert (*first, *state.round_goods) == ("red", "turquoise", "pink", "brown", "violet")
    assert len(state.goods_left) == len(ALL_GOODS) - 6 - 5
    table.finish_game()
    # of the 17 besides the five stacks, those that nobody drew never come to light
    assert len(table.game.state.goods_left) == 17 - 6


@pytest.mark.rule("COB-009")
def test_equal_goods_share_a_space_of_the_store() -> None:
    table = Table(script={"start goods": ["red", "red", "red"]})
    assert table.goods(ANN) == {"red": 3}
    assert table.estate(ANN).store_room == 2


@pytest.mark.rule("COB-010")
def test_all_bonus_cards_lie_ready() -> None:
    cards = Table().game.state.cards
    assert set(cards) == {"castle", "mine", "river", "pasture", "town", "monastery"}
    assert set(cards.values()) == {()}


@pytest.mark.rule("COB-011", "COB-012", "COB-013")
@pytest.mark.parametrize("board", ["1", "2"])
def test_all_play_on_the_same_board_with_the_castle_in_the_middle(board: str) -> None:
    table = Table(players=3, options={"boards": board})
    for seat in range(3):
        estate = table.estate(seat)
        assert estate.board == board
        assert estate.laid.count("castle") == 1
        assert table.tile_at("h19", seat) == "castle"
        assert estate.map.numbers[18] == 6
    assert table.points == [0, 0, 0]
    assert table.asked == "take_turn"
    in_depots = Counter(table.game.state.depots[s] for s in table.game.state.depots if s[0] == "d")["castle"]
    assert len(table.game.state.supplies["dark_green"]) == 14 - 3 - in_depots


@pytest.mark.rule("COB-013")
def test_the_start_castle_fills_an_area_of_one_without_points() -> None:
    board = BOARDS["1"]
    assert len(board.areas[board.area_of[18]]) == 1
    assert Table().points == [0, 0]


@pytest.mark.rule("COB-019")
def test_three_key_spaces() -> None:
    assert Table().estate().storage == ("", "", "")


@pytest.mark.rule("COB-020")
def test_workers_and_silver_never_run_out() -> None:
    table = Table().give(workers=26, silver=24)
    table.play(TakeWorkers(0))
    assert table.estate().workers == 28


@pytest.mark.rule("COB-021", "COB-022")
def test_dealt_boards_are_different_and_castles_are_chosen_openly_in_player_order() -> None:
    table = Table(
        players=3,
        options={"boards": "dealt"},
        script={"start player": [1, 6, 1], "boards": ["7", "10", "3"]},
    )
    assert [table.estate(seat).board for seat in (BEN, CLEO, ANN)] == ["7", "10", "3"]
    for seat, hex in ((BEN, "h35"), (CLEO, "h22"), (ANN, "h07")):
        assert table.seat == seat
        assert table.asked == "choose_castle"
        assert LayCastle(hex) in table.match.actions()
        assert len(table.match.actions()) == 4
        assert table.refused(LayCastle("h10")) == "COB-021"
        table.play(LayCastle(hex))
        assert table.tile_at(hex, seat) == "castle"
        assert [event.hex for event in table.of(CastleLaid)] == [hex]
    assert table.asked == "take_turn"
    assert table.seat == BEN
    assert table.points == [0, 0, 0]


@pytest.mark.rule("COB-022")
def test_dealt_boards_never_repeat() -> None:
    for seed in range(30):
        table = Table(players=4, options={"boards": "dealt"}, seed=seed)
        boards = [table.estate(seat).board for seat in range(4)]
        assert len(set(boards)) == 4
        assert set(boards) <= {str(number) for number in range(1, 11)}


@pytest.mark.rule("COB-021")
def test_boards_chosen_in_turn_are_there_as_often_as_in_the_box() -> None:
    table = Table(players=3, options={"boards": "chosen"})
    assert table.asked == "choose_board"
    table.play(LayBoard("5"))
    assert table.refused(LayBoard("5")) == "COB-021"
    table.play(LayBoard("1"))
    assert LayBoard("1") in table.match.actions()
    assert table.refused(LayBoard("11a")) == "COB-021"
    table.play(LayBoard("1"))
    assert [table.estate(seat).board for seat in range(3)] == ["5", "1", "1"]
    assert table.asked == "choose_castle"


@pytest.mark.rule("COB-021")
def test_castles_chosen_all_at_once_stay_hidden_until_the_last() -> None:
    table = Table(options={"boards": "dealt", "first_castle": "hidden"}, script={"boards": ["3", "5"]})
    table.play(LayCastle("h19"))
    assert table.of(CastleHidden) == [CastleHidden(ANN)]
    assert not any(table.estate(ANN).laid)
    game = table.game
    assert game.view(ANN)["state"]["hidden"] == {"0": "h19"}
    assert game.view(BEN)["state"]["hidden"] == {"0": None}
    assert {game.guess(BEN, seed).state.hidden[ANN] for seed in range(40)} == {"h07", "h19", "h29", "h33"}
    assert game.guess(ANN, 1).state.hidden[ANN] == "h19"
    table.play(LayCastle("h11"))
    shown = table.of(CastleLaid)
    assert [(event.seat, event.hex, event.reveals) for event in shown] == [
        (ANN, "h19", True),
        (BEN, "h11", True),
    ]
    assert table.tile_at("h19", ANN) == table.tile_at("h11", BEN) == "castle"
    assert table.game.state.hidden == {}


@pytest.mark.rule("COB-023")
def test_the_engine_stores_the_total() -> None:
    table = Table().give(goods={"turquoise": 7}, sold={})
    table.game.points[ANN] = 95
    table.play(SellGoods(0, "turquoise"))
    assert table.points == [109, 0]


def test_the_supplies_shrink_by_what_lies_out() -> None:
    table = Table(players=4)
    box, left = supplies("tiles"), table.game.state.supplies
    assert len(box["beige"]) - len(left["beige"]) == 8
    assert len(box["black"]) - len(left["black"]) == 8
