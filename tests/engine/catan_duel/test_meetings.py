"""Cards that meet: two of a kind, attack and protection, one effect upon another."""

from __future__ import annotations

import pytest

from engine.catan_duel.behaviour import BEHAVIOURS
from engine.catan_duel.catalog import CARDS
from engine.catan_duel.values import (
    PASS,
    ROLL,
    Build,
    ChooseNumber,
    Demand,
    Demolish,
    Draw,
    Pick,
    Play,
    PutUnder,
    Search,
    Spend,
    Store,
    TakeCard,
    Trade,
    Waive,
)
from tests.engine.catan_duel.duel import (
    BLUE,
    FIELDS,
    FOREST,
    HILLS,
    MOUNTAINS,
    PASTURE,
    RED,
    RIVER,
    Duel,
)

CACHE = "2t+"


def full(duel: Duel, seat: int) -> None:
    duel.stock(seat, wood=3, brick=3, grain=3, wool=3, ore=3, gold=3)


def third_town(duel: Duel, seat: int, above: str, below: str) -> None:
    """One more settlement to the right, at column 3."""
    duel.lay(seat, "2", "central/road")
    duel.lay(seat, "3", "central/settlement")
    duel.land(seat, "4t", above)
    duel.land(seat, "4b", below)


def lay(duel: Duel, seat: int, **cards: str) -> None:
    """Cards at sites; L1t1 is the site above the left settlement, R1t1 the one above the right."""
    for site, card in cards.items():
        duel.lay(seat, site.replace("L", "-").replace("R", ""), card)


def build(duel: Duel, card: str) -> None:
    duel.play(next(action for action in duel.offered("build") if action.card == card))


def builds(duel: Duel, card: str) -> list[str]:
    return [action.place for action in duel.offered("build") if action.card == card]


def places(duel: Duel) -> set[str]:
    return {action.place for action in duel.match.actions() if hasattr(action, "place")}


def moved(duel: Duel) -> list[tuple[str, int]]:
    return [(event.token, event.seat) for event in duel.of("token_moved")]


# -- production


@pytest.mark.rule("CAT-064", "CAT-021")
def test_a_doubled_landscape_with_room_for_one() -> None:
    duel = Duel()
    lay(duel, RED, R1b1="base/iron_foundry")
    duel.put(RED, MOUNTAINS, 2)
    duel.roll(5, "trade")
    assert duel.at(RED, MOUNTAINS) == 3
    assert [(event.amount, event.lost) for event in duel.of("gained") if event.seat == RED] == [(1, 1)]


@pytest.mark.rule("CAT-013", "CAT-B06")
def test_a_booster_at_the_other_town_reaches_the_landscape_between() -> None:
    duel = Duel()
    lay(duel, RED, L1b1="base/weavers_shop", L1t1="base/iron_foundry")
    duel.roll(4, "trade")
    assert duel.at(RED, PASTURE) == 2
    duel.turn_of(RED)
    duel.roll(5, "trade")
    assert duel.at(RED, MOUNTAINS) == 1, "the foundry lies above and to the left"


@pytest.mark.rule("CAT-B10", "CAT-066")
def test_market_gold_may_go_into_the_cache_and_full_landscapes_of_the_other_count() -> None:
    duel = Duel("gold")
    lay(duel, RED, R1t1="base/marketplace")
    duel.lay(RED, CACHE, "gold/gold_cache")
    third_town(duel, BLUE, "central/gold_river-2", "central/forest-6")
    duel.put(BLUE, HILLS, 3)
    duel.roll(2, "trade")
    assert duel.asked == "store_at"
    assert places(duel) == {f"0:{HILLS}", f"0:{RIVER}", f"0:{CACHE}"}
    duel.play(Store(f"0:{CACHE}"))
    assert duel.has(RED) == {"wood": 1, "gold": 1}
    assert duel.has(BLUE) == {"brick": 3, "gold": 1}


@pytest.mark.rule("CAT-B10", "CAT-B01")
def test_both_markets_with_a_number_that_brigitta_set() -> None:
    duel = Duel()
    lay(duel, RED, R1t1="base/marketplace")
    lay(duel, BLUE, R1t1="base/marketplace")
    third_town(duel, BLUE, "central/pasture-5", "central/forest-6")
    duel.hand(RED, "base/brigitta")
    duel.luck(event_die=["trade"])
    duel.play(Play("base/brigitta"), ChooseNumber(5), ROLL)
    assert (duel.asked, duel.asked_seat) == ("store_at", RED)
    assert places(duel) == {f"0:{FIELDS}", f"0:{PASTURE}"}, "of fields 5 and pasture 5"
    duel.play(Store(f"0:{FIELDS}"))
    assert duel.asked == "action_phase"
    assert duel.has(RED) == {"ore": 1, "grain": 1}


# -- brigands


@pytest.mark.rule("CAT-071", "CAT-B09")
def test_two_storehouses_over_one_landscape_leave_it_out_once() -> None:
    duel = Duel()
    lay(duel, RED, L1t1="base/storehouse", R1t1="base/storehouse")
    duel.stock(RED, wood=3, gold=3, grain=3, wool=3, ore=3, brick=1)
    duel.roll(1, "brigand")
    (count, _) = duel.of("brigands_counted")
    assert (count.count, count.robbed) == (7, False)
    assert duel.has(RED)["wool"] == 3


@pytest.mark.rule("CAT-071", "CAT-G07", "CAT-062")
def test_storehouse_and_cache_together_are_not_enough() -> None:
    duel = Duel("gold")
    lay(duel, RED, R1t1="gold/storehouse")
    duel.lay(RED, "-2t+", "gold/gold_cache")
    duel.stock(RED, wood=3, grain=3, wool=3, ore=3)
    duel.put(RED, RIVER, 1)
    duel.put(RED, "-2t+", 2)
    duel.roll(4, "brigand")
    assert duel.has(RED) == {"wood": 3, "grain": 3, "ore": 3, "gold": 2, "wool": 1}, (
        "then the roll brings wool"
    )


# -- the trade advantage


@pytest.mark.rule("CAT-072", "CAT-026", "CAT-025")
def test_trade_in_the_turn_of_who_loses() -> None:
    duel = Duel()
    lay(duel, BLUE, R1t1="base/brick_ship", R1b1="base/wool_ship", L1t1="base/gold_ship")
    duel.stock(RED, ore=2, grain=1)
    duel.stock(BLUE, ore=3)
    duel.roll(1, "trade")
    assert (duel.asked, duel.asked_seat) == ("demand_resource", BLUE)
    assert duel.match.actions() == (Demand("grain"), Demand("gold")), "there is no room for ore"
    duel.play(Demand("gold"))
    assert duel.has(RED) == {"ore": 2, "grain": 1}
    assert (duel.asked, duel.asked_seat) == ("action_phase", RED)


@pytest.mark.rule("CAT-G09", "CAT-113")
def test_the_moneylender_with_room_for_one() -> None:
    duel = Duel("gold")
    duel.city(RED)
    lay(
        duel, RED, R1t1="gold/moneylender", R1t2="base/ore_ship", R1b1="base/wool_ship", R1b2="base/gold_ship"
    )
    full(duel, RED)
    duel.put(RED, FIELDS, 2)
    duel.stock(BLUE, grain=3, ore=3)
    duel.roll(3, "trade")
    assert duel.asked == "action_phase"
    assert duel.at(RED, FIELDS) == 3
    assert duel.has(BLUE) == {"grain": 2, "ore": 3, "wood": 1}


@pytest.mark.rule("CAT-132", "CAT-G14")
def test_without_the_salt_silo_the_token_goes_back() -> None:
    duel = Duel("gold")
    duel.city(RED)
    lay(duel, RED, R1t1="gold/salt_silo", R1b1="base/ore_ship", L1b1="base/gold_ship")
    duel.act()
    assert duel.prince(RED).points.trade == 4
    duel.play(Demolish("0:1t1"))
    assert moved(duel) == [("trade", -1)]


@pytest.mark.rule("CAT-132", "CAT-G11", "CAT-G14")
def test_trading_base_silo_harbor_market_and_ships_add_up() -> None:
    duel = Duel("gold")
    duel.city(RED)
    lay(duel, RED, R1t1="gold/harbor", R1t2="gold/salt_silo", R1b1="base/marketplace", R1b2="base/ore_ship")
    lay(duel, RED, L1t1="base/large_trade_ship")
    duel.hand(RED, "base/gold_ship", "gold/trading_base")
    full(duel, RED)
    duel.act()
    assert duel.prince(RED).points.trade == 1 + 1 + 2 + 2
    before = duel.prince(RED).victory
    build(duel, "base/gold_ship")
    assert duel.prince(RED).points.trade == 8
    assert duel.prince(RED).victory == before + 1, "the harbor has its third ship"
    duel.play(Demolish("0:1b2"))
    full(duel, RED)
    build(duel, "gold/trading_base")
    assert duel.prince(RED).points.trade == 2 + 2 + 2 + 2 + 1


# -- trading


@pytest.mark.rule("CAT-111", "CAT-112")
def test_large_and_common_ship_for_one_kind() -> None:
    duel = Duel()
    third_town(duel, RED, "central/forest-6", "central/mountains-4")
    lay(duel, RED, R3b1="base/large_trade_ship")
    duel.put(RED, MOUNTAINS, 1)
    duel.put(RED, "4b", 1)
    duel.act()
    assert duel.offered("trade") == [], "the large ship does not add up its two sides"
    lay(duel, RED, R1t1="base/ore_ship")
    assert {(action.give, action.by) for action in duel.offered("trade")} == {("ore", "")}
    duel.play(Trade("ore", "grain"))
    assert duel.has(RED) == {"grain": 1}


@pytest.mark.rule("CAT-112")
def test_two_large_ships_beside_one_landscape_are_one_offer() -> None:
    duel = Duel("gold")
    lay(duel, RED, R1b1="base/large_trade_ship", L1b1="gold/large_trade_ship")
    duel.put(RED, PASTURE, 2)
    duel.act()
    assert [action for action in duel.offered("trade") if action.get == "ore"] == [
        Trade("wool", "ore", f"0:{PASTURE}")
    ]


@pytest.mark.rule("CAT-112", "CAT-G07")
def test_a_large_ship_does_not_reach_the_cache_a_gold_ship_does() -> None:
    duel = Duel("gold")
    lay(duel, RED, R1t1="gold/large_trade_ship")
    duel.lay(RED, CACHE, "gold/gold_cache")
    duel.put(RED, RIVER, 1)
    duel.put(RED, CACHE, 1)
    duel.act()
    assert duel.offered("trade") == []
    lay(duel, RED, L1t1="base/gold_ship")
    duel.play(Trade("gold", "ore"))
    assert duel.has(RED) == {"ore": 1}


@pytest.mark.parametrize(
    ("ship", "kind"),
    [
        ("ore", "ore"),
        ("grain", "grain"),
        ("gold", "gold"),
        ("lumber", "wood"),
        ("brick", "brick"),
        ("wool", "wool"),
    ],
)
@pytest.mark.rule("CAT-B12", "CAT-111")
def test_each_trade_ship_halves_the_rate_of_its_kind_only(ship: str, kind: str) -> None:
    duel = Duel()
    lay(duel, RED, R1t1=f"base/{ship}_ship")
    duel.stock(RED, **dict.fromkeys(("wood", "brick", "grain", "wool", "ore", "gold"), 2))
    duel.act()
    assert {action.give for action in duel.offered("trade")} == {kind}
    assert duel.prince(RED).points.trade == 1
    duel.stock(RED, **{kind: 1})
    assert duel.offered("trade") == []


@pytest.mark.rule("CAT-G13")
def test_two_mints_and_a_gold_ship() -> None:
    duel = Duel("gold")
    duel.city(RED)
    lay(duel, RED, R1t1="gold/mint", R1t2="gold/mint", R1b1="base/gold_ship")
    third_town(duel, RED, "central/gold_river-2", "central/forest-6")
    duel.put(RED, RIVER, 3)
    duel.put(RED, "4t", 1)
    duel.act()
    duel.play(Trade("gold", "ore", "0:1t1"), Spend(f"0:{RIVER}"))
    duel.play(Trade("gold", "ore", "0:1t2"), Spend(f"0:{RIVER}"))
    duel.play(Trade("gold", "ore"))
    assert duel.has(RED) == {"ore": 3}
    duel.put(RED, RIVER, 1)
    assert duel.offered("trade") == [action for action in duel.offered("trade") if action.give == "ore"]


# -- losses and what hangs on them


@pytest.mark.rule("CAT-G08", "CAT-G10", "CAT-132")
def test_a_pirate_ship_that_costs_harbor_and_token() -> None:
    duel = Duel("gold")
    duel.city(BLUE)
    lay(
        duel,
        BLUE,
        R1t1="gold/harbor",
        R1t2="base/ore_ship",
        R1b1="base/wool_ship",
        R1b2="gold/large_trade_ship",
    )
    lay(duel, RED, R1t1="base/gold_ship", R1b1="base/marketplace", L1t1="base/lumber_ship")
    duel.hand(RED, "gold/pirate_ship")
    full(duel, RED)
    duel.act()
    before = duel.match.scores()
    build(duel, "gold/pirate_ship")
    assert (duel.asked, duel.asked_seat) == ("give_up", BLUE)
    assert places(duel) == {"1:1t2", "1:1b1", "1:1b2"}
    duel.play(Pick("1:1b2"))
    assert duel.match.scores() == [before[RED], before[BLUE] - 2], (
        "harbor and token; both have 3 trade points"
    )
    assert duel.state.discard == ("gold/large_trade_ship",)


@pytest.mark.rule("CAT-G08", "CAT-151")
def test_whoever_takes_the_twelfth_point_by_sinking_a_ship_wins_at_once() -> None:
    duel = Duel("gold")
    for column in (1, -1):
        duel.city(RED, column)
    lay(duel, RED, R1t1="gold/mint", R1t2="gold/mint", R1b1="gold/salt_silo", R1b2="gold/moneylender")
    lay(duel, RED, L1t1="gold/trading_base", L1t2="gold/staple_house", L1b1="gold/staple_house")
    lay(duel, RED, L1b2="base/large_trade_ship")
    lay(duel, BLUE, R1t1="base/ore_ship", R1b1="base/wool_ship", L1t1="base/gold_ship")
    third_town(duel, RED, "central/forest-6", "central/pasture-5")
    duel.hand(RED, "gold/pirate_ship")
    duel.stock(RED, wood=1, wool=1)
    duel.act()
    duel.play(Demolish("0:1t1"))
    assert duel.match.scores()[RED] == 11
    assert not duel.match.over
    build(duel, "gold/pirate_ship")
    duel.play(duel.match.actions()[0])
    assert duel.match.over
    assert duel.match.ranking()[0] == [RED]


@pytest.mark.rule("CAT-B19", "CAT-140", "CAT-146")
def test_feud_takes_a_theme_building_under_a_theme_stack() -> None:
    duel = Duel("gold")
    lay(duel, RED, L1t1="base/candamir")
    duel.city(BLUE)
    lay(duel, BLUE, R1t1="gold/mint", R1b1="base/abbey", L1t1="base/austin")
    duel.event("base/feud")
    assert (duel.asked, duel.asked_seat) == ("give_up", BLUE)
    assert places(duel) == {"1:1t1", "1:1b1"}, "no units"
    assert duel.refused(Pick("1:-1t1")).reason == "not_affected"
    assert duel.refused(PASS).reason == "not_now"
    duel.play(Pick("1:1t1"))
    assert duel.match.actions() == (PutUnder("gold/mint", 3), PutUnder("gold/mint", 4))
    duel.play(PutUnder("gold/mint", 4))
    assert duel.state.stacks[4][0].card == "gold/mint"


@pytest.mark.rule("CAT-B19", "CAT-T19")
def test_blue_names_three_of_reds_buildings_in_reds_turn() -> None:
    duel = Duel("turmoil")
    lay(duel, BLUE, L1t1="base/candamir")
    duel.city(RED)
    lay(
        duel, RED, R1t1="base/abbey", R1t2="base/storehouse", R1b1="base/marketplace", R1b2="base/toll_bridge"
    )
    duel.event("turmoil/feud")
    assert (duel.asked, duel.asked_seat) == ("name_cards", BLUE)
    duel.play(Pick("0:1t1"), Pick("0:1t2"))
    assert places(duel) == {"0:1b1", "0:1b2"}
    duel.play(Pick("0:1b2"))
    assert (duel.asked, duel.asked_seat) == ("give_up", RED)
    assert places(duel) == {"0:1t1", "0:1t2", "0:1b2"}
    duel.play(Pick("0:1t2"), PutUnder("base/storehouse", 2))
    assert duel.lies(RED, "1t2") is None
    assert (duel.asked, duel.asked_seat) == ("action_phase", RED)


@pytest.mark.rule("CAT-T06", "CAT-T07")
def test_red_wards_off_blues_traitor_or_loses_a_card_to_him() -> None:
    duel = Duel("turmoil")
    duel.city(BLUE)
    lay(duel, BLUE, R1t1="turmoil/hedge_tavern")
    lay(duel, RED, R1t1="turmoil/lookout_tower")
    duel.hand(BLUE, "turmoil/traitor", "turmoil/traitor")
    duel.hand(RED, "base/abbey", "base/scout")
    duel.act(BLUE)
    duel.luck(protection_die=[2, 3])
    duel.play(Play("turmoil/traitor"))
    assert (duel.asked, duel.asked_seat) == ("ward_off", RED)
    duel.play(ROLL)
    assert (duel.asked, duel.asked_seat) == ("action_phase", BLUE)
    duel.play(Play("turmoil/traitor"), ROLL)
    assert duel.match.actions() == (TakeCard("base/abbey"), TakeCard("base/scout"), PASS)
    duel.play(TakeCard("base/scout"))
    assert (duel.cards(RED), duel.cards(BLUE)) == (["base/abbey"], ["base/scout"])
    assert duel.state.discard == ("turmoil/traitor", "turmoil/traitor")


@pytest.mark.rule("CAT-143", "CAT-B19", "CAT-P14")
def test_a_university_lost_to_a_feud_can_be_built_again_and_the_crane_helps() -> None:
    duel = Duel("progress")
    lay(duel, RED, L1t1="base/candamir")
    duel.city(BLUE)
    lay(duel, BLUE, R1t1="progress/university")
    stack = duel.state.open
    duel.event("base/feud")
    assert duel.asked == "action_phase"
    assert duel.state.open == (*stack, "progress/university")
    lay(duel, BLUE, R1b1="progress/building_crane", R1b2="base/abbey")
    duel.act(BLUE)
    duel.stock(BLUE, wood=2, brick=1, grain=1)
    build(duel, "progress/university")
    assert duel.has(BLUE) == {}, "two grain were not needed"


@pytest.mark.rule("CAT-126", "CAT-B08", "CAT-T03")
def test_a_burnt_abbey_costs_its_owner_a_card_at_the_end_of_his_turn() -> None:
    duel = Duel("turmoil")
    duel.city(RED)
    lay(duel, RED, R1t1="turmoil/hedge_tavern")
    lay(duel, BLUE, R1t1="base/abbey")
    duel.hand(BLUE, "base/austin", "base/inga", "base/harald", "base/osmund")
    duel.hand(RED, "turmoil/arsonist")
    duel.act()
    duel.play(Play("turmoil/arsonist"), PutUnder("base/abbey", 0))
    assert len(duel.cards(BLUE)) == 4
    duel.end(BLUE)
    assert duel.asked == "lay_off"
    duel.play(PutUnder("base/inga", 1))
    assert duel.asked == "exchange"


@pytest.mark.rule("CAT-T03", "CAT-T07", "CAT-T08", "CAT-132")
def test_a_burnt_tower_no_longer_counts_nor_wards() -> None:
    duel = Duel("turmoil")
    duel.city(RED)
    lay(duel, RED, R1t1="turmoil/hedge_tavern")
    lay(duel, BLUE, R1t1="turmoil/lookout_tower", R1b1="base/harald")
    duel.hand(RED, "turmoil/arsonist", "turmoil/archer")
    duel.act()
    duel.luck(protection_die=[3])
    duel.play(Play("turmoil/arsonist"), ROLL)
    assert duel.asked == "put_away", "one building: nothing to choose"
    assert moved(duel) == [("strength", -1)]
    duel.play(PutUnder("turmoil/lookout_tower", 3))
    duel.play(Play("turmoil/archer"))
    assert duel.asked == "put_away", "nobody may roll any more"


@pytest.mark.rule("CAT-T02", "CAT-T11", "CAT-T12")
def test_the_archer_hits_heinrich_and_irmgard_comforts() -> None:
    duel = Duel("turmoil")
    duel.city(RED)
    lay(duel, RED, R1t1="turmoil/hedge_tavern")
    lay(duel, BLUE, R1t1="turmoil/heinrich", R1b1="turmoil/irmgard", L1t1="turmoil/drill_ground")
    duel.hand(RED, "turmoil/archer")
    duel.act()
    duel.luck(protection_die=[6])
    duel.play(Play("turmoil/archer"), ROLL)
    assert duel.asked == "put_away", "neither Irmgard nor the drill ground is an armed unit"
    duel.play(PutUnder("turmoil/heinrich", 4))
    assert (duel.asked, duel.asked_seat) == ("store_at", BLUE)
    duel.play(Store(f"1:{RIVER}"))
    assert duel.has(BLUE) == {"gold": 1}
    assert duel.state.discard == ("turmoil/archer",)


@pytest.mark.rule("CAT-T14", "CAT-T03", "CAT-B19")
def test_the_fire_brigade_does_not_help_against_a_feud() -> None:
    duel = Duel("turmoil")
    lay(duel, RED, L1t1="base/candamir")
    duel.city(BLUE)
    lay(duel, BLUE, R1t1="turmoil/fire_brigade", R1b1="base/abbey")
    duel.event("turmoil/feud")
    assert duel.asked == "give_up"
    assert places(duel) == {"1:1t1", "1:1b1"}


@pytest.mark.rule("CAT-T20", "CAT-T16", "CAT-025")
def test_riots_with_a_chapel_on_one_side() -> None:
    duel = Duel("turmoil")
    duel.city(BLUE)
    lay(duel, BLUE, R1t1="turmoil/chapel_high", R1b1="base/austin")
    lay(duel, RED, R1t1="base/austin", R1b1="base/ore_ship", L1t1="base/gold_ship")
    duel.stock(RED, gold=2)
    duel.event("turmoil/riots", active=BLUE, number=4)
    assert [event.card for event in duel.of("event_spared")] == ["turmoil/chapel_high"]
    assert (duel.asked, duel.asked_seat, duel.decision.levy) == ("settle_riots", RED, 2)
    duel.play(duel.offered("pay_levy")[0])
    assert duel.has(RED) == {}
    assert (duel.asked, duel.asked_seat) == ("action_phase", BLUE)


@pytest.mark.rule("CAT-T20", "CAT-G07", "CAT-153", "CAT-151")
def test_a_token_that_comes_from_riots_wins_in_the_own_turn() -> None:
    duel = Duel("turmoil")
    for column in (1, -1):
        duel.city(RED, column)
    lay(duel, RED, R1t1="turmoil/chapel_low", R1t2="turmoil/chapel_high", R1b1="turmoil/large_festival_hall")
    lay(duel, RED, R1b2="turmoil/fire_brigade", L1t1="turmoil/fire_brigade", L1t2="turmoil/tithe_barn")
    lay(duel, RED, L1b1="base/candamir")
    lay(duel, BLUE, R1t1="turmoil/carl_forkbeard")
    assert duel.match.scores()[RED] == 11
    duel.event("turmoil/riots")
    assert duel.match.over
    assert duel.match.ranking()[0] == [RED]


# -- attacks on resources


@pytest.mark.rule("CAT-G04", "CAT-026")
def test_the_merchants_gift_is_stored_where_the_victim_likes() -> None:
    duel = Duel("gold")
    duel.city(RED)
    duel.lay(BLUE, CACHE, "gold/gold_cache")
    duel.hand(RED, "gold/merchant")
    duel.stock(RED, gold=1)
    duel.stock(BLUE, ore=2)
    duel.act()
    duel.play(Play("gold/merchant"))
    assert duel.match.actions() == (Demand("ore"), PASS), "one is taken, a second may be"
    duel.play(PASS)
    assert (duel.asked, duel.asked_seat) == ("give_one", RED)
    duel.play(Spend(f"0:{RIVER}"))
    assert (duel.asked, duel.asked_seat) == ("store_at", BLUE)
    duel.play(Store(f"1:{CACHE}"))
    assert duel.has(BLUE) == {"ore": 1, "gold": 1}
    assert duel.has(RED) == {"ore": 1}


@pytest.mark.rule("CAT-G02", "CAT-G07", "CAT-023")
def test_gudrun_with_caches_on_both_sides() -> None:
    duel = Duel("gold")
    lay(duel, RED, R1t1="gold/pirate_ship")
    for seat in (RED, BLUE):
        duel.lay(seat, CACHE, "gold/gold_cache")
    duel.put(RED, RIVER, 2)
    duel.put(BLUE, RIVER, 1)
    duel.put(BLUE, CACHE, 2)
    duel.hand(RED, "gold/gudrun")
    duel.act()
    duel.play(Play("gold/gudrun"))
    assert (duel.asked, duel.asked_seat) == ("pay_from", BLUE)
    duel.play(Spend(f"1:{RIVER}"))
    assert duel.at(BLUE, CACHE) == 1, "only the cache is left to pay from"
    assert (duel.asked, duel.asked_seat) == ("store_at", RED)
    duel.play(Store(f"0:{RIVER}"))
    assert (duel.at(RED, RIVER), duel.at(RED, CACHE)) == (3, 1)


@pytest.mark.rule("CAT-T01", "CAT-130")
@pytest.mark.parametrize(("towns", "taken"), [(1, 1), (2, 2)])
def test_the_voyage_counts_the_token_of_strength(towns: int, taken: int) -> None:
    """Red has 2 settlements and the token: 3 points."""
    duel = Duel("turmoil")
    lay(duel, RED, L1t1="base/candamir")
    for column in (1, -1)[:towns]:
        duel.city(BLUE, column)
    duel.stock(BLUE, ore=3)
    duel.hand(RED, "turmoil/voyage_of_plunder")
    duel.act()
    duel.play(Play("turmoil/voyage_of_plunder"))
    assert duel.asked == "action_phase", "there is nothing but ore"
    assert duel.has(RED) == {"ore": taken}


@pytest.mark.rule("CAT-T06", "CAT-125", "CAT-T02")
def test_a_stolen_archer_shoots_at_once() -> None:
    duel = Duel("turmoil")
    duel.city(RED)
    lay(duel, RED, R1t1="turmoil/hedge_tavern")
    lay(duel, BLUE, R1t1="base/candamir")
    duel.hand(BLUE, "turmoil/archer", "base/abbey")
    duel.hand(RED, "turmoil/traitor")
    duel.act()
    duel.play(Play("turmoil/traitor"), TakeCard("turmoil/archer"), Play("turmoil/archer"))
    duel.play(PutUnder("base/candamir", 0))
    assert duel.lies(BLUE, "1t1") is None
    assert duel.cards(BLUE) == ["base/abbey"]


# -- prices and payments


@pytest.mark.rule("CAT-T09", "CAT-023", "CAT-089")
def test_a_reduced_price_and_then_the_choice_of_landscapes() -> None:
    duel = Duel("turmoil")
    lay(duel, RED, R1t1="turmoil/drill_ground")
    third_town(duel, RED, "central/forest-6", "central/mountains-4")
    duel.put(RED, MOUNTAINS, 1)
    duel.put(RED, "4b", 1)
    duel.put(RED, FIELDS, 1)
    duel.hand(RED, "base/austin")
    duel.act()
    duel.play(Build("base/austin", "0:1b1"))
    assert duel.match.actions() == (Waive("grain"), Waive("ore"))
    duel.play(Waive("grain"))
    assert (duel.asked, places(duel)) == ("pay_from", {f"0:{MOUNTAINS}", "0:4b"})
    duel.play(Spend("0:4b"))
    assert duel.has(RED) == {"grain": 1, "ore": 1}


@pytest.mark.rule("CAT-023")
def test_nobody_is_asked_where_all_must_go_or_one_landscape_has_it() -> None:
    duel = Duel()
    third_town(duel, RED, "central/forest-6", "central/hills-1")
    duel.put(RED, HILLS, 1)
    duel.put(RED, "4b", 1)
    duel.put(RED, "4t", 2)
    duel.act()
    duel.play(Build("central/road", "0:4"))
    assert duel.asked == "action_phase"
    assert duel.has(RED) == {"wood": 1}


@pytest.mark.rule("CAT-B11", "CAT-G08", "CAT-074")
def test_harvest_gold_for_bridges_and_pirates_after_the_free_resource() -> None:
    duel = Duel("gold")
    lay(duel, RED, R1t1="base/toll_bridge", R1b1="gold/toll_bridge", L1t1="gold/pirate_ship")
    duel.lay(RED, CACHE, "gold/gold_cache")
    duel.roll(3, "harvest")
    duel.play(Store(f"0:{RIVER}"), Store(f"1:{RIVER}"))
    while duel.asked == "store_at":
        assert duel.asked_seat == RED
        duel.play(duel.match.actions()[0])
    assert duel.has(RED) == {"brick": 1, "gold": 6}, "1 free gold and 5 more make 6, which fills both stores"


@pytest.mark.rule("CAT-B11", "CAT-021")
def test_of_the_gold_of_a_bridge_the_surplus_lapses() -> None:
    duel = Duel("gold")
    lay(duel, RED, R1t1="base/toll_bridge")
    duel.put(RED, RIVER, 2)
    duel.roll(3, "harvest")
    duel.play(Store(f"0:{FIELDS}"), Store(f"1:{RIVER}"))
    gained = [(event.amount, event.lost) for event in duel.of("gained") if event.why == "base/toll_bridge"]
    lapsed = [(event.resource, event.amount) for event in duel.of("lapsed")]
    assert (gained, lapsed) == ([(1, 0)], [("gold", 1)])


@pytest.mark.rule("CAT-B18", "CAT-G01", "CAT-G07")
def test_the_merchant_of_the_era_of_gold_is_paid_from_cache_or_river() -> None:
    duel = Duel("gold")
    duel.lay(RED, CACHE, "gold/gold_cache")
    duel.put(RED, RIVER, 1)
    duel.put(RED, CACHE, 1)
    duel.event("gold/traveling_merchant")
    duel.play(Store(f"0:{FOREST}"))
    assert duel.asked == "pay_from"
    duel.play(Spend(f"0:{CACHE}"))
    assert duel.asked == "buy_resource"
    duel.play(Store(f"0:{FOREST}"))
    assert duel.has(RED) == {"wood": 2}
    assert duel.asked == "action_phase"


# -- the Era of Progress


@pytest.mark.rule("CAT-P15", "CAT-P08", "CAT-P09")
def test_the_plague_takes_from_both_before_pharmacies_give() -> None:
    duel = Duel("progress")
    for seat in (RED, BLUE):
        duel.city(seat)
        full(duel, seat)
    lay(duel, RED, R1t1="progress/pharmacy", R1b1="progress/pharmacy")
    duel.city(BLUE, -1)
    lay(duel, BLUE, R1t1="progress/pharmacy", L1t1="progress/bath_house")
    duel.event("progress/plague", active=BLUE)
    assert duel.asked_seat == BLUE
    assert duel.has(BLUE) == {"wood": 3, "brick": 3, "gold": 3, "wool": 3, "grain": 2, "ore": 2}
    assert duel.has(RED) == {"wood": 3, "brick": 3, "gold": 2, "wool": 2, "grain": 2, "ore": 2}
    duel.play(Store(f"1:{FIELDS}"))
    assert duel.asked_seat == RED
    duel.play(Store(f"0:{FIELDS}"), Store(f"0:{RIVER}"))
    assert duel.asked == "action_phase"


@pytest.mark.rule("CAT-P05", "CAT-P04", "CAT-125")
def test_gustav_fetches_guido_who_fetches_another() -> None:
    duel = Duel("progress")
    duel.city(BLUE)
    duel.hand(RED, "progress/gustav")
    duel.state.discard = ("base/goldsmith", "progress/guido")
    duel.act()
    duel.play(Play("progress/gustav"), TakeCard("progress/guido"))
    duel.play(Play("progress/guido"))
    assert duel.match.actions() == (TakeCard("base/goldsmith"), TakeCard("progress/gustav")), "not himself"
    duel.play(TakeCard("progress/gustav"))
    assert duel.cards(RED) == ["progress/gustav"]


@pytest.mark.rule("CAT-P11", "CAT-P14", "CAT-124")
def test_a_library_opens_the_way_to_the_university_and_its_find_is_used_at_once() -> None:
    duel = Duel("progress")
    duel.city(RED)
    full(duel, RED)
    duel.hand(RED, "progress/library")
    duel.stack(3, "progress/chief_cannoneer", "progress/mineral_mining")
    duel.act()
    assert builds(duel, "progress/university") == []
    build(duel, "progress/library")
    duel.play(Search(3), TakeCard("progress/mineral_mining"))
    full(duel, RED)
    build(duel, "progress/university")
    duel.put(RED, MOUNTAINS, 0)
    duel.play(Play("progress/mineral_mining"))
    assert duel.at(RED, MOUNTAINS) == 2


@pytest.mark.rule("CAT-P13", "CAT-B07", "CAT-124")
def test_town_hall_gone_the_parish_hall_asks_its_price_again() -> None:
    duel = Duel("progress")
    duel.city(RED)
    lay(duel, RED, R1t1="base/parish_hall")
    duel.lay(RED, "1t1", "progress/town_hall")
    duel.act()
    assert duel.prince(RED).search_price == 0
    duel.play(Demolish("0:1t1"))
    assert duel.lies(RED, "1t1") == "base/parish_hall"
    assert duel.prince(RED).search_price == 1
    duel.hand(RED, "base/austin", "base/inga", "base/harald")
    duel.play(PASS, PutUnder("base/inga", 0))
    assert duel.offered("search") == [], "without a resource"


@pytest.mark.rule("CAT-P01", "CAT-101")
def test_benjamin_feeds_a_settlement_of_this_turn_without_booster() -> None:
    duel = Duel("progress")
    duel.lay(RED, "2", "central/road")
    lay(duel, RED, R1b1="base/iron_foundry")
    duel.stock(RED, wood=1, brick=1, grain=1, wool=1)
    duel.hand(RED, "progress/benjamin")
    duel.act(RED, number=5)
    duel.play(Build("central/settlement", "0:3"))
    assert duel.asked == "lay_landscapes", "with no card of the base set in hand nobody can have a Scout"
    duel.play(duel.match.actions()[0])
    duel.land(RED, "4t", "central/forest-6")
    duel.land(RED, "4b", "central/pasture-5")
    duel.play(Play("progress/benjamin"))
    assert duel.has(RED) == {"ore": 1, "wool": 1}


@pytest.mark.rule("CAT-120", "CAT-B08", "CAT-P14")
def test_abbey_and_university_allow_five_cards() -> None:
    duel = Duel("progress")
    duel.city(RED)
    lay(duel, RED, R1t1="base/abbey", R1t2="progress/university")
    duel.end(RED)
    for stack in (0, 1, 2, 3, 4):
        assert duel.asked == "draw_card"
        duel.play(Draw(stack))
    assert duel.asked == "exchange"


# -- further copies


@pytest.mark.rule("CAT-G01", "CAT-T04", "CAT-T19", "CAT-P02")
def test_a_copy_in_another_set_is_the_same_card_with_another_back() -> None:
    copies = [card for card in CARDS.values() if card.same_as]
    assert len(copies) == 12
    for card in copies:
        first = CARDS[card.same_as]
        for name in ("kind", "unit", "place", "cost", "points", "unique", "attack", "open", "facts"):
            assert getattr(card, name) == getattr(first, name), (card.id, name)
        assert card.kind == "event" or card.back != first.back
        assert type(BEHAVIOURS[card.id]) is type(BEHAVIOURS[first.id])
