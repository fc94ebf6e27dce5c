"""Production and the five faces of the event die."""

from __future__ import annotations

import pytest

from engine.catan_duel.values import PASS, ROLL, Build, Demand, DiceRolled, Draw, Store
from tests.engine.catan_duel.duel import BLUE, FIELDS, FOREST, HILLS, MOUNTAINS, PASTURE, RED, RIVER, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel("gold")


# -- production


@pytest.mark.rule("CAT-020", "CAT-063")
def test_both_players_receive_in_every_turn(duel: Duel) -> None:
    duel.roll(6, "trade")
    assert duel.has(RED) == {"grain": 1}
    assert duel.has(BLUE) == {"ore": 1}
    assert [(event.seat, event.place, event.amount) for event in duel.of("gained")] == [
        (RED, "0:2t", 1),
        (BLUE, "1:2b", 1),
    ]


@pytest.mark.rule("CAT-021")
def test_what_finds_no_room_is_lost(duel: Duel) -> None:
    duel.put(RED, PASTURE, 3)
    duel.roll(4, "trade")
    assert duel.at(RED, PASTURE) == 3
    assert duel.of("gained")[0].lost == 1


@pytest.mark.rule("CAT-022", "CAT-063")
def test_several_landscapes_with_the_number_receive_1_each(duel: Duel) -> None:
    duel.lay(RED, "2", "central/road")
    duel.lay(RED, "3", "central/settlement")
    duel.land(RED, "4t", "central/forest-6")
    duel.land(RED, "4b", "central/pasture-6")
    duel.roll(6, "trade")
    assert duel.has(RED) == {"grain": 1, "wood": 1, "wool": 1}
    duel.put(RED, FOREST, 2)
    assert duel.has(RED)["wood"] == 3


@pytest.mark.rule("CAT-064", "CAT-B06")
def test_a_booster_adds_one_and_the_surplus_is_lost(duel: Duel) -> None:
    duel.lay(RED, "1b1", "base/iron_foundry")
    duel.put(RED, MOUNTAINS, 2)
    duel.roll(5, "trade")
    assert duel.at(RED, MOUNTAINS) == 3
    assert (duel.of("gained")[0].amount, duel.of("gained")[0].lost) == (1, 1)


@pytest.mark.rule("CAT-065", "CAT-B10")
def test_marketplaces_come_after_all_landscapes(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/marketplace")
    duel.land(BLUE, "0t", "central/gold_river-3")
    duel.roll(3, "trade")
    assert duel.has(BLUE) == {"wood": 1, "gold": 1}
    assert duel.asked == "store_at"
    assert duel.asked_seat == RED


@pytest.mark.rule("CAT-066")
def test_produced_gold_may_go_into_the_cache(duel: Duel) -> None:
    duel.lay(RED, "0t+", "gold/gold_cache")
    duel.roll(1, "trade")
    assert duel.offered("store") == [Store("0:0t"), Store("0:0t+")]
    duel.play(Store("0:0t+"))
    assert (duel.at(RED, RIVER), duel.at(RED, "0t+")) == (0, 1)
    duel.turn_of(RED)
    duel.put(RED, "0t+", 3)
    duel.roll(1, "trade")
    assert duel.at(RED, RIVER) == 1, "with a full cache nobody is asked"


def test_the_dice_are_announced(duel: Duel) -> None:
    duel.roll(2, "harvest")
    assert duel.of("dice_rolled") == [DiceRolled(RED, 2, "harvest")]
    assert duel.of("dice_rolled")[0].reveals


@pytest.mark.rule("CAT-061")
def test_nothing_but_rolling_comes_before_the_roll(duel: Duel) -> None:
    duel.stock(RED, wood=1, brick=2)
    duel.hand(RED, "base/merchant_caravan")
    assert duel.match.actions() == (ROLL,)
    assert duel.refused(Build("central/road", "0:2")).rule == "CAT-061"
    assert duel.refused(Draw(0)).rule == "CAT-061"


# -- brigands


@pytest.mark.rule("CAT-062")
def test_a_red_event_comes_before_production(duel: Duel) -> None:
    duel.stock(RED, wood=3, brick=3, gold=1)
    duel.roll(4, "brigand")
    assert duel.has(RED) == {"wood": 3, "brick": 3, "gold": 1, "wool": 1}


@pytest.mark.rule("CAT-062")
def test_a_black_event_comes_after_production(duel: Duel) -> None:
    duel.roll(4, "harvest")
    kinds = [event.kind for event in duel.events]
    assert kinds.index("gained") > kinds.index("dice_rolled")
    assert duel.has(RED) == {"wool": 1}
    assert duel.asked == "store_at"


@pytest.mark.rule("CAT-070")
def test_seven_are_safe_and_eight_are_not(duel: Duel) -> None:
    duel.stock(RED, wood=3, wool=2, gold=2)
    duel.stock(BLUE, wood=3, wool=3, gold=2)
    duel.roll(6, "brigand")
    assert duel.has(RED) == {"wood": 3, "wool": 2, "gold": 2, "grain": 1}
    assert duel.has(BLUE) == {"wood": 3, "ore": 1}
    assert [(event.seat, event.count, event.robbed) for event in duel.of("brigands_counted")] == [
        (RED, 7, False),
        (BLUE, 8, True),
    ]


@pytest.mark.rule("CAT-071", "CAT-B09")
def test_a_storehouse_lowers_the_count(duel: Duel) -> None:
    duel.lay(RED, "1b1", "base/storehouse")
    duel.put(RED, PASTURE, 3)
    duel.put(RED, FOREST, 3)
    duel.put(RED, HILLS, 3)
    duel.roll(1, "brigand")
    assert duel.at(RED, PASTURE) == 3
    assert duel.of("brigands_counted")[0].count == 6


@pytest.mark.rule("CAT-071", "CAT-B09")
def test_with_more_than_seven_elsewhere_the_storehouse_does_not_help(duel: Duel) -> None:
    duel.lay(RED, "1b1", "base/storehouse")
    for place in (PASTURE, FOREST, HILLS, FIELDS):
        duel.put(RED, place, 3)
    duel.roll(5, "brigand")
    assert duel.of("brigands_counted")[0].count == 9
    assert duel.has(RED) == {"wood": 3, "brick": 3, "grain": 3, "ore": 1}


@pytest.mark.rule("CAT-071", "CAT-G07")
def test_gold_in_the_cache_is_neither_counted_nor_taken(duel: Duel) -> None:
    duel.lay(RED, "0t+", "gold/gold_cache")
    duel.put(RED, "0t+", 3)
    for place in (FOREST, HILLS):
        duel.put(RED, place, 3)
    duel.put(RED, RIVER, 1)
    duel.roll(2, "brigand")
    assert (duel.at(RED, RIVER), duel.at(RED, "0t+")) == (1, 3)
    duel.turn_of(RED)
    duel.put(RED, PASTURE, 1)
    duel.roll(2, "brigand")
    assert (duel.at(RED, RIVER), duel.at(RED, "0t+"), duel.at(RED, PASTURE)) == (0, 3, 0)


# -- trade


@pytest.mark.rule("CAT-072", "CAT-026")
def test_trade_takes_a_resource_from_the_other(duel: Duel) -> None:
    for site, ship in (("1t1", "ore"), ("1b1", "grain"), ("-1t1", "wool")):
        duel.lay(RED, site, f"base/{ship}_ship")
    duel.stock(BLUE, ore=1, grain=2)
    duel.roll(3, "trade")
    assert duel.asked == "demand_resource"
    assert duel.offered("demand") == [Demand("wood"), Demand("grain"), Demand("ore")]
    assert duel.refused(Demand("gold")).reason == "other_has_none"
    duel.play(Demand("ore"))
    assert duel.has(RED) == {"ore": 1, "brick": 1}
    assert duel.has(BLUE) == {"grain": 2, "wood": 1}


@pytest.mark.rule("CAT-072")
def test_trade_without_the_advantage_or_room_does_nothing(duel: Duel) -> None:
    duel.stock(BLUE, ore=1)
    duel.roll(1, "trade")
    assert duel.asked == "action_phase"
    for site, ship in (("1t1", "ore"), ("1b1", "grain"), ("-1t1", "wool")):
        duel.lay(RED, site, f"base/{ship}_ship")
    duel.turn_of(RED)
    duel.stock(BLUE, ore=1)
    duel.put(RED, MOUNTAINS, 3)
    duel.luck(production_die=[1], event_die=["trade"])
    duel.put(RED, PASTURE, 3)
    duel.play(ROLL)
    assert duel.asked == "action_phase"
    assert duel.has(BLUE) == {"ore": 1, "wool": 1}


# -- celebration


@pytest.mark.rule("CAT-073", "CAT-024", "CAT-025")
def test_equal_skill_brings_a_resource_to_both_the_active_player_first(duel: Duel) -> None:
    duel.turn_of(BLUE)
    duel.roll(1, "celebration")
    assert (duel.asked, duel.asked_seat) == ("store_at", BLUE)
    duel.play(Store("1:-2t"))
    assert (duel.asked, duel.asked_seat) == ("store_at", RED)
    duel.play(Store("0:2b"))
    assert duel.has(BLUE) == {"wool": 1, "wood": 1}
    assert duel.has(RED) == {"gold": 1, "ore": 1}


@pytest.mark.rule("CAT-073", "CAT-134")
def test_more_skill_celebrates_alone(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/inga")
    duel.lay(BLUE, "1t1", "base/austin")
    duel.roll(1, "celebration")
    assert duel.asked_seat == RED
    duel.play(Store("0:2b"))
    assert duel.asked == "action_phase"
    duel.turn_of(RED)
    duel.lay(BLUE, "1b1", "base/inga")
    duel.roll(2, "celebration")
    assert (duel.asked, duel.asked_seat) == ("store_at", BLUE)


@pytest.mark.rule("CAT-024")
def test_without_room_a_free_resource_lapses(duel: Duel) -> None:
    for place in (FOREST, HILLS, RIVER, PASTURE, FIELDS, MOUNTAINS):
        duel.put(RED, place, 3)
    duel.roll(1, "celebration")
    assert (duel.asked, duel.asked_seat) == ("store_at", BLUE)
    assert duel.of("lapsed")[0].seat == RED


@pytest.mark.rule("CAT-024")
def test_a_free_resource_is_offered_only_where_there_is_room(duel: Duel) -> None:
    duel.put(RED, FOREST, 3)
    duel.roll(5, "celebration")
    assert Store("0:-2t") not in duel.match.actions()
    assert duel.refused(Store("0:-2t")).rule == "CAT-024"
    assert duel.refused(PASS).rule == "CAT-023"


# -- harvest


@pytest.mark.rule("CAT-074", "CAT-B11", "CAT-G08")
def test_harvest_brings_a_resource_to_both_and_gold_for_bridges_and_pirates(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/toll_bridge")
    duel.lay(BLUE, "1t1", "gold/pirate_ship")
    duel.roll(6, "harvest")
    assert duel.asked_seat == RED
    duel.play(Store("0:-2t"))
    assert duel.asked_seat == BLUE
    duel.play(Store("1:-2t"))
    assert duel.has(RED) == {"wood": 1, "grain": 1, "gold": 2}
    assert duel.has(BLUE) == {"wood": 1, "ore": 1, "gold": 1}


# -- event cards


@pytest.mark.rule("CAT-075", "CAT-076")
def test_a_drawn_event_goes_under_the_stack(duel: Duel) -> None:
    top = duel.state.events[-1].card
    duel.roll(6, "event_card")
    assert duel.of("event_revealed")[0].card == top
    while duel.asked != "action_phase":
        duel.play(duel.match.actions()[-1])
    assert duel.state.events[0].card == top
    assert len(duel.state.events) == 12


@pytest.mark.rule("CAT-077", "CAT-B20")
def test_yule_rebuilds_the_stack_and_another_event_follows(duel: Duel) -> None:
    events = list(duel.state.events)
    place = next(i for i, slot in enumerate(events) if slot.card == "base/yule")
    duel.state.events = tuple(events[: place + 1])
    duel.luck(production_die=[6], event_die=["event_card"], events=["base/year_of_plenty"])
    duel.play(ROLL)
    assert [event.card for event in duel.of("event_revealed")] == ["base/yule", "base/year_of_plenty"]
    assert duel.of("events_shuffled")
    left = [slot.card for slot in reversed(duel.state.events)]
    assert left.index("base/yule") == 7, "eight were above it, one of them is drawn"
    assert len(left) == 12
    assert left[-1] == "base/year_of_plenty"
