"""Every kind of region and every colour in every phase: the numbers are those of the printed sheet."""

from __future__ import annotations

import pytest

from engine.burgundy_dice.duchies import DUCHIES, NAMES
from engine.burgundy_dice.scoring import BONUSES
from engine.burgundy_dice.values import BonusGained, ColourCompleted, RegionCompleted
from tests.engine.burgundy_dice.table import (
    ANN,
    BEN,
    BLUE,
    GREEN,
    GREY,
    ORANGE,
    VIOLET,
    YELLOW,
    Table,
)

REGIONS = [
    (VIOLET, {"h21": 4}, "h15", 1, (1, 1, 1), "monk"),
    (VIOLET, {"h19": 1}, "h25", 2, (4, 3, 2), "monk"),
    (GREY, {"h30": 3}, "h34", 4, (4, 3, 2), "silver"),
    (BLUE, {"h26": 5}, "h31", 6, (4, 3, 2), "goods"),
    (ORANGE, {"h30": 3}, "h35", 5, (1, 1, 1), "worker"),
    (ORANGE, {"h20": 1, "h21": 2}, "h22", 3, (8, 6, 4), "worker"),
    (ORANGE, {"h05": 1, "h06": 2, "h10": 3}, "h16", 4, (13, 10, 7), "worker"),
    (GREEN, {"h25": 2}, "h24", 2, (1, 1, 1), "worker"),
    (YELLOW, {}, "h28", 6, (2, 2, 2), None),
    (YELLOW, {"h36": 2}, "h37", 2, (8, 6, 4), None),
]
"""What stands in duchy A, the last hex of a region with its number, the points by phase and the bonus."""


@pytest.mark.rule("BDG-051", "BDG-052", "BDG-053", "BDG-054", "BDG-055", "BDG-056", "BDG-057")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("region", REGIONS, ids=lambda region: f"{region[0]} {region[2]}")
def test_every_region_in_every_phase(region: tuple, phase: int) -> None:  # type: ignore[type-arg]
    colour, numbers, hex, number, points, bonus = region
    table = Table((number, number, colour, colour, 1))
    table.put(**numbers)
    table.phase(phase)
    before = {name: table.sheet().owned(name) for name in BONUSES}
    noted = sum(table.noted())
    table.mark(hex, number)
    assert [event.points for event in table.of(RegionCompleted)] == [points[phase - 1]]
    assert sum(table.noted()) - noted == points[phase - 1]
    gained = {name: table.sheet().owned(name) - before[name] for name in BONUSES}
    assert gained == {name: int(name == bonus) for name in BONUSES}
    assert [event.castle for event in table.of(BonusGained)] == ([colour == GREEN] if bonus else [])


LAST = {
    VIOLET: ("h15", 2, {"h21": 5}),
    GREY: ("h34", 3, {}),
    BLUE: ("h31", 5, {}),
    ORANGE: ("h35", 6, {"h36": 1}),
    GREEN: ("h24", 4, {"h30": 4}),
    YELLOW: ("h28", 1, {}),
}
"""By colour: the hex that is left, the number for it, and what must stand beside it."""
FILL = {VIOLET: 1, GREY: 4, BLUE: 6, ORANGE: 1, GREEN: 4, YELLOW: 1}
PLACES = {VIOLET: (3, 2), GREY: (3, 1), BLUE: (4, 2), ORANGE: (6, 3), GREEN: (3, 1), YELLOW: (4, 2)}


def all_but_the_last(table: Table, colour: str, seat: int) -> None:
    hex, _, beside = LAST[colour]
    duchy = DUCHIES["A"]
    empty = [NAMES[h] for h in range(37) if duchy.colours[h] == colour and NAMES[h] not in (hex, "h27")]
    table.put(seat, **dict.fromkeys(empty, FILL[colour]), **beside)


@pytest.mark.rule("BDG-102", "BDG-103")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("colour", LAST)
def test_colours_of_the_solo_game(colour: str, phase: int) -> None:
    hex, number, _ = LAST[colour]
    table = Table((number, number, colour, colour, 1), players=1)
    all_but_the_last(table, colour, ANN)
    table.phase(phase)
    table.mark(hex, number)
    events = [*table.events, *table.end()]
    table.events = events
    assert [points for _, source, points in table.scored if source == "colours"] == [
        PLACES[colour][1 if phase == 3 else 0]
    ]


@pytest.mark.rule("BDG-080", "BDG-081", "BDG-082", "BDG-083", "BDG-085")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("colour", LAST)
def test_first_and_second_of_every_colour(colour: str, phase: int) -> None:
    hex, number, _ = LAST[colour]
    table = Table(*[(number, number, colour, colour, 1)] * 3, players=3)
    for seat in range(3):
        all_but_the_last(table, colour, seat)
    table.phase(phase)
    places = []
    for finisher in range(3):
        for seat in range(3):
            table.turn(*([(hex, number)] if seat == finisher else []))
        places += [(event.seat, event.place) for event in table.of(ColourCompleted)]
        won = [points for _, source, points in table.scored if source == "colours"]
        assert won == [[PLACES[colour][0]], [PLACES[colour][1]], []][finisher]
    assert places[:2] == [(0, 1), (1, 2)]
    assert all(place == 0 for _, place in places[2:])


@pytest.mark.rule("BDG-070", "BDG-071", "BDG-073")
@pytest.mark.parametrize("goods", [1, 2, 3])
@pytest.mark.parametrize("hourglasses", [1, 2])
def test_goods_and_hourglasses(goods: int, hourglasses: int) -> None:
    table = Table((1, 1, GREY, GREY, 1), (1, 1, GREY, GREY, hourglasses))
    table.give("goods", goods)
    table.pass_all()
    if hourglasses == 1:
        assert table.asks == "mark_hex"
        return
    assert (table.asks, table.seat) == ("sell_goods", ANN)
    silver, noted = table.sheet().owned("silver"), sum(table.noted())
    table.sell(goods)
    assert table.sheet().owned("silver") - silver == goods
    assert sum(table.noted()) - noted == 2 * goods
    assert table.sheet().owned("goods") == 0
    assert table.sheet(BEN).owned("silver") == 0


@pytest.mark.rule("BDG-062", "BDG-063", "BDG-061")
def test_what_a_monk_and_a_worker_open_beside_the_starting_castle() -> None:
    table = Table((6, 6, GREY, GREY, 1))  # h27 has the monk; around it river h26, pasture h28, town h20, h21
    around = {"h20", "h21", "h26", "h28", "h32", "h33"}
    assert table.marks() == {(hex, 6, "monk") for hex in around - {"h32", "h33"}}
    table.without_bonuses()
    assert table.marks() == set()
    table.give("worker")
    assert table.marks() == set()  # no mine beside it
