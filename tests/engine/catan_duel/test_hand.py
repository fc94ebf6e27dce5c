"""Drawing, giving up and exchanging hand cards."""

from __future__ import annotations

import pytest

from engine.catan_duel.values import PASS, Build, Demolish, Draw, PutUnder, Search, Spend, TakeCard
from tests.engine.catan_duel.duel import BLUE, RED, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel("gold")


@pytest.mark.rule("CAT-120", "CAT-121")
def test_the_hand_is_filled_to_three_from_any_stacks(duel: Duel) -> None:
    duel.hand(RED, "base/inga")
    duel.stack(0, "base/scout", "base/abbey")
    duel.stack(3, "gold/mint")
    duel.end()
    assert duel.asked == "draw_card"
    duel.play(Draw(0))
    assert duel.cards(RED) == ["base/inga", "base/scout"], (
        "a card may be seen before the next stack is chosen"
    )
    duel.play(Draw(3))
    assert duel.cards(RED) == ["base/inga", "base/scout", "gold/mint"]
    assert duel.asked == "exchange"
    assert duel.state.stacks[3] == ()


@pytest.mark.rule("CAT-121")
def test_an_empty_stack_gives_no_card_and_empty_stacks_end_drawing(duel: Duel) -> None:
    for number in range(5):
        duel.stack(number)
    duel.stack(2, "base/scout")
    duel.end()
    assert duel.cards(RED) == ["base/scout"], "the one card that is left comes by itself"
    assert duel.asked == "exchange"
    duel.stack(1, "base/abbey")
    duel.stack(2, "base/abbey")
    duel.hand(RED)
    duel.end()
    assert duel.refused(Draw(0)).reason == "empty_stack"
    assert duel.refused(PASS).rule == "CAT-121"


@pytest.mark.rule("CAT-122", "CAT-140")
def test_surplus_cards_go_under_stacks_with_their_back(duel: Duel) -> None:
    duel.hand(RED, "base/inga", "base/scout", "base/abbey", "gold/mint")
    duel.end()
    assert duel.asked == "lay_off"
    assert {action.stack for action in duel.offered("put_under") if action.card == "gold/mint"} == {3, 4}
    assert duel.refused(PutUnder("gold/mint", 0)).rule == "CAT-140"
    duel.play(PutUnder("gold/mint", 4))
    assert duel.state.stacks[4][0].card == "gold/mint"
    assert duel.asked == "exchange"
    assert len(duel.cards(RED)) == 3


@pytest.mark.rule("CAT-140")
def test_an_exhausted_stack_keeps_its_place(duel: Duel) -> None:
    duel.stack(1)
    duel.hand(RED, "base/inga", "base/scout", "base/abbey", "base/austin")
    duel.end()
    duel.play(PutUnder("base/austin", 1))
    assert [slot.card for slot in duel.state.stacks[1]] == ["base/austin"]


@pytest.mark.rule("CAT-123")
def test_exchange_for_the_top_card_of_any_stack(duel: Duel) -> None:
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stack(3, "gold/mint", "gold/harbor")
    duel.end()
    duel.play(PutUnder("base/inga", 1))
    assert duel.state.stacks[1][0].card == "base/inga"
    assert duel.asked == "new_card"
    assert duel.offered("search") == [], "nothing to pay with"
    duel.play(Draw(3))
    assert sorted(duel.cards(RED)) == ["base/abbey", "base/scout", "gold/mint"]
    assert (duel.asked, duel.asked_seat) == ("roll_dice", BLUE)


@pytest.mark.rule("CAT-123")
def test_exchange_may_be_declined(duel: Duel) -> None:
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.end()
    duel.play(PASS)
    assert len(duel.cards(RED)) == 3
    assert duel.asked_seat == BLUE


@pytest.mark.rule("CAT-124")
def test_search_costs_two_resources_and_keeps_the_order(duel: Duel) -> None:
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stack(3, "gold/mint", "gold/harbor", "gold/merchant")
    duel.stock(RED, wood=1, ore=2)
    duel.end()
    duel.play(PutUnder("base/inga", 1))
    duel.play(Search(3))
    assert duel.asked == "pay_from"
    duel.play(Spend("0:-2t"))
    assert duel.has(RED) == {"ore": 1}
    assert duel.asked == "pick_card"
    assert duel.offered("take_card") == [
        TakeCard("gold/harbor"),
        TakeCard("gold/merchant"),
        TakeCard("gold/mint"),
    ]
    assert duel.refused(PASS).reason == "must_take", "after looking a card must be taken"
    duel.play(TakeCard("gold/harbor"))
    assert [slot.card for slot in reversed(duel.state.stacks[3])] == ["gold/mint", "gold/merchant"]
    assert "gold/harbor" in duel.cards(RED)


@pytest.mark.rule("CAT-124", "CAT-B07")
def test_a_parish_hall_halves_the_price_of_a_search(duel: Duel) -> None:
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stock(RED, wood=1)
    duel.end()
    duel.play(PutUnder("base/inga", 1))
    refusal = duel.refused(Search(3))
    assert (refusal.rule, refusal.reason) == ("CAT-124", "price")
    duel.lay(RED, "1t1", "base/parish_hall")
    duel.play(Search(3))
    assert duel.has(RED) == {}
    assert duel.asked == "pick_card"


@pytest.mark.rule("CAT-124")
def test_the_card_put_under_can_be_searched_for(duel: Duel) -> None:
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stack(1)
    duel.stock(RED, wood=2)
    duel.end()
    duel.play(PutUnder("base/inga", 1), Search(1))
    assert duel.offered("take_card") == [TakeCard("base/inga")]


@pytest.mark.rule("CAT-125")
def test_a_drawn_card_waits_for_the_next_turn(duel: Duel) -> None:
    duel.stock(RED, grain=1, ore=1)
    duel.hand(RED, "base/scout", "base/abbey")
    duel.stack(0, "base/austin")
    duel.end()
    duel.play(Draw(0))
    assert duel.offered("build") == []
    assert duel.refused(Build("base/austin", "0:1t1")).rule == "CAT-123"
    duel.play(PASS)
    assert duel.asked_seat == BLUE


@pytest.mark.rule("CAT-B08", "CAT-120")
def test_an_abbey_allows_a_fourth_card(duel: Duel) -> None:
    """EXAMPLE: built with 3 hand cards (one of them the Abbey): 2 left, draw 2, limit 4."""
    duel.act()
    duel.stock(RED, brick=1, grain=1, ore=1)
    duel.hand(RED, "base/abbey", "base/inga", "base/scout")
    duel.play(Build("base/abbey", "0:1t1"), PASS)
    duel.play(Draw(0), Draw(1))
    assert duel.asked == "exchange"
    assert len(duel.cards(RED)) == 4


@pytest.mark.rule("CAT-126")
def test_a_lost_abbey_costs_a_card_at_the_end_of_the_own_turn_only(duel: Duel) -> None:
    duel.lay(RED, "1t1", "base/abbey")
    duel.hand(RED, "base/inga", "base/scout", "base/austin", "base/osmund")
    duel.act()
    duel.play(Demolish("0:1t1"))
    assert len(duel.cards(RED)) == 4
    duel.play(PASS)
    assert duel.asked == "lay_off"


@pytest.mark.rule("CAT-127")
def test_cards_lost_in_the_others_turn_are_refilled_at_the_end_of_the_own(duel: Duel) -> None:
    duel.lay(BLUE, "1t1", "base/candamir")
    duel.hand(RED, "base/inga", "base/scout", "base/austin")
    duel.event("base/fraternal_feuds", active=BLUE)
    duel.play(PutUnder("base/inga", 0), PutUnder("base/scout", 0))
    assert duel.cards(RED) == ["base/austin"]
    assert duel.asked_seat == BLUE
    duel.end(BLUE)
    while duel.asked_seat == BLUE:
        duel.play(duel.match.actions()[-1])
    assert duel.cards(RED) == ["base/austin"]
    duel.end(RED)
    assert duel.asked == "draw_card"
