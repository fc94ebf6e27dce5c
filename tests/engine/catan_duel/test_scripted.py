"""Matches opened by a script through the names of Chance, and played through the contract alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.catan_duel.look import centre, hand, points, principality, stocks
from engine.catan_duel.values import (
    PASS,
    ROLL,
    Build,
    ChooseNumber,
    ChooseStack,
    Draw,
    LayAbove,
    Play,
    PutUnder,
    Search,
    Spend,
    Store,
    Swap,
    TakeCard,
    Trade,
)
from engine.core.match import Match
from engine.core.values import Action, Event

RED, BLUE = range(2)
TOPS = [
    *("base/brigitta", "base/scout", "base/abbey", "base/storehouse", "base/iron_foundry"),
    *("base/austin", "base/harald", "base/grain_mill", "base/toll_bridge"),
    *("base/merchant_caravan", "base/marketplace", "base/wool_ship", "base/candamir"),
]
"""The first draw stack from its top, then the beginning of the second."""
EVENTS = [
    "base/year_of_plenty",
    "base/traveling_merchant",
    "base/invention",
    "base/trade_ships_race",
    "base/feud",
    "base/fraternal_feuds",
    "base/year_of_plenty",
    "base/traveling_merchant",
]


def opened(game: str = "first", **script: list[Any]) -> Match:
    """A match whose names of Chance are written with _ for blanks; red begins unless the script says else."""
    named = {name.replace("_", " "): values for name, values in script.items()}
    named = {"start die": [6, 1], "base cards": TOPS, **named}
    return engine.new_match("catan_duel", ["Ann", "Ben"], {"game": game}, seed=3, script=named)


def begun(game: str = "first", **script: list[Any]) -> Match:
    """The same at the first roll: red has the top of stack 0, blue that of stack 1."""
    match = opened(game, **script)
    if game == "first":
        play(match, ChooseStack(0), ChooseStack(1))
    else:
        until(match, "roll_dice")
    return match


def play(match: Match, *actions: Action) -> list[Event]:
    return [event for action in actions for event in match.play(action)]


def until(match: Match, kind: str) -> list[Event]:
    """Pass, or take what comes first, up to a kind of decision."""
    events = []
    while match.decision is not None and match.decision.kind != kind:
        actions = match.actions()
        events += match.play(PASS if PASS in actions else actions[0])
    return events


def named(events: list[Event], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]


def cards(match: Match, seat: int) -> list[str]:
    return [choice.card for choice in hand(match.game, seat)]


def lands(match: Match, seat: int) -> dict[str, tuple[str, int | None]]:
    """Where each landscape lies and how much is on it."""
    found = principality(match.game, seat)
    return {one.place[2:]: (one.card, one.stock) for one in found if one.kind == "landscape"}


# -- set-up


@pytest.mark.rule("CAT-031", "CAT-032", "CAT-035", "CAT-037", "CAT-038")
def test_the_first_game_from_the_script_to_the_first_roll() -> None:
    match = opened(start_die=[4, 4, 2, 5])
    assert (match.decision.kind, match.decision.seat) == ("start_hand", BLUE)
    match.play(ChooseStack(0))
    assert match.decision.seat == RED
    assert match.actions() == (ChooseStack(1), ChooseStack(2), ChooseStack(3))
    match.play(ChooseStack(1))
    assert cards(match, BLUE) == TOPS[:3]
    assert cards(match, RED) == TOPS[9:12]
    assert (match.decision.kind, match.decision.seat) == ("roll_dice", BLUE)
    for seat in (RED, BLUE):
        assert stocks(match.game, seat) == {
            **dict.fromkeys(("wood", "brick", "grain", "wool", "ore"), 1),
            "gold": 0,
        }
        assert points(match.game, seat).victory == 2
    assert [stack.height for stack in centre(match.game).stacks] == [6, 6, 9, 9]


@pytest.mark.rule("CAT-051", "CAT-052", "CAT-053", "CAT-054", "CAT-055")
@pytest.mark.parametrize(
    ("game", "theme", "before_yule", "opened_card"),
    [
        ("gold", 11, 8, "gold/merchant_guild"),
        ("turmoil", 11, 9, "turmoil/hedge_tavern"),
        ("progress", 12, 10, "progress/university"),
    ],
)
def test_a_theme_game_from_the_script_to_the_first_roll(
    game: str, theme: int, before_yule: int, opened_card: str
) -> None:
    match = opened(game, start_die=[1, 2])
    middle = centre(match.game)
    assert [stack.height for stack in middle.stacks] == [12, 12, 12, theme, theme]
    assert middle.open == (opened_card, opened_card)
    assert (middle.yule_in, middle.events) == (before_yule, before_yule + 4)
    assert match.actions() == (ChooseStack(0), ChooseStack(1), ChooseStack(2)), "no theme stack"
    chosen = ("base/abbey", "base/brigitta", "base/grain_mill")
    play(match, ChooseStack(0), *(TakeCard(card) for card in chosen))
    assert cards(match, BLUE) == list(chosen)
    assert match.actions() == (ChooseStack(1), ChooseStack(2)), "another one than the starting player's"
    match.play(ChooseStack(2))
    until(match, "arrange_landscapes")
    assert match.decision.seat == BLUE
    play(match, Swap("1:0t", "1:2b"), PASS)
    assert lands(match, BLUE)["2b"] == ("central/gold_river-4", 0)
    assert lands(match, BLUE)["0t"] == ("central/mountains-6", 1)
    assert match.decision.seat == RED
    match.play(PASS)
    assert (match.decision.kind, match.decision.seat) == ("roll_dice", BLUE)
    # the searched stack has kept its order
    left = [card for card in TOPS[:12] if card not in chosen]
    until(match, "draw_card")
    for card in left[:1]:
        match.play(Draw(0))
        assert card in cards(match, BLUE)


# -- turns


@pytest.mark.rule("CAT-062", "CAT-063")
def test_the_rulebooks_first_roll() -> None:
    match = begun(production_die=[6], event_die=["trade"])
    events = match.play(ROLL)
    assert stocks(match.game, RED)["grain"] == 2
    assert stocks(match.game, BLUE)["ore"] == 2
    assert [event.kind for event in events] == ["dice_rolled", "gained", "gained"]


@pytest.mark.rule("CAT-075", "CAT-076", "CAT-036", "CAT-077")
def test_events_come_in_the_scripts_order_and_yule_is_the_sixth() -> None:
    match = begun(events=EVENTS, production_die=[1] * 9, event_die=["event_card"] * 9)
    drawn: list[str] = []
    for _ in range(6):
        events = match.play(ROLL) + until(match, "action_phase")
        drawn += [event.card for event in named(events, "event_revealed")]
        until(match, "roll_dice")
    assert drawn[:6] == [*EVENTS[:5], "base/yule"]
    assert len(drawn) == 7, "another event in the turn of Yule"
    assert drawn[6] != "base/yule"
    assert centre(match.game).yule_in == 4, "one of the five above Yule has been drawn"


@pytest.mark.rule("CAT-061", "CAT-B01", "CAT-062", "CAT-070")
def test_brigitta_and_the_club_in_one_turn() -> None:
    match = begun(event_die=["brigand"])
    play(match, Play("base/brigitta"), ChooseNumber(4), ROLL)
    assert stocks(match.game, RED)["wool"] == 2, "five resources are safe, then wool comes"
    assert stocks(match.game, BLUE)["gold"] == 1
    assert centre(match.game).discard == "base/brigitta"
    assert match.decision.kind == "action_phase"


@pytest.mark.rule("CAT-060", "CAT-083", "CAT-120", "CAT-121", "CAT-B08")
def test_a_turn_in_which_the_rulebooks_abbey_is_built() -> None:
    match = begun(production_die=[6], event_die=["trade"])
    play(match, ROLL, Build("base/abbey", "0:1t1"))
    assert {kind: count for kind, count in stocks(match.game, RED).items() if count} == {
        "grain": 1,
        "wood": 1,
        "wool": 1,
    }
    match.play(PASS)
    assert match.decision.kind == "draw_card"
    play(match, Draw(0), Draw(0))
    assert cards(match, RED) == ["base/brigitta", "base/scout", "base/storehouse", "base/iron_foundry"]
    assert match.decision.kind == "exchange"


@pytest.mark.rule("CAT-123", "CAT-124", "CAT-125")
def test_the_exchange_free_and_by_search() -> None:
    match = begun(production_die=[6, 6, 6], event_die=["trade"] * 3)
    play(match, ROLL, PASS)
    assert match.decision.kind == "exchange", "with three cards nothing is drawn"
    play(match, PutUnder("base/brigitta", 0), Draw(0))
    assert cards(match, RED) == ["base/scout", "base/abbey", "base/storehouse"]
    play(match, ROLL, PASS, PutUnder("base/marketplace", 2), Search(0))
    assert match.decision.kind == "pay_from"
    play(match, Spend("1:2b"), Spend("1:2b"))
    assert [action.card for action in match.actions()] == sorted([*TOPS[4:9], "base/brigitta"])
    match.play(TakeCard("base/toll_bridge"))
    assert stocks(match.game, BLUE)["ore"] == 1
    play(match, ROLL, PASS, PutUnder("base/scout", 3), Draw(0))
    assert "base/iron_foundry" in cards(match, RED), "the order of the searched stack has stayed"


@pytest.mark.rule("CAT-100", "CAT-101", "CAT-B04")
def test_road_and_settlement_with_scripted_landscapes() -> None:
    match = begun(
        landscapes=["central/mountains-4", "central/gold_river-2", "central/forest-6"],
        production_die=[3, 1, 2],
        event_die=["harvest", "trade", "trade"],
    )
    play(match, ROLL, Store("0:-2b"), Store("1:0t"))
    match.play(Build("central/road", "0:2"))
    for _ in range(2):  # blue's turn, then red rolls his wood
        until(match, "roll_dice")
        match.play(ROLL)
    match.play(Build("central/settlement", "0:3"))
    assert match.decision.kind == "send_scout"
    assert match.actions() == (Play("base/scout"), PASS)
    match.play(PASS)
    assert match.actions() == (LayAbove("central/mountains-4"), LayAbove("central/gold_river-2"))
    match.play(LayAbove("central/gold_river-2"))
    assert lands(match, RED)["4t"] == ("central/gold_river-2", 0)
    assert lands(match, RED)["4b"] == ("central/mountains-4", 0)
    assert points(match.game, RED).victory == 3


@pytest.mark.rule("CAT-110", "CAT-073")
def test_celebration_then_trade() -> None:
    match = begun(production_die=[6, 2, 6], event_die=["celebration", "trade", "trade"])
    match.play(ROLL)
    assert (match.decision.seat, match.decision.kind) == (RED, "store_at")
    match.play(Store("0:2t"))
    assert match.decision.seat == BLUE
    match.play(Store("1:0t"))
    assert stocks(match.game, RED)["grain"] == 3
    match.play(Trade("grain", "gold"))
    assert stocks(match.game, RED)["grain"] == 0
    assert stocks(match.game, RED)["gold"] == 1


@pytest.mark.rule("CAT-150")
def test_a_scripted_match_is_the_same_twice() -> None:
    def played(choose: Callable[[Match], Action]) -> str:
        match = begun(events=EVENTS, production_die=[2, 5, 3], event_die=["event_card", "harvest", "trade"])
        for _ in range(60):
            match.play(choose(match))
        return match.digest()

    assert played(lambda match: match.actions()[-1]) == played(lambda match: match.actions()[-1])
