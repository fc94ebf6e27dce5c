"""Sections 10 and 11 of the ledger: both endings and the final scoring."""

from __future__ import annotations

import pytest

from engine.core.values import Part, Scored
from engine.felinia.actions import Board
from engine.felinia.boarding import OfferShips
from engine.felinia.events import (
    FinalScoring,
    GameOver,
    LastMerchantBoarded,
    PhaseBegan,
    ShipCancelled,
    ShipSailed,
    ShipsRanOut,
    TilesShown,
)
from engine.felinia.exploring import Explore
from engine.felinia.rounds import EndRound, Prepare
from engine.felinia.scoring import EndGame
from engine.felinia.trading import WorkOff
from tests.engine.felinia.table import ANN, BEN, CHEETAH_945, LION_500, Table

SHIPS = (CHEETAH_945, LION_500, "ship_lynx_4", "ship_panther_4")


@pytest.mark.rule("FEL-150", "FEL-152")
def test_the_last_merchant_aboard_ends_the_game_after_this_exploration() -> None:
    table = Table(2).moor(*SHIPS).give(ANN, merchants=1, goods="clothes clothes glass", silver=1)
    table.stones("market_1", BEN, ANN).stock("market_1", "wine wine").give(ANN, silver=2)
    table.go(WorkOff("market_1"), Explore(), EndRound()).buy("wine").board(0)
    assert table.of(LastMerchantBoarded) == [LastMerchantBoarded(ANN)]
    assert (table.asked, table.decision.seat) == ("buy_goods", BEN), "the trade phase is finished"
    table.buy("wine")
    left = [*table.of(ShipCancelled), *table.of(ShipSailed)]
    assert [event.ship for event in left] == [1, 2, 3, 0], "all ships leave in order of time, full or not"
    table.pass_until("none")
    assert table.match.over
    assert [event.phase for event in table.of(PhaseBegan)] == ["scoring"], "nothing is stored or prepared"
    assert FinalScoring() in table.events


@pytest.mark.rule("FEL-150")
def test_merchants_that_come_home_change_nothing() -> None:
    table = (
        Table(2).moor(*SHIPS).give(ANN, merchants=1, goods="clothes clothes glass clocks clocks", silver=1)
    )
    table.go(OfferShips(ANN), Explore(), EndRound()).board(0)
    assert table.state.ending
    table.pass_until("none")
    assert table.family(ANN).merchants == 1
    assert table.match.over


@pytest.mark.rule("FEL-151", "FEL-121", "FEL-152")
def test_example_too_few_ship_tiles() -> None:
    """EXAMPLE: 3 ships without a tile, 2 tiles left: the game ends; the fourth sails with one merchant."""
    table = Table(2).moor(CHEETAH_945).aboard(0, BEN)
    table.state.ship_stack[:] = ["ship_lynx_2", "ship_tiger_2"]
    markets = dict(table.state.markets)
    table.go(Prepare())
    assert table.of(ShipsRanOut) == [ShipsRanOut()]
    assert table.of(ShipSailed) == [ShipSailed(0, CHEETAH_945, "cheetah", (BEN,))]
    assert table.asked == "turn_tiles"
    table.pass_until("none")
    assert table.match.over
    assert table.state.ship_stack == ["ship_lynx_2", "ship_tiger_2"], "no tile is laid any more"
    assert table.state.markets == markets


@pytest.mark.rule("FEL-151")
def test_example_just_enough_ship_tiles() -> None:
    """EXAMPLE: 2 ships without a tile, 2 tiles in the stack: the game goes on."""
    table = Table(2).moor(*SHIPS[:2])
    table.state.ship_stack[:] = ["ship_lynx_2", "ship_tiger_2"]
    table.go(Prepare())
    assert table.of(ShipsRanOut) == []
    assert table.asked == "place_stone"
    assert table.state.ship_stack == []


@pytest.mark.rule("FEL-160")
@pytest.mark.parametrize(
    ("cat", "points"), [("tiger", (1, 4, 9, 16, 20, 24)), ("lynx", (1, 4, 9, 12, 15, 18))]
)
def test_example_both_spans(cat: str, points: tuple[int, ...]) -> None:
    """EXAMPLE: span 1-4: 1, 4, 9, 16, 20, 24 points for 1 to 6 tiles; span 1-3: 1, 4, 9, 12, 15, 18."""
    for count, worth in enumerate(points, 1):
        table = Table(2).own(ANN, " ".join([cat] * count)).go(EndGame())
        assert table.score(ANN)["trade_tiles"] == worth


@pytest.mark.rule("FEL-161")
def test_example_the_tiger_bonus_tile() -> None:
    """EXAMPLE: three tiger tiles and the tiger bonus tile: 16.  The bonus tile alone: 1."""
    table = Table(2).own(ANN, "tiger tiger tiger").give(ANN, bonus=("bonus_tiger",))
    table.give(BEN, bonus=("bonus_tiger",)).go(EndGame())
    assert table.score(ANN)["trade_tiles"] == 16
    assert table.score(BEN)["trade_tiles"] == 1


@pytest.mark.rule("FEL-162")
def test_the_panther_bonus_tile_scores_nothing_by_itself() -> None:
    table = Table(2).give(ANN, bonus=("bonus_panther",), goods="").go(EndGame())
    assert table.score(ANN) == {}
    table = Table(2).own(ANN, "panther panther lynx").give(ANN, bonus=("bonus_panther",)).go(EndGame())
    assert (table.score(ANN)["trade_tiles"], table.score(ANN)["bonus_tiles"]) == (5, 2)


@pytest.mark.rule("FEL-160", "FEL-162", "FEL-163", "FEL-164", "FEL-165", "FEL-001")
def test_example_blue_has_forty_seven_points() -> None:
    """EXAMPLE: 20 for tiles, 2 for the panther bonus, 20 for groups, 5 for goods, gold and spice."""
    table = Table(2).own(ANN, "lynx lynx lynx lynx lynx panther panther tiger")
    table.state.tiles.update((post, "") for posts in table.island.posts.values() for post in posts)
    four = ("tiger_p1", "tiger_p2", "tiger_p3", "tiger_p4")
    table.stand(ANN, *four, "lion_p1", "lion_p2", "panther_p5", "panther_p6")
    table.give(ANN, bonus=("bonus_panther",), goods="wine books", gold=2, spice=3)
    table.go(EndGame())
    assert table.score(ANN) == {
        "trade_tiles": 20,
        "bonus_tiles": 2,
        "merchants": 20,
        "gold": 2,
        "spice": 1,
        "goods": 2,
    }
    assert table.match.scores()[ANN] == 47
    assert table.match.ranking() == [[ANN], [BEN]]
    assert table.of(GameOver) == [GameOver((ANN,))]
    tiles = next(event for event in table.of(Scored) if event.source == "trade_tiles")
    assert tiles.parts == (Part("tiger", 1, 1), Part("panther", 2, 2), Part("lynx", 5, 3))
    groups = [event for event in table.of(Scored) if event.source == "merchants"]
    assert [(event.parts, set(event.places)) for event in groups] == [
        ((Part("group", 4, 3),), set(four)),
        ((Part("pair", 2, 2),), {"lion_p1", "lion_p2"}),
        ((Part("pair", 2, 2),), {"panther_p5", "panther_p6"}),
    ]


@pytest.mark.rule("FEL-163")
def test_groups_of_one_two_and_three() -> None:
    for provinces, points in (
        (["tiger_p1"], 1),
        (["tiger_p1", "tiger_p2"], 4),
        (["tiger_p1", "tiger_p2", "tiger_p3"], 9),
        (["tiger_p1", "tiger_p3"], 2),
    ):
        table = Table(2).stand(ANN, *provinces).go(EndGame())
        assert table.score(ANN)["merchants"] == points


@pytest.mark.rule("FEL-163")
def test_a_group_may_cross_a_border_where_no_path_goes() -> None:
    table = Table(2).stand(ANN, "tiger_p5", "cheetah_p1").stand(BEN, "cheetah_p2").go(EndGame())
    assert "cheetah_p1" not in table.island.provinces["tiger_p5"].paths
    assert table.score(ANN)["merchants"] == 4
    assert table.score(BEN)["merchants"] == 1, "merchants of others do not count"


@pytest.mark.rule("FEL-163", "FEL-165")
def test_merchants_aboard_and_at_home_score_nothing() -> None:
    table = Table(2).moor(*SHIPS).aboard(0, ANN, ANN).give(ANN, goods="").go(EndGame())
    assert table.score(ANN) == {}


@pytest.mark.rule("FEL-164")
def test_gold_spice_and_goods_but_no_silver() -> None:
    for spice, points in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 2)):
        table = Table(2).give(ANN, goods="", spice=spice, silver=6).go(EndGame())
        assert table.match.scores()[ANN] == points
    table = Table(2).give(ANN, goods="wine glass glass", gold=4).go(EndGame())
    assert table.score(ANN) == {"gold": 4, "goods": 3}


@pytest.mark.rule("FEL-165")
def test_ties_go_to_the_most_silver_and_then_to_both() -> None:
    table = Table(3).give(ANN, silver=3).give(BEN, silver=5).go(EndGame())
    assert table.match.scores() == [2, 2, 2]
    assert table.match.ranking() == [[BEN], [ANN], [2]]
    assert table.of(GameOver) == [GameOver((BEN,))]
    table = Table(3).give(ANN, silver=5).give(BEN, silver=5).go(EndGame())
    assert table.of(GameOver) == [GameOver((ANN, BEN))]
    assert table.match.ranking()[0] == [ANN, BEN]


@pytest.mark.rule("FEL-152", "FEL-133")
def test_everything_is_turned_up_before_it_is_scored() -> None:
    table = Table(2).own(ANN, "tiger lion").give(ANN, bonus=("bonus_lynx",)).go(EndGame())
    shown = table.of(TilesShown)
    assert shown[ANN].bonus == ("bonus_lynx",)
    assert len(shown[ANN].tiles) == 2
    assert table.events.index(shown[ANN]) < table.events.index(table.of(Scored)[0])
    assert table.game.view(BEN)["state"]["families"][ANN]["tiles"] == list(shown[ANN].tiles)


def test_after_the_end_nothing_can_be_done() -> None:
    table = Table(2).go(EndGame())
    assert table.match.actions() == ()
    assert table.why_not(Board(0)) == ("FEL-152", "over")
