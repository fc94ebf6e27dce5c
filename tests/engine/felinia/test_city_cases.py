"""Cases of placing, trading and boarding, decided from the rulebook's text alone and played as rounds."""

from __future__ import annotations

import pytest

from engine.felinia.actions import Board, Buy, GiveGood, Pass, PutStone, Sell, TakeBonus, TakeGood
from engine.felinia.box import SHIP_TILES
from engine.felinia.events import (
    Boarded,
    GoodBought,
    GoodsSwapped,
    MarketFilled,
    RoundBegan,
    Sold,
    StoneTakenBack,
)
from engine.felinia.rounds import Prepare
from engine.felinia.trading import BeginTrade, WorkOff
from tests.engine.felinia.table import ANN, BEN, CHEETAH_945, CID, DOT, LION_500, Table

FAR = ("ship_panther_4", "ship_lynx_4")
"""Ships that ask for what nobody has here."""


# -- placing


@pytest.mark.rule("FEL-040", "FEL-041")
def test_three_stones_on_the_own_board_bring_six_silver_but_only_four_fit() -> None:
    table = Table(2)
    for _ in range(3):
        table.put("board", "market_1")
    assert table.family(ANN).silver == 6, "2 + 1 + 2 + 3 = 8, two are lost"
    assert table.family(BEN).silver == 2


@pytest.mark.rule("FEL-041")
def test_the_field_belongs_to_the_turn_not_to_the_number_of_stones_on_the_board() -> None:
    table = Table(2).put("market_1", "market_1", "market_1", "market_1", "board", "market_1")
    assert table.family(ANN).silver == 5, "the third stone brings 3 although it is the first on the board"


@pytest.mark.rule("FEL-040", "FEL-123", "FEL-251")
def test_placing_goes_clockwise_from_the_start_player_three_times() -> None:
    table, order = Table(4), []
    while table.asked == "place_stone":
        order.append(table.decision.seat)
        table.put("guild")
    assert order == [ANN, BEN, CID, DOT] * 3
    table.pass_until("place_stone")
    assert table.decision.seat == BEN, "the card went to the left"


@pytest.mark.rule("FEL-023", "FEL-042")
@pytest.mark.parametrize(("players", "places"), [(2, 5), (3, 6), (4, 7)])
def test_places_for_a_stone(players: int, places: int) -> None:
    """Own board, guild and the open markets: 3 with two players, 4 with three, 5 with four."""
    table = Table(players)
    assert len(table.offered(PutStone)) == places
    if players < 4:
        assert table.why_not(PutStone("market_5"))[0] == "FEL-023"


@pytest.mark.rule("FEL-043", "FEL-051")
def test_one_player_may_stack_all_stones_on_one_market() -> None:
    table = Table(2).moor(*FAR).give(ANN, silver=6, goods="").stock("market_1", "wine wine glass")
    for _ in range(3):
        table.put("market_1", "board")
    assert table.state.stones["market_1"] == (ANN, ANN, ANN)
    table.buy("wine")
    assert table.family(ANN).silver == 3, "three stones: 3 silver"
    table.buy("wine").buy("glass")
    assert table.family(ANN).silver == 0, "3 + 2 + 1 = 6"


# -- buying


@pytest.mark.rule("FEL-053", "FEL-055")
def test_a_stone_taken_back_makes_the_next_one_cheaper() -> None:
    table = Table(3).stones("market_2", ANN, BEN, CID).stock("market_2", "wine glass")
    for seat in range(3):
        table.give(seat, silver=1, goods="")
    table.go(WorkOff("market_2"))
    assert table.events[:2] == [
        StoneTakenBack(CID, "market_2", deal=False),
        StoneTakenBack(BEN, "market_2", deal=False),
    ], "3 and 2 silver are too much for who has nothing to sell"
    assert table.decision.seat == ANN
    table.buy("glass")
    assert table.family(ANN).silver == 0


@pytest.mark.rule("FEL-055")
def test_no_goods_left_gives_the_stone_back() -> None:
    table = Table(2).moor(*FAR).stones("market_1", BEN, ANN).stock("market_1", "wine").give(ANN, silver=6)
    table.give(BEN, silver=6).go(WorkOff("market_1")).buy("wine")
    assert StoneTakenBack(BEN, "market_1", deal=False) in table.events
    assert table.family(BEN).silver == 6


@pytest.mark.rule("FEL-052", "FEL-054")
def test_only_goods_of_this_market_can_be_bought() -> None:
    table = Table(2).stones("market_1", ANN).stock("market_1", "wine wine").stock("market_2", "books clocks")
    table.give(ANN, silver=6).go(WorkOff("market_1"))
    assert table.offered(Buy) == [Buy("wine")]
    assert table.why_not(Buy("books")) == ("FEL-052", "not_on_sale")


@pytest.mark.rule("FEL-130")
def test_goods_are_sold_to_pay_for_goods() -> None:
    """1 silver and two wines: sold for 1 each they pay a price of 3."""
    table = Table(3).stones("market_1", CID, BEN, ANN).stock("market_1", "clocks")
    table.give(ANN, silver=1, goods="wine wine").go(WorkOff("market_1"))
    assert table.offered(Buy) == []
    bag = table.state.bag["wine"]
    table.sell("wine", "wine").buy("clocks")
    assert (table.family(ANN).silver, table.family(ANN).goods) == (0, ("clocks",))
    assert table.state.bag["wine"] == bag + 2, "sold goods go into the bag"


@pytest.mark.rule("FEL-130", "FEL-007")
@pytest.mark.parametrize(("silver", "got"), [(3, 2), (4, 2), (5, 1), (6, 0)])
def test_gold_brings_two_silver_if_there_is_room(silver: int, got: int) -> None:
    table = Table(2).give(ANN, silver=silver, gold=1, spice=1).sell("gold")
    assert table.of(Sold) == [Sold(ANN, "gold", got)]
    assert table.family(ANN).silver == silver + got
    assert table.family(ANN).gold == 0


@pytest.mark.rule("FEL-130")
def test_selling_does_not_end_a_turn() -> None:
    table = Table(2).give(ANN, goods="wine", spice=1, silver=0)
    table.sell("wine", "spice")
    assert (table.asked, table.decision.seat) == ("place_stone", ANN)
    assert table.family(ANN).silver == 2


@pytest.mark.rule("FEL-220", "FEL-130")
def test_provisions_are_never_for_sale() -> None:
    table = Table(2, professional=True).give(ANN, provisions=3)
    assert Sell("provisions") not in table.match.actions()
    assert table.why_not(Sell("provisions"))[0] == "FEL-220"


# -- guild


@pytest.mark.rule("FEL-060", "FEL-061", "FEL-063")
def test_two_stones_at_the_guild_as_in_the_rulebook() -> None:
    """Blue on top pays 2, gives gold and spice for a bonus tile; red pays 1, swaps and takes a spice."""
    table = Table(2).stones("guild", BEN, ANN).give(ANN, silver=3, gold=1, spice=1, goods="")
    table.give(BEN, silver=3, goods="wine").go(WorkOff("guild")).play(TakeBonus("bonus_panther"))
    blue = table.family(ANN)
    assert (blue.silver, blue.gold, blue.spice, blue.bonus) == (1, 0, 0, ("bonus_panther",))
    assert table.decision.seat == BEN
    table.play(GiveGood("wine", "spice"), TakeGood("clocks"))
    red = table.family(BEN)
    assert (red.silver, red.goods, red.spice) == (2, ("clocks",), 1)


@pytest.mark.rule("FEL-061")
def test_the_same_kind_cannot_be_taken_back() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, goods="wine").go(WorkOff("guild"))
    table.play(GiveGood("wine", "spice"))
    assert TakeGood("wine") not in table.match.actions()
    assert table.why_not(TakeGood("wine"))[0] == "FEL-061"
    assert len(table.offered(TakeGood)) == 4


@pytest.mark.rule("FEL-062")
def test_a_kind_that_is_not_in_the_bag_cannot_be_named() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, goods="wine")
    table.state.bag["books"] = 0
    table.go(WorkOff("guild")).play(GiveGood("wine", "spice"))
    assert table.why_not(TakeGood("books"))[0] == "FEL-062"


@pytest.mark.rule("FEL-061", "FEL-132")
def test_without_spice_in_the_supply_goods_are_swapped_all_the_same() -> None:
    """31 spices in the largest sides need eleven cards; nothing is left for Ann's first."""
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, goods="wine").give(BEN, spice=33)
    table.go(WorkOff("guild")).play(GiveGood("wine", "spice"), TakeGood("glass"))
    assert table.of(GoodsSwapped) == [GoodsSwapped(ANN, "wine", "glass", "spice", 0, 1)]
    assert table.family(ANN).spice == 0


@pytest.mark.rule("FEL-063")
def test_a_bonus_tile_needs_gold_and_spice_and_a_tile_that_is_left() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, gold=2, spice=0, goods="wine")
    table.go(WorkOff("guild"))
    assert table.offered(TakeBonus) == []
    assert table.why_not(TakeBonus("bonus_tiger"))[0] == "FEL-063"
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, gold=2, spice=2, goods="")
    table.state.bonus[:] = ["bonus_lynx"]
    table.go(WorkOff("guild"))
    assert table.offered(TakeBonus) == [TakeBonus("bonus_lynx")]
    assert table.why_not(TakeBonus("bonus_tiger"))[0] == "FEL-063"


@pytest.mark.rule("FEL-060", "FEL-063")
def test_one_stone_one_exchange() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=6, gold=2, spice=2, goods="wine")
    table.go(WorkOff("guild")).play(TakeBonus("bonus_tiger"))
    assert table.family(ANN).silver == 5
    assert table.asked != "trade_at_guild"


@pytest.mark.rule("FEL-063", "FEL-130")
def test_gold_sold_for_the_price_is_missing_for_the_bonus_tile() -> None:
    """No silver, one gold, one spice: the guild costs 1, and whatever is sold for it is needed there."""
    table = Table(2).stones("guild", ANN).give(ANN, silver=0, gold=1, spice=1, goods="").go(WorkOff("guild"))
    assert table.offered(TakeBonus) == []
    assert table.asked == "", "the stone goes back by itself"


@pytest.mark.rule("FEL-061", "FEL-130")
def test_goods_that_are_sold_can_be_named_at_once() -> None:
    """The bag is empty, but what a family sells at the guild goes into it."""
    table = Table(2).moor(*FAR).stones("guild", ANN).give(ANN, silver=0, goods="wine glass")
    table.state.bag = dict.fromkeys(table.state.bag, 0)
    table.go(WorkOff("guild"))
    assert table.asked == "trade_at_guild"
    assert table.offered(GiveGood) == []
    table.sell("glass").play(GiveGood("wine", "spice"))
    assert (table.family(ANN).goods, table.family(ANN).silver) == (("glass",), 0)
    assert table.state.bag["wine"] == 1


# -- boarding


@pytest.mark.rule("FEL-070", "FEL-071", "FEL-072")
def test_blue_boards_two_ships_after_one_clock() -> None:
    table = Table(2).moor(CHEETAH_945, LION_500, *FAR).stones("market_1", ANN).stock("market_1", "clocks")
    table.give(ANN, silver=2, goods="clothes clothes glass clocks").go(WorkOff("market_1")).buy("clocks")
    assert table.family(ANN).silver == 1
    bag = sum(table.state.bag.values())
    table.board(0, 1)
    assert table.of(Boarded) == [
        Boarded(ANN, 0, 0, ("glass", "clothes", "clothes"), 0),
        Boarded(ANN, 1, 0, ("clocks", "clocks"), 1),
    ]
    family = table.family(ANN)
    assert (family.silver, family.goods, family.merchants) == (0, (), 8)
    assert sum(table.state.bag.values()) == bag + 5


@pytest.mark.rule("FEL-071", "FEL-072")
def test_both_seats_of_a_ship_for_one_player() -> None:
    table = Table(2).moor(CHEETAH_945, *FAR).stones("market_1", ANN).stock("market_1", "wine")
    table.give(ANN, silver=1, goods="clothes clothes clothes clothes glass glass").go(WorkOff("market_1"))
    table.buy("wine").board(0, 0)
    assert [event.place for event in table.of(Boarded)] == [0, 1], "the bow first"
    assert table.state.ships[0].aboard == (ANN, ANN)


@pytest.mark.rule("FEL-070")
def test_a_full_ship_takes_nobody() -> None:
    table = Table(2).moor(LION_500, CHEETAH_945, *FAR).aboard(0, BEN).stones("market_1", ANN)
    table.stock("market_1", "wine").give(ANN, silver=3, goods="clocks clocks clothes clothes glass")
    table.go(WorkOff("market_1")).buy("wine")
    assert table.offered(Board) == [Board(1)]
    assert table.why_not(Board(0))[0] == "FEL-070"


@pytest.mark.rule("FEL-070", "FEL-130")
def test_the_silver_for_a_ship_may_come_from_a_sale() -> None:
    table = Table(2).moor(LION_500, *FAR).stones("market_1", ANN).stock("market_1", "wine")
    table.give(ANN, silver=1, goods="clocks clocks").go(WorkOff("market_1")).buy("wine")
    assert table.asked == "board_ships", "the wine can be sold for the silver that is asked"
    assert table.offered(Board) == []
    table.sell("wine").board(0)
    assert table.state.ships[0].aboard == (ANN,)
    assert table.family(ANN).silver == 0


@pytest.mark.rule("FEL-073")
def test_the_third_stone_brings_the_right_that_the_first_two_did_not() -> None:
    table = Table(2).moor(CHEETAH_945, *FAR).give(ANN, silver=6, goods="clothes clothes glass")
    for place in ("market_1", "market_2", "market_3"):
        table.stones(place, ANN).stock(place, "wine")
    table.go(BeginTrade()).skip()
    assert (table.asked, table.decision.market) == ("buy_goods", "market_2")  # type: ignore[attr-defined]
    table.skip()
    assert table.asked == "buy_goods"
    table.buy("wine").board(0)
    assert table.state.ships[0].aboard == (ANN,)


@pytest.mark.rule("FEL-073", "FEL-061")
def test_an_exchange_is_a_deal() -> None:
    table = Table(2).moor(CHEETAH_945, *FAR).stones("guild", ANN)
    table.give(ANN, silver=1, goods="clothes clothes wine").go(WorkOff("guild"))
    table.play(GiveGood("wine", "spice"), TakeGood("glass"))
    assert table.offered(Board) == [Board(0)]


@pytest.mark.rule("FEL-072", "FEL-070")
def test_no_merchant_no_seat() -> None:
    table = (
        Table(2).moor(CHEETAH_945, "ship_panther_1", *FAR).stones("market_1", ANN).stock("market_1", "wine")
    )
    table.give(ANN, silver=3, merchants=1, goods="clothes clothes clothes clothes glass")
    table.go(WorkOff("market_1")).buy("wine").board(0)
    assert table.offered(Board) == []


# -- from round to round


@pytest.mark.rule("FEL-122", "FEL-025")
def test_markets_are_filled_up_to_three_from_the_top() -> None:
    table = Table(3).stock("market_1", "wine").stock("market_2", "wine wine wine").stock("market_3", "")
    table.go(Prepare())
    filled = {event.market: len(event.goods) for event in table.of(MarketFilled)}
    assert filled == {"market_1": 2, "market_3": 3, "market_4": 1}
    assert list(filled) == sorted(filled)
    assert table.of(RoundBegan) == [RoundBegan(2, BEN)]


@pytest.mark.rule("FEL-122")
def test_an_empty_bag_leaves_the_lower_markets_empty() -> None:
    table = Table(2).stock("market_1", "").stock("market_2", "").stock("market_3", "")
    table.state.bag = dict.fromkeys(table.state.bag, 0) | {"wine": 4}
    table.go(Prepare())
    assert [len(goods) for goods in table.state.markets.values()] == [3, 1, 0]


@pytest.mark.rule("FEL-120", "FEL-040")
def test_all_stones_are_back_at_the_next_round() -> None:
    table = Table(2).put("board", "market_1", "board", "guild", "board", "market_2").pass_until("place_stone")
    assert [family.paid for family in table.state.families] == [(), ()]
    assert not any(table.state.stones.values())


@pytest.mark.rule("FEL-030", "FEL-055")
def test_a_round_in_which_everybody_passes_costs_only_a_ship() -> None:
    table = Table(2)
    tile = min((berth.tile for berth in table.state.ships), key=lambda tile: SHIP_TILES[tile].minutes)
    table.put(*["market_1", "market_1"] * 3).pass_until("place_stone")
    assert tile not in [berth.tile for berth in table.state.ships]
    assert len(table.state.ship_stack) == 15
    assert table.of(GoodBought) == []
    assert Pass() not in table.match.actions(), "placing is compulsory"
