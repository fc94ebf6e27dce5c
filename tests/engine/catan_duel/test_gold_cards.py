"""The cards of the Era of Gold."""

from __future__ import annotations

import pytest

from engine.catan_duel.values import PASS, ROLL, Build, Demand, Pick, Play, Spend, Store
from tests.engine.catan_duel.duel import BLUE, FIELDS, FOREST, RED, RIVER, Duel


@pytest.fixture
def duel() -> Duel:
    duel = Duel("gold")
    duel.act()
    return duel


def ships(duel: Duel, seat: int, count: int) -> None:
    sites = ["-1t1", "-1b1", "1b1", "1b2"]
    for site, ship in zip(sites[:count], ("ore", "grain", "wool", "gold"), strict=False):
        duel.lay(seat, site, f"base/{ship}_ship")


@pytest.mark.rule("CAT-G01")
def test_copies_of_base_cards_have_their_own_back(duel: Duel) -> None:
    duel.hand(RED, "gold/storehouse", "base/storehouse", "base/inga", "base/scout")
    duel.end()
    stacks = {(action.card, action.stack) for action in duel.offered("put_under")}
    assert {stack for card, stack in stacks if card == "gold/storehouse"} == {3, 4}
    assert {stack for card, stack in stacks if card == "base/storehouse"} == {0, 1, 2}


@pytest.mark.rule("CAT-G02")
def test_gudrun_takes_two_gold_for_each_pirate_ship(duel: Duel) -> None:
    """EXAMPLE: 2 Pirate Ships, opponent 5 gold, your gold river 1 of 3, no cache: you get 2."""
    for site in ("1t1", "1b1"):
        duel.lay(RED, site, "gold/pirate_ship")
    duel.lay(BLUE, "0t+", "gold/gold_cache")
    duel.put(BLUE, "0t+", 2)
    duel.put(BLUE, RIVER, 3)
    duel.put(RED, RIVER, 1)
    duel.hand(RED, "gold/gudrun")
    duel.play(Play("gold/gudrun"))
    assert (duel.asked, duel.asked_seat) == ("pay_from", BLUE), "the opponent picks the stores"
    duel.play(Spend("1:0t+"), Spend("1:0t+"))
    assert duel.has(RED) == {"gold": 3}
    assert duel.has(BLUE) == {"gold": 3}


@pytest.mark.rule("CAT-G02")
def test_gudrun_with_one_ship_takes_two_gold(duel: Duel) -> None:
    duel.lay(RED, "1t1", "gold/pirate_ship")
    duel.stock(BLUE, gold=3)
    duel.hand(RED, "gold/gudrun")
    duel.play(Play("gold/gudrun"))
    assert (duel.has(RED), duel.has(BLUE)) == ({"gold": 2}, {"gold": 1})


@pytest.mark.rule("CAT-G02")
def test_gudrun_needs_a_ship_gold_and_room(duel: Duel) -> None:
    duel.hand(RED, "gold/gudrun")
    duel.stock(BLUE, gold=2)
    assert duel.refused(Play("gold/gudrun")).reason == "needs_card"
    duel.lay(RED, "1t1", "gold/pirate_ship")
    assert Play("gold/gudrun") in duel.match.actions()
    duel.stock(BLUE, ore=2)
    assert duel.refused(Play("gold/gudrun")).reason == "nothing_to_take"
    duel.stock(BLUE, gold=2)
    duel.stock(RED, gold=3)
    assert duel.refused(Play("gold/gudrun")).reason == "no_room"


@pytest.mark.rule("CAT-G03")
def test_the_trade_master_takes_one_or_two(duel: Duel) -> None:
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/merchant_guild")
    duel.stock(BLUE, ore=2, wool=1)
    duel.hand(RED, "gold/trade_master", "gold/trade_master")
    duel.play(Play("gold/trade_master"))
    assert duel.refused(PASS).reason == "must_take", "at least one"
    duel.play(Demand("ore"), PASS)
    assert (duel.has(RED), duel.has(BLUE)) == ({"ore": 1}, {"ore": 1, "wool": 1})
    duel.play(Play("gold/trade_master"), Demand("ore"), Demand("wool"))
    assert duel.has(BLUE) == {}


@pytest.mark.rule("CAT-G03")
def test_the_trade_master_needs_the_guild_and_something_to_take(duel: Duel) -> None:
    duel.hand(RED, "gold/trade_master")
    duel.stock(BLUE, ore=2)
    refusal = duel.refused(Play("gold/trade_master"))
    assert (refusal.rule, refusal.reason, refusal.places) == (
        "CAT-G03",
        "needs_card",
        ("gold/merchant_guild",),
    )
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/merchant_guild")
    duel.stock(BLUE)
    assert duel.refused(Play("gold/trade_master")).reason == "nothing_to_take"
    duel.stock(BLUE, ore=2)
    duel.stock(RED, ore=3)
    assert duel.refused(Play("gold/trade_master")).reason == "nothing_to_take", "no room for ore"


@pytest.mark.rule("CAT-026")
def test_the_giver_chooses_the_landscapes(duel: Duel) -> None:
    """EXAMPLE: opponent has mountains 2 and 1; you name 2 ore; he may give 2 from the first, or 1 from each."""
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/merchant_guild")
    duel.land(BLUE, "0b", "central/mountains-4")
    duel.put(BLUE, "0b", 2)
    duel.put(BLUE, "2b", 1)
    duel.put(BLUE, FOREST, 1)
    duel.hand(RED, "gold/trade_master")
    duel.play(Play("gold/trade_master"), Demand("ore"))
    assert (duel.asked, duel.asked_seat) == ("pay_from", BLUE)
    duel.play(Spend("1:0b"))
    duel.play(Demand("ore"))
    assert duel.offered("spend") == [Spend("1:0b"), Spend("1:2b")]
    duel.play(Spend("1:0b"))
    assert (duel.at(BLUE, "0b"), duel.at(BLUE, "2b")) == (0, 1)
    assert duel.has(RED) == {"ore": 2}


@pytest.mark.rule("CAT-G04")
def test_the_merchant_gives_one_back(duel: Duel) -> None:
    """EXAMPLE: take 2 ore, give 1 ore back: net 1 ore."""
    duel.city(RED)
    duel.stock(RED, wood=1)
    duel.stock(BLUE, ore=2)
    duel.hand(RED, "gold/merchant")
    duel.play(Play("gold/merchant"), Demand("ore"))
    assert (duel.asked, duel.asked_seat) == ("give_one", RED), "the first ore came without a question"
    duel.play(Spend("0:2b"))
    assert (duel.has(RED), duel.has(BLUE)) == ({"wood": 1, "ore": 1}, {"ore": 1})


@pytest.mark.rule("CAT-G04")
def test_the_merchant_gives_only_what_can_be_stored(duel: Duel) -> None:
    duel.city(RED)
    duel.stock(RED, wood=1)
    duel.stock(BLUE, ore=1, wood=3)
    duel.hand(RED, "gold/merchant")
    duel.play(Play("gold/merchant"), Demand("ore"))
    duel.play(PASS)
    assert duel.has(BLUE) == {"wood": 3, "ore": 1}, "wood does not fit, so the ore goes back by itself"


@pytest.mark.rule("CAT-G04")
def test_the_merchant_needs_a_city_or_three_trade_points(duel: Duel) -> None:
    duel.stock(BLUE, ore=2)
    duel.hand(RED, "gold/merchant")
    assert duel.refused(Play("gold/merchant")).reason == "needs_city_or_trade"
    ships(duel, RED, 3)
    assert Play("gold/merchant") in duel.match.actions()
    duel.stock(BLUE)
    assert duel.refused(Play("gold/merchant")).reason == "nothing_to_take"


@pytest.mark.rule("CAT-G05", "CAT-T04")
@pytest.mark.parametrize("game", ["gold", "turmoil"])
def test_brigands_fill_one_landscape(game: str) -> None:
    """EXAMPLE: your fields 1 and 3, opponent 4 grain: at most 2."""
    duel = Duel(game)
    duel.act()
    card = f"{game}/brigands"
    duel.lay(RED, "1t1", "base/candamir")
    duel.land(RED, "0b", "central/fields-3")
    duel.put(RED, "0b", 3)
    duel.put(RED, FIELDS, 1)
    duel.land(BLUE, "0b", "central/fields-1")
    duel.put(BLUE, "0b", 2)
    duel.put(BLUE, "2t", 2)
    duel.put(BLUE, FOREST, 1)
    duel.hand(RED, card)
    duel.play(Play(card))
    assert duel.offered("pick") == [Pick("0:-2t"), Pick("0:2t")]
    assert duel.refused(Pick("0:0b")).reason == "no_room"
    duel.play(Pick("0:2t"))
    assert (duel.asked, duel.asked_seat) == ("pay_from", BLUE)
    duel.play(Spend("1:0b"), Spend("1:2t"))
    assert duel.at(RED, FIELDS) == 3
    assert duel.has(BLUE) == {"grain": 2, "wood": 1}


@pytest.mark.rule("CAT-G05")
def test_brigands_take_no_more_than_one_landscape_holds(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/candamir")
    duel.land(RED, "0b", "central/fields-3")
    duel.put(RED, "0b", 1)
    duel.put(RED, FIELDS, 1)
    duel.stock(BLUE, grain=3)
    duel.hand(RED, "gold/brigands")
    duel.play(Play("gold/brigands"), Pick("0:2t"))
    assert (duel.at(RED, "0b"), duel.at(RED, FIELDS)) == (1, 3)
    assert duel.has(BLUE) == {"grain": 1}


@pytest.mark.rule("CAT-G05")
def test_brigands_need_the_strength_advantage_and_room_on_a_landscape(duel: Duel) -> None:
    duel.stock(BLUE, gold=2)
    duel.hand(RED, "gold/brigands")
    assert duel.refused(Play("gold/brigands")).reason == "needs_strength_advantage"
    duel.lay(RED, "1t1", "base/candamir")
    assert Play("gold/brigands") in duel.match.actions()
    duel.lay(RED, "0t+", "gold/gold_cache")
    duel.put(RED, RIVER, 3)
    assert duel.refused(Play("gold/brigands")).reason == "nothing_to_take", "the cache is no landscape"


@pytest.mark.rule("CAT-G06")
@pytest.mark.parametrize(("mine", "theirs", "gets"), [(0, 2, [1, 1]), (0, 0, [2, 1]), (2, 0, [2, 0])])
def test_reiner_makes_it_a_celebration(mine: int, theirs: int, gets: list[int]) -> None:
    duel = Duel("gold")
    for seat, skill in ((RED, mine), (BLUE, theirs)):
        if skill:
            duel.lay(seat, "1t1", "base/austin")
    duel.hand(RED, "gold/reiner")
    duel.play(Play("gold/reiner"))
    duel.luck(production_die=[6])
    duel.play(ROLL)
    assert duel.of("dice_rolled")[0].face == "celebration"
    while duel.asked == "store_at":
        duel.play(duel.match.actions()[0])
    received = [sum(duel.has(seat).values()) - 1 for seat in (RED, BLUE)]
    assert received == gets


@pytest.mark.rule("CAT-G06", "CAT-061")
def test_reiner_only_before_the_roll_and_together_with_brigitta(duel: Duel) -> None:
    duel.hand(RED, "gold/reiner", "base/brigitta")
    assert duel.refused(Play("gold/reiner")).reason == "wrong_moment"
    duel.turn_of(RED)
    duel.play(Play("gold/reiner"))
    duel.play(Play("base/brigitta"))
    duel.play(*[action for action in duel.match.actions() if getattr(action, "number", 0) == 5])
    word = duel.game.chance.word
    duel.play(ROLL)
    assert duel.game.chance.word == word, "no die is rolled"
    assert (duel.state.number, duel.state.face) == (5, "celebration")


@pytest.mark.rule("CAT-G07")
def test_the_gold_cache_is_free_but_needs_a_strong_hero(duel: Duel) -> None:
    duel.hand(RED, "gold/gold_cache")
    refusal = duel.refused(Build("gold/gold_cache", "0:0t+"))
    assert (refusal.rule, refusal.reason) == ("CAT-G07", "needs_hero")
    duel.lay(RED, "1t1", "base/austin")
    duel.play(Build("gold/gold_cache", "0:0t+"))
    assert duel.at(RED, "0t+") == 0
    assert duel.prince(RED).room("gold") == 6


@pytest.mark.rule("CAT-G07", "CAT-145")
def test_feud_does_not_reach_the_gold_cache(duel: Duel) -> None:
    duel.lay(BLUE, "0t+", "gold/gold_cache")
    duel.lay(RED, "1t1", "base/candamir")
    duel.event("base/feud")
    assert duel.asked == "action_phase"
    assert duel.lies(BLUE, "0t+") == "gold/gold_cache"


@pytest.mark.rule("CAT-G07", "CAT-072")
def test_trade_reaches_the_gold_cache(duel: Duel) -> None:
    ships(duel, RED, 3)
    duel.lay(BLUE, "0t+", "gold/gold_cache")
    duel.put(BLUE, "0t+", 1)
    duel.turn_of(RED)
    duel.roll(2, "trade")
    duel.play(Demand("gold"))
    assert duel.at(BLUE, "0t+") == 0


@pytest.mark.rule("CAT-G08")
def test_a_pirate_ship_sinks_a_trade_ship_of_the_victims_choice(duel: Duel) -> None:
    ships(duel, BLUE, 2)
    duel.lay(BLUE, "1t1", "gold/pirate_ship")
    duel.hand(RED, "gold/pirate_ship")
    duel.stock(RED, wood=1, wool=1)
    duel.play(Build("gold/pirate_ship", "0:1t1"))
    assert (duel.asked, duel.asked_seat) == ("give_up", BLUE)
    assert duel.offered("pick") == [Pick("1:-1t1"), Pick("1:-1b1")]
    duel.play(Pick("1:-1b1"))
    assert duel.state.discard == ("base/grain_ship",)
    assert duel.prince(RED).points.trade == 0


@pytest.mark.rule("CAT-G08")
def test_a_pirate_ship_without_prey_and_its_later_harmlessness(duel: Duel) -> None:
    duel.hand(RED, "gold/pirate_ship")
    duel.stock(RED, wood=1)
    assert duel.refused(Build("gold/pirate_ship", "0:1t1")).reason == "price"
    duel.stock(RED, wood=1, wool=1)
    duel.play(Build("gold/pirate_ship", "0:1t1"))
    assert duel.asked == "action_phase"
    ships(duel, BLUE, 1)
    assert duel.prince(BLUE).points.trade == 1


@pytest.mark.rule("CAT-G09")
def test_the_moneylender_takes_two_at_trade(duel: Duel) -> None:
    ships(duel, RED, 3)
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/moneylender")
    duel.stock(BLUE, ore=1)
    duel.turn_of(RED)
    duel.roll(2, "trade")
    assert duel.has(BLUE) == {"ore": 1, "brick": 1}
    duel.play(Demand("ore"))
    assert duel.has(BLUE) == {}, "then the brick, without a question"
    assert duel.asked == "action_phase"
    assert duel.has(RED) == {"ore": 1, "brick": 1, "wood": 1}


@pytest.mark.rule("CAT-G09")
def test_the_moneylender_takes_two_in_all(duel: Duel) -> None:
    ships(duel, RED, 3)
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/moneylender")
    duel.stock(BLUE, ore=3)
    duel.turn_of(RED)
    duel.roll(2, "trade")
    duel.play(Demand("ore"), Demand("ore"))
    assert duel.asked == "action_phase"
    assert duel.has(BLUE) == {"ore": 1, "brick": 1}


@pytest.mark.rule("CAT-G09")
def test_the_moneylender_helps_only_with_the_advantage(duel: Duel) -> None:
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/moneylender")
    duel.stock(BLUE, ore=1)
    duel.turn_of(RED)
    duel.roll(2, "trade")
    assert duel.asked == "action_phase"
    duel.hand(RED, "gold/moneylender")
    duel.stock(RED, wood=2, brick=1, ore=2)
    assert duel.refused(Build("gold/moneylender", "0:1t2")).reason == "only_once"


@pytest.mark.rule("CAT-G10")
def test_the_harbor_is_worth_a_point_with_three_trade_ships(duel: Duel) -> None:
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/harbor")
    ships(duel, RED, 2)
    points = duel.prince(RED).points
    assert (points.victory, points.trade) == (3, 3)
    duel.lay(RED, "1b1", "gold/large_trade_ship")
    assert duel.prince(RED).points.victory == 4
    duel.act()
    duel.hand(RED, "gold/harbor")
    assert duel.refused(Build("gold/harbor", "0:1b2")).reason == "price"


@pytest.mark.rule("CAT-G11")
def test_the_trading_base_raises_marketplace_and_harbor(duel: Duel) -> None:
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/harbor")
    duel.lay(RED, "1b1", "base/marketplace")
    assert duel.prince(RED).points.trade == 2
    duel.lay(RED, "1t2", "gold/trading_base")
    assert duel.prince(RED).points.trade == 5
    duel.act()
    duel.hand(RED, "gold/trading_base")
    assert duel.refused(Build("gold/trading_base", "0:-1t1")).rule == "CAT-084"


@pytest.mark.rule("CAT-G12")
def test_the_guild_shows_a_victory_point_and_two_trade_points(duel: Duel) -> None:
    assert duel.refused(Build("gold/merchant_guild", "0:1t1")).reason == "price"
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/merchant_guild")
    points = duel.prince(RED).points
    assert (points.victory, points.trade) == (4, 2)


@pytest.mark.rule("CAT-G14")
def test_the_salt_silo_counts_ships_twice(duel: Duel) -> None:
    """EXAMPLE: 3 trade ships and Salt Silo: 6 TP."""
    duel.city(RED)
    ships(duel, RED, 3)
    duel.lay(RED, "1t1", "gold/salt_silo")
    assert duel.prince(RED).points.trade == 6
    duel.hand(RED, "gold/salt_silo")
    assert duel.refused(Build("gold/salt_silo", "0:1t2")).reason == "price"


@pytest.mark.rule("CAT-G15")
def test_the_staple_house_needs_the_guild_and_brings_two_resources(duel: Duel) -> None:
    duel.city(RED)
    duel.hand(RED, "gold/staple_house")
    duel.stock(RED, brick=2, ore=2, wool=1)
    assert duel.refused(Build("gold/staple_house", "0:1t1")).reason == "needs_card"
    duel.lay(RED, "1b1", "gold/merchant_guild")
    duel.play(Build("gold/staple_house", "0:1t1"), Store("0:0t"), Store("0:0t"))
    assert duel.has(RED) == {"gold": 2}


@pytest.mark.rule("CAT-G16")
def test_the_gift_pays_for_armed_units() -> None:
    duel = Duel("gold")
    for site, card in (("1t1", "base/austin"), ("1b1", "base/harald"), ("-1t1", "base/ore_ship")):
        duel.lay(RED, site, card)
    duel.put(BLUE, RIVER, 3)
    duel.lay(BLUE, "1t1", "base/inga")
    duel.event("gold/gift_for_the_prince")
    assert duel.has(RED) == {"gold": 2}
    assert duel.has(BLUE) == {"gold": 3}, "no room: the gift is lost"
    assert duel.of("lapsed")[0].seat == BLUE
