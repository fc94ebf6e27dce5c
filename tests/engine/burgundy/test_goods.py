"""Goods: selling them, and fetching them with ships."""

from __future__ import annotations

import pytest

from engine.burgundy.actions import FetchGoods, KeepGoods, PlaceTile, SellGoods, TakeWorkers
from engine.burgundy.values import Gained, GoodsSold, GoodsTaken, MarkerMoved
from tests.engine.burgundy.table import ANN, BEN, Table


@pytest.mark.rule("COB-072", "COB-073", "COB-075", "COB-076", "COB-078", "COB-079")
def test_four_brown_goods_of_three_players() -> None:
    """EXAMPLE of COB-079."""
    table = Table(players=3, dice=(5, 1)).give(goods={"brown": 4, "red": 1}, silver=0)
    assert table.offered(SellGoods) == [SellGoods(0, "brown")]
    assert table.refused(SellGoods(0, "red")) == "COB-072"
    table.play(SellGoods(0, "brown"))
    assert table.scored == [(ANN, "goods", 12)]
    assert table.estate().silver == 1
    assert table.goods() == {"red": 1}
    assert table.sold() == {"brown": 4}
    assert table.estate().store_room == 2
    assert table.of(GoodsSold) == [GoodsSold(ANN, "brown", 4, 0)]


@pytest.mark.rule("COB-074")
def test_a_sale_needs_a_good() -> None:
    table = Table(dice=(5, 1)).give(goods={"red": 1})
    assert table.refused(SellGoods(0, "brown")) == "COB-074"
    assert table.offered(SellGoods) == []


@pytest.mark.rule("COB-076")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_a_good_is_worth_as_many_points_as_there_are_players(players: int, each: int) -> None:
    table = (
        Table(players=players, dice=(6, 1)).give(goods={"orange": 3}, silver=0).play(SellGoods(0, "orange"))
    )
    assert table.scored == [(ANN, "goods", 3 * each)]
    assert table.estate().silver == 1


@pytest.mark.rule("COB-075")
def test_one_good_brings_as_much_silver_as_many() -> None:
    table = Table(dice=(6, 1)).give(goods={"orange": 1}, silver=0).play(SellGoods(0, "orange"))
    assert table.estate().silver == 1
    assert [(e.silver, e.workers, e.cause) for e in table.of(Gained)] == [(1, 0, "sale")]


@pytest.mark.rule("COB-077")
def test_sold_goods_lie_on_a_pile_that_only_grows() -> None:
    table = (
        Table(dice=(6, 6))
        .give(goods={"orange": 2}, sold={"orange": 1, "red": 2})
        .play(SellGoods(0, "orange"))
    )
    assert table.sold() == {"orange": 3, "red": 2}
    assert table.game.view(ANN)["state"]["estates"][0]["sold"] == [0, 0, 0, 2, 0, 3]


# -- ships


def ship(**how: object) -> Table:
    """A table at which Ann has just placed a ship."""
    table = Table(dice=(2, 5))
    table.give(storage=["ship"], goods=how.pop("goods", {}), silver=0)
    table.lay(ANN, {}, *how.pop("monasteries", ()))  # type: ignore[misc]
    table.wares(**how)  # type: ignore[arg-type]
    return table.play(PlaceTile(0, 0, "h18"))


@pytest.mark.rule("COB-087", "COB-088", "COB-092")
def test_a_ship_fetches_all_goods_of_any_depot_then_moves_on() -> None:
    table = ship(d4="red red pink", d6="brown")
    assert table.asked == "choose_depot"
    assert table.game.state.bridge[1] == ()
    assert table.offered(FetchGoods) == [FetchGoods((depot,)) for depot in range(1, 7)]
    table.play(FetchGoods((4,)))
    assert table.goods() == {"red": 2, "pink": 1}
    assert table.lying(4) == ()
    assert table.lying(6) == ("brown",)
    assert [event.kind for event in table.events] == ["goods_taken", "marker_moved"]
    assert table.of(GoodsTaken) == [GoodsTaken(ANN, ((4, "red"), (4, "red"), (4, "pink")))]
    assert table.of(MarkerMoved) == [MarkerMoved(ANN, 0, 1, ((BEN,), (ANN,), (), (), (), (), ()))]
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-091")
def test_a_depot_without_goods_may_be_chosen() -> None:
    table = ship(d4="red").play(FetchGoods((1,)))
    assert table.goods() == {}
    assert table.lying(4) == ("red",)
    assert table.game.state.bridge[1] == (ANN,)


def test_where_no_goods_lie_nobody_is_asked() -> None:
    table = ship()
    assert table.asked == "take_turn"
    assert table.game.state.bridge[1] == (ANN,)


@pytest.mark.rule("COB-089", "COB-090", "COB-094")
def test_not_all_new_colours_fit() -> None:
    """EXAMPLE of COB-094."""
    for chosen, left in (("pink", "brown"), ("brown", "pink")):
        table = ship(goods={"turquoise": 1, "violet": 1}, d3="turquoise pink brown")
        table.play(FetchGoods((3,)))
        assert table.asked == "choose_goods"
        assert table.match.actions() == (KeepGoods(("pink",)), KeepGoods(("brown",)))
        assert table.refused(KeepGoods(("pink", "brown"))) == "COB-090"
        assert table.refused(KeepGoods(())) == "COB-090"
        assert table.refused(TakeWorkers(1)) == "COB-090"
        table.play(KeepGoods((chosen,)))
        assert table.goods() == {"turquoise": 2, "violet": 1, chosen: 1}
        assert table.lying(3) == (left,)
        assert table.game.state.bridge[1] == (ANN,)


@pytest.mark.rule("COB-089", "COB-090")
def test_a_full_store_takes_only_what_it_has() -> None:
    table = ship(goods={"turquoise": 1, "violet": 1, "red": 2}, d3="red pink red")
    table.play(FetchGoods((3,)))
    assert table.asked == "take_turn"
    assert table.goods() == {"turquoise": 1, "violet": 1, "red": 4}
    assert table.lying(3) == ("pink",)


@pytest.mark.rule("COB-090")
def test_of_a_stored_colour_all_goods_come() -> None:
    table = ship(goods={"turquoise": 1}, d3="pink brown pink red")
    table.play(FetchGoods((3,)))
    assert table.match.actions() == (
        KeepGoods(("pink", "red")),
        KeepGoods(("pink", "brown")),
        KeepGoods(("red", "brown")),
    )
    table.play(KeepGoods(("pink", "red")))
    assert table.goods() == {"turquoise": 1, "pink": 2, "red": 1}
    assert table.lying(3) == ("brown",)


@pytest.mark.rule("COB-133", "COB-134", "COB-135")
def test_monastery_5_empties_two_neighbouring_depots() -> None:
    table = ship(goods={"red": 1}, monasteries=["monastery_5"], d6="red pink", d1="violet pink brown")
    singles = {(depot,) for depot in range(1, 7)}
    pairs = {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1)}
    assert {action.depots for action in table.offered(FetchGoods)} == singles | pairs
    assert table.refused(FetchGoods((6, 2))) == "COB-134"
    assert table.refused(FetchGoods((2, 1))) == "COB-088", "neighbours, but named the other way round"
    table.play(FetchGoods((6, 1)))
    assert table.match.actions() == (
        KeepGoods(("violet", "pink")),
        KeepGoods(("violet", "brown")),
        KeepGoods(("pink", "brown")),
    )
    table.play(KeepGoods(("pink", "brown")))
    assert table.goods() == {"red": 2, "pink": 2, "brown": 1}
    assert table.lying(1) == ("violet",)
    assert table.lying(6) == ()


@pytest.mark.rule("COB-133")
def test_two_depots_need_monastery_5() -> None:
    table = ship(d6="red", d1="pink")
    assert table.refused(FetchGoods((6, 1))) == "COB-088"


@pytest.mark.rule("COB-093")
def test_a_ship_can_bring_the_white_die_for_the_next_round() -> None:
    table = Table()
    table.play(TakeWorkers(0), TakeWorkers(1))
    table.wares().give(BEN, storage=["ship"], silver=0).roll(BEN, 2, 3)
    table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    assert table.game.state.order == (BEN, ANN)
    assert table.seat == BEN
