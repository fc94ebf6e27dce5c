"""Monasteries 1 to 26: one by one, and together."""

from __future__ import annotations

import pytest

from engine.burgundy import choices, look
from engine.burgundy.actions import (
    BuyTile,
    FetchGoods,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
    TakeWorkers,
)
from engine.burgundy.scoring import monastery_parts
from engine.burgundy.values import Gained, PurchasePaid
from engine.core.values import Part, Scored
from tests.engine.burgundy.table import ANN, BEN, Table


def gains(table: Table) -> list[tuple[int, int, str]]:
    return [(event.silver, event.workers, event.cause) for event in table.of(Gained)]


@pytest.mark.rule("COB-111", "COB-112", "COB-146")
def test_a_monastery_does_not_help_to_place_itself() -> None:
    """EXAMPLE of COB-112."""
    table = Table(dice=(5, 5)).give(storage=["monastery_11", "mine"])
    table.lay(ANN, {"h13": "monastery_20", "h14": "bank"})
    assert table.hexes(slot=0) == {"h08"}
    assert table.hexes(slot=1) == set()
    table.play(PlaceTile(0, 0, "h08"))
    assert table.hexes(slot=1) == {"h25"}


@pytest.mark.rule("COB-113")
def test_a_stored_monastery_does_nothing() -> None:
    table = Table(dice=(6, 1)).give(goods={"orange": 1}, silver=0, storage=["monastery_3", "monastery_26"])
    table.play(SellGoods(0, "orange"))
    assert table.estate().silver == 1
    table.game.state.cards["mine"] = (ANN,)
    assert monastery_parts(table.game, ANN) == []


@pytest.mark.rule("COB-128")
def test_1_lets_equal_buildings_stand_in_a_town() -> None:
    table = Table(dice=(4, 3)).give(storage=["bank"]).lay(ANN, {"h14": "bank", "h13": "monastery_1"})
    assert table.hexes() == {"h09", "h15", "h12", "h26"}


@pytest.mark.rule("COB-130", "COB-131", "COB-132")
@pytest.mark.parametrize(
    ("monasteries", "silver", "workers"),
    [
        (["monastery_3"], 2, 0),
        (["monastery_4"], 1, 1),
        (["monastery_3", "monastery_4"], 2, 1),
    ],
)
def test_3_and_4_with_every_sale(monasteries: list[str], silver: int, workers: int) -> None:
    table = Table(dice=(6, 3)).give(goods={"orange": 2, "red": 1}, silver=0, workers=0, storage=["warehouse"])
    table.lay(ANN, {}, *monasteries)
    table.play(SellGoods(0, "orange"))
    assert (table.estate().silver, table.estate().workers) == (silver, workers)
    assert gains(table)[0] == (1, 0, "sale")
    assert [cause for *_, cause in gains(table)[1:]] == monasteries
    table.play(PlaceTile(1, 0, "h26"), SellGoods(None, "red"))
    assert (table.estate().silver, table.estate().workers) == (2 * silver, 2 * workers)


@pytest.mark.rule("COB-132")
def test_3_and_4_with_the_sale_of_a_castle() -> None:
    table = Table(dice=(6, 1)).lay(ANN, {"h12": "bank"}, "monastery_3", "monastery_4")
    table.give(storage=["castle"], goods={"red": 1}, silver=0, workers=0)
    table.play(PlaceTile(0, 0, "h07"), SellGoods(None, "red"))
    assert (table.estate().silver, table.estate().workers) == (2, 1)


@pytest.mark.rule("COB-136", "COB-137", "COB-138")
def test_6_pays_with_workers_from_any_depot() -> None:
    table = Table().display(k2="mine", d1c="ship", d6b="bank").give(silver=2, workers=4)
    table.lay(ANN, {}, "monastery_6")
    assert {(a.space, a.pay) for a in table.offered(BuyTile)} == {
        ("k2", "silver"),
        ("k2", "workers"),
        ("d1c", "workers"),
        ("d6b", "workers"),
    }
    assert table.refused(BuyTile("d1c", "silver")) == "COB-138"
    table.play(BuyTile("d6b", "workers"))
    assert table.of(PurchasePaid) == [PurchasePaid(ANN, "bank", "d6b", 0, 2)]
    assert (table.estate().silver, table.estate().workers) == (2, 2)
    assert table.refused(BuyTile("k2", "silver")) == "COB-081"


@pytest.mark.rule("COB-138")
def test_6_does_not_mix_workers_and_silver() -> None:
    table = Table().display(k2="mine").give(silver=1, workers=1).lay(ANN, {}, "monastery_6")
    assert table.offered(BuyTile) == []
    assert table.refused(BuyTile("k2", "workers")) == "COB-136"


@pytest.mark.rule("COB-139", "COB-140")
def test_7_adds_a_point_for_each_tile_that_scores() -> None:
    """EXAMPLE of COB-140."""
    for new, points in (("sheep_3", 9), ("pig_2", 3)):
        table = Table(dice=(5, 1)).give(storage=[new])
        table.lay(ANN, {"h12": "bank", "h11": "sheep_4"}, "monastery_7")
        table.play(PlaceTile(0, 0, "h10"))
        (scored,) = table.of(Scored)
        assert scored.points == points
        assert scored.parts[-1].name == "monastery_7"


@pytest.mark.rule("COB-141", "COB-142", "COB-143")
def test_8_lets_a_worker_change_a_die_by_two() -> None:
    """EXAMPLE of COB-143."""
    table = Table(dice=(6, 5)).give(workers=3).lay(ANN, {}, "monastery_8")
    game = table.game
    assert [look.workers_needed(game, ANN, *way) for way in ((3, 6), (3, 5), (6, 2), (5, 1))] == [2, 1, 1, 1]
    assert {a.change for a in table.offered(SpendWorker, die=0)} == {1, -1, 2, -2}
    assert table.refusal(SpendWorker(0, 3)).reason == "too_far"
    table.play(SpendWorker(0, 2), SpendWorker(1, 2))
    assert [table.die(ANN, die).value for die in (0, 1)] == [2, 1]
    assert table.estate().workers == 1
    table.play(SpendWorker(0, -1))
    assert table.die(ANN, 0).value == 1


SHIFTS = [
    ("monastery_9", "watchtower", {"h12", "h26"}, (2, 4)),
    ("monastery_10", "ship", {"h18"}, (1, 3)),
    ("monastery_10", "ship", {"h20"}, (4, 6)),
    ("monastery_11", "mine", {"h25"}, (3, 5)),
    ("monastery_11", "monastery_20", {"h13"}, (6, 2)),
]


@pytest.mark.rule("COB-144", "COB-145", "COB-146", "COB-148")
@pytest.mark.parametrize(("monastery", "tile", "hexes", "dice"), SHIFTS)
def test_9_to_11_let_the_die_be_one_off(
    monastery: str, tile: str, hexes: set[str], dice: tuple[int, int]
) -> None:
    table = Table(dice=dice).give(storage=[tile])
    for die in (0, 1):
        assert hexes.isdisjoint(table.hexes(die=die))
        assert table.refused(PlaceTile(die, 0, sorted(hexes)[0])) == "COB-062"
    table.lay(ANN, {}, monastery)
    for die in (0, 1):
        assert hexes <= table.hexes(die=die)


@pytest.mark.rule("COB-144", "COB-145", "COB-146")
@pytest.mark.parametrize(
    ("monastery", "kinds"),
    [
        ("monastery_9", {"watchtower"}),
        ("monastery_10", {"ship", "cow_2"}),
        ("monastery_11", {"castle", "mine", "monastery_20"}),
    ],
)
def test_9_to_11_help_their_own_kinds_only(monastery: str, kinds: set[str]) -> None:
    for tile in ("watchtower", "ship", "cow_2", "castle", "mine", "monastery_20"):
        table = Table().give(storage=[tile]).lay(ANN, {"h12": "bank", "h11": "pig_2"})
        table.lay(ANN, {}, monastery)
        places = {}
        for die in range(1, 7):
            table.roll(ANN, die, die)
            places[die] = len(table.hexes())
        more = sum(places.values())
        exact = sum(1 for _ in set(_all_hexes(table)))
        assert (more == 3 * exact) == (tile in kinds)


def _all_hexes(table: Table) -> set[str]:
    return {action.hex for action in choices.all_placements(table.game, ANN)}  # type: ignore[attr-defined]


@pytest.mark.rule("COB-147", "COB-148", "COB-150")
def test_12_lets_the_die_be_one_off_when_taking() -> None:
    table = Table(dice=(1, 4)).display(d1b="bank", d2a="monastery_1", d6b="bank", d3a="cow_2", k2="mine")
    table.give(goods={"violet": 1}, storage=["ship"], workers=0)
    table.lay(ANN, {}, "monastery_12")
    assert {a.space for a in table.offered(TakeTile, die=0)} == {"d6b", "d1b", "d2a"}
    assert {a.space for a in table.offered(TakeTile, die=1)} == {"d3a"}
    assert table.offered(SellGoods) == []
    assert table.hexes() == set()
    table.play(TakeTile(0, "d6b"))
    assert table.estate().storage[1] == "bank"


@pytest.mark.rule("COB-148")
def test_a_free_change_and_workers_together() -> None:
    table = Table(dice=(1, 1)).display(d3a="cow_2").give(workers=1).lay(ANN, {}, "monastery_12")
    assert table.offered(TakeTile) == []
    table.play(SpendWorker(0, 1), TakeTile(0, "d3a"))
    assert table.estate().storage[0] == "cow_2"


@pytest.mark.rule("COB-149")
def test_the_free_change_is_1_also_for_the_owner_of_8() -> None:
    table = Table(dice=(1, 1)).display(d3a="cow_2").lay(ANN, {}, "monastery_12", "monastery_8")
    assert table.offered(TakeTile) == []
    assert table.refused(TakeTile(0, "d3a")) == "COB-055"


@pytest.mark.rule("COB-151", "COB-152", "COB-154")
@pytest.mark.parametrize(
    ("monasteries", "silver", "workers"),
    [(["monastery_13"], 1, 2), (["monastery_14"], 0, 4), (["monastery_13", "monastery_14"], 1, 4)],
)
def test_13_and_14_when_taking_workers(monasteries: list[str], silver: int, workers: int) -> None:
    table = Table(dice=(6, 1)).lay(ANN, {"h12": "bank"}, *monasteries)
    table.give(storage=["castle"], silver=0, workers=0).play(TakeWorkers(1))
    assert (table.estate().silver, table.estate().workers) == (silver, workers)
    table.play(PlaceTile(0, 0, "h07"), TakeWorkers(None))
    assert (table.estate().silver, table.estate().workers) == (2 * silver, 2 * workers)


@pytest.mark.rule("COB-153")
def test_13_and_14_do_nothing_for_a_boarding_house() -> None:
    table = Table(dice=(3, 1)).lay(ANN, {}, "monastery_13", "monastery_14")
    table.give(storage=["boarding_house"], silver=0, workers=0).play(PlaceTile(0, 0, "h26"))
    assert (table.estate().silver, table.estate().workers) == (0, 4)


def final(table: Table) -> dict[str, int]:
    return {part.name: part.points for part in monastery_parts(table.game, ANN)}


@pytest.mark.rule("COB-155", "COB-156", "COB-161")
def test_15_and_25_count_sold_goods() -> None:
    """EXAMPLE of COB-156."""
    table = Table().give(sold={"red": 4, "violet": 3, "pink": 3, "orange": 1}, goods={"brown": 2})
    table.lay(ANN, {}, "monastery_15", "monastery_25")
    assert final(table) == {"monastery_15": 8, "monastery_25": 11}


BUILDINGS = [
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding_house",
    "bank",
    "town_hall",
]


@pytest.mark.rule("COB-157")
@pytest.mark.parametrize(("number", "building"), list(enumerate(BUILDINGS, 16)))
def test_16_to_23_count_a_building(number: int, building: str) -> None:
    others = [other for other in BUILDINGS if other != building]
    table = Table().lay(
        ANN, dict(zip(("h26", "h27", "h32", "h33", "h37", "h14", "h15"), others, strict=True))
    )
    table.lay(ANN, {}, f"monastery_{number}")
    assert final(table) == {}
    table.lay(ANN, {"h12": building, "h09": building})
    assert monastery_parts(table.game, ANN) == [Part(f"monastery_{number}", 2, 4)]


@pytest.mark.rule("COB-158")
def test_two_watchtowers_and_four_banks() -> None:
    """EXAMPLE of COB-158."""
    towers = {"h12": "watchtower", "h26": "watchtower"}
    table = Table().lay(ANN, {**towers, "h27": "bank", "h14": "bank", "h24": "bank", "h29": "bank"})
    table.lay(ANN, {}, "monastery_17", "monastery_22")
    assert final(table) == {"monastery_17": 8, "monastery_22": 16}


@pytest.mark.rule("COB-159", "COB-160")
def test_24_counts_kinds_of_animals() -> None:
    """EXAMPLE of COB-160."""
    animals = {"h01": "sheep_2", "h05": "sheep_3", "h06": "sheep_4", "h10": "cow_3", "h28": "goat_2"}
    table = Table().lay(ANN, animals, "monastery_24")
    assert final(table) == {"monastery_24": 12}


@pytest.mark.rule("COB-162")
def test_26_counts_bonus_cards_large_and_small() -> None:
    table = Table().lay(ANN, {}, "monastery_26")
    table.game.state.cards["mine"] = (ANN, BEN)
    table.game.state.cards["town"] = (BEN, ANN)
    table.game.state.cards["river"] = (BEN,)
    assert final(table) == {"monastery_26": 6}


def test_many_powers_at_once() -> None:
    table = Table(dice=(6, 1)).display(d1b="bank", d5b="mine")
    table.lay(ANN, {}, *(f"monastery_{number}" for number in (3, 4, 8, 10, 12)))
    table.give(goods={"orange": 2}, silver=0, workers=1, storage=["ship"])
    assert {a.space for a in table.offered(TakeTile, die=0)} == {"d5b", "d1b"}
    assert table.hexes(die=0) == {"h20"}
    assert table.hexes(die=1) == {"h18"}
    table.play(SellGoods(0, "orange"), SpendWorker(1, 2))
    assert (table.estate().silver, table.estate().workers) == (2, 1)
    table.wares(d2="red").play(PlaceTile(1, 0, "h18"), FetchGoods((2,)))
    assert table.goods() == {"red": 1}
