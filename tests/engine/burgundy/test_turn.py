"""The turn: dice, workers, taking tiles, purchases."""

from __future__ import annotations

import pytest

from engine.burgundy import look
from engine.burgundy.actions import (
    BuyTile,
    Decline,
    DiscardTile,
    EndTurn,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
    TakeWorkers,
)
from engine.burgundy.values import DieChanged, PurchasePaid, TileDiscarded, TileTaken
from tests.engine.burgundy.table import ANN, BEN, Table

# -- dice and workers


@pytest.mark.rule("COB-043", "COB-044", "COB-046")
def test_two_die_actions_in_any_order_even_the_same_twice() -> None:
    table = Table(dice=(3, 3)).display(d3a="cow_2", d3c="bank")
    table.play(TakeTile(1, "d3c"))
    assert table.seat == ANN
    assert table.refused(TakeTile(1, "d3a")) == "COB-046"
    assert table.refused(TakeWorkers(1)) == "COB-046"
    table.play(TakeTile(0, "d3a"))
    assert table.estate(ANN).storage == ("bank", "cow_2", "")
    assert table.seat == BEN


@pytest.mark.rule("COB-045")
def test_the_four_die_actions() -> None:
    table = Table(dice=(2, 2)).display(d2a="monastery_1").give(storage=["ship"], goods={"violet": 1})
    kinds = {action.kind for action in table.match.actions() if getattr(action, "die", None) == 0}
    assert kinds == {"take_tile", "place_tile", "sell_goods", "take_workers", "spend_worker"}


@pytest.mark.rule("COB-047")
def test_a_die_cannot_be_passed() -> None:
    table = Table().display().give(goods={}, silver=9)
    assert table.refusal(EndTurn()).rule == "COB-047"
    assert table.offered(TakeWorkers, die=0)
    table.play(TakeWorkers(0))
    assert table.refused(EndTurn()) == "COB-047"


@pytest.mark.rule("COB-048", "COB-049", "COB-050", "COB-052", "COB-053")
def test_two_workers_turn_a_2_into_a_6() -> None:
    """EXAMPLE of COB-053."""
    table = Table(dice=(2, 4)).give(workers=2).display(d6b="bank", d6d="pig_3")
    table.play(SpendWorker(0, -1))
    assert table.of(DieChanged) == [DieChanged(ANN, 0, 2, 1)]
    table.play(SpendWorker(0, -1))
    assert table.of(DieChanged) == [DieChanged(ANN, 0, 1, 6)]
    assert table.estate().workers == 0
    assert table.game.unused_dice(ANN) == [0, 1]
    assert table.refused(SpendWorker(0, -1)) == "COB-048"
    table.play(TakeTile(0, "d6d"))
    assert table.estate().storage[0] == "pig_3"


@pytest.mark.rule("COB-049")
def test_a_6_becomes_a_1() -> None:
    table = Table(dice=(6, 6)).give(workers=1).play(SpendWorker(1, 1))
    assert [table.die(ANN, die).value for die in (0, 1)] == [6, 1]


@pytest.mark.rule("COB-048")
def test_one_worker_changes_a_die_by_one_only() -> None:
    table = Table().give(workers=5)
    assert {(a.die, a.change) for a in table.offered(SpendWorker)} == {(0, 1), (0, -1), (1, 1), (1, -1)}
    assert table.refusal(SpendWorker(0, 2)).reason == "too_far"


@pytest.mark.rule("COB-054")
def test_the_cheapest_way_from_6() -> None:
    """EXAMPLE of COB-054."""
    game = Table().game
    assert [look.workers_needed(game, ANN, 6, to) for to in (1, 5, 2, 4, 3, 6)] == [1, 1, 2, 2, 3, 0]


@pytest.mark.rule("COB-051")
def test_workers_only_change_own_unused_dice_at_any_time_of_the_turn() -> None:
    table = Table(dice=(3, 5)).give(workers=4, storage=["market"]).display(d1c="ship", d4b="ship")
    table.lay(ANN, {"h13": "monastery_20"})
    table.play(PlaceTile(0, 0, "h12"))
    assert table.asked == "take_freely"
    assert table.refused(SpendWorker(0, 1)) == "COB-051"
    table.play(SpendWorker(1, 1))
    assert table.asked == "take_freely"
    assert table.die(ANN, 1).value == 6
    assert table.die(BEN, 0) == Table(dice=(3, 5)).die(BEN, 0)
    table.play(Decline())
    assert table.asked == "take_turn"


# -- taking tiles


@pytest.mark.rule("COB-055", "COB-056")
def test_the_die_names_the_depot() -> None:
    table = Table(dice=(3, 5)).display(d3a="cow_2", d3c="bank", d5b="mine", d1c="ship", k2="ship")
    assert {(a.die, a.space) for a in table.offered(TakeTile)} == {(0, "d3a"), (0, "d3c"), (1, "d5b")}
    refusal = table.refusal(TakeTile(0, "d5b"))
    assert (refusal.rule, refusal.places) == ("COB-055", ("d5b",))
    table.play(TakeTile(0, "d3a"))
    assert table.estate().storage == ("cow_2", "", "")
    assert table.estate().laid.count("") == 36
    assert table.of(TileTaken) == [TileTaken(ANN, "cow_2", "d3a", 0, 0)]
    assert "d3a" not in table.game.state.depots


@pytest.mark.rule("COB-059")
def test_an_empty_depot_gives_nothing_and_is_not_refilled() -> None:
    table = Table(dice=(3, 3)).display(d3a="cow_2")
    table.play(TakeTile(0, "d3a"))
    assert table.offered(TakeTile) == []
    assert table.refused(TakeTile(1, "d3a")) == "COB-059"


@pytest.mark.rule("COB-060")
def test_the_black_depot_is_not_reached_with_a_die() -> None:
    table = Table().display(k2="mine")
    assert table.offered(TakeTile) == []
    assert table.refused(TakeTile(0, "k2")) == "COB-060"


@pytest.mark.rule("COB-057", "COB-061")
def test_full_key_spaces_cost_a_stored_tile() -> None:
    """EXAMPLE of COB-061."""
    table = Table(dice=(3, 1)).display(d3a="cow_2").give(storage=["ship", "mine", "bank"])
    table.play(TakeTile(0, "d3a"))
    assert table.asked == "make_room"
    assert table.match.actions() == (DiscardTile(0), DiscardTile(1), DiscardTile(2))
    assert table.refused(TakeWorkers(1)) == "COB-057"
    assert table.refused(DiscardTile(3)) == "COB-057"
    table.play(DiscardTile(1))
    assert table.estate().storage == ("ship", "cow_2", "bank")
    assert table.of(TileDiscarded) == [TileDiscarded(ANN, "mine", 1)]
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-058")
def test_a_stored_tile_is_not_discarded_for_nothing() -> None:
    table = Table().give(storage=["ship", "mine", "bank"])
    assert table.offered(DiscardTile) == []
    assert table.refused(DiscardTile(0)) == "COB-043"


# -- taking workers


@pytest.mark.rule("COB-080")
@pytest.mark.parametrize("value", range(1, 7))
def test_any_die_brings_two_workers(value: int) -> None:
    table = Table(dice=(value, value)).give(workers=0).play(TakeWorkers(1))
    assert table.estate().workers == 2


# -- purchases


@pytest.mark.rule("COB-081", "COB-083", "COB-084")
def test_one_purchase_in_a_turn_for_two_silver() -> None:
    table = Table(dice=(3, 3)).display(k2="mine", k4="bank", d1c="ship").give(silver=5)
    assert {a.space for a in table.offered(BuyTile)} == {"k2", "k4"}
    table.play(BuyTile("k4", "silver"))
    assert table.of(PurchasePaid) == [PurchasePaid(ANN, "bank", "k4", 2, 0)]
    assert table.estate().silver == 3
    assert table.estate().storage[0] == "bank"
    assert table.game.unused_dice(ANN) == [0, 1]
    assert table.offered(BuyTile) == []
    assert table.refused(BuyTile("k2", "silver")) == "COB-081"


@pytest.mark.rule("COB-081")
def test_a_purchase_needs_silver_and_the_black_depot() -> None:
    table = Table().display(k2="mine", d1c="ship").give(silver=1)
    assert table.refusal(BuyTile("k2", "silver")).reason == "no_silver"
    table.give(silver=2)
    assert table.refusal(BuyTile("d1c", "silver")).reason == "numbered_depot"
    assert table.refusal(BuyTile("k4", "silver")).reason == "empty"
    assert table.refused(BuyTile("k2", "workers")) == "COB-136"


@pytest.mark.rule("COB-083")
def test_a_purchase_with_full_key_spaces_costs_a_stored_tile() -> None:
    table = Table().display(k2="mine").give(silver=2, storage=["ship", "ship", "bank"])
    table.play(BuyTile("k2", "silver"))
    assert table.asked == "make_room"
    table.play(DiscardTile(2))
    assert table.estate().storage == ("ship", "ship", "mine")
    assert table.seat == ANN
    assert table.game.unused_dice(ANN) == [0, 1]


@pytest.mark.rule("COB-082")
def test_the_purchase_comes_before_between_or_after_the_dice() -> None:
    for when in range(3):
        table = Table().display(k2="mine").give(silver=2)
        for die in range(when):
            table.play(TakeWorkers(die))
        assert table.offered(BuyTile) == [BuyTile("k2", "silver")]
        table.play(BuyTile("k2", "silver"))
        assert table.estate().storage[0] == "mine"


@pytest.mark.rule("COB-085")
def test_a_missed_purchase_is_not_carried_over() -> None:
    table = Table().display(k2="mine", k4="mine").give(silver=9)
    table.finish_round()
    table.display(k2="mine", k4="mine")
    assert table.seat == ANN
    table.play(BuyTile("k2", "silver"))
    assert table.refused(BuyTile("k4", "silver")) == "COB-081"


@pytest.mark.rule("COB-082", "COB-086", "COB-341")
def test_a_tile_bought_for_the_town_hall_that_waits() -> None:
    """EXAMPLE of COB-086."""
    table = Table(dice=(3, 1)).display(k2="mine").give(silver=2, storage=["town_hall"])
    table.play(PlaceTile(0, 0, "h12"))
    assert table.asked == "place_freely"
    assert table.offered(PlaceTile) == []
    table.play(BuyTile("k2", "silver"))
    assert table.asked == "place_freely"
    table.play(PlaceTile(None, 0, "h25"))
    assert table.tile_at("h25") == "mine"
    assert table.asked == "take_turn"


@pytest.mark.rule("COB-109")
def test_a_town_hall_without_tile_and_purchase_is_not_asked() -> None:
    table = Table(dice=(3, 1)).display(k2="mine").give(silver=1, storage=["town_hall"])
    table.play(PlaceTile(0, 0, "h12"))
    assert table.asked == "take_turn"


def test_after_a_purchase_that_does_not_help_the_town_hall_lapses() -> None:
    table = Table(dice=(3, 1)).display(k2="castle").give(silver=2, storage=["town_hall"])
    table.play(PlaceTile(0, 0, "h12"), BuyTile("k2", "silver"))
    assert table.asked == "place_freely"  # the castle goes beside the town hall: h07
    table = Table(dice=(3, 1)).display(k2="market").give(silver=2, storage=["town_hall"])
    table.lay(ANN, {"h26": "market", "h14": "market", "h24": "market"})
    table.play(PlaceTile(0, 0, "h12"), BuyTile("k2", "silver"))
    assert table.asked == "take_turn"


def test_a_town_hall_is_not_asked_when_the_purchase_is_made() -> None:
    table = Table(dice=(3, 1)).display(k2="castle", k4="mine").give(silver=9, storage=["town_hall"])
    table.play(BuyTile("k2", "silver")).give(storage=["town_hall"])
    table.play(PlaceTile(0, 0, "h12"))
    assert table.asked == "take_turn"


def test_actions_of_the_turn_are_refused_by_the_rule_of_the_turn() -> None:
    table = Table()
    assert table.refused(Decline()) == "COB-043"
    assert table.refused(SellGoods(0, "gold")) == "COB-043"
    assert table.refused(TakeTile(None, "d1b")) == "COB-043"
    assert table.refused(TakeTile(0, "nowhere")) == "COB-043"
