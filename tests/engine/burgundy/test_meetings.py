"""Tiles and monasteries that meet, most of them in pairs; the numbers are the rulebook's."""

from __future__ import annotations

import pytest

from engine.burgundy.actions import (
    DECLINE,
    END_TURN,
    BuyTile,
    DiscardTile,
    FetchGoods,
    KeepGoods,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
    TakeWorkers,
)
from engine.burgundy.extra_hexes import BuyWorkers, CountHerd, UseBuilding
from engine.burgundy.scoring import monastery_parts
from engine.burgundy.values import DiceRolled
from tests.engine.burgundy.table import ANN, BEN, CLEO, Table

EXTRA = {"extra_hexes": True}


def final(table: Table, seat: int = ANN) -> int:
    return sum(part.points for part in monastery_parts(table.game, seat))


def have(table: Table, seat: int = ANN) -> tuple[int, int]:
    return table.estate(seat).silver, table.estate(seat).workers


# -- placing: 1, 8, 9, 10, 11


@pytest.mark.rule("COB-108", "COB-128", "COB-144", "COB-148")
@pytest.mark.parametrize(
    ("monasteries", "die", "hexes"),
    [
        ((), 3, {"h12", "h26"}),
        (("monastery_1",), 3, {"h12", "h26", "h15"}),
        (("monastery_9",), 3, {"h12", "h26"}),
        (("monastery_1", "monastery_9"), 3, {"h12", "h26", "h15", "h09"}),
        (("monastery_1", "monastery_9"), 5, {"h09"}),
        (("monastery_1", "monastery_9"), 2, {"h12", "h26", "h15"}),
        (("monastery_1", "monastery_9"), 1, set()),
    ],
)
def test_1_and_9(monasteries: tuple[str, ...], die: int, hexes: set[str]) -> None:
    table = Table(dice=(die, die)).give(storage=["bank"], workers=0)
    table.lay(ANN, {"h14": "bank", "h13": "monastery_20", "h08": "monastery_21"})
    table.lay(ANN, dict(zip(("h13", "h08"), monasteries, strict=False)))
    assert table.hexes(die=0) == hexes


@pytest.mark.rule("COB-144", "COB-145", "COB-146", "COB-150")
@pytest.mark.parametrize(
    ("tile", "own", "spaces"),
    [
        ("bank", "monastery_9", {"h12", "h26"}),  # both 3
        ("ship", "monastery_10", {"h20"}),  # 5
        ("cow_2", "monastery_10", {"h11"}),  # 4, beside the ship on h18
        ("castle", "monastery_11", {"h07"}),  # 6
        ("mine", "monastery_11", {"h25"}),  # 4
        ("monastery_26", "monastery_11", {"h08"}),  # 5
    ],
)
@pytest.mark.parametrize("monastery", ["monastery_9", "monastery_10", "monastery_11", "monastery_12"])
def test_free_change_when_placing(tile: str, own: str, spaces: set[str], monastery: str) -> None:
    table = Table().give(storage=[tile], workers=0)
    table.lay(ANN, {"h13": monastery, "h18": "ship"})
    number = {"h12": 3, "h26": 3, "h20": 5, "h11": 4, "h07": 6, "h25": 4, "h08": 5}[min(spaces)]
    for shift in (-1, 0, 1):
        die = (number - 1 + shift) % 6 + 1
        table.roll(ANN, die, die)
        found = table.hexes(die=0) & spaces
        assert found == (spaces if shift == 0 or monastery == own else set()), (die, tile)


@pytest.mark.rule("COB-148")
def test_the_free_change_goes_from_6_to_1_and_from_1_to_6() -> None:
    table = Table(dice=(6, 1)).give(storage=["ship", "castle"], workers=0)
    table.lay(ANN, {"h18": "ship", "h13": "monastery_10", "h08": "monastery_11"})
    assert table.hexes(die=0, slot=0) == {"h17", "h20"}  # 1 and 5
    assert table.hexes(die=1, slot=1) == {"h07"}  # 6
    assert table.hexes(die=1, slot=0) == {"h17"}


@pytest.mark.rule("COB-141", "COB-149", "COB-148")
def test_8_and_9_one_worker_and_the_free_change_reach_three() -> None:
    table = Table(dice=(6, 6)).give(storage=["bank"], workers=1)
    table.lay(ANN, {"h13": "monastery_9", "h08": "monastery_8"})
    assert table.hexes(die=0) == set()
    table.play(SpendWorker(0, 2))  # 6 to 2
    assert table.hexes(die=0) == {"h12", "h14", "h26"}
    table.play(PlaceTile(0, 0, "h12"))
    assert have(table) == (3, 0)


@pytest.mark.rule("COB-141", "COB-142", "COB-143")
@pytest.mark.parametrize(
    ("start", "change", "end"),
    [(5, 2, 1), (6, 2, 2), (6, 1, 1), (1, -1, 6), (1, -2, 5), (2, -2, 6), (3, 2, 5)],
)
def test_8_steps_over_the_six(start: int, change: int, end: int) -> None:
    table = Table(dice=(start, 3)).give(workers=1).lay(ANN, {"h13": "monastery_8"})
    table.play(SpendWorker(0, change))
    assert table.die(ANN, 0).value == end
    assert table.estate().workers == 0


@pytest.mark.rule("COB-048", "COB-049", "COB-141")
def test_without_8_a_worker_goes_one_step() -> None:
    table = Table(dice=(6, 1)).give(workers=5)
    assert {(a.die, a.change) for a in table.offered(SpendWorker)} == {(0, 1), (0, -1), (1, 1), (1, -1)}
    assert table.refused(SpendWorker(0, 2))
    table.play(SpendWorker(0, 1), SpendWorker(1, -1))
    assert (table.die(ANN, 0).value, table.die(ANN, 1).value, table.estate().workers) == (1, 6, 3)


@pytest.mark.rule("COB-112", "COB-146", "COB-098")
def test_11_laid_with_a_castles_extra_action_helps_the_next_mine() -> None:
    table = Table(dice=(6, 5)).give(storage=["castle", "monastery_11", "mine"], workers=0)
    table.lay(ANN, {"h12": "bank", "h18": "ship"})
    table.play(PlaceTile(0, 0, "h07"))
    assert table.asked == "act_freely"
    assert table.hexes(slot=1) == {"h08", "h13"}
    assert table.hexes(slot=2) == {"h25"}
    table.play(PlaceTile(None, 1, "h08"))
    assert table.asked == "take_turn"
    assert table.hexes(die=1, slot=2) == {"h25"}  # 5 counts as 4


# -- taking: 12 with workers, 8 and a castle


@pytest.mark.rule("COB-147", "COB-148", "COB-060")
def test_12_and_a_worker() -> None:
    table = Table(players=4, dice=(1, 3)).give(workers=1).lay(ANN, {"h13": "monastery_12"})
    reach = {int(a.space[1]) for a in table.offered(TakeTile, die=0)}
    assert reach == {6, 1, 2}
    table.play(SpendWorker(0, -1))
    assert {int(a.space[1]) for a in table.offered(TakeTile, die=0)} == {5, 6, 1}
    assert not [a for a in table.offered(TakeTile) if a.space.startswith("k")]


@pytest.mark.rule("COB-150")
def test_12_does_not_help_to_sell_or_place() -> None:
    table = Table(dice=(3, 3)).give(goods={"violet": 1, "red": 1}, storage=["mine"], workers=0)
    table.lay(ANN, {"h13": "monastery_12"})
    assert table.offered(SellGoods) == []
    assert table.hexes() == set()


# -- selling: 3, 4, 15, 25 at tables of 2, 3 and 4


@pytest.mark.rule("COB-075", "COB-076", "COB-130", "COB-131", "COB-132", "COB-194")
@pytest.mark.parametrize("way", ["die", "castle", "warehouse", "town hall"])
@pytest.mark.parametrize(
    ("monasteries", "silver", "workers"),
    [
        ([], 1, 0),
        (["monastery_3"], 2, 0),
        (["monastery_4"], 1, 1),
        (["monastery_3", "monastery_4"], 2, 1),
    ],
)
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_every_way_to_sell(
    players: int, each: int, monasteries: list[str], silver: int, workers: int, way: str
) -> None:
    table = Table(players=players, dice=(4, 4)).give(goods={"red": 3, "pink": 2}, silver=0, workers=0)
    table.lay(ANN, dict(zip(("h31", "h35"), monasteries, strict=False)))
    table.lay(ANN, {"h13": "monastery_26", "h08": "monastery_16"})
    table.display()
    if way == "die":
        assert [a.good for a in table.offered(SellGoods)] == ["red", "red"]
        table.play(SellGoods(0, "red"))
    elif way == "castle":
        table.give(storage=["castle"]).play(PlaceTile(0, 0, "h03"), SellGoods(None, "red"))
    elif way == "warehouse":
        table.give(storage=["warehouse"]).play(PlaceTile(0, 0, "h09"), SellGoods(None, "red"))
    else:
        table.give(storage=["town_hall", "warehouse"])
        table.play(PlaceTile(0, 0, "h09"), PlaceTile(None, 1, "h26"), SellGoods(None, "red"))
    assert have(table) == (silver, workers)
    assert table.points[ANN] == 3 * each
    assert (table.goods(), table.sold()) == ({"pink": 2}, {"red": 3})


@pytest.mark.rule("COB-119", "COB-110")
def test_a_warehouse_offers_every_colour_and_can_be_declined() -> None:
    table = Table(dice=(3, 5)).give(goods={"red": 1, "pink": 2, "orange": 1}, storage=["warehouse"])
    table.play(PlaceTile(0, 0, "h26"))
    assert {a.good for a in table.offered(SellGoods)} == {"red", "pink", "orange"}
    table.play(DECLINE)
    assert table.asked == "take_turn"
    assert table.sold() == {}


@pytest.mark.rule("COB-155", "COB-156", "COB-161")
@pytest.mark.parametrize(
    ("monasteries", "points"),
    [(["monastery_15"], 8), (["monastery_25"], 11), (["monastery_15", "monastery_25"], 19)],
)
def test_15_and_25_look_at_sold_goods_only(monasteries: list[str], points: int) -> None:
    table = Table().give(
        sold={"red": 4, "violet": 3, "pink": 3, "orange": 1}, goods={"brown": 5, "turquoise": 2}
    )
    table.lay(ANN, dict(zip(("h13", "h08"), monasteries, strict=False)))
    assert final(table) == points


# -- ships: 5, 10, the store


@pytest.mark.rule("COB-133", "COB-134")
def test_5_offers_six_depots_and_six_pairs_of_neighbours() -> None:
    table = Table(dice=(2, 2)).give(storage=["ship"], goods={}).lay(ANN, {"h13": "monastery_5"})
    table.wares(d1="red", d2="red", d3="red", d4="red", d5="red", d6="red")
    table.play(PlaceTile(0, 0, "h18"))
    pairs = {frozenset(a.depots) for a in table.offered(FetchGoods) if len(a.depots) == 2}
    assert pairs == {frozenset(p) for p in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1))}
    assert {a.depots for a in table.offered(FetchGoods) if len(a.depots) == 1} == {(d,) for d in range(1, 7)}


@pytest.mark.rule("COB-133", "COB-135", "COB-089", "COB-090")
def test_5_with_one_free_store_space() -> None:
    table = Table(dice=(2, 2)).give(storage=["ship"], goods={"red": 1, "pink": 1}, workers=0)
    table.lay(ANN, {"h13": "monastery_5"}).wares(d6="red brown violet", d1="brown violet violet turquoise")
    table.play(PlaceTile(0, 0, "h18"))
    pair = next(a for a in table.offered(FetchGoods) if set(a.depots) == {1, 6})
    table.play(pair)
    assert table.asked == "choose_goods"
    assert {a.goods for a in table.offered(KeepGoods)} == {("turquoise",), ("violet",), ("brown",)}
    table.play(KeepGoods(("violet",)))
    assert table.goods() == {"red": 2, "pink": 1, "violet": 3}
    assert table.lying(6) == ("brown",)
    assert table.lying(1) == ("brown", "turquoise")


@pytest.mark.rule("COB-088", "COB-089", "COB-094")
def test_carlas_ship() -> None:
    table = Table(dice=(2, 2)).give(storage=["ship"], goods={"turquoise": 1, "violet": 1})
    table.wares(d5="turquoise pink brown")
    table.play(PlaceTile(0, 0, "h18"), FetchGoods((5,)))
    assert {a.goods for a in table.offered(KeepGoods)} == {("pink",), ("brown",)}
    table.play(KeepGoods(("brown",)))
    assert table.goods() == {"turquoise": 2, "violet": 1, "brown": 1}
    assert table.lying(5) == ("pink",)


@pytest.mark.rule("COB-089")
def test_a_full_store_takes_only_its_own_colours() -> None:
    table = Table(dice=(2, 2)).give(storage=["ship"], goods={"turquoise": 1, "violet": 1, "red": 1})
    table.wares(d5="turquoise pink brown turquoise", d2="orange")
    table.play(PlaceTile(0, 0, "h18"), FetchGoods((5,)))
    assert table.goods() == {"turquoise": 3, "violet": 1, "red": 1}
    assert table.lying(5) == ("pink", "brown")
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-087", "COB-091", "COB-092")
def test_an_empty_depot_may_be_chosen_and_the_marker_still_moves() -> None:
    table = Table(dice=(2, 2)).give(storage=["ship"], goods={}).wares(d5="pink")
    table.play(PlaceTile(0, 0, "h18"))
    assert table.game.state.bridge[0] == (BEN, ANN)
    table.play(FetchGoods((3,)))
    assert table.goods() == {}
    assert table.game.state.bridge[:2] == [(BEN,), (ANN,)]
    assert table.lying(5) == ("pink",)


@pytest.mark.rule("COB-037", "COB-039", "COB-041", "COB-042", "COB-092", "COB-093")
def test_two_ships_in_a_round_change_the_order_of_the_next() -> None:
    table = Table(players=3, dice=(2, 2)).give(storage=["ship"]).wares().display()
    table.give(BEN, storage=["ship"]).roll(BEN, 2, 2)
    table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    assert table.seat == BEN
    table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    assert table.seat == CLEO
    assert table.game.state.bridge[:2] == [(CLEO,), (ANN, BEN)]
    table.play(TakeWorkers(0), TakeWorkers(1))
    assert table.of(DiceRolled)[0].order == (BEN, ANN, CLEO)
    assert table.seat == BEN


@pytest.mark.rule("COB-038")
def test_who_overtakes_within_a_round_does_not_play_twice() -> None:
    table = Table(players=3, dice=(2, 2)).wares().display()
    table.give(CLEO, storage=["ship"]).roll(CLEO, 2, 2)
    for _ in range(2):
        table.play(TakeWorkers(0), TakeWorkers(1))
    table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    assert table.of(DiceRolled)[0].order == (CLEO, ANN, BEN)


# -- buying: 6, 28, the key spaces


@pytest.mark.rule("COB-081", "COB-082", "COB-084", "COB-085")
def test_one_purchase_before_between_or_after_the_dice() -> None:
    for moment in range(3):
        table = Table(dice=(1, 1)).give(silver=4, storage=[]).display(k2="mine", k4="ship")
        for die in range(moment):
            table.play(TakeWorkers(die))
        table.play(BuyTile("k2", "silver"))
        assert table.offered(BuyTile) == []
        assert table.estate().silver == 2
        for die in range(moment, 2):
            table.play(TakeWorkers(die))
        assert table.seat == BEN


@pytest.mark.rule("COB-081", "COB-085")
def test_every_turn_has_its_own_purchase() -> None:
    table = Table(dice=(1, 1)).display(k2="mine", k4="ship", k5="castle").give(silver=4, workers=0)
    table.give(BEN, silver=4, workers=0)
    for seat, space in ((ANN, "k2"), (BEN, "k4"), (ANN, "k5")):
        assert table.seat == seat
        table.play(BuyTile(space, "silver"))
        assert table.offered(BuyTile) == []
        table.play(TakeWorkers(0), TakeWorkers(1))
    assert [table.estate(seat).silver for seat in (ANN, BEN)] == [0, 2]


@pytest.mark.rule("COB-136", "COB-137", "COB-138")
def test_6_and_the_one_purchase() -> None:
    table = Table(dice=(1, 1)).give(silver=2, workers=2, storage=[]).lay(ANN, {"h13": "monastery_6"})
    table.display(k2="mine", d3a="cow_2", d6b="bank")
    assert {(a.space, a.pay) for a in table.offered(BuyTile)} == {
        ("k2", "silver"),
        ("k2", "workers"),
        ("d3a", "workers"),
        ("d6b", "workers"),
    }
    table.play(BuyTile("d3a", "workers"))
    assert have(table) == (2, 0)
    assert table.offered(BuyTile) == []


@pytest.mark.rule("COB-138")
def test_6_does_not_mix_workers_and_silver() -> None:
    table = Table().give(silver=1, workers=1, storage=[]).lay(ANN, {"h13": "monastery_6"}).display(k2="mine")
    assert table.offered(BuyTile) == []


@pytest.mark.rule("COB-136", "COB-199", "COB-200")
def test_6_and_28_turn_silver_into_a_tile_of_a_numbered_depot() -> None:
    table = Table(options=EXTRA).give(silver=3, workers=0, storage=[]).display(d4c="market", k2="mine")
    table.lay(ANN, {"h13": "monastery_6", "h08": "monastery_28"})
    assert {(a.space, a.pay) for a in table.offered(BuyTile)} == {("k2", "silver")}
    table.play(BuyWorkers())
    assert have(table) == (2, 2)
    table.play(BuyTile("d4c", "workers"), BuyWorkers(), BuyWorkers())
    assert have(table) == (0, 4)
    assert table.offered(BuyWorkers) == []


@pytest.mark.rule("COB-057", "COB-061", "COB-083")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_full_key_spaces_take_and_buy(slot: int) -> None:
    stored = ["ship", "mine", "bank"]
    table = Table(dice=(3, 3)).give(storage=stored, silver=2, workers=0).display(d3a="cow_2", k2="castle")
    table.play(TakeTile(0, "d3a"))
    assert table.asked == "make_room"
    assert [a.kind for a in table.match.actions()] == ["discard_tile"] * 3
    table.play(DiscardTile(slot))
    expected = [tile for tile in stored if tile != stored[slot]] + ["cow_2"]
    assert sorted(table.estate().storage) == sorted(expected)
    table.play(BuyTile("k2", "silver"), DiscardTile(0))
    assert len([tile for tile in table.estate().storage if tile]) == 3
    assert "castle" in table.estate().storage
    assert table.game.state.depots == {}


@pytest.mark.rule("COB-118", "COB-114")
def test_a_market_with_full_key_spaces() -> None:
    table = Table(dice=(3, 3)).give(storage=["market", "mine", "bank"], silver=2)
    table.display(d3a="cow_2", d1c="ship", d2a="monastery_1", k2="ship")
    table.play(PlaceTile(0, 0, "h12"), BuyTile("k2", "silver"))  # before the market is used
    assert table.asked == "take_freely"
    assert {a.space for a in table.offered(TakeTile)} == {"d3a", "d1c"}
    table.play(TakeTile(None, "d3a"), DiscardTile(1))
    assert sorted(table.estate().storage) == ["bank", "cow_2", "ship"]


@pytest.mark.rule("COB-115", "COB-116", "COB-117", "COB-109")
@pytest.mark.parametrize(
    ("building", "spaces"),
    [("carpenter", {"d1b", "d4c"}), ("church", {"d2a", "d2c", "d5b"}), ("market", {"d1c", "d3a"})],
)
def test_what_the_taking_buildings_take(building: str, spaces: set[str]) -> None:
    lying = {"d1b": "bank", "d4c": "church", "d2a": "monastery_3", "d2c": "castle", "d5b": "mine"}
    black = {"k2": "bank", "k4": "castle", "k5": "ship", "k7": "goat_4"}
    table = Table(dice=(3, 3)).give(storage=[building], silver=0)
    table.display(**lying, **black, d1c="ship", d3a="pig_2")
    table.play(PlaceTile(0, 0, "h12"))
    assert {a.space for a in table.offered(TakeTile)} == spaces
    other = Table(dice=(3, 3)).give(storage=[building], silver=0).display(**black)
    other.play(PlaceTile(0, 0, "h12"))
    assert other.asked == "take_turn"


# -- workers: 13, 14, 2, 28 and the boarding house


@pytest.mark.rule("COB-080", "COB-151", "COB-152", "COB-154", "COB-153", "COB-120")
@pytest.mark.parametrize(
    ("monasteries", "silver", "workers"),
    [
        ([], 0, 2),
        (["monastery_13"], 1, 2),
        (["monastery_14"], 0, 4),
        (["monastery_13", "monastery_14"], 1, 4),
    ],
)
def test_workers_by_die_by_castle_and_by_boarding_house(
    monasteries: list[str], silver: int, workers: int
) -> None:
    table = Table(dice=(6, 3)).give(silver=0, workers=0, storage=["castle", "boarding_house"])
    table.lay(ANN, dict(zip(("h31", "h35"), monasteries, strict=False))).lay(ANN, {"h12": "bank"})
    table.play(PlaceTile(0, 0, "h07"), TakeWorkers(None))
    assert have(table) == (silver, workers)
    table.play(PlaceTile(1, 1, "h26"))
    assert have(table) == (silver, workers + 4)
    die = Table(dice=(6, 3)).give(silver=0, workers=0, storage=[]).display()
    die.lay(ANN, dict(zip(("h31", "h35"), monasteries, strict=False))).play(TakeWorkers(0))
    assert have(die) == (silver, workers)


@pytest.mark.rule("COB-100", "COB-129", "COB-173", "COB-175")
@pytest.mark.parametrize("phase", ["a", "b", "c", "d"])
@pytest.mark.parametrize("mines", [0, 1, 2, 3])
@pytest.mark.parametrize("with_2", [False, True])
def test_mines_pay_at_the_end_of_a_phase(mines: int, with_2: bool, phase: str) -> None:
    table = Table()
    while (table.game.state.phase, table.game.state.round) != ("abcd".index(phase), 4):
        table.finish_round()
    table.lay(ANN, dict.fromkeys(("h25", "h30", "h34")[:mines], "mine"))
    if with_2:
        table.lay(ANN, {"h13": "monastery_2"})
    table.give(silver=0, workers=0, storage=["mine"])
    table.give(BEN, silver=0, workers=0)
    table.finish_round()
    assert have(table) == (mines, 4 + (mines if with_2 else 0))
    assert have(table, BEN) == (0, 4)


@pytest.mark.rule("COB-174", "COB-178")
def test_mines_pay_before_the_final_scoring() -> None:
    table = Table()
    while (table.game.state.phase, table.game.state.round) != (4, 4):
        table.finish_round()
    for seat in (ANN, BEN):
        table.give(seat, silver=0, workers=0, goods={}, storage=[])
    table.lay(ANN, {"h25": "mine", "h30": "mine", "h13": "monastery_2"})
    table.finish_game()
    assert table.points == [2 + 3, 2]  # 2 silver and 6 workers; 4 workers


# -- castles and town halls


@pytest.mark.rule("COB-095", "COB-096", "COB-097", "COB-124", "COB-340")
def test_a_chain_of_castle_castle_and_town_hall() -> None:
    table = Table(dice=(6, 1), phase="c").give(storage=["castle", "castle", "town_hall"], goods={"red": 1})
    table.lay(ANN, {"h12": "bank"}).display(k2="mine").give(silver=2, workers=0)
    table.play(PlaceTile(0, 0, "h07"))
    assert {a.kind for a in table.match.actions()} >= {"place_tile", "sell_goods", "take_workers"}
    table.play(PlaceTile(None, 1, "h03"))
    assert table.asked == "act_freely"
    table.play(PlaceTile(None, 2, "h26"))
    assert table.asked == "place_freely"
    assert table.hexes() == set()
    table.play(BuyTile("k2", "silver"))
    assert table.hexes() == {"h25"}
    slot = table.offered(PlaceTile)[0].slot
    table.play(PlaceTile(None, slot, "h25"))
    assert table.asked == "take_turn"
    assert table.points == [0, 0]


@pytest.mark.rule("COB-122", "COB-123", "COB-126", "COB-340")
def test_a_town_hall_completes_areas_with_the_points_of_the_phase() -> None:
    table = Table(dice=(3, 1), phase="c").give(storage=["town_hall", "watchtower"])
    table.play(PlaceTile(0, 0, "h26"))
    table.play(PlaceTile(None, 1, "h12"))
    assert table.points == [1 + 6 + 4, 0]


@pytest.mark.rule("COB-123", "COB-108")
def test_a_town_hall_keeps_to_the_town_limit() -> None:
    table = Table(dice=(3, 1)).give(storage=["town_hall", "town_hall", "bank"]).lay(ANN, {"h27": "bank"})
    table.play(PlaceTile(0, 0, "h26"))
    assert table.hexes(slot=1) == {"h12"}
    assert table.hexes(slot=2) == {"h12"}


@pytest.mark.rule("COB-109", "COB-341", "COB-200")
def test_a_town_hall_waits_for_a_purchase_but_not_for_workers() -> None:
    for bought, asked in ((False, "place_freely"), (True, "take_turn")):
        table = Table(options=EXTRA, dice=(3, 1)).give(silver=5, storage=["town_hall"], workers=0)
        table.lay(ANN, {"h13": "monastery_28"}).display(k2="goat_4", k4="goat_3")
        if bought:
            table.play(BuyTile("k2", "silver"))
        table.play(PlaceTile(0, 0, "h26"))
        assert table.asked == asked  # no pasture is within reach


@pytest.mark.rule("COB-098")
def test_the_extra_action_of_a_castle_cannot_be_declined() -> None:
    table = Table(dice=(6, 1)).give(storage=["castle"]).lay(ANN, {"h12": "bank"})
    table.play(PlaceTile(0, 0, "h07"))
    assert table.offered(type(DECLINE)) == []
    assert table.offered(type(END_TURN)) == []


# -- the end: 16 to 23, 26 and the crane


@pytest.mark.rule("COB-157")
@pytest.mark.parametrize(
    ("number", "building"),
    [
        (16, "warehouse"),
        (17, "watchtower"),
        (18, "carpenter"),
        (19, "church"),
        (20, "market"),
        (21, "boarding_house"),
        (22, "bank"),
        (23, "town_hall"),
    ],
)
def test_16_to_23(number: int, building: str) -> None:
    table = Table().lay(
        ANN, {"h13": f"monastery_{number}", "h12": building, "h26": building, "h09": building}
    )
    table.give(storage=[building])
    assert final(table) == 12
    table.lay(ANN, {"h12": "bank" if building != "bank" else "market"})
    assert final(table) == 8
    assert final(table, BEN) == 0


@pytest.mark.rule("COB-162")
def test_26_counts_large_and_small_cards_of_the_owner() -> None:
    table = Table(players=3).lay(ANN, {"h13": "monastery_26"})
    table.game.state.cards.update(
        {"mine": (ANN, BEN), "river": (BEN, ANN), "town": (CLEO, BEN), "castle": (ANN,)}
    )
    assert final(table) == 9


@pytest.mark.rule("COB-203", "COB-157")
def test_the_crane_counts_once_for_the_best_monastery() -> None:
    table = Table(options=EXTRA).lay(ANN, {"h12": "crane", "h26": "bank"})
    assert final(table) == 0
    table.lay(ANN, {"h13": "monastery_17"})
    assert final(table) == 4
    table.lay(ANN, {"h08": "monastery_22"})
    assert final(table) == 4 + 4


@pytest.mark.rule("COB-201", "COB-202", "COB-108")
@pytest.mark.parametrize("used", ["bank", "boarding_house", "watchtower", "warehouse", "market", "town_hall"])
def test_the_crane_beside_a_building_of_the_kind_it_uses(used: str) -> None:
    table = Table(options=EXTRA, dice=(3, 3)).give(
        storage=["crane", "mine"], silver=0, workers=0, goods={"red": 2}
    )
    table.lay(ANN, {"h27": used}).display(d3a="cow_2", k2="ship")
    table.play(PlaceTile(0, 0, "h26"))
    assert table.asked == "choose_building"
    assert {a.building for a in table.offered(UseBuilding)} >= {used, "bank"}
    table.play(UseBuilding(used))
    if used == "warehouse":
        table.play(SellGoods(None, "red"))
    elif used == "market":
        table.play(TakeTile(None, "d3a"))
    elif used == "town_hall":
        table.play(PlaceTile(None, 1, "h25"))
    got = (*have(table), table.points[ANN])
    assert (
        got
        == {
            "bank": (2, 0, 0),
            "boarding_house": (0, 4, 0),
            "watchtower": (0, 0, 4),
            "warehouse": (1, 0, 4),
            "market": (0, 0, 0),
            "town_hall": (0, 0, 0),
        }[used]
    )
    assert table.asked == "take_turn"


# -- geese and 7, 24; 27


@pytest.mark.rule("COB-204", "COB-205", "COB-207", "COB-208")
@pytest.mark.parametrize(("with_7", "sums"), [(False, [7, 6, 11]), (True, [10, 8, 15])])
def test_geese_with_and_without_7(with_7: bool, sums: list[int]) -> None:
    table = Table(options=EXTRA, dice=(5, 6)).lay(ANN, {"h11": "cow_2", "h06": "cow_3"})
    if with_7:
        table.lay(ANN, {"h13": "monastery_7"})
    scored = []
    table.give(storage=["geese", "pig_4"]).play(PlaceTile(0, 0, "h10"))
    if table.asked == "choose_herd":
        table.play(CountHerd("cow"))
    scored.append(sum(points for _, source, points in table.scored if source == "animals"))
    table.play(PlaceTile(1, 1, "h01"))
    scored.append(sum(points for _, source, points in table.scored if source == "animals"))
    while table.seat != ANN:
        table.play(table.offered(TakeWorkers)[0])
    table.roll(ANN, 2, 2)
    table.give(storage=["cow_4"]).play(PlaceTile(0, 0, "h05"))
    scored.append(sum(points for _, source, points in table.scored if source == "animals"))
    assert scored == sums


@pytest.mark.rule("COB-204")
def test_geese_choose_between_two_herds_and_stand_alone_without() -> None:
    table = Table(options=EXTRA, dice=(5, 6)).lay(ANN, {"h11": "cow_2", "h06": "pig_4"})
    table.give(storage=["geese"]).play(PlaceTile(0, 0, "h10"))
    assert {a.animal for a in table.offered(CountHerd)} == {"cow", "pig"}
    table.play(CountHerd("pig"))
    assert table.points == [6, 0]
    alone = Table(options=EXTRA, dice=(4, 6)).lay(ANN, {"h12": "bank"}).give(storage=["geese"])
    alone.play(PlaceTile(0, 0, "h11"))
    assert alone.points == [2, 0]
    assert alone.asked == "take_turn"


@pytest.mark.rule("COB-206", "COB-159")
def test_geese_are_a_fifth_kind_for_24() -> None:
    table = Table(options=EXTRA).lay(
        ANN, {"h13": "monastery_24", "h01": "geese", "h05": "cow_2", "h28": "goat_3"}
    )
    assert final(table) == 12


@pytest.mark.rule("COB-196", "COB-197", "COB-198")
def test_27_rises_at_once_and_stays_on_top() -> None:
    table = Table(players=3, options=EXTRA, dice=(2, 2)).display().wares()
    table.give(BEN, storage=["monastery_27"]).roll(BEN, 1, 3)
    table.play(TakeWorkers(0), TakeWorkers(1), PlaceTile(0, 0, "h13"))
    assert table.game.state.bridge[0] == (CLEO, ANN, BEN)
    table.play(TakeWorkers(1))
    table.give(CLEO, storage=["ship"]).roll(CLEO, 2, 2)
    table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    assert table.game.state.order == (CLEO, BEN, ANN)
    table.display().wares()
    table.play(TakeWorkers(0), TakeWorkers(1))
    table.give(BEN, storage=["ship"]).roll(BEN, 2, 5)
    table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    assert table.game.state.bridge[1] == (CLEO, BEN)
    table.give(ANN, storage=["ship"]).roll(ANN, 2, 2)
    table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    assert table.game.state.bridge[:2] == [(), (CLEO, ANN, BEN)]
    assert table.game.state.order == (BEN, ANN, CLEO)


# -- ties


@pytest.mark.rule("COB-183", "COB-184")
@pytest.mark.parametrize(
    ("laid", "last_ship", "ranking"),
    [
        ((0, 0), None, [[BEN], [ANN]]),  # all equal: Ben plays later
        ((0, 0), BEN, [[ANN], [BEN]]),  # Ben's ship in the last round puts Ann behind him
        ((0, 1), None, [[ANN], [BEN]]),  # Ann has more empty spaces
        ((1, 0), None, [[BEN], [ANN]]),
    ],
)
def test_ties(laid: tuple[int, int], last_ship: int | None, ranking: list[list[int]]) -> None:
    table = Table()
    while (table.game.state.phase, table.game.state.round) != (4, 4):
        table.finish_round()
    table.display().wares()
    for seat in (ANN, BEN):
        table.give(seat, goods={}, silver=0, workers=0, storage=[])
        table.lay(seat, dict.fromkeys(("h13",)[: laid[seat]], "monastery_26"))
    table.play(TakeWorkers(0), TakeWorkers(1))
    if last_ship is not None:
        table.lay(ANN, {"h13": "monastery_26"})  # as many spaces as Ben fills
        table.give(BEN, storage=["ship"], workers=2).roll(BEN, 2, 2)
        table.play(PlaceTile(0, 0, "h18"), TakeWorkers(1))
    else:
        table.play(TakeWorkers(0), TakeWorkers(1))
    assert table.match.over
    assert table.points == [2, 2]
    assert table.match.ranking() == ranking
