"""Section 5 of the ledger: markets and guild."""

from __future__ import annotations

import pytest

from engine.felinia.actions import Buy, GiveGood, Pass, TakeBonus, TakeGood
from engine.felinia.events import BonusTaken, GoodBought, GoodsSwapped, StoneTakenBack
from engine.felinia.trading import BeginTrade, WorkOff
from tests.engine.felinia.table import ANN, BEN, CID, Table

BLUE, RED, GREEN = ANN, BEN, CID


@pytest.mark.rule("FEL-051", "FEL-052", "FEL-053", "FEL-054", "FEL-055")
def test_example_four_stones_on_a_market() -> None:
    """EXAMPLE: blue, red, green, red from the top.  Blue pays 4, red declines, green pays 2, red 1."""
    table = Table(3).stones("market_1", RED, GREEN, RED, BLUE).stock("market_1", "wine glass books")
    for seat in (BLUE, RED, GREEN):
        table.give(seat, silver=5, goods="")
    table.go(WorkOff("market_1"))
    assert (table.asked, table.decision.seat) == ("buy_goods", BLUE)
    table.buy("wine")
    assert table.of(GoodBought) == [GoodBought(BLUE, "market_1", "wine", 4)]
    assert (table.family(BLUE).silver, table.family(BLUE).goods) == (1, ("wine",))
    assert table.state.stones["market_1"] == (RED, GREEN, RED)
    assert table.decision.seat == RED
    table.skip()
    assert table.of(StoneTakenBack) == [StoneTakenBack(RED, "market_1", deal=False)]
    assert table.family(RED).silver == 5
    assert table.decision.seat == GREEN
    table.buy("books")
    assert table.family(GREEN).silver == 3
    table.buy("glass")
    assert (table.family(RED).silver, table.family(RED).goods) == (4, ("glass",))
    assert table.state.markets["market_1"] == ()
    assert len(table.state.stones["market_1"]) == 0


@pytest.mark.rule("FEL-050", "FEL-251")
def test_markets_from_the_top_and_the_guild_last() -> None:
    table = Table(2).give(ANN, silver=6).give(BEN, silver=6)
    for place in ("guild", "market_3", "market_1"):
        table.stones(place, ANN)
    table.go(BeginTrade())
    asked = []
    while table.match.decision is not None:
        asked.append(getattr(table.decision, "market", "guild"))
        table.skip()
    assert asked == ["market_1", "market_3", "guild"]


@pytest.mark.rule("FEL-053")
def test_the_price_counts_own_stones_too_and_falls() -> None:
    table = (
        Table(2)
        .stones("market_1", ANN, ANN)
        .stock("market_1", "wine wine books")
        .give(ANN, silver=3, goods="")
    )
    table.go(WorkOff("market_1")).buy("wine")
    assert table.family(ANN).silver == 1
    table.buy("wine")
    assert table.family(ANN).silver == 0


@pytest.mark.rule("FEL-052", "FEL-055")
def test_each_stone_is_for_one_tile_of_that_market() -> None:
    table = Table(2).stones("market_1", ANN).stock("market_1", "wine wine books").give(ANN, silver=6)
    table.go(WorkOff("market_1"))
    assert [buy.good for buy in table.offered(Buy)] == ["wine", "books"]
    assert table.why_not(Buy("glass")) == ("FEL-052", "not_on_sale")
    assert table.why_not(TakeBonus("bonus_tiger")) == ("FEL-060", "not_now")
    table.buy("wine")
    assert table.asked != "buy_goods"


@pytest.mark.rule("FEL-053", "FEL-055")
def test_too_little_silver() -> None:
    table = Table(2).stones("market_1", ANN, ANN, ANN).stock("market_1", "wine").give(ANN, silver=2)
    table.go(WorkOff("market_1"))
    assert table.offered(Buy) == []
    assert table.why_not(Buy("wine")) == ("FEL-053", "too_expensive")
    assert table.offered(Pass) == [Pass()]


@pytest.mark.rule("FEL-055")
def test_nobody_is_asked_without_goods_or_any_way_to_pay() -> None:
    table = Table(2).stones("market_1", ANN).stock("market_1", "").give(ANN, silver=6)
    table.go(WorkOff("market_1"))
    assert table.of(StoneTakenBack) == [StoneTakenBack(ANN, "market_1", deal=False)]
    table = Table(2).stones("market_1", ANN, ANN).give(ANN, silver=0, goods="wine")
    table.go(WorkOff("market_1"))
    assert table.of(StoneTakenBack)[0] == StoneTakenBack(ANN, "market_1", deal=False)
    assert table.asked == "buy_goods", "the second stone costs only one, for which the wine could be sold"


@pytest.mark.rule("FEL-053", "FEL-007")
def test_a_stack_of_seven_costs_more_than_anyone_can_have() -> None:
    table = Table(3).stones("market_1", *[ANN] * 7).give(ANN, silver=6, gold=3)
    table.go(WorkOff("market_1"))
    assert len(table.of(StoneTakenBack)) == 1
    assert table.state.stones["market_1"] == (ANN,) * 6


@pytest.mark.rule("FEL-056")
def test_any_number_of_goods_during_the_round() -> None:
    table = Table(2).stones("market_1", ANN).give(ANN, silver=1, goods="wine wine glass glass clocks clocks")
    table.stock("market_1", "books").go(WorkOff("market_1")).buy("books")
    assert len(table.family(ANN).goods) == 7


@pytest.mark.rule("FEL-060", "FEL-061", "FEL-063")
def test_example_bonus_tile_and_swap_at_the_guild() -> None:
    """EXAMPLE: blue pays 2, gives gold and spice for a bonus tile; red pays 1 and swaps, with 1 spice."""
    table = Table(2).stones("guild", RED, BLUE)
    table.give(BLUE, silver=2, gold=1, spice=1).give(RED, silver=1, goods="wine")
    wine = table.state.bag["wine"]
    table.go(WorkOff("guild")).play(TakeBonus("bonus_lion"))
    assert table.of(BonusTaken) == [BonusTaken(BLUE, "bonus_lion", 2)]
    family = table.family(BLUE)
    assert (family.silver, family.gold, family.spice, family.bonus) == (0, 0, 0, ("bonus_lion",))
    assert "bonus_lion" not in table.state.bonus
    table.play(GiveGood("wine", "spice"))
    assert table.asked == "name_good"
    assert table.why_not(TakeGood("wine")) == ("FEL-061", "same_kind")
    table.play(TakeGood("glass"))
    assert table.of(GoodsSwapped) == [GoodsSwapped(RED, "wine", "glass", "spice", 1, 1)]
    assert (table.family(RED).silver, table.family(RED).spice) == (0, 1)
    assert table.family(RED).goods == ("glass",)
    assert table.state.bag["wine"] == wine + 1


@pytest.mark.rule("FEL-060")
def test_at_the_guild_one_may_take_the_stone_back() -> None:
    table = Table(2).stones("guild", ANN).go(WorkOff("guild")).skip()
    assert table.of(StoneTakenBack) == [StoneTakenBack(ANN, "guild", deal=False)]
    assert table.family(ANN).silver == 2


@pytest.mark.rule("FEL-060")
def test_each_stone_is_for_one_exchange_at_its_price() -> None:
    table = Table(2).stones("guild", ANN, ANN).give(ANN, silver=2, goods="wine").go(WorkOff("guild"))
    table.play(GiveGood("wine", "spice"), TakeGood("books"))
    assert table.family(ANN).silver == 0
    assert table.state.stones["guild"] == (ANN,)
    assert table.why_not(GiveGood("books", "spice")) == ("FEL-060", "too_expensive")


@pytest.mark.rule("FEL-062")
def test_only_kinds_in_the_bag_can_be_named() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, goods="wine")
    table.state.bag = {"wine": 3, "glass": 2, "clocks": 0, "clothes": 1, "books": 0}
    table.go(WorkOff("guild")).play(GiveGood("wine", "spice"))
    assert table.offered(TakeGood) == [TakeGood("glass"), TakeGood("clothes")]
    assert table.why_not(TakeGood("books")) == ("FEL-062", "none_in_bag")


@pytest.mark.rule("FEL-062", "FEL-061")
def test_the_only_other_kind_needs_no_naming_and_none_no_exchange() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, goods="wine")
    table.state.bag = {"wine": 3, "glass": 1, "clocks": 0, "clothes": 0, "books": 0}
    table.go(WorkOff("guild")).play(GiveGood("wine", "spice"))
    assert table.family(ANN).goods == ("glass",)
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, goods="wine glass")
    table.state.bag = {"wine": 3, "glass": 0, "clocks": 0, "clothes": 0, "books": 0}
    table.go(WorkOff("guild"))
    assert table.offered(GiveGood) == [GiveGood("glass", "spice")]
    assert table.why_not(GiveGood("wine", "spice")) == ("FEL-062", "bag_empty")


@pytest.mark.rule("FEL-063")
def test_no_bonus_tile_without_gold_and_spice_or_without_tiles() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, gold=1).go(WorkOff("guild"))
    assert table.offered(TakeBonus) == []
    assert table.why_not(TakeBonus("bonus_tiger")) == ("FEL-063", "no_gold_or_spice")
    table.give(ANN, spice=1)
    assert len(table.offered(TakeBonus)) == 5
    assert table.why_not(TakeBonus("bonus_mouse")) == ("FEL-063", "tile_gone")
    table = Table(2).stones("guild", ANN).give(ANN, gold=1, spice=1, goods="")
    table.state.bonus.clear()
    table.go(WorkOff("guild"))
    assert table.of(StoneTakenBack) == [StoneTakenBack(ANN, "guild", deal=False)]


@pytest.mark.rule("FEL-061", "FEL-060")
def test_at_the_guild_nobody_is_asked_who_would_have_to_sell_what_he_gives() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=0, goods="wine").go(WorkOff("guild"))
    assert table.of(StoneTakenBack) == [StoneTakenBack(ANN, "guild", deal=False)]
    table = Table(2).stones("guild", ANN).give(ANN, silver=0, goods="", gold=1, spice=1).go(WorkOff("guild"))
    assert table.match.decision is None
    table = Table(2).stones("guild", ANN).give(ANN, silver=0, goods="", gold=1, spice=2).go(WorkOff("guild"))
    assert table.asked == "trade_at_guild"


@pytest.mark.rule("FEL-061", "FEL-204")
def test_the_basic_game_gives_spice_only() -> None:
    table = Table(2).stones("guild", ANN).go(WorkOff("guild"))
    assert {give.card for give in table.offered(GiveGood)} == {"spice"}
    assert table.why_not(GiveGood("wine", "provisions")) == ("FEL-061", "no_such_card")
    assert table.why_not(GiveGood("books", "spice")) == ("FEL-061", "not_owned")


@pytest.mark.rule("FEL-061", "FEL-132")
def test_an_empty_supply_only_costs_the_spice() -> None:
    table = Table(2).stones("guild", ANN).give(BEN, spice=29).give(ANN, silver=1, goods="wine", spice=0)
    table.go(WorkOff("guild")).play(GiveGood("wine", "spice"), TakeGood("books"))
    assert table.of(GoodsSwapped) == [GoodsSwapped(ANN, "wine", "books", "spice", 0, 1)]
    assert table.family(ANN).goods == ("books",)
