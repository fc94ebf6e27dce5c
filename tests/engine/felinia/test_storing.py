"""Sections 7 and 8 of the ledger: storing and preparing the next round."""

from __future__ import annotations

import pytest

from engine.felinia.actions import PutStone, RentStorage, Sell
from engine.felinia.events import MarketFilled, RoundBegan, ShipTileLaid, Sold, StorageRented
from engine.felinia.rounds import EndRound, Prepare
from engine.felinia.storing import Store
from tests.engine.felinia.table import ANN, BEN, CID, Table

MIXED = "wine wine glass clocks books clothes"


def store(count: int, silver: int, **more: int) -> Table:
    goods = " ".join(MIXED.split()[:count])
    return Table(2).give(ANN, goods=goods, silver=silver, **more).go(Store(ANN))


@pytest.mark.rule("FEL-110", "FEL-111")
def test_example_five_goods_and_three_silver() -> None:
    """EXAMPLE: keep 3, sell 2: 5 silver.  Or keep 4: pay 2, sell 1: 2 silver."""
    table = store(5, 3).sell("wine", "wine")
    assert (table.family(ANN).silver, table.family(ANN).goods) == (5, ("glass", "clocks", "books"))
    assert table.match.decision is None
    table = store(5, 3).sell("wine").play(RentStorage())
    assert table.of(StorageRented) == [StorageRented(ANN, 2)]
    assert (table.family(ANN).silver, len(table.family(ANN).goods)) == (2, 4)
    assert table.match.decision is None


@pytest.mark.rule("FEL-110", "FEL-111")
def test_the_space_can_be_paid_before_the_rest_is_sold() -> None:
    """With a full coin track the order counts: 6 - 2 + 1 = 5 silver, not 6 + 0 - 2 = 4."""
    table = store(5, 6).play(RentStorage())
    assert table.why_not(RentStorage()) == ("FEL-110", "too_many_goods"), "there is no fifth space"
    table.sell("wine")
    assert (table.family(ANN).silver, len(table.family(ANN).goods)) == (5, 4)
    assert table.match.decision is None
    table = store(5, 6).sell("wine").play(RentStorage())
    assert (table.family(ANN).silver, len(table.family(ANN).goods)) == (4, 4)


@pytest.mark.rule("FEL-110", "FEL-111")
def test_example_six_goods_and_no_silver() -> None:
    """EXAMPLE: sell 2, pay 2, keep 4, 0 silver; or sell 3, keep 3, 3 silver."""
    table = store(6, 0).sell("wine", "wine").play(RentStorage())
    assert (table.family(ANN).silver, len(table.family(ANN).goods)) == (0, 4)
    table = store(6, 0).sell("wine", "wine", "glass")
    assert (table.family(ANN).silver, len(table.family(ANN).goods)) == (3, 3)
    assert table.match.decision is None


@pytest.mark.rule("FEL-110")
def test_three_goods_are_kept_for_nothing() -> None:
    assert store(3, 6).match.decision is None


@pytest.mark.rule("FEL-110")
def test_the_fourth_costs_two_silver() -> None:
    table = store(4, 1)
    assert table.why_not(RentStorage()) == ("FEL-110", "lacks_silver")
    table = store(4, 1, spice=1).sell("spice").play(RentStorage())
    assert (table.family(ANN).silver, len(table.family(ANN).goods)) == (0, 4)


@pytest.mark.rule("FEL-111")
def test_what_cannot_be_otherwise_is_not_asked() -> None:
    table = Table(2).give(ANN, goods="wine wine wine wine wine wine", silver=6).go(Store(ANN))
    assert table.match.actions() == (RentStorage(), Sell("wine"))
    table.play(RentStorage())
    assert table.of(Sold) == [Sold(ANN, "wine", 1), Sold(ANN, "wine", 1)], "which wine makes no difference"
    assert table.match.decision is None
    table = store(4, 6).sell("wine")
    assert table.of(Sold) == [Sold(ANN, "wine", 0)], "silver above six is lost"


@pytest.mark.rule("FEL-251", "FEL-110")
def test_storing_goes_clockwise_from_the_start_player() -> None:
    table = Table(3)
    table.state.first = BEN
    for seat in (ANN, BEN, CID):
        table.give(seat, goods="wine glass glass books", silver=2)
    table.go(EndRound())
    asked = []
    while table.asked == "store_goods":
        asked.append(table.decision.seat)
        table.play(RentStorage())
    assert asked == [BEN, CID, ANN]


@pytest.mark.rule("FEL-120", "FEL-122", "FEL-123")
def test_boards_are_cleared_markets_filled_and_the_card_passed_on() -> None:
    table = Table(3).give(ANN, paid=(0, 2)).stock("market_1", "").stock("market_2", "wine wine wine")
    table.go(Prepare())
    assert [family.paid for family in table.state.families] == [()] * 3
    assert [len(goods) for goods in table.state.markets.values()] == [3] * 4
    assert table.state.markets["market_2"] == ("wine", "wine", "wine")
    assert [(event.market, len(event.goods)) for event in table.of(MarketFilled)] == [
        ("market_1", 3),
        ("market_3", 1),
        ("market_4", 1),
    ]
    assert table.of(RoundBegan) == [RoundBegan(2, BEN)]
    assert table.decision.seat == BEN
    assert len(table.offered(PutStone)) == 6


@pytest.mark.rule("FEL-122")
def test_an_empty_bag_leaves_the_lower_markets_short() -> None:
    table = Table(2)
    for market in table.game.markets:
        table.stock(market, "")
    table.state.bag = {"wine": 4, "glass": 0, "clocks": 0, "clothes": 0, "books": 0}
    table.go(Prepare())
    assert [len(table.state.markets[market]) for market in table.game.markets] == [3, 1, 0]
    assert sum(table.state.bag.values()) == 0


@pytest.mark.rule("FEL-121")
def test_every_ship_without_a_tile_gets_one() -> None:
    table = Table(2)
    kept = [berth.tile for berth in table.state.ships[:2]]
    table.moor(*kept)
    upcoming = table.state.ship_stack[-2:]
    table.go(Prepare())
    assert [berth.tile for berth in table.state.ships] == [*kept, *reversed(upcoming)]
    assert [event.ship for event in table.of(ShipTileLaid)] == [2, 3]
    assert all(event.reveals for event in table.of(ShipTileLaid))
