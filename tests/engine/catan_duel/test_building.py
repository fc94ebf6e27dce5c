"""Building, paying, demolishing."""

from __future__ import annotations

import pytest

from engine.catan_duel.catalog import CARDS
from engine.catan_duel.places import corners
from engine.catan_duel.resources import Receive
from engine.catan_duel.table import Slot
from engine.catan_duel.values import PASS, Build, Demolish, LayAbove, Spend, Store
from tests.engine.catan_duel.duel import BLUE, FOREST, HILLS, MOUNTAINS, PASTURE, RED, RIVER, Duel

RICH = {"wood": 3, "brick": 3, "grain": 3, "wool": 3, "ore": 3, "gold": 3}


@pytest.fixture
def duel() -> Duel:
    duel = Duel("gold")
    duel.act()
    duel.stock(RED, **RICH)
    return duel


# -- central cards


@pytest.mark.rule("CAT-100")
def test_a_road_costs_1_wood_and_2_brick_and_lies_at_an_outer_side(duel: Duel) -> None:
    roads = [action for action in duel.offered("build") if action.card == "central/road"]
    assert roads == [Build("central/road", "0:-2"), Build("central/road", "0:2")]
    duel.play(Build("central/road", "0:2"))
    assert duel.has(RED) == RICH | {"wood": 2, "brick": 1}
    assert duel.state.central["central/road"] == 6
    assert duel.refused(Build("central/road", "0:4")).rule == "CAT-100"
    duel.put(RED, HILLS, 3)
    assert duel.refused(Build("central/road", "0:3")).reason == "wrong_place", "no road behind a road"
    duel.stock(RED, wood=1, brick=1)
    refusal = duel.refused(Build("central/road", "0:-2"))
    assert (refusal.rule, refusal.reason) == ("CAT-100", "price")


@pytest.mark.rule("CAT-101")
def test_a_settlement_brings_two_landscapes(duel: Duel) -> None:
    assert duel.refused(Build("central/settlement", "0:3")).reason == "no_place"
    duel.lay(RED, "2", "central/road")
    duel.stack(0)
    duel.state.landscapes = duel.state.landscapes[:10]
    duel.state.landscapes += (Slot("central/gold_river-2"), Slot("central/mountains-4"))
    duel.play(Build("central/settlement", "0:3"))
    assert duel.has(RED) == RICH | {"wood": 2, "brick": 2, "grain": 2, "wool": 2}
    assert duel.of("landscapes_revealed")[0].cards == ("central/mountains-4", "central/gold_river-2")
    assert duel.offered("lay_above") == [LayAbove("central/mountains-4"), LayAbove("central/gold_river-2")]
    duel.play(LayAbove("central/gold_river-2"))
    assert duel.lies(RED, "4t") == "central/gold_river-2"
    assert duel.lies(RED, "4b") == "central/mountains-4"
    assert duel.at(RED, "4t") == duel.at(RED, "4b") == 0
    assert duel.match.scores()[RED] == 3
    duel.stock(RED)
    duel.turn_of(RED)
    duel.roll(4, "trade")
    assert duel.has(RED) == {"wool": 1, "ore": 1}
    duel.turn_of(RED)
    duel.stock(RED)
    duel.roll(2, "trade")
    assert duel.has(RED) == {"wood": 1, "gold": 1}


@pytest.mark.rule("CAT-101")
def test_a_settlement_to_the_left(duel: Duel) -> None:
    duel.lay(RED, "-2", "central/road")
    duel.play(Build("central/settlement", "0:-3"))
    duel.play(duel.match.actions()[0])
    assert {"0:-4t", "0:-4b"} <= duel.state.realms[RED].cards.keys()


@pytest.mark.rule("CAT-102", "CAT-011")
def test_a_city_covers_a_settlement_and_its_cards_stay(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/abbey")
    realm = duel.state.realms[RED]
    assert realm.free_places(CARDS["base/inga"]) == ("0:-1t1", "0:-1b1", "0:1b1")
    duel.play(Build("central/city", "0:1"))
    assert duel.prince(RED).stocks == RICH | {"grain": 1, "ore": 0}
    assert duel.lies(RED, "1t1") == "base/abbey"
    assert duel.match.scores()[RED] == 3
    realm = duel.state.realms[RED]
    assert realm.free_places(CARDS["base/inga"]) == ("0:-1t1", "0:-1b1", "0:1t2", "0:1b1")
    assert duel.refused(Build("central/city", "0:1")).rule == "CAT-102"


@pytest.mark.rule("CAT-103")
def test_an_empty_stack_ends_building(duel: Duel) -> None:
    duel.state.central["central/city"] = 0
    refusal = duel.refused(Build("central/city", "0:1"))
    assert (refusal.rule, refusal.reason) == ("CAT-103", "stack_empty")


@pytest.mark.rule("CAT-014", "CAT-012")
def test_a_city_borders_four_landscapes() -> None:
    assert set(corners("0:1")) == {"0:0t", "0:0b", "0:2t", "0:2b"}


@pytest.mark.rule("CAT-104")
def test_central_cards_cannot_be_demolished(duel: Duel) -> None:
    assert duel.offered("demolish") == []
    assert duel.refused(Demolish("0:1")).rule == "CAT-104"
    assert duel.refused(Demolish("0:1t1")).reason == "nothing_there"


# -- expansions


@pytest.mark.rule("CAT-080", "CAT-083")
def test_a_settlement_expansion_is_paid_and_laid_on_a_free_site(duel: Duel) -> None:
    duel.hand(RED, "base/abbey")
    assert [action.place for action in duel.offered("build") if action.card == "base/abbey"] == [
        "0:-1t1",
        "0:-1b1",
        "0:1t1",
        "0:1b1",
    ]
    duel.play(Build("base/abbey", "0:1b1"))
    assert duel.prince(RED).stocks == RICH | {"brick": 2, "grain": 2, "ore": 2}
    assert duel.cards(RED) == []
    assert duel.lies(RED, "1b1") == "base/abbey"
    duel.hand(RED, "base/inga")
    refusal = duel.refused(Build("base/inga", "0:1b1"))
    assert (refusal.rule, refusal.reason) == ("CAT-083", "wrong_place")
    assert "0:1t1" in refusal.places
    assert duel.refused(Build("base/osmund", "0:1t1")).reason == "not_at_hand"


@pytest.mark.rule("CAT-084")
def test_a_city_expansion_needs_a_city(duel: Duel) -> None:
    duel.hand(RED, "gold/mint")
    refusal = duel.refused(Build("gold/mint", "0:1t1"))
    assert (refusal.rule, refusal.reason) == ("CAT-084", "no_place")
    duel.city(RED)
    assert [action.place for action in duel.offered("build") if action.card == "gold/mint"] == [
        "0:1t1",
        "0:1b1",
    ]
    duel.play(Build("gold/mint", "0:1t1"))
    duel.hand(RED, "base/austin")
    duel.stock(RED, **RICH)
    duel.play(Build("base/austin", "0:1t2"))
    assert (duel.lies(RED, "1t1"), duel.lies(RED, "1t2")) == ("gold/mint", "base/austin")


@pytest.mark.rule("CAT-015", "CAT-085")
def test_a_landscape_expansion_lies_outside_a_landscape(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/austin")
    duel.hand(RED, "gold/gold_cache")
    places = [action.place for action in duel.offered("build") if action.card == "gold/gold_cache"]
    assert sorted(places) == sorted(["0:-2t+", "0:-2b+", "0:0t+", "0:0b+", "0:2t+", "0:2b+"])
    duel.play(Build("gold/gold_cache", "0:2t+"))
    duel.hand(RED, "gold/gold_cache")
    assert duel.refused(Build("gold/gold_cache", "0:2t+")).rule == "CAT-085"


@pytest.mark.rule("CAT-086")
def test_a_unique_card_is_built_once(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/abbey")
    duel.hand(RED, "base/abbey", "base/storehouse")
    refusal = duel.refused(Build("base/abbey", "0:1b1"))
    assert (refusal.rule, refusal.reason) == ("CAT-086", "only_once")
    duel.lay(RED, "-1t1", "base/storehouse")
    assert Build("base/storehouse", "0:1b1") in duel.match.actions()
    duel.act(BLUE)
    duel.stock(BLUE, **RICH)
    duel.hand(BLUE, "base/abbey")
    assert Build("base/abbey", "1:1b1") in duel.match.actions(), "the other may have one, too"


@pytest.mark.rule("CAT-088", "CAT-G12")
def test_a_lost_condition_changes_nothing_for_placed_cards(duel: Duel) -> None:
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/merchant_guild")
    duel.lay(RED, "1t2", "gold/staple_house")
    duel.play(Demolish("0:1t1"))
    assert duel.lies(RED, "1t2") == "gold/staple_house"
    assert duel.state.victory["expansions"] == (1, 0)
    duel.hand(RED, "gold/staple_house")
    assert duel.refused(Build("gold/staple_house", "0:1t1")).rule == "CAT-G15"


@pytest.mark.rule("CAT-013")
@pytest.mark.parametrize("site", ["1t1", "1t2"])
def test_both_sites_of_a_side_lie_beside_the_same_landscapes(duel: Duel, site: str) -> None:
    """EXAMPLE: a booster on the outer site acts as on the inner one, never on the other side."""
    duel.city(RED)
    duel.lay(RED, "1t1", "base/austin")
    if site == "1t1":
        duel.act()
        duel.play(Demolish("0:1t1"))
    duel.lay(RED, site, "base/weavers_shop")
    duel.land(RED, "0t", "central/pasture-5")
    duel.land(RED, "0b", "central/pasture-6")
    harvest = duel.state.realms[RED].harvest
    assert dict(harvest[5])["0:0t"] == 2
    assert dict(harvest[6])["0:0b"] == 1
    assert duel.state.realms[RED].beside("0:1t2") == ("0:0t", "0:2t")


@pytest.mark.rule("CAT-017")
def test_of_two_free_sites_on_one_side_the_inner_one_is_offered(duel: Duel) -> None:
    duel.city(RED)
    duel.hand(RED, "base/austin")
    places = [action.place for action in duel.offered("build") if action.card == "base/austin"]
    assert "0:1t1" in places
    assert "0:1t2" not in places


@pytest.mark.rule("CAT-142")
def test_a_card_of_the_open_stack_is_built_from_there(duel: Duel) -> None:
    duel.city(RED)
    duel.play(Build("gold/merchant_guild", "0:1t1"))
    assert duel.state.open == ("gold/merchant_guild",)
    assert duel.prince(RED).stocks == RICH | {"brick": 1, "grain": 2, "wool": 1}
    assert duel.refused(Build("gold/merchant_guild", "0:1b1")).rule == "CAT-086"


# -- paying


@pytest.mark.rule("CAT-023")
def test_who_pays_is_asked_only_where_there_is_a_choice(duel: Duel) -> None:
    duel.land(RED, "0b", "central/mountains-4")
    duel.put(RED, "0b", 2)
    duel.put(RED, MOUNTAINS, 2)
    duel.hand(RED, "base/austin")
    duel.play(Build("base/austin", "0:1t1"))
    assert duel.asked == "pay_from"
    assert duel.offered("spend") == [Spend("0:0b"), Spend("0:2b")]
    duel.play(Spend("0:2b"))
    assert (duel.at(RED, "0b"), duel.at(RED, MOUNTAINS)) == (2, 1)
    assert duel.lies(RED, "1t1") == "base/austin"
    duel.play(Build("central/city", "0:1"))
    assert duel.asked == "action_phase", "all 3 ore are needed: nothing to choose"
    assert duel.has(RED).get("ore", 0) == 0


@pytest.mark.rule("CAT-023")
def test_a_gain_is_stored_where_its_owner_likes(duel: Duel) -> None:
    duel.land(RED, "0b", "central/mountains-4")
    duel.put(RED, MOUNTAINS, 1)
    duel.happen(Receive(RED, 2, "test", ("ore",)))
    assert duel.offered("store") == [Store("0:0b"), Store("0:2b")]
    duel.play(Store("0:0b"), Store("0:2b"))
    assert (duel.at(RED, "0b"), duel.at(RED, MOUNTAINS)) == (1, 2)


# -- demolition


@pytest.mark.rule("CAT-115", "CAT-116", "CAT-T12")
def test_demolition_is_free_brings_nothing_and_fills_the_discard_pile() -> None:
    duel = Duel("turmoil")
    duel.act()
    duel.lay(RED, "1t1", "base/austin")
    duel.lay(RED, "1b1", "turmoil/irmgard")
    duel.play(Demolish("0:1t1"))
    assert duel.lies(RED, "1t1") is None
    assert duel.state.discard == ("base/austin",)
    assert duel.asked == "action_phase"
    assert duel.has(RED) == {}


@pytest.mark.rule("CAT-115", "CAT-143")
def test_open_stack_buildings_go_back_to_the_open_stack(duel: Duel) -> None:
    duel.city(RED)
    duel.play(Build("gold/merchant_guild", "0:1t1"), Demolish("0:1t1"))
    assert duel.state.open == ("gold/merchant_guild",) * 2
    assert duel.state.discard == ()


@pytest.mark.rule("CAT-115", "CAT-G07")
def test_a_demolished_cache_loses_its_gold(duel: Duel) -> None:
    duel.lay(RED, "0t+", "gold/gold_cache")
    duel.put(RED, "0t+", 2)
    duel.put(RED, RIVER, 1)
    duel.play(Demolish("0:0t+"))
    assert duel.has(RED)["gold"] == 1
    assert "0:0t+" not in duel.state.stock


@pytest.mark.rule("CAT-089")
def test_a_bonus_for_building_comes_after_full_payment(duel: Duel) -> None:
    duel.city(RED)
    duel.lay(RED, "1t1", "gold/merchant_guild")
    duel.hand(RED, "gold/staple_house")
    duel.stock(RED, brick=2, ore=2)
    assert duel.refused(Build("gold/staple_house", "0:1t2")).reason == "price"
    duel.stock(RED, brick=2, ore=2, wool=1)
    duel.play(Build("gold/staple_house", "0:1t2"))
    assert duel.has(RED) == {}
    duel.play(Store(f"0:{FOREST}"), Store(f"0:{PASTURE}"))
    assert duel.has(RED) == {"wood": 1, "wool": 1}


@pytest.mark.rule("CAT-080")
def test_any_number_of_actions_in_any_order(duel: Duel) -> None:
    duel.hand(RED, "base/goldsmith", "base/austin")
    duel.play(Build("central/road", "0:2"))
    duel.play(Build("base/austin", "0:1t1"))
    duel.play(Demolish("0:1t1"))
    assert duel.asked == "action_phase"
    duel.play(PASS)
    assert duel.asked == "draw_card"
