"""Whole openings and turns by script alone: nothing on the table is arranged."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.burgundy.actions import (
    END_TURN,
    BuyTile,
    FetchGoods,
    PlaceTile,
    SellGoods,
    SpendWorker,
    TakeTile,
)
from engine.burgundy.game import Burgundy
from engine.burgundy.opening import LayBoard, LayCastle
from engine.core.match import Match
from engine.core.values import Action

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")


def opened(players: int, script: dict[str, list[Any]], **options: Any) -> Match:
    return engine.new_match("burgundy", PEOPLE[:players], options=options, seed=5, script=script)


def burgundy(match: Match) -> Burgundy:
    """The game as it stands: every move makes another one."""
    assert isinstance(match.game, Burgundy)
    return match.game


def pass_on(match: Match) -> None:
    """The seat takes workers with both dice and buys nothing."""
    assert match.decision is not None
    seat, used = match.decision.seat, 0
    while not match.over and match.decision.seat == seat and used < 3:
        wanted = [a for a in match.actions() if a.kind in ("take_workers", "end_turn")]
        match.play(wanted[0])
        used += 1


def play_all(match: Match, *actions: Action) -> None:
    for action in actions:
        match.play(action)


@pytest.mark.rule("COB-015", "COB-016", "COB-017", "COB-018", "COB-024", "COB-008", "COB-014")
@pytest.mark.parametrize("start", range(4))
def test_the_opening_of_four(start: int) -> None:
    rolls = [2, 2, 2, 2]
    rolls[start] = 5
    goods = [
        "red",
        "red",
        "pink",
        "brown",
        "violet",
        "orange",
        "red",
        "pink",
        "brown",
        "violet",
        "violet",
        "violet",
    ]
    match = opened(4, {"start player": rolls, "start goods": goods})
    order = tuple((start + step) % 4 for step in range(4))
    assert burgundy(match).state.order == order
    assert burgundy(match).state.bridge[0] == order[::-1]
    assert [burgundy(match).estate(seat).workers for seat in order] == [1, 2, 3, 4]
    assert {burgundy(match).estate(seat).silver for seat in order} == {1}
    # the colours by their dice: turquoise, violet, pink, red, brown, orange
    assert burgundy(match).estate(order[0]).goods == (0, 0, 1, 2, 0, 0)
    assert burgundy(match).estate(order[1]).goods == (0, 1, 0, 0, 1, 1)
    assert burgundy(match).estate(order[3]).goods == (0, 3, 0, 0, 0, 0)
    assert match.scores() == [0, 0, 0, 0]


@pytest.mark.rule("COB-015")
def test_tied_highest_rolls_roll_again() -> None:
    match = opened(3, {"start player": [4, 6, 6, 3, 3, 1, 2]})
    assert burgundy(match).state.order == (2, 0, 1)


@pytest.mark.rule("COB-035", "COB-036", "COB-053", "COB-055", "COB-056", "COB-064", "COB-087")
def test_a_first_round_by_script() -> None:
    script: dict[str, list[Any]] = {
        "start player": [6, 1],
        "start goods": ["violet", "violet", "red", "pink", "pink", "pink"],
        "goods": ["brown", "red", "red", "red", "orange"],
        "beige": ["bank", "watchtower", "market", "church"],
        "yellow": ["monastery_3", "monastery_16"],
        "black": ["ship", "mine", "goat_4", "bank"],
        "dice 0": [2, 2, 2, 5],
        "dice 1": [3, 3, 1, 1],
        "white die": [4, 4],
    }
    match = opened(2, script)
    assert burgundy(match).state.depots["d1b"] == "bank"
    assert burgundy(match).state.depots["d6b"] == "church"
    assert burgundy(match).state.depots["d2a"] == "monastery_3"
    assert {burgundy(match).state.depots[space] for space in ("k2", "k4", "k5", "k7")} == {
        "ship",
        "mine",
        "goat_4",
        "bank",
    }
    assert burgundy(match).state.goods[3] == ("brown",)
    # Ann sells two violet goods for 4 points and a silver, buys a ship and fetches the brown good
    play_all(match, SellGoods(0, "violet"), BuyTile("k2", "silver"), PlaceTile(1, 0, "h18"), FetchGoods((4,)))
    assert match.scores() == [4, 0]
    assert burgundy(match).estate(0).silver == 0
    assert burgundy(match).estate(0).goods == (0, 0, 0, 1, 1, 0)
    # Ben sells three pink goods at 2 points each and takes from depot 3
    play_all(match, SellGoods(0, "pink"), TakeTile(1, "d3a"))
    match.play(END_TURN)  # his second silver would buy a tile
    assert match.scores() == [4, 6]
    assert burgundy(match).state.goods[3] == ("red",)
    # Ann begins again: her ship keeps her in front, and her one worker turns the 2 to a 1
    play_all(match, SpendWorker(0, -1), TakeTile(0, "d1b"))
    assert burgundy(match).estate(0).workers == 0
    assert "bank" in burgundy(match).estate(0).storage


@pytest.mark.rule("COB-021", "COB-022")
def test_boards_are_dealt_and_castles_chosen_openly() -> None:
    match = opened(3, {"start player": [1, 1, 6], "boards": ["8", "3", "10"]}, boards="dealt")
    assert [burgundy(match).estate(seat).board for seat in (2, 0, 1)] == ["8", "3", "10"]
    asked = []
    castles = {
        2: {"h06", "h08", "h30", "h32"},
        0: {"h07", "h19", "h29", "h33"},
        1: {"h04", "h22", "h34", "h37"},
    }
    while match.decision is not None and match.decision.kind == "choose_castle":
        seat = match.decision.seat
        asked.append(seat)
        assert {a.hex for a in match.actions() if isinstance(a, LayCastle)} == castles[seat]
        match.play(LayCastle(max(castles[seat])))
        assert burgundy(match).estate(seat).laid[int(max(castles[seat])[1:]) - 1] == "castle"
    assert asked == [2, 0, 1]
    assert match.scores() == [0, 0, 0]
    assert match.decision is not None
    assert match.decision.kind == "take_turn"


@pytest.mark.rule("COB-021", "COB-013")
def test_hidden_castles_show_only_when_all_have_chosen() -> None:
    match = opened(2, {"start player": [6, 1], "boards": ["2", "1"]}, boards="dealt", first_castle="hidden")
    match.play(LayCastle("h37"))
    assert "castle" not in burgundy(match).estate(0).laid
    assert "h37" in str(burgundy(match).view(0))
    assert "h37" not in str(burgundy(match).view(1))
    match.play(LayCastle("h02"))
    assert burgundy(match).estate(0).laid[36] == "castle"
    assert burgundy(match).estate(1).laid[1] == "castle"
    assert match.scores() == [0, 0]


@pytest.mark.rule("COB-021")
def test_boards_are_chosen_in_the_order_of_play() -> None:
    match = opened(2, {"start player": [1, 6]}, boards="chosen")
    assert match.decision is not None
    assert match.decision.seat == 1
    assert {a.board for a in match.actions() if isinstance(a, LayBoard)} == {str(n) for n in range(1, 11)}
    match.play(LayBoard("5"))
    offered = {a.board for a in match.actions() if isinstance(a, LayBoard)}
    assert "5" not in offered
    assert {"1", "2"} <= offered


@pytest.mark.rule("COB-026", "COB-027", "COB-187", "COB-188", "COB-191", "COB-193", "COB-029", "COB-030")
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [4, 2, 2, 2, 1, 1, 4]),
        (3, [6, 3, 3, 3, 1, 2, 6]),
        (4, [8, 4, 4, 4, 2, 2, 8]),
    ],
)
def test_what_is_laid_out_in_every_phase(players: int, counts: list[int]) -> None:
    """Buildings, ships, monasteries, animals, mines, castles and black tiles."""
    match = opened(players, {"start player": [6, 1, 1, 1][:players], "white die": [3] * 25})
    for phase in range(5):
        spaces = burgundy(match).state.depots
        kinds = {"ship": 0, "monastery": 0, "animal": 0, "mine": 0, "castle": 0, "building": 0}
        for space, tile in spaces.items():
            if space.startswith("k"):
                continue
            kind = tile.split("_")[0]
            if kind in ("cow", "pig", "sheep", "goat"):
                kind = "animal"
            kinds[kind if kind in kinds else "building"] += 1
        mines, castles = counts[4], counts[5]
        if players == 3 and phase in (1, 3):
            mines, castles = 2, 1
        assert list(kinds.values()) == [counts[1], counts[2], counts[3], mines, castles, counts[0]]
        assert sum(space.startswith("k") for space in spaces) == counts[6]
        assert len(burgundy(match).state.goods[2]) == 5 * phase + 1
        for _ in range(5 * players):
            pass_on(match)
    assert match.over
    left = {back: len(tiles) for back, tiles in burgundy(match).state.supplies.items()}
    if players == 4:
        assert left["beige"] == left["blue"] == left["yellow"] == left["light_green"] == left["grey"] == 0
        assert left["dark_green"] == left["black"] == 0


@pytest.mark.rule("COB-177", "COB-178", "COB-179", "COB-182")
def test_a_game_of_nothing_but_workers() -> None:
    match = opened(2, {"start player": [6, 1], "start goods": ["red"] * 6})
    while not match.over:
        pass_on(match)
    # 101 and 102 workers, 3 goods and 1 silver each
    assert [burgundy(match).estate(seat).workers for seat in (0, 1)] == [101, 102]
    assert match.scores() == [3 + 1 + 50, 3 + 1 + 51]
    assert match.ranking() == [[1], [0]]
