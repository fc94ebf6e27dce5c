"""Section 6 of the ledger: departure, arrival, walking."""

from __future__ import annotations

import pytest

from engine.felinia.actions import Pass, TurnTile, WalkTo
from engine.felinia.events import (
    Gained,
    GoodDrawn,
    MerchantWalked,
    ShipCancelled,
    ShipReturned,
    ShipSailed,
    TileTaken,
    TileTurned,
    WentHome,
)
from engine.felinia.exploring import Explore
from tests.engine.felinia.table import ANN, BEN, CHEETAH_945, LION_500, Table

TIGER_615 = "ship_tiger_1"
TIGER_545 = "ship_tiger_2"
"""Two seats."""
LYNX_730, PANTHER_915 = "ship_lynx_4", "ship_panther_4"


def landed(ship: str = TIGER_615, seat: int = ANN, **how: bool) -> Table:
    """A full ship, so that its merchant has just entered the harbour province."""
    table = Table(2, **how).moor(ship, CHEETAH_945, LYNX_730, PANTHER_915).aboard(0, seat)
    return table.go(Explore())


@pytest.mark.rule("FEL-080", "FEL-262")
def test_full_ships_sail_by_departure_time() -> None:
    table = Table(2).moor("ship_tiger_1", CHEETAH_945, "ship_lynx_4", LION_500)
    table.aboard(0, ANN).aboard(1, ANN, BEN).aboard(2, ANN).aboard(3, BEN)
    table.go(Explore())
    sailed = table.of(ShipSailed)
    sailed += table.pass_until("none").of(ShipSailed)
    assert [event.ship for event in sailed] == [3, 0, 2, 1], "5:00, 6:15, 7:30, 9:45"
    assert sailed[0] == ShipSailed(3, LION_500, "lion", (BEN,))


@pytest.mark.rule("FEL-081", "FEL-262")
def test_without_a_full_ship_the_earliest_sails_half_empty() -> None:
    table = Table(2).moor("ship_cheetah_2", CHEETAH_945, TIGER_545, "ship_lynx_2").aboard(2, BEN)
    table.aboard(0, ANN).go(Explore())
    assert table.of(ShipSailed) == [ShipSailed(2, TIGER_545, "tiger", (BEN,))]
    assert table.pass_until("none").of(ShipSailed) == []
    assert table.state.ships[0].aboard == (ANN,), "nobody else sails"


@pytest.mark.rule("FEL-082", "FEL-081")
def test_an_empty_ship_only_loses_its_tile() -> None:
    table = Table(2).moor(CHEETAH_945, LION_500, TIGER_615, LYNX_730).go(Explore())
    assert table.of(ShipCancelled) == [ShipCancelled(1, LION_500)]
    assert table.state.ships[1].tile == ""
    assert table.match.decision is None
    assert LION_500 not in table.state.ship_stack


@pytest.mark.rule("FEL-080")
def test_a_full_ship_keeps_an_earlier_one_waiting() -> None:
    table = Table(2).moor(CHEETAH_945, LION_500, TIGER_615, LYNX_730).aboard(0, ANN, BEN).go(Explore())
    assert table.of(ShipSailed)[0].ship == 0
    assert table.state.ships[1].tile == LION_500


@pytest.mark.rule("FEL-083", "FEL-084")
def test_the_front_merchant_moves_completely_before_the_other() -> None:
    table = Table(2).moor(TIGER_545, CHEETAH_945, LYNX_730, PANTHER_915).aboard(0, BEN, ANN).go(Explore())
    assert table.decision.seat == BEN
    table.skip().walk("tiger_j1")
    assert table.of(WentHome) == [WentHome(BEN, "tiger_j1")], "no open tile is near"
    assert table.of(MerchantWalked)[-1] == MerchantWalked(ANN, "", "tiger_h", 1)
    assert table.state.ships[0].tile == TIGER_545
    table.skip().skip()
    assert table.of(ShipReturned) == [ShipReturned(0, TIGER_545)]
    assert table.state.ships[0].tile == ""


@pytest.mark.rule("FEL-083")
def test_a_ship_is_finished_before_the_next_one_sails() -> None:
    table = Table(2).moor(TIGER_615, LION_500, LYNX_730, PANTHER_915).aboard(0, ANN).aboard(1, BEN)
    table.go(Explore())
    kinds = [event.kind for event in table.events]
    kinds += [event.kind for event in table.pass_until("none").events]
    order = [kind for kind in kinds if kind.startswith("ship_") or kind == "went_home"]
    assert order == ["ship_sailed", "went_home", "ship_returned"] * 2


@pytest.mark.rule("FEL-090", "FEL-091", "FEL-092", "FEL-093", "FEL-094", "FEL-095")
def test_example_green_lands_with_the_tigers() -> None:
    """EXAMPLE: harbour province, two tiles opened, a silver junction, an open tiger tile."""
    table = landed()
    assert table.of(MerchantWalked) == [MerchantWalked(ANN, "", "tiger_h", 1)]
    table.lay("tiger_p1", "trade_tiger_1", turned=False)
    silver = table.family(ANN).silver
    table.play(TurnTile("tiger_p1"), TurnTile("tiger_p4"))
    assert table.of(TileTurned)[0] == TileTurned(ANN, "tiger_p1", "trade_tiger_1")
    assert all(event.reveals for event in table.of(TileTurned))
    assert table.state.turned == {"tiger_p1", "tiger_p4"}
    assert table.offered(WalkTo) == [WalkTo("tiger_j1"), WalkTo("tiger_j2")]
    table.walk("tiger_j1")
    assert table.of(Gained) == [Gained(ANN, "silver", 1, 1, "tiger_j1")]
    assert table.family(ANN).silver == silver + 1
    assert table.offered(WalkTo) == [WalkTo("tiger_p1")]
    table.walk("tiger_p1")
    assert table.of(TileTaken) == [TileTaken(ANN, "tiger_p1", "trade_tiger_1", "tiger")]
    assert table.family(ANN).tiles == ("trade_tiger_1",)
    assert table.state.merchants == {"tiger_p1": ANN}
    assert table.family(ANN).merchants == 9
    assert "tiger_p1" not in table.state.tiles


@pytest.mark.rule("FEL-092")
def test_up_to_two_tiles_of_the_country_one_after_the_other() -> None:
    table = landed()
    assert table.why_not(TurnTile("lion_p1")) == ("FEL-092", "other_country")
    assert table.why_not(TurnTile("tiger_j1")) == ("FEL-092", "no_tile")
    assert len(table.offered(TurnTile)) == 6
    table.play(TurnTile("tiger_p2"))
    assert table.asked == "turn_tiles"
    assert table.why_not(TurnTile("tiger_p2")) == ("FEL-092", "already_open")
    table.skip()
    assert table.asked == "walk"
    assert table.state.turned == {"tiger_p2"}, "they stay open"


@pytest.mark.rule("FEL-092")
def test_nothing_to_turn_when_all_tiles_lie_open() -> None:
    table = Table(2).moor(TIGER_615, CHEETAH_945, LYNX_730, PANTHER_915).aboard(0, ANN)
    table.state.turned.update(table.island.posts["tiger"])
    table.go(Explore())
    assert table.asked == "walk"


@pytest.mark.rule("FEL-094")
@pytest.mark.parametrize(
    ("ship", "junction", "what"),
    [
        (TIGER_615, "tiger_j1", "silver"),
        (TIGER_615, "tiger_j2", "spice"),
        ("ship_cheetah_1", "cheetah_j1", "gold"),
    ],
)
def test_silver_spice_and_gold_at_once(ship: str, junction: str, what: str) -> None:
    table = landed(ship).skip()
    before = getattr(table.family(ANN), what)
    table.walk(junction)
    assert table.of(Gained) == [Gained(ANN, what, 1, 1, junction)]
    assert getattr(table.family(ANN), what) == before + 1


@pytest.mark.rule("FEL-094")
def test_goods_come_at_random_from_the_bag() -> None:
    table = landed(LION_500).skip().give(ANN, goods="")
    table.walk("lion_j1")
    (drawn,) = table.of(GoodDrawn)
    assert table.family(ANN).goods == (drawn.good,)
    assert drawn.reveals


@pytest.mark.rule("FEL-094", "FEL-132")
def test_what_is_not_there_is_lost() -> None:
    table = landed(LION_500).skip()
    table.state.bag = dict.fromkeys(table.state.bag, 0)
    table.walk("lion_j1")
    assert table.of(GoodDrawn) == [GoodDrawn(ANN, "", "lion_j1")]
    table = landed().skip().give(ANN, silver=6)
    table.walk("tiger_j1")
    assert table.of(Gained) == [Gained(ANN, "silver", 1, 0, "tiger_j1")]
    table = landed("ship_cheetah_1").skip().give(ANN, gold=0).give(BEN, gold=33)
    table.walk("cheetah_j1")
    assert table.of(Gained) == [Gained(ANN, "gold", 1, 0, "cheetah_j1")]


@pytest.mark.rule("FEL-096")
def test_where_a_merchant_may_not_go() -> None:
    table = landed().skip()
    table.stand(BEN, "tiger_p1").lay("tiger_p2", "trade_tiger_2")
    table.walk("tiger_j1")
    assert table.offered(WalkTo) == [WalkTo("tiger_p2")]
    assert table.why_not(WalkTo("tiger_h")) == ("FEL-096", "visited")
    assert table.why_not(WalkTo("tiger_p1")) == ("FEL-096", "occupied")
    assert table.why_not(WalkTo("tiger_p3")) == ("FEL-096", "face_down")
    assert table.why_not(WalkTo("tiger_p6")) == ("FEL-090", "no_path")
    assert table.why_not(WalkTo("atlantis")) == ("FEL-090", "no_path")


@pytest.mark.rule("FEL-097", "FEL-090")
def test_a_merchant_without_a_tile_goes_home_and_keeps_the_rewards() -> None:
    table = landed().skip()
    assert table.family(ANN).merchants == 9
    table.walk("tiger_j2")
    assert table.of(WentHome) == [WentHome(ANN, "tiger_j2")]
    assert (table.family(ANN).merchants, table.family(ANN).spice) == (10, 1)


@pytest.mark.rule("FEL-097")
def test_after_the_first_step_one_may_stop_and_go_home() -> None:
    table = landed().lay("tiger_p1", "trade_tiger_1").skip()
    assert table.offered(Pass) == [Pass()]
    table.skip()
    assert table.of(WentHome) == [WentHome(ANN, "tiger_h")]


@pytest.mark.rule("FEL-090", "FEL-097")
def test_three_steps_and_no_more() -> None:
    """On a map with a longer way the third step is the last, though open tiles lie behind it."""
    table = landed().redraw("tiger_j1", paths=("tiger_h", "tiger_j2")).lay("tiger_p5", "trade_tiger_1").skip()
    table.walk("tiger_j1", "tiger_j2")
    assert [event.step for event in table.of(MerchantWalked)] == [2, 3]
    assert table.of(WentHome) == [WentHome(ANN, "tiger_j2")]
    assert (table.family(ANN).silver, table.family(ANN).spice) == (3, 1)


@pytest.mark.rule("FEL-095", "FEL-260")
def test_an_open_tile_ends_the_movement_in_any_case() -> None:
    table = landed().lay("tiger_p1", "trade_tiger_1").skip().walk("tiger_j1", "tiger_p1")
    assert table.match.decision is None
    assert table.state.merchants["tiger_p1"] == ANN
