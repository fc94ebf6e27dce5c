"""Whole games, and what must hold at every moment of them."""

from __future__ import annotations

import json
from collections import Counter
from math import inf

import msgspec
import pytest

from engine.bots import decide
from engine.catan_duel import SPEC, values
from engine.catan_duel.catalog import CARDS, ROOM, box_cards
from engine.catan_duel.check import check
from engine.catan_duel.game import CatanDuel
from engine.core import save
from engine.core.chance import Chance
from engine.core.match import Match, new_match
from engine.core.plain import digest
from engine.core.problems import IllegalAction, SaveError
from engine.core.values import Scored
from tests.engine.catan_duel.games import played_a_while

BOXES = ["first", "gold", "turmoil", "progress"]
LONGEST = 12_000

every_box = pytest.mark.parametrize("box", BOXES)


def whole(box: str, seed: int = 1) -> Match:
    return played_a_while(box, LONGEST, seed)


def games(match: Match) -> list[CatanDuel]:
    found = [match.at(count) for count in range(0, len(match.history) + 1, 3)]
    return [game for game in found if isinstance(game, CatanDuel)]


@every_box
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games_end_with_a_winner(box: str, seed: int) -> None:
    match = whole(box, seed)
    assert match.over
    winner = match.game.state.winner
    assert match.scores()[winner] >= match.game.box.target
    assert match.ranking()[0] == [winner]


@every_box
def test_the_rules_of_the_table_hold_at_every_moment(box: str) -> None:
    for game in games(whole(box)):
        check(game)
        state = game.state
        assert all(0 <= amount <= ROOM for amount in state.stock.values())
        for seat in (0, 1):
            assert game.points[seat] == sum(
                counts[seat] * (2 if source == "cities" else 1) for source, counts in state.victory.items()
            )


@every_box
def test_no_card_is_ever_lost(box: str) -> None:
    """A second way to count: everything with a card in it, whatever step is under way."""
    boxed = Counter({card.id: card.count for card in box_cards(whole(box).game.box)})
    for game in games(whole(box)):
        if game.decision() is not None and game.decision().kind not in (
            "roll_dice",
            "action_phase",
            "exchange",
        ):
            continue
        state = game.state
        found = Counter([*state.open, *state.discard])
        for pile in (*state.hands, *state.stacks, state.events):
            found.update(slot.card for slot in pile)
        for realm in state.realms:
            found.update(card for layer in (realm.cards, realm.under) for card in layer.values())
        assert Counter({card: n for card, n in found.items() if not card.startswith("central/")}) == boxed


@every_box
def test_points_are_what_a_naive_count_says(box: str) -> None:
    """Counted once more, card by card, without behaviours."""
    for game in games(whole(box)):
        totals = []
        for realm in game.state.realms:
            cards = [CARDS[card] for card in realm.cards.values()]
            names = [card.name for card in cards]
            ships = sum("ship" in name and "pirate" not in name and "race" not in name for name in names)
            trade = sum(card.points.trade for card in cards) + ships * names.count("gold/salt_silo")
            if "gold/trading_base" in names:
                trade += names.count("base/marketplace") + names.count("gold/harbor")
            victory = sum(card.points.victory for card in cards)
            victory += names.count("gold/harbor") * (ships >= 3)
            totals.append((victory, sum(card.points.strength for card in cards), trade))
        for seat, (victory, strength, trade) in enumerate(totals):
            other = totals[1 - seat]
            victory += int(strength >= 3 and strength > other[1]) + int(trade >= 3 and trade > other[2])
            assert game.points[seat] == victory


@every_box
def test_scores_are_the_sum_of_what_was_scored(box: str) -> None:
    match = whole(box)
    events = [*match.opening, *(event for entry in match.entries for event in entry.events)]
    totals = [0, 0]
    for event in events:
        assert type(event) in match.game.event_types
        if isinstance(event, Scored):
            totals[event.seat] += event.points
    assert totals == match.scores()


@every_box
def test_stocks_are_the_sum_of_what_came_and_went(box: str) -> None:
    """Whoever follows the events knows every stock: log and animation rely on it."""
    match = whole(box)
    start = match.at(0)
    assert isinstance(start, CatanDuel)
    stock = start.state.stock.copy()
    for count, entry in enumerate(match.entries, start=1):
        for event in entry.events:
            match event:
                case values.Gained(place=place, amount=amount):
                    stock[place] += amount
                case values.Spent(place=place, amount=amount):
                    stock[place] -= amount
                case values.LandscapeLaid(place=place) | values.Built(place=place, card="gold/gold_cache"):
                    stock[place] = 0
                case values.Removed(place=place):
                    stock.pop(place, None)
                case values.Swapped(first=first, second=second):
                    for one, other in ((first, second), (f"{first}+", f"{second}+")):
                        moved = {other: stock.pop(one, None), one: stock.pop(other, None)}
                        stock.update({place: held for place, held in moved.items() if held is not None})
        if count % 5 == 0:
            game = match.at(count)
            assert isinstance(game, CatanDuel)
            assert stock == game.state.stock, entry


@every_box
def test_saves_and_replays(box: str) -> None:
    match = played_a_while(box, 400)
    text = save.dumps(match)
    again = save.loads({SPEC.id: SPEC}, text)
    assert again.digest() == match.digest()
    assert save.dumps(again) == text
    for game in games(match)[::10]:
        data = msgspec.json.decode(msgspec.json.encode(game.snapshot()))
        fresh = CatanDuel.restore(data)
        assert fresh.digest() == game.digest()
        assert fresh.actions() == game.actions()


@every_box
def test_illegal_actions_are_refused_by_a_rule(box: str) -> None:
    match = whole(box)
    history = match.history
    for count in range(0, len(history), max(1, len(history) // 40)):
        game = match.at(count)
        for action in history[:: max(1, len(history) // 30)]:
            refusal = game.why_not(action)
            if action not in game.actions():
                assert refusal is not None
                assert game.over or refusal.rule.startswith("CAT-"), (action, refusal)
                with pytest.raises(IllegalAction):
                    game.copy().apply(action)


@every_box
def test_forged_states_are_refused_or_can_be_played(box: str) -> None:
    wrong = (None, True, -1, 0, 3, 10**12, 2.5, "", "x", "0:1t1", "base/inga", [], [0], {}, {"x": 1})
    luck = Chance.start(len(box))
    match = played_a_while(box, 400)
    refused = 0
    for game in games(match)[:: max(1, len(games(match)) // 8)]:
        data = msgspec.json.decode(msgspec.json.encode(game.snapshot()))
        places = list(_ways(data))
        for _ in range(60):
            forged = json.loads(json.dumps(data))
            *way, last = luck.pick("place", places)
            inside = forged
            for key in way:
                inside = inside[key]
            inside[last] = luck.pick("value", wrong)
            try:
                taken = CatanDuel.restore(forged)
            except SaveError:
                refused += 1
                continue
            for _ in range(15):
                if not taken.over:
                    taken.apply(luck.pick("action", taken.actions()))
            assert digest(taken.snapshot())
    assert refused > 200


def _ways(value: object, way: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found: list[tuple[object, ...]] = []
    for key, item in inside:
        found += [(*way, key), *_ways(item, (*way, key))]
    return found


@pytest.mark.parametrize(("box", "seed"), [("first", 1), ("first", 3), ("gold", 0), ("turmoil", 0)])
def test_two_easy_bots_finish_a_game(box: str, seed: int) -> None:
    game = new_match(SPEC, ["Red", "Blue"], {"game": box}, seed).game
    luck = Chance.start(seed + 1)
    decisions = 0
    while (decision := game.decision()) is not None:
        game.apply(decide(game, decision.seat, "easy", inf, luck))
        decisions += 1
        assert decisions < 1500
    assert game.state.turn < 150
    assert max(game.points) >= game.box.target
