"""Section 5 of the ledger: boarding after a deal."""

from __future__ import annotations

import pytest

from engine.felinia.actions import Board, GiveGood, Pass, TakeBonus, TakeGood
from engine.felinia.boarding import OfferShips
from engine.felinia.events import Boarded
from engine.felinia.trading import WorkOff
from tests.engine.felinia.table import ANN, BEN, CHEETAH_945, LION_500, Table

OTHERS = ("ship_lynx_4", "ship_panther_4")


def harbour(goods: str, silver: int = 1, **more: int) -> Table:
    """Ann at the harbour with the rulebook's two ships."""
    return Table(2).moor(CHEETAH_945, LION_500, *OTHERS).give(ANN, goods=goods, silver=silver, **more)


@pytest.mark.rule("FEL-070", "FEL-071", "FEL-072", "FEL-008")
def test_example_two_ships_after_one_purchase() -> None:
    """EXAMPLE: 2 clothes, 1 glass, 2 clocks, 1 silver: the 9:45 and the 5:00 ship, all five goods go."""
    table = harbour("clothes clothes glass clocks", silver=2).stones("market_1", ANN)
    table.stock("market_1", "clocks").go(WorkOff("market_1")).buy("clocks")
    assert table.asked == "board_ships"
    bag = sum(table.state.bag.values())
    assert table.offered(Board) == [Board(0), Board(1)]
    table.board(0, 1)
    assert table.of(Boarded) == [
        Boarded(ANN, 0, 0, ("glass", "clothes", "clothes"), 0),
        Boarded(ANN, 1, 0, ("clocks", "clocks"), 1),
    ]
    assert table.state.ships[0].aboard == (ANN,)
    assert table.state.ships[1].aboard == (ANN,)
    family = table.family(ANN)
    assert (family.goods, family.silver, family.merchants) == ((), 0, 8)
    assert sum(table.state.bag.values()) == bag + 5


@pytest.mark.rule("FEL-073")
def test_example_no_boarding_without_a_deal() -> None:
    """EXAMPLE: green takes a token back without buying although his goods fit a ship: no boarding now."""
    table = harbour("clothes clothes glass").stones("market_1", ANN).stones("market_2", ANN)
    table.stock("market_1", "wine").stock("market_2", "wine")
    table.go(WorkOff("market_1"), WorkOff("market_2")).skip()
    assert table.asked == "buy_goods"
    assert table.why_not(Board(0)) == ("FEL-073", "not_now")
    table.buy("wine")
    assert table.asked == "board_ships", "the next own deal gives the right again"


@pytest.mark.rule("FEL-073")
def test_the_right_ends_with_the_next_stone() -> None:
    table = harbour("clothes clothes glass", silver=3).stones("market_1", BEN, ANN)
    table.stock("market_1", "wine wine").go(WorkOff("market_1")).buy("wine")
    assert table.asked == "board_ships"
    table.skip()
    assert (table.asked, table.decision.seat) == ("buy_goods", BEN)
    table.buy("wine")
    assert table.state.ships[0].aboard == ()
    assert table.match.decision is None


@pytest.mark.rule("FEL-070")
@pytest.mark.parametrize("swap", [True, False])
def test_an_exchange_is_a_deal_too(swap: bool) -> None:
    table = harbour("clothes clothes glass books", gold=1, spice=1).stones("guild", ANN).go(WorkOff("guild"))
    if swap:
        table.play(GiveGood("books", "spice"), TakeGood("wine"))
    else:
        table.play(TakeBonus("bonus_tiger"))
    assert table.asked == "board_ships"


@pytest.mark.rule("FEL-071", "FEL-072")
def test_two_merchants_of_one_seat_on_one_ship_front_first() -> None:
    table = harbour("clothes clothes glass clothes clothes glass").go(OfferShips(ANN)).board(0, 0)
    assert [event.place for event in table.of(Boarded)] == [0, 1]
    assert table.state.ships[0].aboard == (ANN, ANN)


@pytest.mark.rule("FEL-071")
def test_the_second_merchant_sits_behind_the_first() -> None:
    table = harbour("clothes clothes glass").aboard(0, BEN).go(OfferShips(ANN)).board(0)
    assert table.state.ships[0].aboard == (BEN, ANN)


@pytest.mark.rule("FEL-070")
def test_what_keeps_a_merchant_ashore() -> None:
    table = harbour("clothes clothes glass clocks clocks", silver=0).go(OfferShips(ANN))
    assert table.offered(Board) == [Board(0)]
    assert table.why_not(Board(1)) == ("FEL-070", "lacks_silver")
    assert table.why_not(Board(2)) == ("FEL-070", "lacks_goods")
    assert table.why_not(Board(7)) == ("FEL-073", "not_now")
    assert table.offered(Pass) == [Pass()]
    table.aboard(0, BEN, BEN)
    assert table.why_not(Board(0)) == ("FEL-070", "no_seat")


@pytest.mark.rule("FEL-070", "FEL-130")
def test_silver_for_a_seat_can_be_raised_by_selling() -> None:
    table = harbour("clocks clocks wine", silver=0).go(OfferShips(ANN))
    assert table.offered(Board) == []
    table.sell("wine").board(1)
    assert table.family(ANN).silver == 0
    assert harbour("clocks clocks", silver=0).go(OfferShips(ANN)).match.decision is None


@pytest.mark.rule("FEL-070")
def test_nobody_boards_without_a_merchant_at_home() -> None:
    table = harbour("clothes clothes glass", merchants=0).go(OfferShips(ANN))
    assert table.match.decision is None


@pytest.mark.rule("FEL-070")
def test_selling_what_the_ship_asks_for_ends_the_question() -> None:
    table = harbour("clothes clothes glass").go(OfferShips(ANN)).sell("glass")
    assert table.match.decision is None
