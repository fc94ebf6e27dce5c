"""Setting up the first game and the theme games."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.catan_duel import SPEC
from engine.catan_duel.catalog import CARDS
from engine.catan_duel.values import PASS, ChooseStack, StartRolled, Swap, TakeCard
from engine.core.match import Match, new_match
from tests.engine.catan_duel.duel import BLUE, RED, Duel

THEMES = ["gold", "turmoil", "progress"]


def start(game: str = "first", seed: int = 1, **script: list[object]) -> Match:
    named = {name.replace("_", " "): values for name, values in script.items()}
    return new_match(SPEC, ["Red", "Blue"], {"game": game}, seed, {"start die": [6, 1], **named})


@pytest.mark.rule("CAT-010", "CAT-031", "CAT-032", "CAT-040")
def test_the_start_principalities() -> None:
    state = start().game.state
    numbers = {
        "forest": (2, 3),
        "gold_river": (1, 4),
        "fields": (6, 5),
        "hills": (3, 2),
        "pasture": (4, 1),
        "mountains": (5, 6),
    }
    places = {
        "forest": "-2t",
        "gold_river": "0t",
        "fields": "2t",
        "hills": "-2b",
        "pasture": "0b",
        "mountains": "2b",
    }
    for seat in (RED, BLUE):
        cards = state.realms[seat].cards
        assert cards[f"{seat}:-1"] == cards[f"{seat}:1"] == "central/settlement"
        assert cards[f"{seat}:0"] == "central/road"
        for kind, place in places.items():
            assert cards[f"{seat}:{place}"] == f"central/{kind}-{numbers[kind][seat]}"
            assert state.stock[f"{seat}:{place}"] == (0 if kind == "gold_river" else 1)
        assert sorted(CARDS[cards[f"{seat}:{place}"]].facts["number"] for place in places.values()) == [
            1,
            2,
            3,
            4,
            5,
            6,
        ]
    assert start().scores() == [2, 2]


@pytest.mark.rule("CAT-030", "CAT-033", "CAT-035")
def test_the_stacks_of_the_first_game() -> None:
    state = start().game.state
    assert state.central == {"central/road": 7, "central/settlement": 5, "central/city": 7}
    assert len(state.landscapes) == 12
    assert [len(stack) for stack in state.stacks] == [9, 9, 9, 9]
    assert {slot.back for stack in state.stacks for slot in stack} == {"base"}
    assert len(state.events) == 9
    assert state.open == ()


@pytest.mark.rule("CAT-036")
def test_yule_is_the_sixth_event() -> None:
    for seed in range(20):
        events = [slot.card for slot in reversed(start(seed=seed).game.state.events)]
        assert events.index("base/yule") == 5


@pytest.mark.rule("CAT-051", "CAT-052", "CAT-053", "CAT-056")
@pytest.mark.parametrize(
    ("game", "above", "theme", "opened"),
    [
        ("gold", 8, 11, "gold/merchant_guild"),
        ("turmoil", 9, 11, "turmoil/hedge_tavern"),
        ("progress", 10, 12, "progress/university"),
    ],
)
def test_the_stacks_of_a_theme_game(game: str, above: int, theme: int, opened: str) -> None:
    match = start(game)
    state = match.game.state
    events = [slot.card for slot in reversed(state.events)]
    assert events.index("base/yule") == above
    assert len(events) == above + 4
    assert [len(stack) for stack in state.stacks] == [12, 12, 12, theme, theme]
    assert [stack[0].back for stack in state.stacks] == ["base", "base", "base", game, game]
    assert state.open == (
        opened,
        opened,
    )
    assert match.game.box.target == 12


@pytest.mark.rule("CAT-037")
def test_the_higher_number_begins_and_equal_ones_are_rolled_again() -> None:
    match = new_match(SPEC, ["Red", "Blue"], {}, 1, {"start die": [4, 4, 2, 5]})
    assert [event for event in match.opening if isinstance(event, StartRolled)] == [
        StartRolled(RED, 4),
        StartRolled(BLUE, 4),
        StartRolled(RED, 2),
        StartRolled(BLUE, 5),
    ]
    assert match.game.state.starter == BLUE
    assert match.decision is not None
    assert match.decision.seat == BLUE


@pytest.mark.rule("CAT-038")
def test_start_hands_of_the_first_game_are_drawn_from_two_stacks() -> None:
    first = ["base/abbey", "base/scout", "base/inga"]
    match = start(base_cards=first)
    match.play(ChooseStack(0))
    assert match.game.prince(RED).hand == first
    assert match.decision is not None
    assert match.decision.seat == BLUE
    refusal = match.game.why_not(ChooseStack(0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CAT-038", "taken")
    match.play(ChooseStack(3))
    assert [len(stack) for stack in match.game.state.stacks] == [6, 9, 9, 6]
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("roll_dice", RED)


@pytest.mark.rule("CAT-050", "CAT-054")
@pytest.mark.parametrize("game", THEMES)
def test_start_hands_of_a_theme_game_are_chosen(game: str) -> None:
    match = start(game)
    assert match.actions() == (ChooseStack(0), ChooseStack(1), ChooseStack(2))
    before = [slot.card for slot in match.game.state.stacks[1]]
    match.play(ChooseStack(1))
    wanted = [before[0], before[5], before[11]]
    for card in wanted:
        match.play(TakeCard(card))
    assert match.game.prince(RED).hand == wanted
    left = [slot.card for slot in match.game.state.stacks[1]]
    kept = before.copy()
    for card in wanted:
        del kept[len(kept) - 1 - kept[::-1].index(card)]
    assert left == kept, "the order of the rest is kept"
    assert match.actions() == (ChooseStack(0), ChooseStack(2))


@pytest.mark.rule("CAT-055")
def test_landscapes_of_a_theme_game_are_rearranged_with_their_stocks() -> None:
    match = start("gold")
    while match.decision is not None and match.decision.kind != "arrange_landscapes":
        match.play(match.actions()[0])
    assert match.decision is not None
    assert match.decision.seat == RED
    match.play(Swap("0:-2t", "0:0t"))
    cards, stock = match.game.state.realms[RED].cards, match.game.state.stock
    assert (cards["0:-2t"], stock["0:-2t"]) == ("central/gold_river-1", 0)
    assert (cards["0:0t"], stock["0:0t"]) == ("central/forest-2", 1)
    match.play(PASS)
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("arrange_landscapes", BLUE)
    match.play(PASS)
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("roll_dice", RED)


@pytest.mark.rule("CAT-055")
def test_five_exchanges_reach_every_order_and_are_the_last() -> None:
    match = start("gold")
    while match.decision is not None and match.decision.kind != "arrange_landscapes":
        match.play(match.actions()[0])
    places = [place for place, _ in match.game.state.realms[RED].landscapes]
    before = [match.game.state.realms[RED].cards[place] for place in places]
    for first, second in pairwise(places):
        match.play(Swap(first, second))
    after = [match.game.state.realms[RED].cards[place] for place in places]
    assert after == [*before[1:], before[0]], "a turn of all six takes five exchanges"
    assert match.decision is not None
    assert match.decision.seat == BLUE


def test_landscapes_of_the_first_game_stay() -> None:
    match = start()
    match.play(ChooseStack(0))
    match.play(ChooseStack(1))
    assert match.decision is not None
    assert match.decision.kind == "roll_dice"


def test_a_script_fixes_stacks_and_events() -> None:
    match = start(
        "turmoil",
        turmoil_cards=["turmoil/archer", "turmoil/traitor"],
        events=["turmoil/riots", "base/feud"],
        landscapes=["central/forest-6", "central/hills-5"],
    )
    state = match.game.state
    assert [slot.card for slot in state.stacks[3]][-2:] == ["turmoil/traitor", "turmoil/archer"]
    assert [slot.card for slot in state.events][-2:] == ["base/feud", "turmoil/riots"]
    assert [slot.card for slot in state.landscapes][-2:] == ["central/hills-5", "central/forest-6"]


@pytest.mark.rule("CAT-060")
def test_a_turn_goes_through_its_phases() -> None:
    duel = Duel()
    duel.hand(RED, "base/austin")
    asked = [duel.asked]
    duel.roll(1, "trade")
    asked.append(duel.asked)
    while duel.asked_seat == RED:
        duel.play(PASS if PASS in duel.match.actions() else duel.match.actions()[0])
        asked.append(duel.asked)
    assert asked == ["roll_dice", "action_phase", "draw_card", "draw_card", "exchange", "roll_dice"]
    assert duel.asked_seat == BLUE
