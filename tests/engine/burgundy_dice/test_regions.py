"""Completed regions: points by size and phase, and their bonuses."""

from __future__ import annotations

import pytest

from engine.burgundy_dice.scoring import CIRCLES
from engine.burgundy_dice.sheet import CIRCLED, FREE
from engine.burgundy_dice.values import BonusGained, BonusLost, RegionCompleted
from engine.core.values import Part, Scored
from tests.engine.burgundy_dice.table import ANN, BLUE, GREEN, GREY, ORANGE, VIOLET, YELLOW, Table


@pytest.mark.rule("BDG-050", "BDG-057")
def test_only_the_last_hex_pays() -> None:
    table = Table((1, 2, VIOLET, VIOLET, 1), (1, 2, VIOLET, VIOLET, 1))
    table.mark("h33", 1)
    assert table.of(RegionCompleted) == []
    assert table.noted() == (1,)
    table.end()
    table.pass_all()
    table.mark("h32", 1)
    assert table.of(RegionCompleted)[0].hexes == ("h32", "h33")
    assert table.noted() == (1, 4)  # on the sheet at once
    assert table.match.scores()[ANN] == 1  # and in the open score when all have finished
    table.end()
    table.pass_all()
    assert table.match.scores()[ANN] == 5


@pytest.mark.rule("BDG-050")
def test_a_region_of_one_pays_at_once() -> None:
    table = Table((3, 3, YELLOW, YELLOW, 1))
    table.mark("h28", 3)
    assert table.noted() == (1, 2)


@pytest.mark.rule("BDG-051", "BDG-054", "BDG-058")
@pytest.mark.parametrize(("phase", "points"), [(1, 8), (2, 6), (3, 4)])
def test_example_a_town_of_three(phase: int, points: int) -> None:
    table = Table((1, 2, ORANGE, GREEN, 1))
    table.phase(phase)
    table.put(h20=4, h21=6)
    table.mark("h22", 2)
    assert table.noted()[-1] == points
    assert table.sheet().circled == (0, 0, 0, 1)
    table.end()
    table.turn()
    scored = table.of(Scored)[0]
    assert scored.parts == (Part("region_3", 1, points),)
    assert scored.places == ("0/h20", "0/h21", "0/h22")


@pytest.mark.rule("BDG-051", "BDG-054", "BDG-058")
@pytest.mark.parametrize(("phase", "points"), [(1, 13), (2, 10), (3, 7)])
def test_example_a_town_of_four(phase: int, points: int) -> None:
    table = Table((1, 2, ORANGE, GREEN, 1), starts=("h11", "h11"))
    table.phase(phase)
    table.put(h05=3, h06=4, h10=5)
    table.mark("h16", 1)
    assert table.noted()[-1] == points
    assert table.sheet().owned("worker") == 1


@pytest.mark.rule("BDG-051", "BDG-052", "BDG-053")
@pytest.mark.parametrize(("phase", "points"), [(1, 4), (2, 3), (3, 2)])
@pytest.mark.parametrize(
    ("colour", "numbers", "first", "last", "bonus"),
    [
        (VIOLET, (1, 2), "h33", "h32", (1, 0, 0, 0)),
        (GREY, (3, 4), "h30", "h34", (0, 1, 0, 0)),
        (BLUE, (5, 6), "h26", "h31", (0, 0, 1, 0)),
    ],
)
def test_monks_silver_and_goods(
    phase: int,
    points: int,
    colour: str,
    numbers: tuple[int, int],
    first: str,
    last: str,
    bonus: tuple[int, ...],
) -> None:
    table = Table((*numbers, colour, colour, 1))
    table.phase(phase)
    table.put(h28=1, h21=1, h25=1, h20=3, h19=1, h24=1)
    table.put(**{first: numbers[0]})
    table.mark(last, numbers[1])
    assert table.noted()[-1] == points
    assert table.sheet().circled == bonus
    assert not table.of(BonusGained)[0].castle


@pytest.mark.rule("BDG-055")
def test_a_castle_brings_a_point_and_the_bonus_of_its_square_in_the_castle_row() -> None:
    table = Table((4, 1, GREEN, GREEN, 1))
    table.put(h20=4)
    table.mark("h14", 4)
    sheet = table.sheet()
    assert table.noted()[-1] == 1
    assert sheet.circled == (0, 0, 0, 0)
    assert sheet.castles == (CIRCLED, CIRCLED, FREE, FREE)
    assert (sheet.owned("monk"), sheet.owned("silver")) == (1, 1)


@pytest.mark.rule("BDG-056", "BDG-058")
@pytest.mark.parametrize(("phase", "points"), [(1, 8), (2, 6), (3, 4)])
def test_example_a_pasture_of_two_scores_twice(phase: int, points: int) -> None:
    table = Table((3, 3, YELLOW, YELLOW, 1))
    table.phase(phase)
    table.put(h20=1, h13=3)
    table.mark("h12", 3)
    assert table.noted()[-1] == points
    assert table.of(BonusGained) == []
    table.end()
    table.turn()
    assert table.of(Scored)[0].parts == (Part("region_2", 2, points // 2),)


@pytest.mark.rule("BDG-056", "BDG-058")
def test_example_a_pasture_of_one_in_phase_three() -> None:
    table = Table((3, 3, YELLOW, YELLOW, 1))
    table.phase(3)
    table.mark("h28", 3)
    assert table.noted() == (2,)


@pytest.mark.rule("BDG-057")
def test_points_go_into_the_column_of_the_running_phase() -> None:
    table = Table((3, 3, YELLOW, YELLOW, 1))
    table.phase(2)
    table.mark("h28", 3)
    assert table.sheet().columns == ((1,), (2,), ())


@pytest.mark.rule("BDG-058")
def test_without_a_free_circle_the_bonus_is_lost_but_not_the_points() -> None:
    table = Table((1, 2, VIOLET, VIOLET, 1))
    table.put(h33=1)
    table.give("monk", CIRCLES[0])
    table.mark("h32", 1)
    assert table.of(BonusLost)[0].bonus == "monk"
    assert table.sheet().circled == (CIRCLES[0], 0, 0, 0)
    assert table.noted()[-1] == 4
