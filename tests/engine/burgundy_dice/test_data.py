"""The facts of the box add up."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.burgundy_dice import SPEC, resources
from engine.burgundy_dice.duchies import CELLS, DUCHIES, Duchy
from engine.burgundy_dice.scoring import (
    BONUSES,
    CIRCLES,
    COLOUR_POINTS,
    COLOURS,
    DICE,
    GOODS_POINTS,
    REGION_POINTS,
    SOLO_MARKS,
    SOLO_ROUNDS,
    TIME_BOXES,
)
from tests.engine.burgundy_dice.table import BLUE, GREEN, GREY, ORANGE, VIOLET, YELLOW

HEXES = {VIOLET: 7, GREY: 4, BLUE: 6, ORANGE: 9, GREEN: 4, YELLOW: 7}

every_duchy = pytest.mark.parametrize("duchy", DUCHIES.values(), ids=lambda duchy: duchy.id)


def sizes(duchy: Duchy, colour: str) -> list[int]:
    found = [len(region) for region in duchy.regions if duchy.colours[region[0]] == colour]
    return sorted(found, reverse=True)


@pytest.mark.rule("BDG-002")
def test_four_duchies_and_a_is_the_one_to_begin_with() -> None:
    assert list(DUCHIES) == ["A", "B", "C", "D"]
    assert [option.default for option in SPEC.options if option.id == "duchy"] == ["A"]
    assert len({duchy.colours for duchy in DUCHIES.values()}) == 4


@pytest.mark.rule("BDG-003")
@every_duchy
def test_37_hexes_and_as_many_of_each_colour_as_the_rulebook_says(duchy: Duchy) -> None:
    assert Counter(duchy.colours) == HEXES
    assert [sum(cell[1] == row for cell in CELLS) for row in range(-3, 4)] == [4, 5, 6, 7, 6, 5, 4]
    assert {colour: len(duchy.whole[colour]) for colour in COLOURS} == HEXES


@pytest.mark.rule("BDG-004")
@every_duchy
def test_regions_are_connected_and_never_touch_another_of_their_colour(duchy: Duchy) -> None:
    assert sorted(hex for region in duchy.regions for hex in region) == list(range(37))
    for region in duchy.regions:
        assert 1 <= len(region) <= 4
        outside = {near for hex in region for near in duchy.around[hex]} - set(region)
        assert all(duchy.colours[near] != duchy.colours[region[0]] for near in outside)
        assert len(region) == 1 or all(set(duchy.around[hex]) & set(region) for hex in region)
    assert sizes(duchy, GREEN) == [1, 1, 1, 1]


@pytest.mark.rule("BDG-005")
@every_duchy
def test_each_castle_has_another_bonus(duchy: Duchy) -> None:
    assert set(duchy.bonuses) == set(duchy.whole[GREEN])
    assert sorted(duchy.bonuses.values()) == sorted(BONUSES)


@pytest.mark.rule("BDG-006")
def test_the_five_dice() -> None:
    assert DICE.numbers == (1, 2, 3, 4, 5, 6)
    assert DICE.colours == COLOURS
    assert Counter(DICE.hourglasses) == {1: 4, 2: 2}


@pytest.mark.rule("BDG-007")
@every_duchy
def test_circles_and_boxes_of_the_sheet_suffice(duchy: Duchy) -> None:
    monks, silver, goods, workers = CIRCLES
    assert TIME_BOXES == 10
    assert monks >= len(sizes(duchy, VIOLET))
    assert goods >= len(sizes(duchy, BLUE))
    assert silver >= len(sizes(duchy, GREY)) + len(sizes(duchy, BLUE)) + 1
    assert workers >= len(sizes(duchy, ORANGE))


@pytest.mark.rule("BDG-008")
def test_the_regions_of_duchy_a() -> None:
    assert {colour: sizes(DUCHIES["A"], colour) for colour in COLOURS} == {
        BLUE: [2, 2, 2],
        GREY: [2, 2],
        ORANGE: [4, 3, 1, 1],
        VIOLET: [2, 2, 2, 1],
        GREEN: [1, 1, 1, 1],
        YELLOW: [2, 2, 2, 1],
    }


@pytest.mark.rule("BDG-051", "BDG-081", "BDG-071", "BDG-102", "BDG-104")
def test_the_printed_numbers() -> None:
    assert REGION_POINTS == {1: (1, 1, 1), 2: (4, 3, 2), 3: (8, 6, 4), 4: (13, 10, 7)}
    assert COLOUR_POINTS == {
        VIOLET: (3, 2),
        GREY: (3, 1),
        BLUE: (4, 2),
        ORANGE: (6, 3),
        GREEN: (3, 1),
        YELLOW: (4, 2),
    }
    assert (GOODS_POINTS, SOLO_ROUNDS, SOLO_MARKS) == (2, 8, (50, 60, 70))


def test_every_fact_says_how_sure_it_is() -> None:
    scoring = resources.read("scoring")
    assert all(fact["confidence"] for fact in scoring.values())
    assert all(duchy["confidence"] for duchy in resources.read("duchies")["duchies"])


def test_every_option_and_value_has_words_in_both_languages() -> None:
    words = resources.read("options")
    for option in SPEC.options:
        for text in (words[option.id]["title"], words[option.id]["text"]):
            assert text["en"]
            assert text["de"]
        assert set(words[option.id]["values"]) == set(option.values)
