"""The cards of the base set."""

from __future__ import annotations

import pytest

from engine.catan_duel.values import (
    PASS,
    ROLL,
    Build,
    ChooseNumber,
    LayAbove,
    Pick,
    Play,
    PutUnder,
    Spend,
    Store,
    Swap,
    TakeCard,
)
from tests.engine.catan_duel.duel import BLUE, FIELDS, FOREST, HILLS, MOUNTAINS, PASTURE, RED, RIVER, Duel


@pytest.fixture
def duel() -> Duel:
    duel = Duel()
    duel.act()
    return duel


# -- Brigitta


@pytest.mark.rule("CAT-B01", "CAT-061", "CAT-P02")
def test_brigitta_sets_the_production_die() -> None:
    """EXAMPLE: Brigitta 4, the event die shows the club: brigands first, then production of all 4s."""
    duel = Duel()
    duel.hand(RED, "base/brigitta")
    duel.stock(RED, wood=3, brick=3, wool=2)
    duel.play(Play("base/brigitta"))
    assert duel.asked == "set_die"
    duel.play(ChooseNumber(4))
    assert duel.asked == "roll_dice"
    assert duel.state.discard == ("base/brigitta",)
    duel.luck(event_die=["brigand"])
    duel.play(ROLL)
    assert duel.of("dice_rolled")[0].number == 4
    assert duel.has(RED) == {"wood": 3, "brick": 3, "wool": 1}
    assert duel.has(BLUE) == {"gold": 1}


@pytest.mark.rule("CAT-B01")
def test_brigitta_never_after_the_roll_nor_twice(duel: Duel) -> None:
    duel.hand(RED, "base/brigitta")
    refusal = duel.refused(Play("base/brigitta"))
    assert (refusal.rule, refusal.reason) == ("CAT-B01", "wrong_moment")
    duel.turn_of(RED)
    duel.hand(RED, "base/brigitta", "base/brigitta")
    duel.play(Play("base/brigitta"), ChooseNumber(2))
    assert duel.refused(Play("base/brigitta")).reason == "die_already_set"


# -- action cards


@pytest.mark.rule("CAT-B02", "CAT-081")
def test_the_goldsmith_makes_two_resources_of_three_gold(duel: Duel) -> None:
    duel.hand(RED, "base/goldsmith")
    duel.stock(RED, gold=3)
    duel.play(Play("base/goldsmith"))
    assert duel.has(RED) == {}
    assert duel.state.discard == (), "it is discarded after its effect"
    duel.play(Store("0:2b"), Store("0:2b"))
    assert duel.has(RED) == {"ore": 2}
    assert duel.state.discard == ("base/goldsmith",)


@pytest.mark.rule("CAT-B02")
def test_the_goldsmith_needs_three_gold(duel: Duel) -> None:
    duel.hand(RED, "base/goldsmith")
    duel.stock(RED, gold=2, ore=3)
    refusal = duel.refused(Play("base/goldsmith"))
    assert (refusal.rule, refusal.reason) == ("CAT-B02", "needs_gold")


@pytest.mark.rule("CAT-B02", "CAT-G01")
def test_the_goldsmith_of_the_era_of_gold_uses_the_cache() -> None:
    duel = Duel("gold")
    duel.act()
    duel.hand(RED, "gold/goldsmith")
    duel.lay(RED, "0t+", "gold/gold_cache")
    duel.put(RED, "0t+", 2)
    duel.put(RED, RIVER, 2)
    duel.play(Play("gold/goldsmith"))
    assert duel.asked == "pay_from"
    duel.play(Spend("0:0t+"), Spend("0:0t+"), Store("0:2b"), Store("0:2b"))
    assert duel.has(RED) == {"gold": 1, "ore": 2}


@pytest.mark.rule("CAT-B03")
def test_the_caravan_swaps_two_resources(duel: Duel) -> None:
    duel.hand(RED, "base/merchant_caravan")
    duel.stock(RED, wood=2, ore=1)
    duel.play(Play("base/merchant_caravan"))
    duel.play(Spend("0:-2t"), Spend("0:-2t"), Store("0:2b"), Store("0:2b"))
    assert duel.has(RED) == {"ore": 3}


@pytest.mark.rule("CAT-B03")
def test_the_caravan_needs_two_resources(duel: Duel) -> None:
    """EXAMPLE: with 1 resource in all the card is illegal."""
    duel.hand(RED, "base/merchant_caravan")
    duel.stock(RED, wood=1)
    assert duel.refused(Play("base/merchant_caravan")).reason == "needs_resources"
    duel.stock(RED, wood=1, ore=1)
    assert Play("base/merchant_caravan") in duel.match.actions()


@pytest.mark.rule("CAT-B04")
def test_the_scout_chooses_the_landscapes_of_a_new_settlement(duel: Duel) -> None:
    duel.lay(RED, "2", "central/road")
    duel.hand(RED, "base/scout")
    duel.stock(RED, wood=1, brick=1, grain=1, wool=1)
    before = sorted(slot.card for slot in duel.state.landscapes)
    duel.play(Build("central/settlement", "0:3"))
    assert duel.asked == "send_scout"
    assert duel.of("landscapes_revealed") == [], "announced before any landscape is turned up"
    duel.play(Play("base/scout"))
    assert [action.card for action in duel.offered("take_card")] == before
    duel.play(TakeCard("central/pasture-6"), TakeCard("central/pasture-5"), LayAbove("central/pasture-5"))
    assert (duel.lies(RED, "4t"), duel.lies(RED, "4b")) == ("central/pasture-5", "central/pasture-6")
    assert len(duel.state.landscapes) == 10
    assert duel.state.discard == ("base/scout",)


@pytest.mark.rule("CAT-B04")
def test_the_scout_may_stay_at_home_and_is_played_at_no_other_time(duel: Duel) -> None:
    duel.hand(RED, "base/scout")
    assert duel.refused(Play("base/scout")).rule == "CAT-B04"
    duel.lay(RED, "2", "central/road")
    duel.stock(RED, wood=1, brick=1, grain=1, wool=1)
    duel.play(Build("central/settlement", "0:3"), PASS)
    assert duel.asked == "lay_landscapes"
    assert duel.cards(RED) == ["base/scout"]


@pytest.mark.rule("CAT-B05", "CAT-P02")
def test_relocation_exchanges_landscapes_with_their_stocks(duel: Duel) -> None:
    duel.hand(RED, "base/relocation")
    duel.put(RED, FOREST, 2)
    duel.play(Play("base/relocation"), Swap("0:-2t", "0:2b"))
    assert (duel.lies(RED, "2b"), duel.at(RED, "2b")) == ("central/forest-2", 2)
    assert (duel.lies(RED, "-2t"), duel.at(RED, "-2t")) == ("central/mountains-5", 0)
    assert duel.state.discard == ("base/relocation",)


@pytest.mark.rule("CAT-B05")
def test_relocation_leaves_every_card_where_it_may_lie() -> None:
    """EXAMPLE: a Mint in a city and a Storehouse at a settlement cannot change places; in two cities they can."""
    duel = Duel("gold")
    duel.act()
    duel.hand(RED, "base/relocation")
    duel.city(RED, 1)
    duel.lay(RED, "1t1", "gold/mint")
    duel.lay(RED, "-1b1", "base/storehouse")
    duel.play(Play("base/relocation"))
    swap = Swap("0:-1b1", "0:1t1")
    assert swap not in duel.match.actions()
    assert duel.refused(swap).rule == "CAT-087"
    duel.city(RED, -1)
    duel.play(swap)
    assert (duel.lies(RED, "-1b1"), duel.lies(RED, "1t1")) == ("gold/mint", "base/storehouse")


@pytest.mark.rule("CAT-B05", "CAT-017")
def test_relocation_does_not_exchange_what_changes_nothing(duel: Duel) -> None:
    duel.city(RED, 1)
    duel.hand(RED, "base/relocation")
    duel.lay(RED, "1t1", "base/austin")
    duel.lay(RED, "1t2", "base/storehouse")
    duel.play(Play("base/relocation"))
    assert all(action.first[-1] in "tb" for action in duel.offered("swap"))


@pytest.mark.rule("CAT-B05")
def test_relocation_takes_cache_and_town_hall_along() -> None:
    duel = Duel("gold")
    duel.act()
    duel.hand(RED, "base/relocation")
    duel.lay(RED, "0t+", "gold/gold_cache")
    duel.put(RED, "0t+", 2)
    duel.play(Play("base/relocation"), Swap("0:0t", "0:2b"))
    assert (duel.lies(RED, "2b"), duel.lies(RED, "2b+")) == ("central/gold_river-1", "gold/gold_cache")
    assert duel.at(RED, "2b+") == 2
    assert duel.lies(RED, "0t+") is None

    duel = Duel("progress")
    duel.act()
    duel.hand(RED, "progress/relocation")
    for column in (-1, 1):
        duel.city(RED, column)
    duel.lay(RED, "1t1", "base/parish_hall")
    duel.lay(RED, "1t1", "progress/town_hall")
    duel.lay(RED, "-1b1", "progress/library")
    duel.play(Play("progress/relocation"), Swap("0:-1b1", "0:1t1"))
    realm = duel.state.realms[RED]
    assert realm.cards["0:-1b1"] == "progress/town_hall"
    assert realm.under == {"0:-1b1": "base/parish_hall"}
    assert realm.cards["0:1t1"] == "progress/library"


def test_a_mint_that_was_used_stays_used_when_it_moves() -> None:
    duel = Duel("gold")
    duel.act()
    for column in (-1, 1):
        duel.city(RED, column)
    duel.lay(RED, "1t1", "gold/mint")
    duel.lay(RED, "-1t1", "gold/staple_house")
    duel.state.used += ("0:1t1",)
    duel.hand(RED, "base/relocation")
    duel.play(Play("base/relocation"), Swap("0:-1t1", "0:1t1"))
    assert duel.state.used == ("0:-1t1",)


# -- buildings


@pytest.mark.rule("CAT-B06")
@pytest.mark.parametrize(
    ("card", "site", "number", "place"),
    [
        ("iron_foundry", "1b1", 5, MOUNTAINS),
        ("grain_mill", "1t1", 6, FIELDS),
        ("lumber_camp", "-1t1", 2, FOREST),
        ("weavers_shop", "1b1", 4, PASTURE),
        ("brick_factory", "-1b1", 3, HILLS),
    ],
)
def test_boosters_double_the_production_of_their_landscape(
    card: str, site: str, number: int, place: str
) -> None:
    duel = Duel()
    duel.lay(RED, site, f"base/{card}")
    duel.roll(number, "trade")
    assert duel.at(RED, place) == 2
    duel = Duel()
    other = {"t": "b", "b": "t"}
    wrong = "".join(other.get(letter, letter) for letter in site)
    duel.lay(RED, wrong, f"base/{card}")
    duel.roll(number, "trade")
    assert duel.at(RED, place) == 1, "on the other side of the settlement it does nothing"


@pytest.mark.rule("CAT-B06")
def test_a_booster_feeds_both_landscapes_of_its_kind() -> None:
    """EXAMPLE: pastures 5 (stock 0) and 5 (stock 2) beside a Weaver's Shop, roll 5: 2 and 3."""
    duel = Duel()
    duel.land(RED, "0b", "central/pasture-5")
    duel.land(RED, "2b", "central/pasture-5")
    duel.put(RED, "2b", 2)
    duel.lay(RED, "1b1", "base/weavers_shop")
    duel.roll(5, "trade")
    assert (duel.at(RED, "0b"), duel.at(RED, "2b")) == (2, 3)


@pytest.mark.rule("CAT-B06")
def test_a_booster_does_not_work_at_other_gains() -> None:
    duel = Duel("progress")
    duel.act(number=5)
    duel.lay(RED, "1b1", "base/iron_foundry")
    duel.hand(RED, "progress/benjamin")
    duel.play(Play("progress/benjamin"))
    assert duel.at(RED, MOUNTAINS) == 1


@pytest.mark.rule("CAT-B10")
def test_the_marketplace_gives_what_the_other_has_more_of() -> None:
    """EXAMPLE: opponent fields, gold river and forest 3, you hills 3: brick, and 1 of grain, gold, wood."""
    duel = Duel()
    duel.lay(RED, "1t1", "base/marketplace")
    duel.land(BLUE, "0t", "central/gold_river-3")
    duel.land(BLUE, "2t", "central/fields-3")
    duel.put(BLUE, "2t", 3)
    duel.roll(3, "trade")
    assert duel.offered("store") == [Store("0:-2t"), Store("0:2t"), Store("0:0t")]
    duel.play(Store("0:2t"))
    assert duel.has(RED) == {"brick": 1, "grain": 1}


@pytest.mark.rule("CAT-B10")
def test_the_marketplace_gives_nothing_for_equal_numbers() -> None:
    duel = Duel()
    duel.lay(RED, "1t1", "base/marketplace")
    duel.roll(3, "trade")
    assert duel.asked == "action_phase"
    assert duel.has(RED) == {"brick": 1}


@pytest.mark.rule("CAT-B11")
def test_two_toll_bridges_and_no_room() -> None:
    duel = Duel("gold")
    duel.lay(RED, "1t1", "base/toll_bridge")
    duel.lay(RED, "1b1", "gold/toll_bridge")
    duel.roll(6, "harvest")
    duel.play(Store("0:-2t"), Store("1:-2t"))
    assert duel.has(RED)["gold"] == 3, "of 4 gold 1 finds no room"
    assert sum(event.amount for event in duel.of("lapsed")) == 1


@pytest.mark.rule("CAT-B14")
@pytest.mark.parametrize(
    ("hero", "strength", "skill", "cost"),
    [
        ("austin", 1, 2, {"grain": 1, "ore": 1}),
        ("harald", 2, 1, {"grain": 1, "ore": 1}),
        ("inga", 1, 3, {"grain": 1, "wool": 1, "ore": 1}),
        ("osmund", 2, 2, {"grain": 1, "wool": 1, "ore": 1}),
        ("candamir", 4, 1, {"grain": 1, "wool": 2, "ore": 1}),
        ("siglind", 2, 3, {"grain": 1, "wool": 2, "ore": 1}),
    ],
)
def test_heroes(duel: Duel, hero: str, strength: int, skill: int, cost: dict[str, int]) -> None:
    duel.hand(RED, f"base/{hero}")
    duel.stock(RED, **cost)
    duel.play(Build(f"base/{hero}", "0:1t1"))
    assert duel.has(RED) == {}
    assert (duel.prince(RED).points.strength, duel.prince(RED).points.skill) == (strength, skill)
    duel.hand(RED, f"base/{hero}")
    assert duel.refused(Build(f"base/{hero}", "0:1b1")).reason == "price"


# -- events


@pytest.mark.rule("CAT-B15", "CAT-146")
def test_fraternal_feuds_take_two_hand_cards(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/candamir")
    duel.hand(BLUE, "base/inga", "base/scout", "base/abbey")
    duel.event("base/fraternal_feuds")
    assert (duel.asked, duel.asked_seat) == ("raid_hand", RED)
    duel.play(PutUnder("base/inga", 1), PutUnder("base/abbey", 2))
    assert duel.cards(BLUE) == ["base/scout"]
    assert duel.asked == "action_phase", "two cards and no more"
    assert duel.state.stacks[1][0].card == "base/inga"
    assert duel.state.stacks[2][0].card == "base/abbey"
    told = [event.seen_by(BLUE) for event in duel.of("card_put_under")]
    assert [(event.stack, event.card) for event in told] == [(1, None), (2, None)]


@pytest.mark.rule("CAT-B15")
def test_fraternal_feuds_with_one_card_or_without_an_advantage(duel: Duel) -> None:
    duel.hand(BLUE, "base/inga", "base/scout")
    duel.event("base/fraternal_feuds")
    assert duel.asked == "action_phase"
    assert len(duel.cards(BLUE)) == 2
    duel.lay(RED, "1t1", "base/candamir")
    duel.hand(BLUE, "base/inga")
    duel.event("base/fraternal_feuds", active=BLUE)
    duel.play(PutUnder("base/inga", 0))
    assert duel.cards(BLUE) == []
    assert (duel.asked, duel.asked_seat) == ("action_phase", BLUE)


@pytest.mark.rule("CAT-B16")
def test_invention_pays_for_progress() -> None:
    """EXAMPLE: Abbey only: 1.  Abbey and University: 2.  None: 0."""
    duel = Duel("progress")
    duel.lay(RED, "1t1", "base/abbey")
    duel.event("base/invention")
    duel.play(Store("0:2b"))
    assert duel.asked == "action_phase"
    assert (duel.has(RED), duel.has(BLUE)) == ({"ore": 1}, {})
    duel.city(RED, -1)
    duel.lay(RED, "-1t1", "progress/university")
    duel.event("progress/invention")
    duel.play(Store("0:2b"), Store("0:2b"))
    assert (duel.asked, duel.has(RED)) == ("action_phase", {"ore": 3})


@pytest.mark.rule("CAT-B17")
def test_year_of_plenty_feeds_beside_storehouse_and_abbey(duel: Duel) -> None:
    """EXAMPLE: Abbey on A.t1 and Storehouse on A.t2: both upper landscapes get 2."""
    duel.city(RED, -1)
    duel.lay(RED, "-1t1", "base/abbey")
    duel.lay(RED, "-1t2", "base/storehouse")
    duel.put(RED, RIVER, 2)
    duel.event("base/year_of_plenty")
    assert (duel.at(RED, FOREST), duel.at(RED, RIVER)) == (2, 3)
    assert duel.has(RED) == {"wood": 2, "gold": 3}
    assert duel.has(BLUE) == {}


@pytest.mark.rule("CAT-B18")
def test_the_traveling_merchant_sells_two_resources(duel: Duel) -> None:
    duel.stock(RED, gold=3)
    duel.stock(BLUE, gold=1)
    duel.event("base/traveling_merchant")
    assert (duel.asked, duel.asked_seat) == ("buy_resource", RED)
    duel.put(RED, RIVER, 2)
    assert Store("0:0t") not in duel.match.actions(), "gold is not for sale"
    duel.put(RED, RIVER, 3)
    duel.play(Store("0:2b"), Store("0:2b"))
    assert duel.has(RED) == {"gold": 1, "ore": 2}
    assert duel.asked_seat == BLUE
    duel.play(Store("1:2b"))
    assert duel.has(BLUE) == {"ore": 1}
    assert duel.asked == "action_phase"


@pytest.mark.rule("CAT-B18")
def test_the_traveling_merchant_may_be_left_alone_and_wants_gold(duel: Duel) -> None:
    duel.stock(RED, gold=2, wood=1)
    duel.event("base/traveling_merchant", active=BLUE)
    assert duel.asked_seat == RED
    duel.play(PASS)
    assert duel.has(RED) == {"gold": 2, "wood": 1}
    assert (duel.asked, duel.asked_seat) == ("action_phase", BLUE)


@pytest.mark.rule("CAT-B18")
def test_gold_just_produced_may_be_used() -> None:
    duel = Duel()
    events = [slot for slot in duel.state.events if slot.card != "base/traveling_merchant"]
    merchant = next(slot for slot in duel.state.events if slot.card == "base/traveling_merchant")
    duel.state.events = (*events, merchant)
    duel.roll(1, "event_card")
    assert (duel.asked, duel.asked_seat) == ("buy_resource", RED)


@pytest.mark.rule("CAT-B19", "CAT-146")
def test_feud_names_three_buildings_of_which_the_victim_removes_one(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/candamir")
    for site, building in (
        ("1t1", "abbey"),
        ("1b1", "storehouse"),
        ("-1t1", "marketplace"),
        ("-1b1", "grain_mill"),
    ):
        duel.lay(BLUE, site, f"base/{building}")
    duel.event("base/feud")
    assert (duel.asked, duel.asked_seat) == ("name_cards", RED)
    duel.play(Pick("1:1t1"), Pick("1:1b1"), Pick("1:-1t1"))
    assert (duel.asked, duel.asked_seat) == ("give_up", BLUE)
    assert duel.refused(Pick("1:-1b1")).rule == "CAT-145"
    duel.play(Pick("1:1b1"))
    assert (duel.asked, duel.asked_seat) == ("put_away", BLUE)
    duel.play(PutUnder("base/storehouse", 3))
    assert duel.state.stacks[3][0].card == "base/storehouse"
    assert duel.lies(BLUE, "1b1") is None


@pytest.mark.rule("CAT-B19", "CAT-145")
def test_feud_with_few_buildings_and_without(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/candamir")
    duel.event("base/feud")
    assert duel.asked == "action_phase"
    duel.lay(BLUE, "1t1", "base/abbey")
    duel.lay(BLUE, "1b1", "base/austin")
    duel.event("base/feud")
    assert duel.asked == "put_away", "the only building goes; units do not count"
    duel.play(PutUnder("base/abbey", 0))
    assert duel.lies(BLUE, "1b1") == "base/austin"


@pytest.mark.rule("CAT-B19")
def test_feud_without_the_advantage(duel: Duel) -> None:
    duel.lay(BLUE, "1t1", "base/abbey")
    duel.event("base/feud")
    assert duel.asked == "action_phase"
    assert duel.lies(BLUE, "1t1") == "base/abbey"


@pytest.mark.rule("CAT-B21")
@pytest.mark.parametrize(
    ("red", "blue", "paid"), [(0, 0, []), (1, 0, [RED]), (1, 1, [RED, BLUE]), (1, 2, [BLUE])]
)
def test_the_race_of_the_trade_ships(duel: Duel, red: int, blue: int, paid: list[int]) -> None:
    for seat, count in ((RED, red), (BLUE, blue)):
        for site in ("1t1", "1b1")[:count]:
            duel.lay(seat, site, "base/large_trade_ship")
    duel.event("base/trade_ships_race")
    asked = []
    while duel.asked == "store_at":
        asked.append(duel.asked_seat)
        duel.play(duel.match.actions()[0])
    assert asked == paid
