"""What can be seen on the table."""

from __future__ import annotations

import pytest

from engine.burgundy import look
from engine.burgundy.actions import PlaceTile, SellGoods, TakeTile, TakeWorkers
from engine.core.values import Part
from tests.engine.burgundy.table import ANN, BEN, Table


def test_the_middle_of_the_table() -> None:
    table = Table(players=3, phase="c", script={"white die": [4]})
    seen = look.table(table.game)
    assert (seen.phase, seen.points, seen.round, seen.rounds) == ("c", 6, 1, 5)
    assert seen.order == seen.next_order == (0, 1, 2)
    assert (seen.active, seen.white, seen.good_points, seen.price, seen.bought) == (ANN, 4, 3, 2, False)
    assert seen.bridge == ((2, 1, 0), (), (), (), (), (), ())
    assert len(seen.round_goods) == 4
    assert seen.supplies["black"] == 34


def test_the_order_of_the_next_round_follows_the_bridge() -> None:
    table = Table()
    table.game.state.bridge[:] = [(ANN,), (BEN,), (), (), (), (), ()]
    assert look.table(table.game).order == (ANN, BEN)
    assert look.table(table.game).next_order == (BEN, ANN)


@pytest.mark.rule("COB-191")
def test_depots_with_tiles_and_goods() -> None:
    table = Table(players=3, phase="b").display(d6a="mine", k1="crane").wares(d6="red pink")
    depots = {depot.depot: depot for depot in look.depots(table.game)}
    assert list(depots) == [1, 2, 3, 4, 5, 6, 0]
    assert depots[6].goods == ("red", "pink")
    assert depots[6].spaces[0] == look.SpaceView("d6a", "mine", 0, 0, "mine")
    assert depots[6].spaces[1].tile == ""
    assert [len(depots[number].spaces) for number in range(7)] == [6, 3, 3, 3, 3, 3, 3]
    assert depots[0].goods == ()


@pytest.mark.rule("COB-166", "COB-167")
def test_bonus_cards() -> None:
    table = Table(players=4)
    table.game.state.cards["mine"] = (BEN,)
    table.game.state.cards["town"] = (BEN, ANN)
    cards = {card.colour: card for card in look.cards(table.game)}
    assert cards["castle"] == look.CardView("castle", "large", (7, 7, 7, 7), ())
    assert cards["mine"] == look.CardView("mine", "small", (4, 4, 4, 4), (BEN,))
    assert cards["town"] == look.CardView("town", "", (), (BEN, ANN))


def test_an_estate() -> None:
    table = Table(dice=(3, 5)).lay(ANN, {"h25": "mine"}, "monastery_8")
    table.give(goods={"red": 2}, sold={"pink": 1}, silver=4, workers=5, storage=["", "bank"])
    table.game.state.cards["mine"] = (ANN,)
    seen = look.estate(table.game, ANN)
    assert (seen.seat, seen.board, seen.silver, seen.workers) == (ANN, "1", 4, 5)
    assert seen.storage == ("", "bank", "")
    assert (seen.goods, seen.sold) == ({"red": 2}, {"pink": 1})
    assert seen.monasteries == ("monastery_8",)
    assert seen.cards == ("mine",)
    assert seen.dice == (look.DieView(0, 3, False), look.DieView(1, 5, False))
    mine = next(hex for hex in seen.hexes if hex.hex == "h25")
    assert (mine.q, mine.r, mine.colour, mine.number, mine.tile) == (-1, 1, "mine", 4, "mine")
    assert seen.areas[mine.area].hexes == ("h25", "h30", "h34")


def test_estates_before_the_boards_are_known() -> None:
    table = Table(options={"boards": "chosen"})
    seen = look.estate(table.game, ANN)
    assert (seen.board, seen.hexes, seen.areas) == ("", (), ())


@pytest.mark.rule("COB-164", "COB-165", "COB-166")
def test_areas_and_what_completing_them_would_score_now() -> None:
    table = Table(phase="b").lay(ANN, {"h25": "mine", "h30": "mine"})
    areas = {area.hexes: area for area in look.areas(table.game, ANN)}
    mines = areas["h25", "h30", "h34"]
    assert (mines.size, mines.filled, mines.complete) == (3, 2, False)
    assert mines.worth == (Part("area_3", 1, 6), Part("phase_b", 1, 8))
    assert mines.card == 5  # the only area of its colour
    small_town = areas[("h12",)]
    assert small_town.card == 0
    castle = areas[("h19",)]
    assert castle.complete
    assert castle.card == 0
    table.game.state.cards["mine"] = (BEN, ANN)
    assert next(a for a in look.areas(table.game, ANN) if a.colour == "mine").card == 0


def test_what_a_die_can_do_with_workers() -> None:
    table = (
        Table(dice=(2, 6))
        .display(d2a="monastery_1", d3a="cow_2", d4b="ship")
        .give(workers=1, storage=["ship", "bank"], goods={"turquoise": 1})
    )
    uses = look.die_uses(table.game, ANN, 0)
    assert uses == [
        look.DieUse(2, 0, ("d2a",), ((0, "h18"),), ""),
        look.DieUse(1, 1, (), (), "turquoise"),
        look.DieUse(3, 1, ("d3a",), ((1, "h12"), (1, "h26")), ""),
    ]
    table.lay(ANN, {}, "monastery_8")
    assert [(use.value, use.workers) for use in look.die_uses(table.game, ANN, 0)] == [
        (2, 0),
        (1, 1),
        (3, 1),
        (4, 1),
        (6, 1),
    ]


@pytest.mark.rule("COB-081", "COB-136")
def test_what_can_be_bought() -> None:
    table = Table().display(k2="mine", d1c="ship").give(silver=2, workers=2)
    assert {(a.space, a.pay) for a in look.purchases(table.game, ANN)} == {("k2", "silver")}
    table.lay(ANN, {}, "monastery_6")
    assert {(a.space, a.pay) for a in look.purchases(table.game, ANN)} == {
        ("k2", "silver"),
        ("k2", "workers"),
        ("d1c", "workers"),
    }


@pytest.mark.rule("COB-177", "COB-178", "COB-179", "COB-180")
def test_the_projection_of_the_end() -> None:
    table = Table().give(goods={"red": 2}, silver=3, workers=5).lay(ANN, {"h12": "bank"}, "monastery_22")
    table.game.points[ANN] = 20
    seen = look.projection(table.game, ANN)
    assert seen.points == 20
    assert seen.leftovers == (Part("goods", 2), Part("silver", 3), Part("worker_pairs", 2))
    assert seen.monasteries == (Part("monastery_22", 1, 4),)
    assert seen.total == 20 + 7 + 4
    table.finish_game()
    assert look.projection(table.game, ANN).total == table.points[ANN]


def test_a_preview_shows_what_an_action_scores_and_changes_nothing() -> None:
    table = Table(players=4, dice=(3, 1)).give(storage=["mine"]).lay(ANN, {"h25": "mine", "h30": "mine"})
    before = table.match.digest()
    scored = look.preview_points(table.game, PlaceTile(0, 0, "h34"))
    assert [(event.source, event.points) for event in scored] == [("area", 16), ("card", 7)]
    assert table.match.digest() == before


def test_a_preview_ends_with_the_turn() -> None:
    table = Table(phase="e")
    while table.game.state.round < 4:
        table.finish_round()
    table.give(ANN, silver=0, goods={"red": 1}).give(BEN, silver=0)
    table.play(TakeWorkers(0), TakeWorkers(1))
    assert table.seat == BEN
    table.roll(BEN, 4, 4)
    table.give(BEN, goods={"red": 2})
    table.play(TakeWorkers(0))
    kinds = [event.kind for event in look.preview(table.game, SellGoods(1, "red"))]
    assert kinds == ["goods_sold", "scored", "gained"]
    table.display(d4b="ship")
    assert [event.kind for event in look.preview(table.game, TakeTile(1, "d4b"))] == ["tile_taken"]


@pytest.mark.rule("COB-147", "COB-141")
def test_what_a_monastery_adds() -> None:
    table = Table(dice=(1, 4)).display(d1b="bank", d2a="monastery_1", d6b="bank").give(workers=1)
    expected = [TakeTile(0, "d2a"), TakeTile(0, "d6b")]
    assert look.added_by(table.game, "monastery_12") == expected
    table.lay(ANN, {}, "monastery_12")
    assert look.added_by(table.game, "monastery_12") == expected
    assert {action.change for action in look.added_by(table.game, "monastery_8")} == {2, -2}  # type: ignore[attr-defined]
    assert look.added_by(table.game, "monastery_25") == []
