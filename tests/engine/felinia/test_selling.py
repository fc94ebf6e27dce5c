"""Section 9 of the ledger: selling at any time, and the limited supply."""

from __future__ import annotations

import random

import pytest

from engine.felinia.actions import Buy, GiveGood, Sell
from engine.felinia.box import cards_needed
from engine.felinia.events import Sold
from engine.felinia.exploring import Explore
from engine.felinia.purse import room_for, take_cards
from engine.felinia.trading import WorkOff
from tests.engine.felinia.table import ANN, BEN, CID, DOT, Table, eager


@pytest.mark.rule("FEL-130")
def test_prices_and_where_things_go() -> None:
    table = Table(2).give(ANN, silver=0, gold=1, spice=1, goods="wine")
    wine = table.state.bag["wine"]
    table.sell("gold", "spice", "wine")
    assert table.of(Sold) == [Sold(ANN, "gold", 2), Sold(ANN, "spice", 1), Sold(ANN, "wine", 1)]
    family = table.family(ANN)
    assert (family.silver, family.gold, family.spice, family.goods) == (4, 0, 0, ())
    assert table.state.bag["wine"] == wine + 1
    assert table.asked == "place_stone"


@pytest.mark.rule("FEL-130")
def test_example_gold_pays_for_a_purchase() -> None:
    """EXAMPLE: price 3, the player has 1 silver and 1 gold: sells the gold, buys, 0 silver left."""
    table = Table(2).stones("market_1", BEN, BEN, ANN).stock("market_1", "wine")
    table.give(ANN, silver=1, gold=1).go(WorkOff("market_1"))
    assert table.offered(Buy) == []
    table.sell("gold")
    assert table.family(ANN).silver == 3
    table.buy("wine")
    assert table.family(ANN).silver == 0


@pytest.mark.rule("FEL-130")
def test_selling_is_possible_at_every_decision_of_a_seat_and_only_then() -> None:
    kinds = set()
    for professional in (False, True):
        table, luck = Table(2, professional=professional, seed=4), random.Random(4)
        while not table.match.over:
            kinds.add(table.asked)
            seat = table.decision.seat
            table.give(seat, gold=max(1, table.family(seat).gold))
            assert Sell("gold") in table.match.actions()
            table.play(eager(table.match, luck))
            assert {event.seat for event in table.of(Sold)} <= {seat}
    assert kinds == {
        "place_stone",
        "buy_goods",
        "trade_at_guild",
        "name_good",
        "board_ships",
        "turn_tiles",
        "walk",
        "choose_place",
        "store_goods",
    }


@pytest.mark.rule("FEL-130", "FEL-007")
def test_silver_above_six_is_lost() -> None:
    table = Table(2).give(ANN, silver=5, gold=1).sell("gold")
    assert table.of(Sold) == [Sold(ANN, "gold", 1)]
    assert table.family(ANN).silver == 6
    table.give(ANN, goods="wine").sell("wine")
    assert table.family(ANN).silver == 6
    assert table.family(ANN).goods == ()


@pytest.mark.rule("FEL-130", "FEL-220")
def test_what_cannot_be_sold() -> None:
    table = Table(2, professional=True).give(ANN, provisions=2, goods="wine")
    assert table.offered(Sell) == [Sell("wine")]
    assert table.why_not(Sell("provisions")) == ("FEL-220", "not_for_sale")
    assert table.why_not(Sell("gold")) == ("FEL-130", "not_owned")
    assert table.why_not(Sell("books")) == ("FEL-130", "not_owned")


@pytest.mark.rule("FEL-130")
def test_between_giving_and_naming_one_may_sell_too() -> None:
    table = Table(2).stones("guild", ANN).give(ANN, silver=1, goods="wine books").go(WorkOff("guild"))
    table.play(GiveGood("wine", "spice")).sell("books")
    assert table.asked == "name_good"


@pytest.mark.rule("FEL-130")
def test_a_walking_merchants_owner_may_sell() -> None:
    table = Table(2).moor("ship_tiger_1", "ship_lynx_4").aboard(0, ANN).go(Explore()).sell("wine")
    assert table.asked == "turn_tiles"
    table.skip().sell("glass")
    assert table.asked == "walk"


@pytest.mark.rule("FEL-132")
def test_cards_are_used_in_the_best_way() -> None:
    assert [cards_needed("gold", units) for units in range(10)] == [0, 1, 2, 1, 2, 3, 2, 3, 4, 3]


@pytest.mark.rule("FEL-132")
def test_example_the_last_spice_cards() -> None:
    """EXAMPLE: 5, 5, 5, 4 need 11 cards; the fourth cannot take a fifth, the first can take a sixth."""
    table = Table(4)
    for seat, spice in ((ANN, 5), (BEN, 5), (CID, 5), (DOT, 4)):
        table.give(seat, spice=spice)
    assert not room_for(table.game, DOT, "spice")
    assert room_for(table.game, ANN, "spice")
    assert take_cards(table.game, DOT, "spice", 1) == 0
    assert take_cards(table.game, ANN, "spice", 1) == 1
    assert table.family(ANN).spice == 6
    assert sum(cards_needed("spice", family.spice) for family in table.state.families) == 10


@pytest.mark.rule("FEL-131", "FEL-250")
def test_gold_spice_and_provisions_are_open_to_all() -> None:
    table = Table(2, professional=True).give(ANN, gold=2, spice=3, provisions=1)
    family = table.game.view(BEN)["state"]["families"][ANN]
    assert (family["gold"], family["spice"], family["provisions"], family["silver"]) == (2, 3, 1, 2)
    assert family["goods"] == list(table.family(ANN).goods)
