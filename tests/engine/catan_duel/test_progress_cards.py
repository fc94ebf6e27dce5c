"""The cards of the Era of Progress."""

from __future__ import annotations

import pytest

from engine.catan_duel import look
from engine.catan_duel.values import (
    PASS,
    Build,
    Demolish,
    Draw,
    Pick,
    Play,
    PutUnder,
    Search,
    Store,
    TakeCard,
    Waive,
)
from tests.engine.catan_duel.duel import BLUE, FIELDS, FOREST, MOUNTAINS, PASTURE, RED, RIVER, Duel

RICH = {"wood": 3, "brick": 3, "grain": 3, "wool": 3, "ore": 3, "gold": 3}


@pytest.fixture
def duel() -> Duel:
    duel = Duel("progress")
    duel.act()
    duel.city(RED)
    return duel


# -- action cards


@pytest.mark.rule("CAT-P01")
def test_benjamin_repeats_the_production_without_boosters(duel: Duel) -> None:
    duel.act(number=5)
    duel.lay(RED, "1b1", "base/iron_foundry")
    duel.land(RED, "0b", "central/pasture-5")
    duel.put(RED, MOUNTAINS, 1)
    duel.hand(RED, "progress/benjamin")
    duel.play(Play("progress/benjamin"))
    assert (duel.at(RED, MOUNTAINS), duel.at(RED, "0b")) == (2, 1)
    assert duel.has(BLUE) == {}


@pytest.mark.rule("CAT-P01")
def test_benjamin_in_hand_before_the_first_roll_has_nothing_to_repeat() -> None:
    duel = Duel("progress")
    duel.state.number = 0
    duel.hand(RED, "progress/benjamin")
    (choice,) = look.hand(duel.match.game, RED)
    assert choice.refusal is not None


@pytest.mark.rule("CAT-P01", "CAT-087")
def test_benjamin_needs_a_landscape_with_room(duel: Duel) -> None:
    duel.act(number=5)
    duel.hand(RED, "progress/benjamin")
    duel.put(RED, MOUNTAINS, 3)
    refusal = duel.refused(Play("progress/benjamin"))
    assert (refusal.rule, refusal.reason) == ("CAT-P01", "no_room")


@pytest.mark.rule("CAT-P03")
@pytest.mark.parametrize(
    ("card", "resource", "place"),
    [("three_field_system", "grain", FIELDS), ("mineral_mining", "ore", MOUNTAINS)],
)
def test_the_university_feeds(duel: Duel, card: str, resource: str, place: str) -> None:
    duel.hand(RED, f"progress/{card}", f"progress/{card}")
    assert duel.refused(Play(f"progress/{card}")).reason == "needs_card"
    duel.lay(RED, "1t1", "progress/university")
    duel.play(Play(f"progress/{card}"))
    assert duel.has(RED) == {resource: 2}
    duel.play(Play(f"progress/{card}"))
    assert duel.has(RED) == {resource: 3}
    duel.hand(RED, f"progress/{card}")
    assert duel.refused(Play(f"progress/{card}")).reason == "no_room"


@pytest.mark.rule("CAT-P04", "CAT-P05", "CAT-125", "CAT-141", "CAT-144")
@pytest.mark.parametrize("card", ["guido", "gustav"])
def test_who_is_behind_fetches_a_card(duel: Duel, card: str) -> None:
    duel.state.discard += ("base/inga", "base/scout")
    duel.hand(RED, f"progress/{card}")
    assert duel.refused(Play(f"progress/{card}")).reason == "needs_card_or_behind", "red has 3, blue 2 points"
    duel.city(BLUE, -1)
    duel.city(BLUE, 1)
    duel.play(Play(f"progress/{card}"))
    assert duel.offered("take_card") == [TakeCard("base/inga"), TakeCard("base/scout")]
    assert duel.refused(TakeCard(f"progress/{card}")).rule == "CAT-141", "it cannot fetch itself"
    duel.play(TakeCard("base/inga"))
    assert duel.cards(RED) == ["base/inga"]
    assert duel.state.discard == (
        "base/scout",
        f"progress/{card}",
    )
    assert duel.of("card_fetched")[0].seen_by(BLUE).card == "base/inga", "the chosen card is shown"
    duel.stock(RED, grain=1, wool=1, ore=1)
    duel.play(Build("base/inga", "0:1t1"))
    assert duel.lies(RED, "1t1") == "base/inga"


@pytest.mark.rule("CAT-P04", "CAT-P05")
@pytest.mark.parametrize(("card", "helper"), [("guido", "town_hall"), ("gustav", "library")])
def test_the_right_building_lets_the_leader_fetch_and_the_pile_must_hold_a_card(
    duel: Duel, card: str, helper: str
) -> None:
    duel.hand(RED, f"progress/{card}")
    if helper == "town_hall":
        duel.lay(RED, "1t1", "base/parish_hall")
    duel.lay(RED, "1t1", f"progress/{helper}")
    assert duel.refused(Play(f"progress/{card}")).reason == "discard_empty"
    duel.state.discard += ("base/inga",)
    assert Play(f"progress/{card}") in duel.match.actions()


@pytest.mark.rule("CAT-P06")
def test_the_doctor_works_beside_one_bath_house(duel: Duel) -> None:
    duel.hand(RED, "progress/doctor")
    assert duel.refused(Play("progress/doctor")).reason == "needs_card"
    duel.lay(RED, "1t1", "progress/bath_house")
    duel.put(RED, RIVER, 3)
    duel.play(Play("progress/doctor"))
    assert (duel.at(RED, RIVER), duel.at(RED, FIELDS)) == (3, 1)
    assert (duel.at(RED, PASTURE), duel.at(RED, MOUNTAINS)) == (0, 0), "beside the card, not around the city"
    duel.hand(RED, "progress/doctor")
    duel.put(RED, FIELDS, 3)
    assert duel.refused(Play("progress/doctor")).reason == "no_room"


@pytest.mark.rule("CAT-P06")
def test_the_doctor_chooses_among_bath_houses(duel: Duel) -> None:
    duel.hand(RED, "progress/doctor")
    duel.lay(RED, "1t1", "progress/bath_house")
    duel.lay(RED, "1b1", "progress/bath_house")
    duel.play(Play("progress/doctor"), Pick("0:1b1"))
    assert (duel.at(RED, PASTURE), duel.at(RED, MOUNTAINS)) == (1, 1)
    assert duel.has(RED) == {"wool": 1, "ore": 1}


# -- units and buildings


@pytest.mark.rule("CAT-P07")
def test_the_cannoneer_is_a_unit_but_no_hero(duel: Duel) -> None:
    duel.hand(RED, "progress/chief_cannoneer", "progress/chief_cannoneer")
    duel.stock(RED, wood=2, ore=2)
    assert duel.refused(Build("progress/chief_cannoneer", "0:1b1")).reason == "needs_card"
    duel.lay(RED, "1t1", "progress/university")
    duel.play(Build("progress/chief_cannoneer", "0:1b1"))
    duel.play(Build("progress/chief_cannoneer", "0:1b2"))
    assert duel.prince(RED).points.strength == 8
    assert len(duel.state.realms[RED].units) == 2
    assert duel.state.realms[RED].heroes == ()


@pytest.mark.rule("CAT-P08", "CAT-P15")
def test_pharmacies_pay_after_the_plague(duel: Duel) -> None:
    duel.lay(RED, "1t1", "progress/pharmacy")
    duel.lay(RED, "1t2", "progress/pharmacy")
    duel.put(RED, MOUNTAINS, 1)
    duel.event("progress/plague")
    assert duel.has(RED) == {}
    duel.play(Store("0:2b"), Store("0:2b"))
    assert duel.has(RED) == {"ore": 2}
    assert duel.asked == "action_phase"
    duel.act()
    duel.hand(RED, "progress/pharmacy")
    duel.stock(RED, brick=1, wool=2)
    assert duel.refused(Build("progress/pharmacy", "0:1b1")).reason == "price"


@pytest.mark.rule("CAT-P15")
def test_the_plague_strikes_around_cities_once() -> None:
    duel = Duel("progress")
    for column in (-1, 1):
        duel.city(RED, column)
    duel.stock(RED, wood=2, gold=2, wool=2, ore=1)
    duel.stock(BLUE, wood=2)
    duel.event("progress/plague")
    assert duel.has(RED) == {"wood": 1, "gold": 1, "wool": 1}, "also between two cities only 1 is lost"
    assert duel.has(BLUE) == {"wood": 2}, "settlements are safe"


@pytest.mark.rule("CAT-P15", "CAT-G07")
def test_the_plague_spares_the_cache_and_landscapes_at_settlements(duel: Duel) -> None:
    duel.lay(RED, "0t+", "gold/gold_cache")
    duel.put(RED, "0t+", 2)
    duel.put(RED, RIVER, 1)
    duel.put(RED, FOREST, 1)
    duel.event("progress/plague")
    assert duel.has(RED) == {"gold": 2, "wood": 1}


@pytest.mark.rule("CAT-P09")
def test_a_bath_house_protects_the_landscapes_of_its_city(duel: Duel) -> None:
    duel.city(RED, -1)
    duel.lay(RED, "1t1", "progress/bath_house")
    duel.stock(RED, wood=1, brick=1, gold=1, wool=1, grain=1, ore=1)
    duel.event("progress/plague")
    assert duel.has(RED) == {"gold": 1, "wool": 1, "grain": 1, "ore": 1}
    duel.act()
    duel.hand(RED, "progress/bath_house")
    duel.stock(RED, brick=2, wool=1)
    assert duel.refused(Build("progress/bath_house", "0:1b1")).reason == "price"


@pytest.mark.rule("CAT-P10")
@pytest.mark.parametrize(
    ("card", "printed", "paid"),
    [
        ("university", 5, 4),
        ("town_hall", 5, 4),
        ("parliament", 7, 6),
        ("bath_house", 4, 4),
        ("library", 4, 4),
        ("pharmacy", 4, 4),
    ],
)
def test_the_crane_saves_a_resource_of_dear_city_buildings(
    duel: Duel, card: str, printed: int, paid: int
) -> None:
    """EXAMPLE: University 5 -> 4, Town Hall 5 -> 4, Parliament 7 -> 6; Bath House, Library, Pharmacy unchanged."""
    duel.lay(RED, "1t1", "progress/building_crane")
    duel.city(RED, -1)
    duel.lay(RED, "-1t1", "base/parish_hall")
    duel.lay(RED, "-1b1", "base/abbey")
    if card == "parliament":
        duel.lay(RED, "-1b2", "progress/university")
    else:
        duel.hand(RED, f"progress/{card}")
    duel.hand(RED, f"progress/{card}")
    duel.stock(RED, **RICH)
    before = sum(duel.has(RED).values())
    name = f"progress/{card}"
    builds = [action for action in duel.offered("build") if action.card == name]
    duel.play(builds[0])
    while duel.asked == "waive_resource":
        duel.play(duel.match.actions()[0])
    while duel.asked == "pay_from":
        duel.play(duel.match.actions()[0])
    from engine.catan_duel.catalog import CARDS

    assert CARDS[name].price == printed
    assert before - sum(duel.has(RED).values()) == paid


@pytest.mark.rule("CAT-P10")
def test_the_crane_needs_the_university_and_the_builder_chooses(duel: Duel) -> None:
    duel.hand(RED, "progress/building_crane")
    duel.stock(RED, wood=1)
    assert duel.refused(Build("progress/building_crane", "0:1t1")).reason == "needs_card"
    duel.lay(RED, "1b1", "progress/university")
    duel.play(Build("progress/building_crane", "0:1t1"))
    assert duel.match.scores()[RED] == 4, "no victory point of its own"
    duel.lay(RED, "-1t1", "base/abbey")
    duel.hand(RED, "progress/parliament")
    duel.stock(RED, wood=3, brick=1, wool=2)
    duel.play(Build("progress/parliament", "0:1t2"))
    assert duel.has(RED) == {}, "the missing brick is left out"
    assert duel.asked == "action_phase"
    assert Waive("wood") not in duel.match.actions()


@pytest.mark.rule("CAT-P11", "CAT-125")
def test_the_library_searches_a_stack(duel: Duel) -> None:
    duel.hand(RED, "progress/library")
    duel.stock(RED, wood=2, brick=1, ore=2, grain=1)
    duel.stack(1, "base/scout", "base/austin", "base/inga")
    duel.play(Build("progress/library", "0:1t1"))
    assert duel.asked == "search_stack"
    duel.play(Search(1), TakeCard("base/austin"))
    assert [slot.card for slot in reversed(duel.state.stacks[1])] == ["base/scout", "base/inga"]
    duel.play(Build("base/austin", "0:1b1"))
    assert duel.lies(RED, "1b1") == "base/austin"
    assert duel.prince(RED).points.progress == 0


@pytest.mark.rule("CAT-P11")
def test_the_library_may_be_left_unread(duel: Duel) -> None:
    duel.hand(RED, "progress/library")
    duel.stock(RED, wood=2, brick=1)
    assert duel.refused(Build("progress/library", "0:1t1")).reason == "price"
    duel.stock(RED, wood=2, brick=1, ore=1)
    duel.play(Build("progress/library", "0:1t1"), PASS)
    assert duel.cards(RED) == []
    assert duel.asked == "action_phase"


@pytest.mark.rule("CAT-P12")
def test_the_parliament_needs_two_progress_points(duel: Duel) -> None:
    duel.hand(RED, "progress/parliament")
    duel.stock(RED, **RICH)
    duel.lay(RED, "1t1", "base/abbey")
    assert duel.refused(Build("progress/parliament", "0:1b1")).reason == "needs_progress"
    duel.lay(RED, "1t2", "progress/university")
    duel.play(Build("progress/parliament", "0:1b1"))
    assert duel.state.victory["expansions"] == (3, 0)


@pytest.mark.rule("CAT-P13", "CAT-124")
def test_the_town_hall_covers_the_parish_hall_and_searches_for_free(duel: Duel) -> None:
    duel.hand(RED, "progress/town_hall")
    duel.stock(RED, **RICH)
    assert duel.refused(Build("progress/town_hall", "0:1t1")).reason == "needs_card"
    duel.lay(RED, "-1t1", "base/parish_hall")
    assert duel.refused(Build("progress/town_hall", "0:-1t1")).rule == "CAT-084", "it must stand in a city"
    duel.city(RED, -1)
    duel.play(Build("progress/town_hall", "0:-1t1"))
    assert duel.prince(RED).search_price == 0
    assert duel.prince(RED).has("base/parish_hall")
    duel.hand(RED, "base/parish_hall")
    assert duel.refused(Build("base/parish_hall", "0:1t1")).reason == "only_once"
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stock(RED)
    duel.play(PASS)
    duel.play(PutUnder("base/inga", 0), Search(1))
    assert duel.asked == "pick_card"


@pytest.mark.rule("CAT-P13", "CAT-B19")
def test_the_parish_hall_under_the_town_hall_is_no_target_and_stays(duel: Duel) -> None:
    duel.city(BLUE)
    duel.lay(BLUE, "1t1", "base/parish_hall")
    duel.lay(BLUE, "1t1", "progress/town_hall")
    duel.lay(RED, "1t1", "base/candamir")
    assert len(duel.state.realms[BLUE].buildings) == 1
    duel.event("base/feud")
    duel.play(PutUnder("progress/town_hall", 3))
    assert duel.lies(BLUE, "1t1") == "base/parish_hall"
    assert duel.prince(BLUE).search_price == 1
    duel.act(BLUE)
    duel.play(Demolish("1:1t1"))
    assert duel.prince(BLUE).search_price == 2


@pytest.mark.rule("CAT-P14", "CAT-120")
@pytest.mark.parametrize("helper", ["base/abbey", "progress/library"])
def test_the_university_needs_abbey_or_library(duel: Duel, helper: str) -> None:
    duel.stock(RED, wood=2, brick=1, grain=2)
    assert duel.refused(Build("progress/university", "0:1b1")).reason == "needs_one_card"
    duel.lay(RED, "1t1", helper)
    limit = duel.prince(RED).hand_limit
    duel.play(Build("progress/university", "0:1b1"))
    assert duel.prince(RED).hand_limit == limit + 1
    assert duel.state.open == ("progress/university",)


@pytest.mark.rule("CAT-P14", "CAT-088")
def test_what_the_university_taught_stays(duel: Duel) -> None:
    duel.lay(RED, "1t1", "progress/university")
    duel.lay(RED, "1b1", "progress/chief_cannoneer")
    duel.play(Demolish("0:1t1"))
    assert duel.lies(RED, "1b1") == "progress/chief_cannoneer"
    assert duel.state.open.count("progress/university") == 3, "back on the open stack"
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.play(PASS)
    assert duel.asked == "exchange"
    assert duel.refused(Draw(0)).rule == "CAT-123"
