"""The cards of the Era of Turmoil."""

from __future__ import annotations

from typing import Any

import pytest

from engine.catan_duel.cards.turmoil import PayLevy
from engine.catan_duel.values import PASS, ROLL, Build, Demand, Pick, Play, PutUnder, Store, TakeCard, Waive
from tests.engine.catan_duel.duel import BLUE, PASTURE, RED, Duel

ATTACKS = ["turmoil/archer", "turmoil/arsonist", "turmoil/traitor"]


@pytest.fixture
def duel() -> Duel:
    duel = Duel("turmoil")
    duel.act()
    return duel


@pytest.fixture
def tavern(duel: Duel) -> Duel:
    """Red owns the Hedge Tavern, blue has something that each attack can hit."""
    duel.city(RED)
    duel.lay(RED, "1t1", "turmoil/hedge_tavern")
    duel.lay(BLUE, "1t1", "base/austin")
    duel.lay(BLUE, "1b1", "base/abbey")
    duel.hand(BLUE, "base/inga", "base/scout")
    duel.hand(RED, *ATTACKS)
    return duel


# -- Voyage of Plunder


@pytest.mark.rule("CAT-T01")
@pytest.mark.parametrize(("cities", "taken"), [(0, 1), (2, 2)])
def test_the_voyage_takes_two_from_who_is_ahead(duel: Duel, cities: int, taken: int) -> None:
    duel.lay(RED, "1t1", "base/candamir")
    for column in (-1, 1)[:cities]:
        duel.city(BLUE, column)
    duel.stock(BLUE, ore=2, wool=1)
    duel.hand(RED, "turmoil/voyage_of_plunder")
    duel.play(Play("turmoil/voyage_of_plunder"))
    for _ in range(taken):
        duel.play(Demand("ore"))
    assert duel.asked == "action_phase"
    assert duel.has(RED) == {"ore": taken}


@pytest.mark.rule("CAT-T01")
def test_the_voyage_needs_strength_and_loot(duel: Duel) -> None:
    duel.hand(RED, "turmoil/voyage_of_plunder")
    duel.stock(BLUE, ore=1)
    assert duel.refused(Play("turmoil/voyage_of_plunder")).reason == "needs_strength_advantage"
    duel.lay(RED, "1t1", "base/candamir")
    assert Play("turmoil/voyage_of_plunder") in duel.match.actions()
    duel.stock(RED, ore=3)
    assert duel.refused(Play("turmoil/voyage_of_plunder")).reason == "nothing_to_take"


# -- the three attacks of the tavern


@pytest.mark.rule("CAT-T02", "CAT-146")
def test_the_archer_hits_an_armed_unit_of_the_victims_choice(tavern: Duel) -> None:
    tavern.lay(BLUE, "-1t1", "base/candamir")
    tavern.lay(BLUE, "-1b1", "base/ore_ship")
    tavern.play(Play("turmoil/archer"))
    assert (tavern.asked, tavern.asked_seat) == ("give_up", BLUE)
    assert tavern.offered("pick") == [Pick("1:-1t1"), Pick("1:1t1")]
    tavern.play(Pick("1:1t1"))
    assert (tavern.asked, tavern.asked_seat) == ("put_away", BLUE)
    tavern.play(PutUnder("base/austin", 2))
    assert tavern.state.stacks[2][0].card == "base/austin"
    assert tavern.state.discard == ("turmoil/archer",)


@pytest.mark.rule("CAT-T02", "CAT-087")
def test_the_archer_needs_a_target(tavern: Duel) -> None:
    """EXAMPLE: Archer is illegal while the opponent has no unit with ST."""
    tavern.state.realms[BLUE] = tavern.state.realms[BLUE].without("1:1t1")
    tavern.lay(BLUE, "1t1", "base/ore_ship")
    refusal = tavern.refused(Play("turmoil/archer"))
    assert (refusal.rule, refusal.reason) == ("CAT-T02", "no_target")


@pytest.mark.rule("CAT-T03")
def test_the_arsonist_chooses_the_building(tavern: Duel) -> None:
    tavern.lay(BLUE, "-1t1", "base/storehouse")
    tavern.play(Play("turmoil/arsonist"))
    assert (tavern.asked, tavern.asked_seat) == ("give_up", RED)
    assert tavern.offered("pick") == [Pick("1:-1t1"), Pick("1:1b1")]
    tavern.play(Pick("1:1b1"))
    assert tavern.asked_seat == BLUE
    tavern.play(PutUnder("base/abbey", 0))
    assert tavern.lies(BLUE, "1b1") is None


@pytest.mark.rule("CAT-T03", "CAT-143")
def test_a_burnt_tavern_goes_back_to_the_open_stack(tavern: Duel) -> None:
    tavern.city(BLUE)
    tavern.state.open = tavern.state.open[1:]
    tavern.lay(BLUE, "1t2", "turmoil/hedge_tavern")
    before = tavern.state.open
    tavern.play(Play("turmoil/arsonist"), Pick("1:1t2"))
    assert tavern.state.open == (
        *before,
        "turmoil/hedge_tavern",
    )
    assert tavern.asked == "action_phase"


@pytest.mark.rule("CAT-T03", "CAT-T14")
def test_the_fire_brigade_guards_its_city(tavern: Duel) -> None:
    tavern.city(BLUE)
    tavern.lay(BLUE, "1b2", "turmoil/fire_brigade")
    refusal = tavern.refused(Play("turmoil/arsonist"))
    assert (refusal.rule, refusal.reason) == ("CAT-T03", "no_target")
    tavern.lay(BLUE, "-1t1", "base/storehouse")
    tavern.play(Play("turmoil/arsonist"))
    assert tavern.asked == "put_away", "only the storehouse outside of the city can burn"


@pytest.mark.rule("CAT-T06", "CAT-125")
def test_the_traitor_takes_a_card_that_is_usable_at_once(tavern: Duel) -> None:
    tavern.stock(RED, grain=1, wool=1, ore=1)
    tavern.play(Play("turmoil/traitor"))
    assert (tavern.asked, tavern.asked_seat) == ("steal_card", RED)
    tavern.play(TakeCard("base/inga"))
    assert tavern.cards(BLUE) == ["base/scout"]
    tavern.play(Build("base/inga", "0:1b1"))
    assert tavern.lies(RED, "1b1") == "base/inga"


@pytest.mark.rule("CAT-T06")
def test_the_traitor_may_take_nothing_and_needs_a_hand(tavern: Duel) -> None:
    tavern.play(Play("turmoil/traitor"), PASS)
    assert tavern.cards(BLUE) == ["base/inga", "base/scout"]
    assert tavern.state.discard == ("turmoil/traitor",)
    tavern.hand(RED, "turmoil/traitor")
    tavern.hand(BLUE)
    assert tavern.refused(Play("turmoil/traitor")).reason == "no_target"


@pytest.mark.rule("CAT-T02", "CAT-T03", "CAT-T06", "CAT-T17")
@pytest.mark.parametrize("attack", ATTACKS)
def test_attacks_need_the_hedge_tavern(tavern: Duel, attack: str) -> None:
    assert Play(attack) in tavern.match.actions()
    tavern.state.realms[RED] = tavern.state.realms[RED].without("0:1t1")
    refusal = tavern.refused(Play(attack))
    assert (refusal.reason, refusal.places) == ("needs_card", ("turmoil/hedge_tavern",))


@pytest.mark.rule("CAT-T17")
def test_the_hedge_tavern_is_built_from_the_open_stack(duel: Duel) -> None:
    duel.city(RED)
    assert duel.refused(Build("turmoil/hedge_tavern", "0:1t1")).reason == "price"
    duel.stock(RED, gold=2, grain=1, wool=1)
    duel.play(Build("turmoil/hedge_tavern", "0:1t1"))
    assert duel.match.scores()[RED] == 4
    assert duel.has(RED) == {}


# -- protection


@pytest.mark.rule("CAT-T07", "CAT-T08", "CAT-T11")
@pytest.mark.parametrize(
    ("watch", "safe"),
    [
        (["turmoil/lookout_tower"], {1, 2}),
        (["turmoil/heinrich"], {3, 4, 5}),
        (["turmoil/lookout_tower", "turmoil/heinrich"], {1, 2, 3, 4, 5}),
    ],
)
@pytest.mark.parametrize("attack", ATTACKS)
def test_the_watch_wards_off_attacks(watch: list[str], safe: set[int], attack: str) -> None:
    for number in range(1, 7):
        duel = Duel("turmoil")
        duel.act()
        duel.city(RED)
        duel.lay(RED, "1t1", "turmoil/hedge_tavern")
        duel.lay(BLUE, "1t1", "base/austin")
        duel.lay(BLUE, "1b1", "base/abbey")
        for site, card in zip(("-1t1", "-1b1"), watch, strict=False):
            duel.lay(BLUE, site, card)
        duel.hand(BLUE, "base/inga")
        duel.hand(RED, attack)
        duel.play(Play(attack))
        assert (duel.asked, duel.asked_seat) == ("ward_off", BLUE)
        duel.luck(protection_die=[number])
        duel.play(ROLL)
        assert duel.of("attack_rolled")[0].warded is (number in safe)
        assert (duel.asked == "action_phase") is (number in safe)
        if number in safe:
            assert duel.state.discard == (attack,), "the card is discarded all the same"


@pytest.mark.rule("CAT-T07")
def test_the_roll_may_be_declined_and_other_attacks_are_not_warded(tavern: Duel) -> None:
    tavern.lay(BLUE, "-1t1", "turmoil/lookout_tower")
    tavern.play(Play("turmoil/arsonist"), PASS)
    assert tavern.asked == "give_up"
    duel = Duel("turmoil")
    duel.act()
    duel.lay(RED, "1t1", "base/candamir")
    duel.lay(BLUE, "1t1", "turmoil/lookout_tower")
    duel.stock(BLUE, ore=1)
    duel.hand(RED, "turmoil/voyage_of_plunder")
    duel.play(Play("turmoil/voyage_of_plunder"))
    assert duel.has(RED) == {"ore": 1}


@pytest.mark.rule("CAT-T08", "CAT-T10", "CAT-T11")
def test_what_the_units_of_turmoil_show(duel: Duel) -> None:
    duel.hand(RED, "turmoil/lookout_tower", "turmoil/carl_forkbeard", "turmoil/heinrich")
    assert duel.refused(Build("turmoil/lookout_tower", "0:1t1")).reason == "price"
    duel.stock(RED, wood=1, grain=3, wool=3, ore=2)
    duel.play(Build("turmoil/lookout_tower", "0:1t1"))
    duel.play(Build("turmoil/carl_forkbeard", "0:1b1"))
    duel.play(Build("turmoil/heinrich", "0:-1t1"))
    points = duel.prince(RED).points
    assert (points.strength, points.skill) == (1 + 5 + 2, 0)
    assert duel.has(RED) == {}


# -- Sebastian


@pytest.mark.rule("CAT-T05", "CAT-T19")
@pytest.mark.parametrize(
    "event", ["base/feud", "turmoil/feud", "base/fraternal_feuds", "turmoil/fraternal_feuds"]
)
def test_sebastian_lets_a_feud_pass(duel: Duel, event: str) -> None:
    duel.lay(RED, "1t1", "base/candamir")
    duel.lay(BLUE, "1t1", "base/abbey")
    duel.hand(BLUE, "turmoil/sebastian", "base/inga")
    duel.event(event)
    assert (duel.asked, duel.asked_seat) == ("refuse_event", BLUE)
    duel.play(Play("turmoil/sebastian"))
    assert duel.asked == "action_phase"
    assert duel.lies(BLUE, "1t1") == "base/abbey"
    assert duel.cards(BLUE) == ["base/inga"]
    assert duel.state.discard == ("turmoil/sebastian",)


@pytest.mark.rule("CAT-T05", "CAT-T16")
def test_sebastian_is_not_asked_when_nothing_threatens(duel: Duel) -> None:
    duel.hand(BLUE, "turmoil/sebastian")
    duel.event("base/feud")
    assert duel.asked == "action_phase", "nobody has the advantage"
    duel.city(BLUE)
    duel.lay(BLUE, "1t1", "base/austin")
    duel.lay(BLUE, "1t2", "turmoil/chapel_low")
    duel.event("turmoil/riots", number=2)
    assert duel.asked == "action_phase", "the chapel already protects"
    duel.act(BLUE)
    assert duel.refused(Play("turmoil/sebastian")).reason == "wrong_moment"


@pytest.mark.rule("CAT-T05")
def test_sebastian_may_stay_in_the_hand(duel: Duel) -> None:
    duel.hand(BLUE, "turmoil/sebastian")
    duel.lay(BLUE, "1t1", "base/austin")
    duel.stock(BLUE, gold=1)
    duel.event("turmoil/riots")
    duel.play(PASS)
    assert duel.asked == "settle_riots"
    duel.play(PayLevy())
    assert duel.cards(BLUE) == ["turmoil/sebastian"]


@pytest.mark.rule("CAT-125")
def test_sebastian_drawn_at_the_end_of_a_turn_helps_in_the_next(duel: Duel) -> None:
    duel.stack(3, "turmoil/sebastian")
    duel.hand(RED, "base/inga", "base/scout")
    duel.lay(RED, "1t1", "base/austin")
    duel.end()
    duel.play(*[action for action in duel.offered("draw") if action.stack == 3])
    duel.play(PASS)
    duel.event("turmoil/riots", active=BLUE)
    assert (duel.asked, duel.asked_seat) == ("refuse_event", RED)


# -- the Drill Ground


@pytest.mark.rule("CAT-T09")
@pytest.mark.parametrize(
    ("waived", "left"),
    [("wool", {"wool": 1}), ("grain", {"grain": 1}), ("ore", {"ore": 1})],
)
def test_the_drill_ground_saves_a_resource_of_ones_choice(
    duel: Duel, waived: str, left: dict[str, int]
) -> None:
    """EXAMPLE: Candamir for grain + wool + ore, or 2 wool + ore, or 2 wool + grain."""
    duel.lay(RED, "1t1", "turmoil/drill_ground")
    duel.hand(RED, "base/candamir")
    duel.stock(RED, grain=1, wool=2, ore=1)
    duel.play(Build("base/candamir", "0:1b1"))
    assert duel.asked == "waive_resource"
    duel.play(Waive(waived))
    assert duel.has(RED) == left
    assert duel.lies(RED, "1b1") == "base/candamir"


@pytest.mark.rule("CAT-T09")
def test_the_drill_ground_makes_up_for_what_is_missing(duel: Duel) -> None:
    duel.lay(RED, "1t1", "turmoil/drill_ground")
    duel.hand(RED, "base/candamir")
    duel.stock(RED, wool=2, ore=1)
    duel.play(Build("base/candamir", "0:1b1"))
    assert duel.asked == "action_phase", "only grain can be left out"
    assert duel.has(RED) == {}


@pytest.mark.rule("CAT-T09")
def test_the_drill_ground_does_not_help_other_units() -> None:
    duel = Duel("progress")
    duel.act()
    duel.city(RED)
    duel.lay(RED, "1t1", "turmoil/drill_ground")
    duel.lay(RED, "1t2", "progress/university")
    duel.hand(RED, "progress/chief_cannoneer")
    duel.stock(RED, wood=1)
    assert duel.refused(Build("progress/chief_cannoneer", "0:1b1")).reason == "price"
    duel.hand(RED, "turmoil/drill_ground")
    duel.stock(RED, brick=1, ore=1)
    assert duel.refused(Build("turmoil/drill_ground", "0:1b1")).reason == "only_once"


# -- Irmgard


@pytest.mark.rule("CAT-T12")
def test_irmgard_comforts_for_a_lost_expansion(tavern: Duel) -> None:
    tavern.lay(BLUE, "-1t1", "turmoil/irmgard")
    tavern.play(Play("turmoil/arsonist"))
    tavern.play(PutUnder("base/abbey", 0))
    assert (tavern.asked, tavern.asked_seat) == ("store_at", BLUE)
    tavern.play(Store("1:2b"))
    assert tavern.has(BLUE) == {"ore": 1}


@pytest.mark.rule("CAT-T12")
def test_irmgard_comforts_after_riots_although_gold_was_there(duel: Duel) -> None:
    duel.lay(BLUE, "1t1", "turmoil/irmgard")
    duel.lay(BLUE, "1b1", "base/austin")
    duel.stock(BLUE, gold=1)
    duel.event("turmoil/riots")
    duel.play(Pick("1:1b1"), PutUnder("base/austin", 0))
    duel.play(Store("1:2b"))
    assert duel.has(BLUE) == {"gold": 1, "ore": 1}


@pytest.mark.rule("CAT-T12")
def test_irmgard_does_not_comfort_for_a_sunken_ship_nor_for_herself(duel: Duel) -> None:
    duel.lay(BLUE, "1t1", "turmoil/irmgard")
    duel.lay(BLUE, "1b1", "base/ore_ship")
    duel.hand(RED, "gold/pirate_ship")
    duel.stock(RED, wood=1, wool=1)
    duel.play(Build("gold/pirate_ship", "0:1t1"))
    assert duel.lies(BLUE, "1b1") is None
    assert duel.asked == "action_phase"
    assert duel.prince(BLUE).points.skill == 2
    duel.hand(RED, "turmoil/irmgard")
    assert duel.refused(Build("turmoil/irmgard", "0:1b1")).reason == "price"


# -- buildings


@pytest.mark.rule("CAT-T13")
@pytest.mark.parametrize(("heroes", "skilled"), [((RED,), True), ((BLUE,), False), ((RED, BLUE), False)])
def test_the_fairgrounds_pay_the_more_skilled(duel: Duel, heroes: tuple[int, ...], skilled: bool) -> None:
    duel.city(RED)
    for seat in heroes:
        duel.lay(seat, "-1t1", "base/austin")
    duel.hand(RED, "turmoil/fairgrounds")
    duel.stock(RED, wood=2, grain=1, wool=1)
    duel.play(Build("turmoil/fairgrounds", "0:1t1"))
    assert duel.match.scores()[RED] == 4
    if skilled:
        duel.play(Store("0:2b"), Store("0:2b"))
    assert duel.asked == "action_phase"
    assert duel.has(RED) == ({"ore": 2} if skilled else {})


@pytest.mark.rule("CAT-T13", "CAT-T15")
def test_city_buildings_of_turmoil_need_their_price_and_a_city(duel: Duel) -> None:
    for card in (
        "fairgrounds",
        "fire_brigade",
        "large_festival_hall",
        "chapel_low",
        "chapel_high",
        "tithe_barn",
    ):
        duel.hand(RED, f"turmoil/{card}")
        duel.stock(RED)
        assert duel.refused(Build(f"turmoil/{card}", "0:1t1")).reason == "price"
        duel.stock(RED, wood=3, brick=3, grain=3, wool=3, ore=3, gold=3)
        assert duel.refused(Build(f"turmoil/{card}", "0:1t1")).rule == "CAT-084"
    duel.city(RED)
    duel.hand(RED, "turmoil/large_festival_hall")
    duel.play(Build("turmoil/large_festival_hall", "0:1t1"))
    assert duel.prince(RED).stocks == {"wood": 3, "brick": 1, "grain": 0, "wool": 3, "ore": 0, "gold": 3}
    assert duel.match.scores()[RED] == 5


@pytest.mark.rule("CAT-T18")
@pytest.mark.parametrize(("chosen", "has"), [("wool", {"wool": 3}), ("grain", {"grain": 2, "wool": 2})])
def test_the_tithe_barn_pays_for_heroes(duel: Duel, chosen: str, has: dict[str, int]) -> None:
    duel.city(RED)
    duel.lay(RED, "-1t1", "base/austin")
    duel.lay(RED, "-1b1", "base/inga")
    duel.hand(RED, "turmoil/tithe_barn")
    duel.stock(RED, wood=2, brick=1, ore=1)
    duel.put(RED, PASTURE, 2)
    duel.play(Build("turmoil/tithe_barn", "0:1t1"))
    assert duel.asked == "choose_tithe"
    duel.play(Demand(chosen))
    assert duel.has(RED) == has, "what does not fit is lost"


@pytest.mark.rule("CAT-T18")
def test_the_tithe_barn_without_heroes(duel: Duel) -> None:
    duel.city(RED)
    duel.hand(RED, "turmoil/tithe_barn")
    duel.stock(RED, wood=2, brick=1, ore=1)
    duel.play(Build("turmoil/tithe_barn", "0:1t1"))
    assert duel.asked == "action_phase"


# -- Riots


@pytest.mark.rule("CAT-T20")
def test_riots_count_units_with_strength_or_trade(duel: Duel) -> None:
    """EXAMPLE: 2 trade ships, Irmgard, Pirate Ship: counted 2, levy 1."""
    for site, card in (
        ("1t1", "base/ore_ship"),
        ("1b1", "base/wool_ship"),
        ("-1t1", "turmoil/irmgard"),
        ("-1b1", "gold/pirate_ship"),
    ):
        duel.lay(RED, site, card)
    duel.stock(RED, gold=3)
    duel.event("turmoil/riots")
    assert duel.decision.levy == 1  # type: ignore[attr-defined]
    assert duel.match.actions() == (PayLevy(), Pick("0:1t1"), Pick("0:1b1"))
    duel.play(PayLevy())
    assert duel.has(RED) == {"gold": 2}


@pytest.mark.rule("CAT-T20", "CAT-025")
def test_riots_cost_two_gold_for_three_units_without_part_payments(duel: Duel) -> None:
    for seat in (RED, BLUE):
        for site, card in (("1t1", "base/austin"), ("1b1", "base/inga"), ("-1t1", "base/ore_ship")):
            duel.lay(seat, site, card)
    duel.stock(RED, gold=1)
    duel.stock(BLUE, gold=2)
    duel.event("turmoil/riots")
    assert duel.asked_seat == RED, "active player first"
    refusal: Any = duel.refused(PayLevy())
    assert refusal.reason == "needs_gold"
    duel.play(Pick("0:-1t1"), PutUnder("base/ore_ship", 1))
    assert duel.has(RED) == {"gold": 1}
    assert duel.asked_seat == BLUE
    duel.play(PayLevy())
    assert duel.has(BLUE) == {}
    assert duel.asked == "action_phase"


@pytest.mark.rule("CAT-T20")
def test_riots_without_units(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/abbey")
    duel.stock(RED, gold=3)
    duel.event("turmoil/riots")
    assert duel.asked == "action_phase"
    assert duel.has(RED) == {"gold": 3}


@pytest.mark.rule("CAT-T16", "CAT-T20")
@pytest.mark.parametrize(("chapel", "numbers"), [("low", {1, 2, 3}), ("high", {4, 5, 6})])
def test_a_chapel_keeps_riots_away_on_its_numbers(chapel: str, numbers: set[int]) -> None:
    for number in range(1, 7):
        duel = Duel("turmoil")
        duel.city(RED)
        duel.lay(RED, "1t1", f"turmoil/chapel_{chapel}")
        duel.lay(RED, "1b1", "base/austin")
        duel.lay(RED, "1b2", "base/inga")
        duel.event("turmoil/riots", number=number)
        assert (duel.asked == "action_phase") is (number in numbers)
        assert bool(duel.of("event_spared")) is (number in numbers)
