"""What a seat knows, and what it must not learn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.catan_duel import SPEC
from engine.catan_duel.catalog import CARDS
from engine.catan_duel.game import CatanDuel
from engine.catan_duel.table import BOTH, Slot
from engine.catan_duel.values import PASS, Build, ChooseStack, Draw, Play, PutUnder, Search, TakeCard
from engine.core.match import new_match
from tests.engine.catan_duel.duel import BLUE, RED, Duel
from tests.engine.catan_duel.games import played_a_while

BOXES = ["first", "gold", "turmoil", "progress"]


def hidden_from(game: CatanDuel, seat: int) -> set[str]:
    """The cards that lie only where the seat cannot see them."""
    state = game.state
    other = [slot.card for slot in state.hands[1 - seat]]
    stacked = [slot.card for stack in (*state.stacks, state.events, state.landscapes) for slot in stack]
    open_to_all = [
        card for realm in state.realms for layer in (realm.cards, realm.under) for card in layer.values()
    ]
    seen = {*open_to_all, *state.open, *state.discard[-1:], *game.prince(seat).hand, *state.announced}
    seen |= {getattr(step, "card", "") for step in game.steps}
    return {*other, *stacked} - seen


@pytest.mark.rule("CAT-039", "CAT-141")
@pytest.mark.parametrize("box", BOXES)
def test_a_view_names_no_card_that_the_seat_cannot_see(box: str) -> None:
    match = played_a_while(box, 300)
    for count in range(0, len(match.history), 7):
        game = match.at(count)
        assert isinstance(game, CatanDuel)
        for seat in (RED, BLUE):
            text = json.dumps(game.view(seat))
            named = {card for card in hidden_from(game, seat) if f'"{card}"' in text}
            assert named == set(), (count, seat)


@pytest.mark.parametrize("box", BOXES)
def test_a_view_shows_the_own_hand_the_backs_of_the_other_and_heights(box: str) -> None:
    game = played_a_while(box, 200).game
    view = game.view(RED)["state"]
    assert [card["card"] for card in view["hands"][RED]] == game.prince(RED).hand
    assert [card["card"] for card in view["hands"][BLUE]] == [None] * len(game.state.hands[BLUE])
    backs = [CARDS[card].back for card in game.prince(BLUE).hand]
    assert [card["back"] for card in view["hands"][BLUE]] == backs == sorted(backs)
    assert view["stacks"] is view["events"] is view["landscapes"] is None
    assert view["heights"]["stacks"] == [len(stack) for stack in game.state.stacks]


@pytest.mark.parametrize("box", BOXES)
def test_a_guess_looks_the_same_and_can_be_played(box: str) -> None:
    match = played_a_while(box, 300)
    for count in range(0, len(match.history), 11):
        game = match.at(count)
        for seat in (RED, BLUE):
            guess = game.guess(seat, 5)
            assert guess.view(seat) == game.view(seat)
            assert game.guess(seat, 3).guess(seat, 5).digest() == guess.digest()
            decision = game.decision()
            assert decision is not None
            if decision.seat == seat:
                assert guess.actions() == game.actions()
            guess.apply(guess.actions()[-1])


OPEN_ACTIONS = {
    "build",
    "trade",
    "demolish",
    "pass",
    "store",
    "spend",
    "pick",
    "demand",
    "waive",
    "draw",
    "search",
}
"""What the other may do without luck, and without naming a card of his hand."""


@pytest.mark.rule("CAT-039")
@pytest.mark.parametrize("box", BOXES)
def test_games_that_differ_in_secrets_look_alike_whatever_the_other_does(box: str) -> None:
    """The same open action of the other, in a game and in guesses at it: same events, view and question."""
    match = played_a_while(box, 900, seed=4)
    compared = set()
    for count in range(0, len(match.history), 4):
        game = match.at(count)
        decision = game.decision()
        assert decision is not None
        observer = 1 - decision.seat
        for guess in (game.guess(observer, seed) for seed in range(3)):
            assert guess.view(observer) == game.view(observer)
            assert guess.decision() == decision
            shared = [action for action in game.actions() if action in guess.actions()]
            for action in [action for action in shared if action.kind in OPEN_ACTIONS]:
                one, two = game.copy(), guess.copy()
                seen = [[event.seen_by(observer) for event in each.apply(action)] for each in (one, two)]
                if not any(
                    event.kind in ("landscapes_revealed", "event_revealed") for event in seen[0] if event
                ):
                    assert seen[0] == seen[1], action
                    assert one.view(observer) == two.view(observer), action
                    compared.add(f"{decision.kind} {action.kind}")
    assert compared >= {"action_phase build", "action_phase trade", "draw_card draw", "exchange pass"}


@pytest.mark.rule("CAT-039", "CAT-T05", "CAT-B04")
def test_the_question_for_a_card_does_not_betray_it() -> None:
    """Sebastian and the Scout are asked for wherever they may be, as far as both players know."""
    for held in ("turmoil/sebastian", "turmoil/archer"):
        duel = Duel("turmoil")
        duel.lay(RED, "1t1", "base/candamir")
        duel.lay(BLUE, "1t1", "base/abbey")
        duel.hand(BLUE, held)
        duel.event("turmoil/feud")
        assert (duel.asked, duel.asked_seat) == ("refuse_event", BLUE)
        assert duel.match.actions() == ((Play(held), PASS) if held == "turmoil/sebastian" else (PASS,))
        duel.play(PASS)
        assert duel.asked == "put_away"
    for held in ("base/scout", "base/abbey"):
        duel = Duel("turmoil")
        duel.lay(RED, "2", "central/road")
        duel.hand(RED, held)
        duel.stock(RED, wood=1, brick=1, grain=1, wool=1)
        duel.act()
        duel.play(Build("central/settlement", "0:3"))
        assert duel.asked == "send_scout"
        duel.play(PASS)
        assert duel.asked == "lay_landscapes"


@pytest.mark.rule("CAT-039", "CAT-T05")
def test_nobody_is_asked_for_a_card_that_both_know_to_be_elsewhere() -> None:
    def asked(hand: str, discarded: tuple[str, ...] = (), stacked: tuple[Slot, ...] = ()) -> str:
        duel = Duel("turmoil")
        duel.lay(RED, "1t1", "base/candamir")
        duel.lay(BLUE, "1t1", "base/abbey")
        duel.hand(BLUE, hand)
        duel.state.discard = discarded
        duel.state.stacks[3] = stacked
        duel.event("base/feud")
        return duel.asked

    assert asked("base/austin") == "put_away", "its back is not that of Sebastian"
    assert asked("turmoil/archer", discarded=("turmoil/sebastian",)) == "put_away"
    assert asked("turmoil/archer", stacked=(Slot("turmoil/sebastian", BOTH),)) == "put_away"
    assert asked("turmoil/archer", stacked=(Slot("turmoil/sebastian", 1),)) == "refuse_event", (
        "only red knows"
    )


def test_who_knew_a_stack_no_longer_knows_it_when_the_other_took_a_card() -> None:
    duel = Duel()
    duel.stack(0, "base/inga", "base/austin", "base/osmund")
    duel.state.stacks[0] = tuple(slot.shown_to(RED) for slot in duel.state.stacks[0])
    duel.stock(BLUE, ore=2)
    duel.hand(BLUE, "base/scout", "base/abbey", "base/harald")
    duel.end(BLUE)
    duel.play(PutUnder("base/scout", 1), Search(0), TakeCard("base/austin"))
    left = {tuple(slot.card for slot in guess.state.stacks[0]) for guess in imagined(duel, RED)}
    assert len(left) > 1


def test_of_two_equal_cards_the_one_that_the_other_knew_counts_as_played() -> None:
    duel = Duel()
    duel.state.hands[RED] = (Slot("base/goldsmith", BOTH), Slot("base/goldsmith", 1))
    duel.stock(RED, gold=3)
    duel.act()
    duel.play(Play("base/goldsmith"))
    assert {guess.prince(RED).hand[0] for guess in imagined(duel, BLUE)} != {"base/goldsmith"}


def test_what_was_drawn_is_told_to_the_drawer_only() -> None:
    match = new_match(SPEC, ["Red", "Blue"], {}, 1, {"start die": [6, 1]})
    events = match.play(ChooseStack(0))
    own = [event.seen_by(RED).card for event in events if event.kind == "card_drawn"]
    told = [event.seen_by(BLUE).card for event in events if event.kind == "card_drawn"]
    assert own == match.game.prince(RED).hand
    assert told == [None, None, None]
    assert all(event.reveals for event in events if event.kind == "card_drawn")


def test_exchange_and_search_tell_the_other_the_stacks_only() -> None:
    duel = Duel()
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stock(RED, wood=2)
    duel.end()
    duel.play(PutUnder("base/inga", 1), Search(2))
    under, searched = duel.of("card_put_under")[0], duel.of("stack_searched")[0]
    assert (under.seen_by(BLUE).card, under.seen_by(BLUE).stack) == (None, 1)
    assert under.seen_by(RED).card == "base/inga"
    assert searched.reveals
    card = duel.offered("take_card")[0].card
    duel.play(TakeCard(card))
    picked = duel.of("card_picked")[0]
    assert (picked.seen_by(BLUE).card, picked.seen_by(RED).card) == (None, card)


def imagined(duel: Duel, seat: int, seeds: range = range(12)) -> list[CatanDuel]:
    return [duel.game.guess(seat, seed) for seed in seeds]


def test_a_searched_stack_is_not_forgotten() -> None:
    duel = Duel()
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stock(RED, wood=2)
    duel.end()
    duel.play(PutUnder("base/inga", 1), Search(2))
    duel.play(duel.match.actions()[0])
    known = [slot.card for slot in duel.state.stacks[2]]
    for guess in imagined(duel, RED):
        assert [slot.card for slot in guess.state.stacks[2]] == known
        assert guess.state.stacks[1][0].card == "base/inga", "nor what one put under a stack"
    others = [[slot.card for slot in guess.state.stacks[2]] for guess in imagined(duel, BLUE)]
    assert any(cards != known for cards in others), "the other has not seen it"


def test_a_search_does_not_change_the_stack() -> None:
    duel = Duel()
    duel.hand(RED, "base/inga", "base/scout", "base/abbey")
    duel.stock(RED, wood=2)
    duel.end()
    before = [slot.card for slot in duel.state.stacks[2]]
    duel.play(PutUnder("base/inga", 1), Search(2))
    assert [slot.card for slot in duel.state.stacks[2]] == before
    taken = duel.match.actions()[0].card
    duel.play(TakeCard(taken))
    left = [slot.card for slot in duel.state.stacks[2]]
    assert left == _without_last(before, taken)


def _without_last(cards: list[str], card: str) -> list[str]:
    place = len(cards) - 1 - cards[::-1].index(card)
    return cards[:place] + cards[place + 1 :]


def test_a_hand_that_was_seen_is_known_until_a_card_leaves_it_unseen() -> None:
    duel = Duel("turmoil")
    duel.act()
    duel.city(RED)
    duel.lay(RED, "1t1", "turmoil/hedge_tavern")
    duel.hand(RED, "turmoil/traitor")
    hand = ["base/inga", "base/scout", "base/abbey"]
    duel.hand(BLUE, *hand)
    assert any(guess.prince(BLUE).hand != hand for guess in imagined(duel, RED))
    duel.play(Play("turmoil/traitor"), PASS)
    assert duel.of("hand_shown")[0].reveals
    assert all(guess.prince(BLUE).hand == hand for guess in imagined(duel, RED))
    duel.end(BLUE)
    duel.play(PutUnder("base/scout", 0), Draw(1))
    assert any(guess.prince(BLUE).hand[:2] != ["base/inga", "base/abbey"] for guess in imagined(duel, RED))


def test_everyone_knows_where_yule_and_resolved_events_lie() -> None:
    duel = Duel()
    duel.event("base/trade_ships_race")
    for guess in imagined(duel, RED):
        events = [slot.card for slot in guess.state.events]
        assert events[0] == "base/trade_ships_race"
        assert events.index("base/yule") == 4


def test_a_fetched_card_is_known_to_both() -> None:
    duel = Duel("progress")
    duel.act()
    duel.city(BLUE)
    duel.state.discard += ("base/inga",)
    duel.hand(RED, "progress/gustav")
    duel.play(Play("progress/gustav"), TakeCard("base/inga"))
    assert all(guess.prince(RED).hand == ["base/inga"] for guess in imagined(duel, BLUE))


def test_a_stolen_card_is_known_to_who_lost_it() -> None:
    duel = Duel("turmoil")
    duel.act()
    duel.city(RED)
    duel.lay(RED, "1t1", "turmoil/hedge_tavern")
    duel.hand(RED, "turmoil/traitor")
    duel.hand(BLUE, "base/inga", "base/scout")
    duel.play(Play("turmoil/traitor"), TakeCard("base/inga"))
    assert duel.of("card_stolen")[0].seen_by(BLUE).card == "base/inga"
    assert all(guess.prince(RED).hand == ["base/inga"] for guess in imagined(duel, BLUE))


def test_the_scout_shuffles_what_he_has_seen() -> None:
    duel = Duel()
    duel.act()
    duel.lay(RED, "2", "central/road")
    duel.hand(RED, "base/scout")
    duel.stock(RED, wood=1, brick=1, grain=1, wool=1)
    duel.play(Build("central/settlement", "0:3"), Play("base/scout"))
    duel.luck(landscapes=["central/pasture-6", "central/forest-6"])
    for _ in range(2):
        duel.play(duel.match.actions()[0])
    assert [slot.card for slot in duel.state.landscapes][-2:] == ["central/forest-6", "central/pasture-6"]
    orders: list[Any] = [tuple(slot.card for slot in guess.state.landscapes) for guess in imagined(duel, RED)]
    assert len(set(orders)) > 1
