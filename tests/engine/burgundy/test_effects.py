"""Castles, mines, animals and the eight buildings."""

from __future__ import annotations

import pytest

from engine.burgundy.actions import (
    BuyTile,
    Decline,
    DiscardTile,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
)
from engine.burgundy.values import Gained
from engine.core.values import Part, Scored
from tests.engine.burgundy.table import ANN, Table

PASTURES = {"h11": "cow_2", "h12": "bank"}
"""A way to the large pasture of board 1: h01, h05, h06, h10, h11."""


def castle_placed(**changes: object) -> Table:
    """A table at which Ann has just placed a castle on h07."""
    table = Table(dice=(6, 1)).lay(ANN, {"h12": "bank"})
    table.give(**{"storage": ["castle"], "silver": 0, **changes})
    return table.play(PlaceTile(0, 0, "h07"))


# -- castles


@pytest.mark.rule("COB-095", "COB-096", "COB-098")
def test_a_castle_gives_an_action_of_any_kind_and_number() -> None:
    table = (
        Table(dice=(6, 1)).display(d1b="bank", d4b="ship", d5b="mine", k2="mine").lay(ANN, {"h12": "bank"})
    )
    table.give(storage=["castle", "ship", "mine"], goods={"red": 1, "orange": 2}, silver=0)
    table.play(PlaceTile(0, 0, "h07"))
    assert table.asked == "act_freely"
    assert {a.space for a in table.offered(TakeTile, die=None)} == {"d1b", "d4b", "d5b"}
    assert table.hexes(die=None) == {"h18", "h20", "h25"}
    assert {a.good for a in table.offered(SellGoods, die=None)} == {"red", "orange"}
    assert table.offered(TakeWorkers) == [TakeWorkers(None)]
    assert table.offered(Decline) == []
    assert table.refused(Decline()) == "COB-098"
    assert table.refused(TakeTile(None, "k2")) == "COB-060"
    assert table.refused(TakeTile(1, "d1b")) == "COB-095"
    table.play(SellGoods(None, "orange"))
    assert table.scored == [(ANN, "goods", 4)]
    assert table.game.unused_dice(ANN) == [1]


@pytest.mark.rule("COB-096")
def test_the_four_uses_of_a_castle() -> None:
    table = castle_placed().play(TakeWorkers(None))
    assert table.estate().workers == 1 + 2
    table = castle_placed(storage=["castle", "mine"]).play(PlaceTile(None, 1, "h25"))
    assert table.tile_at("h25") == "mine"
    table = castle_placed()
    space = table.offered(TakeTile)[0].space
    table.play(TakeTile(None, space))
    assert table.estate().storage[0] != ""
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-097", "COB-095")
def test_a_castle_by_a_castle_gives_another_action() -> None:
    table = castle_placed(storage=["castle", "castle", "castle"])
    table.play(PlaceTile(None, 1, "h02"))
    assert table.asked == "act_freely"
    table.play(PlaceTile(None, 2, "h03"))
    assert table.scored == [(ANN, "area", 6 + 10), (ANN, "card", 5)]
    assert table.asked == "act_freely"
    table.play(TakeWorkers(None))
    assert table.asked == "take_turn"
    assert table.game.unused_dice(ANN) == [1]


@pytest.mark.rule("COB-082", "COB-341")
def test_a_purchase_for_a_castle_that_waits() -> None:
    table = Table(dice=(6, 1)).display(k2="mine").lay(ANN, {"h12": "bank"}).give(storage=["castle"], silver=2)
    table.play(PlaceTile(0, 0, "h07"), BuyTile("k2", "silver"))
    assert table.asked == "act_freely"
    table.play(PlaceTile(None, 0, "h25"))
    assert table.tile_at("h25") == "mine"


# -- mines


@pytest.mark.rule("COB-099")
def test_a_mine_does_nothing_when_placed() -> None:
    table = Table(dice=(4, 1)).give(storage=["mine"], silver=0).play(PlaceTile(0, 0, "h25"))
    assert [event.kind for event in table.events] == ["tile_placed"]
    assert table.estate().silver == 0


# -- animals


def herd(new: str, hex: str, lying: dict[str, str], *monasteries: str) -> tuple[int, tuple[Part, ...]]:
    """What an animal scores that is laid beside others."""
    die = {"h10": 5, "h05": 2, "h06": 1, "h01": 6, "h28": 2}[hex]
    table = Table(dice=(die, 1)).give(storage=[new])
    table.lay(ANN, {"h12": "bank", "h22": "ship", **lying}, *monasteries)
    table.play(PlaceTile(0, 0, hex))
    (scored,) = [event for event in table.of(Scored) if event.source == "animals"]
    return scored.points, scored.parts


@pytest.mark.rule("COB-101", "COB-102", "COB-105", "COB-106")
def test_equal_animals_on_the_pasture_score_again() -> None:
    """EXAMPLE of COB-106."""
    lying = {"h11": "cow_3", "h06": "sheep_3"}
    assert herd("cow_4", "h10", lying)[0] == 7
    assert herd("cow_4", "h05", {**lying, "h10": "cow_4"})[0] == 11
    assert herd("sheep_2", "h05", {**lying, "h10": "cow_4"})[0] == 5
    assert herd("cow_4", "h10", lying)[1] == (Part("cow_4", 1, 4), Part("cow_3", 1, 3))


@pytest.mark.rule("COB-101")
@pytest.mark.parametrize("animals", [2, 3, 4])
def test_an_animal_alone_scores_what_it_shows(animals: int) -> None:
    assert herd(f"goat_{animals}", "h10", {"h11": "cow_3"})[0] == animals


@pytest.mark.rule("COB-103")
def test_animals_need_not_be_neighbours() -> None:
    assert herd("pig_2", "h01", {"h11": "pig_3", "h06": "cow_2"})[0] == 5


@pytest.mark.rule("COB-104")
def test_animals_on_other_pastures_do_not_score() -> None:
    assert herd("pig_2", "h28", {"h11": "pig_3", "h06": "pig_4"})[0] == 2


# -- buildings


def building(tile: str, **how: object) -> Table:
    """A table at which Ann has just placed a building on h26, in a town of five."""
    table = Table(dice=(3, 1))
    display = how.pop("display", {})
    table.display(**display)  # type: ignore[arg-type]
    stored = how.pop("storage", [])
    table.give(**{"storage": [tile, *stored], "silver": 0, "goods": {}, **how})  # type: ignore[misc]
    return table.play(PlaceTile(0, 0, "h26"))


ALL_KINDS = {
    "d1b": "bank",
    "d1c": "ship",
    "d2a": "monastery_1",
    "d2c": "castle",
    "d3a": "cow_2",
    "d5b": "mine",
    "k2": "ship",
    "k4": "mine",
    "k5": "bank",
}


@pytest.mark.rule("COB-107", "COB-114", "COB-115", "COB-116", "COB-117")
@pytest.mark.parametrize(
    ("tile", "rule", "spaces"),
    [
        ("market", "COB-114", {"d1c", "d3a"}),
        ("carpenter", "COB-115", {"d1b"}),
        ("church", "COB-116", {"d2a", "d2c", "d5b"}),
    ],
)
def test_taking_tiles_with_buildings(tile: str, rule: str, spaces: set[str]) -> None:
    table = building(tile, display=ALL_KINDS)
    assert table.asked == "take_freely"
    assert {a.space for a in table.offered(TakeTile)} == spaces
    for space in ALL_KINDS.keys() - spaces:
        expected = "COB-117" if space[0] == "k" else rule
        assert table.refused(TakeTile(None, space)) == expected
    chosen = sorted(spaces)[0]
    table.play(TakeTile(None, chosen))
    assert table.estate().storage[0] == ALL_KINDS[chosen]
    assert table.asked == "take_turn"
    assert table.game.unused_dice(ANN) == [1]


@pytest.mark.rule("COB-109")
@pytest.mark.parametrize(
    ("tile", "display"),
    [
        ("market", {"d1b": "bank", "k2": "ship"}),
        ("carpenter", {"d1c": "ship", "k2": "bank"}),
        ("church", {"d1c": "ship", "k2": "castle"}),
        ("warehouse", {}),
        ("town_hall", {}),
    ],
)
def test_an_advantage_that_cannot_be_used_is_lost(tile: str, display: dict[str, str]) -> None:
    table = building(tile, display=display)
    assert table.tile_at("h26") == tile
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-110")
@pytest.mark.parametrize("tile", ["market", "carpenter", "church", "warehouse", "town_hall"])
def test_an_advantage_that_one_may_use_can_be_declined(tile: str) -> None:
    table = building(tile, display=ALL_KINDS, goods={"red": 1}, storage=["mine"])
    assert table.offered(Decline) == [Decline()]
    table.play(Decline())
    assert table.asked == "take_turn"
    assert table.goods() == {"red": 1}
    assert table.estate().storage == ("", "mine", "")


@pytest.mark.rule("COB-118")
def test_full_key_spaces_when_the_church_takes() -> None:
    table = building("church", display=ALL_KINDS, storage=["ship", "ship"])
    table.game.change(ANN, storage=("ship", "ship", "ship"))
    table._changed()
    table.play(TakeTile(None, "d2c"))
    assert table.asked == "make_room"
    table.play(DiscardTile(2))
    assert table.estate().storage == ("ship", "ship", "castle")


@pytest.mark.rule("COB-119")
def test_the_warehouse_sells_a_colour_of_choice() -> None:
    table = building("warehouse", goods={"red": 2, "orange": 1})
    assert {a.good for a in table.offered(SellGoods, die=None)} == {"red", "orange"}
    table.play(SellGoods(None, "red"))
    assert table.scored == [(ANN, "goods", 4)]
    assert table.estate().silver == 1
    assert table.goods() == {"orange": 1}


@pytest.mark.rule("COB-120", "COB-121", "COB-125")
def test_boarding_house_bank_and_watchtower_give_at_once() -> None:
    table = building("boarding_house", workers=1)
    assert table.estate().workers == 5
    table = building("bank", silver=1)
    assert table.estate().silver == 3
    assert table.of(Gained) == [Gained(ANN, 2, 0, "bank")]
    table = building("watchtower")
    assert table.scored == [(ANN, "building", 4)]
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-126")
def test_a_watchtower_in_a_town_of_one_in_phase_c() -> None:
    """EXAMPLE of COB-126."""
    table = Table(dice=(3, 1), phase="c").give(storage=["watchtower"]).play(PlaceTile(0, 0, "h12"))
    assert table.points[ANN] == 11


@pytest.mark.rule("COB-122", "COB-123")
def test_the_town_hall_lays_any_tile_without_a_number() -> None:
    table = building("town_hall", storage=["mine", "town_hall"])
    assert table.asked == "place_freely"
    assert table.hexes(slot=1) == {"h25"}
    # in its own town there is a town hall already
    assert table.hexes(slot=2) == {"h12"}
    assert table.refused(PlaceTile(None, 2, "h27")) == "COB-108"
    assert table.refused(PlaceTile(None, 1, "h34")) == "COB-065"
    assert table.refused(PlaceTile(None, 1, "h12")) == "COB-064"
    assert table.refused(PlaceTile(1, 1, "h25")) == "COB-122"


@pytest.mark.rule("COB-124", "COB-340")
def test_chains_of_town_halls_and_castles() -> None:
    table = building("town_hall", storage=["town_hall", "castle"])
    table.play(PlaceTile(None, 1, "h12"))
    assert table.scored == [(ANN, "area", 1 + 10)]
    assert table.asked == "place_freely"
    table.play(PlaceTile(None, 2, "h07"))
    assert table.asked == "act_freely"
    table.give(storage=["warehouse"], goods={"pink": 3})
    table.play(PlaceTile(None, 0, "h27"))
    assert table.asked == "sell_freely"
    table.play(SellGoods(None, "pink"))
    assert table.asked == "take_turn"
    assert table.game.unused_dice(ANN) == [1]


@pytest.mark.rule("COB-122")
def test_the_tile_of_the_town_hall_has_all_its_effects() -> None:
    table = building("town_hall", storage=["bank"], silver=0)
    table.play(PlaceTile(None, 1, "h12"))
    assert table.estate().silver == 2
