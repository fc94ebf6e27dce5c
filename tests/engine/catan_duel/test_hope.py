"""A game that nobody can win any more is over."""

from __future__ import annotations

import msgspec
import pytest

from engine.catan_duel import SPEC
from engine.catan_duel.catalog import box_cards
from engine.catan_duel.game import CatanDuel
from engine.catan_duel.hope import hopeless
from engine.catan_duel.look import called_off
from engine.catan_duel.values import PASS
from engine.core.chance import Chance
from engine.core.match import new_match
from tests.engine.catan_duel.duel import BLUE, RED, Duel


def bare(game: str, red: int, blue: int) -> Duel:
    """Red and blue have so many cities, nothing else is left, and every card lies on the discard pile."""
    duel = Duel(game)
    for seat, cities in ((RED, red), (BLUE, blue)):
        for column in range(1, 2 * cities - 2, 2):
            duel.lay(seat, str(column - 1), "central/road")
            duel.lay(seat, str(column), "central/settlement")
        for column in range(-1, 2 * cities - 2, 2):
            duel.city(seat, column)
    state = duel.state
    state.central = dict.fromkeys(state.central, 0)
    state.stacks[:] = [()] * len(state.stacks)
    state.open = ()
    cards = [card for card in box_cards(duel.game.box) if card.kind != "event"]
    state.discard = tuple(card.id for card in cards if not card.open for _ in range(card.count))
    duel.act()
    return duel


def fetch(duel: Duel, seat: int, *cards: str) -> None:
    """Cards are in a hand instead of on the discard pile."""
    state = duel.state
    for card in cards:
        place = state.discard.index(card)
        state.discard = state.discard[:place] + state.discard[place + 1 :]
    duel.hand(seat, *cards)


@pytest.mark.parametrize(("red", "blue", "first"), [(4, 3, [RED]), (3, 4, [BLUE]), (4, 4, [RED, BLUE])])
def test_whoever_has_more_is_first_when_nothing_is_left_to_win_with(
    red: int, blue: int, first: list[int]
) -> None:
    duel = bare("turmoil", red, blue)
    duel.play(PASS)
    assert duel.match.over
    assert duel.match.ranking()[0] == first
    assert [event.winners for event in duel.of("game_over")] == [tuple(first)]


def test_with_a_town_left_there_is_hope() -> None:
    duel = bare("turmoil", 4, 3)
    duel.state.central["central/city"] = 1
    assert not hopeless(duel.game)


@pytest.mark.parametrize(
    ("game", "cities", "cards", "hope"),
    [
        ("gold", 5, ["gold/mint"], False),
        ("gold", 5, ["gold/mint", "gold/mint"], True),
        ("gold", 5, ["gold/mint", "gold/staple_house"], False),  # it needs the guild
        ("gold", 5, ["gold/mint", "base/candamir"], True),  # the strength token
        ("gold", 5, ["gold/mint", "base/harald"], False),
        ("gold", 5, ["gold/mint", "gold/harbor"], False),  # it needs three ships
        ("gold", 5, ["gold/harbor", "base/ore_ship", "base/gold_ship", "base/wool_ship"], True),
        ("progress", 5, ["progress/parliament"], False),  # it needs two progress points
        ("progress", 5, ["progress/gustav"], False),  # who is not behind and has no library
    ],
)
def test_hope_lies_in_what_can_still_be_built(game: str, cities: int, cards: list[str], hope: bool) -> None:
    duel = bare(game, cities, cities)
    fetch(duel, BLUE, *cards)
    assert hopeless(duel.game) is not hope


@pytest.mark.parametrize("card", ["progress/gustav", "progress/guido"])
def test_who_is_behind_may_hope_for_the_discard_pile(card: str) -> None:
    duel = bare("progress", 5, 4)
    fetch(duel, RED, card)
    assert not hopeless(duel.game)


def test_cards_of_the_other_may_come_back_and_unique_ones_count_once() -> None:
    duel = bare("gold", 5, 3)
    duel.state.open = ("gold/merchant_guild", "gold/merchant_guild")
    assert hopeless(duel.game), "one guild and its two trade points"
    duel.lay(BLUE, "1t1", "gold/mint")
    assert not hopeless(duel.game)


@pytest.mark.parametrize("box", ["gold", "turmoil", "progress"])
@pytest.mark.parametrize("seed", [2, 3])
def test_games_of_nothing_but_lots_end(box: str, seed: int) -> None:
    """Demolition as often as everything else: cards run out, and still there is an end."""
    match = new_match(SPEC, ["Red", "Blue"], {"game": box}, seed)
    game, luck = match.game, Chance.start(seed)
    for _ in range(15_000):
        if game.over:
            break
        game.carry_out(luck.pick("action", game.actions()))
    assert game.over
    state = game.state
    assert state.winner >= 0 or all(points < game.box.target for points in game.points)
    saved = msgspec.json.decode(msgspec.json.encode(game.snapshot()))
    assert CatanDuel.restore(saved).ranking() == game.ranking()


def test_a_game_without_a_winner_is_called_off_before_it_is_over() -> None:
    duel = bare("turmoil", 4, 3)
    duel.play(PASS)
    assert [event.kind for event in duel.events][-2:] == ["called_off", "game_over"]
    assert duel.of("called_off")[0].target == 12
    assert called_off(duel.game)
