"""Guest: the four extra hexes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.burgundy.actions import (
    BuyTile,
    Decline,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
)
from engine.burgundy.extra_hexes import BuyWorkers, CountHerd, UseBuilding, WorkersBought
from engine.burgundy.scoring import monastery_parts
from engine.burgundy.values import Gained, MarkerMoved
from engine.core.values import Part, Scored
from tests.engine.burgundy.table import ANN, BEN, CLEO, Table

EXTRA = {"extra_hexes": True}


def extra(**how: Any) -> Table:
    return Table(options=EXTRA, **how)


@pytest.mark.rule("COB-195")
def test_the_four_hexes_are_in_their_supplies() -> None:
    game, plain = extra().game, Table().game
    yellow = Counter(game.box()["yellow"]) - Counter(plain.box()["yellow"])
    black = Counter(game.box()["black"]) - Counter(plain.box()["black"])
    assert yellow == {"monastery_27": 1, "monastery_28": 1}
    assert black == {"crane": 1, "geese": 1}
    assert sum(map(len, game.box().values())) == 168


@pytest.mark.rule("COB-196", "COB-197")
def test_27_stays_on_top_of_its_stack() -> None:
    """EXAMPLE of COB-197."""
    table = extra(players=3, dice=(2, 1)).give(storage=["ship"]).wares()
    table.lay(BEN, {}, "monastery_27")
    table.game.state.bridge[:] = [(), (ANN, CLEO), (BEN,), (), (), (), ()]
    table.play(PlaceTile(0, 0, "h18"))
    assert table.game.state.bridge[2] == (ANN, BEN)
    table.play(TakeWorkers(1))
    table.finish_round()
    assert table.game.state.order == (BEN, ANN, CLEO)


@pytest.mark.rule("COB-196")
def test_the_owner_of_27_arrives_on_top_as_everyone() -> None:
    table = extra(dice=(2, 1)).give(storage=["ship"]).wares().lay(ANN, {}, "monastery_27")
    table.game.state.bridge[:] = [(ANN,), (BEN,), (), (), (), (), ()]
    table.play(PlaceTile(0, 0, "h18"))
    assert table.game.state.bridge[1] == (BEN, ANN)


@pytest.mark.rule("COB-198")
def test_27_lifts_the_marker_when_it_is_placed() -> None:
    table = extra(players=3, dice=(1, 1)).give(storage=["monastery_27"])
    table.game.state.bridge[:] = [(ANN, BEN, CLEO), (), (), (), (), (), ()]
    table.play(PlaceTile(0, 0, "h13"))
    assert table.game.state.bridge[0] == (BEN, CLEO, ANN)
    assert [(e.seat, e.start, e.end) for e in table.of(MarkerMoved)] == [(ANN, 0, 0)]


@pytest.mark.rule("COB-199", "COB-200")
def test_28_sells_workers_as_often_as_wanted() -> None:
    table = extra().display(k2="mine").give(silver=4, workers=0).lay(ANN, {}, "monastery_28")
    table.play(BuyWorkers(), BuyWorkers())
    assert (table.estate().silver, table.estate().workers) == (2, 4)
    assert [event.workers for event in table.of(Gained)] == [2, 2]
    assert table.of(WorkersBought) == [WorkersBought(ANN, 1)] * 2
    table.play(BuyTile("k2", "silver"))
    assert table.estate().silver == 0
    assert table.refused(BuyWorkers()) == "COB-199"


@pytest.mark.rule("COB-199")
def test_workers_can_be_bought_while_an_effect_waits_and_after_the_dice() -> None:
    table = (
        extra(dice=(3, 1)).display(d1c="ship").give(silver=2, storage=["market"]).lay(ANN, {}, "monastery_28")
    )
    table.play(PlaceTile(0, 0, "h26"))
    assert table.asked == "take_freely"
    table.play(BuyWorkers())
    assert table.asked == "take_freely"
    table.play(TakeTile(None, "d1c"), TakeWorkers(1))
    assert table.asked == "take_turn"
    assert table.offered(BuyWorkers) == [BuyWorkers()]


def test_workers_cannot_be_bought_without_28() -> None:
    table = extra().give(silver=4)
    assert table.offered(BuyWorkers) == []
    assert table.refused(BuyWorkers()) == "COB-199"
    assert Table().give(silver=4).refused(BuyWorkers()) == "COB-043"


CRANE = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "town_hall"]


@pytest.mark.rule("COB-201")
def test_the_crane_uses_any_building() -> None:
    table = extra(dice=(3, 1)).give(storage=["crane"], goods={"red": 1}, silver=0)
    table.play(PlaceTile(0, 0, "h26"))
    assert table.asked == "choose_building"
    assert [action.building for action in table.offered(UseBuilding)] == CRANE
    assert table.refused(UseBuilding("crane")) == "COB-201"
    table.play(UseBuilding("bank"))
    assert table.estate().silver == 2
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-201")
def test_the_crane_asks_what_its_building_asks() -> None:
    table = extra(dice=(3, 1)).give(storage=["crane", "mine"], goods={"red": 1}, silver=0)
    table.play(PlaceTile(0, 0, "h26"), UseBuilding("warehouse"))
    assert table.asked == "sell_freely"
    table.play(SellGoods(None, "red"))
    assert table.scored == [(ANN, "goods", 2)]
    table = extra(dice=(3, 1)).give(storage=["crane", "mine"])
    table.play(PlaceTile(0, 0, "h26"), UseBuilding("town_hall"), PlaceTile(None, 1, "h25"))
    assert table.tile_at("h25") == "mine"
    table = extra(dice=(3, 1)).give(storage=["crane"]).play(PlaceTile(0, 0, "h26"), Decline())
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-202")
def test_the_crane_is_a_type_of_its_own() -> None:
    table = (
        extra(dice=(3, 1)).give(storage=["crane", "bank"]).play(PlaceTile(0, 0, "h26"), UseBuilding("bank"))
    )
    assert table.hexes(slot=1) == {"h27"}
    table = extra(dice=(1, 1)).give(storage=["crane"]).lay(ANN, {"h26": "bank"})
    assert table.hexes() == {"h27"}
    table = extra(dice=(2, 1)).give(storage=["crane"])
    assert table.refused(PlaceTile(0, 0, "h18")) == "COB-064"


@pytest.mark.rule("COB-203")
def test_the_crane_counts_at_the_end_for_one_monastery() -> None:
    table = extra().lay(ANN, {"h12": "crane", "h26": "bank"}, "monastery_22", "monastery_17")
    parts = monastery_parts(table.game, ANN)
    assert sum(part.points for part in parts) == 8
    table = extra().lay(ANN, {"h12": "crane"}, "monastery_17")
    assert monastery_parts(table.game, ANN) == [Part("monastery_17", 1, 4)]
    table = extra().lay(ANN, {"h12": "crane"}, "monastery_25")
    assert monastery_parts(table.game, ANN) == []


def laid(new: str, hex: str, lying: dict[str, str], *monasteries: str) -> Table:
    die = {"h10": 5, "h05": 2, "h06": 1, "h01": 6}[hex]
    table = extra(dice=(die, 1)).give(storage=[new])
    table.lay(ANN, {"h12": "bank", **lying}, *monasteries)
    return table.play(PlaceTile(0, 0, hex))


def animal_points(table: Table) -> int:
    return sum(event.points for event in table.of(Scored) if event.source == "animals")


@pytest.mark.rule("COB-204", "COB-205", "COB-208")
def test_the_geese_score_with_a_herd_and_with_every_later_one() -> None:
    """EXAMPLE of COB-208."""
    cows = {"h11": "cow_2", "h06": "cow_3"}
    assert animal_points(laid("geese", "h10", cows)) == 7
    assert animal_points(laid("pig_4", "h05", {**cows, "h10": "geese"})) == 6
    assert animal_points(laid("cow_4", "h01", {**cows, "h10": "geese", "h05": "pig_4"})) == 11


@pytest.mark.rule("COB-204")
def test_the_geese_choose_one_of_several_kinds() -> None:
    table = laid("geese", "h10", {"h11": "cow_2", "h06": "pig_4"})
    assert table.asked == "choose_herd"
    assert table.offered(CountHerd) == [CountHerd("cow"), CountHerd("pig")]
    assert table.refused(CountHerd("goat")) == "COB-204"
    assert table.refused(Decline()) == "COB-204"
    table.play(CountHerd("pig"))
    assert animal_points(table) == 6
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-204")
def test_geese_alone() -> None:
    table = laid("geese", "h10", {"h11": "geese"})
    table = extra(dice=(4, 1)).give(storage=["geese"]).lay(ANN, {"h12": "bank"}).play(PlaceTile(0, 0, "h11"))
    assert animal_points(table) == 2


@pytest.mark.rule("COB-206")
def test_geese_are_a_further_kind_for_24() -> None:
    table = extra().lay(ANN, {"h11": "geese", "h06": "cow_2"}, "monastery_24")
    assert monastery_parts(table.game, ANN) == [Part("monastery_24", 2, 4)]


@pytest.mark.rule("COB-207")
def test_geese_and_monastery_7() -> None:
    cows = {"h11": "cow_2", "h06": "cow_3"}
    assert animal_points(laid("geese", "h10", cows, "monastery_7")) == 7 + 3
    assert animal_points(laid("pig_4", "h05", {**cows, "h10": "geese"}, "monastery_7")) == 6 + 2
