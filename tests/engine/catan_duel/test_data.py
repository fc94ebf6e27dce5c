"""The cards of the box: how many, with what words."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from engine.catan_duel.behaviour import BEHAVIOURS
from engine.catan_duel.catalog import BOXES, CARDS, DATA, RESOURCES, SET_UP, box_cards
from engine.catan_duel.game import CatanDuel
from engine.catan_duel.places import SITES_BESIDE

SETS = {"central": 49, "base": 45, "gold": 27, "turmoil": 28, "progress": 31}


def of(**wanted: object) -> int:
    return sum(
        card.count
        for card in CARDS.values()
        if all(
            getattr(card, name) == value if name != "set" else card.id.startswith(f"{value}/")
            for name, value in wanted.items()
        )
    )


@pytest.mark.rule("CAT-001", "CAT-002")
def test_how_many_cards_there_are() -> None:
    for name, total in SETS.items():
        assert of(set=name) == total
    assert sum(card.count for card in CARDS.values()) == 180
    assert of(kind="road") == of(kind="settlement") == 9
    assert of(kind="city") == 7
    assert of(kind="landscape") == 24
    assert of(set="base", kind="action") == 9
    assert of(set="base", place="settlement") == 27
    assert of(set="base", kind="event") == 9


@pytest.mark.rule("CAT-003", "CAT-004")
def test_the_event_die() -> None:
    assert Counter(SET_UP.event_die) == {
        "brigand": 1,
        "trade": 1,
        "celebration": 1,
        "harvest": 1,
        "event_card": 2,
    }


@pytest.mark.rule("CAT-005")
def test_kinds_of_cards() -> None:
    assert {
        card.kind for card in CARDS.values() if card.place in ("settlement", "city") and card.expansion
    } == {
        "building",
        "unit",
    }
    assert [card.id for card in CARDS.values() if card.kind == "special_place"] == ["gold/gold_cache"]
    units = {card.unit for card in CARDS.values() if card.kind == "unit"}
    assert units == {"hero", "trade_ship", "large_trade_ship", "pirate_ship", "other"}


@pytest.mark.rule("CAT-034")
def test_numbers_of_landscapes() -> None:
    numbers = Counter(card.facts["number"] for card in CARDS.values() if card.kind == "landscape")
    assert numbers == dict.fromkeys(range(1, 7), 4)
    drawn = {card.id for card in CARDS.values() if card.back == "landscape"}
    assert drawn == {
        f"central/{kind}-{number}"
        for kind, pair in {
            "forest": (4, 6),
            "gold_river": (2, 3),
            "fields": (1, 3),
            "hills": (1, 5),
            "pasture": (5, 6),
            "mountains": (2, 4),
        }.items()
        for number in pair
    }


@pytest.mark.rule("CAT-082")
def test_action_cards_cost_nothing() -> None:
    assert not any(card.cost for card in CARDS.values() if card.kind in ("action", "event"))


@pytest.mark.rule("CAT-086")
def test_cards_that_may_be_owned_once() -> None:
    assert {card.id for card in CARDS.values() if card.unique} == {
        "base/parish_hall",
        "base/abbey",
        "base/marketplace",
        "gold/merchant_guild",
        "gold/moneylender",
        "turmoil/hedge_tavern",
        "turmoil/drill_ground",
        "progress/university",
    }


@pytest.mark.rule("CAT-052", "CAT-053")
def test_the_theme_stacks_come_out_even() -> None:
    for name, size in (("gold", 22), ("turmoil", 22), ("progress", 24)):
        cards = [card for card in box_cards(BOXES[name]) if card.back == name and not card.open]
        assert sum(card.count for card in cards) == size
        opened = [card for card in box_cards(BOXES[name]) if card.open]
        assert [card.count for card in opened] == [2]


def test_every_card_has_words_in_both_languages_and_a_source() -> None:
    for name in SETS:
        data = json.loads((DATA / "cards" / f"{name}.json").read_text(encoding="utf-8"))
        assert data["total"] == SETS[name]
        for card in data["cards"]:
            for part in ("name", "text"):
                assert set(card[part]) >= {"en", "de"}
                assert all(card[part].values()), card["id"]
            assert card["text"]["en"] != card["text"]["de"]
            assert card["text"]["en"].endswith(".")
            assert card["text"]["de"].endswith(".")
            assert card["confidence"]


def test_every_option_has_words() -> None:
    words = json.loads((DATA / "options.json").read_text(encoding="utf-8"))
    assert set(words["game"]["values"]) == set(BOXES)


def test_data_is_sound() -> None:
    for card in CARDS.values():
        assert set(card.cost) <= set(RESOURCES)
        assert card.count > 0
        assert card.name in CARDS
        assert not card.same_as or CARDS[card.same_as].points == card.points
        assert not card.same_as or type(BEHAVIOURS[card.id]) is type(BEHAVIOURS[card.same_as])


def test_every_action_and_event_card_does_something() -> None:
    from engine.catan_duel.behaviour import Behaviour

    for card in CARDS.values():
        if card.kind in ("action", "event"):
            assert type(BEHAVIOURS[card.id]) is not Behaviour, card.id


def test_steps_and_actions_of_cards_are_known_to_the_game() -> None:
    for behaviour in BEHAVIOURS.values():
        assert set(behaviour.steps) <= set(CatanDuel.step_types)
        assert set(behaviour.actions) <= set(CatanDuel.action_types)


@pytest.mark.rule("CAT-012")
def test_a_landscape_lies_beside_four_sites() -> None:
    assert SITES_BESIDE["0:0t"] == ("0:-1t1", "0:-1t2", "0:1t1", "0:1t2")
